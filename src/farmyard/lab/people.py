"""What cards are worth to computer players and to people: a page that compares the ratings in the package with counts.

`benchmarks/people.csv` holds how strong cards have proved in drafted games of four people, and as the how manieth card
they are taken there; docs/ratings.md says where that was counted. This module, run, makes the page.
"""

import csv
import math
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from farmyard.agricola.content.catalogue import card_named
from farmyard.agricola.state.card import MINOR, OCCUPATION
from farmyard.ai.card_ratings import DEALT, shipped_runs

COUNTED = Path("benchmarks/people.csv")
PAGE = Path("docs/people.md")
SORTS = {OCCUPATION: "occupations", MINOR: "minor improvements"}
PLAYERS = "4"
MOST_APART = 12
_HEAD = """# What cards are worth to computer players and to people

Made of the ratings in the package and of `benchmarks/people.csv` by `python -m farmyard.lab.people`. How both came
about, and why they cannot be the same, is told in [ratings.md](ratings.md). Cards that hardly any people were dealt are
left out.

How far the order of the cards is the same: 1 if it is, 0 if one tells nothing about the other. *Power* is how often
people who were dealt a card played it and won, *taken* how early they draft it.
"""


@dataclass(frozen=True)
class Compared:
    """A card with the worth it has to computer players and to people."""

    name: str
    sort: str
    points: float
    played: float
    power: float
    taken: float


def compared(run: dict[str, Any], counted: Path = COUNTED) -> list[Compared]:
    """All cards of a run that were counted."""
    found: list[Compared] = []
    with counted.open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            card = card_named(row["card"])
            rated = run["cards"][card.key]
            own = rated["points"][0], rated["played"]
            found.append(Compared(card.name, card.sort, *own, float(row["power"]), float(row["taken"])))
    return found


def ranks(numbers: list[float]) -> list[float]:
    """The place of each number, the greatest first; equals share the mean of theirs."""
    _, places, times = np.unique([-number for number in numbers], return_inverse=True, return_counts=True)
    last = np.cumsum(times)
    return [float(place) for place in (last - (times - 1) / 2)[places]]


def agreement(ours: list[float], theirs: list[float]) -> tuple[float, float, float]:
    """Spearman's correlation, and the bounds within which it lies with 95 % (by Fisher's transformation)."""
    found = float(np.corrcoef(ranks(ours), ranks(theirs))[0, 1])
    reach = 1.96 * 1.03 / math.sqrt(len(ours) - 3)
    return found, math.tanh(math.atanh(found) - reach), math.tanh(math.atanh(found) + reach)


def page(runs: list[dict[str, Any]] | None = None, counted: Path = COUNTED) -> str:
    """The whole page, for the run of the package with the table of the counts."""
    found = shipped_runs() if runs is None else runs
    run = next(run for run in found if run["table"]["players"] == PLAYERS and run["table"].get("hands", DEALT) == DEALT)
    cards = compared(run, counted)
    lines = ["| cards | points and power | points and taken | share played and power |", "|---|---|---|---|"]
    for sort, name in SORTS.items():
        of_sort = [card for card in cards if card.sort == sort]
        lines.append(f"| {len(of_sort)} {name} | {' | '.join(_agreements(of_sort))} |")
    for sort, name in SORTS.items():
        lines += [
            "",
            f"## The {name} on which both differ most",
            "",
            *_apart([card for card in cards if card.sort == sort]),
        ]
    return _HEAD + "\n" + "\n".join(lines) + "\n"


def _agreements(cards: list[Compared]) -> list[str]:
    points, power = [card.points for card in cards], [card.power for card in cards]
    pairs = [
        (points, power),
        (points, [-card.taken for card in cards]),
        ([card.played for card in cards], power),
    ]
    return ["{:.2f} ({:.2f} to {:.2f})".format(*agreement(*pair)) for pair in pairs]


def _apart(cards: list[Compared]) -> list[str]:
    """The cards whose places differ most, those first that people like better."""
    ours, theirs = ranks([card.points for card in cards]), ranks([card.power for card in cards])
    order = sorted(range(len(cards)), key=lambda place: theirs[place] - ours[place])
    lines = ["| card | place for people | for computer players | points | played |", "|---|---|---|---|---|"]
    for place in order[: MOST_APART // 2] + order[-MOST_APART // 2 :]:
        card = cards[place]
        lines.append(
            f"| {card.name} | {theirs[place]:.0f} | {ours[place]:.0f} | {card.points:+.1f} | {card.played:.0%} |"
        )
    return lines


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
