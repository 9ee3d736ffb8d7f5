"""Occupations of deck K, S to Z."""

from typing import Final

from farmyard.agricola.content.deck_k.by_hand import (
    DrawPair,
    ShareOut,
)
from farmyard.agricola.rules.combine import Either, Optional, Then
from farmyard.agricola.rules.family import Grow
from farmyard.agricola.rules.improve import (
    AS_A_BONUS,
    BONUS_ONCE_MORE,
    OF_ITS_OWN,
    ONCE_MORE,
    PART_OF_ANOTHER,
    Improvement,
)
from farmyard.agricola.rules.occupation import PlayOccupation
from farmyard.agricola.rules.renovate import Renovate
from farmyard.agricola.rules.take import Take
from farmyard.agricola.state.action import Action
from farmyard.agricola.state.card import Card, occupation
from farmyard.agricola.state.doors import BUILDS_ANY_MAJOR, FEEDS_LAST, OTHERS, AnyTime, Conversion, When
from farmyard.agricola.state.events import (
    BEFORE_WORK,
    BUILT_ROOMS,
    COOKED,
    IMPROVED,
    NEW_HOUSE,
    ROUND_START,
    SOWED,
    TAKES_GOODS,
    USED_SPACE,
    USES_SPACE,
    WORK_START,
)
from farmyard.agricola.state.player import CLAY_HUT
from farmyard.agricola.state.purchase import FENCE, IMPROVEMENT, ROOM, STABLE
from farmyard.agricola.words.combining import All, EitherFirst, If
from farmyard.agricola.words.conditions import Anyone, AtLeast, AtMost, Gets, LivesIn, Numbered, OfCard, On
from farmyard.agricola.words.crops import AddToSown
from farmyard.agricola.words.later import Once
from farmyard.agricola.words.laying import LayOnCard, LayOnRounds
from farmyard.agricola.words.numbers import (
    Fields,
    Goods,
    OnCard,
    Tagged,
)
from farmyard.agricola.words.paying import Paid
from farmyard.agricola.words.prices import Discount
from farmyard.agricola.words.rights import Right
from farmyard.agricola.words.scoring import Table
from farmyard.agricola.words.shelter import LargerPastures
from farmyard.agricola.words.taking import TakePer

A_CHILD: Final[Action] = Paid("1 food", Grow())
ANOTHER_CHILD: Final[Action] = Paid("1 food", Grow(another=True))
TWO_CHILDREN: Final[Action] = Then(A_CHILD, Optional(ANOTHER_CHILD))
THREE_CHILDREN: Final[Action] = Then(A_CHILD, Optional(Then(ANOTHER_CHILD, Optional(ANOTHER_CHILD))))
A_SECOND_MINOR: Final[Action] = Improvement(minor=True, taken=PART_OF_ANOTHER)
MAJOR_OR_MINOR: Final = On("improvement", "renovation") & Numbered(OF_ITS_OWN, ONCE_MORE)
BUSINESSMANS_BONUS: Final = On("starting player") & Numbered(AS_A_BONUS, BONUS_ONCE_MORE)


