"""The last cards of deck I: each clause and each ruling, and rulings of other cards that name them."""

from collections.abc import Callable

import pytest

from farmyard import Agricola
from farmyard.agricola.position import P1, P2, P3, P4
from farmyard.agricola.state.game import FEEDING, FIELD, PREPARATION
from farmyard.agricola.state.goods import text
from farmyard.kernel.errors import FarmyardError
from farmyard.kernel.rng import Rng
from helpers import crops, deciding, points

Table = Callable[..., Agricola]


# -- Slaughterhouse -------------------------------------------------------------------------


def test_slaughterhouse_pays_for_the_animals_of_others(table: Table) -> None:
    game = table(
        round=4, played={P2: ("Slaughterhouse",)}, goods={P1: "1 sheep", P2: "0 food"},
        majors={P1: ("Fireplace (2 clay)",)}, stables={P1: "a5"},
    )  # fmt: skip
    game.play("convert sheep")
    assert (game.goods(P1), game.goods(P2)) == ("2 food", "1 food")


@pytest.mark.ruling("Slaughterhouse", "before answering one question")
def test_slaughterhouse_pays_once_for_animals_cooked_at_one_time(table: Table) -> None:
    game = table(
        round=4, played={P2: ("Slaughterhouse",)}, goods={P1: "3 sheep", P2: "0 food"},
        majors={P1: ("Fireplace (2 clay)",)}, pastures={P1: ("a4 a5",)},
    )  # fmt: skip
    game.play("convert sheep")
    game.play("convert sheep")
    assert game.goods(P2) == "1 food"
    game.play("place Day Laborer")
    game.play("place Fishing")
    game.play("convert sheep")
    assert game.goods(P2) == "3 food"


def test_slaughterhouse_pays_again_before_an_adopted_child_is_placed(table: Table) -> None:
    game = table(
        round=5, cards=("Family Growth",), played={P1: ("Adoptive Parents",), P2: ("Slaughterhouse",)},
        goods={P1: "2 sheep 1 food", P2: "0 food"}, majors={P1: ("Fireplace (2 clay)",)}, pastures={P1: ("a4 a5",)},
        rooms={P1: "b1 c1 c2"},
    )  # fmt: skip
    game.play("convert sheep")
    game.play("place Family Growth")
    game.play("use Adoptive Parents")
    game.play("place 3 Wood")
    game.play("convert sheep")
    assert game.goods(P2) == "3 wood 2 food"


def test_slaughterhouse_pays_for_animals_without_a_place(table: Table) -> None:
    game = table(
        round=4, played={P2: ("Slaughterhouse",)}, goods={P1: "0 food", P2: "0 food"}, spaces={"1 Sheep": "3 sheep"},
        majors={P1: ("Fireplace (2 clay)",)},
    )  # fmt: skip
    game.play("place 1 Sheep")
    game.play("keep 1 sheep")
    assert (game.goods(P1), game.goods(P2)) == ("4 food 1 sheep", "1 food")


def test_slaughterhouse_pays_for_animals_that_pay_for_something(table: Table) -> None:
    game = table(
        round=4, played={P2: ("Slaughterhouse",)}, hand={P1: ("Lover",)}, goods={P1: "2 sheep", P2: "0 food"},
        majors={P1: ("Fireplace (2 clay)",)}, pastures={P1: ("a5",)}, seats=3,
    )  # fmt: skip
    game.play("place Occupation")
    assert (game.goods(P1), game.goods(P2), game.players[P1].people) == ("nothing", "1 food", 3)


@pytest.mark.ruling("Slaughterhouse", "cook yourself")
def test_slaughterhouse_brings_nothing_for_own_animals(table: Table) -> None:
    game = table(
        round=4, played={P1: ("Slaughterhouse",)}, goods={P1: "1 sheep"}, majors={P1: ("Fireplace (2 clay)",)},
    )  # fmt: skip
    game.play("convert sheep")
    assert game.goods(P1) == "2 food"


@pytest.mark.ruling("Slaughterhouse", "moment 7")
def test_slaughterhouse_feeds_last(table: Table) -> None:
    game = table(
        phase=FIELD, seats=3, played={P1: ("Slaughterhouse",)}, majors={P2: ("Fireplace (2 clay)",)},
        goods={P1: "4 grain", P2: "4 food 2 sheep", P3: "4 food 1 grain"}, pastures={P2: ("a5",)},
    )  # fmt: skip
    assert deciding(game) == P2
    game.play("convert sheep")
    game.play("feed")
    assert deciding(game) == P3
    game.play("feed")
    assert (deciding(game), game.goods(P1)) == (P1, "4 grain 1 food")


@pytest.mark.ruling("Slaughterhouse", "both of you feed last")
@pytest.mark.ruling("Slaughterman", "With the owner of the Slaughterhouse")
@pytest.mark.parametrize(("first", "order"), [(P1, [P2, P1, P3]), (P3, [P2, P3, P1])])
def test_slaughterhouse_and_slaughterman_feed_last_in_turn_order(table: Table, first: int, order: list[int]) -> None:
    game = table(
        phase=FIELD, seats=3, starting_player=first, played={P1: ("Slaughterhouse",), P3: ("Slaughterman",)},
        goods=dict.fromkeys(range(3), "5 food 1 grain"),
    )  # fmt: skip
    fed: list[int] = []
    while game.phase == FEEDING and len(fed) < 3:
        fed.append(deciding(game))
        game.play("feed")
    assert fed == order


@pytest.mark.ruling("Layabout", "The Slaughterman and the Slaughterhouse still pay you")
def test_slaughterhouse_pays_who_stays_out_of_the_harvest(table: Table) -> None:
    game = table(
        round=4, played={P1: ("Slaughterhouse",)}, hand={P1: ("Layabout",)}, goods={P1: "0 food", P2: "4 food 1 sheep"},
        majors={P2: ("Fireplace (2 clay)",)}, at_home={P1: 1, P2: 0},
    )  # fmt: skip
    game.play("place Occupation")
    assert (deciding(game), game.phase) == (P2, FEEDING)
    game.play("convert sheep")
    assert game.goods(P1) == "1 food"


# -- Church Warden --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("round", "wood"), [(1, 4), (5, 4), (6, 3), (8, 3), (9, 2), (11, 2), (12, 1), (13, 1), (14, 0)]
)
def test_church_warden_gives_wood_by_the_rounds_left(table: Table, round: int, wood: int) -> None:
    game = table(round=round, hand={P1: ("Church Warden",)}, goods={P1: "0 food"})
    game.play("place Occupation")
    assert game.goods(P1) == (f"{wood} wood" if wood else "nothing")


def work(game: Agricola) -> None:
    """Let everybody take whatever comes first until the work phase is over."""
    while not game.over and game.phase == "work":
        assert game.decision is not None
        game.play(game.decision.options[0])


def test_church_warden_gives_everybody_points_for_five_people_at_work(table: Table) -> None:
    game = table(seats=4, round=14, played={P1: ("Church Warden",)}, people={P1: 4, P2: 5, P3: 5, P4: 2})
    work(game)
    assert [points(game, seat) for seat in range(4)] == [0, 3, 3, 0]


def test_church_warden_gives_its_owner_points_too(table: Table) -> None:
    game = table(seats=4, round=14, hand={P1: ("Church Warden",)}, people={P1: 5})
    game.play("place Occupation")
    work(game)
    assert (points(game, P1), points(game, P2)) == (3, 0)


def test_church_warden_looks_at_round_14_only(table: Table) -> None:
    game = table(seats=4, round=12, played={P1: ("Church Warden",)}, people={P1: 5})
    work(game)
    assert points(game, P1) == 0


