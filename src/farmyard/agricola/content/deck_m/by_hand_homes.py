"""Deck M: what no word says about horses, homes, workshops and special action cards. Each class serves one card."""

from farmyard.agricola.content.deck_m.shared import WORKSHOPS
from farmyard.agricola.content.moor.goods import FUEL, HORSE
from farmyard.agricola.farm.housing import Housing, Shelter, Yard
from farmyard.agricola.rules.build import Build
from farmyard.agricola.rules.combine import Either
from farmyard.agricola.rules.tableau import give_up
from farmyard.agricola.rules.take import Take, gain
from farmyard.agricola.state.action import Action
from farmyard.agricola.state.card import NO_CARD, Card
from farmyard.agricola.state.doors import Change, Condition
from farmyard.agricola.state.events import NO_EVENT, Event
from farmyard.agricola.state.game import ROUNDS, Agricola
from farmyard.agricola.state.goods import FOOD, NAMES, ONE, count, kinds, of
from farmyard.agricola.state.player import WOODEN_HUT, Player
from farmyard.agricola.state.special import FACE_DOWN, OPEN
from farmyard.agricola.words.at_once import Plain
from farmyard.kernel.option import Option, Target


class NoSpecialCard(Condition):
    """Village Hall: no special action card lies before the player; who plays alone has used none in this round."""

    __slots__ = ()

    def holds(self, game: Agricola, seat: int, event: Event | None) -> bool:
        if game.seats() == 1:
            return OPEN in game.specials
        return seat not in game.specials and FACE_DOWN + seat not in game.specials

    def words(self) -> str:
        return "no special action card"


class PlanAnimals(Action):
    """Cattle Stall: mark rounds, each so many later, for one animal of a kind each, all of different kinds."""

    __slots__ = ("after", "card")

    def __init__(self, after: tuple[int, ...], card: Card = NO_CARD) -> None:
        self.after = after
        self.card = card

    def kinds(self, game: Agricola, seat: int) -> list[int]:
        """The kinds that no round is marked for."""
        player = game.players[seat]
        marked = [player.tally(self.card).on_round(round) for round in range(1, ROUNDS + 1)]
        return [kind for number, kind in enumerate(game.board.animals, 1) if number not in marked]

    def round(self, game: Agricola, seat: int) -> int:
        """The next round to mark, 0 where none is left."""
        tally = game.players[seat].tally(self.card)
        rounds = [game.round + later for later in self.after if game.round + later <= ROUNDS]
        return ([round for round in rounds if not tally.on_round(round)] + [0])[0]

    def possible(self, game: Agricola, seat: int) -> bool:
        return self.round(game, seat) > 0

    def obstacle(self, game: Agricola, seat: int) -> str:
        return "" if self.possible(game, seat) else "there is no such round to come"

    def options(self, game: Agricola, seat: int) -> list[Option]:
        round = self.round(game, seat)
        if not round:
            return []
        return [
            Option("lay", f"1 {NAMES[kind]} on round {round}", Target(goods=ONE[kind], number=round), kind)
            for kind in self.kinds(game, seat)
        ]

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        player = game.players[seat]
        kind = option.means
        assert isinstance(kind, int)
        player.note(self.card).reserve(option.target.number, game.board.animals.index(kind) + 1)
        game.push(seat, self)

    def question(self, game: Agricola, seat: int) -> str:
        return "Which animal may you buy then?"

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        return f"Lay {option.what}"


