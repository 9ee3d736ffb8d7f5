"""Plain occupations of deck I: each clause and each ruling."""

from collections.abc import Callable

import pytest

from farmyard import Agricola
from farmyard.agricola.position import P1, P2, P3
from farmyard.agricola.state.game import BREEDING, FEEDING, FIELD, PREPARATION
from farmyard.agricola.state.goods import FOOD, count, goods, text
from helpers import deciding, points

Table = Callable[..., Agricola]


def promised(game: Agricola, seat: int) -> dict[int, str]:
    """What lies on the coming round spaces for a player."""
    seats = game.seats()
    laid = {round: game.promised[(round - 1) * seats + seat] for round in range(1, 15)}
    return {round: text(goods) for round, goods in laid.items() if goods}


# -- Animal Dealer --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("space", "animal", "round"), [("1 Sheep", "sheep", 4), ("1 Wild Boar", "boar", 9), ("1 Cattle", "cattle", 11)]
)
def test_animal_dealer_buys_one_more_animal(table: Table, space: str, animal: str, round: int) -> None:
    game = table(
        seats=3, round=round, cards=(space,), played={P1: ("Animal Dealer",)}, goods={P1: "1 food"}, stables={P1: "a5"}
    )
    game.play(f"place {space}")
    game.play(f"take 1 {animal}")
    assert game.goods(P1) == f"2 {animal}"


@pytest.mark.ruling("Animal Dealer", "you pay first")
def test_animal_dealer_may_leave_it_and_needs_a_food(table: Table) -> None:
    game = table(seats=3, round=4, played={P1: ("Animal Dealer",)}, goods={P1: "1 food"})
    game.play("place 1 Sheep")
    game.play("done")
    assert game.goods(P1) == "1 food 1 sheep"
    poor = table(seats=3, round=4, played={P1: ("Animal Dealer",)}, goods={P1: "0 food"})
    poor.play("place 1 Sheep")
    assert (poor.goods(P1), deciding(poor)) == ("1 sheep", P2)


@pytest.mark.ruling("Animal Dealer", "with a choice of animals")
def test_animal_dealer_does_nothing_on_the_space_with_a_choice(table: Table) -> None:
    game = table(seats=5, played={P1: ("Animal Dealer",)}, goods={P1: "1 food"})
    game.play("place Take Animals")
    game.play("take 1 boar")
    assert (game.goods(P1), deciding(game)) == ("1 food 1 boar", P2)


@pytest.mark.ruling("Animal Dealer", "may be cooked at once")
def test_animal_dealers_animal_may_be_cooked_at_once(table: Table) -> None:
    game = table(
        seats=3, round=4, played={P1: ("Animal Dealer",)}, majors={P1: ("Fireplace (2 clay)",)}, goods={P1: "1 food"}
    )
    game.play("place 1 Sheep")
    game.play("take 1 sheep")
    assert game.goods(P1) == "2 food 1 sheep"


# -- Bricklayer, Clay Plasterer -------------------------------------------------------------


def test_bricklayer_saves_a_clay_on_improvements(table: Table) -> None:
    game = table(round=4, played={P1: ("Bricklayer",)}, goods={P1: "1 clay"})
    game.play("place Improvement")
    assert "Fireplace (2 clay)" in [card.name for card in game.players[P1].cards]
    assert game.goods(P1) == "nothing"


@pytest.mark.ruling("Bricklayer", "Helpful Neighbors")
def test_bricklayer_makes_the_helpful_neighbors_free(table: Table) -> None:
    game = table(played={P1: ("Bricklayer",)}, hand={P1: ("Helpful Neighbors",)}, goods={P1: "0 food"})
    game.play("place Starting Player")
    game.play("play Helpful Neighbors")
    game.play("take 1 reed")
    assert game.goods(P1) == "1 reed"


@pytest.mark.ruling("Bricklayer", "Clay Hut Extension")
def test_bricklayer_saves_one_clay_on_the_clay_hut_extension(table: Table) -> None:
    game = table(
        played={P1: ("Bricklayer",)},
        hand={P1: ("Clay Hut Extension",)},
        house={P1: "clay hut"},
        goods={P1: "3 clay 1 reed"},
    )
    game.play("place Starting Player")
    game.play("play Clay Hut Extension")
    game.play("room a1")
    assert game.goods(P1) == "nothing"


def test_bricklayer_saves_a_clay_on_a_renovation(table: Table) -> None:
    game = table(round=7, played={P1: ("Bricklayer",)}, goods={P1: "1 clay 1 reed"})
    game.play("place Renovation and Improvement")
    assert (game.players[P1].house, game.goods(P1)) == (1, "nothing")


@pytest.mark.ruling("Bricklayer", "comes after those that set a price")
@pytest.mark.ruling("Bricklayer", "a clay room costs 1 clay and 2 reed")
@pytest.mark.parametrize(
    ("other", "price"),
    [
        ((), "3 clay 2 reed"),
        (("Clay Plasterer",), "1 clay 2 reed"),
        (("Carpenter",), "1 clay 2 reed"),
        (("Clay Supports",), "1 wood 1 reed"),
    ],
)
def test_bricklayer_saves_two_clay_on_each_room(table: Table, other: tuple[str, ...], price: str) -> None:
    game = table(played={P1: ("Bricklayer",) + other}, house={P1: "clay hut"}, goods={P1: price})
    game.play("place Build Rooms and Stables")
    game.play("room a1")
    assert game.goods(P1) == "nothing"


@pytest.mark.ruling("Bricklayer", "It adds up with other cards")
def test_bricklayer_saves_the_clay_of_a_clay_roof(table: Table) -> None:
    game = table(played={P1: ("Bricklayer", "Clay Roof")}, goods={P1: "5 wood"})
    game.play("place Build Rooms and Stables")
    game.play("room a1")
    assert game.goods(P1) == "nothing"


