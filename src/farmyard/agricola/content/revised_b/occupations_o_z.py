"""Occupations of deck B of the revised edition, O to Z."""

from typing import Final

from farmyard.agricola.rules.bread import Bake
from farmyard.agricola.rules.combine import Either, Optional
from farmyard.agricola.rules.improve import Improvement
from farmyard.agricola.rules.occupation import PlayOccupation
from farmyard.agricola.rules.take import Take
from farmyard.agricola.state.card import Card, occupation
from farmyard.agricola.state.doors import ANYONE, Conversion, When
from farmyard.agricola.state.events import BREEDING_END, BUILT_ROOMS, PLAYS_OCCUPATION, ROUND_START, USES_SPACE
from farmyard.agricola.words.buying import ANY_NUMBER, Exchange
from farmyard.agricola.words.combining import If, UpTo
from farmyard.agricola.words.conditions import Anyone, Exactly, LivesIn, Not, On
from farmyard.agricola.words.later import Once
from farmyard.agricola.words.laying import LayOnRounds
from farmyard.agricola.words.numbers import Occupations, Pastures, Rooms
from farmyard.agricola.words.paying import Paid
from farmyard.agricola.words.scoring import Each
from farmyard.agricola.words.taking import TakePer

TWO_ROOMS: Final = Exactly(2, Rooms())
ALMS: Final = If(TWO_ROOMS & Not(Anyone(TWO_ROOMS, other=True)), Once(Take("3 wood 2 clay 1 reed 1 stone")))
SHEPHERDING: Final = tuple(
    [Conversion("1 sheep", f"1 {good}", f"sheep into {good}", housed=True) for good in ("boar", "vegetable", "stone")]
)

CARDS: Final[tuple[Card, ...]] = (
    occupation(
        "Organic Farmer",
        "revised-B",
        number="098",
        category="points provider",
        bonus=True,
        text="At the end you get 1 bonus point for each pasture with at least 1 animal and room for 3 or more others.",
        rulings=(
            "Cards that hold animals are no pastures.",
            "What stables and cards add to a pasture counts as room.",
            "Animals may be spread anew for it.",
        ),
        scores=(Each(1, Pastures(spare=3, cards=False)),),
    ),
    occupation(
        "Oven Firing Boy",
        "revised-B",
        number="108",
        category="food provider",
        text="Each time you use a wood accumulation space, you may bake bread first.",
        each=(When(USES_SPACE, Bake(), when=On("wood space"), may=True),),
    ),
    occupation(
        "Paper Maker",
        "revised-B",
        number="109",
        category="food provider",
        text="Directly before you play another occupation, you may pay 1 wood and take 1 food for each occupation that "
        "lies before you.",
        rulings=(
            "This card counts, the one that you are about to play does not; the food may pay for that one.",
            "Occupations that are played in any other way than by Lessons count, too.",
        ),
        each=(When(PLAYS_OCCUPATION, Paid("1 wood", TakePer("1 food", Occupations())), may=True),),
    ),
    occupation(
        "Pastor",
        "revised-B",
        number="163",
        players=4,
        category="building resource provider",
        text="Once you are the only player whose house has just 2 rooms (at once, if that is so already), take 3 wood, "
        "2 clay, 1 reed and 1 stone.",
        rulings=(
            "They come at that very moment, also in the turn of another player, and only once.",
            "It is asked when the card is played, and after each time that anybody has built rooms.",
        ),
        on_play=ALMS,
        each=(When(BUILT_ROOMS, ALMS, by=ANYONE),),
    ),
    occupation(
        "Roof Ballaster",
        "revised-B",
        number="123",
        category="building resource provider",
        text="You may pay 1 food now; then you take 1 stone for each of your rooms.",
        rulings=("The food is paid besides what playing the card costs.",),
        on_play=Optional(Paid("1 food", TakePer("1 stone", Rooms()))),
    ),
    occupation(
        "Scholar",
        "revised-B",
        number="097",
        category="action booster",
        text="While you live in a stone house, you may play 1 occupation for 1 food or 1 minor improvement whenever a "
        "round begins.",
        rulings=(
            "A card played so lays goods from the following round on; one that acts when rounds begin does so at once.",
            "Food that lay on the round space may pay for it.",
        ),
        each=(
            When(
                ROUND_START,
                Either((PlayOccupation((1,), begging=True), Improvement(minor=True))),
                when=LivesIn("stone house"),
                may=True,
            ),
        ),
    ),
    occupation(
        "Sheep Walker",
        "revised-B",
        number="104",
        category="goods provider",
        text="At any time you may turn 1 sheep into 1 boar, 1 vegetable or 1 stone.",
        rulings=(
            "Only a sheep that lives on your farm: none while one of your animals has no place yet.",
            "The boar needs a place or is cooked; that of the sheep is free for it.",
            "You may do so right after the breeding phase as well, before the next round or the scoring.",
        ),
        conversions=SHEPHERDING,
        each=(When(BREEDING_END, UpTo(ANY_NUMBER, Exchange(*SHEPHERDING)), may=True),),
    ),
    occupation(
        "Sheep Whisperer",
        "revised-B",
        number="164",
        players=4,
        category="livestock provider",
        text="Lay 1 sheep on each of the round spaces that come 2, 5, 8 and 10 rounds from now; you get it when "
        "that round begins.",
        on_play=LayOnRounds("1 sheep", after=(2, 5, 8, 10)),
    ),
    occupation(
        "Small-scale Farmer",
        "revised-B",
        number="118",
        category="building resource provider",
        text="Whenever a round begins and your house has just 2 rooms, take 1 wood.",
        rulings=(
            "The wood comes from the general supply: nothing is laid on round spaces, and a third room ends it.",
            "Room for a person on a card, like that of Caravan, is no room.",
        ),
        each=(When(ROUND_START, Take("1 wood"), when=TWO_ROOMS),),
    ),
    occupation(
        "Storehouse Keeper",
        "revised-B",
        number="156",
        players=4,
        category="goods provider",
        text="Each time you use Resource Market, you first take your choice of 1 clay or 1 grain.",
        each=(When(USES_SPACE, Either((Take("1 clay"), Take("1 grain"))), when=On("Resource Market")),),
    ),
    occupation(
        "Tutor",
        "revised-B",
        number="099",
        category="points provider",
        bonus=True,
        text="At the end you get 1 bonus point for each occupation that you have played after this one.",
        rulings=("Occupations of other players do not count.",),
        scores=(Each(1, Occupations("Tutor", after=True)),),
    ),
)
