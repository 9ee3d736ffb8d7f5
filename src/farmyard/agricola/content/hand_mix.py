"""House rules for the mix of the hands that are dealt: Deifuß's travelling card, Lopez's parts by number of players."""

from typing import Final

from farmyard.agricola.rules.hands import HAND, Share
from farmyard.agricola.state.card import MINOR, OCCUPATION, Card
from farmyard.agricola.state.goods import several
from farmyard.kernel.errors import BadSettings
from farmyard.kernel.settings import PLAYERS, Fit, Settings

DEIFUSS: Final = "deifuss"
LOPEZ: Final = "lopez"
PETRI: Final = "petri"
MIXES: Final = {
    "any": "Any cards",
    DEIFUSS: "Deifuß: six ordinary minor improvements and one that is passed on",
    LOPEZ: "Lopez: three occupations for 1+, two for 3+, two for 4+",
    PETRI: "Petri: cards lie open, once a round somebody takes one in place of a turn",
}
MIX_HELP: Final = "House rules for which cards are dealt, or lie open"
MIX_FITS: Final = {LOPEZ: Fit(PLAYERS, "4", "5", "6"), PETRI: Fit(PLAYERS, "2", "3", "4", "5", "6")}
WHOLE_HANDS: Final = ("deal", "draft", "draft-parallel", "draft-fast")
"""The ways to come by a hand for which seven cards of each sort are dealt."""


class PassedOn(Share):
    """Minor improvements that are passed on to the neighbour, or those that are not."""

    __slots__ = ("passing",)

    def __init__(self, number: int, passing: bool) -> None:
        super().__init__(MINOR, number)
        self.passing = passing

    def has(self, card: Card) -> bool:
        return card.sort == MINOR and card.passing == self.passing


class Marked(Share):
    """Occupations marked for so many players or more, but for fewer than another number."""

    __slots__ = ("least", "below")

    def __init__(self, number: int, least: int, below: int) -> None:
        super().__init__(OCCUPATION, number)
        self.least = least
        self.below = below

    def has(self, card: Card) -> bool:
        return card.sort == OCCUPATION and self.least <= card.players < self.below


PARTS: Final = {
    DEIFUSS: (PassedOn(1, True), PassedOn(HAND - 1, False)),
    LOPEZ: (Marked(2, 3, 4), Marked(2, 4, 9), Marked(3, 1, 3)),
}


def mixed(share: Share, settings: Settings) -> Share:
    """A share as the table wants it mixed."""
    parts = PARTS.get(settings.says("hand-mix"), ())
    if not parts or parts[0].sort != share.sort:
        return share
    return Share(share.sort, share.number, share.more, share.decks, share.spare, parts)


def check_mix(settings: Settings, cards: tuple[Card, ...]) -> None:
    """Refuse a mix that cannot be dealt."""
    mix, hands, players = settings.says("hand-mix"), settings.says("hands"), settings.players
    if mix not in PARTS:
        return
    if hands not in WHOLE_HANDS:
        wanted = " or ".join([f"hands {word}" for word in WHOLE_HANDS])
        raise BadSettings(f"hand-mix {mix} goes with {wanted}, but hands is {hands}", "hand-mix")
    last = PARTS[mix][-1]
    lacking = sum([max(0, part.number * players - number_of(part, cards)) for part in PARTS[mix][:-1]])
    if mix == DEIFUSS and lacking:
        number = several(players - lacking, "card")
        raise BadSettings(f"Too few cards: of these decks {number} can be passed on, but {players} are dealt", "decks")
    if last.number * players + lacking > number_of(last, cards):
        number = last.so_many(number_of(last, cards))
        raise BadSettings(f"Too few cards: with hand-mix {mix} {number} of these decks cannot fill all hands", "decks")


def number_of(share: Share, cards: tuple[Card, ...]) -> int:
    return len([card for card in cards if share.has(card)])
