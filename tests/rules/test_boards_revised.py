"""The revised edition without hand cards: its spaces, and the Side Job tile."""

import pytest

import farmyard
from farmyard import Agricola
from farmyard.agricola.position import P1, P2
from farmyard.agricola.state.game import PREPARATION
from helpers import Table, farm

CROWD = (1, 2, 3, 4, 5, 6)
FIVE_OR_SIX = {
    "Forest": (3, "wood"),
    "Copse": (1, "wood"),
    "Grove": (2, "wood"),
    "Hollow": (3, "clay"),
    "Traveling Players": (1, "food"),
    "Riverbank Forest": (1, "wood"),
}
EVERYWHERE = {
    "Meeting Place": (1, "food"),
    "Clay Pit": (1, "clay"),
    "Reed Bank": (1, "reed"),
    "Fishing": (1, "food"),
    "Sheep Market": (1, "sheep"),
    "Western Quarry": (1, "stone"),
    "Pig Market": (1, "boar"),
    "Cattle Market": (1, "cattle"),
    "Eastern Quarry": (1, "stone"),
}
ACCUMULATING = {
    1: {"Forest": (2, "wood")},
    2: {"Forest": (3, "wood")},
    3: {"Forest": (3, "wood"), "Grove": (2, "wood"), "Hollow": (1, "clay")},
    4: {
        "Forest": (3, "wood"),
        "Copse": (1, "wood"),
        "Grove": (2, "wood"),
        "Hollow": (2, "clay"),
        "Traveling Players": (1, "food"),
    },
    5: FIVE_OR_SIX,
    6: FIVE_OR_SIX,
}
SPACES = [
    (seats, space, number, good)
    for seats in CROWD
    for space, (number, good) in {**EVERYWHERE, **ACCUMULATING[seats]}.items()
]
STAGES = {
    1: {"Major Improvement", "Fencing", "Grain Utilization", "Sheep Market"},
    2: {"Basic Wish for Children", "House Redevelopment", "Western Quarry"},
    3: {"Vegetable Seeds", "Pig Market"},
    4: {"Cattle Market", "Eastern Quarry"},
    5: {"Urgent Wish for Children", "Cultivation"},
    6: {"Farm Redevelopment"},
}
LAST_ROUND_OF_STAGE = {1: 4, 2: 7, 3: 9, 4: 11, 5: 13, 6: 14}
FIREPLACE = "Fireplace (2 clay)"


def revised(table: Table, **situation: object) -> Agricola:
    return table(edition="revised", **situation)


def lying(game: Agricola) -> dict[str, dict[str, int]]:
    return {there.name: there.goods for there in farmyard.view(game, P1).spaces}


@pytest.mark.parametrize(("seats", "space", "number", "good"), SPACES)
def test_an_accumulation_space_gains_its_goods_every_round(
    table: Table, seats: int, space: str, number: int, good: str
) -> None:
    empty = revised(table, seats=seats, phase=PREPARATION, round=14, spaces={space: "nothing"})
    heaped = revised(table, seats=seats, phase=PREPARATION, round=14, spaces={space: f"7 {good}"})
    assert lying(empty)[space] == {good: number}
    assert lying(heaped)[space] == {good: 7 + number}


@pytest.mark.parametrize(
    ("seats", "space", "number", "good"),
    [case for case in SPACES if not case[1].endswith("Market") and case[1] != "Riverbank Forest"],
)
def test_its_user_must_take_everything_that_lies_there(
    table: Table, seats: int, space: str, number: int, good: str
) -> None:
    game = revised(table, seats=seats, round=14, goods={P1: "nothing"}, spaces={space: f"7 {good}"})
    game.play(f"place {space}")
    assert game.goods(P1) == f"7 {good}"
    assert lying(game)[space] == {}


@pytest.mark.parametrize("seats", CROWD)
def test_spaces_that_always_offer_the_same_goods_never_gain_more(table: Table, seats: int) -> None:
    game = revised(table, seats=seats, phase=PREPARATION, round=14)
    gaining = {space for space, goods in lying(game).items() if goods}
    assert gaining == {*EVERYWHERE, *ACCUMULATING[seats]}


