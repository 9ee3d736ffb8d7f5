"""Agricola Express on the command line: playing, going on, replaying, simulating."""

import json
import random
import re
from pathlib import Path

import pytest
from rich import box

import farmyard
from farmyard import Express, ExpressSettings
from farmyard.ai.player import computer_player
from farmyard.cli.draw.glyphs import ASCII, BOX
from farmyard.cli.express.draw import score_table, sheets, verdict
from farmyard.cli.express.menu import Menu, fewer_dice, in_short, other_payments
from farmyard.cli.express.options import effect
from farmyard.cli.terminal import BadCommand
from farmyard.express.position import position
from farmyard.express.rules.groups import groups
from farmyard.express.view import target_view, view
from farmyard.kernel.rng import Rng
from farmyard.kernel.seat import Seat
from farmyard.kernel.view import OptionView
from farmyard.lab.simulate import Plan, outcomes, play_game
from farmyard.lab.workers import Workers
from helpers import Run


def choices(path: Path) -> list[str]:
    lines = path.read_text().partition("\n\n")[2].splitlines()
    return [line for line in lines if not line.startswith("#")]


def answers_of(path: Path) -> str:
    return "".join([line.partition(": ")[2] + "\n" for line in choices(path)])


def random_game(players: int, seed: int, stop_round: int = 9) -> Express:
    game = farmyard.begin(ExpressSettings(players=players), seed)
    luck = random.Random(seed)
    while game.decision is not None and game.round < stop_round:
        game.play(luck.choice(game.decision.options))
    return game


# -- playing ----------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [1, 3])
def test_people_can_answer_a_whole_game_from_a_pipe(run: Run, tmp_path: Path, players: int) -> None:
    played, again = tmp_path / "played.txt", tmp_path / "again.txt"
    table = "--game express --seed 3 --dice even --free-pastures"
    everybody = ",".join(["random"] * players)
    code, said, _ = run(f"play {table} --seats {everybody} --save {played}")
    assert (code, farmyard.load(played).over) == (0, True)
    people = ",".join(["you"] * players)
    code, said, _ = run(f"play {table} --seats {people} --save {again}", answers=answers_of(played))
    assert code == 0
    assert "The end of the game" in said
    assert said.isascii()
    assert "\x1b" not in said
    assert choices(again) == choices(played)
    assert "free-pastures: yes" in again.read_text()


def test_every_answer_can_be_a_number(run: Run, tmp_path: Path) -> None:
    """The numbers on the screen are those of the menu, folded or not."""
    file = tmp_path / "game.txt"
    played = random_game(1, 11)
    walk: Express = played.beginning()
    typed = []
    for option in played.choices:
        menu = Menu(view(walk, 0), 16)
        texts = [shown.text for shown in menu.numbered]
        typed.append(str(texts.index(option.text) + 1))
        walk.play(option.text)
    run(f"play --game express --seed 11 --save {file}", answers="\n".join(typed) + "\n")
    assert choices(file) == [f"1: {option.text}" for option in played.choices]


def test_the_screen_shows_dice_sheet_and_options(run: Run) -> None:
    code, said, _ = run("play --game express --seed 3")
    assert code == 0
    lines = said.splitlines()
    asked = lines.index("Which dice do you use?")
    assert "Round 1 of 6 - harvest 1 in 3 rounds - needs 4 food, has 2" in lines[asked - 1]
    assert "farm        [house] [pasture]" in said
    assert "Rooms  Fields  Pastures" in said
    assert re.search(r"1 add 1 room +-1 reed, -1 wood", said)
    assert "Go on with: farmyard play --resume" in said


def test_the_dice_left_are_offered_with_what_they_allow(run: Run) -> None:
    _, said, _ = run("play --game express --seed 3", answers="collect 2 vegetable\n")
    assert "use the dice on the table or roll all?" in said
    assert "(vegetable) (vegetable)" in said
    assert "These dice allow: add 1 room, build pasture" in " ".join(said.split())
    assert "You collect 2 vegetable" in said


