"""Occupations of deck E, Q to Z: each clause and each ruling."""

from collections.abc import Callable

import pytest

from farmyard import Agricola, scores
from farmyard.agricola.position import P1, P2, P3
from farmyard.agricola.settings import Options
from farmyard.agricola.setup import new_game
from farmyard.agricola.state.game import BREEDING, FEEDING, PREPARATION
from farmyard.agricola.state.goods import text
from helpers import deciding, points

Table = Callable[..., Agricola]


def promised(game: Agricola, seat: int, round: int) -> str:
    return text(game.promised[(round - 1) * game.seats() + seat])


# -- Quarryman, Turner ----------------------------------------------------------------------


def test_quarryman_turns_any_number_of_stone_into_food(table: Table) -> None:
    game = table(seats=3, played={P1: ("Quarryman",)}, goods={P1: "2 stone"})
    game.play("convert Quarryman")
    game.play("convert Quarryman")
    assert game.goods(P1) == "4 food"


def test_quarryman_pays_for_an_occupation(table: Table) -> None:
    game = table(seats=3, played={P1: ("Quarryman",)}, goods={P1: "1 stone"}, hand={P1: ("Turner", "Tutor")})
    game.play("place Occupation")
    game.play("play Turner")
    assert game.goods(P1) == "1 food"


def test_turner_turns_any_number_of_wood_into_food(table: Table) -> None:
    game = table(seats=3, phase=FEEDING, played={P1: ("Turner",)}, goods={P1: "3 wood"})
    game.play("convert Turner")
    game.play("convert Turner")
    assert game.goods(P1) == "1 wood 2 food"


# -- Ratcatcher -----------------------------------------------------------------------------


@pytest.mark.ruling("Ratcatcher", "first two family members")
def test_ratcatcher_keeps_one_child_of_every_other_player_home(table: Table) -> None:
    game = table(seats=3, round=10, phase=PREPARATION, played={P1: ("Ratcatcher",)}, people={P1: 3, P2: 4, P3: 2})
    assert [player.at_home for player in game.players] == [3, 3, 2]


def test_ratcatcher_works_in_rounds_10_and_12_only(table: Table) -> None:
    people = []
    for round in (9, 10, 11, 12, 13):
        game = table(seats=3, round=round, phase=PREPARATION, played={P1: ("Ratcatcher",)}, people={P2: 3})
        people.append(game.players[P2].at_home)
    assert people == [3, 2, 3, 2, 3]


@pytest.mark.ruling("Ratcatcher", "still takes up a room")
def test_the_child_kept_home_by_the_ratcatcher_takes_up_a_room(table: Table) -> None:
    game = table(
        seats=3,
        round=10,
        phase=PREPARATION,
        starting_player=P2,
        played={P1: ("Ratcatcher",)},
        people={P2: 3},
        rooms={P2: "a1 b1 c1"},
    )
    assert "place Family Growth" not in game.options


def test_a_free_room_beside_the_child_kept_home_by_the_ratcatcher_allows_growth(table: Table) -> None:
    game = table(
        seats=3, round=10, phase=PREPARATION, starting_player=P2, played={P1: ("Ratcatcher",)}, people={P2: 3},
        rooms={P2: "a1 a2 b1 c1"},
    )  # fmt: skip
    assert "place Family Growth" in game.options


@pytest.mark.ruling("Ratcatcher", "nor is a guest")
def test_ratcatcher_lets_a_guest_work(table: Table) -> None:
    game = table(
        seats=3, round=9, starting_player=P2, played={P1: ("Ratcatcher",)}, hand={P2: ("Guest",)},
        people={P2: 3}, at_home={P1: 0, P2: 1, P3: 0}, goods={P1: "9 food", P2: "9 food", P3: "9 food"},
    )  # fmt: skip
    game.play("place Starting Player")
    game.play("play Guest")
    game.play("become starting player")
    assert game.round == 10
    assert game.players[P2].at_home == 3


@pytest.mark.ruling("Ratcatcher", "after round 9")
def test_ratcatcher_after_round_9_leaves_the_game(table: Table) -> None:
    game = table(seats=3, round=10, hand={P1: ("Ratcatcher", "Tutor")}, people={P2: 3})
    game.play("place Occupation")
    game.play("play Ratcatcher")
    assert game.players[P1].cards == []


