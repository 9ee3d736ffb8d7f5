"""The forest deck: events that take effect at once."""

from typing import Final

from farmyard.agricola.content.forest_deck.by_hand import (
    Beside,
    ForStartingPlayer,
    GiveAllWoodBack,
    LoseHalfTheSheep,
    PayForLlamas,
    ShareOutTheLoot,
    TakeInWildChild,
    WildChildLeaves,
)
from farmyard.agricola.content.forest_deck.by_hand_dream import Borrow, InYourTurn, PlaceBorrowed
from farmyard.agricola.rules.family import BecomeStartingPlayer
from farmyard.agricola.rules.farmland import Plow
from farmyard.agricola.rules.take import Take
from farmyard.agricola.state.card import EVENT, ONE_SOURCE, RECONSTRUCTED, Card
from farmyard.agricola.state.doors import OTHERS, AnyTime, When
from farmyard.agricola.state.events import AFTER_FEEDING, LEAVES_SPACE, LOST_ANIMALS, RETURN_HOME, WORK_START
from farmyard.agricola.state.game import ROUNDS
from farmyard.agricola.words.at_once import Points
from farmyard.agricola.words.combining import All, For, If
from farmyard.agricola.words.conditions import AtLeast, InRounds, Not
from farmyard.agricola.words.drawn import LeaveDrawer, ShuffleBack, StayForAll, StayWithDrawer
from farmyard.agricola.words.later import Reserve, Reserved
from farmyard.agricola.words.numbers import Goods, Rooms
from farmyard.agricola.words.paying import PayUpTo
from farmyard.agricola.words.scoring import Each

THE_LADY: Final = "Lady of the Lake"
NOBILITY: Final = All(
    If(AtLeast(1, Rooms("wooden hut")), Take("1 food")),
    If(AtLeast(1, Rooms("clay hut")), PayUpTo("1 food")),
    If(AtLeast(1, Rooms("stone house")), PayUpTo("2 food")),
)
COMES_AGAIN: Final = "The card is shuffled back into the deck and can be drawn again."