class BuyPlanned(Action):
    """Cattle Stall: buy the animal that this round is marked for."""

    __slots__ = ("card",)

    def __init__(self, card: Card = NO_CARD) -> None:
        self.card = card

    def planned(self, game: Agricola, seat: int) -> Action:
        """The purchase."""
        player = game.players[seat]
        number = player.tally(self.card).on_round(game.round)
        return Take(ONE[game.board.animals[number - 1]], ONE[FOOD], card=self.card)

    def possible(self, game: Agricola, seat: int) -> bool:
        return self.planned(game, seat).possible(game, seat)

    def obstacle(self, game: Agricola, seat: int) -> str:
        return self.planned(game, seat).obstacle(game, seat)

    def options(self, game: Agricola, seat: int) -> list[Option]:
        return self.planned(game, seat).options(game, seat)

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        self.planned(game, seat).choose(game, seat, option)

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        return self.planned(game, seat).label(game, seat, option)


class LieDown(Plain):
    """Bog Pony: a horse that stands lies down for good and brings fuel; the card counts those that lie."""

    __slots__ = ("fuel", "card")

    def __init__(self, fuel: int, card: Card = NO_CARD) -> None:
        self.fuel = fuel
        self.card = card

    @property
    def brings(self) -> int:
        return kinds(ONE[FUEL])

    @property
    def only_goods(self) -> bool:
        return True

    def possible(self, game: Agricola, seat: int) -> bool:
        player = game.players[seat]
        return count(player.goods, HORSE) > lying(player, self.card)

    def act(self, game: Agricola, seat: int) -> None:
        player = game.players[seat]
        player.note(self.card).goods = of(HORSE, lying(player, self.card) + 1)
        gain(game, seat, of(FUEL, self.fuel), -1, self.card)


def lying(player: Player, card: Card) -> int:
    """The horses of a player that lie."""
    return min(count(player.tally(card).goods, HORSE), count(player.goods, HORSE))


class LieNoMore(Plain):
    """Bog Pony: of the horses that leave those that lie go first."""

    __slots__ = ("event", "card")

    def __init__(self, event: Event = NO_EVENT, card: Card = NO_CARD) -> None:
        self.event = event
        self.card = card

    def act(self, game: Agricola, seat: int) -> None:
        player = game.players[seat]
        left = count(player.tally(self.card).goods, HORSE) - count(self.event.goods, HORSE)
        player.note(self.card).goods = of(HORSE, max(0, left))


class HalfHorses(Change):
    """Bog Pony: horses that lie have no young and are worth half a point; a half that is left over decides a tie."""

    __slots__ = ("card",)

    def __init__(self, card: Card = NO_CARD) -> None:
        self.card = card

    def breeding(self, game: Agricola, seat: int, kind: int, number: int) -> int:
        """Of horses that spend the night elsewhere, those that lie go first."""
        if kind != HORSE:
            return number
        player = game.players[seat]
        away = max(0, count(player.goods, HORSE) - number)
        return number - max(0, lying(player, self.card) - away)

    @property
    def turn(self) -> int:
        return 2

    def forgiven(self, game: Agricola, seat: int, category: str, points: int) -> int:
        return points - (lying(game.players[seat], self.card) + 1) // 2 if category == "Horses" else points

    def half_points(self, player: Player) -> int:
        return lying(player, self.card) % 2


class NoteWorkshop(Plain):
    """Routine Work: remember the workshop that has been used."""

    __slots__ = ("event", "card")

    def __init__(self, event: Event = NO_EVENT, card: Card = NO_CARD) -> None:
        self.event = event
        self.card = card

    def act(self, game: Agricola, seat: int) -> None:
        tally = game.players[seat].note(self.card)
        for number, name in enumerate(WORKSHOPS):
            if self.event.card is not None and name in self.event.card.tags:
                tally.waiting |= 1 << number


class PayIdle(Plain):
    """Routine Work: 1 food or 1 fuel for each workshop that has not been used."""

    __slots__ = ("card",)

    def __init__(self, card: Card = NO_CARD) -> None:
        self.card = card

    def act(self, game: Agricola, seat: int) -> None:
        player = game.players[seat]
        used = player.tally(self.card).waiting
        player.note(self.card).waiting = 0
        choice = Either((Take("1 food", card=self.card), Take("1 fuel", card=self.card)))
        for number, name in enumerate(WORKSHOPS):
            if not used >> number & 1:
                for _ in [card for card in player.cards if name in card.tags]:
                    game.push(seat, choice)


