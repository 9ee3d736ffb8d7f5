"""The scoring: every category with its steps, bonus points, ties."""

import pytest

import farmyard
from farmyard import Agricola
from farmyard.agricola.position import P1, P2, P3
from helpers import Table

CELLS = ["a2", "a3", "a4", "a5", "b2", "b3", "b4", "b5", "c2", "c3", "c4", "c5"]
BIG_PASTURE = {P1: ("a2 a3 b2 b3",)}
BASKETS = "Basketmaker's Workshop"
EDITIONS = ["original", "revised"]


def points(game: Agricola, category: str, seat: int = P1) -> int:
    return {line.category: line.points for line in farmyard.breakdown(game, seat)}[category]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("fields", "worth"), [(0, -1), (1, -1), (2, 1), (3, 2), (4, 3), (5, 4), (6, 4), (9, 4)])
def test_fields_score_minus_1_for_none_or_one_and_then_up_to_4(
    table: Table, edition: str, fields: int, worth: int
) -> None:
    game = table(edition=edition, fields={P1: " ".join(CELLS[:fields])})
    assert points(game, "Fields") == worth


@pytest.mark.parametrize("crop", ["nothing", "3 grain", "2 vegetable"])
def test_fields_score_whether_fallow_or_sown(table: Table, crop: str) -> None:
    game = table(crops={P1: {"b3": crop, "b4": crop}})
    assert points(game, "Fields") == 1


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("pastures", "worth"), [(0, -1), (1, 1), (2, 2), (3, 3), (4, 4)])
def test_each_pasture_scores_1_point_and_none_costs_1(table: Table, edition: str, pastures: int, worth: int) -> None:
    game = table(edition=edition, pastures={P1: tuple(["a5", "a4", "b5", "b4"][:pastures])})
    assert points(game, "Pastures") == worth


@pytest.mark.parametrize("cells", [("a4", "a5", "b4", "b5", "c5"), ("a4", "a5", "b3", "b4", "b5")])
def test_more_than_four_pastures_score_4_points(table: Table, cells: tuple[str, ...]) -> None:
    assert points(table(pastures={P1: cells}), "Pastures") == 4


def test_pastures_are_counted_and_not_pasture_spaces(table: Table) -> None:
    game = table(pastures={P1: ("b3 b4", "b5")})
    assert points(game, "Pastures") == 2


@pytest.mark.parametrize("cells", ["c5", "a3 a4 a5 b3 b4 b5"])
def test_the_size_of_a_pasture_and_its_animals_are_irrelevant(table: Table, cells: str) -> None:
    empty = table(pastures={P1: (cells,)})
    grazed = table(pastures={P1: (cells,)}, goods={P1: "2 sheep"})
    assert (points(empty, "Pastures"), points(grazed, "Pastures")) == (1, 1)


def test_each_part_of_a_divided_pasture_scores(table: Table) -> None:
    game = table(round=4, goods={P1: "1 wood"}, pastures={P1: ("b4 b5",)})
    assert points(game, "Pastures") == 1
    game.play("place Fences")
    assert points(game, "Pastures") == 2


GRAIN = [(0, -1), (1, 1), (3, 1), (4, 2), (5, 2), (6, 3), (7, 3), (8, 4), (12, 4)]
VEGETABLES = [(0, -1), (1, 1), (2, 2), (3, 3), (4, 4), (7, 4)]
SHEEP = [(0, -1), (1, 1), (3, 1), (4, 2), (5, 2), (6, 3), (7, 3), (8, 4), (9, 4)]
BOAR = [(0, -1), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3), (7, 4), (9, 4)]
CATTLE = [(0, -1), (1, 1), (2, 2), (3, 2), (4, 3), (5, 3), (6, 4), (9, 4)]
STEPS = [
    (category, good, number, worth)
    for category, good, steps in (
        ("Grain", "grain", GRAIN),
        ("Vegetables", "vegetable", VEGETABLES),
        ("Sheep", "sheep", SHEEP),
        ("Wild boar", "boar", BOAR),
        ("Cattle", "cattle", CATTLE),
    )
    for number, worth in steps
]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("category", "good", "number", "worth"), STEPS)
def test_crops_and_animals_score_in_steps(
    table: Table, edition: str, category: str, good: str, number: int, worth: int
) -> None:
    game = table(edition=edition, goods={P1: f"{number} {good}"}, pastures=BIG_PASTURE)
    assert points(game, category) == worth


def test_crops_score_in_the_supply_as_well_as_on_the_fields(table: Table) -> None:
    game = table(goods={P1: "2 grain 1 vegetable"}, crops={P1: {"b3": "3 grain", "b4": "1 grain", "b5": "2 vegetable"}})
    assert (points(game, "Grain"), points(game, "Vegetables")) == (3, 3)


