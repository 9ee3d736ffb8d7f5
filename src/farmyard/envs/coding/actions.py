"""Options as numbers: a fixed list for each table, then places in the decision for what no list foresees.

An option whose verb and target stand in the list has the number of its entry, always the same. The others of a
decision are numbered by the order in which it offers them; where they are more than there are places, one more
action turns to the following ones, so that each can be chosen.
"""

from typing import Final

from farmyard.kernel.fields import fields_of
from farmyard.kernel.option import Option

Meaning = tuple[str, tuple[object, ...]]
_MOST_KNOWN: Final = 20_000
"""How many options are remembered with their numbers; most are made once and recur."""


def meaning(option: Option) -> Meaning:
    """What no two options of a decision share."""
    return option.verb, option.target.facts()


class Actions:
    """The actions of a table: so many `listed`, so many `places`, and `further`, which turns to more places."""

    __slots__ = ("names", "listed", "places", "further", "_numbers", "_known")

    def __init__(self, options: list[Option], places: int) -> None:
        self._numbers: dict[Meaning, int] = {}
        names: dict[str, int] = {}
        for option in options:
            if self._numbers.setdefault(meaning(option), len(names)) == len(names):
                names[told_apart(option, names)] = len(names)
        self.listed = len(names)
        self.places = places
        self.names = [*names, *[f"place {number + 1}" for number in range(places)], "further places"]
        self.further = len(self.names) - 1
        self._known: dict[Option, int] = {}

    def number_of(self, option: Option) -> int:
        """The number of an option that is in the list, or -1."""
        known = self._known.get(option)
        if known is None:
            if len(self._known) >= _MOST_KNOWN:
                self._known.clear()
            known = self._numbers.get(meaning(option), -1)
            self._known[option] = known
        return known


def held_in(things: object) -> list[Option]:
    """The options that things hold ready, and the things in them, each thing looked at once."""
    found: list[Option] = []
    _gather(things, found, set())
    return found


def _gather(thing: object, found: list[Option], seen: set[int]) -> None:
    if isinstance(thing, Option):
        found.append(thing)
    elif isinstance(thing, (list, tuple)):
        for part in thing:
            _gather(part, found, seen)
    elif type(thing).__module__.startswith("farmyard.") and id(thing) not in seen:
        seen.add(id(thing))
        for name in sorted(fields_of(thing)):
            _gather(getattr(thing, name, None), found, seen)


def told_apart(option: Option, names: dict[str, int]) -> str:
    """The text of an option; where an earlier one reads alike, with its cards behind it, and a number where need be."""
    name = option.text
    if name in names and option.target.cards:
        name = f"{option.text} [{' '.join(option.target.cards)}]"
    number, alone = 2, name
    while name in names:
        name = f"{alone} ({number})"
        number += 1
    return name


class Offer:
    """What may be chosen at a decision, by number; of the `others`, which are in no list, a page at a time."""

    __slots__ = ("by_number", "others", "page")

    def __init__(self, actions: Actions, options: list[Option]) -> None:
        self.by_number: dict[int, Option] = {}
        self.others: list[Option] = []
        self.page = 0
        for option in options:
            number = actions.number_of(option)
            if number < 0:
                self.others.append(option)
            else:
                self.by_number[number] = option
        if self.others:
            self._lay_out(actions)

    def shown(self, actions: Actions) -> list[Option]:
        """The options of this page, from the first place on."""
        first = self.page * actions.places
        return self.others[first : first + actions.places]

    def has_more(self, actions: Actions) -> bool:
        """Whether there is a page after this one."""
        return len(self.others) > (self.page + 1) * actions.places

    def turn_over(self, actions: Actions) -> None:
        """Go on to the next page; there is no way back before something is chosen."""
        for place in range(actions.places):
            self.by_number.pop(actions.listed + place)
        self.page += 1
        self._lay_out(actions)

    def _lay_out(self, actions: Actions) -> None:
        number = actions.listed
        for option in self.shown(actions):
            self.by_number[number] = option
            number += 1

    def numbers(self, actions: Actions) -> list[int]:
        """The numbers that may be chosen, the lowest first."""
        return sorted(self.by_number) + ([actions.further] if self.has_more(actions) else [])
