"""The harvest: everybody feeds the family, then animals breed, then the farms are scored."""

from typing import Final

from farmyard.express.game import COOK, HARVEST, LAST_HARVEST, Express, cooking
from farmyard.express.scoring import MISSING_FOOD, score
from farmyard.express.sheet import BOAR, CATTLE, COOKABLE, FOOD, GOOD_NAMES, SHEEP, Sheet, bundle, count
from farmyard.kernel.option import Option, Target
from farmyard.kernel.step import Step

FEED: Final = Option("feed")
_births: Final[dict[int, Option]] = {}


class Harvest(Step[Express]):
    __slots__ = ()

    def run(self, game: Express, seat: int) -> list[Option]:
        game.phase = HARVEST
        order = game.in_order()
        order.reverse()
        game.push(seat, ScoreAll())
        for player in order:
            game.push(player, BREED)
        for player in order:
            game.push(player, FEEDING)
        return []


class Feed(Step[Express]):
    """Feed the family, cooking first if liked; what food is missing costs points."""

    __slots__ = ()

    def run(self, game: Express, seat: int) -> list[Option]:
        sheet = game.sheets[seat]
        options = [FEED]
        for good in COOKABLE:
            if sheet.can_cook(good):
                options.append(COOK[good])
        return options

    def choose(self, game: Express, seat: int, option: Option) -> None:
        sheet = game.sheets[seat]
        if option is not FEED:
            game.rulebook.exchange(game, seat, option)
            game.push(seat, self)
            return
        needed = sheet.food_needed()
        paid = min(needed, sheet.goods[FOOD])
        sheet.goods[FOOD] -= paid
        sheet.missing = needed - paid
        if game.journal is not None:
            game.note("feed", seat, Target(goods=bundle(FOOD, paid), number=sheet.missing))

    def question(self, game: Express, seat: int) -> str:
        sheet = game.sheets[seat]
        return f"Your family needs {sheet.food_needed()} food, you have {sheet.goods[FOOD]}"

    def label(self, game: Express, seat: int, option: Option) -> str:
        sheet = game.sheets[seat]
        if option is not FEED:
            return cooking(option)
        missing = sheet.food_needed() - sheet.goods[FOOD]
        return f"Feed the family, {missing} food missing" if missing > 0 else "Feed the family"


FEEDING: Final = Feed()


class Breed(Step[Express]):
    """Each pasture with two or more animals gains one; spare pastures split herds, so that more is born.

    Asked only if there are not enough spare pastures for all herds that could be split.
    """

    __slots__ = ()

    def run(self, game: Express, seat: int) -> list[Option]:
        sheet = game.sheets[seat]
        goods = sheet.goods
        if goods[SHEEP] < 2 and goods[BOAR] < 2 and goods[CATTLE] < 2:
            return []
        return [_birth_option(sheep, boar, cattle) for sheep, boar, cattle in births(sheet)]

    def choose(self, game: Express, seat: int, option: Option) -> None:
        goods = game.sheets[seat].goods
        for animal in (SHEEP, BOAR, CATTLE):
            goods[animal] += count(option.target.goods, animal)
        game.note("breed", seat, option.target)

    def question(self, game: Express, seat: int) -> str:
        return "Which animals breed in the spare pastures?"

    def label(self, game: Express, seat: int, option: Option) -> str:
        return f"Have {option.what} born"


BREED: Final = Breed()


def births(sheet: Sheet) -> list[tuple[int, int, int]]:
    """The largest numbers of sheep, boar and cattle that can be born in the pastures there are."""
    goods = sheet.goods
    spare = sheet.pastures - sheet.kinds_of_animals()
    most = [goods[animal] // 2 for animal in (SHEEP, BOAR, CATTLE)]
    first = [min(number, 1) for number in most]
    total = min(sum(most), sum(first) + spare)
    found: list[tuple[int, int, int]] = []
    for sheep in range(first[0], most[0] + 1):
        for boar in range(first[1], most[1] + 1):
            cattle = total - sheep - boar
            if first[2] <= cattle <= most[2]:
                found.append((sheep, boar, cattle))
    return found


def _birth_option(sheep: int, boar: int, cattle: int) -> Option:
    key = bundle(SHEEP, sheep) + bundle(BOAR, boar) + bundle(CATTLE, cattle)
    option = _births.get(key)
    if option is None:
        born = ((sheep, SHEEP), (boar, BOAR), (cattle, CATTLE))
        words = " ".join([f"{number} {GOOD_NAMES[kind]}" for number, kind in born if number])
        option = Option("breed", words, Target(goods=key))
        _births[key] = option
    return option


class ScoreAll(Step[Express]):
    """Everybody scores; the player with the lowest score so far starts the next round.

    Among equals it is the first one clockwise after the old starting player.
    """

    __slots__ = ()

    def run(self, game: Express, seat: int) -> list[Option]:
        harvest = game.harvest
        for number, sheet in enumerate(game.sheets):
            points = score(sheet, harvest) - MISSING_FOOD * sheet.missing
            sheet.points += (points,)
            if harvest < LAST_HARVEST:
                sheet.missing = 0
            if game.journal is not None:
                game.note("score", number, Target(number=points))
                game.note("total", number, Target(number=sheet.total))
        game.starting_player = lowest(game)
        return []


def lowest(game: Express) -> int:
    """Who starts after a harvest."""
    order = game.in_order()
    found = order[0]
    for seat in order[1:] + order[:1]:
        if game.sheets[seat].total < game.sheets[found].total or (
            found == order[0] and game.sheets[seat].total == game.sheets[found].total
        ):
            found = seat
    return found
