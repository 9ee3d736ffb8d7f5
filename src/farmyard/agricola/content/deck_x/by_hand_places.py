"""Words that single cards of the X deck speak about action spaces and about cells of the farmyard."""

from typing import Final

from farmyard.agricola.farm.geometry import cells_of
from farmyard.agricola.farm.housing import Shelter
from farmyard.agricola.rules.animals import Accommodate
from farmyard.agricola.rules.drawing import stay_in_common
from farmyard.agricola.rules.payment import charge_purchase, payable
from farmyard.agricola.rules.react import Announce, listening
from farmyard.agricola.rules.take import gain
from farmyard.agricola.state.action import Action, Rule
from farmyard.agricola.state.card import NO_CARD, Card
from farmyard.agricola.state.doors import Change
from farmyard.agricola.state.events import NEW_HOUSE, NO_EVENT, RENOVATED, Event
from farmyard.agricola.state.game import ROUNDS, Agricola
from farmyard.agricola.state.goods import NAMES, ONE, REED, WOOD, goods_among, of
from farmyard.agricola.state.happenings import BURNS_DOWN, LAYS, RENOVATES, TAKES_TOKENS, TURNS_TO_STONE
from farmyard.agricola.state.player import CLAY_HUT, STONE_HOUSE, WOODEN_HUT, Player
from farmyard.agricola.state.purchase import RENOVATION, Purchase
from farmyard.agricola.state.tiles import new_tile
from farmyard.agricola.words.at_once import Plain
from farmyard.kernel.option import DONE, Option, Target

CROP_CIRCLE: Final = "crop circle"
new_tile(CROP_CIRCLE)
BURNT_ROOM: Final = new_tile("burnt room")
CANDIES: Final = 12


def accumulation_spaces(game: Agricola) -> list[int]:
    return [index for index in game.in_play if game.spaces[index].adds]


class SetPitchfork(Action):
    """Alien Farmhand: set the pitchfork on an accumulation space that is free, or with `again` on another one."""

    __slots__ = ("again", "card")

    def __init__(self, again: bool = False, card: Card = NO_CARD) -> None:
        self.again = again
        self.card = card

    def spaces(self, game: Agricola) -> list[int]:
        """Where it may go."""
        others = [index for index in accumulation_spaces(game) if not game.tokens_on(index, self.card)]
        return others if self.again else [index for index in others if not game.occupants[index]]

    def possible(self, game: Agricola, seat: int) -> bool:
        return bool(self.spaces(game))

    def obstacle(self, game: Agricola, seat: int) -> str:
        return "" if self.possible(game, seat) else "no accumulation space is free"

    def options(self, game: Agricola, seat: int) -> list[Option]:
        offered = [
            Option("place", f"the pitchfork on {game.spaces[index].name}", Target("pitchfork", space=index))
            for index in self.spaces(game)
        ]
        return offered + [DONE] if self.again and offered else offered

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        if option is DONE:
            return
        game.lift_tokens(self.card)
        game.lay_tokens(option.target.space, self.card)
        game.note(LAYS, seat, option.target)

    def question(self, game: Agricola, seat: int) -> str:
        return "Where do you set the pitchfork?"

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        return "Leave the pitchfork there" if option is DONE else f"Set {option.what}"


class UsePitchfork(Plain):
    """Alien Farmhand: take 1 good from the space with the pitchfork where nobody stands; then it may be moved."""

    __slots__ = ("card",)

    def __init__(self, card: Card = NO_CARD) -> None:
        self.card = card

    def act(self, game: Agricola, seat: int) -> None:
        if game.round < ROUNDS:
            game.push(seat, SetPitchfork(True, self.card))
        for index in accumulation_spaces(game):
            if game.tokens_on(index, self.card) and not game.occupants[index]:
                game.push(seat, TakeOne(index, self.card))


class TakeOne(Rule):
    """Alien Farmhand: take 1 of the goods on a space without using it."""

    __slots__ = ("space", "card")

    def __init__(self, space: int, card: Card) -> None:
        self.space = space
        self.card = card

    def run(self, game: Agricola, seat: int) -> list[Option]:
        there = game.stock[self.space]
        return [
            Option("take", f"1 {NAMES[kind]}", Target(space=self.space, goods=ONE[kind])) for kind in goods_among(there)
        ]

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        game.stock[self.space] -= option.target.goods
        gain(game, seat, option.target.goods, -1, self.card)

    def question(self, game: Agricola, seat: int) -> str:
        return f"What does the {self.card.name} take from {game.spaces[self.space].name}?"


