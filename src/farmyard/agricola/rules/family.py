"""The family: children, and the marker of the starting player."""

from typing import Final

from farmyard.agricola.rules.at_home import lodgers_at_home
from farmyard.agricola.rules.combine import AndOr
from farmyard.agricola.rules.react import announce, listening
from farmyard.agricola.state.action import Action
from farmyard.agricola.state.card import Card, told_apart
from farmyard.agricola.state.doors import ANOTHER_WITHOUT_ROOM, GROWS_WITHOUT_ROOM
from farmyard.agricola.state.events import GREW, Event
from farmyard.agricola.state.game import Agricola
from farmyard.agricola.state.happenings import BECOMES_FIRST, GROWS, STAYS_FIRST
from farmyard.agricola.state.player import PEOPLE
from farmyard.kernel.option import DONE, Option, Target

GROW: Final = Option("grow")
BECOME: Final = Option("become", "starting player", Target("starting player"))


def grow_from(card: Card) -> Option:
    """The option that who lives on a card joins the family."""
    return Option("grow", f"from {card.name}", card.target, card)


class Grow(Action):
    """A child is born, or `another` of the same growth; it works from the next round on.

    `card` is what allows it if no space does. The number of the event is 0 for somebody who has worked already.
    """

    __slots__ = ("needs_room", "another", "space", "card")

    def __init__(
        self, needs_room: bool = True, another: bool = False, space: int = -1, card: Card | None = None
    ) -> None:
        self.needs_room = needs_room
        self.another = another
        self.space = space
        self.card = card

    @property
    def words(self) -> str:
        return f"have a child{' if the house has room for it' if self.needs_room else ', even without room for it'}"

    def possible(self, game: Agricola, seat: int) -> bool:
        player = game.players[seat]
        if player.people >= PEOPLE or (player.changes and not self.comers(game, seat)):
            return False
        if not self.needs_room or player.has_room or game.has_right(seat, GROWS_WITHOUT_ROOM):
            return True
        return self.another and game.has_right(seat, ANOTHER_WITHOUT_ROOM)

    def comers(self, game: Agricola, seat: int) -> list[Option]:
        """Who may join the family: a child, or who lives on a card unless it is that person who acts."""
        player = game.players[seat]
        found = [GROW] if player.people + player.lodgers() < PEOPLE else []
        if player.this_round.lodger_turn != game.turn:
            homes = [card for card, change in player.changes if change.lodgers(player)]
            found += told_apart([grow_from(card) for card in homes])
        return found

    def obstacle(self, game: Agricola, seat: int) -> str:
        if game.players[seat].people + game.players[seat].lodgers() >= PEOPLE and not self.possible(game, seat):
            return f"a family has at most {PEOPLE} members"
        return "" if self.possible(game, seat) else "no room for a child"

    def options(self, game: Agricola, seat: int) -> list[Option]:
        if not self.possible(game, seat):
            return []
        return self.comers(game, seat) if game.players[seat].changes else [GROW]

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        player = game.players[seat]
        card = option.means
        idle = 1
        if isinstance(card, Card):
            idle = int(player.this_round.lodger_turn < 0)
            player.at_home -= lodgers_at_home(game, seat)
            player.note(card).goods = 0
        player.people += 1
        player.newborns += 1
        game.note(GROWS, seat, option.target)
        if listening(game, GREW):
            announce(game, Event(GREW, seat, self.space, number=idle, card=self.card, action=self))

    def question(self, game: Agricola, seat: int) -> str:
        return "Who joins the family?"

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        card = option.means
        return f"Take in who lives on {card.name}" if isinstance(card, Card) else "Have a child"


class BecomeStartingPlayer(Action):
    """Take the marker, or keep it without being asked; it decides the order from the next round on."""

    __slots__ = ()

    @property
    def words(self) -> str:
        return "become the starting player"

    @property
    def certain(self) -> bool:
        return True

    def possible(self, game: Agricola, seat: int) -> bool:
        return True

    def obstacle(self, game: Agricola, seat: int) -> str:
        return ""

    def options(self, game: Agricola, seat: int) -> list[Option]:
        return [] if game.starting_player == seat else [BECOME]

    def run(self, game: Agricola, seat: int) -> list[Option]:
        if game.starting_player == seat:
            game.note(STAYS_FIRST, seat)
        return self.options(game, seat)

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        game.note(BECOMES_FIRST, seat)
        game.starting_player = seat

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        return "Become starting player"


class StartingPlayerAndOr(AndOr):
    """Become starting player and/or do something else; who is it already may leave out the rest."""

    __slots__ = ()

    def options(self, game: Agricola, seat: int) -> list[Option]:
        offered = super().options(game, seat)
        if offered and game.starting_player == seat and not self.begun:
            offered.append(DONE)
        return offered
