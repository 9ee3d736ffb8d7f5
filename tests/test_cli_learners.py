"""Learners in the terminal: spaces that a master marks for them, and the guided first game."""

from pathlib import Path

import pytest

from farmyard.kernel import record
from helpers import Run

TABLE = "--edition revised --decks none --side-job --seed 3"


def saved(tmp_path: Path) -> str:
    (file,) = (tmp_path / "farmyard").glob("*.txt")
    return file.read_text()


def marks_in(said: str) -> list[str]:
    """What was told to be marked, each time."""
    return [line.partition(": ")[2] for line in said.splitlines() if "marked space" in line]


def test_a_master_marks_three_spaces_as_an_aid(run: Run) -> None:
    _, said, _ = run(f"play {TABLE} --recommendations aid", answers="reed bank\nquit\n")
    (marks, *_) = marks_in(said)
    assert len(marks.split(" - ")) == 3
    assert said.count(" <") >= 3
    assert "You go to Reed Bank" in said


def test_a_limit_allows_the_marked_spaces_only(run: Run, tmp_path: Path) -> None:
    _, said, _ = run(f"play {TABLE} --recommendations limit", answers="side job\nreed bank\nquit\n")
    assert "Choose a marked space: " in said
    assert "Reed Bank is not marked for you: choose " in said
    assert record.read(saved(tmp_path)).choices == []


def test_the_same_spaces_are_marked_when_the_game_goes_on(run: Run, tmp_path: Path) -> None:
    _, said, _ = run(f"play {TABLE} --recommendations limit", answers="quit\n")
    _, again, _ = run("play --resume", answers="quit\n")
    assert marks_in(said) == marks_in(again) != []
    assert "table seats: limited, apprentice" in saved(tmp_path)


def test_only_learners_have_marks(run: Run) -> None:
    _, said, _ = run(f"play {TABLE} --seats you,learner", answers="fishing\nreed bank\nquit\n")
    assert len(marks_in(said)) == 1
    assert said.index("Player 2, it is your turn") < said.index("marked space")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("play --game express --recommendations aid", "spaces are marked for learners of agricola"),
        ("play --recommendations much", "'much' is none of aid, limit"),
        ("play --learn --family", "--learn sets a table for beginners up: leave --family out"),
        ("play --learn --seats you,farmer", "--learn sets a table for beginners up: leave --seats out"),
        ("play --resume x --learn", "--learn is fixed when a game begins"),
    ],
)
def test_what_does_not_go_together_is_refused(run: Run, words: str, sentence: str) -> None:
    code, _, complaint = run(words)
    assert (code, sentence in complaint) == (2, True)


def test_the_guided_game_explains_itself(run: Run, tmp_path: Path) -> None:
    _, said, _ = run("play --learn --seed 3", answers="farmland\nb4\nquit\n")
    assert said.index("Your farm: Two rooms") < said.index("> farmland") < said.index("Fields: A field takes a cell")
    assert "marked space" in said
    header = record.read(saved(tmp_path)).header
    assert (header["side-job"], header["table seats"], header["table lessons"]) == ("yes", "learner, apprentice", "yes")


def test_the_guided_game_goes_on_where_it_was_left(run: Run) -> None:
    run("play --learn --seed 3", answers="farmland\nquit\n")
    _, said, _ = run("play --resume", answers="quit\n")
    assert "Fields: A field takes a cell" in said
    assert "Your farm: " not in said


def test_lessons_can_be_skipped_and_called_back(run: Run, tmp_path: Path) -> None:
    _, said, _ = run("play --learn --seed 3", answers="lessons\nfarmland\nquit\n")
    assert "No more lessons" in said
    assert "Fields: A field" not in said
    assert "table lessons" not in record.read(saved(tmp_path)).header
    _, said, _ = run("play --resume", answers="lessons\nquit\n")
    assert "Fields: A field" in said
