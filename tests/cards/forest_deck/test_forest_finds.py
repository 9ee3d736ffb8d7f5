"""The forest deck: improvements that are found in the woods."""

import pytest

from farmyard import Agricola, view
from farmyard.agricola.content.catalogue import card_named
from farmyard.agricola.position import P1, P2
from farmyard.kernel.rng import Rng
from helpers import Table, choices, deciding, farm, keeps, play, points, told
from woods import met, woods

# -- Camelot ----------------------------------------------------------------------------------


@pytest.mark.ruling("Camelot", "counts as a minor improvement")
def test_camelot_lies_with_the_drawers_improvements(table: Table) -> None:
    game = met(table, "Camelot")
    assert (farm(game).improvements, game.goods(P1)) == (("Camelot",), "3 wood 2 food")


@pytest.mark.ruling("Camelot", "of different species")
def test_camelot_holds_five_animals_of_any_species_beside_the_pet(table: Table) -> None:
    game = met(table, "Camelot")
    assert keeps(game, 2, 2, 2, 0)
    assert keeps(game, 0, 0, 6, 0)
    assert not keeps(game, 3, 2, 2, 0)


def test_camelot_has_room_for_one_of_the_family(table: Table) -> None:
    game = met(table, "Camelot", round=6, cards=("Basic Wish for Children",), at_home={P1: 3, P2: 0})
    game.play("place Basic Wish for Children")
    assert farm(game).people == 3


@pytest.mark.ruling("Camelot", "It is no room")
def test_camelot_is_no_room_of_the_house(table: Table) -> None:
    game = woods(table, played={P1: ("Camelot",)}, round=6, cards=("House Redevelopment",), goods={P1: "2 clay 1 reed"})
    game.play("place House Redevelopment")
    assert (game.goods(P1), points(game, P1, "Clay rooms")) == ("nothing", 2)


# -- The Swamp-Flame Eruption Oven ------------------------------------------------------------

OVEN = "The Swamp-Flame Eruption Oven"


@pytest.mark.ruling("The Swamp-Flame Eruption Oven", "counts as a major improvement and as an oven")
def test_the_oven_is_a_major_improvement_for_two_points(table: Table) -> None:
    game = met(table, OVEN)
    assert (farm(game).improvements, points(game, P1, "Improvements")) == ((OVEN,), 2)
    assert "oven" in card_named(OVEN).tags


def test_who_gets_the_oven_may_bake_at_once(table: Table) -> None:
    game = met(table, OVEN, goods={P1: "3 grain"})
    assert choices(game) == ["bake 1 grain and burn 1 wood", "bake 2 grain and burn 1 wood", "done"]
    assert told(game, "bake 2 grain and burn 1 wood") == [(P1, "bakes 1 wood 2 grain into 10 food")]
    assert game.goods(P1) == "2 wood 1 grain 10 food"


@pytest.mark.ruling("The Swamp-Flame Eruption Oven", "Without wood to burn")
def test_without_wood_nothing_is_baked_in_the_oven(table: Table) -> None:
    game = woods(table, played={P1: (OVEN,)}, goods={P1: "2 grain"}, side_job=True)
    assert "place Side Job" not in game.options


def test_wood_is_burnt_only_where_that_makes_more_food(table: Table) -> None:
    ovens = {"played": {P1: (OVEN,)}, "majors": {P1: ("Clay Oven", "Fireplace (2 clay)")}}
    game = woods(table, **ovens, goods={P1: "3 grain 1 wood"}, side_job=True)
    game.play("place Side Job")
    assert [option for option in choices(game) if option.startswith("bake")] == [
        "bake 1 grain", "bake 2 grain", "bake 3 grain",
        "bake 2 grain and burn 1 wood", "bake 3 grain and burn 1 wood",
    ]  # fmt: skip
    game.play("bake 3 grain and burn 1 wood")
    assert game.goods(P1) == "15 food"


