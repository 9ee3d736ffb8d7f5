"""Improvements: building majors, playing minors from the hand."""

from typing import Final

from farmyard.agricola.rules.payment import can_pay, card_prices, charge, in_words, missing
from farmyard.agricola.rules.playing import LayOut, show
from farmyard.agricola.rules.react import Announce, listening
from farmyard.agricola.state.action import Action
from farmyard.agricola.state.card import MINOR, OCCUPATION, Card, told_apart
from farmyard.agricola.state.events import IMPROVED, Event
from farmyard.agricola.state.game import Agricola
from farmyard.agricola.state.goods import several
from farmyard.agricola.state.rights import BUILDS_ANY_MAJOR
from farmyard.kernel.option import Option

OF_ITS_OWN: Final = 0
ONCE_MORE: Final = 1
AS_A_BONUS: Final = 2
BONUS_ONCE_MORE: Final = 3
PART_OF_ANOTHER: Final = 4


def price_text(game: Agricola, seat: int, card: Card) -> str:
    """What a card costs a player, in words; of an occupation only what is printed on it."""
    return in_words(card.prices if card.sort == OCCUPATION else card_prices(game, seat, card))


class Improvement(Action):
    """Build a major improvement or play a minor one from the hand, as far as each is allowed.

    `taken` says whether it is an action of its own, the same one taken once more because of a card, a
    bonus that belongs to another action, a bonus once more, or a part of another action: one improvement more
    instead of a better one. The event of the action passes it on as its number. `space` is where a person takes it.
    """

    __slots__ = ("major", "minor", "space", "taken")

    def __init__(self, major: bool = False, minor: bool = False, space: int = -1, taken: int = OF_ITS_OWN) -> None:
        self.major = major
        self.minor = minor
        self.space = space
        self.taken = taken

    def bound(self, card: Card | None = None, space: int = -1, event: Event | None = None) -> Action:
        """A bonus is taken where the action is that it belongs to."""
        if event is not None and self.taken == AS_A_BONUS:
            taken = BONUS_ONCE_MORE if event.number == ONCE_MORE else AS_A_BONUS
            return Improvement(self.major, self.minor, event.space, taken)
        return self if space < 0 else Improvement(self.major, self.minor, space, self.taken)

    def once_more(self) -> Action:
        """The same action, taken again because of a card."""
        taken = BONUS_ONCE_MORE if self.taken == AS_A_BONUS else ONCE_MORE
        return Improvement(self.major, self.minor, self.space, taken)

    @property
    def words(self) -> str:
        if self.major and self.minor:
            return "build a major improvement or play a minor one"
        return "build a major improvement" if self.major else "play a minor improvement"

    def possible(self, game: Agricola, seat: int) -> bool:
        if self.major:
            player = game.players[seat]
            for pile in game.piles:
                if pile and can_pay(player, card_prices(game, seat, pile[-1])):
                    return True
        if not self.minor:
            return False
        for card in game.players[seat].hand:
            if card.sort == MINOR and playable(game, seat, card):
                return True
        return bool(self.by_the_way(game, seat))

    def obstacle(self, game: Agricola, seat: int) -> str:
        if self.possible(game, seat):
            return ""
        if not self.major and not game.players[seat].in_hand(MINOR):
            return "no minor improvement in hand"
        if not self.major:
            return "no minor improvement in hand can be played"
        if self.minor and game.players[seat].in_hand(MINOR):
            return "no major improvement can be paid, no minor one in hand played"
        return "no major improvement on offer can be paid"

    def minors(self, game: Agricola, seat: int) -> list[Card]:
        """The minor improvements in hand that could be played."""
        return [card for card in game.players[seat].hand if card.sort == MINOR and playable(game, seat, card)]

    def by_the_way(self, game: Agricola, seat: int) -> list[Card]:
        """The majors that cards let a player build with an action for minor improvements."""
        player = game.players[seat]
        if self.major or not self.minor or not player.changes:
            return []
        everything = self.space >= 0 and game.has_right(seat, BUILDS_ANY_MAJOR)
        return [
            card
            for card in game.for_sale()
            if (everything or any([change.also_majors(game, seat, card) for _, change in player.changes]))
            and playable(game, seat, card)
        ]

    def options(self, game: Agricola, seat: int) -> list[Option]:
        player = game.players[seat]
        offered: list[Option] = []
        if self.major:
            for pile in game.piles:
                if pile and can_pay(player, card_prices(game, seat, pile[-1])):
                    offered.append(pile[-1].option)
        else:
            offered += [card.option for card in self.by_the_way(game, seat)]
        if self.minor:
            offered += [card.option for card in self.minors(game, seat)]
        return told_apart(offered)

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        card = option.means
        assert isinstance(card, Card)
        if listening(game, IMPROVED):
            game.push(seat, Announce(Event(IMPROVED, seat, self.space, number=self.taken, card=card, action=self)))
        show(game, seat, card)
        game.push(seat, LayOut(card))
        charge(game, seat, card_prices(game, seat, card), card.target)

    def question(self, game: Agricola, seat: int) -> str:
        return "Which improvement do you build?" if self.major else "Which minor improvement do you play?"

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        card = option.means
        assert isinstance(card, Card)
        points = f", {several(card.points, 'point')}" if card.points else ""
        return f"{card.name} for {price_text(game, seat, card)}{points}: {card.words}"

    def refusal(self, game: Agricola, seat: int, text: str) -> str:
        name = text.partition(" ")[2].lower()
        for card in game.for_sale() + list(game.players[seat].hand):
            if card.name.lower() == name:
                return self.card_obstacle(game, seat, card)
        return f"'{text}' is not possible now: no such improvement is for sale or in hand"

    def card_obstacle(self, game: Agricola, seat: int, card: Card) -> str:
        """Why a card on offer or in hand is not what can be built or played now."""
        if card.sort == OCCUPATION:
            return f"{card.name} is an occupation, not an improvement"
        if card.option in self.options(game, seat):
            return f"{card.name} is on offer: say '{card.option.text}'"
        if playable(game, seat, card):
            return f"{card.name} is a {card.sort} improvement, which this action does not allow"
        return f"{card.name}: {play_obstacle(game, seat, card)}"


def playable(game: Agricola, seat: int, card: Card) -> bool:
    """Whether a card's prerequisite is met and its price can be paid."""
    if card.requires is not None and not card.requires.holds(game, seat, None):
        return False
    return can_pay(game.players[seat], card_prices(game, seat, card))


def play_obstacle(game: Agricola, seat: int, card: Card) -> str:
    """Why a card cannot be played."""
    if card.requires is not None and not card.requires.holds(game, seat, None):
        return f"needs {card.requires.words()}"
    return missing(game.players[seat], card_prices(game, seat, card))
