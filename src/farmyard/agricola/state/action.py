"""What rules are made of: steps of Agricola, and actions that a space or a card can offer.

An action knows whether it is possible, why not, and its first options, so that spaces can combine
actions (`combine`) without knowing them. An action that needs no choice overrides `run` to act.
"""

from abc import abstractmethod
from typing import Any, ClassVar, Final

from farmyard.agricola.state.card import Card
from farmyard.agricola.state.events import Event
from farmyard.agricola.state.game import Agricola
from farmyard.agricola.state.goods import GUARD
from farmyard.agricola.state.word import bound, written
from farmyard.kernel.fields import fields_of
from farmyard.kernel.option import DONE, Option
from farmyard.kernel.step import Step

EVERYTHING: Final = GUARD
"""All kinds of goods."""


class Rule(Step[Agricola]):
    """A step of Agricola; like a word it can be written anew (see `state.word`)."""

    __slots__ = ()
    listed: ClassVar[tuple[str, ...]] = ()

    def bound(self, card: Card | None = None, space: int = -1, event: Event | None = None) -> Any:
        """The step as the effect of a card, on a space, in answer to an event; most are the same everywhere."""
        return bound(self, card, space, event)

    def __repr__(self) -> str:
        return written(self)


class Action(Rule):
    __slots__ = ()

    @abstractmethod
    def possible(self, game: Agricola, seat: int) -> bool:
        """Whether the seat could take the action now."""

    @abstractmethod
    def obstacle(self, game: Agricola, seat: int) -> str:
        """Why the action is not possible, in words; empty when it is."""

    @abstractmethod
    def options(self, game: Agricola, seat: int) -> list[Option]:
        """The choices that begin the action; nothing when it is not possible."""

    def run(self, game: Agricola, seat: int) -> list[Option]:
        return self.options(game, seat)

    def still_possible(self, game: Agricola, seat: int) -> bool:
        return bool(self.options(game, seat))

    def spends(self, game: Agricola, seat: int) -> int:
        """The goods it takes away at once, less what it gives; matters in the midst of another action."""
        return 0

    def noted(self, game: Agricola, mark: int) -> str:
        """What the mark on its card means, for people; nothing where it is just goods that lie there."""
        return ""

    @property
    def words(self) -> str:
        """What it is, as one is told to do it: `plow 1 field`; nothing where only a card's text says it."""
        return ""

    @property
    def plain(self) -> bool:
        """Whether it just happens: no choice, no price."""
        return False

    @property
    def certain(self) -> bool:
        """Whether nothing that cards do before it can make it impossible."""
        return self.plain

    @property
    def counts(self) -> int:
        """The kinds of goods of its owner on whose number depends what it gives or how far it goes."""
        return 0

    @property
    def brings(self) -> int:
        """The kinds of goods that it may bring its owner, as far as can be told; all where that is open."""
        return EVERYTHING

    @property
    def only_goods(self) -> bool:
        """Whether nothing but goods changes hands: then there is no hurry as long as nobody asks for them."""
        return False

    @property
    def on_fields(self) -> bool:
        """Whether it changes nothing but what grows on fields: then there is no hurry but before a harvest."""
        return False


def made_of(action: Action) -> list[Action]:
    """An action and all those that it consists of."""
    found = [action]
    for name in fields_of(action):
        field = getattr(action, name)
        for part in field if isinstance(field, tuple) else (field,):
            if isinstance(part, Action):
                found += made_of(part)
    return found


class Repeated(Action):
    """An action done piece by piece, until its player has done enough or nothing more is possible."""

    __slots__ = ()

    @abstractmethod
    def do(self, game: Agricola, seat: int, option: Option) -> None:
        """Do one piece and put the rest of the action on the agenda."""

    @abstractmethod
    def finish(self, game: Agricola, seat: int) -> None:
        """The action is over: cards may react to all of it."""

    def run(self, game: Agricola, seat: int) -> list[Option]:
        offered = self.options(game, seat)
        if not offered:
            self.finish(game, seat)
        return offered

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        if option is DONE:
            self.finish(game, seat)
        else:
            self.do(game, seat, option)
