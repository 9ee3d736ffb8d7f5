"""Team play at the terminal: both farms, choices for the partner, and what counts for a team."""

import pytest
from rich.box import SIMPLE
from rich.console import Console, Group

from farmyard import Agricola, view
from farmyard.agricola.position import P1, P2, P3, P4
from farmyard.cli.draw.glyphs import ASCII
from farmyard.cli.draw.options import menu_lines
from farmyard.cli.draw.scoring import scoring_table, verdict
from farmyard.cli.draw.status import status
from farmyard.cli.menu import Menu
from farmyard.cli.terminal import BadCommand
from helpers import Run, Table, deciding

TEAM = {"seats": 4, "team_play": True}


def drawn(*things: object) -> str:
    console = Console(width=120, force_terminal=False)
    with console.capture() as found:
        console.print(Group(*things))  # type: ignore[arg-type]
    return found.get()


def menu(game: Agricola) -> Menu:
    return Menu(view(game, deciding(game)))


@pytest.fixture
def building(table: Table) -> Agricola:
    game = table(**TEAM, goods={P1: "6 wood 3 reed"}, rooms={P3: "a1 b1 c1"})
    game.play("place Build Rooms and Stables")
    return game


def test_choices_for_the_partner_stand_apart(building: Agricola) -> None:
    words = drawn(*menu_lines(menu(building), ASCII))
    assert "room on a1 b2 c2" in words
    assert "room for partner on a2 b2 c2   like 'room a2 for partner': Add a room to the wooden hut on a2 for" in words


def test_both_farms_are_shown_with_their_cells_marked(building: Agricola) -> None:
    shown = menu(building)
    assert shown.farms == [P1, P3]
    assert "a1" in shown.marks(P1)
    assert "a1" not in shown.marks(P3)


def test_a_cell_alone_is_one_of_the_own_farm(table: Table) -> None:
    game = table(**TEAM)
    game.play("place Plow 1 Field")
    assert menu(game).choice("c5") == "plow c5"
    assert menu(game).choice("plow C5 for partner") == "plow c5 for partner"


def test_where_only_the_partner_has_land_it_is_the_partners(table: Table) -> None:
    game = table(**TEAM, fields={P1: "a1 a2 a3 a4 a5 b2 b3 b4 b5 c2 c3 c4 c5"})
    game.play("place Plow 1 Field")
    assert menu(game).choice("c5") == "plow c5 for partner"


def test_what_to_do_with_a_cell_must_be_said_where_several_things_could_be(building: Agricola) -> None:
    with pytest.raises(BadCommand, match="say what to do with b2: room b2 or stable b2"):
        menu(building).choice("b2")


def test_a_player_reads_who_the_partner_is_and_what_both_have(table: Table) -> None:
    words = drawn(status(view(table(**TEAM), P1), P1, 60))
    assert "Team    with Player 3, -14 points together" in words


def test_the_scoring_shows_players_and_teams(table: Table) -> None:
    game = table(**TEAM, people={P1: 5, P2: 4, P3: 3, P4: 4})
    rows = drawn(scoring_table(game, [P1, P2, P3, P4], SIMPLE)).splitlines()
    [people] = [row.split() for row in rows if "Family members" in row]
    assert people[2:] == ["5", "15", "4", "12", "3", "9", "4", "12", "9", "12"]
    assert verdict(game) == "Player 2 and Player 4 win with -8 points."


def test_a_product_shows_the_totals_alone(table: Table) -> None:
    game = table(**TEAM, team_scoring="product", people={P1: 5, P3: 5}, house={P1: "stone house", P3: "stone house"})
    rows = drawn(scoring_table(game, [P1, P2, P3, P4], SIMPLE)).splitlines()
    assert [row.split() for row in rows if "Total" in row] == [["Total", "-1", "-14", "-1", "-14", "0", "0"]]


def test_a_simulation_tells_of_teams(run: Run) -> None:
    code, words, _ = run("simulate --players 4 --team-play --games 2 --seed 1")
    assert code == 0
    assert "Teams: seats 1 and 3, seats 2 and 4. Points are those of a team." in words


def test_so_does_an_arena_in_which_both_partners_win(run: Run) -> None:
    code, words, _ = run("arena --players random,random,random,random --seats 4 --team-play --games 2 --seed 1")
    assert code == 0
    assert "100.0%" in words
    assert "Teams: seats 1 and 3, seats 2 and 4." in words
