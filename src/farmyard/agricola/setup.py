"""Setting up a table: the board that its modules make up, the shuffled cards, the starting goods."""

from farmyard.agricola.modules import board_for
from farmyard.agricola.rulebook import RULEBOOK
from farmyard.agricola.rules.rounds import NextRound
from farmyard.agricola.rules.tableau import give_turn, lay_in_common
from farmyard.agricola.state.draw_deck import FaceDown
from farmyard.agricola.state.game import ROUNDS, Agricola
from farmyard.agricola.state.goods import ANIMALS
from farmyard.agricola.state.player import Player
from farmyard.agricola.state.special import IN_PILE, OPEN
from farmyard.kernel.course import go_through
from farmyard.kernel.settings import Settings


def lay_out(settings: Settings, seed: int) -> Agricola:
    """A table ready for round 1, before anything has happened."""
    board = board_for(settings)
    game = Agricola(RULEBOOK, settings, board, seed)
    game.starting_player = board.starts
    game.names = tuple([f"Player {seat + 1}" for seat in range(settings.players)])
    for goods in board.supplies:
        player = Player()
        player.goods = goods
        if board.animals + board.strays != ANIMALS:
            player.animals = board.animals + board.strays
            player.house_animals()
        game.players.append(player)
    for stage in board.stages:
        cards = stage.copy()
        game.rng.shuffle(cards)
        game.coming += cards
    if board.hand_cards:
        deck = list(board.hand_cards)
        game.rng.shuffle(deck)
        game.deck = tuple(deck)
    game.in_play = tuple(board.permanent)
    game.stock = [0] * len(board.spaces)
    game.occupants = [0] * len(board.spaces)
    game.piles = tuple(board.majors)
    game.specials = (IN_PILE if board.pile else OPEN,) * len(board.special_cards)
    if board.pile:
        pile = list(range(len(board.special_cards)))
        game.rng.shuffle(pile)
        game.pile = tuple(pile)
    for drawn in board.draw_decks:
        hidden = list(drawn.cards)
        game.rng.shuffle(hidden)
        game.draw_decks += (FaceDown(tuple(hidden)),)
    game.promised = (0,) * (ROUNDS * settings.players)
    for card in board.common:
        lay_in_common(game, card)
    if board.in_turn:
        give_turn(game, 1)
    return game


def new_game(settings: Settings, seed: int = 0) -> Agricola:
    """A new game, waiting for its first choice."""
    game = lay_out(settings, seed)
    game.push(0, NextRound())
    go_through(game, game.board.opening)
    for card in game.common[::-1]:
        if card.on_play is not None:
            for seat in range(game.seats() - 1, -1, -1):
                game.push(seat, card.on_play)
    game.start()
    return game
