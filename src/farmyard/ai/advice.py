"""What a master would consider, for people who ask for a hint, and the three spaces it would mark for a learner.

People are told points. A master itself also has fears that keep it from begging, which no score sheet knows.
"""

from typing import Final

from farmyard.ai.afterwards import afterwards
from farmyard.ai.companion import Opinions
from farmyard.ai.express import ExpressPlayer
from farmyard.ai.levels import Master, opinions_of, opinions_on
from farmyard.ai.lookahead import eaten_up, last_meal
from farmyard.ai.search import OWN_TRUST, Tree
from farmyard.express.game import Express
from farmyard.kernel.option import Option
from farmyard.kernel.rng import Rng
from farmyard.kernel.seat import Seat

MOST: Final = 3
_NODES: Final = 240
"""How far a master looks to mark spaces: the same everywhere, so that the same three are marked again."""
Advice = tuple[str, float]
"""The text of an option, and what it is worth compared with the best."""


def advice(seat: Seat, seconds: float, seed: int, nodes: int = 0) -> list[Advice]:
    """The most promising options, the best first, each with the points it is behind that."""
    dealt = seat.deal(Rng(seed))
    if isinstance(dealt, Express):
        return _with_dice(dealt, seconds, seed)
    master = Master(seed, seconds, nodes)
    master.think(seat)
    thoughts = zip(master.opinions, in_points(master, seat))
    liked = sorted([(opinion.share, opinion.value, opinion.option.text, points) for opinion, points in thoughts])[::-1]
    return _ranked([(text, _behind(points, liked[0][3])) for _, _, text, points in liked[:MOST]])


def _ranked(told: list[Advice]) -> list[Advice]:
    """The best one first, as it was looked at most; the others by what they are worth."""
    return told[:1] + sorted(told[1:], key=lambda one: -one[1])


def _behind(points: float, best: float) -> float:
    """What an option is worth compared with the best one; what seems worth more has been looked at less."""
    return round(min(points - best, 0.0), 1)


def in_points(master: Master, seat: Seat) -> list[float]:
    """What a master that has thought about a seat's decision finds each option worth, without its fears."""
    decision = seat.decision
    if decision is None or not master.trees:
        return [opinion.value for opinion in master.opinions]
    minds = [fearless(tree) for tree in master.trees]
    return [opinion.value for opinion in opinions_on(decision, minds)]


def points_of(master: Master, seat: Seat, option: Option) -> float:
    """The same for one option."""
    return next(points for opinion, points in zip(master.opinions, in_points(master, seat)) if opinion.option == option)


def fearless(tree: Tree) -> Opinions:
    """What the root of a tree has found, begging cards at no more than the value makes of them."""
    root, judge = tree.root, tree.judge
    eat = eaten_up if last_meal(root.game) else afterwards
    found: Opinions = {}
    for place, (text, (visits, points)) in enumerate(opinions_of(tree).items()):
        game = eat(root.game, root.options[place])
        hungry = (root.worth[place] - root.first[place]) * OWN_TRUST / (OWN_TRUST + visits)
        begging = sum([judge.begging(game, member) for member in game.side(root.seat)])
        found[text] = (visits, points + hungry + judge.caution * begging)
    return found


def recommended(seat: Seat, seed: int) -> tuple[str, ...]:
    """The options of the three most promising spaces for a seat's next person, the best first; all of fewer."""
    decision = seat.decision
    spaces = [] if decision is None else [option.text for option in decision.options if option.verb == "place"]
    if len(spaces) <= MOST:
        return tuple(spaces)
    master = Master(seed, nodes=_NODES)
    master.think(seat)
    thoughts = sorted([(opinion.share, opinion.value, opinion.option.text) for opinion in master.opinions])[::-1]
    return tuple([text for _, _, text in thoughts if text in spaces][:MOST])


def _with_dice(game: Express, seconds: float, seed: int) -> list[Advice]:
    """The same for dice: of the trials that begin alike, the best one counts."""
    found: dict[str, float] = {}
    for trial in ExpressPlayer(seconds, seed).considered(game):
        found.setdefault(trial.options[-1].text, trial.mean)
    best = next(iter(found.values()))
    return _ranked([(text, _behind(worth, best)) for text, worth in list(found.items())[:MOST]])
