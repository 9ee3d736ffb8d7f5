"""Minor improvements of deck K, A to B."""

import pytest

from farmyard import Agricola
from farmyard.agricola.content.catalogue import card_named
from farmyard.agricola.position import P1, P2
from farmyard.agricola.rules.scoring import score
from farmyard.agricola.state.game import FEEDING, PREPARATION
from farmyard.kernel.errors import IllegalChoice
from helpers import (
    Table,
    can_play,
    crops,
    deciding,
    farm,
    for_sale,
    in_hand,
    names,
    on_plots,
    plant_on_cards,
    play,
    play_minor,
    rounds_with,
    ways_to_pay,
    worth,
)
from situations import JOBS, sow, sown

# -- Acreage --------------------------------------------------------------------------------------


@pytest.mark.ruling("Acreage", "may be used for this card alone")
def test_acreage_is_sown_with_grain_on_two_fields(table: Table) -> None:
    game = table(cards=("Sow and Bake",), played={P1: ("Acreage",)}, goods={P1: "3 grain 1 vegetable"})
    game.play("place Sow and Bake")
    assert game.options[:2] == ["sow grain on Acreage", "done"]
    game.play("sow grain on Acreage")
    assert on_plots(game) == ["3 grain"] * 2
    assert deciding(game) == P2


def test_acreage_may_be_sown_in_part_and_is_harvested(table: Table) -> None:
    played = {P1: ("Acreage",)}
    game = table(round=4, cards=("Sow and Bake",), played=played, goods={P1: "2 grain"}, at_home={P1: 1, P2: 0})
    sow(game, "done")
    assert on_plots(game) == ["2 grain", "nothing"]
    assert game.goods(P1) == "2 grain"


@pytest.mark.ruling("Acreage", "It is no field when fields are scored")
def test_acreage_is_no_field_in_the_scoring_but_its_grain_counts(table: Table) -> None:
    game = table(played={P1: ("Acreage",)})
    assert score(game, P1) == score(table(), P1)
    plant_on_cards(game, "3 grain", "1 grain")
    assert score(game, P1) - score(table(), P1) == 3


@pytest.mark.ruling("Acreage", "Each of the two that holds grain is a grain field")
@pytest.mark.ruling("Sleeping Corner", "Only fields with grain on them count")
@pytest.mark.parametrize(("planted", "playable"), [(1, False), (2, True)])
def test_acreage_is_a_grain_field_for_each_part_with_grain(table: Table, planted: int, playable: bool) -> None:
    game = table(played={P1: ("Acreage",)}, hand={P1: ("Sleeping Corner",)}, goods={P1: "1 wood"})
    plant_on_cards(game, *["1 grain"] * planted)
    assert can_play(game, "Sleeping Corner") == playable


@pytest.mark.ruling("Acreage", "What adds grain to a sown field")
def test_acreage_gains_from_liquid_manure_and_the_smallholder(table: Table) -> None:
    played = {P1: ("Acreage", "Liquid Manure", "Smallholder")}
    game = table(cards=("Sow and Bake",), played=played, goods={P1: "1 grain"})
    sow(game)
    game.play("use Smallholder")
    assert on_plots(game) == ["5 grain", "nothing"]


def test_acreage_is_two_fields_for_the_fieldsman(table: Table) -> None:
    game = table(cards=("Sow and Bake",), played={P1: ("Acreage", "Fieldsman")}, goods={P1: "2 grain"})
    sow(game, "sow grain on Acreage")
    assert on_plots(game) == ["4 grain"] * 2


@pytest.mark.ruling("Acreage", "The Harvest Helper may take grain")
def test_acreage_feeds_the_harvest_helper(table: Table) -> None:
    played = {P1: ("Acreage",), P2: ("Harvest Helper",)}
    game = table(seats=3, phase=PREPARATION, round=4, played=played)
    plant_on_cards(game, "3 grain", "3 grain")
    while not [option for option in game.options if "Acreage" in option]:
        game.play(game.options[0])
    game.play("take 1 grain from Acreage 2 of player 1")
    assert on_plots(game) == ["2 grain", "1 grain"]


def test_acreage_needs_an_occupation(table: Table) -> None:
    assert not can_play(table(hand={P1: ("Acreage",)}), "Acreage")
    assert can_play(table(hand={P1: ("Acreage",)}, played={P1: JOBS[:1]}), "Acreage")


