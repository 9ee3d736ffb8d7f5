"""Minor improvements of deck K, M to Z."""

from typing import Final

from farmyard.agricola.content.deck_e.minors_a_l import CARD_FIELD_RULINGS
from farmyard.agricola.content.deck_e.minors_m_z import PLOW_RULINGS
from farmyard.agricola.content.deck_k.by_hand import Lodges, MoveIn
from farmyard.agricola.rules.combine import Optional, Then
from farmyard.agricola.rules.farmland import Plow, Sow
from farmyard.agricola.rules.take import Take
from farmyard.agricola.state.action import Action
from farmyard.agricola.state.card import Card, Price, minor
from farmyard.agricola.state.doors import Condition, Conversion, Number, Plot, When
from farmyard.agricola.state.events import (
    BUILT_STABLE,
    COOKED,
    FIELD_PHASE,
    PLOWED,
)
from farmyard.agricola.state.game import FEEDING
from farmyard.agricola.state.goods import VEGETABLE
from farmyard.agricola.state.purchase import STABLE
from farmyard.agricola.words.combining import All, If, UpTo
from farmyard.agricola.words.conditions import AtLeast, AtMost, InRounds, Not, On
from farmyard.agricola.words.laying import LayFromSupply, LayOnRounds
from farmyard.agricola.words.numbers import (
    Goods,
    InAll,
    Occupations,
    OnCard,
    PlantedFields,
    Rooms,
    RoundsLeft,
    Tagged,
    Thresholds,
    Uses,
)
from farmyard.agricola.words.prices import BasePrice, FreeFences
from farmyard.agricola.words.rights import MayJoin
from farmyard.agricola.words.scoring import Each, Table, Worth
from farmyard.agricola.words.taking import TakePer

THIRD_FIELD: Final[Action] = If(AtLeast(3, RoundsLeft()), Optional(Plow()))
SECOND_FIELD: Final[Action] = If(AtLeast(2, RoundsLeft()), Optional(Then(Plow(), THIRD_FIELD)))
WOOD: Final[Number] = Goods("wood", growing=True)
JOINERY: Final[Condition] = AtLeast(1, Tagged("Joinery"))
ANY_NUMBER: Final = 99
PLOWS: Final[Number] = InAll(Tagged("plow"), Tagged("Harrow"))

