"""Settings are declared once: what a table may choose, how it is written, and what goes together."""

import json
import pickle
from pathlib import Path

import pytest

import farmyard
from farmyard import AgricolaSettings, BadSettings, ExpressSettings, Settings, begin, load, save
from farmyard.agricola.position import position
from farmyard.cli.main import main
from farmyard.games import GAMES, open_game
from farmyard.kernel import record
from farmyard.kernel.settings import Choice, Fit, Letters, Names, Setting, Switch, Whole
from farmyard.lab.settings_page import page

CHOSEN: list[Settings] = [
    AgricolaSettings(),
    AgricolaSettings(edition="revised", players=3, side_job=True),
    AgricolaSettings(players=1, decks="kie", permanent=("Tutor", "Mason"), food=4),
    AgricolaSettings(players=4, decks="EIK", hands="draft", three_for_one=True),
    ExpressSettings(players=2, dice="1122 1221 222", free_pastures=True),
]


@pytest.mark.parametrize("settings", CHOSEN, ids=str)
def test_settings_are_read_back_from_the_words_of_a_record(settings: Settings) -> None:
    header = record.read(record.write(begin(settings, 3))).header
    assert open_game(header).settings.chosen == settings.chosen


@pytest.mark.parametrize("settings", CHOSEN, ids=str)
def test_settings_can_be_handed_to_another_process(settings: Settings) -> None:
    there = pickle.loads(pickle.dumps(settings))
    assert (type(there), there.chosen) == (type(settings), settings.chosen)


def test_what_is_as_usual_is_not_written() -> None:
    assert AgricolaSettings(decks="", hands="deal", family=False).fields() == {"edition": "original", "players": "2"}


def test_words_and_values_of_python_mean_the_same() -> None:
    said = AgricolaSettings(players="1", decks="I,e", permanent="Tutor,Mason", **{"three-for-one": "yes"})
    meant = AgricolaSettings(players=1, decks="EI", permanent=("Tutor", "Mason"), three_for_one=True)
    assert said.chosen == meant.chosen
    assert (meant.players, meant.on("three-for-one"), meant.names("permanent")) == (1, True, ("Tutor", "Mason"))


def test_every_setting_can_be_given_to_a_position() -> None:
    game = position(seats=3, edition="revised", side_job=True)
    assert "place Side Job" in position(edition="revised", side_job=True, goods={0: "1 wood"}).options
    assert game.settings.fields() == {"edition": "revised", "players": "3", "side-job": "yes"}
    with pytest.raises(BadSettings, match="no setting 'good': use edition, players"):
        position(good={0: "1 wood"})  # type: ignore[arg-type]


@pytest.mark.parametrize("game", GAMES)
def test_every_setting_names_others_that_there_are_and_is_explained(game: str) -> None:
    declared = GAMES[game].declared()
    names = [setting.name for setting in declared]
    assert len(set(names)) == len(names)
    for setting in declared:
        assert setting.read(setting.usual) == setting.usual
        assert setting.help[0].isupper()
        for fit in [*setting.fits, *setting.only.values()]:
            [other] = [other for other in declared if other.name == fit.name]
            assert all(other.read(word) == word for word in fit.words)


SHADE = Choice("shade", "Shade", "Which", {"dark": "Dark", "light": "Light"})
SOME: list[Setting] = [
    SHADE,
    Switch("loud", "Loud", "Whether", (Fit("shade", "dark"),)),
    Whole("size", "Size", "How large", 3, 1, 9),
    Letters("packs", "Packs", "Which", {"A": "First", "B": "Second"}),
    Names("guests", "Guests", "Who"),
]


@pytest.mark.parametrize(
    ("number", "word", "meant"),
    [(0, "LIGHT", "light"), (1, "Yes", "yes"), (2, "007", "7")]
    + [(3, "b, a", "AB"), (3, "none", ""), (4, " Ann ,, Bob", "Ann, Bob")],
)
def test_a_word_may_be_spelled_in_other_ways(number: int, word: str, meant: str) -> None:
    assert SOME[number].read(word) == meant


@pytest.mark.parametrize(
    ("number", "word", "reason"),
    [
        (0, "grey", "shade is dark or light, not 'grey'"),
        (1, "perhaps", "loud is yes or no, not 'perhaps'"),
        (2, "0", "size is a whole number from 1 to 9, not '0'"),
        (2, "٣", "size is a whole number from 1 to 9, not '٣'"),
        (3, "AC", "packs is some of A, B, like AB, or none, not 'AC'"),
    ],
)
def test_a_word_is_refused_with_what_would_be_right(number: int, word: str, reason: str) -> None:
    with pytest.raises(BadSettings, match=reason) as refused:
        SOME[number].read(word)
    assert refused.value.setting == SOME[number].name


@pytest.mark.parametrize(
    ("chosen", "reason"),
    [
        ({"players": 6}, "players 6 goes with edition revised, but edition is original"),
        ({"decks": "AEB"}, "decks AB goes with edition revised, but edition is original"),
        ({"decks": "AE", "edition": "revised"}, "decks E goes with edition original, but edition is revised"),
    ],
)
def test_some_words_of_a_setting_go_only_with_others(chosen: dict[str, str], reason: str) -> None:
    with pytest.raises(BadSettings, match=reason):
        AgricolaSettings(**chosen)


def test_the_command_says_which_words_go_with_what(capsys: pytest.CaptureFixture[str]) -> None:
    main(["settings", "--json"])
    decks = next(each for each in json.loads(capsys.readouterr().out)["agricola"] if each["name"] == "decks")
    assert (decks["only"]["E"], decks["only"]["A"]) == ({"edition": ["original"]}, {"edition": ["revised"]})
    main(["settings", "--game", "agricola"])
    assert "6 only with" in capsys.readouterr().out


def test_a_game_knows_its_settings_when_it_is_loaded(tmp_path: Path) -> None:
    save(begin(CHOSEN[1], 5), tmp_path / "game.txt")
    assert load(tmp_path / "game.txt").settings.on("side-job")


def test_the_command_lists_what_people_may_choose(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["settings", "--json"]) == 0
    listed = json.loads(capsys.readouterr().out)
    family = next(setting for setting in listed["agricola"] if setting["name"] == "family")
    assert (family["kind"], family["usual"], family["goes_with"]) == ("yes-no", "no", {"edition": ["original"]})
    assert "food" not in [setting["name"] for setting in listed["agricola"]]
    assert main(["settings", "--game", "agricola"]) == 0
    assert "draft-8: Drafted" in " ".join(capsys.readouterr().out.split())
    assert main(["settings", "--game", "express"]) == 0
    assert "weighted" in capsys.readouterr().out


@pytest.mark.parametrize("game", GAMES)
def test_the_command_line_takes_every_setting(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    main(["play", "--help"])
    told = capsys.readouterr().out.split()
    for setting in GAMES[game].declared():
        assert (f"--{setting.name}" in told) == bool(setting.label)


def test_settings_belong_to_the_public_face() -> None:
    assert {"Settings", "AgricolaSettings", "ExpressSettings", "BadSettings"} <= set(farmyard.__all__)


def test_the_page_of_settings_is_up_to_date() -> None:
    written = Path(__file__).parent.parent / "docs" / "settings.md"
    assert written.read_text(encoding="utf-8") == page(), "run `make docs`"
