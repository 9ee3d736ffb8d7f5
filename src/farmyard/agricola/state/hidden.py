"""Hidden cards: what each seat has seen of them, and dealing anew what it has not.

Cards are seen before they are hidden again when a pack is passed on in a draft and when a played card goes
to a neighbour's hand. What was seen stays true in every dealt copy; everything else comes from one pool in
an order of its own, so that nothing in a copy depends on where cards truly are.
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from farmyard.agricola.state.card import OCCUPATION, Card
from farmyard.kernel.rng import Rng

if TYPE_CHECKING:
    from farmyard.agricola.state.game import Agricola


POOLS: Final = 3
"""Cards are dealt from at most so many pools: see `_pool_of`."""
_AT_ONCE: Final = 6
"""How many cards one random number of 64 bits draws: there are far fewer than 1000 cards."""


class Seen:
    """Cards of one pool that a seat has seen: each of the `takers`, as often as it is named, has one of them.

    The others lie in the pack at `place`.
    """

    __slots__ = ("cards", "takers", "place")

    def __init__(self, cards: tuple[Card, ...], takers: tuple[int, ...], place: int = -1) -> None:
        self.cards = cards
        self.takers = takers
        self.place = place


def see_passed_on(game: "Agricola", taker: int, card: Card) -> None:
    """Everybody sees a card go to a player's hand."""
    for seat, player in enumerate(game.players):
        if seat != taker:
            player.seen = (*player.seen, Seen((card,), (taker,)))


def see_shown(game: "Agricola", holder: int, card: Card) -> None:
    """A card from a hand is shown: what was known of it is no secret any more."""
    for player in game.players:
        if player.seen:
            player.seen = tuple([left for seen in player.seen for left in _without(seen, holder, card)])


def _without(seen: Seen, holder: int, card: Card) -> list[Seen]:
    if card not in seen.cards:
        return [seen]
    cards = tuple([other for other in seen.cards if other is not card])
    takers = list(seen.takers)
    if holder in takers:
        takers.remove(holder)
    return [Seen(cards, tuple(takers), seen.place)] if cards else []


def see_pack(game: "Agricola", seat: int, kept: Card) -> None:
    """A player looks at the pack before it and keeps a card; others know that one of its sort is taken."""
    pack, apart = game.packs[seat], game.board.apart
    for number, player in enumerate(game.players):
        if number != seat:
            player.seen = tuple([_taken_from(seen, seat, _pool_of(kept, apart), apart) for seen in player.seen])
    mine: list[Seen] = []
    for seen in game.players[seat].seen:
        gone = tuple([card for card in seen.cards if card not in pack])
        if seen.place != seat:
            mine.append(seen)
        elif gone:
            mine.append(Seen(gone, seen.takers))
    for pool in range(POOLS):
        rest = tuple([card for card in pack if card is not kept and _pool_of(card, apart) == pool])
        if rest:
            mine.append(Seen(rest, (), seat))
    game.players[seat].seen = tuple(mine)


def _taken_from(seen: Seen, seat: int, pool: int, apart: str) -> Seen:
    if seen.place != seat or len(seen.takers) == len(seen.cards) or _pool_of(seen.cards[0], apart) != pool:
        return seen
    return Seen(seen.cards, (*seen.takers, seat), seen.place)


def move_packs(game: "Agricola") -> None:
    """All packs go one place to the left."""
    game.packs = game.packs[-1:] + game.packs[:-1]
    seats = len(game.players)
    for player in game.players:
        moved = [
            seen if seen.place < 0 else Seen(seen.cards, seen.takers, (seen.place + 1) % seats) for seen in player.seen
        ]
        player.seen = tuple(moved)


def put_packs_away(game: "Agricola") -> None:
    """A draft is over: all that was seen in packs has been taken."""
    game.packs = ()
    for player in game.players:
        player.seen = tuple([Seen(seen.cards, seen.takers) for seen in player.seen])


# -- dealing anew -----------------------------------------------------------------------------


