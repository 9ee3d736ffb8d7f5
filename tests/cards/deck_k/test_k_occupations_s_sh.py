"""Occupations of deck K, S to Sh."""

import pytest

from farmyard import Agricola
from farmyard.agricola.position import P1, P2, P3
from farmyard.agricola.state.game import BREEDING, FEEDING, PREPARATION
from helpers import Table, crops, herd, names, play, promise, promised
from situations import HEARTH, LAST_PERSON, play_until, scholar

# -- Schnaps Distiller ----------------------------------------------------------------------------


@pytest.mark.ruling("Schnaps Distiller", "needs no improvement")
def test_schnaps_distiller_makes_food_of_a_vegetable_once_per_harvest(table: Table) -> None:
    game = table(phase=FEEDING, played={P1: ("Schnaps Distiller",)}, goods={P1: "2 vegetable"})
    game.play("convert Schnaps Distiller")
    assert game.goods(P1) == "1 vegetable 5 food"
    assert "convert Schnaps Distiller" not in game.options


def test_schnaps_distiller_works_only_while_feeding(table: Table) -> None:
    game = table(played={P1: ("Schnaps Distiller",)}, goods={P1: "1 vegetable"})
    assert "convert Schnaps Distiller" not in game.options


@pytest.mark.ruling("Schnaps Distiller", "Vegetables on fields")
def test_vegetables_on_fields_do_not_serve_the_schnaps_distiller(table: Table) -> None:
    game = table(
        phase=FEEDING, played={P1: ("Schnaps Distiller",)}, crops={P1: {"a5": "2 vegetable"}}, goods={P1: "1 grain"}
    )
    assert "convert Schnaps Distiller" not in game.options


@pytest.mark.ruling("Schnaps Distiller", "no baking")
def test_millstone_does_not_react_to_the_schnaps_distiller(table: Table) -> None:
    game = table(phase=FEEDING, played={P1: ("Schnaps Distiller", "Millstone")}, goods={P1: "2 vegetable"})
    game.play("convert Schnaps Distiller")
    assert game.goods(P1) == "1 vegetable 5 food"


# -- Scholar --------------------------------------------------------------------------------------


def test_scholar_plays_an_occupation_or_an_improvement(table: Table) -> None:
    hand = {P1: ("Serf", "Tanner", "Spit Roast")}
    game = scholar(table, supply="1 food 2 clay 1 wood", hand=hand)
    offered = ["play Serf", "play Tanner", "build Fireplace (2 clay)", "play Spit Roast", "done"]
    assert sorted(game.options[:5]) == sorted(offered)
    game.play("play Serf")
    assert (names(game, P1), game.goods(P1), game.phase) == (["Scholar", "Serf"], "1 wood 2 clay", "work")


def test_scholar_needs_a_stone_house(table: Table) -> None:
    game = table(
        seats=4, phase=PREPARATION, round=2, played={P1: ("Scholar",)}, goods={P1: "1 food"}, house={P1: "clay hut"},
        hand={P1: ("Serf", "Tanner")},
    )  # fmt: skip
    assert game.phase == "work"


@pytest.mark.ruling("Scholar", "1 card in a round at most")
@pytest.mark.ruling("Patron", "the Scholar's occupations")
@pytest.mark.ruling("Bookshelf", "the Scholar's occupations")
def test_scholar_plays_one_card_and_others_act(table: Table) -> None:
    game = scholar(table, "Patron", "Bookshelf", supply="0 food", hand={P1: ("Serf", "Tanner")})
    game.play("play Serf")
    assert (game.phase, game.goods(P1)) == ("work", "4 food")
    game = table(
        seats=4, played={P2: ("Bookshelf", "Patron")}, hand={P1: ("Chief",), P2: ("Chief's Daughter",)},
        goods={P1: "2 food", P2: "0 food"},
    )  # fmt: skip
    play(game, "place Occupation", "play Chief's Daughter")
    assert game.goods(P2) == "5 food"


