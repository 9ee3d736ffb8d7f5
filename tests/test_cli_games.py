"""Saved games: listed, found again, played by one process at a time, and never lost."""

import errno
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import farmyard
from farmyard.cli.invocation import MAKE
from farmyard.cli.store import SaveFile
from farmyard.kernel.record import SavedGame
from helpers import Run

SOURCE = str(Path(farmyard.__file__).parents[1])
FAMILY = ("play", "--family", "--seats", "you,random", "--seed", "1")


def folder(tmp_path: Path) -> Path:
    return tmp_path / "farmyard"


def saved(tmp_path: Path, name: str, age: int) -> Path:
    """Where a game is saved of itself, as though it had been played some time ago."""
    folder(tmp_path).mkdir(exist_ok=True)
    path = folder(tmp_path) / f"{name}.txt"
    if path.exists():
        os.utime(path, (1_000_000 - age, 1_000_000 - age))
    return path


def test_saved_games_are_listed_the_last_one_first(run: Run, tmp_path: Path) -> None:
    assert "No games are saved yet" in run("games")[1]
    for name, age in (("old", 9), ("new", 1)):
        run(*FAMILY, "--save", str(saved(tmp_path, name, age)), answers="place Fishing\n")
        saved(tmp_path, name, age)
    run("play", "--family", "--seats", "random,random", "--save", str(saved(tmp_path, "over", 5)))
    saved(tmp_path, "over", 5)
    (folder(tmp_path) / "notes.txt").write_text("eggs\n")
    listed = json.loads(run("games", "--json")[1])
    assert [(game["name"], game["over"]) for game in listed] == [("new", False), ("over", True), ("old", False)]
    said = run("games")[1]
    assert "agricola, original, family" in said
    assert "you, random" in said
    assert "round 1, work" in said
    assert "farmyard play --resume new" in said


def test_resume_alone_takes_the_last_game_that_is_not_over(run: Run, tmp_path: Path) -> None:
    assert "there is no game to go on with" in run("play", "--resume")[2]
    for name, age in (("old", 9), ("new", 1)):
        run(*FAMILY, "--save", str(saved(tmp_path, name, age)), answers="place Fishing\n")
        saved(tmp_path, name, age)
    assert f"saved in {folder(tmp_path) / 'new.txt'}" in run("play", "--resume")[1]
    assert f"saved in {folder(tmp_path) / 'old.txt'}" in run("play", "--resume", "old")[1]


def test_a_game_of_the_solo_series_is_left_to_it(run: Run, tmp_path: Path) -> None:
    run("solo", "--decks", "E", "--seed", "1", answers="place Fishing\n")
    assert [game["series"] for game in json.loads(run("games", "--json")[1])] == [True]
    assert "there is no game to go on with" in run("play", "--resume")[2]


@pytest.mark.parametrize("words", [("play", "--resume"), ("solo",)])
def test_a_game_is_played_by_one_process_at_a_time(run: Run, tmp_path: Path, words: tuple[str, ...]) -> None:
    begin = words if words[0] == "solo" else (*FAMILY, "--save", str(saved(tmp_path, "game", 0)))
    run(*begin, answers="place Fishing\n")
    (path,) = [path for path in folder(tmp_path).glob("*.txt") if path.name != "solo.txt"]
    before = path.read_text()
    with SaveFile(path, {}).held():
        code, _, complaint = run(*words, answers="place 3 Wood\n")
    assert (code, "is being played in another window" in complaint) == (2, True)
    assert path.read_text() == before
    assert run(*words, answers="place 3 Wood\n")[0] == 0
    assert path.read_text() != before
    assert not list(folder(tmp_path).glob(".*"))


def full_disk(game: SavedGame, *rest: object) -> None:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def test_a_full_disk_does_not_cost_the_game(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "elsewhere").mkdir()
    monkeypatch.chdir(tmp_path / "elsewhere")
    monkeypatch.setattr(SavedGame, "write", full_disk)
    code, said, _ = run(*FAMILY, "--save", str(tmp_path / "game.txt"), answers="place Fishing\n")
    rescued = tmp_path / "elsewhere" / "rescued-game.txt"
    assert code == 0
    assert "Careful: the game cannot be saved" in said
    assert f"The game is saved in {rescued}" in said
    assert f"--resume {rescued}" in said
    assert farmyard.load(rescued).choices[0].text == "place Fishing"


def test_where_no_disk_has_room_the_game_is_printed(tmp_path: Path) -> None:
    words = ["sh", "-c", 'ulimit -f 0; exec "$@"', "sh", sys.executable, "-m", "farmyard", *FAMILY]
    environment = {**os.environ, "PYTHONPATH": SOURCE, "XDG_STATE_HOME": str(tmp_path)}
    done = subprocess.run(words, input="fishing\n", env=environment, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    (tmp_path / "copied.txt").write_text(done.stdout[done.stdout.index("farmyard record: 1") :])
    assert farmyard.load(tmp_path / "copied.txt").choices[0].text == "place Fishing"


@pytest.mark.parametrize(
    ("target", "called", "line"),
    [
        ("terminal", "make", "Go on with: make terminal ARGS='--resume {}'"),
        ("", "/src/farmyard/__main__.py", "Go on with: python -m farmyard play --resume {}"),
        ("", "/usr/bin/farmyard", "Go on with: farmyard play --resume {}"),
    ],
)
def test_going_on_names_a_command_that_exists(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, target: str, called: str, line: str
) -> None:
    monkeypatch.setenv(MAKE, target)
    monkeypatch.setattr("sys.argv", [called])
    file = tmp_path / "game.txt"
    assert line.format(file) in run(*FAMILY, "--save", str(file))[1]


def test_the_makefile_says_how_it_was_called() -> None:
    makefile = (Path(__file__).parents[1] / "Makefile").read_text()
    assert f"{MAKE}=terminal" in makefile
