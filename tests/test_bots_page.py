"""Every message on the page about bots is one that a table or a bot really says, and its commands work."""

import io
import json
import os
import re
import shlex
import sys
from pathlib import Path

import pytest
import uvicorn

from farmyard.ai.program import leave_all
from farmyard.cli.main import main

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs/bots.md").read_text(encoding="utf-8")
SAID = [(line[0], json.loads(line[2:])) for line in re.findall(r"^[<>] \{.*\}$", PAGE, re.MULTILINE)]
COMMANDS = re.findall(r"^farmyard .*$", PAGE, re.MULTILINE)
LEFT_OUT = {("<", "hello"): {"author", "games", "deals"}}
"""What the example of the page says, but a bot need not."""
RARE = {(">", "stop"), ("<", "sorry")}
UNKNOWN = (">", "weather")


def test_every_message_of_a_conversation_is_on_the_page(tmp_path: Path) -> None:
    told, said = tmp_path / "told", tmp_path / "said"
    talk = f"tee -a {told} | {sys.executable} {ROOT / 'examples/magpie.py'} | tee -a {said}"
    assert main(["bot", "--check", shlex.join(["sh", "-c", talk]), "--choices", "40"]) == 0
    heard = [(">", json.loads(line)) for line in told.read_text().splitlines()]
    heard += [("<", json.loads(line)) for line in said.read_text().splitlines()]
    shown = {(who, message["type"]): set(message) for who, message in SAID}
    for who, message in heard:
        kind = who, message["type"]
        if kind != UNKNOWN:
            assert shown[kind] - LEFT_OUT.get(kind, set()) <= set(message) <= shown[kind]
    assert {(who, message["type"]) for who, message in heard} - {UNKNOWN} == set(shown) - RARE


@pytest.mark.parametrize("command", COMMANDS)
def test_the_commands_of_the_page_work(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whoever plays leaves at once, and a server stops as soon as it would listen."""
    monkeypatch.chdir(ROOT)
    for folder in ("XDG_STATE_HOME", "XDG_DATA_HOME"):
        monkeypatch.setenv(folder, str(tmp_path))
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    monkeypatch.setattr(uvicorn.Server, "run", lambda server: None)
    monkeypatch.setenv("PATH", f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}")
    assert main(shlex.split(command.replace("--games 20", "--games 2"))[1:]) == 0
    said = capsys.readouterr().out
    assert said
    assert "in its place" not in said
    leave_all()
