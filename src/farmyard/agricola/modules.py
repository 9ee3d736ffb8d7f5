"""The modules there are, and the board that they make up for a table.

To add one, write it in `content` (or anywhere else) and put it into this list; see `state.module`.
"""

from typing import Final

from farmyard.agricola.content.base import GAME, ORIGINAL, REVISED
from farmyard.agricola.content.campaign import CAMPAIGN, SOLO_SERIES
from farmyard.agricola.content.deck_x.module import X_DECK
from farmyard.agricola.content.dorn import DORNS_HANDS
from farmyard.agricola.content.forest_deck.module import FOREST_DECK
from farmyard.agricola.content.hand_cards import HAND_CARDS
from farmyard.agricola.content.house_rules import HOUSE_RULES
from farmyard.agricola.content.moor.module import FARMERS_OF_THE_MOOR
from farmyard.agricola.content.open_row import OPEN_ROW
from farmyard.agricola.content.seasons.module import SEASONS_MODULE
from farmyard.agricola.content.team_play import TEAMS
from farmyard.agricola.state.board import Board
from farmyard.agricola.state.module import Module
from farmyard.kernel.settings import Setting, Settings

VARIANTS: Final = (SEASONS_MODULE, X_DECK, FOREST_DECK, TEAMS)
MODULES: Final[list[Module]] = [
    GAME, ORIGINAL, REVISED, HAND_CARDS, DORNS_HANDS, OPEN_ROW, SOLO_SERIES, CAMPAIGN, FARMERS_OF_THE_MOOR,
    *VARIANTS, *HOUSE_RULES,
]  # fmt: skip
GROUPS: Final = {"Variants": VARIANTS, "House rules": HOUSE_RULES}
_MOST_BOARDS: Final = 200
_boards: Final[dict[tuple[tuple[Module, ...], tuple[str, ...]], Board]] = {}


def declared() -> tuple[Setting, ...]:
    """Everything that a table may choose; a later module may declare a setting of an earlier one anew."""
    settings: dict[str, Setting] = {}
    for group, modules in GROUPS.items():
        for setting in [setting for module in modules for setting in module.settings]:
            setting.group = group
    for module in MODULES:
        for setting in module.settings:
            settings[setting.name] = setting
    return tuple(settings.values())


def check(settings: Settings) -> None:
    """Refuse what some module cannot play."""
    for module in MODULES:
        if module.check is not None:
            module.check(settings)


def board_for(settings: Settings) -> Board:
    """The board for a table; equal settings share one."""
    key = (tuple(MODULES), tuple(settings.chosen.values()))
    board = _boards.get(key)
    if board is None:
        if len(_boards) >= _MOST_BOARDS:
            _boards.clear()
        board = Board([module.part(settings) for module in MODULES if module.part is not None])
        _boards[key] = board
    return board
