"""The course of the game: 14 rounds in six stages, their cards, replenishing and the return home."""

import pytest

import farmyard
from farmyard import Agricola
from farmyard.agricola.position import P1, P2, P3
from farmyard.agricola.state.game import PREPARATION
from helpers import Table

HARVEST_ROUNDS = (4, 7, 9, 11, 13, 14)
STAGES = {
    1: {"Sow and Bake", "Improvement", "1 Sheep", "Fences"},
    2: {"1 Stone", "Renovation and Improvement", "Family Growth"},
    3: {"Take 1 Vegetable", "1 Wild Boar"},
    4: {"1 Stone (stage 4)", "1 Cattle"},
    5: {"Plow and Sow", "Family Growth without Room"},
    6: {"Renovation and Fences"},
}
LAST_ROUND_OF_STAGE = {1: 4, 2: 7, 3: 9, 4: 11, 5: 13, 6: 14}


def lying(game: Agricola, space: str) -> dict[str, int]:
    return {there.name: there.goods for there in farmyard.view(game, P1).spaces}[space]


def round_cards(seed: int) -> list[str]:
    """The round cards in the order in which a whole game turned them over."""
    game = farmyard.new_game(seed=seed)
    while not game.over:
        game.play(game.options[0])
    return [space.name for space in farmyard.view(game, P1).spaces[-14:]]


def test_the_game_ends_after_the_harvest_of_the_fourteenth_round(table: Table) -> None:
    game = table(round=14, at_home={P1: 1, P2: 0}, goods={P1: "4 food"})
    game.play("place Day Laborer")
    assert game.over
    assert (farmyard.view(game, P1).round, farmyard.view(game, P1).phase) == (14, "finished")
    assert game.goods(P1) == "2 food"


def test_a_whole_game_has_fourteen_rounds() -> None:
    game = farmyard.new_game(seed=3)
    rounds = []
    while not game.over:
        rounds.append(farmyard.view(game, P1).round)
        game.play(game.options[0])
    assert sorted(set(rounds)) == list(range(1, 15))


@pytest.mark.parametrize("edition", ["original", "revised"])
@pytest.mark.parametrize("round", range(1, 15))
def test_a_harvest_follows_rounds_4_7_9_11_13_and_14_and_no_others(table: Table, edition: str, round: int) -> None:
    game = table(edition=edition, round=round, at_home={P1: 0, P2: 0}, goods={P1: "9 food", P2: "9 food"})
    left = "5 food" if round in HARVEST_ROUNDS else "9 food"
    assert (game.goods(P1), game.goods(P2)) == (left, left)


@pytest.mark.parametrize("round", range(1, 14))
def test_the_next_harvest_is_announced(table: Table, round: int) -> None:
    expected = next(harvest for harvest in HARVEST_ROUNDS if harvest >= round)
    assert farmyard.view(table(round=round), P1).next_harvest == expected


def test_the_stages_last_4_3_2_2_2_and_1_rounds(table: Table) -> None:
    stages = [farmyard.view(table(round=round), P1).stage for round in range(1, 15)]
    assert [stages.count(stage) for stage in range(1, 7)] == [4, 3, 2, 2, 2, 1]
    assert stages == sorted(stages)


@pytest.mark.parametrize("seed", range(30))
def test_every_round_card_appears_within_its_stage(seed: int) -> None:
    order = round_cards(seed)
    first = 0
    for stage, last in LAST_ROUND_OF_STAGE.items():
        assert set(order[first:last]) == STAGES[stage]
        first = last


@pytest.mark.parametrize("stage", [1, 2, 3, 4, 5])
def test_the_cards_of_a_stage_are_shuffled(stage: int) -> None:
    rounds = slice(LAST_ROUND_OF_STAGE.get(stage - 1, 0), LAST_ROUND_OF_STAGE[stage])
    orders = {tuple(round_cards(seed)[rounds]) for seed in range(30)}
    assert len(orders) > 1
    assert {order[0] for order in orders} == STAGES[stage]


def test_each_round_turns_over_one_more_card_and_the_earlier_ones_stay(table: Table) -> None:
    game = table(round=5, at_home={P1: 1, P2: 0})
    before = [space.name for space in farmyard.view(game, P1).spaces]
    game.play("place Fishing")
    after = [space.name for space in farmyard.view(game, P1).spaces]
    assert after[:-1] == before
    assert after[-1] in STAGES[2]


def test_a_round_card_can_be_used_in_the_round_in_which_it_is_turned_up(table: Table) -> None:
    game = table(phase=PREPARATION, round=1, cards=("1 Sheep",))
    game.play("place 1 Sheep")
    assert game.goods(P1) == "2 food 1 sheep"


