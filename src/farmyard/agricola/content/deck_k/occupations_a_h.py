"""Occupations of deck K, A to H."""

from typing import Final

from farmyard.agricola.content.deck_k.by_hand import (
    Adopt,
    HandOver,
    LayOnSpace,
    MovePerson,
)
from farmyard.agricola.rules.fencing import AT_THE_EVENT, Fence
from farmyard.agricola.rules.harvest import Breed
from farmyard.agricola.rules.occupation import PlayOccupation
from farmyard.agricola.rules.take import Take
from farmyard.agricola.state.action import Action
from farmyard.agricola.state.card import Card, occupation
from farmyard.agricola.state.doors import ANYONE, OTHERS, Plot, When
from farmyard.agricola.state.events import (
    ALL_PLACED,
    BEFORE_WORK,
    BUILT_FENCES,
    BUILT_STABLE,
    COOKED,
    GREW,
    LEAVES_SPACE,
    PLAYED_OCCUPATION,
    ROUND_END,
    ROUND_START,
    TAKES_GOODS,
    USED_SPACE,
)
from farmyard.agricola.state.goods import CATTLE, WOOD
from farmyard.agricola.state.purchase import RENOVATION, ROOM
from farmyard.agricola.words.buying import Buy
from farmyard.agricola.words.conditions import (
    AtMost,
    Gets,
    InRounds,
    Not,
    Numbered,
    On,
)
from farmyard.agricola.words.later import Reserve, Reserved
from farmyard.agricola.words.laying import LayFromSupply, LayOnCard
from farmyard.agricola.words.numbers import (
    OnCard,
    Rooms,
    RoundsLeft,
    Thresholds,
)
from farmyard.agricola.words.paying import Paid
from farmyard.agricola.words.prices import Swap
from farmyard.agricola.words.scoring import Each, Losses, Most, Worth
from farmyard.agricola.words.shelter import Pets
from farmyard.agricola.words.taking import TakePer

FOREST: Final = Plot(WOOD, is_field=False)
FROM_THE_STAGE: Final[Action] = MovePerson(("traveling players",), ("take grain", "plow"))


