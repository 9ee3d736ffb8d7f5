"""`farmyard play` with its input and output in a pipe."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import farmyard
from helpers import Run

SOURCE = Path(farmyard.__file__).parents[1]


def subprocess_run(folder: Path, *words: str, answers: str = "") -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(SOURCE), "XDG_STATE_HOME": str(folder), "FORCE_COLOR": "1"}
    command = [sys.executable, "-m", "farmyard", *words]
    return subprocess.run(command, input=answers, env=environment, capture_output=True, text=True, check=False)


def choices(path: Path) -> list[str]:
    """The choices of a saved game, each with its seat."""
    lines = path.read_text().partition("\n\n")[2].splitlines()
    return [line for line in lines if not line.startswith("#")]


def answers_of(path: Path) -> str:
    return "".join([line.partition(": ")[2] + "\n" for line in choices(path)])


def test_computers_alone_play_to_the_scoring(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    code, said, _ = run("play", "--family", "--seats", "random,random,random", "--seed", "7", "--save", str(file))
    assert code == 0
    assert "goes to" not in said
    assert "Family members" in said
    assert "points." in said
    assert str(file) in said
    assert farmyard.load(file).over


@pytest.mark.parametrize("table", [["--family"], ["--edition", "revised", "--side-job"]])
def test_people_can_answer_a_whole_game_from_a_pipe(run: Run, tmp_path: Path, table: list[str]) -> None:
    played, again = tmp_path / "played.txt", tmp_path / "again.txt"
    run("play", *table, "--seats", "random,random", "--seed", "3", "--save", str(played))
    typed = answers_of(played)
    code, said, _ = run("play", *table, "--seats", "you,you", "--seed", "3", "--save", str(again), answers=typed)
    assert code == 0
    assert "Player 2, it is your turn." in said
    assert "The end of the game" in said
    assert choices(again) == choices(played)


def test_a_whole_game_as_a_process_is_plain_text(tmp_path: Path) -> None:
    played, again = tmp_path / "played.txt", tmp_path / "again.txt"
    subprocess_run(tmp_path, "play", "--seats", "random", "--seed", "3", "--save", str(played))
    words = ("play", "--seats", "you", "--seed", "3", "--save", str(again))
    done = subprocess_run(tmp_path, *words, answers=answers_of(played))
    assert (done.returncode, done.stderr) == (0, "")
    assert "The end of the game" in done.stdout
    assert done.stdout.isascii()
    assert "\x1b" not in done.stdout
    assert choices(again) == choices(played)


def test_the_end_of_the_input_saves_and_names_the_file(run: Run, tmp_path: Path) -> None:
    code, said, _ = run("play", "--seats", "you,random", "--seed", "1", answers="place Fishing\n")
    (file,) = (tmp_path / "farmyard").iterdir()
    assert code == 0
    assert f"The game is saved in {file}" in said
    assert choices(file)[0] == "1: place Fishing"
    assert "table seats: you, random" in file.read_text()


def test_an_interrupt_saves_too(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(terminal: object, prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("farmyard.cli.terminal.Terminal.ask", interrupted)
    code, said, _ = run("play", "--save", str(tmp_path / "game.txt"))
    assert (code, "Go on with: farmyard play --resume" in said) == (0, True)


def test_a_game_goes_on_where_it_was_left(run: Run, tmp_path: Path) -> None:
    file = str(tmp_path / "game.txt")
    run("play", "--seats", "you,you", "--seed", "1", "--save", file, answers="place Fishing\n")
    code, said, _ = run("play", "--resume", file, answers="place 3 Wood\nlog\n")
    assert code == 0
    assert "Player 1 goes to Fishing, gets 1 food" in said
    assert choices(Path(file)) == ["1: place Fishing", "2: place 3 Wood"]


def test_undo_takes_back_the_own_choice_and_the_computers_answer(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    words = ("play", "--family", "--seats", "you,random,random", "--seed", "1", "--save", str(file))
    _, said, _ = run(*words, answers="place Fishing\nundo\nundo\n")
    assert "Taken back: place Fishing" in said
    assert "There is no choice of yours to take back" in said
    assert choices(file) == []
    assert said.count("You  -14 points") == 3


def test_undo_stops_where_something_hidden_was_turned_over(run: Run, tmp_path: Path) -> None:
    words = ("play", "--family", "--seats", "you", "--seed", "1", "--save", str(tmp_path / "game.txt"))
    _, said, _ = run(*words, answers="place Fishing\nplace Starting Player\nundo\n")
    assert "cannot be taken back any more: A round card has been turned over since then" in said


def test_undo_keeps_names_and_choices_before(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    typed = "place Fishing\nplace 3 Wood\nundo\nlog\nscore all\n"
    _, said, _ = run("play", "--seats", "you,you", "--seed", "1", "--save", str(file), answers=typed)
    assert choices(file) == ["1: place Fishing"]
    assert said.count("Player 2 goes to 3 Wood") == 1


@pytest.mark.parametrize(
    ("answer", "sentence"),
    [
        ("1", "Build Rooms and Stables: a room: 5 wood 2 reed missing"),
        ("fences", "Fences: this round card is still to come"),
        ("rooms stab", "Build Rooms and Stables: a room: 5 wood 2 reed missing"),
        ("99", "there is no space 99: the board has 1 to 11"),
        ("dance", "'dance' is no choice: 'list' shows what can be answered"),
        ("b3", "'b3' names cells, but now there is nothing to do with a cell"),
        ("x", "there is nothing to exchange now"),
        ("x3", "there is no exchange 3"),
        ("place", "'place' could be place Starting Player or"),
        ("plow b9", "'plow b9' is not possible now"),
    ],
)
def test_a_bad_answer_is_explained_and_asked_again(run: Run, answer: str, sentence: str) -> None:
    code, said, _ = run("play", "--family", "--seed", "5", "--players", "1", answers=f"{answer}\nquit\n")
    assert code == 0
    assert sentence in " ".join(said.split())


@pytest.mark.parametrize(
    ("answers", "chosen"),
    [
        (["10"], "place Fishing"),
        (["FISH"], "place Fishing"),
        (["4", "b3"], "plow b3"),
        (["plow", "B3"], "plow b3"),
        (["plow 1 field", "b3 b4", "plow b3"], "plow b3"),
        (["6", "2"], "take 1 clay 1 food"),
        (["laborer", "2"], "take 1 clay 1 food"),
        (["plow field", "b3"], "plow b3"),
        (["clay"], "place 1 Clay"),
    ],
)
def test_answers_may_be_short(run: Run, tmp_path: Path, answers: list[str], chosen: str) -> None:
    file = tmp_path / "game.txt"
    words = ("play", "--family", "--players", "1", "--seed", "5", "--save", str(file))
    run(*words, answers="\n".join(answers))
    assert choices(file)[-1] == f"1: {chosen}"


def test_every_command_of_the_help_answers(run: Run, tmp_path: Path) -> None:
    copy = tmp_path / "copy.txt"
    typed = f"help\nlist\nboard\nfarm\nmajors\ncoming\nscore\nscore all\nsave\nsave {copy}\nsave {copy}\nquit\n"
    code, said, complaints = run("play", "--seed", "5", answers=typed)
    assert (code, complaints) == (0, "")
    assert f"A copy is saved in {copy}" in said
    assert f"{copy} exists already" in said
    assert "stage 6: Renovation and Fences" in said


def test_an_existing_file_is_never_overwritten_by_a_new_game(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "precious.txt"
    file.write_text("mine")
    code, _, complaint = run("play", "--save", str(file))
    assert (code, file.read_text()) == (2, "mine")
    assert "exists already" in complaint


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("", "say what to do: play, games, serve, solo, campaign, settings, cards, replay, review, simulate, arena, "),
        ("dance", "invalid choice: 'dance'"),
        ("play --players two", "--players: 'two' should be a whole number from 1 on"),
        ("play --players 99999999999999999", "players is a whole number from 1 to 6, not"),
        ("play --edition new", "edition is original or revised, not 'new'"),
        ("play --edition revised --family", "family goes with edition original, but edition is revised"),
        ("play --side-job", "side-job goes with edition revised, but edition is original"),
        ("play --seats you,bob", "'bob' cannot sit at the table, use you or learner"),
        ("play --seats you,random --players 3", "--players says 3, but --seats names 2"),
        ("play --seed -1", "--seed: '-1' should be a whole number from 0 on"),
        ("play --save /no/such/folder/game.txt", "there is no folder /no/such/folder"),
        ("play --resume /no/such/file", "/no/such/file: the file cannot be read"),
        ("play --resume x --family", "--family is fixed when a game begins"),
        ("play --fly", "'--fly' means nothing to it; 'farmyard play --help'"),
        ("simulate --agents bob", "There is no computer player 'bob': use random"),
        (
            "simulate --agents random,random --players 3",
            "2 agents are named for a table of 3: name one, or one for each",
        ),
        ("simulate --jobs 0", "--jobs: '0' should be a whole number from 1 to 256"),
        ("simulate --games none", "--games: 'none' should be a whole number"),
        ("bench --seconds 0", "--seconds: '0' should be a number of seconds"),
    ],
)
def test_a_bad_command_is_one_sentence_and_exit_code_2(run: Run, words: str, sentence: str) -> None:
    code, said, complaint = run(*words.split())
    assert (code, said) == (2, "")
    assert sentence in complaint
    assert complaint.count("\n") == 1


def test_the_version_says_how_the_engine_was_built(run: Run) -> None:
    how = "compiled with mypyc" if farmyard.COMPILED else "plain Python"
    assert run("--version") == (0, f"farmyard {farmyard.__version__} ({how})\n", "")


def test_a_space_is_explained_by_its_name_or_number(run: Run) -> None:
    _, said, complaint = run(
        "play", "--seats", "you", "--seed", "1", answers="help fishing\nhelp 1\nhelp Moon\nscoring\n"
    )
    words = " ".join((said + complaint).split())
    assert "Fishing: Take everything that lies here. 1 food is added each round." in words
    assert "Build Rooms and Stables: Build any number of rooms" in words
    assert "there is no space 'Moon' on the board" in words
    assert "next point" in words
    assert "stone room 2, person 3; unused cell -1, begging card -3" in words
