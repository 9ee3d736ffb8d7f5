"""Tables of Through the Seasons as tests set them up, and what they ask them."""

from farmyard import Agricola, view
from farmyard.agricola.position import P1, P2, position
from farmyard.agricola.state.goods import text
from farmyard.agricola.view import SpaceView

NAMES = ("winter", "spring", "summer", "autumn")
LAST_PERSON = {P1: 1, P2: 0}
"""At a table of two, one person of the first player is left to be placed."""


def starting(season: str, round: int = 1) -> str:
    """The season of the first round where it is this one in some round."""
    return NAMES[(NAMES.index(season) - round + 1) % 4]


def in_season(season: str, round: int = 1, edition: str = "revised", **situation: object) -> Agricola:
    """A table of the revised edition, or another, at which it is this season in a round."""
    given: dict[str, object] = {"seasons": True, "start_season": starting(season, round), "edition": edition}
    return position(round=round, **given, **situation)  # type: ignore[arg-type]


def begun(season: str, round: int = 1, edition: str = "revised", **situation: object) -> Agricola:
    """The same, where the round has just been prepared."""
    return in_season(season, round, edition, phase="preparation", **situation)


def season_of(game: Agricola) -> str:
    return view(game, P1).seasons[0].name.lower()


def lying(game: Agricola, *spaces: str) -> list[str]:
    """What lies on some spaces."""
    return [text(game.stock[game.spaces.index(space)]) for space in map(game.space, spaces) if space is not None]


def space(game: Agricola, name: str, seat: int = P1) -> SpaceView:
    """A space as a seat sees it."""
    [found] = [space for space in view(game, seat).spaces if space.name == name]
    return found


def altered(game: Agricola) -> dict[str, tuple[str, ...]]:
    """The spaces that the season alters, and how."""
    return {space.name: space.altered for space in view(game, P1).spaces if space.altered}
