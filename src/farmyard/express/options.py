"""What a table of Agricola Express may choose before the game begins."""

from typing import Final

from farmyard.express.dice import Faces
from farmyard.kernel.errors import BadOptions
from farmyard.kernel.settings import Settings

RULES_VERSION: Final = 1
MOST_PLAYERS: Final = 4
LONGEST_WORD: Final = 40

DICE: Final = {"weighted": "2121 1221 321", "even": "1122 1221 222"}
"""How many faces of each die show food, 2 food, grain, vegetable; reed, wood, brick, stone; sheep, boar, cattle."""

_faces: Final[dict[str, Faces]] = {}


class Options(Settings):
    """Number of players, the faces of the dice, and whether pastures cost wood.

    `dice` is `weighted` (the less a good is worth, the more faces show it), `even` (as even as six
    faces allow) or the face counts themselves, like `2121 1221 321`.
    """

    __slots__ = ("dice", "free_pastures")

    def __init__(self, players: int = 1, dice: str = "weighted", free_pastures: bool = False) -> None:
        super().__init__(players)
        self.dice = dice
        self.free_pastures = free_pastures
        if not 1 <= players <= MOST_PLAYERS:
            raise BadOptions(f"Agricola Express is for 1 to {MOST_PLAYERS} players, not {players}")
        self.faces()

    def faces(self) -> Faces:
        """The faces of this table's dice; equal dice share them."""
        faces = _faces.get(self.dice)
        if faces is None:
            faces = _read_faces(self.dice)
            _faces[self.dice] = faces
        return faces

    @property
    def game(self) -> str:
        return "express"

    def fields(self) -> dict[str, str]:
        chosen = {"players": str(self.players)}
        if self.dice != "weighted":
            chosen["dice"] = self.dice
        if self.free_pastures:
            chosen["free-pastures"] = "yes"
        return chosen


def _read_faces(dice: str) -> Faces:
    groups = DICE.get(dice, dice).split()
    sizes = [len(group) for group in groups]
    if sizes != [4, 4, 3] or not all([group.isdecimal() for group in groups]):
        raise BadOptions(f"Dice are {', '.join(DICE)} or face counts like '{DICE['weighted']}', not '{dice}'")
    counts = [tuple([int(digit) for digit in group]) for group in groups]
    if any([sum(group) != 6 for group in counts]):
        raise BadOptions(f"A die has six faces: the counts of each group in '{dice}' must add up to 6")
    return Faces(counts[0], counts[1], counts[2])


def from_fields(fields: dict[str, str]) -> Options:
    """Options from the words of a record."""
    known = ("players", "dice", "free-pastures")
    for name in fields:
        if name not in known:
            raise BadOptions(f"There is no option '{name}': use {', '.join(known)}")
        if len(fields[name]) > LONGEST_WORD:
            raise BadOptions(f"'{fields[name][:LONGEST_WORD]}...' is too long", name)
    players = fields.get("players", "1")
    free = fields.get("free-pastures", "no")
    if not players.isdecimal():
        raise BadOptions(f"players is a number, not '{players}'")
    if free not in ("yes", "no"):
        raise BadOptions(f"free-pastures is yes or no, not '{free}'")
    return Options(int(players), fields.get("dice", "weighted"), free == "yes")
