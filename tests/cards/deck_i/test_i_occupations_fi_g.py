"""Occupations of deck I, Fi to G."""

import pytest

from farmyard.agricola.position import P1, P2, P3, P4
from farmyard.agricola.state.game import FIELD, PREPARATION
from helpers import Table, all_goods, crops, deciding, farm, fields, play
from situations import JOBS, LAST_PERSON

# -- Fieldsman ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("sown", "grown"), [(1, "5 grain"), (2, "4 grain"), (3, "3 grain")])
def test_fieldsman_adds_to_one_or_two_fields(table: Table, sown: int, grown: str) -> None:
    game = table(round=4, played={P1: ("Fieldsman",)}, fields={P1: "a3 a4 a5"}, goods={P1: f"{sown} grain"})
    game.play("place Sow and Bake")
    for _ in range(sown):
        if deciding(game) == P1 and "sow grain" in game.options:
            game.play("sow grain")
    planted = crops(game, P1)
    assert planted == [grown] * sown


def test_fieldsman_adds_to_different_crops(table: Table) -> None:
    game = table(round=4, played={P1: ("Fieldsman",)}, fields={P1: "a4 a5"}, goods={P1: "1 grain 1 vegetable"})
    game.play("place Sow and Bake")
    game.play("sow grain")
    game.play("sow vegetable")
    assert crops(game, P1) == ["4 grain", "3 vegetable"]


@pytest.mark.ruling("Fieldsman", "Plots on cards count")
@pytest.mark.parametrize(
    ("card", "seed", "crop"),
    [
        ("Bean Field", "vegetable", "4 vegetable"),
        ("Lettuce Patch", "vegetable", "4 vegetable"),
        ("Turnip Field", "vegetable", "4 vegetable"),
        ("Copse", "wood", "5 wood"),
        ("Forester", "wood", "5 wood"),
    ],
)
def test_fieldsman_adds_to_plots_on_cards(table: Table, card: str, seed: str, crop: str) -> None:
    game = table(round=4, played={P1: ("Fieldsman", card)}, goods={P1: f"1 {seed}"})
    game.play("place Sow and Bake")
    assert crops(game, P1) == [crop]


@pytest.mark.ruling("Fieldsman", "each plot of the Forester")
def test_fieldsman_counts_each_plot_of_the_forester(table: Table) -> None:
    game = table(round=4, played={P1: ("Fieldsman", "Forester")}, goods={P1: "2 wood"})
    game.play("place Sow and Bake")
    game.play("sow wood on Forester")
    assert crops(game, P1) == ["4 wood", "4 wood"]


@pytest.mark.ruling("Fieldsman", "like the Hobby Farmer")
def test_fieldsman_works_with_the_hobby_farmer(table: Table) -> None:
    game = table(
        seats=4, played={P1: ("Fieldsman",)}, fields={P1: "a5"}, hand={P1: ("Hobby Farmer",)}, goods={P1: "1 food"}
    )
    game.play("place Occupation")
    game.play("sow vegetable")
    assert crops(game, P1) == ["4 vegetable"]


@pytest.mark.ruling("Fieldsman", "other cards that make fields hold more")
def test_fieldsman_adds_up_with_the_potato_dibber(table: Table) -> None:
    game = table(round=4, played={P1: ("Fieldsman", "Potato Dibber")}, fields={P1: "a5"}, goods={P1: "1 vegetable"})
    game.play("place Sow and Bake")
    assert crops(game, P1) == ["5 vegetable"]


@pytest.mark.ruling("Fieldsman", "Plots on cards count")
@pytest.mark.parametrize(("grain", "grown"), [("1 grain", ["5 grain"]), ("2 grain", ["4 grain", "4 grain"])])
def test_fieldsman_counts_each_half_of_the_acreage(table: Table, grain: str, grown: list[str]) -> None:
    game = table(round=4, played={P1: ("Fieldsman", "Acreage")}, goods={P1: grain})
    game.play("place Sow and Bake")
    while "sow grain on Acreage" in game.options:
        game.play("sow grain on Acreage")
    assert crops(game, P1) == grown


