"""Deck M: what no word says about tiles, fields and fences. Each class serves one card, which says why it needs it."""

from farmyard.agricola.content.moor.goods import FOREST, MOOR
from farmyard.agricola.farm.geometry import CELL_NAMES, STRIPS, around, border, cells_of, connected, names
from farmyard.agricola.rules.farmland import CROPS, SOW_ON, Sow
from farmyard.agricola.rules.fence_options import enclose_option
from farmyard.agricola.rules.fencing import Fence
from farmyard.agricola.rules.pastures import can_fence, enclosures_on, new_fences
from farmyard.agricola.rules.react import announce, listening
from farmyard.agricola.rules.tableau import holder_of
from farmyard.agricola.state.action import Action, Repeated
from farmyard.agricola.state.card import NO_CARD, Card
from farmyard.agricola.state.doors import Change
from farmyard.agricola.state.events import CLEARED, NO_EVENT, Event
from farmyard.agricola.state.game import Agricola
from farmyard.agricola.state.goods import count, text
from farmyard.agricola.state.happenings import EXTENDS, FENCES, LAYS, LAYS_TILE
from farmyard.agricola.state.player import Player
from farmyard.agricola.state.tiles import NAMES, new_tile
from farmyard.agricola.state.word import bundle
from farmyard.agricola.words.at_once import MorePeople, Plain
from farmyard.agricola.words.land import lay_on_land, lay_option
from farmyard.kernel.option import DONE, Option, Target

new_tile("dig")
new_tile("tombstone")


class HideGuest(Action):
    """Forest Hut: put a guest on one of the forests."""

    __slots__ = ("card",)

    def __init__(self, card: Card = NO_CARD) -> None:
        self.card = card

    def possible(self, game: Agricola, seat: int) -> bool:
        return game.players[seat].showing(FOREST) != 0

    def obstacle(self, game: Agricola, seat: int) -> str:
        return "" if self.possible(game, seat) else "no forest"

    def options(self, game: Agricola, seat: int) -> list[Option]:
        return [
            Option("place", f"a guest on {CELL_NAMES[cell]}", Target("guest", cells=1 << cell))
            for cell in cells_of(game.players[seat].showing(FOREST))
        ]

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        game.players[seat].note(self.card).goods = option.target.cell + 1
        game.note(LAYS, seat, option.target)

    def noted(self, game: Agricola, mark: int) -> str:
        return f"a guest on {CELL_NAMES[mark - 1]}"

    def question(self, game: Agricola, seat: int) -> str:
        return "On which forest does the guest live?"


def guests_on(player: Player) -> int:
    """The cells on whose tiles guests live."""
    homes = [player.tally(card).goods for card in player.cards if isinstance(card.on_play, HideGuest)]
    return sum([1 << (home - 1) for home in homes if home])


class FreeGuest(Plain):
    """Forest Hut: the guest whose forest the event has taken away may be placed in this round."""

    __slots__ = ("event", "card")

    def __init__(self, event: Event = NO_EVENT, card: Card = NO_CARD) -> None:
        self.event = event
        self.card = card

    def possible(self, game: Agricola, seat: int) -> bool:
        there = game.players[seat].tally(self.card).goods
        return there > 0 and self.event.cells >> (there - 1) & 1 == 1

    def act(self, game: Agricola, seat: int) -> None:
        game.players[seat].note(self.card).goods = 0
        game.push(seat, MorePeople())


class Extend(Action):
    """Farm Extension, Moor Enclosures: lay the card along a side of the board, with tiles of a sort on it."""

    __slots__ = ("sort",)

    def __init__(self, sort: str = "") -> None:
        self.sort = sort

    @property
    def brings(self) -> int:
        return 0

    def possible(self, game: Agricola, seat: int) -> bool:
        return bool(self.options(game, seat))

    def obstacle(self, game: Agricola, seat: int) -> str:
        return "" if self.possible(game, seat) else "no place beside the board"

    def options(self, game: Agricola, seat: int) -> list[Option]:
        land = game.players[seat].land
        return [Option("extend", names(strip), Target(cells=strip)) for strip in STRIPS if not strip & land]

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        player = game.players[seat]
        player.extend(option.target.cells)
        for cell in cells_of(option.target.cells) if self.sort else []:
            player.lay_tile(NAMES.index(self.sort), cell)
        game.note(EXTENDS, seat, option.target)

    def question(self, game: Agricola, seat: int) -> str:
        return "Where do you lay the card?"

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        return f"Lay the card on {option.what}"


