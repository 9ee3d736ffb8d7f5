"""Dealt copies hold everything that a seat knows and nothing that it does not, whoever decides."""

import random
from collections.abc import Iterator

import pytest

from farmyard import Agricola, AgricolaSettings, begin, view
from farmyard.agricola.position import P1, P2, P3
from farmyard.agricola.state.card import Card
from farmyard.kernel.past import links
from farmyard.kernel.rng import Rng
from helpers import Table, deciding, in_hand, play

TABLES = {
    "dealt": AgricolaSettings(players=3, decks="E"),
    "all decks": AgricolaSettings(players=4, decks="EIK"),
    "ten of which seven": AgricolaSettings(players=2, decks="EI", hands="10-3"),
    "mulligan": AgricolaSettings(players=3, decks="EK", hands="mulligan"),
    "draft of two": AgricolaSettings(players=2, decks="E", hands="draft"),
    "draft of four": AgricolaSettings(players=4, decks="EIK", hands="draft"),
    "three for one": AgricolaSettings(players=2, decks="EIK", three_for_one=True),
    "parallel draft": AgricolaSettings(players=3, decks="EI", hands="draft-parallel"),
    "fast draft of the Moor": AgricolaSettings(players=2, decks="E", hands="draft-fast", moor=3),
    "draft of eight": AgricolaSettings(players=3, decks="EI", hands="draft-8"),
    "five of each": AgricolaSettings(players=3, decks="E", hands="dorn-5"),
    "three of each": AgricolaSettings(players=2, decks="E", hands="dorn-3"),
    "open row": AgricolaSettings(players=3, decks="E", hand_mix="petri"),
    "no cards": AgricolaSettings(edition="revised", players=3),
    "X deck": AgricolaSettings(edition="revised", players=3, x_deck=True),
    "Moor alone": AgricolaSettings(players=1, moor=2),
}


def moments(kind: str, seed: int, choices: int = 90) -> Iterator[Agricola]:
    """A random game at each of its decisions; exchanges are made now and then."""
    game, dice = begin(TABLES[kind], seed), random.Random(seed)
    for _ in range(choices):
        if game.decision is None:
            return
        yield game
        exchanges = game.exchanges() if dice.random() < 0.2 else []
        game.play(dice.choice(exchanges or game.decision.options))


def everything(game: Agricola) -> list[Card]:
    """All cards, wherever they lie."""
    cards = [*game.deck, *game.row] + [card for pack in game.packs for card in pack]
    for player in game.players:
        cards += player.hand + player.cards + player.discarded
    return cards


@pytest.mark.parametrize("kind", TABLES)
def test_a_copy_looks_to_its_seat_as_the_game_does(kind: str) -> None:
    for game in moments(kind, 1):
        for seat in range(game.seats()):
            copy = game.determinize(seat, Rng(game.chosen))
            assert view(copy, seat, labels=False) == view(game, seat, labels=False)


@pytest.mark.parametrize("kind", TABLES)
def test_no_card_is_lost_and_none_is_there_twice(kind: str) -> None:
    for game in moments(kind, 2):
        for seat in range(game.seats()):
            dealt = everything(game.determinize(seat, Rng(game.chosen)))
            assert len(set(dealt)) == len(dealt)
            assert set(dealt) == set(everything(game))


@pytest.mark.parametrize("kind", TABLES)
def test_what_is_dealt_does_not_depend_on_what_is_hidden(kind: str) -> None:
    """A copy of a copy that was dealt to the same seat is the same as a copy of the game."""
    for game in moments(kind, 3, 60):
        for seat in range(game.seats()):
            other = game.determinize(seat, Rng(99))
            one, two = game.determinize(seat, Rng(7)), other.determinize(seat, Rng(7))
            assert [player.hand for player in one.players] == [player.hand for player in two.players]
            assert (one.deck, one.packs, one.coming, one.pile) == (two.deck, two.packs, two.coming, two.pile)
            assert [left.cards for left in one.draw_decks] == [left.cards for left in two.draw_decks]
            assert one.options == two.options


