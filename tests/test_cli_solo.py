"""`farmyard solo`: a series of games, each a little harder, kept in a file."""

import sys
from collections.abc import Callable
from io import StringIO
from pathlib import Path

import pytest

from farmyard import Agricola, begin, load, scores
from farmyard.agricola.content.catalogue import card_named, cards_for
from farmyard.agricola.state.card import OCCUPATION, Price
from farmyard.agricola.state.goods import goods
from farmyard.ai.player import RandomPlayer
from farmyard.campaigns import Try, target_of
from farmyard.cli.main import main
from farmyard.cli.series import Series, read_series
from farmyard.kernel import record
from farmyard.kernel.errors import FarmyardError
from farmyard.kernel.seat import Seat

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "series.txt"


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], file: Path) -> Run:
    """Run `farmyard solo` with answers from a pipe; gives the exit code, what it says and what it complains of."""

    def command(*words: str, answers: str = "") -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "stdin", StringIO(answers))
        code = main(["solo", "--series", str(file), *words])
        said = capsys.readouterr()
        return code, said.out, said.err

    return command


def nearly_over(series: Series, seed: int = 1) -> tuple[Agricola, str]:
    """A game of the series that lacks its last choice, saved as under way, and that choice."""
    game = begin(series.settings(), seed)
    for space in ("Occupation", "Lessons"):
        if f"place {space}" in game.options:
            game.play(f"place {space}")
    player = RandomPlayer(seed)
    while (decision := game.decision) is not None:
        game.play(player.choose(Seat(game, decision.seat)))
    last = game.choices[-1].text
    finished = game.clone()
    game.undo()
    series.now = series.new_record().name
    record.save(game, series.record())
    series.save()
    return finished, last


