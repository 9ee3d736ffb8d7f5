"""Words about what is sown and what is not."""

from farmyard.agricola.farm.geometry import CELLS, around, cells_of
from farmyard.agricola.rules.farmland import Sow
from farmyard.agricola.state.card import NO_CARD, Card
from farmyard.agricola.state.doors import Change, Condition, Number
from farmyard.agricola.state.events import NO_EVENT, Event
from farmyard.agricola.state.game import Agricola
from farmyard.agricola.state.goods import NAMES, ONE, count, several
from farmyard.agricola.state.happenings import USES
from farmyard.agricola.state.player import Player
from farmyard.agricola.words.at_once import Plain
from farmyard.kernel.option import Option, Target


class EmptyFields(Number):
    """Fields, on the farmyard or on cards, with nothing on them."""

    __slots__ = ()

    def of(self, game: Agricola, seat: int) -> int:
        player = game.players[seat]
        tiles = [cell for cell in cells_of(player.fields) if not player.crops[cell]]
        plots = [plot for place, plot in enumerate(player.plots) if plot.is_field and not player.crops[CELLS + place]]
        return len(tiles) + len(plots)

    def words(self, number: int) -> str:
        return several(number, "empty field")


class Unrestricted(Condition):
    """The sowing of the event was not limited: any number of fields, any crop, the usual amount."""

    __slots__ = ()

    def holds(self, game: Agricola, seat: int, event: Event | None) -> bool:
        sowing = None if event is None else event.action
        return isinstance(sowing, Sow) and sowing.unrestricted

    def words(self) -> str:
        return "an unrestricted sowing"


class AddToSown(Plain):
    """Add so many of its crop to each place sown in the action of the event; `fields` leaves plots of wood out.

    With `crops` add them to every place where one of these crops grows already.
    """

    __slots__ = ("more", "fields", "crops", "event", "card")

    def __init__(
        self,
        more: int,
        fields: bool = False,
        crops: tuple[str, ...] = (),
        event: Event = NO_EVENT,
        card: Card = NO_CARD,
    ) -> None:
        self.more = more
        self.fields = fields
        self.crops = crops
        self.event = event
        self.card = card

    def sown(self, player: Player) -> list[int]:
        """The places that gain something."""
        if self.crops:
            kinds = [NAMES.index(crop) for crop in self.crops]
            return [place for place, there in enumerate(player.crops) if any([count(there, kind) for kind in kinds])]
        return [
            place
            for place in range(len(player.crops))
            if self.event.cells >> place & 1
            and (place < CELLS or not self.fields or player.plots[place - CELLS].is_field)
        ]

    def possible(self, game: Agricola, seat: int) -> bool:
        return bool(self.sown(game.players[seat]))

    def options(self, game: Agricola, seat: int) -> list[Option]:
        if not self.possible(game, seat):
            return []
        if not self.crops:
            return [self.card.use]
        more = sum([ONE[NAMES.index(crop)] for crop in self.crops])
        target = Target(cards=self.card.target.cards, goods=more)
        return [Option("use", f"{self.card.name} for {' and '.join(self.crops)}", target)]

    def act(self, game: Agricola, seat: int) -> None:
        player = game.players[seat]
        if self.card is not None:
            game.note(USES, seat, self.card.target)
        for place in self.sown(player):
            for kind in range(len(NAMES)):
                if count(player.crops[place], kind) and (not self.crops or NAMES[kind] in self.crops):
                    player.plant(place, player.crops[place] + self.more * ONE[kind])

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        where = f"with {' or '.join(self.crops)}" if self.crops else "you have just sown"
        return f"Add {self.more} to each field {where}"


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

    def minds_field(self, player: Player) -> bool:
        return self.beside_rooms
