"""The extra tiles of the revised edition: the large one for 2 players, the small one for 3 and 4, Szongott's Copse."""

from functools import partial

import pytest

from farmyard import Agricola, AgricolaSettings, view
from farmyard.agricola.position import P1, P2, position
from farmyard.agricola.state.game import PREPARATION
from farmyard.kernel.errors import BadSettings
from farmyard.kernel.settings import Value
from helpers import Table, choices, farm, play

TILE = ("Copse", "Resource Market", "Animal Market", "Modest Wish for Children")
SMALL = TILE[2:]


@pytest.fixture
def table() -> Table:
    return partial(position, edition="revised", extra_tile=True)


def spaces(game: Agricola) -> list[str]:
    return [space.name for space in view(game, P1).spaces]


def placed(game: Agricola) -> list[str]:
    """Those of the tile's spaces that may be used."""
    return [name for name in TILE if f"place {name}" in game.options]


@pytest.mark.parametrize(("seats", "tile"), [(2, TILE), (3, SMALL), (4, SMALL)])
def test_each_tile_is_for_its_number_of_players(table: Table, seats: int, tile: tuple[str, ...]) -> None:
    without = spaces(table(seats=seats, extra_tile=False))
    assert [name for name in spaces(table(seats=seats)) if name not in without] == list(tile)


@pytest.mark.parametrize("players", [1, 5, 6])
def test_there_is_none_for_other_numbers(players: int) -> None:
    with pytest.raises(BadSettings, match="extra-tile goes with players 2 or players 3 or players 4"):
        AgricolaSettings(edition="revised", players=players, extra_tile=True)


def test_the_tiles_belong_to_the_revised_edition() -> None:
    with pytest.raises(BadSettings, match="extra-tile goes with edition revised"):
        AgricolaSettings(players=2, extra_tile=True)


@pytest.mark.parametrize("used", TILE)
def test_one_person_goes_to_the_large_tile_in_a_round(table: Table, used: str) -> None:
    game = table(round=5, rooms={P1: "a1 b1 c1", P2: "a1 b1 c1"}, spaces={"Copse": "2 wood"})
    assert placed(game) == list(TILE)
    game.play(f"place {used}")
    while view(game, P1).deciding == P1:
        game.play(game.options[0])
    assert placed(game) == []
    there = {space.name: space for space in view(game, P1).spaces}
    assert [name for name in TILE if there[name].users] == [used]
    assert [name for name in TILE if there[name].blocked] == [name for name in TILE if name != used]


def test_the_wood_on_its_copse_stays_and_grows_when_another_part_is_used(table: Table) -> None:
    game = table(used={"Animal Market": P2}, at_home={P1: 1, P2: 1}, spaces={"Copse": "2 wood"})
    play(game, "place Fishing")
    [copse] = [space for space in view(game, P1).spaces if space.name == "Copse"]
    assert (view(game, P1).round, copse.goods) == (2, {"wood": 3})


def test_its_copse_gains_1_wood_a_round_and_gives_all_of_it(table: Table) -> None:
    game = table(phase=PREPARATION, round=3, spaces={"Copse": "2 wood"}, goods={P1: "nothing"})
    game.play("place Copse")
    assert game.goods(P1) == "3 wood"


def test_its_resource_market_gives_stone_and_food(table: Table) -> None:
    game = table(goods={P1: "nothing"})
    game.play("place Resource Market")
    assert game.goods(P1) == "1 stone 1 food"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_its_animal_market_gives_an_animal_that_is_housed_or_cooked(table: Table, seats: int) -> None:
    game = table(seats=seats, goods={P1: "1 food"}, majors={P1: ("Fireplace (2 clay)",)})
    game.play("place Animal Market")
    assert choices(game) == ["take 1 food 1 sheep", "take 1 boar", "take 1 cattle"]
    game.play("take 1 cattle")
    assert game.goods(P1) == "1 cattle"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_its_modest_wish_for_children_opens_in_round_5_and_needs_room(table: Table, seats: int) -> None:
    early, crowded, game = [
        table(seats=seats, round=number, rooms={P1: rooms})
        for number, rooms in ((4, "a1 b1 c1"), (5, "b1 c1"), (5, "a1 b1 c1"))
    ]
    assert "place Modest Wish for Children" not in [*early.options, *crowded.options]
    game.play("place Modest Wish for Children")
    assert farm(game).people == 3


def test_the_small_tile_takes_one_person_in_a_round(table: Table) -> None:
    game = table(seats=3, round=5, rooms={P2: "a1 b1 c1"}, goods={P1: "nothing"})
    play(game, "place Animal Market", "take 1 boar")
    assert placed(game) == ["Resource Market"]


def test_the_four_players_copse_and_market_are_none_of_the_small_tile(table: Table) -> None:
    game = table(seats=4, goods={P1: "nothing"}, used={"Animal Market": P2})
    assert placed(game) == ["Copse", "Resource Market"]


def test_szongotts_copse_is_a_lone_copse_for_two_players(table: Table) -> None:
    game = table(
        extra_tile=False, szongott_copse=True, phase=PREPARATION, spaces={"Copse": "1 wood"}, goods={P1: "nothing"}
    )
    assert set(spaces(game)) - set(spaces(table(extra_tile=False))) == {"Copse"}
    game.play("place Copse")
    assert game.goods(P1) == "2 wood"


@pytest.mark.parametrize("settings", [{"players": 3}, {"extra_tile": True}, {"edition": "original"}])
def test_it_goes_with_two_players_of_the_revised_edition_without_the_tile(settings: dict[str, Value]) -> None:
    chosen: dict[str, Value] = {"edition": "revised", "szongott_copse": True, **settings}
    with pytest.raises(BadSettings, match="szongott-copse goes with"):
        AgricolaSettings(**chosen)
