"""Occupations of decks I and K that try the engine: each clause and each ruling."""

from collections.abc import Callable

import pytest

from farmyard import Agricola
from farmyard.agricola.position import P1, P2, P3
from farmyard.agricola.state.game import FIELD
from farmyard.agricola.words.numbers import PlantedFields
from helpers import crops, deciding, points

Table = Callable[..., Agricola]


# -- Gardener -------------------------------------------------------------------------------


def test_gardener_harvests_vegetables_from_the_supply(table: Table) -> None:
    game = table(
        phase=FIELD, played={P1: ("Gardener",)}, crops={P1: {"a5": "1 vegetable", "a4": "2 grain"}},
        goods={P1: "9 food"},
    )  # fmt: skip
    assert game.goods(P1) == "1 grain 1 vegetable 9 food"
    assert crops(game, P1) == ["1 grain", "1 vegetable"]


def test_gardener_leaves_vegetables_on_cards(table: Table) -> None:
    game = table(
        cards=("Sow and Bake",), round=4, played={P1: ("Gardener", "Lettuce Patch")}, goods={P1: "1 vegetable 9 food"},
        at_home={P1: 1, P2: 0},
    )  # fmt: skip
    game.play("place Sow and Bake")
    game.play("done")
    assert game.goods(P1) == "1 vegetable 9 food"
    assert crops(game, P1) == ["2 vegetable"]


@pytest.mark.ruling("Gardener", "It is the same when you harvest with Manure")
@pytest.mark.ruling("Manure", "The Gardener keeps your vegetables")
def test_gardener_leaves_vegetables_when_manure_harvests(table: Table) -> None:
    game = table(
        round=1, played={P1: ("Gardener", "Manure")}, crops={P1: {"a5": "1 vegetable"}}, goods={P1: "nothing"},
        at_home={P1: 1, P2: 0},
    )  # fmt: skip
    game.play("place Day Laborer")
    game.play("use Manure")
    assert game.goods(P1) == "1 vegetable 2 food"
    assert crops(game, P1) == ["1 vegetable"]


# -- Harvest Helper -------------------------------------------------------------------------


@pytest.mark.ruling("Harvest Helper", "who is not asked")
def test_harvest_helper_takes_grain_from_another_player(table: Table) -> None:
    game = table(
        seats=3, phase=FIELD, played={P1: ("Harvest Helper",)}, crops={P2: {"a5": "3 grain"}},
        goods={P1: "nothing", P2: "nothing"},
    )  # fmt: skip
    game.play("take 1 grain from a5 of player 2")
    assert game.goods(P1) == "1 grain"
    assert game.goods(P2) == "1 grain 2 food"
    assert crops(game, P2) == ["1 grain"]


@pytest.mark.ruling("Harvest Helper", "never one of yours")
def test_harvest_helper_chooses_player_and_field_but_never_an_own_one(table: Table) -> None:
    game = table(
        seats=3,
        phase=FIELD,
        played={P1: ("Harvest Helper",)},
        crops={
            P1: {"a5": "3 grain"},
            P2: {"a5": "3 grain", "a4": "2 grain", "a3": "2 vegetable"},
            P3: {"b5": "3 grain"},
        },
    )
    assert [option for option in game.options if option.startswith("take")] == [
        "take 1 grain from a4 of player 2",
        "take 1 grain from a5 of player 2",
        "take 1 grain from b5 of player 3",
    ]


def test_harvest_helper_may_be_left(table: Table) -> None:
    game = table(seats=3, phase=FIELD, played={P1: ("Harvest Helper",)}, crops={P2: {"a5": "3 grain"}})
    game.play("done")
    assert game.goods(P2).startswith("1 grain")


def test_harvest_helper_finds_nothing_on_a_field_just_emptied(table: Table) -> None:
    game = table(seats=3, phase=FIELD, played={P1: ("Harvest Helper",)}, crops={P2: {"a5": "1 grain"}})
    assert "done" not in game.options


