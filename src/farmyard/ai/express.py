"""The thinking player of Agricola Express.

`Policy` plays by the `value` of score sheets at once: it looks at every dice group and takes the
best, and rolls if a roll is worth more. `ExpressPlayer` puts the most promising options to the test:
it plays its next actions many times with other dice luck, and takes the option whose score sheets came to most.
`Quick` and `Thinker` are these two at a table, where they are never shown the rolls to come.
"""

import time
from typing import Final

from farmyard.ai.express_value import cook_next, value
from farmyard.ai.express_weights import WEIGHTS
from farmyard.ai.player import APPRENTICE, MASTER, ComputerPlayer
from farmyard.express import dice
from farmyard.express.game import COOK, Express
from farmyard.express.rules.groups import (
    COLLECT,
    FIELD,
    IMPROVEMENT,
    OCCUPATION,
    PASTURE,
    Group,
    carry_out,
    groups,
)
from farmyard.express.rules.harvest import FEED, Breed, Feed
from farmyard.express.rules.powers import Power, apply_power, powers
from farmyard.express.rules.turns import KEEP, ROLL, Choose, Turn
from farmyard.express.sheet import (
    BOAR,
    BUILDER,
    CATTLE,
    COOKED,
    FACE_OF_GOOD,
    FARMER,
    FOOD,
    GATHERER,
    MAYOR,
    RANCHER,
    REED,
    SHEEP,
    Sheet,
    count,
    good_in,
)
from farmyard.kernel.decision import Decision
from farmyard.kernel.option import Option
from farmyard.kernel.rng import Rng
from farmyard.kernel.seat import Seat

LOST: Final = -1e9
SLIPS: Final = 20
"""How many of a hundred choices an apprentice makes at random."""
TRUST: Final = 40.0
"""How many games played out the value of an option counts for."""


AHEAD: Final = 3
"""How many actions of its own a master looks ahead before it trusts the value of score sheets."""


