"""What the cards in a hand would bring if they lay before their player now, worked out by the rules themselves.

Each is laid out on a copy in which everything that the player cannot know is dealt anew, without being paid for; what
happens goes as far as somebody is asked or luck decides. Cards that would change nothing at once say nothing.
"""

from farmyard.agricola.rules.playing import LayOut
from farmyard.agricola.rules.scoring import score
from farmyard.agricola.state.card import Card, without
from farmyard.agricola.state.game import ROUNDS, Agricola
from farmyard.agricola.state.goods import NAMES, count
from farmyard.kernel.preview import settle
from farmyard.kernel.rng import Rng


def meanings(game: Agricola, seat: int) -> dict[str, str]:
    """What each card in a seat's hand would bring now, in words, by its key."""
    dealt = game.determinize(seat, Rng(0))
    found = {card.key: _meaning(dealt, seat, card) for card in game.players[seat].hand}
    return {key: words for key, words in found.items() if words}


def _meaning(game: Agricola, seat: int, card: Card) -> str:
    copy: Agricola = game.clone()
    copy.players[seat].hand = without(copy.players[seat].hand, card)
    below = len(copy.agenda)
    copy.push(seat, LayOut(card))
    if not settle(copy, below):
        return ""
    points = score(copy, seat) - score(game, seat) - (0 if card.passing else card.points)
    room = _room(copy, seat) - _room(game, seat)
    said = [
        _more(game.players[seat].goods, copy.players[seat].goods, "now"),
        _more(_promised(game, seat), _promised(copy, seat), "on coming rounds"),
        f"{points} {'point' if points == 1 else 'points'} now" if points or card.scores else "",
        f"room for {room} more" if room > 0 else "",
    ]
    return ", ".join([words for words in said if words])


def _more(before: int, after: int, when: str) -> str:
    """The goods that there are more of, in words."""
    gained = [(count(after, kind) - count(before, kind), NAMES[kind]) for kind in range(len(NAMES))]
    words = [f"{number} {name}" for number, name in gained if number > 0]
    return f"{' '.join(words)} {when}" if words else ""


def _promised(game: Agricola, seat: int) -> int:
    """Everything that lies on coming rounds for a player."""
    return sum([game.promised_for(round, seat) for round in range(game.round + 1, ROUNDS + 1)])


def _room(game: Agricola, seat: int) -> int:
    return sum([max(pasture.capacity) for pasture in game.players[seat].shelter().pastures])
