"""Action spaces and the board they make up."""

from typing import TYPE_CHECKING

from farmyard.agricola.state.card import Card
from farmyard.kernel.course import Phases
from farmyard.kernel.option import Option, Target

if TYPE_CHECKING:
    from farmyard.agricola.state.action import Action


class Space:
    """A place for one person per round: what its user does, and what is added to it each round.

    `tags` are what cards call it by, the same in every edition; round cards have a `stage`. A space that
    a `card` brings may have goods `lying` on it from the first.
    """

    __slots__ = ("name", "action", "adds", "stage", "tags", "lying", "index", "card", "option")

    def __init__(
        self,
        name: str,
        action: "Action",
        adds: int = 0,
        stage: int = 0,
        tags: tuple[str, ...] = (),
        lying: int = 0,
        index: int = -1,
        card: Card | None = None,
    ) -> None:
        self.name = name
        self.action = action
        self.adds = adds
        self.stage = stage
        self.tags = tags
        self.lying = lying
        self.index = index
        self.card = card
        self.option = Option("place", name, Target("person", space=index))

    def bound(self, card: Card) -> "Space":
        """This space as one that a card brings."""
        return Space(self.name, self.action.bound(card), self.adds, self.stage, self.tags, self.lying, -1, card)

    def at(self, index: int, name: str = "") -> "Space":
        """This space at its place in the list of all spaces, its action knowing which one that is.

        It gets another name where a space of its own name is there already.
        """
        action = self.action.bound(space=index)
        return Space(name or self.name, action, self.adds, self.stage, self.tags, self.lying, index, self.card)

    def __repr__(self) -> str:
        return self.name


class Board:
    """All spaces of a table (the permanent ones, then the round cards, which have a stage), the piles of
    major improvements, the last card of each on top, and the phases of a round and of the end."""

    __slots__ = ("spaces", "permanent", "stages", "majors", "round", "ending")

    def __init__(
        self,
        permanent: list[Space],
        round_cards: list[Space],
        majors: list[tuple[Card, ...]],
        round: Phases,
        ending: Phases,
    ) -> None:
        self.majors = majors
        self.round = round
        self.ending = ending
        declared = permanent + round_cards
        self.spaces: list[Space] = [space.at(index) for index, space in enumerate(declared)]
        self.permanent: list[int] = list(range(len(permanent)))
        last = max([space.stage for space in round_cards])
        self.stages: list[list[int]] = [
            [space.index for space in self.spaces if space.stage == stage] for stage in range(1, last + 1)
        ]
