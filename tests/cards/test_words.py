"""Words are values: nothing writes to them, what a card, space or event adds is a copy."""

import inspect

from farmyard import COMPILED
from farmyard.agricola.content.catalogue import CARDS
from farmyard.agricola.content.majors import MAJORS
from farmyard.agricola.rules.bread import Bake
from farmyard.agricola.rules.combine import Either
from farmyard.agricola.rules.take import Take
from farmyard.agricola.state.card import minor
from farmyard.agricola.state.doors import Conversion, Oven, When
from farmyard.agricola.state.events import BAKED, ROUND_START, Event
from farmyard.agricola.state.space import Space
from farmyard.agricola.words.at_once import Points
from farmyard.agricola.words.laying import LayOnRounds
from farmyard.agricola.words.taking import TakePerEvent
from farmyard.lab.reference import words_of

WORDS = {word for card in (*CARDS, *MAJORS) for word in words_of(card)}
DERIVED = {"option", "makes", "stable", "limited", "minds_event"}
"""Fields that are worked out from the others."""


def test_one_word_may_stand_on_two_cards_and_works_for_each() -> None:
    effect = Take("1 food")
    reaction = When(ROUND_START, effect)
    for card in (minor("Mill", "E", "", each=(reaction,)), minor("Pond", "E", "", each=(reaction,))):
        bound = card.each[0].then
        assert isinstance(bound, Take)
        assert bound.card is card
    assert effect.card is None


def test_a_card_writes_nothing_on_the_words_it_is_made_of() -> None:
    conversion, oven, space = Conversion("1 sheep", "2 food", cooking=True), Oven(2), Space("Mill", Bake())
    before = [repr(word) for word in (conversion, oven, space.action)]
    card = minor("Mill", "E", "", conversions=(conversion,), oven=oven, space=space)
    assert [repr(word) for word in (conversion, oven, space.action)] == before
    assert (conversion.card, oven.hearth, space.card) == (None, False, None)
    assert card.conversions[0].option.text == "convert Mill"
    assert card.oven is not None
    assert card.oven.hearth


def test_a_word_that_need_not_know_is_not_copied() -> None:
    card, effect = MAJORS[0], Either((Points(1), Points(2)))
    assert effect.bound(card, 3, Event(BAKED)) is effect


def test_a_word_prints_as_it_is_written_whatever_it_is_bound_to() -> None:
    effect = TakePerEvent("1 food")
    assert repr(effect.bound(MAJORS[0], -1, Event(BAKED))) == repr(effect) == "TakePerEvent(goods='1 food')"
    assert repr(LayOnRounds("1 food", next=5)) == "LayOnRounds(goods='1 food', next=5, first=1, last=14)"


def test_what_a_card_lets_be_done_on_a_space_is_not_the_cards_own_doing() -> None:
    taking = Take("1 food").bound(MAJORS[0]).bound(space=7)
    assert (taking.card, taking.space) == (None, 7)


def parameters_are_fields(kind: type) -> bool:
    """Whether a word's parameters are its fields, the last one taking any number where it is a list."""
    fields = {name for base in kind.__mro__ for name in getattr(base, "__slots__", ())} - DERIVED
    parameters = inspect.signature(kind).parameters
    starred = [name for name, given in parameters.items() if given.kind is inspect.Parameter.VAR_POSITIONAL]
    return set(parameters) == fields and list(kind.listed[-1:]) == starred  # type: ignore[attr-defined]


if not COMPILED:  # compiled classes do not tell their parameters; `make check` runs this on the source

    def test_every_word_can_be_written_anew_from_its_fields() -> None:
        assert [kind for kind in WORDS if not parameters_are_fields(kind)] == []
