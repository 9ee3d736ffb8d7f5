"""Minor improvements of deck I, C."""

import pytest

from farmyard.agricola.position import P1, P2, P3
from farmyard.agricola.rules.scoring import score
from farmyard.agricola.state.game import BREEDING, FIELD
from farmyard.kernel.errors import IllegalChoice
from helpers import Table, can_play, crops, deciding, farm, fields, for_sale, names, on_plots, play_minor, rounds_with
from situations import JOBS

# -- Chicken Coop ---------------------------------------------------------------------------------


def test_chicken_coop_lays_food_on_eight_rounds(table: Table) -> None:
    game = table(round=2, hand={P1: ("Chicken Coop",)}, goods={P1: "2 wood 1 reed"})
    play_minor(game, "Chicken Coop")
    assert rounds_with(game, P1, "1 food") == list(range(3, 11))
    assert game.goods(P1) == "nothing"


def test_chicken_coop_lays_food_as_far_as_there_are_rounds(table: Table) -> None:
    game = table(round=12, hand={P1: ("Chicken Coop",)}, goods={P1: "2 clay 1 reed"})
    play_minor(game, "Chicken Coop")
    assert rounds_with(game, P1, "1 food") == [13, 14]


@pytest.mark.ruling("Chicken Coop", "Wood and clay cannot be mixed")
def test_chicken_coop_costs_wood_or_clay_but_not_both(table: Table) -> None:
    assert not can_play(table(hand={P1: ("Chicken Coop",)}, goods={P1: "1 wood 1 clay 1 reed"}), "Chicken Coop")


@pytest.mark.ruling("Chicken Coop", "The Ladder and the Thatcher save its reed")
@pytest.mark.ruling("Mansion", "The Ladder and the Thatcher save its reed")
@pytest.mark.parametrize("card", ["Ladder", "Thatcher"])
@pytest.mark.parametrize(
    ("name", "price"),
    [
        ("Chicken Coop", "2 wood"),
        ("Chicken Coop", "2 clay"),
        ("Holiday House", "3 wood 1 reed"),
        ("Mansion", "3 wood 3 clay 1 reed 3 stone"),
        ("Half-timbered House", "1 wood 1 clay 2 stone"),
    ],
)
def test_ladder_and_thatcher_save_a_reed_of_an_improvement(table: Table, card: str, name: str, price: str) -> None:
    game = table(played={P1: (card,)}, hand={P1: (name,)}, goods={P1: price})
    play_minor(game, name)
    assert game.goods(P1) == "nothing"
    assert not can_play(table(hand={P1: (name,)}, goods={P1: price}), name)


# -- Clay Deposit ---------------------------------------------------------------------------------


def test_clay_deposit_gives_its_owner_clay_or_points(table: Table) -> None:
    game = table(played={P1: ("Clay Deposit",)}, goods={P1: "0 food"})
    game.play("place Clay Deposit")
    game.play("take 5 clay")
    assert game.goods(P1) == "5 clay"
    game = table(played={P1: ("Clay Deposit",)})
    game.play("place Clay Deposit")
    game.play("take 2 bonus points")
    assert game.players[P1].bonus == 2


def test_clay_deposit_costs_others_a_food(table: Table) -> None:
    game = table(played={P1: ("Clay Deposit",)}, goods={P1: "0 food", P2: "1 food"}, starting_player=P2)
    game.play("place Clay Deposit")
    assert (game.goods(P1), game.goods(P2)) == ("1 food", "5 clay")
    assert "place Clay Deposit" not in game.options


def test_clay_deposit_is_closed_to_those_without_food(table: Table) -> None:
    game = table(played={P1: ("Clay Deposit",)}, goods={P2: "0 food"}, starting_player=P2)
    assert "place Clay Deposit" not in game.options


