"""Occupations of deck K, F to H."""

import pytest

from farmyard.agricola.position import P1, P2, P3, P4
from farmyard.agricola.state.game import PREPARATION
from farmyard.agricola.words.numbers import PlantedFields
from helpers import Table, choices, crops, deciding, farm, lying, play, points
from situations import about_to_build_stables, about_to_fence

# -- Fence Overseer -------------------------------------------------------------------------------


def test_fence_overseer_fences_a_stable_once_in_a_round(table: Table) -> None:
    game = about_to_build_stables(table, "Fence Overseer")
    game.play("stable a5")
    assert game.options == ["enclose a5", "done"]
    game.play("enclose a5")
    assert [pasture.cells for pasture in farm(game).pastures] == [("a5",)]
    assert game.goods(P1) == "2 wood 2 food"
    game.play("stable a4")
    assert deciding(game) == P2


def test_fence_overseer_may_be_left_for_a_later_stable(table: Table) -> None:
    game = about_to_build_stables(table, "Fence Overseer")
    play(game, "stable a5", "done", "stable b5", "enclose b5")
    assert len(farm(game).pastures) == 1


def test_fence_overseer_needs_a_food(table: Table) -> None:
    game = about_to_build_stables(table, "Fence Overseer", supply="2 wood 0 food")
    game.play("stable a5")
    assert deciding(game) == P2


@pytest.mark.ruling("Fence Overseer", "must border those you have")
def test_fence_overseer_keeps_to_the_rules_for_pastures(table: Table) -> None:
    game = about_to_build_stables(table, "Fence Overseer", supply="2 wood 3 food", pastures={P1: ("a5",)})
    game.play("stable c5")
    assert deciding(game) == P2
    game = about_to_build_stables(table, "Fence Overseer", supply="2 wood 3 food", pastures={P1: ("a4 a5",)})
    play(game, "stable a4", "enclose a4")
    assert (len(farm(game).pastures), game.goods(P1)) == (2, "2 food")
    game = about_to_build_stables(table, "Fence Overseer", supply="2 wood 3 food", pastures={P1: ("a3 a4 a5",)})
    play(game, "stable a4", "enclose a4")
    assert len(farm(game).pastures) == 3
    game = about_to_build_stables(table, "Fence Overseer", supply="2 wood 3 food", pastures={P1: ("a5",)})
    game.play("stable a5")
    assert deciding(game) == P2


@pytest.mark.ruling("Hedge Keeper", "It goes with the Fence Overseer")
@pytest.mark.ruling("Animal Breeder", "that the Fence Overseer fences at once")
@pytest.mark.ruling("Fence Overseer", "building fences for the Farmer, the Animal Breeder")
@pytest.mark.ruling("Farmer", "Also with the Fence Overseer")
def test_fence_overseer_builds_fences_for_other_cards(table: Table) -> None:
    game = about_to_build_stables(
        table, "Fence Overseer", "Farmer", "Animal Breeder", "Stablehand", supply="2 wood 3 food"
    )
    play(game, "stable a5", "enclose a5")
    assert game.options[:2] == ["use Animal Breeder", "use Stablehand"]
    play(game, "use Animal Breeder", "take 2 boar for 2 food", "stable b5")
    assert (deciding(game), game.goods(P1)) == (P2, "3 boar")
    game = about_to_build_stables(table, "Fence Overseer", "Hedge Keeper", supply="2 wood 3 food")
    play(game, "stable a5", "enclose a5", "enclose a4")
    assert (len(farm(game).pastures), game.goods(P1)) == (2, "2 food")


@pytest.mark.ruling("Fence Overseer", "stable of the Groom")
@pytest.mark.ruling("Groom", "Fence Overseer may fence this stable")
def test_fence_overseer_fences_the_stable_of_the_groom(table: Table) -> None:
    game = table(
        seats=4, phase=PREPARATION, round=2, played={P1: ("Groom", "Fence Overseer")}, goods={P1: "1 wood 1 food"},
        house={P1: "stone house"},
    )  # fmt: skip
    play(game, "stable a5", "enclose a5")
    assert (len(farm(game).pastures), game.goods(P1)) == (1, "nothing")


@pytest.mark.ruling("Fence Overseer", "The Stablehand's free stable")
@pytest.mark.ruling("Stablehand", "The Fence Overseer may fence this very stable")
def test_fence_overseer_and_the_stablehand(table: Table) -> None:
    game = about_to_fence(table, "Fence Overseer", "Stablehand", supply="4 wood 3 food")
    play(game, "enclose a5", "stable a4", "enclose a4")
    assert (deciding(game), len(farm(game).stables)) == (P2, 1)
    game = about_to_build_stables(table, "Fence Overseer", "Stablehand", supply="2 wood 3 food")
    play(game, "stable a5", "enclose a5", "stable a4")
    assert (deciding(game), len(farm(game).pastures), len(farm(game).stables)) == (P2, 1, 2)