@pytest.mark.ruling("Church Warden", "A guest at work counts")
@pytest.mark.ruling("Guest", "What a guest does counts for the Church Warden")
def test_church_warden_counts_a_guest_at_work(table: Table) -> None:
    game = table(
        round=13, played={P1: ("Church Warden",)}, hand={P1: ("Guest",)}, people={P1: 4}, at_home={P1: 1, P2: 0},
        goods={P1: "20 food", P2: "20 food"}, newborns={P1: 0},
    )  # fmt: skip
    game.play("place Starting Player")
    game.play("play Guest")
    while game.round == 13:
        assert game.decision is not None
        game.play("done" if "done" in game.options else game.decision.options[0])
    idle = game.clone()
    work(game)
    assert points(game, P1) == 3
    while idle.phase == "work":
        assert idle.decision is not None
        idle.play("done" if "done" in idle.options else idle.decision.options[0])
    assert points(idle, P1) == 0


@pytest.mark.ruling("Church Warden", "is still one person")
@pytest.mark.ruling("Countryman", "not one more person for the Church Warden")
def test_church_warden_counts_who_moves_with_the_countryman_once(table: Table) -> None:
    game = table(
        seats=4, round=14, played={P1: ("Church Warden", "Countryman")}, people={P1: 4}, goods={P1: "1 grain"},
        fields={P1: "c5"}, at_home={P1: 4, P2: 0, P3: 0, P4: 0},
    )  # fmt: skip
    for space in ("Take 1 Grain", "Fishing", "Day Laborer", "1 Reed"):
        game.play(f"place {space}")
    game.play("move from Take 1 Grain to Sow and Bake")
    work(game)
    assert points(game, P1) == 0


@pytest.mark.ruling("Church Warden", "as with the Acrobat")
@pytest.mark.ruling("Acrobat", "not one more person for the Church Warden")
def test_church_warden_counts_who_moves_with_the_acrobat_once(table: Table) -> None:
    game = table(
        seats=4, round=14, played={P1: ("Church Warden", "Acrobat")}, people={P1: 4},
        at_home={P1: 4, P2: 0, P3: 0, P4: 0},
    )  # fmt: skip
    for space in ("Traveling Players", "Fishing", "Day Laborer", "1 Reed"):
        game.play(f"place {space}")
    game.play("move from Traveling Players to Take 1 Grain")
    work(game)
    assert points(game, P1) == 0


@pytest.mark.ruling("Church Warden", "born in round 14")
@pytest.mark.parametrize(("played", "score"), [(("Church Warden",), 0), (("Church Warden", "Adoptive Parents"), 3)])
def test_church_warden_counts_a_child_that_works_at_once(table: Table, played: tuple[str, ...], score: int) -> None:
    game = table(
        seats=2, round=14, played={P1: played}, people={P1: 4}, at_home={P1: 4, P2: 0}, goods={P1: "1 food"},
    )  # fmt: skip
    game.play("place Family Growth without Room")
    if score:
        game.play("use Adoptive Parents")
    work(game)
    assert (game.players[P1].people, points(game, P1)) == (5, score)


@pytest.mark.ruling("Church Warden", "has nobody at work")
@pytest.mark.ruling("Holiday House", "The Church Warden gives you no points")
def test_church_warden_gives_nothing_for_a_holiday_house(table: Table) -> None:
    game = table(
        seats=2, round=14, phase=PREPARATION, played={P1: ("Church Warden", "Holiday House")}, people={P1: 5, P2: 5}
    )
    assert deciding(game) == P2
    work(game)
    assert (points(game, P1), points(game, P2)) == (0, 3)


# -- Corn Profiteer -------------------------------------------------------------------------


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
        assert "Reed Exchange" in [card.name for card in dealt.players[P2].hand]
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


# -- Farm Steward ---------------------------------------------------------------------------


@pytest.mark.ruling("Farm Steward", "Only 1 child")
def test_farm_steward_waives_the_room_once(table: Table) -> None:
    game = table(round=7, house={P1: "clay hut"}, played={P1: ("Farm Steward",)}, at_home={P2: 0})
    game.play("place Family Growth")
    assert game.players[P1].people == 3
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
    assert early.players[P1].marks.get("Farm Steward used", 0) == 0


def test_farm_steward_works_at_once_in_a_stone_house(table: Table) -> None:
    game = table(round=7, house={P1: "stone house"}, hand={P1: ("Farm Steward",)}, at_home={P2: 0})
    game.play("place Occupation")
    game.play("place Family Growth")
    assert game.players[P1].people == 3


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
    assert (game.players[P1].people, game.goods(P1)) == (3, "1 vegetable")


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
    assert full.players[P1].marks["Farm Steward used"] == 1


@pytest.mark.ruling("Farm Steward", "through the Lover")
@pytest.mark.ruling("Lover", "Farm Steward")
def test_farm_steward_is_used_up_by_the_lover(table: Table) -> None:
    game = table(
        seats=3, round=7, house={P1: "clay hut"}, played={P1: ("Farm Steward",)}, hand={P1: ("Lover",)},
        at_home={P2: 0, P3: 0}, goods={P1: "5 food"},
    )  # fmt: skip
    game.play("place Occupation")
    assert game.players[P1].people == 3
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
    assert (game.players[P1].people, game.players[P1].newborns, game.goods(P2)) == (4, 0, "2 food")
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
    assert (game.players[P1].rooms.bit_count(), game.players[P1].has_room) == (4, False)


# -- Hide Farmer ----------------------------------------------------------------------------


def ended(table: Table, **situation: object) -> Agricola:
    """The last round, nobody left to place."""
    return table(round=14, at_home={P1: 1, P2: 0, P3: 0}, seats=3, **situation)


def test_hide_farmer_pays_for_unused_cells(table: Table) -> None:
    game = ended(table, played={P1: ("Hide Farmer",)}, goods={P1: "7 food", P2: "4 food", P3: "4 food"})
    game.play("place Day Laborer")
    assert game.options == ["pay 5 food", "pay 4 food", "pay 3 food", "pay 2 food", "pay 1 food", "done"]
    game.play("pay 3 food")
    assert (game.over, points(game, P1, "Unused cells"), game.goods(P1)) == (True, -10, "2 food")


def test_hide_farmer_may_pay_nothing(table: Table) -> None:
    game = ended(table, played={P1: ("Hide Farmer",)}, goods={P1: "7 food", P2: "4 food", P3: "4 food"})
    game.play("place Day Laborer")
    game.play("done")
    assert (game.over, points(game, P1, "Unused cells")) == (True, -13)


def test_hide_farmer_pays_for_unused_cells_only(table: Table) -> None:
    game = ended(
        table, played={P1: ("Hide Farmer",)}, goods={P1: "20 food", P2: "4 food", P3: "4 food"},
        fields={P1: "a3 a4 a5 b3 b4 b5 c3 c4 c5"},
    )  # fmt: skip
    game.play("place Day Laborer")
    assert game.options[0] == "pay 4 food"
    game.play("pay 4 food")
    assert points(game, P1, "Unused cells") == 0


@pytest.mark.ruling("Hide Farmer", "Constable")
@pytest.mark.ruling("Constable", "What the Hide Farmer")
@pytest.mark.parametrize(("food", "score"), [(7, 5), (6, 0)])
def test_hide_farmers_cells_are_not_negative_for_the_constable(table: Table, food: int, score: int) -> None:
    game = ended(
        table, played={P1: ("Hide Farmer", "Constable")}, fields={P1: "a3 a4"}, pastures={P1: ("c3 c4 c5",)},
        goods={P1: "14 food 1 grain 1 vegetable 1 sheep 1 boar 1 cattle", P2: "4 food", P3: "4 food"},
        stables={P1: "b3"},
    )  # fmt: skip
    game.play("place Fishing")
    game.play("feed")
    game.play(f"pay {food} food")
    assert (points(game, P1, "Unused cells"), points(game, P1)) == (food - 7, score)


