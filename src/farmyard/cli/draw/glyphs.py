"""The characters and colours that pictures are made of."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Glyphs:
    """A set of characters; `corners` is indexed by the fences that meet: up 1, right 2, down 4, left 8."""

    corners: str
    along: str
    down: str
    dot: str
    rule: str
    more: str
    marker: str


BOX: Final = Glyphs(corners="·╹╺┗╻┃┏┣╸┛━┻┓┫┳╋", along="━", down="┃", dot="·", rule="─", more="…", marker="◆")
ASCII: Final = Glyphs(corners="." + "+" * 15, along="-", down="|", dot="-", rule="-", more="...", marker="<")

GOODS_STYLE: Final = {
    "wood": "color(137)",
    "clay": "color(167)",
    "reed": "color(107)",
    "stone": "color(245)",
    "grain": "color(178)",
    "vegetable": "color(208)",
    "food": "color(170)",
    "sheep": "bold",
    "boar": "bold color(131)",
    "cattle": "bold color(94)",
    "horse": "bold color(180)",
    "llama": "bold color(223)",
    "fuel": "color(172)",
    "fairy": "color(219)",
}
SEAT_STYLE: Final = ("bold cyan", "bold magenta", "bold yellow", "bold green", "bold red", "bold blue")

FENCE: Final = "bold bright_yellow on color(22)"
GRASS: Final = "color(71) on color(22)"
PASTURE: Final = "bold white on color(28)"
FIELD: Final = "white on color(94)"
STABLE: Final = "bold white on color(22)"
TILE_STYLE: Final = {
    "forest": "bold color(157) on color(23)",
    "moor": "color(187) on color(58)",
    "burnt cell": "color(208) on color(235)",
}
OTHER_TILE: Final = "white on color(240)"
LESSON: Final = "bold yellow"
MARKED: Final = "bold bright_green"
"""A space that is marked for a learner."""
MARK: Final = "bold bright_cyan"
HOUSE_STYLE: Final = {
    "wooden hut": "black on color(180)",
    "clay hut": "white on color(131)",
    "stone house": "black on color(250)",
}


def seat_style(seat: int) -> str:
    return SEAT_STYLE[seat % len(SEAT_STYLE)] if seat >= 0 else "bold"