def test_clay_deposit_needs_three_occupations_and_stays_an_improvement(table: Table) -> None:
    assert not can_play(table(hand={P1: ("Clay Deposit",)}, played={P1: JOBS[:2]}), "Clay Deposit")
    game = table(hand={P1: ("Clay Deposit",)}, played={P1: JOBS[:3]})
    play_minor(game, "Clay Deposit")
    assert list(farm(game).improvements) == ["Clay Deposit"]


# -- Clay Path ------------------------------------------------------------------------------------


@pytest.mark.ruling("Clay Path", "Only one street scores")
@pytest.mark.ruling("Paved Road", "Only one street scores")
@pytest.mark.ruling("Wooden Path", "Only one street scores")
@pytest.mark.parametrize(
    ("own", "other", "points"),
    [
        (("Wooden Path",), (), 2),
        (("Wooden Path",), ("Clay Path",), 0),
        (("Wooden Path",), ("Paved Road",), 0),
        (("Clay Path",), ("Wooden Path",), 3),
        (("Clay Path",), ("Paved Road",), 1),
        (("Paved Road",), ("Clay Path", "Wooden Path"), 4),
        (("Paved Road", "Clay Path", "Wooden Path"), (), 5),
    ],
)
def test_only_the_best_street_scores(table: Table, own: tuple[str, ...], other: tuple[str, ...], points: int) -> None:
    assert score(table(played={P1: own, P2: other}), P1) - score(table(), P1) == points


@pytest.mark.ruling("Clay Path", "a street that was given up does not count")
@pytest.mark.ruling("Paved Road", "a street that was given up does not count")
@pytest.mark.ruling("Wooden Path", "a street that was given up does not count")
@pytest.mark.parametrize(
    ("given_up", "left", "points"),
    [
        ("Paved Road", "Clay Path", 3),
        ("Paved Road", "Wooden Path", 2),
        ("Clay Path", "Wooden Path", 2),
        ("Wooden Path", "Manger", 0),
    ],
)
def test_a_street_that_was_given_up_leaves_the_points_to_the_next(
    table: Table, given_up: str, left: str, points: int
) -> None:
    game = table(played={P1: (given_up, "Canoe"), P2: (left,)}, hand={P1: ("Madonna Statue",)})
    play_minor(game, "Madonna Statue")
    assert [score(game, seat) - score(table(), seat) for seat in (P1, P2)] == [2, points]


# -- Cooking Corner -------------------------------------------------------------------------------


@pytest.mark.ruling("Cooking Corner", "A major Cooking Hearth handed in")
def test_cooking_corner_replaces_a_cooking_hearth(table: Table) -> None:
    majors = {P1: ("Cooking Hearth (4 clay)",)}
    game = table(majors=majors, hand={P1: ("Cooking Corner",)}, goods={P1: "1 vegetable"})
    play_minor(game, "Cooking Corner")
    assert names(game, P1) == ["Cooking Corner"]
    assert "Cooking Hearth (4 clay)" in for_sale(game)


@pytest.mark.ruling("Cooking Corner", "the minor one leaves the game")
@pytest.mark.ruling("Cooking Hearth", "It is a Cooking Hearth like the major ones")
def test_cooking_corner_takes_the_minor_cooking_hearth_out_of_the_game(table: Table) -> None:
    game = table(played={P1: ("Cooking Hearth",)}, hand={P1: ("Cooking Corner",)})
    play_minor(game, "Cooking Corner")
    assert names(game, P1) == ["Cooking Corner"]


@pytest.mark.parametrize(("good", "food"), [("vegetable", 4), ("sheep", 2), ("boar", 3), ("cattle", 4)])
def test_cooking_corner_cooks_at_any_time(table: Table, good: str, food: int) -> None:
    game = table(played={P1: ("Cooking Corner",)}, goods={P1: f"1 {good}"})
    game.play(f"convert {good}")
    assert game.goods(P1) == f"{food} food"


def test_cooking_corner_bakes_any_number_of_grain(table: Table) -> None:
    game = table(cards=("Sow and Bake",), played={P1: ("Cooking Corner",)}, goods={P1: "3 grain"})
    game.play("place Sow and Bake")
    game.play("bake 3 grain")
    assert game.goods(P1) == "9 food"


