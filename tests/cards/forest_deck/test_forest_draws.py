"""The forest deck: who draws, and when."""

import pytest

from farmyard.agricola.position import P1, P2
from farmyard.agricola.rules.drawing import put_down
from farmyard.agricola.state.draw_deck import FaceDown
from helpers import Table, told
from woods import INTO_THE_WOODS, met, woods

DRAWS_CAMELOT = (P1, "draws Camelot")


def test_who_takes_three_wood_from_a_space_draws_afterwards(table: Table) -> None:
    game = woods(table, "Camelot")
    assert told(game, INTO_THE_WOODS) == [(P1, "goes to Forest"), (P1, "gets 3 wood"), DRAWS_CAMELOT]


def test_fewer_wood_makes_nobody_draw(table: Table) -> None:
    game = woods(table, "Camelot", seats=1)
    assert told(game, INTO_THE_WOODS)[-1] == (P1, "gets 2 wood")


def test_who_plays_alone_draws_for_the_wood_of_two_rounds(table: Table) -> None:
    game = woods(table, "Camelot", seats=1, spaces={"Forest": "4 wood"})
    assert told(game, INTO_THE_WOODS)[-1] == DRAWS_CAMELOT


def test_one_card_is_drawn_however_much_wood_there_is(table: Table) -> None:
    game = woods(table, "Camelot", "The Noble Knight", spaces={"Forest": "9 wood"})
    assert told(game, INTO_THE_WOODS)[-1] == DRAWS_CAMELOT


@pytest.mark.parametrize("space", ["Grove", "Copse", "Fishing", "Clay Pit"])
def test_any_accumulation_space_with_so_much_wood_counts(table: Table, space: str) -> None:
    game = woods(table, "Camelot", seats=4, spaces={space: "3 wood 1 clay"})
    assert told(game, f"place {space}")[-1] == DRAWS_CAMELOT


def test_the_wood_of_the_original_edition_counts_as_well(table: Table) -> None:
    game = woods(table, "Camelot", edition="original")
    assert told(game, "place 3 Wood")[-1] == DRAWS_CAMELOT


def test_wood_from_cards_does_not_count(table: Table) -> None:
    game = woods(table, "Camelot", edition="original", played={P1: ("Wood Cart",)}, spaces={"3 Wood": "2 wood"})
    assert told(game, "place 3 Wood")[-1] == (P1, "gets 2 wood from Wood Cart")


def test_a_card_is_drawn_once_other_cards_have_given_their_wood(table: Table) -> None:
    game = woods(table, "All Your Wood Are Belong to Us", edition="original", played={P1: ("Wood Cart",)})
    game.play("place 3 Wood")
    assert game.goods(P1) == "4 food"


def test_wood_that_is_left_there_does_not_count(table: Table) -> None:
    game = woods(table, "Camelot", edition="original", played={P1: ("Basket",)}, spaces={"3 Wood": "4 wood"})
    game.play("place 3 Wood")
    assert told(game, "take 3 food for 2 wood left behind")[-1] == (P1, "gets 3 food from Basket")


def test_wood_that_goes_to_somebody_else_does_not_count(table: Table) -> None:
    game = woods(table, "Camelot", edition="original", played={P2: ("Spinney",)})
    game.play("place 3 Wood")
    assert told(game, "place 3 Wood")[-1] == (P2, "gets 1 wood from Spinney")


def test_from_an_empty_deck_nothing_is_drawn(table: Table) -> None:
    game = woods(table)
    put_down(game, "F", FaceDown(()))
    assert told(game, INTO_THE_WOODS)[-1] == (P1, "gets 3 wood")


def test_both_decks_are_drawn_from_at_one_table(table: Table) -> None:
    game = woods(table, "Camelot", "Ley Lines", x_deck=True, round=5, cards=("Western Quarry",))
    assert told(game, INTO_THE_WOODS)[-1] == DRAWS_CAMELOT
    assert told(game, "place Western Quarry")[-1] == (P2, "draws Ley Lines")


def test_what_came_true_in_the_forest_cannot_be_taken_back(table: Table) -> None:
    assert met(table, "Camelot").why_not_back(P1) == "A card has been drawn since then"
