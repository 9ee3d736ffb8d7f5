"""Minor improvements of deck E, A to L."""

from typing import Final

from farmyard.agricola.content.deck_e.by_hand import CooksTogether
from farmyard.agricola.content.moor.goods import HORSE
from farmyard.agricola.rules.bread import Bake
from farmyard.agricola.rules.combine import Either, Optional
from farmyard.agricola.rules.farmland import Plow
from farmyard.agricola.rules.renovate import Renovate
from farmyard.agricola.rules.take import Take
from farmyard.agricola.state.card import Card, Price, minor
from farmyard.agricola.state.doors import AnyTime, Conversion, Oven, Plot, When
from farmyard.agricola.state.events import (
    FIELD_PHASE,
    SHARES_GOODS,
    USED_SPACE,
)
from farmyard.agricola.state.goods import NAMES, VEGETABLE
from farmyard.agricola.state.player import CLAY_HUT, WOODEN_HUT
from farmyard.agricola.state.purchase import IMPROVEMENT, RENOVATION, ROOM
from farmyard.agricola.words.conditions import AtLeast, Gets, InRounds, LivesIn, Not, On
from farmyard.agricola.words.laying import LayOnRounds
from farmyard.agricola.words.numbers import Goods, Improvements, Occupations, Rooms, Tagged
from farmyard.agricola.words.prices import ANY_RESOURCE, BasePrice, Discount, Swap
from farmyard.agricola.words.rights import BuildsMajors
from farmyard.agricola.words.scoring import Each, Worth
from farmyard.agricola.words.shelter import Holds, LargerPastures
from farmyard.agricola.words.taking import Leave, TakePer

CARD_FIELD_RULINGS: Final = (
    "It is no field when fields are scored; the vegetables on it score like any others.",
    "While vegetables grow on it, it is a vegetable field and a planted field where a card asks for such.",
    "What adds vegetables to a sown field adds them here: Potato Dibber, Liquid Manure, Fieldsman, Smallholder.",
    "With the Gardener its vegetables stay until the end of the game.",
    "The Hobby Farmer's vegetable may be sown here.",
    "A space for sowing may be used for this card alone.",
)


def one_more(kind: str) -> Conversion:
    """A vegetable for an animal of a kind that one has."""
    return Conversion("1 vegetable", f"1 {kind}", f"vegetable into {kind}", True, AtLeast(1, Goods(kind)))