@pytest.mark.ruling("Cooking Corner", "It is no oven")
def test_cooking_corner_is_no_oven(table: Table) -> None:
    game = table(played={P1: ("Cooking Corner",)}, hand={P1: ("Baker's Oven",)})
    assert not can_play(game, "Baker's Oven")


@pytest.mark.ruling("Cooking Corner", "may be cooked without finding a place")
def test_cooking_corner_cooks_animals_without_a_place(table: Table) -> None:
    game = table(cards=("1 Sheep",), spaces={"1 Sheep": "3 sheep"}, played={P1: ("Cooking Corner",)}, goods={P1: ""})
    game.play("place 1 Sheep")
    assert game.goods(P1) == "4 food 1 sheep"


def test_cooking_corner_gets_the_spices(table: Table) -> None:
    game = table(played={P1: ("Cooking Corner", "Spices")}, goods={P1: "1 vegetable"})
    game.play("convert vegetable")
    assert game.goods(P1) == "5 food"


@pytest.mark.ruling("Cooking Corner", "nothing is cooked while breeding or after the last breeding")
@pytest.mark.ruling("Cooking Hearth", "nothing is cooked while breeding or after the last breeding")
@pytest.mark.parametrize("card", ["Cooking Corner", "Cooking Hearth"])
@pytest.mark.parametrize("round", [4, 14])
def test_nothing_is_cooked_while_breeding(table: Table, card: str, round: int) -> None:
    farm = {"phase": BREEDING, "played": {P1: (card,)}}
    full = table(round=round, goods={P1: "2 sheep"}, stables={P1: "a4"}, **farm)
    assert full.goods(P1) == "2 sheep"
    torn = table(round=round, goods={P1: "2 sheep 2 boar"}, pastures={P1: ("a5", "b5")}, **farm)
    assert [option for option in torn.options if option.startswith("convert")] == []


@pytest.mark.ruling("Cooking Corner", "nothing is cooked while breeding or after the last breeding")
@pytest.mark.ruling("Cooking Hearth", "nothing is cooked while breeding or after the last breeding")
@pytest.mark.parametrize("card", ["Cooking Corner", "Cooking Hearth"])
def test_nothing_is_cooked_after_the_last_breeding(table: Table, card: str) -> None:
    game = table(round=14, phase=BREEDING, played={P1: (card,)}, goods={P1: "2 sheep"}, pastures={P1: ("a5 b5",)})
    assert (game.goods(P1), game.options) == ("3 sheep", [])


# -- Copse ----------------------------------------------------------------------------------------


@pytest.mark.ruling("Copse", "A space for sowing may be used for this card alone")
def test_copse_is_planted_with_wood_on_two_plots(table: Table) -> None:
    game = table(cards=("Sow and Bake",), played={P1: ("Copse",)}, goods={P1: "3 wood"})
    game.play("place Sow and Bake")
    assert game.options[:2] == ["sow wood on Copse", "done"]
    game.play("sow wood on Copse")
    assert on_plots(game) == ["3 wood"] * 2
    assert deciding(game) == P2


def test_copse_gives_a_wood_of_each_plot_in_the_field_phase(table: Table) -> None:
    game = table(
        round=4, cards=("Sow and Bake",), played={P1: ("Copse",)}, goods={P1: "2 wood 4 food"}, at_home={P1: 1, P2: 0}
    )
    game.play("place Sow and Bake")
    game.play("sow wood on Copse")
    assert game.goods(P1) == "2 wood"
    assert on_plots(game) == ["2 wood"] * 2


def test_copse_needs_an_occupation(table: Table) -> None:
    game = table(goods={P1: "2 wood"}, hand={P1: ("Copse",)})
    with pytest.raises(IllegalChoice):
        play_minor(game, "Copse")


