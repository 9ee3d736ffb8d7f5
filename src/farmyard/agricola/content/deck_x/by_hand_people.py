"""Words that single cards of the X deck speak about people who are frozen, kidnapped, kept at home or run away."""

from typing import Final

from farmyard.agricola.rules.drawing import stay_with, take_away
from farmyard.agricola.rules.payment import affordable, charge_goods
from farmyard.agricola.rules.work import place, placements
from farmyard.agricola.state.action import Action, Rule
from farmyard.agricola.state.card import NO_CARD, Card
from farmyard.agricola.state.game import ROUNDS, Agricola
from farmyard.agricola.state.goods import FOOD, ONE, count
from farmyard.agricola.state.happenings import LAYS
from farmyard.agricola.words.at_once import MorePeople, Plain
from farmyard.agricola.words.people import OneFewer, spare
from farmyard.kernel.option import Option, Target

PAY: Final = Option("pay", "1 food", Target(goods=ONE[FOOD]))
STAY_AT_HOME: Final = Option("keep", "1 person at home", Target("person", number=1))
FROZEN_ROUNDS: Final = 3


class FeedTripods(Action):
    """Tripods: pay 1 food, or with none one person stays at home in the next round."""

    __slots__ = ()

    def possible(self, game: Agricola, seat: int) -> bool:
        return True

    def obstacle(self, game: Agricola, seat: int) -> str:
        return ""

    def options(self, game: Agricola, seat: int) -> list[Option]:
        player = game.players[seat]
        if count(player.goods, FOOD):
            return [PAY]
        return [PAY, STAY_AT_HOME] if affordable(player, ONE[FOOD]) else [STAY_AT_HOME]

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        if option is PAY:
            charge_goods(game, seat, ONE[FOOD])
        else:
            game.push(seat, OneFewer())

    def question(self, game: Agricola, seat: int) -> str:
        return "Do you make food for the Tripods?"

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        return "Pay 1 food" if option is PAY else "Keep 1 person at home in the next round"


class LosePlacement(Plain):
    """Alien Abduction: one person fewer to place in this round, or where none is left, in the next one."""

    __slots__ = ()

    def act(self, game: Agricola, seat: int) -> None:
        game.push(seat, MorePeople(-1) if game.players[seat].at_home else OneFewer())


class JoinRebels(Plain):
    """Rebel: the person who drew it goes onto the card, unless nobody else would be left."""

    __slots__ = ("card",)

    def __init__(self, card: Card = NO_CARD) -> None:
        self.card = card

    def possible(self, game: Agricola, seat: int) -> bool:
        return spare(game, seat)

    def act(self, game: Agricola, seat: int) -> None:
        game.players[seat].note(self.card).goods = 1


class Freeze(Plain):
    """Carbonite Cousin: the person who drew it is to be frozen in this round; the card stays with its drawer."""

    __slots__ = ("card",)

    def __init__(self, card: Card = NO_CARD) -> None:
        self.card = card

    def act(self, game: Agricola, seat: int) -> None:
        stay_with(game, seat, self.card)
        game.players[seat].note(self.card).reserve(game.round)

    def noted(self, game: Agricola, mark: int) -> str:
        return "1 person, frozen"


class FreezeOrThaw(Plain):
    """Carbonite Cousin: set the person aside, unless nobody else would be left; three rounds later free it."""

    __slots__ = ("card",)

    def __init__(self, card: Card = NO_CARD) -> None:
        self.card = card

    def act(self, game: Agricola, seat: int) -> None:
        player = game.players[seat]
        tally = player.note(self.card)
        if tally.goods:
            tally.goods = 0
            if game.round < ROUNDS:
                game.push(seat, MarkSpace(self.card))
        elif spare(game, seat):
            tally.goods = 1
            tally.reserve(game.round + FROZEN_ROUNDS)
        else:
            take_away(game, seat, self.card)


class MarkSpace(Rule):
    """Carbonite Cousin: mark the space where the person who has been freed will act."""

    __slots__ = ("card",)

    def __init__(self, card: Card) -> None:
        self.card = card

    def run(self, game: Agricola, seat: int) -> list[Option]:
        return [
            Option("place", f"a marker on {game.spaces[index].name}", Target(self.card.counter, space=index))
            for index in game.in_play
        ]

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        game.lay_tokens(option.target.space, self.card)
        game.note(LAYS, seat, option.target)

    def question(self, game: Agricola, seat: int) -> str:
        return "Where will the person who has been freed act first of all?"


class ActFirst(Plain):
    """Carbonite Cousin: the person who has been freed acts on the marked space before anybody, if that is possible."""

    __slots__ = ("card",)

    def __init__(self, card: Card = NO_CARD) -> None:
        self.card = card

    def marked(self, game: Agricola) -> list[int]:
        """The space that is marked, if one is; it may have left the table."""
        return [space.index for space in game.spaces if game.tokens_on(space.index, self.card)]

    def possible(self, game: Agricola, seat: int) -> bool:
        return bool(self.marked(game))

    def act(self, game: Agricola, seat: int) -> None:
        [space] = self.marked(game)
        take_away(game, seat, self.card)
        for option in [option for option in placements(game, seat) if option.target.space == space]:
            game.turn += 1
            place(game, seat, option)
