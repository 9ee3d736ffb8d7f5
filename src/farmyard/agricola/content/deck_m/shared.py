"""What several cards of the Moor say: their decks, reactions to special actions, and rulings."""

from typing import Final

from farmyard.agricola.content.moor import special as actions
from farmyard.agricola.state.action import Action
from farmyard.agricola.state.doors import Condition, When
from farmyard.agricola.state.events import SPECIAL, USED_LAND
from farmyard.agricola.words.conditions import AtLeast, Gets, OneOf
from farmyard.agricola.words.land import TakeFromLand
from farmyard.agricola.words.numbers import Tagged
from farmyard.agricola.words.special import IsSpecial

BASIC: Final = "basic"
ADVANCED: Final = "advanced"
CUT_PEAT: Final[str] = actions.CUT_PEAT.name
FELL_TREES: Final[str] = actions.FELL_TREES.name
SLASH_AND_BURN: Final[str] = actions.SLASH_AND_BURN.name
HIRING_FAIR: Final[str] = actions.HIRING_FAIR.name
WORKSHOPS: Final = ("Joinery", "Pottery", "Basketmaker's Workshop")
ANY_WORKSHOP: Final[Condition] = OneOf(*[AtLeast(1, Tagged(name)) for name in WORKSHOPS])
TAKES_LAID: Final = When(USED_LAND, TakeFromLand())

ACROSS: Final = "Rooms, fields and pastures run across its border; it is never moved again."
AT_THE_BOARD: Final = "Both cells border on the printed board; cells that another card has added do not do."
BOTH_SORTS: Final = "It is a minor and a major improvement at once, but a single card where both are counted."
EVERY_GROWTH: Final = "Every kind of family growth counts, also one that a card gives."
IN_PLACE: Final = (
    "A tile below the moor is lost with it.",
    "It lies next to your other fields, if you have any.",
    "It is no plowing.",
    "It is no cutting of peat.",
)
LIFTED: Final = (
    "What lay on one space counts, also what cards laid there, and what you leave there for a card like the Basket; "
    "what your cards add does not."
)
NEGATIVE: Final = (
    "The Yeoman Farmer cancels the points lost.",
    "Points lost that nothing cancels count against you for the Constable.",
)
NO_BAKING: Final = "The sowing never comes with baking."
NOT_LAID: Final = "A tile that you do not lay then is lost."


def special(
    name: str,
    then: Action,
    when: Condition | None = None,
    may: bool = False,
    uses: int = 0,
    per_turn: bool = False,
) -> When:
    """A reaction to a special action, or to any where none is named."""
    done = IsSpecial(name) if name else IsSpecial()
    return When(SPECIAL, then, when=done if when is None else done & when, may=may, uses=uses, per_turn=per_turn)


def takes(wood: int, clay: int, reed: int, stone: int) -> Condition:
    """So much of one building resource is taken from a space."""
    enough = {"wood": wood, "clay": clay, "reed": reed, "stone": stone}
    return OneOf(*[Gets(kind, number=number) for kind, number in enough.items()])