def test_what_the_dice_have_answered_is_not_taken_back(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    run(f"play --game express --seats you,random --seed 3 --save {file}", answers="collect 2 vegetable\n")
    assert "game: express" in file.read_text()
    assert "table seats: you, random" in file.read_text()
    code, said, _ = run(f"play --resume {file}", answers="undo\nquit\n")
    assert code == 0
    assert "'collect 2 vegetable' cannot be taken back any more: The dice have been rolled since then" in said
    assert choices(file)[0] == "1: collect 2 vegetable"


def test_every_command_of_the_help_answers(run: Run, tmp_path: Path) -> None:
    copy = tmp_path / "copy.txt"
    typed = f"help\nlist\nlist wood\nabout\nboard\nscore\nscore all\nlog\nsave\nsave {copy}\n\nquit\n"
    code, said, complaints = run("play --game express --players 3 --seed 5", answers=typed)
    assert (code, complaints) == (0, "")
    assert f"A copy is saved in {copy}" in said
    assert "A harvest now" in said
    assert "babies eat 1" in said


@pytest.mark.parametrize(
    ("answer", "sentence"),
    [
        ("99", "there is no option 99"),
        ("dance", "'dance' is no choice"),
        ("x", "there is nothing to cook now"),
        ("x3", "there is nothing to cook now"),
        ("collect", "'collect' could be collect"),
        ("list elephants", "no option mentions 'elephants'"),
        ("score me", "say 'score' for your own sheet"),
        ("roll", "'roll' is not possible now"),
    ],
)
def test_a_bad_answer_is_explained_and_asked_again(run: Run, answer: str, sentence: str) -> None:
    code, said, _ = run("play --game express --seed 3", answers=f"{answer}\nquit\n")
    assert code == 0
    assert sentence in " ".join(said.split())


def test_a_master_plays_against_a_random_player(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    farmyard.save(random_game(2, 1, 6), file)
    code, said, _ = run(f"play --resume {file} --seats master,random --seconds 0.001")
    assert code == 0
    assert "Master" in said
    assert farmyard.load(file).over


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("play --game chess", "--game: 'chess' is none of agricola, express"),
        ("play --game express --family", "--family belongs to the game agricola, not to express"),
        ("play --game express --decks E", "--decks belongs to the game agricola, not to express"),
        ("play --dice even", "--dice belongs to the game express, not to agricola: say --game express to play it"),
        ("simulate --free-pastures", "--free-pastures belongs to the game express"),
        ("play --game express --players 5", "players is a whole number from 1 to 4, not '5'"),
        ("play --game express --dice odd", "dice is weighted, even or face counts like '2121 1221 321', not 'odd'"),
        (
            "play --game express --seats you,bob",
            "'bob' cannot sit at the table, use you or learner or limited or random or",
        ),
        ("play --game express --seconds 2", "--seconds is how long a master thinks about a choice, but none plays"),
        ("simulate --game express --agents bob", "There is no computer player 'bob': use random or apprentice or"),
        ("simulate --game express --seconds 0", "--seconds: '0' should be a number of seconds"),
        ("play --resume x --game express", "--game is fixed when a game begins"),
        ("play --resume x --dice even", "--dice is fixed when a game begins"),
    ],
)
def test_a_bad_command_is_one_sentence_and_exit_code_2(run: Run, words: str, sentence: str) -> None:
    code, said, complaint = run(words)
    assert (code, said) == (2, "")
    assert sentence in complaint
    assert complaint.count("\n") == 1


# -- records ----------------------------------------------------------------------------------


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "express.txt"
    farmyard.save(random_game(2, 8), path)
    return path