@pytest.mark.ruling("Writing Desk", "Scholar's occupations")
@pytest.mark.ruling("Scholar", "improvement action for the Merchant")
@pytest.mark.ruling("Merchant", "an improvement through the Scholar")
@pytest.mark.ruling("Traveling Salesman", "It does nothing for the Scholar")
def test_scholar_lets_the_merchant_act_but_not_the_traveling_salesman(table: Table) -> None:
    hand = {P1: ("Spit Roast", "Clapper", "Broom", "Serf")}
    game = scholar(table, "Merchant", supply="1 food 9 wood", hand=hand)
    play(game, "play Spit Roast", "play Clapper")
    assert (game.phase, names(game, P1)[-2:]) == ("work", ["Spit Roast", "Clapper"])
    game = scholar(table, "Traveling Salesman", supply="1 food 9 wood", hand=hand)
    play(game, "play Spit Roast")
    assert game.phase == "work"
    game = scholar(table, "Writing Desk", supply="9 food", hand={P1: ("Serf", "Tanner")})
    play(game, "play Serf")
    assert game.phase == "work"


@pytest.mark.ruling("Scholar", "What you get at the start of the round may pay")
def test_scholar_is_paid_with_what_arrives(table: Table) -> None:
    game = scholar(table, supply="0 food", hand={P1: ("Serf", "Tanner")}, at_home=LAST_PERSON)
    assert game.phase == "work"
    game = table(
        seats=4, played={P1: ("Scholar",)}, house={P1: "stone house"}, goods={P1: "0 food"}, at_home=LAST_PERSON,
        hand={P1: ("Serf", "Tanner")},
    )  # fmt: skip
    promise(game, 2, "1 food")
    play(game, "place 1 Reed", "play Serf")
    assert game.goods(P1) == "1 reed"


@pytest.mark.ruling("Scholar", "may act at once")
def test_scholars_card_acts_at_the_start_of_this_round(table: Table) -> None:
    game = scholar(table, supply="1 food 1 wood", hand={P1: ("Groom", "Serf")})
    play(game, "play Groom", "stable a5")
    assert (game.goods(P1), game.phase) == ("nothing", "work")
    game = scholar(table, supply="1 food", hand={P1: ("Wood Collector", "Serf")})
    play(game, "play Wood Collector")
    laid = list(promised(game, P1))
    assert (laid, game.goods(P1)) == ([3, 4, 5, 6, 7], "nothing")


# -- Seed Seller ----------------------------------------------------------------------------------


def test_seed_seller_takes_grain(table: Table) -> None:
    game = table(seats=3, hand={P1: ("Seed Seller",)}, goods={P1: "0 food"}, at_home={P1: 2, P2: 0, P3: 0})
    game.play("place Occupation")
    assert game.goods(P1) == "1 grain"
    game.play("place Take 1 Grain")
    assert game.goods(P1) == "3 grain"


def test_seed_seller_does_not_react_to_grain_on_a_round_space(table: Table) -> None:
    game = table(seats=4, round=7, played={P1: ("Seed Seller",)}, goods={P1: "9 food"}, at_home=LAST_PERSON)
    promise(game, 8, "1 grain")
    game.play("place 1 Reed")
    while game.round < 8:
        game.play("feed")
    assert "1 grain" in game.goods(P1)


@pytest.mark.ruling("Seed Seller", "Granary")
def test_seed_seller_does_not_react_to_the_granary(table: Table) -> None:
    game = table(
        seats=4, round=7, played={P1: ("Seed Seller",)}, hand={P1: ("Granary",)}, goods={P1: "3 wood 9 food"},
        at_home=LAST_PERSON,
    )  # fmt: skip
    play(game, "place Starting Player", "play Granary")
    play_until(game, 8)
    assert game.goods(P1) == "1 grain 5 food"


# -- Serf -----------------------------------------------------------------------------------------


def serf(table: Table, supply: str, **more: object) -> Agricola:
    return table(seats=4, cards=("Sow and Bake",), played={P1: ("Serf",)}, goods={P1: supply}, **more)


def test_serf_takes_a_grain_or_changes_one(table: Table) -> None:
    game = serf(table, "2 grain", fields={P1: "a4 a5"})
    game.play("place Sow and Bake")
    assert game.options[:2] == ["take 1 grain", "take 1 vegetable"]
    play(game, "take 1 vegetable", "sow vegetable", "sow grain")
    assert (crops(game, P1), game.goods(P1)) == (["2 vegetable", "3 grain"], "nothing")


@pytest.mark.ruling("Serf", "and go there for that")
def test_serf_goes_to_sow_and_bake_for_the_grain(table: Table) -> None:
    game = serf(table, "0 grain", fields={P1: "a5"})
    game.play("place Sow and Bake")
    assert crops(game, P1) == ["3 grain"]
    game = serf(table, "0 grain", majors=HEARTH)
    game.play("place Sow and Bake")
    assert game.goods(P1) == "3 food"
    assert "place Sow and Bake" not in serf(table, "3 grain").options


