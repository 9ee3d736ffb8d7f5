"""Drafts: everybody has a pack of cards, keeps some of it and passes the rest left, all at the same time."""

from typing import Final

from farmyard.agricola.rules.hands import DealHands, Share, card_of, deal, described, note_cards
from farmyard.agricola.state.action import Rule
from farmyard.agricola.state.card import Card, told_apart
from farmyard.agricola.state.game import Agricola
from farmyard.agricola.state.happenings import DISCARDS, KEEPS
from farmyard.agricola.state.hidden import move_packs, put_packs_away, see_pack
from farmyard.kernel.option import Option

TOGETHER: Final = ("draft-parallel", "draft-fast")
DRAFTS: Final = ("draft", "draft-8", *TOGETHER)
"""The words of the setting that mean a draft, and those that mean one of all sorts together."""
THIRDS: Final = 3
"""How often a fast draft keeps some cards."""


def dealing(hands: str, shares: tuple[Share, ...]) -> Rule:
    """How everybody comes by a hand, by the word of the setting."""
    if hands in DRAFTS:
        return DraftHands(shares, hands in TOGETHER, hands == "draft-fast")
    return DealHands(shares, hands == "10-3", hands == "mulligan")


def dealt(hands: str, share: Share) -> int:
    """How many cards of a share everybody is dealt, by the word of the setting."""
    return share.number + (share.more if hands == "10-3" else share.spare if hands in DRAFTS else 0)


class DraftHands(Rule):
    """Draft the shares one after another or `together`; alone, a draft would keep what is dealt."""

    __slots__ = ("shares", "together", "fast")

    def __init__(self, shares: tuple[Share, ...], together: bool = False, fast: bool = False) -> None:
        self.shares = shares
        self.together = together
        self.fast = fast

    def run(self, game: Agricola, seat: int) -> list[Option]:
        if game.seats() == 1:
            game.push(seat, DealHands(self.shares))
        elif self.together:
            game.push(seat, Draft(self.shares, self.fast))
        else:
            for share in self.shares[::-1]:
                game.push(seat, Draft((share,), self.fast))
        return []


class Draft(Rule):
    """Everybody gets a pack with the cards of some shares."""

    __slots__ = ("shares", "fast")

    def __init__(self, shares: tuple[Share, ...], fast: bool = False) -> None:
        self.shares = shares
        self.fast = fast

    def run(self, game: Agricola, seat: int) -> list[Option]:
        packs: list[tuple[Card, ...]] = []
        for number, player in enumerate(game.players):
            held = len(player.hand)
            for share in self.shares:
                deal(game, number, share, share.number + share.spare)
            packs.append(player.hand[held:])
            player.hand = player.hand[:held]
        game.packs = tuple(packs)
        game.push(seat, PassPacks(self.shares, self.fast))
        return []


def kept(share: Share, passed: int, fast: bool) -> int:
    """How many cards of a share are kept after so many passes: one, or fast about a third of them, first the most."""
    if not fast:
        return 1
    return (share.number + THIRDS - 1 - passed) // THIRDS


class PassPacks(Rule):
    """One turn of a draft: all keep cards of the pack before them at the same time, then the packs move left.

    What nobody could leave, all that is left of a share, is kept unasked.
    """

    __slots__ = ("shares", "fast", "passed")

    def __init__(self, shares: tuple[Share, ...], fast: bool = False, passed: int = 0) -> None:
        self.shares = shares
        self.fast = fast
        self.passed = passed

    def run(self, game: Agricola, seat: int) -> list[Option]:
        if not any(game.packs):
            put_packs_away(game)
            return []
        game.push(seat, PassPacks(self.shares, self.fast, self.passed + 1))
        game.push(seat, MovePacks())
        due = tuple([kept(share, self.passed, self.fast) for share in self.shares])
        for player in range(game.seats() - 1, -1, -1):
            game.push(player, Pick(self.shares, due))
        for player, pack in enumerate(game.packs):
            for share, number in zip(self.shares, due):
                left = [card for card in pack if share.has(card)]
                for card in left if len(left) <= number else ():
                    keep(game, player, card)
        return []


class MovePacks(Rule):
    __slots__ = ()

    def run(self, game: Agricola, seat: int) -> list[Option]:
        move_packs(game)
        if any(game.packs):
            game.reveal("Cards have been passed on")
        return []

    @property
    def pauses(self) -> bool:
        return True


def keep(game: Agricola, seat: int, card: Card) -> None:
    """A card goes from the pack before a player to the hand."""
    game.players[seat].hand += (card,)
    note_cards(game, KEEPS, seat, card.sort, [card])
    take_from_pack(game, seat, card)


def lay_aside(game: Agricola, seat: int, card: Card) -> None:
    """A card of the pack before a player leaves the game."""
    game.players[seat].discarded += (card,)
    note_cards(game, DISCARDS, seat, card.sort, [card])
    take_from_pack(game, seat, card)


def take_from_pack(game: Agricola, seat: int, card: Card) -> None:
    """A card leaves the pack before a player."""
    see_pack(game, seat, card)
    packs = list(game.packs)
    packs[seat] = tuple([other for other in packs[seat] if other is not card])
    game.packs = tuple(packs)


class Pick(Rule):
    """Keep the cards of the pack that are `due` of each share; where only those to spare are left, lay them aside."""

    __slots__ = ("shares", "due")

    def __init__(self, shares: tuple[Share, ...], due: tuple[int, ...]) -> None:
        self.shares = shares
        self.due = due

    def run(self, game: Agricola, seat: int) -> list[Option]:
        wanted = [share for share, number in zip(self.shares, self.due) if number]
        cards = [card for card in game.packs[seat] if any([share.has(card) for share in wanted])]
        return told_apart([Option("keep", card.name, card.target, card) for card in cards])

    def choose(self, game: Agricola, seat: int, option: Option) -> None:
        card = card_of(option)
        keep(game, seat, card)
        for share in self.shares:
            left = [other for other in game.packs[seat] if share.has(other)]
            if share.has(card) and len(left) <= share.spare:
                for other in left:
                    lay_aside(game, seat, other)
        due = tuple([number - 1 if share.has(card) else number for share, number in zip(self.shares, self.due)])
        if any(due):
            game.push(seat, Pick(self.shares, due))

    @property
    def secret(self) -> bool:
        return True

    @property
    def at_once(self) -> bool:
        return True

    def question(self, game: Agricola, seat: int) -> str:
        pack = game.packs[seat]
        asked = [(share, number) for share, number in zip(self.shares, self.due) if number]
        if len(self.shares) == 1 and asked[0][1] == 1:
            return f"Which of these {self.shares[0].so_many(len(pack))} do you keep?"
        words = " and ".join([share.so_many(number) for share, number in asked])
        return f"Which {words} do you keep?"

    def label(self, game: Agricola, seat: int, option: Option) -> str:
        return described(option)