def test_a_round_card_can_be_used_in_all_subsequent_rounds(table: Table) -> None:
    game = table(round=13, cards=("1 Sheep",), spaces={"1 Sheep": "1 sheep"})
    game.play("place 1 Sheep")
    assert game.goods(P1) == "2 food 1 sheep"


def test_a_round_card_cannot_be_used_before_its_round(table: Table) -> None:
    game = table(round=3, cards=("Fences", "1 Sheep", "Improvement"), goods={P1: "1 grain"}, fields={P1: "b3"})
    assert "place Sow and Bake" not in game.options
    with pytest.raises(farmyard.IllegalChoice, match="still to come"):
        game.play("place Sow and Bake")


def test_nobody_sees_which_card_of_a_stage_comes_next(table: Table) -> None:
    coming = farmyard.view(table(round=5, cards=("1 Stone",)), P1).still_to_come
    assert coming[2] == ("Family Growth", "Renovation and Improvement")
    assert 1 not in coming


def test_goods_are_added_each_round_to_those_already_there(table: Table) -> None:
    game = table(phase=PREPARATION, round=2, spaces={"3 Wood": "6 wood", "Fishing": "nothing"})
    assert lying(game, "3 Wood") == {"wood": 9}
    assert lying(game, "Fishing") == {"food": 1}


def test_in_the_first_round_each_space_has_the_goods_of_one_round() -> None:
    game = farmyard.new_game(seed=1)
    for space in ("3 Wood", "1 Clay", "1 Reed", "Fishing"):
        number, good = (space.lower() if space != "Fishing" else "1 food").split()
        assert lying(game, space) == {good: int(number)}
    assert lying(game, "Day Laborer") == {}


def test_there_is_no_upper_limit_to_what_builds_up_on_a_space(table: Table) -> None:
    game = table(phase=PREPARATION, round=2, spaces={"1 Reed": "99 reed"})
    game.play("place 1 Reed")
    assert game.goods(P1) == "100 reed 2 food"


def test_a_space_begins_anew_after_everything_was_taken(table: Table) -> None:
    game = table(at_home={P1: 1, P2: 0}, spaces={"3 Wood": "12 wood", "1 Clay": "2 clay"})
    game.play("place 3 Wood")
    assert lying(game, "3 Wood") == {"wood": 3}
    assert lying(game, "1 Clay") == {"clay": 3}


def test_one_cattle_means_that_one_cattle_is_added_each_round(table: Table) -> None:
    game = table(phase=PREPARATION, round=12, cards=("1 Cattle",))
    assert lying(game, "1 Cattle") == {"cattle": 2}


def test_a_card_with_an_arrow_gets_its_first_goods_in_its_first_round(table: Table) -> None:
    game = table(phase=PREPARATION, round=8, cards=("1 Wild Boar",))
    assert lying(game, "1 Wild Boar") == {"boar": 1}


def test_a_space_without_an_arrow_gains_nothing_however_long_it_is_left_alone(table: Table) -> None:
    game = table(phase=PREPARATION, round=14)
    assert lying(game, "Take 1 Grain") == {}
    game.play("place Take 1 Grain")
    assert game.goods(P1) == "1 grain 2 food"


def test_people_return_home_at_the_end_of_the_round(table: Table) -> None:
    game = table(at_home={P1: 1, P2: 1}, used={"1 Clay": P2})
    game.play("place Fishing")
    assert [space.name for space in farmyard.view(game, P1).spaces if space.users] == []
    assert [player.at_home for player in farmyard.view(game, P1).players] == [2, 2]


def test_the_starting_player_begins_with_2_food_and_the_others_with_3() -> None:
    game = farmyard.new_game(players=4)
    assert [game.goods(seat) for seat in range(4)] == ["2 food", "3 food", "3 food", "3 food"]


@pytest.mark.parametrize("edition", ["original", "revised"])
def test_everybody_begins_with_two_people_in_a_wooden_hut_of_two_rooms(edition: str) -> None:
    for player in farmyard.view(farmyard.new_game(edition=edition, players=3), P1).players:
        assert (player.people, player.house, len(player.rooms)) == (2, "wooden hut", 2)
        assert (player.newborns, player.at_home, player.begging) == (0, 2, 0)
        assert (player.fields, player.stables, player.pastures) == ({}, (), ())


def test_the_starting_player_marker_is_not_passed_on_by_itself(table: Table) -> None:
    game = table(seats=3, starting_player=P3, at_home={P1: 0, P2: 0, P3: 1})
    game.play("place Fishing")
    assert (farmyard.view(game, P1).round, farmyard.view(game, P1).deciding) == (2, P3)