def test_ratcatcher_in_round_9_stays(table: Table) -> None:
    game = table(seats=3, round=9, hand={P1: ("Ratcatcher", "Tutor")})
    game.play("place Occupation")
    game.play("play Ratcatcher")
    assert [card.name for card in game.players[P1].cards] == ["Ratcatcher"]


@pytest.mark.ruling("Ratcatcher", "child adopted")
def test_ratcatcher_keeps_an_adopted_only_child_home(table: Table) -> None:
    game = table(
        seats=3,
        round=10,
        starting_player=P2,
        played={P1: ("Ratcatcher",), P2: ("Adoptive Parents",)},
        rooms={P2: "a1 b1 c1"},
        goods={P2: "1 food"},
    )
    game.play("place Family Growth")
    game.play("use Adoptive Parents")
    assert game.players[P2].at_home == 1
    assert game.players[P2].newborns == 0


# -- Reed Collector, Reeve, Renovator, Seasonal Worker -----------------------------------------


def test_reed_collector_lays_reed_on_the_next_four_rounds(table: Table) -> None:
    game = table(seats=3, round=3, hand={P1: ("Reed Collector", "Tutor")})
    game.play("place Occupation")
    game.play("play Reed Collector")
    assert [promised(game, P1, round) for round in (3, 4, 7, 8)] == ["nothing", "1 reed", "1 reed", "nothing"]


def test_reed_collector_lays_nothing_after_round_14(table: Table) -> None:
    game = table(seats=3, round=12, hand={P1: ("Reed Collector", "Tutor")})
    game.play("place Occupation")
    game.play("play Reed Collector")
    assert [promised(game, P1, round) for round in (13, 14)] == ["1 reed", "1 reed"]


def test_reeve_takes_wood_by_the_rounds_still_to_come(table: Table) -> None:
    taken = []
    for round in (1, 5, 6, 8, 9, 11, 12, 13, 14):
        game = table(seats=3, round=round, hand={P1: ("Reeve", "Tutor")}, goods={P1: "nothing"})
        game.play("place Occupation")
        game.play("play Reeve")
        taken.append(game.goods(P1))
    assert taken == ["4 wood", "4 wood", "3 wood", "3 wood", "2 wood", "2 wood", "1 wood", "1 wood", "nothing"]


def test_reeve_rewards_only_those_with_most_occupations(table: Table) -> None:
    game = table(seats=3, played={P1: ("Reeve",), P2: ("Turner", "Tutor")})
    assert [points(game, seat, "Bonus points") for seat in (P1, P2, P3)] == [0, 3, 0]


@pytest.mark.ruling("Reeve", "Academic counts")
def test_academic_counts_twice_for_the_reeve(table: Table) -> None:
    game = table(seats=3, played={P1: ("Reeve", "Turner"), P2: ("Academic",)})
    assert [points(game, seat, "Bonus points") for seat in (P1, P2, P3)] == [3, 3, 0]


def test_renovator_saves_2_clay(table: Table) -> None:
    game = table(round=7, played={P1: ("Renovator",)}, goods={P1: "1 reed"})
    game.play("place Renovation and Improvement")
    assert game.goods(P1) == "nothing"
    assert game.players[P1].house == 1


def test_renovator_saves_2_stone(table: Table) -> None:
    game = table(
        round=7,
        played={P1: ("Renovator",)},
        house={P1: "clay hut"},
        rooms={P1: "a1 b1 c1"},
        goods={P1: "1 stone 1 reed"},
    )
    game.play("place Renovation and Improvement")
    assert game.goods(P1) == "nothing"
    assert game.players[P1].house == 2


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


# -- Shepherd -------------------------------------------------------------------------------


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


# -- Stablehand -----------------------------------------------------------------------------


def test_stablehand_builds_a_free_stable_after_fencing(table: Table) -> None:
    game = table(cards=("Fences",), played={P1: ("Stablehand",)}, goods={P1: "4 wood"})
    game.play("place Fences")
    game.play("enclose c5")
    assert deciding(game) == P1
    game.play("stable c5")
    assert game.goods(P1) == "nothing"
    assert game.players[P1].stables.bit_count() == 1


def test_stablehand_must_build_but_may_build_outside_pastures(table: Table) -> None:
    game = table(cards=("Fences",), played={P1: ("Stablehand",)}, goods={P1: "4 wood"})
    game.play("place Fences")
    game.play("enclose c5")
    assert "done" not in game.options
    game.play("stable a5")
    assert game.players[P1].fenced & game.players[P1].stables == 0


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
    assert game.players[P1].stables.bit_count() == 1


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


