"""Hand cards before and beside the game: dealing, keeping some of many, mulligans, three for one.

Where to look next: drafts are in `rules.draft`.
"""

from typing import Final

from farmyard.agricola.state.action import Action, Rule
from farmyard.agricola.state.card import MINOR, OCCUPATION, Card, told_apart
from farmyard.agricola.state.game import Agricola
from farmyard.agricola.state.goods import several
from farmyard.agricola.state.happenings import DISCARDS, DRAWS
from farmyard.kernel.option import DONE, Option, Target

HAND = 7
SORTS = (OCCUPATION, MINOR)
SWAP_THREE: Final = Option("discard", "3 cards", Target("card", number=3))
SORT_WORDS = {OCCUPATION: "occupation", MINOR: "minor improvement"}


class Share:
    """The cards of one sort that everybody gets, so many `more` where some go again; perhaps only of some decks.

    Packs of a draft have some to `spare`: the last ones leave the game. A share may be dealt in `parts`; the last
    of them fills up where another runs out.
    """

    __slots__ = ("sort", "number", "more", "decks", "spare", "parts")

    def __init__(
        self,
        sort: str,
        number: int,
        more: int = 3,
        decks: tuple[str, ...] = (),
        spare: int = 0,
        parts: "tuple[Share, ...]" = (),
    ) -> None:
        self.sort = sort
        self.number = number
        self.more = more
        self.decks = decks
        self.spare = spare
        self.parts = parts

    def has(self, card: Card) -> bool:
        """Whether a card is one of these."""
        return card.sort == self.sort and (not self.decks or card.deck in self.decks)

    def held(self, game: Agricola, seat: int) -> list[Card]:
        """Those that a player holds."""
        return [card for card in game.players[seat].hand if self.has(card)]

    @property
    def name(self) -> str:
        """What they are called where they are chosen."""
        return f"{self.sort}s of {' '.join(self.decks)}" if self.decks else f"{self.sort}s"

    def so_many(self, number: int) -> str:
        """A number of them, for people."""
        words = several(number, SORT_WORDS[self.sort])
        return f"{words} of {' '.join(self.decks)}" if self.decks else words


USUAL: Final = (Share(OCCUPATION, HAND), Share(MINOR, HAND))
ANY: Final = {share.sort: share for share in USUAL}
"""All cards of a sort, whatever their deck."""


def draw(game: Agricola, seat: int, share: Share, number: int) -> int:
    """Draw cards of a share from the face-down deck, as far as there are any; returns how many there were."""
    drawn = next_of(game, share, number)
    game.players[seat].hand += tuple(drawn)
    note_cards(game, DRAWS, seat, share.sort, drawn)
    game.reveal("Cards have been drawn")
    return len(drawn)


def next_of(game: Agricola, share: Share, number: int) -> list[Card]:
    """Take the next cards of a share from the face-down deck, as far as there are any."""
    if not game.deck:
        shuffle_in(game)
    if game.unshuffled:
        game.deck = shuffled(game, game.deck)
        game.unshuffled = False
    found = [card for card in game.deck if share.has(card)][:number]
    gone = set(found)
    game.deck = tuple([card for card in game.deck if card not in gone])
    return found


def shuffle_in(game: Agricola) -> None:
    """Where no card is left to draw, those that have been discarded are the deck."""
    cards: tuple[Card, ...] = ()
    for player in game.players:
        cards += player.discarded
        player.discarded = ()
    game.deck = shuffled(game, cards)


