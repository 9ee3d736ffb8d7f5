"""Words that only one card of the forest deck speaks."""

from farmyard.agricola.content.forest_deck.goods import LLAMA
from farmyard.agricola.rules.combine import Optional
from farmyard.agricola.rules.drawing import stay_with, take_away
from farmyard.agricola.rules.family import GROW, Grow
from farmyard.agricola.rules.occupation import PlayOccupation
from farmyard.agricola.rules.payment import note_payment
from farmyard.agricola.rules.take import gain
from farmyard.agricola.state.action import Action
from farmyard.agricola.state.card import NO_CARD, Card
from farmyard.agricola.state.doors import Condition
from farmyard.agricola.state.events import NO_EVENT, Event
from farmyard.agricola.state.game import Agricola
from farmyard.agricola.state.goods import BUILDING_RESOURCES, FOOD, SHEEP, WOOD, count, of
from farmyard.agricola.state.happenings import LAYS, LOSES
from farmyard.agricola.state.player import PEOPLE
from farmyard.agricola.words.at_once import Plain
from farmyard.agricola.words.paying import PayUpTo
from farmyard.kernel.option import Target


class Beside(Condition):
    """The Lady of the Lake: a card with this tag lies beside the board."""

    __slots__ = ("tag",)

    def __init__(self, tag: str) -> None:
        self.tag = tag

    def holds(self, game: Agricola, seat: int, event: Event | None) -> bool:
        return any([self.tag in card.tags for card in game.common])

    def words(self) -> str:
        return f"the {self.tag} beside the board"


class ForStartingPlayer(Plain):
    """The Lady of the Lake: an effect for who holds the starting player marker."""

    __slots__ = ("then",)

    def __init__(self, then: Action) -> None:
        self.then = then

    def act(self, game: Agricola, seat: int) -> None:
        game.push(game.starting_player, self.then)


class TakeInWildChild(Plain):
    """The Wild Child: somebody joins the family for some time; the card notes it."""

    __slots__ = ("card",)

    def __init__(self, card: Card = NO_CARD) -> None:
        self.card = card

    def possible(self, game: Agricola, seat: int) -> bool:
        player = game.players[seat]
        return player.people + player.lodgers() < PEOPLE

    def act(self, game: Agricola, seat: int) -> None:
        stay_with(game, seat, self.card)
        game.players[seat].note(self.card).reserve(game.round)
        Grow(needs_room=False, card=self.card).choose(game, seat, GROW)


class WildChildLeaves(Plain):
    """The Wild Child: it goes back to the supply, and the card leaves the game."""

    __slots__ = ("card",)

    def __init__(self, card: Card = NO_CARD) -> None:
        self.card = card

    def act(self, game: Agricola, seat: int) -> None:
        player = game.players[seat]
        player.people -= 1
        player.newborns -= player.tally(self.card).on_round(game.round)
        player.ill = min(player.ill, player.people)
        take_away(game, seat, self.card)


class LoseHalfTheSheep(Plain):
    """The Hermit: half of the sheep go; then an occupation may be played."""

    __slots__ = ()

    def possible(self, game: Agricola, seat: int) -> bool:
        return count(game.players[seat].goods, SHEEP) > 0

    def act(self, game: Agricola, seat: int) -> None:
        player = game.players[seat]
        lost = of(SHEEP, (count(player.goods, SHEEP) + 1) // 2)
        player.goods -= lost
        game.note(LOSES, seat, Target(paid=lost))
        game.push(seat, Optional(PlayOccupation((0,), begging=game.settings.says("edition") == "revised")))


class ShareOutTheLoot(Plain):
    """Men in Tights: what the rich lose of each building resource goes to the poor, or else to who has drawn it."""

    __slots__ = ()

    def act(self, game: Agricola, seat: int) -> None:
        for kind in BUILDING_RESOURCES:
            held = [count(player.goods, kind) for player in game.players]
            if max(held):
                self.share_out(game, seat, kind, held)

    def share_out(self, game: Agricola, seat: int, kind: int, held: list[int]) -> None:
        rich = [number for number in range(game.seats()) if held[number] == max(held)]
        poor = [number for number in range(game.seats()) if held[number] == min(held)]
        each = 1 if len(rich) > 1 else min(2, max(held))
        for number in rich:
            game.players[number].goods -= of(kind, each)
            note_payment(game, number, of(kind, each))
        gain(game, seat if len(poor) > 1 else poor[0], of(kind, each * len(rich)))


class PayForLlamas(Plain):
    """The Peruvian Inquisition: 1 food for each llama that is gone, as far as there is any."""

    __slots__ = ("event",)

    def __init__(self, event: Event = NO_EVENT) -> None:
        self.event = event

    def act(self, game: Agricola, seat: int) -> None:
        game.push(seat, PayUpTo(of(FOOD, count(self.event.goods, LLAMA))))


class GiveAllWoodBack(Plain):
    """All Your Wood Are Belong to Us: all wood of the supply goes to the space of the event."""

    __slots__ = ("event",)

    def __init__(self, event: Event = NO_EVENT) -> None:
        self.event = event

    def act(self, game: Agricola, seat: int) -> None:
        player = game.players[seat]
        wood = of(WOOD, count(player.goods, WOOD))
        player.goods -= wood
        game.stock[self.event.space] += wood
        game.note(LAYS, seat, Target(space=self.event.space, goods=wood))