CARDS: Final[tuple[Card, ...]] = (
    minor(
        "Mansion",
        "K",
        cost="3 wood 3 clay 2 reed 3 stone",
        tags=("Mansion", "reed roof"),
        text="At the end 2 points for each room of your stone house.",
        rulings=(
            "The Half-timbered House scores nothing beside it; the Chief and the Clogs do.",
            "The Ladder and the Thatcher save its reed.",
        ),
        scores=(Each(2, Rooms("stone house")),),
    ),
    minor(
        "Milking Stool",
        "K",
        cost="1 wood",
        requires=AtLeast(2, Occupations()),
        text="In the field phase of each harvest take 1, 2 or 3 food if you have at least 1, 3 or 5 cattle. "
        "At the end 1 point for every 2 cattle.",
        rulings=("The field phase that Manure gives is no harvest: no food.", "It comes after the Milking Shed."),
        each=(When(FIELD_PHASE, TakePer("1 food", Thresholds(Goods("cattle"), 1, 3, 5))),),
        scores=(Each(1, Goods("cattle"), per=2),),
    ),
    minor(
        "Ox Team",
        "K",
        cost="3 wood",
        requires=AtLeast(2, Goods("cattle")),
        points=1,
        text="You may plow up to 3 fields, but no more than there are rounds still to come after this one.",
        on_play=If(AtLeast(1, RoundsLeft()), Optional(Then(Plow(), SECOND_FIELD))),
    ),
    minor(
        "Pelts",
        "K",
        requires=AtLeast(3, Occupations()),
        text="For each animal that you turn into food you may lay 1 of your food in a room that has none. "
        "It stays there; at the end it is 1 point each.",
        rulings=(
            "The food may be that for which the animal is cooked.",
            "An animal may serve the Tanner, the Basin Maker or the Brush Maker besides.",
        ),
        each=(When(COOKED, LayFromSupply("food", most=Rooms(), each=1), may=True),),
        scores=(Each(1, OnCard("food")),),
    ),
    minor(
        "Reed Hut",
        "K",
        cost="1 wood 4 reed",
        points=1,
        text="One of your people not yet in the game lives on this card. It works from now on and eats, but scores no "
        "points. Family growth may bring it into your house instead of a child.",
        rulings=(
            "It is no family member and needs no room while it lives here.",
            "To play this card is no family growth.",
            "It is placed after your family and a guest.",
            "When it joins the family it is a newborn in that round; it cannot bring that about itself.",
            "The card may be played when all five are in the game; then nobody lives here.",
            "Whoever gives the card up loses the person.",
        ),
        on_play=MoveIn(),
        changes=(Lodges(),),
        by_hand="no other card houses a person",
    ),
    minor(
        "Sawhorse",
        "K",
        cost="2 wood",
        text="The next stable that you build costs nothing. Of all the fences that you build in the game each third "
        "one costs no wood.",
        rulings=(
            "What you get free anyway does not save a free fence for later.",
            "Only closed pastures may result, as always.",
            "It adds to the Hedge Keeper: these free fences come first.",
            "The next stable is the next one, also where another card builds it for nothing, like the Stable.",
        ),
        each=(When(BUILT_STABLE, All(), uses=1),),
        changes=(
            BasePrice("nothing", (STABLE,), when=AtMost(0, Uses())),
            FreeFences(every=3),
        ),
    ),
    minor(
        "Sawmill",
        "K",
        prices=(Price(returns=("Joinery",)),),
        points=3,
        text="Once per harvest 1 wood into 3 food. At the end 1, 2 or 3 points for 2, 4 or 5 wood.",
        rulings=(
            "The Joinery is for sale again. Who has both may use both in a harvest, but scores wood only once.",
            "Wood growing on the Copse or the Forester counts for the points, wood on the Resource Seller does not.",
            "Wood on the Basin Maker does not count.",
        ),
        tags=("major", "wood workshop", "Sawmill"),
        conversions=(Conversion("1 wood", "3 food", harvest=True),),
        scores=(
            Worth(1, AtLeast(2, WOOD) & Not(JOINERY & AtLeast(3, WOOD))),
            Worth(1, AtLeast(4, WOOD) & Not(JOINERY & AtLeast(7, WOOD))),
            Worth(1, AtLeast(5, WOOD) & Not(JOINERY)),
        ),
    ),
    minor(
        "Sleeping Corner",
        "K",
        cost="1 wood",
        requires=AtLeast(2, PlantedFields("grain")),
        points=1,
        text="You may use a space for family growth although another player's person is there.",
        rulings=(
            "Where 5 players choose between an occupation and growth, from round 5 on, whatever you choose.",
            "Not if one of your own people is there.",
            "Only fields with grain on them count, also on cards.",
        ),
        changes=(MayJoin("growth", when=InRounds(5)),),
    ),
    minor(
        "Spit Roast",
        "K",
        cost="1 wood",
        text="If you turn at least 1 animal into food in a feeding phase, take 1 food.",
        rulings=("It is moment 6 of the harvest.", "It is 1 food in a harvest at most."),
        each=(When(COOKED, Take("1 food"), when=InRounds(phase=FEEDING), per_round=1),),
    ),
    minor(
        "Stone Cart",
        "K",
        cost="2 wood",
        requires=AtLeast(2, Occupations()),
        text="Lay 1 stone on each even-numbered round space still to come; take it when that round begins.",
        on_play=LayOnRounds("1 stone", even=True),
    ),
    minor(
        "Stone Exchange",
        "K",
        cost="2 wood / 2 clay",
        passing=True,
        text="Take 2 stone.",
        rulings=("Wood and clay cannot be mixed, and you cannot exchange only half.",),
        on_play=Take("2 stone"),
    ),
    minor(
        "Swan Lake",
        "K",
        requires=AtLeast(4, Occupations()),
        points=2,
        text="Lay 1 food on each of the next 5 round spaces; take it when that round begins.",
        on_play=LayOnRounds("1 food", next=5),
    ),
    minor(
        "Swing Plow",
        "K",
        cost="3 wood",
        requires=AtLeast(3, Occupations()),
        points=1,
        tags=("plow",),
        text="Twice, when you use Plow 1 Field, you may plow up to 3 fields instead of 1.",
        rulings=("Not on Plow and Sow.", *PLOW_RULINGS),
        each=(When(PLOWED, Plow(2), when=On("plow only"), may=True, uses=2, group="plow"),),
    ),
    minor(
        "Turnip Field",
        "K",
        requires=AtLeast(3, Occupations()),
        points=1,
        text="This card is a field for vegetables only. You may sow at once when you play it.",
        rulings=("When you play it, you may sow all your empty fields, but not bake.", *CARD_FIELD_RULINGS),
        plots=(Plot(VEGETABLE),),
        on_play=Optional(Sow()),
    ),
    minor(
        "Wooden Strongbox",
        "K",
        cost="1 wood",
        text="At the end 2 points if your house has 5 rooms, 4 points if it has more.",
        scores=(Table(Rooms(), (5, 2), (6, 4)),),
    ),
    minor(
        "Yoke",
        "K",
        cost="1 wood",
        requires=AtLeast(1, Goods("cattle")),
        tags=("Yoke",),
        text="You may plow 1 field for each plow that lies in front of you or anybody else, and 1 for the Harrow.",
        rulings=(
            "The plows are Crooked Plow, Moldboard Plow, Riding Plow, Swing Plow and Turnwrest Plow, "
            "with the Moor also the Deep Plough.",
            "Plows and a Harrow that were given up do not count.",
        ),
        on_play=Optional(UpTo(ANY_NUMBER, Plow(), of=PLOWS)),
    ),
)
