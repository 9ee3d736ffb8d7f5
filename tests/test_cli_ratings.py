"""`farmyard ratings`: its page, its command line, and what is shown of a card."""

import json
import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest

from farmyard.ai.card_ratings import rating_of, ratings_of, shipped_runs
from farmyard.cli import ratings as command
from farmyard.cli.arguments import read_arguments
from farmyard.cli.facts import HAND_CARDS
from farmyard.cli.main import INTERRUPTED, REFUSED, main
from farmyard.lab.ratings import Folder

PAGE = (Path(__file__).parent.parent / "docs/ratings.md").read_text(encoding="utf-8")
COMMANDS = re.findall(r"^farmyard .*$", PAGE, re.MULTILINE)
TINY = ["ratings", "--decks", "E", "--players", "2", "--level", "random", "--holdings", "1"]
AXE = {"games": 8, "points": [1.0, 0.5, 1.5], "wins": [0.1, 0.0, 0.2]}


@pytest.fixture(autouse=True)
def at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))


@pytest.fixture
def shipped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A package in which the axe alone has been rated, for two and four players, and for five who draft."""
    path = tmp_path / "ratings.json"
    tables = [("4", {}), ("2", {}), ("5", {"hands": "draft"})]
    fields = [{"players": players, "decks": "E", **more} for players, more in tables]
    runs = [{"table": table, "level": "farmer", "cards": {"E:axe": AXE}} for table in fields]
    path.write_text(json.dumps(runs))
    monkeypatch.setattr(command, "SHIPPED", path)
    known = shipped_runs().copy()
    shipped_runs()[:] = runs
    yield path
    shipped_runs()[:] = known


@pytest.mark.parametrize("line", COMMANDS)
def test_the_commands_of_the_page_work(line: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = shlex.split(line)[1:]
    assert read_arguments(words).command in ("ratings", "cards", "arena")
    tiny = re.sub(r"--(holdings|games) \d+", r"--\1 1", re.sub(r"--level \w+", "--level random", line))
    assert main(shlex.split(tiny)[1:]) == 0
    assert capsys.readouterr().out


def test_a_table_a_page_and_json_say_the_same(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "run"
    assert main([*TINY, "--folder", str(folder), "--most", "2"]) == 0
    said = capsys.readouterr().out
    assert "2 players: " in said
    assert str(folder / "ratings.html") in said
    assert main([*TINY, "--folder", str(folder), "--json"]) == 0
    [run] = json.loads(capsys.readouterr().out)["runs"]
    assert len(run["cards"]) == len([card for card in HAND_CARDS if card.deck == "E" and card.players <= 2])
    assert min([card["games"] for card in run["cards"].values()]) >= 1
    page = (folder / "ratings.html").read_text(encoding="utf-8")
    assert page.count("<circle") == len(run["cards"])
    assert run["command"] in page
    assert json.loads((folder / "ratings.json").read_text(encoding="utf-8")) == [run]


def test_an_interrupt_tells_what_has_been_played(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    play = Folder.play

    def first_wave(folder: Folder, holdings: int, workers: object) -> None:
        next(play(folder, holdings))
        raise KeyboardInterrupt

    monkeypatch.setattr(Folder, "play", first_wave)
    assert main([*TINY, "--holdings", "100", "--json", "--folder", str(tmp_path)]) == INTERRUPTED
    found = json.loads(capsys.readouterr().out)
    assert found["interrupted"]
    assert found["runs"][0]["deals"] == 16


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--players", "1"], "whole number from 2 to 6"),
        (["--level", "genius"], "none of quick, random"),
        (["--family"], "decks"),
        (["--holdings", "0"], "whole number"),
    ],
)
def test_what_cannot_be_rated_is_refused(words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ratings", *words]) == REFUSED
    assert sentence in capsys.readouterr().err


def test_a_card_shows_its_ratings(shipped: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "Axe"]) == 0
    assert "Rating among 4: +1.0 points (+0.5 to +1.5)" in " ".join(capsys.readouterr().out.split())
    shipped_runs()[0]["cards"]["E:axe"] = {**AXE, "points": [0.2, -0.5, 0.9]}
    assert main(["cards", "Axe"]) == 0
    assert "too few to tell" in " ".join(capsys.readouterr().out.split())
    assert main(["cards", "Axe", "--json"]) == 0
    [axe] = json.loads(capsys.readouterr().out)
    assert [rating["players"] for rating in axe["ratings"]] == [2, 4, 5]


def test_players_may_ask_for_the_nearest_rating(shipped: Path) -> None:
    near = rating_of("E:axe", 5)
    assert near is not None
    assert (near.players, near.games) == (4, 8)
    drafted = rating_of("E:axe", 2, "draft")
    assert drafted is not None
    assert drafted.players == 5
    assert rating_of("E:clogs", 4) is None


def test_new_ratings_take_the_place_of_those_of_the_same_table(
    shipped: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for _ in range(2):
        assert main([*TINY, "--folder", str(tmp_path / "run"), "--ship"]) == 0
    tables = [run["table"] for run in json.loads(shipped.read_text(encoding="utf-8"))]
    assert len(tables) == 4
    assert tables[-1]["decks"] == "E"


def test_ratings_in_the_package_are_about_cards_that_there_are() -> None:
    keys = {card.key for card in HAND_CARDS}
    for run in shipped_runs():
        assert set(run["cards"]) <= keys
        assert all([low <= mean <= high for mean, low, high in [card["points"] for card in run["cards"].values()]])
    assert all([ratings_of(key) for run in shipped_runs() for key in run["cards"]])
