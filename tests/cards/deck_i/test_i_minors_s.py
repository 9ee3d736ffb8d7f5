"""Minor improvements of deck I, S."""

import pytest

from farmyard import Agricola
from farmyard.agricola.position import P1, P2, P3
from farmyard.agricola.state.game import FEEDING, FIELD
from helpers import (
    Table,
    can_play,
    choices,
    deciding,
    farm,
    herd,
    lying,
    plant_on_cards,
    play,
    play_minor,
    rounds_with,
    worth,
)

# -- Schnaps Distillery ---------------------------------------------------------------------------


@pytest.mark.ruling("Schnaps Distillery", "the Spices add nothing")
def test_schnaps_distillery_distils_one_vegetable_per_harvest(table: Table) -> None:
    game = table(phase=FEEDING, played={P1: ("Schnaps Distillery", "Spices", "Millstone")}, goods={P1: "2 vegetable"})
    game.play("convert Schnaps Distillery")
    assert game.goods(P1) == "1 vegetable 4 food"
    assert "convert Schnaps Distillery" not in game.options


@pytest.mark.ruling("Schnaps Distillery", "at the end those on fields count")
@pytest.mark.parametrize(("vegetables", "points"), [(4, 0), (5, 1), (6, 2), (8, 2)])
def test_schnaps_distillery_scores_the_fifth_and_sixth_vegetable(table: Table, vegetables: int, points: int) -> None:
    crops = {P1: {"a5": "2 vegetable"}}
    assert worth(table, "Schnaps Distillery", goods={P1: f"{vegetables - 2} vegetable"}, crops=crops) == 2 + points


@pytest.mark.ruling("Schnaps Distillery", "must be in your supply")
def test_schnaps_distillery_takes_vegetables_from_the_supply_only(table: Table) -> None:
    crops = {P1: {"a5": "2 vegetable"}}
    game = table(hand={P1: ("Schnaps Distillery",)}, goods={P1: "2 stone"}, crops=crops)
    assert not can_play(game, "Schnaps Distillery")


@pytest.mark.ruling("Schnaps Distillery", "The vegetable must be in your supply")
def test_schnaps_distillery_distils_no_vegetable_from_a_field(table: Table) -> None:
    farm = {"phase": FEEDING, "played": {P1: ("Schnaps Distillery",)}, "crops": {P1: {"a5": "2 vegetable"}}}
    assert "convert Schnaps Distillery" in table(goods={P1: "1 vegetable 1 grain"}, **farm).options
    assert "convert Schnaps Distillery" not in table(goods={P1: "1 grain"}, **farm).options


# -- Shepherd's Crook -----------------------------------------------------------------------------


def fencing(table: Table, *pastures: str, wood: int = 15, **situation: object) -> Agricola:
    """Build these pastures in one action."""
    game = table(round=4, played={P1: ("Shepherd's Crook",)}, goods={P1: f"{wood} wood"}, **situation)
    game.play("place Fences")
    for pasture in pastures:
        game.play(f"enclose {pasture}")
    if deciding(game) == P1:
        game.play("done")
    return game


def sheep(game: Agricola) -> int:
    return herd(game)[0]


@pytest.mark.parametrize(("pasture", "number"), [("a3 a4 a5", 0), ("a2 a3 a4 a5", 2), ("a4 a5 b4 b5 c4 c5", 2)])
def test_shepherds_crook_brings_sheep_to_large_pastures(table: Table, pasture: str, number: int) -> None:
    assert sheep(fencing(table, pasture)) == number


@pytest.mark.ruling("Shepherd's Crook", "Two such pastures")
def test_shepherds_crook_brings_4_sheep_for_two_pastures(table: Table) -> None:
    assert sheep(fencing(table, "a2 a3 b2 b3", "a4 a5 b4 b5")) == 4
    assert sheep(fencing(table, "a2 a3 a4 a5 b2 b3 b4 b5", "a4 a5 b4 b5")) == 4


@pytest.mark.ruling("Shepherd's Crook", "A pasture cut out of a larger one")
def test_shepherds_crook_brings_nothing_for_a_part_of_a_pasture(table: Table) -> None:
    assert sheep(fencing(table, "a5 b5", pastures={P1: ("a3 b3 a4 b4 a5 b5",)})) == 0
    eight = "a2 a3 a4 a5 b2 b3 b4 b5"
    assert sheep(fencing(table, "a4 a5 b4 b5", pastures={P1: (eight,)})) == 2


