"""The cards in front of a player and those in common: laying them out, giving them up, reading what they mean."""

from farmyard.agricola.farm.geometry import CELLS
from farmyard.agricola.rules.chains import chains_of
from farmyard.agricola.state.card import Card, without
from farmyard.agricola.state.doors import (
    BUILDS_ADJOINING,
    BUILDS_LONG_FENCES,
    COOKS_HOUSED,
    FENCES_PIECEMEAL,
    SCATTERS_PASTURES,
    Change,
    Conversion,
    Oven,
    Plot,
    When,
)
from farmyard.agricola.state.game import NO_LISTENERS, Agricola
from farmyard.agricola.state.goods import FOOD, HERD, count, covers, of, text
from farmyard.agricola.state.happenings import RETURNS
from farmyard.agricola.state.player import RAW, RAW_MAKES, Player
from farmyard.agricola.state.space import Space


def lay_out(game: Agricola, seat: int, card: Card) -> None:
    """Lay a card in front of a player; from now on it counts."""
    player = game.players[seat]
    if card in player.hand:
        player.hand = without(player.hand, card)
    for pile in game.piles:
        if card in pile:
            game.piles = tuple([without(other, card) for other in game.piles])
            break
    player.cards += (card,)
    player.crops += (0,) * len(card.plots)
    if card.space is not None:
        open_space(game, card, card.space)
    read_cards(game, seat)


def open_space(game: Agricola, card: Card, space: Space) -> None:
    """The action space of a card comes into play, where it has been before if it has."""
    for known in game.spaces:
        if known.card is card:
            game.in_play += (known.index,)
            game.stock[known.index] = known.lying
            return
    taken = [game.spaces[index].name for index in game.in_play]
    name = space.name if space.name not in taken else f"{space.name} [{card.key}]"
    opened = space.at(len(game.spaces), name)
    game.spaces = game.spaces + [opened]
    game.in_play += (opened.index,)
    game.stock.append(opened.lying)
    game.occupants.append(0)
    for index in [index for index in game.in_play if opened.replaces in game.spaces[index].called]:
        cover_space(game, index, opened.index)


def cover_space(game: Agricola, covered: int, space: int) -> None:
    """A space lies on another one from now on, and has all that was there."""
    game.in_play = tuple([index for index in game.in_play if index != covered])
    game.stock[space] += game.stock[covered]
    game.occupants[space] += game.occupants[covered]
    game.tokens = tuple([(space if place == covered else place, card, number) for place, card, number in game.tokens])


def close_space(game: Agricola, card: Card) -> None:
    """The action space of a card is in play no more."""
    game.in_play = tuple([index for index in game.in_play if game.spaces[index].card is not card])


def lay_in_common(game: Agricola, card: Card) -> None:
    """Lay a card before everybody: from now on it acts on every seat like a card of its own."""
    for player in game.players:
        place = CELLS + sum([len(other.plots) for other in game.common])
        player.crops = player.crops[:place] + (0,) * len(card.plots) + player.crops[place:]
    game.common += (card,)
    if card.space is not None:
        open_space(game, card, card.space)
    read_cards(game)


def take_from_common(game: Agricola, card: Card) -> None:
    """A card in common leaves the table, with what grows on it and its action space."""
    for player in game.players:
        remove_plots(player, card)
    game.common = tuple([other for other in game.common if other is not card])
    game.lift_tokens(card)
    close_space(game, card)
    read_cards(game)


def give_turn(game: Agricola, round: int) -> None:
    """Of the cards that take turns in common, let that of a round lie there, its space where that of the last was."""
    place = len(game.in_play)
    for card in game.board.in_turn:
        if card in game.common:
            place = [game.spaces[index].card for index in game.in_play].index(card)
            take_from_common(game, card)
    lay_in_common(game, game.board.card_of(round))
    game.in_play = game.in_play[:place] + game.in_play[-1:] + game.in_play[place:-1]


def remove_plots(player: Player, card: Card) -> None:
    """What grows on a card goes with it."""
    if card.plots:
        place = player.in_force.index(card)
        first = CELLS + sum([len(other.plots) for other in player.in_force[:place]])
        player.crops = player.crops[:first] + player.crops[first + len(card.plots) :]


def give_up(game: Agricola, seat: int, card: Card, forfeits: bool = False) -> None:
    """Hand a card back: a major goes to its own place, on top of what is no copy of it, a minor leaves the game.

    What grows on it, who lives on it and its action space go with it; with `forfeits` also what it has laid on
    coming rounds.
    """
    player = game.players[seat]
    lodgers = player.lodgers()
    game.note(RETURNS, seat, card.target)
    remove_plots(player, card)
    player.cards = without(player.cards, card)
    game.lift_tokens(card)
    if card.space is not None:
        close_space(game, card)
    tally = player.note(card)
    tally.handed_back = True
    tally.turn = game.turn
    for round, goods in tally.promised:
        if forfeits and round > game.round:
            game.promise(round, seat, -goods)
    tally.laid = tally.promised = ()
    homes = zip(game.piles, game.board.majors)
    game.piles = tuple([put_back(pile, home, card) if card in home else pile for pile, home in homes])
    read_cards(game, seat)
    if player.this_round.lodger_turn < 0:
        player.at_home = max(0, player.at_home - lodgers + player.lodgers())


