"""Minor improvements of deck A of the revised edition, B to L."""

import pytest

from farmyard import scores
from farmyard.agricola.position import P1, P2
from farmyard.agricola.state.card import minor
from farmyard.agricola.words.shelter import Holds
from helpers import Table, choices, for_sale, in_hand, keeps, play, promised, with_cards

# -- Basket ---------------------------------------------------------------------------------------


def test_basket_puts_2_wood_back_after_the_use(table: Table) -> None:
    game = table(played={P1: ("Basket",)}, goods={P1: "0 food"})
    play(game, "place Forest", "take 3 food for 2 wood left behind")
    assert game.goods(P1) == "1 wood 3 food"


@pytest.mark.ruling("Basket", "before any is put back")
def test_wood_is_counted_before_basket_puts_it_back(table: Table) -> None:
    game = table(played={P1: ("Basket", "Wood Cutter")}, goods={P1: "0 food"}, spaces={"Forest": "1 wood"})
    play(game, "place Forest", "take 3 food for 2 wood left behind")
    assert game.goods(P1) == "3 food"


# -- Big Country ----------------------------------------------------------------------------------

USED = {"fields": {P1: "b2 b3 b4 b5 a2 a3 a4 a5 c2 c3 c4 c5"}, "stables": {P1: "a1"}}


@pytest.mark.ruling("Big Country", "A cell is used")
def test_big_country_pays_for_each_round_left(table: Table) -> None:
    game = table(round=11, hand={P1: ("Big Country",)}, goods={P1: "0 food"}, **USED)
    before = scores(game)[P1]
    play(game, "place Meeting Place", "play Big Country")
    assert (game.goods(P1), scores(game)[P1] - before) == ("6 food", 3)


@pytest.mark.ruling("Big Country", "in round 14")
def test_big_country_brings_nothing_in_the_last_round(table: Table) -> None:
    game = table(round=14, hand={P1: ("Big Country",)}, goods={P1: "0 food"}, **USED)
    before = scores(game)[P1]
    play(game, "place Meeting Place", "play Big Country")
    assert (game.goods(P1), scores(game)[P1] - before) == ("nothing", 0)


def test_big_country_needs_every_cell(table: Table) -> None:
    game = table(hand={P1: ("Big Country",)})
    game.play("place Meeting Place")
    assert "play Big Country" not in game.options


# -- Canoe ----------------------------------------------------------------------------------------


def test_canoe_adds_food_and_reed_to_fishing(table: Table) -> None:
    game = table(played={P1: ("Canoe",)}, goods={P1: "0 food"}, spaces={"Fishing": "2 food"})
    game.play("place Fishing")
    assert game.goods(P1) == "1 reed 3 food"


# -- Clay Embankment ------------------------------------------------------------------------------


@pytest.mark.parametrize(("clay", "after"), [(1, 1), (5, 7), (6, 9)])
def test_clay_embankment_adds_half_the_clay(table: Table, clay: int, after: int) -> None:
    game = table(hand={P1: ("Clay Embankment",)}, goods={P1: f"{clay} clay 1 food"})
    play(game, "place Meeting Place", "play Clay Embankment")
    assert game.goods(P1) == f"{after} clay"
    assert in_hand(game, P2) == ["Clay Embankment"]


# -- Corn Scoop -----------------------------------------------------------------------------------


def test_corn_scoop_adds_a_grain_to_grain_seeds(table: Table) -> None:
    game = table(played={P1: ("Corn Scoop",)}, goods={P1: "0 food"})
    game.play("place Grain Seeds")
    assert game.goods(P1) == "2 grain"


# -- Drinking Trough ------------------------------------------------------------------------------


@pytest.mark.ruling("Drinking Trough", "after stables have doubled")
@pytest.mark.parametrize(("stables", "sheep"), [("", 6), ("c5", 10)])
def test_drinking_trough_adds_2_places_to_each_pasture(table: Table, stables: str, sheep: int) -> None:
    game = table(played={P1: ("Drinking Trough",)}, pastures={P1: ("c4 c5",)}, stables={P1: stables})
    assert keeps(game, sheep, 1, 0)
    assert not keeps(game, sheep + 1, 1, 0)


@pytest.mark.ruling("Drinking Trough", "no pastures")
def test_drinking_trough_does_nothing_for_stables_and_cards(table: Table) -> None:
    yard = minor("Yard", "revised-A", "", number="000", changes=(Holds(1),))
    game = with_cards(table(played={P1: ("Drinking Trough",)}, stables={P1: "c5"}), yard)
    assert keeps(game, 3, 0, 0)
    assert not keeps(game, 4, 0, 0)


# -- Dutch Windmill -------------------------------------------------------------------------------

MILL = {"played": {P1: ("Dutch Windmill",)}, "majors": {P1: ("Stone Oven",)}, "goods": {P1: "2 grain"}}


@pytest.mark.ruling("Dutch Windmill", "however much grain")
@pytest.mark.parametrize("round", range(4, 15))
def test_dutch_windmill_adds_food_in_rounds_after_a_harvest(table: Table, round: int) -> None:
    game = table(round=round, cards=("Grain Utilization",), **MILL)
    play(game, "place Grain Utilization", "bake 2 grain")
    assert game.goods(P1) == ("11 food" if round in (5, 8, 10, 12, 14) else "8 food")


