"""Deck E: what no word says. Each class serves one or two cards, which say why they need it."""

from itertools import combinations
from typing import ClassVar

from farmyard.agricola.rules.improve import Improvement
from farmyard.agricola.rules.payment import affordable, charge_goods, note_payment
from farmyard.agricola.rules.playing import LayOut, show
from farmyard.agricola.rules.react import announce
from farmyard.agricola.rules.tableau import give_up
from farmyard.agricola.rules.take import gain
from farmyard.agricola.state.action import Action, Rule
from farmyard.agricola.state.card import NO_CARD, OCCUPATION, Card
from farmyard.agricola.state.doors import Change
from farmyard.agricola.state.events import NO_EVENT, PLAYS_OCCUPATION, Event
from farmyard.agricola.state.game import Agricola
from farmyard.agricola.state.goods import ANIMALS, FOOD, NAMES, count, of, several, text
from farmyard.agricola.state.player import Player
from farmyard.agricola.state.word import bundle
from farmyard.agricola.words.at_once import Plain
from farmyard.kernel.option import DONE, Option, Target


class BringsOut(Plain):
    """Chief: every other player who might hold the card with a tag is asked for it."""

    __slots__ = ("tag",)

    def __init__(self, tag: str) -> None:
        self.tag = tag

    def act(self, game: Agricola, seat: int) -> None:
        for turn in range(game.seats() - 1, 0, -1):
            game.push((seat + turn) % game.seats(), ComeOut(self.tag))


class ComeOut(Rule):
    """Chief's Daughter: play her from the hand, free of any price; asked of whoever might hold her."""

    __slots__ = ("tag",)

    def __init__(self, tag: str) -> None:
        self.tag = tag

    @property
    def asks_anyway(self) -> bool:
        return True

    def run(self, game: Agricola, seat: int) -> list[Option]:
        player = game.players[seat]
        if not player.in_hand(OCCUPATION) or not self.may_be_held(game):
            return []
        return [card.option for card in player.hand if self.tag in card.tags] + [DONE]

    def may_be_held(self, game: Agricola) -> bool:
        """Whether the card is at this table and nobody has played it."""
        if any([self.tag in card.tags for player in game.players for card in player.cards]):
            return False
        cards = game.board.hand_cards
        return not cards or any([self.tag in card.tags for card in cards])

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        card = option.means
        if isinstance(card, Card):
            show(game, seat, card)
            game.push(seat, LayOut(card))
            announce(game, Event(PLAYS_OCCUPATION, seat, card=card))

    def question(self, game: Agricola, seat: int) -> str:
        return f"The Chief has been played: do you play the {self.tag}?"

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        card = option.means
        return f"{card.name} for nothing: {card.text}" if isinstance(card, Card) else "No"


class CheaperChildren(Change):
    """Cook: of the grown people for whom 2 food are needed, two eat as usual, the others 1 food each."""

    __slots__ = ()

    @property
    def turn(self) -> int:
        return 2

    def food_needed(self, game: Agricola, seat: int, needed: int) -> int:
        grown = (needed - game.players[seat].newborns) // 2
        return needed - max(0, grown - 2)


class MakeUp(Plain):
    """Dancer: make up the food taken from a space, noted on the card, to a least number."""

    __slots__ = ("least", "event", "card")

    def __init__(self, least: int, event: Event = NO_EVENT, card: Card = NO_CARD) -> None:
        self.least = least
        self.event = event
        self.card = card

    def act(self, game: Agricola, seat: int) -> None:
        player = game.players[seat]
        taken = count(player.tally(self.card).goods, FOOD)
        player.note(self.card).goods = 0
        kept = taken - count(game.stock[self.event.space], FOOD)
        if taken and kept < self.least:
            gain(game, seat, of(FOOD, self.least - kept), -1, self.card)


class Double(Action):
    """Fisherman: take the food that lay on the space once more and pay others 1 food for each card with a tag.

    Cards with the tag `wipes` may not be used in the same action: what is noted on them is wiped out.
    """

    __slots__ = ("tag", "wipes", "event", "card")

    def __init__(self, tag: str, wipes: str = "", event: Event = NO_EVENT, card: Card = NO_CARD) -> None:
        self.tag = tag
        self.wipes = wipes
        self.event = event
        self.card = card

    @property
    def food(self) -> int:
        """The food that lay on the space."""
        return count(self.event.lying, FOOD)

    def creditors(self, game: Agricola, seat: int) -> list[int]:
        """The other players who have such cards, once for each."""
        others = [other for other in range(game.seats()) if other != seat]
        return [other for other in others for card in game.players[other].cards if self.tag in card.tags]

    def possible(self, game: Agricola, seat: int) -> bool:
        due = of(FOOD, len(self.creditors(game, seat)))
        return self.food > 0 and affordable(game.players[seat], due, of(FOOD, self.food))

    def obstacle(self, game: Agricola, seat: int) -> str:
        return "" if self.possible(game, seat) else "there is not enough food to pay everybody"

    def options(self, game: Agricola, seat: int) -> list[Option]:
        if not self.possible(game, seat):
            return []
        due = len(self.creditors(game, seat))
        fee = f" and pay {due} food" if due else ""
        target = Target(goods=of(FOOD, self.food), paid=of(FOOD, due))
        return [Option("take", f"{text(of(FOOD, self.food))} more{fee}", target)]

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        player = game.players[seat]
        for card in player.cards:
            if self.wipes in card.tags:
                player.note(card).goods = 0
        creditors = self.creditors(game, seat)
        gain(game, seat, of(FOOD, self.food), -1, self.card)
        charge_goods(game, seat, of(FOOD, len(creditors)))
        for other in creditors:
            gain(game, other, of(FOOD))

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        return f"Take double the food: {option.what}"