class Policy:
    """Plays at once by the weights; remembers the group it meant to choose while it keeps or sets dice.

    `thorough` looks at every group and every power; otherwise at the plain ones only, for speed.
    """

    __slots__ = ("weights", "thorough", "plan", "scratch", "best", "chosen")

    def __init__(self, game: Express, weights: list[list[float]], thorough: bool = False) -> None:
        self.weights = weights
        self.thorough = thorough
        self.plan: list[Option] = []
        self.scratch = Express(game.rulebook, game.settings, 0)
        self.best = LOST
        self.chosen: list[Option] = []

    def choose(self, game: Express) -> Option:
        """What to play now."""
        decision = game.decision
        assert decision is not None
        if self.plan:
            option = self.plan.pop()
            if option in decision.options:
                return option
            self.plan = []
        sheet = game.sheets[decision.seat]
        step = decision.step
        if isinstance(step, Turn):
            return self.keep_or_roll(game, sheet)
        if isinstance(step, Choose):
            self.search(game, sheet, game.tray, step.may_use)
            self.plan = self.chosen
            return self.plan.pop()
        if isinstance(step, Feed):
            good = cook_next(sheet, game.harvest)
            return COOK[good] if good else FEED
        return self.best_for_sheet(game, sheet, decision.options)

    def keep_or_roll(self, game: Express, sheet: Sheet) -> Option:
        after = sheet.clone()
        after.actions -= 1
        self.search(game, after, game.tray, True)
        if self.best < value(sheet, game.harvest, 0, self.weights[game.round - 1]):
            return ROLL
        self.plan = self.chosen
        return KEEP

    def search(self, game: Express, sheet: Sheet, tray: int, may_use: bool) -> None:
        """Find the best group, perhaps after using an occupation: `chosen`, in reverse order, worth `best`."""
        self.best = LOST
        self.chosen = []
        self.search_groups(game, sheet, tray, None)
        if may_use and sheet.occupations:
            for option in powers(game, sheet, tray):
                power = option.means
                if isinstance(power, Power) and (self.thorough or uniform(tray, power)):
                    after = sheet
                    if power.occupation == MAYOR:
                        after = sheet.clone()
                        if power.cooked:
                            after.cook(power.cooked)
                        after.goods[FOOD] -= 2
                    self.search_groups(game, after, tray + power.change, option)

    def search_groups(self, game: Express, sheet: Sheet, tray: int, first: Option | None) -> None:
        power: Power | None = None
        if first is not None and isinstance(first.means, Power):
            power = first.means
        for option in groups(game, sheet, tray):
            group = option.means
            assert isinstance(group, Group)
            if group.kind == COLLECT and not self.thorough and wasteful(tray, group):
                continue
            if power is not None and not concerns(power, group):
                continue
            worth = self.worth(game, sheet, tray, group)
            if worth > self.best:
                self.best = worth
                self.chosen = [option] if first is None else [option, first]

    def worth(self, game: Express, sheet: Sheet, tray: int, group: Group) -> float:
        """The value of a sheet after a dice group."""
        scratch = self.scratch
        after = sheet.clone()
        scratch.sheets = [after]
        scratch.tray = tray
        carry_out(scratch, 0, group)
        w = self.weights[game.round - 1]
        if scratch.agenda:
            scratch.agenda.clear()
            return self.worth_with_room(game, after, scratch.tray, w)
        return value(after, game.harvest, scratch.tray if len(game.sheets) == 1 else 0, w)

    def worth_with_room(self, game: Express, sheet: Sheet, tray: int, w: list[float]) -> float:
        """The value of a sheet with a kind of animal too many, when the best kind has gone."""
        best = LOST
        for animal in (SHEEP, BOAR, CATTLE):
            if sheet.goods[animal]:
                after = sheet.clone()
                if sheet.improvements & 2:
                    after.goods[FOOD] += COOKED[animal] * after.goods[animal]
                after.goods[animal] = 0
                best = max(best, value(after, game.harvest, tray if len(game.sheets) == 1 else 0, w))
        return best

    def best_for_sheet(self, game: Express, sheet: Sheet, options: list[Option]) -> Option:
        """The option for animals (which kind goes, which breeds) that leaves the best sheet."""
        best, found = LOST, options[0]
        assert game.decision is not None
        breeding = isinstance(game.decision.step, Breed)
        for option in options:
            after = sheet.clone()
            if breeding:
                for animal in (SHEEP, BOAR, CATTLE):
                    after.goods[animal] += count(option.target.goods, animal)
            else:
                animal = good_in(option.target.goods)
                if option.verb == "cook":
                    after.goods[FOOD] += COOKED[animal] * after.goods[animal]
                after.goods[animal] = 0
            worth = value(after, game.harvest, 0, self.weights[game.round - 1])
            if worth > best:
                best, found = worth, option
        return found


def wasteful(tray: int, group: Group) -> bool:
    """Whether a group leaves dice of the kind it collects."""
    if group.good == FOOD:
        return group.taken != tray & (dice.ONE[dice.FOOD] * 15)
    return group.number != tray >> (2 * (group.good + FACE_OF_GOOD)) & 3


def concerns(power: Power, group: Group) -> bool:
    """Whether a group may use the dice that a power has set."""
    occupation = power.occupation
    kind = group.kind
    if occupation == MAYOR:
        return kind <= PASTURE
    if occupation == BUILDER:
        return kind == IMPROVEMENT
    if kind == COLLECT:
        return occupation == (FARMER if group.good < REED else GATHERER if group.good < SHEEP else RANCHER)
    if occupation == FARMER:
        return kind in (FIELD, OCCUPATION)
    if occupation == RANCHER:
        return kind == PASTURE and group.good > 0
    for _, _, from_dice in group.costs:
        if from_dice:
            return True
    return False


