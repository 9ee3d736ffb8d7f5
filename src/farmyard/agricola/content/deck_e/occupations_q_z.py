"""Occupations of deck E, Q to Z."""

from typing import Final

from farmyard.agricola.content.deck_e.by_hand import Discard, IdleChildren, MoreYoung, Repay
from farmyard.agricola.rules.build import Build
from farmyard.agricola.rules.combine import Either
from farmyard.agricola.rules.take import Take
from farmyard.agricola.state.card import Card, occupation
from farmyard.agricola.state.doors import OTHERS, AnyTime, Conversion, When
from farmyard.agricola.state.events import (
    BEFORE_SCORING,
    BUILT_FENCES,
    BUILT_STABLE,
    GREW,
    PLAYED_OCCUPATION,
    TAKES_GOODS,
    USED_SPACE,
    WORK_START,
)
from farmyard.agricola.state.purchase import IMPROVEMENT, RENOVATION, ROOM
from farmyard.agricola.words.at_once import Points
from farmyard.agricola.words.combining import If
from farmyard.agricola.words.conditions import FencesReach, Gets, InRounds, Not, Numbered, OfCard, On
from farmyard.agricola.words.laying import LayOnRounds
from farmyard.agricola.words.numbers import Occupations, OnCard, Rooms, RoundsLeft, Thresholds
from farmyard.agricola.words.prices import Discount
from farmyard.agricola.words.scoring import Each, Forgives, Most, Table
from farmyard.agricola.words.shelter import LargerStables
from farmyard.agricola.words.taking import Leave, TakePer

LOAN: Final = "1 sheep 1 boar 1 cattle"
MANY: Final = 99

