"""Games of one-ply players against themselves, many side by side, and what they teach.

A wave is a number of games of one table. Every option is tried on a copy; all copies of all games are valued
in one batch. Some players have tastes (they overrate something for a game) or choose at random now and then,
so that plans are tried that the value does not believe in yet.
"""

import math
import random
from dataclasses import dataclass, field

import numpy as np

from farmyard.agricola.rules.scoring import scores
from farmyard.agricola.settings import AgricolaSettings
from farmyard.agricola.setup import new_game
from farmyard.agricola.state.card import Card
from farmyard.agricola.state.game import Agricola
from farmyard.ai.afterwards import go_on
from farmyard.ai.any_time import cards_to_use
from farmyard.ai.card_inputs import CARD_KEYS, LATER_PLAYERS, NEXT_PLAYERS
from farmyard.ai.companion import Opinions
from farmyard.ai.features import OWN_NAMES, Rows
from farmyard.ai.levels import opinions_of
from farmyard.ai.lookahead import OWN_SHARE, Judge, at_a_meal, finish_all_turns, goes_on, write_options
from farmyard.ai.search import Tree, grow
from farmyard.ai.value import ROUNDS, Bytes, Floats, Value, Weights
from farmyard.kernel.option import Option
from farmyard.kernel.rng import Rng

GAMES_OF_A_WAVE = 24
"""So many are played fastest side by side: with twice as many an hour brings fewer games."""

MOST_OPTIONS = 32
"""Longer lists of options are sampled, unless a search has chosen among them."""

OVERRATED = 1.0
"""By how many points those who cherish cards overrate half of their hand, about."""

LOOKED_AT = 4
"""How often a search must have looked at an option before what it found is learned, whether it is chosen or not."""

OPTIONS_OF_A_NODE = 12
"""How many positions are valued for a node of a tree, about."""

_TASTES = {
    "family": ("own people 3+", "own people 4+", "own people 5+", "own rooms 3+", "own rooms 4+", "own rooms 5+"),
    "rooms": ("own rooms 3+", "own rooms 4+", "own parts of a room 5+", "own parts of a room 7+", "own reed 2+"),
    # The fourth room counts twice.
    "two rooms": ("own goods for rooms 1+", "own goods for rooms 2+", "own rooms 3+", "own rooms 4+", "own rooms 4+"),
    "fields": ("own fields 1+", "own fields 2+", "own fields 3+", "own fields 4+", "own fields 5+"),
    "grain": ("own all grain 1+", "own all grain 4+", "own all grain 6+", "own grain fields 1+", "own grain fields 2+"),
    "vegetables": (
        "own all vegetables 1+",
        "own all vegetables 2+",
        "own all vegetables 3+",
        "own vegetable fields 1+",
    ),
    "pastures": ("own pastures 1+", "own pastures 2+", "own pastures 3+", "own fenced cells 4+"),
    "stables": ("own stables 1+", "own stables 2+", "own stables 3+"),
    "sheep": ("own sheep 1+", "own sheep 2+", "own sheep 4+", "own sheep 6+"),
    "boar": ("own boar 1+", "own boar 2+", "own boar 3+", "own boar 5+"),
    "cattle": ("own cattle 1+", "own cattle 2+", "own cattle 4+"),
    "stone house": ("own house clay", "own house stone", "own stone 3+"),
    "cooking": ("own owns major 1", "own owns major 2", "own owns major 3", "own owns major 4"),
    "baking": ("own owns major 5", "own owns major 6", "own grain bakes to 4+"),
    "workshops": ("own owns major 7", "own owns major 8", "own owns major 9", "own owns major 10"),
    "occupations": ("own occupations 1+", "own occupations 2+", "own occupations 3+"),
    "minors": ("own minor improvements 1+",),
    "food": ("own food 4+", "own food 8+", "own food to spare 1+"),
}
_FAVOURITES = ("family", "family", "rooms", "two rooms", "occupations", "occupations", "minors")
_COLUMNS = {name: OWN_NAMES.index(name) for names in _TASTES.values() for name in names}
LATER = (LATER_PLAYERS - NEXT_PLAYERS) * len(CARD_KEYS)
"""What is added to the number of a card of the next player when it is one of a later player."""


