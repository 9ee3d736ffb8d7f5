"""Random games with decks that are drawn from: every card is drawn sometime, and nothing breaks."""

import pickle
from random import Random

import pytest

from farmyard import Agricola, AgricolaSettings, begin, scores, view, winners
from farmyard.agricola.content.catalogue import DRAWN
from farmyard.agricola.rules.drawing import put_down
from farmyard.agricola.state.card import Card
from farmyard.agricola.state.draw_deck import FaceDown
from farmyard.kernel.packing import same
from farmyard.kernel.rng import Rng
from random_games import TIMES, pick

TABLES = [AgricolaSettings(edition="revised", players=players, x_deck=True) for players in range(1, 7)]
TABLES += [
    AgricolaSettings(edition="original", players=3, x_deck=True, decks="EIK"),
    AgricolaSettings(edition="revised", players=4, x_deck=True, decks="AB"),
    AgricolaSettings(edition="original", players=2, x_deck=True, moor="1"),
    AgricolaSettings(edition="revised", players=2, x_deck=True, one_pasture_per_species=True, house_before_cook=True),
]
QUARRIES = ("place Western Quarry", "place 1 Stone")


def eager(game: Agricola, dice: Random) -> None:
    """Draw whenever that is possible; else choose at random."""
    for choice in QUARRIES:
        if choice in game.options:
            game.play(choice)
            return
    game.play(pick(game, dice))


def play_out(table: AgricolaSettings, seed: int, first: Card) -> None:
    """Play a game in which a card is drawn first and others as often as possible, with a look at it now and then."""
    game, dice = begin(table, seed), Random(seed)
    left = [card for card in game.draw_decks[0].cards if card is not first]
    put_down(game, first.deck, FaceDown((first, *left)))
    while not game.over:
        if dice.random() < 0.02:
            seat = dice.randrange(game.seats())
            assert view(game.determinize(seat, Rng(1)), seat, labels=False) == view(game, seat, labels=False)
            assert same(pickle.loads(pickle.dumps(game)), game)
        eager(game, dice)
    assert first not in game.draw_decks[0].cards
    assert len(scores(game)) == game.seats() >= len(winners(game)) > 0


@pytest.mark.parametrize("card", DRAWN, ids=repr)
def test_whatever_is_drawn_the_game_goes_on(card: Card) -> None:
    first = DRAWN.index(card) % 3
    for seed, table in enumerate(TABLES[first::3] * TIMES):
        play_out(table, seed, card)
