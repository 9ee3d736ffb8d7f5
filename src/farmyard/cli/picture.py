"""The picture of the terminal in the docs: `python -m farmyard.cli.picture docs/terminal.svg` draws it anew."""

import io
import sys
from pathlib import Path
from typing import Final

from rich.console import Console

from farmyard.agricola.position import P1, P2, position
from farmyard.cli.agricola import AgricolaSession
from farmyard.cli.draw.glyphs import BOX
from farmyard.cli.seats import Seats
from farmyard.cli.store import SaveFile
from farmyard.cli.terminal import Terminal

_WIDTH: Final = 120
_HEIGHT: Final = 60


def picture() -> str:
    """A turn in the middle of a game, as SVG."""
    terminal = Terminal()
    terminal.console = Console(
        file=io.StringIO(), record=True, force_terminal=True, color_system="truecolor", width=_WIDTH, height=_HEIGHT,
        highlight=False, markup=False, emoji=False,
    )  # fmt: skip
    terminal.lively, terminal.glyphs = True, BOX
    session = _session(terminal)
    for choice in ("place Fishing", "place Occupation"):
        session.choose(session.game.find(choice))
    session.looking = P1
    session.show(session.menu(P1))
    return terminal.console.export_svg(title="farmyard play --seats you,farmer", unique_id="farmyard")


def _session(terminal: Terminal) -> AgricolaSession:
    """You have a clay hut, fields and sheep; the farmer plays an occupation next."""
    game = position(
        seats=2,
        round=9,
        starting_player=P1,
        spaces={
            "3 Wood": "6 wood",
            "1 Clay": "3 clay",
            "Fishing": "2 food",
            "1 Sheep": "2 sheep",
            "1 Stone": "2 stone",
        },
        goods={P1: "1 wood 2 clay 1 reed 1 grain 3 food 5 sheep 2 boar", P2: "4 wood 1 reed 5 food 1 vegetable"},
        house={P1: "clay hut"},
        rooms={P1: "a1 b1 c1", P2: "a1 b1 c1"},
        fields={P1: "a2 a3 b2", P2: "a2"},
        crops={P1: {"a2": "2 grain", "a3": "1 vegetable"}, P2: {"a2": "3 grain"}},
        stables={P1: "c5"},
        pastures={P1: ("c3 c4 c5", "b5")},
        people={P1: 3, P2: 3},
        majors={P1: ("Cooking Hearth (4 clay)",), P2: ("Fireplace (2 clay)",)},
        played={P1: ("Clay Deliveryman",), P2: ("Tutor",)},
        hand={P1: ("Renovator", "Clogs", "Basket"), P2: ("Mushroom Collector", "Canoe")},
    )
    seats = Seats(("you", "farmer"))
    seats.sit_down(game)
    return AgricolaSession(game, seats, SaveFile(Path("game.txt"), {}), terminal)


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(picture(), encoding="utf-8")