# -- Stablemaster, Stockman -----------------------------------------------------------------


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


@pytest.mark.ruling("Stockman", "Several stables")
def test_stockman_takes_an_animal_for_the_second_third_and_fourth_stable(table: Table) -> None:
    game = table(seats=4, played={P1: ("Stockman",)}, goods={P1: "8 wood"})
    game.play("place Build Rooms and Stables")
    herds = []
    for cell in ("a5", "a4", "a3", "a2"):
        game.play(f"stable {cell}")
        herds.append(game.players[P1].herd)
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


# -- Stone Carrier, Stonecutter ---------------------------------------------------------------


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
    game.play("done")
    assert game.goods(P1) == "1 stone"


@pytest.mark.ruling("Stone Carrier", "no stone on it")
def test_stone_carrier_cannot_use_an_empty_stone_space(table: Table) -> None:
    game = table(cards=("1 Stone",), round=5, played={P1: ("Stone Carrier",)}, spaces={"1 Stone": "nothing"})
    assert "place 1 Stone" not in game.options


def test_stonecutter_saves_a_stone_for_an_improvement(table: Table) -> None:
    game = table(seats=3, cards=("Improvement",), round=2, played={P1: ("Stonecutter",)}, goods={P1: "1 wood 2 stone"})
    game.play("place Improvement")
    assert [card.name for card in game.players[P1].improvements] == ["Well"]
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


# -- Storyteller, Swineherd -------------------------------------------------------------------


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


# -- Tenant Farmer ----------------------------------------------------------------------------


def test_tenant_farmer_takes_an_animal_of_each_kind(table: Table) -> None:
    game = table(seats=4, hand={P1: ("Tenant Farmer", "Tutor")}, stables={P1: "a5 a4"}, goods={P1: "nothing"})
    game.play("place Occupation")
    game.play("play Tenant Farmer")
    assert game.goods(P1) == "1 sheep 1 boar 1 cattle"


@pytest.mark.ruling("Tenant Farmer", "cooked as they arrive")
def test_tenant_farmers_animals_may_be_cooked_as_they_arrive(table: Table) -> None:
    game = table(
        seats=4, hand={P1: ("Tenant Farmer", "Tutor")}, majors={P1: ("Fireplace (2 clay)",)}, goods={P1: "nothing"}
    )
    game.play("place Occupation")
    game.play("play Tenant Farmer")
    game.play("keep 1 sheep")
    assert game.goods(P1) == "5 food 1 sheep"


def test_tenant_farmer_gives_the_animals_back_before_scoring(table: Table) -> None:
    game = table(
        seats=4, round=14, phase=BREEDING, played={P1: ("Tenant Farmer",)}, stables={P1: "a5 a4"},
        goods={P1: "1 sheep 1 boar 1 cattle"},
    )  # fmt: skip
    game.play("return 1 sheep 1 boar 1 cattle")
    assert game.over
    assert game.goods(P1) == "nothing"
    assert points(game, P1, "Lost through cards") == 0


def test_tenant_farmer_loses_a_point_for_each_animal_kept(table: Table) -> None:
    game = table(
        seats=4, round=14, phase=BREEDING, played={P1: ("Tenant Farmer",)}, stables={P1: "a5"},
        goods={P1: "1 sheep 1 boar"},
    )  # fmt: skip
    game.play("return 1 boar")
    assert game.goods(P1) == "1 sheep"
    assert points(game, P1, "Lost through cards") == -2


def test_tenant_farmer_may_give_nothing_back(table: Table) -> None:
    game = table(seats=4, round=14, phase=BREEDING, played={P1: ("Tenant Farmer",)}, goods={P1: "1 sheep"})
    game.play("done")
    assert points(game, P1, "Lost through cards") == -3


@pytest.mark.ruling("Tenant Farmer", "only in one go")
def test_tenant_farmer_may_pay_back_early_but_only_once(table: Table) -> None:
    game = table(seats=4, played={P1: ("Tenant Farmer",)}, stables={P1: "a5 a4"}, goods={P1: "2 sheep 1 boar"})
    game.play("use Tenant Farmer")
    game.play("return 1 sheep 1 boar")
    assert game.goods(P1) == "1 sheep"
    assert "use Tenant Farmer" not in game.options
    assert points(game, P1, "Lost through cards") == -1


