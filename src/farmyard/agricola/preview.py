"""What an option would change for the player who may choose it, worked out by the rules themselves on a copy.

The copy is one in which everything that the player cannot know is dealt anew, so nothing hidden shows.
"""

from dataclasses import dataclass

from farmyard.agricola.rules.harvest import food_needed
from farmyard.agricola.rules.scoring import score
from farmyard.agricola.state.game import Agricola
from farmyard.agricola.state.goods import FOOD, count
from farmyard.agricola.state.happenings import LOSES
from farmyard.agricola.story import story
from farmyard.agricola.view import Goods, goods_of
from farmyard.kernel.journal import Happening
from farmyard.kernel.option import Option
from farmyard.kernel.preview import carry_out
from farmyard.kernel.rng import Rng


@dataclass(frozen=True)
class Standing:
    """How a player stands: goods, the food that the next harvest still lacks, points, fences, room in pastures."""

    goods: Goods
    food_lacking: int
    points: int
    fences: int
    capacity: int


@dataclass(frozen=True)
class Preview:
    """A player's standing before and after an option.

    `told` says what would happen, in words without a name, and `lost` which animals would run away. If `open`,
    the player is asked something more first, so the end is not known yet; if not `certain`, luck decides.
    """

    before: Standing
    after: Standing
    told: tuple[str, ...]
    lost: Goods
    open: bool
    certain: bool


def preview(game: Agricola, option: Option) -> Preview:
    """What an option of the decision, or an exchange beside it, would change for whoever decides."""
    assert game.decision is not None
    seat = game.decision.seat
    copy = game.determinize(seat, Rng(0))
    noted: list[Happening] = []
    copy.journal = noted
    certain = carry_out(copy, option.text)
    own = [happening for happening in noted if happening.seat == seat]
    return Preview(
        before=standing(game, seat),
        after=standing(copy, seat),
        told=tuple([clause.words() for clause in story(copy, own, seat)]),
        lost=goods_of(sum([happening.target.paid for happening in own if happening.what == LOSES])),
        open=copy.decision is not None,
        certain=certain,
    )


def standing(game: Agricola, seat: int) -> Standing:
    player = game.players[seat]
    return Standing(
        goods=goods_of(player.goods),
        food_lacking=max(0, food_needed(game, seat) - count(player.goods, FOOD)),
        points=score(game, seat),
        fences=player.fences.bit_count(),
        capacity=sum([max(pasture.capacity) for pasture in player.shelter().pastures]),
    )
