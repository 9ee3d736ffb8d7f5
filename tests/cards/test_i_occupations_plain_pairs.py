"""Occupations of deck I beside the cards that their rulings name."""

from collections.abc import Callable

import pytest

from farmyard import Agricola
from farmyard.agricola.content.catalogue import card_named
from farmyard.agricola.position import P1, P2, P3, P4
from farmyard.agricola.rules.improve import LayOut
from farmyard.agricola.settings import Options
from farmyard.agricola.setup import lay_out
from farmyard.agricola.state.game import BREEDING, FEEDING, PREPARATION
from farmyard.agricola.state.goods import goods, text
from helpers import deciding, points

Table = Callable[..., Agricola]

LAST_PERSON = {P1: 1, P2: 0, P3: 0, P4: 0}


def promised(game: Agricola, seat: int) -> dict[int, str]:
    """What lies on the coming round spaces for a player."""
    seats = game.seats()
    laid = {round: game.promised[(round - 1) * seats + seat] for round in range(1, 15)}
    return {round: text(goods) for round, goods in laid.items() if goods}


def planted(game: Agricola, seat: int) -> list[str]:
    return [text(crop) for crop in game.players[seat].crops if crop]


# -- Butcher, Cabinetmaker ------------------------------------------------------------------


@pytest.mark.ruling("Butcher", "what is born in the last harvest")
def test_butcher_does_not_cook_what_is_born_in_the_last_harvest(table: Table) -> None:
    game = table(round=14, phase=BREEDING, played={P1: ("Butcher",)}, goods={P1: "2 sheep"}, pastures={P1: ("a5 b5",)})
    assert game.goods(P1) == "3 sheep"
    assert game.options == []


@pytest.mark.ruling("Cabinetmaker", "until you have fed your family")
def test_cabinetmaker_is_idle_once_the_family_is_fed(table: Table) -> None:
    game = table(
        seats=3, phase=FEEDING, played={P1: ("Cabinetmaker",)}, goods={P1: "4 food 1 wood 2 sheep 2 boar"},
        pastures={P1: ("a5", "b5")},
    )  # fmt: skip
    assert "convert Cabinetmaker" in game.options
    game.play("feed")
    assert [option for option in game.options if option.startswith("convert")] == []


# -- Bricklayer, Clay Plasterer -------------------------------------------------------------


@pytest.mark.ruling("Bricklayer", "never falls below nothing")
def test_bricklayer_takes_no_more_clay_off_a_room_than_it_has(table: Table) -> None:
    game = table(played={P1: ("Bricklayer", "Ladder", "Clay Roof")}, goods={P1: "5 wood 1 clay"})
    game.play("place Build Rooms and Stables")
    game.play("room a1")
    assert game.goods(P1) == "1 clay"


@pytest.mark.ruling("Clay Plasterer", "Cards that lower a price")
def test_clay_plasterer_goes_with_the_ladder(table: Table) -> None:
    game = table(played={P1: ("Clay Plasterer", "Ladder")}, house={P1: "clay hut"}, goods={P1: "3 clay 1 reed"})
    game.play("place Build Rooms and Stables")
    game.play("room a1")
    assert game.goods(P1) == "nothing"
    game = table(round=7, played={P1: ("Clay Plasterer", "Ladder")}, goods={P1: "1 clay"})
    game.play("place Renovation and Improvement")
    assert game.players[P1].house == 1


# -- Fencer ---------------------------------------------------------------------------------


@pytest.mark.ruling("Fencer", "All fences of one action count together")
@pytest.mark.parametrize(("cards", "wood"), [((), 10), (("Hedge Keeper",), 7)])
def test_fencer_counts_the_fences_of_an_action_together(table: Table, cards: tuple[str, ...], wood: int) -> None:
    game = table(
        seats=4, round=4, starting_player=P2, played={P1: ("Fencer",), P2: cards},
        goods={P1: "0 wood", P2: f"{wood} wood"},
    )  # fmt: skip
    game.play("place Fences")
    for cell in ("a5", "a4", "b5"):
        game.play(f"enclose {cell}")
    assert (game.goods(P2), game.goods(P1), deciding(game)) == ("nothing", "2 wood", P3)


# -- Field Watchman, Fieldsman --------------------------------------------------------------


