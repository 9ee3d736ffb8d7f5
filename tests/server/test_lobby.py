"""Setting tables up, joining them, finding them, and what a finished one gives away."""

import pytest

from browsers import House, TableAt, play_to_the_end
from farmyard.kernel import record
from farmyard.server.changes import applied


def test_settings_that_no_rulebook_knows_are_refused_with_the_one_to_blame(house: House) -> None:
    answer = house.set_up("here", "here", family="yes", edition="revised")
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-settings")
    assert "family" in answer.json()["message"]


@pytest.mark.parametrize("setting", ["game", "rules", "seed", "players"])
def test_what_is_no_setting_is_refused(house: House, setting: str) -> None:
    answer = house.post("/tables", {"game": "agricola", "seats": [{"who": "here"}], "settings": {setting: "2"}})
    assert (answer.status_code, answer.json()["setting"]) == (400, setting)


def test_the_season_of_today_is_settled_once_for_a_table(house: House) -> None:
    table = house.table("here Anna", seasons="yes", start_season="today")
    assert table.info()["settings"].get("start-season", "spring") in ("winter", "spring", "summer", "autumn")


def test_a_table_keeps_its_settings_as_they_were_understood(house: House) -> None:
    assert house.table("here Anna: a, b", decks="KEE").info()["settings"]["decks"] == "EK"


def test_a_computer_that_does_not_exist_is_refused(house: House) -> None:
    assert house.set_up("here", "grandmaster").json()["setting"] == "seats"


def test_a_table_waits_until_every_open_seat_is_taken(house: House) -> None:
    table = house.table("here Anna", "open", family="yes")
    anna = table.sit(0)
    assert anna.choose("place Fishing")["code"] == "waiting"
    assert table.join(1, "Bert").json()["seat"] == 1
    assert anna.choose("place Fishing")["type"] == "update"
    assert anna.state["view"]["players"][1]["name"] == "Bert"


def test_an_invitation_is_good_once(house: House) -> None:
    table = house.table("here Anna", "open", family="yes")
    table.join(1, "Bert")
    assert table.join(1, "Carl").json()["code"] == "taken"


def test_whoever_waits_sees_a_seat_being_taken(house: House) -> None:
    table = house.table("here Anna", "open", family="yes")
    anna = table.sit(0).until(lambda _: True)
    table.join(1, "Bert")
    anna.until(lambda browser: browser.others[-1].get("table", {}).get("state") == "running")
    bert = {"seat": 1, "name": "Bert", "who": "person", "level": None, "markers": ""}
    assert anna.others[-1]["table"]["seats"][1] == bert


def test_the_lobby_lists_running_and_finished_tables(house: House) -> None:
    running = house.table("here Anna", family="yes")
    over = finished(house)
    listed = house.get("/tables").json()["tables"], house.get("/tables?state=finished").json()["tables"]
    assert [[table["table"] for table in tables] for tables in listed] == [[running.id], [over.id]]


def test_an_unlisted_table_is_not_in_the_lobby(house: House) -> None:
    seats = [{"who": "here"}]
    house.post("/tables", {"game": "express", "seats": seats, "listed": False})
    assert house.get("/tables").json() == {"tables": [], "more": False}


def finished(house: House) -> TableAt:
    table = house.table("here Anna", "random", game="express", seed=5)
    anna = table.sit(0)
    anna.ask("prefer", confirm=False)
    play_to_the_end(anna)
    return table


def test_after_the_end_the_record_can_be_downloaded(house: House) -> None:
    answer = house.get(f"/tables/{finished(house).id}/record")
    assert record.read(answer.text).header["seed"] == "5"
    assert answer.headers["content-disposition"].startswith("attachment")


def test_after_the_end_the_game_can_be_replayed_by_anybody(house: House) -> None:
    table = finished(house)
    replay = house.get(f"/tables/{table.id}/replay").json()
    state = replay["start"]
    for frame in replay["frames"]:
        state = applied(state, frame["changes"])
    assert (state["over"], state["scores"]) == (True, table.info()["scores"])
    assert replay["totals"][-1] == state["scores"]


def test_who_still_sits_at_the_old_table_is_told_of_the_next_one(house: House) -> None:
    table = finished(house)
    anna = table.sit(0).until(lambda _: True)
    again = house.post(f"/tables/{table.id}/again", {"secret": table.secrets[0]}).json()["table"]
    anna.until(lambda browser: {"type": "again", "table": again} in browser.others)


def test_after_the_end_the_same_players_play_again_with_the_same_secrets(house: House) -> None:
    table = finished(house)
    again = house.post(f"/tables/{table.id}/again", {"secret": table.secrets[0]}).json()["table"]
    assert house.post(f"/tables/{table.id}/again", {"secret": table.secrets[0]}).json()["table"] == again
    assert house.browser(again, [table.secrets[0]]).until(lambda browser: browser.asks_me).state["eyes"] == 0
    assert table.info()["again"] == again


@pytest.mark.parametrize("path", ["/tables/nowhere", "/tables/nowhere/record", "/tables/nowhere/replay"])
def test_a_table_that_does_not_exist_is_not_found(house: House, path: str) -> None:
    assert (house.get(path).status_code, house.get(path).json()["code"]) == (404, "unknown-table")


def test_every_game_tells_its_settings_and_computers(house: House) -> None:
    games = {game["key"]: game for game in house.get("/games").json()}
    assert "edition" in [setting["key"] for setting in games["agricola"]["settings"]]
    assert next(level["key"] for level in games["express"]["computers"]) == "random"


def test_a_form_learns_what_goes_with_an_edition_and_with_a_number_of_players(house: House) -> None:
    [game] = [game for game in house.get("/games").json() if game["key"] == "agricola"]
    settings = {setting["key"]: setting for setting in game["settings"]}
    decks = {value["key"]: value["needs"] for value in settings["decks"]["values"]}
    assert (game["most_seats"], game["seats_need"]) == (6, {"6": {"edition": ["revised"]}})
    assert (decks["E"], decks["A"]) == ({"edition": ["original"]}, {"edition": ["revised"]})
    assert settings["extra-tile"]["needs"] == {"edition": ["revised"], "players": ["2", "3", "4"]}


def test_a_card_tells_its_edition_category_and_whether_it_may_bring_points(house: House) -> None:
    cards = {card["key"]: card for card in house.get("/games/agricola/cards").json()}
    blankets = cards["revised-A:038"]
    assert (blankets["edition"], blankets["category"], blankets["bonus"]) == ("revised", "points provider", True)
    assert (cards["E:clay-deliveryman"]["edition"], cards["E:clay-deliveryman"]["category"]) == ("original", "")


def test_every_card_can_be_looked_up(house: House) -> None:
    cards = {card["name"]: card for card in house.get("/games/agricola/cards").json()}
    assert cards["Well"]["kind"] == "major"
    assert cards["Clay Deliveryman"]["text"]
