"""Minor improvements of deck I beside the cards that their rulings name."""

from collections.abc import Callable

import pytest

from farmyard import Agricola
from farmyard.agricola.content.catalogue import card_named
from farmyard.agricola.position import P1, P2
from farmyard.agricola.rules.scoring import score
from farmyard.agricola.state.game import BREEDING, FEEDING, PREPARATION
from farmyard.agricola.state.goods import goods
from helpers import can_play, deciding, for_sale, names, play_minor, worth

Table = Callable[..., Agricola]


# -- Alms, Animal Feed -----------------------------------------------------------------------------


@pytest.mark.ruling("Alms", "not even for the last person placed")
def test_alms_do_not_count_the_round_of_the_last_person(table: Table) -> None:
    game = table(round=9, hand={P1: ("Alms",)}, goods={P1: "0 food"}, at_home={P1: 1, P2: 0})
    play_minor(game, "Alms")
    assert game.goods(P1) == "8 food"


THREE_CROPS = {"a3": "1 grain", "a4": "1 vegetable", "a5": "1 grain"}


@pytest.mark.ruling("Animal Feed", "Grain and vegetables on your fields count alike")
@pytest.mark.ruling("Acreage", "a planted field where a card asks for such")
@pytest.mark.ruling("Turnip Field", "a planted field where a card asks for such")
@pytest.mark.parametrize(
    ("card", "crop", "playable"),
    [
        ("Bean Field", "2 vegetable", True),
        ("Lettuce Patch", "2 vegetable", True),
        ("Turnip Field", "2 vegetable", True),
        ("Acreage", "3 grain", True),
        ("Copse", "3 wood", False),
        ("Forester", "3 wood", False),
    ],
)
def test_animal_feed_counts_crops_on_cards_but_no_wood(table: Table, card: str, crop: str, playable: bool) -> None:
    game = table(hand={P1: ("Animal Feed",)}, crops={P1: THREE_CROPS}, played={P1: (card,)})
    game.players[P1].crops[15] = goods(crop)
    assert can_play(game, "Animal Feed") == playable


@pytest.mark.ruling("Animal Feed", "The House Goat and the Horse are no animals")
def test_animal_feed_does_not_multiply_the_goat_and_the_horse(table: Table) -> None:
    game = table(
        round=14, at_home={P1: 1, P2: 0}, goods={P1: "9 food"}, pastures={P1: ("a5 b5",)},
        played={P1: ("Animal Feed", "House Goat", "Horse")},
    )  # fmt: skip
    game.play("place 3 Wood")
    assert [animal for animal in ("sheep", "boar", "cattle") if animal in game.goods(P1)] == []
    assert names(game, P1) == ["Animal Feed", "House Goat", "Horse"]


# -- Baker's Kitchen, Cooking Corner, Village Well: upgrades -----------------------------------------


@pytest.mark.ruling("Baker's Kitchen", "Stone Oven handed in for it is for sale again")
@pytest.mark.ruling("Bakehouse", "Stone Oven handed in for it is for sale again")
@pytest.mark.parametrize("oven", ["Clay Oven", "Stone Oven"])
@pytest.mark.parametrize("name", ["Baker's Kitchen", "Bakehouse"])
def test_a_major_oven_that_was_handed_in_is_for_sale_again(table: Table, name: str, oven: str) -> None:
    game = table(majors={P1: (oven,)}, hand={P1: (name,)}, goods={P1: "3 stone"})
    play_minor(game, name)
    assert names(game, P1) == [name]
    assert oven in for_sale(game)


@pytest.mark.ruling("Baker's Kitchen", "leaves the game")
@pytest.mark.ruling("Bakehouse", "leaves the game")
@pytest.mark.parametrize("oven", ["Wood-fired Oven", "Baker's Oven"])
@pytest.mark.parametrize("name", ["Baker's Kitchen", "Bakehouse"])
def test_a_minor_oven_that_was_handed_in_leaves_the_game(table: Table, name: str, oven: str) -> None:
    game = table(played={P1: (oven,)}, hand={P1: (name,)}, goods={P1: "3 stone"})
    play_minor(game, name)
    assert names(game, P1) == [name]
    assert oven not in for_sale(game) + [card.name for player in game.players for card in player.hand]


