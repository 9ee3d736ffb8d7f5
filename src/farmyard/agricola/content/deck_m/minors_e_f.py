"""Minor improvements of Farmers of the Moor, E to F."""

from typing import Final

from farmyard.agricola.content.deck_m.by_hand import LosesInHand, MarkPassed
from farmyard.agricola.content.deck_m.by_hand_land import Extend, FreeGuest, HideGuest, LayOnField, NamesFields
from farmyard.agricola.content.deck_m.shared import (
    ACROSS,
    ADVANCED,
    AT_THE_BOARD,
    BASIC,
    CUT_PEAT,
    EVERY_GROWTH,
    FELL_TREES,
    LIFTED,
    NOT_LAID,
    SLASH_AND_BURN,
    TAKES_LAID,
    special,
    takes,
)
from farmyard.agricola.rules.combine import Optional
from farmyard.agricola.rules.take import Take
from farmyard.agricola.state.card import MAJOR, Card, minor
from farmyard.agricola.state.doors import Condition, Number, When
from farmyard.agricola.state.events import (
    GOT_CARD,
    GREW,
    ROUND_START,
    SOWED,
    TAKES_GOODS,
    USED_SPACE,
)
from farmyard.agricola.state.purchase import HEATING, IMPROVEMENT
from farmyard.agricola.words.at_once import Points
from farmyard.agricola.words.combining import All, If, UpTo
from farmyard.agricola.words.conditions import (
    AtLeast,
    AtMost,
    LivesIn,
    On,
    OneOf,
    OthersHaveMore,
)
from farmyard.agricola.words.land import Borders, LayOnCleared, LayTile, TakeFromLand
from farmyard.agricola.words.later import Marks, Reserve, Reserved
from farmyard.agricola.words.laying import LayOnRounds
from farmyard.agricola.words.numbers import (
    Beyond,
    Goods,
    Improvements,
    PlantedFields,
    Players,
    UnusedCells,
)
from farmyard.agricola.words.prices import ANY_RESOURCE, Swap
from farmyard.agricola.words.scoring import Each
from farmyard.agricola.words.taking import TakePer
from farmyard.agricola.words.tiles import Tiles

FAR_FEWER: Final = -99
ANY_NUMBER: Final = 99


def alone_with(what: Number) -> Condition:
    """Nobody else has any of something."""
    return AtLeast(1, what) & AtMost(1, Players(AtLeast(1, what)))


def strictly_most(what: Number) -> Condition:
    """Everybody else has less of something."""
    return AtLeast(1, what) & OneOf(AtMost(1, Players()), OthersHaveMore(what, FAR_FEWER, -1))


