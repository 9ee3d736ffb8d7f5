"""Words about what a player may do that others may not, what is sown, and what a card counts as."""

from farmyard.agricola.farm.geometry import CELLS, around
from farmyard.agricola.state.card import Card
from farmyard.agricola.state.doors import Change, Condition
from farmyard.agricola.state.game import Agricola
from farmyard.agricola.state.goods import NAMES
from farmyard.agricola.state.space import Space


class MayJoin(Change):
    """Spaces with these tags may be used although another player's person is there."""

    __slots__ = ("tags", "when")

    def __init__(self, *tags: str, when: Condition | None = None) -> None:
        self.tags = tags
        self.when = when

    def may_enter(self, game: Agricola, seat: int, space: Space) -> bool:
        if self.when is not None and not self.when.holds(game, seat, None):
            return False
        return any([tag in self.tags for tag in space.tags])


class Right(Change):
    """One of the rights that `doors` names; with `when` only while a condition holds."""

    __slots__ = ("right", "when")

    def __init__(self, right: str, when: Condition | None = None) -> None:
        self.right = right
        self.when = when

    def grants(self, right: str, game: Agricola, seat: int) -> bool:
        return right == self.right and (self.when is None or self.when.holds(game, seat, None))


class SowMore(Change):
    """Every field or plot sown with a crop holds more; `beside_rooms` only fields next to a room of the house."""

    __slots__ = ("more", "crop", "beside_rooms")

    def __init__(self, more: int, crop: str = "", beside_rooms: bool = False) -> None:
        self.more = more
        self.crop = crop
        self.beside_rooms = beside_rooms

    def sown(self, game: Agricola, seat: int, kind: int, place: int) -> int:
        if self.beside_rooms and (place >= CELLS or not around(game.players[seat].rooms) >> place & 1):
            return 0
        return self.more if not self.crop or NAMES[kind] == self.crop else 0

    def minds_field(self) -> bool:
        return self.beside_rooms


class BuildsMajors(Change):
    """An action for minor improvements may build majors with one of these tags, too."""

    __slots__ = ("tags", "when")

    def __init__(self, *tags: str, when: Condition | None = None) -> None:
        self.tags = tags
        self.when = when

    def also_majors(self, game: Agricola, seat: int, card: Card) -> bool:
        asked = any([tag in self.tags for tag in card.tags])
        return asked and (self.when is None or self.when.holds(game, seat, None))


class CountsMore(Change):
    """The card counts as further occupations where these things count them."""

    __slots__ = ("more", "counting")

    def __init__(self, more: int, counting: tuple[str, ...]) -> None:
        self.more = more
        self.counting = counting

    def occupations(self, counting: str) -> int:
        return self.more if counting in self.counting else 0