def deal_unseen(game: "Agricola", seat: int, rng: Rng, looks: bool) -> None:
    """Deal the cards that a seat cannot know anew; whether it `looks` at the pack before it now."""
    places = [place for place in range(len(game.packs)) if place != seat or not looks]
    hidden = _hidden(game, seat, places)
    if not hidden:
        return
    held: list[list[Card]] = [[] for _ in game.players]
    packed: list[list[Card]] = [[] for _ in game.packs]
    placed: list[Card] = []
    for seen in game.players[seat].seen:
        cards = list(seen.cards)
        if looks and seen.place == seat:
            cards = [card for card in cards if card not in game.packs[seat]]
        if seen.takers:
            rng.shuffle(cards)
        for number, taker in enumerate(seen.takers):
            held[taker].append(cards[number])
        if seen.place >= 0 and seen.place in places:
            packed[seen.place] += cards[len(seen.takers) :]
        placed += cards
    if placed:
        known = set(placed)
        hidden = [card for card in hidden if card not in known]
    middle = _first_minor(hidden)
    pools = [hidden[:middle], hidden[middle:]]
    apart = game.board.apart
    if apart:
        pools = [pools[0], [card for card in pools[1] if card.deck != apart], _of_deck(pools[1], apart)]
    _deal_hands(game, seat, pools, held, rng)
    if game.packs:
        for place in places:
            for number, pool in enumerate(pools):
                known_there = _number_of(packed[place], number, apart)
                packed[place] += _drawn(pool, _number_of(game.packs[place], number, apart) - known_there, rng)
        game.packs = tuple([tuple(packed[place]) if place in places else pack for place, pack in enumerate(game.packs)])
    game.deck = tuple([card for pool in pools for card in pool])
    game.unshuffled = True


def _hidden(game: "Agricola", seat: int, places: list[int]) -> list[Card]:
    """All cards that lie where the seat cannot look, in an order that tells nothing of where they lie.

    Usually these are all that it cannot see; where cards have left the game, they are looked for one by one.
    """
    number = len(game.deck) + sum([len(game.packs[place]) for place in places])
    seen: list[Card] = list(game.row)
    for owner, player in enumerate(game.players):
        seen += player.cards
        if owner == seat:
            seen += player.hand
            seen += player.discarded
        else:
            number += len(player.hand) + len(player.discarded)
    if not number:
        return []
    for place, pack in enumerate(game.packs):
        if place not in places:
            seen += pack
    known = set(seen)
    hidden = [card for card in game.board.hand_cards if card not in known]
    return hidden if len(hidden) == number else _looked_for(game, seat, places)


def _looked_for(game: "Agricola", seat: int, places: list[int]) -> list[Card]:
    """The same, from everywhere that the seat cannot look."""
    hidden = set(game.deck)
    for owner, player in enumerate(game.players):
        if owner != seat:
            hidden.update(player.hand)
            hidden.update(player.discarded)
    for place in places:
        hidden.update(game.packs[place])
    return [card for card in game.board.hand_cards if card in hidden] or sorted(hidden, key=_by_sort)


def _by_sort(card: Card) -> tuple[bool, str]:
    return card.sort != OCCUPATION, card.key


def _first_minor(cards: list[Card]) -> int:
    """Where the minor improvements begin: occupations come first in every list of cards."""
    first, last = 0, len(cards)
    while first < last:
        middle = (first + last) // 2
        if cards[middle].sort == OCCUPATION:
            first = middle + 1
        else:
            last = middle
    return first


def _deal_hands(game: "Agricola", seat: int, pools: list[list[Card]], held: list[list[Card]], rng: Rng) -> None:
    """Give the other players their cards; what they have discarded may be among those seen."""
    apart = game.board.apart
    for owner, player in enumerate(game.players):
        if owner == seat:
            continue
        hand: list[Card] = []
        away: list[Card] = []
        for number, pool in enumerate(pools):
            in_hand = _number_of(player.hand, number, apart)
            discarded = _number_of(player.discarded, number, apart) if player.discarded else 0
            seen = [card for card in held[owner] if _pool_of(card, apart) == number]
            cards = seen + _drawn(pool, in_hand + discarded - len(seen), rng)
            if player.discarded:
                rng.shuffle(cards)
            hand += cards[:in_hand]
            away += cards[in_hand:]
        player.hand = tuple(hand)
        if player.discarded:
            player.discarded = tuple(away)


def _pool_of(card: Card, apart: str) -> int:
    """Where a card is dealt from: occupations, minor improvements, or those of a deck that is dealt apart."""
    if card.sort == OCCUPATION:
        return 0
    return 2 if apart and card.deck == apart else 1


def _number_of(cards: Iterable[Card], pool: int, apart: str) -> int:
    return len([card for card in cards if _pool_of(card, apart) == pool])


def _of_deck(cards: list[Card], deck: str) -> list[Card]:
    return [card for card in cards if card.deck == deck]


def _drawn(pool: list[Card], number: int, rng: Rng) -> list[Card]:
    """Cards drawn at random from a pool, where they are missing afterwards; one random number serves several."""
    drawn: list[Card] = []
    size = len(pool)
    while number > 0:
        several = min(number, _AT_ONCE)
        ways = 1
        for less in range(several):
            ways *= size - less
        luck = rng.below(ways)
        for _ in range(several):
            place = luck % size
            luck //= size
            size -= 1
            drawn.append(pool[place])
            last = pool.pop()
            if place < size:
                pool[place] = last
        number -= several
    return drawn
