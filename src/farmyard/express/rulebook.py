"""The rulebook of Agricola Express, which every game of it is given when it is set up."""

from typing import Final

from farmyard.express import scoring
from farmyard.express.game import COOK, Express, cooking
from farmyard.express.settings import RULES_VERSION, from_fields
from farmyard.express.sheet import COOKABLE, COOKED, FOOD, bundle, good_in
from farmyard.express.story import story
from farmyard.express.view import View, standing, target_view, view
from farmyard.kernel.journal import Happening
from farmyard.kernel.option import Option, Target
from farmyard.kernel.rulebook import Rulebook
from farmyard.kernel.settings import Settings
from farmyard.kernel.story import Clause
from farmyard.kernel.view import ScoreLine, Standing, TargetView


class ExpressRulebook(Rulebook[Express]):
    """Goods may be cooked at any time."""

    __slots__ = ()

    @property
    def name(self) -> str:
        return "express"

    @property
    def version(self) -> int:
        return RULES_VERSION

    def __reduce__(self) -> str:
        return "RULEBOOK"

    def settings(self, fields: dict[str, str]) -> Settings:
        return from_fields(fields)

    def landmarks(self, settings: Settings) -> dict[str, object]:
        return {}

    def renew(self, game: Express) -> None:
        """Nothing is kept that follows from the rest."""

    def exchanges(self, game: Express) -> list[Option]:
        decision = game.decision
        if decision is None:
            return []
        sheet = game.sheets[decision.seat]
        offered = [COOK[good] for good in COOKABLE if sheet.can_cook(good)]
        return [option for option in offered if option not in decision.options]

    def exchange(self, game: Express, seat: int, option: Option) -> None:
        good = good_in(option.target.goods)
        game.sheets[seat].cook(good)
        if game.journal is not None:
            game.note("cook", seat, Target(goods=bundle(FOOD, COOKED[good]), paid=bundle(good)))

    def exchange_label(self, game: Express, seat: int, option: Option) -> str:
        return cooking(option)

    def view(self, game: Express, seat: int, labels: bool) -> View:
        return view(game, seat, labels)

    def target_view(self, game: Express, target: Target) -> TargetView:
        return target_view(target)

    def story(self, game: Express, happenings: list[Happening], seat: int) -> list[Clause]:
        return story(game, happenings, seat)

    def standing(self, game: Express, seat: int) -> Standing:
        return standing(game, seat)

    def scores(self, game: Express) -> list[int]:
        return scoring.scores(game)

    def breakdown(self, game: Express, seat: int) -> list[ScoreLine]:
        """What earlier harvests have scored, and every line of the one that comes or was the last."""
        sheet = game.sheets[seat]
        before = [ScoreLine(f"Harvest {past + 1}", 0, sheet.points[past]) for past in range(game.harvest)]
        lines = scoring.breakdown(sheet, game.harvest)
        return before + [ScoreLine(line.category, line.number, line.points) for line in lines]

    def winners(self, game: Express) -> list[int]:
        return scoring.winners(game)


RULEBOOK: Final = ExpressRulebook()
