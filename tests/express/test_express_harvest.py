"""The harvest: feeding, breeding, and every line of the score sheet."""

import random

import pytest

from farmyard.express.position import P1, P2, position
from farmyard.express.scoring import PAR, breakdown, score, winners
from farmyard.express.settings import ExpressSettings
from farmyard.express.setup import new_game


def test_each_family_member_eats_two_food() -> None:
    game = position(phase="harvest", goods={P1: "9 food"}, babies={P1: 1})
    assert game.goods(P1) == "3 food"


def test_each_missing_food_costs_three_points() -> None:
    game = position(phase="harvest", goods={P1: "1 food"})
    assert (game.sheets[P1].points, game.goods(P1)) == ((-9,), "nothing")


def test_the_midwife_halves_what_babies_eat_but_not_their_parents() -> None:
    game = position(phase="harvest", goods={P1: "9 food"}, babies={P1: 3}, occupations={P1: "Midwife"})
    assert game.goods(P1) == "2 food"


def test_food_can_be_cooked_at_the_harvest() -> None:
    game = position(phase="harvest", goods={P1: "2 food 2 grain"}, improvements={P1: "Oven"})
    assert game.options == ["feed", "cook 1 grain"]
    game.play("cook 1 grain")
    game.play("feed")
    assert (game.goods(P1), game.sheets[P1].points) == ("1 grain", (1,))


def test_who_does_not_cook_may_go_hungry() -> None:
    game = position(phase="harvest", goods={P1: "4 grain"}, improvements={P1: "Oven"})
    game.play("feed")
    assert game.sheets[P1].points == (1 + 2 - 12,)


def test_two_animals_of_a_kind_have_one_young() -> None:
    game = position(phase="harvest", goods={P1: "4 food 2 sheep 1 boar 3 cattle"}, pastures={P1: 3})
    assert game.goods(P1) == "3 sheep 1 boar 4 cattle"


def test_one_animal_alone_has_no_young() -> None:
    game = position(phase="harvest", goods={P1: "4 food 1 sheep"}, pastures={P1: 1})
    assert game.goods(P1) == "1 sheep"


def test_four_animals_in_one_pasture_have_one_young() -> None:
    game = position(phase="harvest", goods={P1: "4 food 4 sheep"}, pastures={P1: 1})
    assert game.goods(P1) == "5 sheep"


def test_four_animals_in_two_pastures_have_two_young() -> None:
    game = position(phase="harvest", goods={P1: "4 food 4 sheep"}, pastures={P1: 2})
    assert game.goods(P1) == "6 sheep"


def test_the_owner_chooses_which_herd_uses_a_spare_pasture() -> None:
    game = position(phase="harvest", goods={P1: "4 food 4 sheep 4 cattle"}, pastures={P1: 3})
    assert game.options == ["breed 1 sheep 2 cattle", "breed 2 sheep 1 cattle"]
    game.play("breed 1 sheep 2 cattle")
    assert game.goods(P1) == "5 sheep 6 cattle"


def test_feeding_comes_before_breeding_and_breeding_before_scoring() -> None:
    game = position(phase="harvest", goods={P1: "2 food 2 cattle"}, pastures={P1: 1}, improvements={P1: "Hearth"})
    game.play("cook 1 cattle")
    game.play("feed")
    assert (game.goods(P1), game.sheets[P1].points) == ("2 food 1 cattle", (3 + 1 + 1 + 1,))


@pytest.mark.parametrize(
    ("goods", "points"),
    [
        ("1 grain", 1),
        ("2 grain", 2),
        ("5 grain", 3),
        ("1 vegetable", 2),
        ("3 vegetable", 4),
        ("9 food", 0),
        ("9 reed 9 wood 9 brick 9 stone", 0),
    ],
)
def test_crops_score_by_sets_and_for_any(goods: str, points: int) -> None:
    game = position(goods={P1: goods})
    assert score(game.sheets[P1], 0) == points


@pytest.mark.parametrize(
    ("goods", "points"),
    [
        ("1 sheep", 1),
        ("3 sheep", 2),
        ("8 sheep", 3),
        ("1 boar", 1),
        ("2 boar", 2),
        ("5 boar", 3),
        ("1 cattle", 2),
        ("4 cattle", 5),
    ],
)
def test_animals_score_by_sets_and_for_any(goods: str, points: int) -> None:
    game = position(goods={P1: goods}, pastures={P1: 1})
    assert score(game.sheets[P1], 0) == 3 + 1 + points


@pytest.mark.parametrize(("house", "points"), [("wood", 3 + 2), ("brick", 3 + 4), ("stone", 3 + 6)])
def test_rooms_score_by_the_house_they_belong_to(house: str, points: int) -> None:
    game = position(goods={P1: "nothing"}, rooms={P1: 2}, house={P1: house})
    assert score(game.sheets[P1], 0) == points


