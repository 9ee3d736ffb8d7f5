"""A finished game from its beginning to its end, for anybody who has the link."""

from collections.abc import Sequence
from typing import Any

from farmyard import open_game
from farmyard.kernel import record
from farmyard.kernel.errors import FarmyardError
from farmyard.server import engine
from farmyard.server.changes import changes
from farmyard.server.course import Course
from farmyard.server.database.kept import Entry, KeptTable
from farmyard.server.database.models import CHOOSE
from farmyard.server.engine import Choice, Playable


def beginning(kept: KeptTable) -> Playable:
    names = tuple([seat.name for seat in kept.seats])
    return engine.begin(kept.game, kept.rules, kept.settings, kept.seed, names)


def replay(kept: KeptTable, choices: Sequence[Choice], eyes: int | None) -> dict[str, Any]:
    """The first state and what every choice changed, as a seat or a spectator saw it."""
    course = Course(beginning(kept))
    start = state = course.state_for(eyes)
    frames: list[dict[str, Any]] = []
    totals = [engine.points(course.shown)]
    for number, (seat, text) in enumerate(choices, 1):
        frame = {
            "number": number, "seat": seat, "text": text, "chapter": course.shown.chapter(),
            "label": engine.label_of(course.game_for(seat), text),
        }  # fmt: skip
        told = len(course.log)
        course.apply(Entry(number, seat, CHOOSE, text, True))
        before, state = state, course.state_for(eyes)
        frames.append(frame | {"changes": changes(before, state), "log": course.log[told:]})
        totals.append(engine.points(course.shown))
    return {"eyes": eyes, "start": start, "frames": frames, "totals": totals}


def can_be_written(kept: KeptTable) -> bool:
    """Whether the record of a table, read again, would lead to the same game."""
    try:
        return record.read(record_text(kept, [])).replay(open_game).header() == beginning(kept).header()
    except FarmyardError:
        return False


def record_text(kept: KeptTable, choices: Sequence[Choice]) -> str:
    """The record of a game, as every farmyard reads it."""
    game = beginning(kept)
    for seat, text in choices:
        game.play(text, seat=seat)
    return record.write(game, {"table names": ", ".join([seat.name for seat in kept.seats])})
