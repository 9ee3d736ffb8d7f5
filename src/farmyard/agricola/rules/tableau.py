"""The cards in front of a player: laying them out, giving them up, reading what they mean."""

from farmyard.agricola.cards.card import Card
from farmyard.agricola.cards.doors import Change, Conversion, Oven, Plot, When
from farmyard.agricola.events import EVENTS
from farmyard.agricola.game import Agricola
from farmyard.agricola.goods import covers
from farmyard.agricola.player import RAW, Player


def lay_out(game: Agricola, seat: int, card: Card) -> None:
    """Lay a card in front of a player; from now on it counts."""
    player = game.players[seat]
    if card in player.hand:
        player.hand.remove(card)
    for place, pile in enumerate(game.piles):
        if card in pile:
            game.piles[place] = tuple([other for other in pile if other is not card])
    player.cards.append(card)
    player.crops += [0] * len(card.plots)
    if card.space is not None:
        space = card.space.at(len(game.spaces))
        game.spaces = game.spaces + [space]
        game.in_play.append(space.index)
        game.stock.append(space.adds)
        game.occupants.append(0)
    read_cards(game)


def give_up(game: Agricola, seat: int, card: Card) -> None:
    """Hand a card back: a major is for sale again at its own place in its pile, a minor leaves the game."""
    game.players[seat].cards.remove(card)
    for place, home in enumerate(game.board.majors):
        if card in home:
            there = game.piles[place]
            game.piles[place] = tuple([other for other in home if other is card or other in there])
    read_cards(game)


def read_cards(game: Agricola) -> None:
    """Bring what everybody's cards mean up to date."""
    listeners: list[list[tuple[int, Card, When]]] = [[] for _ in range(EVENTS)]
    for seat, player in enumerate(game.players):
        for card in player.cards:
            for reaction in card.each:
                listeners[reaction.event].append((seat, card, reaction))
        read_player(game, seat, player)
    game.listeners = listeners


def read_player(game: Agricola, seat: int, player: Player) -> None:
    """Changes, ovens, plots, conversions and housing as a player's cards give them."""
    changes: list[tuple[Card, Change]] = []
    ovens: list[Oven] = []
    plots: list[Plot] = []
    for card in player.cards:
        changes += [(card, change) for change in card.changes]
        plots += card.plots
        if card.oven is not None:
            ovens.append(card.oven)
    changes.sort(key=lambda pair: pair[1].turn)
    ovens.sort(key=lambda oven: -oven.food)
    player.changes = tuple(changes)
    player.ovens = tuple(ovens)
    player.plots = tuple(plots)
    player.conversions = tuple(conversions_of(game, seat, player))
    player.makes = 0
    for conversion in player.conversions:
        player.makes |= conversion.makes
    player.house_animals()


def conversions_of(game: Agricola, seat: int, player: Player) -> list[Conversion]:
    """The any-time conversions a player has; where several turn the same goods into the same, the best."""
    best = {(conversion.give, conversion.makes): conversion for conversion in RAW}
    for card in player.cards:
        for conversion in card.conversions:
            if conversion.harvest or (conversion.when and not conversion.when.holds(game, seat, None)):
                continue
            improved = with_extras(player, conversion)
            known = best.get((improved.give, improved.makes))
            if known is None or covers(improved.gain, known.gain):
                best[(improved.give, improved.makes)] = improved
    return list(best.values())


def with_extras(player: Player, conversion: Conversion) -> Conversion:
    """A conversion with what other cards add to it."""
    extra = 0
    for _, change in player.changes:
        extra += change.cooked(player, conversion)
    if not extra:
        return conversion
    gain = conversion.gain + extra
    return Conversion(conversion.give, gain, conversion.name, False, None, conversion.cooking)
