"""Occupations' powers: setting dice to chosen faces, at most one occupation in an action.

Dice of one colour are alike, so an option names all faces its colour will show. A power that would
leave no dice group to choose is not offered.
"""

from typing import Final

from farmyard.express import dice
from farmyard.express.dice import ALL_IMPROVEMENT, FACE_NAMES, FREE_TO_COLLECT, ONE
from farmyard.express.game import Express
from farmyard.express.rules.groups import groups
from farmyard.express.sheet import BUILDER, COOKABLE, FARMER, FOOD, GATHERER, GOOD_NAMES, MAYOR, RANCHER, Sheet, bundle
from farmyard.kernel.option import Option, Target

MAYOR_PRICE: Final = 2
SETTABLE: Final = 2
"""How many dice the farmer, the rancher and the gatherer may set."""


class Power:
    """One way to use an occupation: what it changes about the tray, and a good cooked first for the price."""

    __slots__ = ("occupation", "change", "cooked")

    def __init__(self, occupation: int, change: int, cooked: int = 0) -> None:
        self.occupation = occupation
        self.change = change
        self.cooked = cooked


def apply_power(game: Express, seat: int, power: Power) -> None:
    """Set the dice, paying the mayor's price."""
    _pay(game.sheets[seat], power)
    game.tray += power.change


def _pay(sheet: Sheet, power: Power) -> None:
    if power.cooked:
        sheet.cook(power.cooked)
    if power.occupation == MAYOR:
        sheet.goods[FOOD] -= MAYOR_PRICE


# -- options that never change, made once -----------------------------------------------------


def _settings(showing: int, occupation: int, first: int, faces: int) -> list[Option]:
    """Every other way the dice of one colour can show after two of them are set at most."""
    now = [showing >> (2 * place) & 3 for place in range(faces)]
    found: list[Option] = []
    if not 1 <= sum(now) <= 3:
        return found
    for other in range(1 << (2 * faces)):
        then = [other >> (2 * place) & 3 for place in range(faces)]
        kept = sum([min(before, after) for before, after in zip(now, then, strict=True)])
        if sum(then) == sum(now) and other != showing and sum(now) - kept <= SETTABLE:
            names = [FACE_NAMES[first + place] for place in range(faces) for _ in range(then[place])]
            change = (other - showing) << (2 * first)
            what = f"{dice.OCCUPATIONS[occupation]} to show {', '.join(names)}"
            target = Target(cards=(dice.OCCUPATIONS[occupation],), dice=other << (2 * first))
            found.append(Option("use", what, target, Power(occupation, change)))
    return found


def _mayor(before: int, after: int, cooked: int) -> Option:
    how = f" cooking {GOOD_NAMES[cooked]}" if cooked else ""
    what = f"Mayor to turn {FACE_NAMES[before]} into {FACE_NAMES[after]}{how}"
    paid = bundle(cooked) if cooked else bundle(FOOD, MAYOR_PRICE)
    target = Target(cards=(dice.OCCUPATIONS[MAYOR],), paid=paid, number=before, dice=ONE[after])
    return Option("use", what, target, Power(MAYOR, ONE[after] - ONE[before], cooked))


def _builder(before: int, after: int) -> Option:
    change = ONE[dice.IMPROVEMENT + after] - ONE[dice.IMPROVEMENT + before]
    target = Target(cards=(dice.OCCUPATIONS[BUILDER],), dice=ONE[dice.IMPROVEMENT + after])
    return Option("use", f"Builder to show {dice.IMPROVEMENTS[after]}", target, Power(BUILDER, change))


_FARMER: Final[list[list[Option]]] = [_settings(showing, FARMER, dice.FOOD, 4) for showing in range(256)]
_GATHERER: Final[list[list[Option]]] = [_settings(showing, GATHERER, dice.REED, 4) for showing in range(256)]
_RANCHER: Final[list[list[Option]]] = [_settings(showing, RANCHER, dice.SHEEP, 3) for showing in range(64)]
_BUILDER: Final = [[_builder(before, after) for after in range(6) if after != before] for before in range(6)]
_MAYOR: Final = [[[_mayor(before, after, good) for good in range(10)] for after in range(3)] for before in range(3)]
MADE_ONCE: Final = (_FARMER, _GATHERER, _RANCHER, _BUILDER, _MAYOR)


# -- what is possible now ---------------------------------------------------------------------


def powers(game: Express, sheet: Sheet, tray: int) -> list[Option]:
    """Every way to use one occupation now."""
    found: list[Option] = []
    owned = sheet.occupations
    if not owned:
        return found
    if owned >> MAYOR & 1 and tray & dice.ALL_FARM:
        _mayor_powers(sheet, tray, found)
    if owned >> BUILDER & 1 and tray & ALL_IMPROVEMENT:
        shown = 0
        while not tray >> (2 * (dice.IMPROVEMENT + shown)) & 3:
            shown += 1
        found += _BUILDER[shown]
    if owned >> FARMER & 1:
        found += _FARMER[tray >> 30 & 255]
    if owned >> RANCHER & 1:
        found += _RANCHER[tray >> 46 & 63]
    if owned >> GATHERER & 1:
        found += _GATHERER[tray >> 38 & 255]
    if not tray & FREE_TO_COLLECT:
        found = [option for option in found if _leads_somewhere(game, sheet, tray, option)]
    return found


def _mayor_powers(sheet: Sheet, tray: int, found: list[Option]) -> None:
    cooked = [0] if sheet.goods[FOOD] >= MAYOR_PRICE else [good for good in COOKABLE if sheet.can_cook(good)]
    for before in range(3):
        if tray >> (2 * before) & 3:
            for after in range(3):
                if after != before:
                    for good in cooked:
                        found.append(_MAYOR[before][after][good])


def _leads_somewhere(game: Express, sheet: Sheet, tray: int, option: Option) -> bool:
    power = option.means
    assert isinstance(power, Power)
    copy = sheet.clone()
    _pay(copy, power)
    return bool(groups(game, copy, tray + power.change))
