"""A player's share of the table: supply, house, farmyard, family and played cards.

Cells and fences are bit masks (see `farm.geometry`), goods one packed integer. `crops` has a stack
for each cell, then one for each plot on a played card. `tallies` are what cards remember, `this_round`
what is true of the player in this round alone. `in_force` are the cards in common and the played ones, in the order of
their plots. What they mean (`changes`, `conversions`,
`ovens`, `plots`, ...) is read off them by `rules.tableau` whenever they change; the rest is plain data
that only the rules write. `animals` are the kinds that the table has. `land` are the cells of the farmyard, on the
board and, where cards extend it, beyond. `tiles` are the cells that show each sort of tile that the table has
(`state.tiles`), `buried` the tiles under them; nothing else can be on `blocked` cells. `wild` are cells that may be
sown once although they are no fields, `preserved` covered cells that are fenced in. Where pastures may be `scattered`
they need not touch each other, where adjacency is `strict` every cell that comes into use borders a used one.
`skipped_houses` are, as bits, those that the house has passed or become without a renovation to them.
`beasts` are animals that count with the others for now, although they are no goods and need no place.
`fences_elsewhere` are the fences built on the partner's farm, less those that the partner has built on this one. Who
builds `long_fences` has saved some: they stand on more edges than there are fences. Fences that are built `piecemeal`
may stand alone; they make pastures where they close an area.
"""

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from farmyard.agricola.farm import fences as fencing
from farmyard.agricola.farm.geometry import ALL_CELLS, CELLS, EVERYWHERE, around, border
from farmyard.agricola.farm.housing import Herd, Housing, Shelter, plain_housing
from farmyard.agricola.state.card import MAJOR, MINOR, OCCUPATION, Card
from farmyard.agricola.state.doors import Change, Conversion, Oven, Plot
from farmyard.agricola.state.goods import ANIMALS, FOOD, GRAIN, ONE, VEGETABLE, count, kinds
from farmyard.agricola.state.hidden import Seen
from farmyard.agricola.state.tally import BLANK, NOTHING_YET, RoundFacts, Tally
from farmyard.agricola.state.tiles import PLOWABLE

WOODEN_HUT: Final = 0
CLAY_HUT: Final = 1
STONE_HOUSE: Final = 2
HOUSES: Final = ("wooden hut", "clay hut", "stone house")

PEOPLE: Final = 5
STABLES: Final = 4
START_ROOMS: Final = 0b00001_00001_00000
RAW: Final[tuple[Conversion, ...]] = (
    Conversion(ONE[GRAIN], ONE[FOOD], name="grain"),
    Conversion(ONE[VEGETABLE], ONE[FOOD], name="vegetable"),
)
RAW_MAKES: Final = kinds(ONE[FOOD])
NO_CROPS: Final = (0,) * CELLS
NO_TALLIES: Final[dict[Card, Tally]] = {}
START_HOUSING: Final = Shelter((), 0).housing()


