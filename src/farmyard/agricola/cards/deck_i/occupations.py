"""Occupations of deck I."""

from typing import Final

from farmyard.agricola.cards.card import Card, occupation
from farmyard.agricola.cards.deck_e.by_hand import Double
from farmyard.agricola.cards.deck_i.by_hand import (
    BuildDelivered,
    BuyFirstTurn,
    Evergreen,
    HelpHarvest,
    LayFences,
    MarkSpace,
    OfferForSale,
    OnMarked,
    Reveal,
    SkipHarvest,
    TakeLying,
)
from farmyard.agricola.cards.doors import FORESEES, OTHERS, AnyTime, When
from farmyard.agricola.cards.words.combining import If
from farmyard.agricola.cards.words.conditions import Gets, InRounds, Not, Numbered, OfCard, On, StartsTheRound
from farmyard.agricola.cards.words.later import Reserve, Reserved
from farmyard.agricola.cards.words.paying import Paid
from farmyard.agricola.cards.words.rights import Right
from farmyard.agricola.cards.words.taking import TakeFromDoer
from farmyard.agricola.events import (
    AFTER_FIELDS,
    BEFORE_WORK,
    IMPROVED,
    LEAVES_SPACE,
    RETURN_HOME,
    ROUND_START,
    TAKES_GOODS,
    USES_SPACE,
)
from farmyard.agricola.rules.fencing import Fence
from farmyard.agricola.rules.improve import AS_A_BONUS, OF_ITS_OWN, ONCE_MORE, Improvement

ARTISTS: Final = (
    "Magician", "Conjurer", "Street Musician", "Puppeteer", "Acrobat", "Dancer", "Animal Trainer", "Storyteller",
)  # fmt: skip

CARDS: Final[tuple[Card, ...]] = (
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
            When(USES_SPACE, Reserve(after=(0,)), when=OnMarked("Fence Builder")),
            When(LEAVES_SPACE, Fence(), when=OnMarked("Fence Builder") & Reserved("Fence Builder"), may=True),
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
        each=(When(ROUND_START, BuildDelivered("2 food"), when=Reserved("Fence Deliveryman")),),
        by_hand="no other card lays fences on rounds",
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
        "Juggler",
        "I",
        players=4,
        text="When one of your people takes the food of Traveling Players, you may take double that food. Then pay "
        "1 food to the owner of each Magician, Conjurer, Street Musician, Puppeteer, Acrobat, Dancer, Animal Trainer "
        "and Storyteller.",
        rulings=(
            "Only the food on the space is doubled, not what cards add to it.",
            "Your own cards cost nothing; somebody with several such cards is paid for each.",
            "You may pay more than you gain, but everybody must be paid out of your food and what you take.",
            "Not together with your own Dancer in the same action.",
        ),
        each=(When(TAKES_GOODS, Double(ARTISTS, wipes="Dancer"), when=On("traveling players"), may=True),),
        by_hand="taking double and paying others is shared with the Fisherman alone",
    ),
    occupation(
        "Layabout",
        "I",
        text="You stay out of the next harvest: no field phase, no feeding, no breeding and no cards.",
        rulings=(
            "You owe no food and get no begging cards.",
            "Others may take grain from your fields with the Harvest Helper; you may not use it yourself.",
            "Others may use your Water Mill; you may use nobody's.",
            "The Slaughterman and the Slaughterhouse still pay you.",
            "Harvesting with Manure is no harvest: you may do it and still stay out of the next harvest.",
        ),
        on_play=SkipHarvest(),
        by_hand="no other card leaves out a harvest",
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
            When(RETURN_HOME, TakeLying("food", "fishing"), when=Reserved("Net Fisherman"), may=True),
        ),
        by_hand="no other card takes goods from a space without using it",
    ),
    occupation(
        "Reed Buyer",
        "I",
        players=4,
        text="When another player is the first in a round to take reed with a person, you may buy 1 of it for 1 food. "
        "That player gets 1 food more from the supply.",
        rulings=(
            "The seller cannot refuse.",
            "Nothing happens when you are the first to take reed, and nothing when it is taken again in the round.",
            "Any action space that gives reed counts; reed that cards give does not.",
            "The seller's Fish Trap still reacts, but the Resource Seller does not count what is sold.",
            "The seller's Landing Net and Pieceworker still react.",
            "What you buy is no reed from an action space: your Fish Trap does not react.",
        ),
        each=(
            When(
                TAKES_GOODS,
                Paid("1 food", TakeFromDoer("reed", gives="2 food")),
                by=OTHERS,
                when=Gets("reed", first=True),
                may=True,
            ),
        ),
    ),
    occupation(
        "Taster",
        "I",
        players=4,
        text="At the start of each round you may pay 1 food to another player who starts it: place your first person "
        "before everybody else. Then the turns begin with the starting player as usual.",
        rulings=(
            "You are not passed over later: on the left of the starting player you place first and third.",
            "Taster, Foreman and Wood Distributor may be used in answer to each other until the work phase begins. "
            "To use one is final; who does not may still think again.",
        ),
        each=(When(BEFORE_WORK, BuyFirstTurn("1 food"), when=Not(StartsTheRound()), may=True, per_round=1),),
        by_hand="no other card changes the order of turns",
    ),
)
