"""Building fences: one pasture after another, each closed completely and paid for at once."""

from typing import Final

from farmyard.agricola.farm.fences import enclose, enclosures, fewest_for_a_cell
from farmyard.agricola.farm.geometry import around, border, cells_of, connected, names, region
from farmyard.agricola.rules.animals import find_room
from farmyard.agricola.rules.farmland import use_land
from farmyard.agricola.rules.payment import charge_purchase, prices_of
from farmyard.agricola.rules.react import announce, listening
from farmyard.agricola.state.action import Action, Repeated
from farmyard.agricola.state.card import Card
from farmyard.agricola.state.events import BUILT_FENCES, Event
from farmyard.agricola.state.game import Agricola
from farmyard.agricola.state.goods import WOOD, count, covers, of, several, shortage, text
from farmyard.agricola.state.happenings import FENCES
from farmyard.agricola.state.player import Player
from farmyard.agricola.state.purchase import FENCE, Purchase
from farmyard.agricola.state.tally import NO_FENCING, Fencing
from farmyard.kernel.errors import FarmyardError
from farmyard.kernel.option import DONE, Option, Target

AT_THE_EVENT: Final = -1
_enclose_options: Final[dict[int, Option]] = {}


def enclose_option(cells: int) -> Option:
    option = _enclose_options.get(cells)
    if option is None:
        option = Option("enclose", names(cells), Target(cells=cells))
        _enclose_options[cells] = option
    return option


