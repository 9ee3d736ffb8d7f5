"""The game for one: no food to begin with, 3 food for each adult, 2 wood instead of 3."""

import pytest

import farmyard
from farmyard.agricola.position import P1
from farmyard.agricola.state.game import FEEDING, PREPARATION
from helpers import Table, rounds_with


@pytest.mark.parametrize(("edition", "family"), [("original", False), ("original", True), ("revised", False)])
def test_a_solo_game_starts_with_no_food(edition: str, family: bool) -> None:
    assert farmyard.new_game(edition=edition, family=family, players=1).goods(P1) == "nothing"


@pytest.mark.parametrize(
    ("edition", "family", "space"),
    [("original", False, "3 Wood"), ("original", True, "3 Wood"), ("revised", False, "Forest")],
)
def test_the_3_wood_space_supplies_only_2_wood_in_any_round(
    table: Table, edition: str, family: bool, space: str
) -> None:
    game = table(seats=1, edition=edition, family=family, phase=PREPARATION, round=3, spaces={space: "2 wood"})
    game.play(f"place {space}")
    assert game.goods(P1) == "4 wood"


@pytest.mark.parametrize("edition", ["original", "revised"])
@pytest.mark.parametrize(("people", "newborns", "needed"), [(2, 0, 6), (3, 0, 9), (3, 1, 7), (5, 0, 15), (5, 2, 11)])
def test_adults_eat_3_food_and_newborns_still_1(
    table: Table, edition: str, people: int, newborns: int, needed: int
) -> None:
    game = table(
        seats=1, edition=edition, phase=FEEDING, people={P1: people}, newborns={P1: newborns}, goods={P1: "20 food"}
    )  # fmt: skip
    assert game.goods(P1) == f"{20 - needed} food"


def test_the_solo_player_begs_for_each_of_the_3_food(table: Table) -> None:
    game = table(seats=1, phase=FEEDING, goods={P1: "2 food"})
    assert farmyard.view(game, P1).players[P1].begging == 4


def test_the_solo_player_takes_one_turn_after_another(table: Table) -> None:
    game = table(seats=1, people={P1: 3})
    for space in ("Fishing", "1 Clay", "1 Reed"):
        assert farmyard.view(game, P1).deciding == P1
        game.play(f"place {space}")
    assert farmyard.view(game, P1).round == 2


def test_the_other_spaces_give_as_much_as_with_two_players(table: Table) -> None:
    solo = table(seats=1, phase=PREPARATION, round=14)
    pair = table(seats=2, phase=PREPARATION, round=14)
    alone = {space.name: space.goods for space in farmyard.view(solo, P1).spaces}
    together = {space.name: space.goods for space in farmyard.view(pair, P1).spaces}
    assert {name for name in together if alone[name] != together[name]} == {"3 Wood"}
    assert alone.keys() == together.keys()


def test_a_space_can_be_used_once_a_round_by_the_solo_player_too(table: Table) -> None:
    game = table(seats=1)
    game.play("place Day Laborer")
    assert "place Day Laborer" not in game.options


def test_permanent_occupations_act_as_though_played_before_the_first_round_and_cost_nothing() -> None:
    permanent = ("Clay Deliveryman", "Church Warden", "Chief")
    game = farmyard.new_game(players=1, decks="EI", permanent=permanent, food=1)
    assert rounds_with(game, P1, "1 clay") == list(range(6, 15))
    assert game.goods(P1) == "4 wood 1 food"


def test_the_solo_player_wins_alone(table: Table) -> None:
    assert farmyard.winners(table(seats=1)) == [P1]