class PeatHome(Change):
    """Peat Hut: its home has fuel of its own and may be given up for a room instead of renovating."""

    __slots__ = ("card",)

    def __init__(self, card: Card = NO_CARD) -> None:
        self.card = card

    @property
    def turn(self) -> int:
        return 3

    def fuel_needed(self, game: Agricola, seat: int, needed: int) -> int:
        return needed + 1

    def instead_of_renovating(self, game: Agricola, seat: int) -> Option | None:
        player = game.players[seat]
        possible = player.house == WOODEN_HUT and player.room_sites
        return Option("return", f"{self.card.name} for a room", self.card.target) if possible else None

    def does_instead(self, game: Agricola, seat: int, option: Option) -> None:
        give_up(game, seat, self.card)
        game.push(seat, Build(rooms=1, free=True, card=self.card))


class NightGuest(Change):
    """Night Pasture: a place for one animal of another player, which does not breed while it is there."""

    __slots__ = ("card",)

    def __init__(self, card: Card = NO_CARD) -> None:
        self.card = card

    def shelter(self, player: Player, shelter: Shelter) -> None:
        shelter.yards.append(Yard(shelter.places(1), [0] * shelter.kinds, False))

    def breeding(self, game: Agricola, seat: int, kind: int, number: int) -> int:
        return number - count(game.players[seat].tally(self.card).waiting, kind)


class TakesGuests(Change):
    """Night Pasture: a place for everybody else, whose animals there breed with the owner's."""

    __slots__ = ("card",)

    def __init__(self, card: Card = NO_CARD) -> None:
        self.card = card

    @property
    def for_others(self) -> Change:
        return NightGuest(self.card)

    def breeding(self, game: Agricola, seat: int, kind: int, number: int) -> int:
        guests = [count(player.tally(self.card).waiting, kind) for player in game.players]
        return number + sum(guests)


class SpendTheNight(Action):
    """Night Pasture: who has no other place for all animals names the one that is there when animals breed."""

    __slots__ = ("card",)

    def __init__(self, card: Card = NO_CARD) -> None:
        self.card = card

    def at_home(self, player: Player) -> Housing:
        """What a player's own farm offers."""
        shelter = Shelter(player.pastures, player.stables, len(player.animals))
        for card, change in player.changes:
            if card is not self.card:
                change.shelter(player, shelter)
        return shelter.housing()

    def possible(self, game: Agricola, seat: int) -> bool:
        player = game.players[seat]
        return self.card not in player.cards and not self.at_home(player).fits(player.herd)

    def obstacle(self, game: Agricola, seat: int) -> str:
        return "" if self.possible(game, seat) else "all animals have a place"

    def options(self, game: Agricola, seat: int) -> list[Option]:
        if not self.possible(game, seat):
            return []
        player = game.players[seat]
        home = self.at_home(player)
        kept = [
            tuple([animals - (place == away) for place, animals in enumerate(player.herd)])
            for away in range(len(player.herd))
        ]
        return [
            Option(
                "place", f"1 {NAMES[kind]} on {self.card.name}", Target(cards=self.card.target.cards, goods=ONE[kind])
            )
            for kind, herd in zip(player.animals, kept)
            if min(herd) >= 0 and home.fits(herd)
        ]

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        game.players[seat].note(self.card).waiting = option.target.goods

    def question(self, game: Agricola, seat: int) -> str:
        return f"Which animal is on the {self.card.name}?"


class NightEnds(Plain):
    """Night Pasture: nobody remembers who was there."""

    __slots__ = ("card",)

    def __init__(self, card: Card = NO_CARD) -> None:
        self.card = card

    def act(self, game: Agricola, seat: int) -> None:
        game.players[seat].note(self.card).waiting = 0