def test_a_house_without_added_rooms_scores_nothing() -> None:
    game = position(goods={P1: "nothing"}, house={P1: "stone"})
    assert score(game.sheets[P1], 0) == 0


@pytest.mark.parametrize(("occupation", "points"), [("", 3 + 2), ("Mayor", 3 + 6)])
def test_a_field_scores_one_and_two_more_with_the_mayor(occupation: str, points: int) -> None:
    game = position(goods={P1: "nothing"}, fields={P1: 2}, occupations={P1: occupation})
    assert score(game.sheets[P1], 0) == points


def test_pastures_score_one_each_and_three_for_any() -> None:
    game = position(goods={P1: "nothing"}, pastures={P1: 2})
    assert score(game.sheets[P1], 0) == 5


@pytest.mark.parametrize(
    ("workshop", "goods", "points"),
    [
        ("Basketmaker's Workshop", "3 reed", 2),
        ("Basketmaker's Workshop", "4 reed", 4),
        ("Joinery", "5 wood", 2),
        ("Joinery", "6 wood", 4),
        ("Pottery Workshop", "6 brick", 4),
        ("Stonecutter's Workshop", "4 stone", 4),
        ("Stonecutter's Workshop", "9 wood", 0),
    ],
)
def test_a_workshop_scores_sets_of_its_resource(workshop: str, goods: str, points: int) -> None:
    game = position(goods={P1: goods}, improvements={P1: workshop})
    assert score(game.sheets[P1], 0) == points


def test_the_builder_scores_each_improvement() -> None:
    game = position(goods={P1: "nothing"}, improvements={P1: "Oven, Hearth, Joinery"}, occupations={P1: "Builder"})
    assert score(game.sheets[P1], 0) == 3


@pytest.mark.parametrize(("babies", "points"), [(0, 0), (1, 1), (2, 3), (3, 5), (4, 7)])
def test_babies_score_at_the_last_harvest_only(babies: int, points: int) -> None:
    sheet = position(goods={P1: "nothing"}, babies={P1: babies}).sheets[P1]
    assert [score(sheet, harvest) for harvest in range(3)] == [0, 0, points]


def test_babies_score_at_every_harvest_with_the_midwife() -> None:
    sheet = position(goods={P1: "nothing"}, babies={P1: 4}, occupations={P1: "Midwife"}).sheets[P1]
    assert [score(sheet, harvest) for harvest in range(3)] == [7, 7, 7]


def test_every_harvest_scores_the_whole_farm_again() -> None:
    game = position(phase="harvest", round=5, goods={P1: "4 food"}, fields={P1: 3}, points={P1: (6,)})
    assert (game.sheets[P1].points, game.sheets[P1].total) == ((6, 6), 12)


def test_the_lines_of_the_score_sheet_add_up() -> None:
    for seed in range(300):
        game = new_game(ExpressSettings(players=2), seed)
        while game.decision is not None:
            game.play(game.decision.options[seed % len(game.decision.options)])
            for harvest in range(3):
                for sheet in game.sheets:
                    lost = 3 * sheet.missing
                    assert sum([line.points for line in breakdown(sheet, harvest)]) == score(sheet, harvest) - lost


@pytest.mark.parametrize("players", [1, 3])
def test_all_harvests_add_up_to_the_points_of_a_player(players: int) -> None:
    game, luck = new_game(ExpressSettings(players=players), 5), random.Random(5)
    while game.decision is not None:
        game.play(luck.choice(game.decision.options))
    for seat in range(players):
        lines = game.breakdown(seat)
        assert [line.category for line in lines[:3]] == ["Harvest 1", "Harvest 2", "Rooms"]
        assert sum([line.points for line in lines]) == game.scores()[seat]


def test_the_highest_total_wins() -> None:
    game = position(seats=2, phase="harvest", round=6, points={P1: (10, 20), P2: (20, 11)})
    assert (game.over, winners(game)) == (True, [P2])


def test_unused_food_breaks_a_tie() -> None:
    game = position(seats=2, phase="harvest", round=6, goods={P1: "5 food", P2: "6 food"})
    assert winners(game) == [P2]


def test_a_tie_in_points_and_food_is_shared() -> None:
    game = position(seats=2, phase="harvest", round=6, goods={P1: "5 food", P2: "5 food"})
    assert winners(game) == [P1, P2]


@pytest.mark.parametrize(("before", "won"), [(PAR, []), (PAR + 1, [P1])])
def test_a_solo_player_wins_by_beating_par(before: int, won: list[int]) -> None:
    game = position(phase="harvest", round=6, goods={P1: "4 food"}, points={P1: (before, 0)})
    assert winners(game) == won
