"""Everything that the server asks of the engine, in one place: beginning a game, seeing it, counting it."""

from collections.abc import Sequence
from typing import Any, Final

from farmyard import Game, open_game, scores, winners
from farmyard.games import GAMES
from farmyard.kernel.journal import Happening
from farmyard.kernel.past import links
from farmyard.kernel.seen import Alike, seen
from farmyard.kernel.story import Clause
from farmyard.kernel.view import ScoreLine

Playable = Game
Choice = tuple[int, str]
"""Who chose, and what."""
NOT_SETTINGS: Final = frozenset(("game", "rules", "seed", "players"))
"""What a record says beside the settings: a table says it otherwise."""
VERSIONS: Final = {name: str(kind.version) for name, kind in GAMES.items()}


def begin(game: str, rules: str, settings: dict[str, str], seed: int, names: tuple[str, ...]) -> Playable:
    """A new game; refuses settings that no rulebook knows, and rules that this version does not play."""
    begun = open_game({"game": game, "rules": rules, **settings, "seed": str(seed)})
    begun.names = names
    return begun


def choices_of(game: Playable) -> tuple[Choice, ...]:
    """Everything that has been chosen in a game."""
    return tuple([(link.seat, link.option.text) for link in links(game.past)])


def label_of(game: Playable, text: str) -> str:
    """What a choice means, for people: an answer to the question, or an exchange beside it."""
    option, decision = game.find(text), game.decision
    assert decision is not None
    asked = option in decision.options
    return (decision.step.label if asked else game.rulebook.exchange_label)(game, decision.seat, option)


def known(game: str) -> bool:
    return game in GAMES


def seen_by(game: Playable, everybody: Sequence[int | None]) -> list[dict[str, Any]]:
    """What several see of a game; what they see alike is one and the same value."""
    alike: Alike = {}
    views = game.views([-1 if eyes is None else eyes for eyes in everybody])
    return [seen(view, alike) for view in views]


def told(game: Playable, happenings: list[Happening], eyes: int) -> list[Clause]:
    """What somebody may know of some happenings, in words."""
    return game.story(happenings, eyes)


def points(game: Playable) -> list[int]:
    return scores(game)


def points_seen(shown: dict[str, Any]) -> list[int]:
    """Everybody's points, or those of their teams, as a view has counted them already."""
    if shown.get("teams"):
        teams = {seat: team["points"] for team in shown["teams"] for seat in team["seats"]}
        return [teams[seat] for seat in sorted(teams)]
    if "players" in shown:
        return [player["score"] for player in shown["players"]]
    return [sheet["total"] for sheet in shown["sheets"]]


def best(game: Playable) -> list[int]:
    """Who has won, once the game is over."""
    return winners(game) if game.over else []


def scored(game: Playable) -> dict[str, list[dict[str, Any]]]:
    """What everybody has scored by category, and what of it counts for teams, where there are any."""
    farms = [_lines(game.breakdown(seat)) for seat in range(game.seats())]
    totals = scores(game)
    return {
        "seats": [
            {"seat": seat, "total": sum([line["points"] for line in lines]), "lines": lines}
            for seat, lines in enumerate(farms)
        ],
        "teams": [
            {"seats": team, "total": totals[team[0]], "lines": _lines(game.team_breakdown(team[0]))}
            for team in game.teams()
        ],
    }


def _lines(lines: list[ScoreLine]) -> list[dict[str, Any]]:
    return [
        {"category": line.category, "number": line.number, "points": line.points, "next": line.next} for line in lines
    ]
