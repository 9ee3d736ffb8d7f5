"""What tests of rules and cards ask a game, and the moves they make often."""

from collections.abc import Callable

from farmyard import Agricola, breakdown, view
from farmyard.agricola.position import P1
from farmyard.agricola.rules.scoring import score
from farmyard.agricola.state.goods import text
from farmyard.agricola.view import PlayerView

Table = Callable[..., Agricola]


def deciding(game: Agricola) -> int:
    """The seat that must choose."""
    assert game.decision is not None
    return game.decision.seat


def choices(game: Agricola) -> list[str]:
    """What it may choose, exchanges apart."""
    assert game.decision is not None
    return [option.text for option in game.decision.options]


def play(game: Agricola, *choices: str) -> None:
    for choice in choices:
        game.play(choice)


def play_minor(game: Agricola, name: str) -> None:
    """Play a minor improvement on Starting Player."""
    play(game, "place Starting Player", f"play {name}")


def can_play(game: Agricola, name: str) -> bool:
    """Whether a minor improvement could be played on Starting Player."""
    game.play("place Starting Player")
    return f"play {name}" in game.options


def farm(game: Agricola) -> PlayerView:
    """The first seat's share of the table."""
    return view(game, P1).players[P1]


def names(game: Agricola, seat: int) -> list[str]:
    """The cards in front of a seat."""
    return [card.name for card in game.players[seat].cards]


def in_hand(game: Agricola, seat: int) -> list[str]:
    return [card.name for card in game.players[seat].hand]


def for_sale(game: Agricola) -> list[str]:
    """The major improvements on offer."""
    return [card.name for card in game.for_sale()]


def crops(game: Agricola, seat: int) -> list[str]:
    """What grows on a seat's fields and plots."""
    return [text(crop) for crop in game.players[seat].crops if crop]


def points(game: Agricola, seat: int, category: str = "Bonus points") -> int:
    """A seat's points in one category."""
    return sum([line.points for line in breakdown(game, seat) if line.category == category])


def worth(table: Table, *cards: str, **situation: object) -> int:
    """The points that played cards bring their owner."""
    return score(table(played={P1: cards}, **situation), P1) - score(table(**situation), P1)
