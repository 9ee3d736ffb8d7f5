"""The computer players of Agricola: apprentice, farmer and master, all by the same learned value.

None sees more than its seat may: each thinks about dealt copies, in which everything it cannot know is another.
"""

import gc
import time
from typing import Any, Final

from farmyard.agricola.rules.harvest import Feed
from farmyard.agricola.state.game import Agricola
from farmyard.agricola.view import View, view
from farmyard.ai.any_time import cards_to_use, with_reluctance, without_circles
from farmyard.ai.card_ratings import ratings_of_pack
from farmyard.ai.companion import Companion, Opinions, company
from farmyard.ai.lookahead import Judge, best_of, look_ahead
from farmyard.ai.player import APPRENTICE, FARMER, SECONDS, ComputerPlayer
from farmyard.ai.search import Tree, grow
from farmyard.kernel.decision import Decision
from farmyard.kernel.option import Option
from farmyard.kernel.rng import Rng
from farmyard.kernel.seat import Seat

MISTAKES: Final = 1.5
"""The points by which an apprentice may be wrong about an option, most of the time."""
LUCKY_DEALS: Final = 6
"""With how many deals a choice is thought through of which luck decides what comes of it."""
FITTING: Final = 0.5
"""How much it counts beside a card's rating what the value, which sees the other cards of a hand, makes of it."""
LEAVES: Final = 12
"""How many leaves of all trees are valued at once, about."""
MOST_NODES: Final = 250_000
"""How many nodes a thought may add to trees, whatever its budget: memory is not without end."""
SET_ASIDE: Final = 100
"""After how many long thoughts garbage is collected."""
IDLE: Final = 20
"""How often in a row nothing new may be found before a master stops thinking."""

_shipped: Final[list[Any]] = []
_thoughts: Final = [0]
"""How many long thoughts there have been since garbage was collected."""


def shipped_value() -> Any:
    """The weights in the package, read once."""
    if not _shipped:
        from farmyard.ai.value import Shipped

        _shipped.append(Shipped())
    return _shipped[0]


def asked(seat: Seat) -> Decision:
    """The decision that a seat is asked to make."""
    decision = seat.decision
    assert decision is not None
    return decision


def dealt(seat: Seat, rng: Rng) -> Agricola:
    """A copy dealt at a seat."""
    copy = seat.deal(rng)
    assert isinstance(copy, Agricola)
    return copy


class NoCollecting:
    """While somebody thinks: copies and growing trees are no garbage, but would be looked through again and again.

    What a long thought leaves behind is set aside, or it would be looked through as soon as the thought is over, which
    takes a fifth as long again; once in a while everything is looked through after all.
    """

    def __init__(self, long: bool = False) -> None:
        self.collecting = gc.isenabled()
        self.long = long

    def __enter__(self) -> None:
        gc.disable()

    def __exit__(self, *_: object) -> None:
        if not self.collecting:
            return
        if self.long:
            set_aside()
        gc.enable()


def set_aside() -> None:
    """Let what there is now be looked through no more, until garbage is collected after so many thoughts."""
    _thoughts[0] += 1
    if _thoughts[0] < SET_ASIDE:
        gc.freeze()
        return
    _thoughts[0] = 0
    gc.unfreeze()
    gc.collect()


class Farmer(ComputerPlayer):
    """Looks one choice ahead and finishes its turns in thought."""

    def __init__(self, seed: int, value: Any = None) -> None:
        super().__init__(seed)
        self.rng = Rng(seed)
        self.judge = Judge(shipped_value() if value is None else value)

    def choose(self, seat: Seat) -> Option:
        with NoCollecting():
            return self.liked(seat)

    def liked(self, seat: Seat) -> Option:
        """The option that seems worth most."""
        decision = asked(seat)
        copy = dealt(seat, self.rng)
        options = without_circles(copy, decision.options)
        number = len(options)
        options = options + cards_to_use(copy, decision)
        worth = self.worth(copy, options, decision)
        for _ in range(LUCKY_DEALS - 1 if decision.step.lucky else 0):
            another = self.worth(dealt(seat, self.rng), options, decision)
            worth = [sum(values) for values in zip(worth, another)]
        return options[best_of(with_reluctance(worth, number))]

    def worth(self, copy: Agricola, options: list[Option], decision: Decision) -> list[float]:
        """What the options seem worth."""
        worth = look_ahead(self.judge, copy, options)
        return rated(copy, options, worth) or worth


