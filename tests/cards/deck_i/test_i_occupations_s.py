"""Occupations of deck I, S."""

import pytest

from farmyard import Agricola
from farmyard.agricola.content.catalogue import card_named
from farmyard.agricola.position import P1, P2, P3, P4
from farmyard.agricola.rules.playing import LayOut
from farmyard.agricola.settings import AgricolaSettings
from farmyard.agricola.setup import lay_out
from farmyard.kernel.errors import FarmyardError
from helpers import Table, choices, deciding, note, promise, promised
from situations import LAST_PERSON

# -- Sheep Whisperer ------------------------------------------------------------------------------


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
    promise(game, 6, "1 sheep")
    game.play("place Fishing")
    game.play("keep 1 boar")
    assert game.goods(P1) == "4 food 1 boar"


@pytest.mark.ruling("Sheep Whisperer", "do not concern the Sheep Farmer")
def test_sheep_whisperers_sheep_do_not_concern_the_sheep_farmer(table: Table) -> None:
    game = table(
        seats=4, round=5, played={P1: ("Sheep Whisperer", "Sheep Farmer")}, goods={P1: "0 food"},
        pastures={P1: ("a5",)}, at_home=LAST_PERSON,
    )  # fmt: skip
    promise(game, 6, "1 sheep")
    game.play("place Fishing")
    assert game.goods(P1) == "1 food 1 sheep"


@pytest.mark.ruling("Sheep Whisperer", "Lying out from the start of a solo series")
def test_sheep_whisperer_counts_from_round_0_in_a_solo_series() -> None:
    game = lay_out(AgricolaSettings(players=1), 0)
    game.push(P1, LayOut(card_named("Sheep Whisperer")))
    game.start()
    assert promised(game, P1) == dict.fromkeys((4, 7, 9, 11), "1 sheep")


# -- Social Climber -------------------------------------------------------------------------------


def renovating(table: Table, others: dict[int, str], house: str = "wooden hut", **more: object) -> Agricola:
    """The Social Climber renovates while the others live in these houses."""
    goods = "2 clay 1 reed" if house == "wooden hut" else "2 stone 1 reed"
    game = table(
        seats=4, round=6, played={P1: ("Social Climber",)}, house={P1: house, **others}, goods={P1: goods}, **more
    )
    game.play("place Renovation and Improvement")
    return game


@pytest.mark.parametrize(("others", "stone"), [(0, "3 stone"), (1, "2 stone"), (2, "1 stone"), (3, "nothing")])
@pytest.mark.parametrize(("house", "reached"), [("wooden hut", "clay hut"), ("clay hut", "stone house")])
def test_social_climber_gets_stone_by_the_order(
    table: Table, others: int, stone: str, house: str, reached: str
) -> None:
    game = renovating(table, dict.fromkeys(range(1, others + 1), reached), house)
    assert game.goods(P1) == stone


def test_social_climber_counts_those_who_had_a_clay_hut_before(table: Table) -> None:
    assert renovating(table, {P2: "stone house", P3: "clay hut"}).goods(P1) == "1 stone"
    assert renovating(table, {P2: "clay hut", P3: "clay hut"}, "clay hut").goods(P1) == "3 stone"


@pytest.mark.ruling("Social Climber", "right after renovating")
def test_social_climber_may_pay_for_the_improvement_with_the_stone(table: Table) -> None:
    game = table(seats=4, round=6, played={P1: ("Social Climber",)}, goods={P1: "2 clay 1 reed 1 wood"})
    game.play("place Renovation and Improvement")
    game.play("build Well")
    assert game.goods(P1) == "nothing"
    short = table(
        seats=4, round=6, played={P1: ("Social Climber",)}, house={P1: "clay hut"}, goods={P1: "1 stone 1 reed"}
    )
    assert "place Renovation and Improvement" not in short.options


@pytest.mark.ruling("Social Climber", "takes no place in the order of clay huts")
@pytest.mark.ruling("Conservator", "For the Social Climber only the stone house counts")
def test_social_climber_and_the_conservator(table: Table) -> None:
    own = table(seats=4, round=6, played={P1: ("Social Climber", "Conservator")}, goods={P1: "2 stone 1 reed"})
    own.play("place Renovation and Improvement")
    assert own.goods(P1) == "3 stone"
    game = table(
        seats=4, round=14, played={P1: ("Conservator",), P2: ("Social Climber",)},
        goods={P1: "2 stone 1 reed", P2: "2 clay 2 reed"},
    )  # fmt: skip
    game.play("place Renovation and Improvement")
    game.play("place Renovation and Fences")
    assert game.goods(P2) == "1 reed 3 stone"


@pytest.mark.ruling("Social Climber", "before you played this card")
def test_social_climber_brings_nothing_for_what_is_renovated_already(table: Table) -> None:
    game = table(seats=4, house={P1: "clay hut"}, hand={P1: ("Social Climber",)}, goods={P1: "0 food"})
    game.play("place Occupation")
    assert game.goods(P1) == "nothing"


# -- Stone Buyer ----------------------------------------------------------------------------------


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
    game.play("take 1 stone")
    game.play("take 1 clay")
    assert game.goods(P2) == "1 clay 1 reed 3 food"


@pytest.mark.ruling("Stone Buyer", "before the seller can use the stone")
def test_stone_buyer_is_asked_before_the_seller_can_spend_the_stone(table: Table) -> None:
    game = table(
        seats=4, round=5, cards=("1 Stone",), played={P1: ("Stone Carrier", "Quarryman"), P2: ("Stone Buyer",)},
        goods={P1: "0 food", P2: "2 food"},
    )  # fmt: skip
    game.play("place 1 Stone")
    assert (deciding(game), game.options) == (P2, ["take 1 stone", "done"])


