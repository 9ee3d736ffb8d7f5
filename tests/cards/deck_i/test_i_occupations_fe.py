"""Occupations of deck I, Fe."""

from typing import Any

import pytest

from farmyard import Agricola, new_game
from farmyard.agricola.position import P1, P2, P3
from farmyard.kernel.errors import IllegalChoice
from helpers import Table, choices, deciding, fences_left, note, play, promise, put_fences_away, tally
from situations import LAST_PERSON, PAIRS_OF_ANIMALS, take_clay_until

# -- Fence Builder --------------------------------------------------------------------------------


@pytest.mark.ruling("Fence Builder", "The Animal Breeder acts, too")
def test_animal_breeder_sells_for_the_fences_of_the_fence_builder(table: Table) -> None:
    game = table(seats=4, played={P1: ("Animal Breeder", "Fence Builder")}, goods={P1: "4 wood 1 food"})
    space = game.space("Day Laborer")
    assert space is not None
    note(game, P1, "Fence Builder").goods = space.index + 1
    play(game, "place Day Laborer", "enclose a5", PAIRS_OF_ANIMALS[1])
    assert (deciding(game), game.goods(P1)) == (P2, "1 food 2 boar")


def marked(table: Table, space: str, **situation: Any) -> Agricola:
    """A game in which the first player has marked a space; the second has moved."""
    game = table(hand={P1: ("Fence Builder",)}, **situation)
    play(game, "place Occupation", f"place a fence on {space}")
    return game


def test_fence_builder_fences_after_using_the_marked_space(table: Table) -> None:
    game = marked(table, "Day Laborer", goods={P1: "4 wood"})
    play(game, "place Fishing", "place Day Laborer", "enclose a5")
    assert game.goods(P1) == "2 food"
    assert fences_left(game) == 10


def test_fence_builder_may_leave_it(table: Table) -> None:
    game = marked(table, "Day Laborer", goods={P1: "4 wood"})
    play(game, "place Fishing", "place Day Laborer", "done")
    assert deciding(game) == P2


def test_fence_builder_fences_nowhere_else(table: Table) -> None:
    game = marked(table, "Day Laborer", goods={P1: "4 wood"})
    play(game, "place Day Laborer", "place Fishing")
    assert deciding(game) == P2


def test_fence_builder_does_not_act_for_others(table: Table) -> None:
    game = marked(table, "Day Laborer", goods={P1: "4 wood", P2: "4 wood"})
    play(game, "place Day Laborer")
    assert deciding(game) == P1
    assert game.options[0].startswith("place")


@pytest.mark.ruling("Fence Builder", "You have only 14 fences left")
def test_fence_builder_leaves_fourteen_fences(table: Table) -> None:
    game = marked(table, "Fishing", cards=("Fences",), goods={P1: "20 wood"})
    assert fences_left(game) == 14
    play(game, "place Day Laborer", "place Fences")
    with pytest.raises(IllegalChoice, match="2 fences missing"):
        game.play("enclose a1 a2 a3 a4 a5 b3 b5")


def test_fence_builder_marks_nothing_without_a_fence(table: Table) -> None:
    game = table(hand={P1: ("Fence Builder",)}, goods={P1: "0 food"})
    put_fences_away(game, 15)
    play(game, "place Occupation")
    assert deciding(game) == P2
    assert fences_left(game) == 0


def test_fence_builder_does_nothing_when_all_fences_are_built(table: Table) -> None:
    game = marked(table, "Day Laborer", goods={P1: "9 wood"})
    put_fences_away(game, 15)
    play(game, "place Fishing", "place Day Laborer")
    assert deciding(game) == P2


@pytest.mark.ruling("Fence Builder", "Any space in play may be marked")
def test_fence_builder_may_mark_the_space_of_a_card(table: Table) -> None:
    game = marked(table, "Tavern", played={P2: ("Tavern",)}, goods={P1: "4 wood"})
    play(game, "place Fishing", "place Tavern", "enclose a5")
    assert game.goods(P1) == "3 food"


@pytest.mark.ruling("Fence Builder", "no round card that is still to come")
def test_fence_builder_may_not_mark_a_round_card_to_come(table: Table) -> None:
    game = table(hand={P1: ("Fence Builder",)}, cards=("Fences",))
    play(game, "place Occupation")
    assert "place a fence on Fences" in game.options
    assert "place a fence on 1 Sheep" not in game.options


@pytest.mark.ruling("Fence Builder", "unless the Chamberlain has revealed it")
@pytest.mark.ruling("Chamberlain", "The Foreman and the Fence Builder may choose")
def test_fence_builder_may_mark_what_the_chamberlain_has_revealed(table: Table) -> None:
    game = table(round=10, played={P2: ("Chamberlain",)}, hand={P1: ("Fence Builder",)}, at_home={P1: 1, P2: 0})
    play(game, "place Day Laborer", "place Occupation", "place a fence on Renovation and Fences")
    assert fences_left(game) == 14


