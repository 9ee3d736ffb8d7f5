"""Occupations of deck I, H to P."""

from typing import Final

from farmyard.agricola.content.deck_e.by_hand import Double
from farmyard.agricola.content.deck_i.by_hand import (
    HelpHarvest,
    SkipHarvest,
)
from farmyard.agricola.rules.combine import Then
from farmyard.agricola.rules.harvest import Breed
from farmyard.agricola.rules.occupation import PlayOccupation
from farmyard.agricola.rules.take import Take
from farmyard.agricola.state.card import Card, occupation
from farmyard.agricola.state.doors import (
    OTHERS,
    When,
)
from farmyard.agricola.state.events import (
    AFTER_FIELDS,
    BEFORE_SCORING,
    FIELD_PHASE,
    GREW,
    NEW_HOUSE,
    RETURN_HOME,
    ROUND_END,
    SHARES_GOODS,
    TAKES_GOODS,
    USED_SPACE,
    USES_SPACE,
)
from farmyard.agricola.state.goods import BOAR
from farmyard.agricola.words.combining import For, If
from farmyard.agricola.words.conditions import (
    Gets,
    InRounds,
    LivesIn,
    On,
    OthersHaveMore,
)
from farmyard.agricola.words.later import Once, Reserve, Reserved
from farmyard.agricola.words.laying import LayFromSupply, LayOnRounds
from farmyard.agricola.words.numbers import (
    Goods,
    OnCard,
    People,
    Thresholds,
    UnusedCells,
)
from farmyard.agricola.words.scoring import Each, Forgives
from farmyard.agricola.words.spaces import TakeLying
from farmyard.agricola.words.taking import Leave, TakePer