@pytest.mark.ruling("Fieldsman", "It adds up with Liquid Manure")
@pytest.mark.parametrize(("card", "choices"), [("Liquid Manure", ()), ("Smallholder", ("use Smallholder",))])
def test_fieldsman_adds_up_with_cards_that_let_fields_hold_more(
    table: Table, card: str, choices: tuple[str, ...]
) -> None:
    game = table(round=4, played={P1: ("Fieldsman", card)}, fields={P1: "a5"}, goods={P1: "1 grain"})
    game.play("place Sow and Bake")
    for choice in choices:
        game.play(choice)
    assert crops(game, P1) == ["6 grain"]


# -- Field Watchman -------------------------------------------------------------------------------


def test_field_watchman_plows_with_take_a_grain(table: Table) -> None:
    game = table(played={P1: ("Field Watchman",)}, goods={P1: "0 food"})
    game.play("place Take 1 Grain")
    game.play("plow a5")
    assert (fields(game, P1), game.goods(P1)) == (1, "1 grain")


def test_field_watchman_may_leave_it(table: Table) -> None:
    game = table(played={P1: ("Field Watchman",)})
    game.play("place Take 1 Grain")
    game.play("done")
    assert fields(game, P1) == 0


@pytest.mark.ruling("Field Watchman", "No plow and no Harrow")
@pytest.mark.parametrize(
    "plow", ["Crooked Plow", "Moldboard Plow", "Riding Plow", "Swing Plow", "Turnwrest Plow", "Harrow"]
)
def test_field_watchman_cannot_use_a_plow(table: Table, plow: str) -> None:
    game = table(played={P1: ("Field Watchman", plow)})
    game.play("place Take 1 Grain")
    game.play("plow a5")
    assert deciding(game) == P2


@pytest.mark.ruling("Field Watchman", "Grain from anywhere else")
def test_field_watchman_plows_nothing_for_the_granary(table: Table) -> None:
    game = table(
        round=7, played={P1: ("Field Watchman",)}, hand={P1: ("Granary",)}, goods={P1: "3 wood 9 food"},
        at_home={P1: 1, P2: 0},
    )  # fmt: skip
    game.play("place Starting Player")
    game.play("play Granary")
    assert (game.round, game.goods(P1)) == (8, "1 grain 5 food")
    assert not [option for option in game.options if option.startswith("plow")]


# -- Field Worker ---------------------------------------------------------------------------------


SOW = {"cards": ("Sow and Bake",), "played": {P1: ("Field Worker",)}}


@pytest.mark.ruling("Field Worker", "however many there are")
@pytest.mark.parametrize(("seats", "gain"), [(3, "1 grain"), (4, "1 food"), (5, "1 food")])
@pytest.mark.parametrize("number", [1, 2])
def test_field_worker_gains_when_another_player_sows(table: Table, seats: int, gain: str, number: int) -> None:
    goods = {P1: "0 food", P2: f"{number} grain", P3: "0 food"}
    game = table(**SOW, seats=seats, starting_player=P2, fields={P2: "a4 a5"}, goods=goods)
    game.play("place Sow and Bake")
    while "sow grain" in game.options:
        game.play("sow grain")
    assert all_goods(game)[:3] == [gain, "nothing", "nothing"]


@pytest.mark.ruling("Field Worker", "Your own sowing")
@pytest.mark.parametrize("seats", [3, 4])
def test_field_worker_gains_nothing_from_your_own_sowing(table: Table, seats: int) -> None:
    game = table(**SOW, seats=seats, fields={P1: "a5"}, goods={P1: "1 grain"})
    game.play("place Sow and Bake")
    assert game.goods(P1) == "nothing"


@pytest.mark.ruling("Field Worker", "At least 1 field must have been filled")
def test_field_worker_gains_nothing_when_another_player_only_bakes(table: Table) -> None:
    game = table(
        **SOW, seats=3, starting_player=P2, fields={P2: "a5"}, goods={P1: "0 food", P2: "1 grain"},
        majors={P2: ("Clay Oven",)},
    )  # fmt: skip
    game.play("place Sow and Bake")
    game.play("bake 1 grain")
    assert all_goods(game)[:2] == ["nothing", "5 food"]