@pytest.mark.ruling("Harvest Helper", "It comes before the Baker")
def test_harvest_helper_comes_before_the_baker(table: Table) -> None:
    game = table(
        seats=3, phase=FIELD, played={P1: ("Baker", "Harvest Helper")}, majors={P1: ("Fireplace (2 clay)",)},
        crops={P2: {"a5": "3 grain"}}, goods={P1: "nothing"},
    )  # fmt: skip
    game.play("take 1 grain from a5 of player 2")
    game.play("bake 1 grain")
    assert game.players[P1].begging == 2


# -- Layabout -------------------------------------------------------------------------------


def play_layabout(game: Agricola) -> None:
    game.play("place Occupation")
    game.play("play Layabout")


@pytest.mark.ruling("Layabout", "You owe no food and get no begging cards")
def test_layabout_stays_out_of_the_next_harvest(table: Table) -> None:
    game = table(
        round=4, hand={P1: ("Layabout", "Tutor")}, crops={P1: {"a5": "3 grain"}}, goods={P1: "2 sheep"},
        pastures={P1: ("c4 c5",)}, at_home={P1: 1, P2: 0},
    )  # fmt: skip
    play_layabout(game)
    assert game.round == 5
    assert game.goods(P1) == "2 sheep"
    assert game.players[P1].begging == 0
    assert crops(game, P1) == ["3 grain"]


def test_layabout_takes_part_in_the_harvest_after(table: Table) -> None:
    game = table(round=4, hand={P1: ("Layabout", "Tutor")}, at_home={P1: 1, P2: 0})
    play_layabout(game)
    assert not game.players[P1].skips_harvest


@pytest.mark.ruling("Layabout", "you may not use it yourself")
@pytest.mark.ruling("Harvest Helper", "not while you stay out of it")
def test_layabouts_cards_do_nothing_in_that_harvest(table: Table) -> None:
    game = table(
        seats=3, round=4, hand={P1: ("Layabout", "Tutor")}, played={P1: ("Butter Churn", "Harvest Helper")},
        goods={P1: "3 sheep 1 food", P2: "9 food", P3: "9 food"}, pastures={P1: ("c4 c5",)},
        crops={P2: {"a5": "3 grain"}}, at_home={P1: 1, P2: 0, P3: 0},
    )  # fmt: skip
    play_layabout(game)
    assert game.goods(P1) == "3 sheep"
    assert deciding(game) == P2
    assert crops(game, P2) == ["2 grain"]


@pytest.mark.ruling("Layabout", "Others may take grain from your fields")
@pytest.mark.ruling("Harvest Helper", "You may take from a player who stays out")
def test_the_harvest_helper_takes_from_a_layabout(table: Table) -> None:
    game = table(
        seats=3, round=4, hand={P1: ("Layabout", "Tutor")}, played={P2: ("Harvest Helper",)}, goods={P1: "nothing"},
        crops={P1: {"a5": "3 grain"}}, at_home={P1: 1, P2: 0, P3: 0},
    )  # fmt: skip
    play_layabout(game)
    game.play("take 1 grain from a5 of player 1")
    assert game.goods(P1) == "2 food"
    assert crops(game, P1) == ["2 grain"]


def test_manure_is_no_harvest_for_the_layabout(table: Table) -> None:
    game = table(
        round=3, hand={P1: ("Layabout", "Tutor")}, played={P1: ("Manure",)}, crops={P1: {"a5": "3 grain"}},
        goods={P1: "nothing"}, at_home={P1: 1, P2: 0},
    )  # fmt: skip
    play_layabout(game)
    game.play("use Manure")
    assert game.goods(P1) == "1 grain"
    assert game.players[P1].skips_harvest


# -- Adoptive Parents -----------------------------------------------------------------------


def test_an_adopted_child_works_in_the_same_round(table: Table) -> None:
    game = table(
        round=8,
        played={P1: ("Adoptive Parents",)},
        rooms={P1: "a1 b1 c1"},
        goods={P1: "1 food"},
        at_home={P1: 1, P2: 0},
    )
    game.play("place Family Growth")
    game.play("use Adoptive Parents")
    game.play("place Day Laborer")
    assert game.goods(P1) == "2 food"