CARDS: Final[tuple[Card, ...]] = (
    occupation(
        "Harvest Helper",
        "I",
        players=3,
        text="In each harvest, between the field phase and feeding, you may take 1 grain from a field of another "
        "player, who gets 2 food from the supply.",
        rulings=(
            "You choose the player, who is not asked, and the field; never one of yours.",
            "The Acreage is a field, too.",
            "It comes before the Baker.",
            "It comes after the Corn Storehouse and the Water Mill.",
            "You may take from a player who stays out of the harvest, but not while you stay out of it.",
        ),
        each=(When(AFTER_FIELDS, HelpHarvest("2 food"), may=True),),
        by_hand="no other card takes from the fields of others",
    ),
    occupation(
        "Hide Farmer",
        "I",
        players=3,
        text="Just before the scoring you may pay 1 food each for any number of unused cells: they cost no points.",
        rulings=("Cells paid for are not negative for the Constable.",),
        each=(When(BEFORE_SCORING, LayFromSupply("food", UnusedCells(scored=True)), may=True),),
        changes=(Forgives(1, "Unused cells", of=OnCard("food")),),
    ),
    occupation(
        "Juggler",
        "I",
        players=4,
        text="When one of your people takes the food of Traveling Players, you may take double that food. Then pay "
        "1 food to the owner of each Magician, Conjurer, Street Musician, Puppeteer, Acrobat, Dancer, Animal Trainer "
        "and Storyteller.",
        rulings=(
            "Only the food on the space is doubled, not what cards add to it.",
            "Your own cards cost nothing; somebody with several such cards is paid for each.",
            "You may pay more than you gain, but everybody must be paid, also with food you have or can make.",
            "Not together with your own Dancer in the same action.",
        ),
        each=(When(TAKES_GOODS, Double("artist", wipes="Dancer"), when=On("traveling players"), may=True),),
        by_hand="taking double and paying others is shared with the Fisherman alone",
    ),
    occupation(
        "Layabout",
        "I",
        text="You stay out of the next harvest: no field phase, no feeding, no breeding and no cards.",
        rulings=(
            "You owe no food and get no begging cards; nor do you bake, not even along with others.",
            "Others may take grain from your fields with the Harvest Helper; you may not use it yourself.",
            "Others may use your Water Mill; you may use nobody's.",
            "The Slaughterman and the Slaughterhouse still pay you.",
            "Harvesting with Manure is no harvest: you may do it and still stay out of the next harvest.",
        ),
        on_play=SkipHarvest(),
        by_hand="no other card leaves out a harvest",
    ),
    occupation(
        "Manservant",
        "I",
        text="Once you live in a stone house (at once, if you do already), lay 3 food on each round space still to "
        "come; take them when that round begins.",
        on_play=If(LivesIn("stone house"), Once(LayOnRounds("3 food"))),
        each=(When(NEW_HOUSE, Once(LayOnRounds("3 food")), when=LivesIn("stone house")),),
    ),
    occupation(
        "Market Crier",
        "I",
        players=3,
        text="When you use Take 1 Grain, you may take 1 grain and 1 vegetable more. If you do, every other player "
        "takes 1 grain.",
        rulings=(
            "You take both or neither.",
            "Grain from anywhere else, like the Granary, does not count.",
        ),
        each=(
            When(
                USED_SPACE,
                Then(Take("1 grain 1 vegetable"), For(OTHERS, Take("1 grain"))),
                when=On("take grain"),
                may=True,
            ),
        ),
    ),
    occupation(
        "Midwife",
        "I",
        players=4,
        text="When the family of another player grows and is now 1 larger than yours, take 1 food; "
        "if it is 2 or more larger, take 2 food.",
        rulings=(
            "Children of the Wet Nurse and the Lover count, too.",
            "Guests and whoever lives in the Reed Hut are no family: they bring nothing and are not counted.",
        ),
        each=(
            When(GREW, Take("1 food"), by=OTHERS, when=OthersHaveMore(People(), 1, 1, doer=True)),
            When(GREW, Take("2 food"), by=OTHERS, when=OthersHaveMore(People(), 2, doer=True)),
        ),
    ),
    occupation(
        "Milking Hand",
        "I",
        players=4,
        text="In each field phase take 1, 2 or 3 food for at least 1, 3 or 5 cattle. "
        "At the end 1 point for every 2 cattle.",
        rulings=(
            "It comes during the field phase (moment 2 of the harvest), after the Milking Shed.",
            "Harvesting with Manure brings no food.",
        ),
        each=(When(FIELD_PHASE, TakePer("1 food", Thresholds(Goods("cattle"), 1, 3, 5))),),
        scores=(Each(1, Goods("cattle"), per=2),),
    ),
    occupation(
        "Net Fisherman",
        "I",
        text="In a round in which a person of yours takes reed from an action space, you may take all food that lies "
        "on Fishing when people return home.",
        rulings=(
            "Any space that gives reed will do, also one where you choose reed.",
            "Reed from cards does not count, nor reed that you took before you played this card.",
            "If somebody has fished in the meantime, there is nothing left to take.",
            "It is no use of Fishing: Fisherman, Fishing Rod, Raft, Canoe and Fish Trap do not react. "
            "You take food only, nothing else that lies there.",
        ),
        each=(
            When(TAKES_GOODS, Reserve(after=(0,)), when=Gets("reed")),
            When(RETURN_HOME, TakeLying("food", "fishing"), when=Reserved(), may=True),
        ),
    ),
    occupation(
        "Outrider",
        "I",
        players=4,
        text="When you use the round card of the current round, take 1 grain.",
        rulings=(
            "The grain comes before the action: you may sow or bake it there.",
            "Of the cards that the Chamberlain has revealed only that of the current round counts.",
        ),
        each=(When(USES_SPACE, Take("1 grain"), when=On(newest=True)),),
    ),
    occupation(
        "Pig Breeder",
        "I",
        players=4,
        text="Take 1 boar. At the end of round 12 your boar breed once more, if there is room for the young.",
        rulings=(
            "The first boar may be cooked as it arrives.",
            "Played after round 12 it brings the first boar only.",
        ),
        on_play=Take("1 boar"),
        each=(When(ROUND_END, Breed(BOAR), when=InRounds(12, 12)),),
    ),
    occupation(
        "Pig Catcher",
        "I",
        players=4,
        text="When you take wood that lies on a space, you may leave 2 wood there and take 1 boar.",
        rulings=(
            "At least 2 wood must lie on the space itself; wood from cards cannot be left.",
            "Leaving the only 2 wood is allowed and still counts as taking wood.",
            "Any space will do, also where the Wood Distributor has laid wood.",
            "The Spinney gets its wood first.",
            "The boar may be cooked at once, without a place for it.",
        ),
        each=(When(SHARES_GOODS, Leave("2 wood", "1 boar"), when=Gets("wood", lying=True, number=2), may=True),),
    ),
    occupation(
        "Puppeteer",
        "I",
        players=4,
        tags=("artist",),
        text="When another player takes the food of Traveling Players, you may play 1 occupation for 1 food.",
        rulings=(
            "The 1 food comes in place of the usual price; what is printed on the card is due as well.",
            "You must have the food beforehand: what the occupation gives cannot pay for it.",
            "The Bread Paddle works with it, the Writing Desk does not.",
            "If the other player uses the Juggler, you are paid first and may spend that food.",
        ),
        each=(When(TAKES_GOODS, PlayOccupation((1,)), by=OTHERS, when=On("traveling players"), may=True),),
    ),
)