@pytest.mark.parametrize("seed", range(10))
def test_every_round_card_appears_within_its_stage(seed: int) -> None:
    game = farmyard.new_game(edition="revised", seed=seed)
    while not game.over:
        game.play(game.options[0])
    order = [space.name for space in farmyard.view(game, P1).spaces[-14:]]
    for stage, last in LAST_ROUND_OF_STAGE.items():
        assert set(order[LAST_ROUND_OF_STAGE.get(stage - 1, 0) : last]) == STAGES[stage]


@pytest.mark.parametrize("seats", CROWD)
def test_without_hand_cards_the_lessons_are_not_used(table: Table, seats: int) -> None:
    assert [space for space in lying(revised(table, seats=seats, round=14)) if "Lesson" in space] == []


def test_the_meeting_place_gives_the_marker_and_its_food_instead_of_a_minor_improvement(table: Table) -> None:
    game = revised(table, starting_player=P2, at_home={P2: 0}, spaces={"Meeting Place": "3 food"})
    game.play("place Meeting Place")
    assert game.goods(P1) == "5 food"
    assert farmyard.view(game, P1).starting_player == P1


def test_the_user_of_the_meeting_place_is_starting_player_at_once_but_begins_only_next_round(table: Table) -> None:
    game = revised(table, starting_player=P1, at_home={P1: 2, P2: 1})
    game.play("place Fishing")
    game.play("place Meeting Place")
    assert (farmyard.view(game, P1).starting_player, farmyard.view(game, P1).deciding) == (P2, P1)
    game.play("place Clay Pit")
    assert (farmyard.view(game, P1).round, farmyard.view(game, P1).deciding) == (2, P2)


def test_the_meeting_place_may_be_used_by_the_starting_player_to_keep_the_marker(table: Table) -> None:
    game = revised(table, spaces={"Meeting Place": "nothing"}, goods={P1: "nothing"})
    game.play("place Meeting Place")
    assert (game.goods(P1), farmyard.view(game, P1).starting_player) == ("nothing", P1)


def test_the_meeting_place_is_used_only_once_a_round(table: Table) -> None:
    game = revised(table)
    game.play("place Meeting Place")
    assert "place Meeting Place" not in game.options


@pytest.mark.parametrize(("space", "gained"), [("Grain Seeds", "1 grain"), ("Vegetable Seeds", "1 vegetable")])
def test_seeds_go_into_the_supply_and_may_not_be_sown_at_once(table: Table, space: str, gained: str) -> None:
    game = revised(table, round=9, fields={P1: "b3"}, goods={P1: "nothing"})
    game.play(f"place {space}")
    assert (game.goods(P1), farm(game).fields) == (gained, {"b3": {}})
    assert farmyard.view(game, P1).deciding == P2


def test_the_day_laborer_gets_2_food(table: Table) -> None:
    game = revised(table, goods={P1: "nothing"})
    game.play("place Day Laborer")
    assert game.goods(P1) == "2 food"


@pytest.mark.parametrize(
    ("house", "price"),
    [("wooden hut", "5 wood 2 reed"), ("clay hut", "5 clay 2 reed"), ("stone house", "5 stone 2 reed")],
)
def test_a_room_of_the_farm_expansion_costs_the_material_of_the_house(table: Table, house: str, price: str) -> None:
    game = revised(table, house={P1: house}, goods={P1: price})
    game.play("place Farm Expansion")
    game.play("room a1")
    assert (game.goods(P1), len(farm(game).rooms)) == ("nothing", 3)


def test_the_farm_expansion_builds_any_number_of_rooms_and_stables(table: Table) -> None:
    game = revised(table, goods={P1: "14 wood 4 reed"})
    game.play("place Farm Expansion")
    for choice in ("stable c5", "room a1", "stable a5", "room a2"):
        game.play(choice)
    assert (game.goods(P1), len(farm(game).rooms), len(farm(game).stables)) == ("nothing", 4, 2)


