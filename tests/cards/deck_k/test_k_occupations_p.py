"""Occupations of deck K, P."""

import pytest

from farmyard import Agricola
from farmyard.agricola.content.catalogue import card_named
from farmyard.agricola.position import P1, P2, P3
from farmyard.agricola.rules.playing import LayOut
from farmyard.agricola.rules.rounds import NextRound
from farmyard.agricola.settings import AgricolaSettings
from farmyard.agricola.setup import lay_out, new_game
from farmyard.agricola.state.game import PREPARATION
from helpers import (
    Table,
    count_of,
    deciding,
    farm,
    fields,
    lying,
    names,
    note,
    play,
    promise,
    promised,
    purchases,
    reserved,
)
from situations import HEARTH, LAST_PERSON, play_until, scholar

# -- Perpetual Student ----------------------------------------------------------------------------


def student(table: Table, *hand: str, supply: str = "0 food", played: tuple[str, ...] = (), **more: object) -> Agricola:
    more.setdefault("seats", 4)
    return table(played={P1: ("Perpetual Student", *played)}, hand={P1: hand}, goods={P1: supply}, **more)


def test_perpetual_student_plays_a_drawn_card_and_gets_3_food(table: Table) -> None:
    drawn = set()
    for seed in range(8):
        game = student(table, "Serf", "Tanner", supply="1 food", seed=seed)
        game.play("place Occupation")
        assert game.options[:3] == ["play Serf", "play Tanner", "draw an occupation"]
        game.play("draw an occupation")
        assert (count_of(game, "food"), farm(game).begging, deciding(game)) == (3, 0, P2)
        drawn.add(names(game, P1)[-1])
    assert drawn == {"Serf", "Tanner"}


def test_perpetual_student_need_not_have_the_card_drawn(table: Table) -> None:
    game = student(table, "Serf", "Tanner", supply="1 food")
    play(game, "place Occupation", "play Serf")
    assert game.goods(P1) == "nothing"


@pytest.mark.ruling("Perpetual Student", "single occupation in hand")
def test_perpetual_student_works_with_the_last_card(table: Table) -> None:
    game = student(table, "Serf", supply="1 food")
    play(game, "place Occupation", "draw an occupation")
    assert (names(game, P1)[-1], game.goods(P1)) == ("Serf", "3 food")


@pytest.mark.ruling("Perpetual Student", "as on the Lover and the Chief")
@pytest.mark.parametrize(("supply", "begging"), [("0 food", 2), ("1 food", 1), ("1 grain", 1), ("2 food", 0)])
def test_perpetual_student_begs_for_what_cannot_be_paid(table: Table, supply: str, begging: int) -> None:
    game = student(table, "Lover", supply=supply)
    game.play("place Occupation")
    if deciding(game) == P1:
        game.play("draw an occupation")
    assert (names(game, P1)[-1], farm(game).begging, game.goods(P1)) == ("Lover", begging, "nothing")


@pytest.mark.ruling("Perpetual Student", "as on the Lover and the Chief")
@pytest.mark.parametrize(("supply", "begging"), [("0 food", 1), ("1 food", 0)])
def test_perpetual_student_begs_for_the_chief(table: Table, supply: str, begging: int) -> None:
    game = student(table, "Chief", supply=supply, played=("Serf", "Tanner"))
    game.play("place Second Occupation")
    assert (names(game, P1)[-1], farm(game).begging, game.goods(P1)) == ("Chief", begging, "nothing")


@pytest.mark.ruling("Scholar", "the Perpetual Student and the Patron act")
@pytest.mark.ruling("Perpetual Student", "Scholar's occupations may be drawn")
def test_perpetual_student_and_the_scholar(table: Table) -> None:
    game = scholar(table, "Perpetual Student", supply="0 food", hand={P1: ("Serf",)})
    game.play("draw an occupation")
    assert (names(game, P1)[-1], game.goods(P1)) == ("Serf", "2 food")


