"""The guided first game: short lessons, each told once, when it matters.

The table is the beginners' one of the revised edition: no hand cards, the Side Job tile, an easy opponent. Which
lessons are due follows from the game alone, so a guided game is an ordinary record and goes on anywhere: everything
that has come up since the learner's last choice, as long as it has not been told before.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from farmyard.agricola.state.game import FEEDING, Agricola
from farmyard.kernel.game import Game
from farmyard.kernel.past import Past, links

TABLE: Final = {"edition": "revised", "side-job": "yes"}
"""The settings of the guided first game, for two."""
PLACE: Final = "place"
_MOST: Final = 3
"""How much is told at a time."""


@dataclass(frozen=True)
class Lesson:
    """A few words about something on the table.

    It is told when somebody has used one of some `spaces`, in a `phase`, when the game is `over`, or before the
    learner's first placement from a `round` and a `turn` of the game on.
    """

    key: str
    title: str
    text: str
    at: str = ""
    """What of the table it is about: farm, board, goods, rounds or majors."""
    spaces: tuple[str, ...] = ()
    phase: str = ""
    over: bool = False
    round: int = 1
    turn: int = 1


@dataclass(frozen=True)
class Moment:
    """What has come up since the learner's last choice: spaces used, and what is asked now, if anything."""

    spaces: tuple[str, ...]
    phase: str
    """Nothing where the learner is not asked."""
    placing: bool
    round: int
    turn: int
    over: bool = False

    def calls_for(self, lesson: Lesson) -> bool:
        if lesson.over or self.over:
            return lesson.over and self.over
        if lesson.spaces:
            return any([space in lesson.spaces for space in self.spaces])
        if lesson.phase:
            return lesson.phase == self.phase
        return self.placing and self.round >= lesson.round and self.turn >= lesson.turn


