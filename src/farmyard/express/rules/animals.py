"""Animals without a pasture of their own: one kind must go, into the pot where there is a hearth."""

from typing import Final

from farmyard.express.game import Express
from farmyard.express.sheet import CATTLE, COOKED, FOOD, GOOD_NAMES, HEARTH, SHEEP
from farmyard.kernel.option import Option
from farmyard.kernel.step import Step

_COOK_ALL: Final = [Option("cook", f"all {GOOD_NAMES[animal]}", animal) for animal in range(SHEEP, CATTLE + 1)]
_DISCARD: Final = [Option("discard", f"all {GOOD_NAMES[animal]}", animal) for animal in range(SHEEP, CATTLE + 1)]


class MakeRoom(Step[Express]):
    """Ask which kind of animal goes until there is a pasture for every kind left."""

    __slots__ = ()

    def run(self, game: Express, seat: int) -> list[Option]:
        sheet = game.sheets[seat]
        if sheet.kinds_of_animals() <= sheet.pastures:
            return []
        going = _COOK_ALL if sheet.has_improvement(HEARTH) else _DISCARD
        return [option for option in going if sheet.goods[option.value]]

    def choose(self, game: Express, seat: int, option: Option) -> None:
        goods = game.sheets[seat].goods
        going = goods[option.value]
        goods[option.value] = 0
        if option.verb == "cook":
            goods[FOOD] += going * COOKED[option.value]
        if game.journal is not None:
            game.tell(seat, f"{option.verb}s {going} {GOOD_NAMES[option.value]}")
        game.push(seat, self)

    def question(self, game: Express, seat: int) -> str:
        return "There are more kinds of animals than pastures: which kind goes?"

    def label(self, game: Express, seat: int, option: Option) -> str:
        number = game.sheets[seat].goods[option.value]
        if option.verb == "cook":
            return f"Cook {number} {GOOD_NAMES[option.value]} for {number * COOKED[option.value]} food"
        return f"Discard {number} {GOOD_NAMES[option.value]}"


MAKE_ROOM: Final = MakeRoom()
