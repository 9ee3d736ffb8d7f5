"""The rounds and a player's turn: take over the dice or roll them, use an occupation, choose a dice group."""

from typing import Final

from farmyard.express import dice
from farmyard.express.dice import FREE_TO_COLLECT
from farmyard.express.game import FINISHED, HARVESTS, ROUNDS, WORK, Express
from farmyard.express.rules.groups import Group, carry_out, groups
from farmyard.express.rules.harvest import Harvest
from farmyard.express.rules.powers import Power, apply_power, powers
from farmyard.express.sheet import GOOD_NAMES, GOODS, HOUSES, Sheet
from farmyard.kernel.option import Option, Target
from farmyard.kernel.step import Step

ROLL: Final = Option("roll")
KEEP: Final = Option("keep", "dice", Target("dice"))
_MUST_ROLL: Final = [ROLL]
_KEEP_OR_ROLL: Final = [KEEP, ROLL]


class StartRound(Step[Express]):
    """Everybody has an action for each family member; after rounds 3, 5 and 6 comes a harvest."""

    __slots__ = ()

    def run(self, game: Express, seat: int) -> list[Option]:
        if game.round == ROUNDS:
            game.phase = FINISHED
            return []
        game.round += 1
        game.phase = WORK
        for sheet in game.sheets:
            sheet.actions = 2 + sheet.babies
        if game.journal is not None:
            game.note("round", -1, Target(number=game.round))
        game.push(seat, self)
        if game.round in HARVESTS:
            game.push(seat, Harvest())
        game.push(game.starting_player, TURN)
        return []


class Turn(Step[Express]):
    """One action of one player, then it is the next player's turn; who has no actions left is skipped."""

    __slots__ = ("skipped",)

    def __init__(self, skipped: int = 0) -> None:
        self.skipped = skipped

    def run(self, game: Express, seat: int) -> list[Option]:
        sheet = game.sheets[seat]
        if sheet.actions:
            return _KEEP_OR_ROLL if usable(game, sheet, game.tray) else _MUST_ROLL
        if self.skipped + 1 < game.seats():
            game.push((seat + 1) % game.seats(), Turn(self.skipped + 1))
        return []

    def choose(self, game: Express, seat: int, option: Option) -> None:
        game.sheets[seat].actions -= 1
        game.push((seat + 1) % game.seats(), TURN)
        game.push(seat, CHOOSE)
        if option is ROLL:
            game.roll()
            if game.journal is not None:
                game.note("roll", seat, Target(dice=game.tray))

    @property
    def between_actions(self) -> bool:
        return True

    @property
    def pauses(self) -> bool:
        return True

    def question(self, game: Express, seat: int) -> str:
        left = game.sheets[seat].actions
        return f"{left} action{'s' if left > 1 else ''} left: use the dice on the table or roll all?"

    def label(self, game: Express, seat: int, option: Option) -> str:
        return "Roll all 13 dice" if option is ROLL else f"Use {dice.text(game.tray)}"

    def refusal(self, game: Express, seat: int, text: str) -> str:
        return f"'{text}' is not possible now: first 'keep dice' to use those on the table, or 'roll' all"


TURN: Final = Turn()


def usable(game: Express, sheet: Sheet, tray: int) -> bool:
    """Whether the dice on the table allow an action, perhaps after using an occupation."""
    if tray & FREE_TO_COLLECT:
        return True
    return bool(tray) and (bool(groups(game, sheet, tray)) or bool(powers(game, sheet, tray)))


class Choose(Step[Express]):
    """Choose a dice group, or before that, once, the power of an occupation."""

    __slots__ = ("may_use",)

    def __init__(self, may_use: bool) -> None:
        self.may_use = may_use

    def run(self, game: Express, seat: int) -> list[Option]:
        sheet = game.sheets[seat]
        options = groups(game, sheet, game.tray)
        if self.may_use and sheet.occupations:
            options += powers(game, sheet, game.tray)
        return options

    def choose(self, game: Express, seat: int, option: Option) -> None:
        thing = option.means
        if isinstance(thing, Power):
            apply_power(game, seat, thing)
            game.push(seat, CHOOSE_GROUP)
        else:
            assert isinstance(thing, Group)
            carry_out(game, seat, thing)
        game.note(option.verb, seat, option.target)

    def question(self, game: Express, seat: int) -> str:
        if self.may_use and powers(game, game.sheets[seat], game.tray):
            return "Which dice do you use, or which occupation first?"
        return "Which dice do you use?"

    def label(self, game: Express, seat: int, option: Option) -> str:
        return f"{option.text[0].upper()}{option.text[1:]}: {effect(game, seat, option)}"

    def refusal(self, game: Express, seat: int, text: str) -> str:
        if text.startswith("use ") and not self.may_use:
            return f"'{text}' is not possible now: one occupation for each action"
        return ""


CHOOSE: Final = Choose(True)
CHOOSE_GROUP: Final = Choose(False)


def effect(game: Express, seat: int, option: Option) -> str:
    """What a dice group or a power would change, in words."""
    after: Express = game.clone()
    thing = option.means
    if isinstance(thing, Power):
        apply_power(after, seat, thing)
    else:
        assert isinstance(thing, Group)
        carry_out(after, seat, thing)
    changes = _changes(game.sheets[seat], after.sheets[seat])
    taken = after.used - game.used
    if taken:
        changes.append(f"uses {dice.text(taken)}")
    return ", ".join(changes) or "sets the dice"


def _changes(before: Sheet, after: Sheet) -> list[str]:
    changes = [
        f"{after.goods[good] - before.goods[good]:+d} {GOOD_NAMES[good]}"
        for good in range(GOODS)
        if after.goods[good] != before.goods[good]
    ]
    for name, old, new in (
        ("room", before.rooms, after.rooms),
        ("field", before.fields, after.fields),
        ("pasture", before.pastures, after.pastures),
        ("baby", before.babies, after.babies),
        ("occupation", before.occupations.bit_count(), after.occupations.bit_count()),
        ("improvement", before.improvements.bit_count(), after.improvements.bit_count()),
    ):
        if new != old:
            changes.append(f"{new - old:+d} {name}")
    if after.house != before.house:
        changes.append(f"{HOUSES[after.house]} house")
    return changes