CARDS: Final[tuple[Card, ...]] = (
    occupation(
        "Acrobat",
        "K",
        players=4,
        tags=("artist",),
        text="When one of your people has taken the food of Traveling Players: once all people of all players are "
        "placed, that person may move to Take 1 Grain, Plow 1 Field or Plow and Sow and use it, if it is free.",
        rulings=(
            "Nothing is reserved for you: others may use these spaces before.",
            "If other people move as well, the player on the left of whoever placed the last person begins. "
            "A player moves everybody in one go, in any order, and nobody moves twice.",
            "The space must have been free before anybody moved; a space that somebody has left is not.",
            "In the round in which you play it, only somebody you place after that may move.",
            "It is an action, but nobody is placed: it is never the last person for the Magician.",
            "It is not one more person for the Church Warden, either.",
            "Another player who doubles the food with the Juggler pays you 1 food.",
        ),
        each=(
            When(TAKES_GOODS, Reserve(after=(0,)), when=On("traveling players")),
            When(ALL_PLACED, FROM_THE_STAGE, when=Reserved(), may=True),
        ),
        by_hand="only this card and the Countryman move people",
    ),
    occupation(
        "Adoptive Parents",
        "K",
        text="When your family grows, you may pay 1 food: the child goes home at once and may work this round.",
        rulings=(
            "Such a child is no newborn: it eats like a grown-up, even in the harvest of the same round.",
            "Children of the Wet Nurse and the Lover may be adopted, too, for 1 food each.",
            "It counts as a family member from now on when a room is looked for.",
            "Whoever leaves the Reed Hut for the family may be adopted and then works this round, unless that person "
            "has worked already.",
        ),
        each=(When(GREW, Paid("1 food", Adopt()), when=Numbered(1), may=True),),
        by_hand="only the Adoptive Parents of two editions let newborns work",
    ),
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
            When(ROUND_START, Take("1 sheep", price="1 food"), when=Reserved() & InRounds(7, 7), may=True),
            When(
                ROUND_START,
                Take("1 boar", price="1 food"),
                when=Reserved() & InRounds(10, 10),
                may=True,
            ),
            When(ROUND_START, Take("1 cattle", price="1 food"), when=Reserved() & InRounds(14), may=True),
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
        tags=("artist",),
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
        scores=(Each(1, OnCard("wood"), but=(1, 4, 7, 10)),),
    ),
    occupation(
        "Brushwood Collector",
        "K",
        players=3,
        text="When you build a room or renovate, you may pay 1 wood in place of all the reed.",
        rulings=("It applies to each of several rooms and adds to other cards that change prices.",),
        changes=(Swap("1 wood", instead="3 reed / 2 reed / 1 reed", sorts=(ROOM, RENOVATION)),),
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
        by_hand="no other card counts losing categories",
    ),
    occupation(
        "Countryman",
        "K",
        players=4,
        text="Once all people of all players are placed, one of yours may move from Take 1 Grain or Take 1 Vegetable "
        "to a space for sowing and use it, if it is free.",
        rulings=(
            "You need not sow there: you may also, or only, bake or plow.",
            "Only one person in each round, even if both spaces were used; it may have been placed before this card.",
            "With the Field Warden, Plow and Sow may be occupied by another player.",
            "If other people move as well, the player on the left of whoever placed the last person begins. "
            "A player moves everybody in one go, in any order, and nobody moves twice.",
            "The space must be free, also of people who have moved there.",
            "It is an action, but nobody is placed: it is never the last person for the Magician.",
            "It is not one more person for the Church Warden, either.",
        ),
        each=(When(ALL_PLACED, MovePerson(("take grain", "take vegetable"), ("sow",)), may=True),),
        by_hand="only this card and the Acrobat move people",
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
        "Foreman",
        "K",
        players=4,
        text="Before each work phase you may lay 1 food from the supply on any space, for whoever uses it.",
        rulings=(
            "Spaces on cards may be chosen, too, but no coming round card unless the Chamberlain has revealed it.",
            "The food lies there until somebody uses the space, who gets it on top of everything else.",
            "A space from which the Wood Distributor has taken everything may be used for the food alone; an action "
            "that is not possible does not become so by it.",
            "Taster, Foreman and Wood Distributor may be used in answer to each other until the work phase begins. "
            "To use one is final; who does not may still think again.",
        ),
        each=(
            When(BEFORE_WORK, LayOnSpace("1 food"), may=True, per_round=1),
            When(TAKES_GOODS, HandOver(), by=ANYONE),
            When(USED_SPACE, HandOver(), by=ANYONE),
        ),
        by_hand="no other card lays goods on a space of its owner's choice",
    ),
    occupation(
        "Forester",
        "K",
        text="When you sow, you may also plant wood on the 3 plots of this card, like grain: 1 of yours and 2 more. "
        "In each field phase take 1 wood from each.",
        rulings=(
            "What makes grain fields hold more does so here, like the Liquid Manure, but not the Smallholder; "
            "each plot is a field of its own for the Fieldsman.",
            "The Planter Box adds nothing here.",
            "A space for sowing may be used for this card alone, and the plots may be planted at different times.",
            "Wood on it is not in your supply, as for the Storehouse Clerk, but counts for the points of the Joinery "
            "and the Sawmill.",
            "It is no field: neither in the scoring nor as a planted field, as for the Animal Feed, nor for the Rake.",
            "The Hobby Farmer plants nothing here.",
            "The Corn Storehouse plants nothing here, either.",
            "Manure harvests it.",
            "The Clapper adds 1 wood to each planted plot.",
        ),
        plots=(FOREST, FOREST, FOREST),
    ),
    occupation(
        "Frame Builder",
        "K",
        text="You may pay 1 wood in place of 1 clay or 1 stone for each renovation, "
        "and in place of 2 clay or 2 stone for each room.",
        rulings=(
            "It applies to each of several rooms and adds to other cards that change prices.",
            "A room whose price holds fewer than 2 clay or stone gains nothing. Cards that lower the price come before "
            "or after it: with the Bricklayer and the Carpenter a clay room costs 1 wood and 2 reed.",
        ),
        changes=(
            Swap("1 wood", instead="1 clay / 1 stone", sorts=(RENOVATION,)),
            Swap("1 wood", instead="2 clay / 2 stone", sorts=(ROOM,)),
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
)