@pytest.mark.ruling("Fence Builder", "not in the turn in which you play this card")
def test_fence_builder_does_not_act_in_the_turn_in_which_it_is_played(table: Table) -> None:
    game = table(
        hand={P1: ("Fence Builder",)}, played={P2: ("Fence Builder",)}, goods={P1: "4 wood"}, at_home={P1: 1, P2: 0}
    )
    play(game, "place Occupation", "place a fence on Occupation")
    assert game.round == 2
    assert game.goods(P1) == "4 wood"


@pytest.mark.ruling("Fence Builder", "You must be able to use the space itself")
def test_fence_builder_cannot_go_to_an_empty_space_just_to_fence(table: Table) -> None:
    game = marked(table, "Fishing", goods={P1: "4 wood"}, spaces={"Fishing": "nothing"})
    play(game, "place Day Laborer")
    with pytest.raises(IllegalChoice, match="nothing lies there"):
        game.play("place Fishing")


@pytest.mark.ruling("Fence Builder", "The fences come after everything else")
def test_fence_builder_comes_after_everything_else(table: Table) -> None:
    game = marked(table, "3 Wood", played={P1: ("Mushroom Collector",)}, goods={P1: "2 wood 1 food"})
    play(game, "place Fishing", "place 3 Wood", "take 2 food for 1 wood left behind", "enclose a5")
    assert game.goods(P1) == "2 food"


@pytest.mark.ruling("Fence Builder", "On a space for fences you build fences twice")
def test_fence_builder_fences_twice_on_a_space_for_fences(table: Table) -> None:
    game = table(
        hand={P1: ("Fence Builder",)}, played={P1: ("Hedge Keeper", "Farmer", "Stablehand")}, cards=("Fences",),
        goods={P1: "3 wood 1 food"}, majors={P1: ("Fireplace (2 clay)",)},
    )  # fmt: skip
    play(game, "place Occupation", "place a fence on Fences", "place Fishing", "place Fences")
    play(game, "enclose a5", "stable c5")
    assert game.goods(P1) == "2 wood 1 boar"
    play(game, "enclose a4", "stable c4")
    assert game.goods(P1) == "1 wood 1 boar 1 cattle"
    assert deciding(game) == P2


@pytest.mark.ruling("Fence Builder", "others' Fencer act twice")
def test_fencer_of_another_player_sees_two_buildings_of_the_fence_builder(table: Table) -> None:
    game = table(
        seats=4, hand={P1: ("Fence Builder",)}, played={P2: ("Fencer",)}, cards=("Fences",), goods={P1: "7 wood"}
    )
    play(game, "place Occupation", "place a fence on Fences", "place Fishing", "place 1 Clay", "place 1 Reed")
    play(game, "place Fences", "enclose a5", "done", "enclose a4")
    assert game.goods(P2).startswith("2 wood")


@pytest.mark.ruling("Fence Builder", "with no fence left you cannot mark a space")
def test_fence_builder_has_no_effect_once_all_fences_are_built(table: Table) -> None:
    game = table(hand={P1: ("Fence Builder",)}, pastures={P1: ("a2 a3 a4 a5", "b3 b4 b5")}, goods={P1: "9 wood"})
    assert fences_left(game) == 0
    play(game, "place Occupation")
    assert deciding(game) == P2
    play(game, "place Fishing", "place Day Laborer")
    assert deciding(game) == P2


# -- Fence Deliveryman ----------------------------------------------------------------------------


@pytest.mark.ruling("Fence Deliveryman", "The Animal Breeder reacts")
def test_animal_breeder_and_the_fence_deliveryman(table: Table) -> None:
    played = ("Fence Deliveryman", "Animal Breeder", "Farmer")
    game = table(seats=4, played={P1: played}, goods={P1: "4 food"}, at_home=LAST_PERSON)
    note(game, P1, "Fence Deliveryman").reserve(2, 4)
    put_fences_away(game, 4)
    play(game, "place 1 Reed", "enclose a5")
    assert (PAIRS_OF_ANIMALS[0] in game.options, game.goods(P1)) == (True, "1 reed 2 food 1 boar")


@pytest.mark.parametrize(("round", "rounds"), [(1, [7, 11]), (4, [10, 14]), (5, [11]), (8, [14]), (9, [])])
def test_fence_deliveryman_lays_fences_on_two_rounds(table: Table, round: int, rounds: list[int]) -> None:
    game = table(round=round, hand={P1: ("Fence Deliveryman",)})
    play(game, "place Occupation")
    laid = [r for r in range(1, 15) if tally(game, P1, "Fence Deliveryman").on_round(r) == 4]
    assert laid == rounds
    assert fences_left(game) == 15 - 4 * len(rounds)


