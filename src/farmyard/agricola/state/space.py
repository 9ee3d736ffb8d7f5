"""Action spaces."""

from typing import TYPE_CHECKING, ClassVar

from farmyard.agricola.state.card import Card
from farmyard.agricola.state.goods import NAMES, count, text
from farmyard.kernel.option import Option, Target

if TYPE_CHECKING:
    from farmyard.agricola.state.action import Action
    from farmyard.agricola.state.doors import Condition


class Space:
    """A place for one person per round: what its user does, and what is added to it each round.

    Cards call it by its `tags`, the same in every edition, by its name, an accumulation space as such or by the
    goods it gains, like "wood space", and one that is linked as such; all of that is `called`. Round cards have a
    `stage`. A space that a `card` brings may have goods `lying` on it from the first. Whoever goes there blocks the
    spaces `linked` with it for the rest of the round; it opens in round `opens`; a `roomy` one takes any number of
    people, and only one that is a `sickbed` takes the ill. A round card that comes `first` in its stage is not
    shuffled. Nobody uses a space or takes what lies there while it is `shut`. One that `replaces` another, named by
    what that is called, lies on it, or keeps it from ever coming into play.
    """

    __slots__ = (
        "name", "action", "adds", "stage", "tags", "lying", "linked", "opens", "roomy", "sickbed", "first", "index",
        "card", "shut", "replaces", "option", "blocks", "always_open", "called",
    )  # fmt: skip
    derived: ClassVar[tuple[str, ...]] = ("option", "always_open", "called")
    """The fields that follow from the others."""

    def __init__(
        self,
        name: str,
        action: "Action",
        adds: int = 0,
        stage: int = 0,
        tags: tuple[str, ...] = (),
        lying: int = 0,
        linked: tuple[str, ...] = (),
        opens: int = 0,
        roomy: bool = False,
        sickbed: bool = False,
        first: bool = False,
        index: int = -1,
        card: Card | None = None,
        shut: "Condition | None" = None,
        replaces: str = "",
    ) -> None:
        self.name = name
        self.action = action
        self.adds = adds
        self.stage = stage
        self.tags = tags
        self.lying = lying
        self.linked = linked
        self.opens = opens
        self.roomy = roomy
        self.sickbed = sickbed
        self.first = first
        self.index = index
        self.card = card
        self.shut = shut
        self.replaces = replaces
        self.option = Option("place", name, Target("person", space=index))
        self.blocks = 0
        """The spaces linked with it, by their places, as a bit mask."""
        self.always_open = not linked and not opens and shut is None
        """Whether nothing but people on it can close it."""
        gains = tuple([f"{kind} space" for number, kind in enumerate(NAMES) if count(adds, number)])
        self.called = (*tags, name, *gains)
        if adds:
            self.called += ("accumulation space",)
        if linked:
            self.called += ("linked space",)

    def bound(self, card: Card) -> "Space":
        """This space as one that a card brings."""
        return self.like(self.name, self.action.bound(card), -1, card)

    def at(self, index: int, name: str = "") -> "Space":
        """This space at its place in the list of all spaces, its action knowing which one that is.

        It gets another name where a space of its own name is there already.
        """
        return self.like(name or self.name, self.action.bound(space=index), index, self.card)

    def like(self, name: str, action: "Action", index: int, card: Card | None) -> "Space":
        """This space with another name, action, place or card."""
        return Space(
            name, action, self.adds, self.stage, self.tags, self.lying, self.linked, self.opens, self.roomy,
            self.sickbed, self.first, index, card, self.shut, self.replaces,
        )  # fmt: skip

    def shut_while(self, condition: "Condition") -> "Space":
        """This space, shut while a condition holds."""
        like = self.like(self.name, self.action, self.index, self.card)
        like.shut = condition
        like.always_open = False
        return like

    def linked_at(self, places: dict[str, int]) -> "Space":
        """This space, knowing the places of those it is linked with."""
        self.blocks = sum([1 << places[name] for name in self.linked if name in places])
        return self

    @property
    def words(self) -> str:
        """What its user does and what is added to it, in sentences; nothing where only a card's text says it."""
        done = self.action.words
        added = f" {text(self.adds)} is added each round." if self.adds else ""
        return f"{done[0].upper()}{done[1:]}.{added}" if done else ""

    def __repr__(self) -> str:
        return self.name