def test_clay_plasterer_renovates_for_a_clay_and_a_reed(table: Table) -> None:
    game = table(round=7, played={P1: ("Clay Plasterer",)}, rooms={P1: "a1 b1 c1"}, goods={P1: "1 clay 1 reed"})
    game.play("place Renovation and Improvement")
    assert (game.players[P1].house, game.goods(P1)) == (1, "nothing")


@pytest.mark.ruling("Bricklayer", "you renovate for 1 reed")
@pytest.mark.ruling("Clay Plasterer", "like the Bricklayer")
def test_clay_plasterer_and_bricklayer_renovate_for_a_reed(table: Table) -> None:
    game = table(round=7, played={P1: ("Clay Plasterer", "Bricklayer")}, goods={P1: "1 reed"})
    game.play("place Renovation and Improvement")
    assert game.players[P1].house == 1


def test_clay_plasterer_does_not_help_with_a_stone_house(table: Table) -> None:
    game = table(round=7, played={P1: ("Clay Plasterer",)}, house={P1: "clay hut"}, goods={P1: "1 stone 1 clay 1 reed"})
    assert "place Renovation and Improvement" not in game.options


def test_clay_plasterer_builds_clay_rooms_for_three_clay(table: Table) -> None:
    game = table(played={P1: ("Clay Plasterer",)}, house={P1: "clay hut"}, goods={P1: "3 clay 2 reed"})
    game.play("place Build Rooms and Stables")
    game.play("room a1")
    assert game.goods(P1) == "nothing"


def test_clay_plasterer_leaves_wooden_rooms_alone(table: Table) -> None:
    game = table(played={P1: ("Clay Plasterer",)}, goods={P1: "4 wood 3 clay 2 reed"})
    game.play("place Build Rooms and Stables")
    assert not [option for option in game.options if option.startswith("room")]


@pytest.mark.ruling("Clay Plasterer", "not together with the Carpenter or the Clay Supports")
@pytest.mark.parametrize(
    ("other", "goods"), [("Carpenter", "2 clay 2 reed"), ("Clay Supports", "1 clay 1 wood 1 reed")]
)
def test_clay_plasterer_is_not_combined_for_the_same_room(table: Table, other: str, goods: str) -> None:
    game = table(played={P1: ("Clay Plasterer", other)}, house={P1: "clay hut"}, goods={P1: goods})
    assert "place Build Rooms and Stables" not in game.options


@pytest.mark.ruling("Clay Plasterer", "or the Clay Roof")
def test_clay_plasterer_works_with_the_clay_roof(table: Table) -> None:
    game = table(played={P1: ("Clay Plasterer", "Clay Roof")}, house={P1: "clay hut"}, goods={P1: "5 clay"})
    game.play("place Build Rooms and Stables")
    game.play("room a1")
    assert game.goods(P1) == "nothing"


@pytest.mark.ruling("Clay Plasterer", "Clay Hut Extension")
def test_clay_plasterer_does_not_change_the_clay_hut_extension(table: Table) -> None:
    game = table(
        played={P1: ("Clay Plasterer",)},
        hand={P1: ("Clay Hut Extension",)},
        house={P1: "clay hut"},
        goods={P1: "3 clay 2 reed"},
    )
    game.play("place Starting Player")
    assert "play Clay Hut Extension" not in game.options


# -- Butcher, Cabinetmaker, Stone Carver ----------------------------------------------------


def test_butcher_cooks_without_an_improvement(table: Table) -> None:
    game = table(
        played={P1: ("Butcher",)},
        goods={P1: "1 sheep 1 boar 1 cattle"},
        stables={P1: "a4 a5"},
    )
    for animal in ("sheep", "boar", "cattle"):
        game.play(f"convert {animal}")
    assert game.goods(P1) == "6 food"


def test_butcher_does_not_make_a_fireplace_worse(table: Table) -> None:
    game = table(played={P1: ("Butcher",)}, majors={P1: ("Fireplace (2 clay)",)}, goods={P1: "1 sheep"})
    game.play("convert sheep")
    assert game.goods(P1) == "2 food"


@pytest.mark.ruling("Butcher", "Not in the breeding phase")
def test_butcher_does_not_work_in_the_breeding_phase(table: Table) -> None:
    game = table(
        phase=BREEDING, played={P1: ("Butcher",)}, goods={P1: "2 sheep 2 boar"}, pastures={P1: ("a4 a5", "b4 b5")}
    )
    assert game.goods(P1) == "3 sheep 3 boar"
    full = table(phase=BREEDING, played={P1: ("Butcher",)}, goods={P1: "2 sheep"}, stables={P1: "a4"})
    assert full.goods(P1) == "2 sheep"


@pytest.mark.parametrize(("card", "good", "food"), [("Cabinetmaker", "wood", 2), ("Stone Carver", "stone", 3)])
def test_a_craftsman_makes_food_once_per_harvest(table: Table, card: str, good: str, food: int) -> None:
    game = table(seats=3, phase=FEEDING, played={P1: (card,)}, goods={P1: f"2 {good} 1 grain"})
    game.play(f"convert {card}")
    assert game.goods(P1) == f"1 {good} 1 grain {food} food"
    assert f"convert {card}" not in game.options


def test_a_craftsman_makes_no_food_while_people_work(table: Table) -> None:
    game = table(seats=3, played={P1: ("Cabinetmaker", "Stone Carver")}, goods={P1: "2 wood 2 stone"})
    assert not [option for option in game.options if option.startswith("convert")]


@pytest.mark.ruling("Cabinetmaker", "besides it")
def test_cabinetmaker_works_besides_the_joinery(table: Table) -> None:
    game = table(
        seats=3, phase=FEEDING, played={P1: ("Cabinetmaker",)}, majors={P1: ("Joinery",)}, goods={P1: "2 wood"}
    )
    game.play("convert Cabinetmaker")
    game.play("convert Joinery")
    assert (game.goods(P1), game.players[P1].begging) == ("nothing", 0)