def test_a_record_leads_to_the_final_table(run: Run, file: Path) -> None:
    code, said, _ = run(f"replay {file}")
    assert code == 0
    assert "The end of the game" in said
    assert "Harvest 3" in said
    assert "with" in said.splitlines()[-1]
    code, said, _ = run(f"replay {file} --to 5")
    assert "Round 1 of 6" in said
    assert "The game is not over" in said
    code, said, _ = run(f"replay {file} --all")
    assert [f"Round {number}" in said for number in range(1, 7)] == [True] * 6
    assert said.count("Player 1: ") + said.count("Player 2: ") == len(choices(file))


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("game: express", "game: chess", "there is no game 'chess'"),
        ("rules: 1", "rules: 9", "it was played by rules version '9', this is version 1"),
        ("players: 2", "players: 7", "players is a whole number from 1 to 4, not '7'"),
        ("players: 2", f"players: {'9' * 5000}", "is too long"),
        ("players: 2", "players: 2\ndice: 9999 1221 321", "A die has six faces"),
        ("seed: 8", f"seed: {'8' * 5000}", "the seed is a whole number"),
        ("seed: 8", "seed: 8\ntable seats: you, dealer", "'dealer' cannot sit at the table"),
        ("seed: 8", "seed: 8\ntable seats: you", "should name 2 seats"),
    ],
)
def test_a_broken_file_is_one_sentence(run: Run, file: Path, old: str, new: str, sentence: str) -> None:
    file.write_text(file.read_text().replace(old, new, 1))
    for words in (f"replay {file}", f"play --resume {file}"):
        code, said, complaint = run(words)
        assert (code, said) == (2, "")
        assert sentence in complaint
        assert complaint.count("\n") == 1


# -- menus and pictures -----------------------------------------------------------------------


def test_many_options_are_folded() -> None:
    game = position(
        dice="house, pasture, Mayor, Oven, food, 2 food, grain, wood, wood, wood, sheep, boar, cattle",
        rolled=True,
        occupations={0: "Mayor, Farmer, Rancher, Gatherer"},
        goods={0: "9 food 9 wood 9 reed 9 brick 9 stone"},
    )
    seen = view(game, 0)
    assert len(seen.options) > 60
    menu = Menu(seen, 14)
    assert set(menu.folds) >= {"mayor", "farmer", "rancher", "gatherer", "fewer", "pay"}
    assert sorted([option.text for option in menu.numbered]) == sorted([option.text for option in seen.options])
    assert len(Menu(seen, 1000).listed) == len(seen.options)
    assert menu.containing("farmer") == menu.folds["farmer"]
    assert menu.choice("roll over") == "roll over"
    with pytest.raises(BadCommand, match="could be"):
        menu.choice("use farmer")


def test_what_is_folded() -> None:
    faces = "house, field, Mayor, Oven, food, 2 food, grain, reed, reed, wood, sheep, boar, cattle"
    game = position(dice=faces, rolled=True, goods={0: "1 reed 1 wood 1 brick 1 stone 1 grain"})
    options = [
        OptionView(option.text, option.verb, target_view(option.target))
        for option in groups(game, game.sheets[0], game.tray)
    ]
    fewer = [option.text for option in fewer_dice(options)]
    assert sorted(fewer) == ["collect 1 reed", "collect food 1", "collect food 2"]
    paid = [option.text for option in other_payments(options)]
    assert {"add 1 room with 1 reed from dice", "build Oven with 1 stone"} <= set(paid)
    assert not any(["plow" in text for text in paid])
    assert not {*fewer, *paid} & set(in_short(options))


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("collect 1 grain", ""),
        ("collect 2 wood", "+3 wood"),
        ("plow field", ""),
        ("plow field with grain die", "+2 grain"),
        ("build pasture for boar", "-1 wood, +1 boar"),
        ("add 1 room with 1 reed from dice", "-1 wood"),
        ("become Mayor", "-1 food, turn a farm die for 2 food; fields score 3"),
        ("use Farmer to show grain, grain, vegetable", ""),
    ],
)
def test_an_option_tells_what_it_gives_beyond_its_text(text: str, words: str) -> None:
    farm = "field, pasture, wood" if "field" in text or "pasture" in text else "house, reed"
    more = "reed" if "reed" in text else "wood"
    faces = f"{farm}, wood, {more}, Mayor, Oven, food, grain, vegetable, boar"
    goods = {0: "2 wood 1 food 1 reed"}
    game = position(dice=faces, rolled=True, goods=goods, occupations={0: "Farmer"}, improvements={0: "Joinery"})
    (option,) = [option for option in view(game, 0).options if option.text == text]
    assert effect(game, option) == words


