"""Team play: building and plowing on the partner's farm."""

import re

import pytest

from farmyard import IllegalChoice
from farmyard.agricola.position import P1, P2, P3
from helpers import Table, choices, farm, play, told

TEAM = {"seats": 4, "team_play": True}
BUILDING = "place Build Rooms and Stables"
REVISED = TEAM | {"edition": "revised"}

# -- rooms --------------------------------------------------------------------------------------


def test_a_room_for_the_partner_costs_6_wood_and_3_reed(table: Table) -> None:
    game = table(**TEAM, goods={P1: "6 wood 3 reed"})
    play(game, BUILDING, "room a1 for partner")
    assert farm(game, P3).rooms == ("a1", "b1", "c1")
    assert farm(game, P1).rooms == ("b1", "c1")
    assert game.goods(P1) == "nothing"


@pytest.mark.parametrize(("house", "good"), [("clay hut", "clay"), ("stone house", "stone")])
def test_its_material_is_that_of_the_partners_house(table: Table, house: str, good: str) -> None:
    game = table(**TEAM, goods={P1: f"6 {good} 3 reed"}, house={P3: house})
    play(game, BUILDING, "room b2 for partner")
    assert "b2" in farm(game, P3).rooms
    assert game.goods(P1) == "nothing"


def test_own_and_partners_rooms_mix_in_one_action(table: Table) -> None:
    game = table(**TEAM, goods={P1: "11 wood 5 reed"})
    play(game, BUILDING, "room a1 for partner")
    assert "room a1" in choices(game)
    assert "room a1 for partner" not in choices(game)
    play(game, "room a1")
    assert len(farm(game, P1).rooms) == len(farm(game, P3).rooms) == 3


def test_only_the_partner_sits_opposite(table: Table) -> None:
    game = table(**TEAM, goods={P2: "6 wood 3 reed"}, starting_player=P2)
    play(game, BUILDING, "room a1 for partner")
    assert [len(farm(game, seat).rooms) for seat in range(4)] == [2, 2, 2, 3]


def test_a_room_for_the_partner_borders_the_partners_rooms(table: Table) -> None:
    game = table(**TEAM, goods={P1: "11 wood 5 reed"}, rooms={P1: "b1 c1 c2"}, fields={P3: "a1"})
    game.play(BUILDING)
    assert [option for option in choices(game) if option.startswith("room")] == [
        "room a1", "room b2", "room c3", "room b2 for partner", "room c2 for partner",
    ]  # fmt: skip
    with pytest.raises(IllegalChoice, match="a3 does not border a room of the house"):
        game.play("room a3 for partner")


def test_one_room_is_one_room_on_either_farm(table: Table) -> None:
    game = table(**TEAM, edition="revised", goods={P1: "20 wood 9 reed"}, played={P1: ("Cottager",)})
    play(game, "place Day Laborer", "room a1 for partner")
    assert not [option for option in game.options if option.startswith("room")]


def test_without_teams_nobody_builds_for_others(table: Table) -> None:
    game = table(seats=4, goods={P1: "12 wood 6 reed"})
    game.play(BUILDING)
    assert not [option for option in choices(game) if "partner" in option]


# -- stables ------------------------------------------------------------------------------------


def test_a_stable_for_the_partner_costs_3_wood(table: Table) -> None:
    game = table(**TEAM, goods={P1: "3 wood"})
    play(game, BUILDING, "stable b2 for partner")
    assert farm(game, P3).stables == ("b2",)
    assert game.goods(P1) == "nothing"


def test_the_stable_is_one_of_the_partners_four(table: Table) -> None:
    game = table(**TEAM, goods={P1: "9 wood"}, stables={P3: "a1 a2 a3"})
    play(game, BUILDING, "stable b2 for partner")
    assert farm(game, P3).stables_left == 0
    assert "stable c2" in choices(game)
    assert "stable c2 for partner" not in choices(game)


def test_a_space_that_sells_cheap_stables_sells_only_the_own_one_cheaply(table: Table) -> None:
    game = table(**REVISED, side_job=True, goods={P1: "2 wood"})
    assert "place Side Job" in game.options
    game.play("place Side Job")
    assert farm(game, P1).stables == ()
    assert "stable a1 for partner" not in choices(game)


def test_a_full_farm_keeps_nobody_from_building_for_the_partner(table: Table) -> None:
    game = table(**TEAM, goods={P1: "3 wood"}, stables={P1: "a1 a2 a3 a4"})
    assert BUILDING in game.options


# -- fences -------------------------------------------------------------------------------------

FENCES = TEAM | {"round": 1, "cards": ("Fences",)}


