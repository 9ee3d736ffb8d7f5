"""Deck I: what no word says. Each class serves one card, which says why it needs it."""

from farmyard.agricola.farm.geometry import CELL_NAMES, CELLS
from farmyard.agricola.rules.fencing import Fence
from farmyard.agricola.rules.harvest import FieldPhase
from farmyard.agricola.rules.payment import affordable, charge_goods, note_payment
from farmyard.agricola.rules.take import Take, gain
from farmyard.agricola.state.action import Action, Rule
from farmyard.agricola.state.card import NO_CARD, Card, labels
from farmyard.agricola.state.doors import Change, Condition
from farmyard.agricola.state.events import Event
from farmyard.agricola.state.game import HARVESTS, ROUNDS, Agricola
from farmyard.agricola.state.goods import GRAIN, NAMES, ONE, count, covers, kinds, several, text
from farmyard.agricola.state.happenings import LAYS, REVEALS
from farmyard.agricola.state.player import Player, supposing
from farmyard.agricola.state.word import bundle
from farmyard.agricola.words.at_once import Plain
from farmyard.agricola.words.paying import Paid
from farmyard.kernel.option import DONE, Option, Target


class ExtraFieldPhase(FieldPhase):
    """Manure: harvest all fields and plots at the end of a round without harvest; nobody else's cards act."""

    __slots__ = ("card",)

    def __init__(self, card: Card | None = None) -> None:
        self.card = card

    def by(self, card: Card) -> Action:
        return ExtraFieldPhase(card)

    def possible(self, game: Agricola, seat: int) -> bool:
        return game.round not in HARVESTS and super().possible(game, seat)

    def obstacle(self, game: Agricola, seat: int) -> str:
        return "" if self.possible(game, seat) else "there is nothing to harvest between two harvests"

    def options(self, game: Agricola, seat: int) -> list[Option]:
        return [self.card.use] if self.card is not None and self.possible(game, seat) else []


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

    def __init__(self, food: str | int, card: Card = NO_CARD) -> None:
        self.food = bundle(food)
        self.card = card

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
                    offered.append(Option("take", what, crop_target(player, other, place), place))
        return offered

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        place, other = option.means, option.target.seat
        assert isinstance(place, int)
        owner = game.players[other]
        owner.plant(place, owner.crops[place] - ONE[GRAIN])
        gain(game, other, self.food, -1, self.card)
        gain(game, seat, ONE[GRAIN], -1, self.card)

    def question(self, game: Agricola, seat: int) -> str:
        return "From which field do you take a grain?"


def crop_target(player: Player, seat: int, place: int) -> Target:
    """The grain on a field of a player, or on a plot of a card, numbered."""
    if place < CELLS:
        return Target(cells=1 << place, seat=seat, goods=ONE[GRAIN])
    plots = [(card, number + 1) for card in player.in_force for number in range(len(card.plots))]
    card, number = plots[place - CELLS]
    return Target(cards=card.target.cards, seat=seat, goods=ONE[GRAIN], number=number)


def names_of_fields(player: Player) -> list[str]:
    """What the places for crops are called: cells, then the plots of cards, numbered where a card has several."""
    names = list(CELL_NAMES)
    for card, label in zip(player.in_force, labels(player.in_force)):
        several = len(card.plots) > 1
        names += [f"{label} {number + 1}" if several else label for number in range(len(card.plots))]
    return names


class MarkSpace(Action):
    """Fence Builder: mark an action space with a fence, which is never built then."""

    __slots__ = ("card",)

    def __init__(self, card: Card = NO_CARD) -> None:
        self.card = card

    def possible(self, game: Agricola, seat: int) -> bool:
        return game.players[seat].fences_left > 0

    def obstacle(self, game: Agricola, seat: int) -> str:
        return "" if self.possible(game, seat) else "no fence is left"

    def options(self, game: Agricola, seat: int) -> list[Option]:
        if not self.possible(game, seat):
            return []
        return [
            Option("place", f"a fence on {game.spaces[space].name}", Target("fence", space=space))
            for space in game.in_play
        ]

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        player = game.players[seat]
        player.fences_away += 1
        game.note(LAYS, seat, option.target)
        player.note(self.card).goods = option.target.space + 1

    def noted(self, game: Agricola, mark: int) -> str:
        return f"a fence on {game.spaces[mark - 1].name}"

    def question(self, game: Agricola, seat: int) -> str:
        return "Which action space do you mark with a fence?"


