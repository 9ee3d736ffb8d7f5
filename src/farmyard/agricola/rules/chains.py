"""Chains of conversions: goods made from goods that were themselves converted, like clay into a sheep into food.

They are worked out once whenever a player's cards change, so that paying need only look for
conversions that make what is missing. Chains that another conversion outdoes are left out.
"""

from farmyard.agricola.cards.doors import Conversion
from farmyard.agricola.goods import KINDS, count, covers, kinds, of


class Chain(Conversion):
    """Several conversions one after another, seen as one."""

    __slots__ = ("parts",)

    def __init__(self, give: int, gain: int, parts: tuple[Conversion, ...]) -> None:
        super().__init__(give, gain, " and ".join([part.name for part in parts]))
        self.parts = parts


def parts_of(conversion: Conversion) -> tuple[Conversion, ...]:
    """The single conversions that are made."""
    return conversion.parts if isinstance(conversion, Chain) else (conversion,)


def chains_of(conversions: tuple[Conversion, ...]) -> tuple[Conversion, ...]:
    """All chains of some conversions that are worth making."""
    known = list(conversions)
    fresh = known
    tried: set[tuple[int, int]] = set()
    while fresh:
        longer = [chain for then in fresh for first in makers_for(then, conversions) for chain in joined(first, then)]
        fresh = []
        for chain in longer:
            if (chain.give, chain.gain) in tried:
                continue
            tried.add((chain.give, chain.gain))
            if not outdone(chain, known):
                known.append(chain)
                fresh.append(chain)
    return tuple(known[len(conversions) :])


def makers_for(then: Conversion, conversions: tuple[Conversion, ...]) -> list[Conversion]:
    """The conversions that make something another one takes."""
    taken = kinds(then.give)
    return [first for first in conversions if first.makes & taken]


def joined(first: Conversion, then: Conversion) -> list[Conversion]:
    """One conversion fed by another, for one to all of the goods it takes."""
    found: list[Conversion] = []
    for kind in range(KINDS):
        made = count(first.gain, kind)
        needed = count(then.give, kind)
        if not made or not needed:
            continue
        for times in range(1, (needed + made - 1) // made + 1):
            used = of(kind, min(needed, times * made))
            give = then.give - used + first.give * times
            gain = then.gain - used + first.gain * times
            if not kinds(give) & kinds(gain):
                found.append(Chain(give, gain, (first,) * times + parts_of(then)))
    return found


def outdone(chain: Conversion, others: list[Conversion]) -> bool:
    """Whether another conversion, made once or several times, takes no more and brings no less."""
    for other in others:
        times = 1
        while covers(chain.give, other.give * times):
            if covers(other.gain * times, chain.gain):
                return True
            times += 1
    return False