def test_the_dice_on_the_table_and_cooking_are_told() -> None:
    game = position(dice="food", goods={0: "1 grain"}, improvements={0: "Oven"})
    seen = view(game, 0)
    told = {option.text: effect(game, option) for option in seen.options + seen.exchanges}
    assert told == {
        "keep dice": "Use the dice on the table",
        "roll": "Roll all 13 dice",
        "cook 1 grain": "-1 grain, +2 food",
    }


def test_sheets_fit_a_narrow_screen() -> None:
    game = random_game(4, 5, 6)
    seen = view(game, 2)
    assert all([len(line) <= 80 for line in sheets(seen, 80, BOX) if line.plain[:1] in " R"])
    names = [line.plain.split("  ")[0] for line in sheets(seen, 80, ASCII) if line.plain.startswith("Player")]
    assert [name.removesuffix(" (starts)") for name in names] == ["Player 4", "Player 1", "Player 2", "Player 3"]


def test_the_final_table_adds_up() -> None:
    game = random_game(3, 4)
    table = score_table(view(game, 0), [0, 1, 2], box.ASCII)
    assert [column.footer for column in table.columns[1:]] == [str(points) for points in farmyard.scores(game)]
    assert table.row_count == 14 + 1 + 3


def test_verdicts() -> None:
    alone = random_game(1, 4)
    for points, words in ((86, "the par of 85 is beaten"), (85, "to win it must be beaten"), (84, "1 point short")):
        alone.sheets[0].points = (points,)
        assert words in verdict(alone, ())
    two = random_game(2, 4)
    two.names = ("You", "Player 2")
    two.sheets[0].points = two.sheets[1].points = (20,)
    assert verdict(two, (0, 1)) == "You and Player 2 share the victory with 20 points."
    assert verdict(two, (0,)) == "You win with 20 points and more food."


# -- simulating -------------------------------------------------------------------------------


def test_simulations_have_the_keys_of_agricola(run: Run) -> None:
    found = {}
    for game in ("agricola --family", "express --dice even"):
        code, said, complaint = run(f"simulate --game {game} --players 2 --games 3 --agents random --json")
        assert (code, complaint) == (0, "")
        found[game.split()[0]] = json.loads(said)
    assert list(found["agricola"]) == list(found["express"])
    assert list(found["agricola"]["scores"][0]) == list(found["express"]["scores"][0])
    assert (found["express"]["dice"], found["express"]["edition"]) == ("even", None)
    assert (found["express"]["game"], found["express"]["players"], found["express"]["games"]) == ("express", 2, 3)


def test_a_master_can_be_simulated(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("farmyard.lab.simulate.begin", lambda table, seed: random_game(1, 4, 6))
    code, said, _ = run("simulate --game express --games 1 --agents master --seconds 0.001 --json")
    assert code == 0
    assert json.loads(said)["scores"][0]["agent"] == "master"


def test_the_number_of_processes_changes_nothing() -> None:
    plan = Plan(ExpressSettings(players=3, dice="even", free_pastures=True), ("random",) * 3, 7)
    assert list(outcomes(plan, 8, Workers(2))) == list(outcomes(plan, 8))
    assert play_game(plan, 0) != play_game(plan, 1)


def test_the_master_is_never_shown_the_rolls_to_come() -> None:
    """It takes nothing from the game's luck, and games alike but for the luck to come look alike to it."""
    chosen = set()
    for luck in (5, 6, 7):
        game = random_game(1, 2, 6)
        game.rng = Rng(luck)
        assert game.decision is not None
        chosen.add(computer_player("master", "express", 1, 1e-9).choose(Seat(game, 0)).text)
        assert game.rng.state == Rng(luck).state
    assert len(chosen) == 1
