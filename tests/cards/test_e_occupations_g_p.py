"""Occupations of deck E, G to P."""

from collections.abc import Callable
from typing import Any

import pytest

from farmyard import Agricola, scores
from farmyard.agricola.position import P1, P2, P3, P4
from farmyard.agricola.state.game import BREEDING, FEEDING, PREPARATION
from farmyard.kernel.errors import IllegalChoice
from helpers import deciding

Table = Callable[..., Agricola]
QUIET = ("Day Laborer", "Fishing", "3 Wood", "1 Clay", "1 Reed")
SOWING = ("Sow and Bake",)


def play_on(game: Agricola, round: int) -> None:
    """Play quiet turns until a round begins in which somebody is asked something else."""
    while game.round < round:
        quiet = [f"place {name}" for name in QUIET if f"place {name}" in game.options]
        game.play("feed" if "feed" in game.options else (quiet or game.options)[0])


def promised(game: Agricola, seat: int) -> list[int]:
    """The rounds in which something arrives for a player."""
    return [round for round in range(1, 15) if game.promised[(round - 1) * game.seats() + seat]]


# -- Greengrocer --------------------------------------------------------------------------------


def test_greengrocer_takes_a_vegetable_with_the_grain(table: Table) -> None:
    game = table(played={P1: ("Greengrocer",)}, goods={P1: "0 food"})
    game.play("place Take 1 Grain")
    assert game.goods(P1) == "1 grain 1 vegetable"


def test_greengrocer_ignores_grain_from_elsewhere(table: Table) -> None:
    game = table(played={P1: ("Greengrocer", "Seasonal Worker")}, goods={P1: "0 food"})
    game.play("place Day Laborer")
    assert game.goods(P1) == "1 grain 2 food"


@pytest.mark.ruling("Greengrocer", "Grain from anywhere else")
def test_greengrocer_ignores_the_grain_of_the_granary(table: Table) -> None:
    game = table(round=7, hand={P1: ("Granary",)}, played={P1: ("Greengrocer",)}, goods={P1: "3 wood 4 food"})
    game.play("place Starting Player")
    game.play("play Granary")
    game.play("done")
    play_on(game, 8)
    assert "1 grain" in game.goods(P1)
    assert "vegetable" not in game.goods(P1)


# -- Grocer -------------------------------------------------------------------------------------


def test_grocer_sells_eight_goods_from_top_to_bottom(table: Table) -> None:
    game = table(played={P1: ("Grocer",)}, goods={P1: "9 food"})
    bought = []
    for _ in range(8):
        game.play("use Grocer")
        bought.append(game.goods(P1))
    assert bought[:4] == [
        "1 reed 8 food",
        "1 reed 1 grain 7 food",
        "1 reed 1 stone 1 grain 6 food",
        "1 reed 1 stone 1 grain 1 vegetable 5 food",
    ]
    assert bought[4].startswith("1 wood 1 reed")
    assert bought[5].startswith("1 wood 1 clay 1 reed")
    assert bought[7] == "1 wood 1 clay 2 reed 1 stone 1 grain 2 vegetable 1 food"
    assert "use Grocer" not in game.options


def test_grocer_needs_a_food_which_a_grain_may_become(table: Table) -> None:
    poor = table(played={P1: ("Grocer",)}, goods={P1: "0 food"})
    assert "use Grocer" not in poor.options
    game = table(played={P1: ("Grocer",)}, goods={P1: "1 grain"})
    game.play("use Grocer")
    assert game.goods(P1) == "1 reed"


def test_grocer_sells_in_the_midst_of_an_action(table: Table) -> None:
    game = table(played={P1: ("Grocer",)}, goods={P1: "5 wood 2 reed 1 food"})
    game.play("place Build Rooms and Stables")
    game.play("use Grocer")
    game.play("room a1")
    assert game.goods(P1) == "1 reed"


def test_grocer_does_not_take_the_food_that_an_action_begun_must_pay(table: Table) -> None:
    game = table(played={P1: ("Grocer", "Carpenter")}, hand={P1: ("Potter", "Mason")}, goods={P1: "1 food"})
    game.play("place Occupation")
    assert "use Grocer" not in game.options
    game.play("play Mason")
    assert game.goods(P1) == "nothing"


def test_grocer_sells_while_feeding(table: Table) -> None:
    game = table(phase=FEEDING, played={P1: ("Grocer",)}, goods={P1: "5 food"})
    game.play("use Grocer")
    assert game.goods(P1) == "1 reed 4 food"


@pytest.mark.ruling("Grocer", "not yours before you buy it")
def test_goods_on_the_grocer_do_not_score(table: Table) -> None:
    assert scores(table(played={P1: ("Grocer",)})) == scores(table())


# -- Guildmaster --------------------------------------------------------------------------------


@pytest.mark.ruling("Guildmaster", "too late to pay for it")
def test_guildmaster_takes_wood_for_the_joinery_afterwards(table: Table) -> None:
    improvements = {"cards": ("Improvement",), "played": {P1: ("Guildmaster",)}}
    game = table(goods={P1: "2 wood 2 stone"}, **improvements)
    game.play("place Improvement")
    assert game.goods(P1) == "4 wood"
    poor = table(goods={P1: "1 wood 2 stone"}, **improvements)
    assert "place Improvement" not in poor.options


@pytest.mark.ruling("Guildmaster", "too late to pay for it")
@pytest.mark.parametrize(
    ("major", "price", "gain"),
    [("Pottery", "2 clay 2 stone", "6 clay"), ("Basketmaker's Workshop", "2 reed 2 stone", "2 clay 3 reed")],
)
def test_guildmaster_takes_clay_or_reed_for_the_other_workshops(
    table: Table, major: str, price: str, gain: str
) -> None:
    game = table(cards=("Improvement",), played={P1: ("Guildmaster",)}, goods={P1: f"{price} 2 clay"})
    game.play("place Improvement")
    game.play(f"build {major}")
    assert game.goods(P1) == gain
    poor = table(cards=("Improvement",), played={P1: ("Guildmaster",)}, goods={P1: price.replace("2", "1", 1)})
    assert "place Improvement" not in poor.options


@pytest.mark.parametrize(
    ("card", "gain"), [("Cabinetmaker", "4 wood"), ("Potter", "4 clay"), ("Basketmaker", "3 reed")]
)
def test_guildmaster_takes_goods_for_an_occupation(table: Table, card: str, gain: str) -> None:
    game = table(played={P1: ("Guildmaster",)}, hand={P1: (card,)}, goods={P1: "1 food"})
    game.play("place Occupation")
    assert game.goods(P1) == gain


