"""`farmyard train`: what is told meanwhile, and what a folder holds when it is stopped."""

import io
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from farmyard.agricola.settings import AgricolaSettings
from farmyard.ai.player import TWO
from farmyard.ai.value import SHIPPED
from farmyard.cli.main import INTERRUPTED, REFUSED, main
from farmyard.lab.curve import picture
from farmyard.lab.match import TABLES
from farmyard.lab.train import Course, Training


class Screen(io.StringIO):
    """A terminal."""

    def isatty(self) -> bool:
        return True


@pytest.fixture
def stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody stops every training after its second lesson."""

    def lessons(training: Training) -> Iterator[None]:
        for points in (7.0, 9.0):
            training.games += 24
            training.means = {"a table": [points]}
            training.errors.append(points)
            yield
        raise KeyboardInterrupt

    monkeypatch.setattr(Training, "lessons_learned", lessons)


@pytest.mark.usefixtures("stopped")
def test_a_training_that_is_stopped_leaves_its_curve_and_says_how_to_go_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "training"
    assert main(["train", str(folder)]) == INTERRUPTED
    report, stopped, curve = capsys.readouterr().out.splitlines()
    assert json.loads(report)["games"] == 48
    assert stopped == f"Stopped: what has been learned is kept in {folder}, and the same command goes on with it"
    assert curve == f"The learning curve is in {folder / 'curve.svg'}"
    assert "a table" in (folder / "curve.svg").read_text()
    assert main(["train", str(folder)]) == INTERRUPTED
    assert json.loads((folder / "log.jsonl").read_text().splitlines()[-1])["games"] == 96


def test_the_curve_is_drawn_with_every_report(tmp_path: Path) -> None:
    training = Training(Course(tmp_path))
    for games in (24, 48):
        training.games, training.means = games, {"a table": [7.0]}
        training.report()
        assert f"over {games} games" in (tmp_path / "curve.svg").read_text()


def test_a_first_report_is_a_dot_on_the_curve() -> None:
    drawn = picture({"a table": [(24.0, 7.0)]})
    [line] = re.findall('d="M([^"]+)" stroke="#1b6" .* stroke-linecap="round"', drawn)
    first, last = line.split("L")
    assert first == last


@pytest.mark.usefixtures("stopped")
def test_at_a_screen_a_bar_tells_how_far_a_training_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    said, bar = Screen(), Screen()
    monkeypatch.setattr(sys, "stdout", said)
    monkeypatch.setattr(sys, "stderr", bar)
    main(["train", str(tmp_path), "--hours", "2"])
    assert "0 games" in bar.getvalue()
    assert "48 games, error 8.00" in bar.getvalue()
    assert "{" not in said.getvalue()
    assert len((tmp_path / "log.jsonl").read_text().splitlines()) == 1


def test_at_a_screen_a_bar_tells_how_far_a_match_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bar = Screen()
    monkeypatch.setattr(sys, "stderr", bar)
    monkeypatch.setattr(Training, "run", lambda training: iter([training.report()]))
    monkeypatch.setitem(TABLES, TWO, (AgricolaSettings(edition="revised", players=1),))
    monkeypatch.setattr("farmyard.cli.train.take_the_place", None)
    assert main(["train", str(tmp_path), "--match", "1"]) == 0
    assert "Playing" in bar.getvalue()


@pytest.mark.usefixtures("stopped")
def test_a_training_under_way_does_not_begin_with_weights_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    begin = ["train", str(tmp_path), "--from", str(SHIPPED["two"])]
    main(begin)
    assert "already" not in capsys.readouterr().out
    main(begin)
    assert "it goes on with what it has learned, --from changes nothing" in capsys.readouterr().out


@pytest.mark.parametrize("kind", ["text", "nothing", "array", "arrays", "zip"])
def test_a_file_without_weights_is_refused(kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "weights"
    with file.open("wb") as to:
        if kind == "array":
            np.save(to, np.zeros(3))
        elif kind == "arrays":
            np.savez(to, own=np.zeros(3))
        else:
            to.write({"text": b"wood", "nothing": b"", "zip": b"PK\x03\x04 and so on"}[kind])
    assert main(["train", str(tmp_path / "training"), "--from", str(file)]) == REFUSED
    assert f"There are no weights in {file}: name" in capsys.readouterr().err
    assert not (tmp_path / "training").exists()


@pytest.mark.parametrize("units", ["256", "256,0", "many,few", "256,64,8"])
def test_layers_have_units(tmp_path: Path, capsys: pytest.CaptureFixture[str], units: str) -> None:
    assert main(["train", str(tmp_path), "--units", units]) == REFUSED
    assert "--units: '" in capsys.readouterr().err


@pytest.mark.parametrize("hours", ["-1", "0", "nan", "long"])
def test_a_training_lasts_some_time(tmp_path: Path, capsys: pytest.CaptureFixture[str], hours: str) -> None:
    assert main(["train", str(tmp_path), "--hours", hours]) == REFUSED
    assert "a number of hours above 0" in capsys.readouterr().err
