"""Occupations of deck E, S."""

import pytest

from farmyard.agricola.position import P1, P2, P3, P4
from farmyard.agricola.state.game import BREEDING
from helpers import Table, deciding, farm, herd, lying, play

# -- Seasonal Worker ------------------------------------------------------------------------------


def test_seasonal_worker_chooses_from_round_6(table: Table) -> None:
    game = table(round=6, played={P1: ("Seasonal Worker",)}, goods={P1: "0 food"})
    game.play("place Day Laborer")
    game.play("take 1 vegetable")
    assert game.goods(P1) == "1 vegetable 2 food"


def test_seasonal_worker_takes_grain_before_round_6(table: Table) -> None:
    game = table(round=5, played={P1: ("Seasonal Worker",)}, goods={P1: "nothing"})
    game.play("place Day Laborer")
    assert game.goods(P1) == "1 grain 2 food"


def test_seasonal_worker_may_still_take_grain_from_round_6_on(table: Table) -> None:
    game = table(round=6, played={P1: ("Seasonal Worker",)}, goods={P1: "nothing"})
    game.play("place Day Laborer")
    assert [option for option in game.options if option.startswith("take")] == ["take 1 grain", "take 1 vegetable"]
    game.play("take 1 vegetable")
    assert game.goods(P1) == "1 vegetable 2 food"


# -- Shepherd -------------------------------------------------------------------------------------


def test_shepherd_has_two_lambs_from_four_sheep(table: Table) -> None:
    game = table(
        seats=4,
        phase=BREEDING,
        played={P1: ("Shepherd",)},
        goods={P1: "4 sheep"},
        pastures={P1: ("b3 b4 b5",)},
    )
    assert game.goods(P1) == "6 sheep"


def test_shepherd_has_one_lamb_from_three_sheep(table: Table) -> None:
    game = table(
        seats=4, phase=BREEDING, played={P1: ("Shepherd",)}, goods={P1: "3 sheep"}, pastures={P1: ("b3 b4 b5",)}
    )
    assert game.goods(P1) == "4 sheep"


def test_shepherd_keeps_as_many_lambs_as_find_room(table: Table) -> None:
    game = table(seats=4, phase=BREEDING, played={P1: ("Shepherd",)}, goods={P1: "4 sheep"}, pastures={P1: ("b4 b5",)})
    assert game.goods(P1) == "5 sheep"


# -- Stablehand -----------------------------------------------------------------------------------


def test_stablehand_builds_a_free_stable_after_fencing(table: Table) -> None:
    game = table(cards=("Fences",), played={P1: ("Stablehand",)}, goods={P1: "4 wood"})
    game.play("place Fences")
    game.play("enclose c5")
    assert deciding(game) == P1
    game.play("stable c5")
    assert game.goods(P1) == "nothing"
    assert len(farm(game).stables) == 1


def test_stablehand_must_build_but_may_build_outside_pastures(table: Table) -> None:
    game = table(cards=("Fences",), played={P1: ("Stablehand",)}, goods={P1: "4 wood"})
    game.play("place Fences")
    game.play("enclose c5")
    assert "done" not in game.options
    game.play("stable a5")
    assert farm(game).stables == ("a5",)


@pytest.mark.ruling("Stablehand", "One stable for each action")
def test_stablehand_builds_one_stable_however_many_pastures(table: Table) -> None:
    game = table(cards=("Fences",), played={P1: ("Stablehand",)}, goods={P1: "7 wood"})
    game.play("place Fences")
    game.play("enclose c5")
    game.play("enclose c4")
    game.play("stable a5")
    assert deciding(game) == P2


@pytest.mark.ruling("Stablehand", "Hedge Keeper")
def test_stablehand_builds_one_stable_with_the_fences_of_the_hedge_keeper(table: Table) -> None:
    game = table(cards=("Fences",), played={P1: ("Stablehand", "Hedge Keeper")}, goods={P1: "4 wood"})
    game.play("place Fences")
    game.play("enclose c5")
    game.play("enclose c4")
    game.play("stable a5")
    assert deciding(game) == P2