CARDS: Final[tuple[Card, ...]] = (
    occupation(
        "Schnaps Distiller",
        "K",
        text="Once per harvest, while feeding, you may turn 1 vegetable into 5 food.",
        rulings=("It needs no improvement and is no baking.", "Vegetables on fields cannot be used."),
        conversions=(Conversion("1 vegetable", "5 food", harvest=True),),
    ),
    occupation(
        "Scholar",
        "K",
        text="Once you live in a stone house: at the start of each round you may play 1 occupation for 1 food or build "
        "1 improvement for its price.",
        rulings=(
            "It is 1 card in a round at most. The Bookshelf, the Perpetual Student and the Patron act as usual.",
            "It is an improvement action for the Merchant, but does nothing for the Traveling Salesman; nor does the "
            "Writing Desk act.",
            "What you get at the start of the round may pay.",
            "A card played so that acts at the start of a round may act at once; one that lays goods on round spaces "
            "leaves this round out.",
        ),
        each=(
            When(
                ROUND_START,
                Either((PlayOccupation((1,)), Improvement(major=True, minor=True))),
                when=LivesIn("stone house"),
                may=True,
            ),
        ),
    ),
    occupation(
        "Seed Seller",
        "K",
        players=3,
        text="Take 1 grain. When you use Take 1 Grain, take 1 more.",
        rulings=("Grain from anywhere else, like the Granary, brings no more.",),
        on_play=Take("1 grain"),
        each=(When(USED_SPACE, Take("1 grain"), when=On("take grain")),),
    ),
    occupation(
        "Serf",
        "K",
        players=4,
        text="When you use Sow and Bake, first either take 1 grain or change 1 of your grain into 1 vegetable.",
        rulings=("You may sow or bake what you get, and go there for that.",),
        each=(
            When(
                USES_SPACE,
                EitherFirst((Take("1 grain"), Take("1 vegetable", price="1 grain"))),
                when=On("sow and bake"),
            ),
        ),
        by_hand="no other card asks for one of two prices before an action",
    ),
    occupation(
        "Sheep Farmer",
        "K",
        players=3,
        text="When one of your people takes sheep, take 1 more. At any time you may turn 3 sheep into 1 cattle and "
        "1 boar.",
        rulings=(
            "The space with a choice of animals for 5 players counts if you choose sheep.",
            "Sheep from cards do not count: Shepherd Boy, Animal Handler, Sheep Whisperer, Master Shepherd and others.",
            "Animals that you have just got may be exchanged or cooked at once, without a place for them.",
            "Nothing can be exchanged in the breeding phase, so not what is born in the last harvest.",
        ),
        each=(When(TAKES_GOODS, Take("1 sheep"), when=Gets("sheep")),),
        conversions=(Conversion("3 sheep", "1 boar 1 cattle"),),
    ),
    occupation(
        "Shepherd Boy",
        "K",
        players=4,
        text="Once you live in a stone house (at once, if you do already), lay 1 sheep on each round space still to "
        "come; take it when that round begins.",
        rulings=(
            "There is nothing for the current round.",
            "The sheep may be cooked at once, without a place for it.",
            "These sheep do not concern the Sheep Farmer.",
        ),
        on_play=If(LivesIn("stone house"), Once(LayOnRounds("1 sheep"))),
        each=(When(NEW_HOUSE, Once(LayOnRounds("1 sheep")), when=LivesIn("stone house")),),
    ),
    occupation(
        "Slaughterman",
        "K",
        players=3,
        text="When another player turns any number of animals into food at one time, take 1 food. You feed your family "
        "last.",
        rulings=(
            "It is moment 7 of the harvest.",
            "With the owner of the Slaughterhouse you feed last in the order of the next round.",
            "It pays you even while you stay out of a harvest with the Layabout.",
            "Animals that you cook yourself bring nothing.",
        ),
        each=(When(COOKED, Take("1 food"), by=OTHERS, when=Numbered(1, 1)),),
        changes=(Right(FEEDS_LAST),),
    ),
    occupation(
        "Smallholder",
        "K",
        text="Your pastures of one cell without a stable hold 3 animals. While you have at most 2 fields, "
        "you may add 1 grain or vegetable to each field that you sow.",
        rulings=(
            "It adds up with the Drinking Trough and the Shepherd's Pipe; stables and the Animal Yard gain nothing.",
            "Fields on cards do not count among the two. The rulebook says yes and no on whether they gain the crop: "
            "here Acreage, Bean Field, Lettuce Patch and Turnip Field do; Copse and Forester do not.",
            "All fields sown in one action gain the crop, or none.",
            "It adds up with other cards that make fields hold more, and works when cards let you sow.",
        ),
        each=(When(SOWED, AddToSown(1, fields=True), when=AtMost(2, Fields()), may=True),),
        changes=(LargerPastures(1, smallest=True),),
    ),
    occupation(
        "Stone Breaker",
        "K",
        players=4,
        text="At any time you may renovate your clay hut to a stone house for the usual price, without an action.",
        rulings=(
            "Not while an action is being carried out.",
            "The Conservator does not let it begin with a wooden hut.",
        ),
        any_time=(AnyTime(Renovate(only_from=CLAY_HUT)),),
    ),
    occupation(
        "Storehouse Clerk",
        "K",
        players=4,
        text="At the start of each round, if you have at least 5 stone, 6 reed, 7 clay or 8 wood, take 1 more of each "
        "of these.",
        rulings=(
            "What lies or grows on cards, like the Copse, the Forester or the Resource Seller, does not count.",
            "What arrives at the start of the round counts already.",
            "You may count before or after the Scholar plays a card.",
        ),
        each=(
            When(
                ROUND_START,
                All(
                    TakePer("1 stone", Goods("stone"), per=5, most=1),
                    TakePer("1 reed", Goods("reed"), per=6, most=1),
                    TakePer("1 clay", Goods("clay"), per=7, most=1),
                    TakePer("1 wood", Goods("wood"), per=8, most=1),
                ),
            ),
        ),
    ),
    occupation(
        "Storehouse Keeper",
        "K",
        players=4,
        text="When one of your people takes reed and stone in one action, take 1 clay or 1 grain as well.",
        rulings=("Reed and stone from cards do not count.",),
        each=(When(TAKES_GOODS, Either((Take("1 clay"), Take("1 grain"))), when=Gets("reed", "stone")),),
    ),
    occupation(
        "Tanner",
        "K",
        players=3,
        text="You may lay each boar or cattle that you turn into food on this card. At the end 1, 2 or 3 points for "
        "2, 4 or 6 boar here, and 1, 2 or 3 points for 2, 3 or 4 cattle.",
        rulings=(
            "A boar goes either here or on the Brush Maker, and serves either this card or the Basin Maker; the Pelts "
            "may use it besides.",
            "Animals on this card are not scored as animals, and the Milking Shed does not count them.",
        ),
        each=(When(COOKED, LayOnCard("boar", "cattle", some=True), may=True, first=True),),
        scores=(
            Table(OnCard("boar"), (2, 1), (4, 2), (6, 3)),
            Table(OnCard("cattle"), (2, 1), (3, 2), (4, 3)),
        ),
    ),
    occupation(
        "Tinsmith",
        "K",
        players=3,
        text="At any time you may turn 1 clay into 1 food; once anybody has built the Well, also 2 clay into 3 food.",
        rulings=("It stays so when the Well has become the Village Well.",),
        conversions=(
            Conversion("1 clay", "1 food"),
            Conversion(
                "2 clay", "3 food", name="2 clay into 3 food", when=Anyone(AtLeast(1, Tagged("Well", ever=True)))
            ),
        ),
    ),
    occupation(
        "Traveling Salesman",
        "K",
        text="When a person of yours takes an action for a minor improvement, you may build a major one instead; "
        "when it takes one for a major or minor improvement, you may play 2 minor ones instead.",
        rulings=(
            "With the Merchant 1 food leads to 4 minor improvements in place of 2, or to 2 major ones with an action "
            "for a minor one: the repeated action may be more as well.",
            "With the Businessman you may play up to 3 minor improvements on Starting Player.",
            "Otherwise it works once in a turn.",
            "It does nothing for the Scholar.",
        ),
        each=(
            When(IMPROVED, A_SECOND_MINOR, when=OfCard("minor") & MAJOR_OR_MINOR, may=True),
            When(IMPROVED, A_SECOND_MINOR, when=OfCard("minor") & BUSINESSMANS_BONUS, may=True),
        ),
        changes=(Right(BUILDS_ANY_MAJOR),),
    ),
    occupation(
        "Veterinarian",
        "K",
        players=4,
        text="Put tokens for 4 sheep, 3 boar and 2 cattle into a bag. At the start of each round draw 2 of "
        "them: if they are alike, take 1 such animal, whose token is gone. The others go back.",
        rulings=(
            "The animal may be cooked as it arrives.",
            "Two different tokens both go back into the bag.",
            "Played through the Scholar it draws in that very round.",
            "A stable of the Groom's may be built for the animal first.",
        ),
        each=(When(ROUND_START, DrawPair("4 sheep 3 boar 2 cattle")),),
        by_hand="no other card draws from a bag",
    ),
    occupation(
        "Weaver",
        "K",
        players=4,
        text="When people start to work in a round and you have at least 2 sheep, take 1 food.",
        rulings=("Sheep that arrive at the start of the same round count already.",),
        each=(When(WORK_START, TakePer("1 food", Goods("sheep"), per=2, most=1)),),
    ),
    occupation(
        "Wet Nurse",
        "K",
        tags=("Wet Nurse",),
        text="When you build rooms, your family may grow at once: up to one child for each of these rooms, "
        "1 food for each child. There must be a free room for it.",
        rulings=(
            "The children are newborns: they work from the next round on.",
            "Rooms that a card gives you count, too: Hut Builder, Mason, Master Builder and the extensions.",
            "It is family growth for the Adoptive Parents.",
            "It is family growth for the Farm Steward and the Midwife, not for the Clapper.",
            "With the Farm Steward one of the children needs no room, whichever it is.",
        ),
        each=(
            When(BUILT_ROOMS, A_CHILD, when=Numbered(1, 1), may=True),
            When(BUILT_ROOMS, TWO_CHILDREN, when=Numbered(2, 2), may=True),
            When(BUILT_ROOMS, THREE_CHILDREN, when=Numbered(3), may=True),
        ),
    ),
    occupation(
        "Wood Carver",
        "K",
        text="Once in each round an improvement, a room of your wooden hut, a stable or a fence costs you 1 wood less.",
        rulings=(
            "Of several rooms, stables or fences in one action only one is cheaper.",
            "It adds to other cards that change prices, like the Hedge Keeper.",
            "It never works on rooms of clay or stone, even where another card puts wood into their price.",
        ),
        changes=(
            Discount("1 wood", (IMPROVEMENT, STABLE, FENCE), once=True),
            Discount("1 wood", (ROOM,), house="wooden hut", once=True),
        ),
    ),
    occupation(
        "Wood Deliveryman",
        "K",
        text="Lay 1 wood on each round space from 8 to 14 that is still to come; take it when that round begins.",
        rulings=(
            "There is nothing for the current round and for those past.",
            "The wood may pay for the Groom's stable in the same round.",
        ),
        on_play=LayOnRounds("1 wood", first=8, last=14),
    ),
    occupation(
        "Wood Distributor",
        "K",
        text="Take 2 wood. Before each work phase you may move the wood on 3 Wood in equal shares to 1 Clay, 1 Reed "
        "and Fishing. Who uses these spaces takes it along.",
        rulings=(
            "What cannot be shared equally, 1 or 2 wood, stays on 3 Wood; with less than 3 wood nothing moves.",
            "If nothing is left on 3 Wood, it cannot be used in this round.",
            "Wood that is taken along counts as taken from the space for all cards: the Basket needs 2 wood on one "
            "space. The Net Fisherman leaves it.",
            "With such wood on 1 Reed the Landing Net gives only 1 food.",
            "Taster, Foreman and Wood Distributor may be used in answer to each other until the work phase begins. "
            "To use one is final; who does not may still think again.",
        ),
        on_play=Take("2 wood"),
        each=(When(BEFORE_WORK, ShareOut("3 wood", ("1 clay", "1 reed", "fishing")), may=True, per_round=1),),
        by_hand="no other card moves goods between spaces",
    ),
)
