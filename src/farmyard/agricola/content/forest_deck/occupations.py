"""The forest deck: occupations of those who live in the woods."""

from typing import Final

from farmyard.agricola.content.forest_deck.by_hand_creatures import ChooseVictim, FeedOrLose
from farmyard.agricola.rules.take import Take
from farmyard.agricola.state.card import OCCUPATION, ONE_SOURCE, RECONSTRUCTED, Card
from farmyard.agricola.state.doors import When
from farmyard.agricola.state.events import FEEDING_END, FEEDING_START, TAKES_GOODS, USED_SPACE
from farmyard.agricola.words.conditions import Gets, On
from farmyard.agricola.words.drawn import PutTokens
from farmyard.agricola.words.people import PeopleApart

JOINS: Final = "It lies with the drawer's played cards and counts as an occupation, but costs nothing."

CARDS: Final[tuple[Card, ...]] = (
    Card(
        "Revenant",
        OCCUPATION,
        "F",
        "One of your people is undead and lives on this card. It needs no room and no food, is the last one that you "
        "place in each round, and is worth no points.",
        number="F13",
        counter="undead",
        on_play=PutTokens(1),
        changes=(PeopleApart(eat=False, room=False, score=False),),
        rulings=(
            JOINS,
            "It is an adult, and still one of your at most 5 people.",
        ),
        doubt=RECONSTRUCTED,
    ),
    Card(
        "Werewolf",
        OCCUPATION,
        "F",
        "When feeding starts, choose another player who has an animal: that player returns 1 animal, and you get 1 "
        "food.",
        number="F14",
        each=(When(FEEDING_START, ChooseVictim()),),
        rulings=(
            JOINS,
            "The chosen player cannot turn animals into food before, but chooses which one goes.",
            "Where nobody else has an animal nothing happens.",
        ),
        doubt=RECONSTRUCTED,
        by_hand="no other card takes an animal from somebody",
    ),
    Card(
        "The Noble Knight",
        OCCUPATION,
        "F",
        "Whenever you use Fishing you get 1 wood as well.",
        number="F15",
        each=(When(USED_SPACE, Take("1 wood"), when=On("fishing")),),
        rulings=(
            JOINS,
            "The wood is yours whatever you catch.",
            "It does not lie on the space, so it never makes anybody draw a card.",
        ),
        doubt=ONE_SOURCE,
    ),
    Card(
        "Horst the Woodchopper",
        OCCUPATION,
        "F",
        "When you take wood that lies on a space, you get 1 wood more. In each feeding phase pay 1 food for Horst as "
        "well, or he leaves the game.",
        number="F25",
        each=(When(TAKES_GOODS, Take("1 wood"), when=Gets("wood", lying=True)), When(FEEDING_END, FeedOrLose())),
        rulings=(
            JOINS,
            "He is fed after the family; nobody begs for him.",
            "His wood does not count towards the 3 wood for which a card is drawn.",
        ),
        doubt=RECONSTRUCTED,
        by_hand="no other occupation leaves when it is not fed",
    ),
)
