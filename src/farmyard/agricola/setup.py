"""Setting up a table: the board for its options, the shuffled round cards, the starting goods."""

from typing import Final

from farmyard.agricola.content import original_board as original
from farmyard.agricola.content import revised_board as revised
from farmyard.agricola.content.catalogue import card_named, cards_for, of_sort
from farmyard.agricola.content.majors import MAJORS
from farmyard.agricola.rulebook import RULEBOOK
from farmyard.agricola.rules.course import ENDING, ROUND
from farmyard.agricola.rules.hands import HAND, SORT_WORDS, SORTS, DealHands
from farmyard.agricola.rules.playing import LayOut
from farmyard.agricola.rules.rounds import NextRound
from farmyard.agricola.settings import Options
from farmyard.agricola.state.card import OCCUPATION, Card
from farmyard.agricola.state.game import ROUNDS, Agricola
from farmyard.agricola.state.goods import FOOD, of, several
from farmyard.agricola.state.player import Player
from farmyard.agricola.state.space import Board
from farmyard.kernel.errors import BadOptions

_boards: Final[dict[tuple[str, int, bool, bool], Board]] = {}


def board_for(table: Options) -> Board:
    """The board for a table; the same options share one."""
    key = (table.edition, table.players, table.family, table.side_job)
    board = _boards.get(key)
    if board is None:
        majors: list[tuple[Card, ...]] = [(card,) for card in MAJORS]
        if table.original:
            permanent = original.permanent_spaces(table.players, table.family)
            board = Board(permanent, original.round_cards(table.family), majors, ROUND, ENDING)
        else:
            permanent = revised.permanent_spaces(table.players, table.side_job)
            board = Board(permanent, revised.round_cards(), majors, ROUND, ENDING)
        _boards[key] = board
    return board


def lay_out(table: Options, seed: int) -> Agricola:
    """A table ready for round 1, before anything has happened."""
    board = board_for(table)
    game = Agricola(table, board, RULEBOOK, seed)
    for seat in range(table.players):
        player = Player()
        if table.players > 1:
            player.goods = of(FOOD, 2 if seat == 0 else 3)
        else:
            player.goods = of(FOOD, table.food)
        game.players.append(player)
    for stage in board.stages:
        cards = stage.copy()
        game.rng.shuffle(cards)
        game.coming += cards
    if table.decks:
        shuffled = cards_for(table.decks, table.players)
        game.rng.shuffle(shuffled)
        game.all_cards = tuple(cards_for(table.decks, table.players))
        game.deck = tuple(shuffled)
    game.in_play = board.permanent.copy()
    game.stock = [0] * len(board.spaces)
    game.occupants = [0] * len(board.spaces)
    game.piles = board.majors.copy()
    game.promised = [0] * (ROUNDS * table.players)
    return game


def check_cards(table: Options) -> None:
    """Refuse decks that have too few cards for everybody's hand."""
    dealt = (10 if table.hands == "10-3" else HAND) * table.players
    cards = cards_for(table.decks, table.players)
    for sort in SORTS:
        number = len(of_sort(cards, sort))
        if number < dealt:
            which = f"deck {table.decks} has" if len(table.decks) == 1 else f"decks {table.decks} have"
            fit = f"{several(number, SORT_WORDS[sort])} for {several(table.players, 'player')}"
            raise BadOptions(f"Too few cards: {which} {fit}, but {dealt} are dealt; choose more decks", "decks")


def new_game(table: Options, seed: int = 0) -> Agricola:
    """A new game, waiting for its first choice. Seat 0 is the starting player."""
    if table.decks:
        check_cards(table)
    game = lay_out(table, seed)
    game.push(0, NextRound())
    if table.decks:
        game.push(0, DealHands())
    for name in reversed(table.permanent):
        lay_out_permanent(game, name)
    game.start()
    return game


def lay_out_permanent(game: Agricola, name: str) -> None:
    """A solo series' permanent occupation lies out from the start, as if it had just been played."""
    card = card_named(name)
    if card not in game.deck or card.sort != OCCUPATION:
        raise BadOptions(f"{card.name} is no occupation of this table's decks")
    game.deck = tuple([other for other in game.deck if other is not card])
    game.push(0, LayOut(card))
