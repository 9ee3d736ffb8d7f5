"""Occupations of deck B of the revised edition, O to Z."""

from typing import Final

from farmyard.agricola.rules.combine import Either
from farmyard.agricola.rules.improve import Improvement
from farmyard.agricola.rules.occupation import PlayOccupation
from farmyard.agricola.state.card import Card, occupation
from farmyard.agricola.state.doors import When
from farmyard.agricola.state.events import ROUND_START
from farmyard.agricola.words.conditions import LivesIn

CARDS: Final[tuple[Card, ...]] = (
    occupation(
        "Scholar",
        "revised-B",
        number="097",
        category="action booster",
        text="While you live in a stone house, you may play 1 occupation for 1 food or 1 minor improvement whenever a "
        "round begins.",
        rulings=(
            "A card played so lays goods from the following round on; one that acts when rounds begin does so at once.",
            "Food that lay on the round space may pay for it.",
        ),
        each=(
            When(
                ROUND_START,
                Either((PlayOccupation((1,), begging=True), Improvement(minor=True))),
                when=LivesIn("stone house"),
                may=True,
            ),
        ),
    ),
)
