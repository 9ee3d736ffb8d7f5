"""The state of a game of Agricola Express. Only the rules write to it; everybody else plays options.

`tray` are the unused dice on the table, `used` those set aside since the last roll (see `dice`).
Nothing is hidden but the rolls to come: `determinize` gives a copy with other dice luck.
"""

from typing import Final

from farmyard.express.dice import OUTCOMES, Faces
from farmyard.express.options import RULES_VERSION, Options
from farmyard.express.sheet import COOKABLE, COOKED, FOOD, GOOD_NAMES, Sheet, bundle, good_in, goods_text
from farmyard.kernel.errors import FarmyardError
from farmyard.kernel.game import Game
from farmyard.kernel.option import Option, Target
from farmyard.kernel.rng import Rng

ROUNDS: Final = 6
HARVEST_OF_ROUND: Final = (0, 0, 0, 1, 1, 2)
HARVESTS: Final = (3, 5, 6)
LAST_HARVEST: Final = 2

WORK: Final = "actions"
HARVEST: Final = "harvest"
FINISHED: Final = "finished"

_GROUP_VERBS: Final = ("add", "upgrade", "have", "plow", "build", "become", "collect")
VERBS: Final = frozenset(("roll", "keep", "use", "cook", "discard", "feed", "breed") + _GROUP_VERBS)
COOK: Final = tuple([Option("cook", f"1 {name}", Target(goods=bundle(good))) for good, name in enumerate(GOOD_NAMES)])
"""The option to cook one of each good; only those of `COOKABLE` are ever offered."""


class Express(Game):
    __slots__ = (
        "table",
        "faces",
        "seed",
        "rng",
        "names",
        "sheets",
        "round",
        "phase",
        "starting_player",
        "tray",
        "used",
    )

    def __init__(self, table: Options, seed: int) -> None:
        super().__init__()
        self.table = table
        self.faces: Faces = table.faces()
        self.seed = seed
        self.rng = Rng(seed)
        self.sheets: list[Sheet] = []
        self.round = 0
        self.phase = WORK
        self.starting_player = 0
        self.tray = 0
        self.used = 0

    # -- the game as a value ----------------------------------------------------------------

    def blank(self) -> Game:
        return Express(self.table, self.seed)

    def copy_from(self, other: Game) -> None:
        assert isinstance(other, Express)
        self.rng = Rng(other.rng.state)
        self.sheets = [sheet.clone() for sheet in other.sheets]
        self.round = other.round
        self.phase = other.phase
        self.starting_player = other.starting_player
        self.tray = other.tray
        self.used = other.used

    def seats(self) -> int:
        return len(self.sheets)

    def header(self) -> dict[str, str]:
        if self.seed < 0:
            raise FarmyardError("A position set up by hand has no beginning to record")
        return {"game": "express", "rules": str(RULES_VERSION), **self.table.fields(), "seed": str(self.seed)}

    def chapter(self) -> str:
        if self.phase == HARVEST:
            return f"harvest {self.harvest + 1}"
        return f"round {self.round}"

    def vocabulary(self) -> frozenset[str]:
        return VERBS

    @property
    def harvest(self) -> int:
        """The harvest this round leads to, from 0 to 2."""
        return HARVEST_OF_ROUND[max(self.round, 1) - 1]

    def goods(self, seat: int) -> str:
        """What a player has collected, in words."""
        return goods_text(self.sheets[seat].goods)

    def in_order(self) -> list[int]:
        """The seats clockwise from the starting player."""
        seats = len(self.sheets)
        return [(self.starting_player + turn) % seats for turn in range(seats)]

    # -- the dice ---------------------------------------------------------------------------

    def roll(self) -> None:
        """Gather and roll all dice."""
        self.tray = self.faces.roll(self.rng.below(OUTCOMES))
        self.used = 0

    def take(self, dice: int) -> None:
        """Set dice aside as used."""
        self.tray -= dice
        self.used += dice

    def luck(self) -> object:
        return self.rng.state

    def determinize(self, seat: int, rng: Rng) -> "Express":
        """A copy in which the rolls to come are others: all that no seat can know."""
        copy: Express = self.clone()
        copy.origin = None
        copy.rng = Rng(rng.next())
        return copy

    # -- cooking at any time ----------------------------------------------------------------

    def exchanges(self) -> list[Option]:
        decision = self.decision
        if decision is None:
            return []
        sheet = self.sheets[decision.seat]
        offered = [COOK[good] for good in COOKABLE if sheet.can_cook(good)]
        return [option for option in offered if option not in decision.options]

    def exchange(self, seat: int, option: Option) -> None:
        good = good_in(option.target.goods)
        self.sheets[seat].cook(good)
        if self.journal is not None:
            self.note("cook", seat, Target(goods=bundle(FOOD, COOKED[good]), paid=bundle(good)))


def cooking(option: Option) -> str:
    """What an option to cook one good would mean, for people."""
    good = good_in(option.target.goods)
    return f"Cook 1 {GOOD_NAMES[good]} for {COOKED[good]} food"
