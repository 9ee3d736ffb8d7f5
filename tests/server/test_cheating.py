"""Whoever tries to see or do more than is theirs gets a sentence, and nothing changes."""

import json
import random
from typing import Any, get_args

import pytest
from websockets.exceptions import ConnectionClosed

from browsers import Browser, House, TableAt, play_to_the_end
from farmyard import Agricola
from farmyard.agricola.state.card import Card
from farmyard.server import keys
from farmyard.server.limits import Limits
from farmyard.server.protocol.messages import FROM_PAGE, FromPage

WORDS: dict[str, dict[str, Any]] = {
    "sit": {"seat": 0},
    "choose": {"option": "place Fishing", "number": 0},
    "confirm": {"number": 0},
    "undo": {"number": 0},
    "preview": {"option": "place Fishing", "number": 0},
    "hint": {"number": 0},
}
"""Every message that acts for the seat at turn, as that seat would send it."""
HARMLESS = {"hello", "hand", "scores", "resync", "log", "prefer"}


def game_of(house: House, table: TableAt, seat: int | None) -> Agricola:
    """The whole game, as only the server knows it, with what a seat has chosen that nobody else has seen."""
    game = house.lobby.tables[table.id].course.game_for(seat)
    assert isinstance(game, Agricola)
    return game


def hidden_from(house: House, table: TableAt, seat: int | None) -> tuple[set[str], set[str]]:
    """The names and keys of all cards that a seat must not see: in other hands, in packs, in the deck.

    A card that was played for all to see and passed on is known to all, so the log may name it: these are told apart.
    """
    game = game_of(house, table, seat)
    held = [card for number, player in enumerate(game.players) if number != seat for card in player.hand]
    packed = [card for number, pack in enumerate(game.packs) if number != seat for card in pack]
    seen = {card.key for player in game.players for card in player.cards}
    hidden = [card for card in [*held, *packed, *game.deck] if card.key not in seen]
    once_seen = played(house.lobby.tables[table.id].course.log_for(seat))
    return words([card for card in hidden if card.key not in once_seen]), words(
        [card for card in hidden if card.key in once_seen]
    )


def words(cards: list[Card]) -> set[str]:
    return {word for card in cards for word in (card.name, card.key)}


def played(log: list[dict[str, Any]]) -> set[str]:
    """The keys of all cards that were ever played for everybody to see."""
    return {key for line in log if line["text"].startswith("plays ") for key in line["target"]["cards"]}


def quoted(names: set[str]) -> set[str]:
    return {json.dumps(name, ensure_ascii=False) for name in names}


def leaks(told: list[str], names: set[str]) -> list[str]:
    """The names that something that was told contains."""
    return [name for name in quoted(names) for text in told if name in text]


def without_log(told: str) -> str:
    """A message without what the log says."""
    message = json.loads(told)
    kept = {part: value for part, value in message.items() if part not in ("log", "entries", "since_you_left")}
    return json.dumps(kept, ensure_ascii=False)


def test_every_kind_of_message_is_tried() -> None:
    kinds = [get_args(kind.model_fields["type"].annotation)[0] for kind in get_args(get_args(FromPage)[0])]
    assert set(kinds) == set(WORDS) | HARMLESS
    assert FROM_PAGE.validate_python({"type": "scores", "id": 1})


@pytest.mark.parametrize("kind", WORDS)
def test_nobody_acts_for_the_seat_at_turn(house: House, kind: str) -> None:
    table = house.table("here Anna", "here Bert", family="yes")
    anna, bert, watcher = table.sit(0), table.sit(1), table.watch()
    before = anna.until(lambda _: True).state
    for cheat in (bert, watcher):
        assert cheat.ask(kind, **WORDS[kind])["type"] == "error"
    assert anna.ask("resync", number=0)["changes"] == []
    assert anna.state == before


