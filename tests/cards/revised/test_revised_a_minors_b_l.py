"""Minor improvements of deck A of the revised edition, B to L."""

import pytest

from farmyard import scores
from farmyard.agricola.position import P1, P2
from farmyard.agricola.state.card import minor
from farmyard.agricola.state.doors import Plot
from farmyard.agricola.state.goods import VEGETABLE, WOOD
from farmyard.agricola.words.shelter import Holds
from helpers import (
    Table,
    choices,
    count_of,
    crops,
    for_sale,
    in_hand,
    keeps,
    on_plots,
    plant_on_cards,
    play,
    promise,
    promised,
    told,
    with_cards,
)

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


# -- Claypipe -------------------------------------------------------------------------------------

PIPE = {"played": {P1: ("Claypipe",)}, "goods": {P1: "0 food"}}


@pytest.mark.parametrize(("wood", "food"), [(6, 2), (5, 0)])
def test_claypipe_rewards_7_building_resources(table: Table, wood: int, food: int) -> None:
    game = table(**PIPE, spaces={"Forest": f"{wood} wood"})
    play(game, "place Forest", "place Fishing", "place Clay Pit", "place Grain Seeds")
    assert (game.round, count_of(game, "food")) == (2, food)


@pytest.mark.ruling("Claypipe", "what you have spent")
def test_claypipe_does_not_mind_what_is_spent(table: Table) -> None:
    game = table(**PIPE, spaces={"Forest": "7 wood"})
    play(game, "place Forest", "place Fishing", "place Farm Expansion", "stable c5", "done", "place Grain Seeds")
    assert game.goods(P1) == "5 wood 2 food"


@pytest.mark.ruling("Claypipe", "when the round begins")
def test_claypipe_leaves_out_what_comes_when_the_round_begins(table: Table) -> None:
    game = table(**PIPE, spaces={"Forest": "1 wood"})
    promise(game, 2, "9 stone")
    play(game, "place Grain Seeds", "place Fishing", "place Day Laborer", "place Reed Bank")
    play(game, "place Clay Pit", "place Fishing", "place Grain Seeds", "place Reed Bank")
    assert (game.round, count_of(game, "food")) == (3, 2)


def test_claypipe_counts_what_came_before_it_was_played(table: Table) -> None:
    game = table(hand={P1: ("Claypipe",)}, goods={P1: "1 clay"}, spaces={"Forest": "7 wood"})
    play(game, "place Forest", "place Fishing", "place Meeting Place", "play Claypipe", "place Grain Seeds")
    assert game.goods(P1) == "7 wood 2 food"


def test_claypipe_lets_resources_be_made_before_people_go_home(table: Table) -> None:
    game = table(played={P1: ("Claypipe", "Hard Porcelain")}, goods={P1: "2 clay 0 food"}, spaces={"Forest": "6 wood"})
    play(game, "place Grain Seeds", "place Fishing", "place Forest", "place Clay Pit", "convert 2 clay into stone")
    assert (game.round, game.goods(P1)) == (2, "6 wood 1 stone 1 grain 2 food")


# -- Clearing Spade -------------------------------------------------------------------------------

SPADE = {"played": {P1: ("Clearing Spade",)}, "fields": {P1: "c3 c4 c5"}}


def test_clearing_spade_moves_a_crop_to_an_empty_field(table: Table) -> None:
    game = table(**SPADE, crops={P1: {"c3": "3 grain", "c4": "2 vegetable"}})
    game.play("use Clearing Spade")
    assert choices(game) == ["move 1 grain from c3 to c5", "move 1 vegetable from c4 to c5"]
    game.play("move 1 vegetable from c4 to c5")
    assert crops(game, P1) == ["3 grain", "1 vegetable", "1 vegetable"]
    assert "use Clearing Spade" not in game.options


@pytest.mark.ruling("Clearing Spade", "again and again")
def test_clearing_spade_may_be_used_again(table: Table) -> None:
    game = table(**SPADE, crops={P1: {"c3": "3 grain"}})
    play(game, "use Clearing Spade", "use Clearing Spade")
    assert crops(game, P1) == ["1 grain", "1 grain", "1 grain"]


@pytest.mark.ruling("Clearing Spade", "Wood and stone are no crops")
def test_clearing_spade_moves_no_wood(table: Table) -> None:
    copse = minor("Copse", "revised-A", "", number="000", plots=(Plot(WOOD), Plot(WOOD)))
    game = with_cards(table(**SPADE), copse)
    plant_on_cards(game, "3 wood")
    play(game, "place Fishing", "place Forest")
    assert "use Clearing Spade" not in game.options


@pytest.mark.ruling("Clearing Spade", "must be one for it")
@pytest.mark.parametrize(("crop", "moved"), [("2 vegetable", True), ("3 grain", False)])
def test_clearing_spade_fills_a_field_on_a_card(table: Table, crop: str, moved: bool) -> None:
    patch = minor("Patch", "revised-A", "", number="000", plots=(Plot(VEGETABLE),))
    game = with_cards(table(played=SPADE["played"], fields={P1: "c3"}, crops={P1: {"c3": crop}}), patch)
    assert ("use Clearing Spade" in game.options) == moved
    if moved:
        game.play("use Clearing Spade")
        assert on_plots(game) == ["1 vegetable"]


@pytest.mark.ruling("Clearing Spade", "right before a harvest")
@pytest.mark.parametrize("round", [3, 4])
def test_clearing_spade_asks_before_a_harvest(table: Table, round: int) -> None:
    people = {"at_home": {P1: 1, P2: 0}, "crops": {P1: {"c3": "3 grain"}}, "goods": {P1: "4 food", P2: "4 food"}}
    game = table(round=round, **SPADE, **people)
    game.play("place Clay Pit")
    assert (choices(game) == ["use Clearing Spade", "done"]) == (round == 4)
    if round == 4:
        play(game, "use Clearing Spade", "done")
        assert crops(game, P1) == ["1 grain"]


@pytest.mark.ruling("Clearing Spade", "neither sowing nor harvesting")
def test_moving_a_crop_brings_nothing_to_the_supply(table: Table) -> None:
    game = table(**SPADE, crops={P1: {"c3": "3 grain"}}, goods={P1: "1 grain"})
    assert told(game, "use Clearing Spade") == [(P1, "uses Clearing Spade")]
    assert game.goods(P1) == "1 grain"


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
