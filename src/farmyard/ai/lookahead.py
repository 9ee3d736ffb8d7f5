"""One look ahead: every option is tried on a copy, its turn played to the end, and what comes of it valued.

`Judge` turns a batch of positions into numbers for the seat that decides: own points and margin, weighed.
"""

from typing import Any, Final

from farmyard.agricola.rules.harvest import Feed, food_needed
from farmyard.agricola.rules.scoring import score, scores
from farmyard.agricola.state.game import ROUNDS, Agricola
from farmyard.agricola.state.goods import FOOD, count
from farmyard.ai.afterwards import after_exchange, afterwards, finished, further_choices, go_on_eating
from farmyard.ai.features import Rows
from farmyard.ai.meals import missing
from farmyard.ai.teams import lead
from farmyard.kernel.option import Option

OWN_SHARE: Final = 0.4
"""How much own points count in a choice; the rest is the margin over the best other player."""
CAUTION: Final = 2.0
"""The points that a begging card counts beyond those it costs: what a family starves for is easily overrated."""
LAST_RESORT: Final = 20.0
"""The same while food can still be made: at a meal begging comes last."""
MOST_CHOICES: Final = 12
"""How many choices of a turn are thought through at most."""
MOST_FINISHED: Final = 16
"""After how many options the turn is finished in thought at most: where fences may be built in a thousand ways, nobody
would wait for all of them."""


def best_of(worth: list[float]) -> int:
    """The place of the greatest worth, the first of equals."""
    best = 0
    for place in range(len(worth)):
        if worth[place] > worth[best]:
            best = place
    return best


class Judge:
    """Values positions with learned weights."""

    __slots__ = ("value", "own_share", "caution")

    def __init__(self, value: Any, own_share: float = OWN_SHARE, caution: float = CAUTION) -> None:
        self.value = value
        self.own_share = own_share
        self.caution = caution

    def worth(self, games: list[Agricola], seats: list[int]) -> list[float]:
        """What each game is worth to a seat of it."""
        if games[0].board.partners:
            return self.worth_to_teams(games, seats)
        rows: Rows = self.value.rows(games[0])
        for game, seat in zip(games, seats):
            rows.write(game, seat)
        own, margin = self.value.of(rows).T.tolist()
        found: list[float] = []
        for place in range(len(games)):
            game, seat = games[place], seats[place]
            if finished(game):
                found.append(self.final(game, seat))
            else:
                worth = self.own_share * own[place] + (1.0 - self.own_share) * margin[place]
                found.append(worth - self.caution * self.begging(game, seat))
        return found

    def begging(self, game: Agricola, seat: int) -> int:
        """The begging cards that a seat has or is bound to take."""
        return game.players[seat].begging + (missing(game, seat) if self.caution else 0)

    def worth_to_teams(self, games: list[Agricola], seats: list[int]) -> list[float]:
        """What each game is worth to the team of a seat of it: what everybody may expect, taken together."""
        number = games[0].seats()
        rows: Rows = self.value.rows(games[0])
        for game in games:
            for each in range(number):
                rows.write(game, each)
        own: list[float] = self.value.of(rows).T.tolist()[0]
        found: list[float] = []
        for place in range(len(games)):
            game, seat = games[place], seats[place]
            if finished(game):
                found.append(self.final(game, seat))
            else:
                begging = sum([self.begging(game, member) for member in game.side(seat)])
                points = own[place * number : (place + 1) * number]
                found.append(lead(game, seat, points, self.own_share) - self.caution * begging)
        return found

    def final(self, game: Agricola, seat: int) -> float:
        """What a finished game is worth to a seat."""
        if game.board.partners:
            begging = sum([game.players[member].begging for member in game.side(seat)])
            points = [float(score(game, each)) for each in range(game.seats())]
            return lead(game, seat, points, self.own_share) - self.caution * begging
        totals = scores(game)
        others = [other for number, other in enumerate(totals) if number != seat]
        best = max(others) if others else 0
        return totals[seat] - (1.0 - self.own_share) * best - self.caution * game.players[seat].begging


def goes_on(game: Agricola, seat: int) -> bool:
    """Whether a seat has to choose again before anything rests."""
    return game.decision is not None and game.decision.seat == seat


def look_ahead(judge: Judge, game: Agricola, options: list[Option]) -> list[float]:
    """What each option is worth to the deciding seat when it finishes its turn as well as it sees at once."""
    return look_ahead_together(judge, [game], [options])[0]


def look_ahead_together(
    judge: Judge, games: list[Agricola], offered: list[list[Option]], most: int = MOST_CHOICES
) -> list[list[float]]:
    """The same for several games; at most so many further choices of a turn are thought through."""
    before: list[Agricola] = []
    copies: list[Agricola] = []
    seats: list[int] = []
    for game, options in zip(games, offered):
        assert game.decision is not None
        before += [game] * len(options)
        copies += [try_option(game, option) for option in options]
        seats += [game.decision.seat] * len(options)
    worth = judge.worth(copies, seats)
    for place in range(len(copies)):
        worth[place] -= hunger(before[place], copies[place], seats[place])
    open_ones: list[int] = []
    first = 0
    for options in offered:
        open_ones += worth_finishing(copies, worth, seats, first, first + len(options))
        first += len(options)
    finish_all_turns(judge, copies, worth, open_ones, seats, most)
    return shared_out(worth, [len(options) for options in offered])


