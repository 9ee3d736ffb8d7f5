"""Games of one-ply players against themselves, many side by side, and what they teach.

A wave is a number of games of one table. Every option is tried on a copy; all copies of all games are valued
in one batch. A copy is forgotten as soon as it is written: the few that are chosen are made again.
"""

import math
import random
from typing import Final

import numpy as np

from farmyard.agricola.rules.scoring import scores
from farmyard.agricola.settings import AgricolaSettings
from farmyard.agricola.setup import new_game
from farmyard.agricola.state.game import Agricola
from farmyard.ai.afterwards import after_exchange, afterwards, finished, go_on
from farmyard.ai.any_time import cards_to_use
from farmyard.ai.features import Rows
from farmyard.ai.levels import LEAVES, opinions_of
from farmyard.ai.lookahead import OWN_SHARE, Judge, at_a_meal, best_of, finish_all_turns, goes_on, outcome
from farmyard.ai.search import NOBODY, SURE, Node, Tree, branch, grow
from farmyard.ai.value import ROUNDS, Floats, Value
from farmyard.kernel.option import Option
from farmyard.kernel.rng import Rng
from farmyard.lab.lessons import Batch, Lesson, Story, WavePlan, as_bytes, result_of
from farmyard.lab.manners import Manner, some_of, some_taste

GAMES_OF_A_WAVE: Final = 24
"""So many are played fastest side by side: with twice as many an hour brings fewer games."""

MOST_OPTIONS: Final = 32
"""Longer lists of options are sampled, unless a search has chosen among them."""

LOOKED_AT: Final = 8
"""How often a search must have looked at an option before what it found is learned, wherever in its tree."""

OPTIONS_OF_A_NODE: Final = 12
"""How many positions are valued for a node of a tree, about."""


Finding = tuple[Node, int, int, float]
"""What an option in a tree has proved to be worth to a seat: its node and place there, the seat, and the points."""


