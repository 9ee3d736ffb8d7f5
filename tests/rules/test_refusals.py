"""Refusals are sentences: what cannot be read and what is not allowed are different errors."""

import pytest

import farmyard
from farmyard.agricola.position import P1, P2
from farmyard.agricola.state.game import FEEDING
from helpers import Table

FIREPLACE = "Fireplace (2 clay)"
Situation = dict[str, object]


@pytest.mark.parametrize("text", ["", "   ", "jump", "Fishing", "42", "placeFishing", "sell 3 wood"])
def test_what_begins_with_no_verb_of_the_game_is_unreadable(table: Table, text: str) -> None:
    with pytest.raises(farmyard.UnreadableChoice, match="it should begin with one of"):
        table().play(text)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("place Moon", "place a person on an action space"),
        ("place", "place a person on an action space"),
        ("plow b3", "place a person on an action space"),
        ("done", "place a person on an action space"),
        ("place Fences", "Fences: 3 wood missing"),
        ("place Sow and Bake", "Sow and Bake: no empty field; nothing to bake with"),
        ("place Improvement", "Improvement: no major improvement on offer can be paid"),
        ("place Build Rooms and Stables", "a room: 4 wood 2 reed missing; a stable: 1 wood missing"),
        ("place Occupation", "Occupation: no occupation in hand"),
        ("place 1 Stone", "1 Stone: this round card is still to come"),
        ("place Day Laborer", "Day Laborer: taken by Player 2"),
        ("place 1 Reed", "1 Reed: nothing lies there"),
    ],
)
def test_a_placement_that_is_not_allowed_is_refused_with_its_reason(table: Table, text: str, reason: str) -> None:
    game = table(round=4, goods={P1: "1 wood"}, used={"Day Laborer": P2}, spaces={"1 Reed": "nothing"})
    with pytest.raises(farmyard.IllegalChoice, match=reason):
        game.play(text)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("plow z9", "no cell of a farmyard: cells run from a1 to c5"),
        ("plow b1", "b1 is not empty and unfenced"),
        ("plow", "name one cell"),
        ("plow b5", "b5 does not border an existing field"),
        ("room b2", "choose a cell to plow"),
    ],
)
def test_a_field_that_is_not_allowed_is_refused_with_its_reason(table: Table, text: str, reason: str) -> None:
    game = table(fields={P1: "b3"})
    game.play("place Plow 1 Field")
    with pytest.raises(farmyard.IllegalChoice, match=reason):
        game.play(text)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("room c5", "c5 does not border a room of the house"),
        ("room b3", "b3 is not empty"),
        ("stable b3", "b3 already holds"),
        ("room q1", "no cell of a farmyard"),
        ("enclose b3", "build a room or a stable"),
    ],
)
def test_a_building_that_is_not_allowed_is_refused_with_its_reason(table: Table, text: str, reason: str) -> None:
    game = table(goods={P1: "20 wood 5 reed"}, fields={P1: "b3"})
    game.play("place Build Rooms and Stables")
    with pytest.raises(farmyard.IllegalChoice, match=reason):
        game.play(text)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("enclose b5 c5 a5", "1 wood missing"),
        ("enclose x1", "no cell of a farmyard"),
        ("enclose", "one connected group of cells"),
        ("enclose b1", "rooms and fields stay outside"),
        ("room b2", "enclose cells"),
    ],
)
def test_a_pasture_that_is_not_allowed_is_refused_with_its_reason(table: Table, text: str, reason: str) -> None:
    game = table(round=4, goods={P1: "7 wood"})
    game.play("place Fences")
    with pytest.raises(farmyard.IllegalChoice, match=reason):
        game.play(text)


def test_an_improvement_that_cannot_be_paid_is_refused_with_what_is_missing(table: Table) -> None:
    game = table(family=True, round=4, goods={P1: "3 clay"})
    game.play("place Improvement")
    with pytest.raises(farmyard.IllegalChoice, match="Well: 1 wood 3 stone missing"):
        game.play("build Well")


def test_a_refused_choice_changes_nothing(table: Table) -> None:
    game = table(goods={P1: "1 wood"})
    before = farmyard.view(game, P1)
    for text in ("jump", "place Build Rooms and Stables", "convert grain"):
        with pytest.raises(farmyard.FarmyardError):
            game.play(text)
    assert farmyard.view(game, P1) == before