CARDS: Final[tuple[Card, ...]] = (
    minor(
        "Animal Pen",
        "E",
        cost="2 wood",
        requires=AtLeast(4, Occupations()),
        points=1,
        text="Lay 2 food on each round space still to come; take it when that round begins.",
        on_play=LayOnRounds("2 food"),
    ),
    minor(
        "Animal Yard",
        "E",
        cost="2 wood",
        requires=AtLeast(1, Occupations()),
        points=1,
        text="This card holds up to 2 animals, of one kind or two. It brings no animals with it.",
        rulings=(
            "It is no pasture when pastures are scored.",
            "Newborn animals may live here.",
            "With the Drinking Trough it holds 2 animals more.",
            "With the Shepherd's Pipe it holds up to 4 animals if at most 1 of them is no sheep; "
            "2 that are no sheep fill it.",
            "The Smallholder does not enlarge it.",
            "The Organic Farmer counts it like a pasture.",
        ),
        changes=(Holds(2),),
    ),
    minor(
        "Axe",
        "E",
        cost="1 wood 1 stone",
        text="Each room that you add to a wooden hut costs 2 wood and 2 reed.",
        rulings=(
            "It sets a price of its own: not together with the Carpenter, the Clay Supports or the Clay Plasterer "
            "for the same room, but each room may use another of them.",
            "It applies to each room; cards that change a price come on top.",
        ),
        changes=(BasePrice("2 wood 2 reed", (ROOM,), house="wooden hut"),),
    ),
    minor(
        "Baker's Oven",
        "E",
        prices=(Price(returns=("oven",)),),
        points=3,
        text="Baking: 5 food each for up to 2 grain. Bake at once when you play it.",
        rulings=(
            "A Clay Oven or Stone Oven handed in for it is for sale again; a Wood-fired Oven leaves the game.",
            "It is an oven itself.",
            "The baking when it is played may use every improvement for baking that you have.",
            "It is a minor and a major improvement at once, but one card only.",
        ),
        tags=("oven", "baking", "major"),
        oven=Oven(food=5, most=2),
        on_play=Optional(Bake()),
    ),
    minor(
        "Baking Tray",
        "E",
        cost="1 wood",
        text="With an action for a minor improvement you may build the Clay Oven or the Stone Oven. "
        "These and the Wood-fired Oven cost you 1 building resource of your choice less.",
        changes=(
            BuildsMajors("Clay Oven", "Stone Oven"),
            Discount(ANY_RESOURCE, (IMPROVEMENT,), cards=("Clay Oven", "Stone Oven", "Wood-fired Oven")),
        ),
    ),
    minor(
        "Basket",
        "E",
        cost="1 reed",
        text="When you take wood that lies on a space, you may leave 2 wood there and take 3 food.",
        rulings=(
            "Once per action; at least 2 wood must lie on the space, wood from cards cannot be left.",
            "Who leaves all the wood has still taken wood, but the Wood Buyer finds nothing to buy "
            "and the Resource Seller does not react.",
            "Wood from the supply does not count, as with Reed, Stone and Wood.",
            "The Spinney takes its wood first. The food cannot pay for the Pieceworker.",
            "Together with the Mushroom Collector you leave 3 wood for 5 food.",
        ),
        each=(When(SHARES_GOODS, Leave("2 wood", "3 food"), when=Gets("wood", lying=True, number=2), may=True),),
    ),
    minor(
        "Bean Field",
        "E",
        requires=AtLeast(2, Occupations()),
        points=1,
        text="This card is a field for vegetables only.",
        rulings=CARD_FIELD_RULINGS,
        plots=(Plot(VEGETABLE),),
    ),
    minor(
        "Builder's Trowel",
        "E",
        cost="1 wood",
        text="At any time you may renovate your wooden hut to a clay hut for the usual price, without an action.",
        rulings=(
            "Not while an action is being carried out.",
            "The Conservator does not let it reach a stone house.",
        ),
        any_time=(AnyTime(Renovate(only_from=WOODEN_HUT, only_to=CLAY_HUT)),),
    ),
    minor(
        "Building Material",
        "E",
        passing=True,
        tags=("Building Material",),
        text="Take 1 wood or 1 clay.",
        rulings=("Taking the wood counts for the Berry Picker.",),
        on_play=Either((Take("1 wood"), Take("1 clay"))),
    ),
    minor(
        "Butter Churn",
        "E",
        cost="2 wood",
        text="In the field phase of each harvest take 1 food for every 3 sheep and 1 food for every 2 cattle.",
        rulings=(
            "It comes after the Milking Shed.",
            "Nothing in the additional field phases of the Manure.",
        ),
        each=(
            When(FIELD_PHASE, TakePer("1 food", Goods("sheep"), per=3)),
            When(FIELD_PHASE, TakePer("1 food", Goods("cattle"), per=2)),
        ),
    ),
    minor(
        "Canoe",
        "E",
        cost="2 wood",
        requires=AtLeast(2, Occupations()),
        points=1,
        tags=("fishing gear",),
        text="When you use Fishing, take 1 food and 1 reed as well.",
        rulings=(
            "The Fisherman of another player pays you 1 food for this card when it doubles the catch.",
            "The catch of the Net Fisherman is no use of Fishing.",
            "Its reed does not count for the Fish Trap and the Net Fisherman.",
            "Its reed does not count for the Landing Net.",
        ),
        each=(When(USED_SPACE, Take("1 food 1 reed"), when=On("fishing")),),
    ),
    minor(
        "Carp Pond",
        "E",
        requires=AtLeast(2, Improvements()) & AtLeast(1, Occupations()),
        points=1,
        text="Lay 1 food on each odd-numbered round space still to come; take it when that round begins.",
        rulings=("Major and minor improvements count alike, but only those that lie in front of you.",),
        on_play=LayOnRounds("1 food", odd=True),
    ),
    minor(
        "Cattle Market",
        "E",
        cost="1 sheep",
        passing=True,
        text="Take 1 cattle.",
        rulings=("You may turn the cattle into food at once, also with the Butcher or the Meat Seller.",),
        on_play=Take("1 cattle"),
    ),
    minor(
        "Ceramics",
        "E",
        cost="1 clay",
        requires=AtLeast(1, Tagged("oven")),
        text="Take 2 food. From now on you may build the Pottery for nothing, also with an action for a minor "
        "improvement.",
        rulings=(
            "Ovens are the Clay Oven, the Stone Oven, the Wood-fired Oven and the Baker's Oven.",
            "The Pottery takes an action, must be for sale and counts as a major improvement.",
        ),
        on_play=Take("2 food"),
        changes=(BuildsMajors("Pottery"), BasePrice("nothing", (IMPROVEMENT,), cards=("Pottery",))),
    ),
    minor(
        "Clay Roof",
        "E",
        requires=AtLeast(1, Occupations()),
        points=1,
        text="When you build a room or renovate, you may pay clay in place of 1 or 2 reed.",
        rulings=(
            "A room may be paid with 1 clay and 1 reed.",
            "It applies to each room, also to a price that another card sets; cards that save clay save this clay.",
            "With the Brushwood Roof 2 reed may become 1 wood and 1 clay.",
            "It does not help with the reed of the Holiday House.",
        ),
        changes=(Swap("1 clay", instead="1 reed", sorts=(ROOM, RENOVATION), most=2),),
    ),
    minor(
        "Clay Supports",
        "E",
        cost="2 wood",
        text="Each room that you add to a clay hut may cost you 2 clay, 1 wood and 1 reed.",
        rulings=(
            "You choose for each room, also within one action.",
            "It sets a price of its own: not together with the Axe, the Carpenter or the Clay Plasterer for the same "
            "room.",
            "Cards that change a price come on top: with the Bricklayer a room costs 1 wood and 1 reed.",
            "The Wood Carver does not save this wood.",
        ),
        changes=(BasePrice("2 clay 1 wood 1 reed", (ROOM,), house="clay hut"),),
    ),
    minor(
        "Clogs",
        "E",
        cost="1 wood",
        text="At the end 1 point if you live in a clay hut, 2 points if you live in a stone house.",
        rulings=("It adds to the Half-timbered House, the Mansion and the Chief's Daughter.",),
        scores=(Worth(1, LivesIn("clay hut")), Worth(2, LivesIn("stone house"))),
    ),
    minor(
        "Corn Scoop",
        "E",
        cost="1 wood",
        text="When you use Take 1 Grain, take 1 grain more.",
        each=(When(USED_SPACE, Take("1 grain"), when=On("take grain")),),
    ),
    minor(
        "Dovecote",
        "E",
        cost="2 stone",
        points=2,
        text="Lay 1 food on each round space from 10 to 14 that is still to come; take it when that round begins.",
        rulings=("Nothing for rounds that have begun.",),
        on_play=LayOnRounds("1 food", first=10, last=14),
    ),
    minor(
        "Drinking Trough",
        "E",
        cost="2 wood",
        points=1,
        text="Each of your pastures holds 2 animals more, with or without stables.",
        rulings=(
            "The 2 places are added after stables have doubled the rest.",
            "Nothing for unfenced stables; the Animal Yard and the Wildlife Reserve gain 2 places each.",
            "It adds to the Smallholder and the Shepherd's Pipe.",
        ),
        changes=(LargerPastures(2),),
    ),
    minor(
        "Feed Pellets",
        "E",
        text="While feeding, once per harvest, you may give 1 vegetable for 1 animal of a kind that you keep.",
        rulings=(
            "An animal without a place may be cooked at once or runs away.",
            "Horses are a kind like the others.",
        ),
        conversions=tuple([one_more(kind) for kind in ("sheep", "boar", "cattle", NAMES[HORSE])]),
    ),
    minor(
        "Field",
        "E",
        cost="1 food",
        passing=True,
        text="Plow 1 field.",
        rulings=("No plow and no Harrow can be used with it.",),
        on_play=Plow(),
    ),
    minor(
        "Fishing Rod",
        "E",
        cost="1 wood",
        tags=("fishing gear",),
        text="When you use Fishing, take 1 food more, from round 8 on 2 food more.",
        rulings=(
            "The Fisherman of another player pays you 1 food for this card when it doubles the catch.",
            "The catch of the Net Fisherman is no use of Fishing.",
        ),
        each=(
            When(USED_SPACE, Take("1 food"), when=On("fishing") & InRounds(1, 7)),
            When(USED_SPACE, Take("2 food"), when=On("fishing") & InRounds(8)),
        ),
    ),
    minor(
        "Fruit Tree",
        "E",
        requires=AtLeast(3, Occupations()),
        points=1,
        text="Lay 1 food on each round space from 8 to 14 that is still to come; take it when that round begins.",
        rulings=("Nothing for rounds that have begun.",),
        on_play=LayOnRounds("1 food", first=8, last=14),
    ),
    minor(
        "Gypsy's Crock",
        "E",
        cost="2 clay",
        points=1,
        text="When you turn several goods into food at one time with a Fireplace, a Cooking Hearth or the Cooking "
        "Corner, take 1 food for every 2 of them.",
        rulings=(
            "4 goods give 2 food more, 6 give 3.",
            "Animals, vegetables and grain baked there count alike; they may differ and be cooked on different "
            "improvements, also 1 grain baked and 1 good cooked at the same time.",
            "The Simple Fireplace is a Fireplace.",
            "Other improvements for cooking do not count, like the Cookhouse and the Open Grill.",
        ),
        changes=(CooksTogether(per=2),),
        by_hand="no other card rewards cooking several goods at one time",
    ),
    minor(
        "Half-timbered House",
        "E",
        cost="1 wood 1 clay 1 reed 2 stone",
        tags=("reed roof",),
        text="At the end 1 point for each room of your stone house.",
        rulings=(
            "Nothing if you have the Mansion, too.",
            "It adds to the Chief and the Clogs.",
            "The Ladder and the Thatcher save its reed.",
        ),
        scores=(Each(1, Rooms("stone house"), when=Not(AtLeast(1, Tagged("Mansion")))),),
    ),
    minor(
        "Helpful Neighbors",
        "E",
        cost="1 wood / 1 clay",
        passing=True,
        text="Take 1 stone or 1 reed.",
        rulings=(
            "The reed does not count for the Fish Trap and the Net Fisherman.",
            "With the Bricklayer it costs nothing.",
        ),
        on_play=Either((Take("1 stone"), Take("1 reed"))),
    ),
    minor(
        "Lettuce Patch",
        "E",
        requires=AtLeast(3, Occupations()),
        points=1,
        text="This card is a field for vegetables only. You may turn a vegetable into 4 food when you harvest it here.",
        rulings=(
            "Only at the moment of harvesting, and the Spices add nothing.",
            *CARD_FIELD_RULINGS,
        ),
        plots=(Plot(VEGETABLE, harvested=Conversion("1 vegetable", "4 food", name="Lettuce Patch")),),
    ),
)
