"""Games in a row, each of which leaves something to the next: what follows from those played so far.

A `Campaign` is three games in the same company, a `SoloSeries` any number of games alone against rising targets. Both
are values made of how their games have ended; they set the next game up, say what may be taken along from a
finished one, and travel as plain values. Keeping records and asking people is for applications.
"""

from collections.abc import Iterable
from dataclasses import asdict, dataclass, replace
from typing import Any, Final

from farmyard.agricola.content.catalogue import REVISED, card_named
from farmyard.agricola.content.hand_cards import NOTHING
from farmyard.agricola.rules.scoring import places, scores
from farmyard.agricola.settings import AgricolaSettings, from_fields
from farmyard.agricola.setup import new_game
from farmyard.agricola.state.game import Agricola
from farmyard.kernel.errors import BadSettings

GAMES: Final = 3
POINTS: Final = {
    2: ((1, 0), (2, 0), (3, 0)),
    3: ((7, 5, 3), (8, 5, 2), (9, 5, 1)),
    4: ((7, 5, 4, 3), (8, 5, 3, 2), (9, 6, 3, 1)),
}
"""The campaign points of each place in each game, by the number of players."""
TARGETS: Final = (50, 55, 59, 62, 64, 65, 66, 67)
"""What the games of a solo series ask for; each further one asks for a point more."""
GOALS: Final = {"1": 65, "2": 70, "3": 72}
"""What the levels of Farmers of the Moor ask for: nothing passes from one such game to the next."""
OCCUPATIONS: Final = 7


def target_of(game: int) -> int:
    """The points to reach in a game of a solo series, counted from 1."""
    return TARGETS[game - 1] if game <= len(TARGETS) else TARGETS[-1] + game - len(TARGETS)


def ranks(worth: Iterable[Any]) -> list[int]:
    """The place of each by its worth; equals share the better place."""
    all_of = list(worth)
    return [1 + len([other for other in all_of if other > own]) for own in all_of]


def occupations_of(game: Agricola, seat: int) -> tuple[str, ...]:
    """The keys of the occupations that lie before a player, but for those that were drawn during play."""
    drawn = [deck.key for deck in game.board.draw_decks]
    return tuple([card.key for card in game.players[seat].occupations if card.deck not in drawn])


# -- in company -------------------------------------------------------------------------------


@dataclass(frozen=True)
class Outcome:
    """How a game of a campaign has ended, and the occupation that each seat takes along from it, if any."""

    scores: tuple[int, ...]
    places: tuple[int, ...]
    taken: tuple[str, ...]


@dataclass(frozen=True)
class Campaign:
    """Three games at a table; `table` is that of the first one."""

    table: AgricolaSettings
    outcomes: tuple[Outcome, ...] = ()

    def __post_init__(self) -> None:
        if self.table.players not in POINTS:
            raise BadSettings(f"A campaign is for 2 to 4 players, not for {self.table.players}", "players")
        if self.table.on("team-play"):
            raise BadSettings("A campaign has one winner a game, so it does not go with team play", "team-play")

    @property
    def game(self) -> int:
        """The number of the game to be played, or of the last one."""
        return min(len(self.outcomes) + 1, GAMES)

    @property
    def over(self) -> bool:
        return len(self.outcomes) == GAMES

    def points_of(self, number: int) -> tuple[int, ...]:
        """The campaign points that each seat has got in a game, counted from 1."""
        worth = POINTS[self.table.players][number - 1]
        return tuple([worth[place - 1] for place in self.outcomes[number - 1].places])

    @property
    def points(self) -> tuple[int, ...]:
        """Everybody's campaign points."""
        games = [self.points_of(number) for number in range(1, len(self.outcomes) + 1)]
        return tuple([sum([game[seat] for game in games]) for seat in range(self.table.players)])

    @property
    def totals(self) -> tuple[int, ...]:
        """What everybody has scored in all games together, which decides ties."""
        return tuple([sum([game.scores[seat] for game in self.outcomes]) for seat in range(self.table.players)])

    @property
    def places(self) -> tuple[int, ...]:
        """How everybody stands."""
        return tuple(ranks(zip(self.points, self.totals)))

    @property
    def starts(self) -> int:
        """The seat that starts the next game: the winner's; of several, the next one from the last start on."""
        first, seats = self.table.number("starts") - 1, self.table.players
        for game in self.outcomes:
            while game.places[first] != 1:
                first = (first + 1) % seats
        return first

    @property
    def last(self) -> tuple[int, ...]:
        """The seats that came last in the last game; nobody did where all came in together."""
        if not self.outcomes:
            return ()
        worst = max(self.outcomes[-1].places)
        return tuple([seat for seat, place in enumerate(self.outcomes[-1].places) if place == worst > 1])

    def settings(self) -> AgricolaSettings:
        """The table of the next game."""
        if not self.outcomes:
            return self.table
        following = {"starts": str(self.starts + 1), "last": ", ".join([str(seat + 1) for seat in self.last])}
        taken = self.outcomes[-1].taken
        if any(taken):
            following["carried"] = ", ".join([card or NOTHING for card in taken])
        return from_fields({**self.table.fields(), **following})

    def offers(self, game: Agricola, seat: int) -> tuple[str, ...]:
        """The occupations that a player may take along from a finished game: those that the next one lets lie out."""
        if len(self.outcomes) + 1 == GAMES:
            return ()
        cards = occupations_of(game, seat)
        return tuple([card for card in cards if card in occupations_of(new_game(self.taking(game, seat, card)), seat)])

    def taking(self, game: Agricola, seat: int, card: str) -> AgricolaSettings:
        """The table of the next game if a player takes this along from a finished one, and nobody else anything."""
        nobody = ("",) * self.table.players
        return self.after(game, (*nobody[:seat], card, *nobody[seat + 1 :])).settings()

    def prospects(self, game: Agricola, seat: int) -> dict[str, AgricolaSettings]:
        """The tables of the next game between which a player chooses, by what is taken along."""
        return {card: self.taking(game, seat, card) for card in ("", *self.offers(game, seat))}

    def after(self, game: Agricola, taken: tuple[str, ...], record: str = "") -> "Campaign":
        """The campaign once a game is over and everybody has chosen what to take along."""
        outcome = Outcome(tuple(scores(game)), tuple(places(game)), taken)
        return replace(self, outcomes=(*self.outcomes, outcome))

    def as_dict(self) -> dict[str, Any]:
        return {"table": self.table.fields(), "outcomes": [asdict(outcome) for outcome in self.outcomes]}