def rated(game: Agricola, options: list[Option], worth: list[float]) -> list[float]:
    """What the cards of a pack are worth by their ratings and by the value together, if all have been rated."""
    mean = sum(worth) / len(worth)
    ratings = ratings_of_pack(game, options)
    return [mean + points + FITTING * (value - mean) for points, value in zip(ratings, worth)]


class Apprentice(Farmer):
    """Knows roughly what is worth how much, and minds its own farm only; feeds its family with care."""

    def __init__(self, seed: int, value: Any = None) -> None:
        super().__init__(seed, value)
        self.judge.own_share = 1.0

    def worth(self, copy: Agricola, options: list[Option], decision: Decision) -> list[float]:
        worth = look_ahead(self.judge, copy, options)
        if isinstance(decision.step, Feed):
            return worth
        return [value + MISTAKES * self.error() for value in worth]

    def error(self) -> float:
        """A number around 0, seldom beyond 1 or -1."""
        drawn = [self.rng.below(1 << 20) / (1 << 20) for _ in range(4)]
        return sum(drawn) - 2.0


class Opinion:
    """What a master thinks of an option: its value in points, and the share of its thoughts that it got."""

    __slots__ = ("option", "value", "share")

    def __init__(self, option: Option, value: float, share: float) -> None:
        self.option = option
        self.value = value
        self.share = share


class Master(ComputerPlayer):
    """Searches; within a budget of seconds, or of nodes where `nodes` is given. A companion may think along."""

    def __init__(
        self,
        seed: int,
        seconds: float = SECONDS,
        nodes: int = 0,
        value: Any = None,
        deals: int = 4,
        companion: Companion | None = None,
    ) -> None:
        super().__init__(seed, seconds)
        self.rng = Rng(seed)
        self.judge = Judge(shipped_value() if value is None else value)
        self.nodes = nodes
        self.deals = deals
        self.companion = companion
        self.interrupted = False
        self.expanded = 0
        self.opinions: list[Opinion] = []
        self.trees: list[Tree] = []
        self.known = 0

    def choose(self, seat: Seat) -> Option:
        began = time.perf_counter()
        card = self.card_to_use(seat)
        if card is not None:
            return card
        self.think(seat, time.perf_counter() - began)
        sensible = without_circles(dealt(seat, Rng(self.seed)), asked(seat).options)
        opinions = [opinion for opinion in self.opinions if opinion.option in sensible]
        best = opinions[0]
        for opinion in opinions:
            if (opinion.share, opinion.value) > (best.share, best.value):
                best = opinion
        return best.option

    def card_to_use(self, seat: Seat) -> Option | None:
        """A card that promises more at once than all that may be chosen."""
        decision = asked(seat)
        if not seat.exchanges:
            return None
        copy = dealt(seat, Rng(self.seed))
        cards = cards_to_use(copy, decision)
        if not cards:
            return None
        options = decision.options + cards
        best = best_of(with_reluctance(look_ahead(self.judge, copy, options), len(decision.options)))
        return options[best] if best >= len(decision.options) else None

    def interrupt(self) -> None:
        """Let the thinking that is under way end at once; another thread may ask for it."""
        self.interrupted = True

    def think(self, seat: Seat, spent: float = 0.0) -> None:
        """Grow the trees within what is left of the budget and form an opinion of every option."""
        until = time.perf_counter() + self.seconds - spent
        self.interrupted = False
        self.opinions = self.draft(dealt(seat, Rng(self.seed)), asked(seat).options)
        if self.opinions:
            return
        with NoCollecting(long=True):
            self.plant(seat)
            self.grow(until)
        minds = [opinions_of(tree) for tree in self.trees]
        if self.companion is not None:
            minds.append(self.companion.opinions())
        self.opinions = opinions_on(asked(seat), minds)

    def draft(self, copy: Agricola, options: list[Option]) -> list[Opinion]:
        """Opinions of the cards of a pack that have been rated: there is nothing to search."""
        if not ratings_of_pack(copy, options):
            return []
        worth = rated(copy, options, look_ahead(self.judge, copy, options))
        best = best_of(worth)
        return [Opinion(option, worth[place], 1.0 if place == best else 0.0) for place, option in enumerate(options)]

    def think_behind(self, seat: Seat, option: Option) -> None:
        """Spend the whole budget on what comes of one option."""
        until = time.perf_counter() + self.seconds
        with NoCollecting(long=True):
            copies = self.copies(seat, dealt(seat, self.rng))
            self.trees = [Tree(self.judge, copy, self.rng.next(), among=[option]) for copy in copies]
            self.grow(until)

    def plant(self, seat: Seat) -> None:
        """Keep the trees that still hold, and plant new ones in place of the others."""
        copy = dealt(seat, self.rng)
        if self.companion is not None:
            self.companion.think(self.copies(seat, copy), 0.9 * self.seconds, self.rng.next())
        kept = self.kept(copy, asked(seat))
        self.trees = kept + self.planted(seat, copy)[len(kept) :]
        self.known = len(copy.choices)

    def grow(self, until: float) -> None:
        """Let the trees grow within the budget."""
        spent = idle = 0
        while not self.interrupted and idle < IDLE:
            grown = grow(self.trees, LEAVES)
            spent += grown
            idle = 0 if grown else idle + 1
            if spent >= (self.nodes or MOST_NODES) or (not self.nodes and time.perf_counter() >= until):
                break
        self.expanded += spent

    def copies(self, seat: Seat, copy: Agricola) -> list[Agricola]:
        """A dealt copy and, where hands are hidden, further deals."""
        more = self.deals - 1 if copy.board.hand_cards and copy.seats() > 1 else 0
        if asked(seat).step.lucky:
            more = LUCKY_DEALS - 1
        return [copy] + [dealt(seat, self.rng) for _ in range(more)]

    def planted(self, seat: Seat, copy: Agricola) -> list[Tree]:
        """New trees, each on a deal of its own where hands are hidden."""
        return [Tree(self.judge, each, self.rng.next()) for each in self.copies(seat, copy)]

    def kept(self, copy: Agricola, decision: Decision) -> list[Tree]:
        """The trees of the last thought in which everything is that has happened since."""
        if decision.step.lucky:
            return []
        return [tree for tree in self.trees if self.still_holds(tree, copy, decision)]

    def still_holds(self, tree: Tree, copy: Agricola, decision: Decision) -> bool:
        """Follow a tree to where the game is now; where hands are hidden, the others' choices tell something new."""
        hidden = bool(copy.board.hand_cards) and copy.seats() > 1
        for option in copy.choices[self.known :]:
            if hidden and tree.root.seat != decision.seat:
                return False
            if not tree.step_to(option.text, copy.coming[: copy.round]):
                return False
        root = tree.root
        if root.seat != decision.seat or len(root.options) != len(decision.options):
            return False
        return sees(root.game, decision.seat) == sees(copy, decision.seat)