@pytest.mark.ruling("Tenant Farmer", "only in one go")
def test_tenant_farmer_who_has_paid_back_is_not_asked_again(table: Table) -> None:
    game = table(
        seats=4, round=14, played={P1: ("Tenant Farmer",)}, goods={P1: "1 sheep"}, people={P1: 2},
        at_home={P1: 1, P2: 0, P3: 0, 3: 0},
    )  # fmt: skip
    game.play("use Tenant Farmer")
    game.play("place Day Laborer")
    while not game.over:
        assert game.options[0] == "feed"
        game.play("feed")
    assert points(game, P1, "Lost through cards") == -2


# -- Thatcher ---------------------------------------------------------------------------------


@pytest.mark.ruling("Thatcher", "Each of several rooms")
def test_thatcher_saves_a_reed_for_each_room(table: Table) -> None:
    game = table(seats=3, played={P1: ("Thatcher",)}, goods={P1: "10 wood 2 reed"})
    game.play("place Build Rooms and Stables")
    game.play("room a1")
    game.play("room a2")
    assert game.goods(P1) == "nothing"


def test_thatcher_saves_the_reed_of_a_renovation(table: Table) -> None:
    game = table(seats=3, round=7, played={P1: ("Thatcher",)}, goods={P1: "2 clay"})
    game.play("place Renovation and Improvement")
    assert game.goods(P1) == "nothing"


def test_thatcher_saves_the_reed_of_a_half_timbered_house(table: Table) -> None:
    game = table(
        seats=3, played={P1: ("Thatcher",)}, hand={P1: ("Half-timbered House",)}, goods={P1: "1 wood 1 clay 2 stone"}
    )
    game.play("place Starting Player")
    game.play("play Half-timbered House")
    assert game.goods(P1) == "nothing"


def test_thatcher_saves_a_reed_of_the_holiday_house(table: Table) -> None:
    game = table(seats=3, played={P1: ("Thatcher",)}, hand={P1: ("Holiday House",)}, goods={P1: "3 clay 1 reed"})
    game.play("place Starting Player")
    game.play("play Holiday House")
    assert game.goods(P1) == "nothing"


def test_thatcher_does_not_help_with_other_improvements(table: Table) -> None:
    game = table(seats=3, played={P1: ("Thatcher",)}, cards=("Improvement",), round=2, goods={P1: "1 reed 2 stone"})
    assert "place Improvement" not in game.options


@pytest.mark.ruling("Thatcher", "adds up")
def test_thatcher_and_clay_roof_add_up(table: Table) -> None:
    game = table(seats=3, played={P1: ("Thatcher", "Clay Roof")}, goods={P1: "5 wood 1 clay"})
    game.play("place Build Rooms and Stables")
    game.play("room a1")
    assert game.goods(P1) == "nothing"


# -- Tutor, Undergardener, Woodcutter, Wooden Hut Builder ----------------------------------------


def test_tutor_counts_occupations_played_later(table: Table) -> None:
    game = table(seats=3, played={P1: ("Turner", "Tutor", "Thatcher", "Reed Collector")})
    assert points(game, P1, "Bonus points") == 2


@pytest.mark.ruling("Tutor", "Academic")
def test_academic_counts_twice_for_the_tutor_when_played_later(table: Table) -> None:
    later = table(seats=3, played={P1: ("Tutor", "Academic")})
    before = table(seats=3, played={P1: ("Academic", "Tutor")})
    assert points(later, P1, "Bonus points") == 2
    assert points(before, P1, "Bonus points") == 0


@pytest.mark.ruling("Tutor", "permanent occupations")
def test_tutor_counts_permanent_occupations_of_a_solo_series() -> None:
    game = new_game(Options(players=1, decks="E", permanent=("Tutor", "Mason", "Carpenter")))
    assert points(game, P1, "Bonus points") == 2


def test_undergardener_takes_a_vegetable_with_day_laborer(table: Table) -> None:
    game = table(seats=4, played={P1: ("Undergardener",)}, goods={P1: "nothing"})
    game.play("place Day Laborer")
    assert game.goods(P1) == "1 vegetable 2 food"


def test_woodcutter_takes_a_wood_more(table: Table) -> None:
    game = table(played={P1: ("Woodcutter",)}, goods={P1: "nothing"})
    game.play("place 3 Wood")
    assert game.goods(P1) == "4 wood"


