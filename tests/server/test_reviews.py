"""A finished game that a master looks through, at the table in the browser."""

import itertools
import time
from pathlib import Path

import pytest

from browsers import House, Message, TableAt, play_to_the_end, sqlite_at
from farmyard import Agricola, open_game
from farmyard.ai.review import remarks
from farmyard.kernel.record import read

NODES = 2


@pytest.fixture
def house(house: House) -> House:
    """A house whose master does not think long."""
    house.lobby.reviews.nodes = NODES
    return house


def over(house: House) -> TableAt:
    """A table at which a game has been played to its end at random."""
    table = house.table("here Anna", family="yes")
    anna = table.sit(0)
    anna.ask("prefer", confirm=False)
    play_to_the_end(anna)
    return table


def ask(table: TableAt, seat: int = 0) -> Message:
    return dict(table.house.post(f"/tables/{table.id}/review", {"secret": table.secrets[seat]}).json())


def review(table: TableAt) -> Message:
    return dict(table.house.get(f"/tables/{table.id}/review").json())


def done(table: TableAt) -> Message:
    """The review of a table, once it is done."""
    while (found := review(table))["state"] == "under way":
        time.sleep(0.05)
    return found


def test_whoever_sat_there_has_a_finished_game_looked_through(house: House) -> None:
    table = over(house)
    assert review(table)["state"] == "none"
    begun = ask(table)
    assert (begun["state"], begun["remarks"]) == ("under way", [])
    found = done(table)
    assert found["looked"] == found["choices"] == begun["choices"] > 20
    assert found["remarks"]
    assert [remark for remark in found["remarks"] if remark["cost"] < 0.5] == []


def test_a_review_says_what_the_command_says(house: House) -> None:
    table = over(house)
    ask(table)
    game = read(house.get(f"/tables/{table.id}/record").text).replay(open_game)
    assert isinstance(game, Agricola)
    expected = [remark for remark in remarks(game, NODES) if remark is not None]
    found = done(table)["remarks"]
    assert [(one["number"], one["chosen"], one["better"]) for one in found] == [
        (one.number, one.chosen, one.better) for one in expected
    ]
    frames = house.get(f"/tables/{table.id}/replay?eyes=0").json()["frames"]
    for one in found:
        frame = frames[one["number"] - 1]
        assert (frame["text"], frame["label"], frame["chapter"]) == (one["chosen"], one["chosen_label"], one["chapter"])


def test_progress_is_told_with_the_remarks_so_far(house: House) -> None:
    house.lobby.reviews.nodes = 60
    table = over(house)
    seen = [ask(table)]
    while (now := review(table))["state"] == "under way":
        seen.append(now)
    seen.append(now)
    assert len({one["looked"] for one in seen}) > 2
    for before, after in itertools.pairwise(seen):
        assert before["looked"] <= after["looked"]
        assert after["remarks"][: len(before["remarks"])] == before["remarks"]


def test_nothing_is_reviewed_while_the_game_is_under_way(house: House) -> None:
    table = house.table("here Anna", "here Bert", family="yes")
    table.sit(0).choose("place Fishing")
    assert ask(table)["message"].startswith("A game is reviewed when it is over")
    assert (ask(table)["code"], review(table)["code"]) == ("not-over", "not-over")


def test_express_is_not_reviewed(house: House) -> None:
    table = house.table("here Anna", game="express")
    play_to_the_end(table.sit(0))
    told = review(table)
    assert (told["state"], told["message"]) == ("refused", "Only games of Agricola can be reviewed so far")
    assert ask(table) == {"code": "not-available", "message": told["message"], "setting": None}


def test_who_only_watches_reads_a_review_but_cannot_ask_for_one(house: House) -> None:
    table = over(house)
    answer = house.post(f"/tables/{table.id}/review", {"secret": "x" * 32})
    assert (answer.status_code, answer.json()["code"]) == (403, "unknown-secret")
    assert review(table)["state"] == "none"
    ask(table)
    assert done(table)["remarks"]


def test_people_play_on_while_a_game_is_looked_through(house: House) -> None:
    house.lobby.reviews.nodes = 3000
    ask(over(house))
    anna = house.table("here Anna", "farmer", family="yes").sit(0)
    anna.choose("place Fishing")
    anna.confirm()
    anna.until(lambda browser: browser.asks_me)


def test_a_review_is_kept_and_one_that_was_broken_off_goes_on(tmp_path: Path) -> None:
    first = House(sqlite_at(tmp_path))
    first.lobby.reviews.nodes = NODES
    table, other = over(first), over(first)
    ask(table)
    found = done(table)
    kept = first.lobby.desk.store.review(table.id)
    assert kept is not None
    first.lobby.reviews.nodes = 3000
    total = ask(other)["choices"]
    first.close()
    second = House(sqlite_at(tmp_path))
    second.lobby.reviews.nodes = NODES
    table.house = other.house = second
    assert second.lobby.desk.store.review(table.id) == kept
    assert review(table) == found
    assert review(other)["state"] == "under way"
    assert done(other)["looked"] == total
    second.close()
