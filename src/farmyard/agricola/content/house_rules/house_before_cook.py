"""House before cooking: an animal must have had a place on the farm before it is turned into food."""

from typing import Final

from farmyard.agricola.state.card import COMMON, Card
from farmyard.agricola.state.module import Module, Part
from farmyard.agricola.state.rights import COOKS_HOUSED
from farmyard.agricola.words.rights import Right
from farmyard.kernel.settings import Settings, Switch

STABLE_FIRST: Final = Card(
    "Stable First",
    COMMON,
    "house rules",
    "Animals are turned into food only while all have a place. Those that find none are lost.",
    changes=(Right(COOKS_HOUSED),),
)


def house_before_cook(settings: Settings) -> Part:
    return Part(common=(STABLE_FIRST,)) if settings.on("house-before-cook") else Part()


HOUSE_BEFORE_COOK: Final = Module(
    "house before cooking",
    (
        Switch(
            "house-before-cook",
            "House before cooking",
            "Animals must find a place on the farm before they may be turned into food; those that do not are lost",
        ),
    ),
    house_before_cook,
)
