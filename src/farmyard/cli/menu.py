"""The options of a decision, in an order and grouping that a person can survey.

Options about cells are named by their cells and only summed up; all others are listed with a
number. Cells come last, so the numbers of the listed options stay small.
"""

import re
from typing import Final

from farmyard.agricola.player_view import Goods
from farmyard.agricola.rules.farms import FOR_PARTNER
from farmyard.agricola.view import View
from farmyard.cli.facts import CardFacts, facts_of
from farmyard.cli.names import one_of
from farmyard.cli.terminal import BadCommand
from farmyard.kernel.view import OptionView

FEED: Final = "feed"
CELL_VERBS: Final = ("plow", "room", "stable", "enclose", "fence", "clear", "burn", "lay", "extend")
TURN_VERBS: Final = ("special", "hold", "draw")
_CELLS: Final = re.compile(r"[a-z]\d+(?:[\s,]*[a-z]\d+)*", re.IGNORECASE)
_CELL: Final = re.compile(r"[a-z]\d+", re.IGNORECASE)


def card_of(option: OptionView) -> CardFacts | None:
    """The card that an option is about, if it is about one."""
    cards = option.target.cards
    return facts_of(cards[0]) if len(cards) == 1 else None


class Menu:
    """What can be answered to the question of a view."""

    def __init__(self, view: View) -> None:
        self.view = view
        persons = [option for option in view.options if option.target.kind == "person"]
        self.instead = [option for option in view.options if option.verb in TURN_VERBS] if persons else []
        """What may be done in place of sending a person; numbered after the spaces."""
        self.placing = bool(persons) and len(persons) + len(self.instead) == len(view.options)
        self.listed = [option for option in view.options if option.verb not in CELL_VERBS]
        if self.begging:
            self.listed.sort(key=lambda option: option.verb == FEED)
        self.groups = _grouped(view.options)
        """The options about cells, by what is done there; those for the partner's farm apart."""
        self.numbered = self.listed + [option for group in self.groups.values() for option in group]

    @property
    def begging(self) -> int:
        """The begging cards that feeding the family now would cost."""
        if not any([option.verb == FEED for option in self.view.options]):
            return 0
        player = self.view.players[self.view.seat]
        return max(0, player.food_needed - player.goods.get("food", 0))

    @property
    def farms(self) -> list[int]:
        """The seats on whose farms something could be done with cells, that of the player first."""
        whose = [group[0].target.seat for group in self.groups.values()]
        return [self.view.seat, *dict.fromkeys([seat for seat in whose if seat >= 0])]

    def marks(self, farm: int) -> frozenset[str]:
        """The cells of a farm that something could be done with."""
        seat = -1 if farm == self.view.seat else farm
        groups = [group for group in self.groups.values() if group[0].verb != "fence"]
        options = [option for group in groups for option in group if option.target.seat == seat]
        return frozenset([cell for option in options for cell in option.target.cells])

    @property
    def secret(self) -> bool:
        """Whether the question or its options show cards that the others may not see."""
        hidden = [card.name for card in self.view.hand]
        if any([name in self.view.question for name in hidden]):
            return True
        return any([_shows_cards(option, hidden) for option in self.view.options])

    @property
    def about_all_cards(self) -> bool:
        """Whether it asks about the whole hand, so that no option names a card."""
        return all([not option.target.cards for option in self.view.options])

    def lying_on(self, name: str) -> Goods:
        """The goods on a space."""
        return next(space.goods for space in self.view.spaces if space.name == name)

    @property
    def open_cards(self) -> list[str]:
        """The cards that may be taken in place of sending a person, by name."""
        return [option.what for option in self.instead if option.verb == "draw"]

    def choice(self, answer: str) -> str:
        """The text of the option that an answer means; what cannot be resolved comes back as it is."""
        if re.fullmatch(r"x ?\d+", answer, re.IGNORECASE):
            return self._exchange(int(answer[1:10]))
        if answer.isascii() and answer.isdecimal():
            return self._number(int(answer[:9]))
        if _CELLS.fullmatch(answer):
            return self._cells(answer)
        verb, _, rest = answer.partition(" ")
        if verb.lower() in CELL_VERBS and verb.lower() != "fence" and _CELLS.fullmatch(rest):
            return _on_cells(verb.lower(), rest, verb.lower())
        return self._named(answer)

    def _number(self, number: int) -> str:
        if self.placing:
            spaces = len(self.view.spaces)
            if spaces < number <= spaces + len(self.instead):
                return self.instead[number - spaces - 1].text
            if not 1 <= number <= spaces:
                raise BadCommand(f"there is no space {number}: the board has 1 to {spaces}")
            return f"place {self.view.spaces[number - 1].name}"
        if not 1 <= number <= len(self.numbered):
            raise BadCommand(f"there is no option {number}: choose 1 to {len(self.numbered)}")
        return self.numbered[number - 1].text

    def _exchange(self, number: int) -> str:
        if not 1 <= number <= len(self.view.exchanges):
            most = len(self.view.exchanges)
            raise BadCommand(f"there is no exchange {number}: 'x' shows the {most} there are")
        return self.view.exchanges[number - 1].text

    def _cells(self, cells: str) -> str:
        if not self.groups:
            raise BadCommand(f"'{cells}' names cells, but now there is nothing to do with a cell")
        own = {name: group for name, group in self.groups.items() if group[0].target.seat < 0 and name != "fence"}
        ways = [_on_cells(group[0].verb, cells, name) for name, group in (own or self.groups).items()]
        if len(ways) > 1:
            raise BadCommand(f"say what to do with {cells}: {' or '.join(ways)}")
        return ways[0]

    def _named(self, answer: str) -> str:
        """An option that an answer names; what is only there to be explained comes after what is offered."""
        return one_of(self._offered(), answer, self._elsewhere()) or answer

    def _offered(self) -> list[str]:
        return [option.text for option in self.view.options + self.view.exchanges]

    def _elsewhere(self) -> list[str]:
        """Spaces that cannot be used and cards that cannot be played now: naming one tells why."""
        cards = [f"play {card.name}" for card in self.view.hand] + [f"build {card.name}" for card in self.view.majors]
        if not self.placing:
            return cards
        names = [space.name for space in self.view.spaces]
        names += [name for stage in self.view.still_to_come.values() for name in stage]
        return [f"place {name}" for name in names] + cards


def _shows_cards(option: OptionView, hidden: list[str]) -> bool:
    """Whether an option is about a card in hand, the deck or a pack that is drafted, not one that lies open."""
    card = card_of(option)
    if option.verb == "draw" or card is None:
        return option.verb in ("discard", "draw") and card is None
    return option.verb in ("discard", "keep") or card.name in hidden


def _grouped(options: tuple[OptionView, ...]) -> dict[str, list[OptionView]]:
    groups: dict[str, list[OptionView]] = {}
    for verb in CELL_VERBS:
        for option in [option for option in options if option.verb == verb]:
            groups.setdefault(verb if option.target.seat < 0 else verb + FOR_PARTNER, []).append(option)
    return groups


def _on_cells(verb: str, words: str, name: str) -> str:
    """The choice of some cells for what is done there, which has a name of its own where it is for the partner."""
    cells = [cell.lower() for cell in _CELL.findall(words)]
    if verb != "enclose" and len(cells) > 1:
        raise BadCommand(f"name one cell at a time, like '{verb} {cells[0]}'")
    return f"{verb} {' '.join(cells)}{name.removeprefix(verb)}"