def shuffled(game: Agricola, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    mixed = list(cards)
    game.rng.shuffle(mixed)
    return tuple(mixed)


def discard(game: Agricola, seat: int, cards: list[Card]) -> None:
    """Lay cards from the hand aside, face down."""
    player = game.players[seat]
    player.hand = tuple([card for card in player.hand if card not in cards])
    player.discarded += tuple(cards)
    note_cards(game, DISCARDS, seat, cards[0].sort if cards else "", cards)


def note_cards(game: Agricola, what: str, seat: int, sort: str, cards: list[Card]) -> None:
    """Note what a player does with cards that nobody else may see."""
    if cards and game.journal is not None:
        keys = tuple([card.key for card in cards])
        game.note(what, seat, Target(sort, cards=keys, number=len(cards)), secret=True)


def draw_anew(game: Agricola, seat: int, sort: str, number: int) -> None:
    """Discard all cards of a sort from the hand and draw so many others."""
    discard(game, seat, game.players[seat].in_hand(sort))
    draw(game, seat, ANY[sort], number)


def deal(game: Agricola, seat: int, share: Share, number: int) -> None:
    """Deal a player so many cards of a share, by its parts if it has some."""
    for part in share.parts:
        number -= draw(game, seat, part, part.number)
    if number > 0:
        draw(game, seat, share.parts[-1] if share.parts else share, number)


def lying_out(game: Agricola, seat: int, sort: str) -> int:
    """The occupations that lie out before the game begins; who plays alone has them among those dealt and kept."""
    return len(game.players[seat].occupations) if sort == OCCUPATION and game.seats() == 1 else 0


class DealHands(Rule):
    """Deal everybody their hand, perhaps with some `more` cards that go again; there may be mulligans.

    What lies out before the game begins is taken off, unless the hands are to be `full`.
    """

    __slots__ = ("shares", "more", "mulligan", "full")

    def __init__(
        self, shares: tuple[Share, ...] = USUAL, more: bool = False, mulligan: bool = False, full: bool = False
    ) -> None:
        self.shares = shares
        self.more = more
        self.mulligan = mulligan
        self.full = full

    def run(self, game: Agricola, seat: int) -> list[Option]:
        for share in self.shares:
            for player in range(game.seats()):
                deal(game, player, share, self.kept(game, player, share) + (share.more if self.more else 0))
        for player in range(game.seats() - 1, -1, -1):
            for share in self.shares[::-1]:
                if self.more:
                    game.push(player, Discard(share, self.kept(game, player, share)))
                if self.mulligan:
                    game.push(player, Mulligan(share))
        return []

    def kept(self, game: Agricola, seat: int, share: Share) -> int:
        """How many cards of a share a player has in the end."""
        return share.number if self.full else share.number - lying_out(game, seat, share.sort)


class Discard(Rule):
    """Discard cards of a share from the hand until so many are left."""

    __slots__ = ("share", "down_to")

    def __init__(self, share: Share, down_to: int) -> None:
        self.share = share
        self.down_to = down_to

    def run(self, game: Agricola, seat: int) -> list[Option]:
        return discards(game, seat, self.share) if len(self.share.held(game, seat)) > self.down_to else []

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        discard(game, seat, [card_of(option)])
        game.push(seat, self)

    @property
    def secret(self) -> bool:
        return True

    @property
    def at_once(self) -> bool:
        return True

    def question(self, game: Agricola, seat: int) -> str:
        held = several(len(self.share.held(game, seat)), SORT_WORDS[self.share.sort])
        return f"You keep {self.down_to} of your {held}: which one do you discard?"

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        return described(option)


class Mulligan(Rule):
    """Offer to discard all cards of a share and draw one fewer, again and again."""

    __slots__ = ("share",)

    def __init__(self, share: Share) -> None:
        self.share = share

    def run(self, game: Agricola, seat: int) -> list[Option]:
        if not self.share.held(game, seat):
            return []
        return [Option("discard", f"all {self.share.name}", Target(self.share.sort)), DONE]

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        if option is DONE:
            return
        held = self.share.held(game, seat)
        discard(game, seat, held)
        draw(game, seat, self.share, len(held) - 1)
        game.push(seat, self)

    @property
    def at_once(self) -> bool:
        return True

    @property
    def lucky(self) -> bool:
        return True

    def question(self, game: Agricola, seat: int) -> str:
        return f"Do you discard all your {SORT_WORDS[self.share.sort]}s and draw one fewer?"

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        held = len(self.share.held(game, seat))
        words = SORT_WORDS[self.share.sort]
        if option is DONE:
            return f"Keep your {several(held, words)}"
        return f"Discard all {self.share.name} and draw {several(held - 1, words)}"


class SwapThree(Action):
    """Three cards of the hand may be discarded to draw one."""

    __slots__ = ()

    def possible(self, game: Agricola, seat: int) -> bool:
        return len(game.players[seat].hand) >= 3 and len(game.deck) > 0

    def obstacle(self, game: Agricola, seat: int) -> str:
        if not game.deck:
            return "the deck is used up"
        return "" if self.possible(game, seat) else "you hold fewer than 3 cards"

    def options(self, game: Agricola, seat: int) -> list[Option]:
        return [SWAP_THREE] if self.possible(game, seat) else []

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        game.push(seat, ThreeForOne())

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        return "Discard 3 cards and draw 1"


class ThreeForOne(Rule):
    """Discard three cards, then draw one of either sort."""

    __slots__ = ("discarded",)

    def __init__(self, discarded: int = 0) -> None:
        self.discarded = discarded

    def run(self, game: Agricola, seat: int) -> list[Option]:
        if self.discarded < 3:
            return discards(game, seat)
        return draws(game)

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        if option.verb == "draw":
            draw(game, seat, ANY[option.target.kind], 1)
            return
        discard(game, seat, [card_of(option)])
        game.push(seat, ThreeForOne(self.discarded + 1))

    @property
    def secret(self) -> bool:
        return True

    def question(self, game: Agricola, seat: int) -> str:
        if self.discarded < 3:
            return f"Which card do you discard? It is number {self.discarded + 1} of 3"
        return "From which deck do you draw?"

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        return label_of_draw(option) if option.verb == "draw" else described(option)

    @property
    def lucky(self) -> bool:
        return True


def discards(game: Agricola, seat: int, share: Share | None = None) -> list[Option]:
    """The options to discard a card of the hand, or one of a share."""
    cards = game.players[seat].hand if share is None else share.held(game, seat)
    return told_apart([Option("discard", card.name, card.target, card) for card in cards])


def draws(game: Agricola) -> list[Option]:
    """The options to draw a card of either sort; where none is left, those that have been discarded are drawn."""
    left = game.deck or [card for player in game.players for card in player.discarded]
    return [Option("draw", sort, Target(sort)) for sort in SORTS if any([card.sort == sort for card in left])]


def label_of_draw(option: Option) -> str:
    """What it means to draw a card of a sort."""
    return f"Draw the top {SORT_WORDS[option.target.kind]}"


def described(option: Option) -> str:
    """A card to choose, and what it does."""
    return f"{card_of(option).name}: {card_of(option).words}"


def card_of(option: Option) -> Card:
    """The card that an option is about."""
    card = option.means
    assert isinstance(card, Card)
    return card
