"""Hand cards before and beside the game: dealing, drafting, mulligans, three for one."""

from farmyard.agricola.state.action import Rule
from farmyard.agricola.state.card import MINOR, OCCUPATION, Card, told_apart
from farmyard.agricola.state.game import Agricola
from farmyard.agricola.state.goods import several
from farmyard.agricola.state.happenings import DISCARDS, DRAWS, KEEPS
from farmyard.agricola.state.hidden import move_packs, see_pack
from farmyard.kernel.option import DONE, Option, Target

HAND = 7
SORTS = (OCCUPATION, MINOR)
SORT_WORDS = {OCCUPATION: "occupation", MINOR: "minor improvement"}


def draw(game: Agricola, seat: int, sort: str, number: int) -> None:
    """Draw cards of a sort from the face-down deck, as far as there are any."""
    if game.unshuffled:
        cards = list(game.deck)
        game.rng.shuffle(cards)
        game.deck = tuple(cards)
        game.unshuffled = False
    deck = [card for card in game.deck if card.sort == sort][:number]
    game.deck = tuple([card for card in game.deck if card not in deck])
    game.players[seat].hand += deck
    note_cards(game, DRAWS, seat, sort, deck)
    game.reveal("Cards have been drawn")


def discard(game: Agricola, seat: int, cards: list[Card]) -> None:
    """Lay cards from the hand aside, face down."""
    player = game.players[seat]
    player.hand = [card for card in player.hand if card not in cards]
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


def deal(game: Agricola, sort: str, number: int) -> None:
    """Deal everybody so many cards of a sort, less the occupations that lie out already."""
    for seat in range(game.seats()):
        draw(game, seat, sort, max(0, number - lying_out(game, seat, sort)))


def lying_out(game: Agricola, seat: int, sort: str) -> int:
    """The occupations that lie out before the game begins; they count among those dealt and kept."""
    return len(game.players[seat].occupations) if sort == OCCUPATION else 0


class DealHands(Rule):
    """Deal hands in the way the table has chosen; alone, a draft would keep what is dealt."""

    __slots__ = ()

    def run(self, game: Agricola, seat: int) -> list[Option]:
        hands = game.table.hands
        seats = list(range(game.seats() - 1, -1, -1))
        if hands == "draft" and len(seats) > 1:
            game.push(seat, Draft(MINOR))
            game.push(seat, Draft(OCCUPATION))
            return []
        for sort in SORTS:
            deal(game, sort, 10 if hands == "10-3" else HAND)
        for player in seats:
            for sort in SORTS[::-1]:
                if hands == "10-3":
                    game.push(player, Discard(sort, HAND - lying_out(game, player, sort)))
                elif hands == "mulligan":
                    game.push(player, Mulligan(sort))
        return []


class Discard(Rule):
    """Discard cards of a sort from the hand until so many are left."""

    __slots__ = ("sort", "down_to")

    def __init__(self, sort: str, down_to: int) -> None:
        self.sort = sort
        self.down_to = down_to

    def run(self, game: Agricola, seat: int) -> list[Option]:
        held = game.players[seat].in_hand(self.sort)
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
        held = several(len(game.players[seat].in_hand(self.sort)), SORT_WORDS[self.sort])
        return f"You keep {self.down_to} of your {held}: which one do you discard?"

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        return _described(option)


class Mulligan(Rule):
    """Offer to discard all cards of a sort and draw one fewer, again and again."""

    __slots__ = ("sort",)

    def __init__(self, sort: str) -> None:
        self.sort = sort

    def run(self, game: Agricola, seat: int) -> list[Option]:
        if not game.players[seat].in_hand(self.sort):
            return []
        return [Option("discard", f"all {self.sort}s", Target(self.sort)), DONE]

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        if option is DONE:
            return
        held = len(game.players[seat].in_hand(self.sort))
        draw_anew(game, seat, self.sort, held - 1)
        game.push(seat, self)

    def question(self, game: Agricola, seat: int) -> str:
        return f"Do you discard all your {SORT_WORDS[self.sort]}s and draw one fewer?"

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        held = len(game.players[seat].in_hand(self.sort))
        if option is DONE:
            return f"Keep your {several(held, SORT_WORDS[self.sort])}"
        return f"Discard all {self.sort}s and draw {several(held - 1, SORT_WORDS[self.sort])}"


class Draft(Rule):
    """Everybody gets seven cards of a sort, keeps one and passes the rest left, until all are kept."""

    __slots__ = ("sort",)

    def __init__(self, sort: str) -> None:
        self.sort = sort

    def run(self, game: Agricola, seat: int) -> list[Option]:
        packs: list[tuple[Card, ...]] = []
        for number, player in enumerate(game.players):
            before = player.hand
            player.hand = []
            draw(game, number, self.sort, HAND)
            packs.append(tuple(player.hand))
            player.hand = before
        game.packs = tuple(packs)
        game.push(seat, PassPacks())
        return []


class PassPacks(Rule):
    """One turn of a draft: each seat picks from the pack in front of it, then the packs move left."""

    __slots__ = ()

    def run(self, game: Agricola, seat: int) -> list[Option]:
        if not any(game.packs):
            return []
        game.push(seat, self)
        game.push(seat, MovePacks())
        for player in range(game.seats() - 1, -1, -1):
            game.push(player, Pick())
        return []


class MovePacks(Rule):
    __slots__ = ()

    def run(self, game: Agricola, seat: int) -> list[Option]:
        move_packs(game)
        game.reveal("Cards have been passed on")
        return []


class Pick(Rule):
    """Keep one card of the pack."""

    __slots__ = ()

    def run(self, game: Agricola, seat: int) -> list[Option]:
        return told_apart([Option("keep", card.name, card.target, card) for card in game.packs[seat]])

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        card = _card(option)
        game.players[seat].hand.append(card)
        note_cards(game, KEEPS, seat, card.sort, [card])
        see_pack(game, seat, card)
        packs = list(game.packs)
        packs[seat] = tuple([other for other in packs[seat] if other is not card])
        game.packs = tuple(packs)

    @property
    def secret(self) -> bool:
        return True

    def question(self, game: Agricola, seat: int) -> str:
        pack = game.packs[seat]
        return f"Which of these {several(len(pack), SORT_WORDS[pack[0].sort])} do you keep?"

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        return _described(option)


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
