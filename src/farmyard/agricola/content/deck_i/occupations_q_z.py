"""Occupations of deck I, Q to Z."""

from typing import Final

from farmyard.agricola.content.deck_i.by_hand import (
    BuyFirstTurn,
)
from farmyard.agricola.rules.take import Take
from farmyard.agricola.state.card import Card, occupation
from farmyard.agricola.state.doors import (
    ANYONE,
    DOER,
    OTHERS,
    OWNER,
    Conversion,
    When,
)
from farmyard.agricola.state.events import (
    BEFORE_WORK,
    PLAYED_IMPROVEMENT,
    RENOVATED,
    ROUND_START,
    SELLS_GOODS,
    TAKES_GOODS,
    USES_SPACE,
)
from farmyard.agricola.state.player import CLAY_HUT, STONE_HOUSE
from farmyard.agricola.state.purchase import IMPROVEMENT
from farmyard.agricola.words.combining import For, If
from farmyard.agricola.words.conditions import (
    Anyone,
    AtLeast,
    Gets,
    LivesIn,
    Not,
    Numbered,
    OfCard,
    On,
    OthersHaveMore,
    StartsTheRound,
)
from farmyard.agricola.words.laying import LayOnRounds
from farmyard.agricola.words.numbers import (
    Improvements,
    Players,
    RoundsLeft,
    Tagged,
    Thresholds,
    UnusedCells,
)
from farmyard.agricola.words.paying import Paid
from farmyard.agricola.words.prices import BasePrice
from farmyard.agricola.words.rights import BuildsMajors
from farmyard.agricola.words.scoring import Most
from farmyard.agricola.words.taking import TakeFromDoer, TakePer