@pytest.mark.ruling("Constable", "What the Hide Farmer")
@pytest.mark.ruling("Yeoman Farmer", "does not count against you for the Constable")
@pytest.mark.parametrize(("food", "score"), [(13, 5), (12, 0)])
def test_yeoman_farmers_points_are_not_negative_for_the_constable(table: Table, food: int, score: int) -> None:
    cards = ("Hide Farmer", "Yeoman Farmer", "Constable")
    game = ended(table, played={P1: cards}, goods={P1: "20 food", P2: "4 food", P3: "4 food"})
    game.play("place Fishing")
    game.play(f"pay {food} food")
    assert points(game, P1) == score


# -- Juggler --------------------------------------------------------------------------------


def stage(table: Table, seats: int = 4, food: int = 3, **situation: object) -> Agricola:
    name = "Traveling Players" if seats == 4 else "Room or Traveling Players"
    return table(seats=seats, spaces={name: f"{food} food"}, **situation)


def test_juggler_may_double_the_food(table: Table) -> None:
    game = stage(table, played={P1: ("Juggler",)}, goods={P1: "0 food"})
    game.play("place Traveling Players")
    kept = game.clone()
    game.play("take 3 food more")
    assert game.goods(P1) == "6 food"
    kept.play("done")
    assert kept.goods(P1) == "3 food"
    five = stage(table, 5, played={P1: ("Juggler",)}, goods={P1: "0 food"})
    five.play("place Room or Traveling Players")
    five.play("take 3 food more")
    assert five.goods(P1) == "6 food"


@pytest.mark.ruling("Juggler", "Only the food on the space")
def test_juggler_doubles_nothing_that_cards_add(table: Table) -> None:
    game = stage(
        table, played={P1: ("Juggler", "Magician")}, goods={P1: "0 food"}, at_home={P1: 1},
    )  # fmt: skip
    game.play("place Traveling Players")
    game.play("take 3 food more")
    assert game.goods(P1) == "1 grain 7 food"


@pytest.mark.ruling("Juggler", "Your own cards cost nothing")
def test_juggler_pays_each_card_of_others(table: Table) -> None:
    game = stage(
        table, played={P1: ("Juggler", "Conjurer"), P2: ("Dancer", "Storyteller"), P3: ("Acrobat",)},
        goods={P1: "0 food", P2: "0 food", P3: "0 food"}, hand={P4: ("Magician",)},
    )  # fmt: skip
    game.play("place Traveling Players")
    game.play("take 3 food more and pay 3 food")
    assert [game.goods(seat) for seat in (P1, P2, P3)] == ["1 grain 3 food", "2 food", "1 food"]


@pytest.mark.parametrize("artist", ["Acrobat", "Conjurer", "Dancer", "Magician", "Street Musician", "Storyteller"])
def test_juggler_pays_every_artist(table: Table, artist: str) -> None:
    game = stage(table, played={P1: ("Juggler",), P2: (artist,)}, goods={P1: "0 food", P2: "0 food"})
    game.play("place Traveling Players")
    game.play("take 3 food more and pay 1 food")
    assert game.goods(P2).endswith("1 food")


@pytest.mark.ruling("Acrobat", "pays you 1 food")
@pytest.mark.ruling("Conjurer", "pays you 1 food")
@pytest.mark.ruling("Dancer", "pays you 1 food")
@pytest.mark.ruling("Magician", "pays you 1 food")
@pytest.mark.ruling("Street Musician", "pays you 1 food")
@pytest.mark.ruling("Storyteller", "pays you 1 food")
def test_juggler_pays_all_artists_of_one_player(table: Table) -> None:
    artists = ("Acrobat", "Conjurer", "Dancer", "Magician", "Street Musician", "Storyteller")
    game = stage(table, food=6, played={P1: ("Juggler",), P2: artists}, goods={P1: "0 food", P2: "0 food"})
    game.play("place Traveling Players")
    game.play("take 6 food more and pay 6 food")
    assert (game.goods(P1), game.goods(P2)) == ("6 food", "1 grain 6 food")


@pytest.mark.ruling("Animal Trainer", "the Juggler adds to it")
def test_animal_trainer_cannot_spend_what_the_juggler_adds(table: Table) -> None:
    game = stage(
        table, food=2, played={P1: ("Juggler", "Animal Trainer")}, goods={P1: "0 food"}, pastures={P1: ("a4 a5",)}
    )
    game.play("place Traveling Players")
    game.play("take 2 food more")
    assert game.decision is not None
    assert [option.text for option in game.decision.options] == [
        "take 1 boar for 2 food",
        "take 1 sheep for 2 food",
        "done",
    ]
    game.play("take 1 boar for 2 food")
    assert game.goods(P1) == "2 food 1 boar"


@pytest.mark.ruling("Animal Trainer", "pays you 1 food")
def test_juggler_pays_the_animal_trainer(table: Table) -> None:
    game = stage(table, played={P1: ("Juggler",), P2: ("Animal Trainer",)}, goods={P1: "0 food", P2: "0 food"})
    game.play("place Traveling Players")
    game.play("take 3 food more and pay 1 food")
    assert (game.goods(P1), game.goods(P2)) == ("5 food", "1 food")


@pytest.mark.ruling("Juggler", "everybody must be paid")
def test_juggler_must_be_able_to_pay_everybody(table: Table) -> None:
    artists = {P1: ("Juggler",), P2: ("Dancer", "Storyteller"), P3: ("Acrobat",)}
    poor = stage(table, food=1, played=artists, goods={P1: "0 food"})
    poor.play("place Traveling Players")
    assert (poor.goods(P1), deciding(poor)) == ("1 food", P2)
    game = stage(table, food=1, played=artists, goods={P1: "1 food"})
    game.play("place Traveling Players")
    game.play("take 1 food more and pay 3 food")
    assert game.goods(P1) == "nothing"


@pytest.mark.ruling("Juggler", "your own Dancer")
@pytest.mark.ruling("Dancer", "Not together with the Juggler")
def test_juggler_excludes_the_dancer(table: Table) -> None:
    game = stage(table, food=1, played={P1: ("Juggler", "Dancer")}, goods={P1: "0 food"})
    game.play("place Traveling Players")
    dancing = game.clone()
    game.play("take 1 food more")
    assert game.goods(P1) == "2 food"
    dancing.play("done")
    assert dancing.goods(P1) == "4 food"


@pytest.mark.ruling("Puppeteer", "you are paid first")
def test_puppeteer_may_spend_the_jugglers_food(table: Table) -> None:
    game = stage(
        table, food=1, played={P1: ("Juggler",), P2: ("Puppeteer",)}, hand={P2: ("Stone Carver",)},
        goods={P1: "0 food", P2: "0 food"},
    )  # fmt: skip
    game.play("place Traveling Players")
    game.play("take 1 food more and pay 1 food")
    game.play("play Stone Carver")
    assert (game.goods(P1), game.goods(P2), len(game.players[P2].cards)) == ("1 food", "nothing", 2)


# -- Midwife --------------------------------------------------------------------------------


@pytest.mark.parametrize(("own", "food"), [(2, "1 food"), (3, "nothing"), (5, "nothing")])
def test_midwife_compares_the_families(table: Table, own: int, food: str) -> None:
    game = table(
        seats=4, round=7, played={P2: ("Midwife",)}, rooms={P1: "a1 b1 c1"}, people={P2: own}, goods={P2: "0 food"}
    )
    game.play("place Family Growth")
    assert game.goods(P2) == food