@pytest.mark.ruling("Fence Deliveryman", "the earlier round space gets its 4 first")
def test_fence_deliveryman_fills_the_earlier_space_first(table: Table) -> None:
    game = table(hand={P1: ("Fence Deliveryman",)}, pastures={P1: ("a2 a3 a4 a5",)})
    left = fences_left(game)
    play(game, "place Occupation")
    assert tally(game, P1, "Fence Deliveryman").on_round(7) == 4
    assert tally(game, P1, "Fence Deliveryman").on_round(11) == left - 4 == 1
    assert fences_left(game) == 0


def arriving(table: Table, fences: int = 4, **situation: Any) -> Agricola:
    """A game at the start of round 7, on whose space fences of the first player lie."""
    played = situation.pop("played", ())
    game = table(
        round=6, played={P1: ("Fence Deliveryman", *played)}, at_home={P1: 1, P2: 0}, spaces={"1 Reed": "1 reed"},
        **situation,
    )  # fmt: skip
    note(game, P1, "Fence Deliveryman").reserve(7, fences)
    put_fences_away(game, fences)
    play(game, "place 1 Reed")
    return game


def test_fence_deliveryman_builds_for_two_food_without_wood(table: Table) -> None:
    game = arriving(table, goods={P1: "2 food"})
    play(game, "enclose a5")
    assert game.goods(P1) == "1 reed"
    assert fences_left(game) == 11


@pytest.mark.ruling("Fence Deliveryman", "Those that you do not build go back")
def test_fence_deliverymans_fences_may_go_back(table: Table) -> None:
    game = arriving(table, goods={P1: "2 food"})
    assert fences_left(game) == 11
    play(game, "return 4 fences")
    assert game.goods(P1) == "1 reed 2 food"
    assert fences_left(game) == 15


def test_fence_deliverymans_fences_go_back_by_themselves_without_food(table: Table) -> None:
    game = arriving(table, goods={P1: "1 food"})
    assert fences_left(game) == 15
    assert game.goods(P1) == "1 reed 1 food"


@pytest.mark.ruling("Fence Deliveryman", "It is 2 food for 1 to 3 fences")
def test_fence_deliveryman_takes_two_food_for_fewer_fences(table: Table) -> None:
    game = arriving(table, goods={P1: "2 food"}, pastures={P1: ("a5",)})
    play(game, "enclose a4")
    assert game.goods(P1) == "1 reed"
    assert fences_left(game) == 8


def test_fence_deliveryman_builds_no_more_than_were_delivered(table: Table) -> None:
    game = arriving(table, goods={P1: "2 food 9 wood"})
    assert "enclose a5" in game.options
    assert "enclose a4 a5" not in game.options


@pytest.mark.ruling("Fence Deliveryman", "cannot be built in any other way")
def test_fences_on_a_round_space_cannot_be_built_otherwise(table: Table) -> None:
    game = table(cards=("Fences",), hand={P1: ("Fence Deliveryman",)}, goods={P1: "15 wood"})
    play(game, "place Occupation", "place Fishing", "place Fences")
    with pytest.raises(IllegalChoice, match="3 fences missing"):
        game.play("enclose a3 a4 a5 b4")


@pytest.mark.ruling("Fence Deliveryman", "The free fences of the Hedge Keeper")
def test_hedge_keepers_fences_come_on_top_of_the_fence_deliveryman(table: Table) -> None:
    game = arriving(table, goods={P1: "2 food"}, played=("Hedge Keeper",))
    play(game, "enclose a4 a5")
    assert fences_left(game) == 9
    assert game.goods(P1) == "1 reed"


@pytest.mark.ruling("Fence Deliveryman", "Food that you get at the start of that round")
def test_food_from_the_start_of_the_round_pays_the_fence_deliveryman(table: Table) -> None:
    game = table(round=6, played={P1: ("Fence Deliveryman",)}, at_home={P1: 1, P2: 0}, goods={P1: "1 food"})
    note(game, P1, "Fence Deliveryman").reserve(7, 4)
    put_fences_away(game, 4)
    promise(game, 7, "1 food")
    play(game, "place 1 Reed", "enclose a5")
    assert game.goods(P1) == "1 reed"


def test_grain_may_become_the_food_for_the_fence_deliveryman(table: Table) -> None:
    game = arriving(table, goods={P1: "1 food 1 grain"})
    play(game, "enclose a5")
    assert game.goods(P1) == "1 reed"


@pytest.mark.ruling("Fence Deliveryman", "The Farmer and the Stablehand react")
def test_farmer_and_stablehand_react_to_the_fence_deliveryman(table: Table) -> None:
    game = arriving(table, goods={P1: "2 food"}, played=("Farmer", "Stablehand"))
    play(game, "enclose a5", "stable c5")
    assert game.goods(P1) == "1 reed 1 boar"


