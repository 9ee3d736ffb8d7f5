"""Whatever is typed, a game takes one of its options or refuses with a sentence, and then nothing has changed."""

from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from farmyard import Agricola, FarmyardError, IllegalChoice, UnreadableChoice
from farmyard.agricola.settings import AgricolaSettings
from random_games import fingerprint, moments


@cache
def waiting_games() -> list[Agricola]:
    """One game for every kind of decision there is, each waiting for it."""
    found: dict[tuple[str, ...], Agricola] = {}
    for table in (
        AgricolaSettings(players=5),
        AgricolaSettings(family=True, players=5),
        AgricolaSettings(edition="revised", side_job=True),
    ):
        for game, _ in moments(table, games=10):
            assert game.decision is not None
            verbs = sorted({option.verb for option in game.decision.options})
            key = (type(game.decision.step).__name__, *verbs)
            if key not in found:
                found[key] = game.clone()
    return list(found.values())


@cache
def their_texts() -> list[str]:
    return sorted({text for game in waiting_games() for text in game.options})


steady = settings(deadline=None, derandomize=True, max_examples=200)
waiting = st.deferred(lambda: st.sampled_from(waiting_games()))
texts = st.deferred(lambda: st.sampled_from(their_texts()))
scraps = st.sampled_from(("place", "plow", "enclose", "pay", "a1", "c5", "z9", "1", "-3", "99", "grain", "Fishing"))


def refused(game: Agricola, text: str) -> bool:
    """Whether the text is refused with a sentence; anything else is one of the options."""
    try:
        option = game.find(text)
    except (UnreadableChoice, IllegalChoice) as error:
        assert " " in str(error).strip()  # noqa: PT017
        return True
    assert option.text in game.options
    return False


def test_there_are_many_kinds_of_decisions() -> None:
    verbs = {text.split()[0] for text in their_texts()}
    assert verbs >= {"place", "plow", "sow", "bake", "room", "stable", "enclose", "build", "grow", "take", "pay"}
    assert verbs >= {"keep", "feed", "done", "convert", "release"}
    assert len(waiting_games()) > 30


@steady
@given(waiting, st.text())
def test_no_text_breaks_the_gate(game: Agricola, text: str) -> None:
    assert refused(game, text) or " ".join(text.split()).lower() in [option.lower() for option in game.options]


@steady
@given(waiting, st.lists(scraps, max_size=6).map(" ".join))
def test_no_half_sense_breaks_the_gate(game: Agricola, text: str) -> None:
    refused(game, text)


@steady
@given(waiting, texts, st.integers(0, 30), st.text(max_size=2))
def test_no_misspelling_breaks_the_gate(game: Agricola, text: str, place: int, typo: str) -> None:
    refused(game, text[:place] + typo + text[place + len(typo) + 1 :])


def test_the_options_of_other_decisions_are_refused() -> None:
    for game in waiting_games():
        mine = {text.lower() for text in game.options}
        for text in their_texts():
            if not text.startswith("enclose "):
                assert refused(game, text) == (text.lower() not in mine)


def test_a_refusal_changes_nothing() -> None:
    for game in waiting_games():
        before = fingerprint(game)
        for text in ("", "dance", "place", "enclose", "place Nowhere", "enclose a1 c5", "plow z9", "feed me"):
            with pytest.raises(FarmyardError):
                game.play(text)
        assert fingerprint(game) == before