CARDS: Final[tuple[Card, ...]] = (
    occupation(
        "Rancher",
        "I",
        players=4,
        text="At the start of each round take 1 wood if you have fewer unused cells than every other player.",
        rulings=(
            "Nothing if somebody has as few.",
            "It counts before the Plowman or the Fence Deliveryman change a farm in that round.",
        ),
        each=(When(ROUND_START, Take("1 wood"), when=OthersHaveMore(UnusedCells())),),
    ),
    occupation(
        "Reed Buyer",
        "I",
        players=4,
        text="When another player is the first in a round to take reed with a person, you may buy 1 of it for 1 food. "
        "That player gets 1 food more from the supply.",
        rulings=(
            "The seller cannot refuse; you are asked before the seller can use the reed.",
            "Nothing happens when you are the first to take reed, and nothing when it is taken again in the round.",
            "Any action space that gives reed counts; reed that cards give does not.",
            "The seller's Fish Trap still reacts, but the Resource Seller does not count what is sold.",
            "The seller's Landing Net and Pieceworker still react.",
            "What you buy is no reed from an action space: your Fish Trap does not react.",
        ),
        each=(
            When(
                SELLS_GOODS,
                Paid("1 food", TakeFromDoer("reed", gives="2 food")),
                by=OTHERS,
                when=Gets("reed", first=True),
                may=True,
            ),
        ),
    ),
    occupation(
        "Sheep Whisperer",
        "I",
        players=4,
        text="Add 4, 7, 9 and 11 to the current round and lay 1 sheep on each of these round spaces; "
        "take it when that round begins.",
        rulings=(
            "The sheep may be cooked at once, without a place for it.",
            "These sheep do not concern the Sheep Farmer.",
            "Lying out from the start of a solo series it lays its sheep on rounds 4, 7, 9 and 11.",
        ),
        on_play=LayOnRounds("1 sheep", after=(4, 7, 9, 11)),
    ),
    occupation(
        "Social Climber",
        "I",
        players=4,
        text="When you renovate to a clay hut, take 3, 2 or 1 stone if you are the first, second or third player to do "
        "so; likewise for a stone house.",
        rulings=(
            "The stone comes right after renovating: it may pay for the improvement that follows, but not for the "
            "renovation.",
            "Who goes straight from a wooden hut to a stone house with the Conservator takes no place in the order of "
            "clay huts, and you get stone for the stone house only.",
            "What you renovated before you played this card brings nothing.",
        ),
        each=(
            When(
                RENOVATED,
                TakePer("1 stone", Thresholds(Players(LivesIn("clay hut", ever=True)), 1, 2, 3, falling=True)),
                when=Numbered(CLAY_HUT, CLAY_HUT),
            ),
            When(
                RENOVATED,
                TakePer("1 stone", Thresholds(Players(LivesIn("stone house", ever=True)), 1, 2, 3, falling=True)),
                when=Numbered(STONE_HOUSE, STONE_HOUSE),
            ),
        ),
    ),
    occupation(
        "Stone Buyer",
        "I",
        players=4,
        text="When another player is the first in a round to take stone with a person, you may buy 1 of it for 1 food. "
        "That player gets 1 food more from the supply.",
        rulings=(
            "The seller cannot refuse; you are asked before the seller can use the stone.",
            "Nothing happens when you are the first to take stone, and nothing when it is taken again in the round.",
            "Any action space that gives stone counts; stone that cards give does not.",
            "The seller's cards that react to taking stone still do, like the Stone Carrier and the Storehouse Keeper.",
            "The seller's Pieceworker still works.",
            "The seller's Resource Seller does not count what is sold.",
        ),
        each=(
            When(
                SELLS_GOODS,
                Paid("1 food", TakeFromDoer("stone", gives="2 food")),
                by=OTHERS,
                when=Gets("stone", first=True),
                may=True,
            ),
        ),
    ),
    occupation(
        "Stone Carver",
        "I",
        text="Once per harvest, while feeding, you may turn 1 stone into 3 food.",
        conversions=(Conversion("1 stone", "3 food", harvest=True),),
    ),
    occupation(
        "Street Musician",
        "I",
        players=4,
        tags=("artist",),
        text="When another player takes the food of Traveling Players, take 1 grain.",
        rulings=("Another player who doubles the food with the Juggler pays you 1 food.",),
        each=(When(TAKES_GOODS, Take("1 grain"), by=OTHERS, when=On("traveling players")),),
    ),
    occupation(
        "Sycophant",
        "I",
        players=4,
        text="Other players who use Take 1 Grain pay you 1 food first. When anybody uses it, you as well, take 1 food "
        "from the supply.",
        rulings=(
            "Who cannot pay beforehand cannot use the space. You pay nothing.",
            "Grain from anywhere else, like the Granary, does not count.",
        ),
        each=(
            When(USES_SPACE, Paid("1 food", For(OWNER, Take("1 food"))), by=DOER, when=On("take grain")),
            When(USES_SPACE, Take("1 food"), by=ANYONE, when=On("take grain")),
        ),
    ),
    occupation(
        "Taster",
        "I",
        players=4,
        text="At the start of each round you may pay 1 food to another player who starts it: place your first person "
        "before everybody else. Then the turns begin with the starting player as usual.",
        rulings=(
            "You are not passed over later: on the left of the starting player you place first and third.",
            "Taster, Foreman and Wood Distributor may be used in answer to each other until the work phase begins. "
            "To use one is final; who does not may still think again.",
        ),
        each=(When(BEFORE_WORK, BuyFirstTurn("1 food"), when=Not(StartsTheRound()), may=True, per_round=1),),
        by_hand="no other card changes the order of turns",
    ),
    occupation(
        "Village Elder",
        "I",
        players=3,
        text="Take 4, 3, 2 or 1 wood if at least 9, 6, 3 or 1 rounds are still to come. "
        "At the end everybody with the most improvements gets 3 points.",
        rulings=(
            "Major and minor improvements count, also those that are action spaces; "
            "those passed on or returned do not.",
        ),
        on_play=TakePer("1 wood", Thresholds(RoundsLeft(), 1, 3, 6, 9)),
        scores=(Most(3, Improvements()),),
    ),
    occupation(
        "Water Carrier",
        "I",
        text="When anybody builds the Well (and at once, if it has been built before), lay 1 food on each round space "
        "still to come; take it when that round begins.",
        rulings=(
            "The Village Well brings nothing, but building the Well a second time does.",
            "A Well that has become the Village Well or was returned otherwise has been built, too.",
        ),
        on_play=If(Anyone(AtLeast(1, Tagged("Well", ever=True))), LayOnRounds("1 food")),
        each=(When(PLAYED_IMPROVEMENT, LayOnRounds("1 food"), by=ANYONE, when=OfCard("Well")),),
    ),
    occupation(
        "Well Builder",
        "I",
        text="The Well costs you 1 wood and 1 stone, and an action for a minor improvement is enough to build it.",
        rulings=(
            "Both hold again for a second Well, after a Village Well.",
            "The Well stays a major improvement.",
        ),
        changes=(BuildsMajors("Well"), BasePrice("1 wood 1 stone", (IMPROVEMENT,), cards=("Well",))),
    ),
    occupation(
        "Wood Buyer",
        "I",
        players=3,
        text="When another player takes wood with a person, you may buy 1 of it for 1 food.",
        rulings=(
            "The seller cannot refuse; you are asked before the seller can use the wood.",
            "Any action space that gives wood counts, also where you choose wood or where the Wood Distributor has "
            "laid it; it is 1 wood in a turn, in any number of turns.",
            "Where all wood is left behind for the Basket, the Mushroom Collector or the Pig Catcher, there is "
            "nothing to buy.",
            "The Spinney gets its wood first.",
            "The seller's cards that react to taking wood still do, like the Berry Picker and the Woodcutter.",
            "The seller's Pieceworker still works.",
            "The seller's Resource Seller does not count what is sold.",
        ),
        each=(
            When(
                SELLS_GOODS,
                Paid("1 food", TakeFromDoer("wood", gives="1 food")),
                by=OTHERS,
                when=Gets("wood"),
                may=True,
            ),
        ),
    ),
    occupation(
        "Wood Collector",
        "I",
        text="Lay 1 wood on each of the next 5 round spaces; take it when that round begins.",
        rulings=("The wood may pay for the Groom's stable in the same round.",),
        on_play=LayOnRounds("1 wood", next=5),
    ),
)
