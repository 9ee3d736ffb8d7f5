"""Team play: cards that change prices, react and build, on the partner's farm as well."""

from typing import Any

import pytest

from farmyard.agricola.content.catalogue import card_named
from farmyard.agricola.position import P1, P2, P3
from farmyard.agricola.state.goods import goods
from farmyard.agricola.words.land import lay_on_land
from helpers import Table, choices, deciding, farm, play, play_minor

TEAM = {"seats": 4, "team_play": True, "decks": "EIK"}
BUILDING = "place Build Rooms and Stables"
FENCES = TEAM | {"round": 1, "cards": ("Fences",)}
REVISED = {"seats": 4, "team_play": True, "edition": "revised", "decks": "AB"}
FENCING = REVISED | {"round": 1, "cards": ("Fencing",)}

# -- prices -------------------------------------------------------------------------------------


def test_a_price_that_a_card_sets_is_the_price_on_the_partners_farm(table: Table) -> None:
    game = table(**TEAM, goods={P1: "3 wood 2 reed"}, played={P1: ("Carpenter",)})
    play(game, BUILDING, "room a1 for partner")
    assert "a1" in farm(game, P3).rooms
    assert game.goods(P1) == "nothing"


def test_what_a_card_takes_off_a_price_it_takes_off_there(table: Table) -> None:
    game = table(**TEAM, goods={P1: "6 wood 2 reed"}, played={P1: ("Thatcher",)})
    play(game, BUILDING, "room a1 for partner")
    assert "a1" in farm(game, P3).rooms
    assert game.goods(P1) == "nothing"


@pytest.mark.parametrize("cards", [TEAM, REVISED])
def test_1_wood_takes_the_place_of_all_the_reed_of_a_partners_room(table: Table, cards: dict[str, Any]) -> None:
    space = "place Farm Expansion" if cards is REVISED else BUILDING
    game = table(**cards, goods={P1: "1 wood 6 clay"}, house={P3: "clay hut"}, played={P1: ("Brushwood Collector",)})
    play(game, space, "room a1 for partner")
    assert "a1" in farm(game, P3).rooms
    assert game.goods(P1) == "nothing"


def test_under_a_straw_thatched_roof_a_partners_room_costs_no_reed_either(table: Table) -> None:
    game = table(**TEAM, goods={P1: "6 wood"}, played={P1: ("Straw-thatched Roof",)})
    play(game, BUILDING, "room a1 for partner")
    assert "a1" in farm(game, P3).rooms
    assert game.goods(P1) == "nothing"


def test_the_cards_of_the_partner_change_no_price(table: Table) -> None:
    game = table(**TEAM, goods={P1: "3 wood 2 reed"}, played={P3: ("Carpenter",)})
    game.play(BUILDING)
    assert farm(game, P1).stables == ()
    assert not [option for option in choices(game) if option.startswith("room")]


def test_the_sawhorse_gives_the_next_stable_wherever_it_is_built(table: Table) -> None:
    game = table(**TEAM, goods={P1: "4 wood"}, played={P1: ("Sawhorse",)})
    play(game, BUILDING, "stable a1 for partner")
    assert game.goods(P1) == "4 wood"
    game.play("stable a2 for partner")
    assert game.goods(P1) == "1 wood"


def test_the_sawhorse_counts_the_fences_that_its_owner_builds(table: Table) -> None:
    """The third, sixth, ... of the fences that somebody builds costs no wood, whoever's farm they are for."""
    game = table(**FENCES, goods={P1: "9 wood", P3: "4 wood"}, played={P1: ("Sawhorse",)})
    play(game, "place Fences", "enclose a5 for partner")
    assert game.goods(P1) == "4 wood"
    game.play("enclose a4 for partner")
    assert game.goods(P1) == "1 wood"
    game = table(**FENCES, goods={P1: "9 wood"}, played={P1: ("Sawhorse",)}, pastures={P1: ("a5",)})
    play(game, "place Fences", "enclose a5 for partner")
    assert game.goods(P1) == "4 wood"


def test_free_fences_come_off_the_price_and_not_off_the_surcharge(table: Table) -> None:
    game = table(**FENCES, goods={P1: "3 wood"}, played={P1: ("Hedge Keeper",)})
    play(game, "place Fences", "enclose a5 for partner")
    assert farm(game, P3).fences_left == 11
    assert game.goods(P1) == "nothing"


def test_fences_of_clay_may_pay_the_surcharge_in_clay(table: Table) -> None:
    game = table(**FENCING, goods={P1: "6 clay"}, played={P1: ("Rammed Clay",)})
    play(game, "place Fencing", "enclose a5 for partner")
    assert farm(game, P3).fences_left == 11
    assert game.goods(P1) == "nothing"


# -- what cards let build -----------------------------------------------------------------------


def test_a_stable_that_a_card_gives_is_free_on_the_partners_farm(table: Table) -> None:
    game = table(**TEAM, goods={P1: "1 wood"}, hand={P1: ("Stable",)})
    play_minor(game, "Stable")
    game.play("stable b3 for partner")
    assert farm(game, P3).stables == ("b3",)
    assert farm(game, P1).stables == ()


