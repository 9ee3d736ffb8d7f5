"""Hand cards before and beside the game: dealing, drafting, mulligans, three for one."""

from typing import Final

from farmyard.agricola.state.action import Action, Rule
from farmyard.agricola.state.card import MINOR, OCCUPATION, Card, told_apart
from farmyard.agricola.state.game import Agricola
from farmyard.agricola.state.goods import several
from farmyard.agricola.state.happenings import DISCARDS, DRAWS, KEEPS
from farmyard.agricola.state.hidden import move_packs, see_pack
from farmyard.kernel.option import DONE, Option, Target

HAND = 7
SORTS = (OCCUPATION, MINOR)
SWAP_THREE: Final = Option("discard", "3 cards", Target("card", number=3))
SORT_WORDS = {OCCUPATION: "occupation", MINOR: "minor improvement"}


class Share:
    """The cards of one sort that everybody gets, so many `more` where some go again; perhaps only of some decks.

    Packs of a draft have some to `spare`: the last ones leave the game.
    """

    __slots__ = ("sort", "number", "more", "decks", "spare")

    def __init__(self, sort: str, number: int, more: int = 3, decks: tuple[str, ...] = (), spare: int = 0) -> None:
        self.sort = sort
        self.number = number
        self.more = more
        self.decks = decks
        self.spare = spare

    def dealt(self, hands: str) -> int:
        """How many cards everybody is dealt, by the word of the setting."""
        return self.number + (self.more if hands == "10-3" else self.spare if hands == "draft" else 0)

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


USUAL: Final = (Share(OCCUPATION, HAND), Share(MINOR, HAND))


def draw(game: Agricola, seat: int, sort: str, number: int, decks: tuple[str, ...] = ()) -> None:
    """Draw cards of a sort, and perhaps only of some decks, from the face-down deck, as far as there are any."""
    if game.unshuffled:
        cards = list(game.deck)
        game.rng.shuffle(cards)
        game.deck = tuple(cards)
        game.unshuffled = False
    fitting = [card for card in game.deck if card.sort == sort and (not decks or card.deck in decks)]
    drawn = fitting[:number]
    gone = set(drawn)
    game.deck = tuple([card for card in game.deck if card not in gone])
    game.players[seat].hand += tuple(drawn)
    note_cards(game, DRAWS, seat, sort, drawn)
    game.reveal("Cards have been drawn")


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
    draw(game, seat, sort, number)


def deal(game: Agricola, share: Share, number: int) -> None:
    """Deal everybody so many cards, alone less the occupations that lie out already."""
    for seat in range(game.seats()):
        draw(game, seat, share.sort, max(0, number - lying_out(game, seat, share.sort)), share.decks)


def lying_out(game: Agricola, seat: int, sort: str) -> int:
    """The occupations that lie out before the game begins; who plays alone has them among those dealt and kept."""
    return len(game.players[seat].occupations) if sort == OCCUPATION and game.seats() == 1 else 0


class DealHands(Rule):
    """Deal everybody their hand, perhaps with some `more` cards that go again; there may be mulligans."""

    __slots__ = ("shares", "more", "mulligan")

    def __init__(self, shares: tuple[Share, ...] = USUAL, more: bool = False, mulligan: bool = False) -> None:
        self.shares = shares
        self.more = more
        self.mulligan = mulligan

    def run(self, game: Agricola, seat: int) -> list[Option]:
        for share in self.shares:
            deal(game, share, share.number + share.more if self.more else share.number)
        for player in range(game.seats() - 1, -1, -1):
            for share in self.shares[::-1]:
                if self.more:
                    game.push(player, Discard(share, share.number - lying_out(game, player, share.sort)))
                if self.mulligan:
                    game.push(player, Mulligan(share))
        return []


class DraftHands(Rule):
    """Draft occupations, then minor improvements; alone, a draft would keep what is dealt."""

    __slots__ = ("shares",)

    def __init__(self, shares: tuple[Share, ...] = USUAL) -> None:
        self.shares = shares

    def run(self, game: Agricola, seat: int) -> list[Option]:
        if game.seats() == 1:
            game.push(seat, DealHands(self.shares))
        else:
            for share in self.shares[::-1]:
                game.push(seat, Draft(share))
        return []


def dealing(hands: str, shares: tuple[Share, ...] = USUAL) -> Rule:
    """How everybody comes by a hand, by the word of the setting."""
    if hands == "draft":
        return DraftHands(shares)
    return DealHands(shares, hands == "10-3", hands == "mulligan")


