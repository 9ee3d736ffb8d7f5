"""The rulebook of Agricola, which every game of it is given when it is set up."""

from typing import Final

from farmyard.agricola.rules import exchanges, scoring
from farmyard.agricola.settings import RULES_VERSION
from farmyard.agricola.state.game import Agricola
from farmyard.agricola.story import story
from farmyard.agricola.view import View, standing, target_view, view
from farmyard.kernel.journal import Happening
from farmyard.kernel.option import Option, Target
from farmyard.kernel.rulebook import Rulebook
from farmyard.kernel.story import Clause
from farmyard.kernel.view import Standing, TargetView


class AgricolaRulebook(Rulebook[Agricola]):
    __slots__ = ()

    @property
    def name(self) -> str:
        return "agricola"

    @property
    def version(self) -> int:
        return RULES_VERSION

    def exchanges(self, game: Agricola) -> list[Option]:
        return exchanges.exchanges(game)

    def exchange(self, game: Agricola, seat: int, option: Option) -> None:
        exchanges.carry_out(game, seat, option)

    def exchange_label(self, game: Agricola, seat: int, option: Option) -> str:
        return exchanges.label(game, seat, option)

    def view(self, game: Agricola, seat: int, labels: bool) -> View:
        return view(game, seat, labels)

    def target_view(self, game: Agricola, target: Target) -> TargetView:
        return target_view(game, target)

    def story(self, game: Agricola, happenings: list[Happening], seat: int) -> list[Clause]:
        return story(game, happenings, seat)

    def standing(self, game: Agricola, seat: int) -> Standing:
        return standing(game, seat)

    def scores(self, game: Agricola) -> list[int]:
        return scoring.scores(game)

    def winners(self, game: Agricola) -> list[int]:
        return scoring.winners(game)


RULEBOOK: Final = AgricolaRulebook()
