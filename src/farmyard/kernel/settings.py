"""What a table chooses before the game begins. Each setting is declared once, by the game or a part of it.

Command line, record header, checks, `new_game`, positions, the form of a page and the list of all settings
derive from the declarations. Within the software a choice is a word, as a record writes it.
"""

from abc import abstractmethod
from collections.abc import Callable
from typing import Any, Final

from farmyard.kernel.errors import BadSettings

Value = str | bool | int | tuple[str, ...]
YES: Final = "yes"
NO: Final = "no"
PLAYERS: Final = "players"
_LONGEST: Final = 400


class Fit:
    """Another setting and the words of it that a setting goes with; where none is named, all but its usual one."""

    __slots__ = ("name", "words")

    def __init__(self, name: str, *words: str) -> None:
        self.name = name
        self.words = words


class Setting:
    """One thing that a table may choose: its name, its usual word, what it goes with, and a line of help.

    It has a `label` if people may choose it, and a `group` if it is not among the first that they look at.
    Some words of it may go `only` with others of another setting.
    Records write it `always`, or where it is not as usual.
    """

    __slots__ = ("name", "label", "help", "usual", "fits", "always", "only", "group")

    def __init__(
        self,
        name: str,
        label: str,
        help: str,
        usual: str,
        fits: tuple[Fit, ...] = (),
        always: bool = False,
        only: dict[str, Fit] | None = None,
    ) -> None:
        self.name = name
        self.label = label
        self.help = help
        self.usual = usual
        self.fits = fits
        self.always = always
        self.only: dict[str, Fit] = only or {}
        self.group = ""

    @property
    @abstractmethod
    def kind(self) -> str:
        """What sort of thing is chosen."""

    @property
    @abstractmethod
    def what(self) -> str:
        """What may be chosen, for people."""

    @property
    def values(self) -> dict[str, str]:
        """The words there are, each with its label; none where there are too many."""
        return {}

    @abstractmethod
    def read(self, word: str) -> str:
        """A choice as records write it; refuses what cannot be chosen."""

    def fits_of(self, word: str) -> list[Fit]:
        """What a choice goes with."""
        return [*self.fits, *[fit for narrow, fit in self.only.items() if narrow == word]]

    def value(self, word: str) -> Value:
        """A choice as a value of Python."""
        return word

    def refuse(self, word: str) -> BadSettings:
        return BadSettings(f"{self.name} is {self.what}, not '{word[:40]}'", self.name)

    def as_dict(self) -> dict[str, Any]:
        """The declaration as plain values."""
        return {
            "name": self.name,
            "group": self.group,
            "kind": self.kind,
            "usual": self.usual,
            "what": self.what,
            "values": self.values,
            "goes_with": {fit.name: list(fit.words) for fit in self.fits},
            "only": {word: {fit.name: list(fit.words)} for word, fit in self.only.items()},
            "help": self.help,
        }


class Choice(Setting):
    """One of some words; the first is the usual one.

    Some may be `settled` as another one when they are chosen: what is chosen is always the same later on.
    """

    __slots__ = ("words", "settled")

    def __init__(
        self,
        name: str,
        label: str,
        help: str,
        words: dict[str, str],
        fits: tuple[Fit, ...] = (),
        always: bool = False,
        settled: dict[str, Callable[[], str]] | None = None,
        only: dict[str, Fit] | None = None,
    ) -> None:
        super().__init__(name, label, help, next(iter(words)), fits, always, only)
        self.words = words
        self.settled: dict[str, Callable[[], str]] = settled or {}

    @property
    def kind(self) -> str:
        return "choice"

    @property
    def what(self) -> str:
        words = list(self.words)
        return f"{', '.join(words[:-1])} or {words[-1]}"

    @property
    def values(self) -> dict[str, str]:
        return self.words

    def read(self, word: str) -> str:
        chosen = word.lower()
        if chosen not in self.words:
            raise self.refuse(word)
        return self.settled[chosen]() if chosen in self.settled else chosen


class Switch(Setting):
    """Yes or no; usually no."""

    __slots__ = ()

    def __init__(self, name: str, label: str, help: str, fits: tuple[Fit, ...] = ()) -> None:
        super().__init__(name, label, help, NO, fits)

    @property
    def kind(self) -> str:
        return "yes-no"

    @property
    def what(self) -> str:
        return "yes or no"

    def read(self, word: str) -> str:
        if word.lower() not in (YES, NO):
            raise self.refuse(word)
        return word.lower()

    def value(self, word: str) -> Value:
        return word == YES


class Whole(Setting):
    """A whole number within limits."""

    __slots__ = ("least", "most")

    def __init__(
        self,
        name: str,
        label: str,
        help: str,
        usual: int,
        least: int,
        most: int,
        fits: tuple[Fit, ...] = (),
        always: bool = False,
        only: dict[str, Fit] | None = None,
    ) -> None:
        super().__init__(name, label, help, str(usual), fits, always, only)
        self.least = least
        self.most = most

    @property
    def kind(self) -> str:
        return "number"

    @property
    def what(self) -> str:
        return f"a whole number from {self.least} to {self.most}"

    def read(self, word: str) -> str:
        readable = word.isascii() and word.isdecimal() and len(word) < 10
        if not readable or not self.least <= int(word) <= self.most:
            raise self.refuse(word)
        return str(int(word))

    def value(self, word: str) -> Value:
        return int(word)


