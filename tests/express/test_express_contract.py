"""What must hold in any game whatever is chosen: thousands of random games for one to four players."""

import random

import pytest

from farmyard import open_game
from farmyard.express.dice import number_of_dice
from farmyard.express.game import Express
from farmyard.express.scoring import winners
from farmyard.express.settings import DICE, ExpressSettings, faces_for, from_fields
from farmyard.express.setup import new_game
from farmyard.express.view import view
from farmyard.kernel import record
from farmyard.kernel.errors import BadSettings
from farmyard.kernel.rng import Rng


def check(game: Express) -> None:
    texts = game.options
    assert len(texts) >= 2
    assert len({text.lower() for text in texts}) == len(texts)
    assert {text.split()[0] for text in texts} <= game.vocabulary()
    assert number_of_dice(game.tray) + number_of_dice(game.used) in (0, 13)
    assert min(game.tray, game.used) >= 0
    for sheet in game.sheets:
        assert min(sheet.goods) >= 0
        assert 0 <= sheet.babies <= min(4, sheet.rooms)


def choose(game: Express, luck: random.Random) -> None:
    """Play any option, now and then an exchange."""
    exchanges = game.exchanges()
    assert game.decision is not None
    game.play(luck.choice(exchanges if exchanges and luck.random() < 0.1 else game.decision.options))


def random_game(table: ExpressSettings, seed: int, most: int = 1000) -> Express:
    luck = random.Random(seed)
    game = new_game(table, seed)
    while not game.over and len(game.choices) < most:
        choose(game, luck)
    return game


def state(game: Express) -> object:
    shown = [view(game, seat) for seat in range(game.seats())]
    missing = [sheet.missing for sheet in game.sheets]
    return (
        shown,
        missing,
        game.tray,
        game.used,
        game.rng.state,
        game.round,
        game.phase,
        game.starting_player,
        game.options,
    )


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("dice", list(DICE))
def test_random_games_keep_the_rules(players: int, dice: str) -> None:
    for seed in range(400):
        luck = random.Random(seed)
        game = new_game(ExpressSettings(players=players, dice=dice, free_pastures=seed % 4 == 0), seed)
        while not game.over:
            check(game)
            choose(game, luck)
        assert [len(sheet.points) for sheet in game.sheets] == [3] * players
        assert players == 1 or winners(game)


@pytest.mark.parametrize("players", [1, 3])
def test_a_clone_goes_its_own_way(players: int) -> None:
    for seed in range(60):
        game = random_game(ExpressSettings(players=players), seed, most=10)
        before = state(game)
        other: Express = game.clone()
        luck = random.Random(seed)
        while not other.over:
            choose(other, luck)
        assert state(game) == before


@pytest.mark.parametrize("players", [1, 2])
def test_undo_restores_the_moment_before(players: int) -> None:
    for seed in range(40):
        game = random_game(ExpressSettings(players=players), seed, most=12)
        before = state(game)
        choose(game, random.Random(seed))
        game.undo()
        assert state(game) == before


@pytest.mark.parametrize("players", [1, 2, 4])
def test_a_record_replays_to_the_same_game(players: int) -> None:
    for seed in range(40):
        game = random_game(ExpressSettings(players=players, dice="even"), seed)
        text = record.write(game)
        again = record.read(text).replay(open_game)
        assert isinstance(again, Express)
        assert state(again) == state(game)
        assert record.write(again) == text


def test_the_same_seed_and_choices_give_the_same_game() -> None:
    assert state(random_game(ExpressSettings(players=2), 7)) == state(random_game(ExpressSettings(players=2), 7))
    assert state(random_game(ExpressSettings(players=2), 7)) != state(random_game(ExpressSettings(players=2), 8))


@pytest.mark.parametrize("players", [1, 3])
def test_a_view_does_not_depend_on_the_rolls_to_come(players: int) -> None:
    for seed in range(60):
        game = random_game(ExpressSettings(players=players), seed, most=9)
        other = game.determinize(0, Rng(seed + 1))
        assert game.rng.state != other.rng.state
        for seat in range(players):
            assert view(game, seat) == view(other, seat)
            assert str(game.rng.state) not in str(view(game, seat))


def test_a_determinized_game_rolls_other_dice() -> None:
    game = new_game(ExpressSettings(), 3)
    game.play("collect food 1" if "collect food 1" in game.options else game.options[0])
    others = {game.determinize(0, Rng(seed)).faces.roll(Rng(seed).below(6**13)) for seed in range(50)}
    assert len(others) > 40


def test_only_the_deciding_seat_sees_options() -> None:
    game = new_game(ExpressSettings(players=3), 1)
    assert [bool(view(game, seat).options) for seat in range(3)] == [True, False, False]


def test_every_option_has_a_label() -> None:
    for seed in range(100):
        game = random_game(ExpressSettings(players=2), seed, most=15)
        if game.decision is not None:
            shown = view(game, game.decision.seat)
            assert [option.text for option in shown.options + shown.exchanges] == game.options
            assert all([option.label for option in shown.options + shown.exchanges])


def test_the_dice_have_the_faces_of_the_rulebook() -> None:
    faces = faces_for(ExpressSettings())
    assert sorted(faces.animals) == [23, 23, 23, 24, 24, 25]
    assert sorted(faces.produce) == [15, 15, 16, 17, 17, 18]
    assert sorted(faces.resources) == [19, 20, 20, 21, 21, 22]
    assert len(faces_for(ExpressSettings(dice="even")).animal_rolls) == 216


def test_other_dice_are_written_as_face_counts() -> None:
    game = new_game(ExpressSettings(dice="0060 0600 600"))
    assert game.options[-6:] == ["collect 1 grain", "collect 2 grain", "collect 3 grain"] + [
        f"collect {number} wood" for number in (1, 2, 3)
    ]


@pytest.mark.parametrize(
    "fields",
    [{"players": "5"}, {"players": "0"}, {"players": "x"}, {"dice": "loaded"}, {"dice": "2222 1221 321"}]
    + [{"free-pastures": "maybe"}, {"edition": "revised"}],
)
def test_tables_that_no_rule_knows_are_refused(fields: dict[str, str]) -> None:
    with pytest.raises(BadSettings):
        from_fields(fields)


def test_options_are_written_and_read_back() -> None:
    table = ExpressSettings(players=3, dice="even", free_pastures=True)
    assert from_fields(table.fields()).fields() == table.fields()
