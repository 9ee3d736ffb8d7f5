"""The state of a game of Agricola. Only the rules write to it; everybody else plays options.

What is hidden from the table (`coming`, the round cards still face down) leaves this object only
through `view` and `determinize`. `unshuffled` is the deck of a dealt copy until somebody draws from
it. Cards in `common` act on every seat. `early` are the round cards that a card has brought into play before
their round, `blocked` the spaces that others linked with them close this round, as a bit mask, `taken` what has been
taken from spaces in this round, `turn` numbers the turns of the game.
`specials` is where each special action card of the table lies, `pile` the ones that lie face down, the next one first.
`draw_decks` are what is left of the decks that are drawn from during play, `tokens` what cards have put on action
spaces that is no good: the space, the card and how many. `row` are open hand cards.
"""

from typing import Any, ClassVar, Final

from farmyard.agricola.state.board import Board
from farmyard.agricola.state.card import Card
from farmyard.agricola.state.doors import When
from farmyard.agricola.state.draw_deck import FaceDown
from farmyard.agricola.state.events import EVENTS
from farmyard.agricola.state.goods import text
from farmyard.agricola.state.hidden import deal_unseen
from farmyard.agricola.state.player import Player
from farmyard.agricola.state.space import Space
from farmyard.agricola.state.special import dealt_anew
from farmyard.kernel.game import Game
from farmyard.kernel.rng import Rng
from farmyard.kernel.rulebook import Rulebook
from farmyard.kernel.settings import Settings

ROUNDS: Final = 14
HARVESTS: Final = (4, 7, 9, 11, 13, 14)
STAGE_OF_ROUND: Final = (1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 5, 5, 6)

PREPARATION: Final = "preparation"
WORK: Final = "work"
RETURN_HOME: Final = "return home"
FIELD: Final = "field phase"
FEEDING: Final = "feeding"
BREEDING: Final = "breeding"
FINISHED: Final = "finished"

_FARM_VERBS: Final = ("plow", "sow", "room", "stable", "renovate", "clear", "burn", "extend", "heat")
_FENCE_VERBS: Final = ("enclose", "fence")
_OTHER_VERBS: Final = ("place", "take", "bake", "grow", "become", "build", "play", "pay", "return", "keep", "feed")
_TEAM_VERBS: Final = ("give", "receive")
_PHASE_VERBS: Final = ("harvest", "breed")
_EXCHANGE_VERBS: Final = ("convert", "release", "use", "move", "discard", "draw", "done")
_SPECIAL_VERBS: Final = ("special", "hold", "lay")
VERBS: Final = frozenset(
    _FARM_VERBS + _FENCE_VERBS + _OTHER_VERBS + _EXCHANGE_VERBS + _SPECIAL_VERBS + _TEAM_VERBS + _PHASE_VERBS
)

NO_LISTENERS: Final[list[list[tuple[int, Card, When]]]] = [[] for _ in range(EVENTS)]