def test_adoption_may_be_left(table: Table) -> None:
    game = table(
        round=7,
        played={P1: ("Adoptive Parents",)},
        rooms={P1: "a1 b1 c1"},
        goods={P1: "1 food"},
        at_home={P1: 1, P2: 1},
    )
    game.play("place Family Growth")
    game.play("done")
    assert deciding(game) == P2
    assert game.players[P1].newborns == 1


def test_adoption_costs_a_food(table: Table) -> None:
    game = table(round=7, played={P1: ("Adoptive Parents",)}, rooms={P1: "a1 b1 c1"}, goods={P1: "nothing"})
    game.play("place Family Growth")
    assert deciding(game) == P2


@pytest.mark.ruling("Adoptive Parents", "it eats like a grown-up")
def test_an_adopted_child_eats_like_a_grown_up(table: Table) -> None:
    game = table(
        round=7, played={P1: ("Adoptive Parents",)}, rooms={P1: "a1 b1 c1"}, goods={P1: "8 food"},
        at_home={P1: 1, P2: 0},
    )  # fmt: skip
    game.play("place Family Growth")
    game.play("use Adoptive Parents")
    game.play("place 3 Wood")
    assert game.goods(P1) == "3 wood 1 food"


@pytest.mark.ruling("Adoptive Parents", "it eats like a grown-up")
def test_an_adopted_child_eats_3_food_in_a_solo_game(table: Table) -> None:
    game = table(
        seats=1, round=7, played={P1: ("Adoptive Parents",)}, rooms={P1: "a1 b1 c1"}, goods={P1: "11 food"},
        at_home={P1: 1},
    )  # fmt: skip
    game.play("place Family Growth")
    game.play("use Adoptive Parents")
    game.play("place 1 Clay")
    assert game.goods(P1) == "1 clay 1 food"


@pytest.mark.ruling("Adoptive Parents", "Children of the Wet Nurse and the Lover")
@pytest.mark.ruling("Lover", "The Adoptive Parents react to it")
def test_the_lovers_child_may_be_adopted(table: Table) -> None:
    game = table(seats=3, hand={P1: ("Lover", "Tutor")}, played={P1: ("Adoptive Parents",)}, goods={P1: "6 food"})
    game.play("place Occupation")
    game.play("play Lover")
    game.play("use Adoptive Parents")
    assert game.goods(P1) == "nothing"
    assert game.players[P1].at_home == 2


@pytest.mark.ruling("Adoptive Parents", "It counts as a family member from now on")
def test_an_adopted_child_needs_a_room_like_any_other(table: Table) -> None:
    game = table(
        seats=3, round=7, played={P1: ("Adoptive Parents",)}, hand={P1: ("Lover", "Tutor")}, rooms={P1: "a1 b1 c1"},
        goods={P1: "6 food"}, at_home={P2: 0, P3: 0},
    )  # fmt: skip
    game.play("place Occupation")
    game.play("play Lover")
    game.play("use Adoptive Parents")
    assert "place Family Growth" not in game.options


# -- Forester -------------------------------------------------------------------------------


def test_forester_plants_up_to_three_stacks_of_wood(table: Table) -> None:
    game = table(cards=("Sow and Bake",), played={P1: ("Forester",)}, goods={P1: "4 wood"})
    game.play("place Sow and Bake")
    game.play("sow wood on Forester")
    game.play("sow wood on Forester")
    assert crops(game, P1) == ["3 wood", "3 wood", "3 wood"]
    assert game.goods(P1) == "1 wood"


@pytest.mark.ruling("Forester", "A space for sowing may be used for this card alone")
def test_forester_may_leave_plots_for_another_time(table: Table) -> None:
    game = table(cards=("Sow and Bake",), played={P1: ("Forester",)}, goods={P1: "3 wood"})
    game.play("place Sow and Bake")
    game.play("done")
    assert crops(game, P1) == ["3 wood"]


