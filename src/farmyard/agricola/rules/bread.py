"""Baking bread."""

from typing import Final

from farmyard.agricola.rules.react import Announce, announce_cooking, listening
from farmyard.agricola.rules.tableau import cooked_at_once
from farmyard.agricola.rules.take import gain
from farmyard.agricola.state.action import Action
from farmyard.agricola.state.card import Card
from farmyard.agricola.state.doors import Conversion
from farmyard.agricola.state.events import BAKED, Event
from farmyard.agricola.state.game import Agricola
from farmyard.agricola.state.goods import FOOD, GRAIN, HERD, ONE, count, covers, of, text
from farmyard.agricola.state.happenings import BAKES
from farmyard.agricola.state.player import Player
from farmyard.kernel.option import Option, Target

_bake_options: Final[list[Option]] = []


def bake_option(grain: int) -> Option:
    while len(_bake_options) <= grain:
        number = len(_bake_options)
        _bake_options.append(Option("bake", f"{number} grain", Target(paid=of(GRAIN, number), number=number)))
    return _bake_options[grain]


def bread(player: Player, grain: int) -> int:
    """The most food that so much grain bakes into, over all ovens; 0 when they cannot take it all."""
    food = cooked_at_once(player, on_hearths(player, grain)) if player.changes else 0
    for oven in player.ovens:
        baked = grain if not oven.most else min(grain, oven.most)
        food += baked * oven.food
        grain -= baked
    return 0 if grain else food


def on_hearths(player: Player, grain: int) -> int:
    """How much of the grain is best baked on improvements that cook as well."""
    number = 0
    for oven in player.ovens:
        baked = grain if not oven.most else min(grain, oven.most)
        number += baked if oven.hearth else 0
        grain -= baked
    return number


def bake_and_cook_options(player: Player, grain: int) -> list[Option]:
    """Baking grain and cooking another good at one time, where cards reward that."""
    number = on_hearths(player, grain)
    if not number or cooked_at_once(player, number + 1) <= cooked_at_once(player, number):
        return []
    return [
        bake_and_cook_option(grain, conversion)
        for conversion in player.conversions
        if conversion.cooking and conversion.give in ONE and covers(player.goods, conversion.give)
    ]


def bake_and_cook_option(grain: int, conversion: Conversion) -> Option:
    target = Target(paid=of(GRAIN, grain) + conversion.give, number=grain)
    return Option("bake", f"{grain} grain and cook {text(conversion.give)}", target, conversion)


def baked_food(player: Player, option: Option) -> int:
    """The food for baking, and for a good that is cooked at the same time."""
    conversion = option.means
    if not isinstance(conversion, Conversion):
        return bread(player, option.target.number)
    number = on_hearths(player, option.target.number)
    extra = cooked_at_once(player, number + 1) - cooked_at_once(player, number)
    return bread(player, option.target.number) + count(conversion.gain, FOOD) + extra


class Bake(Action):
    """Turn grain from the supply into food in one go, the best improvement first; `card` is what allows it."""

    __slots__ = ("card",)

    def __init__(self, card: Card | None = None) -> None:
        self.card = card

    @property
    def words(self) -> str:
        return "bake bread"

    def possible(self, game: Agricola, seat: int) -> bool:
        player = game.players[seat]
        return bool(player.ovens) and count(player.goods, GRAIN) > 0 and not game.stays_out(seat)

    def obstacle(self, game: Agricola, seat: int) -> str:
        player = game.players[seat]
        if not player.ovens:
            return "nothing to bake with"
        if game.stays_out(seat):
            return "who stays out of the harvest bakes nothing"
        return "" if self.possible(game, seat) else "no grain to bake"

    def options(self, game: Agricola, seat: int) -> list[Option]:
        player = game.players[seat]
        offered: list[Option] = []
        if self.possible(game, seat):
            for grain in range(1, count(player.goods, GRAIN) + 1):
                if bread(player, grain):
                    offered.append(bake_option(grain))
                    if player.changes:
                        offered += bake_and_cook_options(player, grain)
        return offered

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        player = game.players[seat]
        player.goods -= of(GRAIN, option.target.number)
        if listening(game, BAKED):
            game.push(seat, Announce(Event(BAKED, seat, number=option.target.number, card=self.card)))
        food = baked_food(player, option)
        conversion = option.means
        if isinstance(conversion, Conversion):
            player.goods -= conversion.give
            if conversion.give & HERD:
                announce_cooking(game, seat, conversion.give)
        if game.journal is not None:
            game.note(BAKES, seat, Target(goods=of(FOOD, food), paid=option.target.paid))
        gain(game, seat, of(FOOD, food), noted="")

    def question(self, game: Agricola, seat: int) -> str:
        return "How much grain do you bake?"

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        return f"{option.text.capitalize()}, for {baked_food(game.players[seat], option)} food"
