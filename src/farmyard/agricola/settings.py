"""The settings of a table of Agricola: what its modules declare."""

from typing import Final

from farmyard.agricola.modules import check, declared
from farmyard.kernel.settings import Settings, Value

RULES_VERSION: Final = 2


class AgricolaSettings(Settings):
    """What a table of Agricola has chosen, like `AgricolaSettings(edition="revised", players=4)`."""

    __slots__ = ()

    def __init__(self, **chosen: Value) -> None:
        super().__init__(declared(), chosen)
        check(self)

    @property
    def game(self) -> str:
        return "agricola"


def from_fields(fields: dict[str, str]) -> AgricolaSettings:
    """Settings from the words of a record."""
    return AgricolaSettings(**fields)


__all__ = ["RULES_VERSION", "AgricolaSettings", "declared", "from_fields"]