class Look:
    """What is looked at in one step of a wave: the options of all games one after another, and what comes of them."""

    __slots__ = ("rows", "games", "seats", "spans", "options", "ended", "fond", "going_on")

    def __init__(self, rows: Rows) -> None:
        self.rows = rows
        self.games: list[int] = []
        self.seats: list[int] = []
        self.spans: list[tuple[int, int]] = []
        """The first and the last option of each game, as in ranges."""
        self.options: list[Option] = []
        self.ended: dict[int, tuple[float, ...]] = {}
        self.fond: list[float] = []
        """The points that somebody sees in an option for the sake of cherished cards."""
        self.going_on: list[bool] = []
        """Whether the turn goes on behind an option."""

    def at_game(self, number: int, seat: int, options: list[Option]) -> None:
        """Take in the options of a game, all of which are written next."""
        self.games.append(number)
        self.seats.append(seat)
        self.spans.append((len(self.options), len(self.options) + len(options)))
        self.options += options

    def write(self, before: Agricola, copy: Agricola, seat: int, cherished: dict[str, float]) -> None:
        """Note what an option leads to."""
        if finished(copy):
            self.ended[self.rows.number] = result_of(scores(copy), seat)
        self.rows.write(copy, seat)
        self.fond.append(fondness(cherished, before, copy, seat) if cherished else 0.0)
        self.going_on.append(goes_on(copy, seat))


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
        self.cherished = [[self.cherishes(game, seat) for seat in range(table.players)] for game in self.games]
        self.batches: list[Batch] = []
        self.thoughts: list[tuple[Batch, Floats]] = []
        """Positions of trees and what they have proved to be worth."""
        self.results: list[list[int]] = [[] for _ in range(games)]
        self.effort = 0

    def taste(self) -> Floats | None:
        """Points for each input of the own farm, where somebody has a taste of their own."""
        return some_taste(self.random) if self.random.random() < self.manner.tastes else None

    def cherishes(self, game: Agricola, seat: int) -> dict[str, float]:
        """Cards of a hand that somebody overrates, most often none."""
        hand = game.players[seat].hand
        return some_of(hand, self.random) if hand and self.random.random() < self.manner.cherishing else {}

    def play(self) -> None:
        live = list(range(len(self.games)))
        while live:
            live = self.step(live)

    def step(self, live: list[int]) -> list[int]:
        """One choice in every game that goes on; returns those that still do."""
        look = Look(self.value.rows(self.games[live[0]]))
        for number in live:
            self.look_at(number, look)
        self.effort += len(look.options)
        values = self.value.of(look.rows)
        for place, result in look.ended.items():
            values[place] = result
        worth: list[float] = (OWN_SHARE * values[:, 0] + (1 - OWN_SHARE) * values[:, 1]).tolist()
        proved = worth.copy()
        searching = [place for place in range(len(live)) if self.searches()]
        if self.manner.finishing:
            self.finish([place for place in range(len(live)) if place not in searching], look, worth, proved)
        self.search_for(searching, look, worth, proved)
        if proved != worth:
            values += np.subtract(proved, worth, dtype=np.float32)[:, None]
        self.choose(look, values, proved)
        return [number for number in live if self.games[number].decision is not None]

    def look_at(self, number: int, look: Look) -> None:
        """Write what every option of a game leads to."""
        game = self.games[number]
        decision = game.decision
        assert decision is not None
        seat = decision.seat
        options, uses = self.some(decision.options), cards_to_use(game, decision)
        look.at_game(number, seat, options + uses)
        cherished = self.cherished[number][seat]
        for option in options:
            look.write(game, afterwards(game, option), seat, cherished)
        for use in uses:
            look.write(game, after_exchange(game, use), seat, cherished)

    def some(self, options: list[Option]) -> list[Option]:
        if self.manner.nodes or len(options) <= MOST_OPTIONS:
            return options
        return self.random.sample(options, MOST_OPTIONS)

    def searches(self) -> bool:
        """Whether somebody searches before a choice."""
        return self.manner.nodes > 0 and self.random.random() < self.manner.searching

    def choose(self, look: Look, values: Floats, worth: list[float]) -> None:
        """Take an option in every game and note it, as the one who chose sees what comes of it and as another does."""
        liked = self.liked(look)
        watched = self.value.rows(self.games[look.games[0]])
        kept: list[int] = []
        for place, number in enumerate(look.games):
            first, last = look.spans[place]
            best = first + best_of(worth[first:last])
            taken = self.pick(worth, liked, first, last, self.games[number].round)
            story: Story = self.stories[number][look.seats[place]]
            story.at.append((len(self.batches), len(kept)))
            story.chosen.append((float(values[taken, 0]), float(values[taken, 1])))
            story.best.append((float(values[best, 0]), float(values[best, 1])))
            story.cut.append(worth[taken] < worth[best] - self.manner.tolerated)
            kept.append(taken)
            self.play_on(number, look.options[taken], watched)
        self.batches.append(Batch(look.rows, kept))
        if watched.number:
            self.batches.append(Batch(watched, list(range(watched.number))))

    def play_on(self, number: int, option: Option, watched: Rows) -> None:
        """Play what was chosen in a game."""
        copy = outcome(self.games[number], option)
        self.watch(number, copy, watched)
        go_on(copy)
        self.games[number] = copy
        if copy.decision is None:
            self.results[number] = scores(copy)
        self.follow(number, option)

    def watch(self, number: int, copy: Agricola, watched: Rows) -> None:
        """Let another see what comes of a choice: searches ask what it is worth to those who did not choose, too."""
        decision = self.games[number].decision
        if decision is None or self.table.players == 1 or finished(copy):
            return
        seat = (decision.seat + 1 + self.random.randrange(self.table.players - 1)) % self.table.players
        story: Story = self.stories[number][seat]
        story.watch((len(self.batches) + 1, watched.number))
        watched.write(copy, seat)

    def liked(self, look: Look) -> list[float]:
        """How much better each option seems to somebody with tastes; they fade as the game goes on."""
        liked = [0.0] * len(look.options)
        parts = look.rows.parts
        for place, number in enumerate(look.games):
            seat = look.seats[place]
            taste, cards = self.tastes[number][seat], self.cherished[number][seat]
            if taste is None and not cards:
                continue
            first, last = look.spans[place]
            left = (ROUNDS - parts.boards.rounds[look.rows.boards[first]]) / ROUNDS
            if taste is not None:
                farms = as_bytes([parts.own.rows[farm] for farm in look.rows.own[first:last]])
                liked[first:last] = (farms @ taste * left).tolist()
            if cards:
                for option in range(first, last):
                    liked[option] += left * look.fond[option]
        return liked

    def finish(self, places: list[int], look: Look, worth: list[float], proved: list[float]) -> None:
        """Find what options near the best are worth once the turns they begin are played to their ends."""
        near: list[int] = []
        copies: list[Agricola] = []
        seats: list[int] = []
        for place in places:
            game = self.games[look.games[place]]
            if at_a_meal(game):
                continue
            first, last = look.spans[place]
            least = max(worth[first:last]) - self.manner.finishing
            for option in range(first, last):
                if worth[option] >= least and look.going_on[option]:
                    near.append(option)
                    copies.append(outcome(game, look.options[option]))
                    seats.append(look.seats[place])
        self.effort += OPTIONS_OF_A_NODE * len(near)
        found = [worth[option] for option in near]
        finish_all_turns(self.judge, copies, found, list(range(len(near))), seats)
        for option, value in zip(near, found):
            proved[option] = value

    def search_for(self, places: list[int], look: Look, worth: list[float], proved: list[float]) -> None:
        """Find what options prove to be worth in trees, and remember it of all positions there."""
        numbers = [look.games[place] for place in places]
        self.search(numbers)
        self.remember([finding for number in numbers for finding in findings_of(self.tree_of(number))])
        for place in places:
            found = opinions_of(self.tree_of(look.games[place]))
            first, last = look.spans[place]
            for option in range(first, last):
                _, proved[option] = found.get(look.options[option].text, (0, worth[option]))

    def remember(self, findings: list[Finding]) -> None:
        """Write what some options in trees lead to, with what they have proved to be worth."""
        rows = self.value.rows(self.games[0])
        proved: list[float] = []
        for node, place, seat, worth in findings:
            copy = afterwards(node.game, node.options[place])
            if not finished(copy):
                rows.write(copy, seat)
                proved.append(worth)
        if not proved:
            return
        values = self.value.of(rows)
        worth_before = OWN_SHARE * values[:, 0] + (1 - OWN_SHARE) * values[:, 1]
        values += np.subtract(proved, worth_before, dtype=np.float32)[:, None]
        self.thoughts.append((Batch(rows, list(range(rows.number))), values))

    def search(self, live: list[int]) -> None:
        """Let the trees of all games grow until each has been looked into often enough."""
        for number in live:
            self.trees[number] = self.trees[number] or self.planted(self.games[number])
        growing = [self.trees[number] for number in live]
        while growing := [tree for tree in growing if tree and tree.root.all_visits < self.manner.nodes]:
            self.effort += OPTIONS_OF_A_NODE * grow(growing, LEAVES)

    def planted(self, game: Agricola) -> Tree:
        """A tree for the seat that decides, with other hands than the others have."""
        assert game.decision is not None
        rng = Rng(self.random.getrandbits(60))
        copy = game.determinize(game.decision.seat, rng)
        assert isinstance(copy, Agricola)
        return Tree(self.judge, copy, rng.next())

    def tree_of(self, number: int) -> Tree:
        tree = self.trees[number]
        assert tree is not None
        return tree

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
        """All positions with what became of them."""
        targets = [np.zeros((len(batch.own), 2), np.float32) for batch in self.batches]
        for number, stories in enumerate(self.stories):
            for seat, story in enumerate(stories):
                goals = story.goals(result_of(self.results[number], seat), trust)
                for (batch, row), goal in zip(story.at, goals[1:]):
                    targets[batch][row] = goal
                for turn, (batch, row) in story.watched:
                    targets[batch][row] = goals[turn]
        batches = self.batches + [batch for batch, _ in self.thoughts]
        return Lesson(batches, targets + [proved for _, proved in self.thoughts], self.results, self.effort)