CARDS: Final[tuple[Card, ...]] = (
    occupation(
        "Quarryman",
        "E",
        players=3,
        text="At any time you may turn 1 stone into 2 food, as often as you like.",
        conversions=(Conversion("1 stone", "2 food"),),
    ),
    occupation(
        "Ratcatcher",
        "E",
        players=3,
        tags=("Ratcatcher",),
        text="In rounds 10 and 12 every other player with offspring leaves one of them at home. "
        "Play it by the end of round 9.",
        rulings=(
            "The first two family members are no offspring, nor is a guest: they may always work.",
            "The dweller of the Reed Hut is no offspring either.",
            "Whoever stays at home still takes up a room.",
            "Played after round 9 it does nothing and leaves the game.",
            "A child adopted in such a round is offspring like any other: it stays at home if nobody else does.",
        ),
        on_play=If(InRounds(10), Discard()),
        each=(When(WORK_START, IdleChildren(10, 12)), When(GREW, IdleChildren(10, 12), by=OTHERS)),
        by_hand="no other card keeps people at home",
    ),
    occupation(
        "Reed Collector",
        "E",
        players=3,
        text="Lay 1 reed on each of the next 4 round spaces; take it when that round begins.",
        rulings=("The reed comes from a card, so neither the Fish Trap nor the Net Fisherman reacts to it.",),
        on_play=LayOnRounds("1 reed", next=4),
    ),
    occupation(
        "Reeve",
        "E",
        players=3,
        text="Take 4, 3, 2 or 1 wood if at least 9, 6, 3 or 1 rounds are still to come. "
        "At the end everybody with the most occupations gets 3 points.",
        rulings=("The Academic counts as two occupations.",),
        on_play=TakePer("1 wood", Thresholds(RoundsLeft(), 1, 3, 6, 9)),
        scores=(Most(3, Occupations("Reeve")),),
    ),
    occupation(
        "Renovator",
        "E",
        text="Renovating to a clay hut costs you 2 clay less, renovating to a stone house 2 stone less.",
        changes=(
            Discount("2 clay", (RENOVATION,), house="clay hut"),
            Discount("2 stone", (RENOVATION,), house="stone house"),
        ),
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
    occupation(
        "Shepherd",
        "E",
        players=4,
        text="In the breeding phase of each harvest 4 or more sheep have 2 lambs instead of 1, if there is room.",
        changes=(MoreYoung("sheep", herd=4, number=2),),
        by_hand="no other card changes how many young are born",
    ),
    occupation(
        "Stablehand",
        "E",
        text="When you build at least 1 fence, you also build 1 stable at no cost, in a pasture or outside.",
        rulings=(
            "One stable for each action that builds fences, however many those are.",
            "The fences of the Mini Pasture count, too.",
            "Two fence actions in one turn, as with the Fence Builder on a space for fences, give one stable each.",
            "The free fences of the Hedge Keeper belong to the same action: no second stable for them.",
            "The Fence Overseer may fence this very stable once the pastures of the first fencing are closed. "
            "Those fences give no other stable; fences around any other stable do.",
            "Nothing happens when no stable is left or none can be placed.",
        ),
        each=(When(BUILT_FENCES, Build(stables=1), when=FencesReach(1)),),
    ),
    occupation(
        "Stablemaster",
        "E",
        text="One of your unfenced stables, whichever you like, holds up to 3 animals of one kind.",
        rulings=("The Shepherd's Pipe adds nothing to that stable, but works on your other unfenced stables.",),
        changes=(LargerStables(3, most=1),),
    ),
    occupation(
        "Stockman",
        "E",
        players=4,
        text="When you build your second, third and fourth stable, take 1 cattle, 1 boar and 1 sheep.",
        rulings=(
            "Stables that stand already when you play this card give nothing.",
            "Several stables built in one action give each of their animals.",
            "The animal may be cooked as it arrives, without a place for it.",
        ),
        each=(
            When(BUILT_STABLE, Take("1 cattle"), when=Numbered(2, 2)),
            When(BUILT_STABLE, Take("1 boar"), when=Numbered(3, 3)),
            When(BUILT_STABLE, Take("1 sheep"), when=Numbered(4, 4)),
        ),
    ),
    occupation(
        "Stone Carrier",
        "E",
        text="When a person of yours takes stone, you may take 1 more: free if stone is the only building resource "
        "you get there, for 1 food otherwise.",
        rulings=(
            "It works on every space that gives stone, also where you choose it, but not on stone from cards.",
            "A stone space with no stone on it cannot be used for this.",
            "It works even if the Stone Buyer buys the only stone.",
        ),
        each=(
            When(TAKES_GOODS, Take("1 stone"), when=Gets("stone", only="building resources"), may=True),
            When(
                TAKES_GOODS,
                Take("1 stone", price="1 food"),
                when=Gets("stone") & Not(Gets("stone", only="building resources")),
                may=True,
            ),
        ),
    ),
    occupation(
        "Stonecutter",
        "E",
        players=3,
        text="Every improvement, every room and every renovation costs you 1 stone less.",
        rulings=(
            "Minor improvements count, too: the Lumber is free.",
            "Each of several rooms costs 1 stone less; a renovation costs 1 less, however many rooms there are.",
            "It adds up with other cards that change prices.",
        ),
        changes=(Discount("1 stone", (IMPROVEMENT, ROOM, RENOVATION)),),
    ),
    occupation(
        "Storyteller",
        "E",
        players=4,
        tags=("artist",),
        text="When you take the food of Traveling Players, you may leave 1 food there and take 1 vegetable.",
        rulings=(
            "With the Dancer you still end up with at least 4 food, and the vegetable.",
            "Whoever doubles the Traveling Players with the Juggler pays you 1 food.",
        ),
        each=(
            When(
                TAKES_GOODS,
                Leave("1 food", "1 vegetable"),
                when=On("traveling players") & Gets("food", lying=True),
                may=True,
            ),
        ),
    ),
    occupation(
        "Swineherd",
        "E",
        players=4,
        text="When you use 1 Wild Boar, take 1 more boar from the supply.",
        rulings=(
            "The space with a choice of animals for 5 players does not count.",
            "It comes together with the others: they are housed, or cooked, at one time.",
        ),
        each=(When(TAKES_GOODS, Take("1 boar"), when=On("boar space")),),
    ),
    occupation(
        "Tenant Farmer",
        "E",
        players=4,
        text="Take 1 sheep, 1 boar and 1 cattle on loan. Give them back before the scoring; "
        "each one that you cannot or will not give back costs 1 point.",
        rulings=(
            "The animals may be cooked as they arrive, without a place for them.",
            "They may be given back at any time, but only in one go: what is missing then stays missing.",
            "The animals of the Animal Feed come first and may be given back even if there is no place for them.",
            "The Yeoman Farmer cancels the points lost.",
            "Points lost that nothing cancels count against you for the Constable.",
        ),
        on_play=Take(LOAN),
        each=(When(BEFORE_SCORING, Repay(LOAN), may=True, uses=1),),
        any_time=(AnyTime(Repay(LOAN), uses=1),),
        scores=(Table(OnCard(), (0, -3), (1, -2), (2, -1), (3, 0)),),
        by_hand="no other card lends goods",
    ),
    occupation(
        "Thatcher",
        "E",
        players=3,
        text="Every room, every renovation and the minor improvements Water Mill, Half-timbered House, Chicken Coop, "
        "Holiday House, Mansion and Corn Storehouse cost you 1 reed less.",
        rulings=(
            "Each of several rooms costs 1 reed less.",
            "It adds up with other cards that save reed, like the Ladder; nothing costs less than no reed.",
        ),
        changes=(
            Discount("1 reed", (ROOM, RENOVATION)),
            Discount("1 reed", (IMPROVEMENT,), cards=("reed roof",)),
        ),
    ),
    occupation(
        "Turner",
        "E",
        players=3,
        text="At any time you may turn 1 wood into 1 food, as often as you like.",
        conversions=(Conversion("1 wood", "1 food"),),
    ),
    occupation(
        "Tutor",
        "E",
        text="At the end you get 1 point for each occupation that you played after this one.",
        rulings=(
            "The Academic, played later, counts as two.",
            "In a solo series the permanent occupations added after it count, too.",
            "The point for a Ratcatcher played after round 9 is noted at once, because that card leaves the game.",
        ),
        each=(When(PLAYED_OCCUPATION, Points(1), when=OfCard("Ratcatcher") & InRounds(10)),),
        scores=(Each(1, Occupations("Tutor", after=True)),),
    ),
    occupation(
        "Undergardener",
        "E",
        players=4,
        text="When you use Day Laborer, take 1 vegetable as well.",
        each=(When(USED_SPACE, Take("1 vegetable"), when=On("day laborer")),),
    ),
    occupation(
        "Woodcutter",
        "E",
        text="When a person of yours takes wood, take 1 more from the supply.",
        rulings=(
            "It works on every space that gives wood: among other goods, as your choice or laid there by the "
            "Wood Distributor.",
            "Wood from cards does not count.",
            "A wood space with no wood on it cannot be used for this.",
            "It works even if all the wood is left behind for the Basket, the Mushroom Collector or the Pig Catcher.",
            "It works even if the Wood Buyer buys the only wood.",
        ),
        each=(When(TAKES_GOODS, Take("1 wood"), when=Gets("wood")),),
    ),
    occupation(
        "Wooden Hut Builder",
        "E",
        players=3,
        text="At the end you get 1 point for each room if you still live in a wooden hut.",
        scores=(Each(1, Rooms("wooden hut")),),
    ),
    occupation(
        "Yeoman Farmer",
        "E",
        players=3,
        text="At the end nothing counts less than 0 for you, except begging cards and unused cells.",
        rulings=(
            "Points that cards would take, like the Tenant Farmer's, are cancelled, too.",
            "What is cancelled does not count against you for the Constable.",
            "A missing kind of animal is cancelled even if the Horse stands in for it.",
        ),
        changes=(Forgives(MANY, but=("Begging cards", "Unused cells")),),
    ),
)
