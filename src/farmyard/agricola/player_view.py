"""What everybody may see of one player: supply, farmyard, family and cards, as plain values; no hand but its size."""

from dataclasses import dataclass
from typing import Final

from farmyard.agricola.farm.geometry import ALL_CELLS, CELL_NAMES, cells_of
from farmyard.agricola.on_cards import on_cards
from farmyard.agricola.rules.harvest import food_needed
from farmyard.agricola.rules.scoring import score
from farmyard.agricola.state.card import MINOR, OCCUPATION, labels
from farmyard.agricola.state.game import BREEDING, FEEDING, FIELD, FINISHED, ROUNDS, Agricola
from farmyard.agricola.state.goods import NAMES, count
from farmyard.agricola.state.player import HOUSES, STABLES, Player
from farmyard.agricola.state.tiles import NAMES as SORTS_OF_TILES

Goods = dict[str, int]
AT_HOME: Final = (FIELD, FEEDING, BREEDING, FINISHED)


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
    tiles: dict[str, tuple[str, ...]]
    """The cells that show each sort of tile that the table has."""
    buried: dict[str, tuple[str, ...]]
    """The tiles under those that show, by cell, the lowest first."""
    beyond: tuple[str, ...]
    """The cells beyond the board that cards have added to the farmyard."""
    fences: tuple[int, ...]
    """The numbers of the fenced edges, see `farm.geometry`."""
    fences_left: int
    stables_left: int
    people: int
    newborns: int
    ill: int
    """People who may only go to the Infirmary in the next round, or in this one."""
    away: int
    """People who live apart and are not placed."""
    at_home: int
    food_needed: int
    needs: Goods
    """What the next harvest takes beside food."""
    begging: int
    cards: tuple[str, ...]
    card_keys: tuple[str, ...]
    """The keys of these cards, in the same order."""
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


def goods_of(goods: int) -> Goods:
    """A bundle as a dictionary without zeros."""
    return {NAMES[kind]: count(goods, kind) for kind in range(len(NAMES)) if count(goods, kind)}


def cells_named(mask: int) -> tuple[str, ...]:
    return tuple([CELL_NAMES[cell] for cell in cells_of(mask)])


def player_view(game: Agricola, seat: int) -> PlayerView:
    player = game.players[seat]
    pastures, elsewhere = _animals(player)
    return PlayerView(
        name=game.names[seat],
        goods=goods_of(player.goods),
        house=HOUSES[player.house],
        rooms=cells_named(player.rooms),
        fields={CELL_NAMES[cell]: goods_of(player.crops[cell]) for cell in cells_of(player.fields)},
        stables=cells_named(player.stables),
        pastures=pastures,
        elsewhere=elsewhere,
        tiles={SORTS_OF_TILES[sort]: cells_named(cells) for sort, cells in enumerate(player.tiles)},
        buried=_buried(player),
        beyond=cells_named(player.land & ~ALL_CELLS),
        fences=tuple(cells_of(player.fences)),
        fences_left=player.fences_left,
        stables_left=STABLES - player.stables.bit_count(),
        people=player.people,
        newborns=player.newborns,
        ill=player.ill,
        away=player.away(),
        at_home=_at_home(game, player),
        food_needed=food_needed(game, seat),
        needs={NAMES[need.good]: need.of.of(game, seat) for need in game.board.needs},
        begging=player.begging,
        cards=tuple(labels(player.cards)),
        card_keys=tuple([card.key for card in player.cards]),
        occupations=tuple(labels(player.occupations)),
        improvements=tuple(labels(player.improvements)),
        on_cards=on_cards(game, player),
        hand=(),
        occupations_in_hand=len(player.in_hand(OCCUPATION)),
        minors_in_hand=len(player.in_hand(MINOR)),
        promised=_promised(game, seat),
        score=score(game, seat),
    )


def _at_home(game: Agricola, player: Player) -> int:
    """How many people are at home: in a harvest all who are not away."""
    if game.phase in AT_HOME and not breeds_at_work(game):
        return player.people - player.away()
    return player.at_home


def breeds_at_work(game: Agricola) -> bool:
    """Whether animals breed on one farm while people are at work."""
    return game.phase == BREEDING and any(game.occupants)


def _buried(player: Player) -> dict[str, tuple[str, ...]]:
    under: dict[str, tuple[str, ...]] = {}
    for cell, sort in player.buried:
        under[CELL_NAMES[cell]] = (*under.get(CELL_NAMES[cell], ()), SORTS_OF_TILES[sort])
    return under


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
        pastures.append(PastureView(cells_named(cells), max(pen.capacity), _herd(player, grazing)))
    return tuple(pastures), _herd(player, list(enumerate(left)))


def _herd(player: Player, animals: list[tuple[int, int]]) -> Goods:
    """Animals by name; they are given by their places in the player's herd."""
    herd: Goods = {}
    for place, number in animals:
        if number:
            name = NAMES[player.animals[place]]
            herd[name] = herd.get(name, 0) + number
    return herd


def _promised(game: Agricola, seat: int) -> dict[int, Goods]:
    """What lies on coming round spaces for a player."""
    lying = {round: game.promised_for(round, seat) for round in range(game.round + 1, ROUNDS + 1)}
    return {round: goods_of(goods) for round, goods in lying.items() if goods}
