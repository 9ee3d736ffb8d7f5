"""What can happen at the table that cards may react to."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from farmyard.agricola.state.goods import covers

if TYPE_CHECKING:
    from farmyard.agricola.state.action import Action
    from farmyard.agricola.state.card import Card

# Things a player does.
USES_SPACE: Final = 0
USED_SPACE: Final = 1
TAKES_GOODS: Final = 2
RECEIVES: Final = 3
PLAYS_OCCUPATION: Final = 4
PLAYED_OCCUPATION: Final = 5
PLAYED_IMPROVEMENT: Final = 6
BUILT_ROOMS: Final = 7
BUILT_STABLE: Final = 8
BUILT_FENCES: Final = 9
RENOVATED: Final = 10
GREW: Final = 11
PLOWED: Final = 12
SOWED: Final = 13
BAKED: Final = 14
COOKED: Final = 15
# Moments of a round.
ROUND_START: Final = 16
WORK_START: Final = 17
WORK_END: Final = 18
RETURN_HOME: Final = 19
ROUND_END: Final = 20
# The moments of a harvest, in their order.
FIELD_START: Final = 21
FIELD_PHASE: Final = 22
FIELD_END: Final = 23
AFTER_FIELDS: Final = 24
FEEDING_START: Final = 25
FEEDING_PHASE: Final = 26
FEEDING_END: Final = 27
AFTER_FEEDING: Final = 28
BREEDING_START: Final = 29
BREEDING_END: Final = 30
BEFORE_SCORING: Final = 31
# An action for improvements, once everything that belongs to it is done.
IMPROVED: Final = 32
# A conversion that a card offers once per harvest.
CONVERTED: Final = 33
# Everything on a space that was used is done, what cards add to it included.
LEAVES_SPACE: Final = 34
# Before the first person is placed, when players answer one another; and after the last one.
BEFORE_WORK: Final = 35
ALL_PLACED: Final = 36
# Goods from a space of which others get a share, before anything else is done with them; then their taker may buy
# more of them and leave some behind.
SHARES_GOODS: Final = 37
# Goods from a space that others may buy, before their taker can do more with them than leave them behind.
SELLS_GOODS: Final = 38
# A tile is gone from a cell: its sort is the number of the event.
CLEARED: Final = 39
# A special action is done: which one is the action of the event, and the cells are those that it changed.
SPECIAL: Final = 40
# The house is heated: the goods are the fuel that was paid, the number is how much was missing.
HEATED: Final = 41
# Cells that were unused are used now.
USED_LAND: Final = 42
# A tile has made room for a field.
MADE_FIELD: Final = 43
# A card has come to somebody's hand from the right neighbour.
GOT_CARD: Final = 44
# Animals were let go or ran away.
LOST_ANIMALS: Final = 45
# Before a round is prepared: what lies on its space is still there.
BEFORE_ROUND: Final = 46
# The work is done and people are about to go home: they still stand on the spaces.
GOING_HOME: Final = 47
# In a player's turn nobody is left to be placed.
ALL_AT_WORK: Final = 48
# Crops are taken off fields and plots, one of each: the goods are what is taken.
HARVESTED: Final = 49
# An occupation has been paid for: the goods are what was paid.
PAID_OCCUPATION: Final = 50
# Goods have been taken from a space, and cards have answered that.
TOOK_GOODS: Final = 51
# The house is made of something else than before, by a renovation or not.
NEW_HOUSE: Final = 52
# A card is about to be drawn from one of the decks for that: which one is the number of the event.
DRAWS_CARD: Final = 53
EVENTS: Final = 54

NAMES: Final = (
    "uses a space", "used a space", "takes goods from a space", "receives goods", "plays an occupation",
    "played an occupation", "played an improvement", "built rooms", "built a stable", "built fences", "renovated",
    "had a child", "plowed", "sowed", "baked", "cooked", "round start", "work start", "work end", "return home",
    "round end", "start of the field phase", "field phase", "end of the field phase", "after the field phase",
    "start of feeding", "feeding", "end of feeding", "after feeding", "start of breeding",
    "end of breeding", "before scoring", "took an improvement action", "converted goods with a card",
    "is done with a space", "before work", "all people are placed", "shares goods from a space",
    "sells goods from a space", "cleared a cell", "took a special action", "heated the house",
    "used land", "made a field of a tile", "got a card", "lost animals", "before the round",
    "going home", "all at work", "harvested", "paid for an occupation", "took goods from a space", "has a new house",
    "draws a card",
)  # fmt: skip


@mypyc_attr(acyclic=True)
class Event:
    """One happening: who did it and, as far as it applies, where, with which goods, how many, which card.

    `lying` are those of the goods that lay on the space; the rest came from the supply. `action` is
    what was done, where a card may have it done once more; `farm` whose farm it was done on, if not the doer's.
    """

    __slots__ = ("kind", "seat", "space", "goods", "lying", "number", "cells", "card", "action", "farm")

    def __init__(
        self,
        kind: int,
        seat: int = -1,
        space: int = -1,
        goods: int = 0,
        lying: int = 0,
        number: int = 0,
        cells: int = 0,
        card: "Card | None" = None,
        action: "Action | None" = None,
        farm: int = -1,
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.space = space
        self.goods = goods
        self.lying = lying
        self.number = number
        self.cells = cells
        self.card = card
        self.action = action
        self.farm = farm

    def less(self, goods: int) -> "Event":
        """The same event with fewer goods, taken from those that lay on the space as far as they did."""
        left = self.goods - goods
        lying = self.lying - goods if covers(self.lying, goods) else self.lying
        return Event(self.kind, self.seat, self.space, left, lying, self.number, self.cells, self.card, self.action)


NO_EVENT: Final = Event(-1)
"""What a word that answers events has before it is bound to one."""
