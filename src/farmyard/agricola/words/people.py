"""Words about people who live apart from their family or cannot be placed."""

from farmyard.agricola.state.card import NO_CARD, Card
from farmyard.agricola.state.doors import Change
from farmyard.agricola.state.game import WORK, Agricola
from farmyard.agricola.state.player import Player
from farmyard.agricola.words.at_once import Plain


def spare(game: Agricola, seat: int) -> bool:
    """Whether somebody can be placed in the next round once one more person is away."""
    player = game.players[seat]
    away = sum([change.away_next(game, seat) for _, change in player.changes])
    return player.people - away + min(0, player.this_round.guests_later) > 1


class OneFewer(Plain):
    """One person fewer can be placed in the next round, but never the last one."""

    __slots__ = ()

    def possible(self, game: Agricola, seat: int) -> bool:
        return spare(game, seat)

    def act(self, game: Agricola, seat: int) -> None:
        game.players[seat].note_round().guests_later -= 1


class PeopleApart(Change):
    """As many of the family as the card's counter says live apart: on the card, or wherever it puts them.

    They are still some of the people, but need not be among those who `work`, who `eat`, who take up a `room` and who
    `score`. Who does not eat needs no warmth either. Who is away in a round that the card has marked is back after it.
    """

    __slots__ = ("work", "eat", "room", "score", "card")

    def __init__(
        self, work: bool = True, eat: bool = True, room: bool = True, score: bool = True, card: Card = NO_CARD
    ) -> None:
        self.work = work
        self.eat = eat
        self.room = room
        self.score = score
        self.card = card

    def number(self, player: Player) -> int:
        """How many they are."""
        return player.tally(self.card).goods

    def away(self, player: Player) -> int:
        return 0 if self.work else self.number(player)

    def away_next(self, game: Agricola, seat: int) -> int:
        player = game.players[seat]
        back = game.phase == WORK and player.tally(self.card).on_round(game.round)
        return 0 if back else self.away(player)

    def never_ill(self, player: Player) -> int:
        return 0 if self.eat else self.number(player)

    def comes_last(self, player: Player) -> int:
        return self.never_ill(player) if self.work else 0

    def food_needed(self, game: Agricola, seat: int, needed: int) -> int:
        adult = 3 if game.seats() == 1 else 2
        return needed if self.eat else max(0, needed - adult * self.number(game.players[seat]))

    def homes(self, player: Player) -> int:
        return 0 if self.room else self.number(player)

    def forgiven(self, game: Agricola, seat: int, category: str, points: int) -> int:
        if self.score or category != "Family members":
            return points
        return points - 3 * self.number(game.players[seat])