# -- Foreman --------------------------------------------------------------------------------------


def test_foreman_lays_food_that_the_user_takes(table: Table) -> None:
    game = table(seats=4, phase=PREPARATION, played={P2: ("Foreman",)}, goods={P1: "0 food"})
    game.play("place 1 food on Take 1 Grain")
    game.play("place Take 1 Grain")
    assert game.goods(P1) == "1 grain 1 food"


@pytest.mark.ruling("Foreman", "on top of everything else")
def test_foreman_adds_to_the_goods_of_a_space(table: Table) -> None:
    game = table(
        seats=4, phase=PREPARATION, played={P2: ("Foreman",)}, goods={P1: "0 food"}, spaces={"1 Clay": "0 clay"}
    )
    game.play("place 1 food on 1 Clay")
    game.play("place 1 Clay")
    assert (game.goods(P1), lying(game, "1 Clay")) == ("1 clay 1 food", "nothing")


def test_foreman_need_not_lay_food(table: Table) -> None:
    game = table(seats=4, phase=PREPARATION, played={P2: ("Foreman",)}, spaces={"Fishing": "0 food"})
    game.play("done")
    assert lying(game, "Fishing") == "1 food"


@pytest.mark.ruling("Foreman", "The food lies there until somebody uses the space")
def test_foremans_food_stays_until_the_space_is_used(table: Table) -> None:
    game = table(
        seats=4, phase=PREPARATION, played={P1: ("Foreman",)}, goods={P1: "0 food"},
        people={P1: 1, P2: 1, P3: 1, P4: 1},
    )  # fmt: skip
    game.play("place 1 food on Take 1 Grain")
    for space in ("Day Laborer", "Fishing", "3 Wood", "1 Clay"):
        game.play(f"place {space}")
    game.play("place 1 food on Take 1 Grain")
    game.play("place Take 1 Grain")
    assert game.goods(P1) == "1 grain 4 food"


@pytest.mark.ruling("Foreman", "may be used for the food alone")
def test_foremans_food_alone_is_reason_enough_to_use_an_emptied_space(table: Table) -> None:
    game = table(
        seats=4, phase=PREPARATION, played={P1: ("Foreman", "Wood Distributor")}, goods={P1: "0 food"},
        spaces={"3 Wood": "0 wood"},
    )  # fmt: skip
    play(game, "use Wood Distributor", "done")
    assert "place 3 Wood" not in game.options
    game = table(
        seats=4, phase=PREPARATION, played={P1: ("Foreman", "Wood Distributor")}, goods={P1: "0 food"},
        spaces={"3 Wood": "0 wood"},
    )  # fmt: skip
    play(game, "use Wood Distributor", "place 1 food on 3 Wood", "place 3 Wood")
    assert game.goods(P1) == "1 food"


@pytest.mark.ruling("Foreman", "does not become so by it")
def test_foremans_food_makes_no_action_possible(table: Table) -> None:
    game = table(seats=4, phase=PREPARATION, played={P1: ("Foreman",)}, goods={P1: "0 food"})
    game.play("place 1 food on Build Rooms and Stables")
    assert "place Build Rooms and Stables" not in game.options


@pytest.mark.ruling("Foreman", "no coming round card")
def test_foreman_may_choose_any_space_in_play(table: Table) -> None:
    game = table(seats=4, phase=PREPARATION, round=1, played={P1: ("Foreman",), P2: ("Tavern",)})
    spaces = {game.spaces[index].name for index in game.in_play}
    assert {option.removeprefix("place 1 food on ") for option in choices(game)} == spaces | {"done"}
    assert "Tavern" in spaces
    assert "Plow and Sow" not in spaces


@pytest.mark.ruling("Foreman", "Spaces on cards may be chosen")
def test_foremans_food_lies_on_a_card(table: Table) -> None:
    game = table(seats=4, phase=PREPARATION, played={P1: ("Foreman",), P2: ("Tavern",)}, goods={P1: "0 food"})
    game.play("place 1 food on Tavern")
    game.play("place Tavern")
    assert game.goods(P1) == "4 food"


def test_foremans_food_comes_with_the_room_on_a_space_with_two_actions(table: Table) -> None:
    game = table(
        seats=5, phase=PREPARATION, played={P2: ("Foreman",)}, goods={P1: "5 wood 2 reed"},
        spaces={"Room or Traveling Players": "2 food"},
    )  # fmt: skip
    game.play("place 1 food on Room or Traveling Players")
    game.play("place Room or Traveling Players")
    game.play(next(option for option in choices(game) if option.startswith("room")))
    assert (game.goods(P1), lying(game, "Room or Traveling Players")) == ("1 food", "3 food")


