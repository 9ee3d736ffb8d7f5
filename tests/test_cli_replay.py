"""`farmyard replay`: records that lead somewhere, and files that do not."""

from pathlib import Path

import pytest

import farmyard
from farmyard.ai.player import RandomPlayer
from farmyard.cli.main import main
from farmyard.cli.replay import Replay
from farmyard.kernel import record
from farmyard.kernel.errors import FarmyardError
from farmyard.kernel.seat import Seat


def played(seed: int = 2) -> farmyard.Agricola:
    game = farmyard.new_game(family=True, seed=seed)
    player = RandomPlayer(seed)
    while (decision := game.decision) is not None:
        game.play(player.choose(Seat(game, decision.seat)))
    return game


@pytest.fixture(scope="module")
def reading() -> Replay:
    return Replay(played())


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.txt"
    record.save(played(), path)
    return path


def test_a_piped_replay_prints_the_farms_and_the_scoring(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = file.read_bytes()
    assert main(["replay", str(file)]) == 0
    said = capsys.readouterr().out
    assert "The end of the game" in said
    assert "Unused cells" in said
    assert "\x1b" not in said
    assert file.read_bytes() == before


def test_a_replay_can_stop_early(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(file), "--to", "1"]) == 0
    said = capsys.readouterr().out
    assert "Round 1 of 14" in said
    assert "The game is not over" in said


def test_all_choices_are_printed_under_their_rounds(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(file), "--all"]) == 0
    lines = capsys.readouterr().out.splitlines()
    game = played()
    assert lines[0] == "Round 1"
    assert lines[1] == f"   1  Player 1: {game.choices[0].text}"
    assert len([line for line in lines if line.startswith("Round ")]) == 14
    assert len([line for line in lines if ": " in line and line[:4].strip().isdigit()]) == len(game.choices)


def test_stepping_goes_on_back_and_to_choices_and_rounds(reading: Replay) -> None:
    assert reading.target("", 0) == 1
    assert reading.target("b", 1) == 0
    assert reading.target("b", 0) == 0
    assert reading.target("12", 0) == 12
    assert reading.target("", reading.last) == reading.last
    assert reading.at(reading.target("r 5", 0)).round == 5
    assert reading.at(reading.target("r 5", 0) - 1).round == 4


@pytest.mark.parametrize("answer", ["999999", "r 15", "r x", "r", "dance"])
def test_stepping_nowhere_is_explained(reading: Replay, answer: str) -> None:
    with pytest.raises(FarmyardError):
        reading.target(answer, 0)


@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        (lambda text: "Dear diary\n", "line 1: this is no farmyard record"),
        (lambda text: "", "line 1: this is no farmyard record"),
        (lambda text: text.replace("rules: 2", "rules: 99"), "line 3: the header does not fit: it was played"),
        (lambda text: text.replace("seed: 2", "seed: 2\ntable seats: you"), "line 8: 'you' should name 2 seats"),
        (lambda text: text.replace("players: 2", "players: 9"), "players is a whole number from 1 to 6, not '9'"),
        (lambda text: text.replace("1: place", "1: teleport", 1), "line 10: 'teleport"),
        (lambda text: text.replace("1: place", "2: place", 1), "line 10: it is seat 1 that must choose"),
        (lambda text: "\n".join(text.splitlines()[:12]) + "\n1\n", "line 13: '1' is no choice"),
        (lambda text: text + "1: place Fishing\n", "the game is over, but the record goes on"),
    ],
)
def test_a_broken_file_is_one_sentence_with_its_line(
    file: Path, capsys: pytest.CaptureFixture[str], spoil: object, sentence: str
) -> None:
    assert callable(spoil)
    spoilt = spoil(file.read_text())
    file.write_text(spoilt)
    for words in (["replay", str(file)], ["play", "--resume", str(file)]):
        assert main(words) == 2
        said = capsys.readouterr()
        assert said.out == ""
        assert sentence in said.err
        assert said.err.count("\n") == 1
    assert file.read_text() == spoilt


def test_an_illegal_choice_is_refused_with_its_line(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = file.read_text().splitlines()
    place = next(number for number, line in enumerate(lines) if line.startswith("2: place"))
    lines[place] = lines[place - 1].replace("1: ", "2: ")
    file.write_text("\n".join(lines))
    assert main(["replay", str(file)]) == 2
    assert f"line {place + 1}: " in capsys.readouterr().err


def test_binary_is_no_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "picture.png"
    file.write_bytes(b"\x89PNG\r\n\xff\xfe")
    assert main(["replay", str(file)]) == 2
    assert "picture.png: line 1: this is no text" in capsys.readouterr().err


def test_too_far_is_refused(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(file), "--to", "5000"]) == 2
    assert f"the record has {len(played().choices)} choices" in capsys.readouterr().err


def test_a_replay_shows_how_hands_were_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = farmyard.new_game(decks="E", hands="mulligan", seed=2)
    game.play("discard all occupations")
    file = tmp_path / "hands.txt"
    farmyard.save(game, file)
    assert main(["replay", str(file)]) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert "Before the game" in said
    assert "Round 0" not in said
    assert all([card.text in said for card in game.players[0].hand])
    assert main(["replay", str(file), "--all"]) == 0
    assert capsys.readouterr().out.splitlines()[0] == "Before the game"
