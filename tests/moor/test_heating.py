"""Fuel and heating, the ill and the Infirmary."""

import pytest

from farmyard import IllegalChoice, view
from farmyard.agricola.position import P1, P2
from helpers import Table, all_goods, choices, deciding, farm, play, points, skip_harvest, told

FED = "20 food"


@pytest.mark.parametrize(
    ("house", "rooms", "people", "fuel"),
    [
        ("wooden hut", "b1 c1 a1", 2, 3),
        ("wooden hut", "b1 c1", 5, 2),
        ("clay hut", "b1 c1 a1", 2, 2),
        ("stone house", "b1 c1", 4, 0),
        ("stone house", "b1 c1 a1", 2, 1),
    ],
)
def test_each_room_takes_a_fuel_less_for_clay_and_stone(
    table: Table, house: str, rooms: str, people: int, fuel: int
) -> None:
    game = table(
        moor=1,
        round=4,
        phase="heating",
        house={P1: house},
        rooms={P1: rooms},
        people={P1: people},
        goods={P1: "9 fuel"},
    )
    assert farm(game).needs["fuel"] == fuel
    if fuel:
        game.play(f"heat with {fuel} fuel")
    assert game.goods(P1) == f"{9 - fuel} fuel"


def test_families_are_fed_before_houses_are_heated(table: Table) -> None:
    game = table(moor=1, round=4, phase="feeding", goods={P1: "4 food 2 fuel", P2: "4 food 2 fuel"})
    play(game, "heat with 2 fuel", "heat with 2 fuel")
    assert all_goods(game) == ["nothing", "nothing"]


def test_nobody_is_asked_to_feed_because_of_wood_alone(table: Table) -> None:
    game = table(moor=1, round=4, phase="feeding", goods={P1: "4 food 2 wood", P2: "4 food"})
    assert choices(game) == ["heat with 2 fuel", "heat with 1 fuel", "heat with 0 fuel"]
    stall = table(moor=1, round=4, phase="feeding", majors={P1: ("Furniture Stall", "Pottery")}, goods={P1: "1 wood"})
    assert set(choices(stall)) == {"feed", "convert wood to clay"}


def test_wood_becomes_fuel_at_any_time_and_for_heating(table: Table) -> None:
    game = table(moor=1, goods={P1: "2 wood"})
    game.play("convert wood")
    assert game.goods(P1) == "1 wood 1 fuel"
    cold = table(moor=1, round=4, phase="heating", goods={P1: "1 wood 1 fuel"})
    cold.play("heat with 2 fuel")
    assert cold.goods(P1) == "nothing"


def test_fuel_never_becomes_wood(table: Table) -> None:
    game = table(moor=1, goods={P1: "5 fuel"}, cards=("Fences",), round=2)
    assert "convert fuel" not in game.options
    assert "place Fences" not in choices(game)


def test_one_may_heat_less_than_one_could(table: Table) -> None:
    game = table(moor=1, round=4, phase="heating", goods={P1: "9 fuel"})
    assert choices(game) == ["heat with 2 fuel", "heat with 1 fuel", "heat with 0 fuel"]
    assert told(game, "heat with 1 fuel")[:2] == [(P1, "heats the house with 1 fuel"), (P1, "puts 1 person to bed")]
    assert (game.players[P1].ill, game.goods(P1)) == (1, "8 fuel")


def test_nobody_is_ill_twice(table: Table) -> None:
    game = table(moor=1, round=4, phase="heating", rooms={P1: "a1 b1 c1 c2 c3"}, goods={P1: "9 fuel"})
    assert choices(game) == ["heat with 5 fuel", "heat with 4 fuel", "heat with 0 fuel"]
    game.play("heat with 0 fuel")
    assert (game.players[P1].ill, game.goods(P1)) == (2, "9 fuel")


def test_newborns_may_fall_ill(table: Table) -> None:
    game = table(moor=1, round=4, phase="heating", people={P1: 3}, newborns={P1: 1}, rooms={P1: "a1 b1 c1"})
    assert game.players[P1].ill == 3


def test_labels_say_what_becomes_of_people(table: Table) -> None:
    game = table(moor=1, round=4, phase="heating", goods={P1: "9 fuel"})
    assert [option.label for option in view(game, P1).options] == [
        "Heat with 2 fuel", "Heat with 1 fuel: 1 person in bed", "Heat with 0 fuel: 2 people in bed",
    ]  # fmt: skip
    last = table(moor=1, round=14, phase="heating", goods={P1: "9 fuel"})
    assert view(last, P1).options[1].label == "Heat with 1 fuel: 1 person worth 1 point only"
    assert view(last, P1).question == "Your house needs 2 fuel: with how much do you heat it?"


def test_in_the_next_round_the_ill_go_to_the_infirmary_only(table: Table) -> None:
    game = table(moor=1, round=4, phase="heating", goods={P1: "1 fuel", P2: "2 fuel"})
    play(game, "heat with 1 fuel", "heat with 2 fuel")
    assert (game.round, farm(game).ill, deciding(game)) == (5, 1, P1)
    play(game, "place Fishing", "place 1 Clay")
    assert [option for option in choices(game) if option.startswith("place")] == ["place Infirmary"]
    with pytest.raises(IllegalChoice, match="all your people at home are ill"):
        game.play("place 1 Reed")
    before = game.goods(P1)
    play(game, "place Infirmary")
    assert (before, game.goods(P1), game.players[P1].ill) == ("2 food", "3 food", 0)


def test_the_ill_one_goes_first_to_the_infirmary(table: Table) -> None:
    game = table(moor=1, ill={P1: 1}, goods={P1: "nothing"})
    play(game, "place Infirmary", "place Fishing")
    assert game.players[P1].ill == 0
    assert "place 1 Reed" in choices(game)


def test_any_number_of_healthy_people_may_go_to_the_infirmary(table: Table) -> None:
    game = table(moor=1, goods={P1: "nothing", P2: "nothing"})
    play(game, "place Infirmary", "place Infirmary", "place Infirmary", "place Infirmary")
    assert (game.round, all_goods(game)) == (2, ["2 food", "2 food"])


def test_nobody_ill_can_be_left_at_home(table: Table) -> None:
    game = table(moor=1, at_home={P1: 1, P2: 0}, ill={P1: 1})
    assert "done" not in game.options


def test_the_ill_eat_and_count_as_family(table: Table) -> None:
    game = table(moor=1, ill={P1: 2})
    assert (farm(game).food_needed, farm(game).people) == (4, 2)


def test_all_are_well_after_the_round(table: Table) -> None:
    game = table(moor=1, at_home={P1: 1, P2: 1}, ill={P1: 1})
    play(game, "place Infirmary", "place Fishing")
    assert (game.round, game.players[P1].ill) == (2, 0)


def test_the_last_harvest_makes_people_worth_one_point(table: Table) -> None:
    game = table(moor=1, round=14, phase="heating", people={P1: 3}, rooms={P1: "a1 b1 c1"}, goods={P1: "1 fuel"})
    game.play("heat with 1 fuel")
    assert game.over
    assert (points(game, P1, "Family members"), points(game, P2, "Family members")) == (5, 2)


def test_who_stays_out_of_the_harvest_does_not_heat(table: Table) -> None:
    game = table(moor=1, phase="work", round=4, at_home={P1: 1, P2: 0}, goods={P1: FED, P2: FED + " 2 fuel"})
    skip_harvest(game)
    play(game, "place Fishing", "heat with 2 fuel")
    assert (game.round, game.players[P1].ill) == (5, 0)
