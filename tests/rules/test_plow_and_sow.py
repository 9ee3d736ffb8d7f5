"""Action C: plowing fields, sowing them and bringing in the crops."""

import pytest

import farmyard
from farmyard import Agricola
from farmyard.agricola.position import P1, P2
from farmyard.agricola.state.game import FIELD
from helpers import Table

SOW = "place Sow and Bake"
IDLE = ("feed", "place Day Laborer", "place Fishing", "place 1 Clay", "place 1 Reed", "place 3 Wood")


def fields(game: Agricola) -> dict[str, dict[str, int]]:
    return farmyard.view(game, P1).players[P1].fields


def idle_until(game: Agricola, round: int) -> None:
    """Everybody fishes, digs and labours until a round begins."""
    while farmyard.view(game, P1).round < round:
        game.play(next(text for text in IDLE if text in game.options))


def plows_offered(game: Agricola) -> list[str]:
    return [text.removeprefix("plow ") for text in game.options if text.startswith("plow ")]


def test_jakob_sows_harvests_twice_plows_sows_again_and_bakes(table: Table) -> None:
    game = table(
        round=4, fields={P1: "b3 b4"}, goods={P1: "1 grain 1 vegetable 4 food"}, at_home={P2: 0},
        majors={P1: ("Fireplace (2 clay)",)},
    )  # fmt: skip
    game.play(SOW)
    game.play("sow grain")
    game.play("sow vegetable")
    assert fields(game) == {"b3": {"grain": 3}, "b4": {"vegetable": 2}}
    assert game.goods(P1) == "4 food"

    game.play("place Fishing")
    assert farmyard.view(game, P1).phase == "feeding"
    assert fields(game) == {"b3": {"grain": 2}, "b4": {"vegetable": 1}}
    assert game.goods(P1) == "1 grain 1 vegetable 5 food"

    idle_until(game, 8)
    assert fields(game) == {"b3": {"grain": 1}, "b4": {}}
    assert " 2 grain 2 vegetable " in game.goods(P1)

    game.play("place Plow 1 Field")
    game.play("plow b5")
    game.play("place Fishing")
    food = farmyard.view(game, P1).players[P1].goods["food"]
    game.play(SOW)
    game.play("sow vegetable")
    game.play("sow vegetable")
    assert fields(game) == {"b3": {"grain": 1}, "b4": {"vegetable": 2}, "b5": {"vegetable": 2}}
    game.play("bake 2 grain")
    assert f" {food + 4} food" in game.goods(P1)
    assert "grain" not in game.goods(P1)


def test_the_first_field_may_be_plowed_on_any_empty_cell(table: Table) -> None:
    game = table(stables={P1: "a5"}, pastures={P1: ("c4 c5",)})
    game.play("place Plow 1 Field")
    assert plows_offered(game) == ["a1", "a2", "a3", "a4", "b2", "b3", "b4", "b5", "c2", "c3"]


def test_a_new_field_must_border_an_existing_field_and_not_only_diagonally(table: Table) -> None:
    game = table(fields={P1: "b3"})
    game.play("place Plow 1 Field")
    assert plows_offered(game) == ["a3", "b2", "b4", "c3"]
    with pytest.raises(farmyard.IllegalChoice, match="c4 does not border an existing field"):
        game.play("plow c4")


@pytest.mark.parametrize("cell", ["b1", "c2", "b5", "c4"])
def test_rooms_fields_stables_and_pastures_cannot_be_plowed(table: Table, cell: str) -> None:
    game = table(fields={P1: "c2"}, stables={P1: "b5"}, pastures={P1: ("c4",)})
    game.play("place Plow 1 Field")
    with pytest.raises(farmyard.IllegalChoice, match=f"{cell} is not empty and unfenced"):
        game.play(f"plow {cell}")


def test_plowing_makes_exactly_one_field_and_costs_nothing(table: Table) -> None:
    game = table(goods={P1: "1 food"})
    game.play("place Plow 1 Field")
    game.play("plow c5")
    assert fields(game) == {"c5": {}}
    assert (game.goods(P1), farmyard.view(game, P1).deciding) == ("1 food", P2)


@pytest.mark.parametrize(("seed", "planted"), [("grain", {"grain": 3}), ("vegetable", {"vegetable": 2})])
def test_one_grain_becomes_3_and_one_vegetable_becomes_2(table: Table, seed: str, planted: dict[str, int]) -> None:
    game = table(round=4, fields={P1: "b3"}, goods={P1: f"1 {seed}"})
    game.play(SOW)
    assert fields(game) == {"b3": planted}
    assert game.goods(P1) == "nothing"


def test_several_empty_fields_may_be_sown_at_once(table: Table) -> None:
    game = table(round=4, fields={P1: "b3 b4 b5"}, goods={P1: "2 grain 2 vegetable"})
    game.play(SOW)
    game.play("sow grain")
    game.play("sow vegetable")
    game.play("sow grain")
    assert sorted(fields(game).values(), key=str) == [{"grain": 3}, {"grain": 3}, {"vegetable": 2}]
    assert game.goods(P1) == "1 vegetable"


def test_a_player_need_not_sow_all_her_empty_fields(table: Table) -> None:
    game = table(round=4, fields={P1: "b3 b4"}, goods={P1: "2 grain"})
    game.play(SOW)
    game.play("done")
    assert fields(game) == {"b3": {"grain": 3}, "b4": {}}
    assert game.goods(P1) == "1 grain"


