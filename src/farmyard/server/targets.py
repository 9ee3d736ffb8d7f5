"""What options mean on the table, in the names that a view uses."""

from typing import Any, Final

from farmyard import Agricola, Game
from farmyard.agricola.content.catalogue import CARDS
from farmyard.agricola.content.majors import MAJORS
from farmyard.agricola.farm.geometry import CELL_NAMES, cells_of
from farmyard.agricola.view import goods_of
from farmyard.express.dice import FACE_NAMES, showing
from farmyard.express.sheet import GOOD_NAMES, count
from farmyard.kernel.option import NOTHING, Target

_CARD_NAMES: Final = {card.key: card.name for card in (*CARDS, *MAJORS)}
NO_TARGET: Final[dict[str, Any]] = {
    "kind": "", "space": None, "goal": None, "cells": [], "card": None, "cards": [], "seat": None, "goods": {},
    "paid": {}, "left": {}, "amount": None, "dice": [],
}  # fmt: skip


def named(game: Game, target: Target) -> dict[str, Any]:
    """A target as the page draws it."""
    if target is NOTHING:
        return NO_TARGET
    cards = [_CARD_NAMES.get(key, key) for key in target.cards]
    meant = NO_TARGET | {
        "kind": target.kind,
        "card": cards[0] if cards else None,
        "cards": cards,
        "seat": None if target.seat < 0 else target.seat,
        "amount": target.number or None,
    }
    return meant | (_on_a_board(game, target) if isinstance(game, Agricola) else _on_a_sheet(target))


def _on_a_board(game: Agricola, target: Target) -> dict[str, Any]:
    return {
        "space": None if target.space < 0 else game.spaces[target.space].name,
        "goal": None if target.goal < 0 else game.spaces[target.goal].name,
        "cells": [CELL_NAMES[cell] for cell in cells_of(target.cells)],
        "goods": goods_of(target.goods),
        "paid": goods_of(target.paid),
        "left": goods_of(target.left),
    }


def _on_a_sheet(target: Target) -> dict[str, Any]:
    faces = [name for face, name in enumerate(FACE_NAMES) for _ in range(showing(target.dice, face))]
    return {"goods": _goods(target.goods), "paid": _goods(target.paid), "left": _goods(target.left), "dice": faces}


def _goods(goods: int) -> dict[str, int]:
    return {name: count(goods, good) for good, name in enumerate(GOOD_NAMES) if count(goods, good)}