def test_shepherds_crook_counts_stables_as_cells(table: Table) -> None:
    assert sheep(fencing(table, "a2 a3 a4 a5", stables={P1: "a2 a3 a4 a5"})) == 2


# -- Slaughterhouse -------------------------------------------------------------------------------


def test_slaughterhouse_pays_for_the_animals_of_others(table: Table) -> None:
    game = table(
        round=4, played={P2: ("Slaughterhouse",)}, goods={P1: "1 sheep", P2: "0 food"},
        majors={P1: ("Fireplace (2 clay)",)}, stables={P1: "a5"},
    )  # fmt: skip
    game.play("convert sheep")
    assert (game.goods(P1), game.goods(P2)) == ("2 food", "1 food")


@pytest.mark.ruling("Slaughterhouse", "before answering one question")
def test_slaughterhouse_pays_once_for_animals_cooked_at_one_time(table: Table) -> None:
    game = table(
        round=4, played={P2: ("Slaughterhouse",)}, goods={P1: "3 sheep", P2: "0 food"},
        majors={P1: ("Fireplace (2 clay)",)}, pastures={P1: ("a4 a5",)},
    )  # fmt: skip
    game.play("convert sheep")
    game.play("convert sheep")
    assert game.goods(P2) == "1 food"
    game.play("place Day Laborer")
    game.play("place Fishing")
    game.play("convert sheep")
    assert game.goods(P2) == "3 food"


def test_slaughterhouse_pays_again_before_an_adopted_child_is_placed(table: Table) -> None:
    game = table(
        round=5, cards=("Family Growth",), played={P1: ("Adoptive Parents",), P2: ("Slaughterhouse",)},
        goods={P1: "2 sheep 1 food", P2: "0 food"}, majors={P1: ("Fireplace (2 clay)",)}, pastures={P1: ("a4 a5",)},
        rooms={P1: "b1 c1 c2"},
    )  # fmt: skip
    game.play("convert sheep")
    game.play("place Family Growth")
    game.play("use Adoptive Parents")
    game.play("place 3 Wood")
    game.play("convert sheep")
    assert game.goods(P2) == "3 wood 2 food"


def test_slaughterhouse_pays_for_animals_without_a_place(table: Table) -> None:
    game = table(
        round=4, played={P2: ("Slaughterhouse",)}, goods={P1: "0 food", P2: "0 food"}, spaces={"1 Sheep": "3 sheep"},
        majors={P1: ("Fireplace (2 clay)",)},
    )  # fmt: skip
    game.play("place 1 Sheep")
    game.play("keep 1 sheep")
    assert (game.goods(P1), game.goods(P2)) == ("4 food 1 sheep", "1 food")


def test_slaughterhouse_pays_for_animals_that_pay_for_something(table: Table) -> None:
    game = table(
        round=4, played={P2: ("Slaughterhouse",)}, hand={P1: ("Lover",)}, goods={P1: "2 sheep", P2: "0 food"},
        majors={P1: ("Fireplace (2 clay)",)}, pastures={P1: ("a5",)}, seats=3,
    )  # fmt: skip
    game.play("place Occupation")
    assert (game.goods(P1), game.goods(P2), farm(game).people) == ("nothing", "1 food", 3)


@pytest.mark.ruling("Slaughterhouse", "cook yourself")
def test_slaughterhouse_brings_nothing_for_own_animals(table: Table) -> None:
    game = table(
        round=4, played={P1: ("Slaughterhouse",)}, goods={P1: "1 sheep"}, majors={P1: ("Fireplace (2 clay)",)},
    )  # fmt: skip
    game.play("convert sheep")
    assert game.goods(P1) == "2 food"


@pytest.mark.ruling("Slaughterhouse", "moment 7")
def test_slaughterhouse_feeds_last(table: Table) -> None:
    game = table(
        phase=FIELD, seats=3, played={P1: ("Slaughterhouse",)}, majors={P2: ("Fireplace (2 clay)",)},
        goods={P1: "4 grain", P2: "4 food 2 sheep", P3: "4 food 1 grain"}, pastures={P2: ("a5",)},
    )  # fmt: skip
    assert deciding(game) == P2
    game.play("convert sheep")
    game.play("feed")
    assert deciding(game) == P3
    game.play("feed")
    assert (deciding(game), game.goods(P1)) == (P1, "4 grain 1 food")


