"""Who sits where: people at this screen and computer players."""

from farmyard.ai.player import LEVELS, SECONDS, ComputerPlayer, any_player, check_any_player, is_guest, plain_name
from farmyard.cli.tables import AGRICOLA, EXPRESS
from farmyard.cli.terminal import BadCommand
from farmyard.kernel.game import Game
from farmyard.kernel.rng import Rng

YOU = "you"


class Seats:
    """The kind of each seat: `you`, or the name of a computer player."""

    def __init__(self, kinds: tuple[str, ...]) -> None:
        self.kinds = kinds
        self.people = [seat for seat, kind in enumerate(kinds) if kind == YOU]

    def __str__(self) -> str:
        return ", ".join(self.kinds)

    def human(self, seat: int) -> bool:
        return self.kinds[seat] == YOU

    def names(self) -> tuple[str, ...]:
        return tuple([self._name(seat) for seat in range(len(self.kinds))])

    def _name(self, seat: int) -> str:
        if not self.human(seat):
            return f"Player {seat + 1} ({self.kinds[seat].rpartition(':')[2]})"
        return "You" if len(self.people) == 1 else f"Player {seat + 1}"

    def sit_down(self, game: Game) -> None:
        """Name the seats, in the game and in its beginning, so that taking back keeps the names."""
        game.names = self.names()
        if game.origin is not None:
            game.origin.names = game.names

    def computers(self, game: Game, seconds: float = SECONDS) -> dict[int, ComputerPlayer]:
        """The computer players, with seeds that the position determines."""
        seed = Rng(game.seed).next() + game.chosen
        return {
            seat: any_player(kind, game.name, Rng(seed + (seat << 32)).next(), seconds)
            for seat, kind in enumerate(self.kinds)
            if kind != YOU
        }


def read_seats(words: str, game: str = AGRICOLA) -> Seats:
    """Seats at a game from words like `you,random`."""
    kinds = tuple([plain_name(word) for word in words.split(",")])
    for kind in kinds:
        if kind == YOU:
            continue
        if kind not in LEVELS and not is_guest(kind):
            known = " or ".join((YOU, *LEVELS))
            raise BadCommand(f"seats: '{kind}' cannot sit at the table, use {known}")
        check_any_player(kind, game)
    return Seats(kinds)


def choose_seats(words: str | None, players: int | None, game: str = AGRICOLA) -> Seats:
    """The seats that the command line asks for; you and random players where it says nothing."""
    if words is None:
        return Seats((YOU,) + ("random",) * ((players or (1 if game == EXPRESS else 2)) - 1))
    seats = read_seats(words, game)
    if players is not None and players != len(seats.kinds):
        raise BadCommand(f"--players says {players}, but --seats names {len(seats.kinds)}: leave one of them out")
    return seats
