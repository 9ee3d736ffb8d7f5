"""What one seat may see, as plain values: for screens, servers and computer players.

Nothing hidden is ever in a view: the round cards still to come appear only as the set that a
stage may bring, and the own hand, the question and the options (in a draft, the pack) only to
their seat. Of other hands the number of cards is known.
"""

from dataclasses import dataclass
from typing import Final

from farmyard.agricola.farm.geometry import CELL_NAMES, CELLS, cells_of
from farmyard.agricola.rules.harvest import food_needed
from farmyard.agricola.rules.improve import play_obstacle, playable, price_text
from farmyard.agricola.rules.scoring import score
from farmyard.agricola.rules.tableau import holder_of
from farmyard.agricola.rules.work import placement_obstacle
from farmyard.agricola.state.action import Action
from farmyard.agricola.state.card import MINOR, OCCUPATION, Card, labels
from farmyard.agricola.state.game import BREEDING, FEEDING, FIELD, FINISHED, HARVESTS, ROUNDS, STAGE_OF_ROUND, Agricola
from farmyard.agricola.state.goods import ANIMALS, FOOD, KINDS, NAMES, count, text
from farmyard.agricola.state.player import HOUSES, Player
from farmyard.kernel.option import NOTHING, Target
from farmyard.kernel.view import GameView, Standing, TargetView

Goods = dict[str, int]
_KNOWN: Final[dict[Target, TargetView]] = {NOTHING: TargetView()}
"""Of the targets that all games share: nothing, and cells alone."""
AT_HOME: Final = (FIELD, FEEDING, BREEDING, FINISHED)


@dataclass(frozen=True)
class SpaceView:
    name: str
    stage: int
    goods: Goods
    adds: Goods
    users: tuple[int, ...]
    obstacle: str
    owner: int
    """The seat in front of which the card lies that brings this space, or -1."""
    text: str
    """What its user does, in sentences."""


@dataclass(frozen=True)
class PastureView:
    cells: tuple[str, ...]
    capacity: int
    animals: Goods


@dataclass(frozen=True)
class PlayerView:
    name: str
    goods: Goods
    house: str
    rooms: tuple[str, ...]
    fields: dict[str, Goods]
    stables: tuple[str, ...]
    pastures: tuple[PastureView, ...]
    elsewhere: Goods
    """Animals in the house, in unfenced stables and on cards."""
    fences: int
    """The fenced edges as a bit mask, see `farm.geometry`."""
    people: int
    newborns: int
    at_home: int
    food_needed: int
    begging: int
    cards: tuple[str, ...]
    occupations: tuple[str, ...]
    improvements: tuple[str, ...]
    on_cards: dict[str, str]
    """What lies on played cards, in words: crops, goods, counters, uses."""
    hand: tuple[str, ...]
    """The cards in hand; of other players only how many there are is known."""
    occupations_in_hand: int
    minors_in_hand: int
    promised: dict[int, Goods]
    score: int


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
class View(GameView):
    round: int
    stage: int
    phase: str
    next_harvest: int
    starting_player: int
    spaces: tuple[SpaceView, ...]
    still_to_come: dict[int, tuple[str, ...]]
    majors: tuple[CardView, ...]
    hand: tuple[CardView, ...]
    players: tuple[PlayerView, ...]


def view(game: Agricola, seat: int, labels: bool = True) -> View:
    """What a seat may see now; without `labels`, options have none, which is faster where there are hundreds."""
    return View(
        seat=seat,
        deciding=-1 if game.decision is None else game.decision.seat,
        question=game.question(seat),
        options=game.offered(seat, labels),
        exchanges=game.offered_besides(seat, labels),
        round=game.round,
        stage=STAGE_OF_ROUND[max(game.round, 1) - 1],
        phase=game.phase,
        next_harvest=min([round for round in HARVESTS if round >= game.round], default=ROUNDS),
        starting_player=game.starting_player,
        spaces=tuple([_space(game, seat, index) for index in game.in_play]),
        still_to_come=_still_to_come(game),
        majors=tuple([_card(game, seat, card) for card in game.for_sale()]),
        hand=tuple([_card(game, seat, card) for card in game.players[seat].hand]),
        players=tuple([_player(game, number, number == seat) for number in range(game.seats())]),
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


def goods_of(goods: int) -> Goods:
    """A bundle as a dictionary without zeros."""
    return {NAMES[kind]: count(goods, kind) for kind in range(KINDS) if count(goods, kind)}


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
        cells=_cells(target.cells) if target.cells else (),
        cards=target.cards,
        seat=target.seat,
        goods=goods_of(target.goods) if target.goods else {},
        paid=goods_of(target.paid) if target.paid else {},
        left=goods_of(target.left) if target.left else {},
        number=target.number,
    )


def _card(game: Agricola, seat: int, card: Card) -> CardView:
    free = card.sort == OCCUPATION or playable(game, seat, card)
    return CardView(
        key=card.key,
        name=card.name,
        kind=card.sort,
        price=price_text(game, seat, card),
        requires="" if card.requires is None else card.requires.words(),
        points=card.points,
        text=card.words,
        obstacle="" if free else play_obstacle(game, seat, card),
    )


