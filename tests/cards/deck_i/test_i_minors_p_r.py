"""Minor improvements of deck I, P to R."""

import pytest

from farmyard.agricola.position import P1, P2
from farmyard.agricola.rules.scoring import score
from farmyard.agricola.state.game import FIELD
from helpers import Table, can_play, crops, deciding, fields, growing, in_hand, play, play_minor, points

# -- Planter Box ----------------------------------------------------------------------------------


@pytest.mark.ruling("Planter Box", "You choose which fields")
def test_planter_box_adds_to_fields_next_to_a_room(table: Table) -> None:
    game = table(round=4, played={P1: ("Planter Box",)}, goods={P1: "2 grain 1 vegetable"}, fields={P1: "a1 b2 c2 c5"})
    game.play("place Sow and Bake")
    assert "sow grain" not in game.options
    game.play("sow grain on c2")
    game.play("sow vegetable on a1")
    game.play("sow grain on c5")
    assert crops(game, P1) == ["3 vegetable", "5 grain", "3 grain"]


@pytest.mark.parametrize("hand", [("Planter Box",), ("Clogs",), ()])
def test_planter_box_in_hand_does_not_show_and_finds_fields_next_to_rooms_empty(
    table: Table, hand: tuple[str, ...]
) -> None:
    game = table(round=4, hand={P1: hand}, goods={P1: "1 grain"}, fields={P1: "a1 c5"})
    game.play("place Sow and Bake")
    assert (deciding(game), growing(game, "a1"), growing(game, "c5")) == (P2, "nothing", "3 grain")
    both = table(round=4, hand={P1: hand}, goods={P1: "1 grain 1 vegetable"}, fields={P1: "a1 c5"})
    play(both, "place Sow and Bake", "sow grain", "sow vegetable")
    assert (growing(both, "a1"), growing(both, "c5")) == ("2 vegetable", "3 grain")


@pytest.mark.ruling("Planter Box", "adds up with Liquid Manure")
@pytest.mark.ruling("Liquid Manure", "the Planter Box")
@pytest.mark.ruling("Potato Dibber", "It adds up with the Planter Box")
def test_planter_box_adds_up_with_other_cards(table: Table) -> None:
    cards = ("Planter Box", "Liquid Manure", "Potato Dibber", "Fieldsman")
    game = table(round=4, played={P1: cards}, goods={P1: "1 grain 1 vegetable"}, fields={P1: "a1 b2"})
    game.play("place Sow and Bake")
    game.play("sow grain on a1")
    game.play("sow vegetable on b2")
    assert crops(game, P1) == ["7 grain", "6 vegetable"]
    corn = table(
        phase=FIELD, played={P1: ("Planter Box", "Liquid Manure", "Corn Storehouse")}, goods={P1: "1 grain"},
        fields={P1: "a1"},
    )  # fmt: skip
    corn.play("sow grain on a1")
    assert crops(corn, P1) == ["5 grain"]


@pytest.mark.ruling("Liquid Manure", "the Planter Box")
@pytest.mark.ruling("Potato Dibber", "It adds up with the Planter Box")
def test_planter_box_adds_up_with_the_smallholder(table: Table) -> None:
    cards = ("Planter Box", "Liquid Manure", "Potato Dibber", "Smallholder")
    game = table(round=4, played={P1: cards}, goods={P1: "1 grain 1 vegetable"}, fields={P1: "a1 b2"})
    game.play("place Sow and Bake")
    game.play("sow grain on a1")
    game.play("sow vegetable on b2")
    game.play("use Smallholder")
    assert crops(game, P1) == ["7 grain", "6 vegetable"]


@pytest.mark.ruling("Planter Box", "Plots on cards")
@pytest.mark.ruling("Acreage", "the Planter Box adds nothing")
@pytest.mark.ruling("Copse", "The Planter Box adds nothing")
@pytest.mark.ruling("Forester", "The Planter Box adds nothing")
def test_planter_box_adds_nothing_to_plots(table: Table) -> None:
    cards = ("Planter Box", "Acreage", "Copse", "Forester", "Bean Field", "Liquid Manure", "Smallholder")
    game = table(round=4, played={P1: cards}, goods={P1: "1 grain 2 wood 1 vegetable"})
    game.play("place Sow and Bake")
    game.play("sow wood on Copse")
    game.play("sow wood on Forester")
    game.play("sow grain on Acreage")
    game.play("sow vegetable on Bean Field")
    assert crops(game, P1) == ["4 grain", "4 wood", "4 wood", "3 vegetable"]


# -- Punner ---------------------------------------------------------------------------------------


def test_punner_plows_when_another_player_uses_a_plow(table: Table) -> None:
    game = table(played={P1: ("Moldboard Plow",), P2: ("Punner",)})
    game.play("place Plow 1 Field")
    game.play("plow c5")
    game.play("plow c4")
    assert deciding(game) == P2
    game.play("plow a5")
    assert [fields(game, seat) for seat in (P1, P2)] == [2, 1]


def test_punner_may_leave_it(table: Table) -> None:
    game = table(played={P1: ("Moldboard Plow",), P2: ("Punner",)})
    game.play("place Plow 1 Field")
    game.play("plow c5")
    game.play("plow c4")
    game.play("done")
    assert fields(game, P2) == 0