@pytest.mark.ruling("Perpetual Student", "Not for a Chief's Daughter")
@pytest.mark.ruling("Chief's Daughter", "The Perpetual Student cannot be used")
def test_perpetual_student_has_nothing_from_the_chiefs_daughter(table: Table) -> None:
    game = table(
        seats=4, played={P2: ("Perpetual Student",)}, hand={P1: ("Chief",), P2: ("Chief's Daughter", "Serf")},
        goods={P1: "2 food", P2: "0 food"},
    )  # fmt: skip
    game.play("place Occupation")
    assert (deciding(game), "draw an occupation" in game.options) == (P2, False)
    game.play("play Chief's Daughter")
    assert (names(game, P2)[-1], game.goods(P2)) == ("Chief's Daughter", "nothing")


# -- Pieceworker ----------------------------------------------------------------------------------


def piecework(table: Table, space: str, *played: str, supply: str = "9 food", **more: object) -> Agricola:
    more.setdefault("seats", 4)
    game = table(played={P1: ("Pieceworker", *played)}, goods={P1: supply}, **more)
    game.play(f"place {space}")
    return game


@pytest.mark.parametrize(
    ("space", "more", "left"),
    [("Take 1 Grain", "1 grain", "2 grain 8 food"), ("3 Wood", "1 wood", "4 wood 8 food")]
    + [("Reed, Stone and Food", "1 reed 1 stone", "2 reed 2 stone 8 food")],
)
def test_pieceworker_buys_one_more_of_each_kind(table: Table, space: str, more: str, left: str) -> None:
    game = piecework(table, space)
    food = len(more.split()) // 2
    game.play(f"take {more} for {food} food")
    assert (game.goods(P1), deciding(game)) == (left, P2)


def test_pieceworker_pays_2_food_for_a_vegetable_and_may_buy_a_part(table: Table) -> None:
    game = piecework(table, "Take 1 Vegetable", round=9, supply="3 food", cards=("Take 1 Vegetable",))
    assert purchases(game) == ["take 1 vegetable for 2 food"]
    game = piecework(table, "Reed, Stone and Food", supply="3 food")
    assert purchases(game) == ["take 1 stone for 1 food", "take 1 reed for 1 food", "take 1 reed 1 stone for 2 food"]
    game.play("done")
    assert game.goods(P1) == "1 reed 1 stone 4 food"


def test_pieceworker_buys_neither_food_nor_animals(table: Table) -> None:
    assert deciding(piecework(table, "Fishing")) == P2
    assert deciding(piecework(table, "1 Sheep", round=4)) == P2


@pytest.mark.ruling("Pieceworker", "Only goods of the space itself count")
@pytest.mark.ruling("Market Stall", "The Pieceworker does not react")
@pytest.mark.ruling("Weekly Market", "The Pieceworker does not react")
@pytest.mark.parametrize(("card", "supply"), [("Market Stall", "1 grain 9 food"), ("Weekly Market", "3 grain 9 food")])
def test_pieceworker_does_not_react_to_cards(table: Table, card: str, supply: str) -> None:
    game = table(seats=4, played={P1: ("Pieceworker",)}, hand={P1: (card,)}, goods={P1: supply})
    play(game, "place Starting Player", f"play {card}")
    assert deciding(game) == P2


@pytest.mark.ruling("Pieceworker", "before other cards act")
def test_pieceworker_is_paid_before_other_cards_act(table: Table) -> None:
    game = piecework(table, "3 Wood", "Berry Picker", supply="0 food")
    assert (deciding(game), game.goods(P1)) == (P2, "3 wood 1 food")
    game = piecework(table, "Take 1 Grain", supply="0 food")
    play(game, "take 1 grain for 1 food")
    assert game.goods(P1) == "1 grain"
    game = piecework(table, "Take 1 Grain", "Seed Seller", supply="0 food")
    play(game, "take 1 grain for 1 food")
    assert game.goods(P1) == "2 grain"


