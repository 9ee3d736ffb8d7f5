"""Words that count."""

from typing import ClassVar

from farmyard.agricola.farm.geometry import CELLS
from farmyard.agricola.rules.scoring import unused_cells
from farmyard.agricola.state.card import MAJOR, MINOR, NO_CARD, Card
from farmyard.agricola.state.doors import Condition, Number
from farmyard.agricola.state.game import ROUNDS, Agricola
from farmyard.agricola.state.goods import GRAIN, GUARD, HERD, NAMES, ONE, VEGETABLE, count, kinds, several
from farmyard.agricola.state.player import HOUSES
from farmyard.agricola.words.conditions import AtLeast


class Occupations(Number):
    """Occupations played, or those played `after` the card that counts them.

    `counting` is what they are counted for, as some cards count twice there.
    """

    __slots__ = ("counting", "after", "card")

    def __init__(self, counting: str = "prerequisite", after: bool = False, card: Card = NO_CARD) -> None:
        self.counting = counting
        self.after = after
        self.card = card

    def of(self, game: Agricola, seat: int) -> int:
        played = game.players[seat].occupations
        if self.after:
            played = played[played.index(self.card) + 1 :]
        extra = sum([change.occupations(self.counting) for card in played for change in card.changes])
        return len(played) + extra

    def words(self, number: int) -> str:
        after = f" played after the {self.card.name}" if self.after else ""
        return f"{several(number, 'occupation')}{after}"


class Improvements(Number):
    """Improvements played, major and minor; `minor` or `major` counts only such.

    A minor one that takes the place of a major one is both, and still one card.
    """

    __slots__ = ("minor", "major")

    def __init__(self, minor: bool = False, major: bool = False) -> None:
        self.minor = minor
        self.major = major

    def of(self, game: Agricola, seat: int) -> int:
        played = game.players[seat].improvements
        if self.minor:
            played = [card for card in played if card.sort == MINOR]
        if self.major:
            played = [card for card in played if card.sort == MAJOR or MAJOR in card.tags]
        return len(played)

    def words(self, number: int) -> str:
        return several(number, f"{'minor ' if self.minor else 'major ' if self.major else ''}improvement")


class HandCards(Number):
    """Cards in hand, of all sorts."""

    __slots__ = ()

    def of(self, game: Agricola, seat: int) -> int:
        return len(game.players[seat].hand)

    def words(self, number: int) -> str:
        return f"{several(number, 'card')} in hand"


class Tagged(Number):
    """Played cards that count as something, like an oven; `ever` also counts those that have been handed back.

    `major` leaves out minor improvements that do not take the place of a major one, `in_use` those that convert nothing
    yet.
    """

    __slots__ = ("tag", "ever", "major", "in_use")

    def __init__(self, tag: str, ever: bool = False, major: bool = False, in_use: bool = False) -> None:
        self.tag = tag
        self.ever = ever
        self.major = major
        self.in_use = in_use

    def of(self, game: Agricola, seat: int) -> int:
        player = game.players[seat]
        cards = list(player.cards)
        if self.in_use:
            cards = [card for card in cards if not player.tally(card).asleep]
        if self.ever:
            cards += [card for card, tally in player.tallies.items() if tally.handed_back]
        if self.major:
            cards = [card for card in cards if card.sort == MAJOR or MAJOR in card.tags]
        return len([card for card in cards if self.tag in card.tags])

    def words(self, number: int) -> str:
        return several(number, self.tag)


class Goods(Number):
    """Goods of a kind in the supply, or animals on the farm, beasts included.

    `growing` adds what stands on fields and plots.
    """

    __slots__ = ("kind", "growing")

    def __init__(self, kind: str, growing: bool = False) -> None:
        self.kind = kind
        self.growing = growing

    def of(self, game: Agricola, seat: int) -> int:
        player = game.players[seat]
        kind = NAMES.index(self.kind)
        held = count(player.goods + player.beasts, kind)
        return held + sum([count(crop, kind) for crop in player.crops]) if self.growing else held

    def words(self, number: int) -> str:
        return f"{number} {self.kind}"

    @property
    def counts(self) -> int:
        return kinds(ONE[NAMES.index(self.kind)])


class Animals(Number):
    """Animals of all kinds, beasts included."""

    __slots__ = ()

    def of(self, game: Agricola, seat: int) -> int:
        player = game.players[seat]
        return sum(player.herd) + sum([change.beasts(player) for _, change in player.changes])

    def words(self, number: int) -> str:
        return several(number, "animal")

    @property
    def counts(self) -> int:
        return HERD & GUARD


