"""The OpenAPI schema of the server with the messages of its WebSocket, written for the page's types.

`python -m farmyard.server.schema web/openapi.json` writes it; a test holds the file to it.
"""

import json
import re
import sys
from pathlib import Path
from typing import Any, Final

from pydantic import TypeAdapter
from pydantic.json_schema import JsonSchemaMode

from farmyard.server.app import make_app
from farmyard.server.protocol.messages import FromPage, FromServer

_REF: Final = "#/components/schemas/{model}"
_MESSAGES: Final[tuple[tuple[str, Any, JsonSchemaMode], ...]] = (
    ("FromPage", FromPage, "validation"),
    ("FromServer", FromServer, "serialization"),
)
_ASKED_APART: Final = ("question", "options", "exchanges")
"""What a state carries beside the view, each option with its target."""


def schema() -> dict[str, Any]:
    """The whole schema; `FromPage` and `FromServer` are the messages of the WebSocket in either direction."""
    whole = make_app().openapi()
    components = whole["components"]["schemas"]
    for name, union, mode in _MESSAGES:
        described = TypeAdapter(union).json_schema(ref_template=_REF, mode=mode)
        for model, definition in described.pop("$defs").items():
            components.setdefault(model, definition)
        components[name] = described
    for game in ("agricola", "express"):
        _leave_out(components[f"farmyard__{game}__view__View"])
    return _named(whole)


def _leave_out(view: dict[str, Any]) -> None:
    for name in _ASKED_APART:
        del view["properties"][name]
        view["required"].remove(name)


def _named(whole: dict[str, Any]) -> dict[str, Any]:
    """Models of the two games that share a name are told apart by the game's."""
    text = re.sub(
        r"farmyard__(agricola|express)__view__(\w+)",
        lambda found: found.group(1).capitalize() + found.group(2),
        json.dumps(whole),
    )
    named: dict[str, Any] = json.loads(text)
    named["components"]["schemas"] = dict(sorted(named["components"]["schemas"].items()))
    return named


def text() -> str:
    """The schema as it is written to a file."""
    return json.dumps(schema(), indent=1) + "\n"


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(text(), encoding="utf-8")
