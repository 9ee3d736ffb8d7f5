"""Heating: in the feeding phase every house needs fuel; who goes without it falls ill."""

from typing import Final

from farmyard.agricola.content.moor.goods import FUEL
from farmyard.agricola.rules.payment import charge_purchase, payable
from farmyard.agricola.rules.react import Announce, listening
from farmyard.agricola.state.action import Rule
from farmyard.agricola.state.card import COMMON, Card
from farmyard.agricola.state.doors import Conversion, Number
from farmyard.agricola.state.events import HEATED, Event
from farmyard.agricola.state.game import ROUNDS, Agricola
from farmyard.agricola.state.goods import count, of
from farmyard.agricola.state.happenings import FALLS_ILL, HEATS
from farmyard.agricola.state.purchase import HEATING, Purchase
from farmyard.kernel.option import Option, Target

FIREWOOD: Final = Card(
    "Firewood",
    COMMON,
    "moor",
    "At any time 1 wood is 1 fuel. In each feeding phase a house needs 1 fuel for each room, a clay hut 1 and a "
    "stone house 2 less in all; for each fuel that is missing somebody falls ill.",
    conversions=(Conversion("1 wood", of(FUEL), name="wood"),),
)
HEAT: Final = tuple([Option("heat", f"with {fuel} fuel", Target(goods=of(FUEL, fuel))) for fuel in range(32)])


def fuel_needed(game: Agricola, seat: int) -> int:
    """One fuel for each room, one less for a clay hut and two for a stone house; cards may change it."""
    player = game.players[seat]
    needed = max(0, player.rooms.bit_count() - player.house)
    for _, change in player.changes:
        needed = change.fuel_needed(game, seat, needed)
    return needed


class FuelNeeded(Number):
    """The fuel that heats the whole house."""

    __slots__ = ()

    def of(self, game: Agricola, seat: int) -> int:
        return fuel_needed(game, seat)

    def words(self, number: int) -> str:
        return f"{number} fuel"


def warmth(fuel: int) -> Purchase:
    """Heating with so much fuel, which cards may make cheaper."""
    return Purchase(HEATING, of(FUEL, fuel))


class Heat(Rule):
    """Heat the house, with less than it needs if liked: for each fuel that is missing somebody falls ill."""

    __slots__ = ()

    def run(self, game: Agricola, seat: int) -> list[Option]:
        player = game.players[seat]
        needed = fuel_needed(game, seat)
        if not needed:
            return []
        useful = range(needed, max(0, needed - player.may_fall_ill()), -1)
        return [HEAT[fuel] for fuel in useful if payable(game, seat, warmth(fuel))] + [HEAT[0]]

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        player = game.players[seat]
        paid = count(option.target.goods, FUEL)
        missing = fuel_needed(game, seat) - paid
        player.ill = min(missing, player.may_fall_ill())
        if listening(game, HEATED):
            game.push(seat, Announce(Event(HEATED, seat, goods=option.target.goods, number=missing)))
        if game.journal is not None:
            game.note(HEATS, seat, option.target)
            if player.ill:
                game.note(FALLS_ILL, seat, Target(number=player.ill))
        if paid:
            charge_purchase(game, seat, warmth(paid))

    @property
    def between_actions(self) -> bool:
        return True

    def question(self, game: Agricola, seat: int) -> str:
        return f"Your house needs {fuel_needed(game, seat)} fuel: with how much do you heat it?"

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        missing = fuel_needed(game, seat) - count(option.target.goods, FUEL)
        ill = min(missing, game.players[seat].may_fall_ill())
        if not ill:
            return f"Heat {option.what}"
        people = "1 person" if ill == 1 else f"{ill} people"
        fate = f"{people} worth 1 point only" if game.round == ROUNDS else f"{people} in bed"
        return f"Heat {option.what}: {fate}"


class GetUp(Rule):
    """Whoever has lain ill in this round is well again."""

    __slots__ = ()

    def run(self, game: Agricola, seat: int) -> list[Option]:
        for player in game.players:
            player.ill = 0
        return []
