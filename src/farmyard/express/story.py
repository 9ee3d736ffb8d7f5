"""What has happened in a game of Agricola Express, in words: the one place that has sentences for happenings."""

from typing import Final

from farmyard.express import dice
from farmyard.express.game import Express
from farmyard.express.sheet import FOOD, GOOD_NAMES, GOODS, HOUSES, count
from farmyard.kernel.journal import Happening
from farmyard.kernel.option import Target
from farmyard.kernel.story import Clause

ROLLS: Final = "roll"
_KINDS: Final = {"pasture": "a pasture", "field": "a field", "baby": "a baby"}


def story(game: Express, happenings: list[Happening], seat: int = -1) -> list[Clause]:
    """Some happenings, told in their order; nothing is hidden."""
    return [_clause(happening) for happening in happenings]


def _clause(happening: Happening) -> Clause:
    what, target = happening.what, happening.target
    verb, rest = _with_dice(what, target) if target.dice or what == ROLLS else _without_dice(what, target)
    return Clause(happening.seat, verb, rest, target, what)


def _with_dice(what: str, target: Target) -> tuple[str, str]:
    if what == ROLLS:
        return what, dice.text(target.dice) if target.dice else ""
    if what == "collect":
        return what, _goods(target.goods)
    if what == "use":
        return what, f"the {target.cards[0]} to show {dice.text(target.dice)}{_payment(target)}"
    if target.kind == "room":
        return what, f"{target.number} room{'s' if target.number > 1 else ''}{_payment(target)}"
    if target.kind == "house":
        return what, f"to a {HOUSES[target.number]} house{_payment(target)}"
    return what, f"{_kind(target)}{_payment(target)}"


def _kind(target: Target) -> str:
    """A pasture, a field or a baby, or a card that is not paid with dice."""
    if target.cards:
        return f"the {target.cards[0]}"
    stocked = f" with {_goods(target.goods)}" if target.goods else ""
    own = " from the sheet" if target.paid == target.goods != 0 else ""
    return f"{_KINDS[target.kind]}{stocked}{own}"


def _without_dice(what: str, target: Target) -> tuple[str, str]:
    if what == "round":
        return "", f"Round {target.number}"
    if what == "feed":
        missing = f", {target.number} missing" if target.number else ""
        return what, f"the family with {count(target.goods, FOOD)} food{missing}"
    if what == "breed":
        return "have", f"{_goods(target.goods)} born"
    if what == "cook":
        return what, f"{_goods(target.paid)} for {_goods(target.goods)}"
    if what == "score":
        return what, f"{target.number} points"
    if what == "total":
        return "have", f"{target.number} in all"
    if target.cards:
        return what, f"the {target.cards[0]}{_payment(target)}"
    return what, _goods(target.goods)


def _payment(target: Target) -> str:
    """What was paid from the sheet and with dice."""
    paid = [_goods(target.paid)] if target.paid not in (0, target.goods) else []
    if target.kind or target.cards:
        paid += [
            f"{(dice.showing(target.dice, face) + 1) // 2} {dice.FACE_NAMES[face]} from dice"
            for face in _paying(target)
        ]
    return f" for {' and '.join(paid)}" if paid else ""


def _paying(target: Target) -> list[int]:
    """The faces of the dice with which something is paid, two for one."""
    return [face for face in range(dice.REED, dice.SHEEP) if dice.showing(target.dice, face)]


def _goods(goods: int) -> str:
    words = [f"{count(goods, good)} {GOOD_NAMES[good]}" for good in range(GOODS) if count(goods, good)]
    return " ".join(words) or "nothing"
