"""A game played by numbers: what an environment needs of it, whatever its interface.

A `Coding` belongs to a table and is shared by all its games; a `NumberedGame` is one of them, between two choices.
"""

import random
from typing import Any, Final

from farmyard.agricola.state.game import Agricola
from farmyard.envs.coding import agricola_actions, express_actions
from farmyard.envs.coding.actions import Actions, Offer
from farmyard.envs.coding.agricola_observer import AgricolaObserver
from farmyard.envs.coding.express_observer import ExpressObserver
from farmyard.envs.coding.observer import Observer
from farmyard.express.game import Express
from farmyard.games import begin
from farmyard.kernel.errors import FarmyardError, IllegalChoice
from farmyard.kernel.game import Game
from farmyard.kernel.option import Option
from farmyard.kernel.settings import Settings

PLACES: Final = 24
"""How many options that are in no list can be chosen from at a time."""
_MOST_CODINGS: Final = 20


class Coding:
    """The actions and the observations of a table; with `exchanges`, what may be done at any time is offered too."""

    __slots__ = ("settings", "exchanges", "actions", "observer")

    def __init__(self, settings: Settings, exchanges: bool = False, places: int = PLACES) -> None:
        if places < 1:
            raise FarmyardError(f"There must be at least 1 place for options without a number, not {places}")
        self.settings = settings
        self.exchanges = exchanges
        game = begin(settings, 0)
        self.actions = Actions(foreseen(game), places)
        self.observer: Observer = observer_of(game, self.actions)

    def begin(self, seed: int) -> "NumberedGame":
        """A new game, waiting for its first choice."""
        return NumberedGame(self, begin(self.settings, seed))

    def __reduce__(self) -> Any:
        return coding_of, (self.settings, self.exchanges, self.actions.places)


_codings: Final[dict[tuple[object, ...], Coding]] = {}


def coding_of(settings: Settings, exchanges: bool, places: int) -> Coding:
    """A coding that another process has made: games that come from there share it."""
    key = (settings.game, *settings.chosen.values(), exchanges, places)
    if key not in _codings:
        if len(_codings) >= _MOST_CODINGS:
            _codings.clear()
        _codings[key] = Coding(settings, exchanges, places)
    return _codings[key]


def foreseen(game: Game) -> list[Option]:
    """What a table may offer, as far as it can be listed."""
    if isinstance(game, Agricola):
        return agricola_actions.foreseen(game)
    assert isinstance(game, Express)
    return express_actions.foreseen(game)


def observer_of(game: Game, actions: Actions) -> Observer:
    if isinstance(game, Agricola):
        return AgricolaObserver(game, actions)
    assert isinstance(game, Express)
    return ExpressObserver(game, actions)


class NumberedGame:
    """A game with what may be chosen now; only its own methods let it go on."""

    __slots__ = ("coding", "game", "offer")

    def __init__(self, coding: Coding, game: Game, page: int = 0) -> None:
        self.coding = coding
        self.game = game
        self.offer: Offer = self._offered()
        for _ in range(page):
            self.offer.turn_over(coding.actions)

    def __reduce__(self) -> Any:
        return NumberedGame, (self.coding, self.game, self.offer.page)

    def clone(self) -> "NumberedGame":
        """An independent copy."""
        return NumberedGame(self.coding, self.game.clone(), self.offer.page)

    def __deepcopy__(self, memo: object) -> "NumberedGame":
        return self.clone()

    def dealt_for(self, seat: int, rng: random.Random) -> "NumberedGame":
        """A copy in which everything that a seat cannot know is dealt anew."""
        return NumberedGame(self.coding, self.game.determinize(seat, rng), self.offer.page if self.seat == seat else 0)

    @property
    def seat(self) -> int:
        """The seat that must choose, or -1 once the game is over."""
        decision = self.game.decision
        return -1 if decision is None else decision.seat

    def _offered(self) -> Offer:
        decision = self.game.decision
        if decision is None:
            return Offer(self.coding.actions, [])
        if self.coding.exchanges:
            return Offer(self.coding.actions, decision.options + self.game.exchanges())
        return Offer(self.coding.actions, decision.options)

    def legal(self) -> list[int]:
        """The numbers that may be chosen now, the lowest first."""
        return self.offer.numbers(self.coding.actions)

    def mask(self, seat: int) -> bytearray:
        """A byte for each action: 1 where the seat may choose it now."""
        mask = bytearray(len(self.coding.actions.names))
        if seat == self.seat:
            for number in self.offer.by_number:
                mask[number] = 1
            if self.offer.has_more(self.coding.actions):
                mask[self.coding.actions.further] = 1
        return mask

    def observe(self, seat: int) -> bytearray:
        """What a seat sees, as the coding's observer names it."""
        return self.coding.observer.observe(self.game, seat, self.offer if seat == self.seat else None)

    def name_of(self, number: int) -> str:
        """What an action means now."""
        option = self.offer.by_number.get(number)
        return self.coding.actions.names[number] if option is None else option.text

    def allows(self, number: int) -> bool:
        """Whether an action may be chosen now."""
        if number == self.coding.actions.further:
            return self.offer.has_more(self.coding.actions)
        return number in self.offer.by_number

    def act(self, number: int) -> None:
        """Choose by number; refuses what cannot be chosen now."""
        option = self.offer.by_number.get(number)
        if option is not None:
            self.play(option)
        elif self.allows(number):
            self.offer.turn_over(self.coding.actions)
        else:
            known = 0 <= number < len(self.coding.actions.names)
            what = f"Action {number} ({self.coding.actions.names[number]})" if known else f"Action {number}"
            raise IllegalChoice(f"{what} is not possible now: the mask shows {len(self.legal())} that are")

    def play(self, option: Option) -> None:
        """Choose an option of the decision, or an exchange, that has perhaps no number."""
        self.game.play(option)
        self.offer = self._offered()
