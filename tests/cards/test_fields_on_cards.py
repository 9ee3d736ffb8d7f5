"""Cards on which something is sown: vegetables on Bean Field and Lettuce Patch, wood on Copse and Forester."""

from typing import Any

import pytest

from farmyard import Agricola, scores
from farmyard.agricola.position import P1, P2
from farmyard.agricola.words.numbers import PlantedFields
from helpers import Table, can_play, crops, deciding, in_hand, plant_on_cards, play, points, worth
from situations import NOBODY_ELSE


def test_a_planted_card_is_a_vegetable_field_and_a_planted_field(table: Table) -> None:
    for name in ("Bean Field", "Lettuce Patch"):
        game = table(played={P1: (name,)}, goods={P1: "1 vegetable"})
        assert PlantedFields().of(game, P1) == 0
        game.play("place Sow and Bake")
        assert PlantedFields().of(game, P1) == PlantedFields("vegetable").of(game, P1) == 1
        assert PlantedFields("grain").of(game, P1) == 0


@pytest.mark.ruling("Forester", "Manure harvests it")
@pytest.mark.ruling("Copse", "Manure harvests it")
def test_manure_harvests_planted_wood(table: Table) -> None:
    game = table(played={P1: ("Manure", "Forester", "Copse")}, goods={P1: "0 food"}, at_home={P1: 1, P2: 0})
    plant_on_cards(game, "1 wood", "nothing", "nothing", "2 wood", "nothing")
    play(game, "place 1 Reed", "use Manure")
    assert (game.goods(P1), crops(game, P1)) == ("2 wood 1 reed", ["1 wood"])


CARD_FIELDS = ("Bean Field", "Lettuce Patch")


@pytest.mark.ruling("Bean Field", "no field when")
@pytest.mark.ruling("Lettuce Patch", "no field when")
@pytest.mark.parametrize("name", CARD_FIELDS)
def test_a_card_field_scores_its_vegetables_but_is_no_field(table: Table, name: str) -> None:
    game = table(played={P1: (name,)}, goods={P1: "1 vegetable"}, fields={P1: "a1"})
    assert worth(table, name, fields={P1: "a1"}) == 1
    before = scores(game)[P1]
    game.play("place Sow and Bake")
    game.play(f"sow vegetable on {name}")
    assert scores(game)[P1] - before == 1


@pytest.mark.ruling("Bean Field", "a vegetable field and a planted field")
@pytest.mark.ruling("Lettuce Patch", "a vegetable field and a planted field")
@pytest.mark.parametrize("name", CARD_FIELDS)
@pytest.mark.parametrize(("asking", "crops"), [("Herb Garden", ""), ("Animal Feed", "a1 a2 a3")])
def test_a_planted_card_counts_where_a_card_asks_for_fields(table: Table, name: str, asking: str, crops: str) -> None:
    farm = {"crops": {P1: dict.fromkeys(crops.split(), "1 grain")}, "goods": {P1: "1 vegetable"}}
    empty = table(**farm, played={P1: (name,)}, hand={P1: (asking,)})
    assert not can_play(empty, asking)
    game = table(**farm, played={P1: (name,)}, hand={P1: (asking,)})
    game.play("place Sow and Bake")
    game.play("place Fishing")
    assert can_play(game, asking)


@pytest.mark.ruling("Bean Field", "What adds vegetables")
@pytest.mark.ruling("Lettuce Patch", "What adds vegetables")
@pytest.mark.parametrize("name", CARD_FIELDS)
@pytest.mark.parametrize(("card", "vegetables"), [("Potato Dibber", 3), ("Liquid Manure", 3), ("Fieldsman", 4)])
def test_what_adds_vegetables_adds_them_on_cards(table: Table, name: str, card: str, vegetables: int) -> None:
    game = table(played={P1: (name, card)}, goods={P1: "1 vegetable"})
    game.play("place Sow and Bake")
    assert scores(game)[P1] - scores(table(played={P1: (name, card)}))[P1] == 1 + vegetables


@pytest.mark.ruling("Bean Field", "Smallholder")
@pytest.mark.ruling("Lettuce Patch", "Smallholder")
@pytest.mark.parametrize("name", CARD_FIELDS)
def test_the_smallholder_may_add_a_vegetable_on_cards(table: Table, name: str) -> None:
    game = table(played={P1: (name, "Smallholder")}, goods={P1: "1 vegetable"})
    game.play("place Sow and Bake")
    game.play("use Smallholder")
    assert scores(game)[P1] - scores(table(played={P1: (name, "Smallholder")}))[P1] == 1 + 3


