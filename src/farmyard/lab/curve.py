"""The learning curve of a training as a picture: mean points in self-play over games, a line for each table."""

import json
from pathlib import Path

WIDTH, HEIGHT, EDGE = 900, 480, 60
_COLOURS = ("#1b6", "#c33", "#36c", "#c90", "#939", "#066", "#666", "#a52", "#0af", "#f6a", "#8a0", "#000")


def curve_of(folder: Path) -> Path:
    """Where a training's learning curve is."""
    return folder / "curve.svg"


def draw_curve(folder: Path) -> None:
    """Draw the learning curve from the log in a training's folder."""
    lines = [json.loads(line) for line in (folder / "log.jsonl").read_text().splitlines()]
    curves: dict[str, list[tuple[float, float]]] = {}
    for line in lines:
        for words, mean in line["means"].items():
            curves.setdefault(words, []).append((line["games"], mean))
    curve_of(folder).write_text(picture(curves))


def picture(curves: dict[str, list[tuple[float, float]]]) -> str:
    """Curves as an SVG drawing with axes and a legend."""
    points = [point for curve in curves.values() for point in curve] or [(1.0, 0.0)]
    most = max([games for games, _ in points])
    top = max([mean for _, mean in points] + [10.0])
    bottom = max(-40.0, min([mean for _, mean in points] + [0.0]))
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif">']
    parts.append(f'<rect width="{WIDTH}" height="{HEIGHT}" fill="white"/>')
    for mark in range(int(bottom // 10) * 10, int(top) + 11, 10):
        y = _down(mark, bottom, top)
        parts.append(f'<path d="M{EDGE} {y:.1f}H{WIDTH - 240}" stroke="#ddd"/>')
        parts.append(f'<text x="{EDGE - 8}" y="{y + 4:.1f}" font-size="12" text-anchor="end">{mark}</text>')
    for number, (words, curve) in enumerate(curves.items()):
        colour = _COLOURS[number % len(_COLOURS)]
        places = [f"{_across(games, most):.1f} {_down(mean, bottom, top):.1f}" for games, mean in curve]
        line = "L".join(places[:1] + places)  # a first point alone is a dot
        parts.append(f'<path d="M{line}" stroke="{colour}" fill="none" stroke-width="2" stroke-linecap="round"/>')
        parts.append(f'<text x="{WIDTH - 230}" y="{EDGE + 18 * number}" font-size="11" fill="{colour}">{words}</text>')
    parts.append(f'<text x="{EDGE}" y="{HEIGHT - 16}" font-size="12">mean points over {most:.0f} games</text></svg>')
    return "\n".join(parts)


def _across(games: float, most: float) -> float:
    return EDGE + (WIDTH - 240 - EDGE) * games / most


def _down(mean: float, bottom: float, top: float) -> float:
    return HEIGHT - EDGE - (HEIGHT - 2 * EDGE) * (max(mean, bottom) - bottom) / (top - bottom)
