"""What a table may choose before the game begins."""

from typing import Final

from farmyard.kernel.errors import BadOptions
from farmyard.kernel.settings import Settings

EDITIONS: Final = ("original", "revised")
DECKS: Final = ("E", "I", "K")
RULES_VERSION: Final = 2


HANDS: Final = ("deal", "10-3", "mulligan", "draft")


class Options(Settings):
    """Edition, board, number of players and hand cards; refuses what no rulebook knows.

    `decks` are the letters of the decks to deal from, none for empty hands; `hands` is how: as dealt,
    ten of which seven are kept, with mulligans, or drafted; `three_for_one` allows exchanging cards.
    In a solo series `permanent` occupations lie out from the start and `food` is what it begins with.
    """

    __slots__ = ("edition", "family", "side_job", "decks", "hands", "three_for_one", "permanent", "food")

    def __init__(
        self,
        edition: str = "original",
        family: bool = False,
        players: int = 2,
        side_job: bool = False,
        decks: str = "",
        hands: str = "deal",
        three_for_one: bool = False,
        permanent: tuple[str, ...] = (),
        food: int = 0,
    ) -> None:
        super().__init__(players)
        self.edition = edition
        self.family = family
        self.side_job = side_job
        self.decks = "".join(sorted(set(decks.upper())))
        self.hands = hands
        self.three_for_one = three_for_one
        self.permanent = permanent
        self.food = food
        self.check()

    def check(self) -> None:
        if self.edition not in EDITIONS:
            raise BadOptions(f"There is no edition '{self.edition}': choose {' or '.join(EDITIONS)}", "edition")
        most = 5 if self.original else 4
        if not 1 <= self.players <= most:
            raise BadOptions(f"The {self.edition} edition is for 1 to {most} players, not {self.players}", "players")
        if self.family and not self.original:
            raise BadOptions("The family game belongs to the original edition, not to the revised one", "family")
        if self.side_job and self.original:
            raise BadOptions("The Side Job tile belongs to the revised edition, not to the original one", "side-job")
        self.check_hands()

    def check_hands(self) -> None:
        unknown = [letter for letter in self.decks if letter not in DECKS]
        if unknown:
            raise BadOptions(f"There is no deck '{unknown[0]}': choose from {', '.join(DECKS)}", "decks")
        if self.decks and (self.family or not self.original):
            raise BadOptions("Hand cards are for the full game of the original edition", "decks")
        if self.hands not in HANDS:
            raise BadOptions(f"Hands are dealt in one of these ways: {', '.join(HANDS)}, not '{self.hands}'", "hands")
        if not self.decks and (self.hands != "deal" or self.three_for_one or self.permanent):
            raise BadOptions("Without decks there are no hand cards to choose: name decks, like 'E'")
        if (self.permanent or self.food) and self.players != 1:
            raise BadOptions("Permanent occupations and starting food belong to the solo series")
        if self.food < 0:
            raise BadOptions(f"Starting food is a whole number from 0 on, not {self.food}")

    @property
    def game(self) -> str:
        return "agricola"

    @property
    def original(self) -> bool:
        return self.edition == "original"

    def fields(self) -> dict[str, str]:
        chosen = {"edition": self.edition, "players": str(self.players)}
        given = {
            "family": "yes" if self.family else "",
            "side-job": "yes" if self.side_job else "",
            "decks": self.decks,
            "hands": self.hands if self.hands != "deal" else "",
            "three-for-one": "yes" if self.three_for_one else "",
            "permanent": ", ".join(self.permanent),
            "food": str(self.food) if self.food else "",
        }
        return chosen | {name: value for name, value in given.items() if value}


def from_fields(fields: dict[str, str]) -> Options:
    """Options from the words of a record."""
    known = {"edition", "players", "family", "side-job", "decks", "hands", "three-for-one", "permanent", "food"}
    for name in fields:
        if name not in known:
            raise BadOptions(f"There is no option '{name}': use {', '.join(sorted(known))}", name)
    permanent = tuple([name.strip() for name in fields.get("permanent", "").split(",") if name.strip()])
    return Options(
        fields.get("edition", "original"),
        _yes(fields, "family"),
        _number(fields, "players", "2"),
        _yes(fields, "side-job"),
        fields.get("decks", ""),
        fields.get("hands", "deal"),
        _yes(fields, "three-for-one"),
        permanent,
        _number(fields, "food", "0"),
    )


def _yes(fields: dict[str, str], name: str) -> bool:
    word = fields.get(name, "no")
    if word not in ("yes", "no"):
        raise BadOptions(f"{name} is yes or no, not '{word}'", name)
    return word == "yes"


def _number(fields: dict[str, str], name: str, default: str) -> int:
    word = fields.get(name, default)
    if not (word.isdecimal() and len(word) < 10):
        raise BadOptions(f"{name} is a number, not '{word[:40]}'", name)
    return int(word)
