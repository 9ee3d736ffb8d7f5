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
from farmyard.agricola.state.happenings import DISCARDS, KEEPS, PASSES_ON, PLAYS
from farmyard.games import GAMES
from farmyard.kernel.journal import Happening
from farmyard.kernel.rng import Rng
from random_games import TIMES

TABLES = {
    "dealt": {"players": "3", "decks": "E"},
    "draft of two": {"players": "2", "decks": "E", "hands": "draft"},
    "draft of three": {"players": "3", "decks": "EI", "hands": "draft", "three-for-one": "yes"},
    "draft of five": {"players": "5", "decks": "EIK", "hands": "draft"},
    "draft of eight": {"players": "3", "decks": "EI", "hands": "draft-8"},
    "parallel draft": {"players": "3", "decks": "EI", "hands": "draft-parallel"},
    "fast draft": {"players": "3", "decks": "E", "hands": "draft-fast"},
    "fast draft of the Moor": {"players": "2", "decks": "E", "moor": "3", "hands": "draft-fast"},
}
Pack = tuple[int, str]
"""A pack is known by the seat that began with it; cards that are counted apart are packs of their own."""


def origins(packs: tuple[tuple[Card, ...], ...]) -> dict[Card, Pack]:
    """Which pack each card belongs to."""
    return {card: (seat, "moor" if card.deck == "M" else card.sort) for seat, pack in enumerate(packs) for card in pack}


class Glimpse:
    """Cards seen before they went on: each of the takers has one of them, the others lie in the `pack`."""

    def __init__(self, cards: set[Card], pack: Pack | None = None, takers: tuple[int, ...] = ()) -> None:
        self.cards = cards
        self.pack = pack
        self.takers = Counter(takers)


class Memory:
    """What one seat has seen."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.glimpses: list[Glimpse] = []

    def look(self, cards: tuple[Card, ...], origin: dict[Card, Pack]) -> None:
        """Look at a pack before picking: what is missing from it since the last time is in the takers' hands."""
        for pack in {origin[card] for card in cards}:
            there = {card for card in cards if origin[card] == pack}
            for glimpse in self.glimpses:
                if glimpse.pack == pack:
                    glimpse.cards -= there
                    glimpse.pack = None
            self.glimpses.append(Glimpse(there, pack))

    def pick(self, seat: int, kept: Card, pack: Pack) -> None:
        """Somebody picks from a pack; which card it is only the picker knows."""
        for glimpse in self.glimpses:
            if glimpse.pack == pack and seat == self.seat:
                glimpse.cards.discard(kept)
            elif glimpse.pack == pack and sum(glimpse.takers.values()) < len(glimpse.cards):
                glimpse.takers[seat] += 1

    def hear(self, happening: Happening, cards: dict[str, Card]) -> None:
        """A card is played, or goes to a neighbour's hand."""
        if happening.what not in (PLAYS, PASSES_ON):
            return
        card = cards[happening.target.cards[0]]
        if happening.what == PASSES_ON:
            self.glimpses.append(Glimpse({card}, None, (happening.target.seat,)))
        else:
            self.see_shown(happening.seat, card)

    def see_shown(self, seat: int, card: Card) -> None:
        """A card has left somebody's hand: it has been played, or is still to be paid."""
        for glimpse in self.glimpses:
            if card in glimpse.cards:
                glimpse.cards.remove(card)
                glimpse.takers[seat] -= 1

    def check(self, copy: Agricola, places: dict[Pack, int]) -> None:
        """Whether a copy agrees with everything seen."""
        for glimpse in self.glimpses:
            for seat, number in glimpse.takers.items():
                held = {*copy.players[seat].hand, *copy.players[seat].discarded}
                assert seat == self.seat or len(glimpse.cards & held) == number
            if glimpse.pack in places:
                there = set(copy.packs[places[glimpse.pack]])
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
        memories = [Memory(seat) for seat in range(game.seats())]
        origin = origins(game.packs)
        for _ in range(160):
            if game.decision is None:
                break
            if any([card not in origin for pack in game.packs for card in pack]):
                origin = origins(game.packs)
            places = {origin[card]: place for place, pack in enumerate(game.packs) for card in pack}
            for seat in game.open_seats if any(game.packs) else ():
                memories[seat].look(game.packs[seat], origin)
            for memory in memories:
                copy = game.determinize(memory.seat, Rng(dice.getrandbits(32)))
                if len(copy.agenda) == len(game.agenda):  # else somebody has only one choice there, and it is made
                    memory.check(copy, places)
                checked += len(memory.glimpses)
            journal: list[Happening] = []
            game.journal = journal
            game.ask_first(dice.choice(game.open_seats))
            game.play(dice.choice((game.exchanges() if dice.random() < 0.1 else []) or game.decision.options))
            follow(memories, journal, cards, origin)
            for seat, card in being_played(game):
                for memory in memories:
                    memory.see_shown(seat, card)
    assert checked > 20


def being_played(game: Agricola) -> list[tuple[int, Card]]:
    """The cards that have left a hand and are still to be paid, each with who plays it."""
    return [(seat, step.card) for seat, step in game.agenda if isinstance(step, LayOut)]


def follow(memories: list[Memory], journal: list[Happening], cards: dict[str, Card], origin: dict[Card, Pack]) -> None:
    """All hear what has happened. Cards that are left over at the end of a draft are taken without asking."""
    for happening in journal:
        if happening.what in (KEEPS, DISCARDS) and cards[happening.target.cards[0]] in origin:
            kept = cards[happening.target.cards[0]]
            for memory in memories:
                memory.pick(happening.seat, kept, origin[kept])
        for memory in memories:
            memory.hear(happening, cards)
