"""The terms of the revised edition, each as the glossary has it."""

import pytest

from farmyard.agricola.position import P1, P2
from farmyard.agricola.rules.combine import Optional
from farmyard.agricola.rules.farmland import Sow
from farmyard.agricola.rules.tableau import lay_out
from farmyard.agricola.rules.take import Take
from farmyard.agricola.state.card import occupation
from farmyard.agricola.state.doors import When
from farmyard.agricola.state.events import BEFORE_ROUND, GOING_HOME, ROUND_START, SOWED
from farmyard.agricola.state.game import PREPARATION
from farmyard.agricola.words.crops import EmptyFields, Unrestricted
from farmyard.agricola.words.numbers import Goods, PlantedFields
from farmyard.agricola.words.spaces import Occupied
from farmyard.agricola.words.taking import TakePer
from helpers import Table, choices, fields, in_hand, names, plant_on_cards, play, promise, with_cards

REVISED = {"edition": "revised", "decks": "AB"}


# -- the spaces with hand cards -------------------------------------------------------------------


def test_meeting_place_makes_the_starting_player_then_a_minor_may_be_played(table: Table) -> None:
    game = table(**REVISED, hand={P2: ("Corn Scoop",)}, goods={P2: "1 wood"})
    play(game, "place Fishing", "place Meeting Place")
    assert choices(game) == ["play Corn Scoop", "done"]
    assert game.starting_player == P2


def test_meeting_place_has_no_food_with_hand_cards(table: Table) -> None:
    game = table(**REVISED, goods={P1: "0 food"})
    game.play("place Meeting Place")
    assert game.goods(P1) == "nothing"


@pytest.mark.parametrize(
    ("seats", "space", "played", "paid"),
    [
        (2, "Lessons", 0, 0),
        (2, "Lessons", 1, 1),
        (2, "Lessons", 4, 1),
        (3, "Lessons (2 food)", 0, 2),
        (4, "Lessons (1, 1, then 2 food)", 0, 1),
        (4, "Lessons (1, 1, then 2 food)", 1, 1),
        (4, "Lessons (1, 1, then 2 food)", 2, 2),
    ],
)
def test_lessons_cost_what_their_number_of_players_says(
    table: Table, seats: int, space: str, played: int, paid: int
) -> None:
    earlier = ("Harpooner", "Conjurer", "Lutenist", "Wood Cutter")[:played]
    game = table(**REVISED, seats=seats, hand={P1: ("Priest",)}, played={P1: earlier}, goods={P1: "5 food"})
    game.play(f"place {space}")
    assert game.goods(P1) == f"{5 - paid} food"


# -- occupation cost ------------------------------------------------------------------------------


def test_food_for_an_occupation_that_is_missing_is_begged_for(table: Table) -> None:
    game = table(**REVISED, seats=3, hand={P1: ("Priest",)}, goods={P1: "1 food"})
    game.play("place Lessons (2 food)")
    assert (names(game, P1), game.goods(P1), game.players[P1].begging) == (["Priest"], "nothing", 1)


def test_nobody_begs_who_can_pay(table: Table) -> None:
    game = table(**REVISED, seats=3, hand={P1: ("Priest",)}, goods={P1: "1 food 1 grain"})
    game.play("place Lessons (2 food)")
    assert (game.goods(P1), game.players[P1].begging) == ("nothing", 0)


def test_other_goods_of_an_individual_cost_cannot_be_begged_for(table: Table) -> None:
    game = table(**REVISED, goods={P1: "0 food"})
    game.players[P1].hand = (occupation("Squire", "K", "", cost="1 wood 2 food"),)
    assert "place Lessons" not in with_cards(game).options
    game.players[P1].goods += 1
    play(with_cards(game), "place Lessons")
    assert game.players[P1].begging == 2


# -- before the start of a round, and the start of a round ----------------------------------------


def test_before_the_start_of_a_round_its_goods_still_lie_there(table: Table) -> None:
    before = occupation("Steward", "K", "", each=(When(BEFORE_ROUND, TakePer("1 clay", Goods("wood"))),))
    after = occupation("Reeve", "K", "", each=(When(ROUND_START, TakePer("1 reed", Goods("wood"))),))
    game = with_cards(table(**REVISED, round=5, goods={P1: "0 food"}), before, after)
    promise(game, 6, "2 wood")
    play(game, "place Fishing", "place Forest", "place Day Laborer", "place Clay Pit")
    assert (game.round, game.goods(P1)) == (6, "2 wood 2 reed 3 food")