class OnMarked(Condition):
    """Fence Builder: the event happens on the space that is marked for the card."""

    __slots__ = ("card",)

    def __init__(self, card: Card = NO_CARD) -> None:
        self.card = card

    def holds(self, game: Agricola, seat: int, event: Event | None) -> bool:
        return event is not None and game.players[seat].tally(self.card).goods == event.space + 1

    def words(self) -> str:
        return "use of the marked space"


class LayFences(Plain):
    """Fence Deliveryman: lay fences on coming round spaces, as long as there are any."""

    __slots__ = ("number", "after", "card")

    def __init__(self, number: int, after: tuple[int, ...], card: Card = NO_CARD) -> None:
        self.number = number
        self.after = after
        self.card = card

    def act(self, game: Agricola, seat: int) -> None:
        player = game.players[seat]
        for later in self.after:
            fences = min(self.number, player.fences_left)
            if game.round + later <= ROUNDS:
                player.note(self.card).reserve(game.round + later, fences)
                player.fences_away += fences


class BuildDelivered(Action):
    """Fence Deliveryman: build the fences that lie on the round space for a price, or take them back."""

    __slots__ = ("price", "card")

    def __init__(self, price: str | int, card: Card = NO_CARD) -> None:
        self.price = bundle(price)
        self.card = card

    @property
    def brings(self) -> int:
        return 0

    def fences(self, game: Agricola, seat: int) -> int:
        """How many lie on the space of this round."""
        return game.players[seat].tally(self.card).on_round(game.round)

    def building(self, game: Agricola, seat: int) -> Paid:
        """Fencing with these fences."""
        return Paid(self.price, Fence(self.fences(game, seat), paid=False, card=self.card))

    def possible(self, game: Agricola, seat: int) -> bool:
        return self.fences(game, seat) > 0

    def obstacle(self, game: Agricola, seat: int) -> str:
        return "" if self.possible(game, seat) else "no fences lie on this round space"

    def options(self, game: Agricola, seat: int) -> list[Option]:
        player, fences = game.players[seat], self.fences(game, seat)
        if not fences:
            return []
        with supposing(player, player.goods):
            player.fences_away -= fences
            building = self.building(game, seat)
            offered = building.options(game, seat) if building.possible(game, seat) else []
        return offered + [Option("return", several(fences, "fence"), Target("fence", number=fences))]

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        player = game.players[seat]
        building = self.building(game, seat)
        player.fences_away -= self.fences(game, seat)
        player.note(self.card).reserve(game.round, 0)
        if option.verb != "return":
            building.choose(game, seat, option)

    def question(self, game: Agricola, seat: int) -> str:
        return "Do you pay for the fences that were delivered, or put them back?"

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        if option.verb == "return":
            return "Build none of them"
        return self.building(game, seat).label(game, seat, option)


class Reveal(Plain):
    """Chamberlain: turn over the cards of all coming rounds; what may be done with them is another word."""

    __slots__ = ()

    def act(self, game: Agricola, seat: int) -> None:
        hidden = [card for card in game.coming if card not in game.in_play and not game.is_replaced(card)]
        game.in_play += tuple(hidden)
        game.early = game.early + tuple(hidden)
        game.reveal("Round cards have been turned over")
        for card in hidden:
            game.note(REVEALS, seat, Target(space=card))


