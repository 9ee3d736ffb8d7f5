"""Plowing and sowing."""

from typing import Final

from farmyard.agricola.farm.geometry import CELL_NAMES, CELLS, EVERYWHERE, around, cells_of, names, region
from farmyard.agricola.rules.farms import farm_of, farms_of, named_farm, on_farm, refused_there, whose
from farmyard.agricola.rules.payment import affordable, charge_goods, missing
from farmyard.agricola.rules.react import announce, listening
from farmyard.agricola.state.action import Repeated
from farmyard.agricola.state.card import Card, Price, told_apart
from farmyard.agricola.state.doors import Plot
from farmyard.agricola.state.events import CLEARED, PLOWED, SOWED, USED_LAND, Event
from farmyard.agricola.state.game import Agricola
from farmyard.agricola.state.goods import GRAIN, NAMES, ONE, VEGETABLE, WOOD, count, kinds, of, several, text
from farmyard.agricola.state.happenings import PLOWS, SOWS
from farmyard.agricola.state.player import Player
from farmyard.agricola.state.purchase import BOUGHT, FIELD
from farmyard.kernel.errors import FarmyardError
from farmyard.kernel.option import DONE, Option, Target

CELL: Final = tuple([Target(cells=1 << cell) for cell in range(CELLS)])
PLOW: Final = tuple([Option("plow", name, CELL[cell]) for cell, name in enumerate(CELL_NAMES)])
CROPS: Final = (GRAIN, VEGETABLE)


def _sow_on(kind: int, cell: int) -> Option:
    return Option("sow", f"{NAMES[kind]} on {CELL_NAMES[cell]}", Target(cells=1 << cell, goods=ONE[kind]))


SOW: Final = tuple([Option("sow", NAMES[kind], Target(goods=ONE[kind])) for kind in range(len(NAMES))])
SOW_ON: Final = tuple([tuple([_sow_on(kind, cell) for cell in range(CELLS)]) for kind in range(len(NAMES))])
YIELD: Final = {GRAIN: 3, VEGETABLE: 2, WOOD: 3}
ANY_NUMBER: Final = 99


def use_land(game: Agricola, seat: int, cells: int) -> None:
    """Cells that were unused are used now: cards may react to it."""
    if listening(game, USED_LAND):
        announce(game, Event(USED_LAND, seat, cells=cells))


def field_price(game: Agricola) -> int:
    """What everybody pays for a field that is plowed: nothing, unless a card in common says otherwise."""
    price = 0
    for card in game.common:
        for change in card.changes:
            price += change.field_price()
    return price


def field_payable(game: Agricola, seat: int) -> bool:
    """Whether a player can pay for a field that is plowed."""
    return affordable(game.players[seat], field_price(game))