def test_guildmaster_takes_two_for_each_card_that_lies_out(table: Table) -> None:
    game = table(
        majors={P1: ("Joinery", "Pottery", "Basketmaker's Workshop")},
        played={P1: ("Cabinetmaker", "Potter", "Basketmaker")},
        hand={P1: ("Guildmaster",)},
        goods={P1: "1 food"},
    )
    game.play("place Occupation")
    assert game.goods(P1) == "4 wood 4 clay 4 reed"


def test_guildmaster_does_not_care_what_others_get(table: Table) -> None:
    game = table(played={P2: ("Guildmaster",)}, hand={P1: ("Potter",)}, goods={P2: "0 food"})
    game.play("place Occupation")
    assert game.goods(P2) == "nothing"


# -- Head of the Family -------------------------------------------------------------------------


def test_head_of_the_family_joins_others_who_build_rooms(table: Table) -> None:
    game = table(
        played={P1: ("Head of the Family",)}, used={"Build Rooms and Stables": P2}, goods={P1: "5 wood 2 reed"}
    )
    game.play("place Build Rooms and Stables")
    game.play("room a1")
    assert game.goods(P1) == "nothing"


@pytest.mark.parametrize(("space", "round"), [("Family Growth", 5), ("Family Growth without Room", 12)])
def test_head_of_the_family_joins_others_whose_family_grows(table: Table, space: str, round: int) -> None:
    game = table(
        round=round, cards=(space,), played={P1: ("Head of the Family",)}, rooms={P1: "a1 b1 c1"}, used={space: P2}
    )
    game.play(f"place {space}")
    assert game.players[P1].people == 3


@pytest.mark.ruling("Head of the Family", "Two of your own people")
def test_head_of_the_family_does_not_join_their_own_people(table: Table) -> None:
    game = table(
        played={P1: ("Head of the Family",)}, used={"Build Rooms and Stables": P1}, goods={P1: "5 wood 2 reed"}
    )
    assert "place Build Rooms and Stables" not in game.options


@pytest.mark.ruling("Head of the Family", "offers a choice you may choose anything")
def test_head_of_the_family_may_choose_anything_that_the_space_offers(table: Table) -> None:
    game = table(
        seats=5,
        round=5,
        played={P1: ("Head of the Family",)},
        hand={P1: ("Potter",)},
        used={"Second Occupation or Growth": P2},
    )
    game.play("place Second Occupation or Growth")
    assert "Potter" in [card.name for card in game.players[P1].cards]


@pytest.mark.ruling("Head of the Family", "offers a choice you may choose anything")
def test_head_of_the_family_finds_no_food_where_it_is_gone(table: Table) -> None:
    space = "Room or Traveling Players"
    gone = table(seats=5, played={P1: ("Head of the Family",)}, used={space: P2}, spaces={space: "nothing"})
    assert f"place {space}" not in gone.options
    left = table(seats=5, played={P1: ("Head of the Family",)}, used={space: P2}, spaces={space: "1 food"})
    assert f"place {space}" in left.options


@pytest.mark.ruling("Head of the Family", "from round 5 on")
@pytest.mark.parametrize(("round", "joins"), [(4, False), (5, True)])
def test_head_of_the_family_joins_the_choice_of_occupation_or_growth_from_round_5(
    table: Table, round: int, joins: bool
) -> None:
    space = "Second Occupation or Growth"
    hand = {P1: ("Potter", "Carpenter")}
    game = table(seats=5, round=round, played={P1: ("Head of the Family",)}, used={space: P2}, hand=hand)
    assert (f"place {space}" in game.options) == joins


# -- Hedge Keeper -------------------------------------------------------------------------------

FENCES: dict[str, Any] = {"cards": ("Fences",), "played": {P1: ("Hedge Keeper",)}}


@pytest.mark.ruling("Hedge Keeper", "checked when all are built")
def test_hedge_keeper_closes_a_pasture_for_one_wood(table: Table) -> None:
    game = table(goods={P1: "1 wood"}, **FENCES)
    game.play("place Fences")
    game.play("enclose c5")
    assert game.goods(P1) == "nothing"


def test_hedge_keeper_needs_wood_for_the_first_fence(table: Table) -> None:
    game = table(goods={P1: "0 food"}, **FENCES)
    with pytest.raises(IllegalChoice, match="takes 1 wood, you have 0"):
        game.play("place Fences")


def test_hedge_keeper_saves_three_wood_over_several_pastures(table: Table) -> None:
    game = table(goods={P1: "4 wood"}, **FENCES)
    game.play("place Fences")
    game.play("enclose c5")
    assert game.goods(P1) == "3 wood"
    game.play("enclose c4")
    assert game.goods(P1) == "nothing"


@pytest.mark.ruling("Hedge Keeper", "what you do not use is lost")
def test_hedge_keeper_saves_nothing_for_a_later_action(table: Table) -> None:
    goods = {P1: "2 wood 2 stone 1 reed"}
    game = table(
        round=14, played={P1: ("Hedge Keeper",)}, house={P1: "clay hut"}, pastures={P1: ("a5 b5",)}, goods=goods
    )
    game.play("place Fences")
    game.play("enclose b5")
    game.play("done")
    game.play("place Day Laborer")
    game.play("place Renovation and Fences")
    assert "enclose c4 c5" not in game.options
    game.play("enclose c5")
    assert game.goods(P1) == "nothing"


@pytest.mark.ruling("Hedge Keeper", "what you do not use is lost")
def test_hedge_keeper_works_in_each_of_two_actions(table: Table) -> None:
    game = table(
        round=14,
        played={P1: ("Hedge Keeper",)},
        house={P1: "clay hut"},
        goods={P1: "2 wood 2 stone 1 reed", P2: "1 food"},
    )
    game.play("place Fences")
    game.play("enclose c5")
    game.play("place Day Laborer")
    game.play("place Renovation and Fences")
    game.play("enclose c4")
    assert game.goods(P1) == "nothing"
    assert len(game.players[P1].pastures) == 2


def test_hedge_keeper_builds_on_at_the_mini_pasture(table: Table) -> None:
    game = table(played={P1: ("Hedge Keeper",)}, hand={P1: ("Mini Pasture",)}, goods={P1: "2 food 3 wood"})
    game.play("place Starting Player")
    game.play("play Mini Pasture")
    game.play("enclose c5")
    game.play("enclose c4")
    assert game.goods(P1) == "3 wood"
    assert len(game.players[P1].pastures) == 2


