"""What a seat sees at a table of Agricola.

Board and farms are written as for the learned value (`ai.features`), with what that leaves out: who stands on which
space, fences, crops and tiles by cell, cards, and goods that lie ready on rounds.
"""

from typing import Any, Final

from farmyard.agricola.farm.geometry import ALL_CELLS, CELL_NAMES, EDGE_NAMES, cells_of
from farmyard.agricola.state.card import Card
from farmyard.agricola.state.game import ROUNDS, Agricola
from farmyard.agricola.state.goods import BITS, CATTLE, FOOD, GRAIN, KINDS, NAMES, VEGETABLE, count
from farmyard.agricola.state.player import Player
from farmyard.agricola.state.tiles import NAMES as TILES
from farmyard.ai.board_inputs import BOARD, moment, write_board
from farmyard.ai.card_inputs import MOST_KNOWN
from farmyard.ai.farm_inputs import FARM, total, write_farm
from farmyard.ai.features import farm_key
from farmyard.ai.layout import EIGHT
from farmyard.ai.yard_inputs import CELLS
from farmyard.ai.yard_inputs import cells_of as written_cells
from farmyard.envs.coding.actions import Actions
from farmyard.envs.coding.observer import MOST, Block, Observer, among_seats
from farmyard.kernel.game import Game

_ON_BOARD: Final = cells_of(ALL_CELLS)
_EDGES: Final = 38
_CROPS: Final = ("grain", "vegetables", "other crops")


