"""Minor improvements of Farmers of the Moor, Peat F to Pz."""

from typing import Any

import pytest

from farmyard.agricola.position import P1, P2, P3
from farmyard.agricola.state.game import FEEDING, FIELD
from helpers import (
    Table,
    all_goods,
    can_play,
    choices,
    count_of,
    deciding,
    in_hand,
    names,
    play,
    play_minor,
    promised,
)
from moors import FARM

# -- Peat Fertilizer ------------------------------------------------------------------------------


@pytest.mark.ruling("Peat Fertilizer", "never comes with baking")
def test_peat_fertilizer_sows_after_cutting_peat(table: Table) -> None:
    game = table(
        played={P1: ("Peat Fertilizer",)}, tiles={P1: {"moor": "a1"}}, fields={P1: "a2 a3"}, goods={P1: "2 grain"},
        majors={P1: ("Clay Oven",)},
    )  # fmt: skip
    play(game, "special Cut Peat")
    assert choices(game) == ["sow grain", "done"]
    play(game, "sow grain", "done")
    assert (count_of(game, "grain"), deciding(game)) == (1, P2)


# -- Peat Hut -------------------------------------------------------------------------------------


@pytest.mark.ruling("Peat Hut", "It is no room where a card asks")
def test_peat_hut_has_room_for_a_child(table: Table) -> None:
    game = table(round=5, cards=("Family Growth",), played={P1: ("Peat Hut",)})
    game.play("place Family Growth")
    assert game.players[P1].people == 3
    assert "place Family Growth" not in choices(table(round=5, cards=("Family Growth",)))
    hand, goods = {P1: ("Moor Birch Tree",)}, {P1: "2 food"}
    assert not can_play(table(hand=hand, goods=goods, played={P1: ("Peat Hut",)}), "Moor Birch Tree")


@pytest.mark.ruling("Peat Hut", "Its fuel comes on top")
def test_peat_hut_needs_fuel_of_its_own(table: Table) -> None:
    game = table(phase=FEEDING, played={P1: ("Peat Hut",)}, goods={P1: "9 food 9 fuel"})
    assert choices(game)[0] == "heat with 3 fuel"
    stove = table(
        phase=FEEDING,
        played={P1: ("Peat Hut",)},
        goods={P1: "9 food 9 fuel"},
        majors={P1: ("Stone Oven", "Heating Stove")},
    )
    assert choices(stove)[0] == "heat with 2 fuel"
    stone = table(phase=FEEDING, played={P1: ("Peat Hut",)}, goods={P1: "9 food 9 fuel"}, house={P1: "stone house"})
    assert choices(stone)[0] == "heat with 1 fuel"


@pytest.mark.ruling("Peat Hut", "One action cannot do that and renovate")
@pytest.mark.ruling("Peat Hut", "but not the Builder's Trowel")
def test_peat_hut_is_given_up_for_a_room(table: Table) -> None:
    situation: dict[str, Any] = {"round": 5, "cards": ("Renovation and Improvement",), "at_home": {P2: 0}}
    game = table(played={P1: ("Peat Hut", "Builder's Trowel")}, goods={P1: "2 clay 1 reed"}, **situation)
    game.play("place Renovation and Improvement")
    assert choices(game) == ["renovate", "return Peat Hut for a room"]
    play(game, "return Peat Hut for a room", "room a1")
    player = game.players[P1]
    assert (player.rooms.bit_count(), player.house, names(game, P1)) == (3, 0, ["Builder's Trowel"])
    assert game.goods(P1) == "2 clay 1 reed"
    trowel = table(played={P1: ("Peat Hut", "Builder's Trowel")}, goods={P1: "1 clay"}, **situation)
    assert "use Builder's Trowel" not in [option.text for option in trowel.exchanges()]
    clay = table(played={P1: ("Peat Hut",)}, house={P1: "clay hut"}, **situation)
    assert "place Renovation and Improvement" not in clay.options


def test_peat_hut_is_given_up_with_the_hay_wagon(table: Table) -> None:
    game = table(played={P1: ("Peat Hut", "Hay Wagon")}, goods={P1: "nothing"})
    play(game, "place 3 Wood", "return Peat Hut for a room", "room a1")
    assert game.players[P1].rooms.bit_count() == 3


# -- Peat Iron ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("moors", "fuel"), [("a1 a2", 1), ("a1", 0)])
def test_peat_iron_brings_fuel_when_the_harvest_begins(table: Table, moors: str, fuel: int) -> None:
    game = table(phase=FIELD, played={P1: ("Peat Iron",)}, tiles={P1: {"moor": moors}}, goods={P1: "1 grain 3 fuel"})
    assert count_of(game, "fuel") == 3 + fuel


# -- Peat Moss ------------------------------------------------------------------------------------


@pytest.mark.ruling("Peat Moss", "saves 2 wood and no reed")
def test_peat_moss_makes_wooden_rooms_cheaper(table: Table) -> None:
    game = table(played={P1: ("Peat Moss",)}, goods={P1: "6 wood 4 reed"})
    play(game, "place Build Rooms and Stables", "room a1", "room a2")
    assert game.goods(P1) == "nothing"
    clay = table(played={P1: ("Peat Moss",)}, goods={P1: "3 clay 2 reed"}, house={P1: "clay hut"})
    assert "place Build Rooms and Stables" not in choices(clay)


@pytest.mark.parametrize(("moors", "possible"), [("", False), ("a1", True), ("a1 a2", False)])
def test_peat_moss_asks_for_exactly_one_moor(table: Table, moors: str, possible: bool) -> None:
    assert can_play(table(hand={P1: ("Peat Moss",)}, tiles={P1: {"moor": moors}}), "Peat Moss") == possible


