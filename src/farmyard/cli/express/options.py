"""The options of a decision as lines, each with what it would give."""

from typing import Final

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from farmyard.ai.advice import Advice
from farmyard.cli.draw.glyphs import Glyphs
from farmyard.cli.draw.options import advised
from farmyard.cli.express.draw import ABOUT
from farmyard.cli.express.menu import FEWER, PAY, Menu
from farmyard.express.game import Express
from farmyard.kernel.preview import preview
from farmyard.kernel.view import OptionView

_TOLD_BY_LABEL: Final = ("roll", "feed", "discard")
_OF_CARDS: Final = ("become", "build")


def menu_lines(game: Express, menu: Menu, glyphs: Glyphs) -> list[RenderableType]:
    """What can be answered."""
    folds = Table.grid(padding=(0, 1, 0, 0), pad_edge=True)
    for name, options in menu.folds.items():
        folds.add_row(Text(f"  {name}", "bold cyan"), Text(_fold(name, options), "dim"))
    return [numbered(game, menu.numbers(menu.listed)), *([folds] if menu.folds else []), _hints(menu, glyphs)]


def _fold(name: str, options: list[OptionView]) -> str:
    if name == FEWER:
        return f"shows {len(options)} ways to collect fewer dice"
    if name == PAY:
        return f"shows {len(options)} other ways to pay"
    return f"shows {len(options)} ways to use this occupation first"


def numbered(game: Express, options: list[tuple[str, OptionView]]) -> Table:
    """Options with their numbers before them and what they give behind them."""
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(justify="right", min_width=4, style="bold cyan", no_wrap=True)
    table.add_column()
    for number, option in options:
        gives = effect(game, option)
        table.add_row(number, Text.assemble(option.text, (f"  {gives}" if gives else "", "dim")))
    return table


def effect(game: Express, option: OptionView) -> str:
    """What an option gives and takes, as far as its text does not say so already."""
    if option.verb in _TOLD_BY_LABEL:
        return option.label
    if option.text == "keep dice":
        return "Use the dice on the table"
    seen = preview(game, game.find(option.text))
    goods = _difference(seen.before.goods, seen.after.goods)
    if option.target.cards:
        about = [ABOUT[card] for card in option.target.cards if option.verb in _OF_CARDS]
        return ", ".join([*_in_words(goods), *about])
    return "" if goods == option.target.goods else ", ".join(_in_words(goods))


def _difference(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    names = list(dict.fromkeys([*before, *after]))
    changes = {name: after.get(name, 0) - before.get(name, 0) for name in names}
    return {name: change for name, change in changes.items() if change}


def _in_words(changes: dict[str, int]) -> list[str]:
    """What is paid first, then what is gained."""
    return [f"{number:+d} {name}" for name, number in sorted(changes.items(), key=lambda change: change[1] > 0)]


def hint_lines(menu: Menu, found: list[Advice], glyphs: Glyphs) -> Padding:
    """What a master would consider."""
    numbers = {option.text: number for number, option in enumerate(menu.numbered, 1)}
    return advised(found, numbers, {text: text for text in numbers}, glyphs)


def exchanges(game: Express, menu: Menu) -> Table:
    return numbered(game, [(f"x{number}", option) for number, option in enumerate(menu.view.exchanges, 1)])


def _hints(menu: Menu, glyphs: Glyphs) -> Text:
    words = ["hint", "undo", "score", "log", "help", "quit"]
    if menu.folds:
        words.insert(0, f"list (all {len(menu.numbered)})")
    if menu.view.exchanges:
        words.insert(0, "x (cook)")
    return Text("  also: " + f" {glyphs.dot} ".join(words), "dim")
