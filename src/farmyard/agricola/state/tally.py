"""What a player's card remembers, and what is true of a player in this round alone.

Both are small values that copies of a game share: nobody writes to one in its place, `Player.note` and
`Player.note_round` give a fresh one to write to.
"""

from typing import Final

from mypy_extensions import mypyc_attr

BITS: Final = 4
MASK: Final = 15


@mypyc_attr(acyclic=True)
class Tally:
    """One card of one player: the goods or counters that lie on it, and what it has done.

    `uses` are those in the game, `round_uses` those in this round, `turn` is when it last acted, each only where that
    is limited. `waiting` are goods it has noted but not dealt with, `round_goods` such of this round alone. `laid` are
    the goods that it has put on action spaces or land, each with the number of its place, `promised` those that it has
    put on round spaces, each with the round. A card that is `asleep` converts and bakes nothing yet.
    """

    __slots__ = (
        "goods", "uses", "round_uses", "turn", "waiting", "round_goods", "reserved", "laid", "promised", "handed_back",
        "asleep",
    )  # fmt: skip

    def __init__(self) -> None:
        self.goods = 0
        self.uses = 0
        self.round_uses = 0
        self.turn = -1
        self.waiting = 0
        self.round_goods = 0
        self.reserved = 0
        self.laid: tuple[tuple[int, int], ...] = ()
        self.promised: tuple[tuple[int, int], ...] = ()
        self.handed_back = False
        self.asleep = False

    def copy(self) -> "Tally":
        copy = Tally()
        copy.goods = self.goods
        copy.uses = self.uses
        copy.round_uses = self.round_uses
        copy.turn = self.turn
        copy.waiting = self.waiting
        copy.round_goods = self.round_goods
        copy.reserved = self.reserved
        copy.laid = self.laid
        copy.promised = self.promised
        copy.handed_back = self.handed_back
        copy.asleep = self.asleep
        return copy

    def on_round(self, round: int) -> int:
        """The number that the card has reserved for a round, 0 where it will not act."""
        return self.reserved >> (BITS * round) & MASK

    def reserve(self, round: int, number: int = 1) -> None:
        """Note that the card will act in a round; 0 takes that back."""
        self.reserved += (number - self.on_round(round)) << (BITS * round)

    def laid_on(self, place: int) -> int:
        """The goods it has put on a place."""
        return sum([goods for there, goods in self.laid if there == place])

    def lay(self, place: int, goods: int) -> None:
        self.laid += ((place, goods),)

    def promise(self, round: int, goods: int) -> None:
        self.promised += ((round, goods),)

    def forget(self, place: int) -> None:
        """What it has put on a place is there no more."""
        self.laid = tuple([(there, goods) for there, goods in self.laid if there != place])


@mypyc_attr(acyclic=True)
class Fencing:
    """One building of fences: how many, the wood for them, and what it was before cards saved some of it."""

    __slots__ = ("fences", "unsaved", "wood")

    def __init__(self, fences: int = 0, unsaved: int = 0, wood: int = 0) -> None:
        self.fences = fences
        self.unsaved = unsaved
        self.wood = wood

    def joined_by(self, fences: int, unsaved: int, wood: int) -> "Fencing":
        """The same building with more fences."""
        return Fencing(self.fences + fences, self.unsaved + unsaved, self.wood + wood)


NO_FENCING: Final = Fencing()


@mypyc_attr(acyclic=True)
class RoundFacts:
    """What is true of a player in one round.

    `guests` are the people who may be placed beside the family, `late_guests` those of them who must come after it,
    `guests_later` those of the next round. `lodger_turn` is when somebody who lives on a card was placed, `guest_turn`
    when a guest and `borrowed_turn` when somebody else's person was; `moved` are the spaces that people have moved from
    and to, as bits. `cooking` is the question during which animals were last cooked, in the turn `cooking_turn`;
    `fencing` is the last building of fences. `arrivals`: animals promised for this round have come and are not housed
    yet. Who `rests` takes no more turns. `received` are the building resources that came in during the work.
    """

    __slots__ = (
        "guests", "guests_later", "goes_first", "leaves_one_idle", "lodger_turn", "moved", "cooking", "cooking_turn",
        "fencing", "arrivals", "rests", "received", "borrowed_turn", "guest_turn", "late_guests",
    )  # fmt: skip

    def __init__(self, guests: int = 0) -> None:
        self.guests = guests
        self.guests_later = 0
        self.goes_first = False
        self.leaves_one_idle = False
        self.lodger_turn = -1
        self.moved = 0
        self.cooking: object = None
        self.cooking_turn = 0
        self.fencing = NO_FENCING
        self.arrivals = False
        self.rests = False
        self.received = 0
        self.borrowed_turn = -1
        self.guest_turn = -1
        self.late_guests = 0

    def copy(self) -> "RoundFacts":
        copy = RoundFacts(self.guests)
        copy.guests_later = self.guests_later
        copy.goes_first = self.goes_first
        copy.leaves_one_idle = self.leaves_one_idle
        copy.lodger_turn = self.lodger_turn
        copy.moved = self.moved
        copy.cooking = self.cooking
        copy.cooking_turn = self.cooking_turn
        copy.fencing = self.fencing
        copy.arrivals = self.arrivals
        copy.rests = self.rests
        copy.received = self.received
        copy.borrowed_turn = self.borrowed_turn
        copy.guest_turn = self.guest_turn
        copy.late_guests = self.late_guests
        return copy


BLANK: Final = Tally()
NOTHING_YET: Final = RoundFacts()
