"""The options of a decision as lines: a number each, or a summary where there are many cells to choose from."""

from collections.abc import Iterable
from typing import Final

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from farmyard.ai.advice import Advice
from farmyard.cli.draw.cards import in_short
from farmyard.cli.draw.glyphs import MARKED, Glyphs
from farmyard.cli.draw.words import goods_text, plural
from farmyard.cli.menu import Menu, card_of
from farmyard.kernel.view import OptionView

_EXAMPLES: Final = 5
_HAND_VERBS: Final = ("keep", "discard", "draw")
_CARD_VERBS: Final = ("use", "play", "build", *_HAND_VERBS)


def menu_lines(menu: Menu, glyphs: Glyphs) -> list[RenderableType]:
    """What can be answered, short enough to survey."""
    lines: list[RenderableType] = []
    if menu.placing:
        spaces = len(menu.listed) - len(menu.instead)
        lines.append(Text(f"  {spaces} spaces can be used: give a number from the board", "dim"))
        instead = list(enumerate(menu.instead, len(menu.view.spaces) + 1))
        others = [(number, option) for number, option in instead if option.verb != "draw"]
        if others:
            lines.append(_numbered(menu, others))
        if menu.open_cards:
            example = f"'draw {menu.open_cards[0]}'"
            lines.append(Text(f"  or take an open card, like {example}: 'list' says what they do", "dim"))
    else:
        for name, group in menu.groups.items():
            drawn = {"enclose": _pastures, "fence": _single_fences}.get(group[0].verb)
            lines += drawn(menu, group) if drawn else _sites(menu, name, group)
        if menu.begging:
            lines.append(
                Text(f"  {menu.begging} food missing: first what you could make to eat, begging last", "yellow")
            )
        lines.append(_numbered(menu, enumerate(menu.listed, 1)))
    return lines + [_hints(menu, glyphs)]


def marked_line(menu: Menu, marked: tuple[str, ...], limited: bool, glyphs: Glyphs) -> Text:
    """The spaces that are marked for a learner, with their numbers."""
    numbers = {f"place {space.name}": number for number, space in enumerate(menu.view.spaces, 1)}
    names = [f"{numbers.get(text, '')} {text.removeprefix('place ')}".strip() for text in marked]
    words = "Choose a marked space" if limited else "A master would go to a marked space"
    return Text.assemble((f"  {words}: ", "dim"), (f" {glyphs.dot} ".join(names), MARKED))


def _numbered(menu: Menu, options: Iterable[tuple[int | str, OptionView]]) -> Table:
    """Options with their numbers before them."""
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(justify="right", min_width=4, style="bold cyan", no_wrap=True)
    table.add_column()
    for number, option in options:
        table.add_row(str(number), _wording(menu, option))
    return table


def _wording(menu: Menu, option: OptionView) -> Text:
    """An option as it may be answered, with what a card does, what lies on a space, or else its label."""
    card = card_of(option)
    if card is not None and option.verb in _CARD_VERBS:
        if card.text in option.label and option.verb not in _HAND_VERBS:
            return _label(option)
        return Text.assemble(option.text, (f"  {card.text if option.verb == 'use' else in_short(card)}", "dim"))
    if option.target.kind == "person":
        return Text.assemble(option.text, "  ", goods_text(menu.lying_on(option.target.space), ""))
    if option.label.lower().startswith(option.text.lower()):
        return _label(option)
    return Text.assemble(option.text, (f"  {option.label}", "dim"))


def _label(option: OptionView) -> Text:
    """A label that stands for its option; where it begins as the text does, written as that."""
    as_text = option.label.lower().startswith(option.text.lower())
    return Text(option.label[0].lower() + option.label[1:] if as_text else option.label)


