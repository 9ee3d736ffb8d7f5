"""The page's types are made from web/openapi.json, so it must say what the server does."""

from pathlib import Path
from typing import Any

from pydantic import TypeAdapter

from browsers import Browser, House, play_to_the_end
from farmyard.server.protocol.messages import FromServer
from farmyard.server.protocol.state import Replay
from farmyard.server.schema import text

WRITTEN = Path(__file__).parents[2] / "web" / "openapi.json"
SAYS: TypeAdapter[Any] = TypeAdapter(FromServer)
BESIDE = {"question": "", "options": (), "exchanges": ()}
"""What a view has and a state says beside it."""


def test_the_schema_for_the_page_is_as_the_server_is() -> None:
    assert WRITTEN.read_text(encoding="utf-8") == text(), "write it anew with `make schema`"


def check(browser: Browser) -> None:
    """Everything the server said is as the schema says."""
    for message in browser.others:
        if message["type"] == "state":
            state = message["state"]
            message = message | {"state": state | {"view": state["view"] | BESIDE}}
        SAYS.validate_python(message)


def test_every_message_is_as_the_schema_says(house: House) -> None:
    table = house.table("here Anna", "random", decks="E")
    anna = table.sit(0)
    anna.choose("place Fishing")
    anna.undo()
    for kind, words in (("preview", {"option": "place Fishing"}), ("hint", {}), ("hand", {}), ("resync", {})):
        anna.ask(kind, number=anna.number(), **words)
    anna.ask("scores")
    anna.ask("log", before=5)
    anna.ask("prefer", confirm=False)
    play_to_the_end(anna)
    check(anna)


def test_the_messages_of_express_are_as_the_schema_says(house: House) -> None:
    table = house.table("here Anna", game="express")
    anna = table.sit(0)
    play_to_the_end(anna)
    check(anna)
    replay = house.get(f"/tables/{table.id}/replay").json()
    replay["start"]["view"] |= BESIDE
    TypeAdapter(Replay).validate_python(replay)