@pytest.mark.ruling("Stablehand", "Mini Pasture")
def test_stablehand_reacts_to_the_mini_pasture(table: Table) -> None:
    game = table(played={P1: ("Stablehand",)}, hand={P1: ("Mini Pasture",)}, goods={P1: "2 food"})
    game.play("place Starting Player")
    game.play("play Mini Pasture")
    game.play("enclose c5")
    game.play("stable c5")
    assert len(farm(game).stables) == 1


@pytest.mark.ruling("Stablehand", "no stable is left")
def test_stablehand_does_nothing_without_a_stable_left(table: Table) -> None:
    game = table(cards=("Fences",), played={P1: ("Stablehand",)}, goods={P1: "4 wood"}, stables={P1: "a5 a4 b5 b4"})
    game.play("place Fences")
    game.play("enclose c5")
    assert deciding(game) == P2


@pytest.mark.ruling("Stablehand", "none can be placed")
def test_stablehand_does_nothing_without_a_cell_for_a_stable(table: Table) -> None:
    fields = "a1 a2 a3 a4 a5 b2 b3 b4 b5 c2 c3 c4"
    game = table(
        cards=("Fences",), played={P1: ("Stablehand",)}, goods={P1: "4 wood"}, stables={P1: "c5"}, fields={P1: fields}
    )
    game.play("place Fences")
    assert (game.goods(P1), deciding(game)) == ("nothing", P2)


ALONE = {P2: 0, P3: 0, P4: 0}


@pytest.mark.ruling("Stablehand", "Two fence actions")
def test_stablehand_builds_a_stable_for_each_of_two_fence_actions(table: Table) -> None:
    game = table(
        seats=2, cards=("Fences",), played={P1: ("Stablehand",)}, hand={P1: ("Fence Builder",)},
        goods={P1: "7 wood 1 food"}, at_home=ALONE,
    )  # fmt: skip
    play(game, "place Occupation", "place a fence on Fences", "place Fences")
    play(game, "enclose c5", "done", "stable a5", "enclose c4", "stable a4")
    assert len(farm(game).stables) == 2


# -- Stablemaster ---------------------------------------------------------------------------------


def test_stablemaster_enlarges_one_unfenced_stable(table: Table) -> None:
    game = table(
        seats=2, cards=("1 Sheep",), round=4, played={P1: ("Stablemaster",)}, stables={P1: "a4 a5"},
        spaces={"1 Sheep": "7 sheep"},
    )  # fmt: skip
    game.play("place 1 Sheep")
    assert game.goods(P1) == "2 food 5 sheep"


def test_stablemasters_stable_holds_one_kind(table: Table) -> None:
    game = table(
        round=9, played={P1: ("Stablemaster",)}, stables={P1: "a4"}, goods={P1: "2 sheep"},
        spaces={"1 Wild Boar": "2 boar"},
    )  # fmt: skip
    game.play("place 1 Wild Boar")
    assert "keep 1 sheep 2 boar" in game.options
    assert "keep 2 sheep 1 boar" in game.options
    assert "keep 2 sheep 2 boar" not in game.options


@pytest.mark.ruling("Stablemaster", "Shepherd's Pipe")
def test_shepherds_pipe_helps_the_other_stables_of_the_stablemaster(table: Table) -> None:
    game = table(
        cards=("1 Sheep",), round=4, played={P1: ("Shepherd's Pipe", "Stablemaster")}, stables={P1: "a4 a5"},
        spaces={"1 Sheep": "9 sheep"},
    )  # fmt: skip
    game.play("place 1 Sheep")
    assert game.goods(P1) == "2 food 6 sheep"


def test_stablemaster_does_nothing_for_a_fenced_stable(table: Table) -> None:
    game = table(
        cards=("1 Sheep",), round=4, played={P1: ("Stablemaster",)}, stables={P1: "c5"}, pastures={P1: ("c5",)},
        spaces={"1 Sheep": "9 sheep"},
    )  # fmt: skip
    game.play("place 1 Sheep")
    assert game.goods(P1) == "2 food 5 sheep"


