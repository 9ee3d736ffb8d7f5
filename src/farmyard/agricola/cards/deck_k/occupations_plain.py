"""Occupations of deck K that are written in words alone."""

from typing import Final

from farmyard.agricola.cards.card import Card, occupation
from farmyard.agricola.cards.doors import FEEDS_LAST, OTHERS, AnyTime, Conversion, When
from farmyard.agricola.cards.words.buying import Buy
from farmyard.agricola.cards.words.combining import All, EitherFirst, If
from farmyard.agricola.cards.words.conditions import Anyone, AtLeast, AtMost, Gets, InRounds, LivesIn, Not, Numbered, On
from farmyard.agricola.cards.words.later import Once, Reserve, Reserved
from farmyard.agricola.cards.words.laying import LayFromSupply, LayOnCard, LayOnRounds
from farmyard.agricola.cards.words.numbers import (
    Goods,
    Losses,
    OnCard,
    Pastures,
    People,
    Rooms,
    RoundsLeft,
    Tagged,
    Thresholds,
)
from farmyard.agricola.cards.words.paying import Paid
from farmyard.agricola.cards.words.prices import ANY_RESOURCE, Discount, Swap
from farmyard.agricola.cards.words.rights import BuildsMajors, Right
from farmyard.agricola.cards.words.scoring import Each, Most, Table, Worth
from farmyard.agricola.cards.words.shelter import Pets
from farmyard.agricola.cards.words.taking import TakePer
from farmyard.agricola.events import (
    BUILT_FENCES,
    BUILT_STABLE,
    COOKED,
    LEAVES_SPACE,
    PLAYED_OCCUPATION,
    RENOVATED,
    ROUND_END,
    ROUND_START,
    TAKES_GOODS,
    USED_SPACE,
    USES_SPACE,
    WORK_START,
)
from farmyard.agricola.goods import CATTLE
from farmyard.agricola.player import CLAY_HUT
from farmyard.agricola.rules.combine import Either
from farmyard.agricola.rules.farmland import Plow
from farmyard.agricola.rules.fencing import AT_THE_EVENT, Fence
from farmyard.agricola.rules.harvest import Breed
from farmyard.agricola.rules.home import Renovate
from farmyard.agricola.rules.improve import Improvement, PlayOccupation
from farmyard.agricola.rules.payment import FENCE, IMPROVEMENT, RENOVATION, ROOM, STABLE
from farmyard.agricola.rules.take import Take

BY_THE_PIECE: Final = Buy(
    ("1 wood", 1), ("1 clay", 1), ("1 reed", 1), ("1 stone", 1), ("1 grain", 1), ("1 vegetable", 2), got=True
)
WORKSHOPS: Final = ("Joinery", "Pottery", "Basketmaker's Workshop")
CLAY_OR_STONE: Final = LivesIn("clay hut", "stone house")