@pytest.mark.ruling("Field Watchman", "Grain from anywhere else")
def test_field_watchman_plows_nothing_for_the_granary(table: Table) -> None:
    game = table(
        round=7, played={P1: ("Field Watchman",)}, hand={P1: ("Granary",)}, goods={P1: "3 wood 9 food"},
        at_home={P1: 1, P2: 0},
    )  # fmt: skip
    game.play("place Starting Player")
    game.play("play Granary")
    game.play("become starting player")
    assert (game.round, game.goods(P1)) == (8, "1 grain 5 food")
    assert not [option for option in game.options if option.startswith("plow")]


@pytest.mark.ruling("Fieldsman", "Plots on cards count")
@pytest.mark.parametrize(("grain", "crops"), [("1 grain", ["5 grain"]), ("2 grain", ["4 grain", "4 grain"])])
def test_fieldsman_counts_each_half_of_the_acreage(table: Table, grain: str, crops: list[str]) -> None:
    game = table(round=4, played={P1: ("Fieldsman", "Acreage")}, goods={P1: grain})
    game.play("place Sow and Bake")
    while "sow grain on Acreage" in game.options:
        game.play("sow grain on Acreage")
    assert planted(game, P1) == crops


@pytest.mark.ruling("Fieldsman", "It adds up with Liquid Manure")
@pytest.mark.parametrize(("card", "choices"), [("Liquid Manure", ()), ("Smallholder", ("use Smallholder",))])
def test_fieldsman_adds_up_with_cards_that_let_fields_hold_more(
    table: Table, card: str, choices: tuple[str, ...]
) -> None:
    game = table(round=4, played={P1: ("Fieldsman", card)}, fields={P1: "a5"}, goods={P1: "1 grain"})
    game.play("place Sow and Bake")
    for choice in choices:
        game.play(choice)
    assert planted(game, P1) == ["6 grain"]


# -- Groom ----------------------------------------------------------------------------------


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
    game.play("become starting player")
    game.play("stable a5")
    assert (game.round, game.goods(P1)) == (6, "nothing")


# -- Pig Breeder, Pig Catcher ---------------------------------------------------------------


@pytest.mark.ruling("Pig Breeder", "Played after round 12")
def test_pig_breeder_played_after_round_12_breeds_nothing(table: Table) -> None:
    game = table(
        seats=4, round=13, hand={P1: ("Pig Breeder",)}, goods={P1: "1 boar 9 food"}, pastures={P1: ("a4 a5 b4 b5",)},
        at_home=LAST_PERSON,
    )  # fmt: skip
    game.play("place Occupation")
    assert (game.round, game.goods(P1)) == (14, "5 food 3 boar")


@pytest.mark.ruling("Pig Catcher", "wood from cards cannot be left")
def test_pig_catcher_leaves_no_wood_of_the_wood_cart(table: Table) -> None:
    game = table(seats=4, played={P1: ("Pig Catcher", "Wood Cart")}, goods={P1: "0 food"}, spaces={"1 Wood": "1 wood"})
    game.play("place 1 Wood")
    assert (game.goods(P1), deciding(game)) == ("3 wood", P2)


def distributed(table: Table, wood: int, first: tuple[str, ...] = (), second: tuple[str, ...] = ()) -> Agricola:
    """The third of three players has just shared out the wood of 3 Wood."""
    game = table(
        seats=3, round=2, phase=PREPARATION, spaces={"3 Wood": f"{wood - 3} wood"},
        played={P1: first, P2: second, P3: ("Wood Distributor",)},
        goods={P1: "1 food", P2: "1 food"},
    )  # fmt: skip
    game.play("use Wood Distributor")
    return game


@pytest.mark.ruling("Pig Catcher", "Any space will do")
def test_pig_catcher_leaves_wood_that_the_wood_distributor_has_laid(table: Table) -> None:
    game = distributed(table, 6, first=("Pig Catcher",))
    game.play("place Fishing")
    game.play("take 1 boar for 2 wood left behind")
    assert game.goods(P1) == "3 food 1 boar"


# -- Puppeteer, Street Musician -------------------------------------------------------------


def test_artists_react_to_the_food_on_the_space_for_five_players(table: Table) -> None:
    game = table(
        seats=5, starting_player=P2, played={P1: ("Puppeteer", "Street Musician")}, hand={P1: ("Turner",)},
        goods={P1: "1 food", P2: "5 wood 2 reed"},
    )  # fmt: skip
    game.play("place Room or Traveling Players")
    game.play("take 1 food")
    game.play("play Turner")
    assert game.goods(P1) == "1 grain"


