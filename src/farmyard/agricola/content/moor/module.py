"""Farmers of the Moor as a module: its settings, and what it brings to a table of each level."""

from typing import Final

from farmyard.agricola.content import original_board as original
from farmyard.agricola.content.moor.goods import FUEL, HORSE
from farmyard.agricola.content.moor.hands import (
    BASE_MINORS,
    DECK,
    DECKS_WITH_MOOR,
    HANDS_WITH_MOOR,
    MIX_WITH_MOOR,
    SWAP_WITH_MOOR,
    besides,
    check_moor,
    hand_cards,
    hands,
)
from farmyard.agricola.content.moor.heating import FIREWOOD, FuelNeeded, GetUp, Heat
from farmyard.agricola.content.moor.kindling import KINDLING
from farmyard.agricola.content.moor.majors import PILES
from farmyard.agricola.content.moor.solo import LeaveCardOpen, TurnUpSpecialCard, UseOpenCard
from farmyard.agricola.content.moor.special import ReturnSpecialCards, TakeSpecialCard, special_cards
from farmyard.agricola.content.moor.start_cards import DrawStartCards
from farmyard.agricola.rules.harvest import Each
from farmyard.agricola.state.module import Category, Module, Need, Part
from farmyard.agricola.state.space import Space
from farmyard.agricola.words.infirmary import Recover
from farmyard.agricola.words.numbers import Goods
from farmyard.kernel.course import Phase
from farmyard.kernel.settings import Choice, Fit, Settings, Switch

LEVELS: Final = {
    "no": "Without",
    "1": "Level 1: on the family board, no hand cards",
    "2": "Level 2: on the family board, with minor improvements of the Moor",
    "3": "Level 3: the full game",
}
LEVEL: Final = Choice(
    "moor",
    "Farmers of the Moor",
    "Forests and moors, fuel, horses and special actions; its level",
    LEVELS,
    (Fit("edition", "original"), Fit("family", "no")),
)
MOOR_DECKS: Final = Choice(
    "moor-decks",
    "Moor decks",
    "The minor improvements of the Moor that are dealt",
    {"basic": "Basic", "advanced": "Advanced", "both": "Both"},
    (Fit("moor", "2", "3"),),
)
FUEL_VARIANT: Final = Switch(
    "fuel-variant", "Fuel for cooking", "Who acquires a cooking improvement lights it with 1 fuel first", (Fit("moor"),)
)
INFIRMARY: Final = Space("Infirmary", Recover(), tags=("infirmary",), roomy=True, sickbed=True)

PHASES: Final = (
    Phase("start cards", DrawStartCards()),
    Phase("heating", Each(Heat()), after="families"),
    Phase("getting up", GetUp(), after="end of the round"),
)
IN_COMPANY: Final = (Phase("special action cards", ReturnSpecialCards(), after="end of the round"),)
ALONE: Final = (
    Phase("special action card", TurnUpSpecialCard(), before="work phase"),
    Phase("special action cards", LeaveCardOpen(), after="end of the round"),
)


def board(settings: Settings) -> tuple[Space, ...]:
    """The family board at the first two levels; the card for improvements always comes in the first round."""
    level, players = settings.number("moor"), settings.players
    family = level < 3
    start_food = "1 food" if players > 1 else "nothing"
    spaces = original.permanent_spaces(players, family, start_food)
    return (*spaces, INFIRMARY, *original.round_cards(level > 1, improvement_first=True))


def farmers_of_the_moor(settings: Settings) -> Part:
    if settings.says("moor") == "no":
        return Part()
    alone = settings.players == 1
    specials = special_cards(settings.players, settings.number("moor") > 1)
    return Part(
        board=board(settings),
        phases=PHASES + (ALONE if alone else IN_COMPANY) + hands(settings),
        hand_cards=hand_cards(settings),
        besides=besides(settings),
        majors=PILES,
        common=(FIREWOOD, KINDLING) if settings.on("fuel-variant") else (FIREWOOD,),
        turns=(UseOpenCard(specials) if alone else TakeSpecialCard(specials),),
        special_cards=specials,
        pile=alone,
        apart=DECK if settings.says("moor") == "3" else "",
        scoring=(Category("Horses", Goods("horse"), each=1, missing=-1),),
        animals=(HORSE,),
        needs=(Need(FUEL, FuelNeeded()),),
    )


FARMERS_OF_THE_MOOR: Final = Module(
    "Farmers of the Moor",
    (LEVEL, MOOR_DECKS, BASE_MINORS, FUEL_VARIANT, DECKS_WITH_MOOR, HANDS_WITH_MOOR, MIX_WITH_MOOR, SWAP_WITH_MOOR),
    farmers_of_the_moor,
    check_moor,
)
