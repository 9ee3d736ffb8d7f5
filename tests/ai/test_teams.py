"""Computer players in teams: partners play for what counts for both."""

import pytest

from farmyard import Agricola, scores
from farmyard.agricola.position import P1, P2, P3, P4
from farmyard.agricola.rules.scoring import score
from farmyard.ai.player import computer_player
from farmyard.ai.teams import expected
from farmyard.kernel.seat import seats_of
from helpers import Table, deciding

TEAM = {"seats": 4, "team_play": True}
LAST = {"round": 14, "at_home": {P1: 1, P2: 0, P3: 0, P4: 0}}
FED = dict.fromkeys((P1, P2, P3, P4), "20 food")
ALL = "a1 a2 a3 a4 a5 b2 b3 b4 b5 c2 c3 c4 c5"


def chosen(game: Agricola, level: str = "farmer") -> str:
    """What a computer player chooses at the seat that must choose."""
    return computer_player(level, "agricola", 1, nodes=30).choose(seats_of(game)[deciding(game)]).text


def points(game: Agricola) -> list[float]:
    return [float(score(game, seat)) for seat in range(4)]


def test_at_the_end_a_team_expects_what_it_scores(table: Table) -> None:
    game = table(**TEAM, round=14, fields={P1: ALL}, goods={P1: "3 grain", P3: "4 vegetable"}, people={P3: 5})
    assert expected(game, P1, points(game)) == scores(game)[P1]


def test_early_in_the_game_it_expects_what_both_do(table: Table) -> None:
    game = table(**TEAM, round=1, fields={P1: ALL})
    assert expected(game, P1, points(game)) == pytest.approx(sum(points(game)[::2]) / 2, abs=0.01)


def test_where_totals_are_multiplied_the_smaller_one_matters_more(table: Table) -> None:
    game = table(**TEAM, team_scoring="product")
    assert expected(game, P1, [9, 0, 36, 0]) == 18
    assert expected(game, P1, [10, 0, 36, 0]) > expected(game, P1, [9, 0, 37, 0])
    assert expected(game, P1, [-5, 0, 36, 0]) < expected(game, P1, [-4, 0, 36, 0])


@pytest.mark.parametrize("level", ["farmer", "master"])
def test_a_partner_who_lacks_fields_gets_one(table: Table, level: str) -> None:
    game = table(**TEAM, **LAST, goods=FED, fields={P1: "a1 a2 a3 a4 a5", P3: "a5"})
    game.play("place Plow 1 Field")
    assert chosen(game, level).endswith("for partner")


@pytest.mark.parametrize("level", ["farmer", "master"])
def test_nobody_lets_the_partner_beg(table: Table, level: str) -> None:
    game = table(**TEAM, **LAST, goods=FED | {P3: "nothing"})
    assert chosen(game, level) == "place Market Square"
    game.play("place Market Square")
    assert int(chosen(game, level).removeprefix("give ").removesuffix(" food")) >= 4


def test_in_three_rounds_farmers_get_more_for_their_team_than_others_at_random(table: Table) -> None:
    game = table(**TEAM, edition="revised", round=12, goods=FED)
    levels = ["farmer", "random", "farmer", "random"]
    players = [computer_player(level, "agricola", seat) for seat, level in enumerate(levels)]
    places = seats_of(game)
    while game.decision is not None:
        game.play(players[deciding(game)].choose(places[deciding(game)]))
    assert game.winners() == [P1, P3]
