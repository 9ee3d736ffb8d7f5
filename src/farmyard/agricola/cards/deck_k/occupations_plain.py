"""Occupations of deck K that are written in words alone."""

from typing import Final

from farmyard.agricola.cards.card import Card, occupation
from farmyard.agricola.cards.doors import OTHERS, AnyTime, Conversion, When
from farmyard.agricola.cards.words.conditions import Anyone, AtLeast, AtMost, Gets, InRounds, LivesIn, Not, On
from farmyard.agricola.cards.words.effects import All, If, LayOnRounds, Paid, TakeStepped
from farmyard.agricola.cards.words.later import Once, Reserve, Reserved
from farmyard.agricola.cards.words.numbers import Goods, People, Rooms, RoundsLeft, Tagged
from farmyard.agricola.cards.words.prices import DiscountOfChoice, Swap
from farmyard.agricola.cards.words.rights import BuildsMajors
from farmyard.agricola.cards.words.scoring import Most
from farmyard.agricola.cards.words.shelter import Pets
from farmyard.agricola.events import (
    PLAYED_OCCUPATION,
    RENOVATED,
    ROUND_END,
    ROUND_START,
    TAKES_GOODS,
    USED_SPACE,
    WORK_START,
)
from farmyard.agricola.goods import CATTLE
from farmyard.agricola.player import CLAY_HUT
from farmyard.agricola.rules.combine import Either
from farmyard.agricola.rules.farmland import Plow
from farmyard.agricola.rules.harvest import Breed
from farmyard.agricola.rules.home import Renovate
from farmyard.agricola.rules.improve import PlayOccupation
from farmyard.agricola.rules.payment import IMPROVEMENT, RENOVATION, ROOM
from farmyard.agricola.rules.take import Take

WORKSHOPS: Final = ("Joinery", "Pottery", "Basketmaker's Workshop")
CLAY_OR_STONE: Final = LivesIn("clay hut", "stone house")

CARDS: Final[tuple[Card, ...]] = (
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
        on_play=TakeStepped("1 wood", RoundsLeft(), (1, 3, 6, 9)),
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
            DiscountOfChoice(2, (IMPROVEMENT,), cards=WORKSHOPS, when=CLAY_OR_STONE),
        ),
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
        "Seed Seller",
        "K",
        players=3,
        text="Take 1 grain. When you use Take 1 Grain, take 1 more.",
        rulings=("Grain from anywhere else, like the Granary, brings no more.",),
        on_play=Take("1 grain"),
        each=(When(USED_SPACE, Take("1 grain"), when=On("take grain")),),
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
                    TakeStepped("1 stone", Goods("stone"), (5,)),
                    TakeStepped("1 reed", Goods("reed"), (6,)),
                    TakeStepped("1 clay", Goods("clay"), (7,)),
                    TakeStepped("1 wood", Goods("wood"), (8,)),
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
