"""The Moor in the terminal, in views and in records, and computers that play it."""

import pickle
from pathlib import Path
from random import Random

import pytest

from farmyard import begin, load, new_game, save, view
from farmyard.agricola.position import P1, P2
from farmyard.agricola.settings import AgricolaSettings
from farmyard.ai.player import any_player
from farmyard.cli.draw.farm import farm, small_farm
from farmyard.cli.draw.glyphs import ASCII
from farmyard.cli.menu import Menu
from farmyard.kernel.seat import seats_of
from helpers import Run, Table, told
from random_games import play_out

FARM = """\
      1        2        3        4        5
  .        .        .        .        .        .
a   forest   forest
            on moor
  .        .        .        .        .        .
b   wooden    moor
    in bed
  .        .        .        .        .        .
c   wooden
   at home
  .        .        .        .        .        ."""
BEYOND = """\
      0        1        2        3        4        5
  .        .        .        .        .        .        .
a    moor

  .        .        .        .        .        .        .
b            wooden
            at home
  .        .        .        .        .        +--------+
c            wooden                            |        |
            at home                            |        |
           .        .        .        .        +        +
d                                       field  |        |
                                               |        |
                                      .        +--------+"""
TABLES = [
    AgricolaSettings(moor=1, players=1),
    AgricolaSettings(moor=1, players=2),
    AgricolaSettings(moor=1, players=5, fuel_variant=True),
    AgricolaSettings(moor=2, players=3, base_minors="EIK", hands="mulligan"),
    AgricolaSettings(moor=2, players=1, moor_decks="both"),
    AgricolaSettings(moor=3, players=4, decks="EIK", hands="draft", three_for_one=True),
    AgricolaSettings(moor=3, players=1, decks="E"),
]


def test_tiles_and_beds_are_drawn(table: Table) -> None:
    game = table(moor=1, tiles={P1: {"moor": "a2 b2", "forest": "a1 a2"}}, ill={P1: 1})
    player = view(game, P1).players[P1]
    assert "\n".join([line.plain.rstrip() for line in farm(player, ASCII)]) == FARM
    assert small_farm(player, ASCII)[1].plain.split() == ["fo", "fo"]


def test_a_farmyard_beyond_the_board_is_drawn_with_its_cells(table: Table) -> None:
    land = {"land": {P1: "a0 b0 d4 d5"}, "tiles": {P1: {"moor": "a0"}}, "fields": {P1: "d4"}}
    player = view(table(moor=1, pastures={P1: ("c5 d5",)}, **land), P1).players[P1]
    assert "\n".join([line.plain.rstrip() for line in farm(player, ASCII)]) == BEYOND
    assert player.beyond == ("d4", "d5", "a0", "b0")


def test_views_say_what_the_table_shows(table: Table) -> None:
    game = table(moor=1, tiles={P1: {"moor": "a2 b2", "forest": "a1 a2"}}, ill={P1: 1}, rooms={P1: "b1 c1 c2"})
    player = view(game, P2).players[P1]
    assert (player.tiles, player.buried) == ({"forest": ("a1", "a2"), "moor": ("b2",)}, {"a2": ("moor",)})
    assert (player.ill, player.needs) == (1, {"fuel": 3})
    base = view(table(), P1)
    assert (base.special_cards, base.players[P1].tiles, base.players[P1].needs) == ((), {}, {})


def test_special_actions_are_numbered_after_the_spaces(table: Table) -> None:
    menu = Menu(view(table(moor=1), P1))
    assert menu.placing
    assert menu.choice(str(len(menu.view.spaces) + 1)) == menu.instead[0].text
    assert menu.choice("7") == "place 3 Wood"
    assert menu.choice("hiring fair") == "special Hiring Fair"


def test_the_terminal_shows_special_cards_heating_and_horses(run: Run) -> None:
    answers = "special Horse Coper\nscore\nquit\n"
    _, said, complaint = run("play --moor 1 --seats you,random --seed 3", answers=answers)
    assert complaint == ""
    assert "Special action cards: 2A Fell Trees, Slash and Burn, Cut Peat (free)" in said
    assert "needs 2 fuel, has 0" in said
    assert "2B Horse Coper, Hiring Fair, Clandestine Work (You, face up)" in said
    assert "Animals 1 horse" in said
    assert "Horses" in said


def test_the_story_tells_of_cards_that_are_turned_up() -> None:
    game = new_game(players=1, moor=1, seed=5)
    clauses: list[str] = []
    while game.round < 2:
        clauses += [words for _, words in told(game, "place Infirmary")]
    assert any([words.startswith("Round 2") for words in clauses])


@pytest.mark.parametrize("settings", TABLES, ids=str)
def test_whole_games_keep_the_contract(settings: AgricolaSettings, tmp_path: Path) -> None:
    game = begin(settings, 11)
    copy = game.clone()
    chosen = play_out(game, Random(3))
    for choice in chosen:
        copy.play(choice)
    assert (copy.over, copy.scores()) == (True, game.scores())
    save(game, tmp_path / "game.txt")
    assert load(tmp_path / "game.txt").scores() == game.scores()
    copy.undo()
    assert pickle.loads(pickle.dumps(copy)) == copy


@pytest.mark.parametrize("settings", TABLES, ids=str)
def test_dealt_copies_can_be_played_out(settings: AgricolaSettings) -> None:
    game = begin(settings, 7)
    chooser = Random(5)
    while game.decision is not None:
        if chooser.random() < 0.02:
            copy = game.determinize(chooser.randrange(game.seats()), chooser)
            assert [player.tiles for player in copy.players] == [player.tiles for player in game.players]
            play_out(copy, chooser)
        game.play(chooser.choice(game.decision.options))


@pytest.mark.parametrize("level", ["random", "apprentice", "farmer", "master"])
@pytest.mark.parametrize("settings", [TABLES[0], TABLES[1], TABLES[5]], ids=str)
def test_computers_of_every_level_play_it(level: str, settings: AgricolaSettings) -> None:
    game = begin(settings, 5)
    player = any_player(level, "agricola", 1, 0.01)
    for _ in range(12):
        assert game.decision is not None
        game.play(player.choose(seats_of(game)[game.decision.seat]))
