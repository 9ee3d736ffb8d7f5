"""Franz-Josef Petri's open row: once in a round one player takes one of the cards that lie open, in place of a turn."""

from typing import Final

from farmyard.agricola.content.hand_mix import PETRI
from farmyard.agricola.rules.hands import ANY, SORT_WORDS, SORTS, next_of
from farmyard.agricola.rules.work import placements
from farmyard.agricola.state.action import Action, Rule
from farmyard.agricola.state.card import COMMON, Card, told_apart
from farmyard.agricola.state.game import Agricola
from farmyard.agricola.state.happenings import TURNS_OVER
from farmyard.agricola.state.hidden import see_passed_on
from farmyard.agricola.state.module import Module, Part
from farmyard.kernel.course import Phase
from farmyard.kernel.option import Option
from farmyard.kernel.settings import Settings

OPEN: Final = 4
"""How many cards of each sort lie open."""
THE_ROW: Final = Card(
    "Open Row",
    COMMON,
    "house rules",
    "Once in a round one player may let a person stay at home for the moment and take one of the open cards instead.",
)


class LayOpen(Rule):
    """Cards of each sort are laid open until there are so many, as far as there are any."""

    __slots__ = ()

    def run(self, game: Agricola, seat: int) -> list[Option]:
        for sort in SORTS:
            missing = OPEN - len([card for card in game.row if card.sort == sort])
            game.row += tuple(next_of(game, ANY[sort], missing))
        game.row = tuple(sorted(game.row, key=_by_sort))
        game.reveal("Cards have been laid open")
        return []


def _by_sort(card: Card) -> int:
    return SORTS.index(card.sort)


class TakeOpenCard(Action):
    """Take an open card to the hand; another one takes its place."""

    __slots__ = ()

    def taken(self, game: Agricola) -> bool:
        """Whether somebody has taken one in this round."""
        return any([player.tally(THE_ROW).round_uses for player in game.players])

    def possible(self, game: Agricola, seat: int) -> bool:
        return not self.obstacle(game, seat)

    def obstacle(self, game: Agricola, seat: int) -> str:
        if self.taken(game):
            return "somebody has taken an open card in this round"
        if not game.row:
            return "no card lies open"
        if not game.players[seat].at_home or not placements(game, seat):
            return "you have no person to place"
        return ""

    def options(self, game: Agricola, seat: int) -> list[Option]:
        if not self.possible(game, seat):
            return []
        return told_apart([Option("draw", card.name, card.target, card) for card in game.row])

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        card = option.means
        assert isinstance(card, Card)
        game.row = tuple([other for other in game.row if other is not card])
        game.players[seat].hand += (card,)
        game.players[seat].note(THE_ROW).round_uses += 1
        see_passed_on(game, seat, card)
        game.note(TURNS_OVER, seat, card.target)
        game.push(seat, LayOpen())

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        card = option.means
        assert isinstance(card, Card)
        return f"Take the {SORT_WORDS[card.sort]} {card.name} and place nobody now: {card.words}"


ROW: Final = Phase("open row", LayOpen(), after="hands")


def open_row(settings: Settings) -> Part:
    if settings.says("hand-mix") != PETRI:
        return Part()
    return Part(common=(THE_ROW,), phases=(ROW,), turns=(TakeOpenCard(),))


OPEN_ROW: Final = Module("the open row", (), open_row)