@pytest.mark.ruling("Acreage", "The two may be sown at different times")
def test_acreage_may_be_sown_one_half_after_the_other(table: Table) -> None:
    game = table(cards=("Sow and Bake",), played={P1: ("Acreage",)}, goods={P1: "1 grain"})
    plant_on_cards(game, "2 grain")
    game.play("place Sow and Bake")
    assert crops(game, P1) == ["2 grain", "3 grain"]


@pytest.mark.ruling("Acreage", "What adds grain to a sown field")
@pytest.mark.parametrize(("card", "crop"), [("Liquid Manure", 4), ("Fieldsman", 5), ("Smallholder", 4)])
def test_acreage_holds_what_cards_add_to_grain(table: Table, card: str, crop: int) -> None:
    assert crops(sown(table, "Acreage", card, goods={P1: "1 grain"}), P1) == [f"{crop} grain"]


@pytest.mark.ruling("Acreage", "Each of the two that holds grain")
def test_both_halves_of_the_acreage_are_planted_fields(table: Table) -> None:
    farm = {"hand": {P1: ("Animal Feed",)}, "crops": {P1: {"a4": "1 grain", "a5": "1 grain"}}}
    game = table(played={P1: ("Acreage",)}, **farm)
    plant_on_cards(game, *["1 grain"] * 2)
    assert can_play(game, "Animal Feed")


# -- Bakehouse ------------------------------------------------------------------------------------


def test_bakehouse_replaces_an_oven_and_bakes_at_once(table: Table) -> None:
    game = table(majors={P1: ("Stone Oven",)}, hand={P1: ("Bakehouse",)}, goods={P1: "3 stone 2 grain"})
    play_minor(game, "Bakehouse")
    game.play("bake 2 grain")
    assert game.goods(P1) == "10 food"
    assert "Stone Oven" in for_sale(game)


@pytest.mark.ruling("Bakehouse", "The baking when it is played")
def test_bakehouse_bakes_with_every_improvement_when_played(table: Table) -> None:
    majors = {P1: ("Clay Oven", "Stone Oven")}
    game = table(majors=majors, hand={P1: ("Bakehouse",)}, goods={P1: "3 stone 4 grain"})
    play_minor(game, "Bakehouse")
    game.play("return Clay Oven and pay 3 stone")
    game.play("bake 4 grain")
    assert game.goods(P1) == "18 food"


@pytest.mark.ruling("Bakehouse", "it is no oven itself")
def test_bakehouse_is_no_oven(table: Table) -> None:
    assert not can_play(table(played={P1: ("Bakehouse",)}, hand={P1: ("Baker's Oven",)}), "Baker's Oven")


def test_charcoal_burner_reacts_to_bakehouse_and_cooking_hearth(table: Table) -> None:
    majors = {P1: ("Clay Oven", "Fireplace (2 clay)")}
    for name in ("Bakehouse", "Cooking Hearth"):
        game = table(majors=majors, hand={P1: (name,)}, played={P1: ("Charcoal Burner",)}, goods={P1: "3 stone"})
        play_minor(game, name)
        assert "1 wood" in game.goods(P1)


# -- Beehive --------------------------------------------------------------------------------------


@pytest.mark.ruling("Beehive", "Major and minor improvements count alike")
def test_beehive_lays_two_food_on_even_rounds(table: Table) -> None:
    game = table(round=4, hand={P1: ("Beehive",)}, played={P1: (*JOBS[:3], "Manger")}, majors={P1: ("Pottery",)})
    play_minor(game, "Beehive")
    assert rounds_with(game, P1, "2 food") == [6, 8, 10, 12, 14]


@pytest.mark.ruling("Beehive", "only those that lie in front of you")
def test_beehive_needs_two_improvements_and_three_occupations(table: Table) -> None:
    assert not can_play(table(hand={P1: ("Beehive", "Plane")}, played={P1: (*JOBS[:3], "Manger")}), "Beehive")
    assert not can_play(table(hand={P1: ("Beehive",)}, played={P1: (*JOBS[:2], "Manger", "Plane")}), "Beehive")


@pytest.mark.ruling("Beehive", "only those that lie in front of you")
def test_beehive_does_not_count_an_improvement_that_was_handed_in(table: Table) -> None:
    game = table(
        round=4, hand={P1: ("Village Well", "Beehive")}, played={P1: JOBS[:3]}, majors={P1: ("Well",)}, people={P2: 1}
    )
    game.play("place Improvement")
    game.play("place Day Laborer")
    game.play("place Starting Player")
    assert "play Beehive" not in game.options
    assert "Village Well" in names(game, P1)