class Plow(Repeated):
    """Turn an empty, unfenced cell into a field, or up to `most`; next to the fields there are, if any.

    `plowed` is how many there are so far in this action, `card` what allows it if no space does.
    """

    __slots__ = ("most", "space", "card", "plowed")

    def __init__(self, most: int = 1, space: int = -1, card: Card | None = None, plowed: int = 0) -> None:
        self.most = most
        self.space = space
        self.card = card
        self.plowed = plowed

    @property
    def words(self) -> str:
        return "plow 1 field" if self.most == 1 else f"plow up to {self.most} fields"

    @property
    def brings(self) -> int:
        return 0

    def possible(self, game: Agricola, seat: int) -> bool:
        if game.board.dear_fields and not field_payable(game, seat):
            return False
        if game.players[seat].field_sites:
            return True
        partner = game.partner(seat)
        return partner >= 0 and game.players[partner].field_sites != 0

    def spends(self, game: Agricola, seat: int) -> int:
        return field_price(game)

    def obstacle(self, game: Agricola, seat: int) -> str:
        if self.possible(game, seat):
            return ""
        if field_payable(game, seat):
            return "no cell left to plow"
        return missing(game.players[seat], (Price(field_price(game)),))

    def options(self, game: Agricola, seat: int) -> list[Option]:
        offered: list[Option] = []
        if game.board.dear_fields and not field_payable(game, seat):
            return offered
        for farm in farms_of(game, seat):
            offered += [on_farm(PLOW[cell], seat, farm) for cell in cells_of(game.players[farm].field_sites)]
        if self.plowed and offered:
            offered.append(DONE)
        return offered

    def do(self, game: Agricola, seat: int, option: Option) -> None:
        farm = farm_of(option, seat)
        unused = option.target.cells & game.players[farm].unused
        if not unused:
            self.lift_tile(game, seat, farm, option.target.cell)
        game.players[farm].add_field(option.target.cell)
        game.note(PLOWS, seat, option.target)
        rest = Plow(self.most, self.space, self.card, self.plowed + 1)
        if rest.plowed < self.most:
            game.push(seat, rest)
        else:
            rest.finish(game, seat)
        if unused:
            use_land(game, farm, unused)
        if game.board.dear_fields:
            charge_goods(game, seat, field_price(game), BOUGHT[FIELD])

    def lift_tile(self, game: Agricola, seat: int, farm: int, cell: int) -> None:
        """A tile makes room for the field; cards may react to it."""
        sort = game.players[farm].lift_tile(cell)
        if listening(game, CLEARED):
            there = farm if farm != seat else -1
            announce(game, Event(CLEARED, seat, number=sort, cells=1 << cell, farm=there))

    def finish(self, game: Agricola, seat: int) -> None:
        if self.plowed and listening(game, PLOWED):
            announce(game, Event(PLOWED, seat, self.space, number=self.plowed, card=self.card))

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        if option is DONE:
            return "Plow no more"
        farm = farm_of(option, seat)
        field = option.text if farm == seat else f"plow {names(option.target.cells)}{whose(game, seat, farm)}"
        price = field_price(game)
        return f"{field} for {text(price)}" if price else field

    def question(self, game: Agricola, seat: int) -> str:
        return "Which cell do you plow?"

    def refusal(self, game: Agricola, seat: int, text: str) -> str:
        verb, _, where = text.partition(" ")
        if verb != "plow":
            return f"'{text}' is not possible now: choose a cell to plow, like 'plow b3'"
        cell, farm = named_farm(game, seat, where)
        player = game.players[farm]
        why = site_refusal(cell, player, "an existing field" if player.fields else "a cell that is used")
        return refused_there(game, seat, where, why)


def site_refusal(where: str, player: Player, neighbour: str) -> str:
    """Why nothing can be placed on a cell."""
    wrong = where_refusal(where, player)
    if wrong:
        return wrong
    if region(where) & ~player.unused:
        return f"{where} is not empty and unfenced"
    return f"{where} does not border {neighbour}"


def where_refusal(where: str, player: Player) -> str:
    """What is wrong with the name of a cell; empty when nothing is."""
    try:
        cells = region(where)
    except FarmyardError as error:
        return str(error)
    if cells & ~player.land:
        return f"{where} is no cell of this farmyard"
    return "" if cells.bit_count() == 1 else f"name one cell, like b3, not '{where}'"