@pytest.mark.ruling("Woodcutter", "every space that gives wood")
def test_woodcutter_works_on_the_reed_stone_and_wood_space(table: Table) -> None:
    game = table(seats=5, played={P1: ("Woodcutter",)}, goods={P1: "nothing"})
    game.play("place Reed, Stone and Wood")
    assert game.goods(P1) == "2 wood 1 reed 1 stone"


@pytest.mark.ruling("Woodcutter", "every space that gives wood")
def test_woodcutter_counts_a_wood_chosen_among_resources(table: Table) -> None:
    game = table(seats=3, played={P1: ("Woodcutter",)}, goods={P1: "nothing"})
    game.play("place Take 1 Resource")
    game.play("take 1 wood")
    assert game.goods(P1) == "2 wood"


def test_woodcutter_works_on_any_space_that_holds_wood(table: Table) -> None:
    game = table(played={P1: ("Woodcutter",)}, goods={P1: "nothing"}, spaces={"1 Reed": "1 wood 1 reed"})
    game.play("place 1 Reed")
    assert game.goods(P1) == "2 wood 1 reed"


@pytest.mark.ruling("Woodcutter", "Wood from cards")
def test_woodcutter_ignores_wood_from_cards(table: Table) -> None:
    game = table(seats=3, played={P1: ("Woodcutter",)}, hand={P1: ("Reeve", "Tutor")}, goods={P1: "1 food"})
    game.play("place Occupation")
    game.play("play Reeve")
    assert game.goods(P1) == "4 wood"


@pytest.mark.ruling("Woodcutter", "left behind")
def test_woodcutter_works_although_all_wood_is_left_behind(table: Table) -> None:
    game = table(played={P1: ("Woodcutter", "Mushroom Collector")}, goods={P1: "nothing"}, spaces={"3 Wood": "1 wood"})
    game.play("place 3 Wood")
    game.play("take 2 food for 1 wood left behind")
    assert game.goods(P1) == "1 wood 2 food"


@pytest.mark.ruling("Woodcutter", "left behind")
def test_woodcutter_works_although_the_basket_takes_all_wood(table: Table) -> None:
    game = table(played={P1: ("Woodcutter", "Basket")}, goods={P1: "nothing"}, spaces={"3 Wood": "2 wood"})
    game.play("place 3 Wood")
    game.play("take 3 food for 2 wood left behind")
    assert game.goods(P1) == "1 wood 3 food"


@pytest.mark.ruling("Woodcutter", "no wood on it")
def test_woodcutter_cannot_use_an_empty_wood_space(table: Table) -> None:
    game = table(played={P1: ("Woodcutter",)}, spaces={"3 Wood": "nothing"})
    assert "place 3 Wood" not in game.options


def test_wooden_hut_builder_scores_rooms_of_a_wooden_hut(table: Table) -> None:
    wooden = table(seats=3, played={P1: ("Wooden Hut Builder",)}, rooms={P1: "a1 b1 c1"})
    clay = table(seats=3, played={P1: ("Wooden Hut Builder",)}, rooms={P1: "a1 b1 c1"}, house={P1: "clay hut"})
    assert points(wooden, P1, "Bonus points") == 3
    assert points(clay, P1, "Bonus points") == 0


# -- Yeoman Farmer ----------------------------------------------------------------------------


def test_yeoman_farmer_cancels_minus_points_of_categories(table: Table) -> None:
    with_him = table(seats=3, played={P1: ("Yeoman Farmer",)}, goods={P1: "nothing"})
    without = table(seats=3, goods={P1: "nothing"})
    assert scores(with_him)[P1] - scores(without)[P1] == 7


def test_yeoman_farmer_does_not_cancel_begging_cards_and_unused_cells(table: Table) -> None:
    game = table(seats=3, played={P1: ("Yeoman Farmer",)}, begging={P1: 1})
    assert points(game, P1, "Begging cards") == -3
    assert points(game, P1, "Unused cells") == -13


@pytest.mark.ruling("Yeoman Farmer", "Points that cards would take")
@pytest.mark.ruling("Tenant Farmer", "Yeoman Farmer cancels")
def test_yeoman_farmer_cancels_the_tenant_farmers_debt(table: Table) -> None:
    game = table(seats=4, played={P1: ("Yeoman Farmer", "Tenant Farmer", "Tutor", "Turner")})
    assert points(game, P1, "Lost through cards") == 0
    assert points(game, P1, "Bonus points") == 1