@pytest.mark.ruling("Cooking Corner", "nothing is cooked while breeding or after the last breeding")
@pytest.mark.ruling("Cooking Hearth", "nothing is cooked while breeding or after the last breeding")
@pytest.mark.parametrize("card", ["Cooking Corner", "Cooking Hearth"])
@pytest.mark.parametrize("round", [4, 14])
def test_nothing_is_cooked_while_breeding(table: Table, card: str, round: int) -> None:
    farm = {"phase": BREEDING, "played": {P1: (card,)}}
    full = table(round=round, goods={P1: "2 sheep"}, stables={P1: "a4"}, **farm)
    assert full.goods(P1) == "2 sheep"
    torn = table(round=round, goods={P1: "2 sheep 2 boar"}, pastures={P1: ("a5", "b5")}, **farm)
    assert [option for option in torn.options if option.startswith("convert")] == []


@pytest.mark.ruling("Cooking Corner", "nothing is cooked while breeding or after the last breeding")
@pytest.mark.ruling("Cooking Hearth", "nothing is cooked while breeding or after the last breeding")
@pytest.mark.parametrize("card", ["Cooking Corner", "Cooking Hearth"])
def test_nothing_is_cooked_after_the_last_breeding(table: Table, card: str) -> None:
    game = table(round=14, phase=BREEDING, played={P1: (card,)}, goods={P1: "2 sheep"}, pastures={P1: ("a5 b5",)})
    assert (game.goods(P1), game.options) == ("3 sheep", [])


@pytest.mark.ruling("Village Well", "a minor and a major improvement at once, but one card only")
def test_village_well_is_a_minor_improvement_and_one_card(table: Table) -> None:
    game = table(
        round=4, played={P1: ("Traveling Salesman", "Village Elder"), P2: ("Basket",)}, majors={P1: ("Well",)},
        hand={P1: ("Village Well", "Corn Sheaf")},
    )  # fmt: skip
    game.play("place Improvement")
    game.play("play Village Well")
    game.play("play Corn Sheaf")
    assert [score(game, seat) - score(table(), seat) for seat in (P1, P2)] == [5 + 3 + 2, 3]
    assert "major" in card_named("Village Well").tags


# -- Reed that roofs and ladders save ------------------------------------------------------------------


@pytest.mark.ruling("Chicken Coop", "The Ladder and the Thatcher save its reed")
@pytest.mark.ruling("Mansion", "The Ladder and the Thatcher save its reed")
@pytest.mark.parametrize("card", ["Ladder", "Thatcher"])
@pytest.mark.parametrize(
    ("name", "price"),
    [
        ("Chicken Coop", "2 wood"),
        ("Chicken Coop", "2 clay"),
        ("Holiday House", "3 wood 1 reed"),
        ("Mansion", "3 wood 3 clay 1 reed 3 stone"),
        ("Half-timbered House", "1 wood 1 clay 2 stone"),
    ],
)
def test_ladder_and_thatcher_save_a_reed_of_an_improvement(table: Table, card: str, name: str, price: str) -> None:
    game = table(played={P1: (card,)}, hand={P1: (name,)}, goods={P1: price})
    play_minor(game, name)
    assert game.goods(P1) == "nothing"
    assert not can_play(table(hand={P1: (name,)}, goods={P1: price}), name)


@pytest.mark.ruling("Straw-thatched Roof", "It has the point")
@pytest.mark.ruling("Brushwood Roof", "It has the point")
@pytest.mark.ruling("Moldboard Plow", "It has the points")
@pytest.mark.ruling("Crooked Plow", "It has the points")
@pytest.mark.ruling("Swing Plow", "It has the points")
@pytest.mark.parametrize(
    "card", ["Straw-thatched Roof", "Brushwood Roof", "Moldboard Plow", "Crooked Plow", "Swing Plow"]
)
def test_a_card_with_doubtful_points_is_worth_one(table: Table, card: str) -> None:
    assert worth(table, card) == 1


