"""Minor improvements of Farmers of the Moor, T to Z."""

from typing import Any

import pytest

from farmyard import Agricola
from farmyard.agricola.position import P1, P2
from farmyard.agricola.state.game import FIELD
from farmyard.agricola.state.tiles import NAMES
from helpers import (
    Table,
    can_play,
    choices,
    count_of,
    deciding,
    farm,
    fields,
    in_hand,
    play,
    play_minor,
    points,
    reserved,
)
from moors import FARM, begun, improve, showing

THREE_MAJORS = {P1: ("Well", "Clay Oven", "Stone Oven")}

# -- Taps -----------------------------------------------------------------------------------------


@pytest.mark.ruling("Taps", "Also when nobody has people left")
@pytest.mark.ruling("Taps", "It is free from the middle")
def test_taps_take_a_special_action_card_after_work(table: Table) -> None:
    game = table(
        played={P1: ("Taps",)},
        tiles={P1: {"moor": "a1"}, P2: {"moor": "a1"}},
        at_home={P1: 1, P2: 1},
        goods={P1: "2 food"},
    )
    play(game, "place Fishing", "special Cut Peat", "special Cut Peat")
    assert game.goods(P1) == "1 food 3 fuel"
    game.play("place 1 Clay")
    assert game.round == 2
    alone = table(seats=1, phase="special action card", played={P1: ("Taps",)}, tiles={P1: FARM}, goods={P1: "1 food"})
    play(alone, "place Fishing", "place 1 Clay")
    assert ("done" in choices(alone), alone.round) == (True, 1)
    left = table(played={P1: ("Taps",)}, at_home={P1: 1, P2: 0})
    play(left, "place Fishing", "done")
    assert left.round == 2


@pytest.mark.ruling("Taps", "stays at home in this round")
def test_taps_end_the_work_for_a_guest_as_well(table: Table) -> None:
    game = table(
        hand={P1: ("Forest Hut",)}, played={P1: ("Taps",)}, tiles={P1: {"forest": "a1 a2"}}, goods={P1: "2 wood"},
        at_home={P1: 1, P2: 2},
    )  # fmt: skip
    play(game, "place Starting Player", "play Forest Hut", "place a guest on a1", "place 3 Wood")
    play(game, "special Fell Trees", "clear a1", "place Fishing")
    assert game.round == 2


# -- Thicket --------------------------------------------------------------------------------------


@pytest.mark.ruling("Thicket", "Only the top tile counts")
@pytest.mark.ruling("Thicket", "may be chosen if a forest lies on top")
def test_thicket_lays_forests_on_forests(table: Table) -> None:
    tiles = {P1: {"moor": "a1 b2", "forest": "a1 a2 a3 a4"}}
    game = table(hand={P1: ("Thicket",)}, tiles=tiles)
    improve(game, "Thicket", "lay forest on a1")
    assert choices(game) == ["lay forest on a2", "lay forest on a3", "lay forest on a4", "done"]
    game.play("lay forest on a3")
    player = game.players[P1]
    assert ([player.beneath(cell) for cell in range(4)], showing(game, "forest")) == ([2, 0, 1, 0], "a1 a2 a3 a4")
    assert deciding(game) == P2
    assert not can_play(table(hand={P1: ("Thicket",)}, tiles={P1: {"forest": "a1 a2 a3"}}), "Thicket")


@pytest.mark.ruling("Thicket", "slash and burn is not possible there")
def test_thicket_is_felled_tile_by_tile(table: Table) -> None:
    game = table(at_home={P1: 2, P2: 0}, tiles={P1: {"forest": "a1"}})
    game.players[P1].lay_tile(NAMES.index("forest"), 0)
    game.play("place Fishing")
    assert "special Slash and Burn" not in choices(game)
    game.play("special Fell Trees")
    assert showing(game, "forest") == "a1"


# -- Timber Mill ----------------------------------------------------------------------------------


