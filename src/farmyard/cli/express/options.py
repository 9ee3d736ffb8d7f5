"""The options of a decision as lines, each with what it would give."""

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from farmyard.cli.draw.glyphs import Glyphs
from farmyard.cli.express.draw import ABOUT
from farmyard.cli.express.menu import FEWER, PAY, Menu
from farmyard.kernel.view import OptionView


def menu_lines(menu: Menu, glyphs: Glyphs) -> list[RenderableType]:
    """What can be answered."""
    folds = Table.grid(padding=(0, 1, 0, 0), pad_edge=True)
    for name, options in menu.folds.items():
        folds.add_row(Text(f"  {name}", "bold cyan"), Text(_fold(name, options), "dim"))
    return [numbered(menu.numbers(menu.listed)), *([folds] if menu.folds else []), _hints(menu, glyphs)]


def _fold(name: str, options: list[OptionView]) -> str:
    if name == FEWER:
        return f"shows {len(options)} ways to collect fewer dice"
    if name == PAY:
        return f"shows {len(options)} other ways to pay"
    return f"shows {len(options)} ways to use this occupation first"


def numbered(options: list[tuple[str, OptionView]]) -> Table:
    """Options with their numbers before them and what they give behind them."""
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(justify="right", min_width=4, style="bold cyan", no_wrap=True)
    table.add_column()
    for number, option in options:
        gives = effect(option)
        table.add_row(number, Text.assemble(option.text, (f"  {gives}" if gives else "", "dim")))
    return table


def effect(option: OptionView) -> str:
    """What an option gives and takes; the dice it uses are told where they pay for it."""
    text, label = option.text, option.label
    if text == "keep dice":
        return "Use the dice on the table"
    head, colon, gives = label.partition(": ")
    if not colon or head.lower() != text.lower():
        return "" if label.lower() == text.lower() else label
    if " from dice" not in text:
        gives = gives.partition("uses ")[0].rstrip(", ")
    for card, about in ABOUT.items():
        if text.startswith((f"become {card}", f"build {card}")):
            gives = gives.partition(", uses ")[0]
            gives = gives.replace("+1 occupation", about).replace("+1 improvement", about)
    return "" if gives in ("sets the dice", text.replace("collect ", "+")) else gives


def exchanges(menu: Menu) -> Table:
    return numbered([(f"x{number}", option) for number, option in enumerate(menu.view.exchanges, 1)])


def _hints(menu: Menu, glyphs: Glyphs) -> Text:
    words = ["undo", "score", "log", "help", "quit"]
    if menu.folds:
        words.insert(0, f"list (all {len(menu.numbered)})")
    if menu.view.exchanges:
        words.insert(0, "x (cook)")
    return Text("  also: " + f" {glyphs.dot} ".join(words), "dim")