class Fence(Repeated):
    """Close pastures for 1 wood a fence.

    `free` fences cost nothing; without `paid` there are no others. With `cells` the free fences are for
    one pasture of new land, the first, of at most that size; with `site` for one around this cell, as a rule
    that of the event, even within a pasture. `built` and `wood` are the fences built and paid so far, `enclosed`
    the new land that was unused before; `card` is what the fences are due to if no space is.
    `before` are the pastures there were, `joined` the fences of the building to which these belong, if any. What is
    no `action` to build fences is not made cheaper by what makes such actions so.
    """

    __slots__ = ("free", "paid", "cells", "site", "built", "wood", "enclosed", "card", "before", "joined", "action")

    def __init__(
        self,
        free: int = 0,
        paid: bool = True,
        cells: int = 0,
        site: int = 0,
        built: int = 0,
        wood: int = 0,
        enclosed: int = 0,
        card: Card | None = None,
        before: tuple[int, ...] = (),
        joined: int = 0,
        action: bool = True,
    ) -> None:
        self.free = free
        self.paid = paid
        self.cells = cells
        self.site = site
        self.built = built
        self.wood = wood
        self.enclosed = enclosed
        self.card = card
        self.before = before
        self.joined = joined
        self.action = action

    def bound(self, card: Card | None = None, space: int = -1, event: Event | None = None) -> Action:
        if event is not None:
            return Fence(self.free, self.paid, 1, event.cells, card=event.card or self.card) if self.at_event else self
        if card is None and (space < 0 or self.card is None):
            return self
        return Fence(
            self.free, self.paid, self.cells, self.site, self.built, self.wood, self.enclosed, card, self.before,
            self.joined, self.action,
        )  # fmt: skip

    @property
    def brings(self) -> int:
        return 0

    @property
    def at_event(self) -> bool:
        """Whether it is still to learn around which cell to fence."""
        return self.site == AT_THE_EVENT

    def unsaved_wood(self, player: Player, fences: int) -> int:
        """The wood for so many fences in one action, without what cards save on all fences of one building."""
        wood = max(0, fences - self.free)
        if self.paid and wood and self.action:
            last = player.fences.bit_count() - self.built + fences
            for _, change in player.changes:
                wood -= change.free_fences(last - wood + 1, last)
        return wood

    def wood_for(self, player: Player, fences: int) -> int:
        """The wood for so many fences in one action, cards considered."""
        wood = self.unsaved_wood(player, fences)
        if not player.changes:
            return wood
        earlier = self.building_joined(player)
        wood += earlier.unsaved
        for _, change in player.changes:
            wood = change.fence_wood(player, earlier.fences + fences, wood)
        return max(0, wood - earlier.wood)

    def building_joined(self, player: Player) -> Fencing:
        """The building to which these fences belong: that for which a card has given the stable they enclose."""
        card = self.card
        if card is not None and any([reaction.event == BUILT_FENCES for reaction in card.each]):
            return player.this_round.fencing
        return NO_FENCING

    def due(self, game: Agricola, seat: int, fences: int) -> int:
        """What is still to be paid for so many fences: the price that the player can pay, if there is one."""
        player = game.players[seat]
        wood = of(WOOD, max(0, self.wood_for(player, fences) - self.wood))
        if not wood or not self.paid or not player.changes:
            return wood
        prices = prices_of(game, seat, Purchase(FENCE, wood))
        payable = [price for price in prices if covers(player.goods, price)]
        return (payable or prices)[0]

    def most(self, game: Agricola, seat: int) -> int:
        """How many more fences the player could pay for."""
        player = game.players[seat]
        goods = player.goods if self.paid else 0
        if not player.changes and not self.free:
            return count(goods, WOOD)
        fences = 0
        while fences < player.fences_left and covers(goods, self.due(game, seat, self.built + fences + 1)):
            fences += 1
        return fences

    @property
    def words(self) -> str:
        return "build fences for 1 wood each"

    def possible(self, game: Agricola, seat: int) -> bool:
        player = game.players[seat]
        if self.cells:
            return bool(self.sites(game, seat))
        return player.can_fence(self.most(game, seat))

    def sites(self, game: Agricola, seat: int) -> list[int]:
        """The pastures that could be closed next."""
        player = game.players[seat]
        most = self.most(game, seat)
        found = [enclosure.cells for enclosure in player.enclosures(most)] if player.can_fence(most) else []
        if not self.cells:
            return found
        if not self.built:
            found = [cells for cells in found if cells.bit_count() <= self.cells and not cells & player.fenced]
            bridges = self.cells == 1 and player.pastures and not player.scattered
            found += bridgeable(player, most - 4) if bridges else []
            return self.at_site(player, found, most) if self.site else found
        if in_order(player):
            return found
        return [cells for cells in found if connected(player.fenced | cells)]

    def at_site(self, player: Player, found: list[int], most: int) -> list[int]:
        """The one cell that may be fenced, if it can be: new land, or part of a larger pasture."""
        divided = [pasture for pasture in player.pastures if pasture & self.site and pasture != self.site]
        possible = self.site in found or (divided and new_fences(player, self.site) <= most)
        return [self.site] if possible else []

    def obstacle(self, game: Agricola, seat: int) -> str:
        if self.possible(game, seat):
            return ""
        player = game.players[seat]
        if not player.can_fence(player.fences_left):
            return "no pasture can be closed with the fences left"
        fences = fewest_for_a_cell(player.meadow, player.pastures, player.fences, player.scattered)
        due = self.due(game, seat, self.built + fences)
        return "no pasture can be closed" if covers(player.goods, due) else lack(player, due)

    def options(self, game: Agricola, seat: int) -> list[Option]:
        if not self.possible(game, seat):
            return []
        player = game.players[seat]
        offered = [enclose_option(cells) for cells in self.sites(game, seat)]
        if self.built and offered and (not self.cells or in_order(player)):
            offered.append(DONE)
        return offered

    def do(self, game: Agricola, seat: int, option: Option) -> None:
        player = game.players[seat]
        built = self.built + new_fences(player, option.target.cells)
        wood = self.wood_for(player, built)
        enclosed = self.enclosed | option.target.cells & ~player.fenced & ~(player.stables & ~self.site)
        free = min(self.free, built) if self.cells else self.free
        before = self.before if self.built else player.pastures
        joined = self.building_joined(player).fences
        rest = type(self)(
            free, self.paid, self.cells, self.site, built, wood, enclosed, self.card, before, joined, self.action
        )
        game.push(seat, rest)
        if game.journal is not None:
            game.note(FENCES, seat, Target(cells=option.target.cells, number=built - self.built))
        if wood > self.wood:
            charge_purchase(game, seat, Purchase(FENCE, of(WOOD, wood - self.wood)))
        use_land(game, seat, option.target.cells & player.unused)
        player.enclose(option.target.cells)

    def finish(self, game: Agricola, seat: int) -> None:
        if self.built:
            find_room(game, seat)
        if self.built and listening(game, BUILT_FENCES):
            player = game.players[seat]
            earlier = self.building_joined(player)
            unsaved = self.unsaved_wood(player, self.built)
            player.note_round().fencing = earlier.joined_by(self.built, unsaved, self.wood)
            announce(
                game, Event(BUILT_FENCES, seat, number=self.built, cells=self.enclosed, card=self.card, action=self)
            )

    def pastures_on_new_land(self, player: Player, cells: int) -> int:
        """How many pastures of at least so many cells enclose one that was unused before."""
        large = [pasture for pasture in player.pastures if pasture.bit_count() >= cells]
        return len([pasture for pasture in large if pasture & self.enclosed])

    def new_pastures(self, player: Player, cells: int) -> int:
        """How many pastures of at least so many cells are new: those on new land, and what divided ones are more."""
        land = 0
        for pasture in self.before:
            land |= pasture
        large = [pasture for pasture in player.pastures if pasture.bit_count() >= cells]
        fresh = len([pasture for pasture in large if not pasture & land])
        old = len([pasture for pasture in self.before if pasture.bit_count() >= cells])
        return fresh + max(0, len(large) - fresh - old)

    def question(self, game: Agricola, seat: int) -> str:
        return "Which cells do you enclose as a pasture?"

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        if option is DONE:
            return "Done fencing"
        player = game.players[seat]
        fences = new_fences(player, option.target.cells)
        due = text(self.due(game, seat, self.built + fences))
        room = player.room_in(option.target.cells)
        return f"Enclose {option.what}: {several(fences, 'fence')} for {due}, room for {room}"

    def read(self, game: Agricola, seat: int, text: str) -> str:
        """Cells may be named in any order, and a pasture may be divided by naming either part."""
        verb, _, where = text.partition(" ")
        if verb.lower() != "enclose":
            return text
        try:
            cells = region(where)
        except FarmyardError:
            return text
        for pasture in game.players[seat].pastures:
            rest = pasture & ~cells
            if cells & ~pasture == 0 and cells & (pasture & -pasture) and connected(cells) and connected(rest):
                cells = rest
        return f"enclose {names(cells)}"

    def refusal(self, game: Agricola, seat: int, text: str) -> str:
        verb, _, where = text.partition(" ")
        if verb.lower() != "enclose":
            return f"'{text}' is not possible now: enclose cells, like 'enclose b3 b4'"
        try:
            cells = region(where)
        except FarmyardError as error:
            return str(error)
        player = game.players[seat]
        due = self.due(game, seat, self.built + new_fences(player, cells))
        return f"Fences: {fence_obstacle(player, cells, due)}"