class Agricola(Game):
    """A game of Agricola."""

    __slots__ = (
        "board", "spaces", "players", "coming", "in_play", "stock", "occupants", "blocked", "piles",
        "promised", "listeners", "common", "deck", "packs", "unshuffled", "early", "taken", "turn", "specials", "pile",
        "draw_decks", "tokens", "row",
    )  # fmt: skip
    derived: ClassVar[tuple[str, ...]] = ("listeners",)

    def __init__(self, rulebook: Rulebook[Any], settings: Settings, board: Board, seed: int) -> None:
        super().__init__(rulebook, settings, seed)
        self.board = board
        self.spaces: list[Space] = board.spaces
        self.players: list[Player] = []
        self.phase = PREPARATION
        self.coming: list[int] = []
        self.in_play: tuple[int, ...] = ()
        self.stock: list[int] = []
        self.occupants: list[int] = []
        self.blocked = 0
        self.piles: tuple[tuple[Card, ...], ...] = ()
        self.promised: tuple[int, ...] = ()
        self.listeners: list[list[tuple[int, Card, When]]] = NO_LISTENERS
        self.common: tuple[Card, ...] = ()
        self.deck: tuple[Card, ...] = ()
        self.packs: tuple[tuple[Card, ...], ...] = ()
        self.unshuffled = False
        self.early: tuple[int, ...] = ()
        self.taken: tuple[int, ...] = ()
        self.turn = 0
        self.specials: tuple[int, ...] = ()
        self.pile: tuple[int, ...] = ()
        self.draw_decks: tuple[FaceDown, ...] = ()
        self.tokens: tuple[tuple[int, Card, int], ...] = ()
        self.row: tuple[Card, ...] = ()

    # -- the game as a value ----------------------------------------------------------------

    def blank(self) -> Game:
        return Agricola(self.rulebook, self.settings, self.board, self.seed)

    def copy_from(self, other: Game) -> None:
        assert isinstance(other, Agricola)
        self.spaces = other.spaces
        self.players = [player.clone() for player in other.players]
        self.coming = other.coming
        self.in_play = other.in_play
        self.stock = other.stock.copy()
        self.occupants = other.occupants.copy()
        self.blocked = other.blocked
        self.piles = other.piles
        self.promised = other.promised
        self.listeners = other.listeners
        self.common = other.common
        self.deck = other.deck
        self.packs = other.packs
        self.unshuffled = other.unshuffled
        self.early = other.early
        self.taken = other.taken
        self.turn = other.turn
        self.specials = other.specials
        self.pile = other.pile
        self.draw_decks = other.draw_decks
        self.tokens = other.tokens
        self.row = other.row

    def seats(self) -> int:
        return len(self.players)

    def has_hands(self) -> bool:
        return bool(self.board.hand_cards)

    def chapter_of(self, round: int, phase: str) -> str:
        return f"round {round}, {phase}"

    def vocabulary(self) -> frozenset[str]:
        return VERBS

    # -- what everybody at the table can see ------------------------------------------------

    def goods(self, seat: int) -> str:
        """What a player owns, in words."""
        self.check_seat(seat)
        return text(self.players[seat].goods)

    def for_sale(self) -> list[Card]:
        """The major improvements that can be bought: the top card of each pile."""
        return [pile[-1] for pile in self.piles if pile]

    def space(self, name: str) -> Space | None:
        """A space of this table by its name."""
        for space in self.spaces:
            if space.name.lower() == name.lower():
                return space
        return None

    def is_shut(self, space: int) -> bool:
        """Whether nobody may use a space now."""
        shut = self.spaces[space].shut
        return shut is not None and shut.holds(self, self.starting_player, None)

    def is_replaced(self, space: int) -> bool:
        """Whether a space in play lies where another one would be."""
        called = self.spaces[space].called
        return any([self.spaces[index].replaces in called for index in self.in_play])

    def users(self, space: int) -> list[int]:
        """The seats whose people stand on a space."""
        return [seat for seat in range(len(self.players)) if self.people_on(space, seat)]

    def people_on(self, space: int, seat: int) -> int:
        """How many people of a player stand on a space."""
        return self.occupants[space] >> (4 * seat) & 15

    def put_person(self, space: int, seat: int) -> None:
        """A person of a player comes to a space; those linked with it are blocked."""
        self.occupants[space] += 1 << (4 * seat)
        self.blocked |= self.spaces[space].blocks

    def take_person(self, space: int, seat: int) -> None:
        """A person of a player leaves a space."""
        self.occupants[space] -= 1 << (4 * seat)

    def tokens_on(self, space: int, card: Card) -> int:
        """How many tokens of a card lie on a space."""
        return sum([number for place, other, number in self.tokens if place == space and other is card])

    def lay_tokens(self, space: int, card: Card, number: int = 1) -> None:
        """Let so many tokens of a card lie on a space; with 0 none does."""
        kept = [token for token in self.tokens if token[0] != space or token[1] is not card]
        self.tokens = (*kept, (space, card, number)) if number else tuple(kept)

    def lift_tokens(self, card: Card) -> None:
        """No token of a card lies on a space any more."""
        self.tokens = tuple([token for token in self.tokens if token[1] is not card])

    def promised_for(self, round: int, seat: int) -> int:
        """The goods that lie ready for a player on the space of a round."""
        return self.promised[(round - 1) * len(self.players) + seat]

    def promise(self, round: int, seat: int, goods: int) -> None:
        """Lay goods on the space of a round for a player; negative goods are taken away."""
        place = (round - 1) * len(self.players) + seat
        self.promised = self.promised[:place] + (self.promised[place] + goods,) + self.promised[place + 1 :]

    def has_right(self, seat: int, right: str) -> bool:
        """Whether a card of a player grants something that `cards.doors` names."""
        for _, change in self.players[seat].changes:
            if change.grants(right, self, seat):
                return True
        return False

    def partner(self, seat: int) -> int:
        """The seat that plays together with another one, or -1."""
        partners = self.board.partners
        return partners[seat] if partners else -1

    def side(self, seat: int) -> list[int]:
        """The seats that play together with one, itself included, in order."""
        partner = self.partner(seat)
        return [seat] if partner < 0 else sorted([seat, partner])

    def stays_out(self, seat: int) -> bool:
        """Whether a player takes no part in the harvest that is under way."""
        return self.players[seat].skips_harvest and self.phase in (FIELD, FEEDING, BREEDING)

    def in_order(self) -> list[int]:
        """The seats clockwise from the starting player."""
        seats = len(self.players)
        return [(self.starting_player + turn) % seats for turn in range(seats)]

    # -- hidden things ----------------------------------------------------------------------

    def deal_unknown(self, seat: int, rng: Rng) -> None:
        known = self.coming[: self.round + len(self.early)]
        for stage in self.board.stages:
            hidden = [space for space in stage if space not in known]
            rng.shuffle(hidden)
            known = known + hidden
        self.coming = known
        deal_unseen(self, seat, rng, self.choice_of(seat) is not None)
        if self.pile:
            self.pile = dealt_anew(self.pile, self.specials, rng)
        if self.draw_decks:
            decks = zip(self.draw_decks, self.board.draw_decks)
            self.draw_decks = tuple([left.dealt_anew(deck, seat, rng) for left, deck in decks])