class BuyFirstTurn(Action):
    """Taster: pay the starting player to place the first person of the round."""

    __slots__ = ("price", "card")

    def __init__(self, price: str | int, card: Card = NO_CARD) -> None:
        self.price = bundle(price)
        self.card = card

    def possible(self, game: Agricola, seat: int) -> bool:
        return game.players[seat].at_home > 0 and affordable(game.players[seat], self.price)

    def obstacle(self, game: Agricola, seat: int) -> str:
        return "" if self.possible(game, seat) else f"it takes a person and {text(self.price)}"

    def options(self, game: Agricola, seat: int) -> list[Option]:
        return [self.card.use] if self.possible(game, seat) else []

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        game.players[seat].note_round().goes_first = True
        gain(game, game.starting_player, self.price, -1, self.card)
        charge_goods(game, seat, self.price)

    def run(self, game: Agricola, seat: int) -> list[Option]:
        for option in self.options(game, seat):
            self.choose(game, seat, option)
        return []

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        return f"Pay {text(self.price)} to {game.names[game.starting_player]} and place the first person"


class OfferForSale(Action):
    """Corn Profiteer: turn goods into others, unless another player buys them for a price."""

    __slots__ = ("give", "gain", "price", "card")

    def __init__(self, give: str | int, gain: str | int, price: str | int, card: Card = NO_CARD) -> None:
        self.give = bundle(give)
        self.gain = bundle(gain)
        self.price = bundle(price)
        self.card = card

    @property
    def brings(self) -> int:
        return kinds(self.gain)

    @property
    def only_goods(self) -> bool:
        return True

    def possible(self, game: Agricola, seat: int) -> bool:
        return covers(game.players[seat].goods, self.give)

    def obstacle(self, game: Agricola, seat: int) -> str:
        return "" if self.possible(game, seat) else f"it takes {text(self.give)}"

    def spends(self, game: Agricola, seat: int) -> int:
        """It brings the price at least."""
        return self.give - self.price

    def options(self, game: Agricola, seat: int) -> list[Option]:
        return [self.card.use] if self.possible(game, seat) else []

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        game.players[seat].goods -= self.give
        note_payment(game, seat, self.give)
        game.push((seat + 1) % game.seats(), AskBuyers(self, seat))


class AskBuyers(Rule):
    """Corn Profiteer: everybody else says whether to buy; then the seller chooses one of the buyers, if any.

    Who has bought something else in the meantime may be unable to pay.
    """

    __slots__ = ("offer", "seller", "willing")

    def __init__(self, offer: OfferForSale, seller: int, willing: tuple[int, ...] = ()) -> None:
        self.offer = offer
        self.seller = seller
        self.willing = willing

    def run(self, game: Agricola, seat: int) -> list[Option]:
        offer = self.offer
        if seat != self.seller:
            if affordable(game.players[seat], offer.price):
                target = Target(seat=self.seller, goods=offer.give, paid=offer.price)
                return [Option("pay", f"{text(offer.price)} for {text(offer.give)}", target), DONE]
            self.ask_next(game, seat, self.willing)
            return []
        buyers = [buyer for buyer in self.willing if affordable(game.players[buyer], offer.price)]
        if not buyers:
            gain(game, seat, offer.gain, -1, offer.card)
        return [
            Option("take", f"{text(offer.price)} from player {buyer + 1}", Target(seat=buyer, goods=offer.price))
            for buyer in buyers
        ]

    def ask_next(self, game: Agricola, seat: int, willing: tuple[int, ...]) -> None:
        game.push((seat + 1) % game.seats(), AskBuyers(self.offer, self.seller, willing))

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        if seat != self.seller:
            self.ask_next(game, seat, self.willing if option is DONE else self.willing + (seat,))
            return
        buyer = option.target.seat
        game.push(buyer, Take(self.offer.give))
        game.push(seat, Take(self.offer.price))
        charge_goods(game, buyer, self.offer.price)

    def question(self, game: Agricola, seat: int) -> str:
        if seat == self.seller:
            return "Whom do you sell to?"
        return f"{game.names[self.seller]} turns {text(self.offer.give)} into {text(self.offer.gain)}: do you buy it?"

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        return "Leave it" if option is DONE else option.text.capitalize()
