"""Occupations of deck E, A to F."""

from typing import Final

from farmyard.agricola.cards.card import Card, occupation
from farmyard.agricola.cards.doors import ANYONE, When
from farmyard.agricola.cards.words.effects import LayOnRounds, TakePerEvent
from farmyard.agricola.cards.words.prices import BasePrice
from farmyard.agricola.cards.words.rights import MayJoin
from farmyard.agricola.events import BAKED
from farmyard.agricola.rules.payment import ROOM

CARDS: Final[tuple[Card, ...]] = (
    occupation(
        "Bread Seller",
        "E",
        players=3,
        text="When anybody bakes bread, take 1 food for each grain baked.",
        each=(When(BAKED, TakePerEvent("1 food"), by=ANYONE),),
    ),
    occupation(
        "Carpenter",
        "E",
        text="Each of your rooms costs 3 of its material and 2 reed.",
        rulings=("Sets a price of its own: not together with the Axe or the Clay Plasterer for the same room.",),
        changes=(
            BasePrice("3 wood 2 reed", (ROOM,), house="wooden hut"),
            BasePrice("3 clay 2 reed", (ROOM,), house="clay hut"),
            BasePrice("3 stone 2 reed", (ROOM,), house="stone house"),
        ),
    ),
    occupation(
        "Clay Deliveryman",
        "E",
        text="Lay 1 clay on each round space from 6 to 14 that is still to come; take it when that round begins.",
        on_play=LayOnRounds("1 clay", first=6, last=14),
    ),
    occupation(
        "Field Warden",
        "E",
        players=4,
        text="You may use Take 1 Vegetable, Plow 1 Field and Plow and Sow although another player is there.",
        changes=(MayJoin("take vegetable", "plow"),),
    ),
)
