"""How far a seat may take the game back: nothing hidden has become known since, and nobody else has chosen."""

from pathlib import Path

import pytest

from farmyard import AgricolaSettings, ExpressSettings, Game, begin, load
from farmyard.agricola.position import P1, P2
from farmyard.agricola.position import position as table
from farmyard.express.position import position as express_table
from farmyard.kernel.record import SavedGame, read, write
from helpers import play


def may_go_back(game: Game, seat: int) -> int:
    """How many choices a seat may take back."""
    return game.chosen - game.back_to(seat)


def test_the_own_choices_may_be_taken_back_one_by_one() -> None:
    game = table(goods={P1: "5 wood 2 reed 2 grain"}, fields={P1: "b3 b4"}, cards=("Sow and Bake",))
    play(game, "place Sow and Bake", "sow grain")
    assert (may_go_back(game, P1), game.why_not_back(P1)) == (2, "")
    game.undo(1)
    assert may_go_back(game, P1) == 1


def test_nobody_takes_back_what_another_has_answered() -> None:
    game = table(seats=2)
    play(game, "place Fishing", "place Day Laborer")
    assert (may_go_back(game, P1), may_go_back(game, P2)) == (0, 1)
    assert game.why_not_back(P1) == "Player 2 has chosen since then"


def test_who_is_willing_takes_the_answer_back_as_well() -> None:
    game = table(seats=2)
    play(game, "place Fishing", "place Day Laborer")
    assert game.back_to(P1, (P2,)) == 0


def test_a_round_card_turned_over_cannot_be_turned_back() -> None:
    game = table(seats=2, at_home={P1: 0, P2: 1}, starting_player=P2)
    game.play("place Fishing")
    assert (game.round, may_go_back(game, P2)) == (2, 0)
    assert game.why_not_back(P2) == "A round card has been turned over since then"


def test_who_shows_a_card_may_think_again_but_others_have_seen_it() -> None:
    game = table(seats=2, hand={P1: ("Stablehand",)}, goods={P1: "3 food"})
    play(game, "place Occupation")
    assert may_go_back(game, P1) > 0
    assert game.back_to(P2, (P1,)) == game.chosen


def test_cards_drawn_stay_drawn() -> None:
    game = begin(AgricolaSettings(players=1, decks="E", hands="mulligan"), 1)
    game.play("discard all occupations")
    assert (may_go_back(game, P1), game.why_not_back(P1)) == (0, "Cards have been drawn since then")


def test_dice_that_have_been_rolled_stay_rolled() -> None:
    game = express_table(seats=2, dice="house, food, grain")
    game.play("roll")
    assert (may_go_back(game, 0), game.why_not_back(0)) == (0, "The dice have been rolled since then")


def test_a_dice_group_may_be_taken_back_until_the_next_roll() -> None:
    game = express_table(dice="house, food, grain", goods={0: "1 reed 1 wood"}, rolled=True)
    game.play("collect 1 grain")
    assert may_go_back(game, 0) == 1


# -- saving ---------------------------------------------------------------------------------


@pytest.fixture
def saved(tmp_path: Path) -> SavedGame:
    return SavedGame(tmp_path / "game.txt", {"table seats": "you, random"})


def first_options(game: Game, choices: int, saved: SavedGame) -> None:
    """Always choose the first option, saving after each choice."""
    for _ in range(choices):
        if game.decision is not None:
            game.play(game.decision.options[0])
            saved.write(game)


@pytest.mark.parametrize(
    "settings", [AgricolaSettings(family=True), AgricolaSettings(players=2, decks="E"), ExpressSettings(players=2)]
)
def test_a_record_that_grows_is_the_record_written_at_once(settings: AgricolaSettings, saved: SavedGame) -> None:
    game = begin(settings, 5)
    saved.write(game)
    first_options(game, 500, saved)
    assert game.over
    assert saved.path.read_text() == write(game, saved.remarks)


def test_what_is_taken_back_leaves_the_record(saved: SavedGame) -> None:
    game = begin(AgricolaSettings(family=True), 5)
    first_options(game, 6, saved)
    game.undo(2)
    saved.write(game)
    first_options(game, 1, saved)
    assert saved.path.read_text() == write(game, saved.remarks)


def test_a_choice_is_added_without_writing_the_rest_again(saved: SavedGame) -> None:
    game = begin(AgricolaSettings(family=True), 5)
    first_options(game, 6, saved)
    before = saved.path.stat().st_ino
    first_options(game, 1, saved)
    assert saved.path.stat().st_ino == before


def test_a_file_that_somebody_has_changed_is_written_anew(saved: SavedGame) -> None:
    game = begin(AgricolaSettings(family=True), 5)
    first_options(game, 6, saved)
    saved.path.write_text("something else\n")
    first_options(game, 1, saved)
    assert saved.path.read_text() == write(game, saved.remarks)


@pytest.mark.parametrize("cut", [2, 5, 9])
def test_a_line_that_was_not_written_to_its_end_costs_one_choice_at_most(saved: SavedGame, cut: int) -> None:
    game = begin(AgricolaSettings(family=True), 5)
    first_options(game, 6, saved)
    saved.path.write_text(saved.path.read_text()[:-cut])
    assert load(saved.path).chosen in (5, 6)


def test_a_record_needs_no_end_of_its_last_line() -> None:
    game = begin(AgricolaSettings(family=True), 5)
    game.play("place Fishing")
    assert [text for _, _, text in read(write(game).rstrip()).choices] == ["place Fishing"]
