"""What a person sees who sits at a terminal."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from farmyard import new_game, view
from farmyard.agricola.position import P1, P2
from farmyard.ai.advice import Advice, advice
from farmyard.ai.player import RandomPlayer
from farmyard.cli.draw.glyphs import BOX
from farmyard.cli.draw.options import hint_lines
from farmyard.cli.draw.table import layouts, situation
from farmyard.cli.menu import Menu
from farmyard.kernel.seat import Seat
from helpers import Run, Table, plain

AtScreen = Callable[..., str]
ROWS = 24
_CODES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\r")


def screens(written: str) -> list[list[str]]:
    """What stood on the screen at each prompt, line by line without colours; the prompt is the last line."""
    return [part.splitlines() for part in re.split(r"(?<=\n> )", _CODES.sub("", written))]


def test_a_newcomer_presses_enter_and_plays(at_screen: AtScreen, tmp_path: Path) -> None:
    seen = screens(at_screen("play", answers="\nfishing\n"))
    assert "First game" in "\n".join(seen[0])
    assert len(seen[0]) <= ROWS - 8
    assert "Where do you send a person?" in seen[1]
    (file,) = (tmp_path / "farmyard").glob("*.txt")
    assert "side-job: yes" in file.read_text()
    assert "table seats: learner, apprentice" in file.read_text()


def test_a_game_that_was_left_comes_first(at_screen: AtScreen) -> None:
    at_screen("play", answers="\nfishing\n")
    seen = screens(at_screen("play", answers="\n"))
    assert any(["1  Go on" in line and "round 1" in line for line in seen[0]])
    assert any(["You go to Fishing" in line for line in screens(at_screen("play", answers="\nlog\n"))[2]])


@pytest.mark.parametrize(
    ("answers", "game"),
    [
        ("2\n", "family: yes"),
        ("3\n", "decks: EIK"),
        ("4\nAnna, Ben\n", "table names: Anna, Ben"),
        ("4\nAnna\n4\nAnna, Ben, Cleo\n", "players: 3"),
        ("9\n6\n", "game: express"),
    ],
)
def test_the_other_tables_are_a_number_away(at_screen: AtScreen, tmp_path: Path, answers: str, game: str) -> None:
    at_screen("play", answers=answers)
    (file,) = (tmp_path / "farmyard").glob("*.txt")
    assert game in file.read_text().splitlines()


def test_whoever_says_what_to_play_is_not_asked(at_screen: AtScreen, run: Run) -> None:
    assert "What would you like to play?" not in at_screen("play", "--family")
    assert "What would you like to play?" not in run("play")[1]


def test_a_turn_fits_a_small_screen_in_every_round(at_screen: AtScreen, tmp_path: Path) -> None:
    game = new_game(family=True, seed=3)
    players = [RandomPlayer(seed) for seed in range(2)]
    while game.decision is not None:
        game.play(players[game.decision.seat].choose(Seat(game, game.decision.seat)))
    answers = "".join([f"{option.text}\n" for option in game.choices])
    written = at_screen("play", "--family", "--seats", "you,you", "--seed", "3", answers=answers)
    turns = [screen for screen in screens(written) if any(["Where do you send a person?" in line for line in screen])]
    assert len(turns) > 50
    assert max([len(screen) for screen in turns]) <= ROWS
    assert all([any([f"Round {round} of 14" in "\n".join(turn) for turn in turns]) for round in range(1, 15)])


def test_the_board_stays_on_a_small_screen_however_much_has_happened(at_screen: AtScreen) -> None:
    answers = "".join([f"{number}\n" for _ in range(8) for number in range(2, 27)])
    words = ("--seats", "you,random,random,random,random", "--seed", "3")
    turns = [
        screen[-ROWS:]
        for screen in screens(at_screen("play", "--family", *words, answers=answers))
        if "Where do you send a person?" in screen
    ]
    assert any(["Round 5 of 14" in line for turn in turns for line in turn])
    assert all([any([line.startswith(" 1 ") for line in turn]) for turn in turns])


def test_round_harvest_and_food_stand_right_above_the_question(at_screen: AtScreen) -> None:
    lines = screens(at_screen("play", "--family", "--players", "1", "--seed", "1"))[0]
    asked = lines.index("Where do you send a person?")
    assert "Round 1 of 14 · stage 1 · harvest after round 4 · needs 6 food, has 0" in lines[asked - 1]
    assert lines[-1] == "> "


def test_the_food_owed_is_that_of_whoever_is_asked(table: Table) -> None:
    game = table(goods={P1: "9 food", P2: "1 food"})
    assert "needs 4 food, has 9" in situation(view(game, P1), BOX).plain


def test_the_smallest_table_still_shows_every_space_and_what_its_player_has(table: Table) -> None:
    game = table(seats=5, round=14, goods={P1: "3 wood 2 food"}, spaces={"Fishing": "7 food"})
    smallest = plain(layouts(view(game, P1), P1, 80, BOX)[-1])
    assert all([space.name in smallest for space in view(game, P1).spaces])
    assert "Fishing 7 food" in smallest
    assert "3 wood 2 food" in smallest


# -- others -----------------------------------------------------------------------------------


def test_a_person_sees_that_the_computer_is_thinking(at_screen: AtScreen) -> None:
    written = at_screen("play", "--family", "--seats", "you,random", "--seed", "1", answers="fishing\n")
    assert "Random is thinking" in written
    assert "\r\x1b[2K" in written or "\x1b[2K" in written


def test_a_pipe_does_not_hear_of_it(run: Run) -> None:
    assert "is thinking" not in run("play", "--family", "--seats", "you,random", answers="fishing\n")[1]


def test_computers_are_called_by_their_level_and_people_by_their_names(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    words = ("play", "--family", "--seats", "you,random,you,random", "--names", "Anna,Ben", "--save", str(file))
    said = run(*words, "--seed", "1", answers="fishing\n3 wood\n")[1]
    assert "Anna, it is your turn." in said
    assert "Anna goes to Fishing" in said
    assert "Random 2 goes to" in said
    assert "Ben, it is your turn." in run("play", "--resume", str(file))[1] + said
    assert "Anna: place Fishing" in run("replay", "--all", str(file))[1]


@pytest.mark.parametrize(
    ("names", "sentence"),
    [
        ("Anna", "'Anna' is 1 name, but 2 people sit at the table"),
        ("Anna,Anna", "'Anna' should be a name of its own"),
        ("Anna,", "'' should be a name of its own"),
        (f"Anna,{'n' * 21}", "with up to 20 letters"),
    ],
)
def test_names_that_do_not_fit_are_refused(run: Run, names: str, sentence: str) -> None:
    code, _, complaint = run("play", "--family", "--seats", "you,you", "--names", names)
    assert (code, sentence in complaint) == (2, True)


def test_a_card_that_somebody_else_plays_is_explained(run: Run) -> None:
    game = new_game(decks="E", seed=5)
    first, second = view(game, P1).hand[0], view(game, P2).hand[0]
    answers = f"place Occupation\n\nplay {first.name}\nplace Fishing\n"
    said = run("play", "--decks", "E", "--seed", "5", "--seats", "you,you", answers=answers)[1]
    told = " ".join(said.split("Player 2, it is your turn.")[0].split())
    assert f"Player 1 goes to Occupation, plays {first.name}" in told
    assert f"{first.name}: {first.text}" in told
    assert second.text not in " ".join(said.split())


# -- hidden hands -----------------------------------------------------------------------------


@pytest.mark.parametrize("answers", ["\nfishing\n", "\nquit\n"])
def test_cards_do_not_stay_in_the_scrollback_of_a_shared_screen(at_screen: AtScreen, answers: str) -> None:
    shown = view(new_game(decks="E", seed=5), P1).hand[0].name
    written = at_screen("play", "--decks", "E", "--seed", "5", "--seats", "you,you", answers=answers)
    before, wiped, after = written.rpartition("\x1b[3J")
    assert wiped
    assert shown in before
    assert shown not in after


# -- hints ------------------------------------------------------------------------------------


def test_hints_name_up_to_three_spaces_with_what_they_are_behind(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("farmyard.cli.session.advice", lambda seat, seconds, seed: advice(seat, seconds, seed, nodes=8))
    words = ("play", "--family", "--seats", "you,random", "--seed", "1")
    found = re.findall(r"A master would consider: (.*)", run(*words, "--hints", answers="fishing\n")[1])
    assert len(found) == 2
    assert all([1 <= len(line.split(" - ")) <= 3 for line in found])
    assert "A master would consider" not in run(*words, answers="fishing\n")[1]
    assert "A master would consider" in run(*words, answers="hint\n")[1]


def test_a_hint_is_numbered_as_the_board(table: Table) -> None:
    menu = Menu(view(table(), P1))
    found = [("place Fishing", 0.0), ("place Plow 1 Field", 0.0), ("place 3 Wood", -1.25)]
    drawn = plain(hint_lines(menu, found, BOX))
    assert drawn == "A master would consider: 10 Fishing best · 4 Plow 1 Field even · 7 3 Wood -1.2"


def test_whoever_gives_hints_thinks_as_long_as_it_is_told(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[float] = []

    def considered(seat: Seat, seconds: float, seed: int) -> list[Advice]:
        told.append(seconds)
        return []

    monkeypatch.setattr("farmyard.cli.session.advice", considered)
    run("play", "--family", "--seats", "you,random", "--hints", "--seconds", "0.25")
    assert told == [0.25]


def test_hints_with_dice_are_numbered_as_the_options(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("farmyard.cli.session.advice", lambda seat, seconds, seed: advice(seat, 0.0, seed))
    words = ("play", "--game", "express", "--seats", "you,random", "--seed", "1")
    said = run(*words, "--hints")[1]
    number, text = re.findall(r"A master would consider: (\d+) (.*?) best", said)[0]
    assert re.search(rf"^ +{number} {text}", said, re.MULTILINE)
    assert "A master would consider" not in run(*words)[1]
    assert "A master would consider" in run(*words, answers="hint\n")[1]


def test_a_master_at_the_table_thinks_as_long_as_it_is_told(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[float] = []

    def player(kind: str, game: str, seed: int, seconds: float, in_company: bool) -> RandomPlayer:
        told.append(seconds)
        return RandomPlayer(seed)

    monkeypatch.setattr("farmyard.cli.seats.any_player", player)
    run("play", "--family", "--seats", "you,master", "--seconds", "0.25")
    assert told == [0.25]


def test_long_lines_are_parted_between_words(at_screen: AtScreen) -> None:
    written = at_screen("arena", "--games", "1", "--family", "--players", "random,apprentice", "--seconds", "0.1")
    told = [line.rstrip() for line in _CODES.sub("", written).splitlines()]
    assert max([len(line) for line in told]) <= 80
    assert sum(["Family members" in " ".join(two) for two in zip(told, [*told[1:], ""])]) >= 2