@pytest.mark.parametrize("good", ["reed", "stone"])
def test_the_resource_market_for_3_players_gives_1_reed_or_1_stone_and_1_food(table: Table, good: str) -> None:
    game = revised(table, seats=3, goods={P1: "nothing"})
    game.play("place Resource Market")
    assert game.options == ["take 1 reed 1 food", "take 1 stone 1 food"]
    game.play(f"take 1 {good} 1 food")
    assert game.goods(P1) == f"1 {good} 1 food"


def test_the_resource_market_for_4_players_gives_1_reed_1_stone_and_1_food(table: Table) -> None:
    game = revised(table, seats=4, goods={P1: "nothing"})
    game.play("place Resource Market")
    assert game.goods(P1) == "1 reed 1 stone 1 food"


@pytest.mark.parametrize("space", ["Grove", "Hollow", "Resource Market", "Copse", "Traveling Players"])
def test_the_extensions_are_not_in_the_game_for_two(table: Table, space: str) -> None:
    assert space not in lying(revised(table, seats=2))


@pytest.mark.parametrize(
    ("space", "animal"), [("Sheep Market", "sheep"), ("Pig Market", "boar"), ("Cattle Market", "cattle")]
)
def test_animals_that_find_no_place_do_not_stay_on_the_market(table: Table, space: str, animal: str) -> None:
    game = revised(table, round=11, goods={P1: "nothing"}, spaces={space: f"4 {animal}"})
    game.play(f"place {space}")
    assert game.goods(P1) == f"1 {animal}"
    assert lying(game)[space] == {}


@pytest.mark.parametrize(
    ("space", "animal", "food"),
    [("Sheep Market", "sheep", 2), ("Pig Market", "boar", 2), ("Cattle Market", "cattle", 3)],
)
def test_animals_of_a_market_may_be_exchanged_for_food(table: Table, space: str, animal: str, food: int) -> None:
    game = revised(table, round=11, goods={P1: "nothing"}, spaces={space: f"2 {animal}"}, majors={P1: (FIREPLACE,)})
    game.play(f"place {space}")
    assert game.goods(P1) == f"{food} food 1 {animal}"


def test_the_basic_wish_for_children_needs_more_room_than_people(table: Table) -> None:
    crowded = revised(table, round=7)
    roomy = revised(table, round=7, rooms={P1: "a1 b1 c1"})
    assert "place Basic Wish for Children" not in crowded.options
    roomy.play("place Basic Wish for Children")
    assert (farm(roomy).people, farm(roomy).newborns) == (3, 1)


def test_the_urgent_wish_for_children_needs_no_room(table: Table) -> None:
    game = revised(table, round=13)
    game.play("place Urgent Wish for Children")
    assert (farm(game).people, len(farm(game).rooms)) == (3, 2)


def test_the_room_built_after_an_urgent_wish_belongs_to_the_child_that_had_none(table: Table) -> None:
    game = revised(
        table, round=12, cards=("Urgent Wish for Children",), goods={P1: "5 wood 2 reed"}, at_home={P1: 2, P2: 0}
    )
    game.play("place Urgent Wish for Children")
    game.play("place Farm Expansion")
    game.play("room a1")
    assert (farm(game).people, len(farm(game).rooms)) == (3, 3)
    assert "place Basic Wish for Children" not in game.options


def test_the_house_redevelopment_renovates_once_and_then_sells_an_improvement(table: Table) -> None:
    game = revised(table, round=7, goods={P1: "20 clay 9 reed 9 stone"})
    game.play("place House Redevelopment")
    assert farm(game).house == "clay hut"
    game.play("build Pottery")
    assert (farm(game).house, farm(game).cards) == ("clay hut", ("Pottery",))
    assert game.goods(P1) == "16 clay 8 reed 7 stone"


def test_without_renovating_there_is_no_improvement_on_the_house_redevelopment(table: Table) -> None:
    game = revised(table, round=7, house={P1: "stone house"}, goods={P1: "20 clay 9 reed 9 stone"})
    assert "place House Redevelopment" not in game.options


def test_the_farm_redevelopment_renovates_once_and_then_fences(table: Table) -> None:
    game = revised(table, round=14, goods={P1: "6 wood 9 clay 9 reed 9 stone"})
    game.play("place Farm Redevelopment")
    game.play("enclose b4 b5")
    assert (farm(game).house, len(farm(game).pastures)) == ("clay hut", 1)
    assert game.goods(P1) == "7 clay 8 reed 9 stone"


