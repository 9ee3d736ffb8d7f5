"""Occupations for five and six players, L to M."""

import pytest

from farmyard.agricola.position import P1, P2, P3, P4, P5
from helpers import (
    Table,
    choices,
    deciding,
    farm,
    keeps,
    lying,
    on_card,
    play,
)

# -- Livestock Sustainer ---------------------------------------------------------------------------


@pytest.mark.parametrize(("majors", "places"), [(0, 0), (3, 3), (9, 8)])
def test_livestock_sustainer_holds_animals_for_majors_of_others(table: Table, majors: int, places: int) -> None:
    built = tuple([card.name for card in table().for_sale()][:majors])
    game = table(seats=3, played={P1: ("Livestock Sustainer",)}, majors={P2: built[:2], P3: built[2:]})
    assert keeps(game, places, 0, 1)
    assert not keeps(game, places, 1, 1)


def test_livestock_sustainer_ignores_majors_of_the_owner(table: Table) -> None:
    game = table(played={P1: ("Livestock Sustainer",)}, majors={P1: ("Joinery", "Pottery")})
    assert not keeps(game, 1, 1, 0)


@pytest.mark.ruling("Livestock Sustainer", "handed back")
def test_livestock_sustainer_counts_a_major_that_is_replaced_no_more(table: Table) -> None:
    farm = {"majors": {P2: ("Fireplace (2 clay)",)}, "starting_player": P2}
    game = table(round=1, cards=("Major Improvement",), played={P1: ("Livestock Sustainer",)}, **farm)
    play(game, "place Major Improvement", "build Cooking Hearth (4 clay)")
    assert (keeps(game, 1, 1, 0), keeps(game, 1, 1, 1)) == (True, False)


# -- Loess Gardener -------------------------------------------------------------------------------


def test_loess_gardener_may_buy_a_vegetable_on_clay_pit(table: Table) -> None:
    game = table(played={P1: ("Loess Gardener",)}, goods={P1: "1 food"})
    game.play("place Clay Pit")
    assert choices(game) == ["take 1 vegetable", "done"]
    game.play("take 1 vegetable")
    assert game.goods(P1) == "1 clay 1 vegetable"


# -- Master Hora -----------------------------------------------------------------------------------


SYMBOL_SPACES: dict[str, dict[str, object]] = {
    "Lessons (2 food)": {"hand": {P1: ("Conjurer",)}},
    "Copse": {},
    "Lessons (1, 1, then 2 food)": {"hand": {P1: ("Conjurer",)}},
    "Modest Wish for Children": {"round": 5, "rooms": {P1: "a1 b1 c1"}},
    "House Building": {},
    "Traveling Players": {},
}


@pytest.mark.ruling("Master Hora", "in pairs")
@pytest.mark.parametrize("space", SYMBOL_SPACES)
def test_master_hora_may_buy_a_vegetable_on_linked_spaces(table: Table, space: str) -> None:
    game = table(seats=5, played={P1: ("Master Hora",)}, goods={P1: "5 wood 2 reed 1 food"}, **SYMBOL_SPACES[space])
    game.play(f"place {space}")
    assert choices(game) == ["take 1 vegetable", "done"]


def test_master_hora_buys_nothing_elsewhere(table: Table) -> None:
    game = table(seats=5, played={P1: ("Master Hora",)}, goods={P1: "1 food"})
    game.play("place Grove")
    assert deciding(game) == P2


@pytest.mark.ruling("Master Hora", "still due afterwards")
def test_lessons_are_paid_after_master_hora(table: Table) -> None:
    """The vegetable pays for 1 of the 2 food that the occupation costs."""
    game = table(seats=5, played={P1: ("Master Hora",)}, hand={P1: ("Conjurer",)}, goods={P1: "1 food"})
    play(game, "place Lessons (2 food)", "take 1 vegetable")
    assert (game.goods(P1), farm(game).begging) == ("nothing", 1)


# -- Middleman -------------------------------------------------------------------------------------


@pytest.mark.ruling("Middleman", "in pairs")
@pytest.mark.ruling("Middleman", "not yours before")
def test_middleman_lays_goods_on_six_spaces(table: Table) -> None:
    game = table(seats=5, hand={P1: ("Middleman",)}, goods={P1: "0 food"})
    game.play("place Lessons")
    assert (on_card(game, "Middleman"), game.goods(P1)) == ("6 stone 6 food", "nothing")


@pytest.mark.ruling("Middleman", "Nobody else")
def test_middleman_takes_the_goods_with_the_first_use(table: Table) -> None:
    game = table(seats=5, hand={P1: ("Middleman",)}, goods={P1: "0 food", P2: "0 food"}, at_home={P3: 0, P4: 0, P5: 0})
    play(game, "place Lessons", "place Traveling Players", "place Copse")
    assert (game.goods(P1), game.goods(P2)) == ("1 wood 1 stone 1 food", "1 food")
    assert (on_card(game, "Middleman"), lying(game, "House Building")) == ("5 stone 5 food", "nothing")


def test_middleman_takes_the_goods_of_a_space_once(table: Table) -> None:
    game = table(seats=5, hand={P1: ("Middleman",)}, goods={P1: "0 food"}, at_home={P1: 2, P2: 0, P3: 0, P4: 0, P5: 0})
    play(game, "place Lessons", "place Copse", "place Copse")
    assert game.goods(P1) == "2 wood 1 stone 1 food"


# -- Mountain Hiker -------------------------------------------------------------------------------


@pytest.mark.ruling("Mountain Hiker", "Copse, Grove, Hollow")
@pytest.mark.parametrize("space", ["Copse", "Grove", "Hollow", "Riverbank Forest", "Traveling Players"])
def test_mountain_hiker_may_buy_a_stone_on_the_extension(table: Table, space: str) -> None:
    game = table(seats=5, played={P1: ("Mountain Hiker",)}, goods={P1: "1 food"})
    game.play(f"place {space}")
    assert choices(game) == ["take 1 stone", "done"]


def test_mountain_hiker_pays_with_food_just_taken(table: Table) -> None:
    game = table(seats=4, played={P1: ("Mountain Hiker",)}, goods={P1: "0 food"})
    play(game, "place Traveling Players", "take 1 stone")
    assert game.goods(P1) == "1 stone"


def test_mountain_hiker_finds_nothing_on_the_board(table: Table) -> None:
    game = table(seats=4, played={P1: ("Mountain Hiker",)}, goods={P1: "1 food"})
    game.play("place Forest")
    assert deciding(game) == P2


# -- Mountain Shepherd ----------------------------------------------------------------------------


@pytest.mark.ruling("Mountain Shepherd", "housed, cooked or let go")
@pytest.mark.parametrize("space", ["Western Quarry", "Eastern Quarry"])
def test_mountain_shepherd_gets_a_sheep_in_a_quarry(table: Table, space: str) -> None:
    game = table(round=11, played={P1: ("Mountain Shepherd",)}, goods={P1: "0 food"})
    game.play(f"place {space}")
    assert game.goods(P1) == "1 stone 1 sheep"