# -- The Witch --------------------------------------------------------------------------------

NEXT = ("The King of the Pigs", "Werewolf", "Camelot", "Fairy Ring")


def next_cards(game: Agricola, seat: int) -> list[str]:
    """The next cards of the forest deck that a seat knows."""
    return [card.name for card in view(game, seat).draw_decks[-1].known]


@pytest.mark.ruling("The Witch", "counts as a minor improvement")
def test_the_witch_lies_with_the_drawers_improvements(table: Table) -> None:
    assert farm(met(table, "The Witch")).improvements == ("The Witch",)


@pytest.mark.ruling("The Witch", "Nobody else learns what she has seen")
def test_the_witch_looks_at_three_cards_and_lays_them_back_in_any_order(table: Table) -> None:
    game = woods(table, *NEXT, played={P1: ("The Witch",)})
    looked = game.clone()
    assert told(game, "use The Witch", seat=P2)[-1] == (P1, "looks at 3 cards")
    assert told(looked, "use The Witch", seat=P1)[-1] == (
        P1, "looks at 3 cards: The King of the Pigs and Werewolf and Camelot",
    )  # fmt: skip
    assert choices(game) == ["lay The King of the Pigs", "lay Werewolf", "lay Camelot"]
    play(game, "lay Camelot", "lay Werewolf")
    assert next_cards(game, P1) == ["Camelot", "Werewolf", "The King of the Pigs"]
    assert (next_cards(game, P2), farm(game).on_cards["The Witch"]) == ([], "used 1 of 3 times")
    assert told(game, "place Forest")[-1] == (P1, "draws Camelot")


def test_the_witch_looks_three_times_in_a_game(table: Table) -> None:
    game = woods(table, *NEXT, played={P1: ("The Witch",)})
    for _ in range(3):
        play(game, "use The Witch", "lay Camelot", "lay Werewolf")
    assert "use The Witch" not in game.options


@pytest.mark.ruling("The Witch", "before somebody else draws")
def test_the_witch_looks_before_somebody_else_draws(table: Table) -> None:
    game = woods(table, *NEXT, played={P2: ("The Witch",)})
    game.play("place Forest")
    assert (deciding(game), choices(game)) == (P2, ["use The Witch", "done"])
    play(game, "use The Witch", "lay Werewolf")
    assert told(game, "lay Camelot")[-1] == (P1, "draws Werewolf")


def test_the_witch_may_let_others_draw(table: Table) -> None:
    game = woods(table, *NEXT, played={P2: ("The Witch",)})
    game.play("place Forest")
    assert told(game, "done")[-1] == (P1, "draws The King of the Pigs")


def test_the_witch_does_not_see_aliens(table: Table) -> None:
    game = woods(table, *NEXT, played={P2: ("The Witch",)}, x_deck=True, round=5, cards=("Western Quarry",))
    game.play("place Western Quarry")
    assert "use The Witch" not in choices(game)


def test_what_the_witch_sees_stays_with_her_in_dealt_copies(table: Table) -> None:
    game = woods(table, *NEXT, played={P1: ("The Witch",)})
    game.play("use The Witch")
    hers, others = [{game.determinize(seat, Rng(luck)).draw_decks[0].cards[:3] for luck in range(9)} for seat in (0, 1)]
    assert (len(hers), len(others) > 1) == (1, True)


def test_what_the_witch_has_seen_cannot_be_taken_back(table: Table) -> None:
    game = woods(table, *NEXT, played={P1: ("The Witch",)})
    game.play("use The Witch")
    assert game.why_not_back(P1) == "Cards have been looked at since then"


def test_the_witch_is_not_asked_when_a_round_ends(table: Table) -> None:
    game = woods(table, *NEXT, played={P1: ("The Witch",)}, at_home={P1: 1, P2: 0})
    game.play("place Fishing")
    assert (game.round, "place Forest" in game.options) == (2, True)