@pytest.mark.ruling("Stablemaster", "Shepherd's Pipe")
@pytest.mark.parametrize("cards", [("Shepherd's Pipe", "Stablemaster"), ("Stablemaster", "Shepherd's Pipe")])
def test_shepherds_pipe_adds_nothing_to_the_stable_of_the_stablemaster(table: Table, cards: tuple[str, ...]) -> None:
    game = table(
        cards=("1 Sheep",), round=4, played={P1: cards}, stables={P1: "a5"}, spaces={"1 Sheep": "9 sheep"},
        goods={P1: "nothing"},
    )  # fmt: skip
    game.play("place 1 Sheep")
    assert game.goods(P1) == "4 sheep"


# -- Stockman -------------------------------------------------------------------------------------


@pytest.mark.ruling("Stockman", "Several stables")
def test_stockman_takes_an_animal_for_the_second_third_and_fourth_stable(table: Table) -> None:
    game = table(seats=4, played={P1: ("Stockman",)}, goods={P1: "8 wood"})
    game.play("place Build Rooms and Stables")
    herds = []
    for cell in ("a5", "a4", "a3", "a2"):
        game.play(f"stable {cell}")
        herds.append(herd(game))
    assert herds == [(0, 0, 0), (0, 0, 1), (0, 1, 1), (1, 1, 1)]


@pytest.mark.ruling("Stockman", "stand already")
def test_stockman_takes_nothing_for_stables_that_stand_already(table: Table) -> None:
    game = table(
        seats=4, hand={P1: ("Stockman",)}, stables={P1: "a5 a4 a3"}, goods={P1: "2 wood"}, at_home={P2: 0, P3: 0, 3: 0}
    )
    game.play("place Occupation")
    assert game.goods(P1) == "2 wood"
    game.play("place Build Rooms and Stables")
    game.play("stable a2")
    assert game.goods(P1) == "1 sheep"


@pytest.mark.ruling("Stockman", "cooked as it arrives")
def test_stockmans_animal_may_be_cooked_as_it_arrives(table: Table) -> None:
    game = table(
        seats=4, played={P1: ("Stockman",)}, majors={P1: ("Fireplace (2 clay)",)}, stables={P1: "a5"},
        pastures={P1: ("c5",)}, goods={P1: "2 wood 2 sheep 2 boar"},
    )  # fmt: skip
    game.play("place Build Rooms and Stables")
    game.play("stable c5")
    game.play("keep 2 sheep 2 boar")
    assert game.goods(P1) == "3 food 2 sheep 2 boar"


# -- Stone Carrier --------------------------------------------------------------------------------


def test_stone_carrier_takes_a_free_stone_where_there_is_only_stone(table: Table) -> None:
    game = table(cards=("1 Stone",), round=5, played={P1: ("Stone Carrier",)}, goods={P1: "nothing"})
    game.play("place 1 Stone")
    assert "done" in game.options
    game.play("take 1 stone")
    assert game.goods(P1) == "2 stone"


@pytest.mark.ruling("Stone Carrier", "every space that gives stone")
def test_stone_carrier_pays_a_food_where_there_is_more(table: Table) -> None:
    game = table(seats=4, played={P1: ("Stone Carrier",)}, goods={P1: "nothing"})
    game.play("place Reed, Stone and Food")
    game.play("take 1 stone")
    assert game.goods(P1) == "1 reed 2 stone"


@pytest.mark.ruling("Stone Carrier", "every space that gives stone")
def test_stone_carrier_pays_a_food_on_the_reed_stone_and_wood_space(table: Table) -> None:
    game = table(seats=5, played={P1: ("Stone Carrier",)}, goods={P1: "1 food"})
    game.play("place Reed, Stone and Wood")
    game.play("take 1 stone")
    assert game.goods(P1) == "1 wood 1 reed 2 stone"