def test_a_stable_that_a_card_sells_costs_the_same_there(table: Table) -> None:
    game = table(
        **TEAM, phase="preparation", round=2, house={P1: "stone house"}, played={P1: ("Groom",)},
        goods={P1: "1 wood"},
    )  # fmt: skip
    game.play("stable b3 for partner")
    assert farm(game, P3).stables == ("b3",)
    assert game.goods(P1) == "nothing"


def test_a_free_room_is_for_a_partner_who_lives_in_the_same_house(table: Table) -> None:
    extension = {"hand": {P1: ("Wooden Hut Extension",)}, "goods": {P1: "9 wood 9 reed"}}
    game = table(**TEAM, **extension)
    play_minor(game, "Wooden Hut Extension")
    game.play("room a1 for partner")
    assert "a1" in farm(game, P3).rooms
    game = table(**TEAM, **extension, house={P3: "clay hut"})
    play_minor(game, "Wooden Hut Extension")
    assert not [option for option in choices(game) if "partner" in option]


def test_the_mini_pasture_may_be_the_partners(table: Table) -> None:
    game = table(**TEAM, goods={P1: "2 food"}, hand={P1: ("Mini Pasture",)}, pastures={P3: ("a5",)})
    play_minor(game, "Mini Pasture")
    game.play("enclose a4 for partner")
    assert farm(game, P3).fences_left == 8
    assert len(farm(game, P1).pastures) == 0


def test_a_plow_plows_for_either(table: Table) -> None:
    game = table(**TEAM, played={P1: ("Moldboard Plow",)})
    play(game, "place Plow 1 Field", "plow c5 for partner", "plow a5")
    assert (list(farm(game, P1).fields), list(farm(game, P3).fields)) == (["a5"], ["c5"])


# -- cards that react ---------------------------------------------------------------------------


def test_who_builds_for_the_partner_has_built_rooms(table: Table) -> None:
    goods = {P1: "6 wood 3 reed", P2: "nothing", P3: "nothing"}
    game = table(**REVISED, goods=goods, played={P1: ("Wall Builder",), P3: ("Wall Builder",)})
    play(game, "place Farm Expansion", "room a1 for partner")
    assert deciding(game) == P1
    game.play("use Wall Builder" if "use Wall Builder" in game.options else game.options[0])
    assert farm(game, P1).promised
    assert not farm(game, P3).promised


def test_the_roughcaster_asks_for_the_house_that_is_built_on(table: Table) -> None:
    clay = {"goods": {P1: "6 clay 3 reed"}, "played": {P1: ("Roughcaster",)}, "house": {P3: "clay hut"}}
    game = table(**REVISED, **clay)
    play(game, "place Farm Expansion", "room a1 for partner")
    assert game.goods(P1) == "3 food"
    wood = {"goods": {P1: "6 wood 3 reed"}, "played": {P1: ("Roughcaster",)}, "house": {P1: "clay hut"}}
    game = table(**REVISED, **wood)
    play(game, "place Farm Expansion", "room a1 for partner")
    assert game.goods(P1) == "nothing"


def test_the_stockman_counts_the_own_stables(table: Table) -> None:
    game = table(**TEAM, goods={P1: "5 wood"}, played={P1: ("Stockman",)}, stables={P1: "a1", P3: "a1"})
    play(game, BUILDING, "stable a2 for partner")
    assert "cattle" not in game.goods(P1) + game.goods(P3)
    game.play("stable a2")
    assert game.goods(P1) == "1 cattle"


def test_the_fence_overseer_fences_the_stable_on_the_farm_where_it_stands(table: Table) -> None:
    game = table(**TEAM, goods={P1: "3 wood 1 food"}, played={P1: ("Fence Overseer",)})
    play(game, BUILDING, "stable b3 for partner")
    assert "enclose b3 for partner" in choices(game)
    assert "enclose b3" not in choices(game)
    game.play("enclose b3 for partner")
    assert len(farm(game, P3).pastures) == 1
    assert game.goods(P1) == "nothing"


def test_the_stablehands_stable_comes_with_fences_for_the_partner(table: Table) -> None:
    game = table(**FENCES, goods={P1: "6 wood"}, played={P1: ("Stablehand",)})
    play(game, "place Fences", "enclose a5 for partner", "stable a5 for partner")
    assert farm(game, P3).stables == ("a5",)


def test_a_new_pasture_counts_for_who_fences_it(table: Table) -> None:
    crook = ("Shepherd's Crook",)
    game = table(**FENCING, goods={P1: "11 wood", P3: "nothing"}, played={P1: crook, P3: crook}, stables={P1: "a1 a2"})
    play(game, "place Fencing", "enclose a4 a5 b4 b5 for partner")
    assert (game.goods(P1), game.goods(P3)) == ("2 sheep", "nothing")


def test_others_see_who_builds(table: Table) -> None:
    game = table(**FENCES, goods={P1: "6 wood", P2: "nothing"}, played={P2: ("Fencer",)})
    play(game, "place Fences", "enclose a5 for partner")
    assert game.goods(P2) == "1 wood"


def test_goods_that_lie_on_the_partners_land_go_to_the_partner(table: Table) -> None:
    game = table(seats=4, team_play=True, moor=3, goods={P3: "nothing"}, played={P3: ("Fallow Land",)})
    lay_on_land(game.players[P3], card_named("Fallow Land"), 2, goods("1 food"))
    play(game, "place Plow 1 Field", "plow a3 for partner")
    assert game.goods(P3) == "1 food"