class CooksTogether(Change):
    """Gypsy's Crock: 1 food more for every so many goods cooked at one time."""

    __slots__ = ("per",)

    def __init__(self, per: int) -> None:
        self.per = per

    def cooked_at_once(self, number: int) -> int:
        return number // self.per


class IdleChildren(Plain):
    """Ratcatcher: everybody else with grown offspring leaves one of them at home, once in a round."""

    __slots__ = ("rounds",)
    listed: ClassVar[tuple[str, ...]] = ("rounds",)

    def __init__(self, *rounds: int) -> None:
        self.rounds = rounds

    def possible(self, game: Agricola, seat: int) -> bool:
        return game.round in self.rounds

    def act(self, game: Agricola, seat: int) -> None:
        for other, player in enumerate(game.players):
            if other != seat and player.people - player.newborns > 2 and not player.this_round.leaves_one_idle:
                player.note_round().leaves_one_idle = True
                player.at_home -= 1


class Discard(Plain):
    """Ratcatcher: the card leaves the game."""

    __slots__ = ("card",)

    def __init__(self, card: Card = NO_CARD) -> None:
        self.card = card

    def act(self, game: Agricola, seat: int) -> None:
        give_up(game, seat, self.card)


class MoreYoung(Change):
    """Shepherd: a herd of some size has more young than usual."""

    __slots__ = ("kind", "herd", "number")

    def __init__(self, kind: str, herd: int, number: int) -> None:
        self.kind = kind
        self.herd = herd
        self.number = number

    def young(self, player: Player, kind: int, young: int) -> int:
        return self.number if NAMES[kind] == self.kind and count(player.goods, kind) >= self.herd else young


class Repay(Action):
    """Tenant Farmer: give back any of the animals on loan, all in one go; how many is noted on the card."""

    __slots__ = ("goods", "card")

    def __init__(self, goods: str | int, card: Card = NO_CARD) -> None:
        self.goods = bundle(goods)
        self.card = card

    @property
    def brings(self) -> int:
        return 0

    @property
    def only_goods(self) -> bool:
        return True

    def possible(self, game: Agricola, seat: int) -> bool:
        return any([count(self.goods, kind) and count(game.players[seat].goods, kind) for kind in ANIMALS])

    def obstacle(self, game: Agricola, seat: int) -> str:
        return "" if self.possible(game, seat) else "there is no animal to give back"

    def options(self, game: Agricola, seat: int) -> list[Option]:
        held = [kind for kind in ANIMALS if count(self.goods, kind) and count(game.players[seat].goods, kind)]
        offered: list[Option] = []
        for number in range(len(held), 0, -1):
            for kinds in combinations(held, number):
                returned = sum([of(kind) for kind in kinds])
                offered.append(Option("return", text(returned), Target(goods=returned)))
        return offered

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        player = game.players[seat]
        player.goods -= option.target.goods
        note_payment(game, seat, option.target.goods)
        player.note(self.card).goods = sum([count(option.target.goods, kind) for kind in ANIMALS])

    def noted(self, game: Agricola, mark: int) -> str:
        return f"{several(mark, 'animal')} given back"

    def question(self, game: Agricola, seat: int) -> str:
        return "Which animals do you give back, all in one go?"


class SameAgain(Action):
    """Merchant: the improvement action that has just been taken, once more."""

    __slots__ = ("event",)

    def __init__(self, event: Event = NO_EVENT) -> None:
        self.event = event

    @property
    def action(self) -> Action:
        taken = self.event.action
        assert isinstance(taken, Improvement)
        return taken.once_more()

    def possible(self, game: Agricola, seat: int) -> bool:
        return self.action.possible(game, seat)

    def obstacle(self, game: Agricola, seat: int) -> str:
        return self.action.obstacle(game, seat)

    def options(self, game: Agricola, seat: int) -> list[Option]:
        return self.action.options(game, seat)

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        self.action.choose(game, seat, option)

    def question(self, game: Agricola, seat: int) -> str:
        return self.action.question(game, seat)

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        return self.action.label(game, seat, option)