@pytest.mark.ruling("Puppeteer", "You must have the food beforehand")
@pytest.mark.parametrize(
    ("card", "majors", "goods"),
    [("Hobby Farmer", (), "0 food"), ("Pig Breeder", ("Fireplace (2 clay)",), "0 food"), ("Butcher", (), "1 sheep")],
)
def test_puppeteer_does_not_pay_with_the_food_of_the_occupation(
    table: Table, card: str, majors: tuple[str, ...], goods: str
) -> None:
    game = table(
        seats=4, starting_player=P2, played={P1: ("Puppeteer",)}, hand={P1: (card,)}, majors={P1: majors},
        goods={P1: goods},
    )  # fmt: skip
    game.play("place Traveling Players")
    assert deciding(game) == P3


# -- Sheep Whisperer ------------------------------------------------------------------------


@pytest.mark.ruling("Sheep Whisperer", "do not concern the Sheep Farmer")
def test_sheep_whisperers_sheep_do_not_concern_the_sheep_farmer(table: Table) -> None:
    game = table(
        seats=4, round=5, played={P1: ("Sheep Whisperer", "Sheep Farmer")}, goods={P1: "0 food"},
        pastures={P1: ("a5",)}, at_home=LAST_PERSON,
    )  # fmt: skip
    game.promised[5 * 4] = goods("1 sheep")
    game.play("place Fishing")
    assert game.goods(P1) == "1 food 1 sheep"


@pytest.mark.ruling("Sheep Whisperer", "Lying out from the start of a solo series")
def test_sheep_whisperer_counts_from_round_0_in_a_solo_series() -> None:
    game = lay_out(Options(players=1), 0)
    game.push(P1, LayOut(card_named("Sheep Whisperer")))
    game.start()
    assert promised(game, P1) == dict.fromkeys((4, 7, 9, 11), "1 sheep")


# -- Stone Buyer, Wood Buyer ----------------------------------------------------------------


@pytest.mark.ruling("Stone Buyer", "The seller cannot refuse")
@pytest.mark.ruling("Wood Buyer", "The seller cannot refuse")
@pytest.mark.parametrize(("card", "good"), [("Stone Buyer", "stone"), ("Wood Buyer", "wood")])
def test_the_seller_is_not_asked(table: Table, card: str, good: str) -> None:
    game = table(seats=5, starting_player=P2, played={P1: (card,)}, goods={P1: "1 food", P2: "0 food"})
    game.play("place Reed, Stone and Wood")
    game.play(f"take 1 {good}")
    assert (game.goods(P1), deciding(game)) == (f"1 {good}", P3)


@pytest.mark.ruling("Stone Buyer", "stone that cards give does not")
def test_stone_from_cards_neither_sells_nor_counts_as_the_first(table: Table) -> None:
    game = table(
        seats=4, starting_player=P2, played={P1: ("Stone Buyer",)}, hand={P2: ("Stone Exchange",)},
        goods={P1: "1 food", P2: "2 wood", P3: "0 food"},
    )  # fmt: skip
    game.play("place Starting Player")
    game.play("play Stone Exchange")
    game.play("become starting player")
    assert (game.goods(P2), deciding(game)) == ("2 stone", P3)
    game.play("place Reed, Stone and Food")
    game.play("take 1 stone")
    assert (game.goods(P1), game.goods(P3)) == ("1 stone", "1 reed 3 food")


@pytest.mark.ruling("Stone Buyer", "The seller's cards that react to taking stone")
def test_the_seller_of_a_stone_still_has_the_storehouse_keeper(table: Table) -> None:
    game = table(
        seats=4, starting_player=P2, played={P1: ("Stone Buyer",), P2: ("Storehouse Keeper",)},
        goods={P1: "1 food", P2: "0 food"},
    )  # fmt: skip
    game.play("place Reed, Stone and Food")
    game.play("take 1 clay")
    game.play("take 1 stone")
    assert game.goods(P2) == "1 clay 1 reed 3 food"