@pytest.mark.ruling("Hedge Keeper", "these 3 come")
def test_hedge_keeper_builds_three_more_at_the_mini_pasture_and_no_fourth(table: Table) -> None:
    game = table(
        played={P1: ("Hedge Keeper",)},
        hand={P1: ("Mini Pasture",)},
        goods={P1: "2 food 3 wood"},
        pastures={P1: ("b5",)},
    )
    game.play("place Starting Player")
    game.play("play Mini Pasture")
    game.play("enclose c5")
    assert "enclose b4 c4" not in game.options
    game.play("enclose c4")
    assert game.players[P1].fences.bit_count() == 10


@pytest.mark.ruling("Hedge Keeper", "as one building")
def test_fences_with_the_hedge_keeper_are_one_building_for_the_farmer(table: Table) -> None:
    game = table(cards=("Fences",), played={P1: ("Hedge Keeper", "Farmer")}, goods={P1: "4 wood"})
    game.play("place Fences")
    game.play("enclose c5")
    game.play("enclose c4")
    assert game.goods(P1) == "1 boar"


@pytest.mark.ruling("Hedge Keeper", "as one building")
def test_fences_with_the_hedge_keeper_are_one_building_for_the_stablehand(table: Table) -> None:
    game = table(cards=("Fences",), played={P1: ("Hedge Keeper", "Stablehand")}, goods={P1: "4 wood"})
    game.play("place Fences")
    game.play("enclose c5")
    game.play("enclose c4")
    game.play("stable c5")
    assert deciding(game) == P2


# -- Hobby Farmer -------------------------------------------------------------------------------


def test_hobby_farmer_sows_the_vegetable_at_once(table: Table) -> None:
    game = table(hand={P1: ("Hobby Farmer",)}, goods={P1: "0 food"}, fields={P1: "a1"})
    game.play("place Occupation")
    game.play("sow vegetable")
    assert game.goods(P1) == "nothing"
    assert game.players[P1].crops[0] == 2 << 80


def test_hobby_farmer_may_keep_the_vegetable(table: Table) -> None:
    game = table(hand={P1: ("Hobby Farmer",)}, goods={P1: "0 food"}, fields={P1: "a1"})
    game.play("place Occupation")
    game.play("done")
    assert game.goods(P1) == "1 vegetable"


@pytest.mark.ruling("Hobby Farmer", "nothing else may be sown")
def test_hobby_farmer_sows_one_vegetable_and_nothing_else(table: Table) -> None:
    game = table(hand={P1: ("Hobby Farmer",)}, goods={P1: "2 grain 2 vegetable"}, fields={P1: "a1 a2"})
    game.play("place Occupation")
    assert "sow grain" not in game.options
    game.play("sow vegetable")
    assert game.goods(P1) == "2 grain 2 vegetable"
    assert deciding(game) == P2


def test_hobby_farmer_sows_on_the_bean_field(table: Table) -> None:
    game = table(hand={P1: ("Hobby Farmer",)}, played={P1: ("Bean Field",)}, goods={P1: "0 food"})
    game.play("place Occupation")
    game.play("sow vegetable on Bean Field")
    assert game.goods(P1) == "nothing"


def test_potato_dibber_adds_to_what_the_hobby_farmer_sows(table: Table) -> None:
    game = table(hand={P1: ("Hobby Farmer",)}, played={P1: ("Potato Dibber",)}, goods={P1: "0 food"}, fields={P1: "a1"})
    game.play("place Occupation")
    game.play("sow vegetable")
    assert game.players[P1].crops[0] == 3 << 80


def test_smallholder_adds_to_what_the_hobby_farmer_sows(table: Table) -> None:
    game = table(hand={P1: ("Hobby Farmer",)}, played={P1: ("Smallholder",)}, goods={P1: "1 food"}, fields={P1: "a1"})
    game.play("place Occupation")
    game.play("sow vegetable")
    game.play("use Smallholder")
    assert game.players[P1].crops[0] == 3 << 80


def test_hobby_farmer_plants_no_wood(table: Table) -> None:
    game = table(hand={P1: ("Hobby Farmer",)}, played={P1: ("Copse",)}, goods={P1: "1 wood"}, fields={P1: "a1"})
    game.play("place Occupation")
    assert game.decision is not None
    assert [option.text for option in game.decision.options] == ["sow vegetable", "done"]


# -- Hut Builder --------------------------------------------------------------------------------


def test_hut_builder_adds_a_free_room_when_round_11_begins(table: Table) -> None:
    game = table(round=4, hand={P1: ("Hut Builder",)})
    game.play("place Occupation")
    play_on(game, 11)
    game.play("room a1")
    assert game.players[P1].rooms.bit_count() == 3
    assert game.phase == "work"


@pytest.mark.ruling("Hut Builder", "not later")
def test_hut_builder_may_decline_for_good(table: Table) -> None:
    game = table(round=4, hand={P1: ("Hut Builder",)})
    game.play("place Occupation")
    play_on(game, 11)
    game.play("done")
    play_on(game, 12)
    assert game.players[P1].rooms.bit_count() == 2


@pytest.mark.ruling("Hut Builder", "without effect")
def test_hut_builder_has_no_effect_from_round_5(table: Table) -> None:
    game = table(round=5, hand={P1: ("Hut Builder",)})
    game.play("place Occupation")
    play_on(game, 11)
    assert "room a1" not in game.options
    assert [card.name for card in game.players[P1].occupations] == ["Hut Builder"]


def test_hut_builder_adds_nothing_to_a_stone_house(table: Table) -> None:
    game = table(round=4, hand={P1: ("Hut Builder",)}, house={P1: "stone house"})
    game.play("place Occupation")
    play_on(game, 11)
    assert "room a1" not in game.options


@pytest.mark.ruling("Hut Builder", "counts as building a room")
def test_free_room_of_the_hut_builder_concerns_the_wet_nurse(table: Table) -> None:
    game = table(round=4, hand={P1: ("Hut Builder",)}, played={P1: ("Wet Nurse",)})
    game.play("place Occupation")
    play_on(game, 11)
    game.play("room a1")
    game.play("grow")
    assert game.players[P1].people == 3


# -- Land Agent, Lord of the Manor --------------------------------------------------------------


def test_land_agent_takes_a_vegetable(table: Table) -> None:
    game = table(hand={P1: ("Land Agent",)}, goods={P1: "0 food"})
    game.play("place Occupation")
    assert game.goods(P1) == "1 vegetable"