def test_forester_harvests_a_wood_from_each_stack(table: Table) -> None:
    game = table(
        cards=("Sow and Bake",), round=4, played={P1: ("Forester",)}, goods={P1: "2 wood 9 food"},
        at_home={P1: 1, P2: 0},
    )  # fmt: skip
    game.play("place Sow and Bake")
    game.play("sow wood on Forester")
    assert game.goods(P1) == "2 wood 5 food"
    assert crops(game, P1) == ["2 wood", "2 wood"]


def test_foresters_wood_counts_for_the_joinery_but_is_not_in_the_supply(table: Table) -> None:
    game = table(cards=("Sow and Bake",), played={P1: ("Forester",)}, majors={P1: ("Joinery",)}, goods={P1: "1 wood"})
    before = points(game, P1, "Bonus points")
    game.play("place Sow and Bake")
    assert game.goods(P1) == "nothing"
    assert points(game, P1, "Bonus points") - before == 1


def test_forester_is_no_field(table: Table) -> None:
    game = table(cards=("Sow and Bake",), played={P1: ("Forester",)}, goods={P1: "1 wood"})
    game.play("place Sow and Bake")
    assert points(game, P1, "Fields") == -1
    assert PlantedFields().of(game, P1) == 0


@pytest.mark.ruling("Forester", "The Hobby Farmer plants nothing here")
def test_hobby_farmer_plants_nothing_on_the_forester(table: Table) -> None:
    game = table(seats=4, played={P1: ("Forester",)}, hand={P1: ("Hobby Farmer", "Tutor")}, goods={P1: "1 wood 1 food"})
    game.play("place Occupation")
    game.play("play Hobby Farmer")
    assert game.goods(P1) == "1 wood 1 vegetable"


@pytest.mark.ruling("Forester", "Manure harvests it")
def test_manure_harvests_the_forester(table: Table) -> None:
    game = table(
        cards=("Sow and Bake",), played={P1: ("Forester", "Manure")}, goods={P1: "1 wood"}, at_home={P1: 1, P2: 0}
    )
    game.play("place Sow and Bake")
    game.play("use Manure")
    assert game.goods(P1) == "1 wood"
    assert crops(game, P1) == ["2 wood"]


# -- Lover ----------------------------------------------------------------------------------


@pytest.mark.ruling("Lover", "The child is a newborn this round")
def test_the_lovers_child_needs_no_room_and_is_a_newborn(table: Table) -> None:
    game = table(seats=3, hand={P1: ("Lover", "Tutor")}, goods={P1: "5 food"})
    game.play("place Occupation")
    game.play("play Lover")
    assert game.goods(P1) == "1 food"
    assert (game.players[P1].people, game.players[P1].newborns, game.players[P1].at_home) == (3, 1, 1)


def test_the_lovers_price_comes_on_top_of_the_space(table: Table) -> None:
    game = table(seats=3, played={P1: ("Tutor",)}, hand={P1: ("Lover",)}, goods={P1: "4 food"})
    assert "place Occupation" not in game.options


@pytest.mark.ruling("Lover", "a room that you build later is taken up by it")
def test_the_lovers_child_takes_up_a_room_built_later(table: Table) -> None:
    game = table(
        seats=3, round=7, hand={P1: ("Lover", "Tutor")}, goods={P1: "4 food 5 wood 2 reed"}, people={P1: 3, P2: 2},
        rooms={P1: "a1 b1 c1"}, at_home={P1: 3, P2: 0, P3: 0},
    )  # fmt: skip
    game.play("place Occupation")
    game.play("play Lover")
    game.play("place Build Rooms and Stables")
    game.play("room a2")
    assert "place Family Growth" not in game.options


@pytest.mark.ruling("Lover", "With five family members it may be played")
def test_the_lover_may_be_played_by_a_family_of_five(table: Table) -> None:
    game = table(seats=3, hand={P1: ("Lover", "Tutor")}, goods={P1: "4 food"}, people={P1: 5})
    game.play("place Occupation")
    game.play("play Lover")
    assert game.goods(P1) == "nothing"
    assert (game.players[P1].people, game.players[P1].newborns) == (5, 0)


# -- Market Woman ---------------------------------------------------------------------------


