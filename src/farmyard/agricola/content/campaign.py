"""Games that follow one another: what the game before leaves to the next one, alone or in company.

Each of them is an ordinary game with these settings; what they are in the next one says `farmyard.campaigns`.
"""

from typing import Final

from farmyard.agricola.content.catalogue import ORIGINAL, card_named
from farmyard.agricola.content.hand_cards import NOTHING, cards_of
from farmyard.agricola.rules.playing import BeginWith
from farmyard.agricola.rules.take import gain
from farmyard.agricola.state.action import Rule
from farmyard.agricola.state.card import OCCUPATION, Card
from farmyard.agricola.state.game import Agricola
from farmyard.agricola.state.goods import FOOD, ONE, of
from farmyard.agricola.state.module import Module, Part
from farmyard.kernel.course import Phase
from farmyard.kernel.errors import BadSettings
from farmyard.kernel.option import Option
from farmyard.kernel.settings import PLAYERS, Fit, Names, Settings, Whole

_ALONE: Final = Fit(PLAYERS, "1")
_TOGETHER: Final = (Fit(PLAYERS, "2", "3", "4"), Fit("team-play", "no"))


class NextGame(Rule):
    """A further game of a campaign begins: 1 food more for those who came last, and occupations that lie out."""

    __slots__ = ("last", "carried")

    def __init__(self, last: tuple[int, ...], carried: tuple[tuple[int, Card], ...]) -> None:
        self.last = last
        self.carried = carried

    def run(self, game: Agricola, seat: int) -> list[Option]:
        for loser in self.last:
            gain(game, loser, ONE[FOOD])
        game.push(seat, BeginWith(self.carried))
        return []


def carried_cards(settings: Settings) -> tuple[tuple[int, Card], ...]:
    """The occupations that players have brought along, with their seats, from the starting player on."""
    edition, first, names = settings.says("edition"), settings.number("starts") - 1, settings.names("carried")
    cards = [(seat, card_named(name, edition)) for seat, name in enumerate(names) if name != NOTHING]
    return tuple([entry for entry in cards if entry[0] >= first] + [entry for entry in cards if entry[0] < first])


def campaign(settings: Settings) -> Part:
    last = tuple([int(name) - 1 for name in settings.names("last")])
    carried = carried_cards(settings)
    if not last and not carried:
        return Part()
    hands = "hands" if settings.says("decks") else ""
    return Part(phases=(Phase("the game before", NextGame(last, carried), before=hands),))


def check_campaign(settings: Settings) -> None:
    """Refuse seats that are none, and cards that are no occupations of the decks or lie before two players."""
    seats = [str(seat + 1) for seat in range(settings.players)]
    for name in settings.names("last"):
        if name not in seats:
            raise BadSettings(f"last names seats, like {seats[-1]}, not '{name}'", "last")
    if settings.names("carried") and len(settings.names("carried")) != settings.players:
        raise BadSettings(f"carried names a card or {NOTHING} for each of {settings.players} players", "carried")
    cards = [card for _, card in carried_cards(settings)]
    for card in cards:
        _check_occupation(card, settings, "carried")
        if cards.count(card) > 1:
            raise BadSettings(f"there is only one {card.name}", "carried")


def solo_series(settings: Settings) -> Part:
    """In the original edition permanent occupations cost nothing, in the revised one what is printed on them."""
    edition = settings.says("edition")
    permanent = tuple([(0, card_named(name, edition)) for name in settings.names("permanent")])
    lie_out = BeginWith(permanent, free=edition == ORIGINAL)
    return Part(
        phases=(Phase("permanent occupations", lie_out, before="hands"),) if permanent else (),
        supplies=(of(FOOD, settings.number("food")),) if settings.number("food") else (),
    )


def check_series(settings: Settings) -> None:
    """Refuse permanent cards that are no occupations of the decks."""
    for name in settings.names("permanent"):
        _check_occupation(card_named(name, settings.says("edition")), settings, "permanent")


def _check_occupation(card: Card, settings: Settings, setting: str) -> None:
    if card.sort != OCCUPATION or card not in cards_of(settings):
        raise BadSettings(f"{card.name} is no occupation of this table's decks", setting)


CAMPAIGN: Final = Module(
    "the campaign",
    (
        Names("carried", "", f"The occupation that each seat brings along from the game before, or {NOTHING}",
              (Fit("decks"), *_TOGETHER)),
        Names("last", "", "The seats that came last in the game before and begin with 1 food more", _TOGETHER),
    ),
    campaign,
    check_campaign,
)  # fmt: skip
SOLO_SERIES: Final = Module(
    "the solo series",
    (
        Names("permanent", "", "Occupations that lie out from the start in a solo series", (Fit("decks"), _ALONE)),
        Whole("food", "", "What a game of a solo series begins with", 0, 0, 10**4, (_ALONE,)),
    ),
    solo_series,
    check_series,
)