def _space(game: Agricola, seat: int, index: int) -> SpaceView:
    space = game.spaces[index]
    return SpaceView(
        name=space.name,
        stage=space.stage,
        goods=goods_of(game.stock[index]),
        adds=goods_of(space.adds),
        users=tuple(game.users(index)),
        obstacle=placement_obstacle(game, seat, index),
        owner=-1 if space.card is None else holder_of(game, space.card),
        text=space.words if space.card is None else space.card.text,
    )


def _still_to_come(game: Agricola) -> dict[int, tuple[str, ...]]:
    """For each stage the names of its cards that have not been turned over, in alphabetical order."""
    coming: dict[int, tuple[str, ...]] = {}
    for number, stage in enumerate(game.board.stages, 1):
        names = sorted([game.spaces[card].name for card in stage if card not in game.in_play])
        if names:
            coming[number] = tuple(names)
    return coming


def _cells(mask: int) -> tuple[str, ...]:
    return tuple([CELL_NAMES[cell] for cell in cells_of(mask)])


def _player(game: Agricola, seat: int, shown: bool) -> PlayerView:
    player = game.players[seat]
    pastures, elsewhere = _animals(player)
    return PlayerView(
        name=game.names[seat],
        goods=goods_of(player.goods),
        house=HOUSES[player.house],
        rooms=_cells(player.rooms),
        fields={CELL_NAMES[cell]: goods_of(player.crops[cell]) for cell in cells_of(player.fields)},
        stables=_cells(player.stables),
        pastures=pastures,
        elsewhere=elsewhere,
        fences=player.fences,
        people=player.people,
        newborns=player.newborns,
        at_home=player.people if game.phase in AT_HOME else player.at_home,
        food_needed=food_needed(game, seat),
        begging=player.begging,
        cards=tuple(labels(player.cards)),
        occupations=tuple(labels(player.occupations)),
        improvements=tuple(labels(player.improvements)),
        on_cards=_on_cards(game, player),
        hand=tuple(labels(player.hand)) if shown else (),
        occupations_in_hand=len(player.in_hand(OCCUPATION)),
        minors_in_hand=len(player.in_hand(MINOR)),
        promised=_promised(game, seat),
        score=score(game, seat),
    )


def _animals(player: Player) -> tuple[tuple[PastureView, ...], Goods]:
    """One way to put the animals: in each pasture, and everywhere else."""
    shelter = player.shelter()
    left = list(player.herd)
    pens, over = player.housing.arrangement(player.herd)
    pastures: list[PastureView] = []
    for number, cells in enumerate(player.pastures):
        pen = shelter.pastures[number]
        grazing = [pens[number]] if number < len(pens) else []
        while pen.mixed and over and sum([animals for _, animals in grazing]) < max(pen.capacity):
            grazing.append((over.pop(), 1))
        for kind, animals in grazing:
            left[kind] -= animals
        pastures.append(PastureView(_cells(cells), max(pen.capacity), _herd(grazing)))
    return tuple(pastures), _herd(list(enumerate(left)))


def _herd(animals: list[tuple[int, int]]) -> Goods:
    herd: Goods = {}
    for kind, number in animals:
        if number:
            herd[NAMES[ANIMALS[kind]]] = herd.get(NAMES[ANIMALS[kind]], 0) + number
    return herd


def _on_cards(game: Agricola, player: Player) -> dict[str, str]:
    """What lies on each played card on which something can lie."""
    lying: dict[str, str] = {}
    plot = CELLS
    for card, label in zip(player.cards, labels(player.cards)):
        crops = player.crops[plot : plot + len(card.plots)]
        plot += len(card.plots)
        unsown = crops.count(0)
        words = [text(crop) for crop in crops if crop]
        if unsown:
            words.append("unsown" if unsown == 1 else f"{unsown} unsown")
        words += _tally(game, player, card) + _waiting(game, player, card)
        if words:
            lying[label] = ", ".join(words)
    return lying


def _tally(game: Agricola, player: Player, card: Card) -> list[str]:
    """The goods or whatever else lies on a card, and how often it has been used where that is limited."""
    words: list[str] = []
    there = player.tally(card).goods
    if there:
        noted = [action.noted(game, there) for action in _actions(card)]
        words.append("".join(list(dict.fromkeys(noted))) or text(there))
    used = player.tally(card).uses
    most = max([reaction.uses for reaction in card.each] + [usable.uses for usable in card.any_time], default=0)
    if used and most:
        words.append("used up" if used >= most else f"used {used} of {most} times")
    return words


def _actions(card: Card) -> list[Action]:
    """Everything that a card does."""
    at_once = [] if card.on_play is None else [card.on_play]
    return at_once + [reaction.then for reaction in card.each] + [usable.then for usable in card.any_time]


def _waiting(game: Agricola, player: Player, card: Card) -> list[str]:
    """The coming rounds in which a card will act."""
    tally = player.tally(card)
    rounds = [round for round in range(game.round + 1, ROUNDS + 1) if tally.on_round(round)]
    return [f"round {' '.join([str(round) for round in rounds])}"] if rounds else []


def _promised(game: Agricola, seat: int) -> dict[int, Goods]:
    """What lies on coming round spaces for a player."""
    lying = {round: game.promised_for(round, seat) for round in range(game.round + 1, ROUNDS + 1)}
    return {round: goods_of(goods) for round, goods in lying.items() if goods}
