"""What learners are given beside the game: spaces that a master marks for them, and lessons.

Both are matters of the table and not of the rules: the game offers everything that is legal, and its record is like any
other. Marks are thought out again wherever they are needed, with the same result, and are kept nowhere.
"""

from typing import Any, Final

from farmyard.lessons import PLACE, due
from farmyard.server.database.kept import KeptSeat
from farmyard.server.engine import Playable
from farmyard.server.refusal import Refusal

LIMIT: Final = "limit"
Marks = tuple[str, ...]
"""The texts of the options whose spaces are marked."""


def open_spaces(game: Playable, seat: int) -> list[str]:
    """The options to place a person that a seat has now."""
    asked = game.choice_of(seat)
    return [] if asked is None else [option.text for option in asked.options if option.verb == PLACE]


def shown_to(learner: KeptSeat, game: Playable, marked: Marks | None, state: dict[str, Any]) -> dict[str, Any]:
    """A state as a learner sees it; nothing is `marked` as long as the master thinks."""
    if learner.lessons:
        lessons = due(game, learner.seat)
        told = [{"key": one.key, "title": one.title, "text": one.text, "at": one.at} for one in lessons]
        state = {**state, "lessons": tuple(told)}
    if not learner.markers or not open_spaces(game, learner.seat):
        return state
    limit, marks = learner.markers == LIMIT, marked or ()
    state = {**state, "markers": {"limit": limit, "ready": marked is not None, "options": marks}}
    if limit:
        options = [one for one in state["options"] if one["verb"] != PLACE or one["text"] in marks]
        state = {**state, "options": tuple(options)}
    return state


def check_within_limits(learner: KeptSeat, game: Playable, marked: Marks | None, text: str) -> None:
    """Refuse a space that a learner may not use now."""
    if learner.markers != LIMIT or text not in open_spaces(game, learner.seat):
        return
    if marked is None:
        raise Refusal("not-possible", "One moment: three spaces are being marked for you")
    if text not in marked:
        names = [option.removeprefix(f"{PLACE} ") for option in marked]
        raise Refusal("not-possible", f"Only marked spaces are open to you: {', '.join(names)}")
