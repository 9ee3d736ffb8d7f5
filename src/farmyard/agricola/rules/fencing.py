"""Building fences: one pasture after another, each closed completely and paid for at once; or fence by fence."""

from typing import Final

from mypy_extensions import mypyc_attr

from farmyard.agricola.farm.fences import fewest_for_a_cell
from farmyard.agricola.farm.geometry import EDGE_NAMES, connected, names, straight_lines
from farmyard.agricola.rules.animals import find_room
from farmyard.agricola.rules.farmland import use_land
from farmyard.agricola.rules.farms import FOR_PARTNER, farm_of, farms_of, named_farm, on_farm, refused_there, whose
from farmyard.agricola.rules.fence_options import (
    ENCLOSE,
    SINGLE,
    SINGLE_FENCE,
    edges_of,
    enclose_option,
    named_fences,
    same_fences,
)
from farmyard.agricola.rules.pastures import (
    bridgeable,
    can_fence,
    enclosures_on,
    fence_obstacle,
    in_order,
    lack,
    land_closed,
    new_edges,
    single_obstacle,
    single_sites,
)
from farmyard.agricola.rules.payment import charge_purchase, prices_of
from farmyard.agricola.rules.react import announce, listening
from farmyard.agricola.state.action import Action, Repeated
from farmyard.agricola.state.card import Card
from farmyard.agricola.state.events import BUILT_FENCES, Event
from farmyard.agricola.state.game import Agricola
from farmyard.agricola.state.goods import WOOD, count, covers, of, several, text
from farmyard.agricola.state.happenings import FENCES
from farmyard.agricola.state.player import Player
from farmyard.agricola.state.purchase import FENCE, Purchase
from farmyard.agricola.state.tally import NO_FENCING, Fencing
from farmyard.kernel.errors import FarmyardError
from farmyard.kernel.option import DONE, Option, Target

AT_THE_EVENT: Final = -1


@mypyc_attr(acyclic=True)
class Fenced:
    """What an action has fenced on one farm so far.

    `built` are the fences, `edges` where they stand, `enclosed` the new land that was unused before, `before` the
    pastures there were.
    """

    __slots__ = ("built", "enclosed", "before", "edges")

    def __init__(self, built: int = 0, enclosed: int = 0, before: tuple[int, ...] = (), edges: int = 0) -> None:
        self.built = built
        self.enclosed = enclosed
        self.before = before
        self.edges = edges

    def new_pastures(self, player: Player, cells: int) -> int:
        """How many pastures of at least so many cells are new: those on new land, and what divided ones are more."""
        land = 0
        for pasture in self.before:
            land |= pasture
        large = [pasture for pasture in player.pastures if pasture.bit_count() >= cells]
        fresh = len([pasture for pasture in large if not pasture & land])
        old = len([pasture for pasture in self.before if pasture.bit_count() >= cells])
        return fresh + max(0, len(large) - fresh - old)

    def pastures_on_new_land(self, player: Player, cells: int) -> int:
        """How many pastures of at least so many cells enclose one that was unused before."""
        large = [pasture for pasture in player.pastures if pasture.bit_count() >= cells]
        return len([pasture for pasture in large if pasture & self.enclosed])


NOTHING_FENCED: Final = Fenced()