def test_midwife_gets_2_food_for_a_much_larger_family(table: Table) -> None:
    game = table(
        seats=4, round=7, played={P2: ("Midwife",)}, rooms={P1: "a1 b1 c1 c2"}, people={P1: 3}, goods={P2: "0 food"}
    )
    game.play("place Family Growth")
    assert game.goods(P2) == "2 food"


def test_midwife_gets_nothing_for_own_children_and_compares_with_the_growing_family_only(table: Table) -> None:
    game = table(
        seats=4, round=7, played={P1: ("Midwife",)}, rooms={P1: "a1 b1 c1"}, goods={P1: "0 food"}, people={P2: 5}
    )
    game.play("place Family Growth")
    assert game.goods(P1) == "nothing"
    other = table(
        seats=4, round=7, played={P2: ("Midwife",)}, rooms={P1: "a1 b1 c1"}, goods={P2: "0 food"}, people={P2: 3, P3: 5}
    )
    other.play("place Family Growth")
    assert other.goods(P2) == "nothing"


@pytest.mark.ruling("Midwife", "the Wet Nurse and the Lover")
def test_midwife_counts_children_of_the_wet_nurse(table: Table) -> None:
    game = table(
        seats=4, played={P1: ("Wet Nurse",), P2: ("Midwife",)}, goods={P1: "10 wood 4 reed 2 food", P2: "0 food"}
    )
    game.play("place Build Rooms and Stables")
    game.play("room a1")
    game.play("room a2")
    game.play("grow")
    game.play("grow")
    assert (game.players[P1].people, game.goods(P2)) == (4, "3 food")


@pytest.mark.ruling("Midwife", "the Lover count")
@pytest.mark.ruling("Lover", "The Midwife reacts to it, the Clapper does not")
def test_midwife_and_adoptive_parents_but_not_the_clapper_see_the_lovers_child(table: Table) -> None:
    game = table(
        seats=4, played={P1: ("Adoptive Parents", "Clapper"), P2: ("Midwife",)}, hand={P1: ("Lover",)},
        goods={P1: "6 food", P2: "0 food"}, crops={P1: {"c5": "1 grain"}},
    )  # fmt: skip
    game.play("place Occupation")
    game.play("use Adoptive Parents")
    assert (game.players[P1].people, game.players[P1].newborns, game.goods(P2)) == (3, 0, "1 food")
    assert crops(game, P1) == ["1 grain"]


@pytest.mark.ruling("Midwife", "Guests")
def test_midwife_does_not_count_guests(table: Table) -> None:
    game = table(
        seats=4, round=7, played={P2: ("Midwife",)}, rooms={P1: "a1 b1 c1"}, goods={P2: "0 food"}, at_home={P2: 4}
    )
    game.play("place Family Growth")
    assert game.goods(P2) == "1 food"
    guest = table(seats=4, played={P2: ("Midwife",)}, hand={P1: ("Guest",)}, goods={P1: "2 food", P2: "0 food"})
    guest.play("place Starting Player")
    guest.play("play Guest")
    assert guest.goods(P2) == "nothing"


@pytest.mark.ruling("Midwife", "whoever lives in the Reed Hut")
def test_midwife_does_not_count_who_lives_in_the_reed_hut(table: Table) -> None:
    other = table(
        seats=4, played={P2: ("Midwife",)}, hand={P1: ("Reed Hut",)}, goods={P1: "1 wood 4 reed", P2: "0 food"}
    )
    other.play("place Starting Player")
    other.play("play Reed Hut")
    assert other.goods(P2) == "nothing"
    own = table(
        seats=4, round=7, played={P1: ("Midwife",)}, hand={P1: ("Reed Hut",)}, goods={P1: "1 wood 4 reed"},
        rooms={P2: "a1 b1 c1"},
    )  # fmt: skip
    own.play("place Starting Player")
    own.play("play Reed Hut")
    own.play("done")
    own.play("place Family Growth")
    assert own.goods(P1) == "1 food"


# -- Outrider -------------------------------------------------------------------------------


def test_outrider_takes_a_grain_on_the_newest_card(table: Table) -> None:
    game = table(seats=4, round=3, played={P1: ("Outrider",)}, goods={P1: "0 food"})
    game.play("place 1 Sheep")
    assert game.goods(P1) == "1 grain 1 sheep"
    old = table(seats=4, round=4, played={P1: ("Outrider",)}, goods={P1: "0 food"})
    old.play("place 1 Sheep")
    assert old.goods(P1) == "1 sheep"


def test_outrider_gets_nothing_when_others_use_it(table: Table) -> None:
    game = table(seats=4, round=3, played={P2: ("Outrider",)}, goods={P2: "0 food"})
    game.play("place 1 Sheep")
    assert game.goods(P2) == "nothing"


@pytest.mark.ruling("Outrider", "before the action")
def test_outrider_may_sow_or_bake_the_grain(table: Table) -> None:
    game = table(seats=4, round=1, played={P1: ("Outrider",)}, goods={P1: "0 food"}, fields={P1: "c5"})
    assert "place Sow and Bake" in game.options
    game.play("place Sow and Bake")
    assert (crops(game, P1), game.goods(P1)) == (["3 grain"], "nothing")
    bake = table(
        seats=4, round=1, played={P1: ("Outrider",)}, goods={P1: "0 food"}, majors={P1: ("Fireplace (2 clay)",)}
    )
    bake.play("place Sow and Bake")
    assert bake.goods(P1) == "2 food"
    nothing = table(seats=4, round=1, played={P1: ("Outrider",)}, goods={P1: "0 food"})
    assert "place Sow and Bake" not in nothing.options


@pytest.mark.ruling("Outrider", "the Chamberlain has revealed")
@pytest.mark.ruling("Chamberlain", "For the Outrider")
def test_outrider_looks_at_the_card_of_the_round_with_the_chamberlain(table: Table) -> None:
    game = table(
        seats=4, round=11, phase=PREPARATION, played={P1: ("Outrider", "Chamberlain")}, goods={P1: "0 food"},
        cards=("1 Stone (stage 4)", "1 Cattle", "Plow and Sow"),
    )  # fmt: skip
    early = game.clone()
    game.play("place 1 Cattle")
    assert "1 grain" in game.goods(P1)
    early.play("place Plow and Sow")
    early.play("plow c5")
    assert early.goods(P1) == "nothing"


# -- Rancher --------------------------------------------------------------------------------


def test_rancher_takes_wood_with_the_fewest_unused_cells(table: Table) -> None:
    game = table(seats=4, phase=PREPARATION, played={P1: ("Rancher",)}, fields={P1: "c5"}, goods={P1: "0 food"})
    assert game.goods(P1) == "1 wood"


@pytest.mark.ruling("Rancher", "as few")
def test_rancher_gets_nothing_in_a_tie(table: Table) -> None:
    game = table(
        seats=4, phase=PREPARATION, played={P1: ("Rancher",)}, fields={P1: "c5", P3: "c5"}, goods={P1: "0 food"}
    )
    assert game.goods(P1) == "nothing"


def last_turn_of_round_1(table: Table, played: tuple[str, ...], mark: str, number: int) -> Agricola:
    """One person left in round 1, and a card that will act in round 2."""
    game = table(seats=4, played={P1: played}, goods={P1: "2 food"}, at_home={P1: 1, P2: 0, P3: 0, P4: 0})
    game.players[P1].marks[mark] = number
    return game


@pytest.mark.ruling("Rancher", "before the Plowman")
def test_rancher_counts_before_the_plowman(table: Table) -> None:
    game = last_turn_of_round_1(table, ("Rancher", "Plowman"), "Plowman in round 2", 1)
    game.play("place Fishing")
    assert (game.round, deciding(game)) == (2, P1)
    game.play("plow c5")
    assert game.goods(P1) == "2 food"