class MissingKinds(Number):
    """Kinds of animals at the table that the player has none of, but for strays."""

    __slots__ = ()

    def of(self, game: Agricola, seat: int) -> int:
        player = game.players[seat]
        return [count(player.goods + player.beasts, kind) for kind in game.board.animals].count(0)

    def words(self, number: int) -> str:
        return f"{several(number, 'kind')} of animals missing"


class Rooms(Number):
    """Rooms of the house; with `house`, only while it is of that sort."""

    __slots__ = ("house",)

    def __init__(self, house: str = "") -> None:
        self.house = house

    def of(self, game: Agricola, seat: int) -> int:
        player = game.players[seat]
        if self.house and HOUSES[player.house] != self.house:
            return 0
        return player.rooms.bit_count()

    def words(self, number: int) -> str:
        return several(number, "room") + (f" of a {self.house}" if self.house else "")


class Fields(Number):
    """Field tiles in the farmyard."""

    __slots__ = ()

    def of(self, game: Agricola, seat: int) -> int:
        return game.players[seat].fields.bit_count()

    def words(self, number: int) -> str:
        return several(number, "field")


class PlantedFields(Number):
    """Fields, on the farmyard or on cards, with something growing; `crop` asks for grain or vegetable."""

    __slots__ = ("crop",)

    def __init__(self, crop: str = "") -> None:
        self.crop = crop

    def of(self, game: Agricola, seat: int) -> int:
        player = game.players[seat]
        wanted = (GRAIN, VEGETABLE) if not self.crop else (NAMES.index(self.crop),)
        planted = 0
        for place, crop in enumerate(player.crops):
            if crop and (place < CELLS or player.plots[place - CELLS].is_field):
                planted += any([count(crop, kind) for kind in wanted])
        return planted

    def words(self, number: int) -> str:
        return several(number, f"{self.crop or 'planted'} field")


class Pastures(Number):
    """Pastures, whatever their size.

    With `spare` those, or `cards` that count like them, that can hold an animal and still so many more; at best.
    """

    __slots__ = ("spare", "cards")

    def __init__(self, spare: int = 0, cards: bool = True) -> None:
        self.spare = spare
        self.cards = cards

    def of(self, game: Agricola, seat: int) -> int:
        player = game.players[seat]
        return player.shelter().roomy(player.herd, self.spare, self.cards) if self.spare else len(player.pastures)

    def words(self, number: int) -> str:
        room = f" with room for {several(self.spare, 'more animal')}" if self.spare else ""
        return f"{several(number, 'pasture')}{room}"


class PastureCells(Number):
    """Cells that lie in pastures."""

    __slots__ = ()

    def of(self, game: Agricola, seat: int) -> int:
        return game.players[seat].fenced.bit_count()

    def words(self, number: int) -> str:
        return f"{several(number, 'cell')} in pastures"


class UnusedCells(Number):
    """Cells of the farmyard that are unused; with `scored` also those that the scoring takes for unused."""

    __slots__ = ("scored",)

    def __init__(self, scored: bool = False) -> None:
        self.scored = scored

    def of(self, game: Agricola, seat: int) -> int:
        player = game.players[seat]
        return unused_cells(player) if self.scored else player.unused.bit_count()

    def words(self, number: int) -> str:
        return several(number, "unused cell")


class People(Number):
    """Family members, newborns included.

    `at_home` counts those, guests included, still to be placed, `at_work` those who stand on spaces, but
    for those whom a space has kept from going home.
    """

    __slots__ = ("at_home", "at_work")

    def __init__(self, at_home: bool = False, at_work: bool = False) -> None:
        self.at_home = at_home
        self.at_work = at_work

    def of(self, game: Agricola, seat: int) -> int:
        player = game.players[seat]
        if self.at_work:
            kept = sum([change.away(player) for card, change in player.changes if card.space is not None])
            return sum([game.people_on(space, seat) for space in range(len(game.occupants))]) - kept
        return player.at_home if self.at_home else player.people

    def words(self, number: int) -> str:
        return several(number, "family member") + (" at home" if self.at_home else " at work" if self.at_work else "")


class PeopleWithoutRoom(Number):
    """Family members for whom the house has no room."""

    __slots__ = ()

    def of(self, game: Agricola, seat: int) -> int:
        player = game.players[seat]
        return max(0, player.people - player.rooms.bit_count())

    def words(self, number: int) -> str:
        return f"{number} people without a room"