@pytest.mark.ruling("Bean Field", "Gardener")
@pytest.mark.ruling("Lettuce Patch", "Gardener")
@pytest.mark.parametrize("name", CARD_FIELDS)
def test_the_gardener_keeps_the_vegetables_on_cards(table: Table, name: str) -> None:
    played = {P1: (name, "Gardener")}
    game = table(played=played, goods={P1: "1 vegetable"}, round=4, people={P1: 1, P2: 1})
    game.play("place Sow and Bake")
    before = scores(game)[P1]
    game.play("place Fishing")
    assert game.goods(P1) == "1 vegetable"
    assert scores(game)[P1] == before + 1


@pytest.mark.ruling("Bean Field", "Hobby Farmer")
@pytest.mark.ruling("Lettuce Patch", "Hobby Farmer")
@pytest.mark.parametrize("name", CARD_FIELDS)
def test_the_hobby_farmers_vegetable_may_be_sown_on_cards(table: Table, name: str) -> None:
    game = table(seats=4, hand={P1: ("Hobby Farmer",)}, played={P1: (name,)}, goods={P1: "0 food"})
    game.play("place Occupation")
    before = scores(game)[P1]
    game.play(f"sow vegetable on {name}")
    assert game.goods(P1) == "nothing"
    assert scores(game)[P1] == before + 1


@pytest.mark.ruling("Bean Field", "for this card alone")
@pytest.mark.ruling("Lettuce Patch", "for this card alone")
@pytest.mark.parametrize("name", CARD_FIELDS)
@pytest.mark.parametrize("space", ["Sow and Bake", "Plow and Sow"])
def test_a_space_for_sowing_may_be_used_for_a_card_alone(table: Table, name: str, space: str) -> None:
    whole = {P1: "a1 a2 a3 a4 a5 b1 b2 b3 b4 b5 c1 c2 c3 c4 c5"}
    farm = {"rooms": whole, "round": 12, "cards": ("Plow and Sow",), "goods": {P1: "1 vegetable 1 grain"}}
    assert f"place {space}" not in table(**farm).options
    game = table(**farm, played={P1: (name,)})
    game.play(f"place {space}")
    assert game.goods(P1) == "1 grain"


def test_a_card_field_takes_no_grain(table: Table) -> None:
    game = table(played={P1: CARD_FIELDS}, goods={P1: "1 grain"})
    assert "place Sow and Bake" not in game.options


WOODS = ("Copse", "Forester")


def with_wood_planted(table: Table, *cards: str, wood: int = 1, **situation: Any) -> Agricola:
    """The first of these cards has had this much wood planted."""
    settings: dict[str, Any] = {"cards": ("Sow and Bake",), "goods": {P1: f"{wood} wood"}, **situation}
    game = table(played={P1: cards}, **settings)
    play(game, "place Sow and Bake")
    while f"sow wood on {cards[0]}" in game.options:
        play(game, f"sow wood on {cards[0]}")
    return game


@pytest.mark.ruling("Copse", "What makes grain fields hold more does so here")
@pytest.mark.ruling("Forester", "each plot is a field of its own for the Fieldsman")
@pytest.mark.parametrize("card", WOODS)
def test_planted_wood_holds_more_like_grain(table: Table, card: str) -> None:
    assert crops(with_wood_planted(table, card), P1) == ["3 wood"]
    assert crops(with_wood_planted(table, card, "Liquid Manure"), P1) == ["4 wood"]
    assert crops(with_wood_planted(table, card, "Fieldsman"), P1) == ["5 wood"]
    assert crops(with_wood_planted(table, card, "Fieldsman", wood=2), P1) == ["4 wood", "4 wood"]
    assert crops(with_wood_planted(table, card, "Fieldsman", "Liquid Manure"), P1) == ["6 wood"]


@pytest.mark.ruling("Forester", "each plot is a field of its own for the Fieldsman")
def test_three_plots_of_the_forester_are_too_many_for_the_fieldsman(table: Table) -> None:
    assert crops(with_wood_planted(table, "Forester", "Fieldsman", wood=3), P1) == ["3 wood"] * 3


