"""Random games with the minor improvements of the Moor: each can be played somewhere, and nothing breaks then.

`make soak` plays twenty times as many, so that each card is played at least twenty times.
"""

import os
from collections import Counter
from random import Random
from typing import Any

import pytest

from farmyard import Agricola, open_game, scores
from farmyard.agricola.content.catalogue import CARDS
from farmyard.agricola.position import P1, position
from farmyard.agricola.settings import AgricolaSettings
from farmyard.agricola.setup import new_game
from farmyard.agricola.state.card import Card
from farmyard.agricola.state.goods import GUARD
from farmyard.kernel import record
from farmyard.kernel.option import Option

TIMES = int(os.environ.get("FARMYARD_GAMES", "1"))
TABLES = [
    AgricolaSettings(players=players, moor_decks="both", **level)
    for players in range(1, 6)
    for level in ({"moor": 2}, {"moor": 3, "decks": "EIK"})
]
LIKED = {
    "play": 30, "build": 30, "Clandestine": 25, "Black": 25, "Horse": 12, "sow": 10, "Improvement": 10, "Cut": 6,
    "Stone": 5, "Starting": 5, "Fell": 4, "Slash": 4, "feed": 3, "heat": 3, "hold": 0.2, "done": 0.2, "convert": 0.2,
}  # fmt: skip

RICH: dict[str, Any] = {
    "round": 8,
    "goods": {P1: "9 wood 9 clay 9 reed 9 stone 3 grain 3 vegetable 9 food 2 sheep 1 boar 2 cattle 4 horse 9 fuel"},
    "crops": {P1: {"a1": "3 grain", "a2": "2 vegetable"}},
    "pastures": {P1: ("b5", "c5", "c4", "c3")},
    "stables": {P1: "c4"},
    "house": {P1: "stone house"},
    "rooms": {P1: "b1 c1 c2"},
    "tiles": {P1: {"forest": "a4 a5 b4 b3", "moor": "a3"}},
    "majors": {
        P1: (
            "Clay Oven", "Furnace", "Fireplace (2 clay)", "Horse Slaughterhouse", "Fireplace (3 clay)", "Well",
            "Village Church", "Peat-charcoal Kiln", "Museum of the Moors", "Joinery",
        ),
    },
}  # fmt: skip
MEADOWS: dict[str, Any] = RICH | {"house": {}, "tiles": {P1: {"forest": "a4 a5", "moor": "a3 b3"}}}
POOR: dict[str, Any] = {
    "round": 2,
    "goods": {P1: "9 wood 9 clay 9 reed 9 stone 3 grain 3 vegetable 9 food 1 sheep 9 fuel"},
    "tiles": {P1: {"forest": "a4 a5 b4", "moor": "a3"}},
}


def liking(option: Option) -> float:
    """How much somebody who likes cards likes an option."""
    words = (option.verb, *option.what.split()[:1])
    return next((LIKED[word] for word in words if word in LIKED), 1)


def play_out(game: Agricola, dice: Random) -> None:
    """Play to the end, now and then with an exchange, looking after every choice."""
    while (decision := game.decision) is not None:
        texts = [option.text for option in decision.options]
        assert len(texts) == len(set(texts)) >= (1 if decision.step.asks_anyway else 2)
        exchanges = game.exchanges() if dice.random() < 0.1 else []
        offered = exchanges or decision.options
        game.play(dice.choices(offered, [liking(option) for option in offered])[0])
        assert not any([player.goods & GUARD for player in game.players])


def plays(game: Agricola, card: Card) -> bool:
    """Play this card on the space for the starting player, if it can be played."""
    game.play("place Starting Player")
    if f"play {card.name}" in game.options:
        game.play(f"play {card.name}")
    return card not in game.players[P1].hand


@pytest.mark.parametrize("card", [card for card in CARDS if card.deck == "M"], ids=str)
def test_a_card_of_the_moor_is_played_and_the_game_goes_on(card: Card) -> None:
    farms = [position(moor=3, decks="EIK", hand={P1: (card.key,)}, **farm) for farm in (RICH, MEADOWS, POOR)]
    assert any([plays(game, card) for game in farms])
    for game in farms:
        for seed in range(2 * TIMES):
            play_out(game.clone(), Random(seed))


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_nothing_breaks_whatever_is_dealt_at_the_moor(table: AgricolaSettings) -> None:
    played: Counter[str] = Counter()
    for seed in range(6 * TIMES):
        game = new_game(table, seed)
        play_out(game, Random(seed))
        played.update([option.what for option in game.choices if option.verb == "play"])
        if seed % 5 == 0:
            again = record.read(record.write(game)).replay(open_game)
            assert isinstance(again, Agricola)
            assert scores(again) == scores(game)
    assert len(played) > 5 * table.players