@pytest.mark.ruling("Fence Deliveryman", "the earlier round space gets its 4 first")
def test_fence_deliveryman_delivers_four_fences_and_then_the_last_one(table: Table) -> None:
    game = table(
        seats=1, people={P1: 1}, hand={P1: ("Fence Deliveryman",)}, goods={P1: "20 food"},
        pastures={P1: ("a2 a3 a4 a5",)},
    )  # fmt: skip
    play(game, "place Occupation")
    take_clay_until(game, 7)
    assert "return 4 fences" in game.options
    play(game, "return 4 fences")
    take_clay_until(game, 11)
    assert "return 1 fence" in game.options


def test_fence_deliverymans_fences_arrive_in_the_sixth_round_after(table: Table) -> None:
    game = table(seats=1, people={P1: 1}, hand={P1: ("Fence Deliveryman",)}, goods={P1: "5 food"})
    play(game, "place Occupation")
    assert fences_left(game) == 7
    take_clay_until(game, 7)
    play(game, "enclose a5")
    assert game.goods(P1).endswith("clay")
    assert fences_left(game) == 7


@pytest.mark.ruling("Fence Deliveryman", "Lying out from the start of a solo series")
def test_a_permanent_fence_deliveryman_lays_its_fences_on_rounds_6_and_10() -> None:
    game = new_game(players=1, decks="I", permanent=("Fence Deliveryman",), food=20)
    arrived = []
    while game.round < 11:
        if "return 4 fences" in game.options:
            arrived.append(game.round)
            play(game, "return 4 fences")
        elif "done" in choices(game):
            play(game, "done")
        else:
            play(game, next(option for option in ("feed", "place 1 Clay", "place 1 Reed") if option in game.options))
    assert arrived == [6, 10]


# -- Fencer ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("cells", "fences", "wood"), [("a5", 4, 1), ("a4 a5", 6, 2)])
def test_fencer_gets_wood_for_the_fences_of_others(table: Table, cells: str, fences: int, wood: int) -> None:
    game = table(
        seats=4, round=4, starting_player=P2, played={P1: ("Fencer",)}, goods={P1: "0 wood", P2: f"{fences} wood"}
    )
    game.play("place Fences")
    game.play(f"enclose {cells}")
    assert game.goods(P1) == f"{wood} wood"


@pytest.mark.ruling("Fencer", "Your own fences bring nothing")
def test_fencer_gets_nothing_for_own_fences(table: Table) -> None:
    game = table(seats=4, round=4, played={P1: ("Fencer",)}, goods={P1: "4 wood"})
    game.play("place Fences")
    game.play("enclose a5")
    assert game.goods(P1) == "nothing"


@pytest.mark.ruling("Fencer", "All fences of one action count together")
@pytest.mark.parametrize(("cards", "wood"), [((), 10), (("Hedge Keeper",), 7)])
def test_fencer_counts_the_fences_of_an_action_together(table: Table, cards: tuple[str, ...], wood: int) -> None:
    game = table(
        seats=4, round=4, starting_player=P2, played={P1: ("Fencer",), P2: cards},
        goods={P1: "0 wood", P2: f"{wood} wood"},
    )  # fmt: skip
    game.play("place Fences")
    for cell in ("a5", "a4", "b5"):
        game.play(f"enclose {cell}")
    assert (game.goods(P2), game.goods(P1), deciding(game)) == ("nothing", "2 wood", P3)


@pytest.mark.ruling("Fencer", "around a stable that the Stablehand adds")
def test_fencer_judges_fences_around_the_stablehands_stable_with_the_others(table: Table) -> None:
    game = table(
        seats=4, round=4, played={P1: ("Stablehand", "Fence Overseer"), P2: ("Fencer",)},
        goods={P1: "6 wood 1 food", P2: "0 food"},
    )  # fmt: skip
    game.play("place Fences")
    play(game, "enclose c4 c5", "stable b5", "enclose b5")
    assert (game.players[P1].fences.bit_count(), game.goods(P2)) == (9, "2 wood")


@pytest.mark.ruling("Fencer", "around a stable that the Stablehand adds")
def test_fencer_gets_a_second_wood_once_the_stables_fences_make_five(table: Table) -> None:
    game = table(
        seats=4, round=4, played={P1: ("Stablehand", "Fence Overseer"), P2: ("Fencer",)},
        goods={P1: "4 wood 1 food", P2: "0 food"},
    )  # fmt: skip
    game.play("place Fences")
    play(game, "enclose c5", "stable c4", "enclose c4")
    assert (game.players[P1].fences.bit_count(), game.goods(P2)) == (7, "2 wood")
