"""Paying, compared with trying every number of every conversion."""

from collections import Counter
from collections.abc import Iterator
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from farmyard.agricola.content.majors import MAJORS
from farmyard.agricola.position import P1, position
from farmyard.agricola.rules.payment import affordable, can_pay, ways
from farmyard.agricola.rules.tableau import lay_out
from farmyard.agricola.rules.way import Way
from farmyard.agricola.state.card import Card, Price, minor
from farmyard.agricola.state.doors import Conversion
from farmyard.agricola.state.goods import ANIMALS, CLAY, FOOD, GRAIN, NAMES, STONE, VEGETABLE, count, goods, of, text
from farmyard.agricola.state.player import Player

Counts = tuple[int, ...]
Numbers = tuple[int, ...]

SUPPLY = (GRAIN, VEGETABLE, FOOD, *ANIMALS)
COOKING = [card for card in MAJORS if {"Fireplace", "Cooking Hearth"} & set(card.tags)]

steady = settings(deadline=None, derandomize=True, max_examples=200)
supplies = st.tuples(*[st.integers(0, 2)] * len(SUPPLY)).map(
    lambda numbers: sum(of(kind, number) for kind, number in zip(SUPPLY, numbers, strict=True))
)
kitchens = st.lists(st.sampled_from(COOKING), max_size=3, unique=True)
costs = st.builds(lambda food, grain: of(FOOD, food) + of(GRAIN, grain), st.integers(0, 8), st.integers(0, 2))

# A stall sells stone and clay as well, and some of its offers take several goods at once.
STALL = minor(
    "Stall",
    "E",
    text="",
    conversions=(
        Conversion("2 grain", "3 food", name="sack"),
        Conversion("1 sheep", "1 stone", name="ram"),
        Conversion("1 boar 1 cattle", "2 stone 1 clay", name="pen"),
        Conversion("1 cattle", "1 clay 1 food", name="cow"),
    ),
)
stall_costs = st.builds(
    lambda food, stone, clay: of(FOOD, food) + of(STONE, stone) + of(CLAY, clay),
    st.integers(0, 4),
    st.integers(0, 3),
    st.integers(0, 2),
)


def farmer(supply: int, cards: list[Card]) -> Player:
    game = position()
    player = game.players[P1]
    player.goods = supply
    for card in cards:
        lay_out(game, P1, card)
    return player


def counts(bundle: int) -> Counts:
    return tuple(count(bundle, kind) for kind in range(len(NAMES)))


def times(numbers: Numbers, bundles: list[int]) -> Counts:
    """So many of each of several bundles, kind by kind."""
    return tuple(
        sum(number * count(bundle, kind) for number, bundle in zip(numbers, bundles, strict=True))
        for kind in range(len(NAMES))
    )


def every_payment(player: Player, cost: int) -> Iterator[tuple[Numbers, Counts]]:
    """How often to use each conversion so that the cost can be paid, and what is left then."""
    gives = [conversion.give for conversion in player.conversions]
    gains = [conversion.gain for conversion in player.conversions]
    for numbers in product(*[range(most_times(player.goods, give) + 1) for give in gives]):
        have = [mine - given for mine, given in zip(counts(player.goods), times(numbers, gives), strict=True)]
        rest = [h + g - c for h, g, c in zip(have, times(numbers, gains), counts(cost), strict=True)]
        if min(have) >= 0 and min(rest) >= 0:
            yield numbers, tuple(rest)