# -- Peat Pellets ---------------------------------------------------------------------------------


def test_peat_pellets_bring_fuel_for_each_moor(table: Table) -> None:
    game = table(hand={P1: ("Peat Pellets",)}, tiles={P1: FARM}, majors={P1: ("Well",)}, goods={P1: "nothing"})
    play_minor(game, "Peat Pellets")
    assert (game.goods(P1), in_hand(game, P2)) == ("3 fuel", ["Peat Pellets"])
    assert not can_play(table(hand={P1: ("Peat Pellets",)}, tiles={P1: FARM}), "Peat Pellets")


# -- Peat Sled ------------------------------------------------------------------------------------


@pytest.mark.ruling("Peat Sled", "That round must exist")
def test_peat_sled_brings_more_fuel_later(table: Table) -> None:
    game = table(round=2, hand={P1: ("Peat Sled",)}, goods={P1: "1 wood"})
    play(game, "place Starting Player", "play Peat Sled")
    offers = ["lay 3 fuel on round 4", "lay 4 fuel on round 6", "lay 5 fuel on round 9", "lay 6 fuel on round 12"]
    assert choices(game) == offers
    game.play("lay 5 fuel on round 9")
    assert promised(game, P1) == {9: "5 fuel"}
    late = table(round=12, hand={P1: ("Peat Sled",)}, goods={P1: "1 wood"})
    play_minor(late, "Peat Sled")
    assert promised(late, P1) == {14: "3 fuel"}
    too_late = table(round=13, hand={P1: ("Peat Sled",)}, goods={P1: "1 wood"})
    play_minor(too_late, "Peat Sled")
    assert (promised(too_late, P1), too_late.goods(P1)) == ({}, "nothing")


# -- Pheromones -----------------------------------------------------------------------------------


def test_pheromones_feed_everybody_with_land_for_animals(table: Table) -> None:
    game = table(
        seats=4, hand={P1: ("Pheromones",)}, stables={P1: "a1"}, pastures={P3: ("a1",)},
        goods={P1: "", P2: "", P3: "", 3: ""},
    )  # fmt: skip
    play_minor(game, "Pheromones")
    assert all_goods(game) == ["3 food", "nothing", "2 food", "nothing"]
    bare = table(hand={P1: ("Pheromones",)}, goods={P1: "", P2: ""}, stables={P2: "a1 a2"})
    play_minor(bare, "Pheromones")
    assert all_goods(bare) == ["1 food", "2 food"]
    assert not can_play(table(hand={P1: ("Pheromones",)}, played={P1: ("Axe", "Basket", "Clogs")}), "Pheromones")


# -- Ploughhorse Market ---------------------------------------------------------------------------


@pytest.mark.ruling("Ploughhorse Market", "On Plow and Sow you must plow")
def test_ploughhorse_market_sells_a_horse_to_who_plows(table: Table) -> None:
    game = table(played={P1: ("Ploughhorse Market",)}, goods={P1: "1 food"})
    play(game, "place Plow 1 Field", "plow a1", "take 1 horse")
    assert game.goods(P1) == "1 horse"
    situation = {"round": 12, "cards": ("Plow and Sow",), "fields": {P1: "a2"}, "goods": {P1: "1 food 1 grain"}}
    both = table(played={P1: ("Ploughhorse Market",)}, **situation)
    play(both, "place Plow and Sow", "plow a1", "take 1 horse")
    assert count_of(both, "horse") == 1
    sows = table(played={P1: ("Ploughhorse Market",)}, **situation)
    play(sows, "place Plow and Sow", "sow grain")
    assert deciding(sows) == P2


@pytest.mark.ruling("Ploughhorse Market", "plowing by cards do not count")
def test_ploughhorse_market_is_closed_to_cards_that_plow(table: Table) -> None:
    game = table(played={P1: ("Ploughhorse Market",)}, hand={P1: ("Field",)}, goods={P1: "2 food"})
    play(game, "place Starting Player", "play Field", "plow a1")
    assert game.goods(P1) == "1 food"


# -- Pot Roast Recipe -----------------------------------------------------------------------------


@pytest.mark.ruling("Pot Roast Recipe", "the Simple Fireplace is not")
@pytest.mark.ruling("Pot Roast Recipe", "Without one of them")
@pytest.mark.parametrize(
    ("majors", "played", "cooks"),
    [
        ((), (), False), (("Fireplace (2 clay)",), (), True), (("Cooking Hearth (4 clay)",), (), True),
        ((), ("K:cooking-hearth",), True), ((), ("Simple Fireplace",), False),
    ],
)  # fmt: skip
def test_pot_roast_recipe_cooks_horses(
    table: Table, majors: tuple[str, ...], played: tuple[str, ...], cooks: bool
) -> None:
    game = table(played={P1: ("Pot Roast Recipe", *played)}, majors={P1: majors}, goods={P1: "1 horse"})
    assert ("convert horse" in [option.text for option in game.exchanges()]) == cooks
    if cooks:
        game.play("convert horse")
        assert game.goods(P1) == "2 food"


def test_pot_roast_recipe_asks_for_two_horses(table: Table) -> None:
    hand = {P1: ("Pot Roast Recipe",)}
    assert can_play(table(hand=hand, goods={P1: "2 horse"}, stables={P1: "a1"}), "Pot Roast Recipe")
    assert not can_play(table(hand=hand, goods={P1: "1 horse"}), "Pot Roast Recipe")
