"""The promotional minor improvements."""

from typing import Final

from farmyard.agricola.rules.take import Take
from farmyard.agricola.state.card import Card, minor
from farmyard.agricola.state.doors import When
from farmyard.agricola.state.events import FIELD_START
from farmyard.agricola.words.at_once import Points
from farmyard.agricola.words.combining import All, If
from farmyard.agricola.words.conditions import AtLeast, AtMost, InRounds
from farmyard.agricola.words.numbers import Animals, Goods
from farmyard.agricola.words.scoring import Table
from farmyard.agricola.words.shelter import Holds

CARDS: Final[tuple[Card, ...]] = (
    minor(
        "Bagpipe",
        "revised-L",
        number="061",
        requires=AtLeast(1, Goods("sheep")),
        text="At the start of each harvest, you take 1 food.",
        each=(When(FIELD_START, Take("1 food")),),
    ),
    minor(
        "Broch",
        "revised-L",
        number="062",
        cost="1 stone",
        points=1,
        bonus=True,
        text="At the end you get 1, 2 or 3 bonus points if you have at least 2, 4 or 6 stone.",
        rulings=("The stone is counted, not spent.",),
        scores=(Table(Goods("stone"), (2, 1), (4, 2), (6, 3)),),
    ),
    minor(
        "Highland Cattle",
        "revised-L",
        number="064",
        requires=AtMost(0, Animals()),
        text="Take 1 cattle. This card holds 1 cattle.",
        rulings=(
            "It has this place, for cattle alone, to the end of the game.",
            "To play it you must not have a single animal.",
        ),
        on_play=Take("1 cattle"),
        changes=(Holds(1, ("cattle",)),),
    ),
    minor(
        "Whisky Cask",
        "revised-L",
        number="063",
        cost="3 grain",
        bonus=True,
        text="Up to round 6 you get 5 bonus points at once, up to round 8 only 3, up to round 10 only 2 and up to "
        "round 12 only 1.",
        rulings=("The points are those of the moment it is played.",),
        on_play=All(
            If(InRounds(last=6), Points(5)),
            If(InRounds(7, 8), Points(3)),
            If(InRounds(9, 10), Points(2)),
            If(InRounds(11, 12), Points(1)),
        ),
    ),
)
