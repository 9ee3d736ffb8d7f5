"""Minor improvements of Farmers of the Moor, Pa to Peat-C."""

import pytest

from farmyard.agricola.position import P1, P2
from helpers import (
    Table,
    can_play,
    choices,
    count_of,
    deciding,
    fields,
    for_sale,
    growing,
    in_hand,
    names,
    note,
    play,
    play_minor,
    points,
    promised,
    reserved,
    rounds_with,
    ways_to_pay,
    worth,
)
from moors import improve, showing

# -- Pastoral Letter ------------------------------------------------------------------------------


@pytest.mark.ruling("Pastoral Letter", "Nobody can build the Well")
def test_pastoral_letter_uncovers_the_village_church(table: Table) -> None:
    game = table(hand={P1: ("Pastoral Letter",)}, majors={P1: ("Joinery", "Pottery")})
    play(game, "place Starting Player", "play Pastoral Letter", "lay Village Church on Well")
    assert ("Village Church" in for_sale(game), "Well" in for_sale(game)) == (True, False)
    assert not can_play(table(hand={P1: ("Pastoral Letter",)}, majors={P1: ("Joinery",)}), "Pastoral Letter")


@pytest.mark.ruling("Pastoral Letter", "the rest of the card still works")
@pytest.mark.ruling("Pastoral Letter", "Special actions do not count")
def test_pastoral_letter_buys_the_village_church_after_any_action(table: Table) -> None:
    game = table(
        played={P1: ("Pastoral Letter",)}, majors={P2: ("Well",)}, goods={P1: "2 wood 4 stone"}, at_home={P2: 0},
        tiles={P1: {"moor": "a1"}},
    )  # fmt: skip
    game.play("special Cut Peat")
    assert choices(game)[0].startswith("place")
    play(game, "place Fishing", "build Village Church")
    assert ("Village Church" in names(game, P1), points(game, P1)) == (True, 1)
    assert worth(table, "Pastoral Letter", "Church") == worth(table, "Church") + 1
    fresh = table(hand={P1: ("Pastoral Letter",)}, majors={P1: ("Well", "Pottery")}, goods={P1: "2 wood 4 stone"})
    play_minor(fresh, "Pastoral Letter")
    assert (deciding(fresh), names(fresh, P1)) == (P2, ["Well", "Pottery", "Pastoral Letter"])


# -- Peat Ash Fertilizer --------------------------------------------------------------------------


@pytest.mark.ruling("Peat Ash Fertilizer", "All fields of a kind or none")
@pytest.mark.ruling("Peat Ash Fertilizer", "It is no sowing")
def test_peat_ash_fertilizer_lets_crops_grow(table: Table) -> None:
    game = table(
        played={P1: ("Peat Ash Fertilizer",)}, tiles={P1: {"moor": "a1"}}, goods={P1: "1 grain"}, fields={P1: "b4"},
        crops={P1: {"a3": "2 grain", "a4": "1 grain", "a5": "1 vegetable"}},
    )  # fmt: skip
    game.play("special Cut Peat")
    assert choices(game) == ["use Peat Ash Fertilizer for grain", "use Peat Ash Fertilizer for vegetable", "done"]
    game.play("use Peat Ash Fertilizer for grain")
    assert [growing(game, cell) for cell in ("a3", "a4", "a5", "b4")] == [
        "3 grain", "2 grain", "1 vegetable", "nothing",
    ]  # fmt: skip
    play(game, "use Peat Ash Fertilizer for vegetable")
    assert (growing(game, "a5"), count_of(game, "grain")) == ("2 vegetable", 1)
    assert deciding(game) == P2
    left = table(played={P1: ("Peat Ash Fertilizer",)}, tiles={P1: {"moor": "a1"}}, crops={P1: {"a3": "2 grain"}})
    play(left, "special Cut Peat", "done")
    assert growing(left, "a3") == "2 grain"


# -- Peat Barge -----------------------------------------------------------------------------------


