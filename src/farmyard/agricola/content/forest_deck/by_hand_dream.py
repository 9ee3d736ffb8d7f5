"""A Midsummer Night's Dream: somebody else's person serves the drawer for a round.

The card notes with a token that the person waits to be placed, in `waiting` whose it is, in `round_goods` whether ill.
"""

from typing import Final

from farmyard.agricola.rules.at_home import all_ill
from farmyard.agricola.rules.react import Answers
from farmyard.agricola.rules.take import gain
from farmyard.agricola.rules.work import place, placements
from farmyard.agricola.state.action import Action
from farmyard.agricola.state.card import NO_CARD, Card
from farmyard.agricola.state.doors import Condition
from farmyard.agricola.state.events import Event
from farmyard.agricola.state.game import WORK, Agricola
from farmyard.agricola.state.goods import FOOD, of
from farmyard.kernel.option import Option, Target

WAGES: Final = of(FOOD, 2)


class Borrow(Action):
    """Name another player with at least two people to place: one of them serves you, for food from the supply."""

    __slots__ = ("card",)

    def __init__(self, card: Card = NO_CARD) -> None:
        self.card = card

    def lenders(self, game: Agricola, seat: int) -> list[int]:
        """The others who have two people of their own to place."""
        return [
            other
            for other, player in enumerate(game.players)
            if other != seat and player.at_home - max(0, player.this_round.guests) >= 2
        ]

    def possible(self, game: Agricola, seat: int) -> bool:
        return bool(self.lenders(game, seat))

    def obstacle(self, game: Agricola, seat: int) -> str:
        return "" if self.possible(game, seat) else "nobody else has two people to place"

    def options(self, game: Agricola, seat: int) -> list[Option]:
        cards = self.card.target.cards
        return [
            Option("take", f"a person of player {other + 1}", Target("person", cards=cards, seat=other))
            for other in self.lenders(game, seat)
        ]

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        lender = option.target.seat
        tally = game.players[seat].note(self.card)
        tally.goods = 1
        tally.waiting = lender
        tally.round_goods = int(all_ill(game, lender))
        game.players[lender].ill -= tally.round_goods
        game.players[lender].at_home -= 1
        gain(game, lender, WAGES, -1, self.card)

    def question(self, game: Agricola, seat: int) -> str:
        return "Whose person serves you in this round?"

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        return f"A person of {game.names[option.target.seat]}, who gets 2 food"


class PlaceBorrowed(Action):
    """Place the person who serves you; what is done there is done for you."""

    __slots__ = ("card",)

    def __init__(self, card: Card = NO_CARD) -> None:
        self.card = card

    def goals(self, game: Agricola, seat: int) -> list[Option]:
        """Where the person may go; it is none of the player's own, and may be ill though these are not."""
        player = game.players[seat]
        tally = player.tally(self.card)
        if not tally.goods:
            return []
        player.at_home += 1
        offered = placements(game, seat)
        player.at_home -= 1
        return [option for option in offered if not tally.round_goods or game.spaces[option.target.space].sickbed]

    def possible(self, game: Agricola, seat: int) -> bool:
        return bool(self.goals(game, seat))

    def obstacle(self, game: Agricola, seat: int) -> str:
        return "" if self.possible(game, seat) else "there is nobody to place, or nowhere to go"

    def options(self, game: Agricola, seat: int) -> list[Option]:
        return self.goals(game, seat)

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        tally = game.players[seat].note(self.card)
        tally.goods = 0
        game.players[seat].at_home += 1
        game.turn += 1
        game.players[seat].note_round().borrowed_turn = game.turn
        place(game, seat, option)
        game.take_person(option.target.space, seat)
        game.put_person(option.target.space, tally.waiting)

    def question(self, game: Agricola, seat: int) -> str:
        return "Where do you send the person who serves you?"


class InYourTurn(Condition):
    """It is the player's turn to place somebody."""

    __slots__ = ()

    def holds(self, game: Agricola, seat: int, event: Event | None) -> bool:
        before_turns = game.decision is not None and isinstance(game.decision.step, Answers)
        return game.phase == WORK and game.players[seat].at_home > 0 and not before_turns

    def words(self) -> str:
        return "a turn of yours"
