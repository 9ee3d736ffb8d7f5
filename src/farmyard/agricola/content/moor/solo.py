"""Special actions for one player: one card lies open in a round, used once, or kept for food and used again."""

from typing import Final

from farmyard.agricola.content.moor.special import PRICE
from farmyard.agricola.rules.combine import Around
from farmyard.agricola.state.action import Action, Rule
from farmyard.agricola.state.game import Agricola
from farmyard.agricola.state.happenings import TURNS_UP
from farmyard.agricola.state.special import GONE, KEPT, OPEN, PUT_UNDER, USED_LAST, SpecialCard, moved
from farmyard.agricola.words.paying import Paid
from farmyard.agricola.words.special import Special
from farmyard.kernel.option import Option, Target

DRAW: Final = Option("draw", "special action card", Target("special action card"))


class Keeping(Around):
    """A special action after which its card stays open."""

    __slots__ = ("special", "option")

    def __init__(self, special: Special) -> None:
        super().__init__(special)
        self.special = special
        self.option = Option("special", f"{special.name} keeping the card", Target(special.name.lower(), paid=PRICE))

    def options(self, game: Agricola, seat: int) -> list[Option]:
        return [self.option] if self.special.possible(game, seat) else []

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        self.special.begin(game, seat)

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        return f"{self.special.label(game, seat, option)}; the card stays open"


class UseOpenCard(Action):
    """Use one action of the card that lies open; then it is out of the game, unless food keeps it once a round."""

    __slots__ = ("cards", "once", "keeping")

    def __init__(self, cards: tuple[SpecialCard, ...]) -> None:
        self.cards = cards
        self.once: tuple[tuple[Action, ...], ...] = tuple([card.actions for card in cards])
        self.keeping: tuple[tuple[Action, ...], ...] = tuple(
            [
                tuple([Paid(PRICE, Keeping(special)) for special in card.actions if isinstance(special, Special)])
                for card in cards
            ]
        )

    def parts(self, game: Agricola) -> tuple[Action, ...]:
        """What can be done with the open card."""
        for card, place in enumerate(game.specials):
            if place == OPEN:
                return self.once[card] + self.keeping[card]
            if place == KEPT:
                return self.once[card]
        return ()

    def possible(self, game: Agricola, seat: int) -> bool:
        return bool(self.options(game, seat))

    def obstacle(self, game: Agricola, seat: int) -> str:
        return "" if self.possible(game, seat) else "the open card allows nothing now"

    def options(self, game: Agricola, seat: int) -> list[Option]:
        offered: list[Option] = []
        for part in self.parts(game):
            offered += part.options(game, seat)
        return offered

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        part = self.part_with(game, seat, option)
        if isinstance(part, Paid):
            game.specials = tuple([KEPT if place == OPEN else place for place in game.specials])
        else:
            places = tuple([GONE if place == USED_LAST else place for place in game.specials])
            game.specials = tuple([USED_LAST if place in (OPEN, KEPT) else place for place in places])
        part.choose(game, seat, option)

    def part_with(self, game: Agricola, seat: int, option: Option) -> Action:
        """What an option begins."""
        found = [part for part in self.parts(game) if any([offer.same(option) for offer in part.options(game, seat)])]
        return found[0]

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        return self.part_with(game, seat, option).label(game, seat, option)


class TurnUpSpecialCard(Rule):
    """Turn up the next card, unless the old one is still there: that may be kept or put under the pile.

    Once the pile is used up, the card that was used last lies open again.
    """

    __slots__ = ()

    def run(self, game: Agricola, seat: int) -> list[Option]:
        left = [card for card, place in enumerate(game.specials) if place == OPEN]
        if left and game.pile:
            card = game.board.special_cards[left[0]]
            return [Option("hold", card.name, card.target), DRAW]
        if not left:
            turn_up(game, seat)
        return []

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        if option is DRAW:
            [old] = [card for card, place in enumerate(game.specials) if place == OPEN]
            game.specials = moved(game.specials, old, PUT_UNDER)
            game.pile += (old,)
            turn_up(game, seat)

    @property
    def between_actions(self) -> bool:
        return True

    def question(self, game: Agricola, seat: int) -> str:
        return "Does the special action card that is left stay open?"

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        if option is DRAW:
            following = game.board.special_cards[game.pile[0]]
            return f"Put it under the pile and turn up {words_of(following)}"
        [old] = [card for card in game.board.special_cards if card.name == option.what]
        return f"Keep {words_of(old)}"


def words_of(card: SpecialCard) -> str:
    """A card with its actions, for people."""
    actions = [special.name for special in card.actions if isinstance(special, Special)]
    return f"{card.name} ({', '.join(actions)})"


def turn_up(game: Agricola, seat: int) -> None:
    """Open the next card of the pile, or once more the one that was used last."""
    if game.pile:
        card = game.pile[0]
        game.pile = game.pile[1:]
        game.reveal("A special action card has been turned up")
    else:
        card = game.specials.index(USED_LAST)
    game.specials = moved(game.specials, card, OPEN)
    game.note(TURNS_UP, seat, game.board.special_cards[card].target)


class LeaveCardOpen(Rule):
    """A card that food has kept in this round may be kept anew in the next one."""

    __slots__ = ()

    def run(self, game: Agricola, seat: int) -> list[Option]:
        game.specials = tuple([OPEN if place == KEPT else place for place in game.specials])
        return []
