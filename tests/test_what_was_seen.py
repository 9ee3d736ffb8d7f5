"""Dealt copies against the memory of somebody who sits at the seat and forgets nothing.

The memory is kept apart from the engine: it looks at the pack in front of it when it must pick, and listens to what
everybody hears. Every copy dealt to the seat, whoever decides, must agree with it.
"""

from collections import Counter
from random import Random

import pytest

from farmyard import Agricola, open_game
from farmyard.agricola.rules.playing import LayOut
from farmyard.agricola.state.card import Card
from farmyard.agricola.state.happenings import KEEPS, PASSES_ON, PLAYS
from farmyard.games import GAMES
from farmyard.kernel.journal import Happening
from farmyard.kernel.rng import Rng
from helpers import deciding
from random_games import TIMES

TABLES = {
    "dealt": {"players": "3", "decks": "E"},
    "draft of two": {"players": "2", "decks": "E", "hands": "draft"},
    "draft of three": {"players": "3", "decks": "EI", "hands": "draft", "three-for-one": "yes"},
    "draft of five": {"players": "5", "decks": "EIK", "hands": "draft"},
}


class Glimpse:
    """Cards seen before they went on: each of the takers has one of them, the others lie in the pack of `owner`."""

    def __init__(self, cards: set[Card], owner: int = -1, takers: tuple[int, ...] = ()) -> None:
        self.cards = cards
        self.owner = owner
        self.takers = Counter(takers)


class Memory:
    """What one seat has seen. Packs are told apart by the seat that began with them."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.glimpses: list[Glimpse] = []

    def look(self, pack: tuple[Card, ...], owner: int) -> None:
        """Look at a pack before picking: what is missing from it since the last time is in the takers' hands."""
        for glimpse in self.glimpses:
            if glimpse.owner == owner:
                glimpse.cards -= set(pack)
                glimpse.owner = -1
        self.glimpses.append(Glimpse(set(pack), owner))

    def pick(self, seat: int, owner: int, kept: Card) -> None:
        """Somebody picks from a pack; which card it is only the picker knows."""
        for glimpse in self.glimpses:
            if glimpse.owner == owner and seat == self.seat:
                glimpse.cards.discard(kept)
            elif glimpse.owner == owner and sum(glimpse.takers.values()) < len(glimpse.cards):
                glimpse.takers[seat] += 1

    def hear(self, happening: Happening, cards: dict[str, Card]) -> None:
        """A card is played, or goes to a neighbour's hand."""
        if happening.what not in (PLAYS, PASSES_ON):
            return
        card = cards[happening.target.cards[0]]
        if happening.what == PASSES_ON:
            self.glimpses.append(Glimpse({card}, -1, (happening.target.seat,)))
        else:
            self.see_shown(happening.seat, card)

    def see_shown(self, seat: int, card: Card) -> None:
        """A card has left somebody's hand: it has been played, or is still to be paid."""
        for glimpse in self.glimpses:
            if card in glimpse.cards:
                glimpse.cards.remove(card)
                glimpse.takers[seat] -= 1

    def check(self, copy: Agricola, owners: list[int]) -> None:
        """Whether a copy agrees with everything seen."""
        for glimpse in self.glimpses:
            for seat, number in glimpse.takers.items():
                held = {*copy.players[seat].hand, *copy.players[seat].discarded}
                assert seat == self.seat or len(glimpse.cards & held) == number
            if glimpse.owner >= 0 and copy.packs:
                there = set(copy.packs[owners.index(glimpse.owner)])
                assert len(glimpse.cards & there) == len(glimpse.cards) - sum(glimpse.takers.values())


def begun(kind: str, seed: int) -> Agricola:
    game = open_game({"game": "agricola", "rules": str(GAMES["agricola"].version), "seed": str(seed), **TABLES[kind]})
    assert isinstance(game, Agricola)
    return game


@pytest.mark.parametrize("kind", TABLES)
def test_copies_agree_with_everything_their_seat_has_seen(kind: str) -> None:
    checked = 0
    for seed in range(2 * TIMES):
        game, dice = begun(kind, seed), Random(seed)
        cards = {card.key: card for card in game.board.hand_cards}
        seats = game.seats()
        memories = [Memory(seat) for seat in range(seats)]
        owners = list(range(seats))
        for _ in range(160):
            if game.decision is None:
                break
            picker, before = deciding(game), game.packs
            picking = bool(before) and any(before) and game.round == 0
            if picking:
                memories[picker].look(before[picker], owners[picker])
            for memory in memories:
                copy = game.determinize(memory.seat, Rng(dice.getrandbits(32)))
                if len(copy.agenda) == len(game.agenda):  # else somebody has only one choice there, and it is made
                    memory.check(copy, owners)
                checked += len(memory.glimpses)
            journal: list[Happening] = []
            game.journal = journal
            game.play(dice.choice((game.exchanges() if dice.random() < 0.1 else []) or game.decision.options))
            owners = follow(memories, journal, cards, owners, picking)
            for seat, card in being_played(game):
                for memory in memories:
                    memory.see_shown(seat, card)
    assert checked > 20


def being_played(game: Agricola) -> list[tuple[int, Card]]:
    """The cards that have left a hand and are still to be paid, each with who plays it."""
    return [(seat, step.card) for seat, step in game.agenda if isinstance(step, LayOut)]


def follow(
    memories: list[Memory], journal: list[Happening], cards: dict[str, Card], owners: list[int], looked: bool
) -> list[int]:
    """All hear what has happened; who began with the pack at each place now. A last card is taken without asking."""
    for happening in journal:
        if happening.what == KEEPS:
            picker, kept = happening.seat, cards[happening.target.cards[0]]
            if not looked:
                memories[picker].look((kept,), owners[picker])
            looked = False
            for memory in memories:
                memory.pick(picker, owners[picker], kept)
            if picker == len(memories) - 1:
                owners = owners[-1:] + owners[:-1]
        for memory in memories:
            memory.hear(happening, cards)
    return owners
