"""Animals without a pasture of their own: one kind must go, into the pot where there is a hearth."""

from typing import Final

from farmyard.express.game import Express
from farmyard.express.sheet import CATTLE, COOKED, FOOD, GOOD_NAMES, HEARTH, SHEEP, bundle, good_in
from farmyard.kernel.option import Option, Target
from farmyard.kernel.step import Step

_ANIMALS: Final = range(SHEEP, CATTLE + 1)
_ALL: Final = {animal: Target("all", goods=bundle(animal)) for animal in _ANIMALS}
_COOK_ALL: Final = [Option("cook", f"all {GOOD_NAMES[animal]}", _ALL[animal]) for animal in _ANIMALS]
_DISCARD: Final = [Option("discard", f"all {GOOD_NAMES[animal]}", _ALL[animal]) for animal in _ANIMALS]
MADE_ONCE: Final = (_COOK_ALL, _DISCARD)


class MakeRoom(Step[Express]):
    """Ask which kind of animal goes until there is a pasture for every kind left."""

    __slots__ = ()

    def run(self, game: Express, seat: int) -> list[Option]:
        sheet = game.sheets[seat]
        if sheet.kinds_of_animals() <= sheet.pastures:
            return []
        going = _COOK_ALL if sheet.has_improvement(HEARTH) else _DISCARD
        return [option for option in going if sheet.goods[good_in(option.target.goods)]]

    def choose(self, game: Express, seat: int, option: Option) -> None:
        goods = game.sheets[seat].goods
        animal = good_in(option.target.goods)
        going = goods[animal]
        goods[animal] = 0
        if option.verb == "cook":
            goods[FOOD] += going * COOKED[animal]
        if game.journal is not None:
            gone = bundle(animal, going)
            if option.verb == "cook":
                game.note("cook", seat, Target(goods=bundle(FOOD, going * COOKED[animal]), paid=gone))
            else:
                game.note("discard", seat, Target(goods=gone))
        game.push(seat, self)

    def question(self, game: Express, seat: int) -> str:
        return "There are more kinds of animals than pastures: which kind goes?"

    def label(self, game: Express, seat: int, option: Option) -> str:
        animal = good_in(option.target.goods)
        number = game.sheets[seat].goods[animal]
        if option.verb == "cook":
            return f"Cook {number} {GOOD_NAMES[animal]} for {number * COOKED[animal]} food"
        return f"Discard {number} {GOOD_NAMES[animal]}"


MAKE_ROOM: Final = MakeRoom()
