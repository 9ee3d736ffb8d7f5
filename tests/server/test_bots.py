"""Programs at the table in the browser: whoever runs the house names them, and nobody else can start one."""

import logging
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from browsers import House, play_to_the_end, sqlite_at
from farmyard import BadSettings
from farmyard.server.bots import Bot, read_bots
from farmyard.server.computers import Situation, think

MAGPIE = f"{sys.executable} {Path(__file__).parent.parent.parent / 'examples/magpie.py'}"
BROKEN = f"{sys.executable} -c 1"


@pytest.fixture
def zoo(tmp_path: Path) -> Iterator[House]:
    """A house with a program that plays and one that ends at once."""
    bots = {**read_bots([f"magpie={MAGPIE}"]), "broken": Bot(BROKEN, "Broken", ("express",))}
    opened = House(sqlite_at(tmp_path), bots=bots)
    yield opened
    opened.close()


def test_programs_are_offered_after_the_levels(zoo: House) -> None:
    games = {game["key"]: game["computers"] for game in zoo.get("/games").json()}
    assert [level["key"] for level in games["agricola"]] == ["random", "apprentice", "farmer", "master", "magpie"]
    assert [level["label"] for level in games["express"] if level["program"]] == ["Magpie", "Broken"]


@pytest.mark.parametrize("game", ["agricola", "express"])
def test_a_program_plays_a_game_to_its_end(zoo: House, game: str) -> None:
    table = zoo.table("here Anna", "magpie", game=game)
    anna = table.sit(0)
    anna.ask("prefer", confirm=False)
    play_to_the_end(anna)
    assert (table.info()["state"], table.info()["seats"][1]["level"]) == ("finished", "magpie")


def test_a_game_goes_on_when_a_program_fails(zoo: House, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING, "farmyard"):
        table = zoo.table("here Anna", "broken", game="express")
        anna = table.sit(0)
        anna.ask("prefer", confirm=False)
        play_to_the_end(anna)
    assert table.info()["state"] == "finished"
    told = [message for message in caplog.messages if "a farmer player" in message]
    assert len(told) == 3
    assert f"at table {table.id}, seat 1: {BROKEN} ended with code 0" in told[0]


@pytest.mark.parametrize("level", ["exec:touch trap", MAGPIE[:30], "farmyard.ai.levels:Master", "hedgehog"])
def test_names_from_outside_start_nothing(zoo: House, level: str) -> None:
    seats = [{"who": "here"}, {"who": "computer", "level": level}]
    answer = zoo.post("/tables", {"game": "express", "seats": seats}).json()
    assert answer["message"] == (
        "There is no such computer player: use random or apprentice or farmer or master or magpie or broken"
    )


def test_a_program_that_is_not_there_any_more_leaves_its_seat_to_a_farmer(zoo: House, tmp_path: Path) -> None:
    table = zoo.table("here Anna", "magpie", game="express")
    later = House(sqlite_at(tmp_path))
    anna = later.browser(table.id, [table.secrets[0]])
    anna.ask("prefer", confirm=False)
    play_to_the_end(anna)
    assert later.get(f"/tables/{table.id}").json()["state"] == "finished"
    later.close()


def test_a_level_of_the_house_is_asked_as_before() -> None:
    situation = Situation("a", "express", "1", {"players": "2"}, 1, (), 0, "farmer", "")
    assert think(situation)[1] == []


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["magpie"], "'magpie' should be a name in small letters and a command, like magpie="),
        (["Magpie=./x"], "should be a name in small letters"),
        (["farmer=./x"], "There is a computer player 'farmer' already"),
        ([f"a={MAGPIE}", f"a={MAGPIE}"], "There is a computer player 'a' already"),
        (["a=./nowhere-at-all"], "cannot be started: './nowhere-at-all': No such file"),
        ([f"a={BROKEN}"], "ended with code 0"),
    ],
)
def test_what_is_wrong_with_a_program_is_said_before_the_house_opens(words: list[str], complaint: str) -> None:
    with pytest.raises(BadSettings, match=complaint):
        read_bots(words)
