"""Words that single action spaces of the forest deck speak."""

from typing import ClassVar

from farmyard.agricola.rules.combine import Around
from farmyard.agricola.rules.take import gain
from farmyard.agricola.state.action import Action
from farmyard.agricola.state.card import NO_CARD, Card
from farmyard.agricola.state.game import ROUNDS, WORK, Agricola
from farmyard.agricola.state.goods import NAMES, count, of, text
from farmyard.agricola.words.at_once import Plain
from farmyard.agricola.words.people import PeopleApart
from farmyard.agricola.words.spaces import is_called
from farmyard.kernel.option import Option, Target


def space_of(game: Agricola, card: Card) -> int:
    """The action space that a card brings."""
    [space] = [index for index in game.in_play if game.spaces[index].card is card]
    return space


class FallAsleep(Plain):
    """Land of Cockaigne: whoever stands there will not go home, unless it is a guest, who leaves the farm."""

    __slots__ = ("card",)

    def __init__(self, card: Card = NO_CARD) -> None:
        self.card = card

    def act(self, game: Agricola, seat: int) -> None:
        space = space_of(game, self.card)
        own = game.people_on(space, seat) > 0
        if own and game.players[seat].this_round.guest_turn == game.turn:
            return
        for user in [seat] if own else game.users(space)[-1:]:
            game.players[user].note(self.card).waiting = 1


class Asleep(PeopleApart):
    """Land of Cockaigne: who sleeps through the round; in the next one it is who stands there now."""

    __slots__ = ()

    def away_next(self, game: Agricola, seat: int) -> int:
        tally = game.players[seat].tally(self.card)
        return tally.waiting if game.phase == WORK else tally.goods


class SleepOn(Plain):
    """Land of Cockaigne: when people return home a sleeper stays, and wakes up a round later."""

    __slots__ = ("card",)

    def __init__(self, card: Card = NO_CARD) -> None:
        self.card = card

    def possible(self, game: Agricola, seat: int) -> bool:
        tally = game.players[seat].tally(self.card)
        return tally.waiting > 0 or tally.goods > 0

    def act(self, game: Agricola, seat: int) -> None:
        tally = game.players[seat].note(self.card)
        tally.goods = tally.waiting if game.round < ROUNDS else 0
        tally.waiting = 0
        if tally.goods:
            game.put_person(space_of(game, self.card), seat)


class OnceEach(Around):
    """The Road Not Taken: an action that everybody may take once in the game."""

    __slots__ = ("card",)

    def __init__(self, part: Action, card: Card = NO_CARD) -> None:
        super().__init__(part)
        self.card = card

    def possible(self, game: Agricola, seat: int) -> bool:
        return not game.players[seat].tally(self.card).uses and self.part.possible(game, seat)

    def obstacle(self, game: Agricola, seat: int) -> str:
        used = game.players[seat].tally(self.card).uses
        return "you have been there already" if used else self.part.obstacle(game, seat)

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        game.players[seat].note(self.card).uses = 1
        self.part.choose(game, seat, option)


class TakeRoad(Plain):
    """The Road Not Taken: take all goods of some kinds from the accumulation spaces for them, without using these."""

    __slots__ = ("kinds", "card")
    listed: ClassVar[tuple[str, ...]] = ("kinds",)

    def __init__(self, *kinds: str, card: Card = NO_CARD) -> None:
        self.kinds = kinds
        self.card = card

    def lying(self, game: Agricola) -> list[tuple[int, int]]:
        """The spaces of the road, each with the goods to be taken there."""
        names = tuple([f"{kind} space" for kind in self.kinds])
        wanted = [NAMES.index(kind) for kind in self.kinds]
        spaces = [index for index in game.in_play if is_called(game, index, names) and not game.is_shut(index)]
        return [(index, sum([of(kind, count(game.stock[index], kind)) for kind in wanted])) for index in spaces]

    def possible(self, game: Agricola, seat: int) -> bool:
        return any([goods for _, goods in self.lying(game)])

    def obstacle(self, game: Agricola, seat: int) -> str:
        return "" if self.possible(game, seat) else f"no {' and no '.join(self.kinds)} lies there"

    def options(self, game: Agricola, seat: int) -> list[Option]:
        goods = sum([goods for _, goods in self.lying(game)])
        return [Option("take", " and ".join(self.kinds), Target(goods=goods))] if goods else []

    def act(self, game: Agricola, seat: int) -> None:
        road = self.lying(game)
        for space, goods in road:
            game.stock[space] -= goods
        gain(game, seat, sum([goods for _, goods in road]), -1, self.card)

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        return f"Take all {option.what}: {text(option.target.goods)}"
