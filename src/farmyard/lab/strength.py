"""How strong the computer players are: a page made of saved results of the arena.

`farmyard arena ... --json > benchmarks/arena/NAME.json` saves a result; this module, run, makes the page.
"""

import json
from pathlib import Path
from typing import Any

RESULTS = Path("benchmarks/arena")
PAGE = Path("docs/strength.md")
_HEAD = """# How strong the computer players are

Made of the results in `benchmarks/arena` by `python -m farmyard.lab.strength`. A win share is given with its 95 %
interval; a master's budget is in the command.

| meeting | player | wins | points | begging cards | s/choice | command |
|---|---|---|---|---|---|---|
"""


def page(folder: Path = RESULTS) -> str:
    """The whole page, the results in the order of their names."""
    rows: list[str] = []
    for path in sorted(folder.glob("*.json")):
        found = json.loads(path.read_text(encoding="utf-8"))
        rows += [_row(path.stem, name, player, found) for name, player in found["players"].items()]
    return _HEAD + "".join(rows)


def _row(title: str, name: str, player: dict[str, Any], found: dict[str, Any]) -> str:
    low, high = player["win_share_ci"]
    alone = found["table"]["players"] == "1"
    wins = "" if alone else f"{player['win_share']:.0%} ({low:.0%} to {high:.0%})"
    points = f"{player['scores']['mean']:.1f} ± {player['scores']['error'] or 0:.1f}"
    cells = [title.replace("-", " "), name, wins, points, f"{player['begging_cards_per_game']:.2f}"]
    return f"| {' | '.join(cells)} | {player['seconds_per_choice']:.3f} | `{found['command']}` |\n"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