class Stables(Number):
    """Stables built; `fenced` counts only those in pastures, `unfenced` only the others."""

    __slots__ = ("fenced", "unfenced")

    def __init__(self, fenced: bool = False, unfenced: bool = False) -> None:
        self.fenced = fenced
        self.unfenced = unfenced

    def of(self, game: Agricola, seat: int) -> int:
        player = game.players[seat]
        outside = (player.stables & ~player.fenced).bit_count()
        if self.unfenced:
            return outside
        return player.stables.bit_count() - (outside if self.fenced else 0)

    def words(self, number: int) -> str:
        return several(number, f"{'fenced ' if self.fenced else 'unfenced ' if self.unfenced else ''}stable")


class RoundsLeft(Number):
    """Rounds still to come after this one."""

    __slots__ = ()

    def of(self, game: Agricola, seat: int) -> int:
        return ROUNDS - game.round

    def words(self, number: int) -> str:
        return f"{several(number, 'round')} to come"


class Thresholds(Number):
    """How many of the numbers given something reaches; with `falling` how many it does not exceed."""

    __slots__ = ("what", "numbers", "falling")
    listed: ClassVar[tuple[str, ...]] = ("what", "numbers")

    def __init__(self, what: Number, *numbers: int, falling: bool = False) -> None:
        self.what = what
        self.numbers = numbers
        self.falling = falling

    def of(self, game: Agricola, seat: int) -> int:
        there = self.what.of(game, seat)
        return len([number for number in self.numbers if (there <= number if self.falling else there >= number)])

    def words(self, number: int) -> str:
        return f"{number} of the steps {', '.join([str(step) for step in self.numbers])}"

    @property
    def counts(self) -> int:
        return self.what.counts


class Beyond(Number):
    """How many more of something there are than a number."""

    __slots__ = ("number", "what")

    def __init__(self, number: int, what: Number) -> None:
        self.number = number
        self.what = what

    def of(self, game: Agricola, seat: int) -> int:
        return max(0, self.what.of(game, seat) - self.number)

    def words(self, number: int) -> str:
        return f"{self.what.words(self.number + number)}"

    @property
    def counts(self) -> int:
        return self.what.counts


class OnCard(Number):
    """What lies on the card: its counter, or with `kind` the goods of a kind."""

    __slots__ = ("kind", "card")

    def __init__(self, kind: str = "", card: Card = NO_CARD) -> None:
        self.kind = kind
        self.card = card

    def of(self, game: Agricola, seat: int) -> int:
        lying = game.players[seat].tally(self.card).goods
        return count(lying, NAMES.index(self.kind)) if self.kind else lying

    def words(self, number: int) -> str:
        return f"{number} {self.kind}".strip() + f" on the {self.card.name}"


class Uses(Number):
    """How often the card has been used, where that is limited."""

    __slots__ = ("card",)

    def __init__(self, card: Card = NO_CARD) -> None:
        self.card = card

    def of(self, game: Agricola, seat: int) -> int:
        return game.players[seat].tally(self.card).uses

    def words(self, number: int) -> str:
        return f"{several(number, 'use')} of the {self.card.name}"


class InAll(Number):
    """What all players have of something together; several things are added up."""

    __slots__ = ("parts",)
    listed: ClassVar[tuple[str, ...]] = ("parts",)

    def __init__(self, *parts: Number) -> None:
        self.parts = parts

    def of(self, game: Agricola, seat: int) -> int:
        return sum([part.of(game, other) for part in self.parts for other in range(game.seats())])

    def words(self, number: int) -> str:
        return " and ".join([part.words(number) for part in self.parts]) + " of all players"

    @property
    def counts(self) -> int:
        found = 0
        for part in self.parts:
            found |= part.counts
        return found


class Players(Number):
    """Players at the table, or those of whom a condition holds."""

    __slots__ = ("when",)

    def __init__(self, when: Condition | None = None) -> None:
        self.when = when

    def of(self, game: Agricola, seat: int) -> int:
        if self.when is None:
            return game.seats()
        when = self.when
        return len([other for other in range(game.seats()) if when.holds(game, other, None)])

    @property
    def counts(self) -> int:
        return self.when.what.counts if isinstance(self.when, AtLeast) else 0

    def words(self, number: int) -> str:
        return several(number, "player") + (f" with {self.when.words()}" if self.when is not None else "")
