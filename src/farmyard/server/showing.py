"""Tables as everybody may know them."""

from typing import Any

from farmyard.server.campaigns import Ending, told
from farmyard.server.database.kept import FINISHED, KeptTable
from farmyard.server.table import Table


def table_info(kept: KeptTable, ending: Ending | None = None) -> dict[str, Any]:
    """A table for the lobby; its seed is told only after the end, and then what that means for its campaign."""
    over = kept.summary.state == FINISHED
    return {
        "table": kept.id,
        "game": kept.game,
        "settings": kept.settings,
        "seats": [
            {"seat": seat.seat, "name": seat.name, "who": seat.who, "level": seat.level, "markers": seat.markers}
            for seat in kept.seats
        ],
        "state": kept.summary.state,
        "chapter": kept.summary.chapter,
        "deciding": kept.summary.deciding,
        "created": kept.created,
        "played": kept.played,
        "scores": list(kept.summary.scores),
        "winners": list(kept.summary.winners),
        "seed": kept.seed if over else None,
        "again": kept.again,
        "campaign": told(kept, ending),
    }


def people(table: Table) -> dict[str, Any]:
    """Who is at a table now."""
    here = table.here()
    persons = [seat.seat for seat in table.kept.seats if seat.who == "person"]
    presence = [{"seat": seat, "presence": "here" if seat in here else "away"} for seat in persons]
    return {
        "type": "people",
        "table": table_info(table.kept, table.ending),
        "presence": presence,
        "watching": table.watching(),
    }
