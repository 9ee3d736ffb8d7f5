"""The three levels: their boards, their hands, and what they can be combined with."""

import pytest

from farmyard import AgricolaSettings, BadSettings, new_game, view
from farmyard.agricola.position import P1, P2
from helpers import Table, choices, play


def spaces(**settings: object) -> list[str]:
    return [space.name for space in new_game(**settings).spaces]  # type: ignore[arg-type]


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_levels_one_and_two_are_played_on_the_family_board(players: int) -> None:
    family = spaces(players=players, family=True)
    for level in (1, 2):
        assert sorted(spaces(players=players, moor=level)) == sorted([*family, "Infirmary"])


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_level_three_is_played_on_the_full_board(players: int) -> None:
    full = spaces(players=players, decks="EIK")
    assert sorted(spaces(players=players, moor=3, decks="EIK")) == sorted([*full, "Infirmary"])


def test_supplies_are_as_in_the_base_game() -> None:
    game = new_game(players=3, moor=1)
    assert [game.goods(seat) for seat in range(3)] == ["2 food", "3 food", "3 food"]


def test_minors_are_played_with_round_cards_at_level_two(table: Table) -> None:
    hand = {P1: ("Simple Fireplace",)}
    game = table(moor=2, goods={P1: "1 clay"}, hand=hand)
    game.play("place Improvement")
    assert view(game, P1).players[P1].cards == ("Simple Fireplace",)
    growth = table(moor=2, round=7, goods={P1: "1 clay"}, hand=hand, cards=("Family Growth",), rooms={P1: "a1 b1 c1"})
    growth.play("place Family Growth")
    assert "play Simple Fireplace" in choices(growth)
    renovating = table(moor=2, round=7, goods={P1: "3 clay 1 reed"}, hand=hand, cards=("Renovation and Improvement",))
    play(renovating, "place Renovation and Improvement")
    assert "play Simple Fireplace" in renovating.options
    assert "place Improvement" not in choices(table(moor=1, goods={P1: "1 clay"}))


def test_the_starting_player_of_level_two_gets_food_and_plays_no_minor(table: Table) -> None:
    game = table(moor=2, goods={P1: "1 clay"}, hand={P1: ("Simple Fireplace",)})
    game.play("place Starting Player")
    assert game.goods(P1) == "1 clay 1 food"


def test_level_one_has_no_hands() -> None:
    assert not new_game(moor=1).players[P1].hand


@pytest.mark.parametrize(
    ("settings", "reason"),
    [
        ({"moor": 1, "decks": "E"}, "decks goes with moor no or moor 3"),
        ({"moor": 2, "decks": "E"}, "decks goes with moor no or moor 3"),
        ({"moor": 3, "decks": "E", "base_minors": "E"}, "base-minors goes with moor 2"),
        ({"moor": 1, "edition": "revised"}, "moor goes with edition original"),
        ({"moor": 1, "family": True}, "moor goes with family no"),
        ({"moor": 1, "moor_decks": "both"}, "moor-decks goes with moor 2 or moor 3"),
        ({"fuel_variant": True}, "fuel-variant goes with some moor"),
        ({"moor": 1, "hands": "draft"}, "hands goes with some decks"),
        ({"three_for_one": True}, "three-for-one goes with some decks"),
        ({"moor": 4}, "moor is no, 1, 2 or 3"),
    ],
)
def test_what_does_not_go_together_is_refused(settings: dict[str, str], reason: str) -> None:
    with pytest.raises(BadSettings, match=reason):
        AgricolaSettings(**settings)


def test_three_cards_for_one_at_level_two(table: Table) -> None:
    game = table(moor=2, three_for_one=True, hand={P1: ("Simple Fireplace", "Canoe", "Basket")}, base_minors="E")
    play(game, "discard 3 cards", "discard Canoe", "discard Basket")
    assert len(view(game, P2).players[P1].hand) == 0
    assert view(game, P1).players[P1].minors_in_hand == 1