class Sow(Repeated):
    """Plant crops from the supply on empty fields and plots, one after another, as many as liked.

    `most` limits how many, `kind` which crop, and each place holds so many `fewer`; `sown` are the places
    sown so far in this action.
    """

    __slots__ = ("most", "kind", "fewer", "sown")

    def __init__(self, most: int = ANY_NUMBER, kind: str = "", fewer: int = 0, sown: tuple[int, ...] = ()) -> None:
        self.most = most
        self.kind = kind
        self.fewer = fewer
        self.sown = sown

    @property
    def unrestricted(self) -> bool:
        """Whether any number of fields may be sown with any crop, each with the usual amount."""
        return self.most >= ANY_NUMBER and not self.kind and not self.fewer

    @property
    def words(self) -> str:
        return (
            "sow any number of empty fields" if self.most == ANY_NUMBER else f"sow up to {several(self.most, 'field')}"
        )

    @property
    def counts(self) -> int:
        return kinds(ONE[NAMES.index(self.kind)] if self.kind else ONE[GRAIN] + ONE[VEGETABLE])

    def possible(self, game: Agricola, seat: int) -> bool:
        player = game.players[seat]
        if not player.fields and not player.plots and not player.wild:
            return False
        return bool(self.seeds(player))

    def obstacle(self, game: Agricola, seat: int) -> str:
        player = game.players[seat]
        if player.empty_field() < 0 and not player.plots:
            return "no empty field"
        return "" if self.possible(game, seat) else "no grain or vegetable to sow"

    def seeds(self, player: Player) -> list[Option]:
        """What can be sown: a crop on a field, or a crop on a card's plot."""
        goods = player.goods
        found: list[Option] = []
        crops = count(goods, GRAIN) or count(goods, VEGETABLE)
        if crops and (player.fields or player.wild) and player.empty_field() >= 0:
            found = [SOW[kind] for kind in CROPS if count(goods, kind)]
        if player.plots:
            found += self.seeds_for_plots(player)
        if self.kind:
            seed = ONE[NAMES.index(self.kind)]
            found = [option for option in found if option.target.goods == seed]
        return found

    def seeds_for_plots(self, player: Player) -> list[Option]:
        found: list[Option] = []
        seen: list[Plot] = []
        for plot in player.plots:
            if plot not in seen and count(player.goods, plot.kind) and player.empty_plot(plot) >= 0:
                seen.append(plot)
                card = card_with(player, plot)
                target = Target(cards=card.target.cards, goods=ONE[plot.kind])
                found.append(Option("sow", f"{NAMES[plot.kind]} on {card.name}", target, plot))
        return told_apart(found)

    def options(self, game: Agricola, seat: int) -> list[Option]:
        if not self.possible(game, seat) or len(self.sown) >= self.most:
            return []
        player = game.players[seat]
        offered = self.seeds(player)
        if player.changes and minds_field(player):
            offered = on_each_field(player, offered)
        if self.sown:
            offered.append(DONE)
        return offered

    def do(self, game: Agricola, seat: int, option: Option) -> None:
        player = game.players[seat]
        seed = option.target.goods
        kind = ONE.index(seed)
        place = place_for(player, option)
        number = YIELD[kind] - self.fewer
        for _, change in player.changes:
            number += change.sown(game, seat, kind, place)
        player.plant(place, of(kind, number))
        player.wild &= ~(1 << place)
        player.goods -= seed
        if game.journal is not None:
            cells = 1 << place if place < CELLS else 0
            game.note(SOWS, seat, Target(cells=cells, cards=option.target.cards, goods=player.crops[place]))
        game.push(seat, Sow(self.most, self.kind, self.fewer, self.sown + (place,)))

    def finish(self, game: Agricola, seat: int) -> None:
        if self.sown and listening(game, SOWED):
            places = sum([1 << place for place in self.sown])
            announce(game, Event(SOWED, seat, number=len(self.sown), cells=places, action=self))

    def question(self, game: Agricola, seat: int) -> str:
        return "What do you sow?"


def minds_field(player: Player) -> bool:
    """Whether a card makes one field better than another."""
    for _, change in player.changes:
        if change.minds_field(player):
            return True
    return False


def on_each_field(player: Player, seeds: list[Option]) -> list[Option]:
    """The same seeds, those for a field once for each field that is empty."""
    empty = [cell for cell in cells_of(player.arable) if not player.crops[cell]]
    found: list[Option] = []
    for seed in seeds:
        if seed.means is not None:
            found.append(seed)
            continue
        found += [SOW_ON[ONE.index(seed.target.goods)][cell] for cell in empty]
    return found


def place_for(player: Player, option: Option) -> int:
    """Where something is sown: a plot of a card, the field that was chosen, or the first that is empty.

    Fields next to a room come last: that leaves them to a card which may still be in hand and must not show.
    """
    plot = option.means
    if isinstance(plot, Plot):
        return player.empty_plot(plot)
    if option.target.cells:
        return option.target.cell
    away = player.empty_field(EVERYWHERE & ~around(player.rooms))
    return away if away >= 0 else player.empty_field()


def card_with(player: Player, plot: Plot) -> Card:
    """The card that a plot is on."""
    cards = [card for card in player.in_force if plot in card.plots]
    return cards[0]