@pytest.mark.ruling("Rancher", "or the Fence Deliveryman")
@pytest.mark.ruling("Fence Deliveryman", "The Rancher counts")
def test_rancher_counts_before_the_fence_deliveryman(table: Table) -> None:
    game = last_turn_of_round_1(table, ("Rancher", "Fence Deliveryman"), "Fence Deliveryman in round 2", 4)
    game.players[P1].fences_away = 4
    game.play("place Fishing")
    assert (game.round, deciding(game)) == (2, P1)
    game.play("enclose c5")
    assert game.goods(P1) == "1 food"


# -- Social Climber -------------------------------------------------------------------------


def renovating(table: Table, others: dict[int, str], house: str = "wooden hut", **more: object) -> Agricola:
    """The Social Climber renovates while the others live in these houses."""
    goods = "2 clay 1 reed" if house == "wooden hut" else "2 stone 1 reed"
    game = table(
        seats=4, round=6, played={P1: ("Social Climber",)}, house={P1: house, **others}, goods={P1: goods}, **more
    )
    game.play("place Renovation and Improvement")
    return game


@pytest.mark.parametrize(("others", "stone"), [(0, "3 stone"), (1, "2 stone"), (2, "1 stone"), (3, "nothing")])
@pytest.mark.parametrize(("house", "reached"), [("wooden hut", "clay hut"), ("clay hut", "stone house")])
def test_social_climber_gets_stone_by_the_order(
    table: Table, others: int, stone: str, house: str, reached: str
) -> None:
    game = renovating(table, dict.fromkeys(range(1, others + 1), reached), house)
    assert game.goods(P1) == stone


def test_social_climber_counts_those_who_had_a_clay_hut_before(table: Table) -> None:
    assert renovating(table, {P2: "stone house", P3: "clay hut"}).goods(P1) == "1 stone"
    assert renovating(table, {P2: "clay hut", P3: "clay hut"}, "clay hut").goods(P1) == "3 stone"


@pytest.mark.ruling("Social Climber", "right after renovating")
def test_social_climber_may_pay_for_the_improvement_with_the_stone(table: Table) -> None:
    game = table(seats=4, round=6, played={P1: ("Social Climber",)}, goods={P1: "2 clay 1 reed 1 wood"})
    game.play("place Renovation and Improvement")
    game.play("build Well")
    assert game.goods(P1) == "nothing"
    short = table(
        seats=4, round=6, played={P1: ("Social Climber",)}, house={P1: "clay hut"}, goods={P1: "1 stone 1 reed"}
    )
    assert "place Renovation and Improvement" not in short.options


@pytest.mark.ruling("Social Climber", "takes no place in the order of clay huts")
@pytest.mark.ruling("Conservator", "For the Social Climber only the stone house counts")
def test_social_climber_and_the_conservator(table: Table) -> None:
    own = table(seats=4, round=6, played={P1: ("Social Climber", "Conservator")}, goods={P1: "2 stone 1 reed"})
    own.play("place Renovation and Improvement")
    assert own.goods(P1) == "3 stone"
    game = table(
        seats=4, round=14, played={P1: ("Conservator",), P2: ("Social Climber",)},
        goods={P1: "2 stone 1 reed", P2: "2 clay 2 reed"},
    )  # fmt: skip
    game.play("place Renovation and Improvement")
    game.play("place Renovation and Fences")
    assert game.goods(P2) == "1 reed 3 stone"


@pytest.mark.ruling("Social Climber", "before you played this card")
def test_social_climber_brings_nothing_for_what_is_renovated_already(table: Table) -> None:
    game = table(seats=4, house={P1: "clay hut"}, hand={P1: ("Social Climber",)}, goods={P1: "0 food"})
    game.play("place Occupation")
    assert game.goods(P1) == "nothing"


# -- Sycophant ------------------------------------------------------------------------------


def test_sycophant_is_paid_by_others_and_by_the_supply(table: Table) -> None:
    game = table(seats=4, played={P2: ("Sycophant",)}, goods={P1: "1 food", P2: "0 food"})
    game.play("place Take 1 Grain")
    assert (game.goods(P1), game.goods(P2)) == ("1 grain", "2 food")


@pytest.mark.ruling("Sycophant", "cannot pay beforehand")
def test_sycophant_keeps_away_who_cannot_pay(table: Table) -> None:
    game = table(seats=4, played={P2: ("Sycophant",)}, goods={P1: "0 food", P2: "0 food"})
    assert "place Take 1 Grain" not in game.options
    with pytest.raises(FarmyardError, match="cannot be paid"):
        game.play("place Take 1 Grain")
    game.play("place Fishing")
    game.play("place Take 1 Grain")
    assert game.goods(P2) == "1 grain 1 food"


def test_sycophant_may_be_paid_with_what_is_turned_into_food(table: Table) -> None:
    game = table(seats=4, played={P2: ("Sycophant",)}, goods={P1: "1 vegetable", P2: "0 food"})
    game.play("place Take 1 Grain")
    assert (game.goods(P1), game.goods(P2)) == ("1 grain", "2 food")


def test_sycophant_is_paid_by_who_moves_there(table: Table) -> None:
    game = table(
        seats=4, played={P1: ("Acrobat",), P2: ("Sycophant",)}, goods={P1: "0 food", P2: "0 food"},
        at_home={P1: 1, P2: 0, P3: 0, P4: 0},
    )  # fmt: skip
    game.play("place Traveling Players")
    game.play("move from Traveling Players to Take 1 Grain")
    assert (game.goods(P1), game.goods(P2)) == ("1 grain", "2 food")


@pytest.mark.ruling("Sycophant", "Granary")
@pytest.mark.ruling("Granary", "the Sycophant do not react")
def test_sycophant_gets_nothing_for_the_granary(table: Table) -> None:
    game = table(
        seats=4, round=7, hand={P1: ("Granary",)}, played={P2: ("Sycophant",)}, at_home={P1: 1, P2: 0, P3: 0, P4: 0},
        goods={P1: "3 wood 9 food", P2: "4 food", P3: "4 food", P4: "4 food"},
    )  # fmt: skip
    game.play("place Starting Player")
    game.play("play Granary")
    while game.round < 8:
        assert game.decision is not None
        game.play("feed" if "feed" in game.options else "done" if "done" in game.options else game.decision.options[0])
    assert ("1 grain" in game.goods(P1), game.goods(P2)) == (True, "nothing")


# -- Corn Storehouse ------------------------------------------------------------------------


def test_corn_storehouse_sows_a_grain_less(table: Table) -> None:
    game = table(
        phase=FIELD, played={P1: ("Corn Storehouse",)}, goods={P1: "2 grain 1 vegetable"}, fields={P1: "c4 c5"}
    )
    assert game.decision is not None
    assert [option.text for option in game.decision.options] == ["sow grain", "done"]
    game.play("sow grain")
    game.play("sow grain")
    assert crops(game, P1) == ["2 grain", "2 grain"]


def test_corn_storehouse_sows_what_has_just_been_harvested(table: Table) -> None:
    game = table(phase=FIELD, played={P1: ("Corn Storehouse",)}, goods={P1: "0 food"}, crops={P1: {"c5": "1 grain"}})
    game.play("sow grain")
    assert crops(game, P1) == ["2 grain"]