@pytest.mark.ruling("Stone Carrier", "every space that gives stone")
def test_stone_carrier_counts_a_stone_chosen_among_resources(table: Table) -> None:
    game = table(seats=3, played={P1: ("Stone Carrier",)}, goods={P1: "nothing"})
    game.play("place Take 1 Resource")
    game.play("take 1 stone")
    game.play("take 1 stone")
    assert game.goods(P1) == "2 stone"


@pytest.mark.ruling("Stone Carrier", "every space that gives stone")
def test_stone_carrier_ignores_other_resources_and_stone_from_cards(table: Table) -> None:
    game = table(hand={P1: ("Helpful Neighbors",)}, played={P1: ("Stone Carrier",)}, goods={P1: "1 wood"})
    game.play("place Starting Player")
    game.play("play Helpful Neighbors")
    game.play("take 1 stone")
    assert game.goods(P1) == "1 stone"


@pytest.mark.ruling("Stone Carrier", "no stone on it")
def test_stone_carrier_cannot_use_an_empty_stone_space(table: Table) -> None:
    game = table(cards=("1 Stone",), round=5, played={P1: ("Stone Carrier",)}, spaces={"1 Stone": "nothing"})
    assert "place 1 Stone" not in game.options


@pytest.mark.ruling("Stone Carrier", "Stone Buyer")
def test_stone_carrier_works_although_the_stone_buyer_buys_the_only_stone(table: Table) -> None:
    game = table(
        seats=4, round=5, cards=("1 Stone",), played={P1: ("Stone Carrier",), P2: ("Stone Buyer",)},
        goods={P1: "nothing", P2: "1 food"},
    )  # fmt: skip
    game.play("place 1 Stone")
    assert deciding(game) == P2
    play(game, "take 1 stone", "take 1 stone")
    assert (game.goods(P1), game.goods(P2)) == ("1 stone 2 food", "1 stone")


# -- Stonecutter ----------------------------------------------------------------------------------


def test_stonecutter_saves_a_stone_for_an_improvement(table: Table) -> None:
    game = table(seats=3, cards=("Improvement",), round=2, played={P1: ("Stonecutter",)}, goods={P1: "1 wood 2 stone"})
    game.play("place Improvement")
    assert list(farm(game).improvements) == ["Well"]
    assert game.goods(P1) == "nothing"


@pytest.mark.ruling("Stonecutter", "Each of several rooms")
def test_stonecutter_saves_a_stone_for_each_room(table: Table) -> None:
    game = table(seats=3, played={P1: ("Stonecutter",)}, house={P1: "stone house"}, goods={P1: "8 stone 4 reed"})
    game.play("place Build Rooms and Stables")
    game.play("room a1")
    game.play("room b2")
    assert game.goods(P1) == "nothing"


@pytest.mark.ruling("Stonecutter", "Each of several rooms")
def test_stonecutter_saves_one_stone_for_a_renovation(table: Table) -> None:
    game = table(
        seats=3, round=7, played={P1: ("Stonecutter",)}, house={P1: "clay hut"}, rooms={P1: "a1 b1 c1"},
        goods={P1: "2 stone 1 reed"},
    )  # fmt: skip
    game.play("place Renovation and Improvement")
    assert game.goods(P1) == "nothing"


@pytest.mark.ruling("Stonecutter", "adds up")
def test_stonecutter_and_carpenter_add_up(table: Table) -> None:
    game = table(
        seats=3, played={P1: ("Stonecutter", "Carpenter")}, house={P1: "stone house"}, goods={P1: "2 stone 2 reed"}
    )
    game.play("place Build Rooms and Stables")
    game.play("room a1")
    assert game.goods(P1) == "nothing"


def test_stonecutter_saves_a_stone_for_a_minor_improvement(table: Table) -> None:
    game = table(
        seats=3, played={P1: ("Stonecutter",)}, hand={P1: ("Half-timbered House",)},
        goods={P1: "1 wood 1 clay 1 reed 1 stone"},
    )  # fmt: skip
    game.play("place Starting Player")
    game.play("play Half-timbered House")
    assert game.goods(P1) == "nothing"


