"""What one seat may see, as plain values: for screens, servers and computer players.

Nothing hidden is ever in a view: the round cards still to come appear only as the set that a
stage may bring, and the options only when it is the seat's own decision.
"""

from dataclasses import asdict, dataclass
from typing import Any

from farmyard.agricola.cards.card import MINOR, OCCUPATION
from farmyard.agricola.farm.geometry import CELL_NAMES, cells_of
from farmyard.agricola.farm.housing import pasture_capacity
from farmyard.agricola.game import HARVESTS, ROUNDS, STAGE_OF_ROUND, Agricola
from farmyard.agricola.goods import ANIMALS, KINDS, NAMES, count
from farmyard.agricola.player import HOUSES, Player
from farmyard.agricola.rules.harvest import food_needed
from farmyard.agricola.rules.improve import price_text
from farmyard.agricola.rules.scoring import score
from farmyard.agricola.rules.work import placement_obstacle

Goods = dict[str, int]


@dataclass(frozen=True)
class SpaceView:
    name: str
    stage: int
    goods: Goods
    adds: Goods
    users: tuple[int, ...]
    obstacle: str


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
    """Animals in the house and in unfenced stables."""
    fences: int
    """The fenced edges as a bit mask, see `farm.geometry`."""
    people: int
    newborns: int
    at_home: int
    food_needed: int
    begging: int
    cards: tuple[str, ...]
    hand: tuple[str, ...]
    """The cards in hand; of other players only how many there are is known."""
    occupations_in_hand: int
    minors_in_hand: int
    promised: dict[int, Goods]
    score: int


@dataclass(frozen=True)
class CardView:
    name: str
    price: str
    points: int
    text: str


@dataclass(frozen=True)
class OptionView:
    text: str
    label: str


@dataclass(frozen=True)
class View:
    seat: int
    round: int
    stage: int
    phase: str
    next_harvest: int
    starting_player: int
    deciding: int
    question: str
    options: tuple[OptionView, ...]
    exchanges: tuple[OptionView, ...]
    spaces: tuple[SpaceView, ...]
    still_to_come: dict[int, tuple[str, ...]]
    majors: tuple[CardView, ...]
    players: tuple[PlayerView, ...]

    def as_dict(self) -> dict[str, Any]:
        return asdict(self)


def view(game: Agricola, seat: int) -> View:
    """What a seat may see now."""
    decision = game.decision
    mine = decision is not None and decision.seat == seat
    return View(
        seat=seat,
        round=game.round,
        stage=STAGE_OF_ROUND[game.round - 1],
        phase=game.phase,
        next_harvest=min([round for round in HARVESTS if round >= game.round], default=ROUNDS),
        starting_player=game.starting_player,
        deciding=-1 if decision is None else decision.seat,
        question="" if decision is None else decision.step.question(game, decision.seat),
        options=_options(game, seat) if mine else (),
        exchanges=_exchanges(game, seat) if mine else (),
        spaces=tuple([_space(game, seat, index) for index in game.in_play]),
        still_to_come=_still_to_come(game),
        majors=tuple([CardView(card.name, price_text(card), card.points, card.text) for card in game.for_sale()]),
        players=tuple([_player(game, number, number == seat) for number in range(game.seats())]),
    )


def goods_of(goods: int) -> Goods:
    """A bundle as a dictionary without zeros."""
    return {NAMES[kind]: count(goods, kind) for kind in range(KINDS) if count(goods, kind)}


def _options(game: Agricola, seat: int) -> tuple[OptionView, ...]:
    assert game.decision is not None
    step = game.decision.step
    return tuple([OptionView(option.text, step.label(game, seat, option)) for option in game.decision.options])


def _exchanges(game: Agricola, seat: int) -> tuple[OptionView, ...]:
    return tuple([OptionView(option.text, game.any_time.label(game, seat, option)) for option in game.exchanges()])


def _space(game: Agricola, seat: int, index: int) -> SpaceView:
    space = game.spaces[index]
    return SpaceView(
        name=space.name,
        stage=space.stage,
        goods=goods_of(game.stock[index]),
        adds=goods_of(space.adds),
        users=tuple(game.users(index)),
        obstacle=placement_obstacle(game, seat, index),
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


def _animals(kinds: list[int]) -> Goods:
    animals: Goods = {}
    for kind in kinds:
        name = NAMES[ANIMALS[kind]]
        animals[name] = animals.get(name, 0) + 1
    return animals


def _player(game: Agricola, seat: int, shown: bool) -> PlayerView:
    player = game.players[seat]
    pens, singles = player.housing.arrangement(player.herd)
    return PlayerView(
        name=game.names[seat],
        goods=goods_of(player.goods),
        house=HOUSES[player.house],
        rooms=_cells(player.rooms),
        fields={CELL_NAMES[cell]: goods_of(player.crops[cell]) for cell in cells_of(player.fields)},
        stables=_cells(player.stables),
        pastures=_pastures(player, pens),
        elsewhere=_animals(singles),
        fences=player.fences,
        people=player.people,
        newborns=player.newborns,
        at_home=player.at_home,
        food_needed=food_needed(game, seat),
        begging=player.begging,
        cards=tuple([card.name for card in player.cards]),
        hand=tuple([card.name for card in player.hand]) if shown else (),
        occupations_in_hand=len(player.in_hand(OCCUPATION)),
        minors_in_hand=len(player.in_hand(MINOR)),
        promised=_promised(game, seat),
        score=score(game, seat),
    )


def _pastures(player: Player, pens: list[tuple[int, int]]) -> tuple[PastureView, ...]:
    pastures: list[PastureView] = []
    for number, cells in enumerate(player.pastures):
        kind, grazing = pens[number] if number < len(pens) else (0, 0)
        animals = {NAMES[ANIMALS[kind]]: grazing} if grazing else {}
        pastures.append(PastureView(_cells(cells), pasture_capacity(cells, player.stables), animals))
    return tuple(pastures)


def _promised(game: Agricola, seat: int) -> dict[int, Goods]:
    """What lies on coming round spaces for a player."""
    lying = {round: game.promised[(round - 1) * game.seats() + seat] for round in range(game.round + 1, ROUNDS + 1)}
    return {round: goods_of(goods) for round, goods in lying.items() if goods}
