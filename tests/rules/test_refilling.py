"""Dorn's hands: few cards at first, others for those that are played, and a swap after harvests."""

import random

import pytest

from farmyard import Agricola, BadSettings, new_game
from farmyard.agricola.position import P1, P2
from farmyard.agricola.state.card import MINOR, OCCUPATION
from helpers import Table, choices, deciding, in_hand, play, told

FIVE = {"decks": "EIK", "hands": "dorn-5"}
THREE = {"decks": "EIK", "hands": "dorn-3"}
SIX_CARDS = ("Tutor", "Mason", "Chief", "Lasso", "Canoe", "Raft")


def sizes(game: Agricola) -> list[tuple[int, int]]:
    """The occupations and minor improvements in each hand."""
    return [(len(player.in_hand(OCCUPATION)), len(player.in_hand(MINOR))) for player in game.players]


def held(game: Agricola, seat: int = P1) -> int:
    return len(game.players[seat].hand)


@pytest.mark.parametrize(("hands", "number"), [("dorn-5", 5), ("dorn-3", 3)])
def test_everybody_begins_with_five_or_three_of_each_sort(hands: str, number: int) -> None:
    for game in (
        new_game(decks="E", hands=hands, players=3),
        new_game(edition="revised", decks="AB", hands=hands, players=6),
    ):
        assert (game.round, set(sizes(game))) == (1, {(number, number)})


def test_occupations_that_lie_out_from_the_start_are_not_in_hand() -> None:
    game = new_game(decks="E", hands="dorn-5", players=1, permanent=("Tutor", "Mason"))
    assert (game.round, sizes(game)) == (1, [(5, 5)])


# -- five of each ---------------------------------------------------------------------------------


def test_who_has_played_a_card_draws_one_of_either_sort_at_once(table: Table) -> None:
    game = table(seats=2, hand={P1: ("Tutor", "Mason")}, goods={P1: "2 food"}, **FIVE)
    play(game, "place Occupation", "play Tutor")
    assert choices(game) == ["draw occupation", "draw minor"]
    assert game.question(P1) == "From which deck do you draw?"
    assert (P1, "draws 1 minor improvement") in told(game, "draw minor")
    assert (sizes(game)[P1], deciding(game)) == ((1, 1), P2)


def test_a_minor_improvement_is_replaced_as_well(table: Table) -> None:
    game = table(seats=2, hand={P1: ("Field",)}, goods={P1: "2 food"}, **FIVE)
    play(game, "place Starting Player", "play Field", "plow c3", "draw occupation")
    assert sizes(game)[P1] == (1, 0)


def test_a_card_takes_effect_before_another_is_drawn(table: Table) -> None:
    game = table(seats=2, hand={P1: ("Field",)}, goods={P1: "1 food"}, **FIVE)
    play(game, "place Starting Player", "play Field")
    assert choices(game)[0].startswith("plow")


def test_major_improvements_are_not_replaced(table: Table) -> None:
    game = table(seats=2, cards=("Improvement",), goods={P1: "2 clay"}, hand={P1: ("Tutor",)}, **FIVE)
    play(game, "place Improvement")
    assert [card.name for card in game.players[P1].cards] == ["Fireplace (2 clay)"]
    assert (deciding(game), held(game)) == (P2, 1)


def test_a_travelling_card_is_replaced_and_makes_the_hand_of_the_neighbour_larger(table: Table) -> None:
    game = table(seats=2, hand={P1: ("Building Material", "Raft"), P2: ("Canoe",)}, **FIVE)
    play(game, "place Starting Player", "play Building Material", "take 1 wood", "draw minor")
    assert (held(game, P1), held(game, P2)) == (2, 2)


def test_where_one_sort_has_run_out_the_other_is_drawn(table: Table) -> None:
    game = table(seats=2, hand={P1: ("Tutor", "Mason")}, goods={P1: "2 food"}, **FIVE)
    game.deck = tuple([card for card in game.deck if card.sort == MINOR])
    play(game, "place Occupation", "play Tutor")
    assert (deciding(game), sizes(game)[P1]) == (P2, (1, 1))


def test_discarded_cards_are_shuffled_in_when_both_decks_have_run_out(table: Table) -> None:
    game = table(seats=2, hand={P1: ("Tutor", "Mason")}, goods={P1: "2 food"}, **FIVE)
    game.players[P2].discarded = game.deck[:3]
    game.deck = ()
    away = set(game.players[P2].discarded)
    play(game, "place Occupation", "play Tutor")
    while deciding(game) == P1:
        game.play(game.options[0])
    assert (len(away & set(game.players[P1].hand)), len(game.deck), game.players[P2].discarded) == (1, 2, ())


def test_nothing_is_drawn_where_nothing_is_left(table: Table) -> None:
    game = table(seats=2, hand={P1: ("Tutor", "Mason")}, goods={P1: "2 food"}, **FIVE)
    game.deck = ()
    play(game, "place Occupation", "play Tutor")
    assert (deciding(game), held(game)) == (P2, 1)