def test_market_woman_takes_grain_with_a_vegetable_of_a_space(table: Table) -> None:
    game = table(cards=("Take 1 Vegetable",), round=8, played={P1: ("Market Woman",)}, goods={P1: "nothing"})
    game.play("place Take 1 Vegetable")
    assert game.goods(P1) == "2 grain 1 vegetable"


def test_market_woman_reacts_to_the_market_stall_once_it_is_paid(table: Table) -> None:
    game = table(played={P1: ("Market Woman",)}, hand={P1: ("Market Stall",)}, goods={P1: "1 grain"})
    game.play("place Starting Player")
    game.play("play Market Stall")
    assert game.goods(P1) == "2 grain 1 vegetable"


def test_market_woman_does_not_pay_for_the_market_stall(table: Table) -> None:
    game = table(played={P1: ("Market Woman",)}, hand={P1: ("Market Stall",)}, goods={P1: "nothing"})
    game.play("place Starting Player")
    assert deciding(game) == P2


def test_market_woman_ignores_vegetables_from_occupations(table: Table) -> None:
    game = table(seats=4, played={P1: ("Market Woman", "Undergardener")}, goods={P1: "nothing"})
    game.play("place Day Laborer")
    assert game.goods(P1) == "1 vegetable 2 food"


@pytest.mark.ruling("Market Woman", "Vegetables that you harvest")
def test_market_woman_ignores_harvested_and_sown_vegetables(table: Table) -> None:
    game = table(
        cards=("Sow and Bake",), round=4, played={P1: ("Market Woman",)}, crops={P1: {"a5": "1 vegetable"}},
        fields={P1: "a4 a3"}, goods={P1: "2 vegetable 9 food"}, at_home={P1: 1, P2: 0},
    )  # fmt: skip
    game.play("place Sow and Bake")
    game.play("done")
    assert game.goods(P1) == "3 vegetable 9 food"


# -- Resource Seller ------------------------------------------------------------------------


def test_resource_seller_gives_away_its_stack_from_top_to_bottom(table: Table) -> None:
    game = table(
        seats=3, cards=("1 Stone",), round=5, played={P1: ("Resource Seller",)}, goods={P1: "nothing"},
        people={P1: 5}, at_home={P2: 0, P3: 0},
    )  # fmt: skip
    for space in ("3 Wood", "1 Clay", "1 Reed", "1 Clay (3 players)", "1 Stone"):
        game.play(f"place {space}")
    assert game.goods(P1) == "4 wood 4 clay 2 reed 2 stone"


def test_resource_seller_gives_nothing_for_another_kind_than_the_top_one(table: Table) -> None:
    game = table(played={P1: ("Resource Seller",)}, goods={P1: "nothing"})
    game.play("place 1 Clay")
    assert game.goods(P1) == "1 clay"


def test_several_kinds_at_once_take_several_off_the_resource_seller(table: Table) -> None:
    game = table(played={P1: ("Resource Seller",)}, goods={P1: "nothing"}, spaces={"1 Clay": "2 wood 2 clay"})
    game.play("place 1 Clay")
    assert game.goods(P1) == "3 wood 3 clay"


@pytest.mark.ruling("Resource Seller", "Everything you get counts")
def test_resource_seller_counts_what_a_round_brings(table: Table) -> None:
    game = table(
        played={P1: ("Resource Seller",)}, hand={P1: ("Private Forest",)}, goods={P1: "2 food"}, at_home={P1: 1, P2: 0}
    )
    game.play("place Starting Player")
    game.play("play Private Forest")
    game.play("become starting player")
    assert game.goods(P1) == "2 wood"


@pytest.mark.ruling("Resource Seller", "Everything you get counts")
def test_resource_seller_counts_what_cards_give(table: Table) -> None:
    game = table(seats=3, played={P1: ("Resource Seller",)}, hand={P1: ("Reeve",)}, goods={P1: "1 food"})
    game.play("place Occupation")
    assert game.goods(P1) == "5 wood"


