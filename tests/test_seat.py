"""What a player can ask at its seat, and players that come from outside."""

from pathlib import Path

import pytest

from farmyard import (
    AgricolaSettings,
    ExpressSettings,
    FarmyardError,
    IllegalChoice,
    Settings,
    begin,
    new_game,
    view,
)
from farmyard.ai.player import ComputerPlayer, any_player, computer_player
from farmyard.cli.main import main
from farmyard.kernel.option import Option
from farmyard.kernel.rng import Rng
from farmyard.kernel.seat import Seat, seats_of
from farmyard.lab.simulate import Plan, outcomes

EXAMPLES = Path(__file__).parent.parent / "examples"


class Late(ComputerPlayer):
    """Chooses the first option that it was ever offered, again and again."""

    known: Option | None = None

    def choose(self, seat: Seat) -> Option:
        assert seat.decision is not None
        self.known = self.known or seat.decision.options[0]
        return self.known


TABLES = [AgricolaSettings(players=3, decks="E"), ExpressSettings(players=2)]


@pytest.mark.parametrize("table", TABLES)
def test_a_seat_shows_its_view_and_its_own_decision_alone(table: Settings) -> None:
    game = begin(table, 1)
    first, second, *_ = seats_of(game)
    assert first.view == view(game, 0)
    assert (first.decision, second.decision, second.exchanges) == (game.decision, None, [])
    assert first.settings.fields() == table.fields()


@pytest.mark.parametrize("table", TABLES)
def test_everybody_sees_no_hand_and_is_asked_nothing(table: Settings) -> None:
    shown = view(begin(table, 1), -1)
    assert (shown.seat, shown.question, shown.options, shown.exchanges) == (-1, "", (), ())
    assert getattr(shown, "hand", ()) == ()


@pytest.mark.parametrize("table", TABLES)
def test_a_seat_deals_copies_that_play_on_by_themselves(table: Settings) -> None:
    game = begin(table, 1)
    copy = Seat(game, 0).deal(Rng(1))
    assert copy.decision is not None
    copy.play(copy.decision.options[0])
    assert (len(game.choices), copy.origin) == (0, None)


def test_there_is_no_seat_that_the_table_does_not_have() -> None:
    with pytest.raises(FarmyardError, match="There is no seat 2: this table has seats 0 to 1"):
        Seat(begin(ExpressSettings(players=2)), 2)


@pytest.mark.parametrize("table", [AgricolaSettings(edition="revised", players=2), ExpressSettings(players=2)])
def test_a_newcomers_player_beats_chance(table: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(EXAMPLES)
    played = list(outcomes(Plan(table, ("dreamer:Dreamer", "random"), 1), 1))
    assert sum([game.scores[0] for game in played]) > sum([game.scores[1] for game in played])


def test_a_player_from_outside_sits_down_by_its_own_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(EXAMPLES)
    save = str(tmp_path / "game.txt")
    assert main(["play", "--family", "--seats", "dreamer:Dreamer,random", "--seed", "1", "--save", save]) == 0
    assert "Dreamer wins with" in capsys.readouterr().out


BROKEN = """
from farmyard.ai.player import ComputerPlayer
class NoPlayer: pass
class Silent(ComputerPlayer):
    def choose(self, seat): return None
class Demanding(ComputerPlayer):
    def __init__(self, game, table, tea): pass
"""


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("nowhere_at_all:Bot", "there is no module 'nowhere_at_all' here or where Python looks"),
        ("faulty_players:Bot", "the module faulty_players has no 'Bot'"),
        ("faulty_players:NoPlayer", "NoPlayer is no player: derive it from farmyard.ai.player.ComputerPlayer"),
        ("faulty_players:Demanding", "cannot be made from a seed and seconds to think"),
        ("faulty_import:Bot", "faulty_import cannot be imported: No module named 'missing_tea'"),
        ("faulty_words:Bot", "faulty_words cannot be imported: "),
        (":Bot", "cannot be imported: Empty module name"),
    ],
)
def test_what_is_wrong_with_a_player_from_outside_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, complaint: str
) -> None:
    (tmp_path / "faulty_players.py").write_text(BROKEN)
    (tmp_path / "faulty_import.py").write_text("import missing_tea\n")
    (tmp_path / "faulty_words.py").write_text("class Bot(:\n")
    monkeypatch.chdir(tmp_path)
    with pytest.raises(FarmyardError, match=complaint.replace("(", r"\(")):
        any_player(name, "agricola", 1)


def test_a_player_from_outside_must_choose_an_option(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "faulty_silence.py").write_text(BROKEN)
    monkeypatch.chdir(tmp_path)
    player = any_player("faulty_silence:Silent", "agricola", 1)
    with pytest.raises(FarmyardError, match="faulty_silence:Silent chose None: it must be one of the options"):
        player.choose(Seat(begin(AgricolaSettings()), 0))


def test_a_player_from_outside_may_choose_no_option_of_another_decision() -> None:
    game = new_game(family=True, players=2, seed=1)
    late = any_player("test_seat:Late", "agricola", 1)
    game.play(late.choose(Seat(game, 0)))
    game.play("place Fishing")
    with pytest.raises(IllegalChoice, match="test_seat:Late chose 'place Starting Player': it must be one of the"):
        late.choose(Seat(game, 0))


def test_who_asks_for_a_player_of_the_house_gets_no_code_from_outside(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(EXAMPLES)
    with pytest.raises(FarmyardError, match="There is no computer player 'dreamer:Dreamer': use random"):
        computer_player("dreamer:Dreamer", "agricola", 1)