@pytest.mark.ruling("Reed Buyer", "before the seller can use the reed")
@pytest.mark.ruling("Wood Buyer", "before the seller can use the wood")
@pytest.mark.parametrize(("card", "good"), [("Reed Buyer", "reed"), ("Wood Buyer", "wood")])
def test_buyers_are_asked_before_the_seller_can_spend_the_good(table: Table, card: str, good: str) -> None:
    game = table(seats=5, played={P1: ("Storehouse Keeper", "Dock Worker"), P2: (card,)}, goods={P1: "1 reed 2 wood"})
    game.play("place Reed, Stone and Wood")
    assert (deciding(game), game.options) == (P2, [f"take 1 {good}", "done"])
    game.play(f"take 1 {good}")
    assert (deciding(game), choices(game)) == (P1, ["take 1 clay", "take 1 grain"])


@pytest.mark.ruling("Stone Buyer", "Resource Seller does not count")
def test_the_sellers_resource_seller_does_not_count_a_stone_that_is_sold(table: Table) -> None:
    game = table(
        seats=4, round=5, cards=("1 Stone",), starting_player=P2,
        played={P1: ("Stone Buyer",), P2: ("Resource Seller",)}, goods={P1: "1 food", P2: "0 food"},
    )  # fmt: skip
    note(game, P2, "Resource Seller").goods = 4
    game.play("place 1 Stone")
    game.play("take 1 stone")
    assert game.goods(P2) == "2 food"


# -- Street Musician ------------------------------------------------------------------------------


def test_street_musician_gets_a_grain_when_others_use_traveling_players(table: Table) -> None:
    game = table(seats=4, starting_player=P2, played={P1: ("Street Musician",)}, goods={P1: "0 food"})
    game.play("place Traveling Players")
    assert game.goods(P1) == "1 grain"


def test_street_musician_gets_nothing_for_own_people(table: Table) -> None:
    game = table(seats=4, played={P1: ("Street Musician",)}, goods={P1: "0 food"})
    game.play("place Traveling Players")
    assert game.goods(P1) == "1 food"


def test_artists_react_to_the_food_on_the_space_for_five_players(table: Table) -> None:
    game = table(
        seats=5, starting_player=P2, played={P1: ("Puppeteer", "Street Musician")}, hand={P1: ("Turner",)},
        goods={P1: "1 food", P2: "5 wood 2 reed"},
    )  # fmt: skip
    game.play("place Room or Traveling Players")
    game.play("take 1 food")
    game.play("play Turner")
    assert game.goods(P1) == "1 grain"


# -- Sycophant ------------------------------------------------------------------------------------


def test_sycophant_is_paid_by_others_and_by_the_supply(table: Table) -> None:
    game = table(seats=4, played={P2: ("Sycophant",)}, goods={P1: "1 food", P2: "0 food"})
    game.play("place Take 1 Grain")
    assert (game.goods(P1), game.goods(P2)) == ("1 grain", "2 food")


@pytest.mark.ruling("Sycophant", "cannot pay beforehand")
def test_sycophant_keeps_away_who_cannot_pay(table: Table) -> None:
    game = table(seats=4, played={P2: ("Sycophant",)}, goods={P1: "0 food", P2: "0 food"})
    assert "place Take 1 Grain" not in game.options
    with pytest.raises(FarmyardError, match="cannot be paid"):
        game.play("place Take 1 Grain")
    game.play("place Fishing")
    game.play("place Take 1 Grain")
    assert game.goods(P2) == "1 grain 1 food"


def test_sycophant_may_be_paid_with_what_is_turned_into_food(table: Table) -> None:
    game = table(seats=4, played={P2: ("Sycophant",)}, goods={P1: "1 vegetable", P2: "0 food"})
    game.play("place Take 1 Grain")
    assert (game.goods(P1), game.goods(P2)) == ("1 grain", "2 food")


def test_sycophant_is_paid_by_who_moves_there(table: Table) -> None:
    game = table(
        seats=4, played={P1: ("Acrobat",), P2: ("Sycophant",)}, goods={P1: "0 food", P2: "0 food"},
        at_home={P1: 1, P2: 0, P3: 0, P4: 0},
    )  # fmt: skip
    game.play("place Traveling Players")
    game.play("move from Traveling Players to Take 1 Grain")
    assert (game.goods(P1), game.goods(P2)) == ("1 grain", "2 food")


@pytest.mark.ruling("Sycophant", "Granary")
@pytest.mark.ruling("Granary", "the Sycophant do not react")
def test_sycophant_gets_nothing_for_the_granary(table: Table) -> None:
    game = table(
        seats=4, round=7, hand={P1: ("Granary",)}, played={P2: ("Sycophant",)}, at_home={P1: 1, P2: 0, P3: 0, P4: 0},
        goods={P1: "3 wood 9 food", P2: "4 food", P3: "4 food", P4: "4 food"},
    )  # fmt: skip
    game.play("place Starting Player")
    game.play("play Granary")
    while game.round < 8:
        assert game.decision is not None
        game.play("feed" if "feed" in game.options else "done" if "done" in game.options else game.decision.options[0])
    assert ("1 grain" in game.goods(P1), game.goods(P2)) == (True, "nothing")
