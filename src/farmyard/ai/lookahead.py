"""One look ahead: every option is tried on a copy, its turn played to the end, and what comes of it valued.

`Judge` turns a batch of positions into numbers for the seat that decides: own points and margin, weighed.
"""

from typing import Any, Final

from farmyard.agricola.rules.scoring import scores
from farmyard.agricola.state.game import Agricola
from farmyard.ai.afterwards import after_exchange, afterwards, finished
from farmyard.ai.features import Rows
from farmyard.kernel.option import Option

OWN_SHARE: Final = 0.4
"""How much own points count in a choice; the rest is the margin over the best other player."""
MOST_CHOICES: Final = 12
"""How many choices of a turn are thought through at most."""


class Judge:
    """Values positions with learned weights."""

    __slots__ = ("value", "own_share")

    def __init__(self, value: Any, own_share: float = OWN_SHARE) -> None:
        self.value = value
        self.own_share = own_share

    def worth(self, games: list[Agricola], seats: list[int]) -> list[float]:
        """What each game is worth to a seat of it."""
        rows = Rows()
        for game, seat in zip(games, seats):
            rows.write(game, seat)
        own, margin = self.value.of(rows, games[0].seats()).T.tolist()
        found: list[float] = []
        for place in range(len(games)):
            if finished(games[place]):
                found.append(self.final(games[place], seats[place]))
            else:
                found.append(self.own_share * own[place] + (1.0 - self.own_share) * margin[place])
        return found

    def final(self, game: Agricola, seat: int) -> float:
        """What a finished game is worth to a seat."""
        points = scores(game)
        others = [other for number, other in enumerate(points) if number != seat]
        if not others:
            return float(points[seat])
        return points[seat] - (1.0 - self.own_share) * max(others)


def goes_on(game: Agricola, seat: int) -> bool:
    """Whether a seat has to choose again before anything rests."""
    return game.decision is not None and game.decision.seat == seat


def look_ahead(judge: Judge, game: Agricola, options: list[Option]) -> list[float]:
    """What each option is worth to the deciding seat when it finishes its turn as well as it sees at once."""
    decision = game.decision
    assert decision is not None
    seat = decision.seat
    copies = [try_option(game, option) for option in options]
    worth = judge.worth(copies, [seat] * len(copies))
    open_ones = [place for place in range(len(copies)) if goes_on(copies[place], seat)]
    for _ in range(MOST_CHOICES):
        if not open_ones:
            break
        open_ones = finish_turns(judge, copies, worth, open_ones, seat)
    return worth


def try_option(game: Agricola, option: Option) -> Agricola:
    """A copy in which an option or an exchange is played."""
    decision = game.decision
    assert decision is not None
    for offered in decision.options:
        if offered is option:
            return afterwards(game, option)
    return after_exchange(game, option)


def finish_turns(
    judge: Judge, copies: list[Agricola], worth: list[float], open_ones: list[int], seat: int
) -> list[int]:
    """Play the best next choice in each copy whose turn goes on; returns those where it still does."""
    tried: list[Agricola] = []
    spans: list[int] = [0]
    for place in open_ones:
        decision = copies[place].decision
        assert decision is not None
        tried += [afterwards(copies[place], option) for option in decision.options]
        spans.append(len(tried))
    found = judge.worth(tried, [seat] * len(tried))
    left: list[int] = []
    for number, place in enumerate(open_ones):
        best = spans[number]
        for candidate in range(spans[number], spans[number + 1]):
            if found[candidate] > found[best]:
                best = candidate
        copies[place] = tried[best]
        worth[place] = found[best]
        if goes_on(copies[place], seat):
            left.append(place)
    return left