class Letters(Setting):
    """Any number of letters, in any order and case; usually none."""

    __slots__ = ("words",)

    def __init__(
        self,
        name: str,
        label: str,
        help: str,
        words: dict[str, str],
        fits: tuple[Fit, ...] = (),
        only: dict[str, Fit] | None = None,
    ) -> None:
        super().__init__(name, label, help, "", fits, only=only)
        self.words = words

    @property
    def kind(self) -> str:
        return "letters"

    def fits_of(self, word: str) -> list[Fit]:
        return [*self.fits, *[fit for letter, fit in self.only.items() if letter in word]]

    @property
    def what(self) -> str:
        return f"some of {', '.join(self.words)}, like {''.join(list(self.words)[:3])}, or none"

    @property
    def values(self) -> dict[str, str]:
        return self.words

    def read(self, word: str) -> str:
        if word.lower() in ("", "none"):
            return ""
        letters = "".join(word.upper().replace(",", " ").split())
        if not letters or [letter for letter in letters if letter not in self.words]:
            raise self.refuse(word)
        return "".join(sorted(set(letters)))


class Names(Setting):
    """A list of names with commas between them; usually empty. What they name is checked by whoever looks it up."""

    __slots__ = ()

    def __init__(self, name: str, label: str, help: str, fits: tuple[Fit, ...] = ()) -> None:
        super().__init__(name, label, help, "", fits)

    @property
    def kind(self) -> str:
        return "text"

    @property
    def what(self) -> str:
        return "names with commas between them"

    def read(self, word: str) -> str:
        return ", ".join(names_in(word))

    def value(self, word: str) -> Value:
        return names_in(word)


def names_in(words: str) -> tuple[str, ...]:
    return tuple([name.strip() for name in words.split(",") if name.strip()])


def word_of(value: Value) -> str:
    """A value of Python as a word."""
    if isinstance(value, bool):
        return YES if value else NO
    return ", ".join(value) if isinstance(value, tuple) else str(value)


def misfit(declared: tuple[Setting, ...], chosen: dict[str, str], setting: Setting) -> Fit | None:
    """What the choice of a setting should go with, but does not."""
    for fit in setting.fits_of(chosen.get(setting.name, setting.usual)):
        [other] = [other for other in declared if other.name == fit.name]
        word = chosen.get(fit.name, other.usual)
        if word not in fit.words if fit.words else word == other.usual:
            return fit
    return None


class Settings:
    """What one table has chosen; what is not said is as usual. Refuses what does not go together."""

    __slots__ = ("declared", "chosen", "players")

    def __init__(self, declared: tuple[Setting, ...], chosen: dict[str, Value]) -> None:
        self.declared = declared
        self.chosen = self._read(chosen)
        """The word of every setting."""
        self.players = self.number(PLAYERS)
        for setting in [setting for setting in declared if self.chosen[setting.name] != setting.usual]:
            fit = misfit(declared, self.chosen, setting)
            if fit is not None:
                raise self._misfit(setting, fit)

    @property
    @abstractmethod
    def game(self) -> str:
        """The name of the game that is played at the table."""

    def _read(self, chosen: dict[str, Value]) -> dict[str, str]:
        names = [setting.name for setting in self.declared]
        for name in chosen:
            if name.replace("_", "-") not in names:
                raise BadSettings(f"There is no setting '{name[:40]}': use {', '.join(names)}", name)
        given = {name.replace("_", "-"): word_of(value) for name, value in chosen.items()}
        for name, word in given.items():
            if len(word) > _LONGEST:
                raise BadSettings(f"'{word[:40]}...' is too long", name)
        return {
            setting.name: setting.read(given[setting.name]) if setting.name in given else setting.usual
            for setting in self.declared
        }

    def _misfit(self, setting: Setting, fit: Fit) -> BadSettings:
        narrow = [word for word, other in setting.only.items() if other is fit and word in self.says(setting.name)]
        what = f"{setting.name} {''.join(narrow)}".strip()
        wanted = " or ".join([f"{fit.name} {word}" for word in fit.words]) or f"some {fit.name}"
        there = f"{fit.name} is {self.says(fit.name)}" if self.says(fit.name) else f"there are no {fit.name}"
        return BadSettings(f"{what} goes with {wanted}, but {there}", setting.name)

    def says(self, name: str) -> str:
        """The word of a setting."""
        return self.chosen[name]

    def on(self, name: str) -> bool:
        """Whether a setting of yes or no says yes."""
        return self.chosen[name] == YES

    def number(self, name: str) -> int:
        """The number of a setting."""
        return int(self.chosen[name])

    def names(self, name: str) -> tuple[str, ...]:
        """The names that a setting lists."""
        return names_in(self.chosen[name])

    def fields(self) -> dict[str, str]:
        """The choices as a record writes them; what is as usual is left out."""
        return {
            setting.name: self.chosen[setting.name]
            for setting in self.declared
            if setting.always or self.chosen[setting.name] != setting.usual
        }

    def __reduce__(self) -> Any:
        return _anew, (type(self), self.chosen)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.fields()})"


def _anew(kind: Any, chosen: dict[str, str]) -> Any:
    """Settings that another process has made."""
    return kind(**chosen)
