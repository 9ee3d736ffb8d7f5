"""Taster, Foreman and Wood Distributor answer one another before the work phase begins."""

import pytest

from farmyard import Agricola
from farmyard.agricola.position import P1, P2, P3, P4
from farmyard.agricola.state.game import PREPARATION
from helpers import Table, choices, deciding, lying


def test_everybody_is_asked_in_turn_order_from_the_starting_player(table: Table) -> None:
    game = table(
        seats=4, phase=PREPARATION, starting_player=P3,
        played={P2: ("Wood Distributor",), P3: ("Foreman",), P4: ("Taster",)},
    )  # fmt: skip
    order = []
    for _ in range(3):
        order.append(deciding(game))
        game.play("done")
    assert order == [P3, P4, P2]
    assert (deciding(game), choices(game)[0][:5]) == (P3, "place")


def answering(table: Table) -> Agricola:
    played = {P2: ("Wood Distributor",), P3: ("Foreman",), P4: ("Taster",)}
    return table(seats=4, phase=PREPARATION, played=played)


def test_work_begins_when_everybody_declines_in_a_row(table: Table) -> None:
    game = answering(table)
    for _ in range(3):
        game.play("done")
    assert (deciding(game), "place Fishing" in choices(game)) == (P1, True)


@pytest.mark.ruling("Taster", "who does not may still think again")
@pytest.mark.ruling("Foreman", "who does not may still think again")
@pytest.mark.ruling("Wood Distributor", "who does not may still think again")
def test_who_has_declined_may_think_again(table: Table) -> None:
    game = answering(table)
    game.play("done")
    game.play("done")
    game.play("use Taster")
    assert (deciding(game), choices(game)) == (P2, ["use Wood Distributor", "done"])
    game.play("use Wood Distributor")
    assert deciding(game) == P3
    game.play("place 1 food on Fishing")
    assert (deciding(game), choices(game)[0][:5]) == (P4, "place")


@pytest.mark.ruling("Taster", "To use one is final")
@pytest.mark.ruling("Foreman", "To use one is final")
@pytest.mark.ruling("Wood Distributor", "To use one is final")
def test_using_a_card_is_final(table: Table) -> None:
    game = answering(table)
    game.play("use Wood Distributor")
    game.play("place 1 food on 1 Reed")
    game.play("use Taster")
    assert deciding(game) == P4
    assert lying(game, "1 Reed") == "2 wood 2 reed 1 food"


def test_a_player_with_two_of_them_uses_both_in_one_go(table: Table) -> None:
    game = table(seats=4, phase=PREPARATION, played={P1: ("Foreman", "Wood Distributor"), P2: ("Taster",)})
    assert choices(game) == ["use Foreman", "use Wood Distributor", "done"]
    game.play("use Wood Distributor")
    assert (deciding(game), choices(game)[0]) == (P1, "place 1 food on Build Rooms and Stables")
    game.play("done")
    game.play("use Taster")
    assert (deciding(game), "place 1 food on Fishing" in choices(game)) == (P1, True)
    game.play("done")
    assert deciding(game) == P2


def test_nobody_is_asked_again_when_nothing_has_happened(table: Table) -> None:
    game = table(seats=4, phase=PREPARATION, played={P1: ("Foreman", "Wood Distributor")})
    game.play("use Foreman")
    game.play("place 1 food on Fishing")
    game.play("done")
    assert "place Fishing" in choices(game)


def test_answers_can_be_found_by_their_text_and_taken_back(table: Table) -> None:
    game = answering(table)
    game.play("use Wood Distributor")
    game.undo()
    assert (deciding(game), lying(game, "3 Wood")) == (P2, "6 wood")
