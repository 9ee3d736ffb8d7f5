"""Every message on the page about bots is one that a table or a bot really says, and its commands work."""

import json
import os
import re
import shlex
import sys
from pathlib import Path

import pytest

from farmyard.ai.program import leave_all
from farmyard.cli.arguments import read_arguments
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


def test_the_commands_of_the_page_can_be_given(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    assert len(COMMANDS) == 5
    for command in COMMANDS:
        assert read_arguments(shlex.split(command)[1:]).command in ("play", "simulate", "arena", "bot", "serve")


@pytest.mark.parametrize(
    "command", [command for command in COMMANDS if " play " not in command and "serve" not in command]
)
def test_the_commands_of_the_page_work(
    command: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(ROOT)
    monkeypatch.setenv("PATH", f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}")
    assert main(shlex.split(command.replace("--games 20", "--games 2"))[1:]) == 0
    assert "in its place" not in capsys.readouterr().out
    leave_all()
