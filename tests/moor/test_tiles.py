"""Forests and moors: they block cells, lie on one another, and only the one on top counts."""

import pytest

from farmyard import Agricola, FarmyardError, IllegalChoice, new_game
from farmyard.agricola.content.moor.goods import FOREST, MOOR
from farmyard.agricola.content.moor.start_cards import START_CARDS
from farmyard.agricola.farm.geometry import names, region
from farmyard.agricola.position import P1
from helpers import Table, choices, points


def showing(game: Agricola, sort: int, seat: int = P1) -> str:
    return names(game.players[seat].showing(sort))


def test_each_player_begins_with_three_moors_and_five_forests_of_a_start_card_of_their_own() -> None:
    game = new_game(players=5, moor=1, seed=2)
    farms = [(showing(game, MOOR, seat), showing(game, FOREST, seat)) for seat in range(5)]
    assert len(set(farms)) == 5
    assert set(farms) <= set(START_CARDS)
    assert [[len(cells.split()) for cells in farm] for farm in farms] == [[3, 5]] * 5


def test_start_cards_differ_and_leave_the_rooms_free() -> None:
    assert len(set(START_CARDS)) == 9
    for moors, forests in START_CARDS:
        assert region(moors).bit_count() == 3
        assert (region(moors) | region(forests)).bit_count() == 8
        assert not (region(moors) | region(forests)) & region("b1 c1")


def test_nothing_is_built_plowed_or_fenced_on_a_tile(table: Table) -> None:
    tiles = {P1: {"forest": "a1 a2", "moor": "b2"}}
    game = table(moor=1, goods={P1: "15 wood 5 reed"}, tiles=tiles)
    game.play("place Build Rooms and Stables")
    assert {"room a1", "room b2", "stable a2"}.isdisjoint(choices(game))
    assert "room c2" in choices(game)
    plowing = table(moor=1, tiles=tiles)
    plowing.play("place Plow 1 Field")
    assert {"plow a1", "plow a2", "plow b2"}.isdisjoint(choices(plowing))
    fencing = table(moor=1, goods={P1: "15 wood"}, tiles=tiles, cards=("Fences",), round=2)
    fencing.play("place Fences")
    with pytest.raises(IllegalChoice, match="a2 is covered by a tile"):
        fencing.play("enclose a2 a3")


def test_a_cell_with_a_tile_is_used(table: Table) -> None:
    assert points(table(moor=1), P1, "Unused cells") == -13
    assert points(table(moor=1, tiles={P1: {"forest": "a1 a2", "moor": "b2"}}), P1, "Unused cells") == -10


def test_only_the_tile_on_top_shows(table: Table) -> None:
    game = table(moor=1, tiles={P1: {"moor": "a1 a2", "forest": "a2"}})
    assert (showing(game, MOOR), showing(game, FOREST)) == ("a1", "a2")
    player = game.players[P1]
    assert (player.beneath(0), player.beneath(1)) == (0, 1)
    player.lift_tile(1)
    assert (showing(game, MOOR), showing(game, FOREST), player.buried) == ("a1 a2", "", ())
    player.lift_tile(1)
    assert showing(game, MOOR) == "a1"
    assert not player.blocked & region("a2")


def test_tiles_of_a_position_are_checked(table: Table) -> None:
    with pytest.raises(FarmyardError, match="no sort of tile 'lake': use forest, moor"):
        table(moor=1, tiles={P1: {"lake": "a1"}})
    with pytest.raises(FarmyardError, match="Two things lie on one cell"):
        table(moor=1, tiles={P1: {"moor": "b1"}})


def test_the_card_for_improvements_comes_in_round_one() -> None:
    for seed in range(6):
        game = new_game(moor=1, seed=seed)
        assert game.spaces[game.coming[0]].name == "Improvement"
    orders = {tuple(new_game(moor=1, seed=seed).coming[1:4]) for seed in range(20)}
    assert len(orders) > 2