def all_options(menu: Menu) -> Table:
    """Every option with its number."""
    if not menu.placing:
        return _numbered(menu, enumerate(menu.numbered, 1))
    numbers = {space.name: number for number, space in enumerate(menu.view.spaces, 1)}
    persons = [option for option in menu.listed if option not in menu.instead]
    instead = list(enumerate(menu.instead, len(menu.view.spaces) + 1))
    return _numbered(menu, [*[(numbers[option.target.space], option) for option in persons], *instead])


def exchanges(menu: Menu) -> Table:
    return _numbered(menu, [(f"x{number}", option) for number, option in enumerate(menu.view.exchanges, 1)])


def _sites(menu: Menu, name: str, group: list[OptionView]) -> list[RenderableType]:
    """The cells for a field, a room or a stable."""
    cells = " ".join([cell for option in group for cell in option.target.cells])
    first = group[0]
    own = [other for other in menu.groups.values() if other[0].target.seat < 0]
    example = first.target.cells[0] if [group] == (own or list(menu.groups.values())) else first.text
    meaning = f": {first.label}" if first.label != first.text else ""
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_row(Text(f"  {name}", "bold"), Text.assemble(f"on {cells}", (f"   like '{example}'{meaning}", "dim")))
    return [table]


def _pastures(menu: Menu, group: list[OptionView]) -> list[RenderableType]:
    """How many pastures could be closed, and the cheapest of each size."""
    partner = group[0].target.seat
    where = "" if partner < 0 else f" on the farm of {menu.view.players[partner].name}"
    head = f"  {plural(len(group), 'pasture')} possible{where}, 'list' shows all. Name the cells of one, for example:"
    cheapest: dict[int, OptionView] = {}
    for option in group:
        cheapest.setdefault(len(option.target.cells), option)
    shown = list(cheapest.values())[:_EXAMPLES]
    return [Text(head), *[Text(f"       {option.label}", "dim") for option in shown]]


def _single_fences(menu: Menu, group: list[OptionView]) -> list[RenderableType]:
    """Where a single fence could stand, in a line."""
    edges = ", ".join([option.what for option in group[:_EXAMPLES]])
    more = f" and {len(group) - _EXAMPLES} more" if len(group) > _EXAMPLES else ""
    return [Text.assemble(("  a single fence", "bold"), f" at {edges}{more}", (f"   like '{group[0].text}'", "dim"))]


def hint_lines(menu: Menu, found: list[Advice], glyphs: Glyphs) -> Padding:
    """Options that a master would consider, the best first, the others with the points that they are behind."""
    numbers = {option.text: number for number, option in enumerate(menu.numbered, 1)}
    if menu.placing:
        texts = [f"place {space.name}" for space in menu.view.spaces] + [option.text for option in menu.instead]
        numbers = {text: number for number, text in enumerate(texts, 1)}
    named = {option.text: option.target.space or option.text for option in menu.view.options}
    return advised(found, numbers, named, glyphs)


def advised(found: list[Advice], numbers: dict[str, int], named: dict[str, str], glyphs: Glyphs) -> Padding:
    """The same in any game, by the options' numbers and names."""
    worth = ["best", *[f"{behind:+.1f}" if behind else "even" for _, behind in found[1:]]]
    words = [
        Text.assemble((f"{numbers[text]} ", "bold cyan"), named[text], (f" {compared}", "dim"))
        for (text, _), compared in zip(found, worth)
    ]
    line = Text("A master would consider: ", "dim").append_text(Text(f" {glyphs.dot} ", "dim").join(words))
    return Padding(line, (0, 0, 0, 2))


def _hints(menu: Menu, glyphs: Glyphs) -> Padding:
    possible = len(menu.view.exchanges)
    words = ["hint", "undo", "score", "log", "majors", "help", "quit"]
    if any([player.cards for player in menu.view.players]):
        words.insert(0, "cards")
    if menu.view.hand:
        words.insert(0, "hand")
    if possible:
        words.insert(0, f"x ({possible})")
    return Padding(Text("also: " + f" {glyphs.dot} ".join(words), "dim"), (0, 0, 0, 2))
