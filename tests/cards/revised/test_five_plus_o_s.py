"""Occupations for five and six players, O to S."""

import pytest

from farmyard.agricola.position import P1, P2
from farmyard.agricola.rules.farmland import Plow
from farmyard.agricola.state.card import minor
from farmyard.agricola.state.doors import When
from farmyard.agricola.state.events import USES_SPACE
from farmyard.agricola.state.game import FIELD
from farmyard.agricola.words.conditions import On
from helpers import Table, choices, deciding, fields, play, with_cards

# -- On-Site Reverend -----------------------------------------------------------------------------


def test_on_site_reverend_takes_a_building_resource_when_a_harvest_begins(table: Table) -> None:
    game = table(phase=FIELD, played={P1: ("On-Site Reverend",)}, goods={P1: "9 food"})
    assert choices(game) == ["take 1 wood", "take 1 clay", "take 1 reed", "take 1 stone"]


# -- Plowsmith ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("wood", "asked"), [(3, False), (4, True)])
def test_plowsmith_plows_when_another_player_takes_4_wood(table: Table, wood: int, asked: bool) -> None:
    farm = {"goods": {P1: "1 food"}, "starting_player": P2, "spaces": {"Forest": f"{wood} wood"}}
    game = table(played={P1: ("Plowsmith",)}, **farm)
    game.play("place Forest")
    assert ("done" in choices(game)) == asked
    if asked:
        game.play("plow c3")
        assert (game.goods(P1), fields(game, P1)) == ("nothing", 1)


def test_plowsmith_does_not_plow_for_wood_of_the_owner(table: Table) -> None:
    game = table(played={P1: ("Plowsmith",)}, goods={P1: "1 food"}, spaces={"Forest": "6 wood"})
    game.play("place Forest")
    assert deciding(game) == P2


# -- Putcher Maker --------------------------------------------------------------------------------


def test_putcher_maker_turns_reed_into_food_as_often_as_liked(table: Table) -> None:
    game = table(played={P1: ("Putcher Maker",)}, goods={P1: "2 reed"})
    play(game, "convert Putcher Maker", "convert Putcher Maker")
    assert game.goods(P1) == "4 food"


# -- Stone Clawer ---------------------------------------------------------------------------------


def test_stone_clawer_gets_a_stone_for_plowing(table: Table) -> None:
    game = table(played={P1: ("Stone Clawer",)}, goods={P1: "0 food"})
    play(game, "place Farmland", "plow c3")
    assert game.goods(P1) == "1 stone"


@pytest.mark.ruling("Stone Clawer", "in one go")
def test_stone_clawer_gets_one_stone_for_several_fields_in_one_go(table: Table) -> None:
    team = minor("Team", "", "Plow 2 fields.", each=(When(USES_SPACE, Plow(2), when=On("Fishing")),))
    game = with_cards(table(played={P1: ("Stone Clawer",)}, goods={P1: "0 food"}), team)
    play(game, "place Fishing", "plow c3", "plow c4")
    assert (game.goods(P1), fields(game, P1)) == ("1 stone 1 food", 2)