class Fence(Repeated):
    """Build fences for 1 wood each, as a rule to close pastures; on the partner's farm 1 more for each three begun.

    `free` fences cost nothing; without `paid` there are no others. With `cells` the free fences are for
    one pasture of new land, the first, of at most that size; with `site` for one around this cell, as a rule
    that of the event, even within a pasture, and on the partner's farm if that is `elsewhere`. `wood` is what was paid
    so far, for what was built on the `own` farm and `there`, on the partner's; `card` is what the fences are due to if
    no space is. `joined` are the fences of the building to which these belong, if any. What is
    no `action` to build fences is not made cheaper by what makes such actions so.
    """

    __slots__ = (
        "free", "paid", "cells", "site", "elsewhere", "wood", "card", "joined", "action", "own", "there",
    )  # fmt: skip

    def __init__(
        self,
        free: int = 0,
        paid: bool = True,
        cells: int = 0,
        site: int = 0,
        elsewhere: bool = False,
        wood: int = 0,
        card: Card | None = None,
        joined: int = 0,
        action: bool = True,
        own: Fenced | None = None,
        there: Fenced | None = None,
    ) -> None:
        self.free = free
        self.paid = paid
        self.cells = cells
        self.site = site
        self.elsewhere = elsewhere
        self.wood = wood
        self.card = card
        self.joined = joined
        self.action = action
        self.own = own
        self.there = there

    def bound(self, card: Card | None = None, space: int = -1, event: Event | None = None) -> Action:
        if event is not None:
            if not self.at_event:
                return self
            return Fence(self.free, self.paid, 1, event.cells, event.farm >= 0, card=event.card or self.card)
        if card is None and (space < 0 or self.card is None):
            return self
        return type(self)(
            self.free, self.paid, self.cells, self.site, self.elsewhere, self.wood, card, self.joined, self.action,
            self.own, self.there,
        )  # fmt: skip

    @property
    def built(self) -> int:
        """The fences built so far."""
        return self.fenced(True).built + self.fenced(False).built

    def fenced(self, own: bool) -> Fenced:
        """What was fenced so far on the own farm, or on the partner's."""
        fenced = self.own if own else self.there
        return NOTHING_FENCED if fenced is None else fenced

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
            last = player.fences.bit_count() - player.fences_saved + player.fences_elsewhere - self.built + fences
            for _, change in player.changes:
                wood -= change.free_fences(last - wood + 1, last)
        return wood

    def wood_for(self, player: Player, fences: int) -> int:
        """The wood for so many fences in one action, cards considered, wherever they stand."""
        wood = self.unsaved_wood(player, fences)
        if not player.changes:
            return wood
        earlier = self.building_joined(player)
        wood += earlier.unsaved
        for _, change in player.changes:
            wood = change.fence_wood(player, earlier.fences + fences, wood)
        return max(0, wood - earlier.wood)

    def surcharge(self, fences: int) -> int:
        """The wood for building so many fences on the partner's farm, beyond what they cost."""
        return (fences + 2) // 3 if self.paid else 0

    def wood_after(self, player: Player, own: bool, fences: int) -> int:
        """All the wood of this action once so many more fences are built, on the own farm or not."""
        there = self.fenced(False).built + (0 if own else fences)
        return self.wood_for(player, self.built + fences) + self.surcharge(there)

    def building_joined(self, player: Player) -> Fencing:
        """The building to which these fences belong: that for which a card has given the stable they enclose."""
        card = self.card
        if card is not None and any([reaction.event == BUILT_FENCES for reaction in card.each]):
            return player.this_round.fencing
        return NO_FENCING

    def due(self, game: Agricola, seat: int, farm: int, fences: int) -> int:
        """What is to be paid for so many more fences on a farm: the price that the player can pay, if there is one."""
        player = game.players[seat]
        wood = of(WOOD, max(0, self.wood_after(player, farm == seat, fences) - self.wood))
        if not wood or not self.paid or not player.changes:
            return wood
        prices = prices_of(game, seat, Purchase(FENCE, wood))
        payable = [price for price in prices if covers(player.goods, price)]
        return (payable or prices)[0]

    def most(self, game: Agricola, seat: int, farm: int) -> int:
        """How many more fences the player could pay for on a farm."""
        player = game.players[seat]
        goods = player.goods if self.paid else 0
        if not player.changes and not self.free and farm == seat:
            return count(goods, WOOD)
        left = game.players[farm].fences_left
        fences = 0
        while fences < left and covers(goods, self.due(game, seat, farm, fences + 1)):
            fences += 1
        return fences

    @property
    def words(self) -> str:
        return "build fences for 1 wood each"

    def possible(self, game: Agricola, seat: int) -> bool:
        if self.possible_on(game, seat, seat):
            return True
        partner = game.partner(seat)
        return partner >= 0 and self.possible_on(game, seat, partner)

    def possible_on(self, game: Agricola, seat: int, farm: int) -> bool:
        """Whether fences could be built on a farm."""
        if self.cells or game.players[seat].long_fences:
            sites = self.sites(game, seat, farm)
            return bool(sites or self.single_fences(game, seat, farm, sites))
        return can_fence(game.players[farm], self.most(game, seat, farm))

    def sites(self, game: Agricola, seat: int, farm: int) -> list[int]:
        """The pastures that could be closed next on a farm."""
        player, owner = game.players[seat], game.players[farm]
        most = self.most(game, seat, farm)
        found = self.closable(player, owner, most)
        if not self.cells:
            return found
        if self.built:
            joins = [cells for cells in found if in_order(owner) or connected(owner.fenced | cells)]
            return joins if self.fenced(farm == seat).built else []
        if self.site:
            return self.at_site(player, owner, found, most) if self.elsewhere == (farm != seat) else []
        return self.first_sites(player, owner, found, most)

    def closable(self, player: Player, owner: Player, most: int) -> list[int]:
        """The pastures that a player could close on a farm with at most so many more fences."""
        if player.long_fences:
            built = self.fenced(player is owner).edges
            return [enclosure.cells for enclosure in enclosures_on(owner, most, built)]
        return [enclosure.cells for enclosure in enclosures_on(owner, most)] if can_fence(owner, most) else []

    def single_fences(self, game: Agricola, seat: int, farm: int, sites: list[int]) -> list[int]:
        """The edges of a farm where a single fence may be built, as far as it does not close one of these sites."""
        player, owner = game.players[seat], game.players[farm]
        if not owner.piecemeal or self.cells:
            return []
        most = min(self.most(game, seat, farm), owner.fences_left)
        last = [new_edges(owner, cells) for cells in sites]
        return [
            edge
            for edge in single_sites(owner)
            if 1 << edge not in last and self.fences_for(player, owner, 1 << edge) <= most
        ]

    def fences_for(self, player: Player, owner: Player, edges: int) -> int:
        """How many more fences a player needs for these edges of a farm."""
        if not player.long_fences:
            return edges.bit_count()
        built = self.fenced(player is owner).edges
        return straight_lines(built | edges) - straight_lines(built)

    def first_sites(self, player: Player, owner: Player, found: list[int], most: int) -> list[int]:
        """Those of some pastures that may be the first, small one, and cells that more fences connect with the rest."""
        bridges = self.cells == 1 and owner.pastures and not owner.scattered
        small = [cells for cells in found if cells.bit_count() <= self.cells and not cells & owner.fenced]
        return small + bridgeable(owner, most - 4, player.long_fences) if bridges else small

    def at_site(self, player: Player, owner: Player, found: list[int], most: int) -> list[int]:
        """The one cell that may be fenced, if it can be: new land, or part of a larger pasture."""
        divided = [pasture for pasture in owner.pastures if pasture & self.site and pasture != self.site]
        if self.site in self.first_sites(player, owner, found, most):
            return [self.site]
        return [self.site] if divided and self.fences_for(player, owner, new_edges(owner, self.site)) <= most else []

    def obstacle(self, game: Agricola, seat: int) -> str:
        if self.possible(game, seat):
            return ""
        player = game.players[seat]
        if not can_fence(player, player.fences_left) and not player.long_fences:
            return "no pasture can be closed with the fences left"
        fences = fewest_for_a_cell(player.meadow, player.pastures, player.fences, player.scattered)
        due = self.due(game, seat, seat, 1 if player.piecemeal else fences)
        return "no pasture can be closed" if covers(player.goods, due) else lack(player, due)

    def options(self, game: Agricola, seat: int) -> list[Option]:
        offered: list[Option] = []
        for farm in farms_of(game, seat):
            sites = self.sites(game, seat, farm)
            offered += [on_farm(enclose_option(cells), seat, farm) for cells in sites]
            offered += [on_farm(SINGLE[edge], seat, farm) for edge in self.single_fences(game, seat, farm, sites)]
        if self.built and offered and self.may_stop(game, seat):
            offered.append(DONE)
        return offered

    def may_stop(self, game: Agricola, seat: int) -> bool:
        """Whether the pastures lie as they must."""
        if not self.cells:
            return True
        built = [farm for farm in farms_of(game, seat) if self.fenced(farm == seat).built]
        return all([in_order(game.players[farm]) for farm in built])

    def do(self, game: Agricola, seat: int, option: Option) -> None:
        player, farm = game.players[seat], farm_of(option, seat)
        owner = game.players[farm]
        edges = edges_of(owner, option)
        land = land_closed(owner, option.target.cells, edges)
        fences = self.fences_for(player, owner, edges)
        wood = self.wood_after(player, farm == seat, fences)
        fenced = self.fenced_more(owner, farm == seat, land, edges, fences)
        game.push(seat, self.rest(player, farm == seat, fenced, wood))
        if game.journal is not None:
            single = option.verb == SINGLE_FENCE
            target = Target(cells=option.target.cells, seat=option.target.seat, number=fences)
            game.note(FENCES, seat, option.target if single else target)
        if wood > self.wood:
            charge_purchase(game, seat, Purchase(FENCE, of(WOOD, wood - self.wood)))
        elif player.long_fences:
            player.goods += of(WOOD, self.wood - wood)
        use_land(game, farm, land & owner.unused)
        owner.fences_saved += edges.bit_count() - fences
        if owner.piecemeal:
            owner.build_fences(edges)
        else:
            owner.enclose(option.target.cells)
        if farm != seat:
            player.fences_elsewhere += fences
            owner.fences_elsewhere -= fences

    def fenced_more(self, owner: Player, own: bool, land: int, edges: int, fences: int) -> Fenced:
        """What is fenced on a farm once some land is closed by so many more fences on these edges."""
        fenced = self.fenced(own)
        enclosed = fenced.enclosed | land & ~(owner.stables & ~self.site)
        before = fenced.before if fenced.built else owner.pastures
        return Fenced(fenced.built + fences, enclosed, before, fenced.edges | edges)

    def rest(self, player: Player, own: bool, fenced: Fenced, wood: int) -> Action:
        """What is left of the action once more has been fenced on a farm, for so much wood in all."""
        built = fenced.built + self.fenced(not own).built
        return type(self)(
            min(self.free, built) if self.cells else self.free, self.paid, self.cells, self.site, self.elsewhere,
            wood, self.card, self.building_joined(player).fences, self.action,
            fenced if own else self.own, self.there if own else fenced,
        )  # fmt: skip

    def finish(self, game: Agricola, seat: int) -> None:
        for farm in farms_of(game, seat):
            if self.fenced(farm == seat).built:
                find_room(game, farm)
        if self.built and listening(game, BUILT_FENCES):
            player = game.players[seat]
            earlier = self.building_joined(player)
            wood = self.wood - self.surcharge(self.fenced(False).built)
            player.note_round().fencing = earlier.joined_by(self.built, self.unsaved_wood(player, self.built), wood)
            land = self.fenced(True).enclosed | self.fenced(False).enclosed
            announce(game, Event(BUILT_FENCES, seat, number=self.built, cells=land, card=self.card, action=self))

    def new_pastures(self, game: Agricola, seat: int, cells: int, new_land: bool) -> int:
        """How many new pastures of at least so many cells there are; with `new_land` on land that was unused."""
        number = 0
        for farm in farms_of(game, seat):
            fenced, owner = self.fenced(farm == seat), game.players[farm]
            if fenced.built:
                number += fenced.pastures_on_new_land(owner, cells) if new_land else fenced.new_pastures(owner, cells)
        return number

    def question(self, game: Agricola, seat: int) -> str:
        if game.players[seat].piecemeal and not self.cells:
            return "Which pasture do you enclose, or where do you build a fence?"
        return "Which cells do you enclose as a pasture?"

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        if option is DONE:
            return "Done fencing"
        farm, cells = farm_of(option, seat), option.target.cells
        owner = game.players[farm]
        edges = edges_of(owner, option)
        fences = self.fences_for(game.players[seat], owner, edges)
        due = text(self.due(game, seat, farm, fences))
        if option.verb == SINGLE_FENCE:
            closed = land_closed(owner, 0, edges)
            closing = f", closing {names(closed)}" if closed else ""
            return f"Build a fence at {EDGE_NAMES[option.target.number]}{whose(game, seat, farm)} for {due}{closing}"
        what = f"Enclose {names(cells)}{whose(game, seat, farm)}"
        return f"{what}: {several(fences, 'fence')} for {due}, room for {owner.room_in(cells)}"

    def read(self, game: Agricola, seat: int, text: str) -> str:
        """Cells may be named in any order, and a pasture may be divided by naming either part.

        So may an edge by either cell, and the same fences in any other way.
        """
        verb, _, where = text.partition(" ")
        if verb.lower() not in (ENCLOSE, SINGLE_FENCE):
            return text
        where, farm = named_farm(game, seat, where)
        try:
            cells, edges = named_fences(game.players[farm], verb.lower(), where)
        except FarmyardError:
            return text
        if (verb.lower() == SINGLE_FENCE or game.players[farm].piecemeal) and game.decision is not None:
            return same_fences(game.players[farm], game.decision.options, seat, farm, edges) or text
        for pasture in game.players[farm].pastures:
            rest = pasture & ~cells
            if cells & ~pasture == 0 and cells & (pasture & -pasture) and connected(cells) and connected(rest):
                cells = rest
        return f"enclose {names(cells)}{'' if farm == seat else FOR_PARTNER}"

    def refusal(self, game: Agricola, seat: int, text: str) -> str:
        verb, _, where = text.partition(" ")
        if verb.lower() not in (ENCLOSE, SINGLE_FENCE):
            return f"'{text}' is not possible now: enclose cells, like 'enclose b3 b4'"
        named, farm = named_farm(game, seat, where)
        why = self.obstacle_at(game, seat, verb.lower(), named, farm)
        return f"Fences: {refused_there(game, seat, where, why)}"

    def obstacle_at(self, game: Agricola, seat: int, verb: str, where: str, farm: int) -> str:
        """Why no fences can be built where they are wanted on a farm."""
        owner = game.players[farm]
        try:
            cells, edges = named_fences(owner, verb, where)
        except FarmyardError as error:
            return str(error)
        needed = self.fences_for(game.players[seat], owner, edges)
        lacking = lack(game.players[seat], self.due(game, seat, farm, needed))
        if verb == SINGLE_FENCE:
            return single_obstacle(owner, edges, needed, lacking)
        return fence_obstacle(owner, cells, needed, lacking)
