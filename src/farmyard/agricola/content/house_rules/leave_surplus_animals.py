"""Surplus animals stay: nobody takes more animals from an accumulation space than they can house or cook."""

from typing import Final

from farmyard.agricola.rules.animals import cookable
from farmyard.agricola.rules.take import TakeAll, gain
from farmyard.agricola.state.game import Agricola
from farmyard.agricola.state.goods import HERD, ONE, count, text
from farmyard.agricola.state.module import Module, Part
from farmyard.agricola.state.player import Player
from farmyard.agricola.state.space import Space
from farmyard.kernel.option import Option, Target
from farmyard.kernel.settings import Settings, Switch


class TakeUsable(TakeAll):
    """Take the animals that lie on the space as far as they can be housed or cooked, and everything else there."""

    __slots__ = ()

    @property
    def words(self) -> str:
        return "take the animals that lie here, as many as you can house or cook"

    @property
    def certain(self) -> bool:
        return False

    def possible(self, game: Agricola, seat: int) -> bool:
        return usable(game.players[seat], game.stock[self.space]) != 0

    def obstacle(self, game: Agricola, seat: int) -> str:
        if game.stock[self.space] and not self.possible(game, seat):
            return "you can neither house nor cook what lies there"
        return super().obstacle(game, seat)

    def options(self, game: Agricola, seat: int) -> list[Option]:
        goods = usable(game.players[seat], game.stock[self.space])
        return [Option("take", text(goods), Target(space=self.space, goods=goods))] if goods else []

    def run(self, game: Agricola, seat: int) -> list[Option]:
        taken = usable(game.players[seat], game.stock[self.space])
        game.stock[self.space] -= taken
        if taken:
            gain(game, seat, taken, self.space, None, taken)
        return []


def usable(player: Player, lying: int) -> int:
    """What a player may take of some goods: of the animals those that can be cooked, or find a place with the herd."""
    taken = lying & ~HERD
    for place, kind in enumerate(player.animals):
        number = count(lying, kind)
        if number and not cookable(player, ONE[kind]):
            number = housed(player, place, number)
        taken += ONE[kind] * number
    return taken


def housed(player: Player, place: int, most: int) -> int:
    """How many more animals of the kind at a place of the herd find room beside it, at most so many."""
    herd = player.herd
    number = 0
    while number < most and player.housing.fits(herd[:place] + (herd[place] + number + 1,) + herd[place + 1 :]):
        number += 1
    return number


def keep_surplus(space: Space) -> Space:
    """A space that gains animals keeps those that nobody can use."""
    if not space.adds & HERD or not isinstance(space.action, TakeAll):
        return space
    return space.like(space.name, TakeUsable(), space.index, space.card)


def leave_surplus_animals(settings: Settings) -> Part:
    return Part(alters=keep_surplus) if settings.on("leave-surplus-animals") else Part()


LEAVE_SURPLUS_ANIMALS: Final = Module(
    "surplus animals stay",
    (
        Switch(
            "leave-surplus-animals",
            "Surplus animals stay",
            "Animals that their taker can neither house nor cook stay on their accumulation space",
        ),
    ),
    leave_surplus_animals,
)