@pytest.mark.ruling("Copse", "but not the Smallholder")
@pytest.mark.ruling("Forester", "but not the Smallholder")
@pytest.mark.parametrize("card", WOODS)
def test_the_smallholder_adds_no_wood(table: Table, card: str) -> None:
    game = with_wood_planted(table, card, "Smallholder")
    assert (crops(game, P1), deciding(game)) == (["3 wood"], P2)


@pytest.mark.ruling("Copse", "counts for the points of the Joinery and the Sawmill")
@pytest.mark.ruling("Forester", "counts for the points of the Joinery")
@pytest.mark.parametrize("card", WOODS)
@pytest.mark.parametrize("workshop", ["Joinery", "Sawmill"])
def test_planted_wood_scores_for_the_workshops(table: Table, card: str, workshop: str) -> None:
    major = {P1: (workshop,)} if workshop == "Joinery" else {}
    minor = (workshop,) if workshop == "Sawmill" else ()
    game = with_wood_planted(table, card, *minor, majors=major)
    bare = table(played={P1: (card, *minor)}, majors=major, goods={P1: "1 wood"})
    assert points(game, P1, "Bonus points") - points(bare, P1, "Bonus points") == 1


@pytest.mark.ruling("Copse", "not for the Storehouse Clerk")
@pytest.mark.ruling("Forester", "is not in your supply, as for the Storehouse Clerk")
@pytest.mark.parametrize("card", WOODS)
def test_planted_wood_is_not_in_the_supply(table: Table, card: str) -> None:
    game = with_wood_planted(table, card, "Storehouse Clerk", wood=9, seats=4, at_home={P1: 1, **NOBODY_ELSE})
    held = 9 - len(crops(game, P1))
    assert (game.round, game.goods(P1)) == (2, f"{held + (held >= 8)} wood")
    assert held < 8


@pytest.mark.ruling("Copse", "neither in the scoring nor as a planted field nor next to anything")
@pytest.mark.ruling("Forester", "neither in the scoring nor as a planted field")
@pytest.mark.parametrize("card", WOODS)
def test_planted_wood_is_no_field(table: Table, card: str) -> None:
    game = with_wood_planted(
        table, card, wood=2, hand={P1: ("Animal Feed",)}, crops={P1: {"a4": "3 grain", "a5": "3 grain"}}
    )
    assert points(game, P1, "Fields") == points(table(fields={P1: "a4 a5"}), P1, "Fields")
    play(game, "place Fishing", "place Starting Player")
    assert in_hand(game, P1) == ["Animal Feed"]


def test_four_planted_fields_are_enough_for_the_animal_feed(table: Table) -> None:
    game = table(
        hand={P1: ("Animal Feed",)}, crops={P1: {"a2": "1 grain", "a3": "1 grain", "a4": "1 grain", "a5": "1 grain"}}
    )
    play(game, "place Starting Player", "play Animal Feed")
    assert in_hand(game, P1) == []


@pytest.mark.ruling("Copse", "nor next to anything")
@pytest.mark.parametrize("card", WOODS)
def test_planted_wood_leaves_the_first_field_anywhere(table: Table, card: str) -> None:
    game = with_wood_planted(table, card)
    play(game, "place Fishing", "place Plow 1 Field")
    assert len([option for option in game.options if option.startswith("plow")]) == 13


@pytest.mark.ruling("Forester", "nor for the Rake")
def test_the_forester_is_no_field_for_the_rake(table: Table) -> None:
    four = with_wood_planted(table, "Forester", "Rake", wood=3, fields={P1: "a2 a3 a4 a5"})
    five = with_wood_planted(table, "Forester", "Rake", wood=3, fields={P1: "a2 a3 a4 a5 b5"})
    assert points(five, P1, "Bonus points") - points(four, P1, "Bonus points") == 2


@pytest.mark.ruling("Forester", "the plots may be planted at different times")
def test_the_forester_is_planted_a_second_time(table: Table) -> None:
    game = table(
        cards=("Sow and Bake",), played={P1: ("Forester",)}, goods={P1: "3 wood"}, people={P1: 1, P2: 1}
    )  # fmt: skip
    play(game, "place Sow and Bake", "done", "place Fishing", "place Sow and Bake", "done")
    assert (crops(game, P1), game.goods(P1)) == (["3 wood", "3 wood"], "1 wood")