def most_times(supply: int, give: int) -> int:
    return min(count(supply, kind) // count(give, kind) for kind in range(len(NAMES)) if count(give, kind))


def at_least(one: tuple[int, ...], other: tuple[int, ...]) -> bool:
    return all(mine >= theirs for mine, theirs in zip(one, other, strict=True))


def sensible_payments(player: Player, cost: int) -> set[Counts]:
    """What the payments leave that convert nothing without need and are not beaten by another."""
    lean: dict[Numbers, Counts] = {}
    for numbers, left in sorted(every_payment(player, cost), key=lambda payment: sum(payment[0])):
        if not any(at_least(numbers, fewer) for fewer in lean):
            lean[numbers] = left
    return {left for left in lean.values() if not any(at_least(o, left) and o != left for o in lean.values())}


def lefts(found: list[Way]) -> list[Counts]:
    return [counts(way.left) for way in found]


# -- with the kitchens of the game ----------------------------------------------------------------


@steady
@given(supplies, kitchens, costs)
def test_a_cost_is_affordable_when_some_payment_exists(supply: int, kitchen: list[Card], cost: int) -> None:
    player = farmer(supply, kitchen)
    exists = any(True for _ in every_payment(player, cost))
    assert affordable(player, cost) == can_pay(player, (Price(cost),)) == bool(ways(player, (Price(cost),))) == exists


@steady
@given(supplies, kitchens, costs)
def test_every_way_is_a_payment_that_adds_up(supply: int, kitchen: list[Card], cost: int) -> None:
    player = farmer(supply, kitchen)
    payments = dict(every_payment(player, cost))
    for way in ways(player, (Price(cost),)):
        made = Counter(way.converted)
        numbers = tuple(made[conversion] for conversion in player.conversions)
        assert payments[numbers] == counts(way.left)


@steady
@given(supplies, kitchens, costs)
def test_no_way_leaves_less_of_everything_than_another(supply: int, kitchen: list[Card], cost: int) -> None:
    found = lefts(ways(farmer(supply, kitchen), (Price(cost),)))
    assert len(set(found)) == len(found)
    assert not any(at_least(other, left) and other != left for left in found for other in found)


@steady
@given(supplies, kitchens, costs)
def test_every_sensible_way_is_offered(supply: int, kitchen: list[Card], cost: int) -> None:
    player = farmer(supply, kitchen)
    assert sensible_payments(player, cost) <= set(lefts(ways(player, (Price(cost),))))


@steady
@given(supplies, kitchens, costs)
def test_no_way_converts_without_need(supply: int, kitchen: list[Card], cost: int) -> None:
    player = farmer(supply, kitchen)
    assert set(lefts(ways(player, (Price(cost),)))) <= sensible_payments(player, cost)


@steady
@given(supplies, kitchens, costs)
def test_each_way_has_a_text_of_its_own(supply: int, kitchen: list[Card], cost: int) -> None:
    texts = [way.option.text for way in ways(farmer(supply, kitchen), (Price(cost),))]
    assert len(set(texts)) == len(texts)
    assert all(words.startswith(f"pay {text(cost)}") for words in texts)


@steady
@given(supplies, kitchens, costs)
def test_nothing_is_converted_when_the_supply_suffices(supply: int, kitchen: list[Card], cost: int) -> None:
    (way,) = ways(farmer(supply + cost, kitchen), (Price(cost),))
    assert (way.left, way.converted) == (supply, ())


@steady
@given(supplies, kitchens, costs)
def test_asking_changes_nothing(supply: int, kitchen: list[Card], cost: int) -> None:
    player = farmer(supply, kitchen)
    ways(player, (Price(cost),))
    assert (player.goods, list(player.cards)) == (supply, kitchen)


# -- with conversions that take and give several goods --------------------------------------------


@steady
@given(supplies, stall_costs)
def test_a_stall_of_any_offers_affords_what_it_can(supply: int, cost: int) -> None:
    player = farmer(supply, [STALL])
    assert affordable(player, cost) == any(True for _ in every_payment(player, cost))


@steady
@given(supplies, stall_costs)
def test_a_stall_of_any_offers_sells_in_every_sensible_way(supply: int, cost: int) -> None:
    player = farmer(supply, [STALL])
    assert sensible_payments(player, cost) <= set(lefts(ways(player, (Price(cost),))))


@steady
@given(supplies, stall_costs)
def test_a_stall_of_any_offers_sells_in_no_way_that_another_beats(supply: int, cost: int) -> None:
    found = lefts(ways(farmer(supply, [STALL]), (Price(cost),)))
    assert not any(at_least(other, left) and other != left for left in found for other in found)


# -- alternatives ---------------------------------------------------------------------------------

HEARTH = next(card for card in MAJORS if "Cooking Hearth" in card.tags)
FIREPLACES = [card for card in MAJORS if "Fireplace" in card.tags]


@pytest.mark.parametrize("held", [[], FIREPLACES[:1], FIREPLACES])
@pytest.mark.parametrize("clay", [3, 4])
def test_a_hearth_is_paid_in_clay_or_with_any_fireplace(clay: int, held: list[Card]) -> None:
    player = farmer(of(CLAY, clay), held)
    paid = ["pay 4 clay"] if clay >= 4 else []
    found = ways(player, HEARTH.prices)
    assert [way.option.text for way in found] == paid + [f"return {card.name}" for card in held]
    assert [way.left for way in found if way.returned] == [player.goods] * len(held)
    assert can_pay(player, HEARTH.prices) == bool(found)


def test_a_price_that_is_dearer_in_everything_is_no_way() -> None:
    found = ways(farmer(goods("5 clay 1 reed"), []), (Price(goods("2 clay")), Price(goods("3 clay 1 reed"))))
    assert [text(way.left) for way in found] == ["3 clay 1 reed"]


# -- at the table ---------------------------------------------------------------------------------

WAYS_TO_A_COW = [
    ("pay 1 food from 1 grain", "1 vegetable 1 cattle"),
    ("pay 1 food from 1 vegetable", "1 grain 1 cattle"),
]


@pytest.mark.parametrize(("choice", "left"), WAYS_TO_A_COW)
def test_the_table_asks_when_there_are_several_ways(choice: str, left: str) -> None:
    game = position(seats=5, goods={P1: "1 grain 1 vegetable"})
    game.play("place Take Animals")
    game.play("take 1 cattle")
    assert [text for text in game.options if text.startswith("pay")] == [choice for choice, _ in WAYS_TO_A_COW]
    game.play(choice)
    assert game.goods(P1) == left


def test_the_table_does_not_ask_when_there_is_one_way() -> None:
    game = position(seats=5, goods={P1: "1 vegetable"})
    game.play("place Take Animals")
    game.play("take 1 cattle")
    assert game.goods(P1) == "1 cattle"


def test_what_is_converted_while_asked_counts() -> None:
    game = position(seats=5, goods={P1: "1 grain 1 vegetable"})
    for choice in ("place Take Animals", "take 1 cattle", "convert grain"):
        game.play(choice)
    assert game.goods(P1) == "1 vegetable 1 cattle"
