"""Minor improvements of deck K beside the cards that their rulings name."""

from collections.abc import Callable

import pytest

from farmyard import Agricola
from farmyard.agricola.position import P1, P2
from farmyard.agricola.rules.scoring import score
from farmyard.agricola.state.game import FEEDING
from farmyard.agricola.state.goods import goods, text
from helpers import can_play, deciding, names, play_minor

Table = Callable[..., Agricola]

THREE = ("Dock Worker", "Clay Deliveryman", "Mushroom Collector")
FIVE_PLAYERS = {"seats": 5, "round": 5, "used": {"Second Occupation or Growth": P2}}


def planted(game: Agricola) -> list[str]:
    return [text(crop) for crop in game.players[P1].crops if crop]


def sown(table: Table, *played: str, **farm: object) -> Agricola:
    """Everything that these cards add to a sowing has been added."""
    game = table(cards=("Sow and Bake",), played={P1: played}, **farm)
    game.play("place Sow and Bake")
    if "use Smallholder" in game.options:
        game.play("use Smallholder")
    return game


# -- Fields on cards -------------------------------------------------------------------------------


@pytest.mark.ruling("Acreage", "The two may be sown at different times")
def test_acreage_may_be_sown_one_half_after_the_other(table: Table) -> None:
    game = table(cards=("Sow and Bake",), played={P1: ("Acreage",)}, goods={P1: "1 grain"})
    game.players[P1].crops[15] = goods("2 grain")
    game.play("place Sow and Bake")
    assert planted(game) == ["2 grain", "3 grain"]


@pytest.mark.ruling("Acreage", "What adds grain to a sown field")
@pytest.mark.parametrize(("card", "crop"), [("Liquid Manure", 4), ("Fieldsman", 5), ("Smallholder", 4)])
def test_acreage_holds_what_cards_add_to_grain(table: Table, card: str, crop: int) -> None:
    assert planted(sown(table, "Acreage", card, goods={P1: "1 grain"})) == [f"{crop} grain"]


@pytest.mark.ruling("Acreage", "Each of the two that holds grain")
def test_both_halves_of_the_acreage_are_planted_fields(table: Table) -> None:
    farm = {"hand": {P1: ("Animal Feed",)}, "crops": {P1: {"a4": "1 grain", "a5": "1 grain"}}}
    game = table(played={P1: ("Acreage",)}, **farm)
    game.players[P1].crops[15:] = [goods("1 grain")] * 2
    assert can_play(game, "Animal Feed")


@pytest.mark.ruling("Liquid Manure", "It adds up with the Potato Dibber, the Fieldsman and the Smallholder")
@pytest.mark.parametrize(("card", "crop"), [("Potato Dibber", 4), ("Fieldsman", 5), ("Smallholder", 4)])
def test_liquid_manure_adds_up_with_other_cards(table: Table, card: str, crop: int) -> None:
    game = sown(table, "Liquid Manure", card, goods={P1: "1 vegetable"}, fields={P1: "a5"})
    assert planted(game) == [f"{crop} vegetable"]


@pytest.mark.ruling("Liquid Manure", "It works on the Acreage")
@pytest.mark.parametrize(
    ("card", "seed", "crop"),
    [
        ("Acreage", "grain", "4 grain"),
        ("Bean Field", "vegetable", "3 vegetable"),
        ("Lettuce Patch", "vegetable", "3 vegetable"),
        ("Turnip Field", "vegetable", "3 vegetable"),
    ],
)
def test_liquid_manure_works_on_fields_on_cards(table: Table, card: str, seed: str, crop: str) -> None:
    assert planted(sown(table, "Liquid Manure", card, goods={P1: f"1 {seed}"})) == [crop]


@pytest.mark.ruling("Liquid Manure", "until they are sown again")
def test_liquid_manure_does_nothing_for_a_planted_field_when_played(table: Table) -> None:
    farm = {"pastures": {P1: ("a1 a2",)}, "goods": {P1: "4 sheep"}, "crops": {P1: {"a5": "2 grain"}}}
    game = table(hand={P1: ("Liquid Manure",)}, **farm)
    play_minor(game, "Liquid Manure")
    assert planted(game) == ["2 grain"]


@pytest.mark.ruling("Turnip Field", "What adds vegetables to a sown field")
@pytest.mark.parametrize(
    ("card", "crop"), [("Potato Dibber", 3), ("Liquid Manure", 3), ("Fieldsman", 4), ("Smallholder", 3)]
)
def test_turnip_field_holds_what_cards_add_to_vegetables(table: Table, card: str, crop: int) -> None:
    assert planted(sown(table, "Turnip Field", card, goods={P1: "1 vegetable"})) == [f"{crop} vegetable"]


@pytest.mark.ruling("Turnip Field", "A space for sowing may be used for this card alone")
def test_a_space_for_sowing_may_be_used_for_the_turnip_field_alone(table: Table) -> None:
    assert planted(sown(table, "Turnip Field", goods={P1: "1 vegetable"})) == ["2 vegetable"]


@pytest.mark.ruling("Turnip Field", "With the Gardener its vegetables stay")
def test_turnip_field_keeps_its_vegetables_with_the_gardener(table: Table) -> None:
    game = table(round=4, played={P1: ("Turnip Field", "Gardener")}, at_home={P1: 1, P2: 0}, goods={P1: "4 food"})
    game.players[P1].crops[15] = goods("2 vegetable")
    game.play("place 3 Wood")
    assert planted(game) == ["2 vegetable"]
    assert "1 vegetable" in game.goods(P1)


