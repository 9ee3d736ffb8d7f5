"""Scattered pastures: they need not touch each other."""

from typing import Final

from farmyard.agricola.state.card import COMMON, Card
from farmyard.agricola.state.module import Module, Part
from farmyard.agricola.state.rights import SCATTERS_PASTURES
from farmyard.agricola.words.rights import Right
from farmyard.kernel.settings import Settings, Switch

WIDE_MEADOWS: Final = Card(
    "Wide Meadows",
    COMMON,
    "house rules",
    "Pastures need not touch each other.",
    changes=(Right(SCATTERS_PASTURES),),
)


def scattered_pastures(settings: Settings) -> Part:
    return Part(common=(WIDE_MEADOWS,)) if settings.on("scattered-pastures") else Part()


SCATTERED_PASTURES: Final = Module(
    "scattered pastures",
    (Switch("scattered-pastures", "Scattered pastures", "Pastures need not touch each other"),),
    scattered_pastures,
)
