"""How spaces combine actions: either/or, and/or, one after another, optional, from a round on.

A combination offers the first options of its parts in one list, so nobody is asked which part to
begin before being asked how.
"""

from abc import abstractmethod

from farmyard.agricola.state.action import Action
from farmyard.agricola.state.game import Agricola
from farmyard.kernel.option import DONE, Option


def counted(parts: tuple[Action, ...]) -> int:
    """The kinds of goods that some effects count."""
    found = 0
    for part in parts:
        found |= part.counts
    return found


def brought(parts: tuple[Action, ...]) -> int:
    """The kinds of goods that some effects may bring."""
    found = 0
    for part in parts:
        found |= part.brings
    return found


def first_options(actions: tuple[Action, ...], game: Agricola, seat: int) -> list[Option]:
    """The choices that begin any of some actions, in one list."""
    offered: list[Option] = []
    for action in actions:
        offered += action.options(game, seat)
    return offered


def offering(actions: tuple[Action, ...], game: Agricola, seat: int, option: Option) -> Action | None:
    """The one of some actions that an option begins, if it is one of them."""
    for action in actions:
        for offered in action.options(game, seat):
            if offered.same(option):
                return action
    return None


class Several(Action):
    """Several actions of which at least one is taken; `remaining` says which may still follow."""

    __slots__ = ("parts", "begun")

    def __init__(self, parts: tuple[Action, ...], begun: bool = False) -> None:
        self.parts = parts
        self.begun = begun

    @abstractmethod
    def remaining(self, chosen: int) -> tuple[Action, ...]:
        """The parts that may follow once a part has been chosen."""

    @property
    def words(self) -> str:
        parts = [part.words for part in self.parts]
        return self.joint.join(parts) if all(parts) else ""

    @property
    def joint(self) -> str:
        """How its parts are joined in words."""
        return " or "

    @property
    def brings(self) -> int:
        return brought(self.parts)

    @property
    def certain(self) -> bool:
        return any([part.certain for part in self.parts])

    def possible(self, game: Agricola, seat: int) -> bool:
        for part in self.parts:
            if part.possible(game, seat):
                return True
        return False

    def obstacle(self, game: Agricola, seat: int) -> str:
        obstacles: list[str] = []
        for part in self.parts:
            obstacle = part.obstacle(game, seat)
            if not obstacle:
                return ""
            if obstacle not in obstacles:
                obstacles.append(obstacle)
        return "; ".join(obstacles)

    def options(self, game: Agricola, seat: int) -> list[Option]:
        offered: list[Option] = []
        for part in self.parts:
            offered += part.options(game, seat)
        if self.begun and offered:
            offered.append(DONE)
        return offered

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        if option is DONE:
            return
        chosen = self.begun_by(game, seat, option)
        rest = self.remaining(chosen)
        if rest:
            game.push(seat, type(self)(rest, True))
        self.parts[chosen].choose(game, seat, option)

    def begun_by(self, game: Agricola, seat: int, option: Option) -> int:
        """Which part offered an option."""
        for index, part in enumerate(self.parts):
            for offered in part.options(game, seat):
                if offered.same(option):
                    return index
        return -1

    def question(self, game: Agricola, seat: int) -> str:
        return "And then?" if self.begun else "Choose what to do"

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        if option is DONE:
            return "Done"
        return self.parts[self.begun_by(game, seat, option)].label(game, seat, option)

    def read(self, game: Agricola, seat: int, text: str) -> str:
        for part in self.parts:
            text = part.read(game, seat, text)
        return text

    def refusal(self, game: Agricola, seat: int, text: str) -> str:
        verb = text.partition(" ")[0]
        for part in self.parts:
            if verb in [option.verb for option in part.options(game, seat)]:
                return part.refusal(game, seat, text)
        return self.obstacle(game, seat)


class Either(Several):
    """Exactly one of several actions."""

    __slots__ = ()

    def remaining(self, chosen: int) -> tuple[Action, ...]:
        return ()


class AndOr(Several):
    """At least one of several actions, each at most once, in any order."""

    __slots__ = ()

    @property
    def joint(self) -> str:
        return " and/or "

    def remaining(self, chosen: int) -> tuple[Action, ...]:
        return self.parts[:chosen] + self.parts[chosen + 1 :]


class InOrder(Several):
    """At least one of several actions, but only in the order given."""

    __slots__ = ()

    @property
    def joint(self) -> str:
        return ", then or instead "

    def remaining(self, chosen: int) -> tuple[Action, ...]:
        return self.parts[chosen + 1 :]


