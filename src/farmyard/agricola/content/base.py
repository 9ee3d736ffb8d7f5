"""The game and its two editions as modules."""

from typing import Final

from farmyard.agricola.content import original_board as original
from farmyard.agricola.content import revised_board as revised
from farmyard.agricola.content.majors import FOR_SIX, MAJORS
from farmyard.agricola.rules.course import ENDING, ROUND
from farmyard.agricola.rules.react import Moments
from farmyard.agricola.state import events
from farmyard.agricola.state.game import PREPARATION, RETURN_HOME
from farmyard.agricola.state.goods import goods
from farmyard.agricola.state.module import Module, Part, Pile
from farmyard.kernel.course import Phase
from farmyard.kernel.settings import PLAYERS, Choice, Fit, Settings, Switch, Whole

EDITION: Final = Choice(
    "edition",
    "Edition",
    "Whose boards and cards are played with",
    {"original": "Original", "revised": "Revised"},
    always=True,
)
_REVISED: Final = Fit("edition", "revised")
SEATS: Final = Whole(
    PLAYERS, "Players", "How many play; six only in the revised edition", 2, 1, 6, always=True, only={"6": _REVISED}
)
STARTS: Final = Whole(
    "starts", "", "The seat that starts; in a campaign, the winner of the game before", 1, 1, 6,
    only={str(seat): Fit(PLAYERS, *[str(players) for players in range(seat, 7)]) for seat in range(2, 7)},
)  # fmt: skip
FAMILY: Final = Switch(
    "family", "Family game", "Without hand cards, on the easier board", (Fit("edition", "original"),)
)
SIDE_JOB: Final = Switch(
    "side-job", "Side Job tile", "A space for a stable and baking; with six players it is there anyway", (_REVISED,)
)
EXTRA_TILE: Final = Switch(
    "extra-tile",
    "Extra tile",
    "The large tile with four spaces for 2 players, the small one with two for 3 and 4; one is used in a round",
    (_REVISED, Fit(PLAYERS, "2", "3", "4")),
)
SZONGOTT_COPSE: Final = Switch(
    "szongott-copse",
    "Szongott's Copse",
    "More wood for 2 players: a Copse, but no other space of the extra tile",
    (_REVISED, Fit(PLAYERS, "2"), Fit("extra-tile", "no")),
)
MOMENTS: Final = (
    Phase("before the round", Moments(events.BEFORE_ROUND), before=PREPARATION),
    Phase("going home", Moments(events.GOING_HOME), before=RETURN_HOME),
)
TEN_MAJORS: Final = tuple([Pile(card) for card in MAJORS])


def the_game(settings: Settings) -> Part:
    """Everybody begins with some food, the starting player with less; who plays alone begins with none."""
    players, starts = settings.players, settings.number("starts") - 1
    food = [goods("2 food") if seat == starts else goods("3 food") for seat in range(players)]
    return Part(round=ROUND, ending=ENDING, supplies=tuple(food) if players > 1 else (0,), starts=starts)


def original_edition(settings: Settings) -> Part:
    if settings.says("edition") != "original":
        return Part()
    family = settings.on("family")
    spaces = original.permanent_spaces(settings.players, family) + original.round_cards(not family)
    return Part(spaces=tuple(spaces), majors=TEN_MAJORS)


def revised_edition(settings: Settings) -> Part:
    if settings.says("edition") != "revised":
        return Part()
    players = settings.players
    spaces = revised.permanent_spaces(players, bool(settings.says("decks"))) + revised.round_cards()
    spaces += [revised.side_job()] if settings.on("side-job") else []
    spaces += revised.extra_tile(players) if settings.on("extra-tile") else []
    spaces += [revised.copse()] if settings.on("szongott-copse") else []
    majors = TEN_MAJORS + FOR_SIX if players == 6 else TEN_MAJORS
    return Part(spaces=tuple(spaces), phases=MOMENTS, majors=majors, leftovers=True)


GAME: Final = Module("the game", (EDITION, SEATS, STARTS), the_game)
ORIGINAL: Final = Module("the original edition", (FAMILY,), original_edition)
REVISED: Final = Module("the revised edition", (SIDE_JOB, EXTRA_TILE, SZONGOTT_COPSE), revised_edition)