def test_peat_barge_brings_fuel_from_fishing(table: Table) -> None:
    game = table(played={P1: ("Peat Barge",)}, goods={P1: "nothing"})
    game.play("place Fishing")
    assert game.goods(P1) == "1 food 2 fuel"


# -- Peat Bath ------------------------------------------------------------------------------------


@pytest.mark.ruling("Peat Bath", "whether the person is ill")
@pytest.mark.ruling("Peat Bath", "counted from this one")
@pytest.mark.parametrize("ill", [0, 1])
def test_peat_bath_lays_food_for_each_moor(table: Table, ill: int) -> None:
    game = table(round=9, played={P1: ("Peat Bath",)}, ill={P1: ill}, tiles={P1: {"moor": "a1 a2 a3"}})
    game.play("place Infirmary")
    assert rounds_with(game, P1, "1 food") == [10, 11, 12]
    bare = table(round=9, played={P1: ("Peat Bath",)})
    bare.play("place Infirmary")
    assert promised(bare, P1) == {}


# -- Peat Boat ------------------------------------------------------------------------------------


@pytest.mark.ruling("Peat Boat", "Two different resources")
@pytest.mark.parametrize(
    ("what", "fuel", "goods"),
    [
        ("wood", 3, "2 wood"), ("clay", 3, "2 clay"), ("reed", 4, "2 reed"), ("stone", 4, "2 stone"),
        ("grain", 2, "1 grain"), ("vegetable", 3, "1 vegetable"),
    ],
)  # fmt: skip
def test_peat_boat_trades_fuel(table: Table, what: str, fuel: int, goods: str) -> None:
    game = table(played={P1: ("Peat Boat",)}, goods={P1: f"{fuel} fuel"})
    offered = [option.text for option in game.exchanges() if option.text.startswith("convert fuel")]
    assert len(offered) == {2: 1, 3: 4, 4: 6}[fuel]
    game.play(f"convert fuel into {what}")
    assert game.goods(P1) == goods


def test_peat_boat_pays_for_buildings(table: Table) -> None:
    game = table(played={P1: ("Peat Boat",)}, goods={P1: "3 fuel"}, hand={P1: ("Corn Scoop", "Clogs")})
    play(game, "place Starting Player", "play Clogs")
    assert game.goods(P1) == "1 wood"
    assert not ways_to_pay(game)


# -- Peat Burn-off --------------------------------------------------------------------------------


@pytest.mark.ruling("Peat Burn-off", "A tile below the moor is lost")
@pytest.mark.ruling("Peat Burn-off", "next to your other fields")
def test_peat_burn_off_makes_a_field_of_a_moor(table: Table) -> None:
    tiles = {P1: {"forest": "a2", "moor": "a2 a5"}}
    game = table(hand={P1: ("Peat Burn-off",)}, tiles=tiles, fields={P1: "a1"}, goods={P1: "nothing"})
    improve(game, "Peat Burn-off")
    assert choices(game) == ["burn a2", "done"]
    game.play("burn a2")
    assert (game.goods(P1), fields(game, P1), showing(game, "forest")) == ("1 fuel", 2, "")
    assert in_hand(game, P2) == ["Peat Burn-off"]
    anywhere = table(hand={P1: ("Peat Burn-off",)}, tiles=tiles)
    improve(anywhere, "Peat Burn-off", "burn a5")
    assert fields(anywhere, P1) == 1


@pytest.mark.ruling("Peat Burn-off", "It is no plowing")
@pytest.mark.ruling("Peat Burn-off", "It is no cutting of peat")
def test_peat_burn_off_neither_plows_nor_cuts_peat(table: Table) -> None:
    game = table(
        round=8, hand={P1: ("Peat Burn-off",)}, tiles={P1: {"moor": "a1"}}, goods={P1: "1 cattle"},
        played={P1: ("Cattle Collar", "Moor Birch Tree")},
    )  # fmt: skip
    play(game, "place Starting Player", "play Peat Burn-off", "burn a1")
    assert (game.goods(P1), deciding(game)) == ("1 cattle 1 fuel", P2)


