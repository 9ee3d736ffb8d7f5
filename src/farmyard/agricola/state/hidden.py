"""Hidden cards: what each seat has seen of them, and dealing anew what it has not.

Cards are seen before they are hidden again when a pack is passed on in a draft and when a played card goes
to a neighbour's hand. What was seen stays true in every dealt copy; everything else comes from one pool in
an order of its own, so that nothing in a copy depends on where cards truly are.
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from farmyard.agricola.state.card import MINOR, OCCUPATION, Card
from farmyard.kernel.rng import Rng

if TYPE_CHECKING:
    from farmyard.agricola.state.game import Agricola


class Seen:
    """Cards that a seat has seen: each of the `takers` has one of them, the others lie in the pack at `place`."""

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
    return [Seen(cards, tuple([taker for taker in seen.takers if taker != holder]), seen.place)] if cards else []


def see_pack(game: "Agricola", seat: int, kept: Card) -> None:
    """A player looks at the pack before it and keeps a card; others know that one of its cards is taken."""
    pack = game.packs[seat]
    for number, player in enumerate(game.players):
        if number != seat:
            player.seen = tuple([_taken_from(seen, seat) for seen in player.seen])
    mine: list[Seen] = []
    for seen in game.players[seat].seen:
        gone = tuple([card for card in seen.cards if card not in pack])
        if seen.place != seat:
            mine.append(seen)
        elif gone:
            mine.append(Seen(gone, seen.takers))
    rest = tuple([card for card in pack if card is not kept])
    game.players[seat].seen = tuple([*mine, Seen(rest, (), seat)] if rest else mine)


def _taken_from(seen: Seen, seat: int) -> Seen:
    if seen.place != seat or len(seen.takers) == len(seen.cards):
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


# -- dealing anew -----------------------------------------------------------------------------


def deal_unseen(game: "Agricola", seat: int, rng: Rng, looks: bool) -> None:
    """Deal the cards that a seat cannot know anew; whether it `looks` at the pack before it now."""
    places = [place for place in range(len(game.packs)) if place != seat or not looks]
    hidden = _hidden(game, seat, places)
    if not hidden:
        return
    held: list[list[Card]] = [[] for _ in game.players]
    packed: list[list[Card]] = [[] for _ in game.packs]
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
        hidden.difference_update(cards)
    deck: list[Card] = []
    for sort, cards_of_sort in zip((OCCUPATION, MINOR), game.cards_by_sort(hidden), strict=True):
        _deal_sort(game, seat, sort, cards_of_sort, held, rng)
        for place in places:
            if game.packs[place] and game.packs[place][0].sort == sort:
                packed[place] += _drawn(cards_of_sort, len(game.packs[place]) - len(packed[place]), rng)
        deck += cards_of_sort
    if game.packs:
        game.packs = tuple([tuple(packed[place]) if place in places else pack for place, pack in enumerate(game.packs)])
    game.deck = tuple(deck)
    game.unshuffled = True


def _hidden(game: "Agricola", seat: int, places: list[int]) -> set[Card]:
    """All cards that lie where the seat cannot look."""
    hidden = set(game.deck)
    for number, player in enumerate(game.players):
        if number != seat:
            hidden.update(player.hand)
            hidden.update(player.discarded)
    for place in places:
        hidden.update(game.packs[place])
    return hidden


def _deal_sort(game: "Agricola", seat: int, sort: str, pool: list[Card], held: list[list[Card]], rng: Rng) -> None:
    """Give the other players their cards of a sort; what they have discarded may be among those seen."""
    for number, player in enumerate(game.players):
        if number == seat:
            continue
        hand, discarded = _of_sort(player.hand, sort), _of_sort(player.discarded, sort)
        if not hand and not discarded:
            continue
        cards = _of_sort(held[number], sort)
        cards += _drawn(pool, len(hand) + len(discarded) - len(cards), rng)
        if discarded:
            rng.shuffle(cards)
            kept = [card for card in player.discarded if card.sort != sort]
            player.discarded = tuple(kept + cards[len(hand) :])
        player.hand = [card for card in player.hand if card.sort != sort] + cards[: len(hand)]


def _of_sort(cards: Iterable[Card], sort: str) -> list[Card]:
    return [card for card in cards if card.sort == sort]


def _drawn(pool: list[Card], number: int, rng: Rng) -> list[Card]:
    """Cards drawn at random from a pool, where they are missing afterwards."""
    drawn: list[Card] = []
    for _ in range(number):
        place = rng.below(len(pool))
        drawn.append(pool[place])
        pool[place] = pool[-1]
        pool.pop()
    return drawn
