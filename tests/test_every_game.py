"""The contract that every game keeps, whatever its rules: asked through the kernel alone."""

import random
from collections.abc import Callable

import pytest

from farmyard import (
    Agricola,
    AgricolaSettings,
    Express,
    ExpressSettings,
    FarmyardError,
    Game,
    Settings,
    begin,
    breakdown,
    scores,
    view,
    winners,
)
from farmyard.kernel.rng import Rng
from farmyard.kernel.seat import Seat

TABLES = {
    "agricola": AgricolaSettings(players=3, decks="E"),
    "revised": AgricolaSettings(edition="revised", players=2),
    "express": ExpressSettings(players=2),
}


@pytest.fixture(params=TABLES)
def settings(request: pytest.FixtureRequest) -> Settings:
    return TABLES[request.param]


def play_on(game: Game, choices: int, seed: int = 0) -> Game:
    """Make random choices."""
    dice = random.Random(seed)
    for _ in range(choices):
        if game.decision is not None:
            game.play(dice.choice(game.decision.options))
    return game


def test_a_game_knows_its_name_and_its_settings(settings: Settings) -> None:
    game = begin(settings, 3)
    assert (game.name, game.settings.fields()) == (settings.game, settings.fields())
    assert game.header()["game"] == settings.game


def test_a_view_shows_the_question_to_whoever_decides_alone(settings: Settings) -> None:
    game = play_on(begin(settings, 3), 5)
    assert game.decision is not None
    asked = [seat for seat in range(game.seats()) if view(game, seat).question]
    assert asked == [game.decision.seat] == [view(game, 0).deciding]


def test_points_and_winners_are_asked_of_any_game(settings: Settings) -> None:
    game = play_on(begin(settings, 3), 2000)
    assert (scores(game), winners(game)) == (game.scores(), game.winners())
    assert game.over
    assert max(scores(game)) == scores(game)[winners(game)[0]]


@pytest.mark.parametrize("seat", [-2, 3, 7])
def test_a_seat_that_the_table_does_not_have_is_refused(settings: Settings, seat: int) -> None:
    game = begin(settings, 3)
    questions: list[Callable[[], object]] = [
        lambda: game.view(seat),
        lambda: game.determinize(seat, Rng(1)),
        lambda: Seat(game, seat),
        lambda: game.choice_of(seat),
        lambda: game.question(seat),
        lambda: game.offered(seat),
        lambda: game.offered_besides(seat),
        lambda: game.back_to(seat),
    ]
    if isinstance(game, (Agricola, Express)):
        questions.append(lambda: game.goods(seat))
    if isinstance(game, Agricola):
        questions.append(lambda: breakdown(game, seat))
    for ask in questions:
        with pytest.raises(FarmyardError, match=f"There is no seat {seat}: this table has seats 0 to"):
            ask()


def test_a_copy_is_dealt_with_either_kind_of_random_numbers(settings: Settings) -> None:
    game = play_on(begin(settings, 3), 5)
    for rng in (Rng(1), random.Random(1)):
        assert view(game.determinize(0, rng), 0) == view(game, 0)
