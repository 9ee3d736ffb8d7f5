"""Acrobat and Countryman move people when everybody is placed."""

import pytest

from farmyard import Agricola
from farmyard.agricola.position import P1, P2, P3, P4
from farmyard.agricola.state.game import PREPARATION
from helpers import Table, choices, deciding, farm, fields, play, users


def both(table: Table, acrobat: int, countryman: int, first: int) -> Agricola:
    """The Acrobat's person is at the show, the Countryman's at the grain, and all but one other are placed."""
    names: dict[int, tuple[str, ...]] = {acrobat: ("Acrobat",)}
    names[countryman] = names.get(countryman, ()) + ("Countryman",)
    home = dict.fromkeys((P1, P2, P3, P4), 0)
    home[acrobat] += 1
    home[countryman] += 1
    return table(
        seats=4, cards=("Sow and Bake",), played=names, at_home=home, fields={countryman: "a1"},
        starting_player=first,
    )  # fmt: skip


@pytest.mark.ruling("Acrobat", "the player on the left of whoever placed the last person begins")
@pytest.mark.ruling("Countryman", "the player on the left of whoever placed the last person begins")
def test_moves_begin_on_the_left_of_the_last_to_place(table: Table) -> None:
    game = both(table, acrobat=P3, countryman=P2, first=P2)
    game.play("place Take 1 Grain")
    game.play("place Traveling Players")
    assert deciding(game) == P2
    game.play("done")
    assert deciding(game) == P3


@pytest.mark.ruling("Acrobat", "the player on the left of whoever placed the last person begins")
@pytest.mark.ruling("Countryman", "the player on the left of whoever placed the last person begins")
def test_moves_do_not_begin_with_the_starting_player(table: Table) -> None:
    game = both(table, acrobat=P3, countryman=P2, first=P3)
    game.play("place Traveling Players")
    game.play("place Take 1 Grain")
    assert deciding(game) == P3


@pytest.mark.ruling("Acrobat", "a space that somebody has left is not")
def test_a_space_that_somebody_left_is_not_free(table: Table) -> None:
    game = both(table, acrobat=P3, countryman=P2, first=P2)
    game.play("place Take 1 Grain")
    game.play("place Traveling Players")
    game.play("move from Take 1 Grain to Sow and Bake")
    assert (deciding(game), choices(game)) == (P3, ["move from Traveling Players to Plow 1 Field", "done"])


@pytest.mark.ruling("Acrobat", "A player moves everybody in one go")
@pytest.mark.ruling("Countryman", "A player moves everybody in one go")
def test_a_player_moves_everybody_in_any_order(table: Table) -> None:
    game = both(table, acrobat=P2, countryman=P2, first=P2)
    game.play("place Take 1 Grain")
    game.play("place Traveling Players")
    assert choices(game) == ["use Acrobat", "use Countryman", "done"]
    game.play("use Countryman")
    game.play("move from Traveling Players to Plow 1 Field")
    assert (game.round, fields(game, P2)) == (2, 2)


@pytest.mark.ruling("Acrobat", "nobody moves twice")
@pytest.mark.ruling("Countryman", "nobody moves twice")
def test_nobody_moves_twice(table: Table) -> None:
    game = table(
        seats=4, cards=("Sow and Bake",), played={P1: ("Acrobat", "Countryman")}, fields={P1: "a1"},
        at_home={P1: 1, P2: 0, P3: 0, P4: 0},
    )  # fmt: skip
    game.play("place Traveling Players")
    game.play("move from Traveling Players to Take 1 Grain")
    assert game.round == 2


def test_moving_does_not_multiply_people(table: Table) -> None:
    game = table(
        seats=4, cards=("Sow and Bake",), played={P1: ("Countryman",)}, fields={P1: "a1 a2"}, goods={P1: "2 grain"},
        at_home={P1: 1, P2: 0, P3: 0, P4: 0},
    )  # fmt: skip
    game.play("place Take 1 Grain")
    game.play("move from Take 1 Grain to Sow and Bake")
    assert users(game, "Take 1 Grain") == []
    assert users(game, "Sow and Bake") == [P1]
    assert farm(game).at_home == 0


@pytest.mark.ruling("Acrobat", "the player on the left of whoever placed the last person begins")
@pytest.mark.ruling("Countryman", "the player on the left of whoever placed the last person begins")
def test_moves_begin_on_the_left_of_a_taster_who_alone_has_placed_somebody(table: Table) -> None:
    game = table(
        seats=4, phase=PREPARATION, cards=("Sow and Bake",), played={P2: ("Taster", "Acrobat"), P3: ("Countryman",)},
        used={"Take 1 Grain": P3}, people={P1: 0, P2: 1, P3: 0, P4: 0}, fields={P3: "a1"}, goods={P3: "1 grain"},
    )  # fmt: skip
    play(game, "use Taster", "place Traveling Players")
    assert deciding(game) == P3
    play(game, "done")
    assert deciding(game) == P2


@pytest.mark.ruling("Countryman", "With the Field Warden, Plow and Sow may be occupied by another player")
def test_a_countryman_with_a_field_warden_may_join_somebody_who_has_moved(table: Table) -> None:
    game = table(
        seats=4, round=12, cards=("Plow and Sow",), played={P2: ("Acrobat",), P3: ("Countryman", "Field Warden")},
        at_home={P1: 0, P2: 1, P3: 1, P4: 0}, starting_player=P2,
    )  # fmt: skip
    play(game, "place Traveling Players", "place Take 1 Grain")
    play(game, "move from Traveling Players to Plow and Sow", "plow a1")
    play(game, "move from Take 1 Grain to Plow and Sow", "plow a1")
    assert users(game, "Plow and Sow") == [P2, P3]


@pytest.mark.ruling("Animal Breeder", "1 pair in a turn at most")
def test_a_move_is_a_turn_of_its_own(table: Table) -> None:
    game = table(
        seats=4, round=2, cards=("Sow and Bake", "Fences"), played={P1: ("Countryman", "Animal Breeder")},
        hand={P1: ("Fence Builder",)}, people={P1: 3}, goods={P1: "8 wood 9 food"}, fields={P1: "a5"},
        at_home={P1: 3, P2: 0, P3: 0, P4: 0},
    )  # fmt: skip
    play(game, "place Occupation", "place a fence on Sow and Bake", "place Take 1 Grain", "place Fences")
    play(game, "enclose c5", "done", "take 2 sheep for 1 food", "move from Take 1 Grain to Sow and Bake")
    play(game, "enclose c4")
    assert "take 2 sheep for 1 food" in choices(game)
