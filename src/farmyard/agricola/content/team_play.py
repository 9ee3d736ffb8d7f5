"""Team play for four, Daniel Winterhalter's variant: who sit opposite each other play together.

The rules of building and plowing ask the board for partners (`rules.farms`), the scoring as well; what is left is the
space where partners trade.
"""

from typing import Final

from farmyard.agricola.rules.take import gain
from farmyard.agricola.state.action import Repeated, Rule
from farmyard.agricola.state.game import Agricola
from farmyard.agricola.state.goods import NAMES, ONE, count, goods_among, of, text
from farmyard.agricola.state.happenings import GIVES, IS_GIVEN
from farmyard.agricola.state.module import Module, Part
from farmyard.agricola.state.space import Space
from farmyard.kernel.option import DONE, Option, Target
from farmyard.kernel.settings import PLAYERS, Choice, Fit, Settings, Switch

GIVE: Final = "give"
RECEIVE: Final = "receive"
WAYS: Final = (GIVE, RECEIVE)
OPPOSITE: Final = (2, 3, 0, 1)


def giver_of(game: Agricola, seat: int, way: str) -> int:
    """Who gives goods when a player gives or receives some."""
    return seat if way == GIVE else game.partner(seat)


def most_of(game: Agricola, seat: int, way: str, kind: int) -> int:
    """How many goods of a kind could change hands: whoever gives them pays 1 more to the general supply."""
    return count(game.players[giver_of(game, seat, way)].goods, kind) - 1


class Trade(Repeated):
    """Give the partner goods and receive goods from there, each kind once either way; `done` are these ways so far."""

    __slots__ = ("done",)

    def __init__(self, done: tuple[tuple[str, int], ...] = ()) -> None:
        self.done = done

    @property
    def words(self) -> str:
        return "give your partner goods, receive some, or both; the giver pays 1 more of each kind"

    def offered(self, game: Agricola, seat: int) -> list[tuple[str, int]]:
        """The ways in which kinds of goods could still be traded."""
        kinds = [(way, kind) for way in WAYS for kind in goods_among(game.players[giver_of(game, seat, way)].goods)]
        ways = [(way, kind) for way, kind in kinds if most_of(game, seat, way, kind) > 0]
        return [way for way in ways if way not in self.done]

    def possible(self, game: Agricola, seat: int) -> bool:
        return bool(self.offered(game, seat))

    def obstacle(self, game: Agricola, seat: int) -> str:
        return "" if self.possible(game, seat) else "neither of you has 2 goods of a kind"

    def options(self, game: Agricola, seat: int) -> list[Option]:
        partner = game.partner(seat)
        ways = self.offered(game, seat)
        offered = [Option(way, NAMES[kind], Target("trade", seat=partner, goods=ONE[kind])) for way, kind in ways]
        return offered + [DONE] if self.done and offered else offered

    def do(self, game: Agricola, seat: int, option: Option) -> None:
        kind = ONE.index(option.target.goods)
        game.push(seat, Trade((*self.done, (option.verb, kind))))
        game.push(seat, HowMany(option.verb, kind))

    def finish(self, game: Agricola, seat: int) -> None:
        """Nothing follows."""

    def question(self, game: Agricola, seat: int) -> str:
        return "What do you trade with your partner?"

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        return "Done trading" if option is DONE else with_partner(game, seat, option)


class HowMany(Rule):
    """So many goods of a kind change hands, and their giver pays 1 more."""

    __slots__ = ("way", "kind")

    def __init__(self, way: str, kind: int) -> None:
        self.way = way
        self.kind = kind

    def run(self, game: Agricola, seat: int) -> list[Option]:
        most = most_of(game, seat, self.way, self.kind)
        return [self.option(game.partner(seat), number) for number in range(1, most + 1)]

    def option(self, partner: int, number: int) -> Option:
        target = Target(seat=partner, goods=of(self.kind, number), paid=ONE[self.kind])
        return Option(self.way, f"{number} {NAMES[self.kind]}", target)

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        giver, goods = giver_of(game, seat, self.way), option.target.goods
        game.players[giver].goods -= goods + option.target.paid
        game.note(GIVES if self.way == GIVE else IS_GIVEN, seat, option.target)
        gain(game, game.partner(giver), goods, noted="")

    def question(self, game: Agricola, seat: int) -> str:
        return f"How many {NAMES[self.kind]}?"

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        return f"{with_partner(game, seat, option)}, paying {text(option.target.paid)} more"


def with_partner(game: Agricola, seat: int, option: Option) -> str:
    """What changes hands, for people."""
    name = game.names[game.partner(seat)]
    return f"Give {option.what} to {name}" if option.verb == GIVE else f"Receive {option.what} from {name}"


TEAM_PLAY: Final = Switch(
    "team-play",
    "Team play",
    "For four: partners sit opposite each other, build for each other and trade on the Market Square",
    (Fit(PLAYERS, "4"),),
)
TEAM_SCORING: Final = Choice(
    "team-scoring",
    "Team scoring",
    "What counts for a team: in each category the lower of both, or the product of both totals",
    {"lower": "The lower in each category", "product": "Both totals multiplied"},
    (Fit("team-play", "yes"),),
)


def team_play(settings: Settings) -> Part:
    if not settings.on("team-play"):
        return Part()
    multiplied = settings.says("team-scoring") == "product"
    return Part(spaces=(Space("Market Square", Trade()),), partners=OPPOSITE, multiplied=multiplied)


TEAMS: Final = Module("team play", (TEAM_PLAY, TEAM_SCORING), team_play)
