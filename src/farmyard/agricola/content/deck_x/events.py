"""The X deck: events, which take effect at once, and some of them for the rest of the game."""

from typing import Final

from farmyard.agricola.content.deck_x.by_hand import GoodsForAChild, NameStartingPlayer, Shrunk, WinsWith
from farmyard.agricola.content.deck_x.by_hand_people import (
    ActFirst,
    FeedTripods,
    Freeze,
    FreezeOrThaw,
    LosePlacement,
)
from farmyard.agricola.content.deck_x.by_hand_places import CROP_CIRCLE, BurnHouses, Burnt, LayCandies, TakeCandy
from farmyard.agricola.rules.family import Grow
from farmyard.agricola.rules.take import Take
from farmyard.agricola.state.card import EVENT, ONE_SOURCE, RECONSTRUCTED, Card
from farmyard.agricola.state.doors import When
from farmyard.agricola.state.events import RETURN_HOME, USED_SPACE, WORK_END, WORK_START
from farmyard.agricola.words.combining import All
from farmyard.agricola.words.drawn import StayForAll, StayWithDrawer
from farmyard.agricola.words.land import LayTile
from farmyard.agricola.words.later import Reserved
from farmyard.agricola.words.numbers import OnCard
from farmyard.agricola.words.people import PeopleApart
from farmyard.agricola.words.scoring import Each

