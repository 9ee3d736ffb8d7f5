"""What a table has chosen before the game begins; each game adds choices of its own."""

from abc import abstractmethod


class Settings:
    __slots__ = ("players",)

    def __init__(self, players: int) -> None:
        self.players = players

    @property
    @abstractmethod
    def game(self) -> str:
        """The name of the game that is played at the table."""

    @abstractmethod
    def fields(self) -> dict[str, str]:
        """The choices as the words a record writes; what is as usual is left out."""