@pytest.mark.ruling("Turnip Field", "The Hobby Farmer's vegetable may be sown here")
def test_turnip_field_takes_the_vegetable_of_the_hobby_farmer(table: Table) -> None:
    game = table(seats=4, played={P1: ("Turnip Field",)}, hand={P1: ("Hobby Farmer",)}, goods={P1: "1 food"})
    game.play("place Occupation")
    game.play("sow vegetable on Turnip Field")
    assert planted(game) == ["2 vegetable"]


@pytest.mark.ruling("Turnip Field", "but not bake")
def test_turnip_field_lets_sow_but_not_bake_when_played(table: Table) -> None:
    game = table(
        hand={P1: ("Turnip Field",)}, played={P1: THREE}, majors={P1: ("Clay Oven",)},
        goods={P1: "1 grain 1 vegetable"},
    )  # fmt: skip
    play_minor(game, "Turnip Field")
    assert "sow vegetable on Turnip Field" in game.options
    game.play("sow vegetable on Turnip Field")
    assert [option for option in game.options if option.startswith("bake")] == []


# -- Beehive, Boar Breeding, Bread Paddle, Brewery ---------------------------------------------------


@pytest.mark.ruling("Beehive", "only those that lie in front of you")
def test_beehive_does_not_count_an_improvement_that_was_handed_in(table: Table) -> None:
    game = table(
        round=4, hand={P1: ("Village Well", "Beehive")}, played={P1: THREE}, majors={P1: ("Well",)}, people={P2: 1}
    )
    game.play("place Improvement")
    game.play("place Day Laborer")
    game.play("place Starting Player")
    assert "play Beehive" not in game.options
    assert "Village Well" in names(game, P1)


@pytest.mark.ruling("Boar Breeding", "You may turn the boar into food at once")
@pytest.mark.parametrize(("cook", "food"), [("Cooking Hearth", 3), ("Butcher", 2)])
def test_boar_breedings_boar_may_be_cooked_without_a_place(table: Table, cook: str, food: int) -> None:
    game = table(hand={P1: ("Boar Breeding",)}, goods={P1: "1 food 1 boar"}, played={P1: (cook,)})
    play_minor(game, "Boar Breeding")
    assert game.goods(P1) == f"{food} food 1 boar"


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


@pytest.mark.ruling("Brewery", "The grain must be in your supply")
def test_brewery_brews_no_grain_from_a_field(table: Table) -> None:
    farm = {"phase": FEEDING, "played": {P1: ("Brewery",)}, "crops": {P1: {"a5": "2 grain"}}}
    assert "convert Brewery" in table(goods={P1: "1 grain 1 vegetable"}, **farm).options
    assert "convert Brewery" not in table(goods={P1: "1 vegetable"}, **farm).options


# -- Horse, Sawmill ----------------------------------------------------------------------------------


@pytest.mark.ruling("Horse", "needs no place")
def test_horse_takes_no_place_from_the_pet(table: Table) -> None:
    game = table(hand={P1: ("Horse",)}, goods={P1: "1 sheep"})
    play_minor(game, "Horse")
    assert (game.goods(P1), names(game, P1)) == ("1 sheep", ["Horse"])


@pytest.mark.ruling("Sawmill", "Wood growing on the Copse or the Forester counts")
@pytest.mark.parametrize("card", ["Copse", "Forester"])
def test_sawmill_scores_wood_that_grows_on_cards(table: Table, card: str) -> None:
    game = table(played={P1: ("Sawmill", card)}, goods={P1: "2 wood"})
    before = score(game, P1)
    game.players[P1].crops[15] = goods("3 wood")
    assert score(game, P1) - before == 2


@pytest.mark.ruling("Sawmill", "wood on the Resource Seller does not")
def test_sawmill_does_not_score_the_wood_of_the_resource_seller(table: Table) -> None:
    game = table(played={P1: ("Sawmill", "Resource Seller")}, goods={P1: "1 wood"})
    assert score(game, P1) - score(table(), P1) == 3


# -- Crooked Plow, Swing Plow ------------------------------------------------------------------------


@pytest.mark.ruling("Crooked Plow", "spends a whole use")
@pytest.mark.ruling("Swing Plow", "spends a whole use")
@pytest.mark.parametrize(("plow", "uses"), [("Crooked Plow", 1), ("Swing Plow", 2)])
def test_plowing_two_fields_spends_a_use(table: Table, plow: str, uses: int) -> None:
    game = table(played={P1: (plow,)}, people={P1: 1, P2: 1})
    for cells in (("a5", "a4"), ("a3", "a2"))[:uses]:
        game.play("place Plow 1 Field")
        for cell in cells:
            game.play(f"plow {cell}")
        game.play("done")
        game.play("place Day Laborer")
    game.play("place Plow 1 Field")
    game.play("plow b5")
    assert (game.players[P1].fields.bit_count(), deciding(game)) == (2 * uses + 1, P2)


# -- Sleeping Corner ---------------------------------------------------------------------------------


@pytest.mark.ruling("Sleeping Corner", "whatever you choose")
@pytest.mark.parametrize(("choice", "people"), [("grow", 3), ("play Tutor", 2)])
def test_sleeping_corner_joins_for_growth_and_for_an_occupation(table: Table, choice: str, people: int) -> None:
    farm = {"rooms": {P1: "b1 c1 a1"}, "goods": {P1: "9 food"}, "hand": {P1: ("Tutor",)}}
    game = table(played={P1: ("Sleeping Corner",)}, **farm, **FIVE_PLAYERS)
    game.play("place Second Occupation or Growth")
    game.play(choice)
    assert (game.players[P1].people, "Tutor" in names(game, P1)) == (people, people == 2)