@pytest.mark.ruling("Field Worker", "like the Hobby Farmer")
def test_field_worker_gains_from_the_hobby_farmer(table: Table) -> None:
    game = table(
        seats=4, starting_player=P4, played={P1: ("Field Worker",)}, hand={P4: ("Hobby Farmer",)}, fields={P4: "a5"},
        goods={P1: "0 food", P4: "2 food"},
    )  # fmt: skip
    game.play("place Occupation")
    game.play("sow vegetable")
    assert game.goods(P1) == "1 food"


# -- Gardener -------------------------------------------------------------------------------------


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


@pytest.mark.ruling("Gardener", "the fields stay planted to the end")
@pytest.mark.parametrize(("card", "answers"), [("Bean Field", ()), ("Lettuce Patch", ("done",)), ("Turnip Field", ())])
def test_the_gardeners_vegetables_stay_on_cards(table: Table, card: str, answers: tuple[str, ...]) -> None:
    game = table(
        cards=("Sow and Bake",), round=4, played={P1: ("Gardener", card)}, goods={P1: "1 vegetable"},
        at_home={P1: 1, P2: 0},
    )  # fmt: skip
    play(game, "place Sow and Bake", *answers)
    assert game.goods(P1) == "1 vegetable"
    assert crops(game, P1) == ["2 vegetable"]


@pytest.mark.ruling("Gardener", "the fields stay planted to the end")
def test_turnips_sown_with_the_card_stay_with_the_gardener(table: Table) -> None:
    game = table(
        round=4, played={P1: (*JOBS[:3], "Gardener")}, hand={P1: ("Turnip Field",)}, goods={P1: "1 vegetable"},
        at_home={P1: 1, P2: 0},
    )  # fmt: skip
    play(game, "place Starting Player", "play Turnip Field", "sow vegetable on Turnip Field")
    assert game.goods(P1) == "1 vegetable"
    assert crops(game, P1) == ["2 vegetable"]


# -- Groom ----------------------------------------------------------------------------------------


def test_groom_builds_a_stable_at_the_start_of_a_round(table: Table) -> None:
    game = table(
        seats=4, round=5, phase=PREPARATION, played={P1: ("Groom",)}, house={P1: "stone house"}, goods={P1: "2 wood"}
    )
    game.play("stable a5")
    assert (len(farm(game).stables), game.goods(P1)) == (1, "1 wood")
    assert not [option for option in game.options if option.startswith("stable")]


def test_groom_may_leave_it_and_needs_a_stone_house(table: Table) -> None:
    game = table(
        seats=4, round=5, phase=PREPARATION, played={P1: ("Groom",)}, house={P1: "stone house"}, goods={P1: "1 wood"}
    )
    game.play("done")
    assert farm(game).stables == ()
    hut = table(
        seats=4, round=5, phase=PREPARATION, played={P1: ("Groom",)}, house={P1: "clay hut"}, goods={P1: "1 wood"}
    )
    assert "stable a5" not in hut.options


@pytest.mark.ruling("Groom", "Wood that arrives at the start of the round")
@pytest.mark.parametrize("card", ["Wood Collector", "Wood Deliveryman"])
def test_wood_of_an_occupation_pays_the_groom(table: Table, card: str) -> None:
    game = table(
        seats=4, round=8, hand={P1: (card,)}, played={P1: ("Groom",)}, house={P1: "stone house"},
        goods={P1: "1 food"}, at_home=LAST_PERSON,
    )  # fmt: skip
    game.play("place Occupation")
    game.play("stable a5")
    assert (game.round, game.goods(P1)) == (9, "nothing")


@pytest.mark.ruling("Groom", "Wood that arrives at the start of the round")
def test_wood_of_the_private_forest_pays_the_groom(table: Table) -> None:
    game = table(
        seats=4, round=5, hand={P1: ("Private Forest",)}, played={P1: ("Groom",)}, house={P1: "stone house"},
        goods={P1: "2 food"}, at_home=LAST_PERSON,
    )  # fmt: skip
    game.play("place Starting Player")
    game.play("play Private Forest")
    game.play("stable a5")
    assert (game.round, game.goods(P1)) == (6, "nothing")
