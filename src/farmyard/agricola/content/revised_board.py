"""The revised edition, with hand cards or without, for 1 to 6 players, and its extra tiles."""

from farmyard.agricola.content.original_board import accumulating, major_or_minor, minor, one_of, take, take_animals
from farmyard.agricola.rules.bread import Bake
from farmyard.agricola.rules.build import one_cheap_stable, rooms, rooms_and_stables
from farmyard.agricola.rules.combine import AndOr, FromRound, InOrder, Optional, Then
from farmyard.agricola.rules.family import BecomeStartingPlayer, Grow
from farmyard.agricola.rules.farmland import Plow, Sow
from farmyard.agricola.rules.fencing import Fence
from farmyard.agricola.rules.occupation import PlayOccupation
from farmyard.agricola.rules.renovate import Renovate
from farmyard.agricola.rules.take import Take, TakeAll, TakeLacking
from farmyard.agricola.state.goods import goods
from farmyard.agricola.state.space import Space
from farmyard.agricola.words.paying import Paid


def permanent_spaces(players: int, cards: bool) -> list[Space]:
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
    extension = [space for space in _extension(players) if cards or "occupation" not in space.tags]
    return spaces + extension


def meeting_place(cards: bool) -> Space:
    if not cards:
        start = Then(BecomeStartingPlayer(), TakeAll())
        return Space("Meeting Place", start, goods("1 food"), tags=("starting player",))
    return Space("Meeting Place", Then(BecomeStartingPlayer(), Optional(minor())), tags=("starting player",))


def lessons(name: str, *food: int, linked: tuple[str, ...] = ()) -> Space:
    """A space for playing an occupation; food for it that is missing is begged for."""
    return Space(name, PlayOccupation(food, begging=True), tags=("occupation",), linked=linked)


def copse(*linked: str) -> Space:
    return Space("Copse", TakeAll(), goods("1 wood"), linked=linked)


def animal_market(*linked: str) -> Space:
    return Space("Animal Market", take_animals(), tags=("any animal",), linked=linked)


def modest_wish(*linked: str) -> Space:
    return Space("Modest Wish for Children", Grow(), tags=("growth",), linked=linked, opens=5)


def side_job() -> Space:
    return Space("Side Job", AndOr((one_cheap_stable(), Bake())))


def extra_tile(players: int) -> list[Space]:
    """The tile for so many players, the large one for two: each of its spaces blocks all others."""
    if players > 2:
        return [animal_market("Modest Wish for Children"), modest_wish("Animal Market")]
    names = ("Copse", "Resource Market", "Animal Market", "Modest Wish for Children")
    wood, market, animals, wish = [tuple([other for other in names if other != name]) for name in names]
    resources = Space("Resource Market", take("1 stone 1 food"), linked=market)
    return [copse(*wood), resources, animal_market(*animals), modest_wish(*wish)]


def _extension(players: int) -> list[Space]:
    """The board extension for 3 to 6 players."""
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
    if players > 4:
        return _for_five() + (_for_six() if players == 6 else [])
    return []


def _for_five() -> list[Space]:
    """The spaces that five and six players have, six of them in pairs of which one is used in a round."""
    building = Space("House Building", rooms(), tags=("rooms",), linked=("Traveling Players",))
    players = Space("Traveling Players", TakeAll(), goods("1 food"), 0, ("traveling players",), 0, ("House Building",))
    return [
        lessons("Lessons (2 food)", 2, linked=("Copse",)),
        copse("Lessons (2 food)"),
        lessons("Lessons (1, 1, then 2 food)", 1, 1, 2, linked=("Modest Wish for Children",)),
        modest_wish("Lessons (1, 1, then 2 food)"),
        building,
        players,
        Space("Riverbank Forest", TakeAll(plus="1 reed"), goods("1 wood")),
        accumulating("Grove", "2 wood"),
        accumulating("Hollow", "3 clay"),
        Space("Resource Market", take("1 reed 1 wood 1 stone")),
        animal_market(),
    ]


def _for_six() -> list[Space]:
    """The spaces that only six players have."""
    trade = one_of("1 food 1 reed 1 wood", "1 food 1 reed 1 clay", "1 food 1 stone 1 wood", "1 food 1 stone 1 clay")
    return [
        Space("Farm Supplies", AndOr((Paid("1 food", Plow()), Take("1 grain", price="1 food"))), tags=("plow",)),
        Space("Resource Trade", trade),
        Space("Corral", TakeLacking("1 sheep", "1 boar", "1 cattle")),
        side_job(),
        Space("Improvement", FromRound(5, major_or_minor(), before=minor()), tags=("improvement",)),
    ]


def round_cards() -> list[Space]:
    """The 14 round cards with their stages."""
    return [
        Space("Major Improvement", major_or_minor(), stage=1, tags=("improvement",)),
        Space("Fencing", Fence(), stage=1, tags=("fences",)),
        Space("Grain Utilization", AndOr((Sow(), Bake())), stage=1, tags=("sow", "sow and bake")),
        accumulating("Sheep Market", "1 sheep", "sheep space", stage=1),
        Space("Basic Wish for Children", Then(Grow(), Optional(minor())), stage=2, tags=("growth", "first growth")),
        Space("House Redevelopment", Then(Renovate(), Optional(major_or_minor())), stage=2, tags=("renovation",)),
        accumulating("Western Quarry", "1 stone", "1 stone", "first quarry", stage=2),
        Space("Vegetable Seeds", take("1 vegetable"), stage=3, tags=("take vegetable",)),
        accumulating("Pig Market", "1 boar", "boar space", stage=3),
        accumulating("Cattle Market", "1 cattle", "cattle space", stage=4),
        accumulating("Eastern Quarry", "1 stone", "1 stone", stage=4),
        Space("Urgent Wish for Children", Grow(needs_room=False), stage=5, tags=("growth",)),
        Space("Cultivation", InOrder((Plow(), Sow())), stage=5, tags=("plow", "sow", "plow and sow")),
        Space("Farm Redevelopment", Then(Renovate(), Optional(Fence())), stage=6, tags=("renovation", "fences")),
    ]
