"""How a number becomes inputs of the learned value: a byte for the number itself, then one for each step it reaches.

A `Layout` hands out tables of such bytes and remembers what every byte is called, so that learned
weights are found again by name when inputs are added, and how far each is scaled down.
"""

from typing import Final

Table = list[bytes]

EIGHT: Final[Table] = [bytes([number >> bit & 1 for bit in range(8)]) for number in range(256)]
"""Eight yes-or-no inputs at once, the lowest bit first."""
SIX: Final[Table] = [row[:6] for row in EIGHT[:64]]
FIVE: Final[Table] = [row[:5] for row in EIGHT[:32]]
FOUR: Final[Table] = [row[:4] for row in EIGHT[:16]]
THREE: Final[Table] = [row[:3] for row in EIGHT[:8]]


class Layout:
    """The inputs of a block, in the order in which they are written."""

    __slots__ = ("names", "scales")

    def __init__(self) -> None:
        self.names: list[str] = []
        self.scales: list[float] = []

    def join(self, block: "Layout") -> None:
        """Let the inputs of another block follow."""
        self.names += block.names
        self.scales += block.scales

    def ladder(self, name: str, most: int, *steps: int) -> Table:
        """A number up to `most`, and whether it reaches each of some steps."""
        self.names += [name] + [f"{name} {step}+" for step in steps]
        self.scales += [1.0 / most] + [1.0] * len(steps)
        return [bytes([number] + [int(number >= step) for step in steps]) for number in range(most + 1)]

    def either(self, name: str, *cases: str) -> Table:
        """One of several cases."""
        self.names += [f"{name} {case}" for case in cases]
        self.scales += [1.0] * len(cases)
        return [bytes([int(case == chosen) for case in range(len(cases))]) for chosen in range(len(cases))]

    def bits(self, *names: str) -> None:
        """Yes-or-no inputs, to be written with the table of their number: `EIGHT`, `SIX`, `FIVE`, `FOUR` or `THREE`."""
        self.names += names
        self.scales += [1.0] * len(names)

    def place(self, name: str, steps: tuple[int, ...]) -> Table:
        """An action space: 0 where it is not in play, 1 where it is taken, else 2 and the goods that lie there."""
        self.names += [f"{name} in play", f"{name} free"]
        self.scales += [1.0, 1.0]
        rows = [bytes([0, 0]), bytes([1, 0]), bytes([1, 1])]
        if not steps:
            return rows
        ladder = self.ladder(f"{name} goods", 20, *steps)
        return [rows[0] + ladder[0], rows[1] + ladder[0]] + [rows[2] + row for row in ladder]


def put(row: list[bytes], table: Table, number: int) -> None:
    """Write a number; what is beyond the table counts as its end."""
    if number < 0:
        number = 0
    if number >= len(table):
        number = len(table) - 1
    row.append(table[number])
