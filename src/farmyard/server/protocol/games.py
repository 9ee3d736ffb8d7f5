"""The games that can be played here: their settings for the form, their computer players, their cards."""

from typing import Literal

from pydantic import Field

from farmyard.server.protocol.base import Model


class SettingValue(Model):
    """One value of a setting that is a choice."""

    key: str
    label: str
    text: str = ""
    needs: dict[str, list[str]] = Field(
        default={}, description="Other settings and the values of them with which alone this value goes"
    )


class Setting(Model):
    """One thing a table chooses before the game begins; `letters` are any number of the values, joined."""

    key: str
    label: str
    text: str
    group: str = Field(description="What it is listed under; empty for what comes first")
    kind: Literal["choice", "yes-no", "number", "letters", "text"]
    default: str
    values: list[SettingValue]
    least: int | None = None
    most: int | None = None
    needs: dict[str, list[str]] = Field(
        description="Other settings, or `players`, and the values this one goes with; none: all but the usual"
    )


class ComputerLevel(Model):
    """A computer player that can sit at a table of this game: the levels, the weakest first, then programs."""

    key: str
    label: str
    text: str
    program: bool = False


class GameInfo(Model):
    """A game, what a table of it may choose, and who may sit there."""

    key: str
    label: str
    text: str
    fewest_seats: int
    most_seats: int
    seats_need: dict[str, dict[str, list[str]]] = Field(
        description="Numbers of seats that go only with some values of other settings"
    )
    settings: list[Setting]
    computers: list[ComputerLevel]


class CardInfo(Model):
    """Everything printed on a card, with its rulings."""

    key: str
    name: str
    kind: str
    deck: str
    edition: str
    category: str
    bonus: bool
    price: str
    requires: str
    points: int
    text: str
    rulings: list[str]
