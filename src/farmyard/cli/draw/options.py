"""The options of a decision as lines: a number each, or a summary where there are many cells to choose from."""

from collections.abc import Iterable
from typing import Final

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from farmyard.cli.draw.cards import in_short
from farmyard.cli.draw.glyphs import Glyphs
from farmyard.cli.draw.words import plural
from farmyard.cli.menu import Menu, card_of
from farmyard.kernel.view import OptionView

_EXAMPLES: Final = 5
_HAND_VERBS: Final = ("keep", "discard")
_CARD_VERBS: Final = ("use", "play", "build", *_HAND_VERBS)


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
    card = card_of(option)
    if (
        card is not None
        and option.verb in _CARD_VERBS
        and (card.text not in option.label or option.verb in _HAND_VERBS)
    ):
        words = card.text if option.verb == "use" else in_short(card)
        return Text.assemble(option.text, (f"  {words}", "dim"))
    for begin in (option.text, option.what):
        if begin and option.label.lower().startswith(begin.lower()):
            return Text.assemble(option.text, (option.label[len(begin) :], "dim"))
    return Text.assemble(option.text, (f"  {option.label}", "dim"))


def all_options(menu: Menu) -> Table:
    """Every option with its number."""
    if not menu.placing:
        return _numbered(enumerate(menu.numbered, 1))
    numbers = {space.name: number for number, space in enumerate(menu.view.spaces, 1)}
    return _numbered([(numbers[option.target.space], option) for option in menu.listed])


def exchanges(menu: Menu) -> Table:
    return _numbered([(f"x{number}", option) for number, option in enumerate(menu.view.exchanges, 1)])


def _sites(menu: Menu, verb: str, group: list[OptionView]) -> list[Text]:
    """The cells for a field, a room or a stable, on one line."""
    cells = " ".join([cell for option in group for cell in option.target.cells])
    first = group[0]
    example = first.target.cells[0] if len(menu.groups) == 1 else first.text
    meaning = f": {first.label}" if first.label != first.text else ""
    return [Text.assemble((f"  {verb}", "bold"), f" on {cells}", (f"   like '{example}'{meaning}", "dim"))]


def _pastures(menu: Menu, group: list[OptionView]) -> list[Text]:
    """How many pastures could be closed, and the cheapest of each size."""
    head = f"  {plural(len(group), 'pasture')} possible, 'list' shows all. Name the cells of one, for example:"
    cheapest: dict[int, OptionView] = {}
    for option in group:
        cheapest.setdefault(len(option.target.cells), option)
    shown = list(cheapest.values())[:_EXAMPLES]
    return [Text(head)] + [Text(f"       {option.label}", "dim") for option in shown]


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