def test_nobody_takes_back_or_confirms_the_turn_of_another(house: House) -> None:
    table = house.table("here Anna", "here Bert", family="yes")
    anna, bert = table.sit(0), table.sit(1)
    anna.choose("place Fishing")
    for number in (0, 1):
        assert bert.ask("confirm", number=number)["code"] in ("not-your-turn", "moved-on")
        assert bert.ask("undo", number=number)["code"] in ("not-your-turn", "moved-on")
    assert anna.confirm()["type"] == "update"


@pytest.mark.parametrize("hands", ["deal", "draft", "draft-parallel", "10-3"])
def test_a_player_or_spectator_sees_no_hand_of_another(house: House, hands: str) -> None:
    table = house.table("here Anna", "here Bert", "random", decks="EIK", hands=hands)
    browsers = table.sit(0), table.sit(1), table.watch()
    chance = random.Random(3)
    for _ in range(60):
        acting = next((one for one in browsers[:2] if one.until(lambda _: True).asks_me), None)
        if acting is None:
            browsers[0].hear()
            continue
        acting.step(chance)
        for seat, browser in zip((0, 1, None), browsers):
            browser.ask("scores")
            browser.ask("log", before=10_000)
            hidden, passed_on = hidden_from(house, table, seat)
            assert leaks(browser.received, hidden) == []
            assert leaks([without_log(told) for told in browser.received], passed_on) == []
            browser.received.clear()


def test_nobody_learns_the_order_of_the_round_cards_or_the_seed(house: House) -> None:
    table = house.table("here Anna", "here Bert", family="yes", seed=987654321987)
    anna, watcher = table.sit(0), table.watch()
    told = [*anna.until(lambda _: True).received, *watcher.until(lambda _: True).received]
    told += [house.get(path).text for path in ("/tables", f"/tables/{table.id}", f"/tables/{table.id}/record")]
    told += [house.get(f"/tables/{table.id}/replay?eyes={eyes}").text for eyes in range(2)]
    assert [text for text in told if "987654321987" in text] == []
    coming = anna.state["view"]["still_to_come"]
    assert all([names == sorted(names) for names in coming.values()])


def test_no_secret_leaves_the_server_again(house: House) -> None:
    table = house.table("here Anna", "open", family="yes")
    told = [house.get(path).text for path in ("/tables", f"/tables/{table.id}")] + table.sit(0).until(
        lambda _: True
    ).received
    secrets = [table.secrets[0], table.codes[1]]
    kept = [keys.fingerprint(secret) for secret in secrets]
    assert [word for word in secrets + kept for text in told if word in text] == []


def test_a_screen_that_is_handed_over_shows_no_hand(house: House) -> None:
    table = house.table("here Anna", "here Bert", decks="E")
    screen = table.sit(0, 1)
    play_a_turn(screen)
    screen.until(lambda browser: browser.state["hand_over"] == 1)
    hands = [card for player in game_of(house, table, None).players for card in player.hand]
    names = {word for card in hands for word in (card.name, card.key)}
    assert [name for name in quoted(names) if name in screen.received[-1]] == []
    assert screen.choose("place 1 Clay")["code"] == "not-your-turn"


def play_a_turn(browser: Browser) -> None:
    browser.choose("place Fishing")
    browser.confirm()


@pytest.mark.parametrize("secret", ["x" * 32, "A" * 20])
def test_a_wrong_secret_opens_nothing(house: House, secret: str) -> None:
    table = house.table("here Anna", family="yes")
    cheat = house.browser(table.id, [table.secrets[0], secret])
    assert cheat.hear()["code"] == "unknown-secret"
    assert house.post(f"/tables/{table.id}/again", {"secret": secret}).json()["code"] == "unknown-secret"
    assert house.post(f"/tables/{table.id}/join", {"code": secret, "name": "X"}).json()["code"] == "unknown-secret"


def test_the_secret_of_one_table_opens_no_other(house: House) -> None:
    table, other = house.table("here Anna", family="yes"), house.table("here Bert", family="yes")
    assert house.browser(other.id, [table.secrets[0]]).hear()["code"] == "unknown-secret"


