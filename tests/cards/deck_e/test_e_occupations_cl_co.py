"""Occupations of deck E, Cl to Co."""

import pytest

from farmyard.agricola.position import P1, P2
from farmyard.agricola.state.game import FEEDING, FIELD, PREPARATION
from farmyard.agricola.state.goods import goods
from helpers import Table, farm, play, promised, tally

# -- Clay Deliveryman -----------------------------------------------------------------------------


def test_clay_deliveryman_lays_clay_on_later_rounds_alone(table: Table) -> None:
    game = table(round=7, goods={P1: "0 food"}, hand={P1: ("Clay Deliveryman", "Carpenter")})
    game.play("place Occupation")
    game.play("play Clay Deliveryman")
    assert [promised(game, P1).get(round) for round in (7, 8, 14)] == [None, "1 clay", "1 clay"]


def test_clay_deliveryman_lays_clay_on_rounds_6_to_14(table: Table) -> None:
    game = table(round=2, hand={P1: ("Clay Deliveryman",)})
    game.play("place Occupation")
    assert list(promised(game, P1)) == list(range(6, 15))


@pytest.mark.ruling("Clay Deliveryman", "nothing for the current round")
def test_clay_deliveryman_lays_nothing_on_this_and_past_rounds(table: Table) -> None:
    game = table(round=12, hand={P1: ("Clay Deliveryman",)})
    game.play("place Occupation")
    assert list(promised(game, P1)) == [13, 14]


def test_clay_is_taken_when_its_round_begins(table: Table) -> None:
    game = table(round=5, hand={P1: ("Clay Deliveryman",)}, goods={P1: "0 food"})
    for choice in ("Occupation", "Day Laborer", "Fishing", "1 Reed"):
        game.play(f"place {choice}")
    assert game.goods(P1) == "1 clay 1 food"


# -- Clay Firer -----------------------------------------------------------------------------------


def test_clay_firer_turns_clay_into_stone_any_number_of_times(table: Table) -> None:
    game = table(played={P1: ("Clay Firer",)}, goods={P1: "9 clay"})
    game.play("convert 3 clay into 2 stone")
    game.play("convert 3 clay into 2 stone")
    game.play("convert 2 clay into 1 stone")
    assert game.goods(P1) == "1 clay 5 stone"
    assert not [option for option in game.options if option.startswith("convert")]


# -- Clay Mixer -----------------------------------------------------------------------------------


def test_clay_mixer_gets_two_more_clay(table: Table) -> None:
    game = table(played={P1: ("Clay Mixer",)}, goods={P1: "0 food"})
    game.play("place 1 Clay")
    assert game.goods(P1) == "3 clay"


@pytest.mark.ruling("Clay Mixer", "Take 1 Resource")
def test_clay_mixer_works_when_clay_is_chosen(table: Table) -> None:
    game = table(seats=3, played={P1: ("Clay Mixer",)}, goods={P1: "0 food"}, people={P1: 3})
    game.play("place Take 1 Resource")
    game.play("take 1 clay")
    assert game.goods(P1) == "3 clay"


@pytest.mark.ruling("Clay Mixer", "empty clay space")
def test_clay_mixer_needs_clay_on_the_space(table: Table) -> None:
    assert "place 1 Clay" not in table(played={P1: ("Clay Mixer",)}, spaces={"1 Clay": "0 clay"}).options


@pytest.mark.ruling("Clay Mixer", "Clay from cards")
def test_clay_mixer_ignores_clay_from_cards(table: Table) -> None:
    game = table(played={P1: ("Clay Mixer", "Dock Worker")}, goods={P1: "2 reed"})
    game.play("convert 2 reed into 1 clay")
    assert game.goods(P1) == "1 clay"


@pytest.mark.ruling("Clay Mixer", "other goods that your cards give do not matter")
def test_clay_mixer_works_although_a_card_gives_other_goods(table: Table) -> None:
    game = table(hand={P1: ("Fence Builder",)}, played={P1: ("Clay Mixer", "Farmer")}, goods={P1: "4 wood 1 food"})
    for choice in ("place Occupation", "place a fence on 1 Clay", "place Fishing", "place 1 Clay", "enclose a5"):
        game.play(choice)
    assert game.goods(P1) == "3 clay 1 boar"


@pytest.mark.ruling("Clay Mixer", "Clay from cards does not count")
def test_clay_mixer_ignores_clay_from_building_material(table: Table) -> None:
    game = table(played={P1: ("Clay Mixer",)}, hand={P1: ("Building Material",)}, goods={P1: "0 food"})
    for choice in ("place Starting Player", "play Building Material", "take 1 clay"):
        game.play(choice)
    assert game.goods(P1) == "1 clay"


@pytest.mark.ruling("Clay Mixer", "goods that cards have laid on the space")
def test_clay_mixer_ignores_the_wood_that_a_card_has_laid_there(table: Table) -> None:
    game = table(phase=PREPARATION, played={P1: ("Clay Mixer", "Wood Distributor")}, goods={P1: "0 food"})
    game.play("use Wood Distributor")
    game.play("place 1 Clay")
    assert game.goods(P1) == "2 wood 4 clay"


