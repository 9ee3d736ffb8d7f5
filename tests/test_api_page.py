"""The page of the Python interface says what the source says, and everything public says what it does."""

from pathlib import Path

from farmyard import Game
from farmyard.lab.api import page

DOCS = Path(__file__).parent.parent / "docs"


def test_the_page_of_the_python_interface_is_up_to_date() -> None:
    assert (DOCS / "api.md").read_text(encoding="utf-8") == page(), "run `make docs`"


def test_everything_public_of_a_game_says_what_it_does() -> None:
    described = page()
    silent = [name for name in dir(Game) if not name.startswith("_") and callable(getattr(Game, name))]
    assert [name for name in silent if f"- `{name}(" not in described] == []