@pytest.mark.ruling("Resource Seller", "What you leave on the space")
def test_resource_seller_does_not_count_wood_left_behind(table: Table) -> None:
    game = table(played={P1: ("Resource Seller", "Basket")}, goods={P1: "nothing"}, spaces={"3 Wood": "2 wood"})
    game.play("place 3 Wood")
    game.play("take 3 food for 2 wood left behind")
    assert game.goods(P1) == "3 food"


def test_resource_seller_counts_the_wood_that_is_not_left_behind(table: Table) -> None:
    game = table(played={P1: ("Resource Seller", "Basket")}, goods={P1: "nothing"})
    game.play("place 3 Wood")
    game.play("take 3 food for 2 wood left behind")
    assert game.goods(P1) == "2 wood 3 food"


@pytest.mark.ruling("Resource Seller", "What you leave on the space")
def test_a_card_takes_off_what_the_space_did_not(table: Table) -> None:
    game = table(
        played={P1: ("Woodcutter", "Resource Seller", "Basket")}, goods={P1: "nothing"}, spaces={"3 Wood": "2 wood"}
    )
    game.play("place 3 Wood")
    game.play("take 3 food for 2 wood left behind")
    assert game.goods(P1) == "2 wood 3 food"


# -- Smallholder ----------------------------------------------------------------------------


def sheep_kept(table: Table, *cards: str, pasture: str = "c5", stables: str = "") -> int:
    """How many sheep a farm keeps with these cards, the pet not counted."""
    pastures = {P1: (pasture,)} if pasture else {}
    game = table(
        cards=("1 Sheep",), round=4, played={P1: cards}, pastures=pastures, stables={P1: stables},
        spaces={"1 Sheep": "15 sheep"},
    )  # fmt: skip
    game.play("place 1 Sheep")
    return game.players[P1].herd[0] - 1


def test_smallholders_small_pastures_hold_three(table: Table) -> None:
    assert sheep_kept(table, "Smallholder") == 3
    assert sheep_kept(table, "Smallholder", pasture="c4 c5") == 4
    assert sheep_kept(table, "Smallholder", stables="c5") == 4


@pytest.mark.ruling("Smallholder", "It adds up with the Drinking Trough")
def test_smallholder_adds_up_with_other_cards_for_pastures(table: Table) -> None:
    assert sheep_kept(table, "Smallholder", "Drinking Trough") == 5
    assert sheep_kept(table, "Shepherd's Pipe", "Smallholder") == 5
    assert sheep_kept(table, "Shepherd's Pipe", "Smallholder", "Drinking Trough") == 7


@pytest.mark.ruling("Smallholder", "stables and the Animal Yard gain nothing")
def test_smallholder_enlarges_neither_stables_nor_the_animal_yard(table: Table) -> None:
    assert sheep_kept(table, "Smallholder", pasture="", stables="a5") == 1
    assert sheep_kept(table, "Smallholder", "Animal Yard", pasture="") == 2


@pytest.mark.ruling("Smallholder", "All fields sown in one action gain the crop")
def test_smallholder_adds_to_each_field_sown(table: Table) -> None:
    game = table(
        cards=("Sow and Bake",), played={P1: ("Smallholder",)}, fields={P1: "a4 a5"}, goods={P1: "1 grain 1 vegetable"}
    )
    game.play("place Sow and Bake")
    game.play("sow grain")
    game.play("sow vegetable")
    game.play("use Smallholder")
    assert crops(game, P1) == ["4 grain", "3 vegetable"]


@pytest.mark.ruling("Smallholder", "or none")
def test_smallholder_may_leave_all_fields_as_they_are(table: Table) -> None:
    game = table(cards=("Sow and Bake",), played={P1: ("Smallholder",)}, fields={P1: "a5"}, goods={P1: "1 grain"})
    game.play("place Sow and Bake")
    game.play("done")
    assert crops(game, P1) == ["3 grain"]


def test_smallholder_gains_nothing_with_three_fields(table: Table) -> None:
    game = table(cards=("Sow and Bake",), played={P1: ("Smallholder",)}, fields={P1: "a3 a4 a5"}, goods={P1: "1 grain"})
    game.play("place Sow and Bake")
    assert deciding(game) == P2
    assert crops(game, P1) == ["3 grain"]