def test_copse_is_no_field(table: Table) -> None:
    base = table(goods={P1: "1 wood"})
    game = table(cards=("Sow and Bake",), played={P1: ("Copse",)}, goods={P1: "1 wood"})
    game.play("place Sow and Bake")
    assert score(game, P1) == score(base, P1) + 1
    assert fields(game, P1) == 0


def test_copse_takes_no_grain(table: Table) -> None:
    game = table(cards=("Sow and Bake",), played={P1: ("Copse",)}, goods={P1: "1 grain"})
    assert "place Sow and Bake" not in game.options


@pytest.mark.ruling("Copse", "The Hobby Farmer plants nothing here")
def test_copse_is_left_alone_by_the_hobby_farmer(table: Table) -> None:
    game = table(
        seats=4, played={P1: ("Copse",)}, fields={P1: "a1"}, goods={P1: "1 wood"}, hand={P1: ("Hobby Farmer", "Potter")}
    )
    game.play("place Occupation")
    game.play("play Hobby Farmer")
    assert game.options[:2] == ["sow vegetable", "done"]


def test_copse_gets_no_more_from_the_potato_dibber(table: Table) -> None:
    game = table(cards=("Sow and Bake",), played={P1: ("Copse", "Potato Dibber")}, goods={P1: "1 wood"})
    game.play("place Sow and Bake")
    assert on_plots(game)[0] == "3 wood"


def test_copse_counts_for_the_joinery(table: Table) -> None:
    game = table(cards=("Sow and Bake",), played={P1: ("Copse",)}, majors={P1: ("Joinery",)}, goods={P1: "1 wood"})
    before = score(game, P1)
    game.play("place Sow and Bake")
    assert score(game, P1) == before + 1


def test_copse_is_left_alone_by_the_smallholder(table: Table) -> None:
    game = table(cards=("Sow and Bake",), played={P1: ("Copse", "Smallholder")}, goods={P1: "1 wood"})
    game.play("place Sow and Bake")
    assert on_plots(game)[0] == "3 wood"
    assert deciding(game) == P2


# -- Corn Storehouse ------------------------------------------------------------------------------


def test_corn_storehouse_sows_a_grain_less(table: Table) -> None:
    game = table(
        phase=FIELD, played={P1: ("Corn Storehouse",)}, goods={P1: "2 grain 1 vegetable"}, fields={P1: "c4 c5"}
    )
    assert game.decision is not None
    assert [option.text for option in game.decision.options] == ["sow grain", "done"]
    game.play("sow grain")
    game.play("sow grain")
    assert crops(game, P1) == ["2 grain", "2 grain"]


def test_corn_storehouse_sows_what_has_just_been_harvested(table: Table) -> None:
    game = table(phase=FIELD, played={P1: ("Corn Storehouse",)}, goods={P1: "0 food"}, crops={P1: {"c5": "1 grain"}})
    game.play("sow grain")
    assert crops(game, P1) == ["2 grain"]


@pytest.mark.ruling("Corn Storehouse", "The Ladder and the Thatcher")
@pytest.mark.parametrize("card", ["Ladder", "Thatcher"])
def test_corn_storehouse_costs_less_reed(table: Table, card: str) -> None:
    game = table(played={P1: (card,)}, hand={P1: ("Corn Storehouse",)}, goods={P1: "2 clay"})
    game.play("place Starting Player")
    game.play("play Corn Storehouse")
    assert game.goods(P1) == "nothing"
    mixed = table(hand={P1: ("Corn Storehouse",)}, goods={P1: "1 wood 1 clay 1 reed"})
    mixed.play("place Starting Player")
    assert "play Corn Storehouse" not in mixed.options


