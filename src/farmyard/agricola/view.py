"""What one seat may see, as plain values: for screens, servers and computer players.

Nothing hidden is ever in a view: the round cards still to come appear only as the set that a
stage may bring, and the own hand, the question and the options (in a draft, the pack) only to
their seat. Of other hands the number of cards is known.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from farmyard.agricola.player_view import Goods, PlayerView, breeds_at_work, cells_named, goods_of, player_view
from farmyard.agricola.rules.harvest import food_needed
from farmyard.agricola.rules.improve import play_obstacle, playable, price_text
from farmyard.agricola.rules.payment import in_words
from farmyard.agricola.rules.scoring import score, team_score
from farmyard.agricola.rules.tableau import holder_of
from farmyard.agricola.rules.work import placement_obstacle
from farmyard.agricola.state.card import OCCUPATION, Card, labels
from farmyard.agricola.state.game import (
    HARVESTS,
    ROUNDS,
    STAGE_OF_ROUND,
    WORK,
    Agricola,
)
from farmyard.agricola.state.goods import FOOD, count
from farmyard.agricola.state.special import FACE_DOWN, GONE, IN_PILE, KEPT, OPEN, PUT_UNDER, USED_LAST
from farmyard.agricola.words.special import Special
from farmyard.kernel.option import NOTHING, Target
from farmyard.kernel.view import GameView, Standing, TargetView

_KNOWN: Final[dict[Target, TargetView]] = {NOTHING: TargetView()}
"""Of the targets that all games share: nothing, and cells alone."""
_PLACES: Final = {
    OPEN: "middle", KEPT: "middle", IN_PILE: "pile", PUT_UNDER: "pile", USED_LAST: "gone", GONE: "gone"
}  # fmt: skip


@dataclass(frozen=True)
class SpaceView:
    name: str
    stage: int
    goods: Goods
    adds: Goods
    users: tuple[int, ...]
    linked: tuple[str, ...]
    """The spaces of which only one of all, this one included, is used in a round."""
    blocked: bool
    """Whether one of them has been used this round."""
    obstacle: str
    owner: int
    """The seat in front of which the card lies that brings this space, or -1."""
    text: str
    """What its user does, in sentences."""
    altered: tuple[str, ...]
    """What the cards in common change there now, each in a few words."""
    tokens: Goods
    """What cards have put there that is no good, by what it is."""


@dataclass(frozen=True)
class SpecialCardView:
    """A special action card: the actions on it, and where it lies."""

    key: str
    name: str
    actions: tuple[str, ...]
    place: str
    """In the middle, face up or face down before its `owner`, in a pile or out of the game."""
    owner: int
    following: bool
    """Whether it lies on top of the pile, its back telling its actions."""


@dataclass(frozen=True)
class TeamView:
    """Who plays together, and the points of both as they count now."""

    seats: tuple[int, ...]
    points: int


@dataclass(frozen=True)
class CardView:
    """A card that could be built or played; `obstacle` says why an improvement cannot be now."""

    key: str
    name: str
    kind: str
    price: str
    requires: str
    points: int
    text: str
    obstacle: str


@dataclass(frozen=True)
class DrawDeckView:
    """A deck that is drawn from during play: how many cards are left, and those of the next that the seat knows."""

    key: str
    """What the keys of its cards begin with."""
    name: str
    left: int
    known: tuple[CardView, ...]


@dataclass(frozen=True)
class View(GameView):
    round: int
    rounds: int
    stage: int
    phase: str
    harvests: tuple[int, ...]
    """The rounds that end with one."""
    next_harvest: int
    starting_player: int
    spaces: tuple[SpaceView, ...]
    still_to_come: dict[int, tuple[str, ...]]
    majors: tuple[CardView, ...]
    common: tuple[CardView, ...]
    """The cards that lie before everybody and act on every seat."""
    seasons: tuple[CardView, ...]
    """The seasons in their order, that of now first; none where all rounds are alike."""
    hand: tuple[CardView, ...]
    row: tuple[CardView, ...]
    """The hand cards that lie open for everybody."""
    special_cards: tuple[SpecialCardView, ...]
    draw_decks: tuple[DrawDeckView, ...]
    players: tuple[PlayerView, ...]
    teams: tuple[TeamView, ...]
    """Nobody plays together, as a rule."""


class _Alike:
    """What seats see alike, made once for all of them."""

    def __init__(self, game: Agricola) -> None:
        self.choosing = game.open_seats
        self.players = [player_view(game, number) for number in range(game.seats())]
        self.coming = _still_to_come(game)
        self.teams = tuple([TeamView(tuple(team), team_score(game, team[0])) for team in game.teams()])
        self.spaces: dict[tuple[int, str], SpaceView] = {}
        """By number and by what keeps a seat from going there."""
        self.cards: dict[tuple[str, str, str], CardView] = {}
        """By key, price and what keeps a seat from playing them."""


def view(game: Agricola, seat: int, labels: bool = True) -> View:
    """What a seat (-1: everybody) may see now; without `labels`, options have none, which is faster."""
    return _view(game, seat, labels, _Alike(game))


def views(game: Agricola, seats: Sequence[int]) -> list[View]:
    """What several seats may see now, with labels."""
    alike = _Alike(game)
    return [_view(game, seat, True, alike) for seat in seats]


def _view(game: Agricola, seat: int, labels: bool, alike: _Alike) -> View:
    return View(
        seat=seat,
        deciding=-1 if game.decision is None else game.decision.seat,
        choosing=alike.choosing,
        question=game.question(seat),
        options=game.offered(seat, labels),
        exchanges=game.offered_besides(seat, labels),
        round=game.round,
        rounds=ROUNDS,
        stage=STAGE_OF_ROUND[max(game.round, 1) - 1],
        phase=WORK if breeds_at_work(game) else game.phase,
        harvests=HARVESTS,
        next_harvest=min([round for round in HARVESTS if round >= game.round], default=ROUNDS),
        starting_player=game.starting_player,
        spaces=tuple([_space(game, seat, index, alike) for index in game.in_play]),
        still_to_come=alike.coming,
        majors=tuple([_card(game, seat, card, alike) for card in game.for_sale()]),
        common=tuple([_in_common(card) for card in game.common if card not in game.board.in_turn]),
        seasons=_seasons(game),
        hand=tuple([_card(game, seat, card, alike) for card in game.players[seat].hand]) if seat >= 0 else (),
        row=tuple([_card(game, seat, card, alike) for card in game.row]),
        special_cards=tuple([_special_card(game, number) for number in range(len(game.specials))]),
        draw_decks=tuple([_draw_deck(game, seat, number) for number in range(len(game.draw_decks))]),
        players=tuple(_with_hand(game, seat, alike.players)),
        teams=alike.teams,
    )


def standing(game: Agricola, seat: int) -> Standing:
    """How a player stands now: of fences and pastures how many there are, and the animals that these hold."""
    player = game.players[seat]
    room = [max(pasture.capacity) for pasture in player.shelter().pastures]
    return Standing(
        goods=goods_of(player.goods),
        food_lacking=max(0, food_needed(game, seat) - count(player.goods, FOOD)),
        points=score(game, seat),
        counts={"fences": player.fences.bit_count(), "pastures": len(room), "room in pastures": sum(room)},
    )


def target_view(game: Agricola, target: Target) -> TargetView:
    """What an option or a happening is about, in the names of the table."""
    known = _KNOWN.get(target)
    if known is None:
        known = _target_view(game, target)
        if target.cells and not target.goods and not target.number:
            _KNOWN[target] = known
    return known


def _target_view(game: Agricola, target: Target) -> TargetView:
    return TargetView(
        kind=target.kind,
        space=game.spaces[target.space].name if target.space >= 0 else "",
        goal=game.spaces[target.goal].name if target.goal >= 0 else "",
        cells=cells_named(target.cells) if target.cells else (),
        cards=target.cards,
        seat=target.seat,
        goods=goods_of(target.goods) if target.goods else {},
        paid=goods_of(target.paid) if target.paid else {},
        left=goods_of(target.left) if target.left else {},
        number=target.number,
    )


def _card(game: Agricola, seat: int, card: Card, alike: _Alike) -> CardView:
    free = seat < 0 or card.sort == OCCUPATION or playable(game, seat, card)
    price = price_text(game, seat, card) if seat >= 0 else in_words(card.prices)
    obstacle = "" if free else play_obstacle(game, seat, card)
    known = alike.cards.get((card.key, price, obstacle))
    if known is None:
        known = alike.cards[card.key, price, obstacle] = CardView(
            key=card.key,
            name=card.name,
            kind=card.sort,
            price=price,
            requires="" if card.requires is None else card.requires.words(),
            points=card.points,
            text=card.words,
            obstacle=obstacle,
        )
    return known


def _in_common(card: Card) -> CardView:
    return CardView(
        key=card.key, name=card.name, kind=card.sort, price="", requires="", points=0, text=card.words, obstacle=""
    )


def _draw_deck(game: Agricola, seat: int, number: int) -> DrawDeckView:
    left = game.draw_decks[number]
    known = left.cards[: left.known_to(seat)] if seat >= 0 else ()
    shown = tuple([_in_common(card) for card in known])
    deck = game.board.draw_decks[number]
    return DrawDeckView(deck.key, deck.name, len(left.cards), shown)


def _seasons(game: Agricola) -> tuple[CardView, ...]:
    """The cards that take turns in common, beginning with the one that lies there."""
    cards = game.board.in_turn
    now = max([place for place, card in enumerate(cards) if card in game.common], default=0)
    return tuple([_in_common(card) for card in cards[now:] + cards[:now]])


def _space(game: Agricola, seat: int, index: int, alike: _Alike) -> SpaceView:
    obstacle = placement_obstacle(game, seat, index) if seat >= 0 else ""
    known = alike.spaces.get((index, obstacle))
    if known is None:
        space = game.spaces[index]
        known = alike.spaces[index, obstacle] = SpaceView(
            name=space.name,
            stage=space.stage,
            goods=goods_of(game.stock[index]),
            adds=goods_of(space.adds),
            users=tuple(game.users(index)),
            linked=space.linked,
            blocked=bool(game.blocked >> index & 1),
            obstacle=obstacle,
            owner=-1 if space.card is None else holder_of(game, space.card),
            text=space.words if space.card is None or space.card in game.board.in_turn else space.card.words,
            altered=tuple([words for card in game.common for words in card.on_space(game, space)]),
            tokens=_tokens(game, index),
        )
    return known


def _tokens(game: Agricola, index: int) -> Goods:
    return {card.counter: number for space, card, number in game.tokens if space == index}


def _still_to_come(game: Agricola) -> dict[int, tuple[str, ...]]:
    """For each stage the names of its cards that have not been turned over, in alphabetical order."""
    coming: dict[int, tuple[str, ...]] = {}
    for stage in game.board.stages:
        hidden = [card for card in stage if card not in game.in_play and not game.is_replaced(card)]
        names = [game.spaces[card].name for card in hidden]
        if names:
            number = game.spaces[stage[0]].stage
            coming[number] = tuple(sorted([*coming.get(number, ()), *names]))
    return coming


def _with_hand(game: Agricola, seat: int, players: list[PlayerView]) -> list[PlayerView]:
    """All players; of one seat the hand is shown."""
    if seat < 0 or not game.players[seat].hand:
        return players
    held = replace(players[seat], hand=tuple(labels(game.players[seat].hand)))
    return players[:seat] + [held] + players[seat + 1 :]


def _special_card(game: Agricola, number: int) -> SpecialCardView:
    card = game.board.special_cards[number]
    place = game.specials[number]
    where = "face up" if place < FACE_DOWN else "face down"
    return SpecialCardView(
        key=card.key,
        name=card.name,
        actions=tuple([action.name for action in card.actions if isinstance(action, Special)]),
        place=_PLACES[place] if place < 0 else where,
        owner=place % FACE_DOWN if place >= 0 else -1,
        following=number == game.pile[0] if game.pile else False,
    )
