"""The harvest: the field phase, feeding and breeding of each player.

The order of these and the moments between at which cards act are in `rules.course`.
"""

from typing import Final

from farmyard.agricola.farm.geometry import CELLS
from farmyard.agricola.rules.animals import Accommodate, conversion_of, conversion_words
from farmyard.agricola.rules.exchanges import convert, use_any_time, use_options
from farmyard.agricola.rules.react import Announce, announce, listening
from farmyard.agricola.rules.tableau import converted
from farmyard.agricola.state import events
from farmyard.agricola.state.action import Action, Rule
from farmyard.agricola.state.card import Card, told_apart
from farmyard.agricola.state.doors import Conversion
from farmyard.agricola.state.events import Event
from farmyard.agricola.state.game import BREEDING, FEEDING, FIELD, Agricola
from farmyard.agricola.state.goods import FOOD, HERD, NAMES, ONE, count, covers, kinds, of, several
from farmyard.agricola.state.happenings import BEGS, BREEDS, FEEDS, HARVEST, REAPS
from farmyard.agricola.state.player import Player
from farmyard.kernel.option import DONE, Option, Target
from farmyard.kernel.step import Step

FEED: Final = Option("feed")
HARVEST_FIELDS: Final = Option("harvest", "fields")
BREED: Final = Option("breed")


class BeginHarvest(Rule):
    """The harvest begins with the field phase."""

    __slots__ = ()

    def run(self, game: Agricola, seat: int) -> list[Option]:
        game.phase = FIELD
        game.note(HARVEST)
        return []


def taking_part(game: Agricola) -> list[int]:
    """The seats that do not stay out of the harvest, in the order of turns."""
    return [seat for seat in game.in_order() if not game.players[seat].skips_harvest]


class Each(Rule):
    """A step of the harvest for everybody who takes part, in the order of turns.

    Who has the right named `last` comes after all others.
    """

    __slots__ = ("step", "last")

    def __init__(self, step: Step[Agricola], last: str = "") -> None:
        self.step = step
        self.last = last

    def run(self, game: Agricola, seat: int) -> list[Option]:
        order = taking_part(game)
        if self.last:
            late = [number for number in order if game.has_right(number, self.last)]
            order = [number for number in order if number not in late] + late
        for number in order[::-1]:
            game.push(number, self.step)
        return []


class EndHarvest(Rule):
    """The harvest is over for those who stayed out of it, too."""

    __slots__ = ()

    def run(self, game: Agricola, seat: int) -> list[Option]:
        for player in game.players:
            player.skips_harvest = False
        return []


class TakeCrops(Rule):
    """A player's field phase: every planted field and plot gives one of its crop."""

    __slots__ = ()

    def run(self, game: Agricola, seat: int) -> list[Option]:
        player = game.players[seat]
        harvested = take_crops(game, seat, player)
        if harvested and listening(game, events.HARVESTED):
            announce(game, Event(events.HARVESTED, seat, goods=harvested))
        if harvested and game.journal is not None:
            game.note(REAPS, seat, Target(goods=harvested))
        return []


def take_crops(game: Agricola, seat: int, player: Player) -> int:
    """Move one of each kind from every field to the supply; returns what was moved."""
    harvested = 0
    crops = list(player.crops)
    for place, crop in enumerate(player.crops):
        if crop:
            for kind in range(len(NAMES)):
                if count(crop, kind):
                    harvested += ONE[kind]
                    if not untouched(player, kind):
                        crops[place] -= ONE[kind]
                    if place >= CELLS and player.plots[place - CELLS].harvested is not None:
                        game.push(seat, ConvertHarvested(player.plots[place - CELLS].harvested))
    player.crops = tuple(crops)
    player.goods += harvested
    if harvested and listening(game, events.RECEIVES):
        announce(game, Event(events.RECEIVES, seat, goods=harvested))
    return harvested


