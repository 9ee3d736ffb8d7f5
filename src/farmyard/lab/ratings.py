"""Card ratings: duplicate deals between equal players, kept in a folder. What cards are worth follows in `lab.worth`.

Every deal is played once for each seat that may start, so every hand is held in every place. A folder holds `run.json`,
what is played, and `deals.jsonl`, a line for each deal. A wave of deals depends on the seed and its number alone
and is written as a whole; a run may be stopped at any moment and goes on with the wave it was in.
"""

import hashlib
import json
from collections import Counter
from collections.abc import Generator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final

from farmyard.agricola.settings import AgricolaSettings
from farmyard.agricola.setup import new_game
from farmyard.agricola.state.game import Agricola
from farmyard.ai.levels import NoCollecting
from farmyard.ai.player import FARMER, any_player
from farmyard.ai.value import SHIPPED, weights_for
from farmyard.kernel.errors import BadSettings
from farmyard.kernel.settings import Settings
from farmyard.lab.farmers import QUICK, Farmers, OneByOne
from farmyard.lab.simulate import seed_of
from farmyard.lab.workers import ALONE, Workers, handed_out

GAMES_AT_ONCE: Final = 32
ABOUT, DEALS = "run.json", "deals.jsonl"


@dataclass(frozen=True)
class Run:
    """What is played: the table, who sits at all its seats, and the seed of the deals."""

    table: Settings
    level: str = FARMER
    seed: int = 1
    nodes: int = 100
    """How far masters think."""

    def check(self) -> None:
        """Refuse a run that tells nothing about cards."""
        if not self.table.says("decks"):
            raise BadSettings("Ratings are about hand cards: name decks, like EIK", "decks")
        if self.table.players < 2:
            raise BadSettings("A hand is compared with those of others: at least 2 players are needed", "players")

    def cards(self) -> list[str]:
        """The keys of all hand cards of the table."""
        return [card.key for card in new_game(self.table).board.hand_cards]

    def about(self) -> dict[str, Any]:
        """What two runs have in common whose deals may be counted together."""
        weights = hashlib.sha256(SHIPPED[weights_for(self.table.players)].read_bytes()).hexdigest()[:12]
        own = {"level": self.level, "seed": self.seed, "nodes": self.nodes, "weights": weights}
        return {"table": self.table.fields(), **own, "cards": self.cards()}

    @property
    def deals_at_once(self) -> int:
        return max(1, GAMES_AT_ONCE // self.table.players)

    def game(self, deal: int, turn: int) -> Agricola:
        """A game of a deal; the seat that starts is another each turn."""
        table = AgricolaSettings(**{**self.table.fields(), "starts": str(turn + 1)})
        return new_game(table, seed_of(self.seed, deal))


@dataclass(frozen=True)
class Held:
    """A hand in one game: its cards by number, in the order in which they came, and how its holder fared."""

    hand: tuple[int, ...]
    played: tuple[int, ...]
    points: int
    won: float


Deal = list[list[Held]]
"""A deal: game by game, seat by seat."""


def play_wave(run: Run, number: int) -> list[Deal]:
    """Play some deals side by side."""
    size, seats = run.deals_at_once, run.table.players
    asked = [(deal, turn) for deal in range(size * number, size * (number + 1)) for turn in range(seats)]
    games = [run.game(deal, turn) for deal, turn in asked]
    seeds = [[seed_of(run.seed, deal, turn, seat + 1) for seat in range(seats)] for deal, turn in asked]
    tables = _seated(run, games, seeds)
    hands: list[list[tuple[str, ...]]] = [[] for _ in games]
    with NoCollecting():
        while tables.asked():
            for place, game in enumerate(games):
                if not hands[place] and game.round:
                    hands[place] = [tuple([card.key for card in player.hand]) for player in game.players]
            tables.choose()
    numbers = {key: place for place, key in enumerate(run.cards())}
    held = [_held(game, own, numbers) for game, own in zip(games, hands)]
    return [held[first : first + seats] for first in range(0, len(held), seats)]


def _seated(run: Run, games: list[Agricola], seeds: list[list[int]]) -> OneByOne:
    if run.level in (QUICK, FARMER):
        return Farmers(games, seeds, quick=run.level == QUICK)
    level, nodes = run.level, run.nodes
    return OneByOne(games, [[any_player(level, "agricola", seed, nodes=nodes) for seed in row] for row in seeds])


def _held(game: Agricola, hands: list[tuple[str, ...]], numbers: dict[str, int]) -> list[Held]:
    """How the holders of hands fared; a card that is neither in hand nor discarded at the end has been played."""
    points, best = game.scores(), game.winners()
    held: list[Held] = []
    for seat, (hand, player) in enumerate(zip(hands, game.players)):
        left = {card.key for card in player.hand + player.discarded}
        played = tuple([numbers[key] for key in hand if key not in left])
        won = 1 / len(best) if seat in best else 0.0
        held.append(Held(tuple([numbers[key] for key in hand]), played, points[seat], won))
    return held


class Folder:
    """Where a run is kept."""

    def __init__(self, path: Path, run: Run) -> None:
        self.path = path
        self.run = run
        self.deals: list[Deal] = []
        self.holdings: Counter[int] = Counter(dict.fromkeys(range(len(run.cards())), 0))
        path.mkdir(parents=True, exist_ok=True)
        self._check()
        self._go_on()

    def _check(self) -> None:
        """Refuse a folder in which something else is kept."""
        about, file = self.run.about(), self.path / ABOUT
        if not file.exists():
            file.write_text(json.dumps(about), encoding="utf-8")
        known = json.loads(file.read_text(encoding="utf-8"))
        other = [name for name in about if known.get(name) != about[name]]
        if other:
            raise BadSettings(f"{self.path} holds another run, with another {' and '.join(other)}: choose a new folder")

    def _go_on(self) -> None:
        """Read the whole waves that have been written, and drop the rest of one that has not."""
        file = self.path / DEALS
        file.touch()
        lines = [line for line in file.read_bytes().splitlines(keepends=True) if line.endswith(b"\n")]
        whole = lines[: len(lines) - len(lines) % self.run.deals_at_once]
        with file.open("r+b") as kept:
            kept.truncate(sum([len(line) for line in whole]))
        self._count([_read(line) for line in whole])

    def _count(self, deals: list[Deal]) -> None:
        self.deals += deals
        self.holdings.update([card for deal in deals for game in deal for held in game for card in held.hand])

    @property
    def waves(self) -> int:
        return len(self.deals) // self.run.deals_at_once

    @property
    def least(self) -> int:
        """In how many games each card has been held, at least."""
        return min(self.holdings.values())

    def add(self, deals: list[Deal]) -> None:
        with (self.path / DEALS).open("ab") as file:
            file.write(b"".join([_written(deal) for deal in deals]))
        self._count(deals)

    def play(self, holdings: int, workers: Workers = ALONE) -> Generator[int, None, None]:
        """Play until every card has been held in so many games; tells the least of all after each wave."""
        while self.least < holdings:
            expected = self.waves * (holdings / self.least - 1) if self.least else 1
            waves = range(self.waves, self.waves + max(workers.jobs, round(expected)))
            for deals in handed_out(partial(play_wave, self.run), list(waves), workers, at_once=1):
                self.add(deals)
                yield self.least
                if self.least >= holdings:
                    break


def _written(deal: Deal) -> bytes:
    fields = [[[held.hand, held.played, held.points, held.won] for held in game] for game in deal]
    return json.dumps(fields, separators=(",", ":")).encode() + b"\n"


def _read(line: bytes) -> Deal:
    return [
        [Held(tuple(hand), tuple(played), points, won) for hand, played, points, won in game]
        for game in json.loads(line)
    ]
