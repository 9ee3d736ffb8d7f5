"""The state of a game of Agricola Express. Only the rules write to it; everybody else plays options.

`tray` are the unused dice on the table, `used` those set aside since the last roll (see `dice`).
Nothing is hidden but the rolls to come: `determinize` gives a copy with other dice luck.
"""

from typing import Any, ClassVar, Final

from farmyard.express.dice import OUTCOMES, Faces
from farmyard.express.settings import faces_for
from farmyard.express.sheet import COOKED, GOOD_NAMES, Sheet, bundle, good_in, goods_text
from farmyard.kernel.game import Game
from farmyard.kernel.option import Option, Target
from farmyard.kernel.rng import Rng
from farmyard.kernel.rulebook import Rulebook
from farmyard.kernel.settings import Settings

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
    """A game of Agricola Express."""

    __slots__ = ("faces", "free_pastures", "sheets", "tray", "used")
    derived: ClassVar[tuple[str, ...]] = ("faces", "free_pastures")

    def __init__(self, rulebook: Rulebook[Any], settings: Settings, seed: int) -> None:
        super().__init__(rulebook, settings, seed)
        self.faces: Faces = faces_for(settings)
        self.free_pastures = settings.on("free-pastures")
        self.sheets: list[Sheet] = []
        self.phase = WORK
        self.tray = 0
        self.used = 0

    # -- the game as a value ----------------------------------------------------------------

    def blank(self) -> Game:
        return Express(self.rulebook, self.settings, self.seed)

    def copy_from(self, other: Game) -> None:
        assert isinstance(other, Express)
        self.sheets = [sheet.clone() for sheet in other.sheets]
        self.tray = other.tray
        self.used = other.used

    def seats(self) -> int:
        return len(self.sheets)

    def chapter_of(self, round: int, phase: str) -> str:
        return f"harvest {HARVEST_OF_ROUND[round - 1] + 1}" if phase == HARVEST else f"round {round}"

    def vocabulary(self) -> frozenset[str]:
        return VERBS

    @property
    def harvest(self) -> int:
        """The harvest this round leads to, from 0 to 2."""
        return HARVEST_OF_ROUND[max(self.round, 1) - 1]

    def goods(self, seat: int) -> str:
        """What a player has collected, in words."""
        self.check_seat(seat)
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
        self.reveal("The dice have been rolled")

    def take(self, dice: int) -> None:
        """Set dice aside as used."""
        self.tray -= dice
        self.used += dice

    def deal_unknown(self, seat: int, rng: Rng) -> None:
        """Nothing lies hidden: that the luck is another is enough."""


def cooking(option: Option) -> str:
    """What an option to cook one good would mean, for people."""
    good = good_in(option.target.goods)
    return f"Cook 1 {GOOD_NAMES[good]} for {COOKED[good]} food"