def in_order(player: Player) -> bool:
    """Whether the pastures lie as they must: in one piece, unless they may be scattered."""
    return player.scattered or connected(player.fenced)


def bridgeable(player: Player, spare: int) -> list[int]:
    """Cells away from the pastures that at most `spare` fences beyond their own would connect with them."""
    found: list[int] = []
    fenced = player.fenced
    if spare <= 0:
        return found
    sites = player.meadow & player.adjoining if player.strict else player.meadow
    for cell in cells_of(sites & ~around(fenced)):
        site = 1 << cell
        fences = player.fences | border(site)
        between = enclosures(player.meadow & ~site, player.pastures + (site,), fences, spare)
        if any([connected(fenced | site | enclosure.cells) for enclosure in between]):
            found.append(site)
    return found


def new_fences(player: Player, cells: int) -> int:
    """How many fences it takes to close these cells."""
    return (border(cells) & ~player.fences).bit_count()


def lack(player: Player, due: int) -> str:
    """What a player lacks of what is due for fences."""
    return f"{text(shortage(player.goods, due))} missing"


def fence_obstacle(player: Player, cells: int, due: int) -> str:
    """Why these cells cannot become a pasture, for which something is due."""
    if cells & ~player.land:
        return f"{names(cells & ~player.land)} is no cell of this farmyard"
    if not connected(cells):
        return "a pasture is one connected group of cells"
    if cells & (player.rooms | player.fields):
        return f"{names(cells & (player.rooms | player.fields))} is no meadow; rooms and fields stay outside"
    if cells & player.blocked:
        return f"{names(cells & player.blocked)} is covered by a tile"
    fenced = player.fenced
    if cells & fenced:
        if cells & ~fenced or len(enclose(player.pastures, cells)) <= len(player.pastures):
            return "a pasture is divided by naming some of its cells and no others"
    elif fenced and not player.scattered and not _touches(cells, fenced):
        return "a new pasture must border an existing one"
    elif player.strict and not cells & player.adjoining:
        return "a first pasture must border a cell that is used"
    needed = new_fences(player, cells)
    if needed > player.fences_left:
        return f"{several(needed - player.fences_left, 'fence')} missing"
    return lack(player, due)


def _touches(cells: int, fenced: int) -> bool:
    return border(cells) & border(fenced) != 0
