"""Deck M: what no word says. Each class serves one or two cards, which say why they need it."""

from itertools import product
from typing import ClassVar

from farmyard.agricola.rules.animals import find_room
from farmyard.agricola.rules.combine import brought
from farmyard.agricola.rules.playing import pass_on
from farmyard.agricola.rules.tableau import read_cards
from farmyard.agricola.rules.take import gain
from farmyard.agricola.state.action import Action
from farmyard.agricola.state.card import NO_CARD, Card, without
from farmyard.agricola.state.doors import Number, Scoring
from farmyard.agricola.state.game import ROUNDS, Agricola
from farmyard.agricola.state.goods import FOOD, SHEEP, of, several, text
from farmyard.agricola.state.happenings import CONVERTS, DRAWS_NUMBER, LAYS_OUT
from farmyard.agricola.state.player import supposing
from farmyard.agricola.state.word import bundle
from farmyard.agricola.words.at_once import Plain
from farmyard.kernel.option import Option, Target

START_CARDS = 9


class TakeBaked(Plain):
    """Chimney Hood: take the food that the best oven makes of 1 grain."""

    __slots__ = ("card",)

    def __init__(self, card: Card = NO_CARD) -> None:
        self.card = card

    def possible(self, game: Agricola, seat: int) -> bool:
        return bool(game.players[seat].ovens)

    def act(self, game: Agricola, seat: int) -> None:
        food = max([oven.food for oven in game.players[seat].ovens])
        gain(game, seat, of(FOOD, food), -1, self.card)


class MarkPassed(Plain):
    """Forest Path: from now on it counts in the hand of whoever has got it."""

    __slots__ = ("card",)

    def __init__(self, card: Card = NO_CARD) -> None:
        self.card = card

    def act(self, game: Agricola, seat: int) -> None:
        for player in game.players:
            if self.card in player.hand:
                player.note(self.card).goods = 1


class LosesInHand(Scoring):
    """Forest Path: in hand it costs points, once it has been passed on."""

    __slots__ = ("score", "card")

    def __init__(self, score: int, card: Card = NO_CARD) -> None:
        self.score = score
        self.card = card

    def points(self, game: Agricola, seat: int) -> int:
        return 0

    def in_hand(self, game: Agricola, seat: int) -> int:
        return -self.score if game.players[seat].tally(self.card).goods else 0


class LayOnOneRound(Action):
    """Peat Sled: lay goods on one of several round spaces, named by how many rounds later it comes."""

    __slots__ = ("offers", "card")
    listed: ClassVar[tuple[str, ...]] = ("offers",)

    def __init__(self, *offers: tuple[int, str], card: Card = NO_CARD) -> None:
        self.offers = offers
        self.card = card

    def possible(self, game: Agricola, seat: int) -> bool:
        return bool(self.options(game, seat))

    def obstacle(self, game: Agricola, seat: int) -> str:
        return "" if self.possible(game, seat) else "there is no such round to come"

    def options(self, game: Agricola, seat: int) -> list[Option]:
        return [
            Option(
                "lay", f"{goods} on round {game.round + later}", Target(goods=bundle(goods), number=game.round + later)
            )
            for later, goods in self.offers
            if game.round + later <= ROUNDS
        ]

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        goods, round = option.target.goods, option.target.number
        game.promise(round, seat, goods)
        game.players[seat].note(self.card).promise(round, goods)
        game.note(LAYS_OUT, seat, Target(cards=self.card.target.cards, goods=goods, number=1))

    def question(self, game: Agricola, seat: int) -> str:
        return "On which round space do you lay fuel?"

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        return f"Lay {option.what}"


class NoteSheep(Plain):
    """Spinning Mill: remember how many sheep there are."""

    __slots__ = ("card",)

    def __init__(self, card: Card = NO_CARD) -> None:
        self.card = card

    def act(self, game: Agricola, seat: int) -> None:
        player = game.players[seat]
        player.note(self.card).goods = of(SHEEP, player.herd[0])


class Draw(Plain):
    """Draw a number from 1 to 9; if there is at least so much of something, an effect follows."""

    __slots__ = ("of", "then", "card")

    def __init__(self, of: Number, then: Action, card: Card = NO_CARD) -> None:
        self.of = of
        self.then = then
        self.card = card

    @property
    def counts(self) -> int:
        return self.of.counts

    @property
    def brings(self) -> int:
        return self.then.brings

    def act(self, game: Agricola, seat: int) -> None:
        number = 1 + game.rng.below(START_CARDS)
        game.reveal("A start card has been drawn")
        if game.journal is not None:
            game.note(DRAWS_NUMBER, seat, Target(cards=self.card.target.cards, number=number))
        if number <= self.of.of(game, seat):
            game.push(seat, self.then)