def uniform(tray: int, power: Power) -> bool:
    """Whether a power gathers the dice of a colour as well as possible under one face."""
    occupation = power.occupation
    if occupation <= BUILDER:
        return True
    first, faces = ((30, 4), (46, 3), (38, 4))[occupation - 2]
    before, after = tray >> first, (tray + power.change) >> first
    total = 0
    for place in range(faces):
        total += before >> (2 * place) & 3
    for place in range(faces):
        number = after >> (2 * place) & 3
        if number == total or (number == total - 1 and total == 3 and not before >> (2 * place) & 3):
            return True
    return False


class Trial:
    """An option put to the test: its value beforehand, and what the games that began with it have brought."""

    __slots__ = ("options", "prior", "total", "games")

    def __init__(self, options: list[Option], prior: float) -> None:
        self.options = options
        self.prior = prior
        self.total = 0.0
        self.games = 0

    @property
    def mean(self) -> float:
        return (TRUST * self.prior + self.total) / (TRUST + self.games)


class ExpressPlayer:
    """Chooses for any seat within a time limit for each action."""

    __slots__ = ("seconds", "rng", "width", "plan", "games")

    def __init__(self, seconds: float = 1.0, seed: int = 0, width: int = 12) -> None:
        self.seconds = seconds
        self.rng = Rng(seed)
        self.width = width
        self.plan: list[Option] = []
        self.games = 0

    def choose(self, game: Express) -> Option:
        """One of the options of the game's decision."""
        decision = game.decision
        assert decision is not None
        if self.plan:
            option = self.plan.pop()
            if option in decision.options:
                return option
            self.plan = []
        best = self.considered(game)[0]
        self.plan = best.options[:-1]
        return best.options[-1]

    def considered(self, game: Express) -> list[Trial]:
        """What has been put to the test, the best first; a family is fed without thinking."""
        decision = game.decision
        assert decision is not None
        if isinstance(decision.step, Feed):
            return [Trial([Policy(game, WEIGHTS).choose(game)], 0.0)]
        trials = self.trials(game)
        return self.test(game, trials, self.seconds * share(decision)) if len(trials) > 1 else trials

    def trials(self, game: Express) -> list[Trial]:
        """The most promising options, each with the choices that follow from it in reverse order."""
        decision = game.decision
        assert decision is not None
        sheet = game.sheets[decision.seat]
        policy = Policy(game, WEIGHTS, True)
        step = decision.step
        if isinstance(step, Turn):
            after = sheet.clone()
            after.actions -= 1
            found = self.groups_and_powers(game, policy, after, True)
            for trial in found:
                trial.options.append(KEEP)
            rolling = value(sheet, game.harvest, 0, WEIGHTS[game.round - 1])
            found = found[: self.width - 1] + [Trial([ROLL], rolling)]
        elif isinstance(step, Choose):
            found = self.groups_and_powers(game, policy, sheet, step.may_use)
        else:
            return [Trial([option], 0.0) for option in decision.options]
        found.sort(key=_by_prior)
        return found[: self.width]

    def groups_and_powers(self, game: Express, policy: Policy, sheet: Sheet, may_use: bool) -> list[Trial]:
        """Every dice group with its value; and for each occupation, its best ways of being used."""
        found: list[Trial] = []
        for option in groups(game, sheet, game.tray):
            group = option.means
            assert isinstance(group, Group)
            found.append(Trial([option], policy.worth(game, sheet, game.tray, group)))
        if may_use and sheet.occupations:
            for option in powers(game, sheet, game.tray):
                power = option.means
                assert isinstance(power, Power)
                trial = self.after_power(game, policy, sheet, option, power)
                if trial.options:
                    found.append(trial)
        found.sort(key=_by_prior)
        return found

    def after_power(self, game: Express, policy: Policy, sheet: Sheet, option: Option, power: Power) -> Trial:
        scratch = policy.scratch
        after = sheet.clone()
        scratch.sheets = [after]
        scratch.tray = game.tray
        apply_power(scratch, 0, power)
        policy.best = LOST
        policy.search_groups(game, after, scratch.tray, option)
        return Trial(policy.chosen, policy.best)

    def test(self, game: Express, trials: list[Trial], seconds: float) -> list[Trial]:
        """Play on from every trial with the same luck, dropping the worst as time passes; gives the best first."""
        started = time.perf_counter()
        decision = game.decision
        assert decision is not None
        running = trials
        dropped: list[Trial] = []
        halvings = 3
        for stage in range(halvings):
            until = started + seconds * (stage + 1) / halvings
            while True:
                luck = self.rng.next()
                for trial in running:
                    trial.total += self.play_out(game, decision.seat, trial.options, luck)
                    trial.games += 1
                if time.perf_counter() >= until:
                    break
            if len(running) > 2:
                ranked = sorted(running, key=_by_mean)
                half = (len(running) + 1) // 2
                running, dropped = ranked[:half], ranked[half:] + dropped
        return sorted(running, key=_by_mean) + dropped

    def play_out(self, game: Express, seat: int, options: list[Option], luck: int) -> float:
        """What a seat gains in its next actions, when everybody plays by the policy, and may expect after them."""
        copy = game.determinize(seat, Rng(luck))
        policy = Policy(copy, WEIGHTS)
        policy.plan = options.copy()
        ahead = AHEAD
        while (decision := copy.decision) is not None:
            if decision.seat == seat and decision.step.between_actions:
                ahead -= 1
                if ahead < 0:
                    break
            copy.play(policy.choose(copy))
        self.games += 1
        return self.expected(copy, seat) - game.sheets[seat].total

    def expected(self, game: Express, seat: int) -> float:
        """The points that a seat may expect at the end."""
        sheet = game.sheets[seat]
        if game.decision is None:
            return sheet.total + 0.01 * sheet.goods[FOOD]
        return sheet.total + value(sheet, game.harvest, game.tray, WEIGHTS[game.round - 1])


