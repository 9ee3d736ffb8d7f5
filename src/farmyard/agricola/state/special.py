"""Special action cards: what a turn without a person may take, and the places where such a card can lie."""

from typing import TYPE_CHECKING, Final

from farmyard.kernel.option import Target
from farmyard.kernel.rng import Rng

if TYPE_CHECKING:
    from farmyard.agricola.state.action import Action

# Where a card lies: face up before the seat of this number, face down before a seat, or elsewhere.
FACE_DOWN: Final = 8
OPEN: Final = -1
KEPT: Final = -2
IN_PILE: Final = -3
PUT_UNDER: Final = -4
USED_LAST: Final = -5
GONE: Final = -6


class SpecialCard:
    """A card with special actions, of which one is taken."""

    __slots__ = ("key", "name", "actions", "target")

    def __init__(self, name: str, *actions: "Action") -> None:
        self.key = f"special:{name.lower()}"
        self.name = name
        self.actions = actions
        self.target = Target(cards=(self.key,))

    def __repr__(self) -> str:
        return self.name


def moved(places: tuple[int, ...], card: int, place: int) -> tuple[int, ...]:
    """The places of all cards after one has moved."""
    return places[:card] + (place,) + places[card + 1 :]


def dealt_anew(pile: tuple[int, ...], places: tuple[int, ...], rng: Rng) -> tuple[int, ...]:
    """A pile in another order: backs tell the actions, so the first card is known, and those that were put under."""
    unknown = sorted([card for card in pile[1:] if places[card] == IN_PILE])
    rng.shuffle(unknown)
    return (*pile[:1], *unknown, *[card for card in pile[1:] if places[card] == PUT_UNDER])