@pytest.mark.ruling("Timber Mill", "what your cards add does not")
def test_timber_mill_saws_more_wood(table: Table) -> None:
    game = table(played={P1: ("Timber Mill",)}, tiles={P1: {"forest": "a1"}}, goods={P1: "1 fuel"})
    play(game, "special Fell Trees", "take 1 wood")
    assert game.goods(P1) == "4 wood"
    space = table(played={P1: ("Timber Mill",)}, spaces={"3 Wood": "4 wood"}, goods={P1: "1 fuel"})
    play(space, "place 3 Wood", "done")
    assert space.goods(P1) == "5 wood 1 fuel"
    added = table(played={P1: ("Timber Mill", "Woodcutter")}, spaces={"3 Wood": "3 wood"}, goods={P1: "1 fuel"})
    added.play("place 3 Wood")
    assert added.goods(P1) == "4 wood 1 fuel"


# -- Tinker ---------------------------------------------------------------------------------------


@pytest.mark.ruling("Tinker", "Only once")
def test_tinker_works_for_craftsmen(table: Table) -> None:
    majors = {P1: ("Joinery", "Pottery", "Well")}
    game = table(hand={P1: ("Tinker",)}, majors=majors, goods={P1: "1 food"})
    play_minor(game, "Tinker")
    assert (game.goods(P1), in_hand(game, P2)) == ("1 wood 1 clay 1 reed 1 stone", ["Tinker"])
    idle = table(hand={P1: ("Tinker",)}, majors=THREE_MAJORS, goods={P1: "1 food"})
    play_minor(idle, "Tinker")
    assert idle.goods(P1) == "nothing"


# -- Tool Shed ------------------------------------------------------------------------------------


@pytest.mark.ruling("Tool Shed", "In either order")
@pytest.mark.ruling("Tool Shed", "Cards react to each of the two")
@pytest.mark.parametrize(("first", "second"), [("Cut Peat", "Slash and Burn"), ("Slash and Burn", "Cut Peat")])
def test_tool_shed_does_both(table: Table, first: str, second: str) -> None:
    game = table(
        played={P1: ("Tool Shed", "Moor Birch Tree")}, tiles={P1: {"forest": "a1", "moor": "a2"}}, goods={P1: "nothing"}
    )
    play(game, f"special {first}", f"special {second}")
    assert (fields(game, P1), game.goods(P1), deciding(game)) == (1, "2 wood 3 fuel", P2)


def test_tool_shed_does_each_of_them_once(table: Table) -> None:
    game = table(played={P1: ("Tool Shed",)}, tiles={P1: {"forest": "a1", "moor": "a2 a3"}}, goods={P1: "nothing"})
    play(game, "special Cut Peat", "clear a2", "special Slash and Burn")
    assert (game.goods(P1), deciding(game)) == ("3 fuel", P2)
    left = table(played={P1: ("Tool Shed",)}, tiles={P1: {"forest": "a1", "moor": "a2"}})
    play(left, "special Cut Peat", "done")
    assert fields(left, P1) == 0


# -- Tree Nursery ---------------------------------------------------------------------------------


@pytest.mark.ruling("Tree Nursery", "Passing cards that you have played")
def test_tree_nursery_brings_forests_in_two_rounds(table: Table) -> None:
    game = table(hand={P1: ("Corn Sheaf", "Tree Nursery")}, goods={P1: "1 wood"}, at_home={P2: 0})
    play(game, "place Starting Player", "play Corn Sheaf", "place Improvement")
    assert reserved(game, P1, "Tree Nursery") == [12, 13]
    game = begun(table, 12, "Tree Nursery")
    game.play("lay forest on a1")
    assert showing(game, "forest") == "a1"
    assert not can_play(
        table(hand={P1: ("Tree Nursery",)}, goods={P1: "1 wood"}, played={P1: ("Axe",)}), "Tree Nursery"
    )


# -- Village Hall ---------------------------------------------------------------------------------


