"""The state machine under every game: an agenda of steps, and one gate for choices.

`decision` says who must choose and lists every legal option; `play` is the only way to choose.
Between two calls of `play` the game is a plain value: it can be cloned, saved and taken back.
A concrete game adds its own state and says how to copy it (`blank` and `copy_from`); what only
its rules know, it asks its `rulebook`. What is hidden leaves it through `view` and `determinize` alone.
"""

import random
from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, Final, Self

from farmyard.kernel.at_once import open_choices, put_first
from farmyard.kernel.decision import Decision, among, some
from farmyard.kernel.errors import FarmyardError, IllegalChoice, UnreadableChoice
from farmyard.kernel.journal import Happening
from farmyard.kernel.option import NOTHING, Option, Target
from farmyard.kernel.packing import pack, same
from farmyard.kernel.past import Past, Revealed, earliest, known_to, last_known, links
from farmyard.kernel.rng import Rng
from farmyard.kernel.rulebook import Rulebook
from farmyard.kernel.settings import Settings
from farmyard.kernel.step import Step
from farmyard.kernel.story import Clause
from farmyard.kernel.view import GameView, OptionView, ScoreLine

_DEALS: Final = 32
"""How often cards are dealt anew for a seat that must have something to choose."""


class Game:
    """A game of any kind, between two choices.

    `decision` is what must be chosen now, and None once the game is over. `round`, `phase` and `starting_player` say
    how far it is, `names` who sits there, `seed` what luck it has; a `journal`, if somebody keeps one, what happens.
    """

    __slots__ = (
        "rulebook", "settings", "seed", "rng", "round", "phase", "starting_player", "agenda", "decision", "past",
        "revealed", "secrets", "origin", "journal", "names",
    )  # fmt: skip
    derived: ClassVar[tuple[str, ...]] = ()
    """The fields that follow from the others."""

    def __init__(self, rulebook: Rulebook[Any], settings: Settings, seed: int) -> None:
        self.rulebook = rulebook
        self.settings = settings
        """What the table has chosen."""
        self.seed = seed
        self.rng = Rng(seed)
        self.round = 0
        self.phase = ""
        self.starting_player = 0
        self.agenda: list[tuple[int, Step[Any]]] = []
        self.decision: Decision | None = None
        self.past: Past | None = None
        self.revealed: tuple[Revealed, ...] = ()
        self.secrets = 0
        self.origin: Game | None = None
        self.journal: list[Happening] | None = None
        self.names: tuple[str, ...] = ()

    # -- what a concrete game provides ------------------------------------------------------

    @abstractmethod
    def blank(self) -> "Game":
        """A new game of the same kind, to be filled by `copy_from`."""

    @abstractmethod
    def copy_from(self, other: "Game") -> None:
        """Take over the whole state of another game of the same kind."""

    @abstractmethod
    def seats(self) -> int:
        """How many seats the table has."""

    @abstractmethod
    def deal_unknown(self, seat: int, rng: Rng) -> None:
        """Deal everything that a seat cannot know anew."""

    @abstractmethod
    def chapter_of(self, round: int, phase: str) -> str:
        """A part of the game, as a remark in records."""

    @abstractmethod
    def vocabulary(self) -> frozenset[str]:
        """The verbs that can begin a choice."""

    def chapter(self) -> str:
        """The part of the game it is in."""
        return self.chapter_of(self.round, self.phase)

    # -- what the rules say about it --------------------------------------------------------

    @property
    def name(self) -> str:
        """The name of the game."""
        return self.rulebook.name

    def exchanges(self) -> list[Option]:
        """What the deciding seat may also do at any time, apart from what it is asked alone."""
        decision = self.decision
        return [] if decision is None or decision.step.at_once else self.rulebook.exchanges(self)

    def view(self, seat: int, labels: bool = True) -> GameView:
        """What a seat (-1: everybody) may see now; without `labels`, options have none, which is faster."""
        self.check_eyes(seat)
        return self.rulebook.view(self, seat, labels)

    def views(self, seats: Sequence[int]) -> Sequence[GameView]:
        """What several seats (-1: everybody) may see now, made together: what they see alike is made once."""
        for seat in seats:
            self.check_eyes(seat)
        return self.rulebook.views(self, seats)

    def story(self, happenings: list[Happening], seat: int = -1) -> list[Clause]:
        """What a seat (-1: everybody) may know of some happenings, in words."""
        self.check_eyes(seat)
        return self.rulebook.story(self, happenings, seat)

    def teams(self) -> list[list[int]]:
        """Who plays together: the seats of each team; no team, as a rule."""
        return self.rulebook.teams(self)

    def team_breakdown(self, seat: int) -> list[ScoreLine]:
        """What counts for the team of a seat by category as things stand; nothing where categories do not."""
        self.check_seat(seat)
        return self.rulebook.team_breakdown(self, seat)

    def scores(self) -> list[int]:
        """Everybody's points as things stand; those who play together have the points of their team."""
        return self.rulebook.scores(self)

    def breakdown(self, seat: int) -> list[ScoreLine]:
        """A player's own points by category as things stand."""
        self.check_seat(seat)
        return self.rulebook.breakdown(self, seat)

    def meanings(self, seat: int) -> dict[str, str]:
        """What each card in a seat's hand would bring now, in words, by its key."""
        self.check_seat(seat)
        return self.rulebook.meanings(self, seat)

    def winners(self) -> list[int]:
        """The best seats as things stand; there may be none where a solo game asks for more."""
        return self.rulebook.winners(self)

    def has_hands(self) -> bool:
        """Whether players hold what the others may not see."""
        return False

    def check_seat(self, seat: int) -> None:
        """Refuse a seat that the table does not have."""
        if not 0 <= seat < self.seats():
            known = f"seats 0 to {self.seats() - 1}" if self.seats() > 1 else "seat 0 only"
            raise FarmyardError(f"There is no seat {seat}: this table has {known}")

    def check_eyes(self, seat: int) -> None:
        """Refuse a seat that the table does not have, but not -1: everybody, whether they have one or not."""
        if seat != -1:
            self.check_seat(seat)

    def header(self) -> dict[str, str]:
        """What a record must say to set this game up again."""
        if self.seed < 0:
            raise FarmyardError("A position that was set up or dealt anew has no beginning to record")
        rules = {"game": self.name, "rules": str(self.rulebook.version)}
        return {**rules, **self.settings.fields(), "seed": str(self.seed)}

    # -- what a seat is asked, for people ---------------------------------------------------

    @property
    def open_seats(self) -> tuple[int, ...]:
        """The seats that may choose now: the deciding one, and those that choose at the same time."""
        return tuple(sorted(open_choices(self)))

    def choice_of(self, seat: int) -> Decision | None:
        """What a seat may choose now, if anything."""
        self.check_eyes(seat)
        decision = self.decision
        if decision is None or decision.seat == seat:
            return decision
        return open_choices(self).get(seat) if decision.step.at_once else None

    def ask_first(self, seat: int) -> None:
        """Let a seat that may choose now do so before the others."""
        chosen = self.choice_of(seat)
        if chosen is None:
            raise IllegalChoice(f"{self.names[seat]} has nothing to choose now")
        put_first(self, chosen)

    def question(self, seat: int) -> str:
        """What a seat is asked."""
        decision = self.choice_of(seat)
        return "" if decision is None else decision.step.question(self, seat)

    def offered(self, seat: int, labels: bool = True) -> tuple[OptionView, ...]:
        """The options of a seat's decision; their labels, for people, are made on request."""
        decision = self.choice_of(seat)
        if decision is None:
            return ()
        step, options = decision.step, decision.options
        return tuple([self._shown(option, step.label(self, seat, option) if labels else "") for option in options])

    def offered_besides(self, seat: int, labels: bool = True) -> tuple[OptionView, ...]:
        """The exchanges open to a seat at its decision; their labels, for people, are made on request."""
        if self.choice_of(seat) is None:
            return ()
        label, options = self.rulebook.exchange_label, self.exchanges()
        return tuple([self._shown(option, label(self, seat, option) if labels else "") for option in options])

    def _shown(self, option: Option, label: str) -> OptionView:
        return OptionView(option.text, option.verb, self.rulebook.target_view(self, option.target), label)

    # -- the machine ------------------------------------------------------------------------

    def push(self, seat: int, step: Step[Any]) -> None:
        """Put a step on top of the agenda: it happens next."""
        self.agenda.append((seat, step))

    def note(self, what: str, seat: int = -1, target: Target = NOTHING, secret: bool = False) -> None:
        """Note in the journal what happens; callers look first whether one is kept where the target costs time."""
        if self.journal is not None:
            self.journal.append(Happening(what, seat, target, secret))

    def start(self) -> None:
        """Run to the first decision and remember this moment as the beginning."""
        self.advance()
        self.origin = self.clone()

    def advance(self, pausing: bool = False) -> None:
        """Run steps until somebody has a real choice or the game is over; with pauses, or until a turn is over."""
        agenda = self.agenda
        while agenda:
            if pausing and agenda[-1][1].pauses:
                break
            seat, step = agenda.pop()
            options = step.run(self, seat)
            if not options:
                continue
            if len(options) == 1 and not step.asks_anyway:
                step.choose(self, seat, options[0])
                continue
            self.decision = Decision(seat, step, options)
            return
        self.decision = None

    def ask(self, seat: int, step: Step[Any]) -> None:
        """Ask a seat what a step offers, as it was asked before."""
        self.decision = Decision(seat, step, step.run(self, seat))

    @property
    def over(self) -> bool:
        """Whether nothing is left to choose."""
        return self.decision is None and not self.agenda

    @property
    def paused(self) -> bool:
        """Whether a turn is over and the game waits: `advance` lets it go on."""
        return self.decision is None and bool(self.agenda)

    @property
    def options(self) -> list[str]:
        """The texts of everything that may be played now."""
        if self.decision is None:
            return []
        return [option.text for option in self.decision.options + self.exchanges()]

    def play(self, choice: Option | str, pausing: bool = False, seat: int = -1) -> None:
        """Make a choice: one of the decision's options or exchanges, or the text of one; a `seat` named is asked first.

        With `pausing` the game does not go on by itself where a turn is over: what comes then may be hidden still.
        """
        if seat >= 0:
            self.ask_first(seat)
        decision = self.decision
        if decision is None:
            raise IllegalChoice("The game is over: there is nothing left to choose")
        if isinstance(choice, Option) and among(choice, decision.options):
            option, asked_for = choice, True
        else:
            option = self.find(choice if isinstance(choice, str) else choice.text)
            asked_for = among(option, decision.options)
        secret = decision.step.secret
        self.past = Past(self.past, decision.seat, option, self.round, self.phase, secret)
        if secret:
            self.secrets |= 1 << decision.seat
        if asked_for:
            decision.step.choose(self, decision.seat, option)
        else:
            self.agenda.append((decision.seat, decision.step))
            self.rulebook.exchange(self, decision.seat, option)
        self.advance(pausing)

    def find(self, text: str) -> Option:
        """The option with this text; refuses with the reason when there is none."""
        decision = self.decision
        if decision is None:
            raise IllegalChoice("The game is over: there is nothing left to choose")
        words = text.split()
        verb = words[0].lower() if words else ""
        wanted = " ".join([verb] + words[1:])
        if verb not in self.vocabulary():
            known = ", ".join(sorted(self.vocabulary()))
            raise UnreadableChoice(f"'{wanted}' is no choice: it should begin with one of {known}")
        offered = {option.text.lower(): option for option in decision.options + self.exchanges()}
        wanted = decision.step.read(self, decision.seat, wanted)
        option = offered.get(wanted.lower())
        if option is None:
            reason = decision.step.refusal(self, decision.seat, wanted)
            raise IllegalChoice(reason or f"'{wanted}' is not possible now: choose {some(decision.options)}")
        return option

    # -- the game as a value ----------------------------------------------------------------

    def clone(self) -> Any:
        """An independent copy; its journal is empty."""
        copy = self.blank()
        copy.copy_machine(self)
        copy.copy_from(self)
        copy.names = self.names
        return copy

    def __copy__(self) -> Any:
        return self.clone()

    def __deepcopy__(self, memo: object) -> Any:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        return pack(self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and (self is other or same(self, other))

    def copy_machine(self, other: "Game") -> None:
        """Take over the state that every game has, of another game."""
        self.rng.state = other.rng.state
        self.round = other.round
        self.phase = other.phase
        self.starting_player = other.starting_player
        self.agenda = other.agenda.copy()
        self.past = other.past
        self.revealed = other.revealed
        self.secrets = other.secrets
        self.decision = other.decision
        self.origin = other.origin

    def determinize(self, seat: int, rng: Rng | random.Random) -> Self:
        """A copy in which everything that the seat cannot know is dealt anew.

        Where another seat decides, its options are those of what it was dealt.
        """
        self.check_seat(seat)
        luck = Rng(rng.next() if isinstance(rng, Rng) else rng.getrandbits(64))
        decision = self.decision
        copy = self._dealt(seat, luck)
        if decision is None or decision.seat == seat:
            return copy
        for _ in range(_DEALS):
            options = decision.step.run(copy, decision.seat)
            if len(options) > 1 or decision.step.asks_anyway:
                copy.decision = Decision(decision.seat, decision.step, options)
                return copy
            copy = self._dealt(seat, luck)
        copy.push(decision.seat, decision.step)
        copy.advance()
        return copy

    def _dealt(self, seat: int, luck: Rng) -> Self:
        """A copy dealt anew, in which another seat's options are still the true ones."""
        copy: Self = self.clone()
        copy.origin = None
        copy.seed = -1
        copy.rng = Rng(luck.next())
        copy.deal_unknown(seat, luck)
        if self.secrets & ~(1 << seat):
            copy.past = known_to(self.past, seat)
        return copy

    def beginning(self) -> Any:
        """A copy of the game as it was before the first choice."""
        if self.origin is None:
            raise IllegalChoice("This game has no beginning to go back to")
        copy = self.origin.clone()
        copy.origin = self.origin
        copy.names = self.names
        return copy

    # -- what has been chosen, and what of it may be taken back ------------------------------

    @property
    def choices(self) -> list[Option]:
        """Everything that has been chosen so far."""
        return [link.option for link in links(self.past)]

    @property
    def chosen(self) -> int:
        """How many choices have been made so far."""
        return 0 if self.past is None else self.past.number

    def reveal(self, what: str, seat: int = -1) -> None:
        """Note that something hidden is known from now on: to everybody, or where a seat shows it, to the others."""
        others = [known for known in self.revealed if seat >= 0 and known.seat != seat]
        self.revealed = (*others, Revealed(self.chosen, seat, what))

    def luck(self) -> Revealed | None:
        """What came to light for everybody last: another one whenever something does."""
        return self.revealed[0] if self.revealed and self.revealed[0].seat < 0 else None

    def barrier(self, seat: int) -> Revealed | None:
        """What a seat has learned last: it may take back nothing that was chosen until then."""
        return last_known(self.revealed, seat)

    def back_to(self, seat: int, willing: tuple[int, ...] = ()) -> int:
        """The number of choices back to which a seat may take the game.

        It may take back choices of its own after which nothing hidden has become known and nobody else
        has chosen; where others are `willing`, their choices are taken back with its own.
        """
        self.check_seat(seat)
        return earliest(self.past, self.barrier(seat), seat, willing)

    def why_not_back(self, seat: int, willing: tuple[int, ...] = ()) -> str:
        """Why a seat may take back nothing, or nothing more; empty at the beginning of the game."""
        past = self.past
        barrier = self.barrier(seat)
        while past is not None:
            if barrier is not None and past.number <= barrier.number:
                return f"{barrier.what} since then"
            if past.seat != seat and past.seat not in willing:
                return f"{self.names[past.seat]} has chosen since then"
            past = past.before
        return ""

    def undo(self, choices: int = 1) -> None:
        """Take back the last choices by replaying the game without them."""
        if self.origin is None or self.chosen < choices:
            raise IllegalChoice("There is no choice to take back")
        kept = links(self.past)[: self.chosen - choices]
        origin, journal = self.origin, self.journal
        self.copy_machine(origin)
        self.copy_from(origin)
        self.origin, self.journal = origin, None
        for link in kept:
            self.play(link.option.text, seat=link.seat)
        self.journal = journal
