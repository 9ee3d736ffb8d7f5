"""Randomness is the same everywhere, fair, and a plain value."""

from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from farmyard.kernel.rng import Rng

steady = settings(deadline=None, derandomize=True, max_examples=200)
seeds = st.integers(0, 2**64 - 1)

# The first numbers that splitmix64 gives, as published with the algorithm.
PUBLISHED = [
    (0, [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F]),
    (1234567, [6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431]),
]


@pytest.mark.parametrize(("seed", "numbers"), PUBLISHED)
def test_the_numbers_are_those_of_splitmix64(seed: int, numbers: list[int]) -> None:
    rng = Rng(seed)
    assert [rng.next() for _ in numbers] == numbers


@steady
@given(seeds)
def test_the_state_is_the_whole_generator(seed: int) -> None:
    rng = Rng(seed)
    rng.next()
    copy = Rng(rng.state)
    assert [rng.next() for _ in range(5)] == [copy.next() for _ in range(5)]


@steady
@given(seeds, st.integers(1, 2**64))
def test_a_number_below_a_limit_is_the_first_draw_that_favours_none(seed: int, limit: int) -> None:
    draws = Rng(seed)
    drawn = draws.next()
    while drawn // limit == 2**64 // limit:
        drawn = draws.next()
    assert Rng(seed).below(limit) == drawn % limit


@steady
@given(seeds, st.lists(st.integers(), max_size=20))
def test_shuffling_keeps_every_item(seed: int, items: list[int]) -> None:
    shuffled = items.copy()
    Rng(seed).shuffle(shuffled)
    assert Counter(shuffled) == Counter(items)


def test_every_order_comes_up_equally_often() -> None:
    rng, orders = Rng(1), Counter[str]()
    for _ in range(24000):
        cards = list("abcd")
        rng.shuffle(cards)
        orders["".join(cards)] += 1
    assert set(orders) == {"".join(order) for order in permutations("abcd")}
    assert all(850 <= times <= 1150 for times in orders.values())