def test_foremans_food_comes_with_traveling_players_only_once(table: Table) -> None:
    game = table(
        seats=5, phase=PREPARATION, played={P2: ("Foreman",), P1: ("Storyteller",)}, goods={P1: "5 wood 2 reed"},
        spaces={"Room or Traveling Players": "2 food"},
    )  # fmt: skip
    game.play("place 1 food on Room or Traveling Players")
    game.play("place Room or Traveling Players")
    game.play("take 4 food")
    game.play(choices(game)[0])
    assert (game.goods(P1), lying(game, "Room or Traveling Players")) == ("5 wood 2 reed 1 vegetable 3 food", "1 food")


def test_foremans_food_makes_an_emptied_space_usable(table: Table) -> None:
    game = table(
        seats=4, phase=PREPARATION, played={P2: ("Foreman", "Wood Distributor")}, goods={P1: "0 food"},
        spaces={"3 Wood": "0 wood"},
    )  # fmt: skip
    game.play("use Wood Distributor")
    game.play("place 1 food on 3 Wood")
    game.play("place 3 Wood")
    assert game.goods(P1) == "1 food"


@pytest.mark.ruling("Foreman", "unless the Chamberlain has revealed it")
@pytest.mark.ruling("Chamberlain", "The Foreman and the Fence Builder may choose")
def test_foreman_may_choose_what_the_chamberlain_has_revealed(table: Table) -> None:
    game = table(seats=4, round=11, phase=PREPARATION, played={P1: ("Foreman",), P2: ("Chamberlain",)})
    game.play("place 1 food on Plow and Sow")
    assert lying(game, "Plow and Sow") == "1 food"


# -- Forester -------------------------------------------------------------------------------------


def test_forester_plants_up_to_three_stacks_of_wood(table: Table) -> None:
    game = table(cards=("Sow and Bake",), played={P1: ("Forester",)}, goods={P1: "4 wood"})
    game.play("place Sow and Bake")
    game.play("sow wood on Forester")
    game.play("sow wood on Forester")
    assert crops(game, P1) == ["3 wood", "3 wood", "3 wood"]
    assert game.goods(P1) == "1 wood"


@pytest.mark.ruling("Forester", "A space for sowing may be used for this card alone")
def test_forester_may_leave_plots_for_another_time(table: Table) -> None:
    game = table(cards=("Sow and Bake",), played={P1: ("Forester",)}, goods={P1: "3 wood"})
    game.play("place Sow and Bake")
    game.play("done")
    assert crops(game, P1) == ["3 wood"]


def test_forester_harvests_a_wood_from_each_stack(table: Table) -> None:
    game = table(
        cards=("Sow and Bake",), round=4, played={P1: ("Forester",)}, goods={P1: "2 wood 9 food"},
        at_home={P1: 1, P2: 0},
    )  # fmt: skip
    game.play("place Sow and Bake")
    game.play("sow wood on Forester")
    assert game.goods(P1) == "2 wood 5 food"
    assert crops(game, P1) == ["2 wood", "2 wood"]


def test_foresters_wood_counts_for_the_joinery_but_is_not_in_the_supply(table: Table) -> None:
    game = table(cards=("Sow and Bake",), played={P1: ("Forester",)}, majors={P1: ("Joinery",)}, goods={P1: "1 wood"})
    before = points(game, P1, "Bonus points")
    game.play("place Sow and Bake")
    assert game.goods(P1) == "nothing"
    assert points(game, P1, "Bonus points") - before == 1


def test_forester_is_no_field(table: Table) -> None:
    game = table(cards=("Sow and Bake",), played={P1: ("Forester",)}, goods={P1: "1 wood"})
    game.play("place Sow and Bake")
    assert points(game, P1, "Fields") == -1
    assert PlantedFields().of(game, P1) == 0


@pytest.mark.ruling("Forester", "The Hobby Farmer plants nothing here")
def test_hobby_farmer_plants_nothing_on_the_forester(table: Table) -> None:
    game = table(seats=4, played={P1: ("Forester",)}, hand={P1: ("Hobby Farmer", "Tutor")}, goods={P1: "1 wood 1 food"})
    game.play("place Occupation")
    game.play("play Hobby Farmer")
    assert game.goods(P1) == "1 wood 1 vegetable"


@pytest.mark.ruling("Forester", "Manure harvests it")
def test_manure_harvests_the_forester(table: Table) -> None:
    game = table(
        cards=("Sow and Bake",), played={P1: ("Forester", "Manure")}, goods={P1: "1 wood"}, at_home={P1: 1, P2: 0}
    )
    game.play("place Sow and Bake")
    game.play("use Manure")
    assert game.goods(P1) == "1 wood"
    assert crops(game, P1) == ["2 wood"]