def test_fields_on_cards_count_among_the_smallholders_fields(table: Table) -> None:
    game = table(
        cards=("Sow and Bake",), played={P1: ("Smallholder", "Bean Field")}, fields={P1: "a4 a5"}, goods={P1: "1 grain"}
    )
    game.play("place Sow and Bake")
    assert crops(game, P1) == ["3 grain"]


def test_smallholder_adds_to_fields_on_cards(table: Table) -> None:
    game = table(
        cards=("Sow and Bake",), played={P1: ("Smallholder", "Bean Field", "Lettuce Patch")}, goods={P1: "2 vegetable"}
    )
    game.play("place Sow and Bake")
    game.play("sow vegetable on Bean Field")
    game.play("sow vegetable on Lettuce Patch")
    game.play("use Smallholder")
    assert crops(game, P1) == ["3 vegetable", "3 vegetable"]


@pytest.mark.ruling("Smallholder", "Copse and Forester do neither")
def test_copse_and_forester_are_no_fields_for_the_smallholder(table: Table) -> None:
    game = table(
        cards=("Sow and Bake",), played={P1: ("Smallholder", "Copse", "Forester")}, fields={P1: "a4 a5"},
        goods={P1: "1 grain 1 wood"},
    )  # fmt: skip
    game.play("place Sow and Bake")
    game.play("sow grain")
    game.play("sow wood on Forester")
    game.play("use Smallholder")
    assert crops(game, P1) == ["4 grain", "3 wood"]


def test_smallholder_has_no_use_where_only_wood_is_planted(table: Table) -> None:
    game = table(cards=("Sow and Bake",), played={P1: ("Smallholder", "Copse")}, goods={P1: "1 wood"})
    game.play("place Sow and Bake")
    assert deciding(game) == P2


def test_smallholder_adds_up_with_the_potato_dibber(table: Table) -> None:
    game = table(
        cards=("Sow and Bake",), played={P1: ("Smallholder", "Potato Dibber")}, fields={P1: "a5"},
        goods={P1: "1 vegetable"},
    )  # fmt: skip
    game.play("place Sow and Bake")
    game.play("use Smallholder")
    assert crops(game, P1) == ["4 vegetable"]


@pytest.mark.ruling("Smallholder", "works when cards let you sow")
def test_smallholder_works_with_the_hobby_farmer(table: Table) -> None:
    game = table(
        seats=4, played={P1: ("Smallholder",)}, hand={P1: ("Hobby Farmer",)}, fields={P1: "a5"}, goods={P1: "1 food"}
    )
    game.play("place Occupation")
    game.play("sow vegetable")
    game.play("use Smallholder")
    assert crops(game, P1) == ["3 vegetable"]


# -- Wet Nurse ------------------------------------------------------------------------------


def test_wet_nurse_brings_a_child_with_a_new_room(table: Table) -> None:
    game = table(played={P1: ("Wet Nurse",)}, goods={P1: "5 wood 2 reed 1 food"})
    game.play("place Build Rooms and Stables")
    game.play("room a1")
    game.play("grow")
    assert game.goods(P1) == "nothing"
    assert (game.players[P1].people, game.players[P1].newborns, game.players[P1].at_home) == (3, 1, 1)


def test_wet_nurse_may_be_left(table: Table) -> None:
    game = table(played={P1: ("Wet Nurse",)}, goods={P1: "5 wood 2 reed 1 food"})
    game.play("place Build Rooms and Stables")
    game.play("room a1")
    game.play("done")
    assert game.players[P1].people == 2


def test_wet_nurse_brings_up_to_a_child_for_each_room(table: Table) -> None:
    game = table(played={P1: ("Wet Nurse",)}, goods={P1: "15 wood 6 reed 4 food"})
    game.play("place Build Rooms and Stables")
    for cell in ("a1", "a2", "b2"):
        game.play(f"room {cell}")
    for _ in range(3):
        game.play("grow")
    assert game.goods(P1) == "1 food"
    assert game.players[P1].people == 5


