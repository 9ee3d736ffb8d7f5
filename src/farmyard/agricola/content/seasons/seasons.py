"""The four seasons."""

from typing import Final

from farmyard.agricola.content.seasons.effects import InSeason, NoHeating, PerHarvest, StablesForRooms
from farmyard.agricola.content.seasons.season import (
    SEASON,
    Mark,
    Season,
    Shift,
    builds_fences,
    builds_majors,
    builds_rooms,
    is_day_laborer,
    is_fishing,
    plows,
)
from farmyard.agricola.rules.bread import Bake
from farmyard.agricola.rules.combine import AndOr, Either
from farmyard.agricola.rules.family import Grow
from farmyard.agricola.rules.farmland import Plow, Sow
from farmyard.agricola.rules.harvest import BreedingPhase, FieldPhase
from farmyard.agricola.rules.take import Take
from farmyard.agricola.state.card import COMMON, MAJOR, Card
from farmyard.agricola.state.doors import When
from farmyard.agricola.state.events import BUILT_ROOMS, USED_SPACE
from farmyard.agricola.state.purchase import IMPROVEMENT
from farmyard.agricola.state.space import Space
from farmyard.agricola.words.conditions import On
from farmyard.agricola.words.prices import ANY_RESOURCE, Discount, FieldPrice, FreeFences

LAST_ICE: Final = 11
"""The last round in which nobody fishes in winter."""
FROZEN: Final = InSeason("Winter", last=LAST_ICE)

WINTER: Final = Season(
    "Winter",
    "1 clay and 1 reed less on each space that gains them. Up to round 11 nobody uses Fishing. Each field that you "
    "plow costs 1 food more.",
    Space("Winter", PerHarvest("2 wood", "1 food", Grow(needs_room=False)), tags=(SEASON,)),
    shifts=(Shift("clay space", fewer="1 clay"), Shift("reed space", fewer="1 reed")),
    marks=(
        Mark(is_fishing, f"food gathers, but nobody takes it up to round {LAST_ICE}", last=LAST_ICE),
        Mark(plows, "each field costs 1 food more"),
    ),
    changes=(FieldPrice("1 food"),),
)
SPRING: Final = Season(
    "Spring",
    "1 wood less and 1 stone more on each space that gains them. When you build fences and pay for at least 1 of them, "
    "up to 2 more cost nothing.",
    Space("Spring", AndOr((BreedingPhase(), Sow())), tags=(SEASON,)),
    shifts=(Shift("wood space", fewer="1 wood"), Shift("stone space", more="1 stone")),
    marks=(Mark(builds_fences, "up to 2 more fences cost nothing if at least 1 is paid for"),),
    changes=(FreeFences(more=2, last=True),),
)
SUMMER: Final = Season(
    "Summer",
    "1 clay more and 1 stone less on each space that gains them, 1 food more on Fishing. Day Laborer gives 1 grain "
    "more. With each room that you build you may build 1 stable for nothing.",
    Space("Summer", AndOr((Plow(), Either((Bake(), Take("4 food", price="1 grain"))))), tags=(SEASON,)),
    shifts=(
        Shift("clay space", more="1 clay"),
        Shift("stone space", fewer="1 stone"),
        Shift("fishing", more="1 food"),
    ),
    marks=(
        Mark(is_day_laborer, "1 grain more"),
        Mark(builds_rooms, "with each room 1 stable for nothing"),
    ),
    each=(
        When(USED_SPACE, Take("1 grain"), when=On("day laborer")),
        When(BUILT_ROOMS, StablesForRooms(stables=1), may=True),
    ),
)
AUTUMN: Final = Season(
    "Autumn",
    "1 wood and 1 reed more on each space that gains them. Each major improvement costs 1 building resource of your "
    "choice less.",
    Space("Autumn", AndOr((FieldPhase(), Take("1 vegetable"))), tags=(SEASON,)),
    shifts=(Shift("wood space", more="1 wood"), Shift("reed space", more="1 reed")),
    marks=(Mark(builds_majors, "each major improvement costs 1 building resource of your choice less"),),
    changes=(Discount(ANY_RESOURCE, (IMPROVEMENT,), cards=(MAJOR,)),),
)
SEASONS: Final = (WINTER, SPRING, SUMMER, AUTUMN)
"""Clockwise on their board."""

WARM_SUMMER: Final = Card(
    "Warm Summer",
    COMMON,
    SEASON,
    "A harvest that ends a summer round needs no fuel: nobody heats.",
    changes=(NoHeating("Summer"),),
)
"""Where houses are heated."""
