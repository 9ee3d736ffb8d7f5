"""The options of a decision in Agricola Express, few enough to survey.

Where there are more options than lines, they are folded: the ways to use each occupation, then
collecting fewer dice than there are, then further ways to pay for the same. The name of a fold opens
it; its options have the numbers after those of the listed ones.
"""

import re
from typing import Final

from farmyard.cli.names import one_of
from farmyard.cli.terminal import BadCommand
from farmyard.express.dice import OCCUPATIONS
from farmyard.express.view import View
from farmyard.kernel.view import OptionView, TargetView

FEWER: Final = "fewer"
PAY: Final = "pay"
_FEW: Final = 2


class Menu:
    """What can be answered to the question of a view, with room for so many lines."""

    def __init__(self, view: View, room: int) -> None:
        self.view = view
        self.listed = list(view.options)
        self.folds: dict[str, list[OptionView]] = {}
        for occupation in OCCUPATIONS:
            self._fold(occupation.lower(), [o for o in self.listed if _uses(o, occupation)], room)
        self._fold(FEWER, fewer_dice(self.listed), room)
        self._fold(PAY, other_payments(self.listed), room)
        self.numbered = self.listed + [option for fold in self.folds.values() for option in fold]

    def _fold(self, name: str, options: list[OptionView], room: int) -> None:
        if len(self.listed) > room and len(options) >= _FEW:
            self.folds[name] = options
            self.listed = [option for option in self.listed if option not in options]

    @property
    def rolling(self) -> bool:
        """Whether it asks to take the dice over or to roll them."""
        return any([option.text == "roll" for option in self.view.options])

    def numbers(self, options: list[OptionView]) -> list[tuple[str, OptionView]]:
        """Options with their numbers."""
        return [(str(number), option) for number, option in enumerate(self.numbered, 1) if option in options]

    def containing(self, words: str) -> list[OptionView]:
        """The options whose text has these words in it; a fold's name stands for its options."""
        wanted = " ".join(words.lower().split())
        if wanted in self.folds:
            return self.folds[wanted]
        return [option for option in self.numbered if wanted in option.text.lower()]

    def choice(self, answer: str) -> str:
        """The text of the option that an answer means; what cannot be resolved comes back as it is."""
        if re.fullmatch(r"x ?\d+", answer, re.IGNORECASE):
            return self._exchange(int(answer[1:10]))
        if answer.isascii() and answer.isdecimal():
            number = int(answer[:9])
            if not 1 <= number <= len(self.numbered):
                raise BadCommand(f"there is no option {number}: choose 1 to {len(self.numbered)}")
            return self.numbered[number - 1].text
        return one_of([option.text for option in self.view.options + self.view.exchanges], answer) or answer

    def _exchange(self, number: int) -> str:
        if not self.view.exchanges:
            raise BadCommand("there is nothing to cook now")
        if not 1 <= number <= len(self.view.exchanges):
            raise BadCommand(f"there is no exchange {number}: 'x' shows the {len(self.view.exchanges)} there are")
        return self.view.exchanges[number - 1].text


def _uses(option: OptionView, occupation: str) -> bool:
    return option.verb == "use" and option.target.cards == (occupation,)


def fewer_dice(options: list[OptionView]) -> list[OptionView]:
    """Of the ways to collect, those that leave dice of the same good."""
    collecting = [option for option in options if option.verb == "collect"]
    most: dict[str, int] = {}
    for option in collecting:
        for good, number in option.target.goods.items():
            most[good] = max(most.get(good, 0), number)
    return [option for option in collecting if any([most[good] > n for good, n in option.target.goods.items()])]


def other_payments(options: list[OptionView]) -> list[OptionView]:
    """The further ways to pay for what can be paid for by an option before."""
    seen: list[object] = []
    found: list[OptionView] = []
    for option in options:
        bought = _bought(option)
        if bought in seen:
            found.append(option)
        seen.append(bought)
    return found


def _bought(option: OptionView) -> object:
    """What an option leads to, however it is paid."""
    target: TargetView = option.target
    if option.verb in ("use", "collect", "plow"):
        return option.text
    return option.verb, target.kind, target.cards, target.goods, target.number


def in_short(options: list[OptionView]) -> list[str]:
    """Dice groups without those that leave dice and without further ways to pay."""
    left_out = fewer_dice(options) + other_payments(options)
    return [option.text for option in options if option not in left_out]