@pytest.mark.ruling("Slaughterhouse", "both of you feed last")
@pytest.mark.ruling("Slaughterman", "With the owner of the Slaughterhouse")
@pytest.mark.parametrize(("first", "order"), [(P1, [P2, P1, P3]), (P3, [P2, P3, P1])])
def test_slaughterhouse_and_slaughterman_feed_last_in_turn_order(table: Table, first: int, order: list[int]) -> None:
    game = table(
        phase=FIELD, seats=3, starting_player=first, played={P1: ("Slaughterhouse",), P3: ("Slaughterman",)},
        goods=dict.fromkeys(range(3), "5 food 1 grain"),
    )  # fmt: skip
    fed: list[int] = []
    while game.phase == FEEDING and len(fed) < 3:
        fed.append(deciding(game))
        game.play("feed")
    assert fed == order


@pytest.mark.ruling("Slaughterhouse", "may let it go")
def test_whoever_has_no_place_may_let_an_animal_go_instead_of_paying_the_slaughterhouse(table: Table) -> None:
    game = table(
        played={P1: ("House Goat",), P2: ("Slaughterhouse",)}, majors={P1: ("Fireplace (2 clay)",)},
        goods={P1: "0 food", P2: "0 food"}, cards=("1 Sheep",),
    )  # fmt: skip
    game.play("place 1 Sheep")
    assert choices(game) == ["keep nothing", "release sheep"]
    game.play("release sheep")
    assert (game.goods(P1), game.goods(P2), deciding(game)) == ("nothing", "nothing", P2)


def test_an_animal_without_a_place_is_just_cooked_where_nobody_gains(table: Table) -> None:
    game = table(
        played={P1: ("House Goat", "Slaughterhouse")}, majors={P1: ("Fireplace (2 clay)",)}, goods={P1: "0 food"},
        cards=("1 Sheep",),
    )  # fmt: skip
    game.play("place 1 Sheep")
    assert (game.goods(P1), deciding(game)) == ("2 food", P2)


# -- Spinney --------------------------------------------------------------------------------------


def test_spinney_gets_a_wood(table: Table) -> None:
    game = table(played={P2: ("Spinney",)}, goods={P1: "0 food", P2: "0 food"})
    play(game, "place 3 Wood", "place 3 Wood")
    assert (game.goods(P1), game.goods(P2)) == ("2 wood", "1 wood")


@pytest.mark.ruling("Spinney", "may send that person elsewhere")
def test_whoever_is_reminded_of_the_spinney_may_go_elsewhere(table: Table) -> None:
    game = table(played={P2: ("Spinney",)}, goods={P1: "0 food", P2: "0 food"})
    play(game, "place 3 Wood", "place 1 Clay")
    assert (game.goods(P1), game.goods(P2), deciding(game)) == ("1 clay", "nothing", P2)


@pytest.mark.ruling("Spinney", "may send that person elsewhere")
def test_the_lassos_second_person_may_change_its_mind_because_of_the_spinney(table: Table) -> None:
    game = table(played={P1: ("Lasso",), P2: ("Spinney",)}, cards=("1 Sheep",), goods={P1: "0 food", P2: "0 food"})
    play(game, "place 1 Sheep", "place 3 Wood")
    assert (deciding(game), "place 3 Wood" in game.options, game.goods(P2)) == (P1, True, "nothing")
    play(game, "place 1 Clay")
    assert (game.goods(P1), game.goods(P2), deciding(game)) == ("1 clay 1 sheep", "nothing", P2)


@pytest.mark.ruling("Spinney", "may send that person elsewhere")
def test_nobody_is_reminded_of_the_spinney_on_another_space(table: Table) -> None:
    game = table(played={P2: ("Spinney",)}, goods={P1: "0 food", P2: "0 food"})
    game.play("place 1 Clay")
    assert (game.goods(P1), deciding(game)) == ("1 clay", P2)


