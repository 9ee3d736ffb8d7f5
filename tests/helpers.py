"""What tests of rules and cards ask a game, and the moves they make often."""

import random
from collections.abc import Callable

from rich.console import Console, Group, RenderableType

from farmyard import Agricola, AgricolaSettings, begin, breakdown, view
from farmyard.agricola.content.catalogue import card_named
from farmyard.agricola.farm.geometry import CELLS
from farmyard.agricola.player_view import PlayerView
from farmyard.agricola.position import P1
from farmyard.agricola.rules.scoring import score
from farmyard.agricola.rules.tableau import lay_out
from farmyard.agricola.state.card import Card
from farmyard.agricola.state.goods import goods, text
from farmyard.agricola.state.tally import Tally
from farmyard.agricola.story import story

Table = Callable[..., Agricola]
Run = Callable[..., tuple[int, str, str]]
"""Runs a command; gives its exit code, words and complaints."""


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


def told(game: Agricola, *choices: str, seat: int = -1) -> list[tuple[int, str]]:
    """What happens when some choices are made, in words, with the seat that does it."""
    game.journal = []
    play(game, *choices)
    clauses = story(game, game.journal, seat)
    game.journal = None
    return [(clause.seat, clause.words()) for clause in clauses]


def play_minor(game: Agricola, name: str) -> None:
    """Play a minor improvement on Starting Player."""
    play(game, "place Starting Player", f"play {name}")


def can_play(game: Agricola, name: str) -> bool:
    """Whether a minor improvement could be played on Starting Player."""
    game.play("place Starting Player")
    return f"play {name}" in game.options


def farm(game: Agricola, seat: int = P1) -> PlayerView:
    """A seat's share of the table."""
    return view(game, seat).players[seat]


def names(game: Agricola, seat: int) -> list[str]:
    """The cards in front of a seat."""
    return list(farm(game, seat).cards)


def in_hand(game: Agricola, seat: int) -> list[str]:
    return list(farm(game, seat).hand)


def in_the_game(game: Agricola) -> list[str]:
    """The cards that lie out, are held or are for sale."""
    cards = game.for_sale() + [card for player in game.players for card in player.cards + player.hand]
    return [card.name for card in cards]


def for_sale(game: Agricola) -> list[str]:
    """The major improvements on offer."""
    return [card.name for card in game.for_sale()]


def crops(game: Agricola, seat: int) -> list[str]:
    """What grows on a seat's fields and plots."""
    return [text(crop) for crop in game.players[seat].crops if crop]


def all_goods(game: Agricola) -> list[str]:
    """The goods of each seat."""
    return [game.goods(seat) for seat in range(game.seats())]


def count_of(game: Agricola, kind: str) -> int:
    """How many of a kind the first seat has."""
    words = game.goods(P1).split()
    return int(words[words.index(kind) - 1]) if kind in words else 0


def on_card(game: Agricola, name: str, seat: int = P1) -> str:
    """The goods that lie on a card of a seat."""
    return text(tally(game, seat, name).goods)


def fields(game: Agricola, seat: int) -> int:
    """How many fields a seat has plowed."""
    return len(farm(game, seat).fields)


def growing(game: Agricola, cell: str, seat: int = P1) -> str:
    """What grows on one field."""
    [crop] = [f"{number} {kind}" for kind, number in farm(game, seat).fields[cell].items()] or ["nothing"]
    return crop


def on_plots(game: Agricola) -> list[str]:
    """What grows on the cards of the first seat, plot by plot."""
    return [text(crop) for crop in game.players[P1].crops[CELLS:]]


def plant_on_cards(game: Agricola, *crops: str) -> None:
    """Let something grow on the cards of the first seat, plot by plot."""
    for number, crop in enumerate(crops):
        game.players[P1].plant(CELLS + number, goods(crop))


def fences(game: Agricola, seat: int = P1) -> int:
    """How many fences a seat has built."""
    return len(farm(game, seat).fences)


def fences_left(game: Agricola, seat: int = P1) -> int:
    """How many fences a seat may still build."""
    return game.players[seat].fences_left


def put_fences_away(game: Agricola, number: int) -> None:
    """Take fences from the first seat's supply."""
    game.players[P1].fences_away += number