def test_cabinetmaker_brings_the_guildmaster_wood(table: Table) -> None:
    game = table(seats=3, played={P1: ("Guildmaster",)}, hand={P1: ("Cabinetmaker",)}, goods={P1: "1 food"})
    game.play("place Occupation")
    assert game.goods(P1) == "4 wood"
    later = table(seats=3, played={P1: ("Cabinetmaker",)}, hand={P1: ("Guildmaster",)}, goods={P1: "1 food"})
    later.play("place Occupation")
    assert later.goods(P1) == "2 wood"


# -- Clay Digger ----------------------------------------------------------------------------


def test_clay_digger_brings_a_space_with_clay(table: Table) -> None:
    game = table(seats=4, hand={P1: ("Clay Digger",)}, goods={P1: "0 food", P2: "3 food"})
    game.play("place Occupation")
    game.play("place 1 Clay (Clay Digger)")
    assert (game.goods(P2), game.goods(P1)) == ("3 clay", "3 food")


@pytest.mark.ruling("Clay Digger", "You use it for nothing")
def test_clay_digger_uses_the_space_for_nothing(table: Table) -> None:
    game = table(seats=4, played={P1: ("Clay Digger",)}, goods={P1: "0 food"})
    game.play("place 1 Clay (Clay Digger)")
    assert game.goods(P1) == "3 clay"


def test_clay_diggers_space_gains_a_clay_each_round(table: Table) -> None:
    game = table(seats=4, round=2, phase=PREPARATION, played={P1: ("Clay Digger",)}, goods={P1: "0 food"})
    game.play("place 1 Clay (Clay Digger)")
    assert game.goods(P1) == "4 clay"


@pytest.mark.ruling("Clay Digger", "cannot pay the 3 food")
def test_who_cannot_pay_the_clay_digger_cannot_use_the_space(table: Table) -> None:
    game = table(seats=4, starting_player=P2, played={P1: ("Clay Digger",)}, goods={P2: "2 food"})
    assert "place 1 Clay (Clay Digger)" not in game.options


# -- Clay Hut Builder, Manservant -----------------------------------------------------------


def test_clay_hut_builder_lays_clay_when_you_renovate(table: Table) -> None:
    game = table(round=7, played={P1: ("Clay Hut Builder",)}, goods={P1: "2 clay 1 reed"})
    game.play("place Renovation and Improvement")
    assert promised(game, P1) == dict.fromkeys(range(8, 13), "2 clay")


@pytest.mark.ruling("Clay Hut Builder", "nothing is laid after round 14")
@pytest.mark.parametrize("house", ["clay hut", "stone house"])
def test_clay_hut_builder_lays_clay_at_once(table: Table, house: str) -> None:
    game = table(round=11, house={P1: house}, hand={P1: ("Clay Hut Builder",)}, goods={P1: "0 food"})
    game.play("place Occupation")
    assert promised(game, P1) == {12: "2 clay", 13: "2 clay", 14: "2 clay"}


def test_clay_hut_builder_lays_nothing_in_a_wooden_hut(table: Table) -> None:
    game = table(hand={P1: ("Clay Hut Builder",)})
    game.play("place Occupation")
    assert promised(game, P1) == {}


@pytest.mark.ruling("Clay Hut Builder", "It happens once only")
def test_clay_hut_builder_works_only_once(table: Table) -> None:
    game = table(round=7, house={P1: "clay hut"}, hand={P1: ("Clay Hut Builder",)}, goods={P1: "2 stone 1 reed"})
    game.play("place Occupation")
    game.play("place Day Laborer")
    game.play("place Renovation and Improvement")
    assert promised(game, P1) == dict.fromkeys(range(8, 13), "2 clay")


@pytest.mark.ruling("Clay Hut Builder", "straight from a wooden hut")
def test_clay_hut_builder_works_with_the_conservator(table: Table) -> None:
    game = table(round=7, played={P1: ("Clay Hut Builder", "Conservator")}, goods={P1: "2 stone 1 reed"})
    game.play("place Renovation and Improvement")
    assert game.players[P1].house == 2
    assert promised(game, P1) == dict.fromkeys(range(8, 13), "2 clay")


def test_manservant_lays_food_once_the_house_is_of_stone(table: Table) -> None:
    game = table(round=7, house={P1: "clay hut"}, played={P1: ("Manservant",)}, goods={P1: "2 stone 1 reed"})
    game.play("place Renovation and Improvement")
    assert promised(game, P1) == dict.fromkeys(range(8, 15), "3 food")


def test_manservant_lays_nothing_for_a_clay_hut(table: Table) -> None:
    game = table(round=7, played={P1: ("Manservant",)}, goods={P1: "2 clay 1 reed"})
    game.play("place Renovation and Improvement")
    assert promised(game, P1) == {}


def test_manservant_lays_food_at_once_in_a_stone_house(table: Table) -> None:
    game = table(round=12, house={P1: "stone house"}, hand={P1: ("Manservant",)})
    game.play("place Occupation")
    assert promised(game, P1) == {13: "3 food", 14: "3 food"}


# -- Cowherd --------------------------------------------------------------------------------


def test_cowherd_takes_one_more_cattle(table: Table) -> None:
    game = table(
        seats=3, round=11, cards=("1 Cattle",), played={P1: ("Cowherd",)}, goods={P1: "0 food"}, stables={P1: "a5"}
    )
    game.play("place 1 Cattle")
    assert game.goods(P1) == "2 cattle"


