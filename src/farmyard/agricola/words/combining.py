"""Words that make effects of others: all of several, only if, for whom. `rules.combine` has more."""

from typing import ClassVar

from farmyard.agricola.rules.combine import Around, Either, brought, counted
from farmyard.agricola.rules.tableau import holder_of
from farmyard.agricola.state.action import Action
from farmyard.agricola.state.card import NO_CARD, Card
from farmyard.agricola.state.doors import OWNER, Condition, Number
from farmyard.agricola.state.game import Agricola
from farmyard.agricola.state.player import supposing
from farmyard.agricola.words.at_once import Plain
from farmyard.kernel.option import DONE, Option


class All(Plain):
    """Several effects that just happen, one after another."""

    __slots__ = ("parts", "card")
    listed: ClassVar[tuple[str, ...]] = ("parts",)

    def __init__(self, *parts: Action, card: Card = NO_CARD) -> None:
        self.parts = parts
        self.card = card

    @property
    def counts(self) -> int:
        return counted(self.parts)

    @property
    def brings(self) -> int:
        return brought(self.parts)

    def possible(self, game: Agricola, seat: int) -> bool:
        return any([part.possible(game, seat) for part in self.parts])

    def options(self, game: Agricola, seat: int) -> list[Option]:
        return [self.card.use] if self.possible(game, seat) else []

    def act(self, game: Agricola, seat: int) -> None:
        for part in self.parts[::-1]:
            game.push(seat, part)


class If(Around):
    """An action only if a condition holds."""

    __slots__ = ("condition",)

    def __init__(self, condition: Condition, part: Action) -> None:
        super().__init__(part)
        self.condition = condition

    @property
    def plain(self) -> bool:
        return self.part.plain

    def possible(self, game: Agricola, seat: int) -> bool:
        return self.condition.holds(game, seat, None) and self.part.possible(game, seat)

    def obstacle(self, game: Agricola, seat: int) -> str:
        if not self.condition.holds(game, seat, None):
            return f"needs {self.condition.words()}"
        return self.part.obstacle(game, seat)

    def options(self, game: Agricola, seat: int) -> list[Option]:
        return self.part.options(game, seat) if self.condition.holds(game, seat, None) else []

    def run(self, game: Agricola, seat: int) -> list[Option]:
        return self.part.run(game, seat) if self.condition.holds(game, seat, None) else []


class EitherFirst(Either):
    """Exactly one of several actions before the one that follows, which must be possible then."""

    __slots__ = ()

    def options(self, game: Agricola, seat: int) -> list[Option]:
        following = [step for owner, step in game.agenda if owner == seat and isinstance(step, Action)]
        player = game.players[seat]
        offered: list[Option] = []
        for part in self.parts:
            if part.possible(game, seat):
                with supposing(player, player.goods - part.spends(game, seat)):
                    possible = not following or following[-1].possible(game, seat)
                offered += part.options(game, seat) if possible else []
        return offered


class UpTo(Around):
    """An action up to so many times; with `of` at most as often as there is of something at first."""

    __slots__ = ("most", "of", "begun")

    def __init__(self, most: int, part: Action, of: Number | None = None, begun: bool = False) -> None:
        super().__init__(part)
        self.most = most
        self.of = of
        self.begun = begun

    def times(self, game: Agricola, seat: int) -> int:
        """How often it may still be done."""
        return self.most if self.of is None else min(self.most, self.of.of(game, seat))

    def possible(self, game: Agricola, seat: int) -> bool:
        return self.times(game, seat) > 0 and self.part.possible(game, seat)

    def options(self, game: Agricola, seat: int) -> list[Option]:
        offered = self.part.options(game, seat) if self.times(game, seat) > 0 else []
        return offered + [DONE] if offered and self.begun else offered

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        if option is not DONE:
            left = self.times(game, seat) - 1
            if left:
                game.push(seat, UpTo(left, self.part, None, True))
            self.part.choose(game, seat, option)

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        return "No more" if option is DONE else self.part.label(game, seat, option)


class OwnerOrOthers(Action):
    """One action for the owner of the card, another for everybody else."""

    __slots__ = ("own", "other", "card")

    def __init__(self, own: Action, other: Action, card: Card = NO_CARD) -> None:
        self.own = own
        self.other = other
        self.card = card

    def part(self, game: Agricola, seat: int) -> Action:
        """The action that concerns a player."""
        return self.own if holder_of(game, self.card) == seat else self.other

    def possible(self, game: Agricola, seat: int) -> bool:
        return self.part(game, seat).possible(game, seat)

    def obstacle(self, game: Agricola, seat: int) -> str:
        return self.part(game, seat).obstacle(game, seat)

    def options(self, game: Agricola, seat: int) -> list[Option]:
        return self.part(game, seat).options(game, seat)

    def run(self, game: Agricola, seat: int) -> list[Option]:
        return self.part(game, seat).run(game, seat)

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        self.part(game, seat).choose(game, seat, option)

    def question(self, game: Agricola, seat: int) -> str:
        return self.part(game, seat).question(game, seat)

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        return self.part(game, seat).label(game, seat, option)


class OwnerOnly(Around):
    """An action that only the owner of the card may take."""

    __slots__ = ("card",)

    def __init__(self, part: Action, card: Card = NO_CARD) -> None:
        super().__init__(part)
        self.card = card

    def possible(self, game: Agricola, seat: int) -> bool:
        return holder_of(game, self.card) == seat and self.part.possible(game, seat)

    def obstacle(self, game: Agricola, seat: int) -> str:
        own = holder_of(game, self.card) == seat
        return self.part.obstacle(game, seat) if own else f"only for the owner of {self.card.name}"

    def run(self, game: Agricola, seat: int) -> list[Option]:
        return self.part.run(game, seat)


class For(Plain):
    """An effect for the OWNER of the card, whoever brings it about, or for all OTHERS, clockwise from the left."""

    __slots__ = ("whom", "then", "card")

    def __init__(self, whom: str, then: Action, card: Card = NO_CARD) -> None:
        self.whom = whom
        self.then = then
        self.card = card

    def seats(self, game: Agricola, seat: int) -> list[int]:
        """Whom it is for, in their order."""
        if self.whom == OWNER:
            return [holder_of(game, self.card)]
        return [(seat + turn) % game.seats() for turn in range(1, game.seats())]

    def possible(self, game: Agricola, seat: int) -> bool:
        return bool(self.seats(game, seat))

    def act(self, game: Agricola, seat: int) -> None:
        for other in self.seats(game, seat)[::-1]:
            game.push(other, self.then)