# -- Boar Breeding --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "price", "gained"),
    [
        ("Boar Breeding", "1 food", "1 boar"),
        ("Corn Sheaf", "", "1 grain"),
        ("Lumber", "1 stone", "3 wood"),
        ("Stone Exchange", "2 wood", "2 stone"),
        ("Stone Exchange", "2 clay", "2 stone"),
    ],
)
def test_passing_cards_give_goods_and_go_on(table: Table, name: str, price: str, gained: str) -> None:
    game = table(hand={P1: (name,)}, goods={P1: price})
    play_minor(game, name)
    assert game.goods(P1) == gained
    assert in_hand(game, P2) == [name]


@pytest.mark.ruling("Boar Breeding", "You may turn the boar into food")
def test_boar_breeding_may_feed_a_hearth_at_once(table: Table) -> None:
    majors = {P1: ("Fireplace (2 clay)",)}
    game = table(hand={P1: ("Boar Breeding",)}, goods={P1: "1 food 1 boar"}, majors=majors)
    play_minor(game, "Boar Breeding")
    assert game.goods(P1) == "2 food 1 boar"


@pytest.mark.ruling("Boar Breeding", "You may turn the boar into food at once")
@pytest.mark.parametrize(("cook", "food"), [("Cooking Hearth", 3), ("Butcher", 2)])
def test_boar_breedings_boar_may_be_cooked_without_a_place(table: Table, cook: str, food: int) -> None:
    game = table(hand={P1: ("Boar Breeding",)}, goods={P1: "1 food 1 boar"}, played={P1: (cook,)})
    play_minor(game, "Boar Breeding")
    assert game.goods(P1) == f"{food} food 1 boar"


# -- Bookshelf ------------------------------------------------------------------------------------


def test_bookshelf_pays_for_the_occupation(table: Table) -> None:
    game = table(goods={P1: "0 food"}, played={P1: ("Bookshelf", *JOBS[:3])}, hand={P1: ("Potter", "Plow Driver")})
    game.play("place Occupation")
    game.play("play Potter")
    assert game.goods(P1) == "2 food"


def test_bookshelf_needs_three_occupations(table: Table) -> None:
    game = table(goods={P1: "1 wood"}, played={P1: JOBS[:2]}, hand={P1: ("Bookshelf",)})
    with pytest.raises(IllegalChoice):
        play_minor(game, "Bookshelf")


@pytest.mark.ruling("Bookshelf", "It pays for each of two occupations")
def test_bookshelf_pays_for_both_occupations_of_the_writing_desk(table: Table) -> None:
    played = {P1: ("Bookshelf", "Writing Desk")}
    game = table(goods={P1: "0 food"}, played=played, hand={P1: ("Potter", "Plow Driver")})
    game.play("place Occupation")
    game.play("play Potter")
    game.play("play Plow Driver")
    assert game.goods(P1) == "4 food"


@pytest.mark.ruling("Bookshelf", "Together with the Patron it makes 5 food")
def test_bookshelf_and_patron_make_five_food(table: Table) -> None:
    game = table(seats=4, goods={P1: "0 food"}, played={P1: ("Bookshelf", "Patron")}, hand={P1: ("Potter", "Reeve")})
    game.play("place Second Occupation")
    game.play("play Potter")
    assert game.goods(P1) == "4 food"


@pytest.mark.ruling("Bookshelf", "The Academic is one occupation here")
def test_bookshelf_pays_once_for_the_academic(table: Table) -> None:
    game = table(seats=3, goods={P1: "0 food"}, played={P1: ("Bookshelf",)}, hand={P1: ("Academic", "Potter")})
    game.play("place Occupation")
    game.play("play Academic")
    assert game.goods(P1) == "3 food"


@pytest.mark.ruling("Bookshelf", "like the Chief's Daughter")
def test_bookshelf_pays_for_a_chiefs_daughter(table: Table) -> None:
    hand = {P1: ("Chief", "Carpenter"), P2: ("Chief's Daughter", "Potter")}
    game = table(seats=4, goods={P1: "2 food", P2: "0 food"}, played={P2: ("Bookshelf",)}, hand=hand)
    game.play("place Occupation")
    game.play("play Chief")
    game.play("play Chief's Daughter")
    assert game.goods(P2) == "3 food"


# -- Bread Paddle ---------------------------------------------------------------------------------


