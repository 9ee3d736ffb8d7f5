"""Several servers at one PostgreSQL: any of them serves any table."""

import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from browsers import House, TableAt, play_to_the_end
from farmyard import open_game
from farmyard.server.database.engine import VARIABLE, database_url
from farmyard.server.database.finished import count_finished, finished_games
from postgres import postgres

Houses = tuple[House, House]


@pytest.fixture(scope="module")
def houses() -> Iterator[Houses]:
    """Two servers at one database."""
    with tempfile.TemporaryDirectory(prefix="pg") as folder, postgres(Path(folder)) as url:
        with pytest.MonkeyPatch.context() as patch:
            patch.setenv(VARIABLE, url)
            opened = House(database_url()), House(database_url())
        yield opened
        for house in opened:
            house.close()


def at(house: House, table: TableAt) -> TableAt:
    """The same table, reached through another server."""
    other = TableAt(house, {"table": table.id, "seats": [], "invitations": []})
    other.secrets, other.codes = table.secrets, table.codes
    return other


def test_players_at_different_servers_play_one_game(houses: Houses) -> None:
    table = houses[0].table("here Anna", "here Bert", family="yes")
    anna, bert = table.sit(0), at(houses[1], table).sit(1)
    play_to_the_end(anna, bert)
    assert anna.state["view"]["players"] == bert.state["view"]["players"]
    assert [line["text"] for line in anna.log] == [line["text"] for line in bert.log]


def test_finished_games_are_read_while_the_servers_run(houses: Houses) -> None:
    table = houses[0].table("here Anna", "here Bert", game="express")
    play_to_the_end(table.sit(0), table.sit(1))
    url = houses[0].lobby.desk.store.engine.url.render_as_string(hide_password=False)
    games = {name: record for name, _, record in finished_games(url)}
    assert count_finished(url) == len(games)
    assert games[table.id].replay(open_game).scores() == table.info()["scores"]


def test_a_review_asked_for_at_one_server_is_told_at_the_other(houses: Houses) -> None:
    houses[0].lobby.reviews.nodes = 2
    table = houses[0].table("here Anna", family="yes")
    play_to_the_end(table.sit(0))
    begun = houses[0].post(f"/tables/{table.id}/review", {"secret": table.secrets[0]}).json()
    while (there := houses[1].get(f"/tables/{table.id}/review").json())["state"] == "under way":
        time.sleep(0.05)
    assert (there["state"], there["looked"]) == ("done", begun["choices"])
    assert houses[0].get(f"/tables/{table.id}/review").json() == there


def test_a_number_is_written_once_although_two_servers_try(houses: Houses) -> None:
    table = houses[0].table("here Anna", "here Bert", family="yes")
    here, there = table.sit(0), at(houses[1], table).sit(0)
    for browser in (here.until(lambda _: True), there.until(lambda _: True)):
        browser.say({"type": "choose", "id": 1, "option": "place Fishing", "number": 0})
    answers = [browser.until(lambda one: one.others[-1].get("to") == 1).others[-1] for browser in (here, there)]
    assert sorted([answer["type"] for answer in answers]) == ["error", "update"]
    entries = houses[0].lobby.desk.store.entries(table.id)
    assert [(entry.number, entry.text) for entry in entries] == [(1, "place Fishing")]


def test_a_seat_taken_at_one_server_is_taken_at_the_other(houses: Houses) -> None:
    table = houses[0].table("here Anna", "open", family="yes")
    anna = table.sit(0).until(lambda _: True)
    assert at(houses[1], table).join(1, "Bert").status_code == 200
    anna.until(lambda browser: browser.others[-1].get("table", {}).get("state") == "running")
    assert table.join(1, "Carl").json()["code"] == "taken"


def test_everybody_sees_who_is_there_at_another_server(houses: Houses) -> None:
    table = houses[0].table("here Anna", "here Bert", family="yes")
    anna = table.sit(0)
    at(houses[1], table).sit(1)
    both = [{"seat": 0, "presence": "here"}, {"seat": 1, "presence": "here"}]
    anna.until(lambda browser: browser.others[-1].get("presence") == both)


def test_a_computer_plays_at_whichever_server_its_turn_begins(houses: Houses) -> None:
    table = houses[0].table("here Anna", "random", game="express")
    play_to_the_end(at(houses[1], table).sit(0))
    assert at(houses[1], table).info()["state"] == "finished"