def test_pets_and_animals_in_stables_score_with_those_on_the_pastures(table: Table) -> None:
    game = table(goods={P1: "4 sheep"}, pastures={P1: ("b5",)}, stables={P1: "a5"})
    assert points(game, "Sheep") == 2


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_farmyard_begins_with_13_unused_spaces(table: Table, edition: str) -> None:
    assert points(table(edition=edition), "Unused cells") == -13


def test_rooms_fields_fenced_spaces_and_stables_are_used_spaces(table: Table) -> None:
    game = table(
        rooms={P1: "a1 b1 c1"}, fields={P1: "a2 a3"}, pastures={P1: ("b4 b5", "c4 c5")}, stables={P1: "a5 c5"}
    )  # fmt: skip
    assert points(game, "Unused cells") == -(15 - 3 - 2 - 4 - 1)


def test_a_full_farmyard_loses_nothing_but_gains_nothing_for_its_spaces(table: Table) -> None:
    game = table(fields={P1: "a1 a2 a3 a4 a5 b2"}, pastures={P1: ("b3 b4 b5 c2 c3 c4 c5",)})
    assert points(game, "Unused cells") == 0


@pytest.mark.parametrize(("stables", "worth"), [("", 0), ("b4", 1), ("b4 b5", 2), ("a5 b4", 1), ("a3 a5", 0)])
def test_fenced_stables_score_1_point_each_and_unfenced_ones_none(table: Table, stables: str, worth: int) -> None:
    game = table(stables={P1: stables}, pastures={P1: ("b4 b5",)})
    assert points(game, "Fenced stables") == worth


def test_four_fenced_stables_score_4_points(table: Table) -> None:
    game = table(stables={P1: "a4 a5 b4 b5"}, pastures={P1: ("a4 a5 b4 b5",)})
    assert points(game, "Fenced stables") == 4


def test_an_unfenced_stable_saves_the_point_of_its_space(table: Table) -> None:
    assert points(table(stables={P1: "a5"}), "Unused cells") == -12


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("house", "worth"), [("wooden hut", 0), ("clay hut", 4), ("stone house", 8)])
def test_four_clay_rooms_score_4_points_and_four_stone_rooms_8(
    table: Table, edition: str, house: str, worth: int
) -> None:
    game = table(edition=edition, house={P1: house}, rooms={P1: "a1 a2 b1 c1"})
    assert points(game, "Clay rooms") + points(game, "Stone rooms") == worth


@pytest.mark.parametrize("people", [2, 3, 4, 5])
def test_each_family_member_scores_3_points_up_to_15(table: Table, people: int) -> None:
    assert points(table(people={P1: people}), "Family members") == 3 * people


@pytest.mark.parametrize("cards", [0, 1, 4])
def test_each_begging_card_costs_3_points(table: Table, cards: int) -> None:
    assert points(table(begging={P1: cards}), "Begging cards") == -3 * cards


def test_printed_points_of_all_improvements_add_up(table: Table) -> None:
    game = table(majors={P1: ("Fireplace (2 clay)", "Clay Oven", "Stone Oven", "Well", "Pottery")})
    assert points(game, "Improvements") == 1 + 2 + 3 + 4 + 2


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("workshop", "material", "steps"),
    [
        ("Joinery", "wood", [0, 0, 0, 1, 1, 2, 2, 3, 3]),
        ("Pottery", "clay", [0, 0, 0, 1, 1, 2, 2, 3, 3]),
        (BASKETS, "reed", [0, 0, 1, 1, 2, 3, 3]),
    ],
)
def test_a_workshop_scores_up_to_3_bonus_points_for_its_resource(
    table: Table, edition: str, workshop: str, material: str, steps: list[int]
) -> None:
    for number, bonus in enumerate(steps):
        game = table(edition=edition, goods={P1: f"{number} {material}"}, majors={P1: (workshop,)})
        assert points(game, "Bonus points") == bonus


def test_resources_score_nothing_without_their_workshop(table: Table) -> None:
    game = table(goods={P1: "9 wood 9 clay 9 reed 9 stone 9 food"}, majors={P1: ("Joinery",)})
    assert points(game, "Bonus points") == 3


def test_the_farm_of_the_first_round_is_worth_minus_14_points(table: Table) -> None:
    game = table()
    assert farmyard.scores(game) == [-14, -14]
    assert sum(line.points for line in farmyard.breakdown(game, P1)) == -14


def test_begging_can_make_the_total_negative(table: Table) -> None:
    game = table(begging={P1: 5}, people={P1: 5})
    assert farmyard.scores(game)[P1] == -14 + 9 - 15


def test_a_whole_farm_is_the_sum_of_its_categories(table: Table) -> None:
    game = table(
        house={P1: "stone house"}, rooms={P1: "a1 b1 c1"}, fields={P1: "a2"}, crops={P1: {"a3": "3 grain"}},
        pastures={P1: ("b4 b5", "c4 c5")}, stables={P1: "b4 a5"}, people={P1: 3},
        goods={P1: "4 wood 1 grain 2 vegetable 7 food 4 sheep 1 boar"}, majors={P1: ("Joinery", "Fireplace (2 clay)")},
        begging={P1: 1},
    )  # fmt: skip
    fields, pastures, grain, vegetables, sheep, boar, cattle = 1, 2, 2, 2, 2, 1, -1
    unused, stables, rooms, family, cards, bonus, begging = -5, 1, 6, 9, 3, 1, -3
    expected = fields + pastures + grain + vegetables + sheep + boar + cattle
    assert farmyard.scores(game)[P1] == expected + unused + stables + rooms + family + cards + bonus + begging


