"""The original edition's full-game board: what each space gives, for every number of players."""

import pytest

import farmyard
from farmyard import Agricola
from farmyard.agricola.position import P1, P2
from farmyard.agricola.state.game import PREPARATION
from helpers import Table, farm

CROWD = (1, 2, 3, 4, 5)
EVERYWHERE = {
    "1 Clay": (1, "clay"),
    "1 Reed": (1, "reed"),
    "Fishing": (1, "food"),
    "1 Sheep": (1, "sheep"),
    "1 Stone": (1, "stone"),
    "1 Wild Boar": (1, "boar"),
    "1 Stone (stage 4)": (1, "stone"),
    "1 Cattle": (1, "cattle"),
}
ACCUMULATING = {
    1: {"3 Wood": (2, "wood")},
    2: {"3 Wood": (3, "wood")},
    3: {"3 Wood": (3, "wood"), "2 Wood": (2, "wood"), "1 Clay (3 players)": (1, "clay")},
    4: {
        "3 Wood": (3, "wood"),
        "1 Wood": (1, "wood"),
        "2 Wood": (2, "wood"),
        "2 Clay": (2, "clay"),
        "Traveling Players": (1, "food"),
    },
    5: {
        "3 Wood": (3, "wood"),
        "4 Wood": (4, "wood"),
        "3 Clay": (3, "clay"),
        "Reed, Stone and Wood": (1, "reed"),
        "Room or Traveling Players": (1, "food"),
    },
}
SPACES = [
    (seats, space, number, good)
    for seats in CROWD
    for space, (number, good) in {**EVERYWHERE, **ACCUMULATING[seats]}.items()
]
PLAIN = [case for case in SPACES if case[1] != "Reed, Stone and Wood" and case[3] not in ("sheep", "boar", "cattle")]
GROWTH_CARD = "place Second Occupation or Growth"
ROOM_CARD = "place Room or Traveling Players"
ANIMAL_CARD = "place Take Animals"


def lying(game: Agricola) -> dict[str, dict[str, int]]:
    return {there.name: there.goods for there in farmyard.view(game, P1).spaces}


@pytest.mark.parametrize(("seats", "space", "number", "good"), SPACES)
def test_an_accumulation_space_gains_its_goods_every_round(
    table: Table, seats: int, space: str, number: int, good: str
) -> None:
    empty = table(seats=seats, phase=PREPARATION, round=14, spaces={space: "nothing"})
    heaped = table(seats=seats, phase=PREPARATION, round=14, spaces={space: f"7 {good}"})
    assert lying(empty)[space] == {good: number}
    assert lying(heaped)[space] == {good: 7 + number}


@pytest.mark.parametrize(("seats", "space", "number", "good"), PLAIN)
def test_its_user_takes_everything_that_lies_there(
    table: Table, seats: int, space: str, number: int, good: str
) -> None:
    game = table(seats=seats, round=14, goods={P1: "nothing"}, spaces={space: f"7 {good}"})
    game.play(f"place {space}")
    assert game.goods(P1) == f"7 {good}"


@pytest.mark.parametrize("seats", CROWD)
def test_no_other_space_gains_goods(table: Table, seats: int) -> None:
    game = table(seats=seats, phase=PREPARATION, round=14)
    gaining = {space for space, goods in lying(game).items() if goods}
    assert gaining == {*EVERYWHERE, *ACCUMULATING[seats]}


@pytest.mark.parametrize(("seats", "cards"), [(1, 0), (2, 0), (3, 4), (4, 6), (5, 6)])
def test_there_are_four_extra_cards_for_3_players_and_six_for_4_or_5(table: Table, seats: int, cards: int) -> None:
    spaces = farmyard.view(table(seats=seats, round=14), P1).spaces
    assert len([space for space in spaces if space.stage == 0]) == 10 + cards
    assert len([space for space in spaces if space.stage > 0]) == 14


@pytest.mark.parametrize("seats", CROWD)
def test_the_day_laborer_gets_2_food(table: Table, seats: int) -> None:
    game = table(seats=seats, goods={P1: "nothing"})
    game.play("place Day Laborer")
    assert game.goods(P1) == "2 food"


@pytest.mark.parametrize("resource", ["wood", "clay", "reed", "stone"])
def test_with_3_players_one_building_resource_of_choice_is_taken(table: Table, resource: str) -> None:
    game = table(seats=3, goods={P1: "nothing"})
    game.play("place Take 1 Resource")
    game.play(f"take 1 {resource}")
    assert game.goods(P1) == f"1 {resource}"
    assert farmyard.view(game, P1).deciding == P2


@pytest.mark.parametrize("good", ["grain", "vegetable", "food", "sheep"])
def test_with_3_players_the_choice_is_among_building_resources_only(table: Table, good: str) -> None:
    game = table(seats=3, goods={P1: "nothing"})
    game.play("place Take 1 Resource")
    with pytest.raises(farmyard.IllegalChoice):
        game.play(f"take 1 {good}")


def test_with_4_players_one_space_gives_1_reed_1_stone_and_1_food(table: Table) -> None:
    game = table(seats=4, goods={P1: "nothing"})
    game.play("place Reed, Stone and Food")
    assert game.goods(P1) == "1 reed 1 stone 1 food"


def test_with_5_players_reed_builds_up_while_stone_and_wood_come_from_the_supply(table: Table) -> None:
    game = table(seats=5, phase=PREPARATION, round=3, spaces={"Reed, Stone and Wood": "2 reed"}, goods={P1: "nothing"})
    game.play("place Reed, Stone and Wood")
    assert game.goods(P1) == "1 wood 3 reed 1 stone"


