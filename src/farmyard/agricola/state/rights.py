"""Rights that cards give, and what else is true of a player or not."""

from typing import Final

GROWS_WITHOUT_ROOM: Final = "the family grows without a free room"
ANOTHER_WITHOUT_ROOM: Final = "another child of the same growth needs no free room"
RENOVATES_TWICE: Final = "one renovation leads from a wooden hut to a stone house"
KEEPS_THE_HOUSE: Final = "the house is not renovated any more"
HAS_LONE_OCCUPATION: Final = "no further occupation is played"
FEEDS_LAST: Final = "the family is fed after all others"
BREEDS_LAST: Final = "the animals breed after those of all others"
FORESEES: Final = "spaces that are revealed before their round may be used"
ACTS_AFTER_WORK: Final = "a turn without a person may be taken once all people are placed"
COOKS_HOUSED: Final = "only animals that have had a place are turned into food"
FENCES_PIECEMEAL: Final = "fences need not close a pasture"
BUILDS_LONG_FENCES: Final = "one fence is as long as a straight line"
BUILDS_ADJOINING: Final = "every cell that comes into use borders a used one"
SCATTERS_PASTURES: Final = "pastures need not touch each other"
BUILDS_ANY_MAJOR: Final = "a person's action for a minor improvement may build any major one instead"
