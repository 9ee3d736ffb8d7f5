"""Open pastures: fences may be built without completing a pasture."""

from typing import Final

from farmyard.agricola.state.card import COMMON, Card
from farmyard.agricola.state.module import Module, Part
from farmyard.agricola.state.rights import FENCES_PIECEMEAL
from farmyard.agricola.words.rights import Right
from farmyard.kernel.settings import Settings, Switch

FENCE_BY_FENCE: Final = Card(
    "Fence by Fence",
    COMMON,
    "house rules",
    "Fences may be built without completing a pasture. As long as one is open, it is none.",
    changes=(Right(FENCES_PIECEMEAL),),
)


def open_pastures(settings: Settings) -> Part:
    return Part(common=(FENCE_BY_FENCE,)) if settings.on("open-pastures") else Part()


OPEN_PASTURES: Final = Module(
    "open pastures",
    (Switch("open-pastures", "Open pastures", "Fences may be built one by one, without completing a pasture"),),
    open_pastures,
)