# -- alone ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Try:
    """A finished game of a series; `kept` is the occupation that became permanent, `lost` are those that ceased to."""

    game: int
    target: int
    points: int
    kept: str
    record: str = ""
    lost: tuple[str, ...] = ()

    @property
    def won(self) -> bool:
        return self.points >= self.target


@dataclass(frozen=True)
class SoloSeries:
    """Games alone; `table` is that of the first one. A game that misses its target is played again."""

    table: AgricolaSettings
    tries: tuple[Try, ...] = ()

    def __post_init__(self) -> None:
        if self.table.players != 1:
            raise BadSettings(f"A solo series is for 1 player, not for {self.table.players}", "players")
        if self.has_permanent and not self.table.says("decks"):
            raise BadSettings("A solo series is about its occupations: choose decks", "decks")

    @property
    def has_permanent(self) -> bool:
        """Whether occupations become permanent."""
        return self.table.says("moor") not in GOALS

    @property
    def game(self) -> int:
        """The number of the game to be played: one more than have been won."""
        return 1 + len([one for one in self.tries if one.won])

    @property
    def target(self) -> int:
        return target_of(self.game) if self.has_permanent else GOALS[self.table.says("moor")]

    @property
    def complete(self) -> bool:
        """Whether all targets of the rulebook have been reached."""
        return self.has_permanent and self.game > len(TARGETS)

    @property
    def over(self) -> bool:
        """It never is: whoever has reached all targets may play on."""
        return False

    @property
    def permanent(self) -> tuple[str, ...]:
        kept: list[str] = []
        for one in self.tries:
            kept = [card for card in kept if card not in one.lost] + ([one.kept] if one.kept else [])
        return tuple(kept)

    @property
    def food(self) -> int:
        """Half of what the last game was above its target."""
        last = self.tries[-1] if self.tries and self.has_permanent else None
        return (last.points - last.target) // 2 if last is not None and last.won else 0

    def settings(self) -> AgricolaSettings:
        """The table of the next game."""
        following = {"permanent": ", ".join(self.permanent), "food": str(self.food)}
        return from_fields({**self.table.fields(), **following})

    def offers(self, game: Agricola, seat: int = 0) -> tuple[str, ...]:
        """The occupations of a finished game of which one becomes permanent."""
        if not self.has_permanent or scores(game)[0] < self.target:
            return ()
        permanent = [self._key(name) for name in self.permanent if name not in self.lost_in(game)]
        found = [key for key in occupations_of(game, 0) if key not in permanent]
        return tuple(found) if len(permanent) < OCCUPATIONS else ()

    def prospects(self, game: Agricola, seat: int = 0) -> dict[str, AgricolaSettings]:
        """The tables of the next game between which the player chooses, by what becomes permanent."""
        return {card: self.after(game, (card,)).settings() for card in self.offers(game) or ("",)}

    def lost_in(self, game: Agricola) -> tuple[str, ...]:
        """The permanent occupations that could not be paid when a game began."""
        if self.table.says("edition") != REVISED:
            return ()
        start = game.beginning()
        for option in game.choices:
            if start.round:
                break
            start.play(option.text)
        assert isinstance(start, Agricola)
        return tuple([name for name in self.permanent if self._key(name) not in occupations_of(start, 0)])

    def _key(self, name: str) -> str:
        return card_named(name, self.table.says("edition")).key

    def after(self, game: Agricola, taken: tuple[str, ...] = ("",), record: str = "") -> "SoloSeries":
        """The series once a game is over and an occupation has been chosen, if there was one to choose."""
        done = Try(self.game, self.target, scores(game)[0], taken[0], record, self.lost_in(game))
        return replace(self, tries=(*self.tries, done))

    def as_dict(self) -> dict[str, Any]:
        return {"table": self.table.fields(), "tries": [asdict(one) for one in self.tries]}


# -- either -----------------------------------------------------------------------------------

AnyCampaign = Campaign | SoloSeries


def campaign_of(table: AgricolaSettings) -> AnyCampaign:
    """The campaign that begins at a table: alone a solo series."""
    return SoloSeries(table) if table.players == 1 else Campaign(table)


def from_dict(kept: dict[str, Any]) -> AnyCampaign:
    """A campaign from its plain values."""
    table = from_fields(kept["table"])
    if "tries" in kept:
        return SoloSeries(table, tuple([Try(**{**one, "lost": tuple(one["lost"])}) for one in kept["tries"]]))
    outcomes = [Outcome(*[tuple(one[part]) for part in ("scores", "places", "taken")]) for one in kept["outcomes"]]
    return Campaign(table, tuple(outcomes))
