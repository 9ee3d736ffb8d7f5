"""The X deck: alien improvements, and its one occupation."""

from typing import Final

from farmyard.agricola.content.deck_x.by_hand import FeedWoozles, Fewest, NoteBegging, Replicate
from farmyard.agricola.content.deck_x.by_hand_people import JoinRebels
from farmyard.agricola.content.deck_x.by_hand_places import SetPitchfork, UsePitchfork
from farmyard.agricola.state.card import MINOR, OCCUPATION, ONE_SOURCE, RECONSTRUCTED, Card
from farmyard.agricola.state.doors import When
from farmyard.agricola.state.events import FEEDING_END, FEEDING_START, RETURN_HOME, TAKES_GOODS, WORK_END, WORK_START
from farmyard.agricola.state.purchase import ROOM
from farmyard.agricola.words.at_once import MorePeople
from farmyard.agricola.words.combining import All
from farmyard.agricola.words.conditions import AtLeast, On
from farmyard.agricola.words.drawn import PutTokens
from farmyard.agricola.words.later import Reserve, Reserved
from farmyard.agricola.words.numbers import Fields, OnCard, Pastures, Rooms, Uses
from farmyard.agricola.words.people import PeopleApart
from farmyard.agricola.words.prices import Discount, FreeFences
from farmyard.agricola.words.scoring import Each, Worth

GIFT: Final = "It lies with the drawer's played cards and counts as a minor improvement, but has not been played."

CARDS: Final[tuple[Card, ...]] = (
    Card(
        "Ley Lines",
        MINOR,
        "X",
        "Scoring: 1 bonus point for each complete set of a room, a field tile and a pasture.",
        number="X07",
        doubt=ONE_SOURCE,
        scores=(Each(1, Fewest(Rooms(), Fields(), Pastures())),),
        rulings=(GIFT, "Pastures are counted, not their cells."),
        by_hand="no other card counts complete sets",
    ),
    Card(
        "Alien Fuel",
        MINOR,
        "X",
        "Put 3 fuel tokens on this card. In each of the next 3 rounds take 1 off when work starts: in that round you "
        "place one more person.",
        number="X08",
        doubt=ONE_SOURCE,
        counter="fuel token",
        on_play=PutTokens(3),
        each=(When(WORK_START, All(PutTokens(-1), MorePeople(last=True)), when=AtLeast(1, OnCard())),),
        rulings=(
            GIFT,
            "The person is placed after all your own, needs no room and no food, is not scored and is gone when people "
            "return home.",
            "Tokens that are left when the game ends are worth nothing.",
        ),
    ),
    Card(
        "Alien Farmhand",
        MINOR,
        "X",
        "Set the pitchfork on an accumulation space that is free. At the end of each work phase take 1 good from that "
        "space if nobody stands there; then you may move the pitchfork to another accumulation space.",
        number="X09",
        doubt=RECONSTRUCTED,
        counter="pitchfork",
        on_play=SetPitchfork(),
        each=(When(WORK_END, UsePitchfork()),),
        rulings=(
            GIFT,
            "Taking the good is no use of the space, and from an empty space nothing is taken.",
            "The pitchfork may be moved even if nothing was taken.",
        ),
        by_hand="no other card takes goods from a space that it has marked",
    ),
    Card(
        "Replicator",
        MINOR,
        "X",
        "The next time you take goods from an accumulation space you get the same goods once more. Then the card goes "
        "to the player on your left, who owns it now.",
        number="X10",
        doubt=ONE_SOURCE,
        each=(When(TAKES_GOODS, Replicate(), when=On("accumulation space")),),
        rulings=(
            GIFT,
            "It acts on the next accumulation space used, wanted or not, on all goods that lie there, animals "
            "included; the copies are not taken from the space.",
            "It travels on until the game ends; alone it leaves the game.",
        ),
        by_hand="no other card changes its owner on the table",
    ),
    Card(
        "The X-File",
        MINOR,
        "X",
        "Whenever you build rooms or fences, pay 1 wood less for all of them.",
        number="X11",
        doubt=ONE_SOURCE,
        changes=(Discount("1 wood", (ROOM,), first=True), FreeFences(first=1)),
        rulings=(GIFT, "It saves 1 wood in each action, and nothing where no wood is due."),
    ),
    Card(
        "Furry Friends",
        MINOR,
        "X",
        "Put 2 Woozles on this card. In each feeding phase feed each with 1 food after your family: then 1 joins for "
        "every 2 of them. If you do not feed all, they all leave and you lose 1 point for each. Scoring: 1 point for "
        "each Woozle.",
        number="X12",
        doubt=ONE_SOURCE,
        counter="Woozle",
        on_play=PutTokens(2),
        each=(When(FEEDING_START, NoteBegging()), When(FEEDING_END, FeedWoozles())),
        scores=(Each(1, OnCard()), Each(-1, Uses())),
        rulings=(
            GIFT,
            "There are never more than 13 Woozles.",
            "They are no animals: they need no place, are not cooked and do not count as animals.",
            "There is no begging for them, but you may let them go hungry.",
            "If your family has to beg, they leave as well.",
        ),
        by_hand="no other card has mouths to feed that multiply",
    ),
    Card(
        "Rebel",
        OCCUPATION,
        "X",
        "The person who drew this card joins the rebels: it goes onto this card when people return home and is never "
        "placed again. Scoring: 5 bonus points.",
        number="X24",
        doubt=ONE_SOURCE,
        counter="person",
        on_play=Reserve(after=(0,)),
        each=(When(RETURN_HOME, JoinRebels(), when=Reserved()),),
        changes=(PeopleApart(work=False, eat=False, room=False),),
        scores=(Worth(5),),
        rulings=(
            "It lies with the drawer's played cards and counts as an occupation.",
            "The rebel still is one of your people, for 3 points and for the limit of 5, but needs no food and no "
            "room.",
            "Your last person who could be placed stays; the points count all the same.",
        ),
        by_hand="no other card takes a person for good",
    ),
)
