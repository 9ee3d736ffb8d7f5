"""What somebody means who names a thing: its whole name, the beginning of it, or a part that no other has."""

from collections.abc import Callable
from typing import Final

from farmyard.cli.terminal import BadCommand

_SHORTEST: Final = 3
"""The letters that a part of a name must have."""


def one_of(offered: list[str], answer: str, elsewhere: list[str] | None = None, verbs: bool = True) -> str:
    """The text that an answer means, nothing where none fits; refuses where several do.

    Whole names come first, then parts of what is offered, then parts of what is only there `elsewhere`.
    Where texts begin with `verbs`, they may be left out.
    """
    others = elsewhere or []
    for fits, texts in (
        (_is, offered), (_is, others),
        (_begins, offered), (_is_part_of, offered),
        (_begins, others), (_is_part_of, others),
    ):  # fmt: skip
        found = _fitting(answer, texts, fits, verbs)
        if len(found) == 1 or (found and fits is _is):
            return found[0]
        if found:
            raise BadCommand(f"'{answer}' could be {' or '.join(found[:4])}{' or more' if len(found) > 4 else ''}")
    return ""


def any_of(texts: list[str], answer: str) -> list[str]:
    """The texts that an answer may mean: those it is, else those it begins, else those it is a part of."""
    for fits in (_is, _begins, _is_part_of):
        found = _fitting(answer, texts, fits, False)
        if found:
            return found
    return []


def _fitting(answer: str, texts: list[str], fits: Callable[[str, str], bool], verbs: bool) -> list[str]:
    wanted = " ".join(answer.lower().split())
    found = [text for text in texts if fits(wanted, text.lower())]
    if verbs:
        found += [text for text in texts if fits(wanted, text.lower().partition(" ")[2])]
    return list(dict.fromkeys(found))


def _is(wanted: str, text: str) -> bool:
    return wanted == text


def _begins(wanted: str, text: str) -> bool:
    return text.startswith(wanted)


def _is_part_of(wanted: str, text: str) -> bool:
    """Whether words begin words of a text in their order: `laborer` of `day laborer`, `plow field` of `plow 1 field`.

    A part has some letters at least, so that a slip of the finger is no choice.
    """
    words = iter(text.replace("(", "").split())
    found = [any(word.startswith(part) for word in words) for part in wanted.split()]
    return len(wanted) >= _SHORTEST and all(found)
