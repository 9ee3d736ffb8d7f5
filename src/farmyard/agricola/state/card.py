"""A card: everything printed, then what it does, as values. The engine never learns a card's name.

A card is known by its `key`, like `E:clay-deliveryman` or `major:joinery#2`; its name is a label that
other cards may bear as well.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from farmyard.agricola.state.doors import AnyTime, Change, Condition, Conversion, Number, Oven, Plot, Scoring, When
from farmyard.agricola.state.word import Word, alternatives, bundle
from farmyard.kernel.option import Option, Target

if TYPE_CHECKING:
    from farmyard.agricola.state.action import Action
    from farmyard.agricola.state.game import Agricola
    from farmyard.agricola.state.space import Space

MAJOR: Final = "major"
MINOR: Final = "minor"
OCCUPATION: Final = "occupation"
COMMON: Final = "common"
ACTION_SPACE: Final = "action space"
MERCHANT: Final = "merchant"
EVENT: Final = "event"

ONE_SOURCE: Final = "one source"
RECONSTRUCTED: Final = "reconstructed"
DOUBTS: Final = {
    ONE_SOURCE: "One source only: the printed card may say something else.",
    RECONSTRUCTED: "Reconstructed: the printed text is not known to us.",
}


def key_of(deck: str, number: str, copy: int = 1) -> str:
    """What identifies a card: its deck, its printed number or else its name, and which copy it is.

    A deck that several editions have is named with its edition, like `revised-A`.
    """
    slug = "-".join("".join([sign if sign.isalnum() else " " for sign in number.lower().replace("'", "")]).split())
    return f"{deck}:{slug}#{copy}" if copy > 1 else f"{deck}:{slug}"


class Price(Word):
    """One way a card may be paid for: goods, and played cards with these tags handed back.

    With `each` the goods are due for each of something that the player has. With `forfeits` the goods that the cards
    handed back have laid on coming rounds are lost. `uses` is the card that lowers one price in a round, where this one
    owes something to it.
    """

    __slots__ = ("goods", "returns", "forfeits", "uses", "each")

    def __init__(
        self,
        goods: str | int = 0,
        returns: tuple[str, ...] = (),
        forfeits: bool = False,
        uses: "Card | None" = None,
        each: Number | None = None,
    ) -> None:
        self.goods = bundle(goods)
        self.returns = returns
        self.forfeits = forfeits
        self.uses = uses
        self.each = each


class Card(Word):
    """A major or minor improvement, an occupation, a card in common, which acts on every seat, or one of the
    sorts that are drawn during play: an action space, a merchant, an event.

    `tags` say what it counts as ("oven", "Fireplace", "plow"); a `passing` card goes on to the left
    neighbour's hand. `rulings` are in our own words, each with a test; `by_hand` is the reason why
    a card is not written in words alone. `number` is what is printed on it to tell it from others of its deck,
    `category` what it is good for, and `bonus` that it may bring bonus points. `doubt` is what its text
    rests on where that is not sure, `counter` what the tokens are that lie on it, or that it puts on spaces.
    """

    __slots__ = (
        "key", "name", "number", "sort", "deck", "players", "prices", "requires", "points", "text", "rulings", "tags",
        "passing", "on_play", "each", "changes", "conversions", "any_time", "oven", "plots", "space", "scores",
        "by_hand", "category", "bonus", "doubt", "counter", "target", "option", "use",
    )  # fmt: skip

    def __init__(
        self,
        name: str,
        sort: str,
        deck: str,
        text: str,
        players: int = 1,
        prices: tuple[Price, ...] = (),
        requires: Condition | None = None,
        points: int = 0,
        rulings: tuple[str, ...] = (),
        tags: tuple[str, ...] = (),
        passing: bool = False,
        on_play: "Action | None" = None,
        each: tuple[When, ...] = (),
        changes: tuple[Change, ...] = (),
        conversions: tuple[Conversion, ...] = (),
        any_time: tuple[AnyTime, ...] = (),
        oven: Oven | None = None,
        plots: tuple[Plot, ...] = (),
        space: "Space | None" = None,
        scores: tuple[Scoring, ...] = (),
        by_hand: str = "",
        number: str = "",
        copy: int = 1,
        category: str = "",
        bonus: bool = False,
        doubt: str = "",
        counter: str = "",
    ) -> None:
        self.key = key_of(deck or sort, number or name, copy)
        self.name = name
        self.number = number
        self.sort = sort
        self.deck = deck
        self.text = text
        self.players = players
        self.prices = prices or (Price(),)
        self.requires: Condition | None = None if requires is None else requires.bound(self)
        self.points = points
        self.rulings = rulings
        self.tags = tags
        self.passing = passing
        self.on_play = None if on_play is None else on_play.bound(self)
        self.each: tuple[When, ...] = tuple([reaction.bound(self) for reaction in each])
        self.changes: tuple[Change, ...] = tuple([change.bound(self) for change in changes])
        self.conversions: tuple[Conversion, ...] = tuple([conversion.bound(self) for conversion in conversions])
        self.any_time: tuple[AnyTime, ...] = tuple([usable.bound(self) for usable in any_time])
        cooks = any([conversion.cooking for conversion in conversions])
        self.oven = None if oven is None else Oven(oven.food, oven.most, cooks, oven.burns)
        self.plots = plots
        self.space = None if space is None else space.bound(self)
        self.scores: tuple[Scoring, ...] = tuple([scoring.bound(self) for scoring in scores])
        self.by_hand = by_hand
        self.category = category
        self.bonus = bonus
        self.doubt = doubt
        self.counter = counter
        self.target = Target(cards=(self.key,))
        self.option = Option("build" if sort == MAJOR else "play", name, self.target, self)
        self.use = Option("use", name, self.target, self)

    def another(self, copy: int) -> "Card":
        """A further copy of the card, with a key of its own."""
        return Card(
            self.name, self.sort, self.deck, self.text, self.players, self.prices, self.requires, self.points,
            self.rulings, self.tags, self.passing, self.on_play, self.each, self.changes, self.conversions,
            self.any_time, self.oven, self.plots, self.space, self.scores, self.by_hand, self.number, copy,
            self.category, self.bonus, self.doubt, self.counter,
        )  # fmt: skip

    @property
    def words(self) -> str:
        """What it does, for people: its text, that it passes on, and what the text rests on where that is not sure."""
        passes = "Passes to the left." if self.passing and "left" not in self.text else ""
        return " ".join([part for part in (self.text, passes, DOUBTS.get(self.doubt, "")) if part])

    def on_space(self, game: "Agricola", space: "Space") -> tuple[str, ...]:
        """What it changes on a space while it lies in common, each in a few words."""
        return ()

    def __repr__(self) -> str:
        return self.name


def told_apart(options: list[Option]) -> list[Option]:
    """Options with different texts: those of different cards that read alike have the keys of the cards behind."""
    if len(options) < 2 or len({option.text for option in options}) == len(options):
        return options
    meant: dict[str, tuple[str, ...]] = {}
    alike: set[str] = set()
    for option in options:
        if meant.setdefault(option.text, option.target.cards) != option.target.cards:
            alike.add(option.text)
    if not alike:
        return options
    return [with_keys(option) if option.text in alike else option for option in options]


def with_keys(option: Option) -> Option:
    """An option with the keys of its cards behind its text."""
    return Option(option.verb, f"{option.what} [{' '.join(option.target.cards)}]", option.target, option.means)


def labels(cards: Sequence[Card]) -> list[str]:
    """The names of cards, told apart where several bear one."""
    names = [card.name for card in cards]
    return [f"{card.name} [{card.key}]" if names.count(card.name) > 1 else card.name for card in cards]


NO_CARD: Final = Card("", "", "", "")
"""What a word has before the card it stands on binds it."""


def occupation(
    name: str,
    deck: str,
    text: str,
    players: int = 1,
    cost: str = "",
    rulings: tuple[str, ...] = (),
    tags: tuple[str, ...] = (),
    on_play: "Action | None" = None,
    each: tuple[When, ...] = (),
    changes: tuple[Change, ...] = (),
    conversions: tuple[Conversion, ...] = (),
    any_time: tuple[AnyTime, ...] = (),
    plots: tuple[Plot, ...] = (),
    space: "Space | None" = None,
    scores: tuple[Scoring, ...] = (),
    by_hand: str = "",
    number: str = "",
    category: str = "",
    bonus: bool = False,
    requires: Condition | None = None,
) -> Card:
    """An occupation; `cost` is printed on a few cards and comes on top of the price of the action."""
    return Card(
        name, OCCUPATION, deck, text, players, (Price(cost or 0),), requires, rulings=rulings, tags=tags,
        on_play=on_play, each=each, changes=changes, conversions=conversions, any_time=any_time, plots=plots,
        space=space, scores=scores, by_hand=by_hand, number=number, category=category, bonus=bonus,
    )  # fmt: skip


def minor(
    name: str,
    deck: str,
    text: str,
    cost: str = "",
    prices: tuple[Price, ...] = (),
    requires: Condition | None = None,
    points: int = 0,
    rulings: tuple[str, ...] = (),
    tags: tuple[str, ...] = (),
    passing: bool = False,
    on_play: "Action | None" = None,
    each: tuple[When, ...] = (),
    changes: tuple[Change, ...] = (),
    conversions: tuple[Conversion, ...] = (),
    any_time: tuple[AnyTime, ...] = (),
    oven: Oven | None = None,
    plots: tuple[Plot, ...] = (),
    space: "Space | None" = None,
    scores: tuple[Scoring, ...] = (),
    by_hand: str = "",
    number: str = "",
    category: str = "",
    bonus: bool = False,
) -> Card:
    """A minor improvement; `cost` is one price, written like `2 wood` or `1 wood / 1 clay`."""
    usual = tuple([Price(goods) for goods in alternatives(cost)]) if cost else ()
    return Card(
        name, MINOR, deck, text, 1, prices or usual, requires, points, rulings, tags, passing, on_play, each,
        changes, conversions, any_time, oven, plots, space, scores, by_hand, number, category=category, bonus=bonus,
    )  # fmt: skip


def without(cards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """Cards after one of them has been taken away."""
    return tuple([other for other in cards if other is not card])
