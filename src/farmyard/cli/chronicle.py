"""What has happened in a game, told in sentences.

The engine's journal tells who went where and what that brought; what was built on the farms is
seen by comparing them before and after, so that choices the engine makes by itself are told too.
"""

from collections.abc import Callable
from typing import Final, TypeVar

from farmyard import view
from farmyard.agricola.content.catalogue import CARDS
from farmyard.agricola.state.game import Agricola
from farmyard.agricola.view import PlayerView, View
from farmyard.kernel.game import Game
from farmyard.kernel.option import Option

GameT = TypeVar("GameT", bound=Game)
Happening = tuple[int, str]
"""A seat (-1 for the table) and what it does, in the third person."""

_PASSING: Final = frozenset([card.name for card in CARDS if card.passing])
_TOLD: Final = {"bake": "bakes {}", "release": "lets 1 {} go", "pay": "pays {}"}


def play_and_tell(game: Agricola, option: Option) -> list[Happening]:
    """Make a choice and tell what happens."""
    assert game.decision is not None
    seat, offering = game.decision.seat, game.decision
    before = view(game, seat)
    told: list[Happening] = []
    if option.verb in _TOLD:
        told.append((seat, _TOLD[option.verb].format(option.what)))
    if option.verb == "convert":
        asked = option in offering.options
        label = offering.step.label(game, seat, option) if asked else game.any_time.label(game, seat, option)
        told.append((seat, label.replace("Turn ", "turns ", 1)))
    game.journal = []
    game.play(option)
    told += [(who, _told(what, before)) for who, what in game.journal]
    game.journal = None
    return _with_changes(told, before, view(game, seat))


def _told(what: str, before: View) -> str:
    """The engine's words, where majors are built, hand cards are played and some of these passed on."""
    name = what.removeprefix("plays ")
    if name in _PASSING and len(before.players) > 1:
        return f"{what} and passes it on"
    if name != what and any([card.name == name for card in before.majors]):
        return f"builds the {name}"
    return what


def retell(game: GameT, tell: Callable[[GameT, Option], list[Happening]]) -> list[Happening]:
    """Everything that has happened since the beginning."""
    replay: GameT = game.beginning()
    told: list[Happening] = []
    for option in game.choices:
        told += tell(replay, replay.find(option.text))
    return told


def _with_changes(told: list[Happening], before: View, after: View) -> list[Happening]:
    """What was told, and after each seat's part in it what has changed on its farm."""
    for seat, player in enumerate(after.players):
        news = changes(before.players[seat], player)
        if after.starting_player == seat != before.starting_player:
            news.append("becomes the starting player")
        place = _end_of_turn(told, seat)
        told[place:place] = [(seat, what) for what in news]
    return told


def _end_of_turn(told: list[Happening], seat: int) -> int:
    """Where the first happenings of a seat in a row end."""
    place = 0
    while place < len(told) and told[place][0] != seat:
        place += 1
    while place < len(told) and told[place][0] == seat:
        place += 1
    return place if place < len(told) or (told and told[-1][0] == seat) else 0


def changes(before: PlayerView, after: PlayerView) -> list[str]:
    """What a player has built, plowed, sown and fenced."""
    news = [f"adds a room on {cell}" for cell in after.rooms if cell not in before.rooms]
    if after.house != before.house:
        news.append(f"renovates to a {after.house}")
    news += [f"plows {cell}" for cell in after.fields if cell not in before.fields]
    for cell, crop in after.fields.items():
        if sum(crop.values()) > sum(before.fields.get(cell, {}).values()):
            news.append(f"sows {' '.join(crop)} on {cell}")
    news += [f"builds a stable on {cell}" for cell in after.stables if cell not in before.stables]
    known = [pasture.cells for pasture in before.pastures]
    news += [f"fences in {' '.join(p.cells)}" for p in after.pastures if p.cells not in known]
    news += [f"returns the {card}" for card in before.cards if card not in after.cards]
    return news + ["has a child"] * (after.people - before.people)


def sentences(happenings: list[Happening], names: tuple[str, ...]) -> list[tuple[int, str]]:
    """One line for all that a seat does in a row, beginning with its name."""
    lines: list[tuple[int, str]] = []
    for seat, what in happenings:
        if seat < 0:
            lines.append((seat, what))
        elif lines and lines[-1][0] == seat:
            lines[-1] = (seat, f"{lines[-1][1]}, {_for(names[seat], what)}")
        else:
            lines.append((seat, f"{names[seat]} {_for(names[seat], what)}"))
    return lines


def _for(name: str, what: str) -> str:
    """What somebody does, in the second person where it is you."""
    if name != "You":
        return what
    verb, _, rest = what.partition(" ")
    verb = {"goes": "go", "has": "have"}.get(verb, verb.removesuffix("s"))
    return f"{verb} {rest}".replace(" and takes ", " and take ").replace(" and passes ", " and pass ")