def untouched(player: Player, kind: int) -> bool:
    """Whether cards leave a crop on its field when it is harvested."""
    for _, change in player.changes:
        if change.leaves_crop(kind):
            return True
    return False


class FieldPhase(Action):
    """A field phase for one farm alone: all its fields and plots are harvested. It is no harvest."""

    __slots__ = ()

    @property
    def words(self) -> str:
        return "harvest your fields"

    def possible(self, game: Agricola, seat: int) -> bool:
        return any(game.players[seat].crops)

    def obstacle(self, game: Agricola, seat: int) -> str:
        return "" if self.possible(game, seat) else "nothing grows on your fields"

    def options(self, game: Agricola, seat: int) -> list[Option]:
        return [HARVEST_FIELDS] if self.possible(game, seat) else []

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        game.push(seat, Announce(Event(events.FIELD_END, seat)))
        game.push(seat, TakeCrops())

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        return "Harvest your fields"


class ConvertHarvested(Rule):
    """Offer to convert a crop at the moment it is harvested."""

    __slots__ = ("conversion",)

    def __init__(self, conversion: Conversion | None) -> None:
        self.conversion = conversion

    def run(self, game: Agricola, seat: int) -> list[Option]:
        if self.conversion is None or not covers(game.players[seat].goods, self.conversion.give):
            return []
        return [self.conversion.option, DONE]

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        if option is not DONE and self.conversion is not None:
            convert(game, seat, self.conversion)

    def question(self, game: Agricola, seat: int) -> str:
        return "Do you convert what you have just harvested?"


def food_needed(game: Agricola, seat: int) -> int:
    """Two food for each person (three when playing alone), one for a newborn; cards may change it."""
    player = game.players[seat]
    adult = 3 if game.seats() == 1 else 2
    lodgers = player.lodgers() if player.changes else 0
    needed = (player.people - player.newborns + lodgers) * adult + player.newborns
    for _, change in player.changes:
        needed = change.food_needed(game, seat, needed)
    return needed


def usable(game: Agricola, seat: int) -> list[Conversion]:
    """The conversions open in the feeding phase: those of any time, and each card's once per harvest."""
    player = game.players[seat]
    found = [conversion for conversion in player.conversions if covers(player.goods, conversion.give)]
    if game.common:
        found = [conversion for conversion in found if conversion.card not in game.common or feeds(player, conversion)]
    if player.in_force:
        found += [conversion for _, conversion in once_per_harvest(game, seat)]
    return found


def feeds(player: Player, conversion: Conversion) -> bool:
    """Whether a conversion makes food, or something that the player can convert further."""
    if count(conversion.gain, FOOD):
        return True
    further = [other for card in player.in_force for other in card.conversions if other is not conversion]
    return any([kinds(other.give) & conversion.makes for other in further])


def once_per_harvest(game: Agricola, seat: int) -> list[tuple[Card, Conversion]]:
    """The conversions of cards that have not been used in this harvest; of two copies of a card only one's."""
    found: list[tuple[Card, Conversion]] = []
    player = game.players[seat]
    for card in player.in_force:
        if card.conversions and card not in player.used:
            if any([other.tags == card.tags and other.name == card.name for other, _ in found]):
                continue
            for conversion in card.conversions:
                if not conversion.harvest or not covers(player.goods, conversion.give):
                    continue
                if conversion.when is None or conversion.when.holds(game, seat, None):
                    found.append((card, converted(player, conversion)))
    return found


