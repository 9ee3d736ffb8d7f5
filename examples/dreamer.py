"""A player of one's own: it plays on from each option at random, on dealt copies, and takes what ends best.

In this folder: `farmyard play --seats you,dreamer:Dreamer`, or `farmyard simulate --seats dreamer:Dreamer,random`.
"""

import random

from farmyard.ai.player import ComputerPlayer
from farmyard.kernel.option import Option
from farmyard.kernel.seat import Seat


class Dreamer(ComputerPlayer):
    def choose(self, seat: Seat) -> Option:
        assert seat.decision is not None
        return max(seat.decision.options, key=lambda option: sum(self.dream(seat, option, luck) for luck in range(2)))

    def dream(self, seat: Seat, option: Option, luck: int, choices: int = 40) -> int:
        dice = random.Random(self.seed + luck)
        game = seat.deal(dice)
        game.play(option)
        while game.decision is not None and (choices := choices - 1):
            game.play(dice.choice(game.decision.options))
        return game.scores()[seat.number]
