"""Any situation in one call: the builder behind tests, puzzles and analyses.

`position(seats=2, round=5, goods={0: "5 wood 2 reed"}, used={"Fishing": 1})` is a game in the
middle of round 5, waiting for a placement. Every farm, space and card can be given;
what is not given is as at the start of the game. Such a game has no record.
"""

from typing import Final, TypeVar

from farmyard.agricola.content.catalogue import card_named
from farmyard.agricola.farm.geometry import connected, region
from farmyard.agricola.rules.drawing import place_of, put_down
from farmyard.agricola.rules.rounds import PASSING, NextRound
from farmyard.agricola.rules.tableau import give_turn, lay_in_common, read_cards
from farmyard.agricola.rules.tableau import lay_out as lay_out_card
from farmyard.agricola.settings import AgricolaSettings
from farmyard.agricola.setup import lay_out
from farmyard.agricola.state import goods as bundles
from farmyard.agricola.state.card import Card
from farmyard.agricola.state.draw_deck import FaceDown
from farmyard.agricola.state.game import PREPARATION, WORK, Agricola
from farmyard.agricola.state.player import HOUSES, Player
from farmyard.agricola.state.tiles import NAMES as TILES
from farmyard.kernel.course import begin_at, names, rounds_of
from farmyard.kernel.errors import FarmyardError
from farmyard.kernel.settings import Value

P1: Final = 0
P2: Final = 1
P3: Final = 2
P4: Final = 3
P5: Final = 4
P6: Final = 5
PerSeat = dict[int, str]
T = TypeVar("T")


def position(
    seats: int = 2,
    seed: int = 0,
    round: int = 0,
    phase: str = WORK,
    starting_player: int = 0,
    cards: tuple[str, ...] = (),
    spaces: dict[str, str] | None = None,
    used: dict[str, int] | None = None,
    goods: PerSeat | None = None,
    house: PerSeat | None = None,
    rooms: PerSeat | None = None,
    fields: PerSeat | None = None,
    crops: dict[int, dict[str, str]] | None = None,
    stables: PerSeat | None = None,
    land: PerSeat | None = None,
    tiles: dict[int, dict[str, str]] | None = None,
    pastures: dict[int, tuple[str, ...]] | None = None,
    people: dict[int, int] | None = None,
    newborns: dict[int, int] | None = None,
    ill: dict[int, int] | None = None,
    at_home: dict[int, int] | None = None,
    begging: dict[int, int] | None = None,
    majors: dict[int, tuple[str, ...]] | None = None,
    played: dict[int, tuple[str, ...]] | None = None,
    hand: dict[int, tuple[str, ...]] | None = None,
    beside: tuple[str, ...] = (),
    draws: tuple[str, ...] = (),
    row: tuple[str, ...] = (),
    **settings: Value,
) -> Agricola:
    """A game set up as described, run to its first decision.

    `cards` are round cards to be turned over first in their stages; `spaces` the goods lying on
    spaces instead of one round's worth; `used` the seats whose people already stand on spaces. The
    round is 1, or 4 in the phases of a harvest; in the preparation phase it is about to begin.
    `land` are cells that cards have added to a farmyard, `tiles` the cells with each sort of tile, like
    `{P1: {"forest": "a2 a3", "moor": "a3"}}`; where two are named for one cell, the later lies on top. `played` cards
    lie in front of a seat without having taken effect when played, `hand` is held. Of the decks that are drawn from,
    cards `beside` the board lie there for everybody, and `draws` come next. Hand cards in the `row` lie open.
    All further words are `settings` of the table.
    """
    game = lay_out(AgricolaSettings(players=seats, **settings), seed)
    game.seed = -1
    game.starting_player = starting_player
    _turn_over(game, round or (*rounds_of(game.board.round, phase), 1)[0], cards)
    _take_turns(game, phase)
    for seat, player in enumerate(game.players):
        if goods and seat in goods:
            player.goods = bundles.goods(goods[seat])
        player.land |= region(_at(land, seat, ""))
        _build(player, _at(house, seat, ""), _at(rooms, seat, ""), _at(fields, seat, ""), _at(stables, seat, ""))
        _cover(player, _at(tiles, seat, {}))
        _use_land(player, _at(crops, seat, {}), _at(pastures, seat, ()))
        player.people = _at(people, seat, 2)
        player.newborns = _at(newborns, seat, 0)
        player.ill = _at(ill, seat, 0)
        player.at_home = _at(at_home, seat, player.people - player.newborns)
        player.begging = _at(begging, seat, 0)
        for name in _at(majors, seat, ()):
            lay_out_card(game, seat, _major(game, name))
        for card in _named(game, _at(played, seat, ())):
            lay_out_card(game, seat, card)
        player.hand = tuple(_named(game, _at(hand, seat, ())))
    _lay_decks(game, _named(game, beside), _named(game, draws))
    _keep_from_deck(game, tuple(_named(game, row)))
    read_cards(game)
    _check_animals(game)
    _furnish(game, spaces or {}, used or {})
    _plan(game, phase)
    game.start()
    return game


def _at(given: dict[int, T] | None, seat: int, usual: T) -> T:
    """What is given for a seat."""
    return usual if given is None else given.get(seat, usual)


