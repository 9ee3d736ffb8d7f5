"""The revised edition, with hand cards or without, for 1 to 4 players."""

from farmyard.agricola.content.original_board import accumulating, major_or_minor, minor, one_of, take
from farmyard.agricola.rules.bread import Bake
from farmyard.agricola.rules.build import one_cheap_stable, rooms_and_stables
from farmyard.agricola.rules.combine import AndOr, InOrder, Optional, Then
from farmyard.agricola.rules.family import BecomeStartingPlayer, Grow
from farmyard.agricola.rules.farmland import Plow, Sow
from farmyard.agricola.rules.fencing import Fence
from farmyard.agricola.rules.occupation import PlayOccupation
from farmyard.agricola.rules.renovate import Renovate
from farmyard.agricola.rules.take import TakeAll
from farmyard.agricola.state.goods import goods
from farmyard.agricola.state.space import Space


def permanent_spaces(players: int, cards: bool, side_job: bool) -> list[Space]:
    """The spaces of the board and its extension; without hand cards food lies on Meeting Place and nobody teaches."""
    spaces = [
        Space("Farm Expansion", rooms_and_stables(), tags=("rooms",)),
        meeting_place(cards),
        Space("Grain Seeds", take("1 grain"), tags=("take grain",)),
        Space("Farmland", Plow(), tags=("plow", "plow only")),
        Space("Day Laborer", take("2 food"), tags=("day laborer",)),
        accumulating("Forest", "2 wood" if players == 1 else "3 wood", "3 wood"),
        accumulating("Clay Pit", "1 clay", "1 clay"),
        accumulating("Reed Bank", "1 reed", "1 reed"),
        accumulating("Fishing", "1 food", "fishing"),
    ]
    if cards:
        spaces.append(lessons("Lessons", 0, 1))
    if side_job:
        spaces.append(Space("Side Job", AndOr((one_cheap_stable(), Bake()))))
    extension = [space for space in _extension(players) if cards or "occupation" not in space.tags]
    return spaces + extension


def meeting_place(cards: bool) -> Space:
    if not cards:
        start = Then(BecomeStartingPlayer(), TakeAll())
        return Space("Meeting Place", start, goods("1 food"), tags=("starting player",))
    return Space("Meeting Place", Then(BecomeStartingPlayer(), Optional(minor())), tags=("starting player",))


def lessons(name: str, *food: int) -> Space:
    """A space for playing an occupation; food for it that is missing is begged for."""
    return Space(name, PlayOccupation(food, begging=True), tags=("occupation",))


def _extension(players: int) -> list[Space]:
    """The board extension for 3 or 4 players."""
    if players == 3:
        return [
            accumulating("Grove", "2 wood"),
            Space("Resource Market", one_of("1 reed 1 food", "1 stone 1 food")),
            accumulating("Hollow", "1 clay"),
            lessons("Lessons (2 food)", 2),
        ]
    if players == 4:
        return [
            accumulating("Copse", "1 wood"),
            accumulating("Grove", "2 wood"),
            Space("Resource Market", take("1 reed 1 stone 1 food")),
            accumulating("Hollow", "2 clay"),
            accumulating("Traveling Players", "1 food", "traveling players"),
            lessons("Lessons (1, 1, then 2 food)", 1, 1, 2),
        ]
    return []


def round_cards() -> list[Space]:
    """The 14 round cards with their stages."""
    return [
        Space("Major Improvement", major_or_minor(), stage=1, tags=("improvement",)),
        Space("Fencing", Fence(), stage=1, tags=("fences",)),
        Space("Grain Utilization", AndOr((Sow(), Bake())), stage=1, tags=("sow", "sow and bake")),
        accumulating("Sheep Market", "1 sheep", "sheep space", stage=1),
        Space("Basic Wish for Children", Then(Grow(), Optional(minor())), stage=2, tags=("growth",)),
        Space("House Redevelopment", Then(Renovate(), Optional(major_or_minor())), stage=2, tags=("renovation",)),
        accumulating("Western Quarry", "1 stone", "1 stone", stage=2),
        Space("Vegetable Seeds", take("1 vegetable"), stage=3, tags=("take vegetable",)),
        accumulating("Pig Market", "1 boar", "boar space", stage=3),
        accumulating("Cattle Market", "1 cattle", "cattle space", stage=4),
        accumulating("Eastern Quarry", "1 stone", "1 stone", stage=4),
        Space("Urgent Wish for Children", Grow(needs_room=False), stage=5, tags=("growth",)),
        Space("Cultivation", InOrder((Plow(), Sow())), stage=5, tags=("plow", "sow", "plow and sow")),
        Space("Farm Redevelopment", Then(Renovate(), Optional(Fence())), stage=6, tags=("renovation", "fences")),
    ]
