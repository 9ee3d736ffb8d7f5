"""Tables of every sort that there is: made from what the games declare, so that those of new modules are among them."""

from collections.abc import Iterator

from farmyard import BadSettings, Settings
from farmyard.games import GAMES
from farmyard.kernel.settings import PLAYERS, YES, Letters, Setting, Whole, misfit


def words_of(setting: Setting) -> list[str]:
    """What may be chosen, as far as it can be listed; of letters one or several that follow one another."""
    if setting.kind == "yes-no":
        return [YES]
    if isinstance(setting, Whole):
        last = setting.most if setting.name == PLAYERS else setting.least + 1
        return [str(number) for number in range(setting.least, last + 1)]
    letters = list(setting.values)
    if isinstance(setting, Letters):
        return [
            "".join(letters[first : last + 1]) for first in range(len(letters)) for last in range(first, len(letters))
        ]
    return letters


def fitted(game: str, chosen: dict[str, str]) -> Settings | None:
    """The table with some choices and what they go with, if there is one."""
    declared = {setting.name: setting for setting in GAMES[game].declared()}
    chosen = dict(chosen)
    for _ in range(len(declared)):
        gaps = [misfit(tuple(declared.values()), chosen, declared[name]) for name in chosen]
        gap = next((gap for gap in gaps if gap is not None), None)
        if gap is None:
            break
        chosen[gap.name] = gap.words[0] if gap.words else words_of(declared[gap.name])[0]
    try:
        return GAMES[game].read(chosen)
    except BadSettings:
        return None


def with_help(game: str, setting: Setting, word: str) -> Settings | None:
    """A table with a choice, and perhaps with one more that it needs; letters are tried in other mixtures."""
    others = [
        (other.name, more) for other in GAMES[game].declared() for more in words_of(other) if other is not setting
    ]
    found = (fitted(game, {setting.name: word, name: more}) for name, more in [(setting.name, word), *others])
    return fitted(game, {setting.name: word}) if isinstance(setting, Letters) else next(filter(None, found), None)


def tables() -> Iterator[Settings | None]:
    """A table for each word of each setting, of the last word also for one and for five; then every number of players
    with each edition, with and without hand cards."""
    for game, kind in GAMES.items():
        for setting in kind.declared():
            yield from [with_help(game, setting, word) for word in words_of(setting)]
            yield from [
                fitted(game, {PLAYERS: few, setting.name: word}) for few in "15" for word in words_of(setting)[-1:]
            ]
    for edition, decks in (("original", "EIK"), ("original", ""), ("revised", "AB"), ("revised", "")):
        for players in range(1, 7):
            yield fitted("agricola", {"edition": edition, PLAYERS: str(players), "decks": decks})


def name(table: Settings) -> str:
    return " ".join([table.game, *[f"{key} {word}" for key, word in table.fields().items()]])


EVERY_TABLE = list({name(table): table for table in tables() if table is not None}.values())
