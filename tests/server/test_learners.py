"""Learners at the server: three marked spaces before each turn, and lessons; neither is part of the game's record."""

from pathlib import Path
from typing import Any

import pytest

from browsers import Browser, House, Message, TableAt, sqlite_at


def beginners(house: House, **learner: Any) -> TableAt:
    """The beginners' table: a learner and somebody who knows the game."""
    seats = [{"who": "here", "name": "Anna", **learner}, {"who": "here", "name": "Bert"}]
    wanted = {"game": "agricola", "settings": {"edition": "revised", "side-job": "yes"}, "seats": seats, "seed": 1}
    return TableAt(house, house.post("/tables", wanted).json())


def ready(browser: Browser) -> Message:
    """The markers once the master has thought."""
    browser.until(lambda one: one.state["markers"] and one.state["markers"]["ready"])
    return dict(browser.state["markers"])


def placing(browser: Browser) -> list[str]:
    return [option for option in browser.options() if option.startswith("place")]


def test_three_spaces_are_marked_for_a_learner_and_nobody_else(house: House) -> None:
    table = beginners(house, markers="aid")
    anna, bert = table.sit(0), table.sit(1)
    marks = ready(anna)
    assert (len(marks["options"]), marks["limit"]) == (3, False)
    assert set(marks["options"]) < set(placing(anna))
    assert bert.until(lambda _: True).state["markers"] is None
    assert [seat["markers"] for seat in table.info()["seats"]] == ["aid", ""]


def test_an_aid_leaves_all_spaces_open(house: House) -> None:
    anna = beginners(house, markers="aid").sit(0)
    other = next(option for option in placing(anna) if option not in ready(anna)["options"])
    assert anna.choose(other)["type"] == "update"


def test_a_limit_leaves_only_the_marked_spaces(house: House) -> None:
    table = beginners(house, markers="limit")
    anna = table.sit(0)
    marks = ready(anna)["options"]
    assert sorted(placing(anna)) == sorted(marks)
    everything = [f"place {name}" for name in ("Fishing", "Reed Bank", "Clay Pit", "Grain Seeds")]
    refused = anna.choose(next(option for option in everything if option not in marks))
    assert (refused["code"], "Only marked spaces are open to you" in refused["message"]) == ("not-possible", True)
    assert anna.choose(marks[0])["type"] == "update"


def test_who_takes_back_finds_the_same_spaces_marked(house: House) -> None:
    anna = beginners(house, markers="limit").sit(0)
    marks = ready(anna)
    anna.choose(marks["options"][0])
    assert anna.state["markers"] is None
    anna.undo(all=True)
    assert ready(anna) == marks


def test_the_next_server_marks_the_same_spaces(tmp_path: Path) -> None:
    house = House(sqlite_at(tmp_path))
    table = beginners(house, markers="limit")
    marks = ready(table.sit(0))
    house.close()
    table.house = House(sqlite_at(tmp_path))
    assert ready(table.sit(0)) == marks
    table.house.close()


def test_questions_within_a_turn_have_no_markers(house: House) -> None:
    table = beginners(house, markers="aid")
    anna = table.sit(0)
    ready(anna)
    anna.choose("place Farmland")
    assert anna.state["markers"] is None
    assert anna.choose("plow b4")["type"] == "update"


def test_a_learner_is_told_what_comes_up_and_others_are_not(house: House) -> None:
    table = beginners(house, lessons=True)
    anna, bert = table.sit(0), table.sit(1)
    anna.until(lambda _: True)
    assert [lesson["key"] for lesson in anna.state["lessons"]] == ["farm", "people"]
    anna.choose("place Forest")
    assert [lesson["title"] for lesson in anna.state["lessons"]] == ["Wood"]
    assert bert.until(lambda _: True).state["lessons"] == []


def test_lessons_can_be_skipped_and_come_back(house: House) -> None:
    anna = beginners(house, lessons=True).sit(0)
    assert anna.ask("prefer", lessons=False)["lessons"] is False
    anna.until(lambda one: not one.state["lessons"])
    anna.ask("prefer", lessons=True)
    anna.until(lambda one: one.state["lessons"])
    assert anna.others[0]["lessons"] is True


@pytest.mark.parametrize("told", [True, False])
def test_a_guided_game_goes_on_where_it_was_at_the_next_server(tmp_path: Path, told: bool) -> None:
    house = House(sqlite_at(tmp_path))
    table = beginners(house, lessons=True)
    anna = table.sit(0)
    if not told:
        anna.ask("prefer", lessons=False)
    anna.choose("place Forest")
    house.close()
    table.house = House(sqlite_at(tmp_path))
    again = table.sit(0).until(lambda _: True)
    assert [lesson["key"] for lesson in again.state["lessons"]] == (["wood"] if told else [])
    assert again.others[0]["lessons"] is told
    table.house.close()


def test_learners_leave_no_trace_in_the_record(house: House) -> None:
    table = beginners(house, markers="limit", lessons=True)
    entries = house.lobby.desk.store.entries(table.id)
    ready(table.sit(0))
    assert house.lobby.desk.store.entries(table.id) == entries == []
    assert table.info()["settings"] == {"edition": "revised", "players": "2", "side-job": "yes"}