class LayCandies(Plain):
    """Candy Trail: everybody lays candies in turn, one on each space where nobody stands."""

    __slots__ = ("card",)

    def __init__(self, card: Card = NO_CARD) -> None:
        self.card = card

    def act(self, game: Agricola, seat: int) -> None:
        stay_in_common(game, self.card)
        game.push(seat, LayCandy(CANDIES, self.card))


class LayCandy(Rule):
    """Candy Trail: lay one candy; the next player lays another as long as so many are left."""

    __slots__ = ("left", "card")

    def __init__(self, left: int, card: Card) -> None:
        self.left = left
        self.card = card

    def run(self, game: Agricola, seat: int) -> list[Option]:
        return [
            Option("place", f"a candy on {game.spaces[index].name}", Target("candy", space=index))
            for index in game.in_play
            if not game.occupants[index] and not game.tokens_on(index, self.card)
        ]

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        game.lay_tokens(option.target.space, self.card)
        game.note(LAYS, seat, option.target)
        if self.left > 1:
            game.push((seat + 1) % game.seats(), LayCandy(self.left - 1, self.card))

    def question(self, game: Agricola, seat: int) -> str:
        return "Where do you lay a candy?"


class TakeCandy(Plain):
    """Candy Trail: take the candy from the space that is used."""

    __slots__ = ("event", "card")

    def __init__(self, event: Event = NO_EVENT, card: Card = NO_CARD) -> None:
        self.event = event
        self.card = card

    def possible(self, game: Agricola, seat: int) -> bool:
        return game.tokens_on(self.event.space, self.card) > 0

    def act(self, game: Agricola, seat: int) -> None:
        game.lay_tokens(self.event.space, self.card, 0)
        game.players[seat].note(self.card).goods += 1
        game.note(TAKES_TOKENS, seat, Target("candy", space=self.event.space, number=1))


class BurnHouses(Plain):
    """Watch Out for the Jets!: wooden huts burn down, clay huts are fired to stone."""

    __slots__ = ("card",)

    def __init__(self, card: Card = NO_CARD) -> None:
        self.card = card

    def act(self, game: Agricola, seat: int) -> None:
        stay_in_common(game, self.card)
        for number in game.in_order():
            player = game.players[number]
            if player.house == CLAY_HUT:
                player.house = STONE_HOUSE
                player.skipped_houses |= 1 << STONE_HOUSE
                game.note(TURNS_TO_STONE, number)
                game.push(number, Announce(Event(NEW_HOUSE, number)))
            elif player.house == WOODEN_HUT:
                burn_down(player)
                game.note(BURNS_DOWN, number)
                game.push(number, Accommodate())


def burn_down(player: Player) -> None:
    """A house is gone: ruins lie where its rooms were."""
    rooms = player.rooms
    player.rooms = 0
    for cell in cells_of(rooms):
        player.lay_tile(BURNT_ROOM, cell)


def ruins(player: Player) -> int:
    """The cells with burnt rooms."""
    return player.showing(BURNT_ROOM)


class Burnt(Change):
    """Watch Out for the Jets!: whose house has burnt down has no room until a new wooden hut is built."""

    __slots__ = ("card",)

    def __init__(self, card: Card = NO_CARD) -> None:
        self.card = card

    @property
    def turn(self) -> int:
        return 8

    def shelter(self, player: Player, shelter: Shelter) -> None:
        if ruins(player):
            shelter.house = 0

    def also_unused(self, player: Player) -> int:
        return ruins(player).bit_count()

    def rebuilding(self, player: Player) -> Purchase:
        """What a new wooden hut is and costs."""
        return Purchase(RENOVATION, of(WOOD, ruins(player).bit_count()) + of(REED), WOODEN_HUT)

    def instead_of_renovating(self, game: Agricola, seat: int) -> Option | None:
        player = game.players[seat]
        if not ruins(player) or not payable(game, seat, self.rebuilding(player)):
            return None
        return Option("build", "a new wooden hut", Target("wooden hut", cards=self.card.target.cards))

    def does_instead(self, game: Agricola, seat: int, option: Option) -> None:
        player = game.players[seat]
        if listening(game, RENOVATED):
            game.push(seat, Announce(Event(RENOVATED, seat, number=WOODEN_HUT)))
        game.note(RENOVATES, seat, Target(number=WOODEN_HUT))
        charge_purchase(game, seat, self.rebuilding(player))
        rooms = ruins(player)
        for cell in cells_of(rooms):
            player.lift_tile(cell)
        player.rooms = rooms
        player.house_animals()