@pytest.mark.ruling("Corn Storehouse", "The Ladder and the Thatcher")
@pytest.mark.parametrize("card", ["Ladder", "Thatcher"])
def test_corn_storehouse_costs_less_reed(table: Table, card: str) -> None:
    game = table(played={P1: (card,)}, hand={P1: ("Corn Storehouse",)}, goods={P1: "2 clay"})
    game.play("place Starting Player")
    game.play("play Corn Storehouse")
    assert game.goods(P1) == "nothing"
    mixed = table(hand={P1: ("Corn Storehouse",)}, goods={P1: "1 wood 1 clay 1 reed"})
    mixed.play("place Starting Player")
    assert "play Corn Storehouse" not in mixed.options


@pytest.mark.ruling("Corn Storehouse", "moment 3")
@pytest.mark.ruling("Water Mill", "moment 3")
@pytest.mark.ruling("Harvest Helper", "after the Corn Storehouse and the Water Mill")
def test_corn_storehouse_and_water_mill_come_before_the_harvest_helper(table: Table) -> None:
    game = table(
        seats=3, phase=FIELD, played={P1: ("Corn Storehouse", "Water Mill"), P2: ("Harvest Helper", "Baker")},
        goods={P1: "2 grain", P2: "1 grain", P3: "0 food"}, fields={P1: "c5"}, majors={P2: ("Fireplace (2 clay)",)},
    )  # fmt: skip
    game.play("use Corn Storehouse")
    game.play("take 3 food")
    assert (deciding(game), "take 2 food" in game.options) == (P2, True)
    game.play("done")
    game.play("take 1 grain from c5 of player 1")
    assert (crops(game, P1), game.goods(P1)) == (["1 grain"], "5 food")
    assert "bake 2 grain" in game.options


@pytest.mark.ruling("Corn Storehouse", "Field Worker")
@pytest.mark.ruling("Field Worker", "Corn Storehouse")
def test_corn_storehouse_is_sowing_for_the_field_worker(table: Table) -> None:
    game = table(
        seats=4, phase=FIELD, played={P1: ("Corn Storehouse",), P2: ("Field Worker",)},
        goods={P1: "2 grain", P2: "0 food"}, fields={P1: "c5"},
    )  # fmt: skip
    game.play("sow grain")
    assert (deciding(game), game.goods(P2)) == (P1, "1 food")


@pytest.mark.ruling("Corn Storehouse", "What adds grain")
@pytest.mark.ruling("Fieldsman", "the Corn Storehouse")
@pytest.mark.parametrize(("card", "grain"), [("Liquid Manure", "3 grain"), ("Fieldsman", "4 grain")])
def test_corn_storehouse_gains_from_other_cards(table: Table, card: str, grain: str) -> None:
    game = table(phase=FIELD, played={P1: ("Corn Storehouse", card)}, goods={P1: "2 grain"}, fields={P1: "c5"})
    game.play("sow grain")
    assert crops(game, P1) == [grain]


@pytest.mark.ruling("Corn Storehouse", "also on the Acreage")
@pytest.mark.ruling("Acreage", "The Corn Storehouse")
@pytest.mark.ruling("Copse", "The Corn Storehouse plants nothing")
@pytest.mark.ruling("Forester", "The Corn Storehouse plants nothing")
def test_corn_storehouse_sows_the_acreage_but_no_wood(table: Table) -> None:
    game = table(
        phase=FIELD, played={P1: ("Corn Storehouse", "Acreage", "Copse", "Forester", "Bean Field")},
        goods={P1: "2 grain 2 wood 1 vegetable"},
    )  # fmt: skip
    assert game.decision is not None
    assert [option.text for option in game.decision.options] == ["sow grain on Acreage", "done"]
    game.play("sow grain on Acreage")
    game.play("done")
    assert crops(game, P1) == ["2 grain"]
    hobby = table(hand={P1: ("Hobby Farmer",)}, played={P1: ("Copse", "Forester")}, goods={P1: "3 wood 1 food"})
    hobby.play("place Occupation")
    assert (crops(hobby, P1), deciding(hobby)) == ([], P2)


@pytest.mark.ruling("Corn Storehouse", "that Manure gives")
@pytest.mark.ruling("Manure", "for you alone, the Water Mill")
def test_corn_storehouse_and_water_mill_follow_manure(table: Table) -> None:
    game = table(
        round=5, played={P1: ("Manure", "Corn Storehouse", "Water Mill", "Gardener"), P2: ("Corn Storehouse",)},
        goods={P1: "2 sheep", P2: "1 grain"}, crops={P1: {"c5": "1 grain", "c4": "1 grain", "c3": "1 vegetable"}},
        pastures={P1: ("a5",)}, fields={P2: "c5"}, at_home={P1: 1, P2: 0},
    )  # fmt: skip
    game.play("place Day Laborer")
    game.play("use Manure")
    game.play("use Corn Storehouse")
    game.play("done")
    game.play("take 3 food")
    assert (game.round, crops(game, P1)) == (6, ["1 vegetable", "2 grain"])
    assert (game.goods(P1), game.goods(P2)) == ("1 vegetable 5 food 2 sheep", "1 grain")


def test_manure_does_not_bring_in_the_mill_of_another_player(table: Table) -> None:
    game = table(
        round=5, played={P1: ("Manure",), P2: ("Water Mill",)}, goods={P1: "2 sheep"}, crops={P1: {"c5": "1 grain"}},
        pastures={P1: ("a5",)}, at_home={P1: 1, P2: 0},
    )  # fmt: skip
    game.play("place Day Laborer")
    game.play("use Manure")
    assert game.round == 6


# -- Planter Box ----------------------------------------------------------------------------


@pytest.mark.ruling("Planter Box", "You choose which fields")
def test_planter_box_adds_to_fields_next_to_a_room(table: Table) -> None:
    game = table(round=4, played={P1: ("Planter Box",)}, goods={P1: "2 grain 1 vegetable"}, fields={P1: "a1 b2 c2 c5"})
    game.play("place Sow and Bake")
    assert "sow grain" not in game.options
    game.play("sow grain on c2")
    game.play("sow vegetable on a1")
    game.play("sow grain on c5")
    assert crops(game, P1) == ["3 vegetable", "5 grain", "3 grain"]


def test_planter_box_lets_its_holder_choose_a_field_before_it_is_played(table: Table) -> None:
    game = table(round=4, hand={P1: ("Planter Box",)}, goods={P1: "1 grain"}, fields={P1: "a1 b2"})
    game.play("place Sow and Bake")
    game.play("sow grain on b2")
    assert crops(game, P1) == ["3 grain"]
    without = table(round=4, goods={P1: "1 grain 1 vegetable"}, fields={P1: "a1 b2"})
    without.play("place Sow and Bake")
    assert "sow grain" in without.options


@pytest.mark.ruling("Planter Box", "adds up with Liquid Manure")
@pytest.mark.ruling("Liquid Manure", "the Planter Box")
@pytest.mark.ruling("Potato Dibber", "It adds up with the Planter Box")
def test_planter_box_adds_up_with_other_cards(table: Table) -> None:
    cards = ("Planter Box", "Liquid Manure", "Potato Dibber", "Fieldsman")
    game = table(round=4, played={P1: cards}, goods={P1: "1 grain 1 vegetable"}, fields={P1: "a1 b2"})
    game.play("place Sow and Bake")
    game.play("sow grain on a1")
    game.play("sow vegetable on b2")
    assert crops(game, P1) == ["7 grain", "6 vegetable"]
    corn = table(
        phase=FIELD, played={P1: ("Planter Box", "Liquid Manure", "Corn Storehouse")}, goods={P1: "1 grain"},
        fields={P1: "a1"},
    )  # fmt: skip
    corn.play("sow grain on a1")
    assert crops(corn, P1) == ["5 grain"]