def test_serf_may_go_there_for_the_vegetable_alone(table: Table) -> None:
    game = table(seats=4, cards=("Sow and Bake",), played={P1: ("Serf", "Bean Field")}, goods={P1: "1 grain"})
    game.play("place Sow and Bake")
    assert crops(game, P1) == ["2 vegetable"]


def test_serf_gets_nothing_elsewhere(table: Table) -> None:
    game = table(
        seats=4, round=12, cards=("Plow and Sow",), played={P1: ("Serf",)}, goods={P1: "1 grain"}, fields={P1: "a5"}
    )
    play(game, "place Plow and Sow", "sow grain")
    assert game.goods(P1) == "nothing"


# -- Sheep Farmer ---------------------------------------------------------------------------------


def test_sheep_farmer_takes_one_more_sheep(table: Table) -> None:
    game = table(seats=3, round=4, played={P1: ("Sheep Farmer",)}, goods={P1: "0 food"}, stables={P1: "a5"})
    game.play("place 1 Sheep")
    assert game.goods(P1) == "2 sheep"


@pytest.mark.ruling("Sheep Farmer", "choice of animals")
def test_sheep_farmer_works_on_the_space_with_a_choice(table: Table) -> None:
    game = table(seats=5, played={P1: ("Sheep Farmer",)}, goods={P1: "0 food"}, stables={P1: "a5"})
    game.play("place Take Animals")
    game.play("take 1 food 1 sheep")
    assert game.goods(P1) == "1 food 2 sheep"
    boar = table(seats=5, played={P1: ("Sheep Farmer",)}, goods={P1: "0 food"}, stables={P1: "a5"})
    boar.play("place Take Animals")
    boar.play("take 1 boar")
    assert boar.goods(P1) == "1 boar"


def test_sheep_farmer_does_not_react_to_sheep_from_cards(table: Table) -> None:
    game = table(
        seats=4, round=6, played={P1: ("Sheep Farmer",)}, goods={P1: "0 food"}, stables={P1: "a5"}, at_home=LAST_PERSON
    )
    promise(game, 7, "1 sheep")
    game.play("place 1 Reed")
    assert game.goods(P1) == "1 reed 1 sheep"


def test_sheep_farmer_exchanges_three_sheep_at_any_time(table: Table) -> None:
    game = table(seats=3, played={P1: ("Sheep Farmer",)}, goods={P1: "6 sheep"}, pastures={P1: ("a3", "a4 a5")})
    game.play("convert Sheep Farmer")
    assert game.goods(P1) == "3 sheep 1 boar 1 cattle"
    game.play("convert Sheep Farmer")
    assert game.goods(P1) == "2 boar 2 cattle"


@pytest.mark.ruling("Sheep Farmer", "exchanged or cooked at once")
def test_sheep_just_taken_may_be_exchanged_without_a_place(table: Table) -> None:
    game = table(
        seats=3, round=4, played={P1: ("Sheep Farmer",)}, goods={P1: "0 food"}, stables={P1: "a5"},
        spaces={"1 Sheep": "2 sheep"},
    )  # fmt: skip
    game.play("place 1 Sheep")
    assert game.options[:2] == ["keep 2 sheep", "convert Sheep Farmer"]
    game.play("convert Sheep Farmer")
    assert game.goods(P1) == "1 boar 1 cattle"


@pytest.mark.ruling("Sheep Farmer", "exchanged or cooked at once")
def test_sheep_just_taken_may_be_cooked_without_a_place(table: Table) -> None:
    game = table(
        seats=3, round=4, played={P1: ("Sheep Farmer",)}, goods={P1: "0 food"}, majors=HEARTH,
        spaces={"1 Sheep": "2 sheep"},
    )  # fmt: skip
    game.play("place 1 Sheep")
    game.play("keep 1 sheep")
    assert game.goods(P1) == "4 food 1 sheep"


@pytest.mark.ruling("Sheep Farmer", "in the breeding phase")
def test_sheep_cannot_be_exchanged_in_the_breeding_phase(table: Table) -> None:
    game = table(
        seats=3, phase=BREEDING, played={P1: ("Sheep Farmer",)}, goods={P1: "3 sheep 2 boar"},
        pastures={P1: ("a3 a4",)},
        stables={P1: "b5"},
    )  # fmt: skip
    assert game.decision is not None
    assert "convert Sheep Farmer" not in game.options


