"""Minor improvements of deck E, T to Z."""

import pytest

from farmyard.agricola.position import P1, P2, P4
from farmyard.kernel.errors import IllegalChoice
from helpers import Table, deciding, farm, in_the_game, names, play_minor
from situations import JOBS

# -- Turnwrest Plow -------------------------------------------------------------------------------


def test_turnwrest_plow_plows_three_fields_once(table: Table) -> None:
    game = table(played={P1: ("Turnwrest Plow",)}, people={P1: 3})
    game.play("place Plow 1 Field")
    game.play("plow a1")
    game.play("plow a2")
    game.play("plow a3")
    assert game.decision is not None
    assert game.decision.seat == P2


# -- Windmill -------------------------------------------------------------------------------------


@pytest.mark.ruling("Windmill", "in your supply")
def test_windmill_turns_any_grain_into_two_food_at_any_time(table: Table) -> None:
    game = table(played={P1: ("Windmill",)}, goods={P1: "3 grain"}, crops={P1: {"a1": "2 grain"}})
    for _ in range(3):
        game.play("convert Windmill")
    assert game.goods(P1) == "6 food"
    assert "convert Windmill" not in game.options


@pytest.mark.ruling("Windmill", "no baking")
def test_windmill_is_no_baking(table: Table) -> None:
    game = table(seats=3, played={P1: ("Windmill",), P2: ("Bread Seller",)}, goods={P1: "1 grain", P2: "0 food"})
    game.play("convert Windmill")
    assert game.goods(P2) == "nothing"


# -- Wood-fired Oven ------------------------------------------------------------------------------


@pytest.mark.ruling("Wood-fired Oven", "when it is played")
def test_wood_fired_oven_bakes_at_once_with_every_improvement(table: Table) -> None:
    game = table(goods={P1: "3 wood 1 stone 3 grain"}, majors={P1: ("Clay Oven",)}, hand={P1: ("Wood-fired Oven",)})
    play_minor(game, "Wood-fired Oven")
    game.play("bake 3 grain")
    assert game.goods(P1) == "11 food"


def test_wood_fired_oven_need_not_bake_at_once(table: Table) -> None:
    game = table(goods={P1: "3 wood 1 stone 1 grain"}, hand={P1: ("Wood-fired Oven",)})
    play_minor(game, "Wood-fired Oven")
    game.play("done")
    assert game.goods(P1) == "1 grain"


def test_wood_fired_oven_may_be_handed_in_as_an_oven(table: Table) -> None:
    game = table(played={P1: ("Wood-fired Oven",)}, hand={P1: ("Baker's Oven",)})
    play_minor(game, "Baker's Oven")
    assert names(game, P1) == ["Baker's Oven"]


@pytest.mark.ruling("Wood-fired Oven", "asks for an oven")
@pytest.mark.parametrize("card", ["Baker's Oven", "Baker's Kitchen", "Bakehouse"])
def test_wood_fired_oven_is_handed_in_as_an_oven_and_leaves_the_game(table: Table, card: str) -> None:
    game = table(played={P1: ("Wood-fired Oven",)}, hand={P1: (card,)}, goods={P1: "9 stone"})
    play_minor(game, card)
    assert card in names(game, P1)
    assert "Wood-fired Oven" not in in_the_game(game)


def test_wood_fired_oven_is_a_baking_improvement_for_the_charcoal_burner(table: Table) -> None:
    farm = {"goods": {P1: "3 wood 1 stone", P2: "0 food"}, "hand": {P1: ("Wood-fired Oven",)}}
    game = table(**farm, seats=3, played={P2: ("Charcoal Burner",)})
    play_minor(game, "Wood-fired Oven")
    assert game.goods(P2) == "1 wood 1 food"


def test_wood_fired_oven_bakes_any_number_of_grain(table: Table) -> None:
    game = table(played={P1: ("Wood-fired Oven",)}, goods={P1: "5 grain"})
    game.play("place Sow and Bake")
    game.play("bake 5 grain")
    assert game.goods(P1) == "15 food"


# -- Writing Desk ---------------------------------------------------------------------------------


@pytest.mark.ruling("Writing Desk", "first occupation")
def test_writing_desk_plays_a_second_occupation_for_two_food(table: Table) -> None:
    hand = {P1: ("Potter", "Mushroom Collector", "Plow Driver")}
    game = table(goods={P1: "4 food"}, played={P1: ("Writing Desk", *JOBS[:2])}, hand=hand)
    game.play("place Occupation")
    game.play("play Potter")
    game.play("play Plow Driver")
    assert game.goods(P1) == "1 food"
    assert deciding(game) == P2


