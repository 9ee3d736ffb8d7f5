"""The master's tree search: what to choose, found by playing on in thought.

A node is a position in which somebody decides. Expanding it values all its options in one batch; the values
guide which are looked at further (PUCT). Each seat is taken to choose for itself: of two sides each thinks as far
ahead as the other; where more play, the others are taken to choose what they like at first sight (`ai/habits`), since
thoughts would seldom reach the own next choice otherwise. A round card that is turned over is chance: the node before
it has a branch for each card that may come. `grow` may be called again and again, until the time is up.
"""

import math
from typing import Final

from farmyard.agricola.state.game import Agricola
from farmyard.ai.afterwards import afterwards, before_a_round, finished, further_choices, go_on, go_on_in_the_round
from farmyard.ai.habits import Habits, Thoughts, usual
from farmyard.ai.lookahead import Judge, at_a_meal, best_of, eaten_up, hunger, last_meal
from farmyard.kernel.option import Option
from farmyard.kernel.rng import Rng

CURIOSITY: Final = 1.5
"""The points that an option nobody has looked at is allowed to be worse, at first."""
CURIOSITY_AMONG_MANY: Final = 4.0
"""The same where others choose at first sight."""
PRIOR_WARMTH: Final = 1.5
"""The points by which an option may be worse and still be looked at about a third as often."""
OWN_TRUST: Final = 1.0
"""How many visits the first value of an option counts for."""
HELD_BACK: Final = 3.0
"""The points by which an option seems worse while somebody looks at it, so that the next looks elsewhere."""

FAR: Final = 100
"""After so many choices in a row nobody's habits are looked up: goods might be changed to and fro without end."""

SURE: Final = 254
WAITING: Final = 255
"""In place of a round card: what an option leads to for sure, or waits at before a round card comes.

Which of the two it is shows when it is followed for the first time.
"""


NOBODY: Final = -1
"""Who decides in a node that is not expanded, or where a game is over."""


def branch(place: int, card: int) -> int:
    """The number of the branch behind an option where a round card comes."""
    return place << 8 | card


class Node:
    """A position: its game at rest, and once it is expanded, what every option promises the seat that decides."""

    __slots__ = (
        "game", "expanded", "seat", "side", "options", "liked", "worth", "first", "prior", "visits", "totals",
        "all_visits", "children", "hopes", "thoughts", "considered",
    )  # fmt: skip

    def __init__(self, game: Agricola, considered: list[Option] | None = None) -> None:
        self.game = game
        self.considered = considered
        """The options that count, where they are not those with which a turn is thought to go on."""
        self.expanded = False
        self.seat = NOBODY
        self.side = NOBODY
        self.options: list[Option] = []
        self.liked = 0
        """The option that is best at first sight."""
        self.worth: list[float] = []
        self.first: list[float] = []
        """What options seem worth, less what speaks against them at a meal."""
        self.prior: list[float] = []
        self.visits: list[int] = []
        self.totals: list[float] = []
        self.all_visits = 0
        self.children: dict[int, Node] = {}
        """What is behind options, by option and round card (see `branch`)."""
        self.hopes: dict[int, float] = {}
        """What the position is worth to the side that decides; to all at the end of a game."""
        self.thoughts: Thoughts | None = None
        """Where to keep what somebody thinks of the options who is not searched for."""

    def plant(self, place: int, game: Agricola) -> "Node":
        """Begin what is behind an option."""
        child = Node(game)
        self.children[branch(place, SURE)] = child
        return child

    def liked_child(self) -> "Node | None":
        """What is behind the option that is best at first sight, where it has been begun."""
        if not self.options:
            return None
        return self.children.get(branch(self.liked, SURE)) or self.children.get(branch(self.liked, WAITING))

    def by_habit(self, option: Option, worth: float) -> None:
        """Take for granted what somebody chooses who is not searched for."""
        self.expanded = True
        self.options = [option]
        self.worth = self.first = [worth]
        self.prior = [1.0]
        self.visits = [0]
        self.totals = [0.0]

    def mean(self, place: int) -> float:
        """What an option has proved to be worth."""
        return (self.first[place] * OWN_TRUST + self.totals[place]) / (OWN_TRUST + self.visits[place])

    def most_promising(self, curiosity: float) -> int:
        """The option to look at next."""
        root = math.sqrt(self.all_visits + 1.0) * curiosity
        best, most = 0, -1e9
        for place in range(len(self.options)):
            visits = self.visits[place]
            promise = (self.first[place] * OWN_TRUST + self.totals[place]) / (OWN_TRUST + visits)
            promise += root * self.prior[place] / (1.0 + visits)
            if promise > most:
                best, most = place, promise
        return best