def test_fences_for_the_partner_take_1_wood_more_for_each_three_begun(table: Table) -> None:
    game = table(**FENCES, goods={P1: "6 wood"})
    play(game, "place Fences", "enclose a1 for partner")
    assert game.goods(P1) == "nothing"
    assert [pasture.cells for pasture in farm(game, P3).pastures] == [("a1",)]
    assert (farm(game, P1).fences_left, farm(game, P3).fences_left) == (15, 11)


@pytest.mark.parametrize(("where", "fences", "wood"), [("a5", 4, 6), ("a4 a5", 6, 8), ("a3 a4 a5", 8, 11)])
def test_the_surcharge_grows_with_each_fourth_seventh_and_tenth_fence(
    table: Table, where: str, fences: int, wood: int
) -> None:
    game = table(**FENCES, goods={P1: f"{wood} wood"})
    play(game, "place Fences", f"enclose {where} for partner")
    assert farm(game, P3).fences_left == 15 - fences
    assert game.goods(P1) == "nothing"
    with pytest.raises(IllegalChoice, match="1 wood missing"):
        play(table(**FENCES, goods={P1: f"{wood - 1} wood"}), "place Fences", f"enclose {where} for partner")


def test_the_surcharge_is_for_all_fences_of_the_action_on_that_farm(table: Table) -> None:
    game = table(**FENCES, goods={P1: "12 wood"}, pastures={P3: ("a5",)})
    play(game, "place Fences", "enclose a4 for partner", "enclose a3 for partner")
    assert farm(game, P3).fences_left == 5
    assert game.goods(P1) == "4 wood"


def test_own_fences_in_between_take_no_surcharge(table: Table) -> None:
    game = table(**FENCES, goods={P1: "14 wood"}, pastures={P3: ("a5",)})
    play(game, "place Fences", "enclose a4 for partner", "enclose a5", "enclose a3 for partner")
    assert game.goods(P1) == "2 wood"


def test_the_partners_pastures_lie_as_the_partners_farm_wants(table: Table) -> None:
    game = table(**FENCES, goods={P1: "15 wood"}, pastures={P3: ("a5",)}, fields={P3: "b5"})
    game.play("place Fences")
    with pytest.raises(IllegalChoice, match="a new pasture must border an existing one"):
        game.play("enclose c3 for partner")
    with pytest.raises(IllegalChoice, match="b5 is no meadow"):
        game.play("enclose b5 for partner")


def test_the_fences_are_the_partners_own(table: Table) -> None:
    pastures = ("a1 a2 a3 a4 a5", "b5")
    game = table(**FENCES, goods={P1: "12 wood"}, rooms={P3: "b1 c1"}, pastures={P3: pastures})
    game.play("place Fences")
    assert farm(game, P3).fences_left == 0
    assert not [option for option in choices(game) if "partner" in option]


def test_a_pasture_of_the_partner_is_divided_by_naming_either_part(table: Table) -> None:
    game = table(**FENCES, goods={P1: "9 wood"}, pastures={P3: ("a4 a5",)})
    play(game, "place Fences", "enclose a4 for partner")
    assert [pasture.cells for pasture in farm(game, P3).pastures] == [("a4",), ("a5",)]
    assert game.goods(P1) == "7 wood"


def test_the_partner_houses_the_animals_anew_when_a_pasture_is_divided(table: Table) -> None:
    game = table(**FENCES, goods={P1: "9 wood", P3: "8 sheep"}, pastures={P3: ("a4 a5",)}, stables={P3: "a4"})
    play(game, "place Fences", "enclose a4 for partner", "done")
    assert game.goods(P3) == "7 sheep"


# -- refusals -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("space", "choice", "why"),
    [
        (BUILDING, "room c5 for partner", "on Player 3's farm, c5 is not empty and unfenced"),
        (BUILDING, "room a5 for partner", "on Player 3's farm, a5 does not border a room of the house"),
        (BUILDING, "stable c5 for partner", "on Player 3's farm, c5 already holds a room, a field or a stable"),
        (BUILDING, "stable q9 for partner", "on Player 3's farm, 'q9' is no cell of a farmyard"),
        ("place Plow 1 Field", "plow a2 for partner", "on Player 3's farm, a2 does not border an existing field"),
        ("place Fences", "enclose c5 for partner", "Fences: on Player 3's farm, c5 is no meadow"),
        ("place Fences", "enclose a3 a4 a5 b3 b4 for partner", "Fences: on Player 3's farm, 6 wood missing"),
        ("place Fences", "fence a4-a5 for partner", "Fences: on Player 3's farm, at this table fences close whole"),
    ],
)
def test_what_is_refused_for_the_partner_is_refused_by_name(table: Table, space: str, choice: str, why: str) -> None:
    game = table(**FENCES, goods={P1: "8 wood 3 reed"}, fields={P3: "c5"})
    game.play(space)
    with pytest.raises(IllegalChoice, match=re.escape(why)):
        game.play(choice)


