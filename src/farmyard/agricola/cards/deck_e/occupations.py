"""Occupations of deck E."""

from typing import Final

from farmyard.agricola.cards.card import Card, occupation
from farmyard.agricola.cards.doors import ANYONE, Conversion, When
from farmyard.agricola.cards.words.conditions import Gets, InRounds, LivesIn, On
from farmyard.agricola.cards.words.effects import LayOnRounds, Leave, Paid, TakePerEvent, TakeStepped
from farmyard.agricola.cards.words.numbers import Occupations, RoundsLeft
from farmyard.agricola.cards.words.prices import BasePrice
from farmyard.agricola.cards.words.rights import MayJoin
from farmyard.agricola.cards.words.scoring import Most
from farmyard.agricola.events import BAKED, ROUND_START, TAKES_GOODS, USED_SPACE
from farmyard.agricola.rules.combine import Either
from farmyard.agricola.rules.farmland import Plow
from farmyard.agricola.rules.payment import ROOM
from farmyard.agricola.rules.take import Take

OCCUPATIONS: Final[tuple[Card, ...]] = (
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
    occupation(
        "Mushroom Collector",
        "E",
        text="When you take wood that lies on a space, you may leave 1 wood there and take 2 food.",
        each=(When(TAKES_GOODS, Leave("1 wood", "2 food"), when=Gets("wood", lying=True), may=True),),
    ),
    occupation(
        "Plow Driver",
        "E",
        text="Once you live in a stone house: at the start of each round you may plow 1 field for 1 food.",
        rulings=("No plow and no Harrow can be used with it.",),
        each=(When(ROUND_START, Paid("1 food", Plow()), when=LivesIn("stone house"), may=True),),
    ),
    occupation(
        "Potter",
        "E",
        players=3,
        text="Once per harvest you may turn 1 clay into 2 food.",
        conversions=(Conversion("1 clay", "2 food", harvest=True),),
    ),
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
