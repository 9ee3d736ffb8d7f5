"""Occupations of deck I, Co to Fa."""

import pytest

from farmyard.agricola.position import P1, P2, P3, P4
from farmyard.agricola.state.game import FEEDING
from farmyard.kernel.rng import Rng
from helpers import Table, crops, deciding, farm, in_hand, play, tally

# -- Corn Profiteer -------------------------------------------------------------------------------


def test_corn_profiteer_turns_grain_into_food(table: Table) -> None:
    game = table(
        seats=4, played={P1: ("Corn Profiteer",)}, goods={P1: "2 grain", P2: "0 food", P3: "0 food", P4: "1 food"}
    )
    game.play("use Corn Profiteer")
    game.play("use Corn Profiteer")
    assert (game.goods(P1), deciding(game)) == ("6 food", P1)
    assert "use Corn Profiteer" not in game.options


def test_corn_profiteer_lets_another_player_buy(table: Table) -> None:
    game = table(
        seats=4, played={P1: ("Corn Profiteer",)}, goods={P1: "1 grain", P2: "2 food", P3: "3 food", P4: "0 food"}
    )
    game.play("use Corn Profiteer")
    assert deciding(game) == P2
    game.play("done")
    assert deciding(game) == P3
    game.play("pay 2 food for 1 grain")
    assert (game.goods(P1), game.goods(P2), game.goods(P3)) == ("2 food", "2 food", "1 grain 1 food")
    assert deciding(game) == P1


def test_corn_profiteer_chooses_among_buyers(table: Table) -> None:
    game = table(
        seats=4, played={P1: ("Corn Profiteer",)}, goods={P1: "1 grain", P2: "2 food", P3: "2 food", P4: "2 food"}
    )
    game.play("use Corn Profiteer")
    game.play("pay 2 food for 1 grain")
    game.play("pay 2 food for 1 grain")
    game.play("done")
    assert deciding(game) == P1
    assert game.options[:2] == ["take 2 food from player 2", "take 2 food from player 3"]
    game.play("take 2 food from player 3")
    assert [game.goods(seat) for seat in (P1, P2, P3)] == ["2 food", "2 food", "1 grain"]


def test_corn_profiteers_buyer_may_make_the_food_but_not_of_that_grain(table: Table) -> None:
    game = table(
        seats=4,
        played={P1: ("Corn Profiteer",)},
        goods={P1: "1 grain", P2: "1 food", P3: "1 food 1 vegetable", P4: "0 food"},
    )
    game.play("use Corn Profiteer")
    assert deciding(game) == P3
    game.play("pay 2 food for 1 grain")
    assert (game.goods(P1), game.goods(P3)) == ("2 food", "1 grain")


def test_corn_profiteer_sells_to_nobody_who_has_spent_the_food_meanwhile(table: Table) -> None:
    game = table(
        seats=4,
        played={P1: ("Corn Profiteer",)},
        goods={P1: "3 grain", P2: "2 food", P3: "2 food", P4: "0 food"},
    )
    for buys in (("pay 2 food for 1 grain", "pay 2 food for 1 grain"), ("pay 2 food for 1 grain", "done")):
        game.play("use Corn Profiteer")
        for answer in buys:
            game.play(answer)
    assert [game.goods(seat) for seat in (P1, P2, P3)] == ["1 grain 4 food", "1 grain", "1 grain"]


def test_corn_profiteers_buyer_may_think_while_a_card_is_being_paid(table: Table) -> None:
    game = table(
        seats=4,
        played={P1: ("Corn Profiteer",)},
        hand={P1: ("Reed Exchange", "Broom"), P2: ("Clapper",), P3: ("Pelts", "Punner", "Spinney")},
        goods={P1: "2 wood 2 clay 1 grain", P2: "2 food", P3: "0 food", P4: "0 food"},
    )
    for choice in ("place Starting Player", "play Reed Exchange", "use Corn Profiteer"):
        game.play(choice)
    for seed in range(8):
        dealt = game.determinize(P2, Rng(seed))
        dealt.play("done")
        dealt.play("pay 2 wood")
        assert "Reed Exchange" in in_hand(dealt, P2)
        assert dealt.goods(P1) == "2 clay 2 reed 3 food"


def test_corn_profiteer_may_be_used_while_feeding_and_in_the_midst_of_an_action(table: Table) -> None:
    game = table(
        seats=4, phase=FEEDING, played={P1: ("Corn Profiteer",)}, goods={P1: "2 grain", P2: "4 food", P4: "0 food"}
    )
    game.play("use Corn Profiteer")
    game.play("done")
    game.play("done")
    assert (deciding(game), game.goods(P1)) == (P1, "1 grain 3 food")
    midst = table(
        seats=4, played={P1: ("Corn Profiteer",)}, goods={P1: "1 grain", P2: "0 food", P3: "0 food", P4: "0 food"}
    )
    midst.play("place Plow 1 Field")
    midst.play("use Corn Profiteer")
    midst.play("plow c5")
    assert midst.goods(P1) == "3 food"