def test_bread_paddle_bakes_after_an_occupation(table: Table) -> None:
    game = table(
        played={P1: ("Bread Paddle",)},
        majors={P1: ("Fireplace (2 clay)",)},
        hand={P1: ("Dock Worker", "Tutor")},
        goods={P1: "2 grain"},
    )
    game.play("place Occupation")
    game.play("play Dock Worker")
    assert game.options[:3] == ["bake 1 grain", "bake 2 grain", "done"]
    game.play("bake 2 grain")
    assert game.goods(P1) == "4 food"


@pytest.mark.ruling("Bread Paddle", "The food cannot pay")
def test_bread_paddle_cannot_pay_for_the_occupation(table: Table) -> None:
    game = table(
        played={P1: ("Bread Paddle", "Tutor")},
        majors={P1: ("Clay Oven",)},
        hand={P1: ("Dock Worker",)},
        goods={P1: "0 food"},
    )
    assert "place Occupation" not in game.options


@pytest.mark.ruling("Bread Paddle", "also in another player's turn")
@pytest.mark.ruling("Puppeteer", "The Bread Paddle works with it")
@pytest.mark.parametrize(
    ("card", "space", "price"), [("Educator", "Occupation", "3 food"), ("Puppeteer", "Traveling Players", "1 food")]
)
def test_bread_paddle_bakes_for_an_occupation_in_anothers_turn(table: Table, card: str, space: str, price: str) -> None:
    game = table(
        seats=4,
        hand={P1: ("Dock Worker",), P2: ("Tutor",)},
        played={P2: ("Bread Paddle", card)},
        majors={P2: ("Clay Oven",)},
        goods={P2: f"{price} 1 grain"},
    )
    game.play(f"place {space}")
    game.play("play Tutor")
    game.play("bake 1 grain")
    assert game.goods(P2) == "5 food"


@pytest.mark.ruling("Bread Paddle", "Chief's Daughter")
def test_bread_paddle_bakes_for_the_chiefs_daughter_in_anothers_turn(table: Table) -> None:
    game = table(
        hand={P1: ("Chief",), P2: ("Chief's Daughter",)},
        played={P2: ("Bread Paddle",)},
        majors={P2: ("Clay Oven",)},
        goods={P1: "9 food", P2: "1 grain"},
    )
    game.play("place Occupation")
    game.play("play Chief's Daughter")
    game.play("bake 1 grain")
    assert game.goods(P2) == "5 food"


@pytest.mark.ruling("Bread Paddle", "Once for each occupation")
def test_bread_paddle_bakes_for_each_of_two_occupations(table: Table) -> None:
    game = table(
        played={P1: ("Bread Paddle", "Writing Desk")}, majors={P1: ("Clay Oven",)},
        hand={P1: ("Dock Worker", "Tutor")}, goods={P1: "2 food 2 grain"},
    )  # fmt: skip
    game.play("place Occupation")
    game.play("play Dock Worker")
    game.play("use Bread Paddle")
    game.play("play Tutor")
    game.play("bake 1 grain")
    assert game.goods(P1) == "10 food"


# -- Brewery --------------------------------------------------------------------------------------


@pytest.mark.ruling("Brewery", "This is no baking")
def test_brewery_brews_one_grain_per_harvest(table: Table) -> None:
    game = table(phase=FEEDING, played={P1: ("Brewery", "Millstone")}, goods={P1: "2 grain"})
    game.play("convert Brewery")
    assert game.goods(P1) == "1 grain 3 food"
    assert "convert Brewery" not in game.options


@pytest.mark.ruling("Brewery", "at the end grain on fields counts")
@pytest.mark.parametrize(("grain", "points"), [(5, 0), (6, 1)])
def test_brewery_scores_nine_grain_fields_included(table: Table, grain: int, points: int) -> None:
    assert worth(table, "Brewery", goods={P1: f"{grain} grain"}, crops={P1: {"a5": "3 grain"}}) == 2 + points


@pytest.mark.ruling("Brewery", "must be in your supply")
def test_brewery_takes_grain_from_the_supply_only(table: Table) -> None:
    crops = {P1: {"a5": "3 grain"}}
    assert not can_play(table(hand={P1: ("Brewery",)}, goods={P1: "1 grain 2 stone"}, crops=crops), "Brewery")