class Tree:
    """A search from one position, as a seat that knows no more than it may sees it; or behind some of its options."""

    __slots__ = ("judge", "root", "rng", "nodes", "curiosity", "two_sides", "habits")

    def __init__(self, judge: Judge, game: Agricola, seed: int, among: list[Option] | None = None) -> None:
        self.judge = judge
        assert game.decision is not None
        self.root = Node(game, among or game.decision.options)
        self.rng = Rng(seed)
        self.nodes = 0
        self.two_sides = game.seats() <= 2 * len(game.side(0))
        self.curiosity = CURIOSITY if self.two_sides else CURIOSITY_AMONG_MANY
        self.habits = Habits()

    def descend(self, path: list[tuple[Node, int]]) -> Node:
        """Go down to a node that is not expanded or over, counting visits on the way."""
        node = self.root
        while (node.expanded or (len(path) < FAR and self.foreseen(node))) and node.options:
            searched = self.two_sides or node.side == self.root.side
            place = node.most_promising(self.curiosity) if searched else node.liked
            path.append((node, place))
            node.visits[place] += 1
            node.totals[place] += node.first[place] - HELD_BACK
            node.all_visits += 1
            node = self.follow(node, place)
        return node

    def foreseen(self, node: Node) -> bool:
        """Whether somebody decides in a new node who is not searched for and whose habits are known."""
        if self.two_sides or node is self.root:
            return False
        game = node.game
        go_on(game)
        decision = game.decision
        if decision is None or game.side(decision.seat)[0] == self.root.side:
            return False
        thoughts = self.habits.thoughts(game, decision)
        options = further_choices(game, decision)
        place = usual(options, thoughts)
        if place < 0:
            node.thoughts = thoughts
            return False
        option = options[place]
        node.seat = decision.seat
        node.side = game.side(decision.seat)[0]
        node.by_habit(option, thoughts[option.text])
        return True

    def follow(self, node: Node, place: int) -> Node:
        """The node behind an option; where a round begins, that of a round card drawn now."""
        children = node.children
        waiting = children.get(branch(place, WAITING))
        if waiting is None:
            known = children.get(branch(place, SURE)) or node.plant(place, afterwards(node.game, node.options[place]))
            go_on_in_the_round(known.game)
            if not before_a_round(known.game):
                return known
            waiting = children.pop(branch(place, SURE))
            children[branch(place, WAITING)] = waiting
        card = draw_round_card(waiting.game, self.rng)
        drawn = children.get(branch(place, card))
        if drawn is None:
            copy = waiting.game.clone()
            put_first(copy, card, self.rng)
            drawn = Node(copy)
            children[branch(place, card)] = drawn
        return drawn

    def step_to(self, option: str, revealed: list[int]) -> bool:
        """Make the node behind an option the new root, if it is known; `revealed` are the round cards so far."""
        root = self.root
        for place, offered in enumerate(root.options):
            if offered.text == option:
                round = root.game.round
                card = revealed[round] if round < len(revealed) else -1
                known = root.children.get(branch(place, SURE)) or root.children.get(branch(place, card))
                if known is None or not known.expanded or finished(known.game):
                    return False
                self.root = known
                return True
        return False


