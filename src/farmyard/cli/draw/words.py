"""Small pieces of coloured text that several pictures share."""

import textwrap

from rich.text import Text

from farmyard.agricola.player_view import Goods
from farmyard.agricola.view import View
from farmyard.cli.draw.glyphs import GOODS_STYLE, seat_style


def goods_text(goods: Goods, nothing: str = "nothing", width: int = 1000) -> Text:
    """A bundle in words and colours: `2 wood 1 reed`; a number and its kind stay on one line."""
    text = Text()
    line = 0
    for kind, number in goods.items():
        words = f"{number} {kind}"
        fits = line + 1 + len(words) <= width
        gap = "" if not line else " " if fits else "\n"
        line = line + len(gap + words) if fits else len(words)
        text.append(gap).append(words, GOODS_STYLE.get(kind, ""))
    return text if goods else Text(nothing, "dim")


def name_text(view: View, seat: int) -> Text:
    return Text(view.players[seat].name, seat_style(seat))


def wrapped(heading: str, names: list[str], separator: str, width: int) -> list[str]:
    """A list of names on as many lines as it takes, never broken inside a name."""
    unbroken = separator.join([name.replace(" ", "\u00a0") for name in names])
    lines = textwrap.wrap(f"{heading} {unbroken}".strip(), width, break_long_words=False)
    return [line.replace("\u00a0", " ") for line in lines]


def plural(number: int, one: str, many: str = "") -> str:
    """A number with its noun: `1 stable`, `3 stables`."""
    return f"{number} {one if number == 1 else many or one + 's'}"
