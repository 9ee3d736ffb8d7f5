"""What a family will lack at the meal of this round, as far as that can be foreseen."""

from farmyard.agricola.rules.combine import Either
from farmyard.agricola.rules.harvest import Feed, food_needed
from farmyard.agricola.rules.take import Take, TakeAll
from farmyard.agricola.state.game import FEEDING, FIELD, RETURN_HOME, WORK, Agricola
from farmyard.agricola.state.goods import FOOD, GRAIN, VEGETABLE, count, covers
from farmyard.agricola.state.player import Player
from farmyard.ai.farm_inputs import Kitchen, Stock, kitchen_of, next_harvest, stock_of


def missing(game: Agricola, seat: int) -> int:
    """The begging cards that a seat will have to take at the end of this round, whatever it makes food of."""
    player = game.players[seat]
    if next_harvest(game.round) != game.round or player.skips_harvest or not before_the_meal(game, seat):
        return 0
    short = food_needed(game, seat) - stock_of(player.goods).food
    if short <= 0:
        return 0
    short -= food_to_make(player, game.phase in (WORK, RETURN_HOME))
    if short > 0 and game.phase == WORK and player.at_home:
        short -= food_to_fetch(game, player)
    return max(0, short)


def food_to_fetch(game: Agricola, player: Player) -> int:
    """The food that those who are still at home may bring, if each finds the best space that nobody has taken."""
    kitchen = kitchen_of(player.conversions)
    offered: list[int] = []
    for space in game.in_play:
        if not game.occupants[space]:
            food = edible(stock_of(taken_from(game, space)), kitchen)
            if food:
                offered.append(food)
    offered.sort(reverse=True)
    return sum(offered[: player.at_home])


def taken_from(game: Agricola, space: int) -> int:
    """The goods that a person brings from a space, as far as they are sure."""
    action = game.spaces[space].action
    if isinstance(action, Either):
        action = action.parts[0]
    if isinstance(action, Take) and not action.price:
        return action.goods
    return game.stock[space] + action.plus if isinstance(action, TakeAll) else 0


def edible(stock: Stock, kitchen: Kitchen) -> int:
    """The food that goods are, or can be cooked to."""
    herd = kitchen.sheep * stock.sheep + kitchen.boar * stock.boar + kitchen.cattle * stock.cattle
    return stock.food + stock.grain + kitchen.vegetable * stock.vegetables + herd + kitchen.horse * stock.horses


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
    made = edible(stock, kitchen) - stock.food
    if fields and (player.fields or player.plots):
        for crop in player.crops:
            if crop:
                made += 1 if count(crop, GRAIN) else 0
                made += kitchen.vegetable if count(crop, VEGETABLE) else 0
    for card in player.in_force:
        for conversion in card.conversions:
            if conversion.harvest and covers(player.goods, conversion.give):
                made += count(conversion.gain, FOOD)
                break
    return made
