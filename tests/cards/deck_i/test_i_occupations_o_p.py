"""Occupations of deck I, O to P."""

import pytest

from farmyard.agricola.position import P1, P2, P3
from farmyard.agricola.state.game import PREPARATION
from helpers import Table, crops, deciding, lying, names
from situations import LAST_PERSON, distributed, last_turn, stage

# -- Outrider -------------------------------------------------------------------------------------


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


# -- Pig Breeder ----------------------------------------------------------------------------------


def test_pig_breeder_takes_a_boar(table: Table) -> None:
    game = table(seats=4, hand={P1: ("Pig Breeder",)}, goods={P1: "0 food"})
    game.play("place Occupation")
    assert game.goods(P1) == "1 boar"


@pytest.mark.ruling("Pig Breeder", "may be cooked as it arrives")
def test_pig_breeders_first_boar_may_be_cooked(table: Table) -> None:
    game = table(seats=4, hand={P1: ("Pig Breeder",)}, majors={P1: ("Fireplace (2 clay)",)}, goods={P1: "1 sheep"})
    game.play("place Occupation")
    game.play("keep 1 sheep")
    assert game.goods(P1) == "2 food 1 sheep"


def test_pig_breeder_breeds_boar_at_the_end_of_round_12(table: Table) -> None:
    game = last_turn(table, 12, "Pig Breeder", "2 boar 0 food")
    assert game.round == 13
    assert game.goods(P1) == "1 food 3 boar"


@pytest.mark.parametrize(("round", "goods"), [(12, "1 boar"), (12, "2 sheep"), (8, "2 boar")])
def test_pig_breeder_breeds_nothing_otherwise(table: Table, round: int, goods: str) -> None:
    game = last_turn(table, round, "Pig Breeder", goods)
    assert game.goods(P1) == f"1 food {goods}"


def test_pig_breeders_young_needs_room(table: Table) -> None:
    game = last_turn(table, 12, "Pig Breeder", "5 boar")
    assert game.goods(P1) == "1 food 5 boar"


@pytest.mark.ruling("Pig Breeder", "Played after round 12")
def test_pig_breeder_played_after_round_12_breeds_nothing(table: Table) -> None:
    game = table(
        seats=4, round=13, hand={P1: ("Pig Breeder",)}, goods={P1: "1 boar 9 food"}, pastures={P1: ("a4 a5 b4 b5",)},
        at_home=LAST_PERSON,
    )  # fmt: skip
    game.play("place Occupation")
    assert (game.round, game.goods(P1)) == (14, "5 food 3 boar")


# -- Pig Catcher ----------------------------------------------------------------------------------


def test_pig_catcher_leaves_two_wood_for_a_boar(table: Table) -> None:
    game = table(seats=4, played={P1: ("Pig Catcher",)}, goods={P1: "0 food"})
    game.play("place 3 Wood")
    game.play("take 1 boar for 2 wood left behind")
    assert game.goods(P1) == "1 wood 1 boar"
    assert lying(game, "3 Wood") == "2 wood"


def test_pig_catcher_may_leave_it(table: Table) -> None:
    game = table(seats=4, played={P1: ("Pig Catcher",)}, goods={P1: "0 food"})
    game.play("place 3 Wood")
    game.play("done")
    assert game.goods(P1) == "3 wood"


@pytest.mark.ruling("Pig Catcher", "At least 2 wood must lie on the space")
def test_pig_catcher_needs_two_wood_on_the_space(table: Table) -> None:
    game = table(seats=4, played={P1: ("Pig Catcher",)}, goods={P1: "3 wood"}, spaces={"1 Wood": "1 wood"})
    game.play("place 1 Wood")
    assert (game.goods(P1), deciding(game)) == ("4 wood", P2)


@pytest.mark.ruling("Pig Catcher", "Leaving the only 2 wood")
def test_pig_catcher_may_leave_all_the_wood_and_has_still_taken_wood(table: Table) -> None:
    game = table(seats=4, played={P1: ("Pig Catcher", "Berry Picker")}, goods={P1: "0 food"})
    game.play("place 2 Wood")
    game.play("take 1 boar for 2 wood left behind")
    assert game.goods(P1) == "1 food 1 boar"


@pytest.mark.ruling("Pig Catcher", "The boar may be cooked at once")
def test_pig_catchers_boar_may_be_cooked_at_once(table: Table) -> None:
    game = table(seats=4, played={P1: ("Pig Catcher",)}, majors={P1: ("Fireplace (2 clay)",)}, goods={P1: "1 sheep"})
    game.play("place 2 Wood")
    game.play("take 1 boar for 2 wood left behind")
    game.play("keep 1 sheep")
    assert game.goods(P1) == "2 food 1 sheep"