@dataclass(frozen=True)
class Manner:
    """How freely a wave is played."""

    tastes: float = 0.25
    """The share of players with a taste."""
    cherishing: float = 0.4
    """The share of players who overrate some cards of their hand."""
    slips: float = 0.02
    """The share of choices made at random."""
    warmth: float = 0.5
    """The points by which an option may be worse and still be chosen about a third as often."""
    opening: float = 1.5
    """The same in the first rounds."""
    nodes: int = 0
    """How often a player looks into its tree before each choice; without any it looks one choice ahead."""
    finishing: float = 0.0
    """Options that seem worse than the best by no more points have their turn finished in thought, as farmers do."""
    tolerated: float = 1.0
    """A choice worse than the best by more points ends what is learned from the outcome after it."""


@dataclass
class Story:
    """What one seat chose in one game: rows of batches, their values and the best values there were."""

    at: list[tuple[int, int]] = field(default_factory=list)
    chosen: list[tuple[float, float]] = field(default_factory=list)
    best: list[tuple[float, float]] = field(default_factory=list)
    cut: list[bool] = field(default_factory=list)


class Batch:
    """Positions as training keeps them: the sum of all later players' farms in place of each."""

    def __init__(self, rows: Rows, kept: list[int]) -> None:
        parts = rows.parts
        further = len(rows.later) // rows.number
        later = [rows.later[further * place : further * (place + 1)] for place in kept]
        self.own = as_bytes([parts.boards.rows[rows.boards[place]] + parts.own.rows[rows.own[place]] for place in kept])
        self.next = as_bytes([parts.others.rows[rows.next[place]] for place in kept])
        self.later: Bytes = np.zeros_like(self.next)
        for number in range(further):
            self.later += as_bytes([parts.others.rows[farms[number]] for farms in later])
        self.cards = [
            parts.own.cards[rows.own[place]]
            + parts.others.cards[rows.next[place]]
            + tuple([LATER + card for farm in farms for card in parts.others.cards[farm]])
            for place, farms in zip(kept, later)
        ]


def as_bytes(rows: list[bytes]) -> Bytes:
    """Rows of bytes as an array."""
    return np.frombuffer(b"".join(rows), np.uint8).reshape(len(rows), -1)


@dataclass
class Lesson:
    """Positions and what became of them."""

    batches: list[Batch]
    targets: list[Floats]
    results: list[list[int]]
    effort: int
    """How many positions were valued for it."""

    @property
    def positions(self) -> int:
        return sum([len(targets) for targets in self.targets])