@pytest.mark.ruling("Stone Buyer", "Resource Seller does not count")
def test_the_sellers_resource_seller_does_not_count_a_stone_that_is_sold(table: Table) -> None:
    game = table(
        seats=4, round=5, cards=("1 Stone",), starting_player=P2,
        played={P1: ("Stone Buyer",), P2: ("Resource Seller",)}, goods={P1: "1 food", P2: "0 food"},
    )  # fmt: skip
    game.players[P2].marks["Resource Seller"] = 4
    game.play("place 1 Stone")
    game.play("take 1 stone")
    assert game.goods(P2) == "2 food"


@pytest.mark.ruling("Wood Buyer", "Any action space that gives wood counts")
def test_wood_buyer_buys_wood_that_the_wood_distributor_has_laid(table: Table) -> None:
    game = distributed(table, 3, second=("Wood Buyer",))
    game.play("place 1 Clay")
    game.play("take 1 wood")
    assert (game.goods(P1), game.goods(P2)) == ("2 clay 2 food", "1 wood")


@pytest.mark.ruling("Wood Buyer", "Where all wood is left behind")
@pytest.mark.parametrize(
    ("card", "wood", "choice"),
    [
        ("Pig Catcher", 2, "take 1 boar for 2 wood left behind"),
        ("Basket", 2, "take 3 food for 2 wood left behind"),
        ("Mushroom Collector", 1, "take 2 food for 1 wood left behind"),
    ],
)
def test_wood_buyer_buys_no_wood_that_is_left_behind(table: Table, card: str, wood: int, choice: str) -> None:
    game = table(
        seats=4, starting_player=P2, played={P1: ("Wood Buyer",), P2: (card,)}, goods={P1: "1 food", P2: "5 wood"},
        spaces={"3 Wood": f"{wood} wood"},
    )  # fmt: skip
    game.play("place 3 Wood")
    game.play(choice)
    assert (deciding(game), game.goods(P1)) == (P3, "1 food")


# -- Village Elder, Water Carrier, Well Builder ---------------------------------------------


@pytest.mark.ruling("Village Elder", "Major and minor improvements count")
@pytest.mark.ruling("Clay Deposit", "still one of your improvements")
@pytest.mark.parametrize(
    ("major", "minor", "winners"),
    [("Well", "Manger", [3, 0]), ("Well", "Clay Deposit", [3, 0]), ("", "Manger", [3, 3])],
)
def test_village_elder_counts_every_sort_of_improvement(
    table: Table, major: str, minor: str, winners: list[int]
) -> None:
    majors = {P1: (major,) if major else ()}
    game = table(seats=3, played={P1: ("Village Elder", minor), P2: ("Basket",)}, majors=majors)
    assert [points(game, seat) for seat in (P1, P2)] == winners


@pytest.mark.ruling("Village Elder", "those passed on or returned do not")
@pytest.mark.parametrize(("hand", "major"), [("Corn Sheaf", ()), ("Village Well", ("Well",))])
def test_village_elder_counts_nothing_passed_on_or_returned(table: Table, hand: str, major: tuple[str, ...]) -> None:
    game = table(seats=3, hand={P1: (hand,)}, majors={P1: major}, played={P1: ("Village Elder",), P2: ("Basket",)})
    game.play("place Starting Player")
    game.play(f"play {hand}")
    assert [points(game, seat) for seat in (P1, P2)] == [3 * len(major), 3]


@pytest.mark.ruling("Water Carrier", "was returned otherwise")
def test_water_carrier_knows_a_well_that_was_given_up(table: Table) -> None:
    game = table(
        round=12, starting_player=P2, majors={P2: ("Well",)}, played={P2: ("Manger",)},
        hand={P1: ("Water Carrier",), P2: ("Madonna Statue",)},
    )  # fmt: skip
    game.play("place Starting Player")
    game.play("play Madonna Statue")
    game.play("become starting player")
    game.play("place Occupation")
    assert promised(game, P1) == {13: "1 food", 14: "1 food"}


@pytest.mark.ruling("Well Builder", "stays a major improvement")
def test_well_builders_well_is_no_minor_improvement_for_the_traveling_salesman(table: Table) -> None:
    game = table(
        round=4, played={P1: ("Well Builder", "Traveling Salesman")}, hand={P1: ("Corn Sheaf",)},
        goods={P1: "1 wood 1 stone"},
    )  # fmt: skip
    game.play("place Improvement")
    game.play("build Well")
    assert deciding(game) == P2