@pytest.mark.ruling("Village Hall", "A card that somebody has taken away from you")
def test_village_hall_feeds_who_took_no_special_action(table: Table) -> None:
    situation: dict[str, Any] = {
        "played": {P1: ("Village Hall",)},
        "at_home": {P1: 1, P2: 1},
        "goods": {P1: "", P2: "2 food"},
    }
    situation["tiles"] = {P1: {"moor": "a1"}, P2: {"moor": "a1"}}
    idle = table(**situation)
    play(idle, "place 1 Clay", "place Fishing")
    assert idle.goods(P1) == "1 clay 1 food"
    busy = table(**situation)
    play(busy, "special Cut Peat", "place Fishing", "place 1 Clay")
    assert busy.goods(P1) == "1 clay 3 fuel"
    taken = table(**situation)
    play(taken, "special Cut Peat", "special Cut Peat", "place 1 Clay", "place Fishing")
    assert taken.goods(P1) == "1 clay 1 food 3 fuel"


@pytest.mark.ruling("Village Hall", "Alone it pays in rounds")
def test_village_hall_alone(table: Table) -> None:
    def played(special: bool) -> int:
        for seed in range(30):
            game = table(
                seats=1, seed=seed, played={P1: ("Village Hall",)}, goods={P1: "nothing"}, phase="special action card",
                tiles={P1: {"moor": "a1", "forest": "a2"}},
            )  # fmt: skip
            options = [option for option in choices(game) if option in ("special Cut Peat", "special Fell Trees")]
            if options:
                play(game, *options[: int(special)])
                break
        for option in ("place 1 Clay", "place 1 Reed"):
            if game.round == 1 and option in game.options:
                game.play(option)
        assert game.round == 2
        return count_of(game, "food")

    assert (played(False), played(True)) == (1, 0)


def test_village_hall_alone_knows_of_a_card_used_before_it_was_played(table: Table) -> None:
    hand = {"hand": {P1: ("Village Hall",)}, "goods": {P1: "2 wood 2 clay"}, "tiles": {P1: {"moor": "a1"}}}
    tables = [table(seats=1, seed=seed, phase="special action card", **hand) for seed in range(30)]
    game = next(game for game in tables if "special Cut Peat" in choices(game))
    play(game, "special Cut Peat", "place Improvement", "play Village Hall", "place Fishing")
    assert (game.round, game.goods(P1)) == (2, "1 food 3 fuel")


# -- Village Shop ---------------------------------------------------------------------------------


@pytest.mark.ruling("Village Shop", "Several times in one round")
@pytest.mark.parametrize(
    ("round", "goods"),
    [
        (2, "food"), (3, "grain"), (4, "fuel"), (5, "wood"), (6, "clay"), (7, "sheep"), (8, "reed"), (9, "boar"),
        (10, "stone"), (11, "cattle"), (12, "horse"), (13, "vegetable"),
    ],
)  # fmt: skip
def test_village_shop_offers_something_in_each_round(table: Table, round: int, goods: str) -> None:
    game = table(round=round, played={P1: ("Village Shop",)}, goods={P1: "nothing"}, pastures={P1: ("a4 a5",)})
    for _ in range(3):
        game.play("use Village Shop")
    assert game.goods(P1) == f"3 {goods}"
    assert "use Village Shop" not in [option.text for option in game.exchanges()]


@pytest.mark.ruling("Village Shop", "Round 1 offers nothing")
def test_village_shop_is_closed_in_round_one_and_sends_a_guest_in_the_last(table: Table) -> None:
    first = table(round=1, played={P1: ("Village Shop",)})
    assert "use Village Shop" not in [option.text for option in first.exchanges()]
    last = table(round=14, played={P1: ("Village Shop",)}, at_home={P1: 1, P2: 1})
    play(last, "use Village Shop", "place Fishing", "place 3 Wood")
    assert deciding(last) == P1
    last.play("place 1 Clay")
    assert not can_play(table(round=5, hand={P1: ("Village Shop",)}, goods={P1: "1 wood 1 reed"}), "Village Shop")


