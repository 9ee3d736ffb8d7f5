"""Games played at random, and what can be compared of them."""

import os
from collections.abc import Iterator
from random import Random
from typing import Any

from farmyard import Agricola, View, begin, view
from farmyard.agricola.position import position
from farmyard.agricola.settings import AgricolaSettings
from farmyard.kernel.option import Option

TIMES = int(os.environ.get("FARMYARD_GAMES", "1"))
FULL_BARNS = "25 wood 15 clay 10 reed 10 stone 5 grain 5 vegetable 15 food"


def opening(table: AgricolaSettings, seed: int) -> Agricola:
    return begin(table, seed)


def rich_opening(table: AgricolaSettings) -> Agricola:
    goods = dict.fromkeys(range(table.players), FULL_BARNS)
    chosen: dict[str, Any] = {name.replace("-", "_"): word for name, word in table.chosen.items() if name != "players"}
    return position(seats=table.players, goods=goods, **chosen)


def pick(game: Agricola, dice: Random) -> Option:
    """Any option of the decision; now and then an exchange instead."""
    assert game.decision is not None
    exchanges = game.exchanges()
    return dice.choice(exchanges if exchanges and dice.random() < 0.1 else game.decision.options)


def play_out(game: Agricola, dice: Random, most: int = 10**6) -> list[str]:
    """Play at random to the end, or some choices; returns what was chosen."""
    before = len(game.choices)
    while not game.over and len(game.choices) - before < most:
        game.play(pick(game, dice))
    return [choice.text for choice in game.choices[before:]]


def moments(table: AgricolaSettings, games: int, share: float = 1.0) -> Iterator[tuple[Agricola, Random]]:
    """The decisions of some random games, all or a share of them; the game goes on after each."""
    for seed in range(games * TIMES):
        dice = Random(seed)
        game = rich_opening(table) if seed % 2 else opening(table, seed)
        while not game.over:
            if dice.random() < share:
                yield game, dice
            game.play(pick(game, dice))


def decision_texts(game: Agricola) -> list[str]:
    assert game.decision is not None
    return [option.text for option in game.decision.options]


def fingerprint(game: Agricola) -> tuple[list[View], list[str], list[int]]:
    """All that every seat may see, the choices made, and the cards still hidden."""
    return [view(game, seat) for seat in range(game.seats())], [c.text for c in game.choices], list(game.coming)