def test_writing_desk_may_be_left_alone(table: Table) -> None:
    game = table(goods={P1: "4 food"}, played={P1: ("Writing Desk",)}, hand={P1: ("Potter", "Plow Driver")})
    game.play("place Occupation")
    game.play("play Potter")
    game.play("done")
    assert game.goods(P1) == "4 food"


def test_writing_desk_needs_two_occupations(table: Table) -> None:
    game = table(goods={P1: "1 wood"}, played={P1: JOBS[:1]}, hand={P1: ("Writing Desk",)})
    with pytest.raises(IllegalChoice):
        play_minor(game, "Writing Desk")


@pytest.mark.ruling("Writing Desk", "Patron")
def test_writing_desk_and_patron_pay_for_each_occupation(table: Table) -> None:
    played = {P1: ("Writing Desk", "Patron")}
    game = table(seats=4, goods={P1: "0 food"}, played=played, hand={P1: ("Potter", "Plow Driver")})
    game.play("place Occupation")
    game.play("play Potter")
    game.play("play Plow Driver")
    assert game.goods(P1) == "1 food"


@pytest.mark.ruling("Writing Desk", "Not after growth")
def test_writing_desk_does_not_work_for_growth(table: Table) -> None:
    game = table(
        seats=5, round=5, rooms={P1: "b1 c1 b2"}, goods={P1: "9 food"}, played={P1: ("Writing Desk",)},
        hand={P1: ("Potter", "Plow Driver")},
    )  # fmt: skip
    game.play("place Second Occupation or Growth")
    game.play("grow")
    assert deciding(game) == P2


@pytest.mark.ruling("Writing Desk", "Chief's Daughter")
def test_writing_desk_does_not_follow_a_chiefs_daughter(table: Table) -> None:
    hand = {P1: ("Chief", "Carpenter"), P2: ("Chief's Daughter", "Potter")}
    game = table(seats=4, goods={P1: "2 food", P2: "9 food"}, played={P2: ("Writing Desk",)}, hand=hand)
    game.play("place Occupation")
    game.play("play Chief")
    game.play("play Chief's Daughter")
    assert "play Potter" not in game.options
    assert [len(player.occupations) for player in game.players] == [1, 1, 0, 0]


@pytest.mark.ruling("Writing Desk", "Bookshelf")
@pytest.mark.parametrize(("card", "food"), [("Bookshelf", 3), ("Patron", 2)])
def test_bookshelf_and_patron_pay_for_both_occupations_of_the_writing_desk(table: Table, card: str, food: int) -> None:
    played = {P1: ("Writing Desk", "Carpenter", card)}
    game = table(seats=4, goods={P1: "0 food"}, played=played, hand={P1: ("Potter", "Plow Driver")})
    game.play("place Occupation")
    game.play("play Potter")
    game.play("play Plow Driver")
    assert game.goods(P1) == f"{2 * food - 1 - 2} food"


@pytest.mark.ruling("Writing Desk", "first occupation")
@pytest.mark.parametrize(("seats", "space", "food"), [(2, "Occupation", 1), (3, "Second Occupation", 2)])
def test_the_first_occupation_of_the_writing_desk_costs_what_the_space_asks(
    table: Table, seats: int, space: str, food: int
) -> None:
    farm = {"goods": {P1: "9 food"}, "hand": {P1: ("Potter", "Plow Driver")}}
    game = table(**farm, seats=seats, played={P1: ("Writing Desk", *JOBS[:2])})
    game.play(f"place {space}")
    game.play("play Potter")
    assert game.goods(P1) == f"{9 - food} food"
    game.play("play Plow Driver")
    assert game.goods(P1) == f"{9 - food - 2} food"


def test_writing_desk_works_on_the_space_that_offers_growth_too(table: Table) -> None:
    hand = {P1: ("Potter", "Plow Driver")}
    game = table(seats=5, round=5, goods={P1: "9 food"}, played={P1: ("Writing Desk",)}, hand=hand)
    game.play("place Second Occupation or Growth")
    game.play("play Potter")
    game.play("play Plow Driver")
    assert game.goods(P1) == "6 food"


@pytest.mark.ruling("Writing Desk", "that a card lets you play")
def test_writing_desk_does_not_follow_the_puppeteer(table: Table) -> None:
    situation = {"goods": {P4: "9 food"}, "hand": {P4: ("Potter", "Plow Driver")}}
    game = table(**situation, seats=4, played={P4: ("Writing Desk", "Puppeteer")})
    game.play("place Traveling Players")
    game.play("play Potter")
    assert deciding(game) == P2
    assert len(farm(game, P4).occupations) == 2