@pytest.mark.ruling("Cowherd", "with a choice of animals")
def test_cowherd_does_nothing_on_the_space_with_a_choice(table: Table) -> None:
    game = table(seats=5, played={P1: ("Cowherd",)}, goods={P1: "1 food"}, stables={P1: "a5"})
    game.play("place Take Animals")
    game.play("take 1 cattle")
    assert game.goods(P1) == "1 cattle"


# -- Fencer ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("cells", "fences", "wood"), [("a5", 4, 1), ("a4 a5", 6, 2)])
def test_fencer_gets_wood_for_the_fences_of_others(table: Table, cells: str, fences: int, wood: int) -> None:
    game = table(
        seats=4, round=4, starting_player=P2, played={P1: ("Fencer",)}, goods={P1: "0 wood", P2: f"{fences} wood"}
    )
    game.play("place Fences")
    game.play(f"enclose {cells}")
    assert game.goods(P1) == f"{wood} wood"


@pytest.mark.ruling("Fencer", "Your own fences bring nothing")
def test_fencer_gets_nothing_for_own_fences(table: Table) -> None:
    game = table(seats=4, round=4, played={P1: ("Fencer",)}, goods={P1: "4 wood"})
    game.play("place Fences")
    game.play("enclose a5")
    assert game.goods(P1) == "nothing"


# -- Field Watchman -------------------------------------------------------------------------


def test_field_watchman_plows_with_take_a_grain(table: Table) -> None:
    game = table(played={P1: ("Field Watchman",)}, goods={P1: "0 food"})
    game.play("place Take 1 Grain")
    game.play("plow a5")
    assert (game.players[P1].fields.bit_count(), game.goods(P1)) == (1, "1 grain")


def test_field_watchman_may_leave_it(table: Table) -> None:
    game = table(played={P1: ("Field Watchman",)})
    game.play("place Take 1 Grain")
    game.play("done")
    assert game.players[P1].fields == 0


@pytest.mark.ruling("Field Watchman", "No plow and no Harrow")
@pytest.mark.parametrize(
    "plow", ["Crooked Plow", "Moldboard Plow", "Riding Plow", "Swing Plow", "Turnwrest Plow", "Harrow"]
)
def test_field_watchman_cannot_use_a_plow(table: Table, plow: str) -> None:
    game = table(played={P1: ("Field Watchman", plow)})
    game.play("place Take 1 Grain")
    game.play("plow a5")
    assert deciding(game) == P2


# -- Fieldsman ------------------------------------------------------------------------------


@pytest.mark.parametrize(("sown", "crops"), [(1, "5 grain"), (2, "4 grain"), (3, "3 grain")])
def test_fieldsman_adds_to_one_or_two_fields(table: Table, sown: int, crops: str) -> None:
    game = table(round=4, played={P1: ("Fieldsman",)}, fields={P1: "a3 a4 a5"}, goods={P1: f"{sown} grain"})
    game.play("place Sow and Bake")
    for _ in range(sown):
        if deciding(game) == P1 and "sow grain" in game.options:
            game.play("sow grain")
    planted = [text(crop) for crop in game.players[P1].crops if crop]
    assert planted == [crops] * sown


def test_fieldsman_adds_to_different_crops(table: Table) -> None:
    game = table(round=4, played={P1: ("Fieldsman",)}, fields={P1: "a4 a5"}, goods={P1: "1 grain 1 vegetable"})
    game.play("place Sow and Bake")
    game.play("sow grain")
    game.play("sow vegetable")
    assert [text(crop) for crop in game.players[P1].crops if crop] == ["4 grain", "3 vegetable"]


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
    assert [text(there) for there in game.players[P1].crops if there] == [crop]


@pytest.mark.ruling("Fieldsman", "each plot of the Forester")
def test_fieldsman_counts_each_plot_of_the_forester(table: Table) -> None:
    game = table(round=4, played={P1: ("Fieldsman", "Forester")}, goods={P1: "2 wood"})
    game.play("place Sow and Bake")
    game.play("sow wood on Forester")
    assert [text(there) for there in game.players[P1].crops if there] == ["4 wood", "4 wood"]


@pytest.mark.ruling("Fieldsman", "like the Hobby Farmer")
def test_fieldsman_works_with_the_hobby_farmer(table: Table) -> None:
    game = table(
        seats=4, played={P1: ("Fieldsman",)}, fields={P1: "a5"}, hand={P1: ("Hobby Farmer",)}, goods={P1: "1 food"}
    )
    game.play("place Occupation")
    game.play("sow vegetable")
    assert [text(there) for there in game.players[P1].crops if there] == ["4 vegetable"]


@pytest.mark.ruling("Fieldsman", "other cards that make fields hold more")
def test_fieldsman_adds_up_with_the_potato_dibber(table: Table) -> None:
    game = table(round=4, played={P1: ("Fieldsman", "Potato Dibber")}, fields={P1: "a5"}, goods={P1: "1 vegetable"})
    game.play("place Sow and Bake")
    assert [text(there) for there in game.players[P1].crops if there] == ["5 vegetable"]


# -- Groom ----------------------------------------------------------------------------------


def test_groom_builds_a_stable_at_the_start_of_a_round(table: Table) -> None:
    game = table(
        seats=4, round=5, phase=PREPARATION, played={P1: ("Groom",)}, house={P1: "stone house"}, goods={P1: "2 wood"}
    )
    game.play("stable a5")
    assert (game.players[P1].stables.bit_count(), game.goods(P1)) == (1, "1 wood")
    assert not [option for option in game.options if option.startswith("stable")]


def test_groom_may_leave_it_and_needs_a_stone_house(table: Table) -> None:
    game = table(
        seats=4, round=5, phase=PREPARATION, played={P1: ("Groom",)}, house={P1: "stone house"}, goods={P1: "1 wood"}
    )
    game.play("done")
    assert game.players[P1].stables == 0
    hut = table(
        seats=4, round=5, phase=PREPARATION, played={P1: ("Groom",)}, house={P1: "clay hut"}, goods={P1: "1 wood"}
    )
    assert "stable a5" not in hut.options


