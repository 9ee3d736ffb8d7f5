"""What choosing a hand is worth: players who draft in some other way meet those who draft by ratings.

`farmyard arena --players master,farmyard.lab.drafts:Indifferent --seats 2 --decks EIK --hands draft`
"""

import random

from farmyard.agricola.state.game import Agricola
from farmyard.ai.levels import Farmer, Master, shipped_value
from farmyard.ai.lookahead import Judge, best_of, look_ahead
from farmyard.ai.player import SECONDS, ComputerPlayer
from farmyard.kernel.option import Option
from farmyard.kernel.rng import Rng
from farmyard.kernel.seat import Seat


class Indifferent(ComputerPlayer):
    """Picks any card while hands are drafted, and is a master from then on."""

    def __init__(self, seed: int, seconds: float = SECONDS) -> None:
        super().__init__(seed, seconds)
        self.random = random.Random(seed)
        self.then = self.level(seed, seconds)
        self.judge = Judge(shipped_value())

    def level(self, seed: int, seconds: float) -> ComputerPlayer:
        """Who plays when hands have been drafted."""
        return Master(seed, seconds)

    def choose(self, seat: Seat) -> Option:
        copy = seat.deal(Rng(self.seed))
        if isinstance(copy, Agricola) and copy.packs:
            assert seat.decision is not None
            return self.pick(seat.decision.options, copy)
        return self.then.choose(seat)

    def pick(self, options: list[Option], copy: Agricola) -> Option:
        """One of the cards of a pack."""
        return self.random.choice(options)


class IndifferentFarmer(Indifferent):
    """Picks any card, and is a farmer from then on."""

    def level(self, seed: int, seconds: float) -> ComputerPlayer:
        return Farmer(seed)


class ValuingFarmer(IndifferentFarmer):
    """Picks the card that the learned value likes best, whatever its rating, and is a farmer from then on."""

    def pick(self, options: list[Option], copy: Agricola) -> Option:
        return options[best_of(look_ahead(self.judge, copy, options))]
