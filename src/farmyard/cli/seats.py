"""Who sits where: people at this screen and computer players."""

from pathlib import PurePath
from typing import Final

from farmyard.ai.player import (
    APPRENTICE,
    LEVELS,
    SECONDS,
    ComputerPlayer,
    any_player,
    check_any_player,
    command_of,
    is_guest,
    plain_name,
)
from farmyard.cli.draw.words import plural
from farmyard.cli.tables import AGRICOLA, EXPRESS
from farmyard.cli.terminal import BadCommand
from farmyard.kernel.game import Game
from farmyard.kernel.rng import Rng

YOU: Final = "you"
LEARNER: Final = "learner"
"""Somebody for whom a master marks three spaces before each turn."""
LIMITED: Final = "limited"
"""The same, but they must choose one of the three."""
PEOPLE: Final = (YOU, LEARNER, LIMITED)
RECOMMENDATIONS: Final = {"aid": LEARNER, "limit": LIMITED}
"""What people are who are recommended spaces."""
SEATS: Final = "table seats"
NAMES: Final = "table names"
LESSONS: Final = "table lessons"
"""In a record: whether people are told how to play."""
_LONGEST: Final = 20


class Seats:
    """The kind of each seat: one of `PEOPLE` or the name of a computer player; `called` are the people's own names."""

    def __init__(self, kinds: tuple[str, ...], called: tuple[str, ...] = ()) -> None:
        self.kinds = kinds
        self.people = [seat for seat, kind in enumerate(kinds) if kind in PEOPLE]
        self.called = called

    def __str__(self) -> str:
        return ", ".join(self.kinds)

    def human(self, seat: int) -> bool:
        return self.kinds[seat] in PEOPLE

    def learns(self, seat: int) -> bool:
        """Whether three spaces are marked for a seat."""
        return self.kinds[seat] in (LEARNER, LIMITED)

    def limited(self, seat: int) -> bool:
        """Whether a seat may use only those that are marked."""
        return self.kinds[seat] == LIMITED

    def recommended(self, how: str | None) -> "Seats":
        """The same seats, with markers for everybody who has none yet."""
        if how is None:
            return self
        return Seats(tuple([RECOMMENDATIONS[how] if kind == YOU else kind for kind in self.kinds]), self.called)

    def names(self) -> tuple[str, ...]:
        return tuple([self._name(seat) for seat in range(len(self.kinds))])

    def _name(self, seat: int) -> str:
        if not self.human(seat):
            kind = self.kinds[seat]
            name = known_as(kind)
            return name if self.kinds.count(kind) == 1 else f"{name} {seat + 1}"
        if self.called:
            return self.called[self.people.index(seat)]
        return "You" if len(self.people) == 1 else f"Player {seat + 1}"

    def programs(self) -> list[str]:
        """The kinds of seats that run a command."""
        return [kind for kind in self.kinds if command_of(kind)]

    def remarks(self) -> dict[str, str]:
        """What a record keeps about the seats."""
        return {SEATS: str(self), **({NAMES: ", ".join(self.called)} if self.called else {})}

    def sit_down(self, game: Game) -> None:
        """Name the seats, in the game and in its beginning, so that taking back keeps the names."""
        game.names = self.names()
        if game.origin is not None:
            game.origin.names = game.names

    def computers(self, game: Game, seconds: float = SECONDS) -> dict[int, ComputerPlayer]:
        """The computer players, with seeds that the position determines."""
        seed = Rng(game.seed).next() + game.chosen
        return {
            seat: any_player(kind, game.name, Rng(seed + (seat << 32)).next(), seconds, in_company=True)
            for seat, kind in enumerate(self.kinds)
            if kind not in PEOPLE
        }


def known_as(kind: str) -> str:
    """What a computer player is called at the table; a program by its file."""
    command = command_of(kind)
    if not command:
        return kind.rpartition(":")[2] if is_guest(kind) else kind.capitalize()
    words = command.split()
    files = [word for word in words if PurePath(word).suffix[1:].isalpha()]
    return PurePath((files or words)[0]).stem[:_LONGEST]


def read_seats(words: str, game: str = AGRICOLA, names: str | None = None, running: bool = True) -> Seats:
    """Seats at a game from words like `you,random`, and the names of the people there.

    Programs are tried out where they may be `running`, which names in a file must not make them.
    """
    kinds = tuple([plain_name(word) for word in words.split(",")])
    for kind in kinds:
        if kind in PEOPLE:
            continue
        if kind not in LEVELS and not is_guest(kind):
            known = " or ".join((*PEOPLE, *LEVELS))
            raise BadCommand(f"seats: '{kind}' cannot sit at the table, use {known}")
        if running or not command_of(kind):
            check_any_player(kind, game)
    return Seats(kinds, read_names(names, len([kind for kind in kinds if kind in PEOPLE])))


def read_names(words: str | None, people: int) -> tuple[str, ...]:
    """The names of so many people from words like `Anna, Ben`; nothing where they keep the usual ones."""
    if words is None:
        return ()
    names = tuple([" ".join(name.split()) for name in words.split(",")])
    if len(names) != people:
        there = "nobody sits" if not people else "1 person sits" if people == 1 else f"{people} people sit"
        raise BadCommand(f"names: '{words[:60]}' is {plural(len(names), 'name')}, but {there} at the table")
    for name in names:
        if not name or not name.isprintable() or len(name) > _LONGEST or names.count(name) > 1:
            raise BadCommand(f"names: '{name[:40]}' should be a name of its own with up to {_LONGEST} letters")
    return names


def choose_seats(words: str | None, players: int | None, game: str = AGRICOLA, names: str | None = None) -> Seats:
    """The seats that the command line asks for; one for each name and apprentices where it says nothing."""
    if words is None:
        people = 1 if names is None else names.count(",") + 1
        computers = (players or max(people, 1 if game == EXPRESS else 2)) - people
        words = ",".join([YOU] * people + [APPRENTICE] * computers)
        return read_seats(words, game, names)
    seats = read_seats(words, game, names)
    if players is not None and players != len(seats.kinds):
        raise BadCommand(f"--players says {players}, but --seats names {len(seats.kinds)}: leave one of them out")
    return seats
