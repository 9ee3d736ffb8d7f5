"""Ratings as a page: for each number of players a picture of all cards with their intervals, and a table."""

from collections.abc import Callable
from html import escape
from typing import Any, Final

LINE, LEFT, WIDTH, EDGE = 15, 220, 860, 30
_COLOURS: Final = {"better": "#176", "worse": "#b33", "unclear": "#999"}
HEADINGS: Final = ("card", "held", "points", "95 %", "wins", "95 %", "played", "lead", "taken as")
"""Of what `cells` says; the last one only after drafts."""
_STYLE: Final = (
    "body{font-family:sans-serif;max-width:60em;margin:2em auto;padding:0 1em;color:#222;background:#fff}"
    "table{border-collapse:collapse}td,th{padding:.1em .8em;text-align:right;border-bottom:1px solid #ddd}"
    "td:first-child,th:first-child{text-align:left}svg{width:100%}"
)


def page(runs: list[dict[str, Any]], name: Callable[[str], str]) -> str:
    """The whole page; `name` says what a card is called."""
    parts = ["<!doctype html><html lang='en'><meta charset='utf-8'><title>Card ratings</title>"]
    parts.append(f"<style>{_STYLE}</style><h1>Card ratings</h1>")
    parts.append(
        "<p>Points by which a hand is better over the others' mean with a card in place of an average one of its sort, "
        "with 95&nbsp;% intervals. docs/ratings.md says how this is found and what it cannot tell.</p>"
    )
    for run in runs:
        parts.append(f"<h2>{run['table']['players']} players</h2><p><code>{escape(run['command'])}</code><br>")
        parts.append(f"{run['games']} games of {run['deals']} deals</p>")
        parts += [picture(run, name), _table(run, name), _pairs(run, name)]
    return "\n".join([*parts, "</html>"])


def best_first(run: dict[str, Any]) -> list[tuple[str, dict[str, Any]]]:
    """The cards of a run, the most worth first."""
    return sorted(run["cards"].items(), key=lambda card: -card[1]["points"][0])


def picture(run: dict[str, Any], name: Callable[[str], str]) -> str:
    """All cards, a line each: a dot on its interval."""
    cards = best_first(run)
    low: float = min([card["points"][1] for _, card in cards] + [-1.0])
    high: float = max([card["points"][2] for _, card in cards] + [1.0])
    height = EDGE + LINE * len(cards)

    def across(points: float) -> float:
        return LEFT + (WIDTH - LEFT - 10) * (points - low) / (high - low)

    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-size="11">']
    for mark in range(round(low), round(high) + 1):
        parts.append(f'<path d="M{across(mark):.1f} 20V{height}" stroke="{"#888" if mark == 0 else "#e4e4e4"}"/>')
        parts.append(f'<text x="{across(mark):.1f}" y="14" text-anchor="middle">{mark:+d}</text>')
    for number, (key, card) in enumerate(cards):
        mean, bottom, top = card["points"]
        colour = _COLOURS["better" if bottom > 0 else "worse" if top < 0 else "unclear"]
        y = EDGE + LINE * number
        parts.append(f'<text x="{LEFT - 6}" y="{y + 4}" text-anchor="end">{escape(name(key))}</text>')
        parts.append(f'<path d="M{across(bottom):.1f} {y}H{across(top):.1f}" stroke="{colour}" stroke-width="2"/>')
        parts.append(f'<circle cx="{across(mean):.1f}" cy="{y}" r="3.5" fill="{colour}"/>')
    return "\n".join([*parts, "</svg>"])


def _table(run: dict[str, Any], name: Callable[[str], str]) -> str:
    rows = [cells(name(key), card) for key, card in best_first(run)]
    lines = [_row("th", list(HEADINGS[: len(rows[0])]))] + [_row("td", row) for row in rows]
    return f"<table>{''.join(lines)}</table>"


def cells(name: str, card: dict[str, Any]) -> list[str]:
    """What a table says of a card."""
    points, wins, lead = card["points"], card["wins"], card["lead_when_played"]
    return [
        name,
        str(card["games"]),
        f"{points[0]:+.2f}",
        f"{points[1]:+.2f} to {points[2]:+.2f}",
        f"{wins[0]:+.1%}",
        f"{wins[1]:+.1%} to {wins[2]:+.1%}",
        "" if card["played"] is None else f"{card['played']:.0%}",
        "" if lead is None else f"{lead[0]:+.1f}",
        *([f"{card['taken']:.1f}"] if "taken" in card else []),
    ]


def _row(tag: str, words: list[str]) -> str:
    return f"<tr>{''.join([f'<{tag}>{escape(word)}</{tag}>' for word in words])}</tr>"


def _pairs(run: dict[str, Any], name: Callable[[str], str]) -> str:
    return "".join([f"<p>{escape(line)}</p>" for line in said_of_pairs(run, name)])


def said_of_pairs(run: dict[str, Any], name: Callable[[str], str]) -> list[str]:
    """What is known of pairs of cards, in sentences."""
    head = f"{run['pairs_looked_at']} pairs were held often enough to be looked at; {len(run['pairs'])} of them clearly"
    lines = [f"{head} differ from the sum of their cards."]
    for pair in run["pairs"]:
        first, second = [name(key) for key in pair["cards"]]
        mean, low, high = pair["points"]
        lines.append(f"{first} and {second}: {mean:+.1f} ({low:+.1f} to {high:+.1f}) in {pair['hands']} hands")
    return lines
