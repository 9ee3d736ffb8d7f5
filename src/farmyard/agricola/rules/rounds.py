"""The course of a round: preparation, replenishing, work, return home, and the end of the game."""

from typing import Final

from farmyard.agricola.rules.animals import Accommodate
from farmyard.agricola.rules.harvest import Harvest
from farmyard.agricola.rules.react import Answers, Moments, listening
from farmyard.agricola.rules.take import gain
from farmyard.agricola.rules.work import NEXT_TURN, EarlyTurns, guests
from farmyard.agricola.state import events
from farmyard.agricola.state.action import Rule
from farmyard.agricola.state.events import BEFORE_SCORING, BEFORE_WORK, ROUND_END, ROUND_START, WORK_END, WORK_START
from farmyard.agricola.state.game import FINISHED, HARVESTS, PREPARATION, RETURN_HOME, ROUNDS, WORK, Agricola
from farmyard.agricola.state.happenings import GETS_PROMISED, ROUND
from farmyard.kernel.option import Option, Target


class StartRound(Rule):
    """Children are grown up; turn over the next round card, hand out what lies on the round's space."""

    __slots__ = ()

    def run(self, game: Agricola, seat: int) -> list[Option]:
        if game.round == ROUNDS:
            if game.phase != FINISHED and listening(game, BEFORE_SCORING):
                game.push(seat, self)
                for number in game.in_order()[::-1]:
                    game.push(number, Accommodate())
                game.push(seat, Moments(BEFORE_SCORING))
            game.phase = FINISHED
            return []
        game.phase = PREPARATION
        card = game.coming[game.round]
        game.round += 1
        if card in game.early:
            game.early = tuple([other for other in game.early if other != card])
        else:
            game.in_play.append(card)
        if game.journal is not None:
            game.note(ROUND, -1, Target(space=card, number=game.round))
        for player in game.players:
            player.newborns = 0
        game.taken = 0
        game.turn += 1
        game.push(seat, self)
        if game.round in HARVESTS:
            game.push(seat, HARVEST)
        game.push(seat, RETURN)
        game.push(seat, WORKING)
        game.push(seat, REPLENISH)
        game.push(seat, START_OF_ROUND)
        self.hand_out(game)
        return []

    def hand_out(self, game: Agricola) -> None:
        """Everybody takes what was promised for this round."""
        seats = game.seats()
        for player in range(seats):
            slot = (game.round - 1) * seats + player
            if game.promised[slot]:
                gain(game, player, game.promised[slot], noted=GETS_PROMISED)
                game.promised[slot] = 0


class Replenish(Rule):
    """Add goods and animals to the spaces in play that ask for them."""

    __slots__ = ()

    def run(self, game: Agricola, seat: int) -> list[Option]:
        for space in game.in_play:
            game.stock[space] += game.spaces[space].adds
        return []


class Work(Rule):
    """Players place their people one at a time, clockwise from the starting player."""

    __slots__ = ()

    def run(self, game: Agricola, seat: int) -> list[Option]:
        game.phase = WORK
        for number, player in enumerate(game.players):
            lodgers = player.lodgers() if player.changes else 0
            player.at_home = max(0, player.people - player.newborns + lodgers + guests(game, number))
        game.push(seat, END_OF_WORK)
        if listening(game, BEFORE_WORK):
            game.push(game.starting_player, EarlyTurns())
            game.push(game.starting_player, Answers(BEFORE_WORK))
        else:
            game.push(game.starting_player, NEXT_TURN)
        game.push(seat, START_OF_WORK)
        return []


class ReturnHome(Rule):
    """People leave the spaces."""

    __slots__ = ()

    def run(self, game: Agricola, seat: int) -> list[Option]:
        game.phase = RETURN_HOME
        game.push(seat, END_OF_ROUND)
        for space in range(len(game.occupants)):
            game.occupants[space] = 0
        return []


START_OF_ROUND: Final = Moments(ROUND_START)
REPLENISH: Final = Replenish()
WORKING: Final = Work()
START_OF_WORK: Final = Moments(WORK_START)
END_OF_WORK: Final = Moments(WORK_END)
RETURN: Final = ReturnHome()
END_OF_ROUND: Final = Moments(events.RETURN_HOME, ROUND_END)
HARVEST: Final = Harvest()