@pytest.mark.ruling("Corn Storehouse", "moment 3")
@pytest.mark.ruling("Water Mill", "moment 3")
@pytest.mark.ruling("Harvest Helper", "after the Corn Storehouse and the Water Mill")
def test_corn_storehouse_and_water_mill_come_before_the_harvest_helper(table: Table) -> None:
    game = table(
        seats=3, phase=FIELD, played={P1: ("Corn Storehouse", "Water Mill"), P2: ("Harvest Helper", "Baker")},
        goods={P1: "2 grain", P2: "1 grain", P3: "0 food"}, fields={P1: "c5"}, majors={P2: ("Fireplace (2 clay)",)},
    )  # fmt: skip
    game.play("use Corn Storehouse")
    game.play("take 3 food")
    assert (deciding(game), "take 2 food" in game.options) == (P2, True)
    game.play("done")
    game.play("take 1 grain from c5 of player 1")
    assert (crops(game, P1), game.goods(P1)) == (["1 grain"], "5 food")
    assert "bake 2 grain" in game.options


@pytest.mark.ruling("Corn Storehouse", "Field Worker")
@pytest.mark.ruling("Field Worker", "Corn Storehouse")
def test_corn_storehouse_is_sowing_for_the_field_worker(table: Table) -> None:
    game = table(
        seats=4, phase=FIELD, played={P1: ("Corn Storehouse",), P2: ("Field Worker",)},
        goods={P1: "2 grain", P2: "0 food"}, fields={P1: "c5"},
    )  # fmt: skip
    game.play("sow grain")
    assert (deciding(game), game.goods(P2)) == (P1, "1 food")


@pytest.mark.ruling("Corn Storehouse", "What adds grain")
@pytest.mark.ruling("Fieldsman", "the Corn Storehouse")
@pytest.mark.parametrize(("card", "grain"), [("Liquid Manure", "3 grain"), ("Fieldsman", "4 grain")])
def test_corn_storehouse_gains_from_other_cards(table: Table, card: str, grain: str) -> None:
    game = table(phase=FIELD, played={P1: ("Corn Storehouse", card)}, goods={P1: "2 grain"}, fields={P1: "c5"})
    game.play("sow grain")
    assert crops(game, P1) == [grain]


@pytest.mark.ruling("Corn Storehouse", "also on the Acreage")
@pytest.mark.ruling("Acreage", "The Corn Storehouse")
@pytest.mark.ruling("Copse", "The Corn Storehouse plants nothing")
@pytest.mark.ruling("Forester", "The Corn Storehouse plants nothing")
def test_corn_storehouse_sows_the_acreage_but_no_wood(table: Table) -> None:
    game = table(
        phase=FIELD, played={P1: ("Corn Storehouse", "Acreage", "Copse", "Forester", "Bean Field")},
        goods={P1: "2 grain 2 wood 1 vegetable"},
    )  # fmt: skip
    assert game.decision is not None
    assert [option.text for option in game.decision.options] == ["sow grain on Acreage", "done"]
    game.play("sow grain on Acreage")
    game.play("done")
    assert crops(game, P1) == ["2 grain"]
    hobby = table(hand={P1: ("Hobby Farmer",)}, played={P1: ("Copse", "Forester")}, goods={P1: "3 wood 1 food"})
    hobby.play("place Occupation")
    assert (crops(hobby, P1), deciding(hobby)) == ([], P2)


@pytest.mark.ruling("Corn Storehouse", "that Manure gives")
@pytest.mark.ruling("Manure", "for you alone, the Water Mill")
def test_corn_storehouse_and_water_mill_follow_manure(table: Table) -> None:
    game = table(
        round=5, played={P1: ("Manure", "Corn Storehouse", "Water Mill", "Gardener"), P2: ("Corn Storehouse",)},
        goods={P1: "2 sheep", P2: "1 grain"}, crops={P1: {"c5": "1 grain", "c4": "1 grain", "c3": "1 vegetable"}},
        pastures={P1: ("a5",)}, fields={P2: "c5"}, at_home={P1: 1, P2: 0},
    )  # fmt: skip
    game.play("place Day Laborer")
    game.play("use Manure")
    game.play("use Corn Storehouse")
    game.play("done")
    game.play("take 3 food")
    assert (game.round, crops(game, P1)) == (6, ["1 vegetable", "2 grain"])
    assert (game.goods(P1), game.goods(P2)) == ("1 vegetable 5 food 2 sheep", "1 grain")
