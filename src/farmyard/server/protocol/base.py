"""What all models share: unknown fields are refused, values never change."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

Seat = Annotated[int, Field(ge=0, lt=6)]
Number = Annotated[int, Field(ge=0, lt=1_000_000)]
Goods = dict[str, int]
Name = Annotated[str, Field(min_length=1, max_length=30)]
Secret = Annotated[str, Field(min_length=20, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
OptionText = Annotated[str, Field(min_length=1, max_length=200)]

ErrorCode = Literal[
    "malformed",
    "too-large",
    "too-often",
    "unknown-table",
    "unknown-secret",
    "not-your-seat",
    "not-your-turn",
    "moved-on",
    "not-possible",
    "not-confirmed",
    "nothing-to-undo",
    "not-available",
    "not-over",
    "taken",
    "bad-settings",
    "waiting",
    "server",
]


class Model(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)