@mypyc_attr(acyclic=True)
class Player:
    __slots__ = (
        "goods", "house", "land", "rooms", "fields", "crops", "stables", "pastures", "fences", "tiles", "buried",
        "blocked", "wild", "preserved", "people", "newborns", "ill", "at_home", "begging", "bonus", "cards",
        "in_force", "hand", "discarded", "tallies", "changes", "conversions", "chains", "makes", "ovens", "plots",
        "used", "housing", "fewest_fences", "fences_away", "skips_harvest", "skipped_houses", "this_round", "seen",
        "animals", "scattered", "strict", "beasts", "fences_elsewhere", "long_fences", "fences_saved",
        "piecemeal",
    )  # fmt: skip
    derived: ClassVar[tuple[str, ...]] = (
        "in_force", "changes", "conversions", "chains", "makes", "ovens", "plots", "housing", "fewest_fences",
        "scattered", "strict", "long_fences", "piecemeal",
    )  # fmt: skip
    """The fields that follow from the others."""

    def __init__(self) -> None:
        self.goods = 0
        self.house = WOODEN_HUT
        self.land = ALL_CELLS
        self.rooms = START_ROOMS
        self.fields = 0
        self.crops: tuple[int, ...] = NO_CROPS
        self.stables = 0
        self.pastures: tuple[int, ...] = ()
        self.fences = 0
        self.tiles: tuple[int, ...] = ()
        self.buried: tuple[tuple[int, int], ...] = ()
        self.blocked = 0
        self.wild = 0
        self.preserved = 0
        self.people = 2
        self.newborns = 0
        self.ill = 0
        self.at_home = 2
        self.begging = 0
        self.bonus = 0
        self.cards: tuple[Card, ...] = ()
        self.in_force: tuple[Card, ...] = ()
        self.hand: tuple[Card, ...] = ()
        self.discarded: tuple[Card, ...] = ()
        self.tallies: dict[Card, Tally] = NO_TALLIES
        self.changes: tuple[tuple[Card, Change], ...] = ()
        self.conversions: tuple[Conversion, ...] = RAW
        self.chains: tuple[Conversion, ...] = ()
        self.makes = RAW_MAKES
        self.ovens: tuple[Oven, ...] = ()
        self.plots: tuple[Plot, ...] = ()
        self.used: tuple[Card, ...] = ()
        self.housing: Housing = START_HOUSING
        self.fewest_fences = -1
        self.fences_away = 0
        self.skips_harvest = False
        self.skipped_houses = 0
        self.this_round: RoundFacts = NOTHING_YET
        self.seen: tuple[Seen, ...] = ()
        self.animals: tuple[int, ...] = ANIMALS
        self.scattered = False
        self.strict = False
        self.beasts = 0
        self.fences_elsewhere = 0
        self.long_fences = False
        self.piecemeal = False
        self.fences_saved = 0

    def clone(self) -> "Player":
        copy = Player()
        copy.goods = self.goods
        copy.house = self.house
        copy.land = self.land
        copy.rooms = self.rooms
        copy.fields = self.fields
        copy.crops = self.crops
        copy.stables = self.stables
        copy.pastures = self.pastures
        copy.fences = self.fences
        copy.tiles = self.tiles
        copy.buried = self.buried
        copy.blocked = self.blocked
        copy.wild = self.wild
        copy.preserved = self.preserved
        copy.people = self.people
        copy.newborns = self.newborns
        copy.ill = self.ill
        copy.at_home = self.at_home
        copy.begging = self.begging
        copy.bonus = self.bonus
        copy.cards = self.cards
        copy.in_force = self.in_force
        copy.hand = self.hand
        copy.discarded = self.discarded
        copy.tallies = self.tallies
        copy.changes = self.changes
        copy.conversions = self.conversions
        copy.chains = self.chains
        copy.makes = self.makes
        copy.ovens = self.ovens
        copy.plots = self.plots
        copy.used = self.used
        copy.housing = self.housing
        copy.fewest_fences = self.fewest_fences
        copy.fences_away = self.fences_away
        copy.skips_harvest = self.skips_harvest
        copy.skipped_houses = self.skipped_houses
        copy.this_round = self.this_round
        copy.seen = self.seen
        copy.animals = self.animals
        copy.scattered = self.scattered
        copy.strict = self.strict
        copy.beasts = self.beasts
        copy.fences_elsewhere = self.fences_elsewhere
        copy.long_fences = self.long_fences
        copy.piecemeal = self.piecemeal
        copy.fences_saved = self.fences_saved
        return copy

    # -- the farmyard -----------------------------------------------------------------------

    @property
    def fenced(self) -> int:
        """The cells that lie in pastures."""
        cells = 0
        for pasture in self.pastures:
            cells |= pasture
        return cells

    @property
    def meadow(self) -> int:
        """The cells that could become pasture: unfenced, without room, field or tile."""
        return self.land & ~(self.rooms | self.fields | self.blocked | self.fenced)

    @property
    def unused(self) -> int:
        """The cells that cost points at the end: meadow without a stable."""
        return self.meadow & ~self.stables

    @property
    def arable(self) -> int:
        """The cells that may be sown: fields, and those that cards make so."""
        return self.fields | self.wild & self.unused if self.wild else self.fields

    @property
    def room_sites(self) -> int:
        return self.unused & around(self.rooms)

    @property
    def field_sites(self) -> int:
        """The cells that may be plowed."""
        return self.next_to_fields(self.unused | self.under_tiles if self.tiles else self.unused)

    def next_to_fields(self, cells: int) -> int:
        """Those of some cells on which a field may lie."""
        if self.fields:
            return cells & around(self.fields)
        return cells & self.adjoining if self.strict else cells

    @property
    def under_tiles(self) -> int:
        """The cells with tiles that go when they are plowed."""
        return sum([self.showing(sort) for sort in PLOWABLE])

    @property
    def stable_sites(self) -> int:
        if self.stables.bit_count() >= STABLES:
            return 0
        sites = self.land & ~(self.rooms | self.fields | self.blocked | self.stables)
        return sites & self.adjoining if self.strict else sites

    @property
    def adjoining(self) -> int:
        """The cells with a room, a field, a stable or a pasture, and those next to them."""
        used = self.rooms | self.fields | self.stables | self.fenced | self.under_tiles
        return used | around(used)

    @property
    def fences_left(self) -> int:
        return fencing.FENCES - self.fences_away - self.fences.bit_count() + self.fences_saved

    def extend(self, cells: int) -> None:
        """The farmyard has these cells as well from now on."""
        self.land |= cells
        self.fewest_fences = -1
        if self.changes:
            self.house_animals()

    def add_room(self, cell: int) -> None:
        self.rooms |= 1 << cell
        self.fewest_fences = -1
        if self.changes:
            self.house_animals()

    def add_field(self, cell: int) -> None:
        self.fields |= 1 << cell
        self.fewest_fences = -1
        if self.changes:
            self.house_animals()

    def showing(self, sort: int) -> int:
        """The cells that show a sort of tile."""
        return self.tiles[sort] if sort < len(self.tiles) else 0

    def sort_on(self, cell: int) -> int:
        """The sort of tile that a cell shows, or -1."""
        for sort, cells in enumerate(self.tiles):
            if cells >> cell & 1:
                return sort
        return -1

    def beneath(self, cell: int) -> int:
        """How many tiles lie under the one that a cell shows."""
        return len([place for place, _ in self.buried if place == cell])

    def lay_tile(self, sort: int, cell: int) -> None:
        """Lay a tile on a cell, on top of another one that lies there."""
        there = self.sort_on(cell)
        if there >= 0:
            self.buried += ((cell, there),)
        self._show(cell, sort)

    def lift_tile(self, cell: int) -> int:
        """Take the tile away that a cell shows; returns its sort. One beneath it shows from now on."""
        sort = self.sort_on(cell)
        under = [place for place, (where, _) in enumerate(self.buried) if where == cell]
        self._show(cell, self.buried[under[-1]][1] if under else -1)
        if under:
            self.buried = self.buried[: under[-1]] + self.buried[under[-1] + 1 :]
        return sort

    def _show(self, cell: int, sort: int) -> None:
        """A cell shows this sort of tile from now on, or with -1 none."""
        size = max(len(self.tiles), sort + 1)
        shown = [cells & ~(1 << cell) for cells in self.tiles] + [0] * (size - len(self.tiles))
        self.blocked &= ~(1 << cell)
        if sort >= 0:
            shown[sort] |= 1 << cell
            self.blocked |= 1 << cell
        self.tiles = tuple(shown)
        if self.piecemeal:
            self.pastures = self.closed_by(self.fences)
        self.fewest_fences = -1
        if self.changes:
            self.house_animals()

    def add_stable(self, cell: int) -> None:
        self.stables |= 1 << cell
        self.house_animals()

    def enclose(self, cells: int) -> None:
        """Close a pasture."""
        self.preserved &= ~cells
        self.pastures = fencing.enclose(self.pastures, cells)
        self.build_fences(border(cells))

    def build_fences(self, edges: int) -> None:
        """Fences stand on these edges from now on; where they are built piecemeal, it shows what they have closed."""
        self.fences |= edges
        if self.piecemeal:
            self.pastures = self.closed_by(self.fences)
        self.house_animals()
        self.fewest_fences = -1

    def closed_by(self, fences: int) -> tuple[int, ...]:
        """The pastures that fences would make of the farmyard, whether anything else is built or not."""
        return fencing.pastures_of(fences, self.land, self.land & ~(self.rooms | self.fields | self.blocked))

    def house_animals(self) -> None:
        """Work out anew what the farm and the cards offer animals."""
        kinds = len(self.animals)
        self.housing = self.shelter().housing() if self.changes else plain_housing(self.pastures, self.stables, kinds)

    def shelter(self) -> Shelter:
        """What the farm and the cards offer animals, one by one."""
        return self.shelter_in(self.pastures)

    def shelter_in(self, pastures: tuple[int, ...]) -> Shelter:
        """What the farm would offer with these pastures."""
        shelter = Shelter(pastures, self.stables, len(self.animals))
        for _, change in self.changes:
            change.shelter(self, shelter)
        return shelter

    def room_in(self, cells: int) -> int:
        """How many animals a pasture on these cells would hold."""
        return max(self.shelter_in((cells,)).pastures[0].capacity)

    def empty_field(self, among: int = EVERYWHERE) -> int:
        """The first field with nothing on it, or -1; of all, or `among` some cells."""
        fields = self.arable & among
        cell = 0
        while fields:
            if fields & 1 and not self.crops[cell]:
                return cell
            fields >>= 1
            cell += 1
        return -1

    def empty_plot(self, plot: Plot) -> int:
        """The first place of a card's plots of this sort with nothing on it, or -1."""
        for number, there in enumerate(self.plots):
            if there is plot and not self.crops[CELLS + number]:
                return CELLS + number
        return -1

    def plant(self, place: int, crop: int) -> None:
        """Let something else stand on a field or plot; copies of the game share what stood there."""
        self.crops = self.crops[:place] + (crop,) + self.crops[place + 1 :]

    # -- animals, people and cards ----------------------------------------------------------

    @property
    def herd(self) -> Herd:
        return tuple([count(self.goods, kind) for kind in self.animals])

    def lodgers(self) -> int:
        """The people who live on cards beside the family."""
        return sum([change.lodgers(self) for _, change in self.changes])

    def away(self) -> int:
        """Those of the family who are not there to be placed."""
        return sum([change.away(self) for _, change in self.changes])

    @property
    def has_room(self) -> bool:
        """Whether there are more rooms than family members."""
        homes = sum([change.homes(self) for _, change in self.changes]) if self.changes else 0
        return self.rooms.bit_count() + homes > self.people

    @property
    def improvements(self) -> list[Card]:
        return [card for card in self.cards if card.sort in (MAJOR, MINOR)]

    @property
    def occupations(self) -> list[Card]:
        return [card for card in self.cards if card.sort == OCCUPATION]

    def in_hand(self, sort: str) -> list[Card]:
        return [card for card in self.hand if card.sort == sort]

    # -- what cards remember, and what the round resets -------------------------------------

    def tally(self, card: Card) -> Tally:
        """What a card of this player remembers; only to be read."""
        return self.tallies.get(card, BLANK)

    def note(self, card: Card) -> Tally:
        """What a card of this player remembers, to be written to."""
        tally = self.tally(card).copy()
        self.tallies = {**self.tallies, card: tally}
        return tally

    def note_round(self) -> RoundFacts:
        """What is true in this round alone, to be written to."""
        self.this_round = self.this_round.copy()
        return self.this_round

    def begin_round(self) -> None:
        """Children are grown up, and nothing has happened yet."""
        self.newborns = 0
        guests = self.this_round.guests_later
        self.this_round = RoundFacts(guests) if guests else NOTHING_YET
        for card, tally in list(self.tallies.items()):
            if tally.round_uses or tally.round_goods:
                fresh = self.note(card)
                fresh.round_uses = 0
                fresh.round_goods = 0


class Supposing:
    """What would be if a player had other goods: true within a `with` block, undone after it.

    What the block does to the fences that are put away is undone as well.
    """

    __slots__ = ("player", "goods", "before", "fences_away")

    def __init__(self, player: Player, goods: int) -> None:
        self.player = player
        self.goods = goods
        self.before = player.goods
        self.fences_away = player.fences_away

    def __enter__(self) -> None:
        self.player.goods = self.goods

    def __exit__(self, kind: object, error: object, trace: object) -> None:
        self.player.goods = self.before
        self.player.fences_away = self.fences_away


def supposing(player: Player, goods: int) -> Supposing:
    """Suppose that a player had these goods."""
    return Supposing(player, goods)