def test_corn_profiteer_leaves_the_grain_that_an_action_needs(table: Table) -> None:
    game = table(
        seats=4, round=4, played={P1: ("Corn Profiteer",)}, goods={P1: "1 grain 1 vegetable"}, fields={P1: "c5"},
    )  # fmt: skip
    game.play("place Sow and Bake")
    assert "use Corn Profiteer" in game.options
    game.play("convert vegetable")
    assert "use Corn Profiteer" not in game.options


@pytest.mark.ruling("Corn Profiteer", "This is no baking")
def test_corn_profiteer_is_no_baking(table: Table) -> None:
    game = table(
        seats=4, played={P1: ("Corn Profiteer", "Master Baker", "Bread Seller")}, majors={P1: ("Fireplace (2 clay)",)},
        goods={P1: "1 grain", P2: "0 food", P3: "0 food", P4: "0 food"},
    )  # fmt: skip
    game.play("use Corn Profiteer")
    assert game.goods(P1) == "3 food"


# -- Cowherd --------------------------------------------------------------------------------------


def test_cowherd_takes_one_more_cattle(table: Table) -> None:
    game = table(
        seats=3, round=11, cards=("1 Cattle",), played={P1: ("Cowherd",)}, goods={P1: "0 food"}, stables={P1: "a5"}
    )
    game.play("place 1 Cattle")
    assert game.goods(P1) == "2 cattle"


@pytest.mark.ruling("Cowherd", "with a choice of animals")
def test_cowherd_does_nothing_on_the_space_with_a_choice(table: Table) -> None:
    game = table(seats=5, played={P1: ("Cowherd",)}, goods={P1: "1 food"}, stables={P1: "a5"})
    game.play("place Take Animals")
    game.play("take 1 cattle")
    assert game.goods(P1) == "1 cattle"


@pytest.mark.ruling("Cowherd", "It comes together with the others")
def test_cowherds_cattle_is_cooked_together_with_the_others(table: Table) -> None:
    game = table(
        seats=4, round=11, cards=("1 Cattle",), played={P1: ("Cowherd",), P2: ("Slaughterman",)},
        majors={P1: ("Fireplace (2 clay)",)}, goods={P1: "1 boar", P2: "0 food"}, spaces={"1 Cattle": "1 cattle"},
    )  # fmt: skip
    play(game, "place 1 Cattle", "keep 1 boar")
    assert (game.goods(P1), game.goods(P2)) == ("6 food 1 boar", "1 food")


# -- Farm Steward ---------------------------------------------------------------------------------


@pytest.mark.ruling("Farm Steward", "Only 1 child")
def test_farm_steward_waives_the_room_once(table: Table) -> None:
    game = table(round=7, house={P1: "clay hut"}, played={P1: ("Farm Steward",)}, at_home={P2: 0})
    game.play("place Family Growth")
    assert farm(game).people == 3
    again = table(
        round=13, house={P1: "clay hut"}, played={P1: ("Farm Steward", "Adoptive Parents")},
        people={P1: 2}, at_home={P2: 0}, goods={P1: "5 food"},
    )  # fmt: skip
    again.play("place Family Growth")
    again.play("use Adoptive Parents")
    assert [text for text in again.options if text.startswith("place Family")] == ["place Family Growth without Room"]


def test_farm_steward_waits_for_a_clay_hut(table: Table) -> None:
    game = table(round=7, played={P1: ("Farm Steward",)})
    assert "place Family Growth" not in game.options
    early = table(
        round=7, played={P1: ("Farm Steward", "Adoptive Parents")}, rooms={P1: "a1 b1 c1"}, at_home={P2: 0},
        goods={P1: "1 food 3 clay 1 reed"},
    )  # fmt: skip
    early.play("place Family Growth")
    early.play("use Adoptive Parents")
    early.play("place Renovation and Improvement")
    assert tally(early, P1, "Farm Steward").uses == 0


def test_farm_steward_works_at_once_in_a_stone_house(table: Table) -> None:
    game = table(round=7, house={P1: "stone house"}, hand={P1: ("Farm Steward",)}, at_home={P2: 0})
    game.play("place Occupation")
    game.play("place Family Growth")
    assert farm(game).people == 3


