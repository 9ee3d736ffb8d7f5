"""The board of a table: everything that its modules bring, folded into one. Tables with equal settings share it."""

from typing import TYPE_CHECKING

from farmyard.agricola.state.card import Card
from farmyard.agricola.state.draw_deck import DrawDeck
from farmyard.agricola.state.goods import ANIMALS
from farmyard.agricola.state.module import Category, Need, Part, Pile
from farmyard.agricola.state.space import Space
from farmyard.agricola.state.special import SpecialCard
from farmyard.kernel.course import Phase, Phases, inserted, names
from farmyard.kernel.errors import FarmyardError

if TYPE_CHECKING:
    from farmyard.agricola.state.action import Action


class Board:
    """All spaces (the permanent ones, then the round cards by stage), the piles of major improvements, the phases
    before the first round, of a round and of the end, and what else the parts of modules say."""

    __slots__ = (
        "spaces", "permanent", "stages", "majors", "opening", "round", "ending", "common", "in_turn", "hand_cards",
        "turns", "besides", "scoring", "supplies", "animals", "strays", "leftovers", "special_cards", "pile", "apart",
        "needs", "draw_decks", "names", "starts", "partners", "multiplied", "dear_fields",
    )  # fmt: skip

    def __init__(self, parts: list[Part]) -> None:
        self.spaces: list[Space] = spaces_of(parts)
        permanent = [space.index for space in self.spaces if not space.stage]
        self.permanent: list[int] = permanent
        self.stages: list[list[int]] = stages_of(self.spaces)
        self.majors: list[tuple[Card, ...]] = piles_of(parts)
        self.opening: Phases = ()
        self.round: Phases = ()
        self.ending: Phases = ()
        self.common: tuple[Card, ...] = ()
        self.in_turn: tuple[Card, ...] = ()
        self.hand_cards: tuple[Card, ...] = ()
        self.turns: tuple[Action, ...] = ()
        self.besides: tuple[Action, ...] = ()
        self.scoring: tuple[Category, ...] = ()
        self.supplies: tuple[int, ...] = ()
        self.animals: tuple[int, ...] = ANIMALS
        self.strays: tuple[int, ...] = ()
        self.leftovers = False
        self.special_cards: tuple[SpecialCard, ...] = ()
        self.pile = False
        self.apart = ""
        self.needs: tuple[Need, ...] = ()
        self.draw_decks: tuple[DrawDeck, ...] = ()
        self.starts = 0
        self.partners: tuple[int, ...] = ()
        self.multiplied = False
        for part in parts:
            self.add(part)
        for part in parts:
            for phase in part.phases:
                self.insert(phase)
        self.names: dict[str, str] = {card.key: card.name for card in self.cards()}
        """What the cards of the table are called, by their keys."""
        self.dear_fields = any([change.field_price() for card in self.cards() for change in card.changes])
        """Whether some card may lie in common that lets everybody pay for plowing."""

    def cards(self) -> list[Card]:
        """All cards of the table."""
        majors = [card for pile in self.majors for card in pile]
        drawn = [card for deck in self.draw_decks for card in deck.cards]
        return [*self.common, *self.in_turn, *self.hand_cards, *majors, *drawn]

    def card_of(self, round: int) -> Card:
        """The card in common whose turn is in a round, where some take turns."""
        return self.in_turn[(round - 1) % len(self.in_turn)]

    def add(self, part: Part) -> None:
        """Take over what a part says, but for spaces, piles and phases among others."""
        self.round = part.round or self.round
        self.ending = part.ending or self.ending
        self.common += part.common
        self.in_turn = part.in_turn or self.in_turn
        self.hand_cards = part.hand_cards or self.hand_cards
        self.turns += part.turns
        self.besides += part.besides
        self.scoring += part.scoring
        self.supplies = part.supplies or self.supplies
        self.animals += part.animals
        self.strays += part.strays
        self.leftovers = part.leftovers or self.leftovers
        self.special_cards += part.special_cards
        self.pile = part.pile or self.pile
        self.apart = part.apart or self.apart
        self.needs += part.needs
        self.draw_decks += part.draw_decks
        self.starts = part.starts or self.starts
        self.partners = part.partners or self.partners
        self.multiplied = part.multiplied or self.multiplied

    def insert(self, phase: Phase) -> None:
        """Put a phase in its place in the course of the game."""
        beside = phase.after or phase.before
        if not beside:
            kept = [other for other in self.opening if other.name != phase.name]
            self.opening = (*kept, phase)
        elif beside in names(self.opening):
            self.opening = inserted(self.opening, phase)
        elif beside in names(self.ending):
            self.ending = inserted(self.ending, phase)
        else:
            self.round = inserted(self.round, phase)


def spaces_of(parts: list[Part]) -> list[Space]:
    """The spaces of some parts at their places, the permanent ones first; a later one replaces its namesake."""
    brought: list[Space] = []
    for part in parts:
        brought = [*(part.board or brought), *part.spaces]
    declared: dict[str, Space] = {}
    for round_cards in (False, True):
        for space in brought:
            if (space.stage > 0) == round_cards:
                declared[space.name] = space
    places = {name: index for index, name in enumerate(declared)}
    return [altered(space, parts).at(places[name]).linked_at(places) for name, space in declared.items()]


def altered(space: Space, parts: list[Part]) -> Space:
    """A space as all parts want it to be."""
    for part in parts:
        if part.alters is not None:
            space = part.alters(space)
    return space


def stages_of(spaces: list[Space]) -> list[list[int]]:
    """The round cards of each stage; those that come first in it are apart from those that chance puts in order."""
    last = max([space.stage for space in spaces])
    found = [
        [space.index for space in spaces if space.stage == stage and space.first == first]
        for stage in range(1, last + 1)
        for first in (True, False)
    ]
    return [cards for cards in found if cards]


def piles_of(parts: list[Part]) -> list[tuple[Card, ...]]:
    """The piles of major improvements; some lie under cards of another module."""
    piles: list[tuple[Card, ...]] = []
    for part in parts:
        for pile in part.majors:
            if pile.under:
                put_under(piles, pile)
            else:
                piles.append(pile.cards)
    return piles


def put_under(piles: list[tuple[Card, ...]], pile: Pile) -> None:
    """Lay a pile under the one with the card that it names."""
    for place, there in enumerate(piles):
        if pile.under in [card.key for card in there]:
            piles[place] = pile.cards + there
            return
    raise FarmyardError(f"There is no major improvement {pile.under} for others to lie under")