CARDS: Final[tuple[Card, ...]] = (
    Card(
        "The Lady of the Lake, Part 1",
        EVENT,
        "F",
        "You become the starting player at once and get 1 reed. The card lies beside the deck from now on.",
        number="F01",
        tags=(THE_LADY,),
        on_play=All(BecomeStartingPlayer(), Take("1 reed"), StayForAll()),
        rulings=("No space is used for it, so no minor improvement is played.",),
        doubt=RECONSTRUCTED,
        by_hand="no other card makes its owner the starting player",
    ),
    Card(
        "The Wild Child",
        EVENT,
        "F",
        "A wild child joins your family at once, even without room, and leaves it again after the next feeding.",
        number="F04",
        on_play=TakeInWildChild(),
        each=(When(AFTER_FEEDING, WildChildLeaves()),),
        rulings=(
            "With 5 people nothing happens, and nobody leaves later.",
            "It is a newborn in this round and works like anybody else after that.",
            "The next feeding is that of the next harvest, even if this round ends with it.",
            "A place in the family is free again once it has left.",
        ),
        doubt=ONE_SOURCE,
        by_hand="no other card takes somebody in for some time",
    ),
    Card(
        "The Hermit",
        EVENT,
        "F",
        "Half of your sheep, rounded up, go back to the supply with the hermit. If any did, you may play 1 occupation "
        "without the price of the action.",
        number="F05",
        on_play=All(LoseHalfTheSheep(), ShuffleBack()),
        rulings=(
            "The sheep cannot be turned into food before.",
            "What is printed on the occupation is due all the same.",
            "Without sheep nothing happens.",
            COMES_AGAIN,
        ),
        doubt=RECONSTRUCTED,
        by_hand="no other card takes half of one's sheep",
    ),
    Card(
        "The Lady of the Lake, Part 2",
        EVENT,
        "F",
        "Once Part 1 has been drawn: the starting player gets 1 stone and 1 bonus point. Until then: you get 1 reed, "
        "and the card is shuffled back.",
        number="F06",
        on_play=All(
            If(Beside(THE_LADY), ForStartingPlayer(All(Take("1 stone"), Points(1)))),
            If(Not(Beside(THE_LADY)), All(Take("1 reed"), ShuffleBack())),
        ),
        rulings=("The starting player may be who has drawn it.",),
        doubt=RECONSTRUCTED,
        by_hand="no other card asks what lies beside the deck, nor for the starting player",
    ),
    Card(
        "The King of the Pigs",
        EVENT,
        "F",
        "Plow 1 field. Then the card is shuffled back into the deck.",
        number="F07",
        on_play=All(Plow(), ShuffleBack()),
        rulings=("The field lies next to others as usual; where none can be plowed nothing happens.",),
        doubt=ONE_SOURCE,
    ),
    Card(
        "Men in Tights",
        EVENT,
        "F",
        "Of wood, clay, reed and stone, one after another, who has the most loses 2, or the last 1; who has the least "
        "gets them.",
        number="F08",
        on_play=ShareOutTheLoot(),
        rulings=(
            "Of several with the most each loses 1.",
            "Where several have the least, what was lost goes to who has drawn the card.",
            "A good that nobody has is passed over.",
        ),
        doubt=RECONSTRUCTED,
        by_hand="no other card robs the rich",
    ),
    Card(
        "Noblesse Oblige",
        EVENT,
        "F",
        "Everybody in a clay hut pays 1 food, in a stone house 2 food. Everybody in a wooden hut gets 1 food.",
        number="F09",
        on_play=All(NOBILITY, For(OTHERS, NOBILITY)),
        rulings=("Who has less food pays what there is, and nobody begs for it.",),
        doubt=RECONSTRUCTED,
    ),
    Card(
        "A Midsummer Night's Dream",
        EVENT,
        "F",
        "In the next round choose another player with at least 2 people to place when work starts: one of them serves "
        "you. Place that person in one of your turns, before or after your own, and act for yourself.",
        number="F10",
        counter="person who serves you",
        on_play=If(InRounds(last=ROUNDS - 1), All(StayWithDrawer(), Reserve(after=(1,)))),
        any_time=(AnyTime(PlaceBorrowed(), when=InYourTurn()),),
        each=(
            When(WORK_START, Borrow(), when=Reserved()),
            When(LEAVES_SPACE, PlaceBorrowed(), may=True),
            When(RETURN_HOME, LeaveDrawer(), when=Reserved()),
        ),
        rulings=(
            "You decide in which of your turns; it is no turn of its own.",
            "The other player gets 2 food for it and has one person fewer to place, but still houses, feeds and scores "
            "that person.",
            "In the last round nothing happens.",
        ),
        doubt=RECONSTRUCTED,
        by_hand="no other card borrows somebody's person",
    ),
    Card(
        "Castle of the Frenchmen",
        EVENT,
        "F",
        "You get 1 cattle; then pay 2 food, or all you have. The card is shuffled back into the deck.",
        number="F11",
        on_play=All(Take("1 cattle"), PayUpTo("2 food"), ShuffleBack()),
        rulings=("The cattle may be kept, or cooked or let go before you pay.", COMES_AGAIN),
        doubt=RECONSTRUCTED,
    ),
    Card(
        "All Your Wood Are Belong to Us",
        EVENT,
        "F",
        "Put all wood of your supply on the space that you have just taken wood from. You get 2 food.",
        number="F12",
        on_play=All(GiveAllWoodBack(), Take("2 food")),
        rulings=(
            "It lies there for whoever uses the space next.",
            "Wood on cards stays there.",
        ),
        doubt=RECONSTRUCTED,
        by_hand="no other card puts goods back on a space",
    ),
    Card(
        "The Peruvian Inquisition",
        EVENT,
        "F",
        "You get 2 llamas, everybody else 1. A llama that does not stay on its farm costs 1 food; at the end each one "
        "there is worth 1 bonus point.",
        number="F26",
        on_play=All(StayForAll(), Take("2 llama"), For(OTHERS, Take("1 llama"))),
        each=(When(LOST_ANIMALS, PayForLlamas()),),
        scores=(Each(1, Goods("llama")),),
        rulings=(
            "Llamas are a species of their own: they take up room like others, but neither breed nor are cooked.",
            "One for which there is no room goes at once, and one may be let go later; either costs 1 food.",
            "Who has no food pays nothing for it.",
        ),
        doubt=RECONSTRUCTED,
        by_hand="no other card asks for food when an animal goes",
    ),
)
