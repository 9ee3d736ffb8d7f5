"""Occupations of deck E, H to He."""

from typing import Any

import pytest

from farmyard.agricola.position import P1, P2
from farmyard.kernel.errors import IllegalChoice
from helpers import Table, choices, deciding, farm, fences, names, note, play, put_fences_away
from situations import about_to_fence

# -- Head of the Family ---------------------------------------------------------------------------


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
    assert farm(game).people == 3


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
    assert "Potter" in names(game, P1)


@pytest.mark.ruling("Head of the Family", "offers a choice you may choose anything")
def test_head_of_the_family_finds_no_food_where_it_is_gone(table: Table) -> None:
    space = "Room or Traveling Players"
    gone = table(seats=5, played={P1: ("Head of the Family",)}, used={space: P2}, spaces={space: "nothing"})
    assert f"place {space}" not in gone.options
    left = table(seats=5, played={P1: ("Head of the Family",)}, used={space: P2}, spaces={space: "1 food"})
    assert f"place {space}" in left.options


@pytest.mark.ruling("Head of the Family", "also before round 5")
@pytest.mark.parametrize(("round", "hand", "joins"), [(4, ("Potter",), True), (4, (), False), (5, ("Potter",), True)])
def test_head_of_the_family_joins_the_choice_of_occupation_or_growth(
    table: Table, round: int, hand: tuple[str, ...], joins: bool
) -> None:
    space = "Second Occupation or Growth"
    game = table(seats=5, round=round, played={P1: ("Head of the Family",)}, used={space: P2}, hand={P1: hand})
    assert (f"place {space}" in game.options) == joins


@pytest.mark.ruling("Head of the Family", "Two of your own people")
@pytest.mark.parametrize(
    ("space", "round"), [("Family Growth", 5), ("Family Growth without Room", 12), ("Second Occupation or Growth", 5)]
)
def test_head_of_the_family_sends_no_second_person_to_grow(table: Table, space: str, round: int) -> None:
    farm: dict[str, Any] = {"seats": 5, "round": round, "cards": (space,), "rooms": {P1: "a1 b1 c1"}}
    joined = table(played={P1: ("Head of the Family",)}, used={space: P2}, **farm)
    assert f"place {space}" in joined.options
    game = table(played={P1: ("Head of the Family",)}, used={space: P1}, **farm)
    assert f"place {space}" not in game.options


@pytest.mark.ruling("Head of the Family", "offers a choice you may choose anything")
def test_head_of_the_family_builds_a_room_or_takes_the_food_left(table: Table) -> None:
    space = "Room or Traveling Players"
    game = table(seats=5, played={P1: ("Head of the Family",)}, used={space: P2}, goods={P1: "5 wood 2 reed"})
    play(game, f"place {space}")
    assert set(choices(game)) >= {"room a1", "take 1 food"}
    game.play("take 1 food")
    assert game.goods(P1) == "5 wood 2 reed 1 food"
    other = table(seats=5, used={space: P2}, goods={P1: "5 wood 2 reed"})
    assert f"place {space}" not in other.options


@pytest.mark.ruling("Head of the Family", "offers a choice you may choose anything")
def test_head_of_the_family_may_still_build_where_the_food_is_gone(table: Table) -> None:
    space = "Room or Traveling Players"
    game = table(
        seats=5, played={P1: ("Head of the Family",)}, used={space: P2}, spaces={space: "nothing"},
        goods={P1: "5 wood 2 reed"},
    )  # fmt: skip
    play(game, f"place {space}", "room a1")
    assert game.goods(P1) == "nothing"


# -- Hedge Keeper ---------------------------------------------------------------------------------


FENCES: dict[str, Any] = {"cards": ("Fences",), "played": {P1: ("Hedge Keeper",)}}


@pytest.mark.ruling("Hedge Keeper", "checked when all are built")
def test_hedge_keeper_closes_a_pasture_for_one_wood(table: Table) -> None:
    game = table(goods={P1: "1 wood"}, **FENCES)
    game.play("place Fences")
    game.play("enclose c5")
    assert game.goods(P1) == "nothing"


def test_hedge_keeper_needs_wood_for_the_first_fence(table: Table) -> None:
    game = table(goods={P1: "0 food"}, **FENCES)
    with pytest.raises(IllegalChoice, match="1 wood missing"):
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
    assert len(farm(game).pastures) == 2


def test_hedge_keeper_builds_on_at_the_mini_pasture(table: Table) -> None:
    game = table(played={P1: ("Hedge Keeper",)}, hand={P1: ("Mini Pasture",)}, goods={P1: "2 food 3 wood"})
    game.play("place Starting Player")
    game.play("play Mini Pasture")
    game.play("enclose c5")
    game.play("enclose c4")
    assert game.goods(P1) == "3 wood"
    assert len(farm(game).pastures) == 2


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
    assert fences(game) == 10


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


