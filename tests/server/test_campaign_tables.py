"""A campaign at the server: a sequence of tables with the same people, kept in the database between games."""

from pathlib import Path

import pytest

from browsers import House, Message, TableAt, play_to_the_end, sqlite_at


def first_table(house: House, *seats: str, seed: int = 1, **settings: str) -> TableAt:
    """The first table of a campaign."""
    wanted = {"game": "agricola", "settings": settings, "seats": [_seat(seat) for seat in seats], "seed": seed}
    answer = house.post("/tables", {**wanted, "campaign": True})
    assert answer.status_code == 201, answer.text
    return TableAt(house, answer.json())


def _seat(words: str) -> dict[str, str]:
    return {"who": "here", "name": words} if words != "random" else {"who": "computer", "level": "random"}


def played(table: TableAt, seed: int = 1) -> TableAt:
    """Play a table to its end."""
    people = [table.sit(seat) for seat in table.secrets]
    for person in people:
        person.ask("prefer", confirm=False)
    play_to_the_end(*people, seed=seed)
    for person in people:
        person.until(lambda browser: any([bool(offers_in(said)) for said in browser.others]))
    return table


def offers_in(message: Message) -> list[list[str]]:
    campaign = message.get("table", {}).get("campaign") if isinstance(message.get("table"), dict) else None
    return list(campaign["offers"]) if campaign else []


def told(table: TableAt) -> Message:
    """The campaign as somebody who comes is told of it."""
    browser = table.sit(*table.secrets).until(lambda _: True)
    campaign = browser.others[0]["table"]["campaign"]
    browser.close()
    return dict(campaign)


def take(table: TableAt, seat: int, card: str) -> Message:
    return dict(table.house.post(f"/tables/{table.id}/take", {"secret": table.secrets[seat], "card": card}).json())


def following(table: TableAt, name: str) -> TableAt:
    """The next table, at which everybody has the same secret."""
    seats = [{"seat": seat, "secret": secret} for seat, secret in table.secrets.items()]
    return TableAt(table.house, {"table": name, "seats": seats, "invitations": []})


def test_the_next_game_is_set_up_when_everybody_has_chosen(house: House) -> None:
    table = played(first_table(house, "Anna", "Bert", decks="E"))
    campaign = told(table)
    assert (campaign["game"], campaign["games"], campaign["taken"]) == (1, 3, [None, None])
    anna = table.sit(0).until(lambda _: True)
    card = (campaign["offers"][0] or [""])[0]
    assert take(table, 0, card) == {"table": None}
    assert told(table)["taken"] == [card, None]
    name = str(take(table, 1, "")["table"])
    anna.until(lambda browser: {"type": "again", "table": name} in browser.others)
    second = following(table, name)
    info = second.info()
    assert info["campaign"]["game"] == 2
    assert info["settings"].get("starts", "1") == str(campaign["starts"] + 1)
    assert info["settings"].get("carried", "-, -") == f"{card or '-'}, -"
    assert second.sit(0).until(lambda _: True).state["eyes"] == 0


def test_a_choice_can_be_changed_until_the_next_game_begins(house: House) -> None:
    table = played(first_table(house, "Anna", "Bert", decks="E"))
    offers = told(table)["offers"]
    for card in (*offers[0], ""):
        take(table, 0, card)
        assert told(table)["taken"][0] == card


def test_what_is_not_offered_is_refused(house: House) -> None:
    table = played(first_table(house, "Anna", "Bert", decks="E"))
    assert take(table, 0, "E:no-such-card")["code"] == "not-possible"
    assert told(table)["taken"] == [None, None]


def test_nothing_is_taken_from_a_table_that_is_no_campaign_or_not_over(house: House) -> None:
    table = first_table(house, "Anna", "Bert")
    assert take(table, 0, "")["code"] == "not-over"
    plain = house.table("here Anna", "random", game="express")
    assert take(plain, 0, "")["code"] == "not-over"


@pytest.mark.parametrize("chosen", [1, 2])
def test_a_campaign_outlives_the_server_between_two_games(tmp_path: Path, chosen: int) -> None:
    house = House(sqlite_at(tmp_path))
    table = played(first_table(house, "Anna", "Bert", decks="E"))
    if chosen == 1:
        take(table, 0, "")
    else:
        for seat in (0, 1):
            house.lobby.desk.store.take(table.id, seat, "")
    before = told(table)
    house.close()
    table.house = House(sqlite_at(tmp_path))
    assert told(table)["offers"] == before["offers"]
    if chosen == 1:
        assert told(table)["taken"] == ["", None]
        assert take(table, 1, "")["table"]
    else:
        anna = table.sit(0)
        anna.until(lambda browser: any([said["type"] == "again" for said in browser.others]) or table.info()["again"])
    table.house.close()


def test_three_games_decide_a_campaign_and_then_another_begins(house: House) -> None:
    table = first_table(house, "Anna", "random", decks="E")
    for game in (1, 2, 3):
        played(table, seed=game)
        campaign = told(table)
        assert (campaign["game"], len(campaign["results"])) == (game, game)
        if game < 3:
            again = house.post(f"/tables/{table.id}/again", {"secret": table.secrets[0]})
            assert again.json()["code"] == "not-over"
            table = following(table, str(take(table, 0, "")["table"]))
    assert campaign["over"]
    assert sum(campaign["points"]) >= 6
    assert take(table, 0, "")["code"] == "not-possible"
    anew = house.post(f"/tables/{table.id}/again", {"secret": table.secrets[0]}).json()["table"]
    assert house.get(f"/tables/{anew}").json()["campaign"]["game"] == 1


def test_five_players_have_no_campaign(house: House) -> None:
    seats = [{"who": "here"}] * 5
    answer = house.post("/tables", {"game": "agricola", "seats": seats, "campaign": True})
    assert (answer.status_code, answer.json()["setting"]) == (400, "players")
    express = house.post("/tables", {"game": "express", "seats": seats[:2], "campaign": True})
    assert express.json()["setting"] == "game"


# -- alone ------------------------------------------------------------------------------------


def test_a_game_alone_that_misses_its_target_is_tried_again(house: House) -> None:
    table = played(first_table(house, "Anna", edition="revised", decks="AB"))
    campaign = told(table)
    assert (campaign["games"], campaign["target"], campaign["offers"]) == (None, 50, [[]])
    again = following(table, str(take(table, 0, "")["table"]))
    assert (again.info()["campaign"]["game"], again.info()["campaign"]["target"]) == (1, 50)
    assert again.info()["campaign"]["results"][0]["scores"] == table.info()["scores"]


def test_a_game_alone_that_reaches_its_target_makes_an_occupation_permanent(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("farmyard.campaigns.TARGETS", (-100, -90))
    table = first_table(house, "Anna", edition="revised", decks="AB")
    anna = table.sit(0)
    anna.choose("place Lessons")
    anna.choose(anna.options()[0])
    anna.close()
    played(table)
    campaign = told(table)
    [offered] = campaign["offers"]
    assert take(table, 0, "")["code"] == "not-possible"
    second = following(table, str(take(table, 0, offered[0])["table"]))
    info = second.info()
    assert (info["campaign"]["permanent"], info["settings"]["permanent"]) == ([offered[0]], offered[0])
    assert info["settings"]["food"] == str(campaign["food"])