def worth_finishing(copies: list[Agricola], worth: list[float], seats: list[int], first: int, last: int) -> list[int]:
    """Those of a decision's options after which the turn goes on; of many, the best at first sight."""
    going_on = [place for place in range(first, last) if goes_on(copies[place], seats[place])]
    if len(going_on) <= MOST_FINISHED:
        return going_on
    return sorted(going_on, key=lambda place: -worth[place])[:MOST_FINISHED]


def shared_out(worth: list[float], numbers: list[int]) -> list[list[float]]:
    """A long list as so many short ones."""
    parts: list[list[float]] = []
    first = 0
    for number in numbers:
        parts.append(worth[first : first + number])
        first += number
    return parts


def at_a_meal(game: Agricola) -> bool:
    """Whether somebody decides how to feed a family."""
    return game.decision is not None and isinstance(game.decision.step, Feed)


def last_meal(game: Agricola) -> bool:
    """Whether a family is fed for the last time: what comes after some options is known then, after others guessed."""
    return game.round == ROUNDS and at_a_meal(game)


def hunger(game: Agricola, copy: Agricola, seat: int) -> float:
    """What speaks against an option that takes begging cards at a meal."""
    if not at_a_meal(game):
        return 0.0
    return LAST_RESORT * (copy.players[seat].begging - game.players[seat].begging)


def outcome(game: Agricola, option: Option) -> Agricola:
    """A copy in which an option or an exchange is played."""
    decision = game.decision
    assert decision is not None
    for offered in decision.options:
        if offered is option:
            return afterwards(game, option)
    return after_exchange(game, option)


def try_option(game: Agricola, option: Option) -> Agricola:
    """The same, a meal to its end."""
    return to_the_end_of_a_meal(game, outcome(game, option))


def to_the_end_of_a_meal(before: Agricola, copy: Agricola) -> Agricola:
    """What comes of a choice; a meal does not rest before it is over, or what it ends with would not be seen."""
    decision = before.decision
    if decision is not None and isinstance(decision.step, Feed):
        go_on_eating(copy, decision.seat)
    return copy


def eaten_up(game: Agricola, option: Option) -> Agricola:
    """The game after a last meal that begins with an option: food that is short is made of what costs least points."""
    assert game.decision is not None
    seat = game.decision.seat
    game = to_the_end_of_a_meal(game, afterwards(game, option))
    for _ in range(MOST_CHOICES):
        decision = game.decision
        if decision is None or decision.seat != seat or not isinstance(decision.step, Feed):
            break
        game = next_bite(game, decision.options, seat)
    return game


def next_bite(game: Agricola, options: list[Option], seat: int) -> Agricola:
    """The game after one more choice of a last meal; to feed the family is the first option."""
    if count(game.players[seat].goods, FOOD) >= food_needed(game, seat):
        return to_the_end_of_a_meal(game, afterwards(game, options[0]))
    tried = [to_the_end_of_a_meal(game, afterwards(game, option)) for option in options]
    return tried[best_of([score(copy, seat) - hunger(game, copy, seat) for copy in tried])]


def finish_all_turns(
    judge: Judge,
    copies: list[Agricola],
    worth: list[float],
    open_ones: list[int],
    seats: list[int],
    most: int = MOST_CHOICES,
) -> None:
    """Play the turns of some copies to their ends, with so many further choices at most."""
    for _ in range(most):
        if not open_ones:
            return
        open_ones = finish_turns(judge, copies, worth, open_ones, seats)


def finish_turns(
    judge: Judge, copies: list[Agricola], worth: list[float], open_ones: list[int], seats: list[int]
) -> list[int]:
    """Play the best next choice in each copy whose turn goes on; returns those where it still does."""
    tried: list[Agricola] = []
    owners: list[int] = []
    spans: list[int] = [0]
    for place in open_ones:
        decision = copies[place].decision
        assert decision is not None
        options = further_choices(copies[place], decision)
        copy = copies[place]
        tried += [to_the_end_of_a_meal(copy, afterwards(copy, option)) for option in options]
        owners += [seats[place]] * len(options)
        spans.append(len(tried))
    found = judge.worth(tried, owners)
    left: list[int] = []
    for number, place in enumerate(open_ones):
        best = spans[number]
        for candidate in range(spans[number], spans[number + 1]):
            found[candidate] -= hunger(copies[place], tried[candidate], owners[candidate])
            if found[candidate] > found[best]:
                best = candidate
        copies[place] = tried[best]
        worth[place] = found[best]
        if goes_on(copies[place], seats[place]):
            left.append(place)
    return left