class Feed(Rule):
    """Feed the family, making food first if liked; what is missing is begged for."""

    __slots__ = ()

    def run(self, game: Agricola, seat: int) -> list[Option]:
        game.phase = FEEDING
        made = [conversion.option for conversion in usable(game, seat)]
        if not game.players[seat].in_force:
            return [FEED] + made
        return [FEED] + told_apart(made) + use_options(game, seat)

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        player = game.players[seat]
        if option is not FEED:
            game.push(seat, self)
            if option.verb == "use":
                use_any_time(game, seat, option)
            else:
                self.convert(game, seat, player, conversion_of(option))
            return
        needed = food_needed(game, seat)
        paid = min(needed, count(player.goods, FOOD))
        player.goods -= of(FOOD, paid)
        player.begging += needed - paid
        player.used = ()
        if game.journal is not None:
            game.note(FEEDS, seat, Target(goods=of(FOOD, paid)))
            if needed > paid:
                game.note(BEGS, seat, Target(number=needed - paid))

    def convert(self, game: Agricola, seat: int, player: Player, conversion: Conversion) -> None:
        """Use an any-time conversion, or a card's conversion that works once per harvest."""
        card = conversion.card
        if conversion.harvest and card is not None:
            player.used += (card,)
            if listening(game, events.CONVERTED):
                announce(game, Event(events.CONVERTED, seat, goods=conversion.give, card=card))
        convert(game, seat, conversion)

    @property
    def between_actions(self) -> bool:
        return True

    def question(self, game: Agricola, seat: int) -> str:
        player = game.players[seat]
        return f"Your family needs {food_needed(game, seat)} food, you have {count(player.goods, FOOD)}"

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        player = game.players[seat]
        if option is FEED:
            missing = food_needed(game, seat) - count(player.goods, FOOD)
            begged = f" and take {several(missing, 'begging card')}" if missing > 0 else ""
            return f"Feed the family{begged}"
        return conversion_words(conversion_of(option)) if option.verb == "convert" else option.text


class Enter(Rule):
    """Go on to a phase, or back to that which something else has interrupted."""

    __slots__ = ("phase",)

    def __init__(self, phase: str) -> None:
        self.phase = phase

    def run(self, game: Agricola, seat: int) -> list[Option]:
        game.phase = self.phase
        return []


class Breed(Action):
    """Two or more animals of a kind have one young, if there is room for it; `only` limits the kind.

    For one kind it is a breeding of its own, outside the harvest.
    """

    __slots__ = ("only",)

    def __init__(self, only: int = -1) -> None:
        self.only = only

    @property
    def plain(self) -> bool:
        return True

    @property
    def counts(self) -> int:
        return kinds(HERD if self.only < 0 else ONE[self.only])

    def possible(self, game: Agricola, seat: int) -> bool:
        return self.young(game, seat) != 0

    def obstacle(self, game: Agricola, seat: int) -> str:
        return "" if self.possible(game, seat) else "no two animals of a kind"

    def options(self, game: Agricola, seat: int) -> list[Option]:
        return [BREED] if self.possible(game, seat) else []

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        game.push(seat, self)

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        return "Let your animals breed"

    def run(self, game: Agricola, seat: int) -> list[Option]:
        if self.only >= 0:
            game.push(seat, Enter(game.phase))
        game.phase = BREEDING
        young = self.young(game, seat)
        if young:
            game.players[seat].goods += young
            game.push(seat, Accommodate())
            if game.journal is not None:
                game.note(BREEDS, seat, Target(goods=young))
        return []

    def young(self, game: Agricola, seat: int) -> int:
        """The young that a player's animals have."""
        player = game.players[seat]
        young = 0
        for kind in game.board.animals:
            parents = count(player.goods + player.beasts, kind)
            for _, change in player.changes:
                parents = change.breeding(game, seat, kind, parents)
            if parents >= 2 and self.only in (-1, kind):
                number = 1
                for _, change in player.changes:
                    number = change.young(player, kind, number)
                young += of(kind, number)
        return young


class BreedingPhase(Breed):
    """A breeding phase for one farm alone. It is no harvest."""

    __slots__ = ()

    @property
    def words(self) -> str:
        return "let your animals breed"

    @property
    def plain(self) -> bool:
        return False

    def run(self, game: Agricola, seat: int) -> list[Option]:
        return self.options(game, seat)

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        game.push(seat, Enter(game.phase))
        game.push(seat, Breed())
