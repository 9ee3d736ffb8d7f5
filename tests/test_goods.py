"""Goods packed into one number behave like ten separate counts."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from farmyard.agricola.state.goods import (
    ANIMALS,
    BITS,
    FIELD,
    HERD,
    NAMES,
    SPARE_ANIMALS,
    count,
    covers,
    goods,
    kinds,
    lacking,
    of,
    text,
)
from farmyard.kernel.errors import FarmyardError

Counts = tuple[int, ...]

steady = settings(deadline=None, derandomize=True, max_examples=300)
number = st.one_of(st.integers(0, 3), st.integers(0, FIELD), st.just(FIELD))
KINDS = len(NAMES)
counts = st.tuples(*[number] * KINDS)
halves = st.tuples(*[st.integers(0, FIELD // 2)] * KINDS)


def bundle(numbers: Counts) -> int:
    return sum(of(kind, number) for kind, number in enumerate(numbers))


def unpacked(packed: int) -> Counts:
    return tuple(count(packed, kind) for kind in range(KINDS))


def marked(packed: int) -> set[int]:
    """The kinds in a set of top bits."""
    return {kind for kind in range(KINDS) if packed >> (BITS * kind + BITS - 1) & 1}


# -- arithmetic -----------------------------------------------------------------------------------


@steady
@given(counts)
def test_a_bundle_keeps_each_kind_apart(numbers: Counts) -> None:
    assert unpacked(bundle(numbers)) == numbers


@steady
@given(halves, halves)
def test_adding_bundles_adds_each_kind(one: Counts, other: Counts) -> None:
    assert unpacked(bundle(one) + bundle(other)) == tuple(a + b for a, b in zip(one, other, strict=True))


@steady
@given(counts, counts)
def test_a_bundle_covers_another_when_it_does_so_in_every_kind(have: Counts, need: Counts) -> None:
    enough = all(mine >= asked for mine, asked in zip(have, need, strict=True))
    assert covers(bundle(have), bundle(need)) == enough
    if enough:
        rest = tuple(mine - asked for mine, asked in zip(have, need, strict=True))
        assert unpacked(bundle(have) - bundle(need)) == rest


@steady
@given(counts, counts)
def test_what_is_lacking_is_every_kind_that_falls_short(have: Counts, need: Counts) -> None:
    short = {kind for kind in range(KINDS) if have[kind] < need[kind]}
    missing = lacking(bundle(have), bundle(need))
    assert marked(missing) == short
    assert missing == sum(of(kind, FIELD + 1) for kind in short)


@steady
@given(counts)
def test_the_kinds_of_a_bundle_are_those_that_occur(numbers: Counts) -> None:
    assert marked(kinds(bundle(numbers))) == {kind for kind in range(KINDS) if numbers[kind]}


@steady
@given(counts)
def test_the_herd_of_a_bundle_is_its_animals(numbers: Counts) -> None:
    animals = tuple(number if kind in (*ANIMALS, *SPARE_ANIMALS) else 0 for kind, number in enumerate(numbers))
    assert unpacked(bundle(numbers) & HERD) == animals


# -- words ----------------------------------------------------------------------------------------


@steady
@given(counts)
def test_a_bundle_is_read_back_as_it_is_written(numbers: Counts) -> None:
    assert goods(text(bundle(numbers))) == bundle(numbers)


@steady
@given(counts)
def test_words_name_each_kind_that_occurs_once_in_order(numbers: Counts) -> None:
    words = [f"{number} {name}" for number, name in zip(numbers, NAMES, strict=False) if number]
    assert text(bundle(numbers)) == (" ".join(words) or "nothing")


@pytest.mark.parametrize(
    ("words", "meant"),
    [
        ("nothing", "nothing"),
        ("", "nothing"),
        ("0 wood", "nothing"),
        ("1 reed, 2 wood", "2 wood 1 reed"),
        ("2 vegetables 3 boars", "2 vegetable 3 boar"),
        ("1 wood 1 wood", "2 wood"),
        ("  3   cattle ", "3 cattle"),
    ],
)
def test_other_spellings_are_understood(words: str, meant: str) -> None:
    assert text(goods(words)) == meant


@pytest.mark.parametrize(
    ("words", "because"),
    [
        ("wood", "is no list of goods"),
        ("2 wood 1", "is no list of goods"),
        ("2 gold", "'gold' in '2 gold' is no good: use wood, clay"),
        ("wood 2", "'wood' in 'wood 2' is no number"),
        ("-1 wood", "'-1' in '-1 wood' is no number"),
        ("1.5 wood", "is no number"),
        ("² wood", "is no number"),
        ("16384 wood", "is no number"),
        ("1 s", "'s' in '1 s' is no good"),
    ],
)
def test_what_is_no_list_of_goods_is_refused(words: str, because: str) -> None:
    with pytest.raises(FarmyardError, match=because):
        goods(words)


def test_more_digits_than_python_reads_are_refused() -> None:
    with pytest.raises(FarmyardError, match="is no number"):
        goods("9" * 5000 + " wood")


def test_more_of_a_kind_than_a_bundle_holds_is_refused() -> None:
    with pytest.raises(FarmyardError):
        goods("16383 wood 1 wood")


@steady
@given(st.one_of(st.text(), st.lists(st.sampled_from(["1", "2", "wood", "reeds", "-", "x", ","])).map(" ".join)))
def test_any_text_is_a_bundle_or_a_refusal(words: str) -> None:
    try:
        packed = goods(words)
    except FarmyardError as error:
        assert words in str(error)  # noqa: PT017
    else:
        assert goods(text(packed)) == packed
