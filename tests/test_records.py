"""Records: readable, complete, and refused with the line that is wrong.

The games in `tests/records` are played at random and frozen: each must replay to the scores in its
last line and be written today as it was written then. `python tests/test_records.py` plays them
anew, for when the rules or the notation change on purpose.
"""

import pickle
import re
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from farmyard import Agricola, BadRecord, FarmyardError, load, new_game, open_game, save, scores
from farmyard.agricola.position import position
from farmyard.agricola.settings import AgricolaSettings
from farmyard.agricola.setup import new_game as game_at
from farmyard.kernel import record
from farmyard.kernel.rng import Rng

FOLDER = Path(__file__).parent / "records"
GOLDEN = {
    "original-1": AgricolaSettings(players=1),
    "original-5": AgricolaSettings(players=5),
    "family-2": AgricolaSettings(family=True),
    "family-4": AgricolaSettings(family=True, players=4),
    "revised-2-side-job": AgricolaSettings(edition="revised", side_job=True),
    "revised-3-forest": AgricolaSettings(edition="revised", players=3, forest_deck=True, x_deck=True),
    "revised-4": AgricolaSettings(edition="revised", players=4),
    "revised-6": AgricolaSettings(edition="revised", players=6),
    "moor-1": AgricolaSettings(moor=1, players=1),
    "moor-3": AgricolaSettings(moor=1, players=3),
}
golden = pytest.mark.parametrize("name", GOLDEN)
steady = settings(deadline=None, derandomize=True, max_examples=150)


