"""The page on environments: its snippets do what they say, its commands exist, and it tells of everything there is."""

import doctest
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from farmyard import AgricolaSettings, ExpressSettings
from farmyard.envs.coding.numbered import PLACES, Coding
from farmyard.envs.rewards import REWARDS

ROOT = Path(__file__).parent.parent.parent
PAGE = ROOT / "docs" / "environments.md"
COMMANDS = re.findall(r"^(pip|python) (\S+) ?(\S*)", PAGE.read_text(encoding="utf-8").replace("`", "\n"), re.MULTILINE)


def test_every_snippet_does_what_it_says() -> None:
    failed, tried = doctest.testfile(str(PAGE), module_relative=False)
    assert failed == 0
    assert tried > 15


@pytest.mark.parametrize(("program", "first", "second"), sorted(set(COMMANDS)))
def test_every_command_works_as_far_as_it_goes_without_torch(program: str, first: str, second: str) -> None:
    if program == "pip":
        extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"][
            "optional-dependencies"
        ]
        assert re.fullmatch(r'"farmyard\[(.+)\]"', second).group(1) in extras  # type: ignore[union-attr]
        return
    short = {"examples/ppo.py": "--help", "benchmarks/environments.py": "--seconds=0.001"}
    shown = subprocess.run([sys.executable, ROOT / first, short[first]], capture_output=True, text=True, check=True)
    assert shown.stdout


def test_it_tells_of_every_block_and_every_reward() -> None:
    page = PAGE.read_text(encoding="utf-8")
    for table in (AgricolaSettings(players=2), ExpressSettings(players=2)):
        assert [block.name for block in Coding(table).observer.blocks if f"`{block.name}`" not in page] == []
    assert [reward for reward in REWARDS if f"`{reward}`" not in page] == []
    assert f"one of {PLACES} **places**" in page