def test_land_agent_takes_a_grain_with_the_vegetable(table: Table) -> None:
    game = table(round=8, cards=("Take 1 Vegetable",), played={P1: ("Land Agent",)}, goods={P1: "0 food"})
    game.play("place Take 1 Vegetable")
    assert game.goods(P1) == "1 grain 1 vegetable"


@pytest.mark.parametrize(
    "farm",
    [
        {"fields": {P1: "a1 a2 a3 a4 a5"}},
        {"pastures": {P1: ("a4", "a5", "b4", "b5")}},
        {"goods": {P1: "8 grain"}},
        {"goods": {P1: "5 grain"}, "crops": {P1: {"a1": "3 grain"}}},
        {"goods": {P1: "2 vegetable"}, "crops": {P1: {"a1": "2 vegetable"}}},
        {"goods": {P1: "8 sheep"}, "pastures": {P1: ("a4 a5 b4 b5",)}},
        {"goods": {P1: "7 boar"}, "pastures": {P1: ("a4 a5 b4 b5",)}},
        {"goods": {P1: "6 cattle"}, "pastures": {P1: ("a4 a5 b4 b5",)}},
        {"stables": {P1: "a4 a5 b4 b5"}, "pastures": {P1: ("a4 a5 b4 b5",)}},
    ],
)
def test_lord_of_the_manor_gets_a_point_for_four_points(table: Table, farm: dict[str, Any]) -> None:
    assert scores(table(played={P1: ("Lord of the Manor",)}, **farm))[P1] == scores(table(**farm))[P1] + 1


@pytest.mark.parametrize(
    "farm",
    [
        {"fields": {P1: "a1 a2 a3 a4"}},
        {"pastures": {P1: ("a4 b4", "a5", "b5")}},
        {"goods": {P1: "7 grain 3 vegetable"}},
        {"stables": {P1: "a4 a5 b4 c5"}, "pastures": {P1: ("a4 a5 b4 b5",)}},
        {"goods": {P1: "7 sheep"}, "pastures": {P1: ("a4 a5 b4 b5",)}},
        {"goods": {P1: "6 boar"}, "pastures": {P1: ("a4 a5 b4 b5",)}},
        {"goods": {P1: "5 cattle"}, "pastures": {P1: ("a4 a5 b4 b5",)}},
    ],
)
def test_lord_of_the_manor_gets_nothing_for_less(table: Table, farm: dict[str, Any]) -> None:
    assert scores(table(played={P1: ("Lord of the Manor",)}, **farm)) == scores(table(**farm))


# -- Maid, Mason, Master Builder ----------------------------------------------------------------


def test_maid_lays_food_on_the_rounds_after_the_renovation_once(table: Table) -> None:
    game = table(round=10, played={P1: ("Maid",)}, goods={P1: "2 clay 2 stone 2 reed"})
    game.play("place Renovation and Improvement")
    assert promised(game, P1) == [11, 12, 13, 14]
    play_on(game, 12)
    game.play("place Renovation and Improvement")
    assert game.players[P1].house == 2
    assert game.promised[2 * 12] == 1 << 96


def test_maid_does_nothing_in_a_wooden_hut(table: Table) -> None:
    game = table(hand={P1: ("Maid",)})
    game.play("place Occupation")
    assert promised(game, P1) == []


@pytest.mark.parametrize("house", ["clay hut", "stone house"])
def test_maid_who_comes_to_a_better_house_lays_food_at_once(table: Table, house: str) -> None:
    game = table(round=11, hand={P1: ("Maid",)}, house={P1: house})
    game.play("place Occupation")
    assert promised(game, P1) == [12, 13, 14]


def test_maid_who_came_to_a_clay_hut_does_not_lay_food_again(table: Table) -> None:
    game = table(round=12, hand={P1: ("Maid",)}, house={P1: "clay hut"}, goods={P1: "2 stone 1 reed"})
    game.play("place Occupation")
    game.play("place Day Laborer")
    game.play("place Renovation and Improvement")
    assert game.promised[2 * 12] == 1 << 96


@pytest.mark.ruling("Maid", "straight from a wooden hut")
def test_maid_lays_food_when_the_conservator_skips_the_clay_hut(table: Table) -> None:
    game = table(round=12, played={P1: ("Maid", "Conservator")}, goods={P1: "2 stone 1 reed"})
    game.play("place Renovation and Improvement")
    assert promised(game, P1) == [13, 14]


def test_mason_adds_a_stone_room_once(table: Table) -> None:
    game = table(played={P1: ("Mason",)}, house={P1: "stone house"}, rooms={P1: "a1 a2 b1 c1"}, goods={P1: "0 food"})
    game.play("use Mason")
    game.play("room b2")
    assert game.players[P1].rooms.bit_count() == 5
    assert "use Mason" not in game.options


@pytest.mark.parametrize(("house", "rooms"), [("stone house", "a1 b1 c1"), ("clay hut", "a1 a2 b1 c1")])
def test_mason_needs_a_stone_house_with_four_rooms(table: Table, house: str, rooms: str) -> None:
    game = table(played={P1: ("Mason",)}, house={P1: house}, rooms={P1: rooms})
    assert "use Mason" not in game.options


def test_mason_may_wait_for_the_last_harvest(table: Table) -> None:
    game = table(round=14, phase=FEEDING, played={P1: ("Mason",)}, house={P1: "stone house"}, rooms={P1: "a1 a2 b1 c1"})
    game.play("use Mason")
    assert "room b2" in game.options


def test_master_builder_adds_a_room_of_any_material_once(table: Table) -> None:
    game = table(played={P1: ("Master Builder",)}, house={P1: "clay hut"}, rooms={P1: "a1 a2 b1 b2 c1"})
    game.play("use Master Builder")
    game.play("room c2")
    assert game.players[P1].rooms.bit_count() == 6
    assert "use Master Builder" not in game.options


def test_master_builder_needs_five_rooms(table: Table) -> None:
    game = table(played={P1: ("Master Builder",)}, house={P1: "stone house"}, rooms={P1: "a1 a2 b1 c1"})
    assert "use Master Builder" not in game.options


@pytest.mark.ruling("Master Builder", "counts as building a room")
@pytest.mark.ruling("Mason", "counts as building a room")
@pytest.mark.parametrize(("card", "rooms"), [("Mason", "a1 a2 b1 c1"), ("Master Builder", "a1 a2 a3 b1 c1")])
def test_free_room_concerns_the_wet_nurse(table: Table, card: str, rooms: str) -> None:
    game = table(played={P1: (card, "Wet Nurse")}, house={P1: "stone house"}, rooms={P1: rooms}, people={P1: 3})
    game.play(f"use {card}")
    game.play("room b2")
    game.play("grow")
    assert game.players[P1].people == 4