class AgricolaObserver(Observer):
    __slots__ = (
        "seats", "permanent_spaces", "tiles", "_farm_keys", "_farms", "_promised", "_ready", "_rows", "_crops",
        "_fences", "_no_cards",
    )  # fmt: skip

    def __init__(self, game: Agricola, actions: Actions) -> None:
        self.seats = game.seats()
        self.permanent_spaces = len(game.board.spaces)
        """Spaces that cards bring later stand among the places alone."""
        self.tiles = len(game.players[0].tiles)
        self._farm_keys: list[object] = [None] * self.seats
        self._farms: list[bytes] = [b""] * self.seats
        self._promised: tuple[int, ...] = ()
        self._ready: list[bytes] = []
        self._rows: dict[tuple[Card, ...], bytes] = {}
        self._crops: dict[tuple[int, ...], bytes] = {}
        self._fences: dict[int, bytes] = {}
        cards = [card.key for card in game.board.cards()]
        self._no_cards = bytes(len(cards))
        there = {*range(CATTLE + 1), *game.board.animals, *[need.good for need in game.board.needs]}
        goods = [NAMES[kind] if kind in there else f"kind {kind}" for kind in range(KINDS)]
        super().__init__(game, actions, cards, goods, BITS)

    def own_blocks(self, game: Game) -> list[Block]:
        assert isinstance(game, Agricola)
        everybody = among_seats(self.seats)
        cards = [card.key for card in game.board.cards()]
        users = ["in play", *[f"people of {who}" for who in everybody], "goods"]
        rows = ["in common", "hand", *[f"played by {who}" for who in everybody]]
        decks = [deck.name for deck in game.board.draw_decks]
        rounds = [f"{what} for round {round + 1}" for round in range(ROUNDS) for what in ("food", "other goods")]
        return [
            Block("board", [], BOARD.names),
            Block("spaces", [space.name for space in game.board.spaces], users),
            Block("farms", everybody, CELLS.names + FARM.names + self._land_names()),
            Block("cards", rows + [f"known of {deck}" for deck in decks], cards),
            Block("promised", everybody, rounds),
            *([Block("decks", [], [f"cards left of {deck}" for deck in decks])] if decks else []),
        ]

    def _land_names(self) -> list[str]:
        names = [f"fence {name}" for name in EDGE_NAMES[:_EDGES]]
        names += [f"{crop} on {CELL_NAMES[cell]}" for cell in _ON_BOARD for crop in _CROPS]
        return names + [f"{tile} on {CELL_NAMES[cell]}" for tile in TILES[: self.tiles] for cell in _ON_BOARD]

    def write(self, game: Game, seat: int, row: list[bytes]) -> None:
        assert isinstance(game, Agricola)
        seats = self.seats
        around = [(seat + distance) % seats for distance in range(seats)]
        row.append(write_board(game, seat, moment(game, seat)))
        row.append(self._write_spaces(game, seat))
        for other in around:
            row.append(self._farm(game, other))
        row += [self._card_row(game.common), self._card_row(game.players[seat].hand)]
        for other in around:
            row.append(self._card_row(game.players[other].cards))
        for deck in game.draw_decks:
            row.append(self._card_row(deck.cards[: deck.known_to(seat)]))
        if game.promised is not self._promised:
            self._promised = game.promised
            self._ready = [self._write_ready(game, other) for other in range(seats)]
        for other in around:
            row.append(self._ready[other])
        for deck in game.draw_decks:
            row.append(bytes([min(len(deck.cards), MOST)]))

    def _write_spaces(self, game: Agricola, seat: int) -> bytes:
        """Which spaces are in play, whose people stand there, and how many goods lie there."""
        seats = self.seats
        width = seats + 2
        written = bytearray(self.permanent_spaces * width)
        for space in game.in_play:
            if space >= self.permanent_spaces:
                continue
            first = space * width
            written[first] = 1
            people = game.occupants[space]
            other = 0
            while people:
                if people & 15:
                    written[first + 1 + (other - seat) % seats] = people & 15
                people >>= 4
                other += 1
            goods = game.stock[space]
            if goods:
                written[first + width - 1] = min(total(goods), MOST)
        return bytes(written)

    def _farm(self, game: Agricola, seat: int) -> bytes:
        """A farm as everybody sees it, written anew if something of it has changed."""
        key = farm_key(game, seat)
        if key != self._farm_keys[seat]:
            player = game.players[seat]
            row: list[bytes] = [written_cells(player)]
            write_farm(game, seat, row)
            self._write_land(player, row)
            self._farm_keys[seat] = key
            self._farms[seat] = b"".join(row)
        return self._farms[seat]

    def _write_land(self, player: Player, row: list[bytes]) -> None:
        fences = player.fences & (1 << _EDGES) - 1
        known = self._fences.get(fences)
        if known is None:
            known = bits(fences, _EDGES)
            remember(self._fences)
            self._fences[fences] = known
        row.append(known)
        crops = player.crops
        written = self._crops.get(crops)
        if written is None:
            written = b"".join([crop_bytes(crops[cell]) for cell in _ON_BOARD])
            remember(self._crops)
            self._crops[crops] = written
        row.append(written)
        for sort in range(self.tiles):
            row.append(bits(player.showing(sort) & ALL_CELLS, len(_ON_BOARD)))

    def _card_row(self, cards: tuple[Card, ...]) -> bytes:
        """Cards as one byte for every card of the table."""
        if not cards:
            return self._no_cards
        known = self._rows.get(cards)
        if known is None:
            written = bytearray(self._no_cards)
            for card in cards:
                number = self.cards.get(card.key, -1)
                if number >= 0:
                    written[number] = 1
            known = bytes(written)
            remember(self._rows)
            self._rows[cards] = known
        return known

    def _write_ready(self, game: Agricola, seat: int) -> bytes:
        """What lies ready for a seat on the spaces of rounds, which is visible to all."""
        numbers: list[int] = []
        for round in range(1, ROUNDS + 1):
            goods = game.promised_for(round, seat)
            food = count(goods, FOOD)
            numbers += [min(food, MOST), min(total(goods) - food, MOST)]
        return bytes(numbers)


def remember(known: dict[Any, bytes]) -> None:
    """Make room where too much is remembered."""
    if len(known) > MOST_KNOWN:
        known.clear()


def bits(mask: int, number: int) -> bytes:
    """So many bits of a mask, one byte for each."""
    return b"".join([EIGHT[mask >> shift & 255] for shift in range(0, number, 8)])[:number]


def crop_bytes(crop: int) -> bytes:
    grain, vegetables = count(crop, GRAIN), count(crop, VEGETABLE)
    return bytes([min(grain, MOST), min(vegetables, MOST), min(total(crop) - grain - vegetables, MOST)])
