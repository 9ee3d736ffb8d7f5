"""What a table may choose before the game begins."""

from typing import Final

from farmyard.kernel.errors import BadOptions

EDITIONS: Final = ("original", "revised")
RULES_VERSION: Final = 1


class Options:
    """Edition, board and number of players; refuses what no rulebook knows."""

    __slots__ = ("edition", "family", "players", "side_job")

    def __init__(
        self, edition: str = "original", family: bool = False, players: int = 2, side_job: bool = False
    ) -> None:
        self.edition = edition
        self.family = family
        self.players = players
        self.side_job = side_job
        self.check()

    def check(self) -> None:
        if self.edition not in EDITIONS:
            raise BadOptions(f"There is no edition '{self.edition}': choose {' or '.join(EDITIONS)}")
        most = 5 if self.original else 4
        if not 1 <= self.players <= most:
            raise BadOptions(f"The {self.edition} edition is for 1 to {most} players, not {self.players}")
        if self.family and not self.original:
            raise BadOptions("The family game belongs to the original edition; leave it out for the revised one")
        if self.side_job and self.original:
            raise BadOptions("The Side Job tile belongs to the revised edition; leave it out for the original one")

    @property
    def original(self) -> bool:
        return self.edition == "original"

    def fields(self) -> dict[str, str]:
        """The options as the words a record writes."""
        chosen = {"edition": self.edition, "players": str(self.players)}
        if self.family:
            chosen["family"] = "yes"
        if self.side_job:
            chosen["side-job"] = "yes"
        return chosen


def from_fields(fields: dict[str, str]) -> Options:
    """Options from the words of a record."""
    known = {"edition", "players", "family", "side-job"}
    for name in fields:
        if name not in known:
            raise BadOptions(f"There is no option '{name}': use {', '.join(sorted(known))}")
    players = fields.get("players", "2")
    if not players.isdecimal():
        raise BadOptions(f"players is a number, not '{players}'")
    return Options(
        fields.get("edition", "original"),
        _yes(fields, "family"),
        int(players),
        _yes(fields, "side-job"),
    )


def _yes(fields: dict[str, str], name: str) -> bool:
    word = fields.get(name, "no")
    if word not in ("yes", "no"):
        raise BadOptions(f"{name} is yes or no, not '{word}'")
    return word == "yes"