CARDS: Final[tuple[Card, ...]] = (
    minor(
        "Ecological Niche",
        "M",
        passing=True,
        tags=(ADVANCED,),
        text="Take 2 food if you alone have some kind of animal, 1 food if you alone have grain growing, 1 food if you "
        "alone have vegetables growing, 1 fuel if you have more forests than anybody else, 1 fuel if you have more "
        "moors.",
        rulings=(
            "The 2 food come once, however many such kinds you have.",
            "Who ties with somebody gets nothing for that.",
            "Alone you always have the most, if you have any.",
        ),
        on_play=All(
            If(OneOf(*[alone_with(Goods(kind)) for kind in ("sheep", "boar", "cattle", "horse")]), Take("2 food")),
            If(alone_with(PlantedFields("grain")), Take("1 food")),
            If(alone_with(PlantedFields("vegetable")), Take("1 food")),
            If(strictly_most(Tiles("forest")), Take("1 fuel")),
            If(strictly_most(Tiles("moor")), Take("1 fuel")),
        ),
    ),
    minor(
        "Edge of the Forest",
        "M",
        requires=AtLeast(3, Improvements()),
        passing=True,
        tags=(ADVANCED,),
        text="Take 1 food for each border between one of your forests and one of your fields, and 1 fuel for each "
        "between "
        "a forest and a moor.",
        rulings=("A border is any place where a fence could stand; none has to be there.",),
        on_play=All(TakePer("1 food", Borders("forest", "field")), TakePer("1 fuel", Borders("forest", "moor"))),
        by_hand="no other card counts borders",
    ),
    minor(
        "Fallow Fields",
        "M",
        tags=(BASIC,),
        text="Lay 2 food on each of up to 3 of your empty fields. Take it when you sow the field.",
        rulings=(
            "The fields still are empty and can be sown; as long as there is food on some, you choose which you sow.",
            "Food that has not been taken at the end is lost.",
        ),
        on_play=Optional(UpTo(3, LayOnField("2 food"))),
        each=(When(SOWED, TakeFromLand()),),
        changes=(NamesFields(),),
        by_hand="no other card lays goods on fields",
    ),
    minor(
        "Fallow Land",
        "M",
        requires=AtLeast(2, Improvements()),
        tags=(ADVANCED,),
        text="When you clear a cell by felling trees or cutting peat, lay 1 food on it. Take it as soon as the cell is "
        "used.",
        rulings=("Until then the cell is unused.", "Nothing is laid while a tile is left on the cell."),
        each=(
            special(FELL_TREES, LayOnCleared("1 food")),
            special(CUT_PEAT, LayOnCleared("1 food")),
            TAKES_LAID,
        ),
    ),
    minor(
        "Family Burial Plot",
        "M",
        cost="1 stone",
        requires=LivesIn("stone house") & AtLeast(1, UnusedCells()),
        points=1,
        tags=(ADVANCED,),
        text="Lay the tombstone on an unused cell. The cell is used, can hold nothing else and is worth 1 bonus point "
        "at the "
        "end.",
        rulings=("It cannot be played without an unused cell, and the stone must be laid.",),
        on_play=LayTile("tombstone"),
        scores=(Each(1, Tiles("tombstone")),),
    ),
    minor(
        "Farm Cart",
        "M",
        cost="3 wood",
        requires=AtLeast(2, Goods("horse")),
        tags=(ADVANCED,),
        text="When one of your people takes at least 5 wood, 4 clay, 3 reed or 2 stone from an action space, take 1 "
        "grain "
        "as well.",
        rulings=(LIFTED, "It is 1 grain in an action at most."),
        each=(When(TAKES_GOODS, Take("1 grain"), when=takes(5, 4, 3, 2)),),
    ),
    minor(
        "Farm Extension",
        "M",
        cost="1 clay",
        points=1,
        tags=(BASIC,),
        text="Lay this card along any side of your board: it adds 2 cells to your farmyard.",
        rulings=(
            ACROSS,
            AT_THE_BOARD,
            "It is still a minor improvement, and its cells cost 1 point each if they stay unused.",
        ),
        on_play=Extend(),
        by_hand="no other card but the Moor Enclosures enlarges the farmyard",
    ),
    minor(
        "Farmhands' Quarters",
        "M",
        cost="1 wood 1 reed",
        tags=(BASIC,),
        text="You may pay 1 fuel in place of 1 building resource of the price of a major improvement. When a card "
        "comes "
        "to your hand from your right neighbour, take 1 food.",
        rulings=("Minor improvements that take the place of a major one are majors here, too.",),
        each=(When(GOT_CARD, Take("1 food")),),
        changes=(Swap("1 fuel", instead=ANY_RESOURCE, sorts=(IMPROVEMENT,), cards=(MAJOR,)),),
    ),
    minor(
        "Fire Brigade",
        "M",
        cost="1 clay 1 stone",
        requires=AtLeast(4, Goods("food")) & AtLeast(4, Goods("fuel")),
        tags=(ADVANCED,),
        text="Take 2 food. With at least 2 forests note 1 bonus point less than you have forests, 4 at most.",
        rulings=(
            "The food and the fuel are only shown, and nothing stands in for them: turn wood into fuel and crops into "
            "food "
            "first.",
        ),
        on_play=All(Take("2 food"), Points(1, Beyond(1, Tiles("forest")), 4)),
    ),
    minor(
        "Firewood",
        "M",
        cost="1 wood",
        requires=AtLeast(1, Improvements(major=True)),
        tags=(ADVANCED,),
        text="Take 1 fuel. If you turn wood into fuel for heating, the whole house needs 1 fuel less in that harvest.",
        rulings=(
            "Once per harvest: the first wood is worth 2 fuel.",
            "Wood that was turned into fuel before does not count.",
        ),
        on_play=Take("1 fuel"),
        changes=(Swap("1 wood", instead="2 fuel", sorts=(HEATING,)),),
    ),
    minor(
        "Fish Smokehouse",
        "M",
        cost="1 wood 2 clay",
        points=2,
        tags=(ADVANCED,),
        text="When you use Fishing, you may pay 1 fuel for 3 more food.",
        each=(When(USED_SPACE, Take("3 food", price="1 fuel"), when=On("fishing"), may=True),),
    ),
    minor(
        "Flatboat",
        "M",
        cost="4 wood",
        tags=(ADVANCED,),
        text="Lay 1 fuel and 1 horse by turns on the next 7 round spaces, beginning with fuel; take them when that "
        "round "
        "begins.",
        rulings=("A horse must find a place or be cooked at once.", "After round 14 nothing is laid."),
        on_play=All(LayOnRounds("1 fuel", after=(1, 3, 5, 7)), LayOnRounds("1 horse", after=(2, 4, 6))),
    ),
    minor(
        "Forest Hut",
        "M",
        cost="2 wood",
        points=1,
        tags=(BASIC,),
        text="Put a guest on one of your forests. When a special action takes that tile away, you may place the guest "
        "in "
        "the same round like one of your people.",
        rulings=(
            "Felling trees and slash and burn free the guest; on a stack it is free as soon as the top tile goes.",
            "Without a forest the card does nothing.",
            "A guest is no family member: it needs no food, no room and scores no points.",
        ),
        on_play=HideGuest(),
        each=(
            special(FELL_TREES, FreeGuest()),
            special(SLASH_AND_BURN, FreeGuest()),
        ),
        by_hand="no other card keeps somebody on a tile",
    ),
    minor(
        "Forest Kindergarten",
        "M",
        cost="1 wood 2 stone",
        requires=AtMost(3, Tiles("forest")),
        points=1,
        tags=(BASIC,),
        text="With each family growth take 1 food for each of your forests.",
        rulings=(EVERY_GROWTH,),
        each=(When(GREW, TakePer("1 food", Tiles("forest"))),),
    ),
    minor(
        "Forest Path",
        "M",
        cost="1 clay",
        requires=AtLeast(1, Tiles("forest")),
        passing=True,
        tags=(BASIC,),
        text="Take 3 wood. Once it has been passed on, it costs whoever has it in hand at the end 1 point.",
        rulings=(
            "Who was dealt it and never played it loses nothing.",
            "To play it, with its price and its forest, is the only way to get rid of it.",
            "The Yeoman Farmer cancels the point lost.",
            "Alone you lose nothing: it leaves the game.",
        ),
        on_play=All(Take("3 wood"), MarkPassed()),
        scores=(LosesInHand(1),),
        by_hand="no other card scores in hand",
    ),
    minor(
        "Forest Swamp",
        "M",
        requires=AtLeast(2, Improvements(major=True)),
        tags=(ADVANCED,),
        text="When you cut peat, you may lay the tile as a forest on an unused cell when the 4th round after this one "
        "begins.",
        rulings=(
            NOT_LAID,
            "After round 10 it has no effect.",
            "Who cuts peat twice in a round may lay two tiles.",
        ),
        each=(
            special(CUT_PEAT, Reserve(after=(4,), again=True)),
            When(ROUND_START, UpTo(ANY_NUMBER, LayTile("forest"), of=Marks()), when=Reserved(), may=True),
        ),
        by_hand="no other card marks a round several times",
    ),
    minor(
        "Fuel Storage",
        "M",
        cost="1 clay 1 reed",
        points=1,
        tags=(ADVANCED,),
        text="Lay 1 wood on the 1st, 5th and 9th and 1 fuel on the 3rd, 7th and 11th round space after this one; take "
        "them "
        "when that round begins.",
        rulings=("After round 14 nothing is laid.",),
        on_play=All(LayOnRounds("1 wood", after=(1, 5, 9)), LayOnRounds("1 fuel", after=(3, 7, 11))),
    ),
)
