"""The house and the family: renovation, family growth, the starting player."""

from typing import Final

from farmyard.agricola.farm.geometry import CELLS
from farmyard.agricola.rules.build import MATERIALS
from farmyard.agricola.rules.payment import affordable, charge_purchase, payable, price_words
from farmyard.agricola.rules.react import Announce, announce, listening
from farmyard.agricola.rules.work import lodgers_at_home
from farmyard.agricola.state.action import Action
from farmyard.agricola.state.card import Card, told_apart
from farmyard.agricola.state.doors import GROWS_WITHOUT_ROOM, RENOVATES_TWICE
from farmyard.agricola.state.events import GREW, RENOVATED, Event
from farmyard.agricola.state.game import Agricola
from farmyard.agricola.state.goods import REED, of
from farmyard.agricola.state.happenings import BECOMES_FIRST, GROWS, RENOVATES, STAYS_FIRST
from farmyard.agricola.state.player import HOUSES, PEOPLE, STONE_HOUSE, WOODEN_HUT, Player
from farmyard.agricola.state.purchase import RENOVATION, Purchase
from farmyard.kernel.option import Option, Target

RENOVATE: Final = Option("renovate", "", Target(number=1))
RENOVATE_TWICE: Final = Option("renovate", "to a stone house", Target(number=2))
GROW: Final = Option("grow")
BECOME: Final = Option("become", "starting player", Target("starting player"))


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
    """Renovate the whole house by one step; `only_from` and `only_to` limit which step it may be."""

    __slots__ = ("only_from", "only_to")

    def __init__(self, only_from: int = -1, only_to: int = -1) -> None:
        self.only_from = only_from
        self.only_to = only_to

    def targets(self, game: Agricola, seat: int) -> list[int]:
        """The houses that could be reached and paid for."""
        player = game.players[seat]
        if player.house == STONE_HOUSE or self.only_from not in (-1, player.house):
            return []
        houses = [player.house + 1]
        if not player.changes and self.only_to < 0:
            return houses if affordable(player, renovation(player, houses[0]).price) else []
        if player.house == WOODEN_HUT and game.has_right(seat, RENOVATES_TWICE):
            houses.append(STONE_HOUSE)
        if self.only_to >= 0:
            houses = [house for house in houses if house == self.only_to]
        return [house for house in houses if payable(game, seat, renovation(player, house))]

    def possible(self, game: Agricola, seat: int) -> bool:
        return bool(self.targets(game, seat))

    def obstacle(self, game: Agricola, seat: int) -> str:
        player = game.players[seat]
        if player.house == STONE_HOUSE:
            return "a stone house cannot be renovated"
        price = price_words(game, seat, renovation(player, player.house + 1))
        return "" if self.possible(game, seat) else f"renovating costs {price}"

    def options(self, game: Agricola, seat: int) -> list[Option]:
        next_house = game.players[seat].house + 1
        return [RENOVATE if house == next_house else RENOVATE_TWICE for house in self.targets(game, seat)]

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        player = game.players[seat]
        house = player.house + 1 if option is RENOVATE else STONE_HOUSE
        if listening(game, RENOVATED):
            game.push(seat, Announce(Event(RENOVATED, seat, -1, 0, 0, house)))
        if game.journal is not None:
            game.note(RENOVATES, seat, Target(number=house))
        charge_purchase(game, seat, renovation(player, house))
        if house > player.house + 1:
            player.skipped_clay_hut = True
        player.house = house

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        player = game.players[seat]
        house = player.house + 1 if option is RENOVATE else STONE_HOUSE
        return f"Renovate to a {HOUSES[house]} for {price_words(game, seat, renovation(player, house))}"


def grow_from(card: Card) -> Option:
    """The option that who lives on a card joins the family."""
    return Option("grow", f"from {card.name}", card.target, card)


class Grow(Action):
    """A child is born; it works from the next round on."""

    __slots__ = ("needs_room", "space")

    def __init__(self, needs_room: bool = True, space: int = -1) -> None:
        self.needs_room = needs_room
        self.space = space

    def possible(self, game: Agricola, seat: int) -> bool:
        player = game.players[seat]
        if player.people >= PEOPLE or (player.changes and not self.comers(game, seat)):
            return False
        return not self.needs_room or player.has_room or game.has_right(seat, GROWS_WITHOUT_ROOM)

    def comers(self, game: Agricola, seat: int) -> list[Option]:
        """Who may join the family: a child, or who lives on a card unless it is that person who acts."""
        player = game.players[seat]
        found = [GROW] if player.people + player.lodgers() < PEOPLE else []
        if player.this_round.lodger_turn != game.turn:
            homes = [card for card, change in player.changes if change.lodgers(player)]
            found += told_apart([grow_from(card) for card in homes])
        return found

    def obstacle(self, game: Agricola, seat: int) -> str:
        if game.players[seat].people + game.players[seat].lodgers() >= PEOPLE and not self.possible(game, seat):
            return f"a family has at most {PEOPLE} members"
        return "" if self.possible(game, seat) else "the house has no room for a child"

    def options(self, game: Agricola, seat: int) -> list[Option]:
        if not self.possible(game, seat):
            return []
        return self.comers(game, seat) if game.players[seat].changes else [GROW]

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        player = game.players[seat]
        card = option.means
        if isinstance(card, Card):
            player.at_home -= lodgers_at_home(game, seat)
            player.note(card).goods = 0
        player.people += 1
        player.newborns += 1
        game.note(GROWS, seat, option.target)
        if listening(game, GREW):
            announce(game, Event(GREW, seat, self.space, 0, 0, 1))

    def question(self, game: Agricola, seat: int) -> str:
        return "Who joins the family?"

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        card = option.means
        return f"Take in who lives on {card.name}" if isinstance(card, Card) else "Have a child"


class BecomeStartingPlayer(Action):
    """Take the marker, or keep it; it decides the order from the next round on."""

    __slots__ = ()

    def possible(self, game: Agricola, seat: int) -> bool:
        return True

    def obstacle(self, game: Agricola, seat: int) -> str:
        return ""

    def options(self, game: Agricola, seat: int) -> list[Option]:
        return [BECOME]

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        game.note(STAYS_FIRST if game.starting_player == seat else BECOMES_FIRST, seat)
        game.starting_player = seat

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        return "Become starting player"