def after_the_harvest(table: Table, round: int = 4, **words: object) -> Agricola:
    hands = {P1: ("Tutor", "Lasso"), P2: ("Canoe",)}
    food = dict.fromkeys((P1, P2), "9 food")
    game = table(seats=2, phase="breeding", round=round, goods=food, hand=hands, **{**FIVE, **words})
    assert isinstance(game, Agricola)
    return game


def test_after_a_harvest_everybody_may_swap_a_card_clockwise_from_the_starting_player(table: Table) -> None:
    game = after_the_harvest(table, starting_player=P2)
    assert (deciding(game), choices(game)) == (P2, ["discard Canoe", "done"])
    assert game.question(P2) == "Do you discard a card to draw another one?"
    play(game, "discard Canoe", "draw occupation")
    assert (deciding(game), sizes(game)[P2]) == (P1, (1, 0))
    play(game, "done")
    assert (in_hand(game, P1), game.round) == (["Tutor", "Lasso"], 5)


def test_a_card_that_is_swapped_is_out_of_the_game_and_nobody_else_knows_it(table: Table) -> None:
    game = after_the_harvest(table)
    assert (P1, "discards 1 occupation") in told(game, "discard Tutor")
    assert [card.name for card in game.players[P1].discarded] == ["Tutor"]
    assert game.back_to(P1) < game.chosen
    play(game, "draw minor")
    assert game.back_to(P1) == game.chosen


def test_who_stays_out_of_the_harvest_may_swap_all_the_same(table: Table) -> None:
    game = table(
        seats=2, phase="feeding", round=4, goods=dict.fromkeys((P1, P2), "9 food"), hand={P1: ("Tutor",)}, **FIVE
    )
    game.players[P1].skips_harvest = True
    while deciding(game) != P1 or "done" not in game.options:
        game.play(game.options[0])
    assert "discard Tutor" in game.options


def test_after_the_last_harvest_nobody_is_asked(table: Table) -> None:
    assert after_the_harvest(table, round=14).over


def test_with_three_of_each_there_is_no_swap(table: Table) -> None:
    assert after_the_harvest(table, hands="dorn-3").round == 5


# -- three of each --------------------------------------------------------------------------------


def test_who_has_played_a_card_may_discard_one_and_fills_the_hand_up_to_six(table: Table) -> None:
    game = table(seats=2, hand={P1: SIX_CARDS}, goods={P1: "2 food"}, **THREE)
    play(game, "place Occupation", "play Tutor")
    assert choices(game) == [*[f"discard {name}" for name in SIX_CARDS[1:]], "done"]
    assert game.question(P1) == "You draw up to 6 cards: do you discard one first?"
    play(game, "discard Lasso", "draw minor", "draw occupation")
    assert (deciding(game), sizes(game)[P1]) == (P2, (3, 3))


def test_who_discards_none_draws_one(table: Table) -> None:
    game = table(seats=2, hand={P1: SIX_CARDS}, goods={P1: "2 food"}, **THREE)
    play(game, "place Occupation", "play Tutor", "done", "draw minor")
    assert (deciding(game), sizes(game)[P1]) == (P2, (2, 4))


def test_a_hand_that_is_larger_is_not_filled_up_and_nothing_must_go(table: Table) -> None:
    game = table(seats=2, hand={P1: (*SIX_CARDS, "Fishing Rod", "Axe")}, goods={P1: "2 food"}, **THREE)
    play(game, "place Occupation", "play Tutor", "done")
    assert (deciding(game), held(game)) == (P2, 7)


def test_who_discards_from_a_larger_hand_keeps_at_least_six(table: Table) -> None:
    game = table(seats=2, hand={P1: (*SIX_CARDS, "Axe")}, goods={P1: "2 food"}, **THREE)
    play(game, "place Occupation", "play Tutor", "discard Axe", "draw minor")
    assert (deciding(game), held(game)) == (P2, 6)


def test_who_has_played_the_last_card_fills_up_at_once(table: Table) -> None:
    game = table(seats=2, hand={P1: ("Tutor",)}, goods={P1: "2 food"}, **THREE)
    play(game, "place Occupation", *["draw minor"] * 6)
    assert (deciding(game), sizes(game)[P1]) == (P2, (0, 6))


# -- what they go with ----------------------------------------------------------------------------


@pytest.mark.parametrize("hands", ["dorn-5", "dorn-3"])
def test_they_do_not_go_with_the_hands_of_the_moor(hands: str) -> None:
    with pytest.raises(BadSettings, match=f"hands {hands} goes with moor no, but moor is 3"):
        new_game(decks="E", moor=3, hands=hands)


@pytest.mark.parametrize("hands", ["dorn-5", "dorn-3"])
@pytest.mark.parametrize("edition", ["original", "revised"])
def test_random_games_keep_every_card(hands: str, edition: str) -> None:
    decks = "EI" if edition == "original" else "AB"
    for seed in range(3):
        game, dice = new_game(edition=edition, decks=decks, hands=hands, players=3, seed=seed), random.Random(seed)
        while game.decision is not None:
            game.play(dice.choice(game.decision.options))
        cards = list(game.deck)
        for player in game.players:
            cards += player.hand + player.discarded + tuple(player.cards)
        assert len(cards) == len(set(cards))