def test_after_a_refusal_the_game_goes_on(table: Table) -> None:
    game = table(goods={P1: "nothing"})
    with pytest.raises(farmyard.IllegalChoice):
        game.play("place Fences")
    game.play("place Day Laborer")
    assert game.goods(P1) == "2 food"


@pytest.mark.parametrize("text", ["place fishing", "PLACE FISHING", "  place   Fishing "])
def test_capitals_and_spaces_do_not_matter(table: Table, text: str) -> None:
    game = table(goods={P1: "nothing"})
    game.play(text)
    assert game.goods(P1) == "1 food"


def test_nothing_can_be_chosen_when_the_game_is_over(table: Table) -> None:
    game = table(round=14, at_home={P1: 0, P2: 0})
    with pytest.raises(farmyard.IllegalChoice, match="game is over"):
        game.play("place Fishing")


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"players": 7}, "a whole number from 1 to 6, not '7'"),
        ({"players": 0}, "a whole number from 1 to 6, not '0'"),
        ({"players": 6}, "players 6 goes with edition revised"),
        ({"edition": "third"}, "edition is original or revised, not 'third'"),
        ({"edition": "revised", "family": True}, "family goes with edition original, but edition is revised"),
        ({"side_job": True}, "side-job goes with edition revised, but edition is original"),
        ({"decks": "EX"}, "decks is some of E, I, K, A, B, L, like EIK, or none, not 'EX'"),
        ({"hands": "draft"}, "hands goes with some decks, but there are no decks"),
        ({"food": 3}, "food goes with players 1, but players is 2"),
        ({"weather": "fine"}, "no setting 'weather': use edition, players, "),
        ({"seed": -1}, "seed is a whole number"),
    ],
)
def test_a_table_that_no_rulebook_knows_is_refused(options: dict[str, int], reason: str) -> None:
    with pytest.raises(farmyard.BadSettings, match=reason):
        farmyard.new_game(**options)


@pytest.mark.parametrize("edition", ["original", "revised"])
def test_an_improvement_that_cannot_be_paid_is_refused_with_what_is_missing_in_either_edition(
    table: Table, edition: str
) -> None:
    space = "Improvement" if edition == "original" else "Major Improvement"
    game = table(edition=edition, round=4, goods={P1: "3 clay"})
    game.play(f"place {space}")
    with pytest.raises(farmyard.IllegalChoice, match="Well: 1 wood 3 stone missing"):
        game.play("build Well")


SOWER: Situation = {"round": 4, "fields": {P1: "b3"}, "goods": {P1: "2 grain"}, "majors": {P1: (FIREPLACE,)}}


HUNGRY: Situation = {"phase": FEEDING, "goods": {P1: "1 grain 1 sheep"}}


CROWDED: Situation = {"round": 11, "goods": {P1: "1 sheep"}}


DRIVER: Situation = {"seats": 5, "goods": {P1: "1 grain 1 vegetable"}}


@pytest.mark.parametrize(
    ("situation", "choices", "text"),
    [
        (SOWER, ["place Sow and Bake"], "bake 3 grain"),
        (SOWER, ["place Sow and Bake"], "sow vegetable"),
        (HUNGRY, [], "convert sheep"),
        (HUNGRY, [], "place Fishing"),
        (CROWDED, ["place 1 Cattle"], "keep 1 boar"),
        (DRIVER, ["place Take Animals"], "take 1 horse"),
        (DRIVER, ["place Take Animals", "take 1 cattle"], "pay 1 wood"),
    ],
)
def test_every_refusal_says_what_was_wrong_or_what_would_be_right(
    table: Table, situation: Situation, choices: list[str], text: str
) -> None:
    game = table(**situation)
    for choice in choices:
        game.play(choice)
    with pytest.raises(farmyard.IllegalChoice) as refused:
        game.play(text)
    assert str(refused.value) != f"'{text}' is not possible now"


def test_a_refusal_keeps_its_reason_whatever_the_capitals(table: Table) -> None:
    game = table(round=4, goods={P1: "3 wood"})
    with pytest.raises(farmyard.IllegalChoice, match="Fences: 1 wood missing"):
        game.play("Place Fences")
