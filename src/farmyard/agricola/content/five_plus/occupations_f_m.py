"""Occupations for five and six players, F to M."""

from typing import Final

from farmyard.agricola.content.five_plus.by_hand import HoldsForOthers, LayForOwner, TakeLaid
from farmyard.agricola.content.original_board import major_or_minor
from farmyard.agricola.rules.combine import Either, Optional, Then
from farmyard.agricola.rules.fencing import Fence
from farmyard.agricola.rules.renovate import Renovate
from farmyard.agricola.rules.take import Take
from farmyard.agricola.state.action import Action
from farmyard.agricola.state.card import Card, occupation
from farmyard.agricola.state.doors import OTHERS, AnyTime, When
from farmyard.agricola.state.events import (
    FIELD_END,
    FIELD_START,
    HARVESTED,
    PLAYED_IMPROVEMENT,
    PLOWED,
    TAKES_GOODS,
    USED_SPACE,
    USES_SPACE,
)
from farmyard.agricola.state.game import FIELD
from farmyard.agricola.state.player import CLAY_HUT, STONE_HOUSE
from farmyard.agricola.state.space import Space
from farmyard.agricola.words.combining import If, OwnerOnly, OwnerOrOthers
from farmyard.agricola.words.conditions import AtLeast, AtMost, Exactly, Gets, InRounds, On
from farmyard.agricola.words.land import FindRoom
from farmyard.agricola.words.laying import AddToCard, LayOnCard, TakeOffCard
from farmyard.agricola.words.numbers import OnCard, Uses
from farmyard.agricola.words.paying import PaidToOwner
from farmyard.agricola.words.spaces import Revealed

EXTENSION: Final = On("Copse", "Grove", "Hollow", "Riverbank Forest", "Traveling Players")
FOLD: Final[Action] = Then(Fence(), Take("1 sheep"))
FENCING: Final[Action] = If(Revealed("Fencing"), Fence())
REDEVELOPMENT: Final[Action] = If(Revealed("House Redevelopment"), Then(Renovate(), Optional(major_or_minor())))
SEEDS: Final[Action] = If(Revealed("Vegetable Seeds"), Take("1 vegetable"))