@pytest.mark.ruling("Clay Mixer", "goods that cards have laid on the space")
def test_clay_mixer_ignores_the_food_of_the_foreman(table: Table) -> None:
    game = table(seats=4, round=2, phase=PREPARATION, played={P1: ("Foreman", "Clay Mixer")}, goods={P1: "0 food"})
    play(game, "place 1 food on 1 Clay", "place 1 Clay")
    assert game.goods(P1) == "4 clay 1 food"


@pytest.mark.parametrize("space", ["Reed, Stone and Wood", "1 Reed", "Day Laborer"])
def test_clay_mixer_ignores_other_spaces(table: Table, space: str) -> None:
    game = table(seats=5, played={P1: ("Clay Mixer",)}, goods={P1: "0 food"})
    game.play(f"place {space}")
    assert "clay" not in game.goods(P1)


# -- Clay Seller ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("give", "gain"),
    [("2 clay", "1 sheep"), ("2 clay", "1 reed"), ("3 clay", "1 boar"), ("3 clay", "1 stone"), ("4 clay", "1 cattle")],
)
def test_clay_seller_sells_clay(table: Table, give: str, gain: str) -> None:
    game = table(played={P1: ("Clay Seller",)}, goods={P1: give})
    game.play(f"convert {give} into {gain}")
    assert game.goods(P1) == gain


@pytest.mark.ruling("Clay Seller", "cooked at once")
def test_animal_from_the_clay_seller_is_cooked_at_once(table: Table) -> None:
    fireplace = {P1: ("Fireplace (2 clay)",)}
    game = table(played={P1: ("Clay Seller",)}, majors=fireplace, goods={P1: "2 clay 1 cattle"})
    game.play("convert 2 clay into 1 sheep")
    game.play("keep 1 cattle")
    assert game.goods(P1) == "2 food 1 cattle"


def test_payment_finds_food_in_clay_that_becomes_a_sheep(table: Table) -> None:
    fireplace = {P1: ("Fireplace (2 clay)",)}
    game = table(played={P1: ("Clay Seller",)}, majors=fireplace, goods={P1: "2 clay"}, hand={P1: ("Carpenter",)})
    game.play("place Occupation")
    assert game.goods(P1) == "1 food"


def test_boar_bought_with_clay_to_pay_counts_as_cooked(table: Table) -> None:
    cards = {P1: ("Clay Seller", "Brush Maker")}
    hearth = {P1: ("Cooking Hearth (4 clay)",)}
    game = table(seats=3, played=cards, majors=hearth, goods={P1: "3 clay"}, hand={P1: ("Carpenter",)})
    game.play("place Second Occupation")
    game.play("pay 2 food from 3 clay")
    assert tally(game, P1, "Brush Maker").goods == goods("1 boar")
    assert game.goods(P1) == "1 food"


@pytest.mark.ruling("Clay Seller", "cooked at once")
@pytest.mark.parametrize(("sale", "food"), [("3 clay into 1 boar", 2), ("4 clay into 1 cattle", 3)])
def test_animal_bought_with_clay_is_cooked_without_a_place(table: Table, sale: str, food: int) -> None:
    game = table(played={P1: ("Clay Seller",)}, majors={P1: ("Fireplace (2 clay)",)},
                 goods={P1: f"{sale[:6]} 1 sheep"})  # fmt: skip
    game.play(f"convert {sale}")
    game.play("keep 1 sheep")
    assert game.goods(P1) == f"{food} food 1 sheep"


# -- Conjurer -------------------------------------------------------------------------------------


def test_conjurer_gets_grain_with_traveling_players(table: Table) -> None:
    game = table(seats=4, played={P1: ("Conjurer",)}, goods={P1: "0 food"}, spaces={"Traveling Players": "3 food"})
    game.play("place Traveling Players")
    assert game.goods(P1) == "1 grain 3 food"


def test_conjurer_gets_grain_on_the_shared_space_only_with_the_food(table: Table) -> None:
    space = "Room or Traveling Players"
    game = table(seats=5, played={P1: ("Conjurer",)}, goods={P1: "5 wood 2 reed"})
    game.play(f"place {space}")
    building = game.clone()
    game.play("take 1 food")
    building.play("room a1")
    assert game.goods(P1) == "5 wood 2 reed 1 grain 1 food"
    assert building.goods(P1) == "nothing"


# -- Conservator ----------------------------------------------------------------------------------


@pytest.mark.ruling("Conservator", "usually costs")
def test_conservator_renovates_straight_to_stone_at_the_usual_price(table: Table) -> None:
    game = table(round=5, played={P1: ("Conservator",)}, goods={P1: "2 stone 1 reed"},
                 cards=("Renovation and Improvement",))  # fmt: skip
    game.play("place Renovation and Improvement")
    assert farm(game).house == "stone house"
    assert game.goods(P1) == "nothing"