class Around(Action):
    """An action made of another one: it does what that does, unless it says otherwise."""

    __slots__ = ("part",)

    def __init__(self, part: Action) -> None:
        self.part = part

    @property
    def words(self) -> str:
        return self.part.words

    @property
    def counts(self) -> int:
        return self.part.counts

    @property
    def brings(self) -> int:
        return self.part.brings

    def possible(self, game: Agricola, seat: int) -> bool:
        return self.part.possible(game, seat)

    def obstacle(self, game: Agricola, seat: int) -> str:
        return self.part.obstacle(game, seat)

    def options(self, game: Agricola, seat: int) -> list[Option]:
        return self.part.options(game, seat)

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        self.part.choose(game, seat, option)

    def noted(self, game: Agricola, mark: int) -> str:
        return self.part.noted(game, mark)

    def question(self, game: Agricola, seat: int) -> str:
        return self.part.question(game, seat)

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        return self.part.label(game, seat, option)

    def read(self, game: Agricola, seat: int, text: str) -> str:
        return self.part.read(game, seat, text)

    def refusal(self, game: Agricola, seat: int, text: str) -> str:
        return self.part.refusal(game, seat, text)


class Optional(Around):
    """An action that may be left out."""

    __slots__ = ()

    @property
    def words(self) -> str:
        return f"perhaps {self.part.words}" if self.part.words else ""

    def options(self, game: Agricola, seat: int) -> list[Option]:
        offered = self.part.options(game, seat)
        return offered + [DONE] if offered else offered

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        if option is not DONE:
            self.part.choose(game, seat, option)

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        return "Leave it" if option is DONE else self.part.label(game, seat, option)


class Then(Action):
    """A compulsory action, afterwards another: as a rule an optional one."""

    __slots__ = ("first", "second")

    def __init__(self, first: Action, second: Action) -> None:
        self.first = first
        self.second = second

    @property
    def words(self) -> str:
        first, second = self.first.words, self.second.words
        return f"{first}, then {second}" if first and second else ""

    def possible(self, game: Agricola, seat: int) -> bool:
        return self.first.possible(game, seat)

    def obstacle(self, game: Agricola, seat: int) -> str:
        return self.first.obstacle(game, seat)

    def options(self, game: Agricola, seat: int) -> list[Option]:
        return self.first.options(game, seat)

    def run(self, game: Agricola, seat: int) -> list[Option]:
        game.push(seat, self.second)
        game.push(seat, self.first)
        return []

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        game.push(seat, self.second)
        self.first.choose(game, seat, option)

    @property
    def plain(self) -> bool:
        return self.first.plain and self.second.plain

    @property
    def certain(self) -> bool:
        return self.first.certain

    @property
    def counts(self) -> int:
        return self.first.counts | self.second.counts

    @property
    def brings(self) -> int:
        return self.first.brings | self.second.brings

    def question(self, game: Agricola, seat: int) -> str:
        return self.first.question(game, seat)

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        return self.first.label(game, seat, option)

    def read(self, game: Agricola, seat: int, text: str) -> str:
        return self.first.read(game, seat, text)

    def refusal(self, game: Agricola, seat: int, text: str) -> str:
        return self.first.refusal(game, seat, text)


class RoundByRound(Around):
    """An action that is not the same in every round."""

    __slots__ = ()

    @abstractmethod
    def now(self, game: Agricola) -> Action | None:
        """The action of this round, if there is one."""

    def possible(self, game: Agricola, seat: int) -> bool:
        now = self.now(game)
        return now is not None and now.possible(game, seat)

    def obstacle(self, game: Agricola, seat: int) -> str:
        now = self.now(game)
        return "" if now is None else now.obstacle(game, seat)

    def options(self, game: Agricola, seat: int) -> list[Option]:
        now = self.now(game)
        return [] if now is None else now.options(game, seat)

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        now = self.now(game)
        if now is not None:
            now.choose(game, seat, option)

    def question(self, game: Agricola, seat: int) -> str:
        now = self.now(game)
        return "" if now is None else now.question(game, seat)

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        now = self.now(game)
        return "" if now is None else now.label(game, seat, option)

    def refusal(self, game: Agricola, seat: int, text: str) -> str:
        now = self.now(game)
        return "" if now is None else now.refusal(game, seat, text)


class FromRound(RoundByRound):
    """An action that is available only from some round on, and perhaps another one until then."""

    __slots__ = ("round", "before")

    def __init__(self, round: int, part: Action, before: Action | None = None) -> None:
        super().__init__(part)
        self.round = round
        self.before = before

    @property
    def words(self) -> str:
        late = f"from round {self.round} on {self.part.words}"
        return late if self.before is None else f"{self.before.words}; {late}"

    def now(self, game: Agricola) -> Action | None:
        return self.part if game.round >= self.round else self.before

    def obstacle(self, game: Agricola, seat: int) -> str:
        started = self.now(game) is not None
        return super().obstacle(game, seat) if started else f"not before round {self.round}"