class Discard(Rule):
    """Discard cards of a share from the hand until so many are left."""

    __slots__ = ("share", "down_to")

    def __init__(self, share: Share, down_to: int) -> None:
        self.share = share
        self.down_to = down_to

    def run(self, game: Agricola, seat: int) -> list[Option]:
        held = self.share.held(game, seat)
        if len(held) <= self.down_to:
            return []
        return told_apart([Option("discard", card.name, card.target, card) for card in held])

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        discard(game, seat, [_card(option)])
        game.push(seat, self)

    @property
    def secret(self) -> bool:
        return True

    def question(self, game: Agricola, seat: int) -> str:
        held = several(len(self.share.held(game, seat)), SORT_WORDS[self.share.sort])
        return f"You keep {self.down_to} of your {held}: which one do you discard?"

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        return _described(option)


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
        draw(game, seat, self.share.sort, len(held) - 1, self.share.decks)
        game.push(seat, self)

    def question(self, game: Agricola, seat: int) -> str:
        return f"Do you discard all your {SORT_WORDS[self.share.sort]}s and draw one fewer?"

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        held = len(self.share.held(game, seat))
        words = SORT_WORDS[self.share.sort]
        if option is DONE:
            return f"Keep your {several(held, words)}"
        return f"Discard all {self.share.name} and draw {several(held - 1, words)}"


class Draft(Rule):
    """Everybody gets the cards of a share, keeps one and passes the rest left, until all are kept or laid aside."""

    __slots__ = ("share",)

    def __init__(self, share: Share) -> None:
        self.share = share

    def run(self, game: Agricola, seat: int) -> list[Option]:
        packs: list[tuple[Card, ...]] = []
        for number, player in enumerate(game.players):
            held = len(player.hand)
            draw(game, number, self.share.sort, self.share.dealt("draft"), self.share.decks)
            packs.append(player.hand[held:])
            player.hand = player.hand[:held]
        game.packs = tuple(packs)
        game.push(seat, PassPacks(self.share.spare))
        return []


class PassPacks(Rule):
    """One turn of a draft: each seat picks from the pack in front of it, then the packs move left."""

    __slots__ = ("spare",)

    def __init__(self, spare: int = 0) -> None:
        self.spare = spare

    def run(self, game: Agricola, seat: int) -> list[Option]:
        if not any(game.packs):
            return []
        game.push(seat, self)
        game.push(seat, MovePacks())
        for player in range(game.seats() - 1, -1, -1):
            game.push(player, Pick(self.spare))
        return []


class MovePacks(Rule):
    __slots__ = ()

    def run(self, game: Agricola, seat: int) -> list[Option]:
        move_packs(game)
        game.reveal("Cards have been passed on")
        return []


def take_from_pack(game: Agricola, seat: int, card: Card) -> None:
    """A card leaves the pack before a player."""
    see_pack(game, seat, card)
    packs = list(game.packs)
    packs[seat] = tuple([other for other in packs[seat] if other is not card])
    game.packs = tuple(packs)


class Pick(Rule):
    """Keep one card of the pack; where only those to `spare` are left, lay them aside."""

    __slots__ = ("spare",)

    def __init__(self, spare: int = 0) -> None:
        self.spare = spare

    def run(self, game: Agricola, seat: int) -> list[Option]:
        return told_apart([Option("keep", card.name, card.target, card) for card in game.packs[seat]])

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        card = _card(option)
        game.players[seat].hand += (card,)
        note_cards(game, KEEPS, seat, card.sort, [card])
        take_from_pack(game, seat, card)
        if len(game.packs[seat]) <= self.spare:
            for left in game.packs[seat]:
                game.players[seat].discarded += (left,)
                note_cards(game, DISCARDS, seat, left.sort, [left])
                take_from_pack(game, seat, left)

    @property
    def secret(self) -> bool:
        return True

    def question(self, game: Agricola, seat: int) -> str:
        pack = game.packs[seat]
        return f"Which of these {several(len(pack), SORT_WORDS[pack[0].sort])} do you keep?"

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        return _described(option)


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
            return told_apart([Option("discard", card.name, card.target, card) for card in game.players[seat].hand])
        return [Option("draw", sort, Target(sort)) for sort in SORTS if any([card.sort == sort for card in game.deck])]

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        if option.verb == "draw":
            draw(game, seat, option.target.kind, 1)
            return
        discard(game, seat, [_card(option)])
        game.push(seat, ThreeForOne(self.discarded + 1))

    @property
    def secret(self) -> bool:
        return True

    def question(self, game: Agricola, seat: int) -> str:
        if self.discarded < 3:
            return f"Which card do you discard? It is number {self.discarded + 1} of 3"
        return "From which deck do you draw?"

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        return f"Draw the top {SORT_WORDS[option.target.kind]}" if option.verb == "draw" else _described(option)


def _described(option: Option) -> str:
    return f"{_card(option).name}: {_card(option).words}"


def _card(option: Option) -> Card:
    card = option.means
    assert isinstance(card, Card)
    return card