class PassOn(Plain):
    """Loan: the card leaves the table and goes to the left neighbour's hand; alone, out of the game."""

    __slots__ = ("card",)

    def __init__(self, card: Card = NO_CARD) -> None:
        self.card = card

    @property
    def brings(self) -> int:
        return 0

    def act(self, game: Agricola, seat: int) -> None:
        player = game.players[seat]
        player.cards = without(player.cards, self.card)
        read_cards(game, seat)
        pass_on(game, seat, self.card)


class RaiseAnimals(Action):
    """Livestock Market: turn up to so many animals into the next dearer kind, all at once, if the herd fits then."""

    __slots__ = ("most",)

    def __init__(self, most: int) -> None:
        self.most = most

    def possible(self, game: Agricola, seat: int) -> bool:
        return bool(self.options(game, seat))

    def obstacle(self, game: Agricola, seat: int) -> str:
        return "" if self.possible(game, seat) else "the animals would find no place"

    def options(self, game: Agricola, seat: int) -> list[Option]:
        player = game.players[seat]
        kinds = game.board.animals
        offered: list[Option] = []
        for raised in product(*[range(min(self.most, animals) + 1) for animals in player.herd[: len(kinds) - 1]]):
            given = sum([of(kind, number) for kind, number in zip(kinds, raised)])
            gained = sum([of(kind, number) for kind, number in zip(kinds[1:], raised)])
            with supposing(player, player.goods - given + gained):
                fits = player.housing.fits(player.herd)
            if 0 < sum(raised) <= self.most and fits:
                offered.append(
                    Option("convert", f"{text(given)} into {text(gained)}", Target(goods=gained, paid=given))
                )
        return offered

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        game.players[seat].goods -= option.target.paid
        game.note(CONVERTS, seat, option.target)
        gain(game, seat, option.target.goods, noted="")
        find_room(game, seat)

    def question(self, game: Agricola, seat: int) -> str:
        return f"Which of your animals do you trade, {several(self.most, 'at most')}?"

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        return f"Turn {option.what}"


class SwapPile(Action):
    """Lay a major improvement that lies under another one on top of it."""

    __slots__ = ("top", "below")

    def __init__(self, top: str, below: str) -> None:
        self.top = top
        self.below = below

    def place(self, game: Agricola) -> int:
        """The pile where one lies under the other, or -1."""
        for place, pile in enumerate(game.piles):
            if pile and self.top in pile[-1].tags and any([self.below in card.tags for card in pile[:-1]]):
                return place
        return -1

    def possible(self, game: Agricola, seat: int) -> bool:
        return self.place(game) >= 0

    def obstacle(self, game: Agricola, seat: int) -> str:
        return "" if self.possible(game, seat) else f"the {self.below} does not lie under the {self.top}"

    def options(self, game: Agricola, seat: int) -> list[Option]:
        if not self.possible(game, seat):
            return []
        cards = [card.key for card in game.piles[self.place(game)] if self.below in card.tags]
        return [Option("lay", f"{self.below} on {self.top}", Target(cards=tuple(cards)))]

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        place = self.place(game)
        pile = game.piles[place]
        below = tuple([card for card in pile if self.below in card.tags])
        sorted_pile = tuple([card for card in pile if card not in below]) + below
        game.piles = game.piles[:place] + (sorted_pile,) + game.piles[place + 1 :]

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        return f"Lay the {self.below} on top of the {self.top}"


class Withdraw(Plain):
    """Church: a major improvement that has been handed back leaves the game."""

    __slots__ = ("tag",)

    def __init__(self, tag: str) -> None:
        self.tag = tag

    def act(self, game: Agricola, seat: int) -> None:
        game.piles = tuple([tuple([card for card in pile if self.tag not in card.tags]) for pile in game.piles])


class OfThisRound(Action):
    """Village Shop: what the round offers, from round 2 on."""

    __slots__ = ("wares",)
    listed: ClassVar[tuple[str, ...]] = ("wares",)

    def __init__(self, *wares: Action) -> None:
        self.wares = wares

    @property
    def brings(self) -> int:
        return brought(self.wares)

    def possible(self, game: Agricola, seat: int) -> bool:
        return game.round > 1 and self.wares[game.round - 2].possible(game, seat)

    def obstacle(self, game: Agricola, seat: int) -> str:
        return "" if self.possible(game, seat) else "nothing is offered now"

    def options(self, game: Agricola, seat: int) -> list[Option]:
        return self.wares[game.round - 2].options(game, seat) if self.possible(game, seat) else []

    def run(self, game: Agricola, seat: int) -> list[Option]:
        return self.wares[game.round - 2].run(game, seat)

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        self.wares[game.round - 2].choose(game, seat, option)

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        return self.wares[game.round - 2].label(game, seat, option)