def grow(trees: list[Tree], leaves: int) -> int:
    """Visit about so many leaves and value them all in one batch, at least one of each tree.

    Returns how many nodes were expanded.
    """
    of_each = max(1, leaves // len(trees))
    paths: list[list[tuple[Node, int]]] = []
    found: list[Node] = []
    fresh: list[Node] = []
    for tree in trees:
        before = len(fresh)
        for _ in range(of_each if tree.root.expanded else 1):
            path: list[tuple[Node, int]] = []
            leaf = tree.descend(path)
            paths.append(path)
            found.append(leaf)
            if not leaf.expanded:
                leaf.expanded = True
                fresh.append(leaf)
        tree.nodes += len(fresh) - before
    if fresh:
        expand(trees[0].judge, fresh)
        if trees[0].two_sides:
            see_from_the_other_side(trees[0].judge, fresh)
    for number in range(len(paths)):
        path, leaf = paths[number], found[number]
        if trees[0].two_sides or not path or path[0][0].side in leaf.hopes:
            back_up(path, leaf)
        else:
            take_back(path)
    return len(fresh)


def expand(judge: Judge, nodes: list[Node]) -> None:
    """Find the options of some nodes and value them all at once."""
    games: list[Agricola] = []
    seats: list[int] = []
    spans: list[int] = []
    for node in nodes:
        spans.append(len(games))
        go_on(node.game)
        decision = node.game.decision
        if decision is None:
            node.hopes = {node.game.side(seat)[0]: judge.final(node.game, seat) for seat in range(node.game.seats())}
            continue
        node.seat = decision.seat
        node.side = node.game.side(decision.seat)[0]
        node.options = further_choices(node.game, decision) if node.considered is None else node.considered
        last = last_meal(node.game)
        for option in node.options:
            games.append(eaten_up(node.game, option) if last else afterwards(node.game, option))
            seats.append(decision.seat)
    worth = judge.worth(games, seats) if games else []
    for number in range(len(nodes)):
        node = nodes[number]
        if node.options:
            first = spans[number]
            last_one = first + len(node.options)
            note(node, games[first:last_one], worth[first:last_one])


def see_from_the_other_side(judge: Judge, nodes: list[Node]) -> None:
    """Find what new nodes are worth to those who do not decide there, once the option liked best is chosen."""
    seen: list[Node] = []
    games: list[Agricola] = []
    others: list[int] = []
    for node in nodes:
        child = node.liked_child()
        if child is not None and len(node.game.side(node.seat)) < node.game.seats():
            seen.append(node)
            games.append(child.game)
            others.append(opponent(node.game, node.seat))
    worth = judge.worth(games, others) if games else []
    for node, other, hope in zip(seen, others, worth):
        node.hopes[other] = hope


def opponent(game: Agricola, seat: int) -> int:
    """The first seat of the other side."""
    own = game.side(seat)
    return min([other for other in range(game.seats()) if other not in own])


def note(node: Node, games: list[Agricola], worth: list[float]) -> None:
    """Take over what a node's options lead to and are worth."""
    number = len(node.options)
    node.worth = node.first = worth
    if at_a_meal(node.game):
        node.first = [worth[place] - hunger(node.game, games[place], node.seat) for place in range(number)]
    liked = best_of(node.first)
    best = node.first[liked]
    weights = [math.exp((value - best) / PRIOR_WARMTH) for value in node.first]
    everything = sum(weights)
    node.liked = liked
    node.prior = [weight / everything for weight in weights]
    node.visits = [0] * number
    node.totals = [0.0] * number
    node.hopes = {node.side: worth[liked]}
    if node.thoughts is not None:
        for place in range(number):
            node.thoughts[node.options[place].text] = node.first[place]
    if not last_meal(node.game):
        node.plant(liked, games[liked])


def back_up(path: list[tuple[Node, int]], leaf: Node) -> None:
    """Tell every node on the way what came of its option.

    A side hopes for what it sees at the leaf; where it has not looked, for what it saw at its last choice on the way.
    """
    hopes = leaf.hopes.copy()
    for step in range(len(path) - 1, -1, -1):
        node, place = path[step]
        hope = hopes.get(node.side)
        if hope is None:
            hope = node.worth[place]
            hopes[node.side] = hope
        node.totals[place] += hope - (node.first[place] - HELD_BACK)


def take_back(path: list[tuple[Node, int]]) -> None:
    """Undo a visit that has not come to anything yet: it ended at a choice of others."""
    for node, place in path:
        node.visits[place] -= 1
        node.totals[place] -= node.first[place] - HELD_BACK
        node.all_visits -= 1


def hidden_cards(game: Agricola) -> list[int]:
    """The round cards of the current stage that may come next."""
    known = game.coming[: game.round + len(game.early)]
    for stage in game.board.stages:
        hidden = [space for space in stage if space not in known]
        if hidden:
            return hidden
    return []


def draw_round_card(game: Agricola, rng: Rng) -> int:
    """The round card that comes next, by chance; one that has been seen comes for sure."""
    if game.early:
        return game.coming[game.round]
    hidden = hidden_cards(game)
    return hidden[rng.below(len(hidden))] if hidden else game.coming[game.round]


def put_first(game: Agricola, card: int, rng: Rng) -> None:
    """Let a certain round card come next and shuffle those after it."""
    if game.early:
        return
    known = game.coming[: game.round]
    if card not in known:
        known = known + [card]
    for stage in game.board.stages:
        hidden = [space for space in stage if space not in known]
        rng.shuffle(hidden)
        known = known + hidden
    game.coming = known