# -- Master Baker -------------------------------------------------------------------------------

BAKERS: dict[str, Any] = {
    "cards": SOWING,
    "starting_player": P2,
    "majors": {P1: ("Fireplace (2 clay)",), P2: ("Fireplace (3 clay)",)},
    "played": {P1: ("Master Baker",)},
}


@pytest.mark.ruling("Master Baker", "no extra food")
def test_master_baker_bakes_along_without_extra_food(table: Table) -> None:
    game = table(goods={P1: "2 grain", P2: "1 grain"}, **BAKERS)
    game.play("place Sow and Bake")
    assert deciding(game) == P1
    game.play("bake 2 grain")
    assert (game.goods(P1), game.goods(P2)) == ("4 food", "2 food")


def test_master_baker_may_leave_it(table: Table) -> None:
    game = table(goods={P1: "2 grain", P2: "1 grain"}, **BAKERS)
    game.play("place Sow and Bake")
    game.play("done")
    assert game.goods(P1) == "2 grain"


@pytest.mark.ruling("Master Baker", "must really bake grain")
def test_master_baker_does_not_bake_when_another_only_sows(table: Table) -> None:
    game = table(goods={P1: "2 grain", P2: "1 grain"}, fields={P2: "a1"}, **BAKERS)
    game.play("place Sow and Bake")
    game.play("sow grain")
    assert "bake 2 grain" not in game.options


def test_milling_is_no_baking_for_the_master_baker(table: Table) -> None:
    game = table(
        starting_player=P2,
        majors={P1: ("Fireplace (2 clay)",)},
        played={P1: ("Master Baker",), P2: ("Windmill",)},
        goods={P1: "2 grain", P2: "1 grain"},
    )
    game.play("convert Windmill")
    assert game.goods(P2) == "2 food"
    assert deciding(game) == P2


def test_master_baker_takes_a_food_more_for_baking_otherwise(table: Table) -> None:
    game = table(
        cards=SOWING, majors={P1: ("Fireplace (2 clay)",)}, played={P1: ("Master Baker",)}, goods={P1: "2 grain"}
    )
    game.play("place Sow and Bake")
    game.play("bake 2 grain")
    assert game.goods(P1) == "5 food"


def test_master_baker_takes_a_food_more_for_baking_in_a_new_oven(table: Table) -> None:
    game = table(cards=("Improvement",), played={P1: ("Master Baker",)}, goods={P1: "3 clay 1 stone 1 grain"})
    game.play("place Improvement")
    game.play("build Clay Oven")
    game.play("bake 1 grain")
    assert game.goods(P1) == "6 food"


# -- Master Brewer, Potter ----------------------------------------------------------------------


def test_master_brewer_brews_once_each_harvest(table: Table) -> None:
    game = table(phase=FEEDING, played={P1: ("Master Brewer",)}, goods={P1: "2 grain"})
    game.play("convert Master Brewer")
    assert game.goods(P1) == "1 grain 3 food"
    assert "convert Master Brewer" not in game.options


def test_master_brewer_brews_while_feeding_only(table: Table) -> None:
    game = table(played={P1: ("Master Brewer",)}, goods={P1: "2 grain"})
    assert "convert Master Brewer" not in game.options


@pytest.mark.ruling("Master Brewer", "Grain on fields")
def test_master_brewer_uses_no_grain_on_fields(table: Table) -> None:
    game = table(
        phase=FEEDING, played={P1: ("Master Brewer",)}, goods={P1: "1 vegetable"}, crops={P1: {"a1": "2 grain"}}
    )
    assert "convert Master Brewer" not in game.options


@pytest.mark.ruling("Master Brewer", "It is no baking")
def test_brewing_is_no_baking(table: Table) -> None:
    game = table(
        phase=FEEDING, played={P1: ("Master Brewer",), P2: ("Bread Seller",)}, goods={P1: "1 grain", P2: "0 food"}
    )
    game.play("convert Master Brewer")
    assert game.goods(P2) == "nothing"


def test_potter_turns_one_clay_each_harvest_besides_the_pottery(table: Table) -> None:
    game = table(phase=FEEDING, played={P1: ("Potter",)}, majors={P1: ("Pottery",)}, goods={P1: "3 clay 1 grain"})
    game.play("convert Potter")
    assert "convert Potter" not in game.options
    game.play("convert Pottery")
    assert game.goods(P1) == "1 clay 1 grain 4 food"


# -- Master Forester ----------------------------------------------------------------------------

FOREST = "2 Wood (Master Forester)"


@pytest.mark.ruling("Master Forester", "While no wood lies there")
def test_master_forester_brings_a_space_that_is_filled_from_the_next_round(table: Table) -> None:
    game = table(hand={P1: ("Master Forester",)}, goods={P1: "0 food"})
    game.play("place Occupation")
    assert f"place {FOREST}" not in game.options
    play_on(game, 2)
    game.play(f"place {FOREST}")
    assert game.goods(P1).startswith("2 wood")
    play_on(game, 3)
    assert game.stock[-1] == 2


def test_others_pay_the_master_forester(table: Table) -> None:
    game = table(
        starting_player=P2,
        played={P1: ("Master Forester",)},
        spaces={FOREST: "4 wood"},
        goods={P1: "1 food", P2: "3 food"},
    )
    game.play(f"place {FOREST}")
    assert (game.goods(P1), game.goods(P2)) == ("3 food", "4 wood 1 food")


def test_master_forester_uses_the_space_free(table: Table) -> None:
    game = table(played={P1: ("Master Forester",)}, spaces={FOREST: "2 wood"}, goods={P1: "0 food"})
    game.play(f"place {FOREST}")
    assert game.goods(P1) == "2 wood"


def test_others_may_turn_grain_into_the_food_for_the_master_forester(table: Table) -> None:
    game = table(
        starting_player=P2,
        played={P1: ("Master Forester",)},
        spaces={FOREST: "2 wood"},
        goods={P1: "0 food", P2: "1 grain 1 food"},
    )
    game.play(f"place {FOREST}")
    assert (game.goods(P1), game.goods(P2)) == ("2 food", "2 wood")