@pytest.mark.ruling("Village Shop", "A harvest belongs to the round before it")
@pytest.mark.ruling("Village Shop", "An animal may be cooked at once")
def test_village_shop_in_the_harvest(table: Table) -> None:
    game = table(
        round=9, phase="feeding", played={P1: ("Village Shop",)}, goods={P1: "1 sheep 1 grain"},
        majors={P1: ("Fireplace (2 clay)",)},
    )  # fmt: skip
    play(game, "use Village Shop", "keep 1 sheep")
    assert game.goods(P1) == "1 grain 2 food 1 sheep"


def test_village_shop_sells_a_cattle_before_the_harvest_that_counts_it(table: Table) -> None:
    cards = {P1: ("Village Shop", "Milking Stool")}
    game = table(round=11, at_home={P1: 1, P2: 0}, played=cards, goods={P1: "nothing"})
    play(game, "place Fishing", "use Village Shop", "done")
    assert game.goods(P1) == "2 food 1 cattle"


# -- Wedding Coach --------------------------------------------------------------------------------


def coach(table: Table, **situation: object) -> Agricola:
    goods = {P1: "1 wood 1 vegetable 4 horse"}
    game = table(hand={P1: ("Wedding Coach",)}, goods=goods, pastures={P1: ("a4 a5",)}, **situation)
    play(game, "place Starting Player", "play Wedding Coach")
    return game


@pytest.mark.ruling("Wedding Coach", "cards react to the family growth")
@pytest.mark.ruling("Wedding Coach", "It costs the wood and the vegetable")
def test_wedding_coach_brings_a_child_without_a_room(table: Table) -> None:
    game = coach(table, played={P1: ("Birthing House",)})
    game.play("grow")
    player = game.players[P1]
    assert (player.people, player.newborns, player.at_home) == (3, 1, 1)
    assert game.goods(P1) == "1 food 4 horse 1 fuel"
    left = coach(table)
    left.play("done")
    assert left.players[P1].people == 2
    assert not can_play(table(hand={P1: ("Wedding Coach",)}, goods={P1: "1 wood 1 vegetable"}), "Wedding Coach")


@pytest.mark.ruling("Wedding Coach", "Not if your family has five")
def test_wedding_coach_needs_somebody_to_be_born(table: Table) -> None:
    game = coach(table, people={P1: 5})
    assert (game.players[P1].people, deciding(game)) == (5, P2)


# -- Wheelbarrow ----------------------------------------------------------------------------------


@pytest.mark.ruling("Wheelbarrow", "what your cards add does not")
def test_wheelbarrow_brings_fuel_and_resources(table: Table) -> None:
    game = table(played={P1: ("Wheelbarrow",)}, tiles={P1: {"moor": "a1"}}, goods={P1: "nothing"})
    game.play("special Cut Peat")
    assert choices(game) == ["take 1 wood", "take 1 clay", "take 1 reed", "take 1 stone"]
    game.play("take 1 stone")
    assert game.goods(P1) == "1 stone 3 fuel"
    for wood, fuel in (("4 wood", 1), ("3 wood", 0)):
        space = table(played={P1: ("Wheelbarrow", "Woodcutter")}, spaces={"3 Wood": wood}, goods={P1: "nothing"})
        space.play("place 3 Wood")
        assert count_of(space, "fuel") == fuel


# -- Wild Fields ----------------------------------------------------------------------------------


@pytest.mark.ruling("Wild Fields", "So they do not touch each other")
@pytest.mark.ruling("Wild Fields", "The 2 food are its price")
def test_wild_fields_lie_apart(table: Table) -> None:
    game = table(
        hand={P1: ("Wild Fields",)}, goods={P1: "2 food"}, fields={P1: "a1 a2"}, at_home={P2: 0},
        tiles={P1: {"forest": "b3 b4 b5"}},
    )  # fmt: skip
    improve(game, "Wild Fields")
    offered = ["lay field on a4", "lay field on a5", "lay field on c2", "lay field on c3", "lay field on c4"]
    assert choices(game) == [*offered, "lay field on c5", "done"]
    game.play("lay field on a5")
    assert "lay field on a4" not in choices(game)
    game.play("lay field on c3")
    assert (game.goods(P1), list(farm(game).fields)) == ("nothing", ["a1", "a2", "a5", "c3"])
    game.play("place Plow 1 Field")
    assert {"plow c4", "plow a4", "plow a3"} <= set(choices(game))


