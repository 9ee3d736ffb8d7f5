"""What a seat sees as bytes, in blocks: the same row whole, or as a dictionary of arrays.

A game adds an `Observer` that writes its own blocks. Only what the seat may know is written. The last block tells what
stands on the places of `Actions`, since their numbers alone mean nothing.
"""

from abc import abstractmethod
from typing import Any, Final
from zlib import crc32

from farmyard.envs.coding.actions import Actions, Offer
from farmyard.kernel.game import Game
from farmyard.kernel.option import Option

MOST: Final = 255
"""Larger numbers are written as this one."""


class Block:
    """A part of an observation: its name, its shape as an array, and what each of its entries is called."""

    __slots__ = ("name", "shape", "names")

    def __init__(self, name: str, rows: list[str], columns: list[str]) -> None:
        self.name = name
        self.shape: tuple[int, ...] = (len(rows), len(columns)) if rows else (len(columns),)
        self.names = [f"{row}: {column}" for row in rows for column in columns] if rows else columns


class Observer:
    """Writes what the seats of one table see; it remembers nothing but how it has written things."""

    __slots__ = ("actions", "blocks", "cards", "_kinds", "_bits", "_nothing")

    def __init__(self, game: Game, actions: Actions, cards: list[str], goods: list[str], bits: int) -> None:
        self.actions = actions
        self.cards = {key: number for number, key in enumerate(cards)}
        """The numbers of the table's cards by their keys."""
        self._kinds = len(goods)
        self._bits = bits
        columns = [f"{what} ({unit})" for what in ("verb", "kind", "card") for unit in (256, 1)]
        columns += ["space", "goal", "seat", "number", "cells", "first cell", "last cell"]
        columns += [f"{what} {good}" for what in ("goods", "paid") for good in goods]
        places = Block("places", [f"place {place + 1}" for place in range(actions.places)], columns)
        self.blocks: list[Block] = [*self.own_blocks(game), places]
        self._nothing = bytes(len(places.names))

    @property
    def names(self) -> list[str]:
        """What every entry of a whole row is called."""
        return [f"{block.name}: {name}" for block in self.blocks for name in block.names]

    @abstractmethod
    def own_blocks(self, game: Game) -> list[Block]:
        """The blocks of the game, in the order in which they are written."""

    @abstractmethod
    def write(self, game: Game, seat: int, row: list[bytes]) -> None:
        """Write what a seat sees of the table."""

    def observe(self, game: Game, seat: int, offer: Offer | None) -> bytearray:
        """The whole row; an offer belongs to the seat that decides alone."""
        row: list[bytes] = []
        self.write(game, seat, row)
        if offer is None or not offer.others:
            row.append(self._nothing)
        else:
            self._write_places(offer, row)
        return bytearray().join(row)

    def _write_places(self, offer: Offer, row: list[bytes]) -> None:
        shown = offer.shown(self.actions)
        written = b"".join([self._place(option) for option in shown])
        row.append(written)
        row.append(self._nothing[len(written) :])

    def _place(self, option: Option) -> bytes:
        """What an option is about, in the order of the columns; 0 is what is not meant."""
        target, cells = option.target, option.target.cells
        card = self.cards.get(target.cards[0], -1) + 1 if target.cards else 0
        numbers: list[int] = []
        for number in (checksum(option.verb), checksum(target.kind), card):
            numbers += [number >> 8, number & 255]
        numbers += [target.space + 1, target.goal + 1, target.seat + 1, target.number]
        numbers += [cells.bit_count(), (cells & -cells).bit_length(), cells.bit_length()]
        most = (1 << self._bits) - 1
        for goods in (target.goods, target.paid):
            numbers += [goods >> (self._bits * kind) & most for kind in range(self._kinds)]
        return bytes([min(max(number, 0), MOST) for number in numbers])


def apart(blocks: list[Block], row: Any) -> dict[str, Any]:
    """A whole row as an array, taken apart into arrays for its blocks that share its memory."""
    found: dict[str, Any] = {}
    first = 0
    for block in blocks:
        last = first + len(block.names)
        found[block.name] = row[first:last].reshape(block.shape)
        first = last
    return found


def checksum(word: str) -> int:
    """A number up to 65535 that stands for a word, the same whatever other words there are."""
    return crc32(word.encode()) & 0xFFFF


def among_seats(seats: int) -> list[str]:
    """How the seats are called in the order in which they are written: oneself first, then clockwise."""
    return ["self"] + [f"player +{distance}" for distance in range(1, seats)]
