"""Deck A of the revised edition: what no word says. Each class serves one card, which says why it needs it."""

from farmyard.agricola.farm.geometry import ALL_CELLS, CELL_NAMES, CELLS, around
from farmyard.agricola.rules.farmland import CROPS, card_with
from farmyard.agricola.rules.take import gain
from farmyard.agricola.state.action import Action, Repeated
from farmyard.agricola.state.card import told_apart
from farmyard.agricola.state.doors import Number
from farmyard.agricola.state.game import Agricola
from farmyard.agricola.state.goods import (
    BUILDING_RESOURCES,
    GRAIN,
    GUARD,
    NAMES,
    ONE,
    RESOURCES,
    VEGETABLE,
    count,
    several,
)
from farmyard.agricola.state.happenings import REAPS
from farmyard.agricola.state.player import Player
from farmyard.kernel.option import DONE, Option, Target


class Received(Number):
    """Claypipe: building resources that came in during the work phase of this round, whatever has been spent."""

    __slots__ = ()

    def of(self, game: Agricola, seat: int) -> int:
        received = game.players[seat].this_round.received
        return sum([count(received, kind) for kind in BUILDING_RESOURCES])

    def words(self, number: int) -> str:
        return f"{several(number, 'building resource')} received in the work phase"

    @property
    def counts(self) -> int:
        return RESOURCES & GUARD


def is_field(player: Player, place: int) -> bool:
    """Whether a place for crops is a field, on the farmyard or on a card."""
    return place < CELLS or player.plots[place - CELLS].is_field


def name_of(player: Player, place: int) -> str:
    """The name of a cell, or of the card that a plot is on."""
    return CELL_NAMES[place] if place < CELLS else card_with(player, player.plots[place - CELLS]).name


def target_of(player: Player, places: tuple[int, ...], kind: int) -> Target:
    """Crops of a kind on some cells and cards."""
    cells = sum([1 << place for place in places if place < CELLS])
    cards = [card_with(player, player.plots[place - CELLS]) for place in places if place >= CELLS]
    return Target(cells=cells, cards=tuple([card.key for card in cards]), goods=ONE[kind])


class ReapMore(Repeated):
    """Scythe Worker: 1 more grain from as many fields as liked that have one to spare; `reaped` gave theirs.

    Of fields with the same crops the first is offered.
    """

    __slots__ = ("reaped",)

    def __init__(self, reaped: tuple[int, ...] = ()) -> None:
        self.reaped = reaped

    def places(self, player: Player) -> list[int]:
        """The fields to choose from."""
        found: dict[int, int] = {}
        for place, crop in enumerate(player.crops):
            if count(crop, GRAIN) > 1 and place not in self.reaped and is_field(player, place):
                found.setdefault(crop, place)
        return list(found.values())

    def possible(self, game: Agricola, seat: int) -> bool:
        return bool(self.places(game.players[seat]))

    def obstacle(self, game: Agricola, seat: int) -> str:
        return "" if self.possible(game, seat) else "no field has 2 grain"

    def options(self, game: Agricola, seat: int) -> list[Option]:
        player = game.players[seat]
        offered = [
            Option("take", f"1 grain from {name_of(player, place)}", target_of(player, (place,), GRAIN), place)
            for place in self.places(player)
        ]
        return offered + [DONE] if offered and self.reaped else offered

    def do(self, game: Agricola, seat: int, option: Option) -> None:
        player = game.players[seat]
        place = option.means
        assert isinstance(place, int)
        player.plant(place, player.crops[place] - ONE[GRAIN])
        game.push(seat, ReapMore(self.reaped + (place,)))
        game.note(REAPS, seat, Target(goods=ONE[GRAIN]))
        gain(game, seat, ONE[GRAIN], noted="")

    def finish(self, game: Agricola, seat: int) -> None:
        """Nothing reacts to it."""

    def question(self, game: Agricola, seat: int) -> str:
        return "From which field do you harvest 1 more grain?"

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        return "No more" if option is DONE else f"Harvest {option.what}"


class MoveCrop(Action):
    """Clearing Spade: move 1 crop from a field with several to an empty one; no sowing and no harvest.

    Of fields with the same crops the first is offered, of empty ones that which would be sown first.
    """

    __slots__ = ()

    @property
    def on_fields(self) -> bool:
        return True

    def possible(self, game: Agricola, seat: int) -> bool:
        return bool(self.options(game, seat))

    def obstacle(self, game: Agricola, seat: int) -> str:
        return "" if self.possible(game, seat) else "there is no crop to move, or no empty field for it"

    def options(self, game: Agricola, seat: int) -> list[Option]:
        player = game.players[seat]
        return told_apart(
            [
                move_option(player, start, goal, kind)
                for start, kind in crops_to_spare(player)
                for goal in empty_places(player, kind)
            ]
        )

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        player = game.players[seat]
        crop = option.target.goods
        for start, kind in crops_to_spare(player):
            for goal in empty_places(player, kind):
                if move_option(player, start, goal, kind).same(option):
                    player.plant(start, player.crops[start] - crop)
                    player.plant(goal, crop)
                    return

    def question(self, game: Agricola, seat: int) -> str:
        return "Which crop do you move?"


def move_option(player: Player, start: int, goal: int, kind: int) -> Option:
    """The option to move 1 crop."""
    words = f"1 {NAMES[kind]} from {name_of(player, start)} to {name_of(player, goal)}"
    return Option("move", words, target_of(player, (start, goal), kind))


def crops_to_spare(player: Player) -> list[tuple[int, int]]:
    """The fields with at least 2 crops, each with the kind of crop, and only the first of those that are alike."""
    found: dict[tuple[int, int, bool], tuple[int, int]] = {}
    for place, crop in enumerate(player.crops):
        if crop and is_field(player, place) and count(crop, GRAIN) + count(crop, VEGETABLE) > 1:
            for kind in CROPS:
                if count(crop, kind):
                    found.setdefault((crop, kind, place < CELLS), (place, kind))
    return list(found.values())


def empty_places(player: Player, kind: int) -> list[int]:
    """Where 1 crop may be moved to: a field of the farmyard, or a card that is a field for it."""
    field = player.empty_field(ALL_CELLS & ~around(player.rooms))
    field = field if field >= 0 else player.empty_field()
    plots = [player.empty_plot(plot) for plot in dict.fromkeys(player.plots) if plot.is_field and plot.kind == kind]
    return [place for place in (field, *plots) if place >= 0]