def herd(game: Agricola, seat: int = P1) -> tuple[int, ...]:
    """The sheep, boar and cattle of a seat."""
    return tuple([farm(game, seat).goods.get(kind, 0) for kind in ("sheep", "boar", "cattle")])


def keeps(game: Agricola, *herd: int) -> bool:
    """Whether the first seat has places for so many sheep, boar and cattle."""
    return game.players[P1].housing.fits(herd)


def skips_harvest(game: Agricola, seat: int = P1) -> bool:
    return game.players[seat].skips_harvest


def skip_harvest(game: Agricola) -> None:
    """Let the first seat take no part in the next harvest."""
    game.players[P1].skips_harvest = True


def lodgers(game: Agricola) -> int:
    """The people of the first seat who live on cards."""
    return game.players[P1].lodgers()


def with_cards(game: Agricola, *cards: Card, seat: int = P1) -> Agricola:
    """The game with further cards laid out before a seat, asked anew."""
    assert game.decision is not None
    for card in cards:
        lay_out(game, seat, card)
    game.push(game.decision.seat, game.decision.step)
    game.advance()
    return game


def give(game: Agricola, seat: int, words: str) -> None:
    game.players[seat].goods += goods(words)


def take_away(game: Agricola, seat: int, words: str) -> None:
    game.players[seat].goods -= goods(words)


def promised(game: Agricola, seat: int) -> dict[int, str]:
    """What lies on the round spaces for a seat, by round."""
    laid = {round: game.promised_for(round, seat) for round in range(1, 15)}
    return {round: text(bundle) for round, bundle in laid.items() if bundle}


def promise(game: Agricola, round: int, words: str) -> None:
    """Lay goods on a round space for the first seat, and nothing else."""
    game.promise(round, 0, goods(words) - game.promised_for(round, 0))


def rounds_with(game: Agricola, seat: int, words: str) -> list[int]:
    """The rounds on which exactly these goods lie for a seat."""
    return [round for round, laid in promised(game, seat).items() if laid == words]


def lying(game: Agricola, name: str) -> str:
    """The goods on an action space."""
    space = game.space(name)
    assert space is not None
    return text(game.stock[space.index])


def users(game: Agricola, name: str) -> list[int]:
    """The seats with people on an action space."""
    space = game.space(name)
    assert space is not None
    return game.users(space.index)


def ways_to_pay(game: Agricola) -> set[str]:
    """The payments that may be chosen."""
    return {option for option in game.options if option.startswith("pay ")}


def purchases(game: Agricola) -> list[str]:
    """The goods that may be bought for food."""
    return [option for option in game.options if option.startswith("take") and option.endswith("food")]


def points(game: Agricola, seat: int, category: str = "Bonus points") -> int:
    """A seat's points in one category."""
    return sum([line.points for line in breakdown(game, seat) if line.category == category])


def worth(table: Table, *cards: str, **situation: object) -> int:
    """The points that played cards bring their owner."""
    return score(table(played={P1: cards}, **situation), P1) - score(table(**situation), P1)


def some_positions(table: AgricolaSettings, number: int, seed: int = 1) -> list[Agricola]:
    """Positions spread over a random game."""
    found: list[Agricola] = []
    chooser = random.Random(seed)
    game = begin(table, seed)
    while game.decision is not None and len(found) < number:
        if chooser.random() < 0.1:
            found.append(game.clone())
        game.play(chooser.choice(game.decision.options))
    return found


def tally(game: Agricola, seat: int, card: str) -> Tally:
    """What a player's card remembers."""
    return game.players[seat].tally(card_named(card, game.settings.says("edition")))


def note(game: Agricola, seat: int, card: str) -> Tally:
    """The same, to set up what the card has done before."""
    return game.players[seat].note(card_named(card, game.settings.says("edition")))


def reserved(game: Agricola, seat: int, card: str) -> list[int]:
    """The rounds in which a card will act."""
    return [round for round in range(1, 15) if tally(game, seat, card).on_round(round)]


def plain(*things: RenderableType) -> str:
    """What is drawn, with single spaces."""
    console = Console(width=100, force_terminal=False)
    with console.capture() as drawn:
        console.print(Group(*things))
    return " ".join(drawn.get().split())