# -- Streets -------------------------------------------------------------------------------------------


@pytest.mark.ruling("Clay Path", "a street that was given up does not count")
@pytest.mark.ruling("Paved Road", "a street that was given up does not count")
@pytest.mark.ruling("Wooden Path", "a street that was given up does not count")
@pytest.mark.parametrize(
    ("given_up", "left", "points"),
    [
        ("Paved Road", "Clay Path", 3),
        ("Paved Road", "Wooden Path", 2),
        ("Clay Path", "Wooden Path", 2),
        ("Wooden Path", "Manger", 0),
    ],
)
def test_a_street_that_was_given_up_leaves_the_points_to_the_next(
    table: Table, given_up: str, left: str, points: int
) -> None:
    game = table(played={P1: (given_up, "Canoe"), P2: (left,)}, hand={P1: ("Madonna Statue",)})
    play_minor(game, "Madonna Statue")
    assert [score(game, seat) - score(table(), seat) for seat in (P1, P2)] == [2, points]


# -- Fish Trap, Reed Exchange, Wood Cart -----------------------------------------------------------------


@pytest.mark.ruling("Fish Trap", "Reed from cards does not count")
def test_fish_trap_does_not_react_to_the_helpful_neighbors(table: Table) -> None:
    game = table(played={P1: ("Fish Trap",)}, hand={P1: ("Helpful Neighbors",)}, goods={P1: "1 wood"})
    play_minor(game, "Helpful Neighbors")
    game.play("take 1 reed")
    assert game.goods(P1) == "1 reed"


@pytest.mark.ruling("Reed Exchange", "does not concern the Fish Trap and the Net Fisherman")
def test_reed_exchange_lets_the_net_fisherman_catch_nothing(table: Table) -> None:
    game = table(
        played={P1: ("Fish Trap", "Net Fisherman")}, hand={P1: ("Reed Exchange",)}, goods={P1: "2 wood"},
        at_home={P1: 1, P2: 0}, spaces={"Fishing": "5 food"},
    )  # fmt: skip
    play_minor(game, "Reed Exchange")
    game.play("become starting player")
    assert (game.round, game.goods(P1)) == (2, "2 reed")


@pytest.mark.ruling("Wood Cart", "Who leaves all the wood there")
@pytest.mark.parametrize(
    ("card", "wood", "choice", "left"),
    [
        ("Basket", 2, "take 3 food for 2 wood left behind", "2 wood 3 food"),
        ("Mushroom Collector", 1, "take 2 food for 1 wood left behind", "2 wood 2 food"),
        ("Pig Catcher", 2, "take 1 boar for 2 wood left behind", "2 wood 1 boar"),
    ],
)
def test_wood_cart_pays_when_all_the_wood_is_left(table: Table, card: str, wood: int, choice: str, left: str) -> None:
    game = table(played={P1: ("Wood Cart", card)}, goods={P1: "0 food"}, spaces={"3 Wood": f"{wood} wood"})
    game.play("place 3 Wood")
    game.play(choice)
    assert (game.goods(P1), deciding(game)) == (left, P2)


# -- Moldboard Plow, Rake --------------------------------------------------------------------------------


@pytest.mark.ruling("Moldboard Plow", "with the Plow Driver, the Field Watchman or the Field")
@pytest.mark.ruling("Crooked Plow", "with the Plow Driver, the Field Watchman or the Field")
@pytest.mark.ruling("Swing Plow", "with the Plow Driver, the Field Watchman or the Field")
@pytest.mark.parametrize("plow", ["Moldboard Plow", "Crooked Plow", "Swing Plow"])
def test_no_plow_with_the_plow_driver(table: Table, plow: str) -> None:
    game = table(
        round=5, phase=PREPARATION, house={P1: "stone house"}, played={P1: (plow, "Plow Driver")}, goods={P1: "1 food"}
    )
    game.play("plow a5")
    assert [option for option in game.options if option.startswith("plow")] == []