# -- Peat-cutting Expedition ----------------------------------------------------------------------


@pytest.mark.ruling("Peat-cutting Expedition", "Covered moors")
@pytest.mark.ruling("Peat-cutting Expedition", "It is no cutting of peat")
@pytest.mark.ruling("Peat-cutting Expedition", "stay with you when the card moves on")
def test_peat_cutting_expedition_clears_moors_for_fuel_and_points(table: Table) -> None:
    tiles = {P1: {"moor": "a1 a2 a3 a4", "forest": "a4"}}
    game = table(
        hand={P1: ("Peat-cutting Expedition",)}, goods={P1: "4 food"}, tiles=tiles, played={P1: ("Moor Birch Tree",)}
    )
    improve(game, "Peat-cutting Expedition")
    assert choices(game) == ["clear a1", "clear a2", "clear a3", "done"]
    play(game, "clear a1", "clear a3", "done")
    assert (game.goods(P1), showing(game, "moor"), points(game, P1)) == ("4 fuel", "a2", 2)
    assert in_hand(game, P2) == ["Peat-cutting Expedition"]


@pytest.mark.ruling("Peat-cutting Expedition", "does not depend on moors")
@pytest.mark.parametrize(("horses", "fuel"), [(1, 0), (2, 1), (5, 4), (6, 4)])
def test_peat_cutting_expedition_brings_fuel_for_horses(table: Table, horses: int, fuel: int) -> None:
    game = table(
        hand={P1: ("Peat-cutting Expedition",)}, goods={P1: f"4 food {horses} horse"}, pastures={P1: ("a4 a5 b4 b5",)}
    )
    play_minor(game, "Peat-cutting Expedition")
    assert count_of(game, "fuel") == fuel


# -- Peat-Cutting Rights --------------------------------------------------------------------------


@pytest.mark.ruling("Peat-Cutting Rights", "Rounds after the last one")
def test_peat_cutting_rights_mark_two_rounds(table: Table) -> None:
    for round, marked in ((3, [7, 10]), (9, [13])):
        game = table(round=round, hand={P1: ("Peat-Cutting Rights",)}, goods={P1: "1 horse"})
        play_minor(game, "Peat-Cutting Rights")
        assert reserved(game, P1, "Peat-Cutting Rights") == marked


@pytest.mark.ruling("Peat-Cutting Rights", "for 2 food if somebody else was first")
def test_peat_cutting_rights_cut_peat_when_a_round_begins(table: Table) -> None:
    game = table(
        round=5, played={P1: ("Peat-Cutting Rights",), P2: ()}, tiles={P1: {"moor": "a1 a2"}, P2: {"moor": "a1"}},
        at_home={P1: 1, P2: 0}, goods={P1: "nothing", P2: "2 food"},
    )  # fmt: skip
    note(game, P1, "Peat-Cutting Rights").reserve(6)
    game.play("place 1 Clay")
    assert choices(game) == ["special Cut Peat", "done"]
    play(game, "special Cut Peat", "clear a1")
    assert game.goods(P1) == "1 clay 3 fuel"
    play(game, "place Fishing", "special Cut Peat")
    assert game.goods(P2) == "3 fuel"


@pytest.mark.ruling("Peat-Cutting Rights", "Alone you can do it if the open card shows it")
def test_peat_cutting_rights_alone(table: Table) -> None:
    offered = []
    for seed in range(8):
        game = table(
            seats=1,
            seed=seed,
            round=5,
            played={P1: ("Peat-Cutting Rights",)},
            tiles={P1: {"moor": "a1"}},
            at_home={P1: 1},
        )
        note(game, P1, "Peat-Cutting Rights").reserve(6)
        game.play("place Fishing")
        while game.round < 6:
            game.play(game.options[0])
        offered.append("special Cut Peat" in choices(game) and "done" in choices(game))
    assert True in offered
    assert False in offered
