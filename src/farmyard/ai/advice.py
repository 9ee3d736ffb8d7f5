"""What a master would consider, for people who ask for a hint, and the three spaces it would mark for a learner."""

from typing import Final

from farmyard.ai.express import ExpressPlayer
from farmyard.ai.levels import Master
from farmyard.express.game import Express
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
    thoughts = sorted([(opinion.share, opinion.value, opinion.option.text) for opinion in master.opinions])[::-1]
    return [(text, round(value - thoughts[0][1], 1)) for _, value, text in thoughts[:MOST]]


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
    return [(text, round(min(worth - best, 0.0), 1)) for text, worth in list(found.items())[:MOST]]
