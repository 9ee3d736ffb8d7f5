"""The page's types are made from web/openapi.json, so it must say what the server does."""

from pathlib import Path

from farmyard.server.schema import text

WRITTEN = Path(__file__).parents[2] / "web" / "openapi.json"


def test_the_schema_for_the_page_is_as_the_server_is() -> None:
    assert WRITTEN.read_text(encoding="utf-8") == text(), "write it anew with `make schema`"