CARDS: Final[tuple[Card, ...]] = (
    Card(
        "Dive at the End of the Universe",
        EVENT,
        "X",
        "For the rest of the game: who has exactly 42 points in the end wins, whatever the others have.",
        number="X13",
        doubt=ONE_SOURCE,
        on_play=StayForAll(),
        changes=(WinsWith(42),),
        rulings=("The usual tie-break decides among several with 42; without any the most points win as usual.",),
        by_hand="no other card decides who wins",
    ),
    Card(
        "Earth Girls Are Easy",
        EVENT,
        "X",
        "Your family grows at once, even without room.",
        number="X14",
        on_play=Grow(needs_room=False),
        rulings=(
            "The newborn lies with the person in the quarry and works from the next round on; with 5 people nothing "
            "happens.",
        ),
    ),
    Card(
        "Tripods",
        EVENT,
        "X",
        "For the rest of the game everybody pays 1 food at the end of each work phase, from this one on. Who has none "
        "leaves 1 person at home in the next round.",
        number="X15",
        doubt=ONE_SOURCE,
        on_play=StayForAll(),
        each=(When(WORK_END, FeedTripods()),),
        rulings=(
            "Everybody can always place at least 1 person.",
            "There is no begging; goods may be turned into food first, as usual.",
            "In the last round nothing is lost by not paying.",
        ),
        by_hand="no other card takes food outside of harvests",
    ),
    Card(
        "Beam Me Down, Mac",
        EVENT,
        "X",
        "Name a player, perhaps yourself, who takes the starting player marker at once.",
        number="X16",
        doubt=ONE_SOURCE,
        on_play=NameStartingPlayer(),
        rulings=("It is no use of a space; who takes the marker there later in the round has it.",),
        by_hand="no other card gives the marker to somebody else",
    ),
    Card(
        "Candy Trail",
        EVENT,
        "X",
        "From you clockwise everybody lays a candy in turn, 12 in all, each on another action space where nobody "
        "stands. Who uses such a space takes the candy. Scoring: 1 bonus point for every 2 candies.",
        number="X17",
        doubt=RECONSTRUCTED,
        counter="candy",
        on_play=LayCandies(),
        each=(When(USED_SPACE, TakeCandy()),),
        scores=(Each(1, OnCard(), per=2),),
        rulings=(
            "A candy is no good and makes no accumulation space.",
            "With fewer spaces fewer candies are laid.",
        ),
        by_hand="no other card lays things on many spaces",
    ),
    Card(
        "I Am Your Papa",
        EVENT,
        "X",
        "You may give up 5 goods of 5 different kinds: then your family grows, even without room.",
        number="X18",
        doubt=ONE_SOURCE,
        on_play=GoodsForAChild(),
        rulings=(
            "With 5 people it cannot be done.",
            "Any kinds of goods do, one of each, animals from the farm included; you may decline.",
        ),
        by_hand="no other card is paid with any goods of different kinds",
    ),
    Card(
        "Alien Abduction",
        EVENT,
        "X",
        "You get 1 sheep, 1 boar and 1 cattle, and have one person fewer to place in this round.",
        number="X19",
        doubt=ONE_SOURCE,
        on_play=All(LosePlacement(), Take("1 sheep 1 boar 1 cattle")),
        rulings=(
            "The animals are housed, cooked or let go as usual.",
            "The person is one who is still at home. With nobody left at home it is one fewer in the next round "
            "instead, but never the last one.",
        ),
        by_hand="no other card takes a person out of the round that has begun",
    ),
    Card(
        "Honey, I Shrunk ...",
        EVENT,
        "X",
        "For the rest of the game your animals are tiny: pastures, stables, house and cards hold twice as many, "
        "and turning them into food brings half, rounded down, but at least 1 each.",
        number="X20",
        doubt=ONE_SOURCE,
        on_play=StayWithDrawer(),
        changes=(Shrunk(),),
        rulings=(
            "Animals still score as usual.",
            "Animals that you get later shrink at once, too.",
            "Nobody else's animals shrink.",
            "Doubling comes last, after stables and cards.",
        ),
        by_hand="no other card doubles what everything holds",
    ),
    Card(
        "Watch Out for the Jets!",
        EVENT,
        "X",
        "Every wooden hut burns down. Every clay hut is fired and is a stone house from now on. Stone houses stand.",
        number="X21",
        doubt=ONE_SOURCE,
        on_play=BurnHouses(),
        changes=(Burnt(),),
        rulings=(
            "A family without a house sleeps in the open; nobody is lost.",
            "The ruins count as unused in the scoring, those of the two printed rooms included, but nothing else can "
            "be done there.",
            "An action for renovating builds a new wooden hut for 1 wood for each burnt room and 1 reed. Until then "
            "there is no pet in the house, no growth that needs room, and no room can be added.",
            "Every room of a wooden hut burns, whether it was printed or added.",
        ),
        by_hand="no other card takes rooms away",
    ),
    Card(
        "Carbonite Cousin",
        EVENT,
        "X",
        "The person who drew this card is frozen and set aside when people return home. It is freed when people return "
        "home three rounds later: mark an action space. When the next work starts, the person goes there and acts "
        "before anybody else.",
        number="X22",
        counter="marker",
        on_play=Freeze(),
        each=(When(RETURN_HOME, FreezeOrThaw(), when=Reserved()), When(WORK_START, ActFirst())),
        changes=(PeopleApart(work=False, eat=False, score=False),),
        rulings=(
            "While frozen it needs no food and counts no points; if it is not freed before the game ends, it scores "
            "nothing.",
            "It does not make room for somebody else.",
            "If it cannot act on the marked space, it goes home and is placed as usual.",
            "The quarry stays occupied in the round of the drawing.",
            "Afterwards it is one of the family like all others, even if there are not enough rooms.",
            "Your last person who could be placed is not frozen.",
        ),
        by_hand="no other card sets a person aside for some rounds",
    ),
    Card(
        "Crop Circles",
        EVENT,
        "X",
        "Choose 2 of your unused cells: crop circles come there. Nothing can be built, plowed or fenced there any "
        "more, but they no longer count as unused.",
        number="X23",
        doubt=ONE_SOURCE,
        on_play=LayTile(CROP_CIRCLE, most=2, must=True),
        rulings=(
            "With fewer unused cells there are fewer circles.",
            "A crop circle is no field and no pasture, and lies in none.",
        ),
    ),
)