@pytest.mark.ruling("Punner", "more than 1 field")
def test_punner_needs_more_than_one_field(table: Table) -> None:
    game = table(played={P1: ("Moldboard Plow",), P2: ("Punner",)})
    game.play("place Plow 1 Field")
    game.play("plow c5")
    game.play("done")
    assert "place Fishing" in game.options
    maker = table(played={P1: ("Plow Maker",), P2: ("Punner",)}, goods={P1: "1 food"})
    maker.play("place Plow 1 Field")
    maker.play("plow c5")
    maker.play("plow c4")
    assert "place Fishing" in maker.options


@pytest.mark.parametrize("harrow", [P1, P2])
def test_punner_plows_when_another_player_uses_the_harrow(table: Table, harrow: int) -> None:
    played = {P1: ("Harrow",), P2: ("Punner",)} if harrow == P1 else {P2: ("Punner", "Harrow")}
    game = table(played=played, goods={P1: "2 food"})
    game.play("place Plow 1 Field")
    game.play("plow c5")
    game.play("plow c4")
    game.play("plow a5")
    assert fields(game, P2) == 1


@pytest.mark.ruling("Punner", "Your own plows")
def test_punner_brings_nothing_for_own_plows(table: Table) -> None:
    game = table(played={P1: ("Punner", "Moldboard Plow", "Harrow")})
    game.play("place Plow 1 Field")
    game.play("plow c5")
    game.play("use Harrow")
    game.play("plow c4")
    assert (fields(game, P1), deciding(game)) == (2, P2)


@pytest.mark.ruling("Punner", "It is 1 field")
def test_punner_plows_once_for_three_fields(table: Table) -> None:
    game = table(played={P1: ("Turnwrest Plow",), P2: ("Punner",)})
    game.play("place Plow 1 Field")
    for cell in ("c5", "c4", "c3"):
        game.play(f"plow {cell}")
    game.play("plow a5")
    assert ([fields(game, seat) for seat in (P1, P2)], deciding(game)) == ([3, 1], P2)
    assert "place Fishing" in game.options


def test_rake_asks_for_6_fields_with_the_punner(table: Table) -> None:
    five = "a3 a4 a5 b3 b4"
    game = table(played={P1: ("Rake", "Punner"), P2: ("Rake",)}, fields={P1: five, P2: five})
    assert (points(game, P1), points(game, P2)) == (0, 2)


# -- Rake -----------------------------------------------------------------------------------------


FIVE_FIELDS = "a3 a4 a5 b4 b5"


@pytest.mark.ruling("Rake", "Several of these cards ask for 6 fields")
@pytest.mark.parametrize(
    ("fields", "others", "points"),
    [
        ("a4 a5 b4 b5", (), 0),
        (FIVE_FIELDS, (), 2),
        (FIVE_FIELDS + " c5", (), 2),
        (FIVE_FIELDS, ("Harrow",), 0),
        (FIVE_FIELDS, ("Swing Plow",), 0),
        (FIVE_FIELDS + " c5", ("Harrow", "Riding Plow"), 2),
        ("a4 a5 b4 b5", ("Bean Field",), 0),
    ],
)
def test_rake_scores_many_fields(table: Table, fields: str, others: tuple[str, ...], points: int) -> None:
    without = table(fields={P1: fields}, played={P1: others})
    game = table(fields={P1: fields}, played={P1: (*others, "Rake")})
    assert score(game, P1) - score(without, P1) == points


@pytest.mark.ruling("Rake", "one that was given up")
def test_rake_does_not_count_a_plow_that_was_given_up(table: Table) -> None:
    farm = {"fields": {P1: FIVE_FIELDS}}
    game = table(hand={P1: ("Madonna Statue",)}, played={P1: ("Harrow", "Manger", "Rake")}, **farm)
    play_minor(game, "Madonna Statue")
    game.play("return Harrow and Manger")
    assert score(game, P1) - score(table(**farm), P1) == 2 + 2


@pytest.mark.ruling("Rake", "Fields on cards do not count")
@pytest.mark.parametrize("card", ["Acreage", "Bean Field", "Lettuce Patch", "Turnip Field", "Copse"])
def test_rake_counts_no_field_on_a_card(table: Table, card: str) -> None:
    farm = {"fields": {P1: "a4 a5 b4 b5"}}
    assert score(table(played={P1: (card, "Rake")}, **farm), P1) == score(table(played={P1: (card,)}, **farm), P1)


# -- Reed Exchange --------------------------------------------------------------------------------


@pytest.mark.parametrize("price", ["2 wood", "2 clay"])
def test_reed_exchange_gives_two_reed_and_passes(table: Table, price: str) -> None:
    game = table(hand={P1: ("Reed Exchange",)}, goods={P1: price})
    play_minor(game, "Reed Exchange")
    assert game.goods(P1) == "2 reed"
    assert in_hand(game, P2) == ["Reed Exchange"]


@pytest.mark.ruling("Reed Exchange", "cannot be mixed")
@pytest.mark.parametrize("price", ["1 wood 1 clay", "1 wood"])
def test_reed_exchange_takes_no_mixture(table: Table, price: str) -> None:
    assert not can_play(table(hand={P1: ("Reed Exchange",)}, goods={P1: price}), "Reed Exchange")


@pytest.mark.ruling("Reed Exchange", "does not concern the Fish Trap and the Net Fisherman")
def test_reed_exchange_lets_the_net_fisherman_catch_nothing(table: Table) -> None:
    game = table(
        played={P1: ("Fish Trap", "Net Fisherman")}, hand={P1: ("Reed Exchange",)}, goods={P1: "2 wood"},
        at_home={P1: 1, P2: 0}, spaces={"Fishing": "5 food"},
    )  # fmt: skip
    play_minor(game, "Reed Exchange")
    assert (game.round, game.goods(P1)) == (2, "2 reed")