@pytest.mark.ruling("Pieceworker", "left behind for the Basket")
@pytest.mark.ruling("Mushroom Collector", "too late to pay there")
@pytest.mark.ruling("Basket", "The food cannot pay for the Pieceworker")
@pytest.mark.parametrize(
    ("card", "wood", "left"),
    [
        ("Mushroom Collector", 1, "take 2 food for 1 wood left behind"),
        ("Basket", 2, "take 3 food for 2 wood left behind"),
    ]
    + [("Pig Catcher", 2, "take 1 boar for 2 wood left behind")],
)
def test_pieceworker_buys_wood_although_all_is_left(table: Table, card: str, wood: int, left: str) -> None:
    game = piecework(table, "3 Wood", card, supply="0 food", spaces={"3 Wood": f"{wood} wood"})
    assert purchases(game) == []
    assert left in game.options
    game = piecework(table, "3 Wood", card, supply="1 food", spaces={"3 Wood": f"{wood} wood"})
    play(game, "take 1 wood for 1 food", left)
    assert (count_of(game, "wood"), lying(game, "3 Wood")) == (1, f"{wood} wood")


@pytest.mark.ruling("Pieceworker", "Sowing is no taking")
def test_pieceworker_buys_distributed_wood_and_nothing_for_sowing(table: Table) -> None:
    game = piecework(table, "Fishing", spaces={"Fishing": "1 food 1 wood"})
    assert purchases(game) == ["take 1 wood for 1 food"]
    game = piecework(table, "Sow and Bake", supply="1 grain 9 food", fields={P1: "a5"}, cards=("Sow and Bake",))
    assert deciding(game) == P2


@pytest.mark.ruling("Pieceworker", "Wood that the Wood Distributor has laid")
def test_pieceworker_buys_wood_where_the_wood_distributor_has_laid_it(table: Table) -> None:
    game = table(
        seats=3, round=2, phase=PREPARATION, spaces={"3 Wood": "0 wood"},
        played={P1: ("Pieceworker",), P3: ("Wood Distributor",)}, goods={P1: "1 food"},
    )  # fmt: skip
    play(game, "use Wood Distributor", "place Fishing")
    assert purchases(game) == ["take 1 wood for 1 food"]


@pytest.mark.ruling("Reed Buyer", "Landing Net and Pieceworker still react")
@pytest.mark.ruling("Wood Buyer", "Pieceworker still works")
@pytest.mark.ruling("Stone Buyer", "Pieceworker still works")
@pytest.mark.parametrize(
    ("buyer", "kind", "space", "food"),
    [("Reed Buyer", "reed", "1 Reed", 2 + 2), ("Wood Buyer", "wood", "1 Wood", 1)]
    + [("Stone Buyer", "stone", "1 Stone", 2)],
)
def test_a_seller_still_gets_piecework(table: Table, buyer: str, kind: str, space: str, food: int) -> None:
    game = table(
        seats=4, round=5, cards=("1 Stone",), played={P1: ("Pieceworker", "Landing Net"), P2: (buyer,)},
        goods={P1: "1 food", P2: "9 food"},
    )  # fmt: skip
    play(game, f"place {space}", f"take 1 {kind} for 1 food")
    assert deciding(game) == P2
    game.play(f"take 1 {kind}")
    assert (count_of(game, kind), count_of(game, "food")) == (1, food)


# -- Pig Whisperer --------------------------------------------------------------------------------


def test_pig_whisperer_lays_boar_on_three_rounds(table: Table) -> None:
    game = table(seats=4, round=3, hand={P1: ("Pig Whisperer",)})
    game.play("place Occupation")
    assert promised(game, P1) == {7: "1 boar", 10: "1 boar", 13: "1 boar"}


def test_pig_whisperer_lays_nothing_after_the_last_round(table: Table) -> None:
    game = table(seats=4, round=8, hand={P1: ("Pig Whisperer",)})
    game.play("place Occupation")
    assert promised(game, P1) == {12: "1 boar"}


