"""No two options of a question come to the same, but where `docs/rules.md` says so.

`FARMYARD_GAMES=20 pytest tests/cards/test_outcomes.py` plays twenty times as many games.
"""

from random import Random
from typing import Any

import pytest

from farmyard import Agricola, open_game
from farmyard.games import GAMES
from farmyard.kernel.option import Option
from farmyard.kernel.packing import standing_of
from random_games import TIMES

TABLES = [(players, decks, "original") for players in range(1, 6) for decks in ("E", "I", "K", "EIK")]
TABLES += [(players, "AB", "revised") for players in range(1, 7)]
MANY = 40
"""Questions with more options are not looked at: fences, of which no two are the same."""


def begun(players: int, decks: str, edition: str, seed: int) -> Agricola:
    fields = {"edition": edition, "players": str(players), "decks": decks}
    fields["three-for-one"] = "yes" if seed % 2 else "no"
    game = open_game({"game": "agricola", "rules": str(GAMES["agricola"].version), "seed": str(seed), **fields})
    assert isinstance(game, Agricola)
    return game


def outcome(game: Agricola, option: Option) -> Any:
    copy = game.clone()
    copy.play(option)
    return standing_of(copy)


def is_meant(one: Option, other: Option) -> bool:
    """Whether two options may come to the same: spaces that happen to do so, a purchase paid with what it brings."""
    if one.verb == "place":
        return other.verb in ("place", "done")
    return one.verb == "take" and bool(one.target.paid) and other.verb == "done"


def alike(game: Agricola, options: list[Option]) -> list[tuple[str, str]]:
    """The pairs of options that come to the same without being meant to."""
    known: dict[Any, Option] = {}
    found: list[tuple[str, str]] = []
    for option in options:
        first = known.setdefault(outcome(game, option), option)
        if first is not option and not is_meant(first, option):
            found.append((first.text, option.text))
    return found


@pytest.mark.parametrize(("players", "decks", "edition"), TABLES)
def test_no_two_options_come_to_the_same(players: int, decks: str, edition: str) -> None:
    looked = 0
    for seed in range(2 * TIMES):
        game, dice = begun(players, decks, edition, seed), Random(seed)
        while game.decision is not None:
            options, exchanges = game.decision.options, game.exchanges()
            texts = [option.text for option in options + exchanges]
            assert len({text.lower() for text in texts}) == len(texts)
            if len(options) <= MANY and dice.random() < 0.1:
                looked += 1
                assert alike(game, options) == []
                assert alike(game, exchanges) == []
            game.play(dice.choice((exchanges if dice.random() < 0.05 else []) or options))
    assert looked > 5