@pytest.mark.parametrize("cell", ["a1", "a5", "b3", "c5"])
def test_a_field_can_be_sown_wherever_it_lies(table: Table, cell: str) -> None:
    game = table(round=4, fields={P1: cell}, goods={P1: "1 grain"})
    game.play(SOW)
    assert fields(game) == {cell: {"grain": 3}}


def test_a_field_with_crops_on_it_cannot_be_sown(table: Table) -> None:
    game = table(round=4, crops={P1: {"b3": "1 grain", "b4": "1 vegetable"}}, goods={P1: "5 grain 5 vegetable"})
    assert SOW not in game.options


@pytest.mark.parametrize("before", ["grain", "vegetable"])
@pytest.mark.parametrize("after", ["grain", "vegetable"])
def test_a_harvested_field_is_sown_again_without_plowing_whatever_it_held(
    table: Table, before: str, after: str
) -> None:
    game = table(phase=FIELD, crops={P1: {"b3": f"1 {before}"}}, goods={P1: f"4 food 1 {after}"})
    game.play("feed")
    game.play(SOW)
    if "sow grain" in game.options:
        game.play(f"sow {after}")
    assert fields(game)["b3"] == {after: 3 if after == "grain" else 2}


def test_grain_on_a_field_is_no_seed(table: Table) -> None:
    game = table(round=4, crops={P1: {"b3": "3 grain"}}, fields={P1: "b4"}, goods={P1: "1 food"})
    assert SOW not in game.options


def test_a_seed_cannot_be_sown_that_is_not_in_the_supply(table: Table) -> None:
    game = table(round=4, fields={P1: "b3 b4"}, goods={P1: "2 grain"})
    game.play(SOW)
    with pytest.raises(farmyard.IllegalChoice):
        game.play("sow vegetable")


def test_sow_and_bake_may_be_used_for_sowing_alone(table: Table) -> None:
    game = table(round=4, fields={P1: "b3"}, goods={P1: "2 grain"}, majors={P1: ("Fireplace (2 clay)",)})
    game.play(SOW)
    game.play("sow grain")
    game.play("done")
    assert game.goods(P1) == "1 grain"
    assert farmyard.view(game, P1).deciding == P2


@pytest.mark.parametrize("order", [("sow grain", "bake 1 grain"), ("bake 1 grain", "sow grain")])
def test_sowing_and_baking_may_be_done_in_either_order(table: Table, order: tuple[str, ...]) -> None:
    game = table(round=4, fields={P1: "b3"}, goods={P1: "3 grain"}, majors={P1: ("Fireplace (2 clay)",)})
    game.play(SOW)
    for choice in order:
        game.play(choice)
    assert game.goods(P1) == "1 grain 2 food"
    assert fields(game) == {"b3": {"grain": 3}}


def test_the_field_just_plowed_may_be_sown(table: Table) -> None:
    game = table(round=13, goods={P1: "1 grain 1 vegetable"})
    game.play("place Plow and Sow")
    game.play("plow c4")
    game.play("sow vegetable")
    assert fields(game) == {"c4": {"vegetable": 2}}
    assert game.goods(P1) == "1 grain"


def test_plow_and_sow_sows_any_number_of_empty_fields(table: Table) -> None:
    game = table(round=13, fields={P1: "b3 b4"}, goods={P1: "3 grain"})
    game.play("place Plow and Sow")
    game.play("plow b5")
    for _ in range(3):
        game.play("sow grain")
    assert list(fields(game).values()) == [{"grain": 3}] * 3


def test_plow_and_sow_may_be_used_for_plowing_alone(table: Table) -> None:
    game = table(round=13, goods={P1: "1 grain"})
    game.play("place Plow and Sow")
    game.play("plow c4")
    game.play("done")
    assert fields(game) == {"c4": {}}
    assert farmyard.view(game, P1).deciding == P2


def test_plow_and_sow_may_be_used_for_sowing_alone(table: Table) -> None:
    game = table(round=13, fields={P1: "c4"}, goods={P1: "1 grain"})
    game.play("place Plow and Sow")
    game.play("sow grain")
    assert fields(game) == {"c4": {"grain": 3}}
    assert farmyard.view(game, P1).deciding == P2


def test_plowing_comes_before_sowing_and_not_after(table: Table) -> None:
    game = table(round=13, fields={P1: "c3 c4"}, goods={P1: "2 grain"})
    game.play("place Plow and Sow")
    game.play("sow grain")
    assert plows_offered(game) == []
    assert game.options == ["sow grain", "done", "convert grain"]


def test_plow_and_sow_plows_only_one_field(table: Table) -> None:
    game = table(round=13, goods={P1: "1 grain"})
    game.play("place Plow and Sow")
    game.play("plow c4")
    assert plows_offered(game) == []


def test_plow_and_sow_does_not_bake(table: Table) -> None:
    game = table(round=13, fields={P1: "c4"}, goods={P1: "2 grain"}, majors={P1: ("Fireplace (2 clay)",)})
    game.play("place Plow and Sow")
    assert [text for text in game.options if text.startswith("bake")] == []


def test_a_field_tile_is_never_removed(table: Table) -> None:
    game = table(round=4, at_home={P1: 1, P2: 0}, goods={P1: "4 food"}, crops={P1: {"b3": "1 grain"}})
    game.play("place Day Laborer")
    game.play("feed")
    assert (farmyard.view(game, P1).round, fields(game)) == (5, {"b3": {}})