@pytest.mark.ruling("Brewery", "The grain must be in your supply")
def test_brewery_brews_no_grain_from_a_field(table: Table) -> None:
    farm = {"phase": FEEDING, "played": {P1: ("Brewery",)}, "crops": {P1: {"a5": "2 grain"}}}
    assert "convert Brewery" in table(goods={P1: "1 grain 1 vegetable"}, **farm).options
    assert "convert Brewery" not in table(goods={P1: "1 vegetable"}, **farm).options


# -- Broom ----------------------------------------------------------------------------------------


def broom(table: Table, *deck: str, supply: str = "1 wood") -> Agricola:
    game = table(seats=4, hand={P1: ("Broom", "Copse", "Serf")}, goods={P1: supply})
    game.deck = tuple([card_named(name) for name in deck])
    play(game, "place Starting Player", "play Broom")
    return game


@pytest.mark.ruling("Broom", "The cards come from the deck")
def test_broom_draws_seven_new_cards(table: Table) -> None:
    deck = ("Sawhorse", "Tanner", "Pelts", "Clapper", "Spit Roast", "Reed Hut", "Landing Net", "Raft", "Canoe")
    game = broom(table, *deck)
    hand = ["Serf", "Sawhorse", "Pelts", "Clapper", "Spit Roast", "Reed Hut", "Landing Net", "Raft"]
    assert in_hand(game, P1) == hand
    assert [card.name for card in game.deck] == ["Tanner", "Canoe"]
    assert names(game, P1) == ["Broom"]


@pytest.mark.ruling("Broom", "its prerequisite hold as usual")
def test_broom_may_play_a_card_at_once(table: Table) -> None:
    game = broom(table, "Sawhorse", "Pelts", "Clapper", "Spit Roast", supply="2 wood")
    assert game.options[:3] == ["play Clapper", "play Spit Roast", "done"]
    play(game, "play Spit Roast")
    assert (names(game, P1), game.goods(P1)) == (["Broom", "Spit Roast"], "nothing")


def test_broom_is_one_action_for_the_merchant(table: Table) -> None:
    game = table(seats=4, played={P1: ("Merchant",)}, hand={P1: ("Broom",)}, goods={P1: "3 wood 9 food"})
    game.deck = tuple([card_named(name) for name in ("Clapper", "Spit Roast", "Landing Net")])
    play(game, "place Starting Player", "play Broom", "play Clapper", "play Spit Roast")
    assert (names(game, P1)[-1], game.goods(P1)) == ("Spit Roast", "8 food")


# -- Brushwood Roof -------------------------------------------------------------------------------


@pytest.mark.ruling("Brushwood Roof", "with 1 wood and 1 reed")
def test_brushwood_roof_replaces_one_or_two_reed_of_a_room(table: Table) -> None:
    game = table(played={P1: ("Brushwood Roof",)}, goods={P1: "7 wood 2 reed"})
    game.play("place Build Rooms and Stables")
    game.play("room a1")
    assert ways_to_pay(game) == {"pay 5 wood 2 reed", "pay 6 wood 1 reed", "pay 7 wood"}


def test_brushwood_roof_replaces_the_reed_of_a_renovation(table: Table) -> None:
    situation = {"round": 5, "cards": ("Renovation and Improvement",)}
    game = table(played={P1: ("Brushwood Roof",)}, goods={P1: "2 clay 1 wood"}, **situation)
    game.play("place Renovation and Improvement")
    assert (farm(game).house, game.goods(P1)) == ("clay hut", "nothing")


@pytest.mark.ruling("Brushwood Roof", "It applies to each room")
def test_brushwood_roof_applies_to_each_room(table: Table) -> None:
    game = table(played={P1: ("Brushwood Roof",)}, goods={P1: "14 wood"})
    game.play("place Build Rooms and Stables")
    game.play("room a1")
    game.play("room a2")
    assert game.goods(P1) == "nothing"


@pytest.mark.ruling("Brushwood Roof", "adds to the Clay Roof")
def test_brushwood_roof_goes_with_the_clay_roof(table: Table) -> None:
    game = table(played={P1: ("Brushwood Roof", "Clay Roof")}, goods={P1: "6 wood 1 clay"})
    game.play("place Build Rooms and Stables")
    game.play("room a1")
    assert game.goods(P1) == "nothing"


def test_brushwood_roof_needs_two_occupations(table: Table) -> None:
    assert not can_play(table(hand={P1: ("Brushwood Roof",)}, played={P1: JOBS[:1]}), "Brushwood Roof")
    assert can_play(table(hand={P1: ("Brushwood Roof",)}, played={P1: JOBS[:2]}), "Brushwood Roof")
