"""What must be true of every card."""

from pathlib import Path

import pytest

from farmyard.agricola.content.catalogue import CARDS, DRAWN, FURTHER_MAJORS, PRINTED, card_named, meant
from farmyard.agricola.content.majors import MAJORS
from farmyard.agricola.state.card import MAJOR, OCCUPATION, Card, Price, key_of, occupation
from farmyard.agricola.state.goods import goods
from farmyard.kernel.errors import BadSettings
from farmyard.lab.reference import reference, words_of
from printed_facts import INDEX, Facts
from printed_facts_moor import MOOR
from printed_facts_revised import REVISED

FACTS = {key_of(facts[2], facts[0]): facts for facts in (*INDEX, *MOOR)}
REVISED_FACTS = {facts[0]: facts for facts in REVISED}
ORIGINAL_CARDS = [card for card in CARDS if card.key not in REVISED_FACTS]
REVISED_CARDS = [card for card in CARDS if card.key in REVISED_FACTS]
DOCS = Path(__file__).parents[2] / "docs"


def price_of(facts: Facts) -> set[tuple[int, int]]:
    """The goods and the number of cards handed in, for each alternative of a cost in words."""
    cost, _, handed_in = facts[4].partition("return ")
    returned = len(handed_in.split(", ")) if handed_in else 0
    return {(goods(part) if part.strip() else 0, returned) for part in cost.split("/")}


@pytest.mark.parametrize("card", ORIGINAL_CARDS, ids=str)
def test_a_card_has_its_printed_facts(card: Card) -> None:
    facts = FACTS[card.key]
    assert (card.sort, card.deck, card.players, card.points) == (facts[1], facts[2], facts[3], facts[6])
    assert {(price.goods, len(price.returns)) for price in card.prices} == price_of(facts)
    assert ("" if card.requires is None else card.requires.words()) == facts[5]


@pytest.mark.parametrize("card", REVISED_CARDS, ids=str)
def test_a_card_of_the_revised_edition_has_its_printed_facts(card: Card) -> None:
    _, name, sort, players, cost, requires, points, category, bonus, passing = REVISED_FACTS[card.key]
    assert (card.name, card.sort, card.players, card.points) == (name, sort, players, points)
    assert (card.category, card.bonus, card.passing) == (category, bonus, passing)
    assert {price.goods for price in card.prices} == {goods(part) if part else 0 for part in cost.split(" / ")}
    assert ("" if card.requires is None else card.requires.words()) == requires


@pytest.mark.parametrize("card", REVISED_CARDS, ids=str)
def test_wells_and_ovens_are_known_by_the_end_of_their_names(card: Card) -> None:
    assert ("Well" in card.tags) == card.name.endswith("Well")
    assert ("oven" in card.tags) == card.name.endswith("Oven")


@pytest.mark.parametrize("card", CARDS + DRAWN, ids=str)
def test_a_card_explains_itself_and_does_something(card: Card) -> None:
    assert card.text.endswith(".")
    assert words_of(card) or card.points, "it has no effect and no points"


def test_every_card_has_a_key_of_its_own() -> None:
    keys = [card.key for card in (*CARDS, *MAJORS, *DRAWN)]
    assert len(set(keys)) == len(keys)


def test_the_index_has_every_card_of_the_original_edition() -> None:
    occupations = [facts for facts in INDEX if facts[1] == OCCUPATION]
    assert (len(occupations), len(INDEX) - len(occupations)) == (169, 139)
    assert len(MOOR) == 118


def test_the_index_has_every_card_of_the_revised_decks() -> None:
    decks = [key.partition(":")[0] for key in REVISED_FACTS]
    assert {deck: decks.count(deck) for deck in decks} == PRINTED


def test_the_card_reference_in_the_docs_is_up_to_date() -> None:
    assert (DOCS / "cards.md").read_text(encoding="utf-8") == reference(), "run `make docs`"


def test_a_price_prints_as_it_is_written() -> None:
    assert repr(Price("2 wood 1 reed")) == "Price(goods='2 wood 1 reed')"


def test_a_key_is_deck_and_number_or_name_and_copy() -> None:
    clay_deliveryman = card_named("Clay Deliveryman")
    assert clay_deliveryman.key == "E:clay-deliveryman"
    assert card_named("E:clay-deliveryman") is clay_deliveryman
    assert occupation("Conjurer", "revised-A", "", number="090").key == "revised-A:090"
    assert [Card("Joinery", MAJOR, "", "", copy=copy).key for copy in (1, 2)] == ["major:joinery", "major:joinery#2"]


def test_a_name_that_two_cards_bear_is_refused_with_their_keys() -> None:
    countrymen = (occupation("Countryman", "K", ""), occupation("Countryman", "revised-B", "", number="169"))
    with pytest.raises(BadSettings, match="Several cards are called Countryman: say K:countryman or revised-B:169"):
        meant("Countryman", countrymen)
    assert meant("revised-b:169", countrymen) is countrymen[1]


def test_a_card_with_a_word_of_its_own_says_that_it_is_written_by_hand() -> None:
    users: dict[type, list[Card]] = {}
    for card in (*CARDS, *MAJORS, *FURTHER_MAJORS, *DRAWN):
        for word in words_of(card):
            users.setdefault(word, []).append(card)
    alone = {cards[0].key for cards in users.values() if len(cards) == 1}
    assert alone - {card.key for card in CARDS + DRAWN if card.by_hand} == set()