CARDS: Final[tuple[Card, ...]] = (
    occupation(
        "Animal Breeder",
        "K",
        players=4,
        text="When you build fences around at least 1 cell that was unused, you may buy 1 pair of animals: "
        "2 sheep for 1 food, 2 boar for 2 food or 2 cattle for 3 food.",
        rulings=(
            "One of the cells in a new pasture must have been without a stable, or have just got one that the Fence "
            "Overseer fences at once.",
            "It is 1 pair in a turn at most, however many pastures arise and whoever adds fences.",
            "You pay first; then the pair may be cooked at once. Animals that you get for the same fences, like the "
            "Farmer's, may be cooked to pay for it.",
            "The Mini Pasture counts, too.",
        ),
        each=(
            When(
                BUILT_FENCES,
                Buy(("2 sheep", 1), ("2 boar", 2), ("2 cattle", 3)),
                when=On(new_land=True),
                may=True,
                per_turn=True,
            ),
        ),
    ),
    occupation(
        "Animal Handler",
        "K",
        players=4,
        text="Lay 1 sheep on round space 7, 1 boar on 10 and 1 cattle on 14, as far as they are still to come. "
        "When that round begins, you may pay 1 food to take the animal.",
        rulings=(
            "The animal may be cooked at once, but you pay first: not with the food it makes.",
            "Food that arrives at the start of the round may pay.",
            "An animal that you do not take goes back to the supply.",
        ),
        on_play=Reserve(on=(7, 10, 14)),
        each=(
            When(
                ROUND_START, Take("1 sheep", price="1 food"), when=Reserved("Animal Handler") & InRounds(7, 7), may=True
            ),
            When(
                ROUND_START,
                Take("1 boar", price="1 food"),
                when=Reserved("Animal Handler") & InRounds(10, 10),
                may=True,
            ),
            When(
                ROUND_START, Take("1 cattle", price="1 food"), when=Reserved("Animal Handler") & InRounds(14), may=True
            ),
        ),
    ),
    occupation(
        "Animal Tamer",
        "K",
        text="Your house holds 1 animal for each room, of any kinds.",
        rulings=(
            "These places come instead of the usual one: 3 rooms hold 3 animals.",
            "With the House Goat it has no effect any more.",
        ),
        changes=(Pets(per_room=True),),
    ),
    occupation(
        "Animal Trainer",
        "K",
        players=4,
        text="When you take the food of Traveling Players, you may spend it on animals at once: 2 food for each sheep "
        "or boar, 3 food for each cattle.",
        rulings=(
            "Only food that lay on the space may be spent, not what the Dancer or the Juggler adds to it.",
            "The animals may be cooked at once, but that food buys no others.",
            "Another player who doubles the food with the Juggler pays you 1 food.",
        ),
        each=(
            When(TAKES_GOODS, LayOnCard("food"), when=On("traveling players")),
            When(
                USED_SPACE,
                Buy(("1 sheep", 2), ("1 boar", 2), ("1 cattle", 3), taken=True),
                when=On("traveling players"),
                may=True,
            ),
            When(LEAVES_SPACE, LayOnCard(anew=True)),
        ),
    ),
    occupation(
        "Basin Maker",
        "K",
        players=4,
        text="For each boar that you turn into food you may lay up to 2 of your wood on this card. At the end 1 point "
        "for each wood here, but none for the first, fourth, seventh and tenth.",
        rulings=(
            "A boar that is laid on the Tanner does not count here.",
            "A boar may serve the Brush Maker and the Pelts besides.",
            "Wood on this card is never used and counts for no other card: Joinery, Sawmill, Storehouse Clerk.",
        ),
        each=(When(COOKED, LayFromSupply("wood", each=2, of="boar"), when=Gets("boar"), may=True),),
        scores=(Each(1, OnCard("Basin Maker", "wood"), but=(1, 4, 7, 10)),),
    ),
    occupation(
        "Brushwood Collector",
        "K",
        players=3,
        text="When you build a room or renovate, you may pay 1 wood in place of all the reed.",
        rulings=("It applies to each of several rooms and adds to other cards that change prices.",),
        changes=(
            Swap("1 wood", instead="2 reed", sorts=(ROOM, RENOVATION)),
            Swap("1 wood", instead="1 reed", sorts=(ROOM, RENOVATION)),
        ),
    ),
    occupation(
        "Cattle Breeder",
        "K",
        players=4,
        text="Take 1 cattle. At the end of round 12 your cattle breed once more, if there is room for the calf.",
        rulings=(
            "The first cattle may be cooked as it arrives.",
            "Played after round 12 it brings the first cattle only.",
        ),
        on_play=Take("1 cattle"),
        each=(When(ROUND_END, Breed(CATTLE), when=InRounds(12, 12)),),
    ),
    occupation(
        "Clay Worker",
        "K",
        text="When one of your people takes wood or clay, take 1 clay as well.",
        rulings=(
            "It is 1 clay for each action, whatever you take.",
            "Also on the space with reed, stone and wood, on Take 1 Resource if you choose wood or clay, and wherever "
            "the Wood Distributor has laid wood.",
            "Also if you leave all the wood behind for the Basket, the Mushroom Collector or the Pig Catcher.",
            "An empty space cannot be used.",
            "Wood and clay from cards do not count.",
        ),
        each=(
            When(TAKES_GOODS, Take("1 clay"), when=Gets("clay")),
            When(TAKES_GOODS, Take("1 clay"), when=Gets("wood") & Not(Gets("clay"))),
        ),
    ),
    occupation(
        "Constable",
        "K",
        players=3,
        text="Take 1, 2, 3 or 4 wood if at least 1, 3, 6 or 9 rounds are still to come. At the end each player without "
        "any negative points gets 5 points.",
        rulings=(
            "Negative points are those of any category, of begging cards, unused cells and cards; points elsewhere do "
            "not make up for them.",
            "What the Hide Farmer or the Yeoman Farmer cancels does not count.",
        ),
        on_play=TakePer("1 wood", Thresholds(RoundsLeft(), 1, 3, 6, 9)),
        scores=(Worth(5, AtMost(0, Losses()), everybody=True),),
    ),
    occupation(
        "Educator",
        "K",
        players=4,
        text="When another player plays an occupation, you may play one, too: for 3 food, "
        "or for 2 food from your fourth occupation on.",
        rulings=(
            "It also works if a card like the Puppeteer lets the other player play the occupation.",
            "It works once for each occupation: twice for two with the Writing Desk, and for the Chief as well as for "
            "the Chief's Daughter.",
            "This food comes in place of the usual price; what is printed on the card is due as well.",
            "The Bread Paddle works with it.",
        ),
        each=(When(PLAYED_OCCUPATION, PlayOccupation((3, 3, 3, 2)), by=OTHERS, may=True),),
    ),
    occupation(
        "Fence Overseer",
        "K",
        text="Once in a round, right after you have built a stable, you may pay 1 food to fence its cell as a pasture "
        "of its own. The fences cost no wood.",
        rulings=(
            "It is building fences for the Farmer, the Animal Breeder, the Stablehand and the Hedge Keeper.",
            "The stable of the Groom may be fenced so.",
            "The Stablehand's free stable may be fenced so and brings no other one; fenced after another stable, the "
            "Stablehand's next one is not.",
            "As usual the pasture must border those you have; it may be cut out of one.",
        ),
        each=(When(BUILT_STABLE, Paid("1 food", Fence(free=4, paid=False, site=AT_THE_EVENT)), may=True, per_round=1),),
    ),
    occupation(
        "Frame Builder",
        "K",
        text="You may pay 1 wood in place of 1 clay or 1 stone for each renovation, "
        "and in place of 2 clay or 2 stone for each room.",
        rulings=(
            "It applies to each of several rooms and adds to other cards that change prices.",
            "A room for which fewer than 2 clay or stone are left to pay gains nothing.",
        ),
        changes=(
            Swap("1 wood", instead="1 clay / 1 stone", sorts=(RENOVATION,), last=True),
            Swap("1 wood", instead="2 clay / 2 stone", sorts=(ROOM,), last=True),
        ),
    ),
    occupation(
        "House Steward",
        "K",
        players=3,
        text="Take 4, 3, 2 or 1 wood if at least 9, 6, 3 or 1 rounds are still to come. "
        "At the end everybody with the most rooms gets 3 points.",
        on_play=TakePer("1 wood", Thresholds(RoundsLeft(), 1, 3, 6, 9)),
        scores=(Most(3, Rooms()),),
    ),
    occupation(
        "Magician",
        "K",
        players=4,
        text="When your last person of a round takes the food of Traveling Players, take 1 grain and 1 food as well.",
        rulings=(
            "A guest who is placed after your family is the last person.",
            "A person whom the Acrobat or the Countryman moves after all have been placed is not.",
            "Another player who doubles the food with the Juggler pays you 1 food.",
        ),
        each=(
            When(TAKES_GOODS, Take("1 grain 1 food"), when=On("traveling players") & AtMost(0, People(at_home=True))),
        ),
    ),
    occupation(
        "Manufacturer",
        "K",
        players=3,
        text="Once you no longer live in a wooden hut: the Joinery, the Pottery and the Basketmaker's Workshop cost "
        "you 2 building resources less, whichever you like, and an action for a minor improvement is enough.",
        rulings=("For everything else they stay major improvements.",),
        changes=(
            BuildsMajors(*WORKSHOPS, when=CLAY_OR_STONE),
            Discount(ANY_RESOURCE, (IMPROVEMENT,), cards=WORKSHOPS, when=CLAY_OR_STONE, times=2),
        ),
    ),
    occupation(
        "Organic Farmer",
        "K",
        text="At the end 1 point for each pasture that holds at least 1 animal and has room for at least 3 more.",
        rulings=(
            "The Forest Pasture counts as soon as there is an animal on it.",
            "The Animal Yard counts if other cards enlarge it enough, like the Drinking Trough.",
        ),
        scores=(Each(1, Pastures(spare=3)),),
    ),
    occupation(
        "Pieceworker",
        "K",
        text="When one of your people takes goods from an action space, you may buy 1 more of each kind: 1 food for "
        "a wood, clay, reed, stone or grain, 2 food for a vegetable.",
        rulings=(
            "Only goods of the space itself count, not those from cards or from the start of a round: neither Market "
            "Stall nor Weekly Market nor Granary.",
            "You pay for all of them together before other cards act: goods from the space may be turned into food for "
            "it, but not what you buy or what cards bring.",
            "Also if all the wood is left behind for the Basket, the Mushroom Collector or the Pig Catcher; their food "
            "comes too late.",
            "Wood that the Wood Distributor has laid on a space counts. Sowing is no taking.",
        ),
        each=(When(TAKES_GOODS, BY_THE_PIECE, may=True, first=True),),
    ),
    occupation(
        "Pig Whisperer",
        "K",
        players=4,
        text="Add 4, 7 and 10 to the current round and lay 1 boar on each of these round spaces; "
        "take it when that round begins.",
        rulings=(
            "The boar may be cooked at once, without a place for it.",
            "Lying out from the start of a solo series it lays its boar on rounds 4, 7 and 10.",
        ),
        on_play=LayOnRounds("1 boar", after=(4, 7, 10)),
    ),
    occupation(
        "Plowman",
        "K",
        text="Add 4, 7 and 10 to the current round and lay 1 field on each of these round spaces. "
        "When that round begins, you may plow it for 1 food.",
        rulings=(
            "A field that you do not plow then goes back to the supply.",
            "Food that arrives at the start of the round may pay.",
            "Lying out from the start of a solo series it lays its fields on rounds 4, 7 and 10.",
        ),
        on_play=Reserve(after=(4, 7, 10)),
        each=(When(ROUND_START, Paid("1 food", Plow()), when=Reserved("Plowman"), may=True),),
    ),
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
        each=(When(RENOVATED, Once(LayOnRounds("1 sheep")), when=LivesIn("stone house")),),
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
            Table(OnCard("Tanner", "boar"), (2, 1), (4, 2), (6, 3)),
            Table(OnCard("Tanner", "cattle"), (2, 1), (3, 2), (4, 3)),
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
        "Weaver",
        "K",
        players=4,
        text="When people start to work in a round and you have at least 2 sheep, take 1 food.",
        rulings=("Sheep that arrive at the start of the same round count already.",),
        each=(When(WORK_START, Take("1 food"), when=AtLeast(2, Goods("sheep"))),),
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
            Discount("1 wood", (IMPROVEMENT, STABLE, FENCE), once="Wood Carver"),
            Discount("1 wood", (ROOM,), house="wooden hut", once="Wood Carver"),
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
)
