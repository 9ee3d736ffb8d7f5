"""The actions of a table of Agricola.

A board holds most options ready: its spaces, cards, conversions and special actions each have the option that begins
them, and so has whatever a module brings. What rules make anew for every cell, pasture or good is added here.
"""

from typing import Final

from farmyard.agricola.farm.fences import REGIONS
from farmyard.agricola.farm.geometry import ALL_CELLS, cells_of, edges_around
from farmyard.agricola.rules.animals import release_option
from farmyard.agricola.rules.bread import bake_option
from farmyard.agricola.rules.build import ROOM, STABLE
from farmyard.agricola.rules.family import BECOME, GROW
from farmyard.agricola.rules.farmland import CROPS, PLOW, SOW
from farmyard.agricola.rules.fence_options import SINGLE, enclose_option
from farmyard.agricola.rules.hands import SWAP_THREE
from farmyard.agricola.rules.harvest import FEED
from farmyard.agricola.rules.renovate import RENOVATE, RENOVATE_TWICE
from farmyard.agricola.state.board import Board
from farmyard.agricola.state.card import Card
from farmyard.agricola.state.game import Agricola
from farmyard.agricola.state.goods import NAMES, of
from farmyard.agricola.state.player import RAW
from farmyard.agricola.words.tiles import BURN, CLEAR
from farmyard.envs.coding.actions import held_in
from farmyard.kernel.option import DONE, Option, Target

_MOST_BAKED: Final = 12
_MOST_BURNED: Final = 16


def foreseen(game: Agricola) -> list[Option]:
    """What a table may offer, as far as it can be listed."""
    board = game.board
    options = [DONE, FEED, GROW, BECOME, RENOVATE, RENOVATE_TWICE]
    options += on_board(board)
    options += on_cells(game)
    options += with_fences(game)
    options += with_goods(board)
    return options + with_hands(game)


def on_board(board: Board) -> list[Option]:
    """The options that lie ready: those of spaces that cards bring have no place yet, and are left out."""
    held = [Option("hold", card.name, card.target) for card in board.special_cards]
    return [option for option in held_in((board, RAW)) if not is_idle(option)] + held


def is_idle(option: Option) -> bool:
    """Whether an option is never offered: to use a card that does nothing by itself, or a space without a place."""
    card = option.means
    if option.verb == "use" and isinstance(card, Card):
        return not card.each and not card.any_time
    return option.verb == "place" and option.target.space < 0


def on_cells(game: Agricola) -> list[Option]:
    """What is done on a cell of the board."""
    kinds = [PLOW, ROOM, STABLE]
    if game.players[0].tiles:
        kinds += [CLEAR, BURN]
    return [options[cell] for options in kinds for cell in cells_of(ALL_CELLS)]


def with_fences(game: Agricola) -> list[Option]:
    """Pastures of the board and, where fences are built one by one, its edges."""
    options = [enclose_option(region.cells) for region in REGIONS]
    if game.players[0].piecemeal:
        options += [SINGLE[edge] for edge in cells_of(edges_around(ALL_CELLS))]
    return options


def with_goods(board: Board) -> list[Option]:
    """Sowing, letting animals go, baking and heating."""
    options = [SOW[crop] for crop in CROPS] + [release_option(kind) for kind in board.animals + board.strays]
    options += [bake_option(grain) for grain in range(1, _MOST_BAKED + 1)]
    for need in board.needs:
        good, name = need.good, NAMES[need.good]
        options += [
            Option("heat", f"with {number} {name}", Target(goods=of(good, number))) for number in range(_MOST_BURNED)
        ]
    return options


def with_hands(game: Agricola) -> list[Option]:
    """Cards that are kept or discarded before and beside the game."""
    settings, cards = game.settings, game.board.hand_cards
    options: list[Option] = []
    if settings.says("hands").startswith("draft"):
        options += [Option("keep", card.name, card.target, card) for card in cards]
    if settings.says("hands") == "10-3" or settings.on("three-for-one"):
        options += [SWAP_THREE, *[Option("discard", card.name, card.target, card) for card in cards]]
    return options