def test_the_breakdown_tells_how_many_there_are_of_everything(table: Table) -> None:
    game = table(
        house={P1: "clay hut"}, rooms={P1: "a1 b1 c1"}, fields={P1: "a2"}, crops={P1: {"a3": "3 grain"}},
        pastures={P1: ("b4 b5", "c4 c5")}, stables={P1: "b4 a5"}, people={P1: 4}, begging={P1: 2},
        goods={P1: "5 wood 1 grain 6 vegetable 4 sheep 1 boar 1 cattle"}, majors={P1: ("Joinery", "Well")},
    )  # fmt: skip
    assert {line.category: line.number for line in farmyard.breakdown(game, P1)} == {
        "Fields": 2,
        "Pastures": 2,
        "Grain": 4,
        "Vegetables": 6,
        "Sheep": 4,
        "Wild boar": 1,
        "Cattle": 1,
        "Unused cells": 5,
        "Fenced stables": 1,
        "Clay rooms": 3,
        "Stone rooms": 0,
        "Family members": 4,
        "Improvements": 2,
        "Bonus points": 2,
        "Begging cards": 2,
    }


@pytest.mark.parametrize(("house", "clay", "stone"), [("wooden hut", 0, 0), ("clay hut", 2, 0), ("stone house", 0, 2)])
def test_rooms_are_counted_as_what_they_are_made_of(table: Table, house: str, clay: int, stone: int) -> None:
    numbers = {line.category: line.number for line in farmyard.breakdown(table(house={P1: house}), P1)}
    assert (numbers["Clay rooms"], numbers["Stone rooms"]) == (clay, stone)


def test_food_and_leftover_fences_score_nothing(table: Table) -> None:
    assert farmyard.scores(table(goods={P1: "50 food 50 stone"}))[P1] == -14


def test_the_player_with_the_most_points_wins(table: Table) -> None:
    game = table(seats=3, fields={P2: "b3 b4"})
    assert farmyard.winners(game) == [P2]


def test_in_the_original_edition_tied_players_share_the_victory(table: Table) -> None:
    game = table(seats=3, goods={P1: "9 wood", P2: "1 stone", P3: "nothing"}, begging={P3: 1})
    assert farmyard.winners(game) == [P1, P2]


@pytest.mark.parametrize(
    ("first", "second", "winners"),
    [
        ("1 wood", "nothing", [P1]),
        ("1 reed 1 clay", "3 stone", [P2]),
        ("2 wood", "1 clay 1 reed", [P1, P2]),
        ("9 food", "1 wood", [P2]),
    ],
)
def test_in_the_revised_edition_a_tie_goes_to_the_most_building_resources_left(
    table: Table, first: str, second: str, winners: list[int]
) -> None:
    game = table(edition="revised", goods={P1: first, P2: second})
    assert farmyard.winners(game) == winners


@pytest.mark.parametrize(
    ("wood", "clay", "winners"), [("3 wood", "3 clay 1 reed", [P2]), ("4 wood", "3 clay 1 reed", [P1, P2])]
)
def test_resources_exchanged_in_a_workshop_do_not_count_in_a_tie(
    table: Table, wood: str, clay: str, winners: list[int]
) -> None:
    goods = {P1: wood, P2: clay}
    game = table(edition="revised", goods=goods, majors={P1: ("Joinery",), P2: ("Pottery",)})
    assert farmyard.scores(game)[P1] == farmyard.scores(game)[P2]
    assert farmyard.winners(game) == winners


def test_a_tie_is_not_won_by_resources_that_were_exchanged(table: Table) -> None:
    goods = {P1: "7 wood", P2: "5 reed 1 stone"}
    game = table(edition="revised", goods=goods, majors={P1: ("Joinery",), P2: (BASKETS,)})
    assert (points(game, "Bonus points", P1), points(game, "Bonus points", P2)) == (3, 3)
    assert farmyard.winners(game) == [P2]


def test_a_workshop_with_too_little_to_exchange_leaves_it_all_for_the_tie(table: Table) -> None:
    game = table(edition="revised", goods={P1: "1 wood", P2: "1 stone"}, majors={P1: ("Joinery",), P2: ("Clay Oven",)})
    assert farmyard.winners(game) == [P1, P2]


def test_the_leftover_resources_matter_only_in_a_tie(table: Table) -> None:
    game = table(edition="revised", goods={P1: "9 wood", P2: "1 grain"})
    assert farmyard.winners(game) == [P2]
