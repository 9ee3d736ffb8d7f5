"""A server that is killed loses nothing that it has answered."""

from pathlib import Path

from browsers import House, finished, sqlite_at
from crash import crash


def test_what_was_answered_survives_a_kill_at_any_moment(tmp_path: Path) -> None:
    report = finished(crash(3, 7, sqlite_at(tmp_path)))
    assert (report.kills, report.lost) == (3, [])
    assert len(report.answered) >= 12


def test_a_game_goes_on_at_the_next_server(tmp_path: Path) -> None:
    house = House(sqlite_at(tmp_path))
    table = house.table("here Anna", "here Bert", family="yes")
    table.sit(0).choose("place Fishing")
    house.close()
    table.house = House(sqlite_at(tmp_path))
    anna = table.sit(0)
    assert anna.until(lambda _: True).state["turn"]["undo"] == 1
    assert anna.confirm()["type"] == "update"
    table.house.close()


def test_a_computer_that_was_interrupted_goes_on_by_itself(tmp_path: Path) -> None:
    house = House(sqlite_at(tmp_path))
    table = house.table("here Anna", "master", game="express")
    anna = table.sit(0)
    anna.ask("prefer", confirm=False)
    while anna.until(lambda _: True).asks_me:
        anna.choose(anna.options()[-1])
    house.close()
    table.house = House(sqlite_at(tmp_path))
    assert table.sit(0).until(lambda browser: browser.asks_me)
    table.house.close()
