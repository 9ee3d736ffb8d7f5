"""What happens in a round by itself: preparation, replenishing, return home, and the end of the game.

The order in which it happens is in `rules.course`.
"""

from typing import Final

from farmyard.agricola.rules.animals import Accommodate
from farmyard.agricola.rules.react import Answers, Moments, listening
from farmyard.agricola.rules.tableau import give_turn
from farmyard.agricola.rules.take import receive
from farmyard.agricola.rules.work import EarlyTurns
from farmyard.agricola.state.action import Rule
from farmyard.agricola.state.events import BEFORE_SCORING, BEFORE_WORK
from farmyard.agricola.state.game import FINISHED, PREPARATION, RETURN_HOME, ROUNDS, WORK, Agricola
from farmyard.agricola.state.goods import HERD
from farmyard.agricola.state.happenings import GETS_PROMISED, ROUND
from farmyard.kernel.course import go_through
from farmyard.kernel.option import Option, Target

PASSING: Final = "next in turn"
"""The phase in which the next of those cards comes that take turns in common."""


class NextRound(Rule):
    """Begin the next round, or end the game after the last one."""

    __slots__ = ()

    def run(self, game: Agricola, seat: int) -> list[Option]:
        if game.round == ROUNDS:
            go_through(game, game.board.ending)
            return []
        game.round += 1
        game.push(seat, self)
        go_through(game, game.board.round)
        return []

    @property
    def pauses(self) -> bool:
        return True


class Prepare(Rule):
    """Children are grown up; turn over the next round card if it is not replaced, hand out what lies on its space."""

    __slots__ = ()

    def run(self, game: Agricola, seat: int) -> list[Option]:
        game.phase = PREPARATION
        card = game.coming[game.round - 1]
        if card in game.early:
            game.early = tuple([other for other in game.early if other != card])
        elif not game.is_replaced(card):
            game.in_play += (card,)
            game.reveal("A round card has been turned over")
        if game.journal is not None:
            game.note(ROUND, -1, Target(space=card if card in game.in_play else -1, number=game.round))
        for player in game.players:
            player.begin_round()
        game.taken = ()
        game.turn += 1
        self.hand_out(game)
        return []

    def hand_out(self, game: Agricola) -> None:
        """Everybody takes what was promised for this round."""
        for player in range(game.seats()):
            goods = game.promised_for(game.round, player)
            if goods:
                receive(game, player, goods, noted=GETS_PROMISED)
                game.promise(game.round, player, -goods)
                if goods & HERD:
                    game.players[player].note_round().arrivals = True


class HouseArrivals(Rule):
    """Promised animals find a place once cards have acted, together with those that cards bring."""

    __slots__ = ()

    def run(self, game: Agricola, seat: int) -> list[Option]:
        for turn in range(game.seats() - 1, -1, -1):
            number = (game.starting_player + turn) % game.seats()
            if game.players[number].this_round.arrivals:
                game.push(number, Accommodate())
        return []


class Replenish(Rule):
    """Add goods and animals to the spaces in play that ask for them."""

    __slots__ = ()

    def run(self, game: Agricola, seat: int) -> list[Option]:
        for space in game.in_play:
            game.stock[space] += game.spaces[space].adds
        return []


class CallPeople(Rule):
    """The work phase begins: everybody's people are at home, but for children just born and who is away."""

    __slots__ = ()

    def run(self, game: Agricola, seat: int) -> list[Option]:
        game.phase = WORK
        for player in game.players:
            player.at_home = player.people - player.newborns
            if player.changes:
                player.at_home += player.lodgers() - player.away()
            player.at_home = max(0, player.at_home + player.this_round.guests)
        return []


class FirstTurns(Rule):
    """Where cards give somebody the first turn of a round, players answer one another for it."""

    __slots__ = ()

    def run(self, game: Agricola, seat: int) -> list[Option]:
        if listening(game, BEFORE_WORK):
            game.push(seat, EarlyTurns())
            game.push(seat, Answers(BEFORE_WORK))
        return []


class ReturnHome(Rule):
    """People leave the spaces."""

    __slots__ = ()

    def run(self, game: Agricola, seat: int) -> list[Option]:
        game.phase = RETURN_HOME
        for space in range(len(game.occupants)):
            game.occupants[space] = 0
        game.blocked = 0
        return []

    @property
    def pauses(self) -> bool:
        return True


class PassTurn(Rule):
    """Of the cards that take turns in common, the one of the next round lies there from now on."""

    __slots__ = ()

    def run(self, game: Agricola, seat: int) -> list[Option]:
        give_turn(game, game.round + 1)
        return []


class End(Rule):
    """The game is over; cards may act once more before the scoring."""

    __slots__ = ()

    def run(self, game: Agricola, seat: int) -> list[Option]:
        game.phase = FINISHED
        if listening(game, BEFORE_SCORING):
            for number in game.in_order()[::-1]:
                game.push(number, Accommodate())
            game.push(seat, Moments(BEFORE_SCORING))
        return []
