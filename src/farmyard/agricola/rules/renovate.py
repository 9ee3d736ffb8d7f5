"""Renovating the house."""

from typing import Final

from farmyard.agricola.farm.geometry import CELLS
from farmyard.agricola.rules.build import MATERIALS
from farmyard.agricola.rules.payment import affordable, charge_purchase, missing_for, payable, price_words
from farmyard.agricola.rules.react import Announce, listening
from farmyard.agricola.state.action import Action
from farmyard.agricola.state.doors import KEEPS_THE_HOUSE, RENOVATES_TWICE, Change
from farmyard.agricola.state.events import NEW_HOUSE, RENOVATED, Event
from farmyard.agricola.state.game import Agricola
from farmyard.agricola.state.goods import REED, of
from farmyard.agricola.state.happenings import RENOVATES
from farmyard.agricola.state.player import CLAY_HUT, HOUSES, STONE_HOUSE, WOODEN_HUT, Player
from farmyard.agricola.state.purchase import RENOVATION, Purchase
from farmyard.kernel.option import Option, Target

RENOVATE: Final = Option("renovate", "", Target(number=1))
RENOVATE_TWICE: Final = Option("renovate", "to a stone house", Target(number=2))
RENOVATIONS: Final = tuple(
    [
        tuple([Purchase(RENOVATION, of(material, rooms) + of(REED), house) for rooms in range(CELLS + 1)])
        for house, material in enumerate(MATERIALS)
    ]
)


def renovation(player: Player, house: int) -> Purchase:
    """One of the new material for each room, and one reed."""
    return RENOVATIONS[house][player.rooms.bit_count()]


class Renovate(Action):
    """Renovate the whole house by one step; `only_from` and `only_to` limit which step it may be.

    It costs no reed if it is `reedless`.
    """

    __slots__ = ("only_from", "only_to", "reedless", "space")

    def __init__(self, only_from: int = -1, only_to: int = -1, reedless: bool = False, space: int = -1) -> None:
        self.only_from = only_from
        self.only_to = only_to
        self.reedless = reedless
        self.space = space

    def purchase(self, player: Player, house: int) -> Purchase:
        """What is paid for, with its usual price."""
        usual = renovation(player, house)
        return Purchase(RENOVATION, usual.price - of(REED), house) if self.reedless else usual

    def targets(self, game: Agricola, seat: int) -> list[int]:
        """The houses that could be reached and paid for."""
        player = game.players[seat]
        if player.house == STONE_HOUSE or not player.rooms or self.only_from not in (-1, player.house):
            return []
        houses = [player.house + 1]
        if not player.changes and self.only_to < 0 and not self.reedless:
            return houses if affordable(player, renovation(player, houses[0]).price) else []
        if game.has_right(seat, KEEPS_THE_HOUSE):
            return []
        if player.house == WOODEN_HUT and game.has_right(seat, RENOVATES_TWICE):
            houses.append(STONE_HOUSE)
        if self.only_to >= 0:
            houses = [house for house in houses if house == self.only_to]
        return [house for house in houses if payable(game, seat, self.purchase(player, house))]

    @property
    def words(self) -> str:
        return "renovate the whole house by one step for 1 reed, and 1 clay or stone for each room"

    def possible(self, game: Agricola, seat: int) -> bool:
        return bool(self.targets(game, seat)) or bool(self.instead(game, seat))

    def obstacle(self, game: Agricola, seat: int) -> str:
        if self.possible(game, seat):
            return ""
        player = game.players[seat]
        if player.house == STONE_HOUSE:
            return "a stone house cannot be renovated"
        if not player.rooms:
            return "no house is left to renovate, and a new one cannot be paid"
        if game.has_right(seat, KEEPS_THE_HOUSE):
            return KEEPS_THE_HOUSE
        return missing_for(game, seat, self.purchase(player, player.house + 1))

    def instead(self, game: Agricola, seat: int) -> list[tuple[Change, Option]]:
        """What cards let an action that may renovate to anything do instead."""
        found: list[tuple[Change, Option]] = []
        if self.only_to < 0:
            for _, change in game.players[seat].changes:
                option = change.instead_of_renovating(game, seat)
                if option is not None:
                    found.append((change, option))
        return found

    def options(self, game: Agricola, seat: int) -> list[Option]:
        next_house = game.players[seat].house + 1
        offered = [RENOVATE if house == next_house else RENOVATE_TWICE for house in self.targets(game, seat)]
        return offered + [option for _, option in self.instead(game, seat)]

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        for change, other in self.instead(game, seat):
            if other.same(option):
                change.does_instead(game, seat, option)
                return
        player = game.players[seat]
        house = player.house + 1 if option is RENOVATE else STONE_HOUSE
        if listening(game, RENOVATED):
            game.push(seat, Announce(Event(RENOVATED, seat, self.space, number=house)))
        if listening(game, NEW_HOUSE):
            game.push(seat, Announce(Event(NEW_HOUSE, seat)))
        if game.journal is not None:
            game.note(RENOVATES, seat, Target(number=house))
        charge_purchase(game, seat, self.purchase(player, house))
        if house > player.house + 1:
            player.skipped_houses |= 1 << CLAY_HUT
        player.house = house

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        if option.verb != "renovate":
            return option.text
        player = game.players[seat]
        house = player.house + 1 if option is RENOVATE else STONE_HOUSE
        return f"Renovate to a {HOUSES[house]} for {price_words(game, seat, self.purchase(player, house))}"
