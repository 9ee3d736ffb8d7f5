"""The hands of the Moor: seven of its minor improvements at level 2, four beside those of the base game at level 3."""

from typing import Final

from farmyard.agricola.content.catalogue import CARDS, cards_for, of_sort
from farmyard.agricola.content.dorn import DORN
from farmyard.agricola.content.hand_cards import ALL_DECKS, DECK_EDITIONS, DECK_HELP, DECKS, HANDS
from farmyard.agricola.content.hand_mix import DEIFUSS, MIX_FITS, MIX_HELP, MIXES, mixed
from farmyard.agricola.rules.draft import dealing
from farmyard.agricola.rules.hands import Share, SwapThree
from farmyard.agricola.state.action import Action
from farmyard.agricola.state.card import MINOR, OCCUPATION, Card
from farmyard.kernel.course import Phase, Phases
from farmyard.kernel.errors import BadSettings
from farmyard.kernel.settings import Choice, Fit, Letters, Settings, Switch

DECK: Final = "M"
BOTH: Final = "both"
_FULL: Final = (Fit("family", "no"),)
DECKS_WITH_MOOR: Final = Letters(
    "decks", "Decks", DECK_HELP, ALL_DECKS, (*_FULL, Fit("moor", "no", "3")), DECK_EDITIONS
)
BASE_MINORS: Final = Letters(
    "base-minors",
    "Base minors",
    "Base decks whose minor improvements are dealt at level 2, too",
    DECKS,
    (Fit("moor", "2"),),
)
HANDS_WITH_MOOR: Final = Choice(
    "hands",
    "Hands",
    "How everybody comes by hand cards",
    HANDS,
    _FULL,
    only=dict.fromkeys(DORN, Fit("moor", "no")),
)
MIX_WITH_MOOR: Final = Choice(
    "hand-mix",
    "Card mix",
    MIX_HELP,
    MIXES,
    (*_FULL, Fit("decks")),
    only={**MIX_FITS, DEIFUSS: Fit("moor", "no")},
)
SWAP_WITH_MOOR: Final = Switch("three-for-one", "Three for one", "Three hand cards may be discarded to draw one", _FULL)


def moor_minors(which: str) -> tuple[Card, ...]:
    """The minor improvements of one Moor deck, or of both."""
    return tuple([card for card in CARDS if card.deck == DECK and (which == BOTH or which in card.tags)])


def hand_cards(settings: Settings) -> tuple[Card, ...]:
    """The hand cards of a table; at level 2 base decks may add their minor improvements."""
    level = settings.number("moor")
    if level == 1:
        return ()
    base = cards_for(settings.says("decks"), settings.players)
    added = of_sort(cards_for(settings.says("base-minors"), settings.players), MINOR)
    return (*base, *added, *moor_minors(settings.says("moor-decks")))


def shares(settings: Settings) -> tuple[Share, ...]:
    """What everybody is dealt at levels 2 and 3."""
    spare = 1 if settings.says("hands") == "draft-8" else 0
    if settings.number("moor") == 2:
        return (Share(MINOR, 7, spare=spare),)
    decks = tuple(settings.says("decks"))
    occupations = mixed(Share(OCCUPATION, 7, spare=spare), settings)
    base = (occupations, Share(MINOR, 3, 1, decks, spare)) if decks else ()
    return (*base, Share(MINOR, 4, 2, (DECK,), spare))


def hands(settings: Settings) -> Phases:
    if settings.number("moor") == 1:
        return ()
    return (Phase("hands", dealing(settings.says("hands"), shares(settings))),)


def besides(settings: Settings) -> tuple[Action, ...]:
    """Three cards for one, where the decks of the base game do not allow it already."""
    allowed = settings.on("three-for-one") and not settings.says("decks")
    return (SwapThree(),) if allowed else ()


def check_moor(settings: Settings) -> None:
    """Refuse ways to deal cards where there are none."""
    level, decks = settings.says("moor"), settings.says("decks")
    for name in ("hands", "three-for-one"):
        if settings.says(name) not in ("deal", "no") and not decks and level in ("no", "1"):
            raise BadSettings(f"{name} goes with some decks, but there are no decks", name)
