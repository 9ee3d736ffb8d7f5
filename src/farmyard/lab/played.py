"""A finished game as rows of tables: who played, what was chosen and scored, which cards were held and played.

Everything is read off the game itself, replayed from its record, so what a table says is what the rules said.
"""

import hashlib
import json
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from typing import Any, Final

from farmyard import open_game
from farmyard.agricola.state.game import Agricola
from farmyard.agricola.state.happenings import BUILDS, GROWS, PLAYS, ROUND
from farmyard.kernel.errors import FarmyardError
from farmyard.kernel.game import Game
from farmyard.kernel.journal import Happening
from farmyard.kernel.past import links
from farmyard.kernel.record import Record

PERSON: Final = "person"
SEATS: Final = ("table seats", "table players")
"""Where records say who sat at the table."""
NAMES: Final = "table names"
_BABY: Final = "baby"
_LAYS_OUT: Final = (PLAYS, BUILDS, "become", "build")
"""How cards come before a player, in the words of each game's journal."""
_HEADER: Final = ("game", "rules", "seed")
Row = tuple[Any, ...]


@dataclass(frozen=True)
class Found:
    """A record that was found, and where; `ended` is when it was played last."""

    source: str
    record: Record
    ended: datetime | None = None

    def nameless(self) -> "Found":
        """The same without what the players were called."""
        header = {key: words for key, words in self.record.header.items() if key != NAMES}
        return replace(self, record=Record(header, self.record.choices, self.record.torn))

    def fingerprint(self) -> int:
        """A number that stands for this very game: table, luck and choices."""
        lines = [f"{name} {word}" for name, word in sorted(self.record.header.items()) if not name.startswith("table ")]
        lines += [f"{seat} {text}" for _, seat, text in self.record.choices]
        return int.from_bytes(hashlib.sha256("\n".join(lines).encode()).digest()[:8], "big", signed=True)


@dataclass
class Played:
    """The rows of one game by table, each without the number of the game; or why there are none."""

    source: str
    refused: str = ""
    rows: dict[str, list[Row]] = field(default_factory=dict)


def played(found: Found) -> Played:
    """The rows of a record; games that are not over or cannot be replayed have none."""
    try:
        return Witness(found).rows()
    except FarmyardError as error:
        return Played(found.source, str(error))


class Witness:
    """Watches a game while it is played again."""

    def __init__(self, found: Found) -> None:
        self.found = found
        game = self.game = found.record.begin(open_game)
        self.hands: list[tuple[Any, ...]] = [()] * game.seats()
        self.held: list[set[str]] = [set() for _ in range(game.seats())]
        self.laid_out: list[dict[str, int]] = [{} for _ in range(game.seats())]
        """The round in which each card was played first."""
        self.grew: list[list[int]] = [[] for _ in range(game.seats())]
        self.round = game.round
        self.look()
        self.journal: list[Happening] = []
        game.journal = self.journal
        for _ in found.record.steps(game):
            self.look()
        for happening in self.journal:
            self.note(happening)

    def look(self) -> None:
        """See which cards everybody holds."""
        if not isinstance(self.game, Agricola):
            return
        for seat, player in enumerate(self.game.players):
            if player.hand is not self.hands[seat]:
                self.hands[seat] = player.hand
                self.held[seat].update([card.key for card in player.hand])

    def note(self, happening: Happening) -> None:
        what, seat, target = happening.what, happening.seat, happening.target
        if what == ROUND:
            self.round = target.number
        elif what == GROWS or target.kind == _BABY:
            self.grew[seat].append(self.round)
        elif what in _LAYS_OUT and target.cards:
            self.laid_out[seat].setdefault(target.cards[0], self.round)

    def rows(self) -> Played:
        """Everything that was seen."""
        if not self.game.over:
            return Played(self.found.source, f"the game is not over: it has come to {self.game.chapter()}")
        choices = [(link.number, link.seat, link.round, link.phase, link.option.text) for link in links(self.game.past)]
        rows: dict[str, list[Row]] = {
            "games": [self.of_game()],
            "seats": list(self.of_seats([seat for _, seat, *_ in choices])),
            "choices": choices,
            "scores": list(of_scores(self.game)),
            "cards": list(self.of_cards()),
        }
        return Played(self.found.source, "", rows)

    def of_game(self) -> Row:
        found, game = self.found, self.game
        header = game.header()
        settings = {name: word for name, word in header.items() if name not in _HEADER}
        return (
            found.fingerprint(), found.source, game.name, game.rulebook.version, game.seats(), json.dumps(settings),
            header["seed"], found.ended and found.ended.astimezone(UTC).replace(tzinfo=None), game.chosen,
        )  # fmt: skip

    def of_seats(self, chosen: list[int]) -> Iterator[Row]:
        game, header = self.game, self.found.record.header
        points, best = game.scores(), game.winners()
        who = _listed(next((header[key] for key in SEATS if key in header), ""), game)
        names = _listed(header.get(NAMES, ""), game)
        for seat in range(game.seats()):
            player = PERSON if who[seat] == "you" else who[seat]
            won = 1 / len(best) if seat in best else 0.0
            yield seat, player, names[seat], points[seat], won, chosen.count(seat), self.grew[seat]

    def of_cards(self) -> Iterator[Row]:
        for seat in range(self.game.seats()):
            for key in sorted(self.held[seat] | set(self.laid_out[seat])):
                yield seat, key, key in self.held[seat], self.laid_out[seat].get(key)


def of_scores(game: Game) -> Iterator[Row]:
    for seat in range(game.seats()):
        for line in game.breakdown(seat):
            yield seat, line.category, line.number, line.points


def _listed(words: str, game: Game) -> list[str | None]:
    """What a record says of each seat; nothing where it does not name all of them."""
    named = [word.strip() or None for word in words.split(",")]
    return named if len(named) == game.seats() else [None] * game.seats()
