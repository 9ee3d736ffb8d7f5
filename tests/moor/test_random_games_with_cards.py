"""Random games with the cards of the Moor: each can be played somewhere, and nothing breaks then.

`make soak` plays twenty times as many at all levels, so that each of the 132 cards is played at least twenty times.
"""

import os
from collections import Counter
from functools import cache
from random import Random
from typing import Any

import pytest

from farmyard import Agricola, open_game, scores
from farmyard.agricola.content.catalogue import CARDS
from farmyard.agricola.content.moor.majors import PILES
from farmyard.agricola.position import P1, position
from farmyard.agricola.settings import AgricolaSettings
from farmyard.agricola.setup import new_game
from farmyard.agricola.state.card import Card
from farmyard.agricola.state.goods import GUARD
from farmyard.kernel import record

TIMES = int(os.environ.get("FARMYARD_GAMES", "1"))
LEVELS: tuple[dict[str, Any], ...] = (
    {"moor": 1}, {"moor": 2, "moor_decks": "basic"}, {"moor": 2, "moor_decks": "advanced"},
    {"moor": 3, "moor_decks": "both", "decks": "EIK"},
)  # fmt: skip
TABLES = [AgricolaSettings(players=players, **level) for players in range(1, 6) for level in LEVELS]
MOOR = [card for card in CARDS if card.deck == "M"]
MAJORS = [card for pile in PILES for card in pile.cards]
LIKED = {
    "play": 60, "build": 30, "return": 30, "sow": 10, "renovate": 8, "room": 6, "grow": 5, "enclose": 3, "stable": 3,
    "plow": 3, "feed": 3, "heat": 2, "done": 0.1, "convert": 0.1, "hold": 0.1, "release": 0.1, "use": 0.1,
}  # fmt: skip
EVERYBODY = {
    "Black": 25, "Clandestine": 15, "Improvement": 14, "Starting": 5, "Stone": 5, "Vegetable": 5, "Cut": 4, "Fell": 3,
    "Horse": 3, "Grain": 3, "Day": 3, "Fishing": 3,
}  # fmt: skip
TASTES = (
    EVERYBODY | {"Renov": 16, "Rooms": 12, "Stone": 9, "Reed": 6, "Clay": 5, "Wood": 5, "Family": 5, "Resource": 4},
    EVERYBODY | {"Horse": 40, "Fences": 12, "Sheep": 9, "Cattle": 6, "Wood": 6, "Boar": 3, "Clay": 3, "Stable": 3},
    EVERYBODY | {"Improvement": 20, "Stone": 14, "Renov": 6, "Wood": 5, "Clay": 4, "Resource": 4, "Reed": 3},
    EVERYBODY | {"Sow": 12, "Plow": 8, "Vegetable": 7, "Slash": 6, "Grain": 5, "Family": 5, "Clay": 3},
)

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


@cache
def liking(taste: int, verb: str, what: str) -> float:
    """How much somebody likes an option: everybody likes cards, and each seat its own places."""
    if verb in ("place", "special"):
        return max([liked for word, liked in TASTES[taste % len(TASTES)].items() if word in what], default=1)
    return LIKED.get(verb, 1)


def play_out(game: Agricola, dice: Random, turned: int = 0) -> None:
    """Play to the end, now and then with an exchange, looking after every choice."""
    while (decision := game.decision) is not None:
        texts = [option.text for option in decision.options]
        assert len(texts) == len(set(texts)) >= (1 if decision.step.asks_anyway else 2)
        exchanges = game.exchanges() if dice.random() < 0.05 else []
        offered = exchanges or decision.options
        taste = (decision.seat + turned) % len(TASTES)
        game.play(dice.choices(offered, [liking(taste, option.verb, option.what) for option in offered])[0])
        assert not any([player.goods & GUARD for player in game.players])


def check_record(game: Agricola) -> None:
    """A game's record leads to the same scores."""
    again = record.read(record.write(game)).replay(open_game)
    assert isinstance(again, Agricola)
    assert scores(again) == scores(game)


def plays(game: Agricola, card: Card) -> bool:
    """Play this card on the space for the starting player, if it can be played."""
    game.play("place Starting Player")
    if f"play {card.name}" in game.options:
        game.play(f"play {card.name}")
    return card not in game.players[P1].hand


@pytest.mark.parametrize("card", MOOR, ids=str)
def test_a_card_of_the_moor_is_played_and_the_game_goes_on(card: Card) -> None:
    farms = [position(moor=3, decks="EIK", hand={P1: (card.key,)}, **farm) for farm in (RICH, MEADOWS, POOR)]
    assert any([plays(game, card) for game in farms])
    for game in farms:
        for seed in range(2):
            play_out(game.clone(), Random(seed))


def dealt_on_a_farm(seed: int) -> Agricola:
    """A game that begins on one of these farms, with seven cards that chance has dealt."""
    hand = tuple([card.key for card in Random(seed).sample(MOOR, 7)])
    return position(moor=3, decks="EIK", hand={P1: hand}, seats=1 + seed % 4, **(RICH, MEADOWS, POOR)[seed % 3])


def chosen(game: Agricola) -> set[str]:
    """The names of the cards that were played or built by choice."""
    return {option.what.partition(" [")[0] for option in game.choices if option.verb in ("play", "build")}


def test_nothing_breaks_whatever_is_dealt_at_the_moor() -> None:
    played: Counter[str] = Counter()
    for table in TABLES:
        for seed in range(5 * TIMES):
            game = new_game(table, seed)
            play_out(game, Random(seed), turned=seed)
            played.update(chosen(game))
            if seed % 10 == 0:
                check_record(game)
    for seed in range(60 * TIMES):
        game = dealt_on_a_farm(seed)
        play_out(game, Random(seed), turned=2)
        played.update(chosen(game))
    wanted = TIMES if TIMES >= 20 else 0
    rare = {card.name: played[card.name] for card in (*MOOR, *MAJORS) if played[card.name] < wanted}
    assert rare == {}
    assert len(played) > len(MOOR)
