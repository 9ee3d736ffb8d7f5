"""Minor improvements of deck E, A."""

import pytest

from farmyard import scores
from farmyard.agricola.position import P1
from farmyard.agricola.state.game import BREEDING
from helpers import Table, can_play, play_minor, promised
from situations import JOBS

# -- Animal Pen -----------------------------------------------------------------------------------


def test_animal_pen_lays_2_food_on_every_later_round(table: Table) -> None:
    game = table(round=11, hand={P1: ("Animal Pen",)}, played={P1: JOBS}, goods={P1: "2 wood"})
    play_minor(game, "Animal Pen")
    assert promised(game, P1) == dict.fromkeys((12, 13, 14), "2 food")
    assert game.goods(P1) == "nothing"


def test_animal_pen_needs_4_occupations(table: Table) -> None:
    assert not can_play(table(hand={P1: ("Animal Pen",)}, played={P1: JOBS[:3]}, goods={P1: "2 wood"}), "Animal Pen")


# -- Animal Yard ----------------------------------------------------------------------------------


def test_animal_yard_holds_2_animals_of_any_kinds(table: Table) -> None:
    game = table(played={P1: ("Animal Yard",)}, goods={P1: "1 sheep 1 boar"}, round=11, spaces={"1 Cattle": "2 cattle"})
    game.play("place 1 Cattle")
    assert "keep 1 sheep 1 boar 1 cattle" in game.options
    assert "keep 1 sheep 2 cattle" in game.options


def test_animal_yard_needs_an_occupation(table: Table) -> None:
    assert not can_play(table(hand={P1: ("Animal Yard",)}, goods={P1: "2 wood"}), "Animal Yard")
    game = table(hand={P1: ("Animal Yard",)}, goods={P1: "2 wood"}, played={P1: JOBS[:1]})
    assert can_play(game, "Animal Yard")


@pytest.mark.ruling("Animal Yard", "no pasture")
@pytest.mark.ruling("Animal Yard", "Newborn")
def test_animal_yard_is_no_pasture_and_houses_the_newborn(table: Table) -> None:
    game = table(played={P1: ("Animal Yard",)}, goods={P1: "2 sheep"}, phase=BREEDING)
    assert game.goods(P1) == "3 sheep"
    assert scores(game)[P1] == scores(table(goods={P1: "3 sheep"}, pastures={P1: ("a5",)}))[P1] - 3 + 1


@pytest.mark.ruling("Animal Yard", "Shepherd's Pipe")
def test_shepherds_pipe_lets_the_animal_yard_hold_4_with_at_most_1_other_animal(table: Table) -> None:
    for played in (("Animal Yard", "Shepherd's Pipe"), ("Shepherd's Pipe", "Animal Yard")):
        game = table(played={P1: played}, goods={P1: "2 boar"}, round=4, spaces={"1 Sheep": "5 sheep"})
        game.play("place 1 Sheep")
        kept = [option for option in game.options if option.startswith("keep")]
        assert kept == ["keep 5 sheep", "keep 4 sheep 1 boar", "keep 3 sheep 2 boar"]


@pytest.mark.ruling("Animal Yard", "Shepherd's Pipe")
def test_two_other_animals_fill_the_animal_yard_with_the_shepherds_pipe(table: Table) -> None:
    played = {P1: ("Animal Yard", "Shepherd's Pipe")}
    game = table(played=played, goods={P1: "1 boar 2 cattle"}, round=4, spaces={"1 Sheep": "3 sheep"})
    game.play("place 1 Sheep")
    assert "keep 1 sheep 1 boar 2 cattle" not in game.options
    assert "keep 1 boar 2 cattle" in game.options


@pytest.mark.ruling("Animal Yard", "Smallholder")
def test_the_smallholder_does_not_enlarge_the_animal_yard(table: Table) -> None:
    game = table(played={P1: ("Animal Yard", "Smallholder")}, goods={P1: "3 sheep"}, round=4)
    game.play("place 1 Sheep")
    assert game.goods(P1) == "3 sheep"


def test_animal_yard_brings_no_animals(table: Table) -> None:
    game = table(hand={P1: ("Animal Yard",)}, played={P1: JOBS[:1]}, goods={P1: "2 wood"})
    play_minor(game, "Animal Yard")
    assert game.goods(P1) == "nothing"


# -- Axe ------------------------------------------------------------------------------------------


@pytest.mark.ruling("Axe", "applies to each room")
def test_axe_makes_rooms_of_a_wooden_hut_cost_2_wood_2_reed(table: Table) -> None:
    game = table(played={P1: ("Axe",)}, goods={P1: "4 wood 4 reed"})
    game.play("place Build Rooms and Stables")
    game.play("room a1")
    game.play("room a2")
    assert game.goods(P1) == "nothing"


def test_axe_does_not_help_a_clay_hut(table: Table) -> None:
    game = table(played={P1: ("Axe",)}, house={P1: "clay hut"}, goods={P1: "2 wood 2 reed 4 clay"})
    game.play("place Build Rooms and Stables")
    assert "room a1" not in game.options


def test_axe_costs_wood_and_stone(table: Table) -> None:
    game = table(hand={P1: ("Axe",)}, goods={P1: "1 wood 1 stone"})
    play_minor(game, "Axe")
    assert game.goods(P1) == "nothing"


def test_axe_and_carpenter_do_not_add_up(table: Table) -> None:
    game = table(played={P1: ("Axe", "Carpenter")}, goods={P1: "3 wood 2 reed"})
    game.play("place Build Rooms and Stables")
    game.play("room a1")
    assert game.goods(P1) == "1 wood"


@pytest.mark.ruling("Axe", "come on top")
def test_axe_and_clay_roof_combine(table: Table) -> None:
    game = table(played={P1: ("Axe", "Clay Roof")}, goods={P1: "2 wood 2 clay"})
    game.play("place Build Rooms and Stables")
    game.play("room a1")
    assert game.goods(P1) == "nothing"


@pytest.mark.ruling("Axe", "price of its own")
@pytest.mark.parametrize("other", ["Carpenter", "Clay Supports", "Clay Plasterer"])
def test_axe_is_not_combined_with_another_price(table: Table, other: str) -> None:
    game = table(played={P1: ("Axe", other)}, goods={P1: "5 wood 5 clay 2 reed"})
    game.play("place Build Rooms and Stables")
    game.play("room a1")
    assert game.goods(P1) == "3 wood 5 clay"


@pytest.mark.ruling("Axe", "come on top")
def test_axe_needs_less_reed_with_the_thatcher(table: Table) -> None:
    game = table(played={P1: ("Axe", "Thatcher")}, goods={P1: "4 wood 2 reed"})
    game.play("place Build Rooms and Stables")
    game.play("room a1")
    game.play("room a2")
    assert game.goods(P1) == "nothing"
