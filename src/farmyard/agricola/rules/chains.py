"""Chains of conversions: goods made from goods that were themselves converted, like clay into a sheep into food.

They are worked out once whenever a player's cards change, so that paying need only look for
conversions that make what is missing. Chains that another conversion outdoes are left out.
"""

from typing import Final

from farmyard.agricola.state.doors import Conversion
from farmyard.agricola.state.goods import FOOD, HERD, NAMES, ONE, count, covers, kinds, of
from farmyard.agricola.state.player import Player

Key = tuple[tuple[int, int, str, bool, bool], ...]
Known = dict[int, list[Conversion]]

MANY: Final = 1000
_remembered: Final[dict[Key, tuple[Conversion, ...]]] = {}


class Chain(Conversion):
    """Several conversions one after another, seen as one."""

    __slots__ = ("parts",)

    def __init__(self, give: int, gain: int, parts: tuple[Conversion, ...]) -> None:
        housed = any([part.housed for part in parts])
        super().__init__(give, gain, " and ".join([part.option.what for part in parts]), housed=housed)
        self.parts = parts


def parts_of(conversion: Conversion) -> tuple[Conversion, ...]:
    """The single conversions that are made."""
    return conversion.parts if isinstance(conversion, Chain) else (conversion,)


def open_to(player: Player, conversions: tuple[Conversion, ...]) -> tuple[Conversion, ...]:
    """Those of a player's conversions that may be used now: some not while an animal has no place."""
    if not [each for each in conversions if each.housed] or player.housing.fits(player.herd):
        return conversions
    return tuple([each for each in conversions if not each.housed])


def chains_of(conversions: tuple[Conversion, ...]) -> tuple[Conversion, ...]:
    """All chains of some conversions that are worth making; remembered, because the same come up again and again."""
    key = tuple([(each.give, each.gain, each.option.what, each.cooking, each.housed) for each in conversions])
    chains = _remembered.get(key)
    if chains is None:
        if len(_remembered) >= MANY:
            _remembered.clear()
        chains = search(conversions)
        _remembered[key] = chains
    return chains


def search(conversions: tuple[Conversion, ...]) -> tuple[Conversion, ...]:
    """Feed each conversion with others, then the chains found so, until nothing new is worth making."""
    found: list[Conversion] = []
    known: Known = {}
    for conversion in conversions:
        note(known, conversion)
    fresh = list(conversions)
    tried: set[tuple[int, int]] = set()
    while fresh:
        longer: list[Conversion] = []
        for then in fresh:
            taken = kinds(then.give)
            for first in conversions:
                if first.makes & taken:
                    join(first, then, tried, known, longer)
        fresh = []
        for chain in longer:
            if not outdone(chain.give, chain.gain, chain.makes, known):
                note(known, chain)
                fresh.append(chain)
        found += fresh
    return tuple(found)


def note(known: Known, conversion: Conversion) -> None:
    """Remember a conversion by the kinds it takes."""
    known.setdefault(kinds(conversion.give), []).append(conversion)


def join(
    first: Conversion, then: Conversion, tried: set[tuple[int, int]], known: Known, found: list[Conversion]
) -> None:
    """Add the chains of one conversion fed by another, for one to all of the goods it takes.

    An animal that must be housed before it is turned into food cannot be made on the way.
    """
    housed = then.housed and count(then.gain, FOOD) > 0
    for kind in range(len(NAMES)):
        made = count(first.gain, kind)
        needed = count(then.give, kind)
        if not made or not needed or (housed and ONE[kind] & HERD):
            continue
        for times in range(1, (needed + made - 1) // made + 1):
            used = of(kind, min(needed, times * made))
            give = then.give - used + first.give * times
            gain = then.gain - used + first.gain * times
            makes = kinds(gain)
            if kinds(give) & makes or (give, gain) in tried:
                continue
            tried.add((give, gain))
            if not outdone(give, gain, makes, known):
                found.append(Chain(give, gain, (first,) * times + parts_of(then)))


def outdone(give: int, gain: int, makes: int, known: Known) -> bool:
    """Whether another conversion, made once or several times, takes no more and brings no less."""
    foreign = ~kinds(give)
    for taken, others in known.items():
        if taken & foreign:
            continue
        for other in others:
            if makes & ~other.makes:
                continue
            total, brought = other.give, other.gain
            while covers(give, total):
                if covers(brought, gain):
                    return True
                total += other.give
                brought += other.gain
    return False