def golden_text(name: str) -> str:
    return (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


def with_scores(game: Agricola) -> str:
    return record.write(game) + f"# scores: {' '.join(map(str, scores(game)))}\n"


def replay(text: str) -> Agricola:
    game = record.read(text).replay(open_game)
    assert isinstance(game, Agricola)
    return game


def play_at_random(game: Agricola, seed: int) -> Agricola:
    dice = Random(seed)
    while game.decision is not None:
        exchanges = game.exchanges()
        game.play(dice.choice(exchanges if exchanges and dice.random() < 0.03 else game.decision.options))
    return game


# -- golden games ---------------------------------------------------------------------------------


@golden
def test_a_golden_game_replays_to_its_scores(name: str) -> None:
    *_, last = golden_text(name).splitlines()
    assert last == f"# scores: {' '.join(map(str, scores(replay(golden_text(name)))))}"


@golden
def test_a_golden_game_is_complete(name: str) -> None:
    game = replay(golden_text(name))
    assert game.over
    assert game.settings.fields() == GOLDEN[name].fields()


@golden
def test_a_golden_game_is_written_as_it_was(name: str) -> None:
    assert with_scores(replay(golden_text(name))) == golden_text(name)


@golden
def test_a_golden_game_is_readable(name: str) -> None:
    header, choices = golden_text(name).split("\n\n")
    assert all(re.fullmatch(r"[a-z -]+: [a-z0-9]+", line) for line in header.splitlines())
    assert all(re.fullmatch(r"[1-6]: [a-zA-Z0-9,()' -]{4,60}|# [a-z0-9:, -]+", line) for line in choices.splitlines())
    rounds = [line for line in choices.splitlines() if re.fullmatch(r"# round \d+, work", line)]
    assert rounds == [f"# round {number}, work" for number in range(1, 15)]


def test_the_golden_games_show_every_kind_of_choice() -> None:
    chosen = {choice.verb for name in GOLDEN for choice in replay(golden_text(name)).choices}
    assert chosen >= {"place", "take", "plow", "sow", "bake", "room", "stable", "enclose", "build", "keep"}
    assert chosen >= {"feed", "convert", "release", "done"}
    assert chosen >= {"special", "clear", "burn", "heat", "hold", "draw"}


# -- there and back -------------------------------------------------------------------------------


def test_a_record_says_who_chose_what_and_when() -> None:
    game = new_game(family=True, seed=7)
    game.play("place Fishing")
    game.play("place Plow 1 Field")
    game.play("plow b3")
    assert record.write(game) == SHORT


SHORT = """\
farmyard record: 1
game: agricola
rules: 2
edition: original
players: 2
family: yes
seed: 7

# round 1, work
1: place Fishing
2: place Plow 1 Field
2: plow b3
"""


def test_the_first_choices_can_be_replayed_alone() -> None:
    for number, options in ((0, "place Fishing"), (1, "place Fishing"), (2, "plow b3")):
        game = record.read(SHORT).replay(open_game, number)
        assert len(game.choices) == number
        assert (options in game.options) == (number != 1)


@pytest.mark.parametrize(
    "spelling",
    [
        lambda text: text.replace("\n", "\r\n"),
        lambda text: text.replace("\n1: ", "\n\n# Anna thinks\n 1 :   ").rstrip(),
        lambda text: text.replace("place Fishing", "PLACE  fishing"),
        lambda text: text.replace(": ", ":", 7).replace("farmyard record:", "farmyard record: "),
        lambda text: text.replace("seed: 7", "seed: 7\ntable seats: you, random"),
    ],
    ids=["line ends", "remarks and gaps", "case", "tight", "remarks of the table"],
)
def test_other_spellings_of_a_record_are_read(spelling: Callable[[str], str]) -> None:
    assert record.write(replay(spelling(SHORT))) == SHORT


def test_remarks_are_kept_for_whoever_reads_the_record() -> None:
    text = record.write(replay(SHORT), {"table seats": "you, random"})
    assert record.read(text).header["table seats"] == "you, random"
    assert record.write(replay(text)) == SHORT


def test_a_position_set_up_by_hand_has_no_record() -> None:
    with pytest.raises(FarmyardError, match="no beginning to record"):
        record.write(position())


def test_a_dealt_game_has_no_record_and_keeps_the_real_seed_to_itself() -> None:
    dealt = new_game(seed=7).determinize(0, Rng(1))
    with pytest.raises(FarmyardError):
        record.write(dealt)


# -- broken records -------------------------------------------------------------------------------

LINES = SHORT.splitlines()
MANY_DIGITS = "9" * 5000


def refusal(text: str) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        replay(text)
    return caught.value


def with_line(number: int, line: str) -> str:
    """The short record with another line in the place of one, counted from 1."""
    return "\n".join([*LINES[: number - 1], line, *LINES[number:]])


@pytest.mark.parametrize(
    ("number", "line", "because"),
    [
        (1, "", "no farmyard record: it should begin with 'farmyard record: 1'"),
        (1, "farmyard record: 2", "no farmyard record"),
        (1, "<html>", "no farmyard record"),
        (4, "edition original", "'edition original' is no header line: write 'key: value'"),
        (5, "edition: original", "'edition' is given twice"),
        (10, "place Fishing", "'place Fishing' is no choice: write it like '1: place Fishing'"),
        (10, "Anna: place Fishing", "is no choice"),
        (10, "-1: place Fishing", "is no choice"),
        (10, "1:", "is no choice"),
        (10, "2: place Fishing", "it is seat 1 that must choose, not seat 2"),
        (10, "0: place Fishing", "it is seat 1 that must choose, not seat 0"),
        (12, "1: plow b3", "it is seat 2 that must choose, not seat 1"),
        (10, "1: dance", "'dance' is no choice: it should begin with one of"),
        (10, "1: place Nowhere", "'place Nowhere' is not possible now: place a person on an action space"),
        (10, "1: place Fences", "Fences: this round card is still to come"),
        (12, "2: plow b1", "b1 is not empty and unfenced"),
    ],
)
def test_a_broken_line_is_named(number: int, line: str, because: str) -> None:
    refused = refusal(with_line(number, line))
    assert refused.line == number
    assert str(refused).startswith(f"line {number}: ")
    assert because in str(refused)


@pytest.mark.parametrize(
    ("number", "line", "because"),
    [
        (2, "game: chess", "there is no game 'chess'"),
        (3, "rules: 99", "it was played by rules version '99'"),
        (4, "edition: second", "edition is original or revised, not 'second'"),
        (5, "players: two", "players is a whole number from 1 to 6, not 'two'"),
        (5, "players: 7", "players is a whole number from 1 to 6, not '7'"),
        (6, "family: perhaps", "family is yes or no, not 'perhaps'"),
        (6, "weather: fine", "There is no setting 'weather'"),
        (7, "seed: -7", "the seed is a whole number from 0 on"),
    ],
)
def test_a_header_that_does_not_fit_is_named(number: int, line: str, because: str) -> None:
    refused = refusal(with_line(number, line))
    assert because in str(refused)
    assert refused.line == number


@pytest.mark.parametrize(
    ("number", "line"),
    [(5, f"players: {MANY_DIGITS}"), (7, f"seed: {MANY_DIGITS}"), (10, f"{MANY_DIGITS}: place Fishing")],
    ids=["players", "seed", "seat"],
)
def test_numbers_of_absurd_length_are_refused(number: int, line: str) -> None:
    assert str(refusal(with_line(number, line)))


@pytest.mark.parametrize("key", ["game", "rules", "seed"])
def test_a_header_must_say_which_game_it_was(key: str) -> None:
    text = "\n".join([line for line in LINES if not line.startswith(key)])
    assert "header does not fit" in str(refusal(text))


def test_a_first_line_alone_is_a_record_without_a_header() -> None:
    assert "header does not fit" in str(refusal("farmyard record: 1\n"))


def test_a_record_that_goes_on_after_the_end_is_refused() -> None:
    text = golden_text("original-1") + "1: place Fishing\n"
    refused = refusal(text)
    assert refused.line == len(text.splitlines())
    assert "the game is over, but the record goes on" in str(refused)


@steady
@given(st.text())
def test_any_text_is_a_record_or_a_refusal(text: str) -> None:
    for attempt in (text, f"farmyard record: 1\n{text}", f"{SHORT}{text}"):
        try:
            record.read(attempt).replay(open_game)
        except BadRecord as error:
            assert 0 <= error.line <= len(attempt.splitlines()) + 1  # noqa: PT017


@steady
@given(st.integers(1, len(LINES)), st.integers(0, 30), st.text(max_size=3))
def test_any_change_of_a_line_is_a_record_or_a_refusal(number: int, place: int, typo: str) -> None:
    line = LINES[number - 1]
    text = with_line(number, line[:place] + typo + line[place + 1 :])
    try:
        replay(text)
    except BadRecord as error:
        assert str(error)  # noqa: PT017


# -- files ----------------------------------------------------------------------------------------


def test_a_game_saved_is_loaded_as_it_was(tmp_path: Path) -> None:
    game = replay(SHORT)
    save(game, tmp_path / "game.txt")
    assert record.write(load(tmp_path / "game.txt")) == (tmp_path / "game.txt").read_text() == SHORT


def test_saving_again_replaces_the_file_and_leaves_nothing_else(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text("x" * 10**6)
    save(replay(SHORT), path)
    assert path.read_text() == SHORT
    assert list(tmp_path.iterdir()) == [path]


def test_a_write_that_fails_leaves_the_old_file_whole(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text("the old game")
    with pytest.raises(UnicodeEncodeError):
        record.save(replay(SHORT), path, {"table seats": "no text: \ud800"})
    assert path.read_text() == "the old game"
    assert list(tmp_path.iterdir()) == [path]


def test_a_replacement_that_fails_leaves_nothing_behind(tmp_path: Path) -> None:
    (tmp_path / "game.txt").mkdir()
    with pytest.raises(OSError, match="directory"):
        record.save(replay(SHORT), tmp_path / "game.txt")
    assert [path.name for path in tmp_path.iterdir()] == ["game.txt"]


def test_files_that_are_no_text_are_refused(tmp_path: Path) -> None:
    (tmp_path / "picture.png").write_bytes(b"\x89PNG\r\n\x1a\n\xff\xfe")
    with pytest.raises(BadRecord, match="line 1: this is no text, so it is no farmyard record"):
        load(tmp_path / "picture.png")


def test_files_that_cannot_be_read_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match="this is a folder, not a record"):
        load(tmp_path)
    with pytest.raises(BadRecord, match="the file cannot be read: No such file"):
        load(tmp_path / "nowhere.txt")


# -- playing the golden games anew ----------------------------------------------------------------


def most_telling_game(table: AgricolaSettings, seeds: range) -> Agricola:
    """Of many random games the one with the most kinds of choices, then the best scores."""
    games = [play_at_random(game_at(table, seed), seed) for seed in seeds]
    return max(games, key=lambda game: (len({choice.verb for choice in game.choices}), sum(scores(game))))


if __name__ == "__main__":
    for name, table in GOLDEN.items():
        (FOLDER / f"{name}.txt").write_text(with_scores(most_telling_game(table, range(1000))), encoding="utf-8")


@golden
def test_a_record_can_be_sent_to_another_process(name: str) -> None:
    there = record.read(golden_text(name))
    again = pickle.loads(pickle.dumps(there))
    assert (again.header, again.choices, again.torn) == (there.header, there.choices, there.torn)