@pytest.mark.ruling("Pig Catcher", "wood from cards cannot be left")
def test_pig_catcher_leaves_no_wood_of_the_wood_cart(table: Table) -> None:
    game = table(seats=4, played={P1: ("Pig Catcher", "Wood Cart")}, goods={P1: "0 food"}, spaces={"1 Wood": "1 wood"})
    game.play("place 1 Wood")
    assert (game.goods(P1), deciding(game)) == ("3 wood", P2)


@pytest.mark.ruling("Pig Catcher", "Any space will do")
def test_pig_catcher_leaves_wood_that_the_wood_distributor_has_laid(table: Table) -> None:
    game = distributed(table, 6, first=("Pig Catcher",))
    game.play("place Fishing")
    game.play("take 1 boar for 2 wood left behind")
    assert game.goods(P1) == "3 food 1 boar"


# -- Puppeteer ------------------------------------------------------------------------------------


@pytest.mark.ruling("Puppeteer", "you are paid first")
def test_puppeteer_may_spend_the_jugglers_food(table: Table) -> None:
    game = stage(
        table, food=1, played={P1: ("Juggler",), P2: ("Puppeteer",)}, hand={P2: ("Stone Carver",)},
        goods={P1: "0 food", P2: "0 food"},
    )  # fmt: skip
    game.play("place Traveling Players")
    game.play("take 1 food more and pay 1 food")
    game.play("play Stone Carver")
    assert (game.goods(P1), game.goods(P2), len(names(game, P2))) == ("1 food", "nothing", 2)


@pytest.mark.ruling("Puppeteer", "in place of the usual price")
def test_puppeteer_plays_an_occupation_for_a_food(table: Table) -> None:
    game = table(seats=4, starting_player=P2, played={P1: ("Puppeteer",)}, hand={P1: ("Turner",)}, goods={P1: "2 food"})
    game.play("place Traveling Players")
    game.play("play Turner")
    assert game.goods(P1) == "1 food"
    assert "Turner" in names(game, P1)


def test_puppeteer_may_leave_it_and_needs_food(table: Table) -> None:
    game = table(seats=4, starting_player=P2, played={P1: ("Puppeteer",)}, hand={P1: ("Turner",)}, goods={P1: "2 food"})
    game.play("place Traveling Players")
    game.play("done")
    assert game.goods(P1) == "2 food"
    poor = table(seats=4, starting_player=P2, played={P1: ("Puppeteer",)}, hand={P1: ("Turner",)}, goods={P1: "0 food"})
    poor.play("place Traveling Players")
    assert deciding(poor) == P3


def test_puppeteer_does_nothing_for_own_people(table: Table) -> None:
    game = table(seats=4, played={P1: ("Puppeteer",)}, hand={P1: ("Turner",)}, goods={P1: "2 food"})
    game.play("place Traveling Players")
    assert deciding(game) == P2


def test_puppeteer_does_not_react_to_a_room_on_the_space_for_five(table: Table) -> None:
    game = table(
        seats=5, starting_player=P2, played={P1: ("Puppeteer", "Street Musician")}, hand={P1: ("Turner",)},
        goods={P1: "2 food", P2: "5 wood 2 reed"},
    )  # fmt: skip
    game.play("place Room or Traveling Players")
    game.play("room a1")
    assert (deciding(game), game.goods(P1)) == (P3, "2 food")


@pytest.mark.ruling("Puppeteer", "what is printed on the card")
def test_puppeteer_pays_what_is_printed_on_the_card_as_well(table: Table) -> None:
    game = table(seats=4, starting_player=P2, played={P1: ("Puppeteer",)}, hand={P1: ("Chief",)}, goods={P1: "3 food"})
    game.play("place Traveling Players")
    game.play("play Chief")
    assert game.goods(P1) == "nothing"


@pytest.mark.ruling("Puppeteer", "the Writing Desk does not")
def test_puppeteer_does_not_start_the_writing_desk(table: Table) -> None:
    game = table(
        seats=4, starting_player=P2, played={P1: ("Puppeteer", "Writing Desk")}, hand={P1: ("Turner", "Tutor")},
        goods={P1: "9 food"},
    )  # fmt: skip
    game.play("place Traveling Players")
    game.play("play Turner")
    assert (deciding(game), game.goods(P1)) == (P3, "8 food")


@pytest.mark.ruling("Puppeteer", "You must have the food beforehand")
@pytest.mark.parametrize(
    ("card", "majors", "goods"),
    [("Hobby Farmer", (), "0 food"), ("Pig Breeder", ("Fireplace (2 clay)",), "0 food"), ("Butcher", (), "1 sheep")],
)
def test_puppeteer_does_not_pay_with_the_food_of_the_occupation(
    table: Table, card: str, majors: tuple[str, ...], goods: str
) -> None:
    game = table(
        seats=4, starting_player=P2, played={P1: ("Puppeteer",)}, hand={P1: (card,)}, majors={P1: majors},
        goods={P1: goods},
    )  # fmt: skip
    game.play("place Traveling Players")
    assert deciding(game) == P3