def test_without_renovating_there_are_no_fences_on_the_farm_redevelopment(table: Table) -> None:
    game = revised(table, round=14, goods={P1: "15 wood"})
    assert "place Farm Redevelopment" not in game.options


def test_the_cultivation_sows_the_field_just_plowed(table: Table) -> None:
    game = revised(table, round=13, goods={P1: "1 grain"}, fields={P1: "b4"}, crops={P1: {"b3": "1 vegetable"}})
    game.play("place Cultivation")
    game.play("plow b5")
    game.play("sow grain")
    assert farm(game).fields == {"b3": {"vegetable": 1}, "b4": {"grain": 3}, "b5": {}}


def test_the_cultivation_sows_a_field_that_is_the_only_empty_one(table: Table) -> None:
    game = revised(table, round=13, goods={P1: "1 vegetable"}, crops={P1: {"b3": "1 vegetable"}})
    game.play("place Cultivation")
    game.play("plow b4")
    game.play("sow vegetable")
    assert farm(game).fields == {"b3": {"vegetable": 1}, "b4": {"vegetable": 2}}


def test_the_farmland_plows_one_field(table: Table) -> None:
    game = revised(table, fields={P1: "b3"})
    game.play("place Farmland")
    game.play("plow b4")
    assert farm(game).fields == {"b3": {}, "b4": {}}


def test_the_grain_utilization_sows_and_bakes(table: Table) -> None:
    game = revised(table, round=4, fields={P1: "b3"}, goods={P1: "2 grain"}, majors={P1: (FIREPLACE,)})
    game.play("place Grain Utilization")
    game.play("bake 1 grain")
    game.play("sow grain")
    assert (game.goods(P1), farm(game).fields) == ("2 food", {"b3": {"grain": 3}})


def test_the_fencing_divides_a_pasture_into_more_than_two(table: Table) -> None:
    game = revised(table, round=4, goods={P1: "2 wood"}, pastures={P1: ("b3 b4 b5",)})
    game.play("place Fencing")
    game.play("enclose b4")
    assert [pasture.cells for pasture in farm(game).pastures] == [("b3",), ("b4",), ("b5",)]


def test_six_players_have_the_side_job_on_their_board_and_it_does_not_come_twice(table: Table) -> None:
    assert list(lying(revised(table, seats=6))) == list(lying(revised(table, seats=6, side_job=True)))
    assert "Side Job" in lying(revised(table, seats=6))


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_the_side_job_is_there_only_when_the_table_wants_it(table: Table, seats: int) -> None:
    assert "Side Job" in lying(revised(table, seats=seats, side_job=True))
    assert "Side Job" not in lying(revised(table, seats=seats))


def test_the_side_job_builds_exactly_one_stable_for_1_wood(table: Table) -> None:
    game = revised(table, side_job=True, goods={P1: "9 wood"})
    game.play("place Side Job")
    game.play("stable c5")
    assert (game.goods(P1), farm(game).stables) == ("8 wood", ("c5",))
    assert farmyard.view(game, P1).deciding == P2


@pytest.mark.parametrize("order", [("stable c5", "bake 1 grain"), ("bake 1 grain", "stable c5")])
def test_the_side_job_builds_and_bakes(table: Table, order: tuple[str, str]) -> None:
    game = revised(table, side_job=True, goods={P1: "1 wood 2 grain"}, majors={P1: (FIREPLACE,)})
    game.play("place Side Job")
    for choice in order:
        game.play(choice)
    assert (game.goods(P1), farm(game).stables) == ("1 grain 2 food", ("c5",))


def test_the_side_job_cannot_be_used_for_neither(table: Table) -> None:
    game = revised(table, side_job=True, goods={P1: "9 clay 3 grain"})
    assert "place Side Job" not in game.options


def test_the_major_improvement_space_sells_major_improvements(table: Table) -> None:
    game = revised(table, round=4, goods={P1: "1 wood 3 stone"})
    game.play("place Major Improvement")
    assert (farm(game).cards, sorted(farm(game).promised)) == (("Well",), [5, 6, 7, 8, 9])
