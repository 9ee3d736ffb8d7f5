"""Minor improvements of deck I, A to B."""

import pytest

from farmyard import Agricola
from farmyard.agricola.position import P1, P2
from helpers import Table, can_play, for_sale, in_hand, names, plant_on_cards, play_minor
from situations import JOBS

# -- Alms -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("round", "food"), [(1, 0), (2, 1), (9, 8), (14, 13)])
def test_alms_give_a_food_for_each_finished_round(table: Table, round: int, food: int) -> None:
    game = table(round=round, hand={P1: ("Alms",)}, goods={P1: "0 food"})
    play_minor(game, "Alms")
    assert game.goods(P1) == (f"{food} food" if food else "nothing")
    assert in_hand(game, P2) == ["Alms"]


def test_alms_are_not_for_those_with_an_occupation(table: Table) -> None:
    assert can_play(table(round=5, hand={P1: ("Alms",)}), "Alms")
    assert not can_play(table(round=5, hand={P1: ("Alms",)}, played={P1: JOBS[:1]}), "Alms")


@pytest.mark.ruling("Alms", "not even for the last person placed")
def test_alms_do_not_count_the_round_of_the_last_person(table: Table) -> None:
    game = table(round=10, hand={P1: ("Alms",)}, goods={P1: "0 food"}, at_home={P1: 1, P2: 0})
    play_minor(game, "Alms")
    assert game.goods(P1) == "9 food"


# -- Animal Feed ----------------------------------------------------------------------------------


def end_of_game(table: Table, **farm: object) -> Agricola:
    """The end of the game: the last person is placed and the families are fed."""
    game = table(round=14, at_home={P1: 1, P2: 0}, **farm)
    game.play("place Day Laborer")
    while "feed" in game.options:
        game.play("feed")
    return game


def test_animal_feed_adds_an_animal_of_each_kind(table: Table) -> None:
    game = end_of_game(
        table, goods={P1: "9 food 1 sheep 1 boar"}, pastures={P1: ("a4 b4", "a5 b5")}, played={P1: ("Animal Feed",)}
    )
    assert game.goods(P1) == "7 food 2 sheep 2 boar"


def test_animal_feed_brings_nothing_without_a_place(table: Table) -> None:
    game = end_of_game(table, goods={P1: "9 food 1 sheep"}, played={P1: ("Animal Feed",)})
    assert game.goods(P1) == "7 food 1 sheep"


@pytest.mark.ruling("Animal Feed", "let other animals go")
def test_animal_feed_lets_choose_which_animals_stay(table: Table) -> None:
    game = end_of_game(table, goods={P1: "9 food 1 sheep 1 boar"}, stables={P1: "a4"}, played={P1: ("Animal Feed",)})
    game.play("keep 2 sheep")
    assert game.goods(P1) == "7 food 2 sheep"


@pytest.mark.ruling("Animal Feed", "Nothing can be cooked")
def test_animal_feed_cooks_nothing_any_more(table: Table) -> None:
    majors = {P1: ("Fireplace (2 clay)",)}
    game = end_of_game(table, goods={P1: "9 food 1 sheep"}, majors=majors, played={P1: ("Animal Feed",)})
    assert game.goods(P1) == "7 food 1 sheep"


def test_animal_feed_needs_four_planted_fields(table: Table) -> None:
    crops = {P1: {"a3": "1 grain", "a4": "1 vegetable", "a5": "1 grain"}}
    hand = {P1: ("Animal Feed",)}
    assert not can_play(table(hand=hand, crops=crops, fields={P1: "b5"}), "Animal Feed")
    assert can_play(table(hand=hand, crops={P1: crops[P1] | {"b5": "1 grain"}}), "Animal Feed")


@pytest.mark.ruling("Animal Feed", "before the Tenant Farmer")
def test_animal_feed_comes_before_the_tenant_farmer(table: Table) -> None:
    game = end_of_game(
        table,
        goods={P1: "9 food 1 sheep"},
        pastures={P1: ("a4 b4",)},
        played={P1: ("Animal Feed", "Tenant Farmer")},
    )
    game.play("return 1 sheep")
    assert game.goods(P1) == "7 food 1 sheep"


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
    plant_on_cards(game, crop)
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


# -- Baker's Kitchen ------------------------------------------------------------------------------


def test_bakers_kitchen_replaces_an_oven_and_bakes_at_once(table: Table) -> None:
    majors = {P1: ("Clay Oven",)}
    game = table(majors=majors, hand={P1: ("Baker's Kitchen",)}, goods={P1: "2 stone 2 grain"})
    play_minor(game, "Baker's Kitchen")
    game.play("bake 2 grain")
    assert game.goods(P1) == "10 food"
    assert "Clay Oven" in for_sale(game)


@pytest.mark.ruling("Baker's Kitchen", "The baking when it is played")
def test_bakers_kitchen_bakes_with_every_improvement_when_played(table: Table) -> None:
    majors = {P1: ("Clay Oven", "Stone Oven")}
    game = table(majors=majors, hand={P1: ("Baker's Kitchen",)}, goods={P1: "2 stone 4 grain"})
    play_minor(game, "Baker's Kitchen")
    game.play("return Clay Oven and pay 2 stone")
    game.play("bake 4 grain")
    assert game.goods(P1) == "18 food"


@pytest.mark.ruling("Baker's Kitchen", "It is no oven itself")
@pytest.mark.ruling("Bakehouse", "The Baker's Kitchen cannot be handed in")
def test_bakers_kitchen_needs_an_oven_and_is_none(table: Table) -> None:
    majors = {P1: ("Fireplace (2 clay)",)}
    assert not can_play(table(majors=majors, hand={P1: ("Baker's Kitchen",)}, goods={P1: "2 stone"}), "Baker's Kitchen")
    game = table(played={P1: ("Baker's Kitchen",)}, hand={P1: ("Bakehouse",)}, goods={P1: "3 stone"})
    assert not can_play(game, "Bakehouse")


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
