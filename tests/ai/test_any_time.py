"""What computer players do with goods and cards beside what they are asked."""

import pytest

from farmyard import Agricola, AgricolaSettings
from farmyard.agricola.position import P1, P2
from farmyard.agricola.state.game import WORK
from farmyard.ai.any_time import cards_to_use
from farmyard.ai.levels import shipped_value
from farmyard.ai.player import any_player
from farmyard.kernel.seat import Seat
from farmyard.lab.manners import Manner
from farmyard.lab.selfplay import Wave
from helpers import Table


def uses(game: Agricola) -> list[str]:
    assert game.decision is not None
    return [option.text for option in cards_to_use(game, game.decision)]


def on_the_last_day(table: Table) -> Agricola:
    """A first animal is worth two points."""
    cards, goods = {P1: ("Clay Seller",)}, {P1: "3 clay 8 food", P2: "8 food"}
    return table(decks="EIK", round=14, played=cards, goods=goods, at_home={P1: 1, P2: 1})


def test_goods_that_cards_make_are_considered_and_food_is_not(table: Table) -> None:
    cooking = ("Clay Firer", "Meat Seller", "Simple Fireplace")
    game = table(decks="EIK", played={P1: cooking}, goods={P1: "3 clay 1 vegetable"})
    assert uses(game) == ["convert 2 clay into 1 stone", "convert 3 clay into 2 stone"]


def test_actions_that_cards_offer_are_considered(table: Table) -> None:
    rooms = "a1 b1 c1 a2"
    assert uses(table(played={P1: ("Mason",)}, house={P1: "stone house"}, rooms={P1: rooms})) == ["use Mason"]
    assert uses(table(played={P2: ("Mason",)}, house={P2: "stone house"}, rooms={P2: rooms})) == []


@pytest.mark.parametrize("level", ["farmer", "master"])
def test_an_animal_is_traded_for_before_the_end(table: Table, level: str) -> None:
    game, player = on_the_last_day(table), any_player(level, "agricola", 1, nodes=60)
    while game.decision is not None and game.phase == WORK:
        seat = game.decision.seat
        game.play(player.choose(Seat(game, seat)) if seat == P1 else game.decision.options[0])
    traded = [option.text for option in game.choices if option.verb == "convert"]
    assert traded in (["convert 2 clay into 1 sheep"], ["convert 3 clay into 1 boar"])


def test_in_self_play_cards_are_used_too(table: Table) -> None:
    made = 0
    for seed in range(30):
        game = on_the_last_day(table)
        wave = Wave(AgricolaSettings(players=2, decks="EIK"), shipped_value(), 1, seed, Manner(slips=1.0))
        wave.games = [game]
        wave.step([0])
        made += wave.games[0].choices != []
    assert 0 < made < 30
