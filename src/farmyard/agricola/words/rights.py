"""Words about what a player may do that others may not, and what a card counts as."""

from typing import ClassVar, Final

from farmyard.agricola.state.card import Card
from farmyard.agricola.state.doors import Change, Condition
from farmyard.agricola.state.game import Agricola
from farmyard.agricola.state.space import Space

ANY_NUMBER: Final = 99


class MayJoin(Change):
    """Spaces that are called so may be used although other players' people are there, at `most` so many players'."""

    __slots__ = ("tags", "most", "when")
    listed: ClassVar[tuple[str, ...]] = ("tags",)

    def __init__(self, *tags: str, most: int = ANY_NUMBER, when: Condition | None = None) -> None:
        self.tags = tags
        self.most = most
        self.when = when

    def may_enter(self, game: Agricola, seat: int, space: Space) -> bool:
        if len(game.users(space.index)) > self.most:
            return False
        if self.when is not None and not self.when.holds(game, seat, None):
            return False
        return any([tag in self.tags for tag in space.called])


class Right(Change):
    """One of the rights that `doors` names; with `when` only while a condition holds."""

    __slots__ = ("right", "when")

    def __init__(self, right: str, when: Condition | None = None) -> None:
        self.right = right
        self.when = when

    def grants(self, right: str, game: Agricola, seat: int) -> bool:
        return right == self.right and (self.when is None or self.when.holds(game, seat, None))


class BuildsMajors(Change):
    """An action for minor improvements may build majors with one of these tags, too."""

    __slots__ = ("tags", "when")
    listed: ClassVar[tuple[str, ...]] = ("tags",)

    def __init__(self, *tags: str, when: Condition | None = None) -> None:
        self.tags = tags
        self.when = when

    def also_majors(self, game: Agricola, seat: int, card: Card) -> bool:
        asked = any([tag in self.tags for tag in card.tags])
        return asked and (self.when is None or self.when.holds(game, seat, None))


class CountsMore(Change):
    """The card counts as further occupations where these things count them."""

    __slots__ = ("more", "counting")

    def __init__(self, more: int, counting: tuple[str, ...]) -> None:
        self.more = more
        self.counting = counting

    def occupations(self, counting: str) -> int:
        return self.more if counting in self.counting else 0


class PlacesTwo(Change):
    """Two people may be placed in one turn if one of them uses a space that is called so."""

    __slots__ = ("called",)
    listed: ClassVar[tuple[str, ...]] = ("called",)

    def __init__(self, *called: str) -> None:
        self.called = called

    @property
    def places_two(self) -> bool:
        return True

    def may_follow(self, first: Space, second: Space) -> bool:
        return self.calls(first) or self.calls(second)

    def calls(self, space: Space) -> bool:
        """Whether a space is called so."""
        for name in space.called:
            if name in self.called:
                return True
        return False
