"""The page of all settings, `docs/settings.md`, made from their declarations: `make docs` writes it anew."""

import sys
from pathlib import Path

from farmyard.games import GAMES
from farmyard.kernel.settings import Fit, Setting

HEAD = """# Settings

Made from the declarations by `make docs`. Everything that a table may choose: on the command line as `--name` (a switch
needs no word), in Python as `new_game(name=...)` with `_` for `-`, in the browser in the form for a new table. What
does not go together is refused with the reason.
"""


def page() -> str:
    """The whole page."""
    parts = [HEAD]
    for name, game in GAMES.items():
        parts.append(f"## {game.label} (`--game {name}`)\n")
        offered = [setting for setting in game.declared() if setting.label]
        for group in dict.fromkeys([setting.group for setting in offered]):
            parts += [f"### {group}\n"] if group else []
            parts += [section(setting) for setting in offered if setting.group == group]
    return "\n".join(parts)


def section(setting: Setting) -> str:
    """What one setting does, what may be chosen and what it goes with."""
    lines = [f"#### `{setting.name}`: {setting.label}", "", f"{setting.help}.", ""]
    words = [f"`{word}` {label}" for word, label in setting.values.items()]
    lines.append(f"- {'; '.join(words) if words else setting.what}")
    lines.append(f"- usually {f'`{setting.usual}`' if setting.usual else 'none'}")
    lines += [f"- goes with {goes_with}" for goes_with in [", ".join(map(fit_words, setting.fits))] if goes_with]
    narrow: dict[str, list[str]] = {}
    for word, fit in setting.only.items():
        narrow.setdefault(fit_words(fit), []).append(f"`{word}`")
    lines += [f"- {', '.join(words)} only with {fit}" for fit, words in narrow.items()]
    return "\n".join(lines) + "\n"


def fit_words(fit: Fit) -> str:
    return f"`{fit.name}` {' or '.join(fit.words)}" if fit.words else f"some `{fit.name}`"


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(page(), encoding="utf-8")
