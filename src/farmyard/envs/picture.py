"""The table as the terminal shows it to a seat: as text with colors, or drawn to pixels."""

import io
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray
from rich.color import Color
from rich.console import Console
from rich.style import Style
from rich.text import Text

from farmyard.cli.draw.glyphs import BOX
from farmyard.cli.screens import SCREENS
from farmyard.cli.terminal import Terminal
from farmyard.kernel.game import Game

_WIDTH: Final = 120
_LEAST_ROWS: Final = 48
_ROWS_OF_A_FARM: Final = 13
_CELL: Final = (6, 11)
"""The pixels of a character of Pillow's own font, across and down."""
_SCALE: Final = 2
_PAPER: Final = (41, 41, 41)
_INK: Final = (197, 200, 198)
_LINES: Final = {sign: number for number, sign in enumerate(BOX.corners) if number} | {"━": 10, "┃": 5, "─": 10}
"""Which way each line goes from the middle of its cell: up 1, right 2, down 4, left 8."""
_WAYS: Final = ((1, 0, -1), (2, 1, 0), (4, 0, 1), (8, -1, 0))


def text(game: Game, seat: int) -> str:
    """The table as a seat sees it, as a terminal would print it."""
    return _shown(game, seat).export_text(styles=True)


def pixels(game: Game, seat: int) -> NDArray[np.uint8]:
    """The same as a picture, of one size throughout a game: rows of red, green and blue."""
    from PIL import Image, ImageDraw, ImageFont

    (across, down), height = _CELL, max(_LEAST_ROWS, _ROWS_OF_A_FARM * game.seats() + 3)
    picture = Image.new("RGB", (_WIDTH * across, height * down), _PAPER)
    pen, font = ImageDraw.Draw(picture), ImageFont.load_default_imagefont()
    console = _shown(game, seat)
    for row, line in enumerate(Text.from_ansi(console.export_text(styles=True)).split()[:height]):
        column = 0
        for segment in line.render(console):
            for sign in segment.text.rstrip("\n"):
                _draw(pen, font, sign, column, row, segment.style or Style())
                column += 1
    return np.asarray(picture.resize((picture.width * _SCALE, picture.height * _SCALE), Image.Resampling.NEAREST))


def _shown(game: Game, seat: int) -> Console:
    terminal = Terminal()
    terminal.console = Console(
        file=io.StringIO(), record=True, force_terminal=True, color_system="truecolor", width=_WIDTH,
        highlight=False, markup=False, emoji=False,
    )  # fmt: skip
    terminal.lively, terminal.glyphs = True, BOX
    SCREENS[game.name].show(game, seat, terminal)
    return terminal.console


def _draw(pen: Any, font: Any, sign: str, column: int, row: int, style: Style) -> None:
    """One character on its background."""
    across, down = _CELL
    left, top = column * across, row * down
    ink, paper = _color(style.color, _INK), _color(style.bgcolor, _PAPER)
    if style.dim:
        ink = tuple([(one + other) // 2 for one, other in zip(ink, paper, strict=True)])
    pen.rectangle((left, top, left + across - 1, top + down - 1), paper)
    if sign in _LINES:
        middle = (left + across // 2, top + down // 2)
        for bit, right, below in _WAYS:
            if _LINES[sign] & bit:
                pen.line((*middle, middle[0] + right * across // 2, middle[1] + below * (down // 2 + 1)), ink)
    elif sign != " ":
        known = sign if sign.encode("latin-1", "replace") != b"?" else "."
        pen.text((left, top), known, ink, font)


def _color(color: Color | None, usual: tuple[int, ...]) -> tuple[int, ...]:
    return usual if color is None or color.is_default else tuple(color.get_truecolor())