@pytest.mark.ruling("Master Forester", "comes too late")
def test_food_of_the_action_is_too_late_for_the_master_forester(table: Table) -> None:
    game = table(
        starting_player=P2,
        played={P1: ("Master Forester",), P2: ("Berry Picker",)},
        spaces={FOREST: "2 wood"},
        goods={P2: "1 food"},
    )
    assert f"place {FOREST}" not in game.options


# -- Master Shepherd ----------------------------------------------------------------------------


def test_master_shepherd_lays_sheep_on_the_next_three_rounds(table: Table) -> None:
    game = table(round=5, hand={P1: ("Master Shepherd",)})
    game.play("place Occupation")
    assert promised(game, P1) == [6, 7, 8]
    late = table(round=13, hand={P1: ("Master Shepherd",)})
    late.play("place Occupation")
    assert promised(late, P1) == [14]


@pytest.mark.ruling("Master Shepherd", "cooked on arrival")
def test_sheep_of_the_master_shepherd_are_cooked_on_arrival(table: Table) -> None:
    game = table(hand={P1: ("Master Shepherd",)}, majors={P1: ("Fireplace (2 clay)",)}, goods={P1: "1 sheep"})
    game.play("place Occupation")
    game.play("place Day Laborer")
    game.play("place 3 Wood")
    game.play("place Fishing")
    assert (game.round, game.goods(P1)) == (2, "3 wood 2 food 1 sheep")


# -- Meat Seller --------------------------------------------------------------------------------


@pytest.mark.parametrize(("animal", "food"), [("sheep", 2), ("boar", 3), ("cattle", 4)])
def test_meat_seller_with_an_oven_turns_animals_into_food(table: Table, animal: str, food: int) -> None:
    game = table(played={P1: ("Meat Seller",)}, majors={P1: ("Clay Oven",)}, goods={P1: f"1 {animal}"})
    game.play(f"convert {animal}")
    assert game.goods(P1) == f"{food} food"


@pytest.mark.ruling("Meat Seller", "Ovens are")
@pytest.mark.parametrize("oven", ["Baker's Oven", "Wood-fired Oven"])
def test_minor_ovens_serve_the_meat_seller(table: Table, oven: str) -> None:
    game = table(played={P1: ("Meat Seller", oven)}, goods={P1: "1 sheep"})
    assert "convert sheep" in game.options


def test_meat_seller_without_oven_sells_nothing(table: Table) -> None:
    game = table(played={P1: ("Meat Seller",)}, majors={P1: ("Well",)}, goods={P1: "1 sheep"})
    assert "convert sheep" not in game.options


@pytest.mark.ruling("Meat Seller", "before they find a place")
def test_meat_seller_sells_animals_before_they_find_a_place(table: Table) -> None:
    game = table(
        cards=("1 Sheep",),
        played={P1: ("Meat Seller",)},
        majors={P1: ("Clay Oven",)},
        spaces={"1 Sheep": "3 sheep"},
        goods={P1: "0 food"},
    )
    game.play("place 1 Sheep")
    assert game.goods(P1) == "4 food 1 sheep"


@pytest.mark.ruling("Meat Seller", "before they find a place")
def test_meat_seller_sells_cattle_of_the_cattle_market_at_once(table: Table) -> None:
    game = table(
        played={P1: ("Meat Seller",)},
        majors={P1: ("Clay Oven",)},
        hand={P1: ("Cattle Market",)},
        pastures={P1: ("c5",)},
        goods={P1: "3 sheep"},
    )
    game.play("place Starting Player")
    game.play("play Cattle Market")
    game.play("convert cattle")
    assert game.goods(P1) == "4 food 2 sheep"


def test_meat_seller_sells_nothing_while_animals_breed(table: Table) -> None:
    game = table(
        phase=BREEDING, round=14, played={P1: ("Meat Seller", "Animal Yard")}, majors={P1: ("Clay Oven",)},
        goods={P1: "3 sheep"},
    )  # fmt: skip
    assert game.goods(P1) == "3 sheep"


def test_meat_seller_gives_way_to_a_better_hearth(table: Table) -> None:
    game = table(
        played={P1: ("Meat Seller",)}, majors={P1: ("Clay Oven", "Fireplace (2 clay)")}, goods={P1: "1 cattle"}
    )
    game.play("convert cattle")
    assert game.goods(P1) == "4 food"


@pytest.mark.ruling("Meat Seller", "does not become a cooking improvement")
def test_oven_of_the_meat_seller_does_not_cook_for_gypsys_crock(table: Table) -> None:
    game = table(
        played={P1: ("Meat Seller", "Gypsy's Crock")},
        majors={P1: ("Clay Oven",)},
        pastures={P1: ("c5",)},
        goods={P1: "2 sheep"},
    )
    assert "convert 2 sheep" not in game.options


# -- Mendicant ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("cards", "saved"), [(0, 0), (1, 3), (2, 6), (3, 6)])
def test_mendicant_ignores_two_begging_cards(table: Table, cards: int, saved: int) -> None:
    before = scores(table(begging={P1: cards}))[P1]
    assert scores(table(begging={P1: cards}, played={P1: ("Mendicant",)}))[P1] == before + saved


# -- Merchant -----------------------------------------------------------------------------------

MERCHANT: dict[str, Any] = {"cards": ("Improvement",), "played": {P1: ("Merchant",)}}


@pytest.mark.ruling("Merchant", "may be of either sort")
def test_merchant_builds_two_majors_for_a_food(table: Table) -> None:
    game = table(goods={P1: "6 clay 1 food"}, **MERCHANT)
    game.play("place Improvement")
    game.play("build Fireplace (2 clay)")
    game.play("build Cooking Hearth (4 clay)")
    game.play("pay 4 clay")
    assert game.goods(P1) == "nothing"
    assert deciding(game) == P2


@pytest.mark.ruling("Merchant", "may be of either sort")
@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("play Basket", "play Field"),
        ("play Basket", "build Fireplace (2 clay)"),
        ("build Fireplace (2 clay)", "play Field"),
    ],
)
def test_merchant_mixes_majors_and_minors(table: Table, first: str, second: str) -> None:
    game = table(goods={P1: "2 clay 1 reed 2 food"}, hand={P1: ("Basket", "Field")}, **MERCHANT)
    game.play("place Improvement")
    game.play(first)
    game.play(second)
    assert len(game.players[P1].hand) + len(game.for_sale()) == 10 + 2 - 2


