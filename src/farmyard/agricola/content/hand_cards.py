"""Hand cards as a module: the decks, and how everybody comes by a hand."""

from typing import Final

from farmyard.agricola.content.catalogue import (
    FIVE_PLUS,
    ORIGINAL,
    REVISED,
    cards_for,
    of_sort,
)
from farmyard.agricola.content.dorn import DORN, FIVE, THREE
from farmyard.agricola.content.hand_mix import MIX_FITS, MIX_HELP, MIXES, check_mix, mixed
from farmyard.agricola.rules.draft import dealing, dealt
from farmyard.agricola.rules.hands import HAND, SORT_WORDS, SORTS, USUAL, DealHands, Share, SwapThree
from farmyard.agricola.state.card import MINOR, OCCUPATION, Card
from farmyard.agricola.state.goods import several
from farmyard.agricola.state.module import Module, Part
from farmyard.kernel.course import Phase
from farmyard.kernel.errors import BadSettings
from farmyard.kernel.settings import PLAYERS, Choice, Fit, Letters, Settings, Switch

DECKS: Final = {"E": "Basic", "I": "Interactive", "K": "Complex"}
REVISED_DECKS: Final = {"A": "Deck A", "B": "Deck B", "L": "Promotional cards of the revised edition"}
ALL_DECKS: Final = {**DECKS, **REVISED_DECKS}
DECK_EDITIONS: Final = {
    **dict.fromkeys(DECKS, Fit("edition", ORIGINAL)),
    **dict.fromkeys(REVISED_DECKS, Fit("edition", REVISED)),
}
"""The edition that each deck belongs to."""
DECK_HELP: Final = (
    "The decks that hand cards are dealt from, E, I and K of the original edition, A, B and L of the revised"
)
HANDS: Final = {
    "deal": "Dealt",
    "10-3": "Ten, of which three go",
    "mulligan": "With mulligans",
    "draft": "Drafted one by one, occupations first",
    "draft-parallel": "Drafted in pairs, one of each sort",
    "draft-8": "Drafted one by one from packs of eight",
    "draft-fast": "Drafted fast: three, two and two of each sort",
    FIVE: "Dorn: five of each, one is drawn for each that is played",
    THREE: "Dorn: three of each, filled up to six whenever one is played",
}
FOR_SIX: Final = (Share(OCCUPATION, HAND), Share(MINOR, HAND, more=1, spare=1))
EIGHT: Final = (Share(OCCUPATION, HAND, spare=1), Share(MINOR, HAND, spare=1))
NOTHING: Final = "-"
"""Stands for the occupation of a seat that brings none along from the game before."""
_FULL: Final = (Fit("family", "no"),)
_WITH_HANDS: Final = (*_FULL, Fit("decks"))


def cards_of(settings: Settings) -> tuple[Card, ...]:
    """The hand cards of a table."""
    cards = cards_for(settings.says("decks"), settings.players, settings.says("edition"))
    if settings.says("occupations") == FIVE_PLUS:
        return tuple([card for card in cards if card.sort != OCCUPATION or card.deck == FIVE_PLUS])
    return cards


def shares(settings: Settings) -> tuple[Share, ...]:
    """What everybody is dealt: with six players there are eight minor improvements to choose from."""
    hands = settings.says("hands")
    if hands in DORN:
        return tuple([Share(sort, DORN[hands]) for sort in SORTS])
    usual = EIGHT if hands == "draft-8" else FOR_SIX if settings.players == 6 else USUAL
    return tuple([mixed(share, settings) for share in usual])


def hand_cards(settings: Settings) -> Part:
    if not settings.says("decks"):
        return Part()
    hands = settings.says("hands")
    dealt_out = DealHands(shares(settings), full=True) if hands in DORN else dealing(hands, shares(settings))
    return Part(
        hand_cards=cards_of(settings),
        phases=(Phase("hands", dealt_out),),
        besides=(SwapThree(),) if settings.on("three-for-one") else (),
    )


def check_hands(settings: Settings) -> None:
    """Refuse decks that have too few cards for everybody's hand."""
    decks, players = settings.says("decks"), settings.players
    if not decks:
        return
    cards = cards_of(settings)
    carried = len([name for name in settings.names("carried") if name != NOTHING])
    for share in shares(settings):
        number = len(of_sort(cards, share.sort)) - (carried if share.sort == OCCUPATION else 0)
        needed = dealt(settings.says("hands"), share) * players
        if number < needed:
            which = f"deck {decks} has" if len(decks) == 1 else f"decks {decks} have"
            fit = f"{several(number, SORT_WORDS[share.sort])} for {several(players, 'player')}"
            raise BadSettings(f"Too few cards: {which} {fit}, but {needed} are dealt; choose more decks", "decks")
    check_mix(settings, cards)


HAND_CARDS: Final = Module(
    "hand cards",
    (
        Letters("decks", "Decks", DECK_HELP, ALL_DECKS, _FULL, DECK_EDITIONS),
        Choice(
            "occupations",
            "Occupations",
            "Which of them are dealt to five and six players",
            {"all": "Those of the decks and for 5+", FIVE_PLUS: "Only those for 5+"},
            (Fit("edition", REVISED), Fit("decks"), Fit(PLAYERS, "5", "6")),
        ),
        Choice("hands", "Hands", "How everybody comes by hand cards", HANDS, _WITH_HANDS),
        Choice("hand-mix", "Card mix", MIX_HELP, MIXES, _WITH_HANDS, only=MIX_FITS),
        Switch("three-for-one", "Three for one", "Three hand cards may be discarded to draw one", _WITH_HANDS),
    ),
    hand_cards,
    check_hands,
)
