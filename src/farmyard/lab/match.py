"""A match for the place in the package: farmers with new weights against farmers with those that are shipped.

Every deal is played at each seat by the challenger, with holders of the place at all others; alone, both play the same
deals. New weights take the place only if they win clearly, and lose clearly nowhere.
"""

import math
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path

from farmyard.agricola.rules.scoring import scores, winners
from farmyard.agricola.settings import AgricolaSettings
from farmyard.agricola.setup import new_game
from farmyard.agricola.state.game import Agricola
from farmyard.ai.levels import Farmer
from farmyard.ai.player import MANY, ONE, TWO
from farmyard.ai.value import Value, load
from farmyard.kernel.seat import seats_of
from farmyard.lab.simulate import seed_of
from farmyard.lab.workers import ALONE, Workers, handed_out

TABLES = {
    ONE: (
        AgricolaSettings(edition="original", players=1, decks="E"),
        AgricolaSettings(edition="original", players=1, decks="EIK"),
        AgricolaSettings(edition="original", players=1, moor=1),
    ),
    TWO: (
        AgricolaSettings(edition="revised", players=2, side_job=True),
        AgricolaSettings(edition="original", family=True, players=2),
        AgricolaSettings(edition="original", players=2, decks="EIK"),
        AgricolaSettings(edition="revised", players=2, decks="AB"),
    ),
    MANY: (
        AgricolaSettings(edition="original", players=4, decks="EIK"),
        AgricolaSettings(edition="original", players=3, decks="EIK"),
        AgricolaSettings(edition="revised", players=4, decks="AB"),
        AgricolaSettings(edition="original", family=True, players=4),
    ),
}
"""What is played for the place of each of the weights in the package."""
CLEARLY = 1.64
"""The standard errors by which a challenger must be better than an equal, and at no table worse."""


@dataclass(frozen=True)
class Won:
    """The share of the games of a table that the challenger won, and what an equal would have won."""

    share: float
    par: float
    games: int

    @property
    def surplus(self) -> float:
        return (self.share - self.par) / self.par

    @property
    def variance(self) -> float:
        """Of the surplus of an equal."""
        return (1 - self.par) / self.par / self.games


@dataclass(frozen=True)
class Verdict:
    """How a match ended, by table."""

    won: dict[str, Won]

    @property
    def lead(self) -> float:
        """The standard errors by which the challenger is better than an equal."""
        return lead(*self.won.values())

    @property
    def clear(self) -> bool:
        return self.lead > CLEARLY and min([lead(won) for won in self.won.values()]) > -CLEARLY


def lead(*tables: Won) -> float:
    """The standard errors by which somebody is better than an equal at some tables."""
    return sum([won.surplus for won in tables]) / math.sqrt(sum([won.variance for won in tables]))


@cache
def known(path: Path) -> Value:
    """Weights, read once."""
    return load(path)


def played(table: AgricolaSettings, seed: int, seats: list[Value]) -> Agricola:
    """A game of farmers, each with weights of its own."""
    game = new_game(table, seed)
    farmers = [Farmer(seed + number, value) for number, value in enumerate(seats)]
    places = seats_of(game)
    while (decision := game.decision) is not None:
        game.play(farmers[decision.seat].choose(places[decision.seat]))
    return game


def won_by_challenger(challenger: Path, holder: Path, seed: int, asked: tuple[AgricolaSettings, int]) -> float:
    """What the challenger gets of a victory in one game of a table."""
    table, number = asked
    new, old = known(challenger), known(holder)
    deal, seat = divmod(number, table.players)
    seed = seed_of(seed, deal)
    if table.players == 1:
        ours, theirs = [scores(played(table, seed, [value]))[0] for value in (new, old)]
        return 0.5 if ours == theirs else float(ours > theirs)
    best = winners(played(table, seed, [new if place == seat else old for place in range(table.players)]))
    return 1 / len(best) if seat in best else 0.0


def match(
    challenger: Path,
    holder: Path,
    tables: tuple[AgricolaSettings, ...],
    games: int,
    seed: int = 1,
    workers: Workers = ALONE,
    shown: Callable[[Iterator[float], int], Iterable[float]] = lambda results, number: results,
) -> Verdict:
    """So many games of each table; `shown` may tell somebody how far it is."""
    work = partial(won_by_challenger, challenger, holder, seed)
    asked = [(table, number) for table in tables for number in range(games)]
    results = list(shown(handed_out(work, asked, workers), len(asked)))
    won: dict[str, Won] = {}
    for place, table in enumerate(tables):
        share = sum(results[place * games : (place + 1) * games]) / games
        words = ", ".join([f"{key} {value}" for key, value in table.fields().items()])
        won[words] = Won(share, 1 / max(2, table.players), games)
    return Verdict(won)


def take_the_place(challenger: Path, holder: Path) -> None:
    """Put new weights where players find them."""
    holder.write_bytes(challenger.read_bytes())