# fmt: off
LESSONS: Final = (
    Lesson(
        "feeding", "Feeding the family",
        "Everybody wants to eat. Grain and vegetables can become food now, and animals if you have a "
        "Fireplace. Whatever is missing you beg for, at 3 points each.",
        at="goods", phase=FEEDING,
    ),
    Lesson(
        "wood", "Wood",
        "Wood is for rooms, stables and fences, and nobody ever has enough of it. 5 wood and 2 reed make "
        "a room.",
        at="goods", spaces=("Forest",),
    ),
    Lesson(
        "clay", "Clay",
        "Clay buys a Fireplace, on which animals and vegetables become food. Later it turns a wooden "
        "house into one of clay.",
        at="goods", spaces=("Clay Pit",),
    ),
    Lesson(
        "reed", "Reed",
        "Reed covers roofs: 2 for every new room, 1 whenever the house is renovated. There is little of "
        "it, so take it in time.",
        at="goods", spaces=("Reed Bank",),
    ),
    Lesson(
        "stone", "Stone",
        "Stone is for the best improvements, and for the stone house.",
        at="goods", spaces=("Western Quarry", "Eastern Quarry"),
    ),
    Lesson(
        "food", "Food",
        "Food is kept for the harvest, when every grown-up eats 2. Day Laborer always gives 2; on Fishing "
        "it piles up.",
        at="goods", spaces=("Day Laborer", "Fishing"),
    ),
    Lesson(
        "grain", "Grain",
        "Sow it and 1 grain becomes 3, or bake it in an oven. Raw it is worth just 1 food.",
        at="goods", spaces=("Grain Seeds",),
    ),
    Lesson(
        "vegetable", "Vegetables",
        "A vegetable that is sown becomes 2. Each one you have at the end is a point, up to four.",
        at="goods", spaces=("Vegetable Seeds",),
    ),
    Lesson(
        "plow", "Fields",
        "A field takes a cell. The first one may lie anywhere, each further one beside another field. "
        "Fields score even while nothing grows there.",
        at="farm", spaces=("Farmland",),
    ),
    Lesson(
        "sow", "Sowing",
        "Put 1 grain on an empty field and 3 stand there, or 1 vegetable and 2 stand there. Every harvest "
        "takes 1 from each field into the store.",
        at="farm", spaces=("Grain Utilization", "Cultivation"),
    ),
    Lesson(
        "rooms", "Rooms and stables",
        "A room costs 5 wood and 2 reed and lies beside another one. A stable costs 2 wood: alone it "
        "houses 1 animal, in a pasture it doubles the places there.",
        at="farm", spaces=("Farm Expansion",),
    ),
    Lesson(
        "start", "Who starts",
        "Whoever goes to Meeting Place starts the next round, with the first choice of all spaces, and "
        "takes the food that has piled up there.",
        at="board", spaces=("Meeting Place",),
    ),
    Lesson(
        "side-job", "Side Job",
        "Side Job builds a stable for only 1 wood, or bakes bread in an oven, or both.",
        at="board", spaces=("Side Job",),
    ),
    Lesson(
        "majors", "Improvements",
        "The ten major improvements are for everybody, but there is only one of each. A Fireplace is a "
        "good first one: it turns animals into food at any time.",
        at="majors", spaces=("Major Improvement",),
    ),
    Lesson(
        "fences", "Pastures",
        "A fence costs 1 wood. Cells that are fenced all around make a pasture: 2 animals of one kind on "
        "every cell, twice as many with a stable.",
        at="farm", spaces=("Fencing",),
    ),
    Lesson(
        "animals", "Animals",
        "Each pasture keeps animals of one kind, a stable alone keeps 1, and 1 lives in the house. What "
        "finds no place is cooked or runs away. Two of a kind have a young in every harvest.",
        at="farm", spaces=("Sheep Market", "Pig Market", "Cattle Market"),
    ),
    Lesson(
        "child", "A child",
        "From the next round on the child works, too: one more action every round. It eats 1 food if "
        "there is a harvest in this round, and 2 in every later one.",
        at="farm", spaces=("Basic Wish for Children", "Urgent Wish for Children"),
    ),
    Lesson(
        "renovate", "Renovation",
        "All rooms are renovated at once, from wood to clay, then to stone: 1 clay or stone for each, and "
        "1 reed. A clay room scores 1 point, a stone room 2.",
        at="farm", spaces=("House Redevelopment", "Farm Redevelopment"),
    ),
    Lesson(
        "farm", "Your farm",
        "Two rooms and thirteen empty cells. Plow fields, fence pastures, enlarge the house and the "
        "family: nearly everything scores in the end, and every cell left empty costs a point. So fill "
        "it.",
        at="farm",
    ),
    Lesson(
        "people", "Your people",
        "In turns, everybody sends one person to an action space and does at once what it shows. Each "
        "space takes one person a round. When all are at work, they come home and the next round begins.",
        at="board",
    ),
    Lesson(
        "piles", "Goods pile up",
        "Some spaces, like Forest, get more goods every round, until somebody takes all that lies there. "
        "What nobody wanted becomes more and more tempting.",
        at="board", turn=2,
    ),
    Lesson(
        "rounds", "A new card every round",
        "One more space has come into play, as in each of the fourteen rounds. A harvest follows rounds "
        "4, 7, 9, 11, 13 and 14.",
        at="rounds", round=2,
    ),
    Lesson(
        "harvest", "The first harvest",
        "After round 4 everybody eats: 2 food for each grown-up. Your goods show how much is still "
        "missing. Begin to look for it now.",
        at="goods", round=3,
    ),
    Lesson(
        "reaping", "What a harvest does",
        "First each field gives one of its crops, then the family eats, then any two animals of a kind "
        "have a young. The next harvests come faster and faster.",
        at="rounds", round=5,
    ),
    Lesson(
        "growth", "A larger family",
        "Two people do two things a round, three do three. Build a room on Farm Expansion, then make a "
        "wish for a child.",
        at="farm", round=6,
    ),
    Lesson(
        "points", "What scores",
        "Fields, pastures, grain, vegetables and each kind of animal bring up to 4 points each, and to "
        "have none of one costs a point. A little of everything beats much of one thing.",
        at="farm", round=8,
    ),
    Lesson(
        "house", "House and family",
        "Every person is worth 3 points, a stone room 2, a clay room 1, a fenced stable 1. Improvements "
        "show their points.",
        at="farm", round=10,
    ),
    Lesson(
        "last", "The last rounds",
        "Use your empty cells, and get at least one of everything you have none of: each of these is "
        "worth 2 points now.",
        at="farm", round=12,
    ),
    Lesson(
        "over", "You have played it through",
        "Now you know the game. Play again without lessons, or try the full game: its hand cards make "
        "every farm different.",
        over=True,
    ),
)
# fmt: on


def due(game: Game, seat: int) -> tuple[Lesson, ...]:
    """What a learner is told now; nothing where everything has been told."""
    told: set[str] = set()
    now: tuple[Lesson, ...] = ()
    if not isinstance(game, Agricola):
        return now
    for moment in _moments(game, seat):
        fitting = [lesson for lesson in LESSONS if lesson.key not in told and moment.calls_for(lesson)]
        now = tuple(fitting[:_MOST])
        told |= {lesson.key for lesson in now}
    return now


def _moments(game: Agricola, seat: int) -> Iterator[Moment]:
    """The learner's choices in order, each as the moment before it, and the moment now."""
    used: list[str] = []
    turn = 1
    for choice in links(game.past):
        space = _space_of(choice)
        if choice.seat == seat:
            yield Moment(tuple(used), choice.phase, bool(space), choice.round, turn)
            used = []
        if choice.seat == seat and space:
            turn += 1
        if space and (choice.seat == seat or not used):
            used.append(space)
    asked = game.choice_of(seat)
    placing = asked is not None and any([option.verb == PLACE for option in asked.options])
    yield Moment(tuple(used), "" if asked is None else game.phase, placing, game.round, turn, game.over)


def _space_of(choice: Past) -> str:
    """The name of the space that somebody has gone to, if that was the choice."""
    return choice.option.what if choice.option.verb == PLACE else ""
