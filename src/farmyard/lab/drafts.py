"""What choosing a hand is worth: players who draft in some other way meet those who draft by the learned value.

`farmyard arena --players master,farmyard.lab.drafts:Indifferent --seats 2 --decks EIK --hands draft`
"""

import random

from farmyard.agricola.state.game import Agricola
from farmyard.ai.card_ratings import DEALT, rating_of
from farmyard.ai.levels import Farmer, Master
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

    def level(self, seed: int, seconds: float) -> ComputerPlayer:
        """Who plays when hands have been drafted."""
        return Master(seed, seconds)

    def choose(self, seat: Seat) -> Option:
        copy = seat.deal(Rng(self.seed))
        if isinstance(copy, Agricola) and any(copy.packs):
            assert seat.decision is not None
            return self.pick(seat.decision.options, copy.seats())
        return self.then.choose(seat)

    def pick(self, options: list[Option], players: int) -> Option:
        """One of the cards of a pack."""
        return self.random.choice(options)


class IndifferentFarmer(Indifferent):
    """Picks any card, and is a farmer from then on."""

    def level(self, seed: int, seconds: float) -> ComputerPlayer:
        return Farmer(seed)


class RatedFarmer(IndifferentFarmer):
    """Picks the card with the best rating in the package, and is a farmer from then on."""

    def pick(self, options: list[Option], players: int) -> Option:
        return max(options, key=lambda option: points_of(option, players))


def points_of(option: Option, players: int) -> float:
    """The rating of a card that may be kept; one that has not been rated counts as an average one."""
    ratings = [rating_of(key, players, DEALT) for key in option.target.cards]
    return sum([rating.points[0] for rating in ratings if rating is not None])
