"""The harvest: field phase, feeding, breeding."""

from typing import Final

from farmyard.agricola.cards.card import Conversion
from farmyard.agricola.game import BREEDING, FEEDING, FIELD, Agricola, convert_option
from farmyard.agricola.goods import ANIMALS, FOOD, KINDS, ONE, count, covers, of, text
from farmyard.agricola.player import Player
from farmyard.agricola.rules.action import Rule
from farmyard.agricola.rules.animals import Accommodate
from farmyard.kernel.option import Option

FEED: Final = Option("feed")


class Harvest(Rule):
    """The three phases one after another, feeding and breeding clockwise from the starting player."""

    __slots__ = ()

    def run(self, game: Agricola, seat: int) -> list[Option]:
        order = game.in_order()
        order.reverse()
        for player in order:
            game.push(player, Breed())
        for player in order:
            game.push(player, Feed())
        game.push(seat, FieldPhase())
        return []


class FieldPhase(Rule):
    """Every sown field gives one of its crop."""

    __slots__ = ()

    def run(self, game: Agricola, seat: int) -> list[Option]:
        game.phase = FIELD
        for number, player in enumerate(game.players):
            harvested = take_crops(player)
            if harvested and game.journal is not None:
                game.tell(number, f"harvests {text(harvested)}")
        return []


def take_crops(player: Player) -> int:
    """Move one of each kind from every field to the supply; returns what was moved."""
    harvested = 0
    for cell, crop in enumerate(player.crops):
        if crop:
            for kind in range(KINDS):
                if count(crop, kind):
                    harvested += ONE[kind]
                    player.crops[cell] -= ONE[kind]
    player.goods += harvested
    return harvested


def food_needed(game: Agricola, player: Player) -> int:
    """Two food for each person (three when playing alone), one for a newborn."""
    adult = 3 if game.seats() == 1 else 2
    return (player.people - player.newborns) * adult + player.newborns


def usable(player: Player) -> list[Conversion]:
    """The conversions open in the feeding phase: those of any time, and each card's once per harvest."""
    found = [conversion for conversion in player.conversions if covers(player.goods, conversion.give)]
    for card in player.cards:
        if card not in player.used:
            for conversion in card.conversions:
                if conversion.harvest and covers(player.goods, conversion.give):
                    found.append(conversion)
    return found


class Feed(Rule):
    """Feed the family, making food first if liked; what is missing is begged for."""

    __slots__ = ()

    def run(self, game: Agricola, seat: int) -> list[Option]:
        game.phase = FEEDING
        player = game.players[seat]
        return [FEED] + [convert_option(conversion) for conversion in usable(player)]

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        player = game.players[seat]
        if option is not FEED:
            self.convert(player, option)
            game.push(seat, self)
            return
        needed = food_needed(game, player)
        paid = min(needed, count(player.goods, FOOD))
        player.goods -= of(FOOD, paid)
        player.begging += needed - paid
        player.used = ()
        if game.journal is not None:
            begged = f" and takes {needed - paid} begging cards" if needed > paid else ""
            game.tell(seat, f"feeds the family with {paid} food{begged}")

    def convert(self, player: Player, option: Option) -> None:
        """Use an any-time conversion, or a card's conversion that works once per harvest."""
        for conversion in player.conversions:
            if conversion.name == option.what:
                player.goods += conversion.gain - conversion.give
                return
        for card in player.cards:
            for conversion in card.conversions:
                if conversion.name == option.what and card not in player.used:
                    player.goods += conversion.gain - conversion.give
                    player.used += (card,)
                    return

    def question(self, game: Agricola, seat: int) -> str:
        player = game.players[seat]
        return f"Your family needs {food_needed(game, player)} food, you have {count(player.goods, FOOD)}"

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        player = game.players[seat]
        if option is FEED:
            missing = food_needed(game, player) - count(player.goods, FOOD)
            return f"Feed the family and take {missing} begging cards" if missing > 0 else "Feed the family"
        for conversion in usable(player):
            if conversion.name == option.what:
                return f"Turn {text(conversion.give)} into {text(conversion.gain)}"
        return option.text


class Breed(Rule):
    """Two or more animals of a kind have one young, if there is room for it."""

    __slots__ = ()

    def run(self, game: Agricola, seat: int) -> list[Option]:
        game.phase = BREEDING
        player = game.players[seat]
        young = sum([ONE[kind] for kind in ANIMALS if count(player.goods, kind) >= 2])
        if young:
            player.goods += young
            game.push(seat, Accommodate())
            if game.journal is not None:
                game.tell(seat, f"has {text(young)} born")
        return []
