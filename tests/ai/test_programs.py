"""Programs at a seat: good ones play as anybody; of others it is said what is wrong, and the game goes on."""

import json
import os
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from textwrap import indent

import pytest

from farmyard import AgricolaSettings, BadSettings, ExpressSettings, Settings, begin
from farmyard.ai.player import check_any_player, computer_player
from farmyard.ai.program import Conversation, Program, leave_all
from farmyard.ai.running import LONGEST, Fault
from farmyard.cli.main import main
from farmyard.kernel.seat import Seat
from farmyard.lab.arena import Meeting, findings, games_of
from farmyard.lab.simulate import Plan, outcomes, play_game
from helpers import Run

EXAMPLES = Path(__file__).parent.parent.parent / "examples"
MAGPIE = f"exec:{sys.executable} {EXAMPLES / 'magpie.py'}"
HEDGEHOG = f"exec:node {EXAMPLES / 'hedgehog.js'}"
HOUSE = f"{sys.executable} -m farmyard bot"
FAMILY = AgricolaSettings(family=True, players=2)
CARDS = AgricolaSettings(players=2, decks="E")
DICE = ExpressSettings(players=2)
BOT = """
import json, os, subprocess, sys, time
say = lambda message: print(message if isinstance(message, str) else json.dumps(message), flush=True)
hello = {"type": "hello", "protocol": 1, "name": "Tester"}
for line in sys.stdin:
    message = json.loads(line)
    choice = {"type": "choice", "number": message.get("number"), "option": 0}
    EVERY
    if message["type"] == "hello":
        HELLO
    if message["type"] == "game":
        GAME
    if message["type"] == "choose":
        CHOOSE
    if message["type"] == "quit":
        break
"""
Writer = Callable[..., str]


@pytest.fixture
def bot(tmp_path: Path) -> Iterator[Writer]:
    """Writes a bot that does what it should, but for what is said here; gives its command."""

    def write(
        choose: str = "say(choice)",
        game: str = 'say({"type": "ready"})',
        hello: str = "say(hello)",
        every: str = "pass",
    ) -> str:
        path = tmp_path / "tester.py"
        does = {"CHOOSE": choose, "GAME": game, "HELLO": hello, "EVERY": every}
        path.write_text("".join([_written(line, does) for line in BOT.splitlines(keepends=True)]))
        return f"{sys.executable} {path}"

    yield write
    leave_all()


def _written(line: str, does: dict[str, str]) -> str:
    """A line of the bot; what it does may take several."""
    body = does.get(line.strip())
    return line if body is None else indent(body, line[: -len(line.lstrip())]) + "\n"


def choose(program: Program, times: int = 1, table: Settings = FAMILY) -> list[str]:
    """Let a program choose at the beginning of games; everything that is said about it."""
    for _ in range(times):
        program.choose(Seat(begin(table, 1), 0))
    return program.remarks()


@pytest.mark.parametrize("table", [FAMILY, CARDS, DICE, AgricolaSettings(players=2, moor="1")])
@pytest.mark.parametrize("player", [MAGPIE, HEDGEHOG])
def test_the_examples_play_any_game_to_its_end(table: Settings, player: str) -> None:
    played = play_game(Plan(table, (player, "random"), 1), 0)
    assert (len(played.scores), played.remarks) == (2, ())


@pytest.mark.parametrize("table", [FAMILY, CARDS, DICE])
@pytest.mark.parametrize("level", ["apprentice", "farmer"])
def test_a_level_of_the_house_chooses_the_same_through_the_protocol(table: Settings, level: str) -> None:
    game, told = begin(table, 3), Conversation(f"{HOUSE} --level {level}")
    here = computer_player(level, table.game, 5)
    told.begin(Seat(game, 0), 5)
    for _ in range(12):
        assert game.decision is not None
        seat = Seat(game, game.decision.seat)
        if seat.number:
            game.play(game.decision.options[0])
            continue
        offered = game.decision.options + seat.exchanges
        number = told.choose(told.asked(seat, Random(1)), 1.0, 0)
        assert offered[number].text == here.choose(seat).text
        game.play(offered[number])
    told.running.leave()


