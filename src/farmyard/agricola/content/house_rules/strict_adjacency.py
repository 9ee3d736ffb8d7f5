"""Strict adjacency, for experts: every cell that comes into use borders one that is used."""

from typing import Final

from farmyard.agricola.state.card import COMMON, Card
from farmyard.agricola.state.module import Module, Part
from farmyard.agricola.state.rights import BUILDS_ADJOINING
from farmyard.agricola.words.rights import Right
from farmyard.kernel.settings import Fit, Settings, Switch

CLOSE_TO_THE_HOUSE: Final = Card(
    "Close to the House",
    COMMON,
    "house rules",
    "Every room, stable, field and pasture borders a cell that is used, rooms border rooms, fields fields, and "
    "pastures pastures.",
    changes=(Right(BUILDS_ADJOINING),),
)


def strict_adjacency(settings: Settings) -> Part:
    return Part(common=(CLOSE_TO_THE_HOUSE,)) if settings.on("strict-adjacency") else Part()


STRICT_ADJACENCY: Final = Module(
    "strict adjacency",
    (
        Switch(
            "strict-adjacency",
            "Strict adjacency",
            "For experts: every room, stable, field and pasture must border a cell that is used already",
            (Fit("scattered-pastures", "no"),),
        ),
    ),
    strict_adjacency,
)
