"""Random games with decks that are drawn from: every card is drawn sometime, and nothing breaks."""

import pickle
from random import Random
from typing import Any

import pytest

from farmyard import Agricola, AgricolaSettings, begin, scores, view, winners
from farmyard.agricola.content.catalogue import DRAWN
from farmyard.agricola.rules.drawing import place_of, put_down
from farmyard.agricola.state.card import Card
from farmyard.agricola.state.draw_deck import FaceDown
from farmyard.agricola.state.goods import WOOD, count
from farmyard.kernel.option import Option
from farmyard.kernel.packing import same
from farmyard.kernel.rng import Rng
from random_games import TIMES, pick

TABLES: list[dict[str, Any]] = [{"edition": "revised", "players": players} for players in range(1, 7)]
TABLES += [
    {"edition": "original", "players": 3, "decks": "EIK"},
    {"edition": "revised", "players": 4, "decks": "AB"},
    {"edition": "original", "players": 2, "moor": "1"},
    {"edition": "revised", "players": 2, "one_pasture_per_species": True, "house_before_cook": True},
    {"edition": "revised", "players": 3, "seasons": True},
    {"edition": "revised", "players": 4, "team_play": True},
]
ALONE = {"X": {"x_deck": True}, "F": {"forest_deck": True}}
TOGETHER = {"x_deck": True, "forest_deck": True}
QUARRIES = ("place Western Quarry", "place 1 Stone")


def draws(game: Agricola, option: Option) -> bool:
    """Whether an option is sure to make its player draw."""
    if option.verb != "place" or option.target.space < 0:
        return False
    return option.text in QUARRIES or count(game.stock[option.target.space], WOOD) > 2


def eager(game: Agricola, dice: Random) -> None:
    """Draw whenever that is possible; else choose at random."""
    assert game.decision is not None
    drawing = [option for option in game.decision.options if draws(game, option)]
    game.play(dice.choice(drawing) if drawing else pick(game, dice))


def play_out(table: AgricolaSettings, seed: int, first: Card) -> None:
    """Play a game in which a card is drawn first and others as often as possible, with a look at it now and then."""
    game, dice = begin(table, seed), Random(seed)
    deck = place_of(game, first.deck)
    left = [card for card in game.draw_decks[deck].cards if card is not first]
    put_down(game, first.deck, FaceDown((first, *left)))
    while not game.over:
        if dice.random() < 0.02:
            seat = dice.randrange(game.seats())
            assert view(game.determinize(seat, Rng(1)), seat, labels=False) == view(game, seat, labels=False)
            assert same(pickle.loads(pickle.dumps(game)), game)
        eager(game, dice)
    assert len(game.draw_decks[deck].cards) < len(left)
    assert len(scores(game)) == game.seats() >= len(winners(game)) > 0


@pytest.mark.parametrize("card", DRAWN, ids=repr)
def test_whatever_is_drawn_the_game_goes_on(card: Card) -> None:
    first = DRAWN.index(card) % 3
    for seed, table in enumerate(TABLES[first::3] * TIMES):
        decks = TOGETHER if seed % 2 else ALONE[card.deck]
        play_out(AgricolaSettings(**table, **decks), seed, card)