@pytest.mark.ruling("Wild Fields", "It is no plowing")
def test_wild_fields_are_not_plowed(table: Table) -> None:
    game = table(
        round=8, hand={P1: ("Wild Fields",)}, goods={P1: "2 food 1 cattle"}, fields={P1: "a1 a2"},
        played={P1: ("Cattle Collar",)},
    )  # fmt: skip
    improve(game, "Wild Fields", "lay field on a5", "done")
    assert deciding(game) == P2
    assert not can_play(table(hand={P1: ("Wild Fields",)}, goods={P1: "2 food"}, fields={P1: "a1"}), "Wild Fields")


# -- Wild Harvest ---------------------------------------------------------------------------------


def test_wild_harvest_depends_on_the_number_drawn(table: Table) -> None:
    game = table(hand={P1: ("Wild Harvest",)}, goods={P1: "nothing"})
    play_minor(game, "Wild Harvest")
    assert game.goods(P1) == "1 food"

    def found(forests: str, seed: int) -> int:
        tiles = {P1: {"forest": forests}}
        game = table(seed=seed, phase=FIELD, played={P1: ("Wild Harvest",)}, tiles=tiles, goods={P1: "4 food 1 grain"})
        return count_of(game, "food") - 4

    assert sum([found("", seed) for seed in range(20)]) == 0
    assert 20 < sum([found("a2 a3 a4 a5 b5", seed) for seed in range(60)]) < 47


# -- Willow Bank ----------------------------------------------------------------------------------


def test_willow_bank_brings_reed_when_trees_are_felled(table: Table) -> None:
    game = table(played={P1: ("Willow Bank",)}, tiles={P1: {"forest": "a1"}}, goods={P1: "nothing"})
    game.play("special Fell Trees")
    assert game.goods(P1) == "2 wood 1 reed"


# -- Winter Storehouse ----------------------------------------------------------------------------


@pytest.mark.ruling("Winter Storehouse", "Wood and crops are no fuel")
@pytest.mark.ruling("Winter Storehouse", "Also in the midst of an action")
def test_winter_storehouse_fills_up_fuel_and_food(table: Table) -> None:
    game = table(played={P1: ("Winter Storehouse",)}, goods={P1: "1 fuel 4 wood 2 grain"})
    game.play("use Winter Storehouse")
    assert game.goods(P1) == "4 wood 2 grain 2 food 2 fuel"
    midst = table(played={P1: ("Winter Storehouse",)}, goods={P1: "nothing"})
    play(midst, "place Plow 1 Field", "use Winter Storehouse", "plow a1")
    assert midst.goods(P1) == "2 food 2 fuel"
    assert "use Winter Storehouse" not in [option.text for option in midst.exchanges()]


# -- Workbench ------------------------------------------------------------------------------------


@pytest.mark.ruling("Workbench", "They may count for the points")
@pytest.mark.parametrize(("round", "works"), [(11, False), (13, True), (14, True)])
def test_workbench_brings_resources_in_the_last_harvests(table: Table, round: int, works: bool) -> None:
    game = table(round=round, phase=FIELD, played={P1: ("Workbench",)}, goods={P1: "9 fuel 1 grain 4 food"})
    assert [count_of(game, kind) for kind in ("wood", "clay", "reed")] == ([3, 2, 1] if works else [0, 0, 0])
    if round == 14:
        with_joinery = table(
            round=14,
            phase=FIELD,
            played={P1: ("Workbench",)},
            goods={P1: "9 fuel 1 grain 4 food"},
            majors={P1: ("Joinery",)},
        )
        assert points(with_joinery, P1) == 1
    five = {P1: ("Axe", "Basket", "Clogs", "Corn Scoop", "Plane")}
    assert not can_play(table(hand={P1: ("Workbench",)}, goods={P1: "2 wood"}, played=five), "Workbench")