@pytest.mark.ruling("Hedge Keeper", "the first fence of an action")
def test_first_fence_costs_wood_even_if_three_are_enough(table: Table) -> None:
    farm: dict[str, Any] = {"cards": ("Fences",), "played": {P1: ("Hedge Keeper",)}, "pastures": {P1: ("c5",)}}
    assert "place Fences" not in table(goods={P1: "0 food"}, **farm).options
    game = table(goods={P1: "1 wood"}, **farm)
    play(game, "place Fences", "enclose c4")
    assert game.goods(P1) == "nothing"


@pytest.mark.ruling("Hedge Keeper", "the first fence of an action")
@pytest.mark.parametrize("cells", [("c5", "c3"), ("c3", "c5")])
def test_free_fences_of_the_hedge_keeper_come_in_any_order(table: Table, cells: tuple[str, ...]) -> None:
    game = table(cards=("Fences",), played={P1: ("Hedge Keeper",)}, pastures={P1: ("c4 c5",)}, goods={P1: "1 wood"})
    play(game, "place Fences", *[f"enclose {cell}" for cell in cells])
    assert fences(game) == 6 + 1 + 3


@pytest.mark.ruling("Hedge Keeper", "checked when all are built")
def test_hedge_keeper_leaves_no_pasture_open(table: Table) -> None:
    game = table(cards=("Fences",), played={P1: ("Hedge Keeper",)}, goods={P1: "2 wood"})
    play(game, "place Fences")
    assert "enclose c4 c5" not in game.options
    game.play("enclose c5")
    assert game.goods(P1) == "1 wood"
    assert deciding(game) == P2


@pytest.mark.ruling("Hedge Keeper", "what you do not use is lost")
def test_hedge_keeper_helps_twice_on_a_space_for_fences_marked_by_the_fence_builder(table: Table) -> None:
    game = table(
        cards=("Fences",), hand={P1: ("Fence Builder",)}, played={P1: ("Hedge Keeper",)}, goods={P1: "2 wood 1 food"},
        at_home={P2: 0},
    )  # fmt: skip
    play(game, "place Occupation", "place a fence on Fences", "place Fences", "enclose c5")
    assert game.goods(P1) == "1 wood"
    play(game, "enclose c4")
    assert game.goods(P1) == "nothing"
    assert fences(game) == 7


@pytest.mark.ruling("Hedge Keeper", "these 3 come")
def test_hedge_keeper_comes_on_top_of_the_fence_deliveryman(table: Table) -> None:
    game = table(round=6, played={P1: ("Fence Deliveryman", "Hedge Keeper")}, at_home={P2: 0}, goods={P1: "4 food"})
    note(game, P1, "Fence Deliveryman").reserve(7, 4)
    put_fences_away(game, 4)
    play(game, "place 3 Wood", "place 1 Clay", "enclose c4 c5")
    assert game.goods(P1) == "3 wood 1 clay 2 food"
    assert fences(game) == 6
    assert "enclose c3" not in game.options


@pytest.mark.ruling("Hedge Keeper", "as one building")
@pytest.mark.parametrize(("pasture", "wood"), [("c5", 1), ("c4 c5", 2)])
def test_fencer_counts_the_fences_with_the_hedge_keepers_once(table: Table, pasture: str, wood: int) -> None:
    game = table(cards=("Fences",), played={P1: ("Hedge Keeper",), P2: ("Fencer",)}, goods={P1: "3 wood", P2: "0 food"})
    play(game, "place Fences", f"enclose {pasture}")
    assert game.goods(P2) == f"{wood} wood"


@pytest.mark.ruling("Hedge Keeper", "around a stable that the Stablehand adds")
def test_hedge_keeper_adds_no_more_when_the_stablehands_stable_is_fenced(table: Table) -> None:
    game = about_to_fence(table, "Hedge Keeper", "Stablehand", "Fence Overseer", supply="1 wood 2 food")
    play(game, "enclose c5", "stable c4", "enclose c4")
    assert (game.players[P1].fences.bit_count(), deciding(game)) == (7, P2)


@pytest.mark.ruling("Hedge Keeper", "around a stable that the Stablehand adds")
def test_hedge_keepers_fences_left_over_serve_around_the_stablehands_stable(table: Table) -> None:
    game = about_to_fence(table, "Hedge Keeper", "Stablehand", "Fence Overseer", "Mini Pasture", supply="9 wood 2 food")
    play(game, "enclose c5", "done", "stable c4", "enclose c4")
    assert game.goods(P1) == "8 wood 1 food"
