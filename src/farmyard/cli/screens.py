"""What each game looks like at the terminal, by its name: its session, its table and its scoring."""

from abc import ABC, abstractmethod
from typing import Any, Final, Generic, TypeVar

from rich.console import RenderableType
from rich.text import Text

from farmyard import Agricola, Express, view
from farmyard.cli.agricola import AgricolaSession
from farmyard.cli.draw.cards import hand_table
from farmyard.cli.draw.scoring import scoring_table, verdict
from farmyard.cli.draw.table import heading, own_farm, whole_table
from farmyard.cli.express import draw as express
from farmyard.cli.express.session import ExpressSession
from farmyard.cli.seats import Seats
from farmyard.cli.session import AnySession
from farmyard.cli.store import SaveFile
from farmyard.cli.terminal import Terminal
from farmyard.kernel.game import Game

GameT = TypeVar("GameT", bound=Game)
NOT_OVER: Final = "The game is not over: this is "


class Screen(ABC, Generic[GameT]):
    @abstractmethod
    def session(self, game: GameT, seats: Seats, file: SaveFile, terminal: Terminal, seconds: float) -> AnySession:
        """A game to be played at this screen."""

    @abstractmethod
    def show(self, game: GameT, seat: int, terminal: Terminal) -> None:
        """The table as a seat sees it; at the end everything."""

    @abstractmethod
    def scoring(self, game: GameT, terminal: Terminal) -> list[RenderableType]:
        """Everybody's points and who has won."""


class AgricolaScreen(Screen[Agricola]):
    def session(self, game: Agricola, seats: Seats, file: SaveFile, terminal: Terminal, seconds: float) -> AnySession:
        return AgricolaSession(game, seats, file, terminal, seconds=seconds)

    def show(self, game: Agricola, seat: int, terminal: Terminal) -> None:
        seen = view(game, seat)
        if game.over:
            terminal.title("The end of the game")
            for player in range(game.seats()):
                terminal.say(own_farm(seen, player, terminal.width, terminal.glyphs), Text(""))
            return
        terminal.title(heading(seen, terminal.glyphs))
        if seen.round:
            terminal.say(whole_table(seen, seat, terminal.width, terminal.glyphs))
        else:
            terminal.say(hand_table(seen))

    def scoring(self, game: Agricola, terminal: Terminal) -> list[RenderableType]:
        table = scoring_table(game, list(range(game.seats())), terminal.table_box)
        said = verdict(game) if game.over else f"{NOT_OVER}what the farms would score now."
        return [table, Text(said, "bold")]


class ExpressScreen(Screen[Express]):
    def session(self, game: Express, seats: Seats, file: SaveFile, terminal: Terminal, seconds: float) -> AnySession:
        return ExpressSession(game, seats, file, terminal, seconds=seconds)

    def show(self, game: Express, seat: int, terminal: Terminal) -> None:
        seen = view(game, seat)
        terminal.title("The end of the game" if game.over else express.heading(seen, terminal.glyphs))
        terminal.say(*express.sheets(seen, terminal.width, terminal.glyphs))
        terminal.say(express.tray(seen, terminal.width, terminal.glyphs))

    def scoring(self, game: Express, terminal: Terminal) -> list[RenderableType]:
        seen = view(game, 0)
        table = express.score_table(seen, list(range(game.seats())), terminal.table_box)
        said = express.verdict(game, seen.winners) if game.over else f"{NOT_OVER}how it stands now."
        return [table, Text(said, "bold")]


SCREENS: Final[dict[str, Screen[Any]]] = {"agricola": AgricolaScreen(), "express": ExpressScreen()}
