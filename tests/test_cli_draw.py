"""The pictures of the terminal: farmyards, board and table, as plain text."""

from pathlib import Path

import pytest
from rich.console import Console, Group, RenderableType

from farmyard import Agricola, view
from farmyard.agricola.content.catalogue import card_named
from farmyard.agricola.position import P1, P2
from farmyard.cli.draw.board import board
from farmyard.cli.draw.farm import farm, small_farm
from farmyard.cli.draw.glyphs import ASCII, BOX
from farmyard.cli.draw.options import all_options, menu_lines
from farmyard.cli.draw.scoring import verdict
from farmyard.cli.draw.table import whole_table
from farmyard.cli.menu import Menu
from farmyard.cli.picture import picture
from helpers import Table, note
from quarry import quarry
from woods import woods

FARM = """\
      1        2        3        4        5
  ·        ·        ·        ·        ·        ·
a    clay    field
   at home  3 grain
  ·        ·        ·        ┏━━━━━━━━━━━━━━━━━┓
b    clay    stable          ┃ stable          ┃
   at home  1 cattle         ┃5 sheep          ┃
  ·        ·        ·        ┣━━━━━━━━┓        ┃
c    clay                    ┃        ┃        ┃
   newborn                   ┃ 2 boar ┃        ┃
  ·        ·        ·        ┗━━━━━━━━┻━━━━━━━━┛"""

SMALL_FARM = """\
.   .   .   .   .   .
  C   3g
.   .   .   +---+---+
  C  ^1c    |^5s    |
.   .   .   +---+   +
  C         | 2b|   |
.   .   .   +---+---+"""


@pytest.fixture
def farmed(table: Table) -> Agricola:
    return table(
        goods={P1: "5 sheep 2 boar 1 cattle"},
        house={P1: "clay hut"},
        rooms={P1: "a1 b1 c1"},
        crops={P1: {"a2": "3 grain"}},
        stables={P1: "b2 b4"},
        pastures={P1: ("b4 b5 c5", "c4")},
        people={P1: 3},
        newborns={P1: 1},
    )


def plain(thing: RenderableType, width: int) -> list[str]:
    console = Console(width=width, force_terminal=False)
    with console.capture() as drawn:
        console.print(thing)
    return [line.rstrip() for line in drawn.get().splitlines()]


def test_the_picture_in_the_docs_is_what_a_player_sees() -> None:
    drawn = Path(__file__).parents[1] / "docs" / "terminal.svg"
    assert drawn.read_text() == picture(), "draw it anew with: python -m farmyard.cli.picture docs/terminal.svg"


def test_a_farm_shows_fences_rooms_fields_stables_animals_and_family(farmed: Agricola) -> None:
    lines = farm(view(farmed, P1).players[P1], BOX)
    assert "\n".join([line.plain.rstrip() for line in lines]) == FARM


def test_a_small_farm_shows_the_same_in_letters(farmed: Agricola) -> None:
    lines = small_farm(view(farmed, P2).players[P1], ASCII)
    assert "\n".join([line.plain.rstrip() for line in lines]) == SMALL_FARM


def test_a_child_without_a_room_is_still_drawn(table: Table) -> None:
    game = table(people={P1: 3}, newborns={P1: 1})
    assert "+newborn" in farm(view(game, P1).players[P1], ASCII)[9].plain


def test_the_board_shows_goods_users_and_obstacles(table: Table) -> None:
    game = table(family=True, used={"Fishing": P2}, spaces={"3 Wood": "6 wood"})
    drawn = "\n".join(plain(board(view(game, P1), 80), 80))
    assert " 7 3 Wood                        6 wood" in drawn
    assert "10 Fishing                     Player 2" in drawn
    assert "a room: 5 wood 2 reed missing" in drawn


def test_what_aliens_bring_is_shown(table: Table) -> None:
    game = quarry(
        table, seats=2, beside=("Candy Trail", "Watch Out for the Jets!"), played={P1: ("Furry Friends",)},
        tiles={P1: {"crop circle": "a5"}},
    )  # fmt: skip
    note(game, P1, "Furry Friends").goods = 2
    note(game, P1, "Candy Trail").goods = 3
    game.lay_tokens(0, card_named("Candy Trail"))
    drawn = "\n".join(plain(whole_table(view(game, P1), P1, 120, BOX), 120))
    for words in (
        "X deck: 21 left",
        "1 candy",
        "Furry Friends [2 Woozles]",
        "Candy Trail [3 candies]",
        "crop",
        "circle",
    ):
        assert words in drawn
    assert "Reconstructed: the printed text is not known to us." in " ".join(drawn.split())


def test_what_comes_out_of_the_forest_is_shown(table: Table) -> None:
    game = woods(
        table, beside=("Fairy Ring", "Land of Cockaigne"), played={P1: ("Revenant", "The Witch")},
        goods={P1: "1 llama 4 fairy"}, tiles={P1: {"burnt cell": "a5"}}, used={"Land of Cockaigne": P2},
    )  # fmt: skip
    note(game, P1, "Revenant").goods = 1
    drawn = " ".join("\n".join(plain(whole_table(view(game, P1), P1, 120, BOX), 120)).split())
    for words in ("Forest deck: 22 left", "4 fairy", "1 llama in the house", "Revenant [1 undead]", "burnt", "1 fairy"):
        assert words in drawn


@pytest.mark.parametrize(("width", "seats"), [(80, 2), (80, 5), (120, 2), (120, 5), (200, 4)])
def test_the_table_fits_the_width(table: Table, width: int, seats: int) -> None:
    lines = plain(whole_table(view(table(seats=seats), P1), P1, width, BOX), width)
    assert max([len(line) for line in lines]) <= width
    assert len(lines) < 62


def test_hundreds_of_pastures_are_summed_up_in_a_few_lines(table: Table) -> None:
    game = table(cards=("Fences",), goods={P1: "15 wood"})
    game.play("place Fences")
    menu = Menu(view(game, P1))
    assert len(plain(Group(*menu_lines(menu, ASCII)), 80)) < 9
    assert all_options(menu).row_count == len(menu.view.options) > 700


def test_a_stable_names_its_price_and_its_cells(table: Table) -> None:
    game = table(family=True, goods={P1: "1 wood"}, rooms={P1: "b1 c1"}, fields={P1: "a1 a2 a3 a4 a5 b2 b3"})
    game.play("place Stable and Bake")
    lines = plain(Group(*menu_lines(Menu(view(game, P1)), ASCII)), 80)
    assert lines[0] == "  stable on b4 b5 c2 c3 c4 c5   like 'b4': Build a stable on b4 (1 wood)"


def test_a_shared_victory_names_everybody(table: Table) -> None:
    assert verdict(table()) == "Player 1 and Player 2 share the victory with -14 points."
    assert verdict(table(seats=1)) == "-14 points."
