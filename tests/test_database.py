"""Finished games as Parquet files: what the tables say is what happened, and nothing is ever half written."""

import json
import os
import re
import shlex
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from browsers import House, play_to_the_end, sqlite_at
from farmyard import Agricola, Game, open_game
from farmyard.cli.main import main
from farmyard.games import GAMES as KINDS
from farmyard.kernel import record
from farmyard.lab.arena import Meeting, games_of
from farmyard.lab.database import GAMES, SCHEMA, Database, Part, page
from farmyard.lab.played import Found, Played, played
from helpers import Run

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs/database.md"
TABLES = {"cards": ("agricola", "decks: EIK"), "draft": ("agricola", "decks: E, hands: draft"), "dice": ("express", "")}


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Some records of both games."""
    folder = tmp_path_factory.mktemp("records")
    for name, (game, words) in TABLES.items():
        (folder / name).mkdir()
        fields = dict([line.split(": ") for line in words.split(", ") if line])
        meeting = Meeting(KINDS[game].read({"players": "2", **fields}), ("random", "random"), records=folder / name)
        assert len(list(games_of(meeting, 3))) == 3
    return folder


@pytest.fixture(scope="module")
def database(records: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("database")
    assert main(["games", "export", str(records), "--to", str(folder)]) == 0
    return folder


def rows(database: Path, table: str, *columns: str) -> list[Any]:
    """The rows of a table in their order, all columns or some."""
    read = import_module("pyarrow.parquet").read_table(database / table, columns=list(columns) or None)
    return list(zip(*[column.to_pylist() for column in read.columns]))


def games_in(database: Path, records: Path) -> Iterator[tuple[int, Game]]:
    """The games of a database by their numbers, played again from the records they come from."""
    for number, source in rows(database, "games", "game", "source"):
        yield number, record.load(records.parent / source).replay(open_game)


def test_every_table_has_the_columns_that_are_declared(database: Path) -> None:
    for table, columns in SCHEMA.items():
        read = import_module("pyarrow.parquet").read_schema(database / table / "00001.parquet")
        assert read.names == [column.name for column in columns]


def test_games_replay_to_the_scores_of_the_database(database: Path, records: Path) -> None:
    for number, game in games_in(database, records):
        seats = rows(database, "seats", "game", "seat", "points", "won")
        best = game.winners()
        expected = [(points, 1 / len(best) if seat in best else 0) for seat, points in enumerate(game.scores())]
        assert [(points, won) for one, _, points, won in sorted(seats) if one == number] == expected


def test_the_choices_lead_to_the_same_game(database: Path, records: Path) -> None:
    choices = sorted(rows(database, "choices", "game", "number", "seat", "round", "text"))
    for number, game in games_in(database, records):
        own = [choice for choice in choices if choice[0] == number]
        assert [text for *_, text in own] == [option.text for option in game.choices]
        assert own[-1][3] == (14 if game.name == "agricola" else 6)


def test_the_points_of_all_categories_are_those_of_the_seat(database: Path) -> None:
    sums: Counter[tuple[int, int]] = Counter()
    for game, seat, points in rows(database, "scores", "game", "seat", "points"):
        sums[game, seat] += points
    assert sums == {(game, seat): points for game, seat, points in rows(database, "seats", "game", "seat", "points")}


def test_cards_are_those_that_were_held_and_played(database: Path, records: Path) -> None:
    cards = rows(database, "cards")
    for number, game in games_in(database, records):
        if not isinstance(game, Agricola):
            continue
        for seat, player in enumerate(game.players):
            own = {card: (held, round) for one, place, card, held, round in cards if (one, place) == (number, seat)}
            laid_out = {card.key for card in (*player.occupations, *player.improvements)}
            assert laid_out <= {card for card, (_, round) in own.items() if round is not None}
            assert {card.key for card in player.hand} <= {card for card, (held, _) in own.items() if held}
            assert len([card for card, (held, _) in own.items() if held]) >= 14


def test_families_have_grown_as_often_as_they_say(database: Path, records: Path) -> None:
    grew = {(game, seat): rounds for game, seat, rounds in rows(database, "seats", "game", "seat", "grew")}
    assert any(grew.values())
    for number, game in games_in(database, records):
        if isinstance(game, Agricola):
            assert [len(grew[number, seat]) for seat in range(2)] == [player.people - 2 for player in game.players]


def test_dice_games_tell_their_cards(database: Path) -> None:
    sorts = {card: sort for card, _, sort, deck, _ in rows(database, "catalogue.parquet") if deck == "express"}
    found = [(sorts[card], held, round) for _, _, card, held, round in rows(database, "cards") if card in sorts]
    assert {sort for sort, *_ in found} == {"improvement", "occupation"}
    assert {held for _, held, _ in found} == {False}
    assert {round for *_, round in found} <= set(range(1, 7))


def test_every_card_is_in_the_catalogue(database: Path) -> None:
    known = {card for card, *_ in rows(database, "catalogue.parquet")}
    assert {card for (card,) in rows(database, "cards", "card")} <= known


def test_golden_records_are_exported_with_their_settings(run: Run, tmp_path: Path) -> None:
    code, said, _ = run("games", "export", str(ROOT / "tests/records"), "--to", str(tmp_path / "db"), "--jobs", "2")
    assert (code, said.split(" game")[0]) == (0, str(len(list((ROOT / "tests/records").glob("*.txt")))))
    settings = [json.loads(words) for (words,) in rows(tmp_path / "db", "games", "settings")]
    assert len([chosen for chosen in settings if chosen.get("moor") == "1"]) == 2


def test_an_export_adds_what_is_new(run: Run, records: Path, tmp_path: Path) -> None:
    to = ("--to", str(tmp_path / "db"))
    assert "3 games added: " in run("games", "export", str(records / "dice"), *to)[1]
    assert "0 games added, 1 were there already" in run("games", "export", str(records / "dice/game-1.txt"), *to)[1]
    assert "6 games added, 3 were there already" in run("games", "export", str(records), *to)[1]
    assert sorted(rows(tmp_path / "db", "games", "game")) == [(number,) for number in range(1, 10)]


def test_processes_change_nothing(run: Run, records: Path, database: Path, tmp_path: Path) -> None:
    run("games", "export", str(records), "--to", str(tmp_path / "db"), "--jobs", "2")
    for table in SCHEMA:
        assert rows(tmp_path / "db", table) == rows(database, table)


def test_what_cannot_be_exported_is_passed_over_with_the_reason(run: Run, records: Path, tmp_path: Path) -> None:
    folder = tmp_path / "mixed"
    folder.mkdir()
    text = (records / "dice/game-1.txt").read_text()
    lines = text.splitlines(keepends=True)
    (folder / "unfinished.txt").write_text("".join(lines[:-4]))
    (folder / "shopping.txt").write_text("eggs\n")
    (folder / "older.txt").write_text(text.replace("rules: 1", "rules: 0"))
    (folder / "cheat.txt").write_text(text.replace("\n1: ", "\n1: fly "))
    (folder / "picture.png").write_text("not looked at")
    code, said, _ = run("games", "export", str(folder), "--to", str(tmp_path / "db"))
    assert (code, "4 passed over:" in said) == (0, True)
    assert "unfinished.txt: the game is not over" in said
    assert "shopping.txt: line 1: this is no farmyard record" in said
    assert "older.txt: line 3: the header does not fit: it was played by rules version '0'" in said
    assert "cheat.txt: line" in said


def test_names_are_written_on_request_only(run: Run, tmp_path: Path) -> None:
    save = tmp_path / "game.txt"
    run("play", "--game", "express", "--seats", "random,random", "--seed", "1", "--save", str(save))
    save.write_text(
        save.read_text().replace("table seats: random, random", "table seats: you, random\ntable names: Anna, Ben")
    )
    for names, expected in (
        ((), [("person", None), ("random", None)]),
        (("--names",), [("person", "Anna"), ("random", "Ben")]),
    ):
        to = tmp_path / f"db{len(names)}"
        run("games", "export", str(save), "--to", str(to), *names)
        assert rows(to, "seats", "player", "name") == expected


def test_an_export_that_was_ended_in_the_middle_leaves_nothing_half_written(records: Path, tmp_path: Path) -> None:
    found = [Found(path.name, record.load(path)) for path in sorted((records / "dice").glob("*.txt"))]
    part = Part(tmp_path, 1)
    part.add(1, played(found[0]))
    (tmp_path / "choices" / "00007.parquet").write_text("its games never came")
    assert not list(tmp_path.rglob("0*1.parquet"))
    database = Database(tmp_path)
    assert [path for path in tmp_path.rglob("*") if path.is_file()] == [tmp_path / "catalogue.parquet"]
    assert database.add(found).added == 3
    assert {path.parent.name for path in tmp_path.rglob("00001.parquet")} == set(SCHEMA)


def test_an_interrupt_keeps_what_has_been_read(records: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = [Found(path.name, record.load(path)) for path in sorted((records / "dice").glob("*.txt"))]

    def interrupted(one: Found) -> Played:
        if one is found[-1]:
            raise KeyboardInterrupt
        return played(one)

    monkeypatch.setattr("farmyard.lab.database.played", interrupted)
    report = Database(tmp_path).add(found)
    assert (report.added, report.interrupted) == (2, True)
    monkeypatch.undo()
    report = Database(tmp_path).add(found)
    assert (report.added, report.known) == (1, 2)


def test_a_whole_part_begins_another(records: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("farmyard.lab.database.GAMES_IN_A_PART", 2)
    found = [Found(path.name, record.load(path)) for path in sorted((records / "dice").glob("*.txt"))]
    Database(tmp_path).add(found)
    assert sorted([path.name for path in (tmp_path / GAMES).iterdir()]) == ["00001.parquet", "00002.parquet"]


def test_a_database_of_a_server_is_exported_without_being_changed(run: Run, tmp_path: Path) -> None:
    house = House(sqlite_at(tmp_path))
    table = house.table("here Anna", "random", game="express")
    anna = table.sit(0).until(lambda browser: browser.asks_me)
    anna.choose(anna.state["options"][0]["text"])
    anna.undo()
    play_to_the_end(anna)
    house.table("here Bert", "random", game="express")
    scores = table.info()["scores"]
    house.close()
    file = next(tmp_path.glob("*.sqlite3"))
    before = file.read_bytes()
    code, said, _ = run("games", "export", str(file), "--to", str(tmp_path / "db"))
    assert (code, said.split(":")[0]) == (0, "1 game added")
    assert rows(tmp_path / "db", "games", "source", "kind") == [(f"table {table.id}", "express")]
    assert rows(tmp_path / "db", "seats", "player", "points") == list(zip(("person", "random"), scores))
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    ("source", "complaint"),
    [
        ("nowhere", "there is no nowhere to export: name a folder, a saved game or the database of a server"),
        ("sqlite:///nowhere.sqlite3", "The database cannot be read: unable to open database file"),
        ("nonsense://here", "The database cannot be read: "),
    ],
)
def test_a_source_that_is_not_there_is_refused(run: Run, tmp_path: Path, source: str, complaint: str) -> None:
    code, _, said = run("games", "export", source, "--to", str(tmp_path / "db"))
    assert (code, complaint in said) == (2, True)


def test_without_pyarrow_it_is_said_how_to_get_it(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow.parquet", None)
    assert "pip install 'farmyard[data]'" in run("games", "export", "--to", str(tmp_path / "db"))[2]


def test_a_record_that_the_rules_refuse_has_no_rows() -> None:
    assert played(Found("here", record.Record({"game": "chess"}, []))) == Played(
        "here", "line 2: the header does not fit: there is no game 'chess'"
    )


# -- the page ---------------------------------------------------------------------------------


def test_the_page_has_the_columns_of_all_tables() -> None:
    written = PAGE.read_text(encoding="utf-8")
    assert page(written) == written, "write it anew with: python -m farmyard.lab.database docs/database.md"


def test_the_commands_and_questions_of_the_page_work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    os.symlink(ROOT / "examples", tmp_path / "examples")
    [block] = re.findall(r"^```\n(pip .*?)```", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    for command in block.splitlines()[1:-1]:
        words = shlex.split(command.replace("--games 200", "--games 4").replace("farmer,", "random,"))
        assert main(words[1:]) == 0
    asked = subprocess.run([sys.executable, *block.split()[-3:]], capture_output=True, text=True, check=True)
    assert "When families grow" in asked.stdout
    pictures = sorted((tmp_path / "pictures").glob("*.svg"))
    assert [path.stem for path in pictures] == ["cards", "categories", "growth", "openings"]
    assert pictures[-1].read_text().count("<rect") > 3
    subprocess.run([sys.executable, "-m", "doctest", str(PAGE)], check=True)