@pytest.mark.ruling("Sheep Farmer", "Sheep from cards")
@pytest.mark.parametrize(
    ("card", "round", "wait"), [("Shepherd Boy", 5, 1), ("Sheep Whisperer", 2, 4), ("Master Shepherd", 5, 1)]
)
@pytest.mark.ruling("Shepherd Boy", "Sheep Farmer")
def test_sheep_farmer_does_not_react_to_sheep_that_cards_lay_out(
    table: Table, card: str, round: int, wait: int
) -> None:
    game = table(
        seats=4, round=round, played={P1: ("Sheep Farmer",)}, hand={P1: (card,)}, house={P1: "stone house"},
        pastures={P1: ("a4 a5",)}, people=dict.fromkeys(range(4), 1), at_home=LAST_PERSON, goods={P1: "3 food"},
    )  # fmt: skip
    game.play("place Occupation")
    play_until(game, round + wait)
    assert herd(game)[0] == 1


@pytest.mark.ruling("Sheep Farmer", "Animal Handler")
def test_sheep_farmer_does_not_react_to_the_animal_handler(table: Table) -> None:
    game = table(
        seats=4, round=6, played={P1: ("Sheep Farmer",)}, hand={P1: ("Animal Handler",)}, pastures={P1: ("a4 a5",)},
        goods={P1: "2 food"}, at_home=LAST_PERSON,
    )  # fmt: skip
    play(game, "place Occupation", "take 1 sheep")
    assert game.goods(P1) == "1 sheep"


@pytest.mark.ruling("Sheep Farmer", "and others")
def test_sheep_farmer_does_not_react_to_the_stockman(table: Table) -> None:
    game = table(seats=4, played={P1: ("Sheep Farmer", "Stockman")}, stables={P1: "a3 a4 a5"}, goods={P1: "2 wood"})
    play(game, "place Build Rooms and Stables", "stable b5")
    assert game.goods(P1) == "1 sheep"


@pytest.mark.ruling("Sheep Farmer", "born in the last harvest")
def test_sheep_farmer_exchanges_nothing_after_the_last_harvest(table: Table) -> None:
    game = table(
        seats=4, round=14, phase=BREEDING, played={P1: ("Sheep Farmer", "Tenant Farmer")}, goods={P1: "2 sheep"},
        pastures={P1: ("a4 a5",)},
    )  # fmt: skip
    assert (game.goods(P1), "return 1 sheep" in game.options) == ("3 sheep", True)
    assert "convert Sheep Farmer" not in game.options


# -- Shepherd Boy ---------------------------------------------------------------------------------


@pytest.mark.ruling("Shepherd Boy", "nothing for the current round")
def test_shepherd_boy_lays_sheep_once_the_house_is_of_stone(table: Table) -> None:
    game = table(seats=4, round=7, house={P1: "clay hut"}, played={P1: ("Shepherd Boy",)}, goods={P1: "2 stone 1 reed"})
    game.play("place Renovation and Improvement")
    assert promised(game, P1) == dict.fromkeys(range(8, 15), "1 sheep")


def test_shepherd_boy_lays_sheep_at_once_in_a_stone_house(table: Table) -> None:
    game = table(seats=4, round=12, house={P1: "stone house"}, hand={P1: ("Shepherd Boy",)})
    game.play("place Occupation")
    assert promised(game, P1) == {13: "1 sheep", 14: "1 sheep"}


def test_shepherd_boy_lays_nothing_for_a_clay_hut(table: Table) -> None:
    game = table(seats=4, round=7, played={P1: ("Shepherd Boy",)}, goods={P1: "2 clay 1 reed"})
    game.play("place Renovation and Improvement")
    assert promised(game, P1) == {}


@pytest.mark.ruling("Shepherd Boy", "cooked at once")
def test_shepherd_boys_sheep_may_be_cooked_without_a_place(table: Table) -> None:
    game = table(
        seats=4, round=5, hand={P1: ("Shepherd Boy",)}, house={P1: "stone house"}, goods={P1: "1 boar"}, majors=HEARTH,
        at_home=LAST_PERSON,
    )  # fmt: skip
    play(game, "place Occupation", "keep 1 boar")
    assert (game.round, game.goods(P1)) == (6, "2 food 1 boar")
