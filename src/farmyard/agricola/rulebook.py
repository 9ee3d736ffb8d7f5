"""The rulebook of Agricola, which every game of it is given when it is set up."""

from collections.abc import Sequence
from typing import Final

from farmyard.agricola.content.catalogue import CARDS
from farmyard.agricola.in_hand import meanings
from farmyard.agricola.modules import board_for
from farmyard.agricola.rules import exchanges, scoring
from farmyard.agricola.rules.tableau import read_cards
from farmyard.agricola.settings import RULES_VERSION, from_fields
from farmyard.agricola.state.card import NO_CARD
from farmyard.agricola.state.events import NO_EVENT
from farmyard.agricola.state.game import Agricola
from farmyard.agricola.story import story
from farmyard.agricola.view import View, standing, target_view, view, views
from farmyard.kernel.journal import Happening
from farmyard.kernel.option import Option, Target
from farmyard.kernel.rulebook import Rulebook
from farmyard.kernel.settings import Settings
from farmyard.kernel.story import Clause
from farmyard.kernel.view import ScoreLine, Standing, TargetView


class AgricolaRulebook(Rulebook[Agricola]):
    __slots__ = ()

    @property
    def name(self) -> str:
        return "agricola"

    @property
    def version(self) -> int:
        return RULES_VERSION

    def __reduce__(self) -> str:
        return "RULEBOOK"

    def settings(self, fields: dict[str, str]) -> Settings:
        return from_fields(fields)

    def landmarks(self, settings: Settings) -> dict[str, object]:
        cards = {card.key: card for card in CARDS}
        return {"board": board_for(settings), **cards, "no card": NO_CARD, "no event": NO_EVENT}

    def renew(self, game: Agricola) -> None:
        read_cards(game)
        for player in game.players:
            player.house_animals()

    def exchanges(self, game: Agricola) -> list[Option]:
        return exchanges.exchanges(game)

    def exchange(self, game: Agricola, seat: int, option: Option) -> None:
        exchanges.carry_out(game, seat, option)

    def exchange_label(self, game: Agricola, seat: int, option: Option) -> str:
        return exchanges.label(game, seat, option)

    def view(self, game: Agricola, seat: int, labels: bool) -> View:
        return view(game, seat, labels)

    def views(self, game: Agricola, seats: Sequence[int]) -> Sequence[View]:
        return views(game, seats)

    def target_view(self, game: Agricola, target: Target) -> TargetView:
        return target_view(game, target)

    def story(self, game: Agricola, happenings: list[Happening], seat: int) -> list[Clause]:
        return story(game, happenings, seat)

    def standing(self, game: Agricola, seat: int) -> Standing:
        return standing(game, seat)

    def meanings(self, game: Agricola, seat: int) -> dict[str, str]:
        return meanings(game, seat)

    def scores(self, game: Agricola) -> list[int]:
        return scoring.scores(game)

    def breakdown(self, game: Agricola, seat: int) -> list[ScoreLine]:
        return [_shown(line) for line in scoring.breakdown(game, seat)]

    def teams(self, game: Agricola) -> list[list[int]]:
        return [game.side(seat) for seat, partner in enumerate(game.board.partners) if seat < partner]

    def team_breakdown(self, game: Agricola, seat: int) -> list[ScoreLine]:
        return [_shown(line) for line in scoring.team_breakdown(game, seat)]

    def winners(self, game: Agricola) -> list[int]:
        return scoring.winners(game)


def _shown(line: scoring.Line) -> ScoreLine:
    return ScoreLine(line.category, line.number, line.points, scoring.next_point(line), line.thresholds)


RULEBOOK: Final = AgricolaRulebook()
