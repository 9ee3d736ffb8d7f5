"""Occupations of deck I, A to G."""

from typing import Final

from farmyard.agricola.content.deck_i.by_hand import (
    BuildDelivered,
    Evergreen,
    LayFences,
    MarkSpace,
    OfferForSale,
    OnMarked,
    Reveal,
)
from farmyard.agricola.rules.build import Build
from farmyard.agricola.rules.farmland import Plow
from farmyard.agricola.rules.fencing import Fence
from farmyard.agricola.rules.improve import AS_A_BONUS, OF_ITS_OWN, ONCE_MORE, Improvement
from farmyard.agricola.rules.take import Take, TakeAll
from farmyard.agricola.state.action import Action
from farmyard.agricola.state.card import Card, occupation
from farmyard.agricola.state.doors import OTHERS, AnyTime, Conversion, When
from farmyard.agricola.state.events import (
    BUILT_FENCES,
    GREW,
    IMPROVED,
    LEAVES_SPACE,
    NEW_HOUSE,
    ROUND_START,
    SOWED,
    TAKES_GOODS,
    USED_SPACE,
    USES_SPACE,
    WORK_END,
)
from farmyard.agricola.state.goods import goods
from farmyard.agricola.state.purchase import IMPROVEMENT, RENOVATION, ROOM
from farmyard.agricola.state.rights import ANOTHER_WITHOUT_ROOM, FORESEES, GROWS_WITHOUT_ROOM
from farmyard.agricola.state.space import Space
from farmyard.agricola.words.at_once import Points
from farmyard.agricola.words.combining import All, For, If, OwnerOrOthers
from farmyard.agricola.words.conditions import (
    AtLeast,
    AtMost,
    FencesReach,
    InRounds,
    LivesIn,
    Not,
    Numbered,
    OfCard,
    On,
    ThisTurn,
)
from farmyard.agricola.words.crops import AddToSown
from farmyard.agricola.words.later import Once, Reserve, Reserved
from farmyard.agricola.words.laying import LayOnRounds
from farmyard.agricola.words.numbers import (
    People,
    PeopleWithoutRoom,
    Players,
    RoundsLeft,
    Thresholds,
    Uses,
)
from farmyard.agricola.words.paying import PaidToOwner
from farmyard.agricola.words.prices import BasePrice, Discount
from farmyard.agricola.words.rights import Right
from farmyard.agricola.words.taking import TakePer

FIVE_AT_WORK: Final[Action] = If(AtLeast(5, People(at_work=True)), Points(3))


