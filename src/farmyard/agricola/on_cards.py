"""What lies on played cards, in words: crops, goods, counters, uses."""

from farmyard.agricola.farm.geometry import CELLS
from farmyard.agricola.state.action import Action
from farmyard.agricola.state.card import Card, labels
from farmyard.agricola.state.game import ROUNDS, Agricola
from farmyard.agricola.state.goods import several, text
from farmyard.agricola.state.player import Player


def on_cards(game: Agricola, player: Player) -> dict[str, str]:
    """What lies on each played card on which something can lie."""
    lying: dict[str, str] = {}
    plot = CELLS
    for card, label in zip(player.in_force, labels(player.in_force)):
        crops = player.crops[plot : plot + len(card.plots)]
        plot += len(card.plots)
        unsown = crops.count(0)
        words = [text(crop) for crop in crops if crop]
        if unsown:
            words.append("unsown" if unsown == 1 else f"{unsown} unsown")
        words += _tally(game, player, card) + _waiting(game, player, card)
        if words:
            lying[label] = ", ".join(words)
    return lying


def _tally(game: Agricola, player: Player, card: Card) -> list[str]:
    """The goods or whatever else lies on a card, and how often it has been used where that is limited."""
    words: list[str] = ["not in use yet"] if player.tally(card).asleep else []
    there = player.tally(card).goods
    if there:
        noted = [action.noted(game, there) for action in _actions(card)]
        lying = several(there, card.counter) if card.counter else text(there)
        words.append("".join(list(dict.fromkeys(noted))) or lying)
    used = player.tally(card).uses
    most = max([reaction.uses for reaction in card.each] + [usable.uses for usable in card.any_time], default=0)
    if used and most:
        words.append("used up" if used >= most else f"used {used} of {most} times")
    return words


def _actions(card: Card) -> list[Action]:
    """Everything that a card does."""
    at_once = [] if card.on_play is None else [card.on_play]
    return at_once + [reaction.then for reaction in card.each] + [usable.then for usable in card.any_time]


def _waiting(game: Agricola, player: Player, card: Card) -> list[str]:
    """The coming rounds in which a card will act."""
    tally = player.tally(card)
    rounds = [round for round in range(game.round + 1, ROUNDS + 1) if tally.on_round(round)]
    return [f"round {' '.join([str(round) for round in rounds])}"] if rounds else []