def test_a_program_is_told_no_more_than_its_seat_may_see(bot: Writer, tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    program = Program(bot(f"open({str(heard)!r}, 'w').write(line)\nsay(choice)"), "agricola", 1, 1.0)
    game = begin(CARDS, 1)
    program.choose(Seat(game, 0))
    told = json.loads(heard.read_text())
    own, other = [{card.name for card in player.hand} for player in game.players]
    assert {card["name"] for card in told["view"]["hand"]} == own
    assert told["view"]["players"][1]["hand"] == []
    assert not [name for name in other if f'"{name}"' in heard.read_text()]
    assert "seed" not in told
    assert "dealt" not in told


VERDICTS = {
    "time.sleep(60)": "gave no answer within 0.05 seconds, nor when it was told to stop: answer 'choice' while there",
    "while True: print()": "gave no answer within 0.05 seconds, nor when it was told to stop",
    "while True: say(choice | {'number': 0})": "gave no answer within 0.05 seconds, nor when it was told to stop",
    "sys.exit(3)": "ended with code 3: a program goes on reading until it is told 'quit'",
    "print(message['optoins'])": "ended with code 1 (KeyError: 'optoins'): a program goes on reading",
    "os.close(1), time.sleep(60)": "closed its output: a program goes on reading",
    "print(), say('forest, I think')": "said 'forest, I think': a message is a JSON object with a \"type\" on one line",
    "say('[' * 50000)": 'a message is a JSON object with a "type" on one line',
    "say('x' * 200000)": f"said a line that does not end: a message has up to {LONGEST} bytes",
    "say(['choice'])": "said '[\"choice\"]': a message is a JSON object",
    'say({"type": "bet"})': 'said {"type": "bet"}: the answer is \'choice\' with the number 1',
    'say(choice | {"number": 7})': 'said {"type": "choice", "number": 7, "option": 0}: the answer is \'choice\' with',
    'say(choice | {"option": 99})': "chose option 99: there are 0 to ",
    'say(choice | {"option": True})': "chose option True: there are 0 to ",
    'say(choice | {"option": "plow"})': "chose option plow: there are 0 to ",
    'say({"type": "sorry", "why": "I am at a loss"})': "is sorry: I am at a loss",
}


@pytest.mark.parametrize("answer", VERDICTS)
def test_a_fault_gets_a_verdict_and_a_farmer_chooses(bot: Writer, answer: str) -> None:
    program = Program(bot(answer), "agricola", 1, 0.05)
    [remark] = choose(program)
    assert remark.startswith("Tester ")
    assert VERDICTS[answer] in remark
    assert remark.endswith("; a farmer player chooses in its place")


def test_after_three_faults_a_farmer_plays_on(bot: Writer) -> None:
    program = Program(bot("sys.exit(3)"), "agricola", 1, 1.0)
    remarks = choose(program, times=5)
    assert [remark.rpartition("; ")[2] for remark in remarks] == [
        *["a farmer player chooses in its place"] * 2, "a farmer player plays on in its place",
    ]  # fmt: skip


def test_who_ended_is_started_again(bot: Writer, tmp_path: Path) -> None:
    fallen = tmp_path / "fallen"
    falls = f"if not os.path.exists({str(fallen)!r}):\n    open({str(fallen)!r}, 'w')\n    sys.exit(1)\n"
    program = Program(bot(f"{falls}say(choice)"), "agricola", 1, 1.0)
    assert len(choose(program)) == 1
    assert choose(program, times=3) == []


def test_an_answer_that_comes_too_late_is_passed_over(bot: Writer) -> None:
    program = Program(bot('if message["number"] == 1:\n    say({"type": "bet"})\nsay(choice)'), "agricola", 1, 1.0)
    assert "the answer is 'choice' with the number 1" in choose(program)[0]
    assert choose(program, times=3) == []


def test_whole_games_go_on_with_a_bot_that_floods_the_table(bot: Writer) -> None:
    flooding = f"exec:{bot('for _ in range(10000): say(choice)')}"
    assert len(play_game(Plan(FAMILY, (flooding, "random"), 1, 0.2), 0).scores) == 2


def test_a_bot_that_reads_nothing_is_late(bot: Writer) -> None:
    program = Program(bot(game='say({"type": "ready"}), time.sleep(60)'), "agricola", 1, 0.05)
    assert "gave no answer within 0.05 seconds" in choose(program)[0]


def test_stop_is_said_when_the_time_is_over(bot: Writer) -> None:
    waits = "assert json.loads(sys.stdin.readline()) == {'type': 'stop'}\nsay(choice)"
    assert choose(Program(bot(waits), "agricola", 1, 0.05)) == []


@pytest.mark.parametrize("tells", ["say({'type': 'sorry', 'why': 'only dice'})", "sys.exit(1)"])
def test_who_does_not_get_ready_leaves_the_whole_game_to_a_farmer(bot: Writer, tells: str) -> None:
    program = Program(bot(game=tells), "agricola", 1, 1.0)
    [remark] = choose(program, times=3)
    assert remark.endswith("a farmer player plays on in its place")


def test_who_is_asked_why_may_answer(bot: Writer) -> None:
    explains = 'if message["type"] == "explain": say({"type": "explanation", "text": "more\\twood"})'
    program = Program(bot(hello="say(hello | {'explains': True})", every=explains), "agricola", 1, 1.0)
    assert program.explain() == ""
    assert choose(program) == []
    assert program.explain() == "more wood"


@pytest.mark.parametrize(
    ("hello", "complaint"),
    [
        ("sys.exit(0)", "ended with code 0"),
        ("say(hello | {'protocol': 2})", "speaks protocol 2: this is protocol 1"),
        ("say(hello | {'name': ''})", "says hello without a name"),
        ("say(hello | {'games': ['express']})", "Tester plays express, not agricola"),
        ("say(hello | {'games': 'all'})", "Tester plays nothing, not agricola"),
    ],
)
def test_whoever_does_not_introduce_itself_is_refused_before_the_game(bot: Writer, hello: str, complaint: str) -> None:
    with pytest.raises(BadSettings, match=complaint):
        check_any_player(f"exec:{bot(hello=hello)}", "agricola")


def test_nobody_waits_for_an_introduction_for_ever(bot: Writer) -> None:
    with pytest.raises(Fault, match=r"gave no answer within 0.2 seconds: answer 'hello'"):
        Conversation(bot(hello="time.sleep(60)"), patience=0.2)


@pytest.mark.parametrize(
    ("command", "complaint"),
    [
        ("exec:", "has no command: name one"),
        ("exec:./nowhere-at-all", "cannot be started: './nowhere-at-all': No such file"),
        (f"exec:{EXAMPLES / 'dreamer.py'}", "Permission denied: 'chmod \\+x' lets a file be run"),
        ("exec:python 'x", "No closing quotation: quote its words as in a shell"),
    ],
)
def test_what_cannot_be_started_is_refused_before_the_game(command: str, complaint: str) -> None:
    with pytest.raises(BadSettings, match=complaint):
        check_any_player(command, "agricola")


def running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return not Path(f"/proc/{pid}/stat").exists() or ") Z " not in Path(f"/proc/{pid}/stat").read_text()


def gone(pid: int) -> bool:
    """Whether a process ends; it may take the system a moment."""
    for _ in range(100):
        if not running(pid):
            return True
        time.sleep(0.05)
    return False


def test_a_late_bot_is_ended_with_everything_that_it_has_started(bot: Writer, tmp_path: Path) -> None:
    noted = tmp_path / "pids"
    lingers = (
        f"child = subprocess.Popen(['sleep', '60'])\nopen({str(noted)!r}, 'w').write(f'{{os.getpid()}} {{child.pid}}')"
    )
    program = Program(bot(f"{lingers}\ntime.sleep(60)"), "agricola", 1, 0.3)
    assert choose(program)
    assert [gone(int(pid)) for pid in noted.read_text().split()] == [True, True]


def test_a_program_waits_for_the_next_game_and_is_told_the_end(bot: Writer, tmp_path: Path) -> None:
    noted = tmp_path / "heard"
    told = f"open({str(noted)!r}, 'a').write(f\"{{os.getpid()}} {{message['type']}}\\n\")"
    command = bot(every=f"if message['type'] != 'choose': {told}")
    plan = Plan(DICE, (f"exec:{command}", "random"), 1)
    assert [outcome.remarks for outcome in outcomes(plan, 3)] == [(), (), ()]
    lines = [line.split() for line in noted.read_text().splitlines()][:5]
    assert [said for _, said in lines] == ["hello", "game", "end", "game", "end"]
    assert len({pid for pid, _ in lines}) == 1


def test_the_arena_counts_faults(bot: Writer) -> None:
    meeting = Meeting(DICE, (f"exec:{bot('say(choice | dict(option=-1))')}", "random"))
    found = findings(meeting, list(games_of(meeting, 2)))
    [(remark, times), *_] = found["players"][meeting.players[0]]["remarks"].items()
    assert remark.startswith("Tester chose option -1: there are 0 to ")
    assert times >= 1
    assert found["players"]["random"]["remarks"] == {}


def test_a_program_sits_at_the_terminal_under_the_name_of_its_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    save = tmp_path / "game.txt"
    assert main(["play", "--family", "--seats", f"{MAGPIE},random", "--seed", "1", "--save", str(save)]) == 0
    assert "magpie" in capsys.readouterr().out
    assert main(["replay", str(save), "--all"]) == 0
    assert "magpie: place" in capsys.readouterr().out


def test_people_at_the_terminal_are_told_of_faults(bot: Writer, run: Run, tmp_path: Path) -> None:
    seats = f"exec:{bot('sys.exit(3)')},you"
    said = run("play", "--family", "--seats", seats, "--save", str(tmp_path / "game.txt"))[1]
    assert "Tester ended with code 3" in said
    assert "a farmer player chooses in its place" in " ".join(said.split())


def test_people_may_ask_why_where_nobody_holds_cards(run: Run, tmp_path: Path) -> None:
    words = ("play", "--seats", f"{MAGPIE},you", "--seed", "1")
    said = run(*words, "--family", "--save", str(tmp_path / "family.txt"), answers="why\n")[1]
    assert "magpie: Starting Player (1 food) is worth 4 to me" in said
    said = run(*words, "--decks", "E", "--save", str(tmp_path / "cards.txt"), answers="why\n")[1]
    assert "while there are hands, nobody says why" in said


def test_a_saved_game_starts_no_program(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    trap, save = tmp_path / "trap", tmp_path / "game.txt"
    record = ["farmyard record: 1", "game: express", "rules: 1", "players: 2", "seed: 1"]
    save.write_text("\n".join([*record, f"table seats: you, exec:touch {trap}", "", ""]))
    assert main(["play", "--resume", str(save)]) == 2
    assert (
        f"names a program, which a file must not start: say --seats 'you,exec:touch {trap}'" in capsys.readouterr().err
    )
    assert main(["replay", str(save), "--all"]) == 0
    assert not trap.exists()


def test_trying_a_program_tells_what_is_fine_and_what_is_wrong(bot: Writer, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bot", "--check", bot(), "--choices", "3"]) == 0
    assert "Tester can play at any table" in capsys.readouterr().out
    assert main(["bot", "--check", bot("say(choice | {'option': 'plow'})")]) == 1
    said = capsys.readouterr().out
    assert "wrong  it chose option plow: there are 0 to " in said
    assert "Tester: 1 thing to put right" in said


def test_a_program_that_stays_is_told_to_leave(bot: Writer, capsys: pytest.CaptureFixture[str]) -> None:
    stays = "if message['type'] == 'quit': time.sleep(60)"
    assert main(["bot", "--check", bot(every=stays), "--choices", "1"]) == 1
    assert "does not end when it is told to quit: leave within a second" in capsys.readouterr().out
