"""The course of a round with its harvest, and the end of the game: phases by name, in order.

Here stands when something happens; what happens is in `rules.rounds`, `rules.work` and `rules.harvest`.
"""

from typing import Final

from farmyard.agricola.rules.harvest import BeginHarvest, Breed, Each, EndHarvest, Enter, Feed, TakeCrops
from farmyard.agricola.rules.react import Moments
from farmyard.agricola.rules.round_end import LastChance
from farmyard.agricola.rules.rounds import CallPeople, End, FirstTurns, HouseArrivals, Prepare, Replenish, ReturnHome
from farmyard.agricola.rules.work import Turns
from farmyard.agricola.state import events
from farmyard.agricola.state.game import BREEDING, FEEDING, FIELD, HARVESTS, PREPARATION, RETURN_HOME, WORK
from farmyard.agricola.state.rights import BREEDS_LAST, FEEDS_LAST
from farmyard.kernel.course import Phase

FIELD_PHASE: Final = Phase(
    FIELD,
    parts=(
        Phase("start of the harvest", BeginHarvest()),
        Phase("before the fields", Moments(events.FIELD_START, events.FIELD_PHASE)),
        Phase("fields", Each(TakeCrops())),
        Phase("after the fields", Moments(events.FIELD_END, events.AFTER_FIELDS)),
    ),
)
FEEDING_PHASE: Final = Phase(
    FEEDING,
    parts=(
        Phase("start of feeding", Enter(FEEDING)),
        Phase("before feeding", Moments(events.FEEDING_START, events.FEEDING_PHASE)),
        Phase("families", Each(Feed(), last=FEEDS_LAST)),
        Phase("after feeding", Moments(events.FEEDING_END, events.AFTER_FEEDING)),
    ),
)
BREEDING_PHASE: Final = Phase(
    BREEDING,
    parts=(
        Phase("before breeding", Moments(events.BREEDING_START)),
        Phase("young", Each(Breed(), last=BREEDS_LAST)),
        Phase("after breeding", Moments(events.BREEDING_END)),
    ),
)
HARVEST: Final = Phase(
    "harvest",
    parts=(FIELD_PHASE, FEEDING_PHASE, BREEDING_PHASE, Phase("end of the harvest", EndHarvest())),
    rounds=HARVESTS,
)
WORK_PHASE: Final = Phase(
    "work phase",
    parts=(
        Phase("people", CallPeople()),
        Phase("start of work", Moments(events.WORK_START)),
        Phase("first turns", FirstTurns()),
        Phase(WORK, Turns()),
        Phase("last chance", LastChance()),
        Phase("end of work", Moments(events.WORK_END)),
    ),
)
ROUND: Final = (
    Phase(PREPARATION, Prepare()),
    Phase("start of the round", Moments(events.ROUND_START)),
    Phase("arrivals", HouseArrivals()),
    Phase("replenishing", Replenish()),
    WORK_PHASE,
    Phase(RETURN_HOME, ReturnHome()),
    Phase("end of the round", Moments(events.RETURN_HOME, events.ROUND_END)),
    HARVEST,
)
ENDING: Final = (Phase("end of the game", End()),)