CARDS: Final[tuple[Card, ...]] = (
    occupation(
        "Animal Dealer",
        "I",
        players=3,
        text="When you use 1 Sheep, 1 Wild Boar or 1 Cattle, you may buy 1 more such animal for 1 food.",
        rulings=(
            "The space with a choice of animals for 5 players does not count.",
            "The animal may be cooked at once, but you pay first: not with the food it makes.",
            "It comes together with the others: they are housed, or cooked, at one time.",
        ),
        each=(
            When(TAKES_GOODS, Take("1 sheep", price="1 food"), when=On("sheep space"), may=True),
            When(TAKES_GOODS, Take("1 boar", price="1 food"), when=On("boar space"), may=True),
            When(TAKES_GOODS, Take("1 cattle", price="1 food"), when=On("cattle space"), may=True),
        ),
    ),
    occupation(
        "Bricklayer",
        "I",
        text="Every improvement and every renovation costs you 1 clay less, every room 2 clay less.",
        rulings=(
            "It adds up with other cards that change prices and comes after those that set a price.",
            "With the Clay Plasterer you renovate for 1 reed; with that card or the Carpenter a clay room costs "
            "1 clay and 2 reed, with the Clay Supports 1 wood and 1 reed.",
            "A price never falls below nothing: a room with 1 clay costs no clay.",
            "The Clay Hut Extension is an improvement: only 1 clay less.",
            "The Helpful Neighbors are free if paid with clay.",
        ),
        changes=(Discount("1 clay", (IMPROVEMENT, RENOVATION)), Discount("2 clay", (ROOM,))),
    ),
    occupation(
        "Businessman",
        "I",
        players=3,
        text="When you use Starting Player and play a minor improvement there, you may then play one more minor or "
        "build a major improvement.",
        rulings=(
            "What it costs and asks for is as usual.",
            "It works only once a minor improvement has really been played, and once in a turn.",
            "With the Traveling Salesman you may play up to 3 minor improvements in a row.",
            "With the Merchant 1 food brings another minor and, once more, another minor or major improvement.",
        ),
        each=(
            When(
                IMPROVED,
                Improvement(major=True, minor=True, taken=AS_A_BONUS),
                when=On("starting player") & OfCard("minor") & Numbered(OF_ITS_OWN, ONCE_MORE),
                may=True,
            ),
        ),
    ),
    occupation(
        "Butcher",
        "I",
        text="At any time you may turn sheep into 1, boar into 2 and cattle into 3 food, without any improvement.",
        rulings=("Not in the breeding phase, so not what is born in the last harvest.",),
        conversions=(
            Conversion("1 sheep", "1 food", name="sheep"),
            Conversion("1 boar", "2 food", name="boar"),
            Conversion("1 cattle", "3 food", name="cattle"),
        ),
    ),
    occupation(
        "Cabinetmaker",
        "I",
        players=3,
        tags=("Cabinetmaker",),
        text="Once per harvest you may turn 1 wood into 2 food.",
        rulings=("May be used until you have fed your family, like the Joinery, and besides it.",),
        conversions=(Conversion("1 wood", "2 food", harvest=True),),
    ),
    occupation(
        "Chamberlain",
        "I",
        text="At the start of round 11, or at once if you play this card later, the cards of all coming rounds are "
        "revealed. Before their own round only you may use these spaces.",
        rulings=(
            "The order of the cards is fixed when they are revealed.",
            "The Foreman and the Fence Builder may choose these spaces, too.",
            "For the Outrider the newest round card is still that of the current round.",
        ),
        on_play=If(InRounds(11), Reveal()),
        each=(When(ROUND_START, Reveal(), when=InRounds(11, 11)),),
        changes=(Right(FORESEES),),
        by_hand="no other card reveals round cards",
    ),
    occupation(
        "Church Warden",
        "I",
        text="Take 4, 3, 2 or 1 wood if at least 9, 6, 3 or 1 rounds are still to come. "
        "At the end everybody who has had at least 5 people at work in round 14 gets 3 points.",
        rulings=(
            "A guest at work counts.",
            "Whoever moves to another space, as with the Acrobat or the Countryman, is still one person.",
            "A fifth family member born in round 14 counts only if it works at once, through the Adoptive Parents.",
            "The owner of the Holiday House has nobody at work.",
        ),
        on_play=TakePer("1 wood", Thresholds(RoundsLeft(), 1, 3, 6, 9)),
        each=(When(WORK_END, All(FIVE_AT_WORK, For(OTHERS, FIVE_AT_WORK)), when=InRounds(14)),),
    ),
    occupation(
        "Clay Digger",
        "I",
        players=4,
        text="This brings a new space for everybody with 3 clay on it, to which 1 clay is added in each round to come. "
        "Others who use it pay you 3 food.",
        rulings=("You use it for nothing.", "Who cannot pay the 3 food cannot use it."),
        space=Space(
            "1 Clay (Clay Digger)",
            OwnerOrOthers(TakeAll(), PaidToOwner("3 food", TakeAll())),
            goods("1 clay"),
            lying=goods("3 clay"),
        ),
    ),
    occupation(
        "Clay Hut Builder",
        "I",
        text="Once you no longer live in a wooden hut (at once, if that is so already), lay 2 clay on each of the "
        "next 5 round spaces; take them when that round begins.",
        rulings=(
            "It happens once only, and nothing is laid after round 14.",
            "Going straight from a wooden hut to a stone house counts, too.",
        ),
        on_play=If(LivesIn("clay hut", "stone house"), Once(LayOnRounds("2 clay", next=5))),
        each=(When(NEW_HOUSE, Once(LayOnRounds("2 clay", next=5))),),
    ),
    occupation(
        "Clay Plasterer",
        "I",
        text="Renovating to a clay hut costs you 1 clay and 1 reed in all, each clay room 3 clay and 2 reed.",
        rulings=(
            "It sets a price of its own: not together with the Carpenter or the Clay Supports for the same room.",
            "Cards that lower a price or swap its goods come on top, like the Bricklayer, the Ladder or the Clay Roof.",
            "It does not change what the Clay Hut Extension costs.",
        ),
        changes=(
            BasePrice("1 clay 1 reed", (RENOVATION,), house="clay hut"),
            BasePrice("3 clay 2 reed", (ROOM,), house="clay hut"),
        ),
    ),
    occupation(
        "Corn Profiteer",
        "I",
        players=4,
        text="At any time you may turn 1 grain into 3 food, any number of times. But each time any other player may "
        "buy that grain from you for 2 food instead; of several you choose one.",
        rulings=("This is no baking.",),
        any_time=(AnyTime(OfferForSale("1 grain", "3 food", price="2 food"), midst=True),),
        by_hand="no other card lets others buy what its owner is about to turn into food",
    ),
    occupation(
        "Cowherd",
        "I",
        players=3,
        text="When you use 1 Cattle, take 1 more cattle from the supply.",
        rulings=(
            "The space with a choice of animals for 5 players does not count.",
            "It comes together with the others: they are housed, or cooked, at one time.",
        ),
        each=(When(TAKES_GOODS, Take("1 cattle"), when=On("cattle space")),),
    ),
    occupation(
        "Farm Steward",
        "I",
        text="Once you live in a clay hut or stone house, the next growth of your family needs no free room.",
        rulings=(
            "Only 1 child comes without room.",
            "On Family Growth you may still play a minor improvement afterwards.",
            "The next child uses it up, also if it needs no room anyway, on Family Growth without Room or through the "
            "Lover; a child of the Wet Nurse may come without room, too.",
            "A room that you build later is taken up by this child at once.",
        ),
        each=(
            When(GREW, All(), when=LivesIn("clay hut", "stone house") & Not(OfCard("Wet Nurse")), uses=1),
            When(GREW, All(), when=LivesIn("clay hut", "stone house") & OfCard("Wet Nurse"), uses=1, per_turn=True),
        ),
        changes=(
            Right(GROWS_WITHOUT_ROOM, LivesIn("clay hut", "stone house") & AtMost(0, Uses())),
            Right(ANOTHER_WITHOUT_ROOM, ThisTurn() & AtMost(0, PeopleWithoutRoom())),
        ),
        by_hand="no other card asks for the children of one growth together",
    ),
    occupation(
        "Fence Builder",
        "I",
        text="Mark an action space with one of your fences, which stays there to the end. When you use that space, "
        "you may afterwards build fences for 1 wood each.",
        rulings=(
            "Any space in play may be marked, those of cards too, but no round card that is still to come unless "
            "the Chamberlain has revealed it.",
            "You have only 14 fences left to build with; with no fence left you cannot mark a space.",
            "The fences come after everything else on that space, and not in the turn in which you play this card.",
            "You must be able to use the space itself: you cannot go to an empty one just to fence.",
            "On a space for fences you build fences twice: each time only closed pastures may result, and the "
            "Hedge Keeper, the Farmer, the Stablehand and others' Fencer act twice.",
            "The Animal Breeder acts, too.",
        ),
        on_play=MarkSpace(),
        each=(
            When(USES_SPACE, Reserve(after=(0,)), when=OnMarked()),
            When(LEAVES_SPACE, Fence(), when=OnMarked() & Reserved(), may=True),
        ),
        by_hand="no other card marks a space",
    ),
    occupation(
        "Fence Deliveryman",
        "I",
        text="Lay 4 of your fences each on the 6th and the 10th round space from now, as far as they exist. "
        "When that round begins, you may pay 2 food to build up to those 4 fences without wood.",
        rulings=(
            "Fences that lie on a round space cannot be built in any other way.",
            "It is 2 food for 1 to 3 fences, too. Those that you do not build go back to your supply; "
            "only closed pastures may result.",
            "The free fences of the Hedge Keeper come on top.",
            "With fewer than 8 fences left, the earlier round space gets its 4 first.",
            "Food that you get at the start of that round may pay.",
            "The Rancher counts before these fences are built.",
            "The Farmer and the Stablehand react to these fences.",
            "The Animal Breeder reacts to them, too.",
            "Lying out from the start of a solo series it lays its fences on rounds 6 and 10.",
        ),
        on_play=LayFences(4, after=(6, 10)),
        each=(When(ROUND_START, BuildDelivered("2 food"), when=Reserved()),),
        by_hand="no other card lays fences on rounds",
    ),
    occupation(
        "Fencer",
        "I",
        players=4,
        text="When another player builds fences, take 1 wood for up to 4 of them, 2 wood for 5 or more.",
        rulings=(
            "Your own fences bring nothing.",
            "All fences of one action count together, those of the Hedge Keeper included.",
            "So do those around a stable that the Stablehand adds to them.",
        ),
        each=(
            When(BUILT_FENCES, Take("1 wood"), by=OTHERS, when=FencesReach(1)),
            When(BUILT_FENCES, Take("1 wood"), by=OTHERS, when=FencesReach(5)),
        ),
    ),
    occupation(
        "Field Watchman",
        "I",
        text="When you use Take 1 Grain, you may also plow 1 field.",
        rulings=(
            "No plow and no Harrow can be used with it.",
            "Grain from anywhere else, like the Granary, lets you plow nothing.",
        ),
        each=(When(USED_SPACE, Plow(), when=On("take grain"), may=True),),
    ),
    occupation(
        "Field Worker",
        "I",
        players=3,
        text="When another player has sown, take 1 grain if you are 3 players, 1 food if you are more.",
        rulings=(
            "At least 1 field must have been filled, however many there are.",
            "Your own sowing brings nothing.",
            "It counts when a card lets another player sow, like the Hobby Farmer.",
            "It counts when another player sows with the Corn Storehouse.",
        ),
        each=(
            When(SOWED, Take("1 grain"), by=OTHERS, when=AtMost(3, Players())),
            When(SOWED, Take("1 food"), by=OTHERS, when=AtLeast(4, Players())),
        ),
    ),
    occupation(
        "Fieldsman",
        "I",
        text="When you sow exactly 1 field, add 2 more of its crop from the supply; when exactly 2, add 1 to each.",
        rulings=(
            "Plots on cards count and gain the crop: Acreage, Bean Field, Copse, Forester, Lettuce Patch and "
            "Turnip Field, each half of the Acreage and each plot of the Forester being a field of its own.",
            "It adds up with Liquid Manure and other cards that make fields hold more.",
            "It works when a card lets you sow, like the Hobby Farmer.",
            "It works when you sow with the Corn Storehouse.",
        ),
        each=(
            When(SOWED, AddToSown(2), when=Numbered(1, 1)),
            When(SOWED, AddToSown(1), when=Numbered(2, 2)),
        ),
    ),
    occupation(
        "Gardener",
        "I",
        text="The vegetables you harvest come from the supply: your vegetable fields stay as they are.",
        rulings=(
            "You cannot choose: the fields stay planted to the end, those on cards (Bean Field, Lettuce Patch, "
            "Turnip Field) as well.",
            "It is the same when you harvest with Manure.",
        ),
        changes=(Evergreen("vegetable"),),
        by_hand="no other card leaves the harvested crop on its field",
    ),
    occupation(
        "Groom",
        "I",
        players=4,
        text="Once you live in a stone house: at the start of each round you may build 1 stable for 1 wood.",
        rulings=(
            "Wood that arrives at the start of the round may pay, like that of the Private Forest, the Wood Collector "
            "or the Wood Deliveryman.",
            "The Fence Overseer may fence this stable.",
        ),
        each=(When(ROUND_START, Build(stables=1, stable_price="1 wood"), when=LivesIn("stone house"), may=True),),
    ),
)