@pytest.mark.ruling("Pig Whisperer", "cooked at once")
def test_pig_whisperers_boar_may_be_cooked_without_a_place(table: Table) -> None:
    game = table(
        seats=4, round=4, hand={P1: ("Pig Whisperer",)}, goods={P1: "9 food 1 sheep"}, majors=HEARTH,
        people=dict.fromkeys(range(4), 1), at_home=LAST_PERSON,
    )  # fmt: skip
    game.play("place Occupation")
    play_until(game, 8)
    before = game.goods(P1)
    game.play("keep 1 sheep")
    assert (before, game.goods(P1)) == ("12 wood 5 food 1 sheep 1 boar", "12 wood 8 food 1 sheep")


@pytest.mark.ruling("Pig Whisperer", "solo series")
def test_pig_whisperer_that_lies_out_from_the_start_counts_from_round_0() -> None:
    game = lay_out(AgricolaSettings(players=1), 0)
    game.push(0, NextRound())
    game.push(0, LayOut(card_named("Pig Whisperer")))
    game.start()
    assert list(promised(game, P1)) == [4, 7, 10]


# -- Plowman --------------------------------------------------------------------------------------


def test_plowman_marks_three_rounds(table: Table) -> None:
    game = table(round=3, hand={P1: ("Plowman",)})
    game.play("place Occupation")
    assert reserved(game, P1, "Plowman") == [7, 10, 13]


def test_plowman_lays_nothing_after_the_last_round(table: Table) -> None:
    game = table(round=9, hand={P1: ("Plowman",)})
    game.play("place Occupation")
    assert reserved(game, P1, "Plowman") == [13]


def plowman(table: Table, supply: str, lying: str = "nothing") -> Agricola:
    """A Plowman's round has just begun."""
    game = table(seats=4, round=6, played={P1: ("Plowman",)}, goods={P1: supply}, at_home=LAST_PERSON)
    note(game, P1, "Plowman").reserve(7, 1)
    promise(game, 7, lying)
    game.play("place 1 Reed")
    assert game.round == 7
    return game


def test_plowman_plows_for_a_food_in_a_marked_round(table: Table) -> None:
    game = plowman(table, "2 food")
    game.play("plow a5")
    assert (fields(game, P1), game.goods(P1)) == (1, "1 reed 1 food")


@pytest.mark.ruling("Plowman", "goes back to the supply")
def test_plowman_may_leave_the_field(table: Table) -> None:
    game = plowman(table, "2 food")
    game.play("done")
    assert (fields(game, P1), game.goods(P1)) == (0, "1 reed 2 food")


@pytest.mark.ruling("Plowman", "Food that arrives")
def test_plowman_needs_a_food_that_may_arrive_in_the_round(table: Table) -> None:
    assert "plow a5" not in plowman(table, "0 food").options
    game = plowman(table, "0 food", "1 food")
    game.play("plow a5")
    assert game.goods(P1) == "1 reed"


def test_plowman_plows_in_no_other_round(table: Table) -> None:
    game = table(seats=4, round=7, phase=PREPARATION, played={P1: ("Plowman",)}, goods={P1: "9 food"})
    assert "plow a5" not in game.options


@pytest.mark.ruling("Plowman", "solo series")
def test_plowman_that_lies_out_from_the_start_counts_from_round_0() -> None:
    game = new_game(AgricolaSettings(players=1, decks="K", permanent=("Plowman",), food=50))
    offered = []
    for round in range(2, 14):
        play_until(game, round)
        offered.append("plow a5" in game.options)
    assert [round for round, plowed in zip(range(2, 14), offered) if plowed] == [4, 7, 10]


@pytest.mark.ruling("Plowman", "goes back to the supply")
def test_a_field_not_plowed_with_the_plowman_is_not_offered_later(table: Table) -> None:
    game = table(
        seats=4, round=2, hand={P1: ("Plowman",)}, people=dict.fromkeys(range(4), 1), at_home=LAST_PERSON,
        goods=dict.fromkeys(range(4), "9 food"),
    )  # fmt: skip
    game.play("place Occupation")
    play_until(game, 6)
    assert "plow a5" in game.options
    game.play("done")
    play_until(game, 7)
    assert (deciding(game), "plow a5" in game.options) == (P1, False)