class FlipTiles(Repeated):
    """Clear Felling: turn over up to so many tiles of a sort that lie alone on their cell."""

    __slots__ = ("sort", "into", "most", "begun")

    def __init__(self, sort: str, into: str, most: int, begun: bool = False) -> None:
        self.sort = sort
        self.into = into
        self.most = most
        self.begun = begun

    def sites(self, player: Player) -> int:
        cells = player.showing(NAMES.index(self.sort)) if self.most else 0
        for cell, _ in player.buried:
            cells &= ~(1 << cell)
        return cells & ~guests_on(player)

    def possible(self, game: Agricola, seat: int) -> bool:
        return self.sites(game.players[seat]) != 0

    def obstacle(self, game: Agricola, seat: int) -> str:
        return "" if self.possible(game, seat) else f"no {self.sort} that lies alone"

    def options(self, game: Agricola, seat: int) -> list[Option]:
        offered = [lay_option(self.into, cell) for cell in cells_of(self.sites(game.players[seat]))]
        return offered + [DONE] if self.begun and offered else offered

    def do(self, game: Agricola, seat: int, option: Option) -> None:
        player, cell = game.players[seat], option.target.cell
        game.push(seat, FlipTiles(self.sort, self.into, self.most - 1, True))
        game.note(LAYS_TILE, seat, option.target)
        player.lift_tile(cell)
        player.lay_tile(NAMES.index(self.into), cell)
        if listening(game, CLEARED):
            announce(game, Event(CLEARED, seat, number=NAMES.index(self.sort), cells=1 << cell))

    def finish(self, game: Agricola, seat: int) -> None:
        """Nothing follows."""

    def question(self, game: Agricola, seat: int) -> str:
        return f"Which {self.sort} do you turn over?"

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        return (
            "Turn over no more" if option is DONE else f"Turn the {self.sort} on {CELL_NAMES[option.target.cell]} over"
        )


class LayOnField(Action):
    """Fallow Fields: lay goods on an empty field that has none yet."""

    __slots__ = ("goods", "card")

    def __init__(self, goods: str | int, card: Card = NO_CARD) -> None:
        self.goods = bundle(goods)
        self.card = card

    def sites(self, player: Player) -> list[int]:
        tally = player.tally(self.card)
        return [cell for cell in cells_of(player.fields) if not player.crops[cell] and not tally.laid_on(cell)]

    def possible(self, game: Agricola, seat: int) -> bool:
        return bool(self.sites(game.players[seat]))

    def obstacle(self, game: Agricola, seat: int) -> str:
        return "" if self.possible(game, seat) else "no empty field"

    def options(self, game: Agricola, seat: int) -> list[Option]:
        return [
            Option("lay", f"{text(self.goods)} on {CELL_NAMES[cell]}", Target(cells=1 << cell, goods=self.goods))
            for cell in self.sites(game.players[seat])
        ]

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        lay_on_land(game.players[seat], self.card, option.target.cell, self.goods)

    def question(self, game: Agricola, seat: int) -> str:
        return f"On which field do you lay {text(self.goods)}?"

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        return f"Lay {option.what}"


class FenceApart(Fence):
    """Special Pasture: fence in one cell that touches no pasture; further free fences do not join the two groups."""

    __slots__ = ()

    def bound(self, card: Card | None = None, space: int = -1, event: Event | None = None) -> Action:
        return self if card is None else FenceApart(self.free, False, 1, card=card)

    def sites(self, game: Agricola, seat: int, farm: int) -> list[int]:
        owner = game.players[farm]
        if not self.built:
            apart = owner.meadow & ~around(owner.fenced)
            return [1 << cell for cell in cells_of(apart)] if owner.fences_left >= self.free else []
        most = self.most(game, seat, farm) if self.fenced(farm == seat).built else 0
        found = [enclosure.cells for enclosure in enclosures_on(owner, most)] if can_fence(owner, most) else []
        return [cells for cells in found if not connected(owner.fenced | cells)]

    def may_stop(self, game: Agricola, seat: int) -> bool:
        return True


class Dig(Action):
    """Moor Archaeology: lay a fence on the cell that the event has cleared; it blocks it for good."""

    __slots__ = ("event", "card")

    def __init__(self, event: Event = NO_EVENT, card: Card = NO_CARD) -> None:
        self.event = event
        self.card = card

    def possible(self, game: Agricola, seat: int) -> bool:
        player = game.players[seat]
        return self.event.cells & player.unused != 0 and player.fences_left > 0

    def obstacle(self, game: Agricola, seat: int) -> str:
        return "" if self.possible(game, seat) else "no fence left, or the cell is not clear"

    def options(self, game: Agricola, seat: int) -> list[Option]:
        return [self.card.use] if self.possible(game, seat) else []

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        player = game.players[seat]
        player.fences_away += 1
        for cell in cells_of(self.event.cells & player.unused):
            player.lay_tile(NAMES.index("dig"), cell)
            game.note(LAYS_TILE, seat, Target("dig", cells=1 << cell))

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        return "Lay a fence on the cleared cell"