def test_spinney_gets_nothing_for_its_owner_or_from_other_spaces(table: Table) -> None:
    game = table(seats=4, played={P1: ("Spinney",)}, goods={P1: "0 food", P2: "0 food"})
    game.play("place 3 Wood")
    game.play("place 2 Wood")
    assert (game.goods(P1), game.goods(P2)) == ("3 wood", "2 wood")


@pytest.mark.ruling("Spinney", "Not from 4 Wood")
def test_spinney_gets_nothing_from_4_wood(table: Table) -> None:
    game = table(seats=5, played={P2: ("Spinney",)}, goods={P1: "0 food", P2: "0 food"})
    game.play("place 4 Wood")
    assert (game.goods(P1), game.goods(P2)) == ("4 wood", "nothing")


@pytest.mark.ruling("Spinney", "always exactly 1 wood")
@pytest.mark.ruling("Basket", "The Spinney takes its wood first")
@pytest.mark.ruling("Mushroom Collector", "The Spinney gets its wood first")
@pytest.mark.ruling("Pig Catcher", "The Spinney gets its wood first")
@pytest.mark.parametrize(
    ("card", "choice", "left"),
    [
        ("Basket", "take 3 food for 2 wood left behind", "2 wood"),
        ("Mushroom Collector", "take 2 food for 1 wood left behind", "1 wood"),
        ("Pig Catcher", "take 1 boar for 2 wood left behind", "2 wood"),
    ],
)
def test_spinney_comes_before_wood_is_left_behind(table: Table, card: str, choice: str, left: str) -> None:
    game = table(
        seats=4, played={P1: (card,), P2: ("Spinney",)}, goods={P1: "5 wood", P2: "0 food"}, pastures={P1: ("a5",)}
    )
    play(game, "place 3 Wood", "place 3 Wood")
    assert game.goods(P2) == "1 wood"
    game.play(choice)
    assert lying(game, "3 Wood") == left


@pytest.mark.parametrize(("card", "wood"), [("Basket", 2), ("Mushroom Collector", 1), ("Pig Catcher", 2)])
def test_spinney_may_leave_too_little_to_leave_behind(table: Table, card: str, wood: int) -> None:
    game = table(
        seats=4, played={P1: (card,), P2: ("Spinney",)}, goods={P1: "5 wood", P2: "0 food"},
        spaces={"3 Wood": f"{wood} wood"},
    )  # fmt: skip
    play(game, "place 3 Wood", "place 3 Wood")
    assert (deciding(game), game.goods(P2)) == (P2, "1 wood")


@pytest.mark.ruling("Spinney", "before the Wood Buyer")
@pytest.mark.ruling("Wood Buyer", "The Spinney gets its wood first")
def test_spinney_comes_before_the_wood_buyer(table: Table) -> None:
    played = {P2: ("Spinney",), P3: ("Wood Buyer",)}
    only = table(seats=3, played=played, goods={P1: "5 wood", P2: "0 food", P3: "1 food"}, spaces={"3 Wood": "1 wood"})
    play(only, "place 3 Wood", "place 3 Wood")
    assert (deciding(only), only.goods(P1), only.goods(P2)) == (P2, "5 wood", "1 wood")
    game = table(seats=3, played=played, goods={P1: "0 food", P2: "0 food", P3: "1 food"}, spaces={"3 Wood": "2 wood"})
    play(game, "place 3 Wood", "place 3 Wood")
    game.play("take 1 wood")
    assert [game.goods(seat) for seat in (P1, P2, P3)] == ["1 food", "1 wood", "1 wood"]


def test_spinney_leaves_cards_that_react_to_taking_wood(table: Table) -> None:
    game = table(
        played={P1: ("Woodcutter",), P2: ("Spinney",)}, goods={P1: "0 food", P2: "0 food"}, spaces={"3 Wood": "1 wood"}
    )
    play(game, "place 3 Wood", "place 3 Wood")
    assert (game.goods(P1), game.goods(P2)) == ("1 wood", "1 wood")


# -- Strawberry Patch -----------------------------------------------------------------------------


