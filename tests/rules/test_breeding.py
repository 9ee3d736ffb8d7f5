"""The harvest's last phase: animals breed, one young of each kind, if it finds a place."""

import pytest

import farmyard
from farmyard.agricola.position import P1, P2, P3
from farmyard.agricola.state.game import BREEDING, FIELD
from helpers import Table

FIREPLACE = "Fireplace (2 clay)"
ANIMALS = ["sheep", "boar", "cattle"]


@pytest.mark.parametrize("animal", ANIMALS)
def test_two_animals_of_a_kind_have_one_young(table: Table, animal: str) -> None:
    game = table(phase=BREEDING, goods={P1: f"2 {animal}"}, pastures={P1: ("b4 b5",)})
    assert game.goods(P1) == f"3 {animal}"


@pytest.mark.parametrize("animal", ANIMALS)
def test_a_single_animal_has_no_young(table: Table, animal: str) -> None:
    game = table(phase=BREEDING, goods={P1: f"1 {animal}"}, pastures={P1: ("b4 b5",)})
    assert game.goods(P1) == f"1 {animal}"


@pytest.mark.parametrize("number", [3, 4, 5, 6, 7])
def test_three_or_more_animals_of_a_kind_have_no_more_than_one_young(table: Table, number: int) -> None:
    game = table(phase=BREEDING, goods={P1: f"{number} sheep"}, pastures={P1: ("a4 a5 b4 b5",)})
    assert game.goods(P1) == f"{number + 1} sheep"


def test_for_the_young_of_three_animals_there_is_room_in_the_stable(table: Table) -> None:
    game = table(phase=BREEDING, goods={P1: "3 sheep"}, pastures={P1: ("b5",)}, stables={P1: "c3"})
    assert game.goods(P1) == "4 sheep"


def test_without_that_stable_the_young_of_three_animals_runs_away(table: Table) -> None:
    game = table(phase=BREEDING, goods={P1: "3 sheep"}, pastures={P1: ("b5",)})
    assert game.goods(P1) == "3 sheep"


def test_parents_may_be_in_separate_places(table: Table) -> None:
    game = table(phase=BREEDING, goods={P1: "2 boar"}, stables={P1: "a5 c5"})
    assert game.goods(P1) == "3 boar"


def test_every_kind_breeds(table: Table) -> None:
    pastures = {P1: ("a5 b5", "a4 b4", "a3 b3")}
    game = table(phase=BREEDING, goods={P1: "2 sheep 3 boar 2 cattle"}, pastures=pastures)
    assert game.goods(P1) == "3 sheep 4 boar 3 cattle"


def test_only_kinds_with_a_pair_breed(table: Table) -> None:
    game = table(phase=BREEDING, goods={P1: "3 sheep 1 cattle"}, pastures={P1: ("a5 b5", "a4 b4")})
    assert game.goods(P1) == "4 sheep 1 cattle"


def test_when_not_all_young_find_a_place_the_owner_chooses(table: Table) -> None:
    game = table(phase=BREEDING, goods={P1: "2 sheep 2 boar"}, pastures={P1: ("b4", "b5")})
    assert game.options == ["keep 3 sheep 2 boar", "keep 2 sheep 3 boar"]
    game.play("keep 2 sheep 3 boar")
    assert game.goods(P1) == "2 sheep 3 boar"


def test_nothing_is_cooked_or_converted_while_animals_breed(table: Table) -> None:
    goods = {P1: "1 grain 2 sheep 2 boar"}
    game = table(phase=BREEDING, goods=goods, pastures={P1: ("b4", "b5")}, majors={P1: (FIREPLACE,)})
    assert game.options == ["keep 3 sheep 2 boar", "keep 2 sheep 3 boar"]
    game.play("keep 3 sheep 2 boar")
    assert game.goods(P1) == "1 grain 3 sheep 2 boar"


@pytest.mark.parametrize("improvement", [FIREPLACE, "Cooking Hearth (4 clay)"])
def test_young_that_find_no_place_run_away_and_are_not_eaten(table: Table, improvement: str) -> None:
    pastures = {P1: ("b5",)}
    game = table(phase=BREEDING, goods={P1: "3 cattle"}, pastures=pastures, majors={P1: (improvement,)})
    assert game.goods(P1) == "3 cattle"


def test_young_may_be_cooked_in_a_later_round(table: Table) -> None:
    game = table(phase=BREEDING, goods={P1: "2 sheep"}, pastures={P1: ("b5",)}, majors={P1: (FIREPLACE,)})
    game.play("convert sheep")
    assert game.goods(P1) == "2 food 2 sheep"


def test_an_animal_eaten_at_feeding_does_not_breed(table: Table) -> None:
    game = table(phase=FIELD, goods={P1: "2 food 2 sheep"}, pastures={P1: ("b5",)}, majors={P1: (FIREPLACE,)})
    game.play("convert sheep")
    game.play("feed")
    assert game.goods(P1) == "1 sheep"


def test_all_families_are_fed_before_any_animal_breeds(table: Table) -> None:
    goods = {P1: "4 food 2 sheep", P2: "1 grain"}
    game = table(phase=FIELD, goods=goods, pastures={P1: ("b4 b5",)})
    assert farmyard.view(game, P1).deciding == P2
    assert game.goods(P1) == "2 sheep"


def test_young_are_placed_clockwise_from_the_starting_player(table: Table) -> None:
    herds = dict.fromkeys((P1, P2, P3), "2 sheep 2 boar")
    pastures = dict.fromkeys((P1, P2, P3), ("b4", "b5"))
    game = table(seats=3, phase=BREEDING, starting_player=P3, goods=herds, pastures=pastures)
    order = []
    for _ in range(3):
        order.append(farmyard.view(game, P1).deciding)
        game.play("keep 3 sheep 2 boar")
    assert order == [P3, P1, P2]


def test_animals_breed_once_more_after_the_last_round_and_the_young_score(table: Table) -> None:
    game = table(round=14, phase=BREEDING, goods={P1: "3 sheep"}, pastures={P1: ("b4 b5",)})
    assert game.over
    assert {line.category: line.points for line in farmyard.breakdown(game, P1)}["Sheep"] == 2


def test_animals_do_not_breed_at_the_end_of_a_round_without_harvest(table: Table) -> None:
    game = table(round=5, at_home={P1: 0, P2: 0}, goods={P1: "2 sheep"}, pastures={P1: ("b4 b5",)})
    assert (farmyard.view(game, P1).round, game.goods(P1)) == (6, "2 sheep")
