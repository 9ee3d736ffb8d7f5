"""The cards in front of a player: laying them out, giving them up, reading what they mean."""

from farmyard.agricola.farm.geometry import CELLS
from farmyard.agricola.rules.chains import chains_of
from farmyard.agricola.state.card import Card
from farmyard.agricola.state.doors import Change, Conversion, Oven, Plot, When
from farmyard.agricola.state.events import EVENTS
from farmyard.agricola.state.game import NO_LISTENERS, Agricola
from farmyard.agricola.state.goods import FOOD, covers, of, text
from farmyard.agricola.state.happenings import RETURNS
from farmyard.agricola.state.player import RAW, RAW_MAKES, Player


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
        taken = [game.spaces[index].name for index in game.in_play]
        name = card.space.name if card.space.name not in taken else f"{card.space.name} [{card.key}]"
        space = card.space.at(len(game.spaces), name)
        game.spaces = game.spaces + [space]
        game.in_play.append(space.index)
        game.stock.append(space.lying)
        game.occupants.append(0)
    read_cards(game, seat)


def give_up(game: Agricola, seat: int, card: Card, forfeits: bool = False) -> None:
    """Hand a card back: a major is for sale again at its own place in its pile, a minor leaves the game.

    What grows on it, who lives on it and its action space go with it; with `forfeits` also what it has laid on
    coming rounds.
    """
    player = game.players[seat]
    lodgers = player.lodgers()
    game.note(RETURNS, seat, card.target)
    if card.plots:
        first = CELLS + sum([len(other.plots) for other in player.cards[: player.cards.index(card)]])
        del player.crops[first : first + len(card.plots)]
    player.cards.remove(card)
    if card.space is not None:
        game.in_play = [index for index in game.in_play if game.spaces[index].card is not card]
    tally = player.note(card)
    tally.handed_back = True
    for round, goods in tally.laid:
        if forfeits and round > game.round:
            game.promise(round, seat, -goods)
    tally.laid = ()
    for place, home in enumerate(game.board.majors):
        if card in home:
            there = game.piles[place]
            game.piles[place] = tuple([other for other in home if other is card or other in there])
    read_cards(game, seat)
    if player.this_round.lodger_turn < 0:
        player.at_home = max(0, player.at_home - lodgers + player.lodgers())


def holder_of(game: Agricola, card: Card) -> int:
    """The seat in front of which a card lies, or -1."""
    for seat, player in enumerate(game.players):
        if card in player.cards:
            return seat
    return -1


def read_cards(game: Agricola, changed: int = -1) -> None:
    """Bring what everybody's cards mean up to date, or those of the seat whose cards have changed.

    Conversions with a condition may depend on the cards of others.
    """
    reactions: list[tuple[int, Card, When]] = []
    for seat, player in enumerate(game.players):
        anew = changed in (-1, seat)
        for card in player.cards:
            for reaction in card.each:
                if not reaction.from_hand:
                    reactions.append((seat, card, reaction))
            for conversion in card.conversions:
                anew = anew or conversion.when is not None
        if anew:
            read_player(game, seat, player)
    game.listeners = by_event(reactions) if reactions else NO_LISTENERS


def by_event(reactions: list[tuple[int, Card, When]]) -> list[list[tuple[int, Card, When]]]:
    """The reactions to each event."""
    listeners: list[list[tuple[int, Card, When]]] = [[] for _ in range(EVENTS)]
    for seat, card, reaction in reactions:
        listeners[reaction.event].append((seat, card, reaction))
    return listeners


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
    ovens.sort(key=lambda oven: (-oven.food, not oven.hearth))
    housed = not player.changes and not changes
    player.changes = tuple(changes)
    player.ovens = tuple(ovens)
    player.plots = tuple(plots)
    conversions = tuple(conversions_of(game, seat, player))
    if conversions != player.conversions:
        read_conversions(player, conversions)
    if not housed:
        player.house_animals()


def read_conversions(player: Player, conversions: tuple[Conversion, ...]) -> None:
    """What a player's conversions can make, alone and one after another."""
    player.conversions = conversions
    player.makes = 0
    for conversion in conversions:
        player.makes |= conversion.makes
    player.chains = chains_of(conversions) if player.makes != RAW_MAKES else ()


def conversions_of(game: Agricola, seat: int, player: Player) -> list[Conversion]:
    """The any-time conversions a player has; where several turn the same goods into the same, the best."""
    best = {(conversion.give, conversion.makes): conversion for conversion in RAW}
    for card in player.cards:
        for conversion in card.conversions:
            if conversion.harvest or (conversion.when and not conversion.when.holds(game, seat, None)):
                continue
            known = best.get((conversion.give, conversion.makes))
            if known is None or better(conversion, known):
                best[(conversion.give, conversion.makes)] = conversion
    found = list(best.values())
    return found + in_pairs(player, found) if player.changes else found


def better(conversion: Conversion, known: Conversion) -> bool:
    """Whether a conversion replaces another; of two equal ones that of a cooking improvement stays."""
    if conversion.gain == known.gain:
        return conversion.cooking or not known.cooking
    return covers(conversion.gain, known.gain)


def in_pairs(player: Player, conversions: list[Conversion]) -> list[Conversion]:
    """Two goods cooked at one time, where cards reward that; more goods are several pairs."""
    extra = cooked_at_once(player, 2)
    if not extra:
        return []
    singly = [conversion for conversion in conversions if conversion.cooking]
    pairs: list[Conversion] = []
    for place, one in enumerate(singly):
        for other in singly[place:]:
            give = one.give + other.give
            pairs.append(Conversion(give, one.gain + other.gain + of(FOOD, extra), text(give), cooking=True))
    return pairs


def cooked_at_once(player: Player, number: int) -> int:
    """The food that cards add when so many goods are cooked at one time."""
    extra = 0
    for _, change in player.changes:
        extra += change.cooked_at_once(number)
    return extra