class Wave:
    """So many games of a table, played side by side to their ends."""

    def __init__(self, table: AgricolaSettings, value: Value, games: int, seed: int, manner: Manner) -> None:
        self.table = table
        self.value = value
        self.random = random.Random(seed)
        self.manner = manner
        self.judge = Judge(value, OWN_SHARE, caution=0.0)
        self.games: list[Agricola] = [new_game(table, self.random.getrandbits(32)) for _ in range(games)]
        self.trees: list[Tree | None] = [None] * games
        self.stories = [[Story() for _ in range(table.players)] for _ in range(games)]
        self.tastes = [[self.taste() for _ in range(table.players)] for _ in range(games)]
        self.cherished = [[self.some_of(player.hand) for player in game.players] for game in self.games]
        self.batches: list[Batch] = []
        self.proved: list[Floats] = []
        """What is known of the last positions of each batch: those of options that a search has looked at."""
        self.results: list[list[int]] = [[] for _ in range(games)]
        self.effort = 0

    def taste(self) -> Floats | None:
        """Points for each input of the own farm, where somebody has a taste of their own."""
        if self.random.random() >= self.manner.tastes:
            return None
        liked = np.zeros(len(OWN_NAMES), np.float32)
        for _ in range(self.random.choice((1, 1, 2, 3))):
            group = self.random.choice((*_TASTES, *_FAVOURITES))
            points = self.random.choice((-1.0, 1.0, 2.0, 3.0, 5.0))
            for name in _TASTES[group]:
                liked[_COLUMNS[name]] += points
        return liked

    def some_of(self, hand: tuple[Card, ...]) -> dict[str, float]:
        """Cards of a hand that somebody overrates for a game, most often none, with the points that each gets."""
        if not hand or self.random.random() >= self.manner.cherishing:
            return {}
        points = {card.key: self.random.gauss(0.0, OVERRATED) for card in hand}
        return {key: more for key, more in points.items() if more > 0}

    def play(self) -> None:
        live = list(range(len(self.games)))
        while live:
            live = self.step(live)

    def step(self, live: list[int]) -> list[int]:
        """One choice in every game that goes on; returns those that still do."""
        rows = self.value.rows(self.games[live[0]])
        ended: dict[int, list[int]] = {}
        offered: list[Option] = []
        copies: list[Agricola] = []
        spans: list[tuple[int, int, int]] = []
        for number in live:
            game = self.games[number]
            decision = game.decision
            assert decision is not None
            first = len(offered)
            options, uses = self.some(decision.options), cards_to_use(game, decision)
            offered += options + uses
            copies += write_options(rows, game, options, uses, ended)
            spans.append((decision.seat, first, len(offered)))
        self.effort += len(offered)
        values = self.value.of(rows)
        for place, results in ended.items():
            values[place] = result_of(results, spans_seat(spans, place))
        worth: list[float] = (OWN_SHARE * values[:, 0] + (1 - OWN_SHARE) * values[:, 1]).tolist()
        proved = worth
        looked_at: list[int] = []
        if self.manner.nodes:
            proved, looked_at = self.searched(live, spans, offered, worth)
        elif self.manner.finishing:
            proved = self.finished(live, spans, copies, worth)
        values += np.subtract(proved, worth, dtype=np.float32)[:, None]
        taken = self.choose(live, spans, copies, values, proved, rows)
        beside = [place for place in looked_at if place not in taken]
        self.batches.append(Batch(rows, taken + beside))
        self.proved.append(values[beside])
        for number, place in zip(live, taken):
            self.follow(number, offered[place])
        return [number for number in live if self.games[number].decision is not None]

    def some(self, options: list[Option]) -> list[Option]:
        if self.manner.nodes or len(options) <= MOST_OPTIONS:
            return options
        return self.random.sample(options, MOST_OPTIONS)

    def choose(
        self,
        live: list[int],
        spans: list[tuple[int, int, int]],
        copies: list[Agricola],
        values: Floats,
        worth: list[float],
        rows: Rows,
    ) -> list[int]:
        """Take an option in every game and note it; returns which were taken."""
        liked = self.liked(live, spans, copies, rows)
        kept: list[int] = []
        for number, (seat, first, last) in zip(live, spans):
            best = max(range(first, last), key=worth.__getitem__)
            taken = self.pick(worth, liked, first, last, self.games[number].round)
            story = self.stories[number][seat]
            story.at.append((len(self.batches), len(kept)))
            story.chosen.append((float(values[taken, 0]), float(values[taken, 1])))
            story.best.append((float(values[best, 0]), float(values[best, 1])))
            story.cut.append(worth[taken] < worth[best] - self.manner.tolerated)
            kept.append(taken)
            copy = copies[taken]
            go_on(copy)
            self.games[number] = copy
            if copy.decision is None:
                self.results[number] = scores(copy)
        return kept

    def liked(
        self, live: list[int], spans: list[tuple[int, int, int]], copies: list[Agricola], rows: Rows
    ) -> list[float]:
        """How much better each option seems to somebody with tastes; they fade as the game goes on."""
        liked = [0.0] * rows.number
        for number, (seat, first, last) in zip(live, spans):
            taste, cards = self.tastes[number][seat], self.cherished[number][seat]
            if taste is None and not cards:
                continue
            left = (ROUNDS - rows.parts.boards.rounds[rows.boards[first]]) / ROUNDS
            if taste is not None:
                farms = as_bytes([rows.parts.own.rows[farm] for farm in rows.own[first:last]])
                liked[first:last] = (farms @ taste * left).tolist()
            if cards:
                for place in range(first, last):
                    liked[place] += left * fondness(cards, self.games[number], copies[place], seat)
        return liked

    def finished(
        self, live: list[int], spans: list[tuple[int, int, int]], copies: list[Agricola], worth: list[float]
    ) -> list[float]:
        """What options are worth once the turns they begin are played to their ends, if they seem near the best."""
        thoughts, proved = copies.copy(), worth.copy()
        seats = [0] * len(copies)
        open_ones: list[int] = []
        for number, (seat, first, last) in zip(live, spans):
            if at_a_meal(self.games[number]):
                continue
            least = max(worth[first:last]) - self.manner.finishing
            near = [place for place in range(first, last) if worth[place] >= least and goes_on(copies[place], seat)]
            open_ones += near
            for place in near:
                seats[place] = seat
        self.effort += OPTIONS_OF_A_NODE * len(open_ones)
        finish_all_turns(self.judge, thoughts, proved, open_ones, seats)
        return proved

    def searched(
        self, live: list[int], spans: list[tuple[int, int, int]], offered: list[Option], worth: list[float]
    ) -> tuple[list[float], list[int]]:
        """What options have proved to be worth in trees, and which have been looked at often enough to learn it."""
        self.search(live)
        proved = worth.copy()
        looked_at: list[int] = []
        for number, (_, first, last) in zip(live, spans):
            found = self.found(number)
            for place in range(first, last):
                visits, proved[place] = found.get(offered[place].text, (0, worth[place]))
                if visits >= LOOKED_AT and not at_a_meal(self.games[number]):
                    looked_at.append(place)
        return proved, looked_at

    def search(self, live: list[int]) -> None:
        """Let the trees of all games grow until each has been looked into often enough."""
        for number in live:
            self.trees[number] = self.trees[number] or self.planted(self.games[number])
        growing = [self.trees[number] for number in live]
        while growing := [tree for tree in growing if tree and tree.root.all_visits < self.manner.nodes]:
            self.effort += OPTIONS_OF_A_NODE * grow(growing, 1)

    def planted(self, game: Agricola) -> Tree:
        """A tree for the seat that decides, with other hands than the others have."""
        assert game.decision is not None
        rng = Rng(self.random.getrandbits(60))
        copy = game.determinize(game.decision.seat, rng)
        assert isinstance(copy, Agricola)
        return Tree(self.judge, copy, rng.next())

    def found(self, number: int) -> Opinions:
        """How often the options of a game have been looked at in its tree, and what they have proved to be worth."""
        tree = self.trees[number]
        assert tree is not None
        return opinions_of(tree)

    def follow(self, number: int, option: Option) -> None:
        """Keep the part of a tree behind what was chosen, where all sides are searched and no hands hidden in it."""
        tree = self.trees[number]
        game = self.games[number]
        hidden = bool(self.table.says("decks")) and self.table.players > 1
        if tree is None or hidden or not tree.two_sides or not tree.step_to(option.text, game.coming[: game.round]):
            self.trees[number] = None

    def pick(self, worth: list[float], liked: list[float], first: int, last: int, round: int) -> int:
        """An option: usually one of the best."""
        if last - first == 1:
            return first
        if self.random.random() < self.manner.slips:
            return self.random.randrange(first, last)
        warmth = self.manner.opening if round <= 3 else self.manner.warmth
        wished = [worth[place] + liked[place] for place in range(first, last)]
        top = max(wished)
        weights = [math.exp((wish - top) / warmth) for wish in wished]
        return first + self.random.choices(range(last - first), weights)[0]

    def lesson(self, trust: float) -> Lesson:
        """All positions with what became of them, as far as later choices were sound; `trust` is lambda."""
        targets = [np.zeros((len(batch.own), 2), np.float32) for batch in self.batches]
        for number, stories in enumerate(self.stories):
            for seat, story in enumerate(stories):
                final = result_of(self.results[number], seat)
                goal = final
                for turn in range(len(story.at) - 1, -1, -1):
                    batch, row = story.at[turn]
                    targets[batch][row] = goal
                    if story.cut[turn]:
                        goal = story.best[turn]
                    else:
                        value = story.chosen[turn]
                        goal = tuple([trust * new + (1 - trust) * old for new, old in zip(goal, value)])
        for rows, proved in zip(targets, self.proved):
            rows[len(rows) - len(proved) :] = proved
        return Lesson(self.batches, targets, self.results, self.effort)