class Quick(ComputerPlayer):
    """Plays by the value of score sheets at once; `slips` is the share of its choices made at random, in hundredths."""

    def __init__(self, seed: int, slips: int = 0) -> None:
        super().__init__(seed)
        self.rng = Rng(seed)
        self.slips = slips
        self.policy: Policy | None = None

    def choose(self, seat: Seat) -> Option:
        decision = seat.decision
        assert decision is not None
        copy = seat.deal(self.rng)
        assert isinstance(copy, Express)
        if self.policy is None:
            self.policy = Policy(copy, WEIGHTS, True)
        if self.slips and not isinstance(decision.step, Feed) and self.rng.below(100) < self.slips:
            self.policy.plan = []
            return decision.options[self.rng.below(len(decision.options))]
        return self.policy.choose(copy)


class Thinker(ComputerPlayer):
    """An `ExpressPlayer` at a seat. It thinks about copies in which the rolls to come are others."""

    def __init__(self, seed: int, seconds: float) -> None:
        super().__init__(seed, seconds)
        self.rng = Rng(seed)
        self.player = ExpressPlayer(seconds, self.rng.next())

    def choose(self, seat: Seat) -> Option:
        copy = seat.deal(self.rng)
        assert isinstance(copy, Express)
        return self.player.choose(copy)


def express_player(name: str, seed: int, seconds: float) -> ComputerPlayer:
    """A player of a level."""
    if name == APPRENTICE:
        return Quick(seed, SLIPS)
    return Thinker(seed, seconds) if name == MASTER else Quick(seed)


def share(decision: Decision) -> float:
    """The part of an action's time for a decision: to keep or roll, to choose a group, to make room."""
    if isinstance(decision.step, Turn):
        return 0.35
    return 0.55 if isinstance(decision.step, Choose) else 0.1


def _by_prior(trial: Trial) -> float:
    return -trial.prior


def _by_mean(trial: Trial) -> float:
    return -trial.mean