def test_an_invitation_is_no_secret_of_a_seat(house: House) -> None:
    table = house.table("here Anna", "open", family="yes")
    table.join(1, "Bert")
    assert house.browser(table.id, [table.codes[1]]).hear()["code"] == "unknown-secret"


@pytest.mark.parametrize(
    "words",
    [
        "",
        "[]",
        "no json",
        '{"type": "choose"}',
        '{"type": "win", "id": 1}',
        '{"type": "choose", "id": 1, "option": "place Fishing", "number": 0, "seat": 1}',
        '{"type": "choose", "id": "1; DROP TABLE entries", "option": "place Fishing", "number": 0}',
        '{"type": "choose", "id": 1, "option": "place Fishing", "number": -1}',
        '{"type": "hello", "protocol": 1}',
        "[" * 10_000,
        '{"type": "choose", "id": 1, "option": "' + "x" * 20_000 + '", "number": 0}',
    ],
)
def test_what_cannot_be_understood_is_answered_and_changes_nothing(house: House, words: str) -> None:
    anna = house.table("here Anna", family="yes").sit(0)
    before = anna.until(lambda _: True).state
    anna.say(words)
    assert anna.until(lambda browser: browser.others[-1]["type"] == "error").others[-1]["message"]
    assert anna.ask("resync", number=0)["changes"] == []
    assert anna.state == before


@pytest.mark.parametrize("option", ["place Fishin", "win", "place Forest", "convert 1 grain", "done", "place 1 Cattle"])
def test_what_the_rules_do_not_allow_is_refused_with_a_sentence(house: House, option: str) -> None:
    anna = house.table("here Anna", "here Bert", family="yes").sit(0)
    assert anna.choose(option)["code"] == "not-possible"
    assert anna.choose("place Fishing")["type"] == "update"


def test_too_many_messages_are_refused_and_then_the_door_is_shut(house: House) -> None:
    house.app.state.limits = Limits(messages=(5, 1))
    anna = house.table("here Anna", family="yes").sit(0)
    with pytest.raises(ConnectionClosed):
        flood(anna)
    assert "too-often" in [message.get("code") for message in anna.others]


def flood(browser: Browser) -> None:
    while True:
        browser.say({"type": "scores", "id": 1})
        browser.hear()


def test_a_body_that_is_too_large_is_not_read(house: House) -> None:
    answer = house.http.post("/tables", content=b" " * 100_000, headers={"Content-Type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")


@pytest.mark.parametrize("body", [{}, [], {"game": "agricola"}, {"game": "x", "seats": [{"who": "here"}] * 7}])
def test_a_malformed_request_is_refused(house: House, body: Any) -> None:
    answer = house.post("/tables", body)
    assert (answer.status_code, answer.json()["code"]) == (422, "malformed")


def test_names_are_text_and_nothing_else(house: House) -> None:
    table = house.table("here <script>alert(1)", "open", family="yes")
    table.join(1, "Bert\n\x00Ünal")
    assert [seat["name"] for seat in table.info()["seats"]] == ["<script>alert(1)", "Bert Ünal"]
    assert house.get(f"/tables/{table.id}").headers["content-type"] == "application/json"


def test_every_answer_forbids_what_the_page_does_not_need(house: House) -> None:
    for path in ("/", "/api/games", "/api/tables/nowhere", "/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd"):
        answer = house.http.get(f"http://{house.base}{path}")
        assert "default-src 'none'" in answer.headers["content-security-policy"]
        assert "root:" not in answer.text


def test_after_the_end_nothing_can_be_changed(house: House) -> None:
    table = house.table("here Anna", game="express")
    anna = table.sit(0)
    play_to_the_end(anna)
    for kind in ("choose", "undo", "confirm", "preview"):
        assert anna.ask(kind, **(WORDS[kind] | {"number": anna.number()}))["type"] == "error"
