"""The original edition: the full-game board and the family board, for 1 to 5 players."""

from farmyard.agricola.rules.bread import Bake
from farmyard.agricola.rules.build import one_cheap_stable, one_room, rooms_and_stables
from farmyard.agricola.rules.combine import AndOr, Either, FromRound, InOrder, Optional, Then
from farmyard.agricola.rules.family import BecomeStartingPlayer, Grow, StartingPlayerAndOr
from farmyard.agricola.rules.farmland import Plow, Sow
from farmyard.agricola.rules.fencing import Fence
from farmyard.agricola.rules.improve import Improvement
from farmyard.agricola.rules.occupation import PlayOccupation
from farmyard.agricola.rules.renovate import Renovate
from farmyard.agricola.rules.take import Take, TakeAll
from farmyard.agricola.state.action import Action
from farmyard.agricola.state.goods import goods
from farmyard.agricola.state.space import Space


def take(words: str) -> Action:
    return Take(words)


def one_of(*bundles: str) -> Action:
    return Either(tuple([take(bundle) for bundle in bundles]))


def accumulating(name: str, adds: str, *tags: str, stage: int = 0) -> Space:
    """A space that gains goods each round; its user takes everything there."""
    return Space(name, TakeAll(), goods(adds), stage, tags)


def minor() -> Action:
    return Improvement(minor=True)


def major_or_minor() -> Action:
    return Improvement(major=True, minor=True)


def take_animals() -> Action:
    return Either((take("1 sheep 1 food"), take("1 boar"), Take("1 cattle", price="1 food")))


def two_different_resources() -> Action:
    return one_of(
        "1 wood 1 clay", "1 wood 1 reed", "1 wood 1 stone", "1 clay 1 reed", "1 clay 1 stone", "1 reed 1 stone"
    )


def permanent_spaces(players: int, family: bool, start_food: str = "1 food") -> list[Space]:
    """The spaces of the board and of the cards for a number of players; in the family game food lies at the start."""
    return _board(players, family, start_food) + _cards_for(players, family)


def _board(players: int, family: bool, start_food: str) -> list[Space]:
    wood = "2 wood" if players == 1 else "3 wood"
    spaces = [Space("Build Rooms and Stables", rooms_and_stables(), tags=("rooms",))]
    if family:
        start: Action = Then(BecomeStartingPlayer(), TakeAll())
        spaces.append(Space("Starting Player", start, goods(start_food), tags=("starting player",)))
    else:
        start = StartingPlayerAndOr((BecomeStartingPlayer(), minor()))
        spaces.append(Space("Starting Player", start, tags=("starting player",)))
    spaces.append(Space("Take 1 Grain", take("1 grain"), tags=("take grain",)))
    spaces.append(Space("Plow 1 Field", Plow(), tags=("plow", "plow only")))
    if family:
        spaces.append(Space("Stable and Bake", AndOr((one_cheap_stable(), Bake()))))
        labour = one_of("1 food 1 wood", "1 food 1 clay", "1 food 1 reed", "1 food 1 stone")
    else:
        spaces.append(Space("Occupation", PlayOccupation((0, 1)), tags=("occupation",)))
        labour = take("2 food")
    spaces += [
        Space("Day Laborer", labour, tags=("day laborer",)),
        accumulating("3 Wood", wood, "3 wood"),
        accumulating("1 Clay", "1 clay", "1 clay"),
        accumulating("1 Reed", "1 reed", "1 reed"),
        accumulating("Fishing", "1 food", "fishing"),
    ]
    return spaces


def _cards_for(players: int, family: bool) -> list[Space]:
    """The action cards that depend on the number of players."""
    lesson = two_different_resources() if family else PlayOccupation((2,) if players == 3 else (1, 1, 2))
    lesson_name = "2 Different Resources" if family else "Second Occupation"
    lesson_tags = () if family else ("occupation",)
    if players == 3:
        return [
            Space("Take 1 Resource", one_of("1 wood", "1 clay", "1 reed", "1 stone")),
            accumulating("2 Wood", "2 wood"),
            accumulating("1 Clay (3 players)", "1 clay"),
            Space(lesson_name, lesson, tags=lesson_tags),
        ]
    if players == 4:
        return [
            accumulating("1 Wood", "1 wood"),
            accumulating("2 Wood", "2 wood"),
            accumulating("2 Clay", "2 clay"),
            Space("Reed, Stone and Food", take("1 reed 1 stone 1 food")),
            accumulating("Traveling Players", "1 food", "traveling players"),
            Space(lesson_name, lesson, tags=lesson_tags),
        ]
    if players == 5:
        growth = Either((lesson, FromRound(5, Grow())))
        room = Either((one_room(), TakeAll()))
        return [
            accumulating("4 Wood", "4 wood"),
            accumulating("3 Clay", "3 clay"),
            Space("Reed, Stone and Wood", TakeAll(plus="1 stone 1 wood"), goods("1 reed")),
            Space("Take Animals", take_animals(), tags=("any animal",)),
            Space(f"{lesson_name} or Growth", growth, tags=("growth", *lesson_tags)),
            Space("Room or Traveling Players", room, goods("1 food"), tags=("rooms", "traveling players")),
        ]
    return []


def round_cards(minors: bool, improvement_first: bool = False) -> list[Space]:
    """The 14 round cards with their stages; whether there are `minors` to be played."""
    improvement: Action = major_or_minor() if minors else Improvement(major=True)
    growth: Action = Then(Grow(), Optional(minor())) if minors else Grow()
    return [
        Space("Sow and Bake", AndOr((Sow(), Bake())), stage=1, tags=("sow", "sow and bake")),
        Space("Improvement", improvement, stage=1, tags=("improvement",), first=improvement_first),
        accumulating("1 Sheep", "1 sheep", "sheep space", stage=1),
        Space("Fences", Fence(), stage=1, tags=("fences",)),
        accumulating("1 Stone", "1 stone", "1 stone", "first quarry", stage=2),
        Space("Renovation and Improvement", Then(Renovate(), Optional(improvement)), stage=2, tags=("renovation",)),
        Space("Family Growth", growth, stage=2, tags=("growth", "first growth")),
        Space("Take 1 Vegetable", take("1 vegetable"), stage=3, tags=("take vegetable",)),
        accumulating("1 Wild Boar", "1 boar", "boar space", stage=3),
        accumulating("1 Stone (stage 4)", "1 stone", "1 stone", stage=4),
        accumulating("1 Cattle", "1 cattle", "cattle space", stage=4),
        Space("Plow and Sow", InOrder((Plow(), Sow())), stage=5, tags=("plow", "sow", "plow and sow")),
        Space("Family Growth without Room", Grow(needs_room=False), stage=5, tags=("growth",)),
        Space("Renovation and Fences", Then(Renovate(), Optional(Fence())), stage=6, tags=("renovation", "fences")),
    ]
