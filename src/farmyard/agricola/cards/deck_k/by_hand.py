"""Deck K: what no word says. Each class serves one card, which says why it needs it."""

from typing import Final

from farmyard.agricola.cards.card import Card
from farmyard.agricola.cards.words.effects import Plain
from farmyard.agricola.events import RECEIVES, Event
from farmyard.agricola.game import PREPARATION, Agricola
from farmyard.agricola.goods import BUILDING_RESOURCES, CLAY, ONE, REED, STONE, WOOD, count, covers
from farmyard.agricola.rules.action import Action
from farmyard.agricola.rules.react import React
from farmyard.agricola.rules.take import Take, gain
from farmyard.kernel.option import Option

STACK: Final = (WOOD, CLAY, REED, CLAY, STONE, CLAY, STONE)


class Adopt(Plain):
    """Adoptive Parents: the child born last is grown up at once and may be placed."""

    __slots__ = ("card",)

    def __init__(self, card: Card | None = None) -> None:
        self.card = card

    def by(self, card: Card) -> Action:
        return Adopt(card)

    def possible(self, game: Agricola, seat: int) -> bool:
        return game.players[seat].newborns > 0

    def options(self, game: Agricola, seat: int) -> list[Option]:
        name = "" if self.card is None else self.card.name
        return [Option("use", name)] if self.possible(game, seat) else []

    def act(self, game: Agricola, seat: int) -> None:
        player = game.players[seat]
        player.newborns -= 1
        player.at_home += 1

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        return "Take the child home at once: it may work this round and eats like a grown-up"


class TakeOff(Plain):
    """Resource Seller: take tokens off the stack on the card as long as the top one is of a kind just received.

    Kinds received at the same time take off what they can in the best order, each once. What comes from a
    space goes before what cards add to it, which waits in a mark.
    """

    __slots__ = ("event", "card")

    def __init__(self, event: Event | None = None, card: Card | None = None) -> None:
        self.event = event
        self.card = card

    def by(self, card: Card) -> Action:
        return TakeOff(self.event, card)

    def given(self, event: Event) -> Action:
        return TakeOff(event, self.card)

    def act(self, game: Agricola, seat: int) -> None:
        event, card = self.event, self.card
        if event is None or card is None or event.card is card:
            return
        marks = game.players[seat].marks
        waiting = f"{card.name} waiting"
        kinds = received(game, event)
        if game.phase == PREPARATION:
            pool = f"{card.name} at the start of round {game.round}"
            marks[pool] = self.take_off(game, seat, card, marks.get(pool, 0) + kinds)
        elif event.space >= 0:
            self.take_off(game, seat, card, kinds)
            self.take_off(game, seat, card, marks.pop(waiting, 0))
        elif more_to_come(game, seat):
            marks[waiting] = marks.get(waiting, 0) + kinds
        else:
            self.take_off(game, seat, card, marks.pop(waiting, 0) + kinds)

    def take_off(self, game: Agricola, seat: int, card: Card, kinds: int) -> int:
        """Give the owner the tokens that these kinds take off; returns the kinds that took off none."""
        marks = game.players[seat].marks
        taken = marks.get(card.name, 0)
        while taken < len(STACK) and count(kinds, STACK[taken]):
            kinds -= ONE[STACK[taken]]
            marks[card.name] = taken + 1
            gain(game, seat, ONE[STACK[taken]], -1, card)
            taken += 1
        return kinds


def received(game: Agricola, event: Event) -> int:
    """One of each kind of building resource received; what has been left on the space is not."""
    left = game.stock[event.space] if event.space >= 0 and event.lying else 0
    goods = event.goods - left if covers(event.goods, left) else event.goods
    return sum([ONE[kind] for kind in BUILDING_RESOURCES if count(goods, kind)])


def more_to_come(game: Agricola, seat: int) -> bool:
    """Whether a player is about to get more at the same time: from other cards, or from the space itself."""
    for owner, step in game.agenda[::-1]:
        if owner != seat or not isinstance(step, Action) or not step.plain:
            break
        if isinstance(step, Take):
            return True
    for owner, step in game.agenda:
        if owner == seat and isinstance(step, React) and step.event.kind == RECEIVES and step.event.space >= 0:
            return True
    return False
