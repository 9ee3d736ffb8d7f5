"""Setting up a table: the board for its options, the shuffled round cards, the starting goods."""

from typing import Final

from farmyard.agricola.boards import original, revised
from farmyard.agricola.boards.space import Board
from farmyard.agricola.cards.card import Card
from farmyard.agricola.cards.majors import MAJORS
from farmyard.agricola.game import ROUNDS, Agricola
from farmyard.agricola.goods import FOOD, of
from farmyard.agricola.options import Options
from farmyard.agricola.player import Player
from farmyard.agricola.rules.rounds import StartRound

_boards: Final[dict[tuple[str, str, str, str], Board]] = {}


def board_for(table: Options) -> Board:
    """The board for a table; the same options share one."""
    key = (table.edition, str(table.players), str(table.family), str(table.side_job))
    board = _boards.get(key)
    if board is None:
        majors: list[tuple[Card, ...]] = [(card,) for card in MAJORS]
        if table.original:
            permanent = original.permanent_spaces(table.players, table.family)
            board = Board(permanent, original.round_cards(table.family), majors)
        else:
            permanent = revised.permanent_spaces(table.players, table.side_job)
            board = Board(permanent, revised.round_cards(), majors)
        _boards[key] = board
    return board


def lay_out(table: Options, seed: int) -> Agricola:
    """A table ready for round 1, before anything has happened."""
    board = board_for(table)
    game = Agricola(table, board, seed)
    for seat in range(table.players):
        player = Player()
        if table.players > 1:
            player.goods = of(FOOD, 2 if seat == 0 else 3)
        game.players.append(player)
    for stage in board.stages:
        cards = stage.copy()
        game.rng.shuffle(cards)
        game.coming += cards
    game.in_play = board.permanent.copy()
    game.stock = [0] * len(board.spaces)
    game.occupants = [0] * len(board.spaces)
    game.piles = board.majors.copy()
    game.promised = [0] * (ROUNDS * table.players)
    return game


def new_game(table: Options, seed: int = 0) -> Agricola:
    """A new game, waiting for its first choice. Seat 0 is the starting player."""
    game = lay_out(table, seed)
    game.push(0, StartRound())
    game.start()
    return game
