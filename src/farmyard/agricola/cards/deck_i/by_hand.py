"""Deck I: what no word says. Each class serves one card, which says why it needs it."""

from farmyard.agricola.boards.space import Space
from farmyard.agricola.cards.card import Card
from farmyard.agricola.cards.doors import Change
from farmyard.agricola.cards.word import bundle
from farmyard.agricola.cards.words.effects import Plain
from farmyard.agricola.events import FIELD_END, Event
from farmyard.agricola.farm.geometry import CELL_NAMES
from farmyard.agricola.game import HARVESTS, Agricola
from farmyard.agricola.goods import GRAIN, NAMES, ONE, count
from farmyard.agricola.player import Player
from farmyard.agricola.rules.action import Action
from farmyard.agricola.rules.harvest import TakeCrops
from farmyard.agricola.rules.react import Announce
from farmyard.agricola.rules.take import gain
from farmyard.kernel.option import Option


class PlacesTwo(Change):
    """Lasso: two people may be placed in one turn if one of them uses a space with one of these tags."""

    __slots__ = ("tags",)

    def __init__(self, *tags: str) -> None:
        self.tags = tags

    def may_follow(self, first: Space, second: Space) -> bool:
        return any([tag in self.tags for tag in first.tags + second.tags])


class ExtraFieldPhase(Action):
    """Manure: harvest all fields and plots at the end of a round without harvest; nobody else's cards act."""

    __slots__ = ()

    def possible(self, game: Agricola, seat: int) -> bool:
        return game.round not in HARVESTS and any(game.players[seat].crops)

    def obstacle(self, game: Agricola, seat: int) -> str:
        return "" if self.possible(game, seat) else "there is nothing to harvest between two harvests"

    def options(self, game: Agricola, seat: int) -> list[Option]:
        return [Option("use", "Manure")] if self.possible(game, seat) else []

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        game.push(seat, Announce(Event(FIELD_END, seat)))
        game.push(seat, TakeCrops())

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        return "Harvest your fields"


class Evergreen(Change):
    """Gardener: what is harvested of a crop comes from the supply and the field stays as it is."""

    __slots__ = ("crop",)

    def __init__(self, crop: str) -> None:
        self.crop = crop

    def leaves_crop(self, kind: int) -> bool:
        return NAMES[kind] == self.crop


class SkipHarvest(Plain):
    """Layabout: the next harvest passes the owner by."""

    __slots__ = ()

    def act(self, game: Agricola, seat: int) -> None:
        game.players[seat].skips_harvest = True


class HelpHarvest(Action):
    """Harvest Helper: take a grain from a field of another player, who gets food for it."""

    __slots__ = ("food", "card")

    def __init__(self, food: str | int, card: Card | None = None) -> None:
        self.food = bundle(food)
        self.card = card

    def by(self, card: Card) -> Action:
        return HelpHarvest(self.food, card)

    def possible(self, game: Agricola, seat: int) -> bool:
        return bool(self.options(game, seat))

    def obstacle(self, game: Agricola, seat: int) -> str:
        return "" if self.possible(game, seat) else "no other player has a grain field"

    def options(self, game: Agricola, seat: int) -> list[Option]:
        offered: list[Option] = []
        for other, player in enumerate(game.players):
            for place, name in enumerate(names_of_fields(player)):
                if other != seat and count(player.crops[place], GRAIN):
                    what = f"1 grain from {name} of player {other + 1}"
                    offered.append(Option("take", what, place * game.seats() + other))
        return offered

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        place, other = divmod(option.value, game.seats())
        game.players[other].crops[place] -= ONE[GRAIN]
        gain(game, other, self.food, -1, self.card)
        gain(game, seat, ONE[GRAIN], -1, self.card)

    def question(self, game: Agricola, seat: int) -> str:
        return "From which field do you take a grain?"


def names_of_fields(player: Player) -> list[str]:
    """What the places for crops are called: cells, then the plots of cards, numbered where a card has several."""
    names = list(CELL_NAMES)
    for card in player.cards:
        several = len(card.plots) > 1
        names += [f"{card.name} {number + 1}" if several else card.name for number in range(len(card.plots))]
    return names
