"""Words about special actions: what is done from a special action card, without a person and on no space."""

from typing import ClassVar

from farmyard.agricola.rules.combine import Around, first_options, offering
from farmyard.agricola.rules.react import announce, listening
from farmyard.agricola.state.action import Action, Rule
from farmyard.agricola.state.card import Card
from farmyard.agricola.state.doors import Condition
from farmyard.agricola.state.events import SPECIAL, Event
from farmyard.agricola.state.game import Agricola
from farmyard.agricola.state.happenings import TAKES_SPECIAL
from farmyard.kernel.option import Option, Target


class Special(Around):
    """A special action by its name; one option begins it, and cards may react once it is done."""

    __slots__ = ("name", "option")

    def __init__(self, name: str, part: Action) -> None:
        super().__init__(part)
        self.name: str = name
        self.option = Option("special", name, Target(name.lower()), self)

    def options(self, game: Agricola, seat: int) -> list[Option]:
        return [self.option] if self.part.possible(game, seat) else []

    def run(self, game: Agricola, seat: int) -> list[Option]:
        if self.part.possible(game, seat):
            self.begin(game, seat)
        return []

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        self.begin(game, seat)

    def begin(self, game: Agricola, seat: int) -> None:
        """Take the action; what has changed on the farm is known once it is done."""
        game.note(TAKES_SPECIAL, seat, self.option.target)
        if listening(game, SPECIAL):
            player = game.players[seat]
            game.push(seat, AfterSpecial(self, player.tiles, player.buried, tuple(player.cards)))
        game.push(seat, self.part)

    def obstacle(self, game: Agricola, seat: int) -> str:
        reason = self.part.obstacle(game, seat)
        return f"{self.name}: {reason}" if reason else ""

    def refusal(self, game: Agricola, seat: int, text: str) -> str:
        return self.obstacle(game, seat)

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        return f"{self.name}: {self.part.words}"


class AfterSpecial(Rule):
    """A special action is done: cards may react to it and to the cells whose tiles have changed.

    Those that it has brought do not.
    """

    __slots__ = ("special", "tiles", "buried", "cards")

    def __init__(
        self,
        special: Special,
        tiles: tuple[int, ...],
        buried: tuple[tuple[int, int], ...],
        cards: tuple[Card, ...],
    ) -> None:
        self.special = special
        self.tiles = tiles
        self.buried = buried
        self.cards = cards

    def run(self, game: Agricola, seat: int) -> list[Option]:
        player = game.players[seat]
        cells = 0
        for before, now in zip(self.tiles, player.tiles):
            cells |= before ^ now
        for cell, _ in set(self.buried) ^ set(player.buried):
            cells |= 1 << cell
        brought = tuple([card for card in player.cards if card not in self.cards])
        announce(game, Event(SPECIAL, seat, cells=cells, action=self.special), without=brought)
        return []


class SpecialTurn(Action):
    """Take a turn without a person beyond one's own turns; with `name` for that special action alone."""

    __slots__ = ("name",)

    def __init__(self, name: str = "") -> None:
        self.name = name

    def possible(self, game: Agricola, seat: int) -> bool:
        return bool(self.options(game, seat))

    def obstacle(self, game: Agricola, seat: int) -> str:
        return "" if self.possible(game, seat) else "no special action card can be taken"

    def options(self, game: Agricola, seat: int) -> list[Option]:
        offered = first_options(game.board.turns, game, seat)
        wanted = self.name.lower()
        return [option for option in offered if not wanted or option.target.kind == wanted]

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        turn = offering(game.board.turns, game, seat, option)
        assert turn is not None
        turn.choose(game, seat, option)

    def question(self, game: Agricola, seat: int) -> str:
        return "Which special action do you take?"

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        turn = offering(game.board.turns, game, seat, option)
        return option.text if turn is None else turn.label(game, seat, option)


class IsSpecial(Condition):
    """The event is one of these special actions, or any where none is named."""

    __slots__ = ("names",)
    listed: ClassVar[tuple[str, ...]] = ("names",)

    def __init__(self, *names: str) -> None:
        self.names = names

    def holds(self, game: Agricola, seat: int, event: Event | None) -> bool:
        if event is None or not isinstance(event.action, Special):
            return False
        return not self.names or event.action.name in self.names

    def words(self) -> str:
        return " or ".join(self.names) or "a special action"
