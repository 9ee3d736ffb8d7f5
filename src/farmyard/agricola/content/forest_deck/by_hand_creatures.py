"""Words that single cards of the forest deck speak about creatures: unicorns, werewolves, the undead and Horst."""

from typing import Final

from farmyard.agricola.rules.drawing import take_away
from farmyard.agricola.rules.payment import affordable, charge_goods
from farmyard.agricola.rules.take import gain
from farmyard.agricola.state.action import Action, Rule
from farmyard.agricola.state.card import NO_CARD, Card
from farmyard.agricola.state.doors import Change
from farmyard.agricola.state.game import Agricola
from farmyard.agricola.state.goods import FOOD, NAMES, ONE, count
from farmyard.agricola.state.happenings import IS_TO_BE, LOSES, RETURNS
from farmyard.agricola.state.player import Player
from farmyard.agricola.words.at_once import Plain
from farmyard.kernel.option import Option, Target

PAY: Final = Option("pay", "1 food", Target(goods=ONE[FOOD]))


class Unicorn(Change):
    """The Unicorn: an animal that needs no place lives on the card."""

    __slots__ = ()

    def beasts(self, player: Player) -> int:
        return 1


class NameSpecies(Action):
    """The Unicorn: its owner names the species that it is of now."""

    __slots__ = ("card",)

    def __init__(self, card: Card = NO_CARD) -> None:
        self.card = card

    def possible(self, game: Agricola, seat: int) -> bool:
        return True

    def obstacle(self, game: Agricola, seat: int) -> str:
        return ""

    def options(self, game: Agricola, seat: int) -> list[Option]:
        cards = self.card.target.cards
        return [Option("become", NAMES[kind], Target(cards=cards, goods=ONE[kind])) for kind in game.board.animals]

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        be(game.players[seat], self.card, option.target.goods)
        game.note(IS_TO_BE, seat, option.target)

    def question(self, game: Agricola, seat: int) -> str:
        return f"Of which species is {self.card.name}?"


class BeNothing(Plain):
    """The Unicorn: it is of no species until the next harvest."""

    __slots__ = ("card",)

    def __init__(self, card: Card = NO_CARD) -> None:
        self.card = card

    def act(self, game: Agricola, seat: int) -> None:
        be(game.players[seat], self.card, 0)


def be(player: Player, card: Card, animal: int) -> None:
    """A unicorn is an animal of some species from now on, or of none."""
    tally = player.note(card)
    player.beasts += animal - tally.goods
    tally.goods = animal


class ChooseVictim(Action):
    """Werewolf: name another player who loses an animal."""

    __slots__ = ("card",)

    def __init__(self, card: Card = NO_CARD) -> None:
        self.card = card

    def victims(self, game: Agricola, seat: int) -> list[int]:
        """The others who have an animal."""
        return [other for other in range(game.seats()) if other != seat and any(game.players[other].herd)]

    def possible(self, game: Agricola, seat: int) -> bool:
        return bool(self.victims(game, seat))

    def obstacle(self, game: Agricola, seat: int) -> str:
        return "" if self.possible(game, seat) else "nobody else has an animal"

    def options(self, game: Agricola, seat: int) -> list[Option]:
        return [
            Option("take", f"an animal of player {other + 1}", Target(cards=self.card.target.cards, seat=other))
            for other in self.victims(game, seat)
        ]

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        gain(game, seat, ONE[FOOD], -1, self.card)
        game.push(option.target.seat, GiveUpAnimal())

    def question(self, game: Agricola, seat: int) -> str:
        return "Whose animal do you take?"

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        return f"Take an animal of {game.names[option.target.seat]}"


class GiveUpAnimal(Rule):
    """Werewolf: the chosen player returns an animal, and can do nothing else before."""

    __slots__ = ()

    def run(self, game: Agricola, seat: int) -> list[Option]:
        player = game.players[seat]
        return [
            Option("return", f"1 {NAMES[kind]}", Target(goods=ONE[kind]))
            for kind in player.animals
            if count(player.goods, kind)
        ]

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        game.players[seat].goods -= option.target.goods
        game.note(LOSES, seat, Target(paid=option.target.goods))

    @property
    def hurries(self) -> bool:
        return True

    def question(self, game: Agricola, seat: int) -> str:
        return "Which animal does the werewolf get?"


class FeedOrLose(Action):
    """Horst the Woodchopper: pay 1 food, or he leaves."""

    __slots__ = ("card",)

    def __init__(self, card: Card = NO_CARD) -> None:
        self.card = card

    def possible(self, game: Agricola, seat: int) -> bool:
        return True

    def obstacle(self, game: Agricola, seat: int) -> str:
        return ""

    def options(self, game: Agricola, seat: int) -> list[Option]:
        leave = Option("return", self.card.name, self.card.target)
        return [PAY, leave] if affordable(game.players[seat], ONE[FOOD]) else [leave]

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        if option is PAY:
            charge_goods(game, seat, ONE[FOOD])
        else:
            take_away(game, seat, self.card)
            game.note(RETURNS, seat, self.card.target)

    def question(self, game: Agricola, seat: int) -> str:
        return f"Do you feed {self.card.name}?"

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        return "Pay 1 food" if option is PAY else "Let him go"