def test_it_is_said_what_a_room_for_the_partner_lacks(table: Table) -> None:
    game = table(**TEAM, goods={P1: "5 wood 2 reed"})
    game.play(BUILDING)
    with pytest.raises(IllegalChoice, match="on Player 3's farm, 1 wood 1 reed missing"):
        game.play("room a1 for partner")


def test_who_plays_alone_builds_for_no_partner(table: Table) -> None:
    game = table(seats=4)
    game.play("place Plow 1 Field")
    with pytest.raises(IllegalChoice, match="nobody is your partner at this table"):
        game.play("plow a1 for partner")


# -- plowing ------------------------------------------------------------------------------------


def test_a_field_may_be_plowed_on_the_partners_farm_instead(table: Table) -> None:
    game = table(**TEAM)
    play(game, "place Plow 1 Field", "plow c5 for partner")
    assert (len(farm(game, P1).fields), list(farm(game, P3).fields)) == (0, ["c5"])


def test_it_borders_the_partners_fields(table: Table) -> None:
    game = table(**TEAM, fields={P1: "a1", P3: "c5"})
    game.play("place Plow 1 Field")
    assert choices(game) == ["plow a2", "plow b5 for partner", "plow c4 for partner"]
    with pytest.raises(IllegalChoice, match="a2 does not border an existing field"):
        game.play("plow a2 for partner")


def test_with_no_land_of_their_own_players_still_plow_for_the_partner(table: Table) -> None:
    full = "a1 a2 a3 a4 a5 b2 b3 b4 b5 c2 c3 c4 c5"
    game = table(**TEAM, fields={P1: full, P3: "c5"})
    play(game, "place Plow 1 Field", "plow c4 for partner")
    assert set(farm(game, P3).fields) == {"c4", "c5"}


# -- how it is told -----------------------------------------------------------------------------


def test_labels_name_the_partner_and_the_price(table: Table) -> None:
    game = table(**FENCES, goods={P1: "6 wood 3 reed"})
    game.play(BUILDING)
    labels = {option.text: option.label for option in game.view(P1).options}
    assert labels["room a1 for partner"] == "Add a room to the wooden hut on a1 for Player 3 (6 wood 3 reed)"
    assert labels["stable a1 for partner"] == "Build a stable on a1 for Player 3 (3 wood)"


def test_targets_name_the_farm(table: Table) -> None:
    game = table(**FENCES, goods={P1: "6 wood"})
    game.play("place Fences")
    targets = {option.text: option.target for option in game.view(P1).options}
    assert (targets["enclose a1 for partner"].seat, targets["enclose a1 for partner"].cells) == (P3, ("a1",))
    assert targets["enclose a1"].seat == -1


def test_the_story_says_for_whom(table: Table) -> None:
    game = table(**TEAM, goods={P1: "6 wood 3 reed"})
    assert (P1, "adds a room on a1 on Player 3's farm for 6 wood 3 reed") in told(game, BUILDING, "room a1 for partner")


# -- with variants --------------------------------------------------------------------------------


def test_in_winter_whoever_plows_for_the_partner_pays_for_the_field(table: Table) -> None:
    game = table(**TEAM, seasons=True, start_season="winter", goods={P1: "1 food", P3: "1 food"})
    play(game, "place Plow 1 Field", "plow c5 for partner")
    assert (game.goods(P1), game.goods(P3)) == ("nothing", "1 food")


def test_strict_adjacency_is_about_the_farm_that_is_built_on(table: Table) -> None:
    game = table(**TEAM, strict_adjacency=True, stables={P1: "a5"})
    game.play("place Plow 1 Field")
    assert "plow a4" in choices(game)
    assert "plow a4 for partner" not in choices(game)


def test_where_pastures_are_scattered_so_are_the_partners(table: Table) -> None:
    game = table(**FENCES, scattered_pastures=True, goods={P1: "6 wood"}, pastures={P3: ("a5",)})
    play(game, "place Fences", "enclose c3 for partner")
    assert len(farm(game, P3).pastures) == 2


def test_on_the_moor_tiles_keep_the_partners_land(table: Table) -> None:
    game = table(**TEAM, moor=1, tiles={P3: {"forest": "c5", "moor": "a1"}})
    game.play("place Plow 1 Field")
    assert not {"plow c5 for partner", "plow a1 for partner"} & set(choices(game))
