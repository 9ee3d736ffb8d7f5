"""Computer players at many tables side by side. What farmers consider is valued in one batch.

Farmers choose as they would alone, but for the rounding of numbers: where two options are worth the same, another one
may be taken. Which options are valued together follows from the games alone. Quick ones do not finish their turns in
thought, as in self-play. None drafts by ratings: what cards are worth is found from these games.
"""

from dataclasses import dataclass
from typing import Final

from farmyard.agricola.state.game import Agricola
from farmyard.ai.any_time import cards_to_use, with_reluctance, without_circles
from farmyard.ai.levels import Farmer, dealt
from farmyard.ai.lookahead import MOST_CHOICES, best_of, look_ahead_together
from farmyard.ai.player import ComputerPlayer
from farmyard.kernel.decision import Decision
from farmyard.kernel.option import Option
from farmyard.kernel.seat import seats_of

QUICK: Final = "quick"
"""The name of farmers that do not finish their turns in thought."""


class OneByOne:
    """Any players at some tables, a list of them for each table."""

    def __init__(self, games: list[Agricola], players: list[list[ComputerPlayer]]) -> None:
        self.games = games
        self.players = players
        self.places = [seats_of(game) for game in games]

    def choose(self) -> None:
        """One choice at every table that goes on."""
        for number, decision in self.asked():
            self.play(number, self.players[number][decision.seat].choose(self.places[number][decision.seat]))

    def asked(self) -> list[tuple[int, Decision]]:
        """The tables that go on, by number, and what is asked there."""
        every = [(number, game.decision) for number, game in enumerate(self.games)]
        return [(number, decision) for number, decision in every if decision is not None]

    def play(self, number: int, option: Option) -> None:
        self.games[number].play(option)


@dataclass
class Thought:
    """What a farmer considers at a table: options of its decision, and cards to use after them."""

    number: int
    copy: Agricola
    options: list[Option]
    choices: int


class Farmers(OneByOne):
    """Farmers at all tables, each by a seed."""

    def __init__(self, games: list[Agricola], seeds: list[list[int]], quick: bool = False) -> None:
        self.farmers = [[Farmer(seed) for seed in row] for row in seeds]
        super().__init__(games, [list(row) for row in self.farmers])
        self.judge = self.farmers[0][0].judge
        self.most = 0 if quick else MOST_CHOICES

    def choose(self) -> None:
        thoughts: list[Thought] = []
        for number, decision in self.asked():
            seat, farmer = self.places[number][decision.seat], self.farmers[number][decision.seat]
            if decision.step.lucky:
                self.play(number, farmer.choose(seat))
                continue
            copy = dealt(seat, farmer.rng)
            options = without_circles(copy, decision.options)
            thoughts.append(Thought(number, copy, options + cards_to_use(copy, decision), len(options)))
        if not thoughts:
            return
        games, offered = [thought.copy for thought in thoughts], [thought.options for thought in thoughts]
        for thought, worth in zip(thoughts, look_ahead_together(self.judge, games, offered, self.most)):
            self.play(thought.number, thought.options[best_of(with_reluctance(worth, thought.choices))])
