"""What choosing a hand is worth: a master that takes hand cards as they come meets one that drafts.

`farmyard arena --players master,farmyard.lab.drafts:Indifferent --seats 2 --decks EIK --hands draft`
"""

import random

from farmyard.agricola.state.game import Agricola
from farmyard.ai.levels import Master
from farmyard.ai.player import SECONDS, ComputerPlayer
from farmyard.kernel.option import Option
from farmyard.kernel.rng import Rng
from farmyard.kernel.seat import Seat


class Indifferent(ComputerPlayer):
    """Picks any card while hands are drafted, and is a master from then on."""

    def __init__(self, seed: int, seconds: float = SECONDS) -> None:
        super().__init__(seed, seconds)
        self.random = random.Random(seed)
        self.master = Master(seed, seconds)

    def choose(self, seat: Seat) -> Option:
        copy = seat.deal(Rng(self.seed))
        if isinstance(copy, Agricola) and any(copy.packs):
            assert seat.decision is not None
            return self.random.choice(seat.decision.options)
        return self.master.choose(seat)