@pytest.mark.ruling("Farm Steward", "still play a minor")
def test_farm_steward_leaves_the_minor_improvement(table: Table) -> None:
    game = table(
        round=7,
        house={P1: "clay hut"},
        played={P1: ("Farm Steward",)},
        hand={P1: ("Market Stall",)},
        goods={P1: "1 grain"},
    )
    game.play("place Family Growth")
    game.play("play Market Stall")
    assert (farm(game).people, game.goods(P1)) == (3, "1 vegetable")


@pytest.mark.ruling("Farm Steward", "The next child uses it up")
def test_farm_steward_is_used_up_by_a_child_without_room(table: Table) -> None:
    game = table(
        round=13,
        house={P1: "clay hut"},
        played={P1: ("Farm Steward",)},
        people={P1: 3},
        at_home={P2: 0},
        goods={P1: "9 food"},
    )
    game.play("place Family Growth without Room")
    assert "place Family Growth" not in game.options
    full = table(
        round=7, house={P1: "clay hut"}, played={P1: ("Farm Steward",)}, rooms={P1: "a1 b1 c1"}, at_home={P2: 0}
    )
    full.play("place Family Growth")
    assert tally(full, P1, "Farm Steward").uses == 1


@pytest.mark.ruling("Farm Steward", "through the Lover")
@pytest.mark.ruling("Lover", "Farm Steward")
def test_farm_steward_is_used_up_by_the_lover(table: Table) -> None:
    game = table(
        seats=3, round=7, house={P1: "clay hut"}, played={P1: ("Farm Steward",)}, hand={P1: ("Lover",)},
        at_home={P2: 0, P3: 0}, goods={P1: "5 food"},
    )  # fmt: skip
    game.play("place Occupation")
    assert farm(game).people == 3
    assert "place Family Growth" not in game.options


@pytest.mark.ruling("Farm Steward", "a child of the Wet Nurse")
@pytest.mark.ruling("Clapper", "A child of the Wet Nurse")
@pytest.mark.ruling("Wet Nurse", "family growth for the Farm Steward")
def test_farm_steward_the_adoptive_parents_and_the_midwife_see_the_wet_nurse(table: Table) -> None:
    cards = ("Farm Steward", "Wet Nurse", "Adoptive Parents", "Clapper")
    game = table(
        seats=4, house={P1: "clay hut"}, played={P1: cards, P2: ("Midwife",)}, people={P1: 3},
        goods={P1: "5 clay 2 reed 2 food", P2: "0 food"}, crops={P1: {"c5": "1 grain"}},
    )  # fmt: skip
    game.play("place Build Rooms and Stables")
    game.play("room a1")
    game.play("grow")
    game.play("use Adoptive Parents")
    assert (farm(game).people, farm(game).newborns, game.goods(P2)) == (4, 0, "2 food")
    assert crops(game, P1) == ["1 grain"]


@pytest.mark.ruling("Farm Steward", "taken up by this child")
def test_farm_stewards_child_takes_up_the_next_room(table: Table) -> None:
    game = table(
        round=7, house={P1: "clay hut"}, played={P1: ("Farm Steward", "Adoptive Parents")}, at_home={P2: 0},
        goods={P1: "5 clay 2 reed 1 food"}, people={P1: 3}, rooms={P1: "a1 b1 c1"},
    )  # fmt: skip
    game.play("place Family Growth")
    game.play("use Adoptive Parents")
    game.play("place Build Rooms and Stables")
    game.play("room c2")
    assert (len(farm(game).rooms), game.players[P1].has_room) == (4, False)


@pytest.mark.ruling("Wet Nurse", "one of the children needs no room")
def test_one_of_the_wet_nurses_children_needs_no_room_with_the_farm_steward(table: Table) -> None:
    game = table(
        seats=3, house={P1: "clay hut"}, people={P1: 3}, rooms={P1: "a1 b1"}, goods={P1: "10 clay 4 reed 5 food"},
        played={P1: ("Wet Nurse", "Farm Steward")},
    )  # fmt: skip
    play(game, "place Build Rooms and Stables", "room c1", "room a2", "grow", "grow")
    assert game.players[P1].people == 5


@pytest.mark.ruling("Wet Nurse", "one of the children needs no room")
def test_farm_steward_is_used_up_by_the_wet_nurses_children(table: Table) -> None:
    game = table(
        seats=3, round=5, house={P1: "clay hut"}, people={P1: 2}, rooms={P1: "a1 b1"}, cards=("Family Growth",),
        goods={P1: "5 clay 2 reed 5 food"}, played={P1: ("Wet Nurse", "Farm Steward")}, at_home={P1: 2, P2: 0, P3: 0},
    )  # fmt: skip
    play(game, "place Build Rooms and Stables", "room c1", "grow")
    assert "place Family Growth" not in game.options