def test_strawberry_patch_lays_food_on_three_rounds(table: Table) -> None:
    crops = {P1: {"a4": "1 vegetable", "a5": "2 vegetable"}}
    game = table(round=13, hand={P1: ("Strawberry Patch",)}, crops=crops)
    play_minor(game, "Strawberry Patch")
    assert rounds_with(game, P1, "1 food") == [14]
    game = table(round=3, hand={P1: ("Strawberry Patch",)}, crops=crops)
    play_minor(game, "Strawberry Patch")
    assert rounds_with(game, P1, "1 food") == [4, 5, 6]


@pytest.mark.ruling("Strawberry Patch", "Only fields with vegetables")
def test_strawberry_patch_counts_planted_vegetable_fields(table: Table) -> None:
    hand = {P1: ("Strawberry Patch",)}
    crops = {P1: {"a4": "1 vegetable", "a5": "2 grain"}}
    assert not can_play(table(hand=hand, crops=crops, fields={P1: "b5"}), "Strawberry Patch")
    game = table(hand=hand, crops=crops, played={P1: ("Turnip Field",)})
    assert not can_play(game, "Strawberry Patch")
    game = table(hand=hand, crops=crops, played={P1: ("Turnip Field",)})
    plant_on_cards(game, "1 vegetable")
    assert can_play(game, "Strawberry Patch")


@pytest.mark.ruling("Strawberry Patch", "Only fields with vegetables on them count")
@pytest.mark.ruling("Herb Garden", "Only fields with vegetables on them count")
@pytest.mark.parametrize("card", ["Bean Field", "Lettuce Patch", "Turnip Field"])
@pytest.mark.parametrize(
    ("name", "crops"),
    [("Strawberry Patch", {"a4": "1 vegetable", "a5": "1 grain"}), ("Herb Garden", {"a5": "1 grain"})],
)
def test_vegetables_on_cards_make_vegetable_fields(table: Table, card: str, name: str, crops: dict[str, str]) -> None:
    farm = {"hand": {P1: (name,)}, "crops": {P1: crops}, "fields": {P1: "b5"}, "played": {P1: (card,)}}
    assert not can_play(table(**farm), name)
    game = table(**farm)
    plant_on_cards(game, "1 vegetable")
    assert can_play(game, name)


# -- Straw-thatched Roof --------------------------------------------------------------------------


@pytest.mark.ruling("Straw-thatched Roof", "Only fields with grain")
def test_straw_thatched_roof_needs_three_grain_fields(table: Table) -> None:
    hand = {P1: ("Straw-thatched Roof",)}
    crops = {P1: {"a4": "1 grain", "a5": "3 grain"}}
    assert not can_play(table(hand=hand, crops=crops, fields={P1: "b5"}), "Straw-thatched Roof")
    game = table(hand=hand, crops=crops, played={P1: ("Acreage",)})
    plant_on_cards(game, "1 grain")
    assert can_play(game, "Straw-thatched Roof")


def test_straw_thatched_roof_saves_all_reed_of_rooms_and_renovations(table: Table) -> None:
    game = table(played={P1: ("Straw-thatched Roof",)}, goods={P1: "5 wood"})
    game.play("place Build Rooms and Stables")
    game.play("room a1")
    assert game.goods(P1) == "nothing"
    game = table(
        round=5, cards=("Renovation and Improvement",), played={P1: ("Straw-thatched Roof",)}, goods={P1: "2 clay"}
    )
    game.play("place Renovation and Improvement")
    assert (farm(game).house, game.goods(P1)) == ("clay hut", "nothing")


@pytest.mark.ruling("Straw-thatched Roof", "Cards that change a price")
def test_straw_thatched_roof_goes_with_other_prices(table: Table) -> None:
    game = table(played={P1: ("Straw-thatched Roof", "Carpenter")}, goods={P1: "3 wood"})
    game.play("place Build Rooms and Stables")
    game.play("room a1")
    assert game.goods(P1) == "nothing"


@pytest.mark.ruling("Straw-thatched Roof", "Holiday House")
@pytest.mark.ruling("Brushwood Roof", "Holiday House")
@pytest.mark.parametrize("roof", ["Straw-thatched Roof", "Brushwood Roof"])
def test_roofs_save_no_reed_of_improvements(table: Table, roof: str) -> None:
    game = table(hand={P1: ("Holiday House",)}, played={P1: (roof,)}, goods={P1: "9 wood 1 reed"})
    assert not can_play(game, "Holiday House")