class SowThere(Action):
    """Nature's Fertilizer: sow the field of the event."""

    __slots__ = ("event",)

    def __init__(self, event: Event = NO_EVENT) -> None:
        self.event = event

    def possible(self, game: Agricola, seat: int) -> bool:
        return bool(self.options(game, seat))

    def obstacle(self, game: Agricola, seat: int) -> str:
        return "" if self.possible(game, seat) else "no grain or vegetable to sow"

    def options(self, game: Agricola, seat: int) -> list[Option]:
        player = game.players[seat]
        empty = [cell for cell in cells_of(self.event.cells & player.fields) if not player.crops[cell]]
        return [SOW_ON[kind][cell] for cell in empty for kind in CROPS if count(player.goods, kind)]

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        Sow(1).do(game, seat, option)

    def question(self, game: Agricola, seat: int) -> str:
        return "What do you sow there?"


class MarkLand(Action):
    """No-Till Farming: mark an unused cell that may be sown once."""

    __slots__ = ("card",)

    def __init__(self, card: Card = NO_CARD) -> None:
        self.card = card

    def possible(self, game: Agricola, seat: int) -> bool:
        player = game.players[seat]
        return player.unused & ~player.wild != 0

    def obstacle(self, game: Agricola, seat: int) -> str:
        return "" if self.possible(game, seat) else "no unused cell"

    def options(self, game: Agricola, seat: int) -> list[Option]:
        player = game.players[seat]
        return [
            Option("place", f"a marker on {CELL_NAMES[cell]}", Target("marker", cells=1 << cell))
            for cell in cells_of(player.unused & ~player.wild)
        ]

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        player = game.players[seat]
        player.wild |= option.target.cells
        player.note(self.card).goods |= option.target.cells
        game.note(LAYS, seat, option.target)

    def noted(self, game: Agricola, mark: int) -> str:
        player = game.players[holder_of(game, self.card)]
        sown = [f"{CELL_NAMES[cell]} with {text(player.crops[cell])}" for cell in cells_of(mark) if player.crops[cell]]
        return ", ".join([CELL_NAMES[cell] for cell in cells_of(mark & player.wild)] + sown)

    def question(self, game: Agricola, seat: int) -> str:
        return "Which unused cell do you want to sow?"


class NamesFields(Change):
    """Fallow Fields, No-Till Farming: it matters which cell is sown while there are marked ones, or goods on some."""

    __slots__ = ("card",)

    def __init__(self, card: Card = NO_CARD) -> None:
        self.card = card

    def minds_field(self, player: Player) -> bool:
        return player.wild != 0 or bool(player.tally(self.card).laid)


class ThrowAway(Plain):
    """No-Till Farming: what grows on land is lost when it is used for something else."""

    __slots__ = ("event", "card")

    def __init__(self, event: Event = NO_EVENT, card: Card = NO_CARD) -> None:
        self.event = event
        self.card = card

    def act(self, game: Agricola, seat: int) -> None:
        player = game.players[seat]
        for cell in cells_of(self.event.cells & player.tally(self.card).goods):
            player.plant(cell, 0)


class FenceTile(Action):
    """Nature Reserve: fence in a cell with a tile next to the pastures; it is no pasture as long as one lies there."""

    __slots__ = ("card",)

    def __init__(self, card: Card = NO_CARD) -> None:
        self.card = card

    def sites(self, player: Player) -> list[int]:
        covered = player.showing(FOREST) | player.showing(MOOR)
        return [
            cell
            for cell in cells_of(covered & around(player.fenced) & ~player.preserved)
            if new_fences(player, 1 << cell) <= player.fences_left
        ]

    def possible(self, game: Agricola, seat: int) -> bool:
        return bool(self.sites(game.players[seat]))

    def obstacle(self, game: Agricola, seat: int) -> str:
        return "" if self.possible(game, seat) else "no forest or moor next to your pastures can be fenced in"

    def options(self, game: Agricola, seat: int) -> list[Option]:
        return [enclose_option(1 << cell) for cell in self.sites(game.players[seat])]

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        player = game.players[seat]
        if game.journal is not None:
            number = new_fences(player, option.target.cells)
            game.note(FENCES, seat, Target(cells=option.target.cells, number=number))
        player.note(self.card).goods = option.target.cell + 1
        player.preserved |= option.target.cells
        player.fences |= border(option.target.cells)
        player.fewest_fences = -1

    def noted(self, game: Agricola, mark: int) -> str:
        return f"fences around {CELL_NAMES[mark - 1]}"

    def question(self, game: Agricola, seat: int) -> str:
        return "Which forest or moor do you fence in?"


class OpenReserve(Plain):
    """Nature Reserve: the cell is a pasture once no tile is left on it."""

    __slots__ = ()

    def possible(self, game: Agricola, seat: int) -> bool:
        player = game.players[seat]
        return player.preserved & player.meadow != 0

    def act(self, game: Agricola, seat: int) -> None:
        player = game.players[seat]
        player.enclose(player.preserved & player.meadow)