# -- Frame Builder --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("house", "price"), [("clay hut", "3 clay 1 wood 2 reed"), ("stone house", "3 stone 1 wood 2 reed")]
)
def test_frame_builder_saves_two_of_the_material_of_a_room(table: Table, house: str, price: str) -> None:
    game = table(played={P1: ("Frame Builder",)}, house={P1: house}, goods={P1: price})
    game.play("place Build Rooms and Stables")
    game.play("room a1")
    assert game.goods(P1) == "nothing"


@pytest.mark.ruling("Frame Builder", "each of several rooms")
def test_frame_builder_works_once_for_each_room(table: Table) -> None:
    game = table(played={P1: ("Frame Builder",)}, house={P1: "clay hut"}, goods={P1: "6 clay 2 wood 4 reed"})
    game.play("place Build Rooms and Stables")
    game.play("room a1")
    game.play("pay 1 wood 3 clay 2 reed")
    game.play("room a2")
    assert game.goods(P1) == "nothing"
    poor = table(played={P1: ("Frame Builder",)}, house={P1: "clay hut"}, goods={P1: "2 clay 1 wood 2 reed"})
    assert "place Build Rooms and Stables" not in poor.options


@pytest.mark.parametrize(
    ("house", "reached", "price"),
    [("wooden hut", "clay hut", "1 clay 1 wood 1 reed"), ("clay hut", "stone house", "1 stone 1 wood 1 reed")],
)
def test_frame_builder_saves_one_of_the_material_of_a_renovation(
    table: Table, house: str, reached: str, price: str
) -> None:
    game = table(round=7, played={P1: ("Frame Builder",)}, house={P1: house}, goods={P1: price})
    game.play("place Renovation and Improvement")
    assert (farm(game).house, game.goods(P1)) == (reached, "nothing")


def test_frame_builder_does_nothing_for_wooden_rooms(table: Table) -> None:
    game = table(played={P1: ("Frame Builder",)}, goods={P1: "4 wood 9 clay 2 reed"})
    game.play("place Build Rooms and Stables")
    assert not [option for option in game.options if option.startswith("room")]


@pytest.mark.ruling("Frame Builder", "fewer than 2 clay")
@pytest.mark.parametrize("base", ["Carpenter", "Clay Plasterer"])
def test_frame_builder_swaps_before_or_after_the_bricklayer_as_its_owner_likes(table: Table, base: str) -> None:
    cards = (base, "Frame Builder", "Bricklayer")
    for goods, enough in (("1 wood 2 reed", True), ("1 clay 2 reed", True), ("1 wood 1 reed", False)):
        game = table(played={P1: cards}, house={P1: "clay hut"}, goods={P1: goods})
        assert ("place Build Rooms and Stables" in game.options) == enough


@pytest.mark.ruling("Frame Builder", "adds to other cards")
def test_frame_builder_swaps_what_the_bricklayer_leaves(table: Table) -> None:
    game = table(
        played={P1: ("Frame Builder", "Bricklayer")}, house={P1: "clay hut"}, goods={P1: "1 clay 1 wood 2 reed"}
    )
    game.play("place Build Rooms and Stables")
    game.play("room a1")
    assert game.goods(P1) == "nothing"


def test_frame_builder_swaps_clay_or_stone_but_not_both(table: Table) -> None:
    game = table(played={P1: ("Frame Builder", "Clay Roof")}, house={P1: "stone house"}, goods={P1: "3 stone 2 wood"})
    assert "place Build Rooms and Stables" in game.options
    game.play("place Build Rooms and Stables")
    assert not [option for option in game.options if option.startswith("room")]
    clay = table(played={P1: ("Frame Builder", "Clay Roof")}, house={P1: "stone house"}, goods={P1: "5 stone 1 wood"})
    clay.play("place Build Rooms and Stables")
    clay.play("room a1")
    assert clay.goods(P1) == "nothing"


# -- House Steward --------------------------------------------------------------------------------


@pytest.mark.parametrize(("round", "wood"), [(5, 4), (6, 3), (8, 3), (9, 2), (11, 2), (12, 1), (13, 1), (14, 0)])
def test_house_steward_takes_wood_by_the_rounds_to_come(table: Table, round: int, wood: int) -> None:
    game = table(seats=3, round=round, hand={P1: ("House Steward",)}, goods={P1: "0 wood"})
    game.play("place Occupation")
    assert game.goods(P1) == (f"{wood} wood" if wood else "nothing")


def test_house_steward_rewards_everybody_with_the_most_rooms(table: Table) -> None:
    game = table(seats=3, played={P1: ("House Steward",)}, rooms={P2: "a1 b1 c1", P3: "a1 b1 c1"})
    assert [points(game, seat) for seat in (P1, P2, P3)] == [0, 3, 3]
