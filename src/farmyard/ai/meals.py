"""What a family will lack at the meal of this round, as far as that can be foreseen."""

from typing import Final

from farmyard.agricola.rules.harvest import Feed, food_needed
from farmyard.agricola.state.game import FEEDING, FIELD, HARVESTS, RETURN_HOME, WORK, Agricola
from farmyard.agricola.state.goods import FOOD, GRAIN, VEGETABLE, count, covers
from farmyard.agricola.state.player import Player
from farmyard.ai.farm_inputs import kitchen_of, stock_of

FETCHED: Final = 2
"""The food that a person who is still at home is trusted to bring before the harvest."""


def missing(game: Agricola, seat: int) -> int:
    """The begging cards that a seat will have to take at the end of this round, whatever it makes food of."""
    player = game.players[seat]
    if game.round not in HARVESTS or player.skips_harvest or not before_the_meal(game, seat):
        return 0
    short = food_needed(game, seat) - stock_of(player.goods).food
    if game.phase == WORK:
        short -= FETCHED * player.at_home
    if short <= 0:
        return 0
    return max(0, short - food_to_make(player, game.phase in (WORK, RETURN_HOME)))


def before_the_meal(game: Agricola, seat: int) -> bool:
    """Whether a seat has not fed its family yet."""
    if game.phase != FEEDING:
        return game.phase in (WORK, RETURN_HOME, FIELD)
    decision = game.decision
    if decision is not None and decision.seat == seat and isinstance(decision.step, Feed):
        return True
    for owner, step in game.agenda:
        if owner == seat and isinstance(step, Feed):
            return True
    return False


def food_to_make(player: Player, fields: bool) -> int:
    """The food that could be made of all a player has, and of what the fields will give."""
    stock = stock_of(player.goods)
    kitchen = kitchen_of(player.conversions)
    grain, vegetables = stock.grain, stock.vegetables
    if fields and (player.fields or player.plots):
        for crop in player.crops:
            if crop:
                grain += 1 if count(crop, GRAIN) else 0
                vegetables += 1 if count(crop, VEGETABLE) else 0
    made = grain + kitchen.vegetable * vegetables
    made += kitchen.sheep * stock.sheep + kitchen.boar * stock.boar + kitchen.cattle * stock.cattle
    made += kitchen.horse * stock.horses
    for card in player.in_force:
        for conversion in card.conversions:
            if conversion.harvest and covers(player.goods, conversion.give):
                made += count(conversion.gain, FOOD)
                break
    return made