def fondness(cards: dict[str, float], before: Agricola, after: Agricola, seat: int) -> float:
    """The points that somebody sees in cherished cards that are played, and in the best that may be played next."""
    fond = 0.0
    had, has = before.players[seat].cards, after.players[seat].cards
    if has is not had:
        fond += sum([cards.get(card.key, 0.0) for card in has if card not in had])
    decision = after.decision
    if decision is None or decision.seat != seat:
        return fond
    offered = [key for option in decision.options if option.verb == "play" for key in option.target.cards]
    return fond + max([cards.get(key, 0.0) for key in offered], default=0.0)


@dataclass(frozen=True)
class WavePlan:
    """A wave to be played by whoever has time."""

    table: AgricolaSettings
    weights: Weights
    games: int
    seed: int
    manner: Manner
    trust: float


def lesson_of(plan: WavePlan) -> Lesson:
    """Play a wave and find out what it teaches."""
    wave = Wave(plan.table, Value(plan.weights), plan.games, plan.seed, plan.manner)
    wave.play()
    return wave.lesson(plan.trust)


def spans_seat(spans: list[tuple[int, int, int]], place: int) -> int:
    """The seat that considers an option."""
    for seat, first, last in spans:
        if first <= place < last:
            return seat
    raise ValueError(place)


def result_of(results: list[int], seat: int) -> tuple[float, ...]:
    """Own points and margin at the end."""
    own = results[seat]
    others = [points for number, points in enumerate(results) if number != seat]
    return float(own), float(own - max(others)) if others else float(own)