@pytest.mark.ruling("Liquid Manure", "the Planter Box")
@pytest.mark.ruling("Potato Dibber", "It adds up with the Planter Box")
def test_planter_box_adds_up_with_the_smallholder(table: Table) -> None:
    cards = ("Planter Box", "Liquid Manure", "Potato Dibber", "Smallholder")
    game = table(round=4, played={P1: cards}, goods={P1: "1 grain 1 vegetable"}, fields={P1: "a1 b2"})
    game.play("place Sow and Bake")
    game.play("sow grain on a1")
    game.play("sow vegetable on b2")
    game.play("use Smallholder")
    assert crops(game, P1) == ["7 grain", "6 vegetable"]


@pytest.mark.ruling("Hobby Farmer", "The Planter Box adds to it")
def test_planter_box_adds_to_what_the_hobby_farmer_sows(table: Table) -> None:
    game = table(
        hand={P1: ("Hobby Farmer",)}, played={P1: ("Planter Box",)}, fields={P1: "b2 c5"}, goods={P1: "0 food"}
    )
    game.play("place Occupation")
    game.play("sow vegetable on b2")
    assert crops(game, P1) == ["3 vegetable"]


@pytest.mark.ruling("Planter Box", "Plots on cards")
@pytest.mark.ruling("Acreage", "the Planter Box adds nothing")
@pytest.mark.ruling("Copse", "The Planter Box adds nothing")
@pytest.mark.ruling("Forester", "The Planter Box adds nothing")
def test_planter_box_adds_nothing_to_plots(table: Table) -> None:
    cards = ("Planter Box", "Acreage", "Copse", "Forester", "Bean Field", "Liquid Manure", "Smallholder")
    game = table(round=4, played={P1: cards}, goods={P1: "1 grain 2 wood 1 vegetable"})
    game.play("place Sow and Bake")
    game.play("sow wood on Copse")
    game.play("sow wood on Forester")
    game.play("sow grain on Acreage")
    game.play("sow vegetable on Bean Field")
    assert crops(game, P1) == ["4 grain", "4 wood", "4 wood", "3 vegetable"]


# -- Punner ---------------------------------------------------------------------------------


def test_punner_plows_when_another_player_uses_a_plow(table: Table) -> None:
    game = table(played={P1: ("Moldboard Plow",), P2: ("Punner",)})
    game.play("place Plow 1 Field")
    game.play("plow c5")
    game.play("plow c4")
    assert deciding(game) == P2
    game.play("plow a5")
    assert [game.players[seat].fields.bit_count() for seat in (P1, P2)] == [2, 1]


def test_punner_may_leave_it(table: Table) -> None:
    game = table(played={P1: ("Moldboard Plow",), P2: ("Punner",)})
    game.play("place Plow 1 Field")
    game.play("plow c5")
    game.play("plow c4")
    game.play("done")
    assert game.players[P2].fields == 0


@pytest.mark.ruling("Punner", "more than 1 field")
def test_punner_needs_more_than_one_field(table: Table) -> None:
    game = table(played={P1: ("Moldboard Plow",), P2: ("Punner",)})
    game.play("place Plow 1 Field")
    game.play("plow c5")
    game.play("done")
    assert "place Fishing" in game.options
    maker = table(played={P1: ("Plow Maker",), P2: ("Punner",)}, goods={P1: "1 food"})
    maker.play("place Plow 1 Field")
    maker.play("plow c5")
    maker.play("plow c4")
    assert "place Fishing" in maker.options


@pytest.mark.parametrize("harrow", [P1, P2])
def test_punner_plows_when_another_player_uses_the_harrow(table: Table, harrow: int) -> None:
    played = {P1: ("Harrow",), P2: ("Punner",)} if harrow == P1 else {P2: ("Punner", "Harrow")}
    game = table(played=played, goods={P1: "2 food"})
    game.play("place Plow 1 Field")
    game.play("plow c5")
    game.play("plow c4")
    game.play("plow a5")
    assert game.players[P2].fields.bit_count() == 1


@pytest.mark.ruling("Punner", "Your own plows")
def test_punner_brings_nothing_for_own_plows(table: Table) -> None:
    game = table(played={P1: ("Punner", "Moldboard Plow", "Harrow")})
    game.play("place Plow 1 Field")
    game.play("plow c5")
    game.play("use Harrow")
    game.play("plow c4")
    assert (game.players[P1].fields.bit_count(), deciding(game)) == (2, P2)


@pytest.mark.ruling("Punner", "It is 1 field")
def test_punner_plows_once_for_three_fields(table: Table) -> None:
    game = table(played={P1: ("Turnwrest Plow",), P2: ("Punner",)})
    game.play("place Plow 1 Field")
    for cell in ("c5", "c4", "c3"):
        game.play(f"plow {cell}")
    game.play("plow a5")
    assert ([game.players[seat].fields.bit_count() for seat in (P1, P2)], deciding(game)) == ([3, 1], P2)
    assert "place Fishing" in game.options


def test_rake_asks_for_6_fields_with_the_punner(table: Table) -> None:
    five = "a3 a4 a5 b3 b4"
    game = table(played={P1: ("Rake", "Punner"), P2: ("Rake",)}, fields={P1: five, P2: five})
    assert (points(game, P1), points(game, P2)) == (0, 2)


# -- Shepherd's Crook -----------------------------------------------------------------------


def fencing(table: Table, *pastures: str, wood: int = 15, **situation: object) -> Agricola:
    """Build these pastures in one action."""
    game = table(round=4, played={P1: ("Shepherd's Crook",)}, goods={P1: f"{wood} wood"}, **situation)
    game.play("place Fences")
    for pasture in pastures:
        game.play(f"enclose {pasture}")
    if deciding(game) == P1:
        game.play("done")
    return game


def sheep(game: Agricola) -> int:
    return game.players[P1].herd[0]


@pytest.mark.parametrize(("pasture", "number"), [("a3 a4 a5", 0), ("a2 a3 a4 a5", 2), ("a4 a5 b4 b5 c4 c5", 2)])
def test_shepherds_crook_brings_sheep_to_large_pastures(table: Table, pasture: str, number: int) -> None:
    assert sheep(fencing(table, pasture)) == number


@pytest.mark.ruling("Shepherd's Crook", "Two such pastures")
def test_shepherds_crook_brings_4_sheep_for_two_pastures(table: Table) -> None:
    assert sheep(fencing(table, "a2 a3 b2 b3", "a4 a5 b4 b5")) == 4
    assert sheep(fencing(table, "a2 a3 a4 a5 b2 b3 b4 b5", "a4 a5 b4 b5")) == 4


@pytest.mark.ruling("Shepherd's Crook", "A pasture cut out of a larger one")
def test_shepherds_crook_brings_nothing_for_a_part_of_a_pasture(table: Table) -> None:
    assert sheep(fencing(table, "a5 b5", pastures={P1: ("a3 b3 a4 b4 a5 b5",)})) == 0
    eight = "a2 a3 a4 a5 b2 b3 b4 b5"
    assert sheep(fencing(table, "a4 a5 b4 b5", pastures={P1: (eight,)})) == 2


def test_shepherds_crook_counts_stables_as_cells(table: Table) -> None:
    assert sheep(fencing(table, "a2 a3 a4 a5", stables={P1: "a2 a3 a4 a5"})) == 2


# -- Spinney --------------------------------------------------------------------------------


def test_spinney_gets_a_wood(table: Table) -> None:
    game = table(played={P2: ("Spinney",)}, goods={P1: "0 food", P2: "0 food"})
    game.play("place 3 Wood")
    assert (game.goods(P1), game.goods(P2)) == ("2 wood", "1 wood")


