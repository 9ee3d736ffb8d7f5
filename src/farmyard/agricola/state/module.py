"""A module: what an edition, an expansion or a variant brings to the tables that choose it.

A module declares its settings and says which `Part` it has at a table; the parts of all modules are folded into
one `Board` (`state.board`), and the rules know nothing else of them. Goods of its own it declares by
`goods.new_good` and `goods.new_animal`, tiles by `tiles.new_tile`, before it writes cards and spaces that name them.
Where to look next: the modules there are stand in `agricola.modules`.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from farmyard.agricola.state.card import Card
from farmyard.agricola.state.doors import Number
from farmyard.agricola.state.draw_deck import DrawDeck
from farmyard.agricola.state.space import Space
from farmyard.agricola.state.special import SpecialCard
from farmyard.kernel.course import Phases
from farmyard.kernel.settings import Setting, Settings

if TYPE_CHECKING:
    from farmyard.agricola.state.action import Action


class Pile:
    """Major improvements on top of one another, the last one on top; they may lie `under` one of another module."""

    __slots__ = ("cards", "under")

    def __init__(self, *cards: Card, under: str = "") -> None:
        self.cards = cards
        self.under = under
        """The key of a card."""


class Category:
    """A further line of the scoring: so many points for each of something, or one for each threshold reached.

    With none at all some `missing` points are counted.
    """

    __slots__ = ("name", "of", "each", "thresholds", "missing")

    def __init__(
        self, name: str, of: Number, each: int = 0, thresholds: tuple[int, ...] = (), missing: int = 0
    ) -> None:
        self.name = name
        self.of = of
        self.each = each
        self.thresholds = thresholds
        self.missing = missing

    def points(self, number: int) -> int:
        if not number:
            return self.missing
        return self.each * number + len([threshold for threshold in self.thresholds if number >= threshold])


class Need:
    """A good that the next harvest takes beside food, and how much of it."""

    __slots__ = ("good", "of")

    def __init__(self, good: int, of: Number) -> None:
        self.good = good
        self.of = of


class Part:
    """What a module brings to one table.

    `spaces` with a stage are round cards; one with the name of an earlier one takes its place, and those of a whole
    `board` take the place of all earlier ones. `phases` are put after or before those they name, or else come before
    the first round, where they take the place of a namesake; `round` and `ending` are a whole course. `hand_cards` are
    all that are dealt, whatever earlier parts would deal; everybody knows how many of a deck that is dealt `apart`
    others hold.
    Cards in `common` act on every seat; those `in_turn` lie there one after another, each for a round. `turns` may be
    taken instead of placing a person, `besides` between any two actions; `special_cards` lie open in the middle, or in
    a `pile`. `supplies` are the goods that each seat begins with, `animals` the kinds that there are besides, `strays`
    those of them that neither breed nor are to be had but where a card names them. Where `leftovers` count, points of
    cards are bought with goods, and who has more of them left wins a tie. `needs` are what a harvest takes beside food,
    as screens and players are told of it. `alters` makes another space of any space of the table that it concerns.
    `draw_decks` are drawn from during play; what makes somebody draw is a reaction of a card in common. `starts` is the
    seat that starts. Where two play together, `partners` are the partner of each seat; `multiplied`, the points of both
    make those of the team.
    """

    __slots__ = (
        "board", "spaces", "phases", "round", "ending", "majors", "common", "in_turn", "hand_cards", "turns", "besides",
        "scoring", "supplies", "animals", "strays", "leftovers", "special_cards", "pile", "apart", "needs", "alters",
        "draw_decks", "starts", "partners", "multiplied",
    )  # fmt: skip

    def __init__(
        self,
        spaces: tuple[Space, ...] = (),
        phases: Phases = (),
        round: Phases = (),
        ending: Phases = (),
        majors: tuple[Pile, ...] = (),
        common: tuple[Card, ...] = (),
        hand_cards: tuple[Card, ...] = (),
        turns: "tuple[Action, ...]" = (),
        besides: "tuple[Action, ...]" = (),
        scoring: tuple[Category, ...] = (),
        supplies: tuple[int, ...] = (),
        animals: tuple[int, ...] = (),
        leftovers: bool = False,
        board: tuple[Space, ...] = (),
        special_cards: tuple[SpecialCard, ...] = (),
        pile: bool = False,
        apart: str = "",
        needs: tuple[Need, ...] = (),
        alters: Callable[[Space], Space] | None = None,
        draw_decks: tuple[DrawDeck, ...] = (),
        starts: int = 0,
        partners: tuple[int, ...] = (),
        multiplied: bool = False,
        in_turn: tuple[Card, ...] = (),
        strays: tuple[int, ...] = (),
    ) -> None:
        self.board = board
        self.spaces = spaces
        self.phases = phases
        self.round = round
        self.ending = ending
        self.majors = majors
        self.common = common
        self.in_turn = in_turn
        self.hand_cards = hand_cards
        self.turns = turns
        self.besides = besides
        self.scoring = scoring
        self.supplies = supplies
        self.animals = animals
        self.strays = strays
        self.leftovers = leftovers
        self.special_cards = special_cards
        self.pile = pile
        self.apart = apart
        self.needs = needs
        self.alters = alters
        self.draw_decks = draw_decks
        self.starts = starts
        self.partners = partners
        self.multiplied = multiplied


class Module:
    """Settings, and what a table that has chosen them gets."""

    __slots__ = ("name", "settings", "part", "check")

    def __init__(
        self,
        name: str,
        settings: tuple[Setting, ...] = (),
        part: Callable[[Settings], Part] | None = None,
        check: Callable[[Settings], None] | None = None,
    ) -> None:
        self.name = name
        self.settings = settings
        self.part = part
        """What it brings to a table; nothing to most."""
        self.check = check
        """Refuses what cannot be played, beyond what settings go with."""

    def __repr__(self) -> str:
        return f"Module({self.name!r})"