@pytest.mark.ruling("Stonecutter", "Lumber is free")
def test_stonecutter_plays_the_lumber_for_nothing(table: Table) -> None:
    game = table(seats=3, played={P1: ("Stonecutter",)}, hand={P1: ("Lumber",)}, goods={P1: "nothing"})
    play(game, "place Starting Player", "play Lumber")
    assert game.goods(P1) == "3 wood"


# -- Storyteller ----------------------------------------------------------------------------------


def test_storyteller_trades_a_food_of_the_traveling_players_for_a_vegetable(table: Table) -> None:
    game = table(seats=4, played={P1: ("Storyteller",)}, goods={P1: "nothing"}, spaces={"Traveling Players": "3 food"})
    game.play("place Traveling Players")
    game.play("take 1 vegetable for 1 food left behind")
    assert game.goods(P1) == "1 vegetable 2 food"


def test_storyteller_may_take_all_the_food(table: Table) -> None:
    game = table(seats=4, played={P1: ("Storyteller",)}, goods={P1: "nothing"}, spaces={"Traveling Players": "3 food"})
    game.play("place Traveling Players")
    game.play("done")
    assert game.goods(P1) == "3 food"


def test_storyteller_works_on_the_space_for_five_players(table: Table) -> None:
    game = table(seats=5, played={P1: ("Storyteller",)}, goods={P1: "nothing"})
    game.play("place Room or Traveling Players")
    game.play("take 1 vegetable for 1 food left behind")
    assert game.goods(P1) == "1 vegetable"


@pytest.mark.ruling("Storyteller", "Dancer")
def test_storyteller_and_dancer_give_four_food_and_a_vegetable(table: Table) -> None:
    game = table(
        seats=4, played={P1: ("Dancer", "Storyteller")}, goods={P1: "nothing"}, spaces={"Traveling Players": "2 food"}
    )
    game.play("place Traveling Players")
    game.play("take 1 vegetable for 1 food left behind")
    assert game.goods(P1) == "1 vegetable 4 food"


def test_storyteller_leaves_the_food_on_the_space(table: Table) -> None:
    game = table(seats=4, played={P1: ("Storyteller",)}, spaces={"Traveling Players": "3 food"})
    play(game, "place Traveling Players", "take 1 vegetable for 1 food left behind")
    assert lying(game, "Traveling Players") == "1 food"


# -- Swineherd ------------------------------------------------------------------------------------


def test_swineherd_takes_a_boar_more(table: Table) -> None:
    game = table(
        seats=4, cards=("1 Wild Boar",), round=8, played={P1: ("Swineherd",)}, stables={P1: "a5"}, goods={P1: "nothing"}
    )
    game.play("place 1 Wild Boar")
    assert game.goods(P1) == "2 boar"


@pytest.mark.ruling("Swineherd", "choice of animals")
def test_swineherd_does_not_help_with_the_choice_of_animals(table: Table) -> None:
    game = table(seats=5, played={P1: ("Swineherd",)}, stables={P1: "a5"}, goods={P1: "nothing"})
    game.play("place Take Animals")
    game.play("take 1 boar")
    assert game.goods(P1) == "1 boar"


@pytest.mark.ruling("Swineherd", "It comes together with the others")
def test_swineherds_boar_is_cooked_together_with_the_others(table: Table) -> None:
    game = table(
        seats=4, round=11, cards=("1 Wild Boar",), played={P1: ("Swineherd", "Gypsy's Crock"), P2: ("Slaughterman",)},
        majors={P1: ("Fireplace (2 clay)",)}, goods={P1: "1 cattle", P2: "0 food"}, spaces={"1 Wild Boar": "1 boar"},
    )  # fmt: skip
    play(game, "place 1 Wild Boar", "keep 1 cattle")
    assert (game.goods(P1), game.goods(P2)) == ("5 food 1 cattle", "1 food")