def _named(game: Agricola, names: tuple[str, ...]) -> list[Card]:
    return [card_named(name, game.settings.says("edition")) for name in names]


def _space(game: Agricola, name: str) -> int:
    space = game.space(name)
    if space is None:
        known = ", ".join([space.name for space in game.spaces])
        raise FarmyardError(f"There is no space '{name}' on this board: use {known}")
    return space.index


def _turn_over(game: Agricola, round: int, first: tuple[str, ...]) -> None:
    """Lay the round cards so that those named come first in their stages, and turn them over."""
    wanted = [_space(game, name) for name in first]
    game.coming = []
    for stage in game.board.stages:
        game.coming += [card for card in wanted if card in stage]
        game.coming += [card for card in stage if card not in wanted]
    game.round = round
    game.in_play += tuple(game.coming[:round])
    for index in game.in_play:
        game.stock[index] = game.spaces[index].adds


def _take_turns(game: Agricola, phase: str) -> None:
    """Of the cards that take turns in common, lay that out which lies there in a phase."""
    order = names(game.board.round)
    if game.board.in_turn and phase in order:
        passed = order.index(phase) > order.index(PASSING)
        give_turn(game, game.round + 1 if passed else game.round)


def _build(player: Player, house: str, rooms: str, fields: str, stables: str) -> None:
    if house:
        if house not in HOUSES:
            raise FarmyardError(f"There is no house '{house}': use {', '.join(HOUSES)}")
        player.house = HOUSES.index(house)
    if rooms:
        player.rooms = region(rooms)
    player.fields = region(fields)
    for where in stables.split():
        player.add_stable(region(where).bit_length() - 1)
    if player.rooms & player.fields or (player.rooms | player.fields) & player.stables:
        raise FarmyardError("Two things lie on one cell")


def _cover(player: Player, covered: dict[str, str]) -> None:
    for sort, where in covered.items():
        if sort not in TILES:
            raise FarmyardError(f"There is no sort of tile '{sort}': use {', '.join(TILES)}")
        if region(where) & (player.rooms | player.fields | player.stables):
            raise FarmyardError("Two things lie on one cell")
        for name in where.split():
            player.lay_tile(TILES.index(sort), region(name).bit_length() - 1)


def _use_land(player: Player, crops: dict[str, str], pastures: tuple[str, ...]) -> None:
    for where, crop in crops.items():
        _sow(player, region(where), bundles.goods(crop))
    for where in pastures:
        _enclose(player, region(where))


def _sow(player: Player, cells: int, crop: int) -> None:
    player.fields |= cells
    for cell in range(len(player.crops)):
        if cells >> cell & 1:
            player.plant(cell, crop)


def _enclose(player: Player, cells: int) -> None:
    if not connected(cells) or cells & ~(player.meadow | player.fenced):
        raise FarmyardError("A pasture is one connected group of cells without rooms, fields and tiles")
    player.enclose(cells)
    if player.fences_left < 0:
        raise FarmyardError("These pastures take more than 15 fences")


def _major(game: Agricola, name: str) -> Card:
    for card in game.for_sale() + [card for pile in game.piles for card in pile]:
        if name in (card.name, card.key):
            return card
    raise FarmyardError(f"There is no major improvement '{name}' to be had")


def _lay_decks(game: Agricola, beside: list[Card], draws: list[Card]) -> None:
    """Lay cards of the decks that are drawn from beside the board, and others on top of their decks."""
    for card in beside:
        lay_in_common(game, card)
    out = [*game.common, *[card for player in game.players for card in player.cards], *draws]
    for deck in game.board.draw_decks:
        left = game.draw_decks[place_of(game, deck.key)].cards
        first = [card for card in draws if card.deck == deck.key]
        put_down(game, deck.key, FaceDown((*first, *[card for card in left if card not in out])))


def _keep_from_deck(game: Agricola, row: tuple[Card, ...]) -> None:
    """Lay hand cards open; what is to be seen or held is not in the deck."""
    game.row = row
    out = {*row, *[card for player in game.players for card in player.hand + player.cards]}
    game.deck = tuple([card for card in game.deck if card not in out])


def _check_animals(game: Agricola) -> None:
    for player in game.players:
        if not player.housing.fits(player.herd):
            raise FarmyardError("The animals do not fit the farm")


def _furnish(game: Agricola, spaces: dict[str, str], used: dict[str, int]) -> None:
    """Lay goods and put people on spaces."""
    for name, lying in spaces.items():
        game.stock[_space(game, name)] = bundles.goods(lying)
    for name, seat in used.items():
        game.put_person(_space(game, name), seat)
        game.players[seat].at_home -= 1


def _plan(game: Agricola, phase: str) -> None:
    """Put what is still to happen on the agenda."""
    game.phase = phase
    game.push(game.starting_player, NextRound())
    if phase == PREPARATION:
        game.round -= 1
        game.in_play = tuple([card for card in game.in_play if card != game.coming[game.round]])
        game.stock[game.coming[game.round]] = 0
        return
    rounds = rounds_of(game.board.round, phase)
    if rounds and game.round not in rounds:
        raise FarmyardError(f"There is no harvest in round {game.round}: harvests are in {rounds}")
    if not begin_at(game, game.board.round, phase):
        raise FarmyardError(f"There is no phase '{phase}': use {', '.join(names(game.board.round))}")