def findings_of(tree: Tree) -> list[Finding]:
    """What a tree has found wherever it has looked often enough to learn from it.

    Nothing of meals: they are thought through to their ends.
    """
    found: list[Finding] = []
    nodes = [tree.root]
    while nodes:
        node = nodes.pop()
        if not node.expanded or not node.options:
            continue
        nodes += list(node.children.values())
        searched = tree.two_sides or node.side == tree.root.side
        if searched and not at_a_meal(node.game):
            for place, visits in enumerate(node.visits):
                if visits >= LOOKED_AT:
                    found.append((node, place, node.seat, node.mean(place)))
                    found += seen_by_the_next(node, place) if tree.two_sides else []
    return found


def seen_by_the_next(node: Node, place: int) -> list[Finding]:
    """What an option is worth to the other side, where that chooses next and has been thought about."""
    child = node.children.get(branch(place, SURE))
    if child is None or child.side in (node.side, NOBODY) or child.all_visits < LOOKED_AT or at_a_meal(child.game):
        return []
    best = child.visits.index(max(child.visits))
    return [(node, place, child.seat, child.mean(best))]


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


def lesson_of(plan: WavePlan) -> Lesson:
    """Play a wave and find out what it teaches."""
    wave = Wave(plan.table, Value(plan.weights), plan.games, plan.seed, plan.manner)
    wave.play()
    return wave.lesson(plan.trust)
