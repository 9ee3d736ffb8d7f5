"""Situations in which tests of several cards begin, and ways to get on to a later one."""

from typing import Any

from farmyard import Agricola
from farmyard.agricola.position import P1, P2, P3, P4
from farmyard.agricola.state.game import PREPARATION
from helpers import Table, note, play

JOBS = ("Dock Worker", "Clay Deliveryman", "Mushroom Collector", "Plow Driver")
"""Occupations for cards that ask for some, whichever they are."""
FOR_A_WOOD = ("Clogs", "Corn Scoop", "Fishing Rod", "Plane", "Spindle", "Stone Tongs")
"""Minor improvements that cost 1 wood."""
HEARTH = {P1: ("Cooking Hearth (4 clay)",)}
LAST_PERSON = {P1: 1, P2: 0, P3: 0, P4: 0}
"""At a table of four, one person of the first player is left to be placed."""
NOBODY_ELSE = {P2: 0, P3: 0, P4: 0}
LATE_CARDS = ("Plow and Sow", "Family Growth without Room", "Renovation and Fences")
PAIRS_OF_ANIMALS = ["take 2 sheep for 1 food", "take 2 boar for 2 food", "take 2 cattle for 3 food"]
QUIET = ("Day Laborer", "Fishing", "3 Wood", "1 Clay", "1 Reed")
HARMLESS = ("feed", "done", "place 3 Wood", "place 2 Wood", "place 1 Wood", "place 2 Clay", "place 1 Clay")


# -- Getting on -------------------------------------------------------------------------------


def play_on(game: Agricola, round: int) -> None:
    """Play quiet turns until a round begins in which somebody is asked something else."""
    while game.round < round:
        quiet = [f"place {name}" for name in QUIET if f"place {name}" in game.options]
        game.play("feed" if "feed" in game.options else (quiet or game.options)[0])


def play_until(game: Agricola, round: int) -> None:
    """Play harmless options until a round begins."""
    while game.round < round:
        game.play(next(option for option in HARMLESS if option in game.options))


def take_clay_until(game: Agricola, round: int) -> None:
    """Play the rounds up to the start of this one without getting anything but clay, or reed."""
    while game.round < round:
        game.play(next(option for option in ("feed", "place 1 Clay", "place 1 Reed") if option in game.options))


def places(game: Agricola, *spaces: str) -> None:
    """Place people one after another."""
    for space in spaces:
        game.play(f"place {space}")


def sow(game: Agricola, *choices: str) -> None:
    play(game, "place Sow and Bake", *choices)


# -- Beginning --------------------------------------------------------------------------------


def ended(table: Table, **situation: object) -> Agricola:
    """The last round, nobody left to place."""
    return table(round=14, at_home={P1: 1, P2: 0, P3: 0}, seats=3, **situation)


def last_turn(table: Table, round: int, card: str, herd: str) -> Agricola:
    """The last placement of a round in which a card may breed animals at its end."""
    game = table(
        seats=4, round=round, played={P1: (card,)}, goods={P1: herd}, pastures={P1: ("a4 a5",)}, at_home=LAST_PERSON
    )
    game.play("place Fishing")
    return game


def stage(table: Table, seats: int = 4, food: int = 3, **situation: object) -> Agricola:
    """Some food lies on Traveling Players."""
    name = "Traveling Players" if seats == 4 else "Room or Traveling Players"
    return table(seats=seats, spaces={name: f"{food} food"}, **situation)


def distributed(table: Table, wood: int, first: tuple[str, ...] = (), second: tuple[str, ...] = ()) -> Agricola:
    """The third of three players has just shared out the wood of 3 Wood."""
    game = table(
        seats=3, round=2, phase=PREPARATION, spaces={"3 Wood": f"{wood - 3} wood"},
        played={P1: first, P2: second, P3: ("Wood Distributor",)},
        goods={P1: "1 food", P2: "1 food"},
    )  # fmt: skip
    game.play("use Wood Distributor")
    return game


def sown(table: Table, *played: str, **farm: object) -> Agricola:
    """Everything that these cards add to a sowing has been added."""
    game = table(cards=("Sow and Bake",), played={P1: played}, **farm)
    game.play("place Sow and Bake")
    if "use Smallholder" in game.options:
        game.play("use Smallholder")
    return game


def dealer(table: Table, *cards: str, **situation: Any) -> Agricola:
    """A table at which the first player has these cards and minor improvements for 1 wood in hand."""
    return table(seats=3, played={P1: cards}, hand={P1: FOR_A_WOOD}, cards=("Improvement",), **situation)


def butcher(table: Table, *played: str, supply: str = "3 boar", **more: object) -> Agricola:
    """The first player can cook and has places for many animals."""
    more.setdefault("seats", 4)
    return table(played={P1: played}, majors=HEARTH, goods={P1: supply}, pastures={P1: ("a3 a4 a5 b3 b4 b5",)}, **more)


def overflow(table: Table, *played: str, **more: object) -> Agricola:
    """Three boar and a cattle arrive of which only one has a place: the others are cooked at one time."""
    game = table(
        seats=4, round=11, played={P1: played}, majors=HEARTH, goods={P1: "1 cattle"},
        spaces={"1 Wild Boar": "3 boar"}, **more,
    )  # fmt: skip
    play(game, "place 1 Wild Boar", "keep 1 boar")
    return game


def about_to_fence(table: Table, *played: str, supply: str = "8 wood 9 food", **more: object) -> Agricola:
    """The first player is about to build fences."""
    more.setdefault("seats", 4)
    game = table(round=4, played={P1: played}, goods={P1: supply}, **more)
    game.play("place Fences")
    return game


def about_to_build_stables(table: Table, *played: str, supply: str = "4 wood 3 food", **more: object) -> Agricola:
    """The first player is about to build stables for 2 wood each."""
    more.setdefault("seats", 4)
    game = table(played={P1: played}, goods={P1: supply}, **more)
    game.play("place Build Rooms and Stables")
    return game


def scholar(table: Table, *played: str, supply: str = "1 food", **more: object) -> Agricola:
    """A round begins for a scholar in a stone house."""
    more.setdefault("seats", 4)
    more.setdefault("round", 2)
    return table(
        phase=PREPARATION, played={P1: ("Scholar", *played)}, goods={P1: supply}, house={P1: "stone house"}, **more
    )


def hut(table: Table, *played: str, lodger: int = 1, **more: object) -> Agricola:
    """Somebody lives in the Reed Hut of the first player."""
    more.setdefault("seats", 4)
    more.setdefault("at_home", {P1: 3})
    game = table(played={P1: ("Reed Hut", *played)}, **more)
    note(game, P1, "Reed Hut").goods = lodger
    return game