@pytest.mark.ruling("Wood Collector", "Groom's stable")
def test_wood_that_arrives_pays_the_groom(table: Table) -> None:
    game = table(
        seats=4,
        round=5,
        hand={P1: ("Wood Collector",)},
        played={P1: ("Groom",)},
        house={P1: "stone house"},
        goods={P1: "1 food"},
        at_home={P1: 1, P2: 0, P3: 0, 3: 0},
    )
    game.play("place Occupation")
    assert game.round == 6
    game.play("stable a5")
    assert game.goods(P1) == "nothing"


# -- Milking Hand ---------------------------------------------------------------------------


@pytest.mark.parametrize(("cattle", "food"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_milking_hand_gives_food_in_the_field_phase(table: Table, cattle: int, food: int) -> None:
    game = table(
        seats=4,
        phase=FIELD,
        played={P1: ("Milking Hand",)},
        pastures={P1: ("a3 a4 a5",)},
        goods={P1: f"{cattle} cattle 1 grain"},
    )
    assert count(game.players[P1].goods, FOOD) == food


@pytest.mark.parametrize(("cattle", "score"), [(0, 0), (1, 0), (2, 1), (3, 1), (5, 2)])
def test_milking_hand_gives_a_point_for_two_cattle(table: Table, cattle: int, score: int) -> None:
    game = table(seats=4, played={P1: ("Milking Hand",)}, pastures={P1: ("a3 a4 a5",)}, goods={P1: f"{cattle} cattle"})
    assert points(game, P1) == score


@pytest.mark.ruling("Milking Hand", "Harvesting with Manure")
def test_milking_hand_gives_nothing_with_manure(table: Table) -> None:
    game = table(
        seats=4, round=5, played={P1: ("Milking Hand", "Manure")}, crops={P1: {"a5": "2 grain"}},
        goods={P1: "1 cattle"},
        at_home={P1: 1, P2: 0, P3: 0, 3: 0},
    )  # fmt: skip
    game.play("place Fishing")
    game.play("use Manure")
    assert game.goods(P1) == "1 grain 1 food 1 cattle"


# -- Pig Breeder ----------------------------------------------------------------------------


def last_turn(table: Table, round: int, card: str, goods: str) -> Agricola:
    """The last placement of a round in which a card may breed animals at its end."""
    game = table(
        seats=4, round=round, played={P1: (card,)}, goods={P1: goods}, pastures={P1: ("a4 a5",)},
        at_home={P1: 1, P2: 0, P3: 0, 3: 0},
    )  # fmt: skip
    game.play("place Fishing")
    return game


def test_pig_breeder_takes_a_boar(table: Table) -> None:
    game = table(seats=4, hand={P1: ("Pig Breeder",)}, goods={P1: "0 food"})
    game.play("place Occupation")
    assert game.goods(P1) == "1 boar"


@pytest.mark.ruling("Pig Breeder", "may be cooked as it arrives")
def test_pig_breeders_first_boar_may_be_cooked(table: Table) -> None:
    game = table(seats=4, hand={P1: ("Pig Breeder",)}, majors={P1: ("Fireplace (2 clay)",)}, goods={P1: "1 sheep"})
    game.play("place Occupation")
    game.play("keep 1 sheep")
    assert game.goods(P1) == "2 food 1 sheep"


def test_pig_breeder_breeds_boar_at_the_end_of_round_12(table: Table) -> None:
    game = last_turn(table, 12, "Pig Breeder", "2 boar 0 food")
    assert game.round == 13
    assert game.goods(P1) == "1 food 3 boar"


@pytest.mark.parametrize(("round", "goods"), [(12, "1 boar"), (12, "2 sheep"), (8, "2 boar")])
def test_pig_breeder_breeds_nothing_otherwise(table: Table, round: int, goods: str) -> None:
    game = last_turn(table, round, "Pig Breeder", goods)
    assert game.goods(P1) == f"1 food {goods}"


def test_pig_breeders_young_needs_room(table: Table) -> None:
    game = last_turn(table, 12, "Pig Breeder", "5 boar")
    assert game.goods(P1) == "1 food 5 boar"


# -- Pig Catcher ----------------------------------------------------------------------------


def test_pig_catcher_leaves_two_wood_for_a_boar(table: Table) -> None:
    game = table(seats=4, played={P1: ("Pig Catcher",)}, goods={P1: "0 food"})
    game.play("place 3 Wood")
    game.play("take 1 boar for 2 wood left behind")
    assert game.goods(P1) == "1 wood 1 boar"
    assert text(game.stock[next(space.index for space in game.spaces if space.name == "3 Wood")]) == "2 wood"


def test_pig_catcher_may_leave_it(table: Table) -> None:
    game = table(seats=4, played={P1: ("Pig Catcher",)}, goods={P1: "0 food"})
    game.play("place 3 Wood")
    game.play("done")
    assert game.goods(P1) == "3 wood"


@pytest.mark.ruling("Pig Catcher", "At least 2 wood must lie on the space")
def test_pig_catcher_needs_two_wood_on_the_space(table: Table) -> None:
    game = table(seats=4, played={P1: ("Pig Catcher",)}, goods={P1: "3 wood"}, spaces={"1 Wood": "1 wood"})
    game.play("place 1 Wood")
    assert (game.goods(P1), deciding(game)) == ("4 wood", P2)


@pytest.mark.ruling("Pig Catcher", "Leaving the only 2 wood")
def test_pig_catcher_may_leave_all_the_wood_and_has_still_taken_wood(table: Table) -> None:
    game = table(seats=4, played={P1: ("Pig Catcher", "Berry Picker")}, goods={P1: "0 food"})
    game.play("place 2 Wood")
    game.play("take 1 boar for 2 wood left behind")
    assert game.goods(P1) == "1 food 1 boar"


@pytest.mark.ruling("Pig Catcher", "The boar may be cooked at once")
def test_pig_catchers_boar_may_be_cooked_at_once(table: Table) -> None:
    game = table(seats=4, played={P1: ("Pig Catcher",)}, majors={P1: ("Fireplace (2 clay)",)}, goods={P1: "1 sheep"})
    game.play("place 2 Wood")
    game.play("take 1 boar for 2 wood left behind")
    game.play("keep 1 sheep")
    assert game.goods(P1) == "2 food 1 sheep"


# -- Puppeteer, Street Musician -------------------------------------------------------------


@pytest.mark.ruling("Puppeteer", "in place of the usual price")
def test_puppeteer_plays_an_occupation_for_a_food(table: Table) -> None:
    game = table(seats=4, starting_player=P2, played={P1: ("Puppeteer",)}, hand={P1: ("Turner",)}, goods={P1: "2 food"})
    game.play("place Traveling Players")
    game.play("play Turner")
    assert game.goods(P1) == "1 food"
    assert "Turner" in [card.name for card in game.players[P1].cards]


def test_puppeteer_may_leave_it_and_needs_food(table: Table) -> None:
    game = table(seats=4, starting_player=P2, played={P1: ("Puppeteer",)}, hand={P1: ("Turner",)}, goods={P1: "2 food"})
    game.play("place Traveling Players")
    game.play("done")
    assert game.goods(P1) == "2 food"
    poor = table(seats=4, starting_player=P2, played={P1: ("Puppeteer",)}, hand={P1: ("Turner",)}, goods={P1: "0 food"})
    poor.play("place Traveling Players")
    assert deciding(poor) == P3


def test_puppeteer_does_nothing_for_own_people(table: Table) -> None:
    game = table(seats=4, played={P1: ("Puppeteer",)}, hand={P1: ("Turner",)}, goods={P1: "2 food"})
    game.play("place Traveling Players")
    assert deciding(game) == P2


def test_puppeteer_does_not_react_to_a_room_on_the_space_for_five(table: Table) -> None:
    game = table(
        seats=5, starting_player=P2, played={P1: ("Puppeteer", "Street Musician")}, hand={P1: ("Turner",)},
        goods={P1: "2 food", P2: "5 wood 2 reed"},
    )  # fmt: skip
    game.play("place Room or Traveling Players")
    game.play("room a1")
    assert (deciding(game), game.goods(P1)) == (P3, "2 food")


@pytest.mark.ruling("Puppeteer", "what is printed on the card")
def test_puppeteer_pays_what_is_printed_on_the_card_as_well(table: Table) -> None:
    game = table(seats=4, starting_player=P2, played={P1: ("Puppeteer",)}, hand={P1: ("Chief",)}, goods={P1: "3 food"})
    game.play("place Traveling Players")
    game.play("play Chief")
    assert game.goods(P1) == "nothing"


@pytest.mark.ruling("Puppeteer", "the Writing Desk does not")
def test_puppeteer_does_not_start_the_writing_desk(table: Table) -> None:
    game = table(
        seats=4, starting_player=P2, played={P1: ("Puppeteer", "Writing Desk")}, hand={P1: ("Turner", "Tutor")},
        goods={P1: "9 food"},
    )  # fmt: skip
    game.play("place Traveling Players")
    game.play("play Turner")
    assert (deciding(game), game.goods(P1)) == (P3, "8 food")


def test_street_musician_gets_a_grain_when_others_use_traveling_players(table: Table) -> None:
    game = table(seats=4, starting_player=P2, played={P1: ("Street Musician",)}, goods={P1: "0 food"})
    game.play("place Traveling Players")
    assert game.goods(P1) == "1 grain"


def test_street_musician_gets_nothing_for_own_people(table: Table) -> None:
    game = table(seats=4, played={P1: ("Street Musician",)}, goods={P1: "0 food"})
    game.play("place Traveling Players")
    assert game.goods(P1) == "1 food"


# -- Sheep Whisperer, Wood Collector --------------------------------------------------------


def test_sheep_whisperer_lays_sheep_on_four_rounds(table: Table) -> None:
    game = table(seats=4, round=2, hand={P1: ("Sheep Whisperer",)})
    game.play("place Occupation")
    assert promised(game, P1) == {6: "1 sheep", 9: "1 sheep", 11: "1 sheep", 13: "1 sheep"}


def test_sheep_whisperer_lays_nothing_after_the_last_round(table: Table) -> None:
    game = table(seats=4, round=7, hand={P1: ("Sheep Whisperer",)})
    game.play("place Occupation")
    assert promised(game, P1) == {11: "1 sheep", 14: "1 sheep"}


@pytest.mark.ruling("Sheep Whisperer", "may be cooked at once")
def test_sheep_whisperers_sheep_may_be_cooked_at_once(table: Table) -> None:
    game = table(
        seats=4, round=5, played={P1: ("Sheep Whisperer",)}, majors={P1: ("Fireplace (2 clay)",)},
        goods={P1: "1 boar 1 food"}, at_home={P1: 1, P2: 0, P3: 0, 3: 0},
    )  # fmt: skip
    game.promised[5 * 4] = goods("1 sheep")
    game.play("place Fishing")
    game.play("keep 1 boar")
    assert game.goods(P1) == "4 food 1 boar"


def test_wood_collector_lays_wood_on_the_next_five_rounds(table: Table) -> None:
    game = table(round=3, hand={P1: ("Wood Collector",)})
    game.play("place Occupation")
    assert promised(game, P1) == dict.fromkeys(range(4, 9), "1 wood")


def test_wood_collector_lays_nothing_after_the_last_round(table: Table) -> None:
    game = table(round=12, hand={P1: ("Wood Collector",)})
    game.play("place Occupation")
    assert promised(game, P1) == {13: "1 wood", 14: "1 wood"}


# -- Stone Buyer, Wood Buyer ----------------------------------------------------------------


def test_stone_buyer_buys_a_stone_and_the_seller_gets_two_food(table: Table) -> None:
    game = table(
        seats=4, round=5, cards=("1 Stone",), starting_player=P2, played={P1: ("Stone Buyer",)},
        goods={P1: "1 food", P2: "0 food"}, spaces={"1 Stone": "2 stone"},
    )  # fmt: skip
    game.play("place 1 Stone")
    game.play("take 1 stone")
    assert (game.goods(P1), game.goods(P2)) == ("1 stone", "1 stone 2 food")


def test_stone_buyer_may_leave_it(table: Table) -> None:
    game = table(seats=4, starting_player=P2, played={P1: ("Stone Buyer",)}, goods={P1: "1 food", P2: "0 food"})
    game.play("place Reed, Stone and Food")
    game.play("done")
    assert (game.goods(P1), game.goods(P2)) == ("1 food", "1 reed 1 stone 1 food")


@pytest.mark.ruling("Stone Buyer", "Any action space that gives stone counts")
def test_stone_buyer_buys_on_the_spaces_for_four_and_five_players(table: Table) -> None:
    game = table(seats=4, starting_player=P2, played={P1: ("Stone Buyer",)}, goods={P1: "1 food", P2: "0 food"})
    game.play("place Reed, Stone and Food")
    game.play("take 1 stone")
    assert (game.goods(P1), game.goods(P2)) == ("1 stone", "1 reed 3 food")
    five = table(seats=5, starting_player=P2, played={P1: ("Stone Buyer",)}, goods={P1: "1 food", P2: "0 food"})
    five.play("place Reed, Stone and Wood")
    five.play("take 1 stone")
    assert (five.goods(P1), five.goods(P2)) == ("1 stone", "1 wood 1 reed 2 food")


@pytest.mark.ruling("Stone Buyer", "taken again in the round")
def test_stone_buyer_buys_only_the_first_stone_of_a_round(table: Table) -> None:
    game = table(
        seats=4, round=5, cards=("1 Stone",), starting_player=P2, played={P1: ("Stone Buyer",)}, goods={P1: "9 food"}
    )
    game.play("place 1 Stone")
    game.play("done")
    game.play("place Reed, Stone and Food")
    assert (deciding(game), game.goods(P1)) == (3, "9 food")


@pytest.mark.ruling("Stone Buyer", "when you are the first")
def test_stone_buyer_buys_nothing_after_taking_stone_first(table: Table) -> None:
    game = table(seats=4, round=5, cards=("1 Stone",), played={P1: ("Stone Buyer",)}, goods={P1: "9 food"})
    game.play("place 1 Stone")
    game.play("place Reed, Stone and Food")
    assert (deciding(game), game.goods(P1)) == (P3, "1 stone 9 food")


@pytest.mark.ruling("Stone Buyer", "like the Stone Carrier")
def test_the_seller_of_a_stone_may_still_use_the_stone_carrier(table: Table) -> None:
    game = table(
        seats=4, round=5, cards=("1 Stone",), starting_player=P2,
        played={P1: ("Stone Buyer",), P2: ("Stone Carrier",)}, goods={P1: "1 food", P2: "0 food"},
    )  # fmt: skip
    game.play("place 1 Stone")
    game.play("take 1 stone")
    game.play("take 1 stone")
    assert (game.goods(P1), game.goods(P2)) == ("1 stone", "1 stone 2 food")


@pytest.mark.ruling("Wood Buyer", "it is 1 wood in a turn")
def test_wood_buyer_buys_a_wood_each_turn(table: Table) -> None:
    game = table(
        seats=4, starting_player=P2, played={P1: ("Wood Buyer",)}, goods={P1: "2 food", P2: "0 food", P3: "0 food"}
    )
    game.play("place 3 Wood")
    game.play("take 1 wood")
    game.play("place 2 Wood")
    game.play("take 1 wood")
    assert (game.goods(P1), game.goods(P2), game.goods(P3)) == ("2 wood", "2 wood 1 food", "1 wood 1 food")


def test_wood_buyer_may_leave_it_and_buys_no_own_wood(table: Table) -> None:
    game = table(seats=3, played={P1: ("Wood Buyer",)}, goods={P1: "2 food", P2: "0 food"})
    game.play("place 3 Wood")
    game.play("place 2 Wood")
    game.play("done")
    assert (game.goods(P1), game.goods(P2)) == ("3 wood 2 food", "2 wood")


@pytest.mark.ruling("Wood Buyer", "also where you choose wood")
def test_wood_buyer_buys_where_wood_is_chosen(table: Table) -> None:
    game = table(seats=3, starting_player=P2, played={P1: ("Wood Buyer",)}, goods={P1: "1 food", P2: "0 food"})
    game.play("place Take 1 Resource")
    game.play("take 1 wood")
    game.play("take 1 wood")
    assert (game.goods(P1), game.goods(P2)) == ("1 wood", "1 food")


@pytest.mark.ruling("Wood Buyer", "Any action space that gives wood counts")
def test_wood_buyer_buys_on_the_space_for_five_players(table: Table) -> None:
    game = table(seats=5, starting_player=P2, played={P1: ("Wood Buyer",)}, goods={P1: "1 food", P2: "0 food"})
    game.play("place Reed, Stone and Wood")
    game.play("take 1 wood")
    assert (game.goods(P1), game.goods(P2)) == ("1 wood", "1 reed 1 stone 1 food")


@pytest.mark.ruling("Wood Buyer", "like the Berry Picker and the Woodcutter")
def test_the_seller_of_a_wood_still_picks_berries_and_cuts_wood(table: Table) -> None:
    game = table(
        seats=4, starting_player=P2, played={P1: ("Wood Buyer",), P2: ("Berry Picker", "Woodcutter")},
        goods={P1: "1 food", P2: "0 food"},
    )  # fmt: skip
    game.play("place 1 Wood")
    game.play("take 1 wood")
    assert (game.goods(P1), game.goods(P2)) == ("1 wood", "1 wood 2 food")


@pytest.mark.ruling("Wood Buyer", "Resource Seller does not count")
def test_the_sellers_resource_seller_does_not_count_a_wood_that_is_sold(table: Table) -> None:
    game = table(
        seats=4, starting_player=P2, played={P1: ("Wood Buyer",), P2: ("Resource Seller",)},
        goods={P1: "1 food", P2: "0 food"},
    )  # fmt: skip
    game.play("place 1 Wood")
    game.play("take 1 wood")
    assert game.goods(P2) == "1 food"


# -- Village Elder --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("round", "wood"), [(1, 4), (5, 4), (6, 3), (8, 3), (9, 2), (11, 2), (12, 1), (13, 1), (14, 0)]
)
def test_village_elder_takes_wood_by_the_rounds_to_come(table: Table, round: int, wood: int) -> None:
    game = table(seats=3, round=round, hand={P1: ("Village Elder",)}, goods={P1: "0 wood"})
    game.play("place Occupation")
    assert game.goods(P1) == (f"{wood} wood" if wood else "nothing")


def test_village_elder_rewards_everybody_with_the_most_improvements(table: Table) -> None:
    game = table(seats=3, played={P1: ("Village Elder", "Basket"), P2: ("Tavern",)}, majors={P1: (), P3: ()})
    assert [points(game, seat) for seat in (P1, P2, P3)] == [3, 3, 0]


# -- Water Carrier, Well Builder ------------------------------------------------------------


def test_water_carrier_lays_food_when_anybody_builds_the_well(table: Table) -> None:
    game = table(round=4, starting_player=P2, played={P1: ("Water Carrier",)}, goods={P2: "1 wood 3 stone"})
    game.play("place Improvement")
    assert promised(game, P1) == dict.fromkeys(range(5, 15), "1 food")
    assert promised(game, P2) == dict.fromkeys(range(5, 10), "1 food")


def test_water_carrier_lays_food_for_your_own_well(table: Table) -> None:
    game = table(round=12, cards=("Improvement",), played={P1: ("Water Carrier",)}, goods={P1: "1 wood 3 stone"})
    game.play("place Improvement")
    assert promised(game, P1) == {13: "2 food", 14: "2 food"}


def test_water_carrier_lays_food_at_once_after_the_well(table: Table) -> None:
    game = table(round=12, majors={P2: ("Well",)}, hand={P1: ("Water Carrier",)})
    game.play("place Occupation")
    assert promised(game, P1) == {13: "1 food", 14: "1 food"}
    before = table(round=12, hand={P1: ("Water Carrier",)})
    before.play("place Occupation")
    assert promised(before, P1) == {}


@pytest.mark.ruling("Water Carrier", "has become the Village Well")
def test_water_carrier_knows_a_well_that_was_returned(table: Table) -> None:
    game = table(
        round=12, starting_player=P2, majors={P2: ("Well",)}, hand={P1: ("Water Carrier",), P2: ("Village Well",)}
    )
    game.play("place Starting Player")
    game.play("play Village Well")
    game.play("done")
    game.play("place Occupation")
    assert promised(game, P1) == {13: "1 food", 14: "1 food"}


@pytest.mark.ruling("Water Carrier", "The Village Well brings nothing")
def test_village_well_brings_the_water_carrier_nothing_but_a_second_well_does(table: Table) -> None:
    game = table(
        round=12, played={P1: ("Water Carrier",)}, majors={P1: ("Well",)}, hand={P1: ("Village Well",)},
        goods={P2: "1 wood 3 stone"},
    )  # fmt: skip
    game.play("place Starting Player")
    game.play("play Village Well")
    game.play("done")
    assert promised(game, P1) == {13: "1 food", 14: "1 food"}
    game.play("place Improvement")
    assert promised(game, P1) == {13: "2 food", 14: "2 food"}


def test_well_builder_builds_the_well_with_an_action_for_a_minor(table: Table) -> None:
    game = table(played={P1: ("Well Builder",)}, goods={P1: "1 wood 1 stone"})
    game.play("place Starting Player")
    game.play("build Well")
    assert game.goods(P1) == "nothing"
    assert points(game, P1, "Improvements") == 4


def test_well_builder_pays_less_with_an_action_for_a_major_as_well(table: Table) -> None:
    game = table(round=4, played={P1: ("Well Builder",)}, goods={P1: "1 wood 1 stone"})
    game.play("place Improvement")
    assert game.goods(P1) == "nothing"


def test_well_builder_builds_no_other_major(table: Table) -> None:
    game = table(played={P1: ("Well Builder",)}, goods={P1: "9 clay 9 stone"})
    game.play("place Starting Player")
    assert not [option for option in game.options if option.startswith("build")]


@pytest.mark.ruling("Well Builder", "hold again for a second Well")
def test_well_builder_builds_a_second_well(table: Table) -> None:
    game = table(
        played={P1: ("Well Builder",)}, majors={P1: ("Well",)}, hand={P1: ("Village Well",)},
        goods={P1: "1 wood 1 stone"},
        round=7, rooms={P1: "a1 b1 c1"},
    )  # fmt: skip
    game.play("place Starting Player")
    game.play("play Village Well")
    game.play("done")
    game.play("place Day Laborer")
    game.play("place Family Growth")
    game.play("build Well")
    assert points(game, P1, "Improvements") == 9
