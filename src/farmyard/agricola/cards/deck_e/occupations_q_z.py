"""Occupations of deck E, Q to Z."""

from typing import Final

from farmyard.agricola.cards.card import Card, occupation
from farmyard.agricola.cards.doors import When
from farmyard.agricola.cards.words.conditions import InRounds, On
from farmyard.agricola.cards.words.effects import TakeStepped
from farmyard.agricola.cards.words.numbers import Occupations, RoundsLeft
from farmyard.agricola.cards.words.scoring import Most
from farmyard.agricola.events import USED_SPACE
from farmyard.agricola.rules.combine import Either
from farmyard.agricola.rules.take import Take

CARDS: Final[tuple[Card, ...]] = (
    occupation(
        "Reeve",
        "E",
        players=3,
        text="Take 4, 3, 2 or 1 wood if at least 9, 6, 3 or 1 rounds are still to come. "
        "At the end everybody with the most occupations gets 3 points.",
        on_play=TakeStepped("1 wood", RoundsLeft(), (1, 3, 6, 9)),
        scores=(Most(3, Occupations("Reeve")),),
    ),
    occupation(
        "Seasonal Worker",
        "E",
        text="When you use Day Laborer, take 1 grain as well; from round 6 on you may take 1 vegetable instead.",
        each=(
            When(USED_SPACE, Take("1 grain"), when=On("day laborer") & InRounds(1, 5)),
            When(USED_SPACE, Either((Take("1 grain"), Take("1 vegetable"))), when=On("day laborer") & InRounds(6)),
        ),
    ),
)