def test_conservator_may_still_renovate_to_clay(table: Table) -> None:
    game = table(round=5, played={P1: ("Conservator",)}, goods={P1: "2 stone 2 clay 1 reed"},
                 cards=("Renovation and Improvement",))  # fmt: skip
    game.play("place Renovation and Improvement")
    assert game.options[:2] == ["renovate", "renovate to a stone house"]
    game.play("renovate")
    assert farm(game).house == "clay hut"


@pytest.mark.ruling("Conservator", "Builder's Trowel")
def test_conservator_does_not_let_the_trowel_reach_stone(table: Table) -> None:
    cards = {P1: ("Conservator", "Builder's Trowel")}
    assert "use Builder's Trowel" not in table(played=cards, goods={P1: "2 stone 1 reed"}).options
    game = table(played=cards, goods={P1: "2 stone 2 clay 1 reed"})
    game.play("use Builder's Trowel")
    assert game.goods(P1) == "2 stone"


RENOVATE = "place Renovation and Improvement"


@pytest.mark.ruling("Conservator", "1 stone for each room and 1 reed")
def test_conservator_pays_a_stone_for_each_room(table: Table) -> None:
    setting = {"round": 5, "played": {P1: ("Conservator",)}, "rooms": {P1: "a1 b1 c1"},
               "cards": ("Renovation and Improvement",)}  # fmt: skip
    assert RENOVATE not in table(**setting, goods={P1: "2 stone 1 reed"}).options
    assert RENOVATE not in table(**setting, goods={P1: "3 stone"}).options
    game = table(**setting, goods={P1: "3 stone 1 reed"})
    game.play(RENOVATE)
    assert game.goods(P1) == "nothing"


@pytest.mark.ruling("Conservator", "neither the Stone Breaker")
def test_conservator_does_not_let_the_stone_breaker_begin_with_a_wooden_hut(table: Table) -> None:
    setting = {"played": {P1: ("Conservator", "Stone Breaker")}, "goods": {P1: "2 stone 2 clay 1 reed"}}
    assert "use Stone Breaker" not in table(**setting).options
    assert "use Stone Breaker" in table(**setting, house={P1: "clay hut"}).options


@pytest.mark.ruling("Conservator", "It takes an action to renovate")
def test_conservator_takes_an_action_to_renovate(table: Table) -> None:
    game = table(played={P1: ("Conservator",)}, goods={P1: "9 stone 9 clay 9 reed"})
    assert not [option for option in game.options if not option.startswith("place")]


@pytest.mark.ruling("Conservator", "Clay Hut Builder")
def test_conservator_brings_in_the_clay_hut_builder(table: Table) -> None:
    game = table(round=5, played={P1: ("Conservator", "Clay Hut Builder")}, goods={P1: "2 stone 1 reed"},
                 cards=("Renovation and Improvement",))  # fmt: skip
    for space in ("Renovation and Improvement", "Day Laborer", "Fishing", "1 Reed"):
        game.play(f"place {space}")
    assert game.round == 6
    assert game.goods(P1) == "2 clay 1 food"


# -- Cook -----------------------------------------------------------------------------------------


@pytest.mark.ruling("Cook", "Newborns")
@pytest.mark.parametrize(
    ("people", "newborns", "left"), [(2, 0, 8), (3, 0, 7), (3, 1, 7), (5, 0, 5), (5, 1, 5), (5, 2, 5)]
)
def test_cook_feeds_two_with_two_food_and_the_others_with_one(
    table: Table, people: int, newborns: int, left: int
) -> None:
    game = table(phase=FEEDING, played={P1: ("Cook",)}, people={P1: people}, newborns={P1: newborns},
                 goods={P1: "12 food 1 grain", P2: "9 food 1 grain"})  # fmt: skip
    game.play("feed")
    assert game.goods(P1) == f"1 grain {left} food"


@pytest.mark.ruling("Cook", "moment 6 of the harvest")
def test_cook_lets_a_family_be_fed_without_begging(table: Table) -> None:
    situation = {"phase": FIELD, "people": {P1: 4}, "rooms": {P1: "a1 b1 c1 a2"}, "goods": {P1: "6 food", P2: "4 food"}}
    cook, without = table(played={P1: ("Cook",)}, **situation), table(**situation)
    assert [farm(game).begging for game in (cook, without)] == [0, 2]
    assert cook.goods(P1) == "nothing"


@pytest.mark.ruling("Cook", "moment 6 of the harvest")
def test_cook_does_not_feed_before_the_baker_has_baked(table: Table) -> None:
    game = table(phase=FEEDING, played={P1: ("Cook", "Baker")}, majors={P1: ("Clay Oven",)}, people={P1: 3},
                 goods={P1: "1 grain", P2: "4 food"})  # fmt: skip
    game.play("bake 1 grain")
    assert game.goods(P1) == "nothing"
    assert farm(game).begging == 0