def test_wet_nurse_brings_fewer_children_if_liked(table: Table) -> None:
    game = table(played={P1: ("Wet Nurse",)}, goods={P1: "10 wood 4 reed 4 food"})
    game.play("place Build Rooms and Stables")
    game.play("room a1")
    game.play("room a2")
    game.play("grow")
    game.play("done")
    assert game.players[P1].people == 3


def test_wet_nurse_brings_one_child_for_one_room_whatever_stood_empty(table: Table) -> None:
    game = table(played={P1: ("Wet Nurse",)}, rooms={P1: "a1 b1 c1 a2"}, goods={P1: "5 wood 2 reed 4 food"})
    game.play("place Build Rooms and Stables")
    game.play("room b2")
    game.play("grow")
    assert deciding(game) == P2


def test_wet_nurse_needs_a_free_room_and_a_food(table: Table) -> None:
    crowded = table(played={P1: ("Wet Nurse",)}, people={P1: 3}, goods={P1: "5 wood 2 reed 1 food"})
    crowded.play("place Build Rooms and Stables")
    crowded.play("room a1")
    hungry = table(played={P1: ("Wet Nurse",)}, goods={P1: "5 wood 2 reed"})
    hungry.play("place Build Rooms and Stables")
    hungry.play("room a1")
    assert deciding(crowded) == deciding(hungry) == P2


def test_wet_nurse_ends_with_five_family_members(table: Table) -> None:
    game = table(
        played={P1: ("Wet Nurse",)}, people={P1: 5}, rooms={P1: "a1 b1 c1 a2 b2"}, goods={P1: "5 wood 2 reed 1 food"}
    )
    game.play("place Build Rooms and Stables")
    game.play("room c2")
    assert deciding(game) == P2


@pytest.mark.ruling("Wet Nurse", "Rooms that a card gives you count, too")
def test_wet_nurse_reacts_to_the_free_room_of_the_mason(table: Table) -> None:
    game = table(
        played={P1: ("Wet Nurse", "Mason")}, house={P1: "stone house"}, rooms={P1: "a1 b1 c1 a2"}, goods={P1: "1 food"}
    )
    game.play("use Mason")
    game.play("room b2")
    game.play("grow")
    assert game.players[P1].people == 3


def test_wet_nurse_reacts_to_an_extension(table: Table) -> None:
    game = table(
        played={P1: ("Wet Nurse",)}, house={P1: "stone house"}, hand={P1: ("Stone House Extension",)},
        goods={P1: "3 stone 1 reed 1 food"},
    )  # fmt: skip
    game.play("place Starting Player")
    game.play("play Stone House Extension")
    game.play("room a1")
    game.play("grow")
    assert game.players[P1].people == 3


@pytest.mark.ruling("Wet Nurse", "they work from the next round on")
def test_a_child_born_at_the_start_of_a_round_does_not_work_in_it(table: Table) -> None:
    game = table(seats=1, round=4, played={P1: ("Wet Nurse",)}, hand={P1: ("Hut Builder",)}, goods={P1: "99 food"})
    game.play("place Occupation")
    while game.round < 11:
        game.play(next(option for option in ("place Fishing", "place 1 Clay", "feed") if option in game.options))
    game.play("room a1")
    game.play("grow")
    assert (game.players[P1].people, game.players[P1].newborns, game.players[P1].at_home) == (3, 1, 2)


@pytest.mark.ruling("Wet Nurse", "It is family growth for the Adoptive Parents")
@pytest.mark.ruling("Adoptive Parents", "for 1 food each")
def test_wet_nurses_children_may_be_adopted_for_a_food_each(table: Table) -> None:
    game = table(played={P1: ("Wet Nurse", "Adoptive Parents")}, goods={P1: "10 wood 4 reed 4 food"})
    game.play("place Build Rooms and Stables")
    game.play("room a1")
    game.play("room a2")
    game.play("grow")
    game.play("use Adoptive Parents")
    game.play("grow")
    game.play("use Adoptive Parents")
    assert game.goods(P1) == "nothing"
    assert game.players[P1].at_home == 3