def test_merchant_may_leave_it_and_repeats_only_once(table: Table) -> None:
    left = table(goods={P1: "5 clay 2 food"}, **MERCHANT)
    left.play("place Improvement")
    left.play("build Fireplace (2 clay)")
    left.play("done")
    assert left.goods(P1) == "3 clay 2 food"
    game = table(goods={P1: "9 clay 2 food"}, **MERCHANT)
    game.play("place Improvement")
    game.play("build Fireplace (2 clay)")
    game.play("build Fireplace (3 clay)")
    assert deciding(game) == P2


def test_merchant_repeats_an_action_for_minors_with_a_minor(table: Table) -> None:
    game = table(played={P1: ("Merchant",)}, hand={P1: ("Basket", "Field")}, goods={P1: "1 reed 2 food 3 clay"})
    game.play("place Starting Player")
    game.play("play Basket")
    assert "build Fireplace (2 clay)" not in game.options
    game.play("play Field")
    game.play("plow a1")
    game.play("become starting player")
    assert game.goods(P1) == "3 clay"
    assert deciding(game) == P2


def test_merchant_works_after_a_renovation_and_a_growth(table: Table) -> None:
    game = table(
        round=5, cards=("Renovation and Improvement",), played={P1: ("Merchant",)}, goods={P1: "7 clay 1 reed 1 food"}
    )
    game.play("place Renovation and Improvement")
    game.play("build Fireplace (2 clay)")
    game.play("build Fireplace (3 clay)")
    assert game.goods(P1) == "nothing"
    grown = table(
        round=5, cards=("Family Growth",), played={P1: ("Merchant",)}, rooms={P1: "a1 b1 c1"},
        hand={P1: ("Basket", "Field")}, goods={P1: "1 reed 2 food"},
    )  # fmt: skip
    grown.play("place Family Growth")
    grown.play("play Basket")
    grown.play("play Field")
    assert grown.players[P1].hand == []


@pytest.mark.ruling("Merchant", "What the first improvement brings")
def test_first_improvement_may_pay_the_merchant(table: Table) -> None:
    game = table(goods={P1: "1 grain 2 clay"}, hand={P1: ("Market Stall",)}, **MERCHANT)
    game.play("place Improvement")
    game.play("play Market Stall")
    game.play("build Fireplace (2 clay)")
    assert game.goods(P1) == "nothing"


def test_grain_that_pays_the_merchant_pays_no_improvement(table: Table) -> None:
    game = table(goods={P1: "1 grain 5 clay"}, hand={P1: ("Market Stall",)}, **MERCHANT)
    game.play("place Improvement")
    game.play("build Fireplace (2 clay)")
    assert "play Market Stall" not in game.options
    game.play("build Fireplace (3 clay)")
    assert game.goods(P1) == "nothing"


def test_merchant_is_paid_so_that_the_improvement_can_be_paid_too(table: Table) -> None:
    game = table(goods={P1: "1 grain 1 vegetable 2 clay"}, hand={P1: ("Market Stall",)}, **MERCHANT)
    game.play("place Improvement")
    game.play("build Fireplace (2 clay)")
    game.play("play Market Stall")
    assert game.goods(P1) == "1 vegetable 1 food"


# -- Mushroom Collector -------------------------------------------------------------------------


def test_mushroom_collector_may_keep_the_wood(table: Table) -> None:
    game = table(played={P1: ("Mushroom Collector",)}, goods={P1: "0 food"})
    game.play("place 3 Wood")
    game.play("done")
    assert game.goods(P1) == "3 wood"


def test_mushroom_collector_leaves_a_single_wood_which_still_counts_as_taken(table: Table) -> None:
    game = table(seats=4, played={P1: ("Mushroom Collector", "Berry Picker")}, goods={P1: "0 food"})
    game.play("place 1 Wood")
    game.play("take 2 food for 1 wood left behind")
    assert game.goods(P1) == "3 food"
    space = game.space("1 Wood")
    assert space is not None
    assert game.stock[space.index] == 1


@pytest.mark.ruling("Mushroom Collector", "The wood must lie on the space")
def test_mushroom_collector_leaves_no_wood_of_the_supply(table: Table) -> None:
    game = table(seats=5, played={P1: ("Mushroom Collector",)}, goods={P1: "0 food"})
    game.play("place Reed, Stone and Wood")
    assert game.goods(P1) == "1 wood 1 reed 1 stone"
    assert deciding(game) == P2


def test_mushroom_collector_leaves_wood_that_lies_on_any_space(table: Table) -> None:
    game = table(played={P1: ("Mushroom Collector",)}, spaces={"1 Clay": "1 clay 1 wood"}, goods={P1: "0 food"})
    game.play("place 1 Clay")
    game.play("take 2 food for 1 wood left behind")
    assert game.goods(P1) == "1 clay 2 food"


@pytest.mark.ruling("Mushroom Collector", "Together with the Basket")
def test_mushroom_collector_and_basket_leave_three_wood(table: Table) -> None:
    game = table(played={P1: ("Mushroom Collector", "Basket")}, goods={P1: "0 food"})
    game.play("place 3 Wood")
    game.play("use Mushroom Collector")
    game.play("take 3 food for 2 wood left behind")
    assert game.goods(P1) == "5 food"


# -- Pastor -------------------------------------------------------------------------------------

THREE = "a1 b1 c1"


def test_pastor_takes_goods_once_as_the_only_one_with_two_rooms(table: Table) -> None:
    game = table(seats=4, played={P1: ("Pastor",)}, rooms={P2: THREE, P3: THREE, P4: THREE}, goods={P1: "0 food"})
    game.play("use Pastor")
    assert game.goods(P1) == "3 wood 2 clay 1 reed 1 stone"
    assert "use Pastor" not in game.options


def test_pastor_waits_while_another_has_two_rooms(table: Table) -> None:
    game = table(seats=4, played={P1: ("Pastor",)}, rooms={P2: THREE, P3: THREE})
    assert "use Pastor" not in game.options


def test_pastor_is_too_late_with_three_rooms(table: Table) -> None:
    game = table(seats=4, played={P1: ("Pastor",)}, rooms={P1: THREE, P2: THREE, P3: THREE, P4: THREE})
    assert "use Pastor" not in game.options


@pytest.mark.ruling("Pastor", "You choose the moment")
def test_pastor_may_act_before_the_hut_builder_adds_the_third_room(table: Table) -> None:
    game = table(round=4, hand={P1: ("Hut Builder",)}, played={P1: ("Pastor",)}, rooms={P2: THREE})
    game.play("place Occupation")
    play_on(game, 11)
    before = game.players[P1].goods
    game.play("use Pastor")
    assert game.players[P1].goods > before
    game.play("room a1")


# -- Patron -------------------------------------------------------------------------------------