def test_at_the_start_of_a_round_food_from_one_offer_pays_for_the_next(table: Table) -> None:
    seller = occupation("Seller", "K", "", each=(When(ROUND_START, Take("1 food", price="1 wood"), may=True),))
    farm = {"house": {P1: "stone house"}, "goods": {P1: "1 wood"}, "played": {P1: ("Plow Driver",)}}
    game = table(**REVISED, round=5, **farm, at_home={P1: 1, P2: 1})
    lay_out(game, P1, seller)
    play(game, "place Clay Pit", "place Fishing", "take 1 food", "plow c3")
    assert (game.goods(P1), fields(game, P1)) == ("1 clay", 1)


def test_the_owner_chooses_the_order_of_offers_at_the_start_of_a_round(table: Table) -> None:
    farm = {"house": {P1: "stone house"}, "goods": {P1: "1 food"}, "hand": {P1: ("Priest",)}}
    game = table(**REVISED, round=6, phase=PREPARATION, played={P1: ("Plow Driver", "Scholar")}, **farm)
    assert choices(game) == ["use Plow Driver", "use Scholar", "done"]
    play(game, "use Scholar", "plow c3" if "plow c3" in game.options else "place Fishing")
    assert in_hand(game, P1) == []


def test_people_still_stand_on_the_spaces_when_they_are_about_to_go_home(table: Table) -> None:
    tired = occupation("Watchman", "K", "", each=(When(GOING_HOME, TakePer("1 reed", Occupied("accumulation space"))),))
    game = with_cards(table(**REVISED, goods={P1: "0 food"}), tired)
    play(game, "place Fishing", "place Forest", "place Day Laborer", "place Clay Pit")
    assert (game.round, game.goods(P1)) == (2, "3 reed 3 food")


# -- fields ---------------------------------------------------------------------------------------


def test_planted_and_empty_fields_are_tiles_and_cards_that_are_fields(table: Table) -> None:
    game = table(edition="original", played={P1: ("Bean Field",)}, fields={P1: "c2 c3"}, crops={P1: {"c4": "3 grain"}})
    assert (EmptyFields().of(game, P1), PlantedFields().of(game, P1)) == (3, 1)
    plant_on_cards(game, "2 vegetable")
    assert (EmptyFields().of(game, P1), PlantedFields().of(game, P1)) == (2, 2)
    assert PlantedFields("grain").of(game, P1) == 1


@pytest.mark.parametrize(
    ("sowing", "unrestricted"), [(Sow(), True), (Sow(most=1), False), (Sow(kind="grain"), False), (Sow(fewer=1), False)]
)
def test_an_unrestricted_sowing_has_no_limits(table: Table, sowing: Sow, unrestricted: bool) -> None:
    gleaner = occupation("Gleaner", "K", "", each=(When(SOWED, Take("1 wood"), when=Unrestricted()),))
    sower = occupation("Sower", "K", "", on_play=Optional(sowing))
    game = table(**REVISED, fields={P1: "c3"}, goods={P1: "1 grain 1 food"})
    game.players[P1].hand = (sower,)
    play(with_cards(game, gleaner), "place Lessons", "sow grain")
    assert game.goods(P1) == ("1 wood" if unrestricted else "nothing")


# -- travelling cards -----------------------------------------------------------------------------


def test_a_travelling_card_may_be_played_by_several_in_one_work_phase(table: Table) -> None:
    goods = {P1: "1 grain", P2: "1 grain"}
    game = table(**REVISED, round=4, cards=("Major Improvement",), hand={P1: ("Market Stall",)}, goods=goods)
    play(game, "place Meeting Place", "play Market Stall", "place Major Improvement")
    assert (game.goods(P1), game.goods(P2), in_hand(game, P1)) == ("1 vegetable", "1 vegetable", ["Market Stall"])


def test_a_travelling_card_leaves_the_game_of_who_plays_alone(table: Table) -> None:
    game = table(**REVISED, seats=1, hand={P1: ("Market Stall",)}, goods={P1: "1 grain"})
    play(game, "place Meeting Place", "play Market Stall")
    assert (names(game, P1), in_hand(game, P1)) == ([], [])