CARDS: Final[tuple[Card, ...]] = (
    occupation(
        "Fast Mason",
        "five-plus",
        number="C169",
        players=5,
        category="farm planner",
        text="After each time you use a clay / stone accumulation space, you may renovate to a clay hut / stone house "
        "without the reed.",
        rulings=(
            "What you have just taken may pay for the rooms.",
            "It is one step at a time, unless a card allows more.",
        ),
        each=(
            When(USED_SPACE, Renovate(only_to=CLAY_HUT, reedless=True), when=On("clay space"), may=True),
            When(USED_SPACE, Renovate(only_to=STONE_HOUSE, reedless=True), when=On("stone space"), may=True),
        ),
    ),
    occupation(
        "Field Counter",
        "five-plus",
        number="C172",
        players=5,
        category="food provider",
        text="Each time another player plows, lay 1 food on this card for each field. Once, at any time, you may turn "
        "it face down and take all food on it.",
        rulings=("Turned down, it still counts as an occupation, but does nothing more.",),
        each=(When(PLOWED, AddToCard("1 food", each=True), by=OTHERS, when=AtMost(0, Uses())),),
        any_time=(AnyTime(TakeOffCard(), uses=1, midst=True),),
    ),
    occupation(
        "Field Overseer",
        "five-plus",
        number="B175",
        players=5,
        category="crop provider",
        text="In each harvest, if the others together take grain from at least 3 / 4 / 6 fields, you get 1 food / "
        "grain / vegetable.",
        rulings=(
            "Fields on cards count, too.",
            "Your own fields do not.",
            "Of the three only the best comes.",
        ),
        each=(
            When(FIELD_START, LayOnCard(anew=True)),
            When(HARVESTED, LayOnCard("grain"), by=OTHERS, when=InRounds(phase=FIELD)),
            When(FIELD_END, Take("1 food"), when=Exactly(3, OnCard("grain"))),
            When(FIELD_END, Take("1 grain"), when=AtLeast(4, OnCard("grain")) & AtMost(5, OnCard("grain"))),
            When(FIELD_END, Take("1 vegetable"), when=AtLeast(6, OnCard("grain"))),
            When(FIELD_END, LayOnCard(anew=True)),
        ),
    ),
    occupation(
        "Fold Builder",
        "five-plus",
        number="D170",
        players=5,
        category="farm planner",
        text="This is an action space for all: build fences, afterwards take 1 sheep. Others pay you 1 food first.",
        rulings=(
            "Like any space it is for one person in a round.",
            "You pay nothing yourself.",
        ),
        space=Space("Fold Builder", OwnerOrOthers(FOLD, PaidToOwner("1 food", FOLD))),
    ),
    occupation(
        "Game Teaser",
        "five-plus",
        number="B180",
        players=5,
        category="livestock provider",
        text="Each time you take exactly 1 / 2 / 3 food from a food accumulation space, you also get 1 cattle / boar / "
        "sheep.",
        rulings=("4 food or more bring nothing.",),
        each=(
            When(TAKES_GOODS, Take("1 cattle"), when=On("food space") & Gets("food", lying=True, number=1, most=1)),
            When(TAKES_GOODS, Take("1 boar"), when=On("food space") & Gets("food", lying=True, number=2, most=2)),
            When(TAKES_GOODS, Take("1 sheep"), when=On("food space") & Gets("food", lying=True, number=3, most=3)),
        ),
    ),
    occupation(
        "Graduate",
        "five-plus",
        number="D177",
        players=5,
        category="building resource provider",
        text="When you play this card, pay 1 food; for it you get 2 stone and 2 reed.",
        rulings=(
            "The food comes on top of the occupation cost.",
            "Whoever cannot pay it gets nothing; nobody begs for it.",
        ),
        on_play=Take("2 reed 2 stone", price="1 food"),
    ),
    occupation(
        "Greenhouse Builder",
        "five-plus",
        number="B171",
        players=5,
        category="action booster",
        text="This is an action space for you alone: do there what Fencing, House Redevelopment or Vegetable Seeds "
        "allow, each once its card is turned over.",
        rulings=(
            "As long as none of the three lies open, nobody can go there.",
            "It is no use of the space of that name.",
        ),
        space=Space("Greenhouse Builder", OwnerOnly(Either((FENCING, REDEVELOPMENT, SEEDS))), tags=("renovation",)),
    ),
    occupation(
        "Hayward",
        "five-plus",
        number="A170",
        players=5,
        category="farm planner",
        text="At any time you may build fences for the usual price. This is no action to build fences.",
        rulings=(
            "Cards that look at such an action neither react nor make it cheaper; those that look at fences or "
            "pastures do.",
            "Pastures are closed as always, with the fences that you have left.",
        ),
        any_time=(AnyTime(Fence(action=False)),),
    ),
    occupation(
        "Hollow Gardener",
        "five-plus",
        number="A175",
        players=5,
        category="crop provider",
        text="Each time you take 3 to 5 clay from Hollow, you also get 1 grain; with 6 or more, 1 vegetable instead.",
        rulings=("Only clay that lay on the space counts.",),
        each=(
            When(TAKES_GOODS, Take("1 grain"), when=On("Hollow") & Gets("clay", lying=True, number=3, most=5)),
            When(TAKES_GOODS, Take("1 vegetable"), when=On("Hollow") & Gets("clay", lying=True, number=6)),
        ),
    ),
    occupation(
        "Livestock Sustainer",
        "five-plus",
        number="B169",
        players=5,
        category="farm planner",
        text="This card holds 1 animal of any kind for each major improvement that others have, at most 8.",
        rulings=("A major improvement that is handed back counts no more.",),
        changes=(HoldsForOthers(8),),
        each=(When(PLAYED_IMPROVEMENT, FindRoom(), by=OTHERS),),
        by_hand="no other card holds animals for what others have",
    ),
    occupation(
        "Loess Gardener",
        "five-plus",
        number="D174",
        players=5,
        category="crop provider",
        text="Each time you use Clay Pit, you may first buy 1 vegetable for 1 food.",
        each=(When(USES_SPACE, Take("1 vegetable", price="1 food"), when=On("Clay Pit"), may=True),),
    ),
    occupation(
        "Master Hora",
        "five-plus",
        number="A174",
        players=5,
        category="crop provider",
        text="Each time you use one of the linked spaces, you may first buy 1 vegetable for 1 food.",
        rulings=(
            "The linked spaces are the six that the walls of the extension join in pairs.",
            "What an occupation costs is still due afterwards; what is missing then is begged for.",
        ),
        each=(When(USES_SPACE, Take("1 vegetable", price="1 food"), when=On("linked space"), may=True),),
    ),
    occupation(
        "Middleman",
        "five-plus",
        number="A177",
        players=5,
        category="building resource provider",
        text="When you play this card, lay 1 stone and 1 food on each of the linked spaces. You take them the first "
        "time you use that space.",
        rulings=(
            "The linked spaces are the six that the walls of the extension join in pairs.",
            "Nobody else gets these goods, whoever uses the space.",
            "They are not yours before you take them.",
        ),
        on_play=LayForOwner("1 stone 1 food", "linked space"),
        each=(When(USES_SPACE, TakeLaid(), when=On("linked space")),),
        by_hand="no other card lays goods on spaces for its owner alone",
    ),
    occupation(
        "Mountain Hiker",
        "five-plus",
        number="C177",
        players=5,
        category="building resource provider",
        text="After each time you use an accumulation space of the extension, you may buy 1 stone for 1 food.",
        rulings=("These are Copse, Grove, Hollow, Riverbank Forest and Traveling Players.",),
        each=(When(USED_SPACE, Take("1 stone", price="1 food"), when=EXTENSION, may=True),),
    ),
    occupation(
        "Mountain Shepherd",
        "five-plus",
        number="A179",
        players=5,
        category="livestock provider",
        text="Each time you use a quarry, you first get 1 sheep.",
        rulings=("The sheep is housed, cooked or let go as usual.",),
        each=(When(USES_SPACE, Take("1 sheep"), when=On("Western Quarry", "Eastern Quarry")),),
    ),
)