@pytest.mark.parametrize("kind", TABLES)
def test_a_copy_plays_on_whoever_decides(kind: str) -> None:
    dice = random.Random(4)
    for game in moments(kind, 4, 40):
        copy = game.determinize(dice.randrange(game.seats()), Rng(game.chosen))
        for _ in range(6):
            if copy.decision is not None:
                copy.play(dice.choice(copy.decision.options))
        assert len(set(everything(copy))) == len(everything(copy))


def test_the_options_of_another_seat_are_those_of_the_hand_it_was_dealt() -> None:
    checked = 0
    for game in moments("all decks", 5, 300):
        if any([option.startswith("play") for option in game.options]):
            copy = game.determinize((deciding(game) + 1) % 4, Rng(1))
            cards = [option.means for option in copy.decision.options if option.verb == "play"] if copy.decision else []
            hidden = [card for card in cards if isinstance(card, Card) and card.sort != "major"]
            assert all([card in copy.players[deciding(copy)].hand for card in hidden])
            checked += len(hidden)
    assert checked


def test_a_card_passed_to_a_neighbour_stays_there(table: Table) -> None:
    hands = {P1: ("Building Material",), P2: ("Lasso", "Canoe"), P3: ("Guest", "Field", "Raft")}
    game = table(seats=3, hand=hands)
    play(game, "place Starting Player", "play Building Material", "take 1 wood", "place Fishing", "place 1 Clay")
    for seat in (P1, P3):
        copies = [game.determinize(seat, Rng(luck)) for luck in range(30)]
        assert all(["Building Material" in in_hand(copy, P2) for copy in copies])
        assert len({tuple(in_hand(copy, P2)) for copy in copies}) > 1


def test_a_pack_that_was_passed_on_is_known(table: Table) -> None:
    game = begin(TABLES["draft of two"], 1)
    rest = set(game.packs[0])
    game.play(game.options[0])
    rest -= set(game.players[0].hand)
    assert all([set(game.determinize(0, Rng(luck)).packs[0]) == rest for luck in range(20)])
    assert len({game.determinize(0, Rng(luck)).packs[1] for luck in range(20)}) > 1


def test_of_a_pack_passed_on_the_next_player_has_taken_one() -> None:
    game = begin(TABLES["draft of four"], 1)
    seen = set(game.packs[0])
    for _ in range(5):
        game.play(game.options[0])
    seen -= {game.players[0].hand[0]}
    for luck in range(30):
        copy = game.determinize(0, Rng(luck))
        assert set(copy.packs[1]) == seen
    game.play(game.options[0])
    taken = [seen & set(game.determinize(0, Rng(luck)).players[1].hand) for luck in range(30)]
    assert {len(cards) for cards in taken} == {1}
    assert len({min(cards, key=id) for cards in taken}) > 1


def test_what_others_chose_in_secret_is_not_in_a_copy() -> None:
    game = begin(TABLES["ten of which seven"], 1)
    game.play(game.options[0])
    assert (game.determinize(0, Rng(1)).chosen, game.determinize(1, Rng(1)).chosen) == (1, 0)


@pytest.mark.parametrize("kind", TABLES)
def test_what_was_chosen_openly_is_in_a_copy(kind: str) -> None:
    knows: list[set[int]] = []
    for game in moments(kind, 2):
        for seat in range(game.seats()):
            known = [link.option for link, seats in zip(links(game.past), knows) if seat in seats]
            assert game.determinize(seat, Rng(1)).choices == known
        assert game.decision is not None
        knows.append({game.decision.seat} if game.decision.step.secret else set(range(game.seats())))


def test_the_deck_of_a_copy_is_shuffled_when_somebody_draws() -> None:
    game = begin(TABLES["mulligan"], 1)
    drawn = set()
    for luck in range(12):
        copy = game.determinize(0, Rng(luck))
        copy.play("discard all occupations")
        drawn.add(tuple(in_hand(copy, 0)))
    assert len(drawn) > 6