def sees(game: Agricola, seat: int) -> View:
    """All that a seat may see: what luck has brought since may be another in a tree."""
    return view(game, seat, labels=False)


def opinions_of(tree: Tree) -> Opinions:
    """What the root of a tree has found."""
    root = tree.root
    return {option.text: (root.visits[place], root.mean(place)) for place, option in enumerate(root.options)}


def opinions_on(decision: Decision, minds: list[Opinions]) -> list[Opinion]:
    """What several searches together think of every option."""
    total = sum([visits for mind in minds for visits, _ in mind.values()])
    found: list[Opinion] = []
    for option in decision.options:
        visits, value = together([mind[option.text] for mind in minds if option.text in mind])
        found.append(Opinion(option, value, visits / total if total else 0.0))
    return found


def together(known: list[tuple[int, float]]) -> tuple[int, float]:
    """The visits of an option in several searches, and what all of them found it worth; a first look counts as one."""
    visits = sum([times for times, _ in known])
    total = sum([(1 + times) * value for times, value in known])
    return visits, total / max(1, visits + len(known))


def searched(copies: list[Agricola], seconds: float, seed: int) -> Opinions:
    """What a search over dealt copies finds in so many seconds."""
    judge = Judge(shipped_value())
    until = time.perf_counter() + seconds
    trees = [Tree(judge, copy, seed + number) for number, copy in enumerate(copies)]
    idle = 0
    with NoCollecting():
        while idle < IDLE and time.perf_counter() < until:
            idle = 0 if grow(trees, LEAVES) else idle + 1
    minds = [opinions_of(tree) for tree in trees]
    return {text: together([mind[text] for mind in minds if text in mind]) for mind in minds for text in mind}


def agricola_player(name: str, seed: int, seconds: float, nodes: int, in_company: bool) -> ComputerPlayer:
    """A player of a level; a master may think on another core, too."""
    if name == APPRENTICE:
        return Apprentice(seed)
    if name == FARMER:
        return Farmer(seed)
    return Master(seed, seconds, nodes, companion=company(seconds) if in_company else None)