@pytest.mark.ruling("Dutch Windmill", "what lets you bake")
def test_dutch_windmill_adds_food_to_the_baking_of_a_new_oven(table: Table) -> None:
    farm = {"goods": {P1: "3 clay 1 stone 1 grain"}, "played": {P1: ("Dutch Windmill",)}}
    game = table(round=5, cards=("Major Improvement",), **farm)
    play(game, "place Major Improvement", "build Clay Oven", "bake 1 grain")
    assert game.goods(P1) == "8 food"


# -- Handplow -------------------------------------------------------------------------------------


@pytest.mark.ruling("Handplow", "gone")
@pytest.mark.parametrize(("round", "plows"), [(2, False), (3, True)])
def test_handplow_has_one_chance_five_rounds_later(table: Table, round: int, plows: bool) -> None:
    """What may be done when round 8 begins, if the card was played in round 2 or 3."""
    game = table(round=round, hand={P1: ("Handplow",)}, goods={P1: "1 wood 20 food"})
    play(game, "place Meeting Place", "play Handplow")
    while game.round < 8:
        game.play("done" if "done" in game.options else game.options[0])
    assert any(option.startswith("plow") for option in choices(game)) == plows
    assert ("done" in choices(game)) == plows


@pytest.mark.ruling("Handplow", "after round 9")
def test_handplow_comes_too_late_after_round_9(table: Table) -> None:
    game = table(round=10, hand={P1: ("Handplow",)}, goods={P1: "1 wood 20 food"})
    play(game, "place Meeting Place", "play Handplow")
    assert promised(game, P1) == {}


# -- Junk Room ------------------------------------------------------------------------------------


def test_junk_room_pays_for_itself_too(table: Table) -> None:
    game = table(hand={P1: ("Junk Room",)}, goods={P1: "1 wood 1 clay"})
    play(game, "place Meeting Place", "play Junk Room")
    assert game.goods(P1) == "1 food"


@pytest.mark.ruling("Junk Room", "pass on count")
def test_junk_room_pays_for_majors_and_passing_cards(table: Table) -> None:
    room = {"played": {P1: ("Junk Room",)}, "cards": ("Major Improvement",)}
    game = table(round=4, goods={P1: "1 wood 3 stone"}, **room)
    game.play("place Major Improvement")
    assert (for_sale(game).count("Well"), game.goods(P1)) == (0, "1 food")
    game = table(round=4, hand={P1: ("Shifting Cultivation",)}, goods={P1: "2 food"}, **room)
    play(game, "place Meeting Place", "play Shifting Cultivation", "plow c3")
    assert game.goods(P1) == "1 food"
    game = table(round=4, hand={P1: ("Shifting Cultivation",)}, goods={P1: "1 food"}, **room)
    game.play("place Meeting Place")
    assert "play Shifting Cultivation" not in game.options


# -- Large Greenhouse -----------------------------------------------------------------------------


def test_large_greenhouse_lays_vegetables_on_rounds(table: Table) -> None:
    greenhouse = {"hand": {P1: ("Large Greenhouse",)}, "goods": {P1: "2 wood"}}
    for round, rounds in ((5, (9, 12, 14)), (6, (10, 13)), (11, ())):
        game = table(round=round, played={P1: ("Priest", "Grocer")}, **greenhouse)
        play(game, "place Meeting Place", "play Large Greenhouse")
        assert promised(game, P1) == dict.fromkeys(rounds, "1 vegetable")
    game = table(played={P1: ("Priest",)}, **greenhouse)
    game.play("place Meeting Place")
    assert "play Large Greenhouse" not in game.options


# -- Lumber Mill ----------------------------------------------------------------------------------


def test_lumber_mill_saves_a_wood_on_improvements(table: Table) -> None:
    farm = {"played": {P1: ("Lumber Mill",)}, "goods": {P1: "3 stone"}, "hand": {P1: ("Corn Scoop", "Canoe")}}
    game = table(cards=("Major Improvement",), **farm)
    play(game, "place Major Improvement", "build Well")
    assert game.goods(P1) == "nothing"
    game = table(**farm)
    play(game, "place Meeting Place", "play Corn Scoop")
    assert game.goods(P1) == "3 stone"


@pytest.mark.ruling("Lumber Mill", "cost what they cost")
def test_lumber_mill_saves_nothing_on_rooms_stables_and_fences(table: Table) -> None:
    mill = {"played": {P1: ("Lumber Mill",)}}
    game = table(**mill, goods={P1: "7 wood 2 reed"})
    play(game, "place Farm Expansion", "room a1", "stable c5")
    assert game.goods(P1) == "nothing"
    game = table(round=4, cards=("Fencing",), **mill, goods={P1: "2 wood"})
    assert "place Fencing" not in game.options


@pytest.mark.parametrize("jobs", [3, 4])
def test_lumber_mill_needs_at_most_3_occupations(table: Table, jobs: int) -> None:
    played = {P1: ("Priest", "Grocer", "Conjurer", "Harpooner")[:jobs]}
    game = table(hand={P1: ("Lumber Mill",)}, played=played, goods={P1: "2 stone"})
    game.play("place Meeting Place")
    assert ("play Lumber Mill" in game.options) == (jobs == 3)
