"""Who is still to be placed: the family first, then guests, and who lives on a card last."""

from farmyard.agricola.state.game import Agricola


def only_guests(game: Agricola, seat: int) -> bool:
    """Whether all people at home but lodgers, who come last, are guests: these need not be placed."""
    return 0 < game.players[seat].at_home - lodgers_at_home(game, seat) <= game.players[seat].this_round.guests


def lodgers_at_home(game: Agricola, seat: int) -> int:
    """How many people who live on cards are still to be placed this round."""
    player = game.players[seat]
    if not player.changes or player.this_round.lodger_turn >= 0:
        return 0
    return min(player.lodgers(), player.at_home)


def all_ill(game: Agricola, seat: int) -> bool:
    """Whether whoever is placed next is ill; who lives on a card never is, and comes last."""
    player = game.players[seat]
    return 0 < player.at_home - lodgers_at_home(game, seat) <= player.ill
