"""Words that only one card of the forest deck speaks, but for those in other files."""

from farmyard.agricola.content.forest_deck.goods import LLAMA
from farmyard.agricola.rules.combine import Optional
from farmyard.agricola.rules.drawing import DrawCard, place_of, put_down, stay_with, take_away
from farmyard.agricola.rules.family import GROW, Grow
from farmyard.agricola.rules.occupation import PlayOccupation
from farmyard.agricola.rules.payment import note_payment
from farmyard.agricola.rules.take import gain
from farmyard.agricola.state.action import Action, Rule
from farmyard.agricola.state.card import NO_CARD, Card
from farmyard.agricola.state.doors import Condition
from farmyard.agricola.state.events import NO_EVENT, Event
from farmyard.agricola.state.game import Agricola
from farmyard.agricola.state.goods import BUILDING_RESOURCES, FOOD, SHEEP, WOOD, count, of
from farmyard.agricola.state.happenings import LAYS, LOOKS_AT, LOSES
from farmyard.agricola.state.player import PEOPLE
from farmyard.agricola.words.at_once import Plain
from farmyard.agricola.words.paying import PayUpTo
from farmyard.kernel.option import Option, Target


class DrawForWood(DrawCard):
    """Draw a card for so much wood that lay on the space of the event; what others got or was left there is none."""

    __slots__ = ("wood",)

    def __init__(self, deck: str, wood: int, event: Event = NO_EVENT) -> None:
        super().__init__(deck, event)
        self.wood = wood

    def possible(self, game: Agricola, seat: int) -> bool:
        left = count(game.stock[self.event.space], WOOD)
        return count(self.event.lying, WOOD) - left >= self.wood and super().possible(game, seat)


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
        player.newborns = max(0, player.newborns - player.tally(self.card).on_round(game.round))
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


class DrawsFrom(Condition):
    """The Witch: the card of the event is drawn from this deck."""

    __slots__ = ("deck",)

    def __init__(self, deck: str) -> None:
        self.deck = deck

    def holds(self, game: Agricola, seat: int, event: Event | None) -> bool:
        return event is not None and event.number == place_of(game, self.deck)

    def words(self) -> str:
        return f"a card of the {self.deck} deck"


class LookAhead(Plain):
    """The Witch: look at the next cards of a deck and lay them back in any order.

    There is never a hurry: before somebody else draws she is asked.
    """

    __slots__ = ("deck", "number", "card")

    def __init__(self, deck: str, number: int, card: Card = NO_CARD) -> None:
        self.deck = deck
        self.number = number
        self.card = card

    @property
    def only_goods(self) -> bool:
        return True

    def possible(self, game: Agricola, seat: int) -> bool:
        return len(game.draw_decks[place_of(game, self.deck)].cards) > 0

    def options(self, game: Agricola, seat: int) -> list[Option]:
        return [self.card.use] if self.possible(game, seat) else []

    def act(self, game: Agricola, seat: int) -> None:
        left = game.draw_decks[place_of(game, self.deck)]
        seen = left.cards[: self.number]
        put_down(game, self.deck, left.arranged(seen, seat))
        game.reveal("Cards have been looked at")
        if game.journal is not None:
            keys = tuple([card.key for card in seen])
            game.note(LOOKS_AT, seat, Target("card", cards=keys, number=len(seen)), secret=True)
        game.push(seat, LayBack(self.deck, len(seen)))

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        return f"Look at the next {self.number} cards of the deck"


class LayBack(Rule):
    """The Witch: which of the cards that were looked at comes next; `laid` have been laid back before."""

    __slots__ = ("deck", "number", "laid")

    def __init__(self, deck: str, number: int, laid: int = 0) -> None:
        self.deck = deck
        self.number = number
        self.laid = laid

    def run(self, game: Agricola, seat: int) -> list[Option]:
        left = game.draw_decks[place_of(game, self.deck)].cards[self.laid : self.number]
        return [Option("lay", card.name, card.target, card) for card in left]

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        deck = game.draw_decks[place_of(game, self.deck)]
        chosen = [card for card in deck.cards[: self.number] if card is option.means]
        others = [card for card in deck.cards[self.laid : self.number] if card is not option.means]
        put_down(game, self.deck, deck.arranged((*deck.cards[: self.laid], *chosen, *others), seat))
        game.push(seat, LayBack(self.deck, self.number, self.laid + 1))

    @property
    def secret(self) -> bool:
        return True

    def question(self, game: Agricola, seat: int) -> str:
        return "Which card comes first?" if not self.laid else "And which one after that?"

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        card = option.means
        assert isinstance(card, Card)
        return f"{card.name}: {card.words}"
