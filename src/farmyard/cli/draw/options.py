"""The options of a decision as lines: a number each, or a summary where there are many cells to choose from."""

from collections.abc import Iterable
from typing import Final

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from farmyard.agricola.view import OptionView
from farmyard.cli.draw.cards import in_short
from farmyard.cli.draw.glyphs import Glyphs
from farmyard.cli.draw.words import plural
from farmyard.cli.facts import facts_of
from farmyard.cli.menu import Menu, verb_of, what_of

_EXAMPLES: Final = 5


def menu_lines(menu: Menu, glyphs: Glyphs) -> list[RenderableType]:
    """What can be answered, short enough to survey."""
    lines: list[RenderableType] = []
    if menu.placing:
        lines.append(Text(f"  {len(menu.listed)} spaces can be used: give a number from the board", "dim"))
    else:
        for verb, group in menu.groups.items():
            lines += _pastures(menu, group) if verb == "enclose" else _sites(menu, verb, group)
        lines.append(_numbered(enumerate(menu.listed, 1)))
    return lines + [_hints(menu, glyphs)]


def _numbered(options: Iterable[tuple[int | str, OptionView]]) -> Table:
    """Options with their numbers before them."""
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(justify="right", min_width=4, style="bold cyan", no_wrap=True)
    table.add_column()
    for number, option in options:
        table.add_row(str(number), _wording(option))
    return table


def _wording(option: OptionView) -> Text:
    """An option's text and what it would mean, without saying anything twice; a card tells what it does."""
    card = facts_of(what_of(option))
    if card is not None and (card.text not in option.label or verb_of(option) in ("keep", "discard")):
        words = card.text if verb_of(option) == "use" else in_short(card)
        return Text.assemble(option.text, (f"  {words}", "dim"))
    for begin in (option.text, what_of(option)):
        if begin and option.label.lower().startswith(begin.lower()):
            return Text.assemble(option.text, (option.label[len(begin) :], "dim"))
    return Text.assemble(option.text, (f"  {option.label}", "dim"))


def all_options(menu: Menu) -> Table:
    """Every option with its number."""
    if not menu.placing:
        return _numbered(enumerate(menu.numbered, 1))
    numbers = {space.name: number for number, space in enumerate(menu.view.spaces, 1)}
    return _numbered([(numbers[what_of(option)], option) for option in menu.listed])


def exchanges(menu: Menu) -> Table:
    return _numbered([(f"x{number}", option) for number, option in enumerate(menu.view.exchanges, 1)])


def _sites(menu: Menu, verb: str, group: list[OptionView]) -> list[Text]:
    """The cells for a field, a room or a stable, on one line."""
    cells = " ".join([what_of(option) for option in group])
    example = what_of(group[0]) if len(menu.groups) == 1 else group[0].text
    price = group[0].label.partition("(")[2].rstrip(")")
    head = f"{verb} for {price}" if price else verb
    return [Text.assemble((f"  {head}", "bold"), f" on {cells}", (f"   like '{example}'", "dim"))]


def _pastures(menu: Menu, group: list[OptionView]) -> list[Text]:
    """How many pastures could be closed, and the cheapest of each size."""
    head = f"  {plural(len(group), 'pasture')} possible, 'list' shows all. Name the cells of one, for example:"
    cheapest: dict[int, OptionView] = {}
    for option in group:
        cheapest.setdefault(len(what_of(option).split()), option)
    shown = list(cheapest.values())[:_EXAMPLES]
    return [Text(head)] + [Text(f"       {option.label.removeprefix('Enclose ')}", "dim") for option in shown]


def _hints(menu: Menu, glyphs: Glyphs) -> Padding:
    possible = len(menu.view.exchanges)
    words = ["undo", "score", "log", "majors", "help", "quit"]
    if any([player.cards for player in menu.view.players]):
        words.insert(0, "cards")
    if menu.view.hand:
        words.insert(0, "hand")
    if possible:
        words.insert(0, f"x ({plural(possible, 'exchange')})")
    return Padding(Text("also: " + f" {glyphs.dot} ".join(words), "dim"), (0, 0, 0, 2))