def put_back(pile: tuple[Card, ...], home: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """A pile with a card laid back on top, but under copies of it that lay above it at its home."""
    above = home[home.index(card) + 1 :]
    copies = tuple([other for other in pile if other in above and other.tags == card.tags])
    return (*[other for other in pile if other not in copies], card, *copies)


def holder_of(game: Agricola, card: Card) -> int:
    """The seat in front of which a card lies, or -1."""
    for seat, player in enumerate(game.players):
        if card in player.cards:
            return seat
    return -1


def read_cards(game: Agricola, changed: int = -1) -> None:
    """Bring what everybody's cards mean up to date, or those of the seat whose cards have changed.

    Conversions with a condition and some changes may depend on the cards of others.
    """
    reactions: list[tuple[int, Card, When]] = []
    shared = bool(changes_for_others(game))
    for seat, player in enumerate(game.players):
        anew = changed in (-1, seat)
        if anew:
            player.in_force = game.common + tuple(player.cards)
        elif shared or any([card not in player.in_force for card, _ in player.changes]):
            anew = True
        for card in player.in_force:
            for reaction in card.each:
                reactions.append((seat, card, reaction))
            for conversion in card.conversions:
                anew = anew or conversion.when is not None
            for change in card.changes:
                anew = anew or change.minds_others
        if anew:
            read_player(game, seat, player)
    game.listeners = by_event(reactions) if reactions else NO_LISTENERS


def changes_for_others(game: Agricola) -> list[tuple[Card, Change]]:
    """What cards in front of players change for everybody else."""
    found: list[tuple[Card, Change]] = []
    for player in game.players:
        for card in player.cards:
            for change in card.changes:
                given = change.for_others
                if given is not None:
                    found.append((card, given))
    return found


def by_event(reactions: list[tuple[int, Card, When]]) -> list[list[tuple[int, Card, When]]]:
    """The reactions to each event."""
    listeners = NO_LISTENERS.copy()
    for seat, card, reaction in reactions:
        listeners[reaction.event] = listeners[reaction.event] + [(seat, card, reaction)]
    return listeners


def read_player(game: Agricola, seat: int, player: Player) -> None:
    """Changes, ovens, plots, conversions and housing as a player's cards give them."""
    changes: list[tuple[Card, Change]] = []
    ovens: list[Oven] = []
    plots: list[Plot] = []
    for card in player.in_force:
        changes += [(card, change.at(game, seat)) for change in card.changes]
        plots += card.plots
        if card.oven is not None and not player.tally(card).asleep:
            ovens.append(card.oven)
    changes += [(card, change) for card, change in changes_for_others(game) if card not in player.cards]
    changes.sort(key=lambda pair: pair[1].turn)
    ovens.sort(key=lambda oven: (-oven.food, oven.burns, not oven.hearth))
    housed = not player.changes and not changes
    player.changes = tuple(changes)
    player.strict = game.has_right(seat, BUILDS_ADJOINING)
    player.long_fences = game.has_right(seat, BUILDS_LONG_FENCES)
    player.scattered = game.has_right(seat, SCATTERS_PASTURES)
    player.piecemeal = game.has_right(seat, FENCES_PIECEMEAL)
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
    for card in player.in_force:
        for conversion in card.conversions:
            if conversion.harvest or (conversion.when and not conversion.when.holds(game, seat, None)):
                continue
            if player.tally(card).asleep:
                continue
            known = best.get((conversion.give, conversion.makes))
            if known is None or better(conversion, known):
                best[(conversion.give, conversion.makes)] = conversion
    found = list(best.values())
    if not player.changes:
        return found
    found = [converted(player, each) for each in found + in_pairs(player, found)]
    if not game.has_right(seat, COOKS_HOUSED):
        return found
    return [each.of_housed() if each.give & HERD and count(each.gain, FOOD) else each for each in found]


def converted(player: Player, conversion: Conversion) -> Conversion:
    """A conversion as the player's cards change it."""
    for _, change in player.changes:
        conversion = change.converted(conversion)
    return conversion


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
    jointly = {(conversion.give, conversion.gain) for conversion in conversions if conversion not in singly}
    pairs: list[Conversion] = []
    for place, one in enumerate(singly):
        for other in singly[place:]:
            give, gain = one.give + other.give, one.gain + other.gain + of(FOOD, extra)
            if (give, gain) not in jointly:
                pairs.append(Conversion(give, gain, text(give), cooking=True))
    return pairs


def cooked_at_once(player: Player, number: int) -> int:
    """The food that cards add when so many goods are cooked at one time."""
    extra = 0
    for _, change in player.changes:
        extra += change.cooked_at_once(number)
    return extra