def test_with_5_players_the_reed_stone_and_wood_space_can_be_used_without_reed(table: Table) -> None:
    game = table(seats=5, spaces={"Reed, Stone and Wood": "nothing"}, goods={P1: "nothing"})
    game.play("place Reed, Stone and Wood")
    assert game.goods(P1) == "1 wood 1 stone"


@pytest.mark.parametrize(
    ("choice", "left"),
    [("take 1 food 1 sheep", "2 food 1 sheep"), ("take 1 boar", "1 food 1 boar"), ("take 1 cattle", "1 cattle")],
)
def test_with_5_players_animals_are_taken_in_one_of_three_ways(table: Table, choice: str, left: str) -> None:
    game = table(seats=5, goods={P1: "1 food"})
    game.play(ANIMAL_CARD)
    assert game.options == ["take 1 food 1 sheep", "take 1 boar", "take 1 cattle"]
    game.play(choice)
    assert game.goods(P1) == left


def test_with_5_players_cattle_cannot_be_had_without_food(table: Table) -> None:
    game = table(seats=5, goods={P1: "9 wood"})
    game.play(ANIMAL_CARD)
    assert game.options == ["take 1 food 1 sheep", "take 1 boar"]


def test_with_5_players_cattle_may_be_paid_with_grain_turned_into_food(table: Table) -> None:
    game = table(seats=5, goods={P1: "2 grain"})
    game.play(ANIMAL_CARD)
    game.play("take 1 cattle")
    assert game.goods(P1) == "1 grain 1 cattle"


def test_with_5_players_the_animal_taken_may_be_cooked_at_once(table: Table) -> None:
    game = table(seats=5, goods={P1: "1 boar"}, majors={P1: ("Fireplace (2 clay)",)})
    game.play(ANIMAL_CARD)
    game.play("take 1 food 1 sheep")
    game.play("keep 1 boar")
    assert game.goods(P1) == "3 food 1 boar"


def test_with_5_players_taking_one_animal_bars_the_others_from_the_whole_card(table: Table) -> None:
    game = table(seats=5)
    game.play(ANIMAL_CARD)
    game.play("take 1 boar")
    assert farmyard.view(game, P1).deciding == P2
    assert ANIMAL_CARD not in game.options


@pytest.mark.parametrize(("round", "offered"), [(1, False), (4, False), (5, True), (14, True)])
def test_with_5_players_the_occupation_card_allows_family_growth_from_round_5(
    table: Table, round: int, offered: bool
) -> None:
    game = table(seats=5, round=round, rooms={P1: "a1 b1 c1"})
    assert (GROWTH_CARD in game.options) == offered


def test_with_5_players_growth_on_the_occupation_card_needs_room(table: Table) -> None:
    game = table(seats=5, round=5)
    with pytest.raises(farmyard.IllegalChoice, match="no room for a child"):
        game.play(GROWTH_CARD)


def test_with_5_players_a_child_is_born_on_the_occupation_card(table: Table) -> None:
    game = table(seats=5, round=5, rooms={P1: "a1 b1 c1", P2: "a1 b1 c1"})
    game.play(GROWTH_CARD)
    assert (farm(game).people, farm(game).newborns) == (3, 1)
    assert GROWTH_CARD not in game.options


def test_with_5_players_the_room_card_builds_exactly_one_room(table: Table) -> None:
    game = table(seats=5, goods={P1: "20 wood 8 reed"})
    game.play(ROOM_CARD)
    game.play("room a1")
    assert len(farm(game).rooms) == 3
    assert (game.goods(P1), farmyard.view(game, P1).deciding) == ("15 wood 6 reed", P2)


def test_with_5_players_the_room_card_builds_no_stable(table: Table) -> None:
    game = table(seats=5, goods={P1: "20 wood 8 reed"})
    game.play(ROOM_CARD)
    assert [text for text in game.options if text.startswith("stable")] == []


def test_with_5_players_the_food_of_the_traveling_players_stays_when_a_room_is_built(table: Table) -> None:
    game = table(seats=5, goods={P1: "5 wood 2 reed"}, spaces={"Room or Traveling Players": "3 food"})
    game.play(ROOM_CARD)
    game.play("room a1")
    assert lying(game)["Room or Traveling Players"] == {"food": 3}
    assert ROOM_CARD not in game.options


def test_with_5_players_the_food_is_taken_when_the_traveling_players_are_chosen(table: Table) -> None:
    game = table(seats=5, goods={P1: "5 wood 2 reed"}, spaces={"Room or Traveling Players": "3 food"})
    game.play(ROOM_CARD)
    game.play("take 3 food")
    assert game.goods(P1) == "5 wood 2 reed 3 food"
    assert lying(game)["Room or Traveling Players"] == {}


@pytest.mark.parametrize(("goods", "usable"), [("5 wood 2 reed", True), ("4 wood 2 reed", False)])
def test_with_5_players_the_card_without_food_can_only_be_used_for_the_room(
    table: Table, goods: str, usable: bool
) -> None:
    game = table(seats=5, goods={P1: goods}, spaces={"Room or Traveling Players": "nothing"})
    assert (ROOM_CARD in game.options) == usable


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_with_other_numbers_of_players_there_are_no_plain_traveling_players(table: Table, seats: int) -> None:
    with pytest.raises(farmyard.IllegalChoice):
        table(seats=seats).play("place Traveling Players")