@pytest.fixture
def easy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Targets that a random player reaches."""
    for module in ("farmyard.cli.series", "farmyard.campaigns"):
        monkeypatch.setattr(f"{module}.TARGETS", (-200, -190, -180))


def test_targets_rise_as_printed_and_by_one_after_that() -> None:
    assert [target_of(game) for game in range(1, 12)] == [50, 55, 59, 62, 64, 65, 66, 67, 68, 69, 70]


def test_a_series_begins_and_goes_on_with_the_game_that_was_left(run: Run, file: Path) -> None:
    _, said, _ = run("--decks", "E", "--seed", "4", answers="place Fishing\n")
    assert "Game 1 of the solo series: reach 50 points." in said
    assert f"Go on with: farmyard solo --series {file}" in said
    assert file.read_text() == "farmyard solo series: 1\ndecks: E\n\nnow: series-game-1.txt\n"
    run(answers="place 3 Wood\n")
    game = load(file.with_name("series-game-1.txt"))
    assert [option.text for option in game.choices] == ["place Fishing", "place 3 Wood"]


def test_a_won_game_makes_an_occupation_permanent_and_gives_food(run: Run, file: Path, easy: None) -> None:
    game, last = nearly_over(Series(file, "E"))
    name = game.players[0].occupations[0].name
    food = (scores(game)[0] + 200) // 2
    _, said, _ = run(answers=f"{last}\ndance\n1\n")
    assert "Which of your occupations becomes permanent?" in said
    assert "answer with a number" in said
    assert f"{name} is permanent now." in said
    assert f"Next is game 2 with a target of -190 points, beginning with {food} food" in said
    run(answers="quit\n")
    following = load(file.with_name("series-game-2.txt"))
    assert isinstance(following, Agricola)
    assert following.settings.names("permanent") == (name,)
    assert following.settings.number("food") == food
    player = following.players[0]
    assert name in [card.name for card in player.cards]
    assert (len(player.occupations) + len(player.in_hand("occupation")), len(player.in_hand("minor"))) == (7, 7)


def test_the_choice_waits_for_who_leaves_before_it(run: Run, file: Path, easy: None) -> None:
    game, last = nearly_over(Series(file, "E"))
    _, said, _ = run(answers=f"{last}\n")
    assert "Choose when you go on with: farmyard solo" in said
    assert read_series(file).now == "series-game-1.txt"
    name = game.players[0].occupations[0].name
    run(answers=f"{name.upper()}\n")
    assert read_series(file).permanent == (name,)


def test_a_missed_game_is_tried_again_without_food(run: Run, file: Path) -> None:
    series = Series(file, "E", [Try(1, 50, 57, "Carpenter", "one.txt")])
    assert series.food == 3
    game, last = nearly_over(series)
    _, said, _ = run(answers=f"{last}\n")
    short = 55 - scores(game)[0]
    assert f"You have missed the target of 55 by {short} points: try game 2 again." in said
    after = read_series(file)
    assert (after.game, after.target, after.food, after.permanent) == (2, 55, 0, ("Carpenter",))


def test_with_seven_permanent_occupations_none_is_added(run: Run, file: Path, easy: None) -> None:
    names = tuple([card.name for card in cards_for("E", 1) if card.sort == OCCUPATION and card.on_play is None][:7])
    played = [Try(number, target_of(number), 0, name, "x.txt") for number, name in enumerate(names, 1)]
    _, last = nearly_over(Series(file, "E", played))
    _, said, _ = run(answers=f"{last}\n")
    assert "so none becomes permanent" in said
    assert read_series(file).permanent == names


def test_the_last_target_completes_the_series(run: Run, file: Path, easy: None) -> None:
    played = [Try(1, -200, 0, "Carpenter", "1.txt"), Try(2, -190, 0, "Baker", "2.txt")]
    _, last = nearly_over(Series(file, "E", played))
    _, said, _ = run(answers=f"{last}\n1\n")
    assert "the series is complete! You may still play on." in said
    assert "Next is game 4 with a target of -179 points" in said


def test_the_status_tells_every_game(run: Run, file: Path) -> None:
    Series(file, "EK", [Try(1, 50, 57, "Carpenter", "1.txt"), Try(2, 55, 40, "", "2.txt")]).save()
    code, said, _ = run("--status")
    rows = [line.strip("| ").split() for line in said.splitlines() if line.startswith("|")]
    assert code == 0
    assert ["1", "|", "50", "|", "57", "|", "Carpenter", "|", "1.txt"] in rows
    assert ["2", "|", "55", "|", "40", "|", "missed", "|", "2.txt"] in rows
    assert "Next is game 2 with a target of 55 points." in said


def test_a_new_series_keeps_the_old_one(run: Run, file: Path) -> None:
    Series(file, "E", [Try(1, 50, 57, "Carpenter", "1.txt")]).save()
    before = file.read_text()
    _, said, _ = run("--new", "--decks", "EIK")
    kept = [path for path in file.parent.iterdir() if path.read_text() == before]
    assert len(kept) == 1
    assert str(kept[0]) in said
    assert (read_series(file).decks, read_series(file).played) == ("EIK", [])


def test_a_file_that_is_no_series_is_left_alone(run: Run, file: Path) -> None:
    file.write_text("Dear diary")
    assert "this is no solo series" in run("--new")[2]
    assert [path.read_text() for path in file.parent.iterdir()] == ["Dear diary"]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("Dear diary\n", "line 1: this is no solo series"),
        ("farmyard solo series: 1\n", "line 2: 'decks: ' and the letters"),
        ("farmyard solo series: 1\ndecks: E\n\nI won!\n", "line 4: 'I won!' is no game"),
        ("farmyard solo series: 1\ndecks: E\n\ngame 1: 60 points of 40, nobody, x\n", "line 4: this should be game 1"),
        ("farmyard solo series: 1\ndecks: E\n\ngame 1: 9 points of 50, Tutor, x\n", "line 4: 9 points of 50 are"),
        ("farmyard solo series: 1\ndecks: E\n\ngame 1: 60 points of 50, Well, x\n", "line 4: 'Well' cannot become"),
        ("farmyard solo series: 1\ndecks: E\n\nnow: gone.txt\n", "gone.txt: the file cannot be read"),
    ],
)
def test_a_broken_series_is_one_sentence_with_its_line(run: Run, file: Path, text: str, sentence: str) -> None:
    file.write_text(text)
    code, said, complaint = run()
    assert (code, said, file.read_text()) == (2, "", text)
    assert sentence in complaint
    assert complaint.count("\n") == 1


def test_a_record_of_another_game_is_refused(run: Run, file: Path) -> None:
    series = Series(file, "E")
    nearly_over(series)
    series.decks = "EK"
    series.save()
    assert "this is not game 1 of the series" in run()[2]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("--status", "there is no series in"),
        ("--status --new", "--status only shows the series: leave --new out"),
        ("--decks none", "a solo series is about its occupations"),
        ("--decks X", "decks is some of E, I, K, A, B, L, like EIK, or none, not 'X'"),
    ],
)
def test_a_bad_command_changes_nothing(run: Run, file: Path, words: str, sentence: str) -> None:
    code, _, complaint = run(*words.split())
    assert (code, file.exists()) == (2, False)
    assert sentence in complaint


def test_what_a_series_has_fixed_is_not_asked_again(run: Run, file: Path) -> None:
    nearly_over(Series(file, "E"))
    assert "this series is played with decks E" in run("--decks", "EI")[2]
    assert "--seed is fixed when a game begins" in run("--seed", "3")[2]


def test_binary_is_no_series(file: Path) -> None:
    file.write_bytes(b"\xff\xfe")
    with pytest.raises(FarmyardError, match="this is no text"):
        read_series(file)


# -- the solo campaign of the revised edition -------------------------------------------------


def test_the_revised_edition_has_a_campaign_of_its_own(run: Run, file: Path) -> None:
    _, said, _ = run("--edition", "revised", answers="quit\n")
    assert "Game 1 of the solo campaign: reach 50 points." in said
    assert file.read_text() == "farmyard solo series: 1\ndecks: AB\nedition: revised\n\nnow: series-game-1.txt\n"
    assert load(file.with_name("series-game-1.txt")).settings.says("edition") == "revised"
    assert "is kept for the revised edition" in run("--edition", "original")[2]


def test_a_permanent_occupation_that_cannot_be_paid_is_told_and_noted(
    run: Run, file: Path, monkeypatch: pytest.MonkeyPatch, easy: None
) -> None:
    monkeypatch.setattr(card_named("revised-A:112"), "prices", (Price(goods("400 food")),))
    series = Series(file, "AB", [Try(1, -200, 0, "revised-A:112", "1.txt")], edition="revised")
    _, last = nearly_over(series)
    _, said, _ = run(answers=f"{last}\n1\n")
    assert "revised-A:112 could not be paid and is permanent no more." in said
    assert "lost: revised-A:112" in file.read_text().splitlines()
    after = read_series(file)
    assert (after.played[-1].lost, len(after.permanent)) == (("revised-A:112",), 1 if after.played[-1].kept else 0)


def test_a_loss_of_what_was_not_permanent_is_refused(run: Run, file: Path) -> None:
    file.write_text(
        "farmyard solo series: 1\ndecks: AB\nedition: revised\n\ngame 1: 60 points of 50, nobody, x\nlost: Baker\n"
    )
    assert "line 6: 'Baker' was no permanent occupation" in run()[2]