def test_spinney_gets_nothing_for_its_owner_or_from_other_spaces(table: Table) -> None:
    game = table(seats=4, played={P1: ("Spinney",)}, goods={P1: "0 food", P2: "0 food"})
    game.play("place 3 Wood")
    game.play("place 2 Wood")
    assert (game.goods(P1), game.goods(P2)) == ("3 wood", "2 wood")


@pytest.mark.ruling("Spinney", "Not from 4 Wood")
def test_spinney_gets_nothing_from_4_wood(table: Table) -> None:
    game = table(seats=5, played={P2: ("Spinney",)}, goods={P1: "0 food", P2: "0 food"})
    game.play("place 4 Wood")
    assert (game.goods(P1), game.goods(P2)) == ("4 wood", "nothing")


@pytest.mark.ruling("Spinney", "always exactly 1 wood")
@pytest.mark.ruling("Basket", "The Spinney takes its wood first")
@pytest.mark.ruling("Mushroom Collector", "The Spinney gets its wood first")
@pytest.mark.ruling("Pig Catcher", "The Spinney gets its wood first")
@pytest.mark.parametrize(
    ("card", "choice", "left"),
    [
        ("Basket", "take 3 food for 2 wood left behind", "2 wood"),
        ("Mushroom Collector", "take 2 food for 1 wood left behind", "1 wood"),
        ("Pig Catcher", "take 1 boar for 2 wood left behind", "2 wood"),
    ],
)
def test_spinney_comes_before_wood_is_left_behind(table: Table, card: str, choice: str, left: str) -> None:
    game = table(
        seats=4, played={P1: (card,), P2: ("Spinney",)}, goods={P1: "5 wood", P2: "0 food"}, pastures={P1: ("a5",)}
    )
    game.play("place 3 Wood")
    assert game.goods(P2) == "1 wood"
    game.play(choice)
    space = game.space("3 Wood")
    assert space is not None
    assert text(game.stock[space.index]) == left


@pytest.mark.parametrize(("card", "wood"), [("Basket", 2), ("Mushroom Collector", 1), ("Pig Catcher", 2)])
def test_spinney_may_leave_too_little_to_leave_behind(table: Table, card: str, wood: int) -> None:
    game = table(
        seats=4, played={P1: (card,), P2: ("Spinney",)}, goods={P1: "5 wood", P2: "0 food"},
        spaces={"3 Wood": f"{wood} wood"},
    )  # fmt: skip
    game.play("place 3 Wood")
    assert (deciding(game), game.goods(P2)) == (P2, "1 wood")


@pytest.mark.ruling("Spinney", "before the Wood Buyer")
@pytest.mark.ruling("Wood Buyer", "The Spinney gets its wood first")
def test_spinney_comes_before_the_wood_buyer(table: Table) -> None:
    played = {P2: ("Spinney",), P3: ("Wood Buyer",)}
    only = table(seats=3, played=played, goods={P1: "5 wood", P2: "0 food", P3: "1 food"}, spaces={"3 Wood": "1 wood"})
    only.play("place 3 Wood")
    assert (deciding(only), only.goods(P1), only.goods(P2)) == (P2, "5 wood", "1 wood")
    game = table(seats=3, played=played, goods={P1: "0 food", P2: "0 food", P3: "1 food"}, spaces={"3 Wood": "2 wood"})
    game.play("place 3 Wood")
    game.play("take 1 wood")
    assert [game.goods(seat) for seat in (P1, P2, P3)] == ["1 food", "1 wood", "1 wood"]


def test_spinney_leaves_cards_that_react_to_taking_wood(table: Table) -> None:
    game = table(
        played={P1: ("Woodcutter",), P2: ("Spinney",)}, goods={P1: "0 food", P2: "0 food"}, spaces={"3 Wood": "1 wood"}
    )
    game.play("place 3 Wood")
    assert (game.goods(P1), game.goods(P2)) == ("1 wood", "1 wood")


# -- Water Mill -----------------------------------------------------------------------------


def test_water_mill_serves_everybody(table: Table) -> None:
    game = table(
        seats=3, phase=FIELD, played={P2: ("Water Mill",)}, goods={P1: "2 grain", P2: "1 grain", P3: "1 grain"}
    )
    assert deciding(game) == P1
    game.play("take 2 food")
    assert (game.goods(P1), game.goods(P2)) == ("1 grain 2 food", "1 grain 1 food")
    game.play("take 3 food")
    assert (game.goods(P2), deciding(game)) == ("4 food", P3)
    game.play("done")
    assert (game.goods(P3), game.phase, deciding(game)) == ("1 grain", FEEDING, P1)


@pytest.mark.ruling("Water Mill", "This is no baking")
@pytest.mark.ruling("Bread Seller", "mills and brewing are no baking")
def test_water_mill_is_no_baking(table: Table) -> None:
    game = table(
        phase=FIELD, played={P1: ("Water Mill", "Bread Seller")}, goods={P1: "1 grain", P2: "0 food"},
        crops={P2: {"c5": "2 grain"}},
    )  # fmt: skip
    game.play("take 3 food")
    assert game.goods(P1) == "3 food"
    assert (deciding(game), game.options[0]) == (P2, "take 2 food")
    game.play("done")
    growing = table(phase=FIELD, played={P1: ("Water Mill",), P2: ("Gardener",)}, crops={P2: {"c5": "2 vegetable"}})
    assert growing.phase == FEEDING


@pytest.mark.ruling("Master Baker", "milling with the Water Mill")
def test_water_mill_is_no_baking_for_the_master_baker(table: Table) -> None:
    game = table(
        phase=FIELD, starting_player=P2, played={P1: ("Master Baker",), P2: ("Water Mill",)},
        majors={P1: ("Fireplace (2 clay)",)}, goods={P1: "2 grain", P2: "1 grain"},
    )  # fmt: skip
    game.play("take 3 food")
    assert (deciding(game), game.options[:2]) == (P1, ["take 2 food", "done"])
    game.play("take 2 food")
    assert game.goods(P1) == "1 grain 2 food"
    own = table(phase=FIELD, played={P1: ("Master Baker", "Water Mill")}, goods={P1: "1 grain", P2: "1 grain"})
    own.play("take 3 food")
    assert own.goods(P1) == "3 food"


@pytest.mark.ruling("Water Mill", "The Ladder and the Thatcher")
@pytest.mark.parametrize("card", ["Ladder", "Thatcher"])
def test_water_mill_costs_less_reed(table: Table, card: str) -> None:
    game = table(played={P1: (card,)}, hand={P1: ("Water Mill",)}, goods={P1: "1 wood 2 clay 2 stone"})
    game.play("place Starting Player")
    game.play("play Water Mill")
    assert game.goods(P1) == "nothing"


@pytest.mark.ruling("Layabout", "Others may use your Water Mill")
def test_layabout_leaves_the_water_mill_to_others(table: Table) -> None:
    game = table(
        seats=3, round=4, played={P1: ("Water Mill", "Harvest Helper")}, hand={P1: ("Layabout",)},
        at_home={P1: 1, P2: 0, P3: 0}, goods={P1: "1 grain 1 food", P2: "1 grain"}, crops={P3: {"c5": "3 grain"}},
    )  # fmt: skip
    game.play("place Occupation")
    assert deciding(game) == P2
    game.play("take 2 food")
    assert (game.goods(P1), game.goods(P2)) == ("1 grain 1 food", "2 food")
    game.play("done")
    assert deciding(game) != P1
    other = table(
        seats=3, round=4, played={P2: ("Water Mill",)}, hand={P1: ("Layabout",)}, at_home={P1: 1, P2: 0, P3: 0},
        goods={P1: "1 grain", P2: "9 food", P3: "9 food"},
    )  # fmt: skip
    other.play("place Occupation")
    assert (other.round, other.goods(P1)) == (5, "1 grain")
