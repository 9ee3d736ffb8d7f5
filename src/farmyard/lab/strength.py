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
interval; a master's budget is in the command. How much it thought in that time depends on the machine and on what else
ran there: the nodes of its trees for each choice are given, as far as they were counted. All sides of a meeting play
with the weights that were in the package then; with later ones other numbers come out.

| | meeting | games | player | wins | points | begging cards | s/choice | nodes/choice |
|---|---|---|---|---|---|---|---|---|
"""


def page(folder: Path = RESULTS) -> str:
    """The whole page, the results in the order of their names and numbered, their commands below."""
    rows: list[str] = []
    series: list[str] = []
    commands: list[str] = []
    for path in sorted(folder.glob("*.json")):
        found = json.loads(path.read_text(encoding="utf-8"))
        if "tries" in found:
            series.append(_series(found))
        else:
            commands.append(f"{len(commands) + 1}. `{found['command']}`\n")
            rows += _rows(len(commands), path.stem.replace("-", " "), found)
    return _HEAD + "".join(rows + series) + "\n## Commands\n\n" + "".join(commands)


def _series(found: dict[str, Any]) -> str:
    tries = ", ".join([f"{one['points']} of {one['target']}" for one in found["tries"]])
    reached = f"{found['reached']} of its {found['of']} targets in {len(found['tries'])} games"
    return f"\nThe solo series, `{found['command']}`: {reached} ({tries}).\n"


def _rows(number: int, meeting: str, found: dict[str, Any]) -> list[str]:
    """A row for each player; the meeting is told in the first."""
    alone = found["table"]["players"] == "1"
    rows: list[str] = []
    for name, player in found["players"].items():
        told = ["", "", ""] if rows else [str(number), meeting, str(found["games"])]
        rows.append(f"| {' | '.join([*told, name.rpartition(':')[2], *_cells(player, alone)])} |\n")
    return rows


def _cells(player: dict[str, Any], alone: bool) -> list[str]:
    low, high = player["win_share_ci"]
    wins = "" if alone else f"{player['win_share']:.0%} ({low:.0%} to {high:.0%})"
    points = f"{player['scores']['mean']:.1f} ± {player['scores']['error'] or 0:.1f}"
    thought = [f"{player['seconds_per_choice']:.3f}", str(player.get("nodes_per_choice") or "")]
    return [wins, points, f"{player['begging_cards_per_game']:.2f}", *thought]


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