@pytest.mark.ruling("Moldboard Plow", "you may use one plow card or the Harrow")
@pytest.mark.ruling("Crooked Plow", "you may use one plow card or the Harrow")
@pytest.mark.ruling("Swing Plow", "you may use one plow card or the Harrow")
@pytest.mark.parametrize(("plow", "fields"), [("Moldboard Plow", 2), ("Crooked Plow", 3), ("Swing Plow", 3)])
def test_one_plow_or_the_harrow_works_in_an_action(table: Table, plow: str, fields: int) -> None:
    game = table(played={P1: ("Moldboard Plow", "Crooked Plow", "Swing Plow", "Harrow")})
    game.play("place Plow 1 Field")
    game.play("plow a5")
    game.play(f"use {plow}")
    for cell in ("a4", "a3")[: fields - 1]:
        game.play(f"plow {cell}")
    assert (game.players[P1].fields.bit_count(), deciding(game)) == (fields, P2)


@pytest.mark.ruling("Rake", "Fields on cards do not count")
@pytest.mark.parametrize("card", ["Acreage", "Bean Field", "Lettuce Patch", "Turnip Field", "Copse"])
def test_rake_counts_no_field_on_a_card(table: Table, card: str) -> None:
    farm = {"fields": {P1: "a4 a5 b4 b5"}}
    assert score(table(played={P1: (card, "Rake")}, **farm), P1) == score(table(played={P1: (card,)}, **farm), P1)


# -- Schnaps Distillery, Strawberry Patch, Wooden Hut Extension --------------------------------------------


@pytest.mark.ruling("Schnaps Distillery", "The vegetable must be in your supply")
def test_schnaps_distillery_distils_no_vegetable_from_a_field(table: Table) -> None:
    farm = {"phase": FEEDING, "played": {P1: ("Schnaps Distillery",)}, "crops": {P1: {"a5": "2 vegetable"}}}
    assert "convert Schnaps Distillery" in table(goods={P1: "1 vegetable 1 grain"}, **farm).options
    assert "convert Schnaps Distillery" not in table(goods={P1: "1 grain"}, **farm).options


@pytest.mark.ruling("Strawberry Patch", "Only fields with vegetables on them count")
@pytest.mark.ruling("Herb Garden", "Only fields with vegetables on them count")
@pytest.mark.parametrize("card", ["Bean Field", "Lettuce Patch", "Turnip Field"])
@pytest.mark.parametrize(
    ("name", "crops"),
    [("Strawberry Patch", {"a4": "1 vegetable", "a5": "1 grain"}), ("Herb Garden", {"a5": "1 grain"})],
)
def test_vegetables_on_cards_make_vegetable_fields(table: Table, card: str, name: str, crops: dict[str, str]) -> None:
    farm = {"hand": {P1: (name,)}, "crops": {P1: crops}, "fields": {P1: "b5"}, "played": {P1: (card,)}}
    assert not can_play(table(**farm), name)
    game = table(**farm)
    game.players[P1].crops[15] = goods("1 vegetable")
    assert can_play(game, name)


@pytest.mark.ruling("Wooden Hut Extension", "In any other house it has no effect")
@pytest.mark.ruling("Clay Hut Extension", "In any other house it has no effect")
@pytest.mark.parametrize(
    ("name", "price", "house"),
    [
        ("Wooden Hut Extension", "5 wood 1 reed", "clay hut"),
        ("Wooden Hut Extension", "5 wood 1 reed", "stone house"),
        ("Clay Hut Extension", "4 clay 1 reed", "wooden hut"),
        ("Clay Hut Extension", "4 clay 1 reed", "stone house"),
    ],
)
def test_an_extension_fits_its_own_house_only(table: Table, name: str, price: str, house: str) -> None:
    game = table(hand={P1: (name,)}, goods={P1: price}, house={P1: house})
    play_minor(game, name)
    assert [option for option in game.options if option.startswith("room")] == []
    assert game.players[P1].rooms.bit_count() == 2
