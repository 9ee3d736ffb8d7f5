"""Goods as one integer: a field of 15 bits for each kind.

Adding and taking away bundles is plain `+` and `-`, and `covers` compares a whole bundle at once.
The top bit of each field stays free for that comparison, so a count can go up to 16383. Building resources
come first: a price of nothing else fits in a machine word and is compared as one, which is faster. Fields beyond those
of the base game are spare: a module declares what it brings, goods (`new_good`), tokens (`new_token`) or a kind of
animal (`new_animal`).
"""

from typing import Final

from farmyard.kernel.errors import FarmyardError

WOOD: Final = 0
CLAY: Final = 1
REED: Final = 2
STONE: Final = 3
GRAIN: Final = 4
VEGETABLE: Final = 5
FOOD: Final = 6
SHEEP: Final = 7
BOAR: Final = 8
CATTLE: Final = 9

SPARE_ANIMALS: Final = (10, 11)

NAMES: Final = ["wood", "clay", "reed", "stone", "grain", "vegetable", "food", "sheep", "boar", "cattle", "", ""]
"""The goods that are declared, each at the number of its field; the last fields wait for kinds of animals."""
TOKENS: Final[list[int]] = []
"""Those of them that are held and lie on spaces like goods, but are none where goods are counted or given."""
KINDS: Final = 16
"""How many kinds there may be; those that no name stands for never occur."""
BUILDING_RESOURCES: Final = (WOOD, CLAY, REED, STONE)
ANIMALS: Final[tuple[int, ...]] = (SHEEP, BOAR, CATTLE)
"""Those of every table; a board says which it has (`Board.animals`)."""

BITS: Final = 15
FIELD: Final = 0x3FFF
ONE: Final = tuple(1 << (BITS * kind) for kind in range(KINDS))
HERD: Final = sum(((1 << BITS) - 1) * ONE[kind] for kind in (*ANIMALS, *SPARE_ANIMALS))
RESOURCES: Final = sum(((1 << BITS) - 1) * ONE[kind] for kind in BUILDING_RESOURCES)
_MOST: Final = ((1 << (BITS * KINDS)) - 1) // ((1 << BITS) - 1) * FIELD
GUARD: Final = ((1 << (BITS * KINDS)) - 1) // ((1 << BITS) - 1) * (FIELD + 1)
"""The top bit of each field; below it are the `_MOST` that there can be of each kind."""
_RESOURCES: Final = (1 << (BITS * 4 - 1)) - 1
"""Where the building resources lie in a bundle; one of nothing else is no larger number."""
_MOST_RESOURCES: Final = ((1 << (BITS * 4)) - 1) // ((1 << BITS) - 1) * FIELD
_RESOURCE_GUARD: Final = ((1 << (BITS * 4)) - 1) // ((1 << BITS) - 1) * (FIELD + 1)


def new_good(name: str) -> int:
    """Declare a good that a module brings; whoever declares it first gives it its field."""
    if name not in NAMES:
        if len(NAMES) == KINDS:
            raise FarmyardError(f"There is no field left for {name}: {KINDS} kinds of goods are declared")
        NAMES.append(name)
    return NAMES.index(name)


def new_token(name: str) -> int:
    """Declare something that a module brings to be held like goods, though it is none."""
    kind = new_good(name)
    if kind not in TOKENS:
        TOKENS.append(kind)
    return kind


def goods_among(bundle: int) -> list[int]:
    """The kinds of goods in a bundle, without tokens."""
    return [kind for kind in range(len(NAMES)) if count(bundle, kind) and kind not in TOKENS]


def new_animal(name: str) -> int:
    """Declare a kind of animal that a module brings; whoever declares it first gives it one of the spare fields."""
    for kind in SPARE_ANIMALS:
        if NAMES[kind] in ("", name):
            NAMES[kind] = name
            return kind
    raise FarmyardError(
        f"There is no field left for {name}: {' and '.join([NAMES[kind] for kind in SPARE_ANIMALS])} have them"
    )


def of(kind: int, number: int = 1) -> int:
    """A bundle of one kind."""
    return number << (BITS * kind)


def count(goods: int, kind: int) -> int:
    """How many of a kind are in a bundle."""
    return (goods >> (BITS * kind)) & FIELD


def covers(have: int, need: int) -> bool:
    """Whether a bundle holds at least as much of every kind as another."""
    return not lacking(have, need)


def lacking(have: int, need: int) -> int:
    """The kinds of which a bundle holds less than another, as a set of top bits (see `kinds`)."""
    if _RESOURCES >= need >= 0:
        return (need + _MOST_RESOURCES - (have & _RESOURCES)) & _RESOURCE_GUARD
    return (need + _MOST - have) & GUARD


def shortage(have: int, need: int) -> int:
    """What a bundle lacks of another."""
    return sum([of(kind, max(0, count(need, kind) - count(have, kind))) for kind in range(len(NAMES))])


def kinds(goods: int) -> int:
    """The kinds that occur in a bundle, as a set of top bits."""
    return lacking(0, goods)


def several(number: int, thing: str) -> str:
    """So many of a thing, in words: `1 point`, `2 points`."""
    if number == 1:
        return f"1 {thing}"
    ending_in_y = thing.endswith("y") and thing[-2:-1] not in "aeiou"
    return f"{number} {thing[:-1]}ies" if ending_in_y else f"{number} {thing}s"


def text(goods: int) -> str:
    """A bundle in words: `2 wood 1 reed`; nothing is `nothing`."""
    words = [f"{count(goods, kind)} {NAMES[kind]}" for kind in range(len(NAMES)) if count(goods, kind)]
    return " ".join(words) or "nothing"


def goods(words: str) -> int:
    """The bundle that `text` would write so."""
    parts = words.replace(",", " ").split()
    bundle = 0
    if parts == ["nothing"]:
        return bundle
    if len(parts) % 2:
        raise FarmyardError(f"'{words}' is no list of goods: write it like '2 wood 1 reed'")
    for number, name in zip(parts[::2], parts[1::2], strict=True):
        if not (number.isascii() and number.isdecimal() and len(number) <= 5 and int(number) <= FIELD):
            raise FarmyardError(f"'{number}' in '{words}' is no number of goods up to {FIELD}")
        kind = name if name in NAMES else name.removesuffix("s")
        if kind not in NAMES:
            raise FarmyardError(f"'{name}' in '{words}' is no good: use {', '.join(NAMES)}")
        total = count(bundle, NAMES.index(kind)) + int(number)
        if total > FIELD:
            raise FarmyardError(f"'{number} {name}' is more than {FIELD}, the most there can be")
        bundle += of(NAMES.index(kind), int(number))
    return bundle
