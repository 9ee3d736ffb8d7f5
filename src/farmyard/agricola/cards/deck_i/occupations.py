"""Occupations of deck I."""

from typing import Final

from farmyard.agricola.cards.card import Card, occupation
from farmyard.agricola.cards.deck_i.by_hand import Evergreen, HelpHarvest, SkipHarvest
from farmyard.agricola.cards.doors import When
from farmyard.agricola.events import AFTER_FIELDS

CARDS: Final[tuple[Card, ...]] = (
    occupation(
        "Gardener",
        "I",
        text="The vegetables you harvest come from the supply: your vegetable fields stay as they are.",
        rulings=(
            "You cannot choose: the fields stay planted to the end, those on cards (Bean Field, Lettuce Patch, "
            "Turnip Field) as well.",
            "It is the same when you harvest with Manure.",
        ),
        changes=(Evergreen("vegetable"),),
        by_hand="no other card leaves the harvested crop on its field",
    ),
    occupation(
        "Harvest Helper",
        "I",
        players=3,
        text="In each harvest, between the field phase and feeding, you may take 1 grain from a field of another "
        "player, who gets 2 food from the supply.",
        rulings=(
            "You choose the player, who is not asked, and the field; never one of yours.",
            "The Acreage is a field, too.",
            "It comes after the Corn Storehouse and the Water Mill and before the Baker.",
            "You may take from a player who stays out of the harvest, but not while you stay out of it.",
        ),
        each=(When(AFTER_FIELDS, HelpHarvest("2 food"), may=True),),
        by_hand="no other card takes from the fields of others",
    ),
    occupation(
        "Layabout",
        "I",
        text="You stay out of the next harvest: no field phase, no feeding, no breeding and no cards.",
        rulings=(
            "You owe no food and get no begging cards.",
            "Others may use your Water Mill and take grain from your fields with the Harvest Helper; you may use "
            "neither, but the Slaughterman and the Slaughterhouse still pay you.",
            "Harvesting with Manure is no harvest.",
        ),
        on_play=SkipHarvest(),
        by_hand="no other card leaves out a harvest",
    ),
)