def test_patron_pays_for_later_occupations(table: Table) -> None:
    game = table(hand={P1: ("Patron", "Mason")}, goods={P1: "0 food"})
    game.play("place Occupation")
    game.play("play Patron")
    assert game.goods(P1) == "nothing"
    play_on(game, 2)
    game.players[P1].goods = 0
    game.play("place Occupation")
    assert game.goods(P1) == "1 food"


def test_patron_helps_with_a_price_printed_on_the_occupation(table: Table) -> None:
    game = table(played={P1: ("Patron",)}, hand={P1: ("Chief",)}, goods={P1: "1 food"})
    game.play("place Occupation")
    assert game.goods(P1) == "nothing"
    poor = table(played={P1: ("Patron",)}, hand={P1: ("Chief",)}, goods={P1: "0 food"})
    assert "place Occupation" not in poor.options


@pytest.mark.ruling("Patron", "Writing Desk")
def test_patron_pays_for_each_occupation_of_the_writing_desk(table: Table) -> None:
    game = table(played={P1: ("Patron", "Writing Desk")}, hand={P1: ("Mason", "Merchant")}, goods={P1: "0 food"})
    game.play("place Occupation")
    game.play("play Mason")
    game.play("play Merchant")
    assert game.goods(P1) == "1 food"


@pytest.mark.ruling("Patron", "Writing Desk")
def test_patron_and_bookshelf_add_up(table: Table) -> None:
    game = table(played={P1: ("Patron", "Bookshelf")}, hand={P1: ("Mason",)}, goods={P1: "0 food"})
    game.play("place Occupation")
    assert game.goods(P1) == "4 food"


@pytest.mark.ruling("Patron", "Chief's Daughter")
def test_patron_pays_for_a_chiefs_daughter_who_follows_the_chief(table: Table) -> None:
    game = table(
        starting_player=P2,
        played={P1: ("Patron",)},
        hand={P1: ("Chief's Daughter",), P2: ("Chief",)},
        goods={P1: "0 food", P2: "2 food"},
    )
    game.play("place Occupation")
    game.play("play Chief's Daughter")
    assert game.goods(P1) == "2 food"


# -- Plow Driver, Plow Maker --------------------------------------------------------------------

STONE: dict[str, Any] = {"round": 5, "phase": PREPARATION, "house": {P1: "stone house"}}


def test_plow_driver_plows_for_a_food_when_a_round_begins(table: Table) -> None:
    game = table(played={P1: ("Plow Driver",)}, goods={P1: "2 food"}, **STONE)
    game.play("plow a1")
    assert game.goods(P1) == "1 food"
    assert game.phase == "work"


def test_plow_driver_may_leave_it_and_needs_a_food(table: Table) -> None:
    game = table(played={P1: ("Plow Driver",)}, goods={P1: "2 food"}, **STONE)
    game.play("done")
    assert game.goods(P1) == "2 food"
    poor = table(played={P1: ("Plow Driver",)}, goods={P1: "0 food"}, **STONE)
    assert "plow a1" not in poor.options


def test_plow_driver_needs_a_stone_house(table: Table) -> None:
    game = table(round=5, phase=PREPARATION, played={P1: ("Plow Driver",)}, house={P1: "clay hut"})
    assert "plow a1" not in game.options


def test_plow_driver_cannot_use_a_plow_or_the_harrow(table: Table) -> None:
    cards = ("Plow Driver", "Turnwrest Plow", "Harrow", "Plow Maker")
    game = table(played={P1: cards}, goods={P1: "9 food"}, **STONE)
    game.play("plow a1")
    assert game.phase == "work"
    assert game.players[P1].fields.bit_count() == 1


@pytest.mark.ruling("Plow Driver", "Food that arrives")
def test_food_of_the_round_may_pay_the_plow_driver(table: Table) -> None:
    game = table(
        round=5, cards=("Renovation and Improvement", "Family Growth"), house={P1: "clay hut"},
        played={P1: ("Plow Driver",)}, goods={P1: "1 wood 5 stone 1 reed"}, at_home={P1: 1, P2: 1},
    )  # fmt: skip
    game.play("place Renovation and Improvement")
    game.play("build Well")
    game.play("place Day Laborer")
    game.play("plow a1")
    assert (game.round, game.goods(P1)) == (6, "nothing")


@pytest.mark.parametrize(("space", "round"), [("Plow 1 Field", 1), ("Plow and Sow", 12)])
def test_plow_maker_plows_a_second_field_for_a_food(table: Table, space: str, round: int) -> None:
    game = table(round=round, cards=("Plow and Sow",), played={P1: ("Plow Maker",)}, goods={P1: "2 food"})
    game.play(f"place {space}")
    game.play("plow a1")
    game.play("plow a2")
    assert game.goods(P1) == "1 food"
    assert deciding(game) == P2


def test_plow_maker_may_leave_it_and_needs_a_food(table: Table) -> None:
    game = table(played={P1: ("Plow Maker",)}, goods={P1: "2 food"})
    game.play("place Plow 1 Field")
    game.play("plow a1")
    game.play("done")
    assert game.players[P1].fields.bit_count() == 1
    poor = table(played={P1: ("Plow Maker",)}, goods={P1: "0 food"})
    poor.play("place Plow 1 Field")
    poor.play("plow a1")
    assert deciding(poor) == P2


def test_plow_maker_comes_on_top_of_a_plow(table: Table) -> None:
    game = table(played={P1: ("Plow Maker", "Turnwrest Plow")}, goods={P1: "1 food"})
    game.play("place Plow 1 Field")
    game.play("plow a1")
    game.play("use Plow Maker")
    game.play("plow a3")
    game.play("plow a4")
    assert game.goods(P1) == "nothing"
    assert game.players[P1].fields.bit_count() == 4
    assert deciding(game) == P2


def test_plow_maker_comes_on_top_of_the_harrow(table: Table) -> None:
    game = table(played={P1: ("Plow Maker", "Harrow")}, goods={P1: "1 food"})
    game.play("place Plow 1 Field")
    game.play("plow a1")
    game.play("use Plow Maker")
    game.play("plow a3")
    assert game.players[P1].fields.bit_count() == 3


def test_plow_maker_does_not_plow_with_the_field_card(table: Table) -> None:
    game = table(played={P1: ("Plow Maker",)}, hand={P1: ("Field",)}, goods={P1: "3 food"})
    game.play("place Starting Player")
    game.play("play Field")
    game.play("plow a1")
    assert "plow a2" not in game.options
