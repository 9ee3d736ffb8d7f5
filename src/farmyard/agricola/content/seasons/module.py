"""Through the Seasons as a module: its settings, and what it brings to a table."""

from datetime import date
from typing import Final

from farmyard.agricola.content.seasons.season import ShiftGoods, is_fishing
from farmyard.agricola.content.seasons.seasons import FROZEN, SEASONS, WARM_SUMMER
from farmyard.agricola.rules.rounds import PASSING, PassTurn
from farmyard.agricola.state.module import Module, Part
from farmyard.agricola.state.space import Space
from farmyard.kernel.course import Phase
from farmyard.kernel.settings import YES, Choice, Fit, Settings, Switch

PHASES: Final = (
    Phase("season", ShiftGoods(), after="replenishing"),
    Phase(PASSING, PassTurn(), after="end of the round"),
)


def season_on(day: date) -> str:
    """The season that it is outside, where winter begins in December."""
    return SEASONS[day.month % 12 // 3].name.lower()


def season_today() -> str:
    return season_on(date.today())


THROUGH_THE_SEASONS: Final = Switch(
    "seasons",
    "Through the Seasons",
    "Each round has a season with a space of its own, other goods on spaces and other prices",
)
START_SEASON: Final = Choice(
    "start-season",
    "First season",
    "The season of the first round; that of today stays the same once the table is set up",
    {
        "spring": "Spring",
        "summer": "Summer",
        "autumn": "Autumn",
        "winter": "Winter",
        "today": "As it is outside today",
    },
    (Fit("seasons", YES),),
    settled={"today": season_today},
)


def freeze(space: Space) -> Space:
    """Nobody fishes in winter."""
    return space.shut_while(FROZEN) if is_fishing(space) else space


def through_the_seasons(settings: Settings) -> Part:
    if not settings.on("seasons"):
        return Part()
    names = [season.name.lower() for season in SEASONS]
    first = names.index(settings.says("start-season"))
    heated = settings.says("moor") != "no"
    return Part(
        phases=PHASES,
        common=(WARM_SUMMER,) if heated else (),
        in_turn=SEASONS[first:] + SEASONS[:first],
        alters=freeze,
    )


SEASONS_MODULE: Final = Module("Through the Seasons", (THROUGH_THE_SEASONS, START_SEASON), through_the_seasons)
