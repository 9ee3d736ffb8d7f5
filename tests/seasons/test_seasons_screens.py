"""The seasons in the terminal, in the log and in records."""

from farmyard.agricola.position import P1, P2
from helpers import Run, told
from years import LAST_PERSON, in_season

TABLE = "play --edition revised --decks none --seed 3 --seasons --start-season winter"


def test_the_board_shows_the_season_and_marks_what_it_alters(run: Run) -> None:
    _, words, _ = run(TABLE, answers="board\nquit\n")
    assert "Round 1 of 14 - stage 1 - winter - harvest after round 4" in words
    assert " 4 Farmland *\n   * each field costs 1 food more" in words.replace("  \n", "\n").replace(" \n", "\n")
    assert "Winter: 1 clay and 1 reed less on each space that gains them." in words


def test_help_says_what_the_season_does_to_a_space(run: Run) -> None:
    _, words, _ = run(TABLE, answers="help Farmland\nhelp 9\nhelp Day Laborer\nquit\n")
    assert "Farmland: Plow 1 field. In winter: each field costs 1 food more." in words
    assert "In winter: food gathers, but nobody takes it up to round 11." in " ".join(words.split())
    assert "Day Laborer: Take 2 food.\n" in words


def test_help_says_what_the_space_of_the_season_does(run: Run) -> None:
    _, words, _ = run(TABLE, answers="help Winter\nquit\n")
    assert "Pay 2 wood and 1 food for each harvest still to come, then have a child" in " ".join(words.split())


def test_it_is_told_which_seasons_are_to_come(run: Run) -> None:
    _, words, _ = run(TABLE, answers="coming\nquit\n")
    assert "seasons: spring, summer, autumn" in words


def test_a_space_keeps_its_number_through_the_year() -> None:
    first, second = in_season("winter"), in_season("spring", round=2)
    places = [[game.spaces[index].name for index in game.in_play] for game in (first, second)]
    assert places[0].index("Winter") == places[1].index("Spring")
    game = in_season("winter", at_home=LAST_PERSON)
    game.play("place Forest")
    assert [game.spaces[index].name for index in game.in_play].index("Spring") == places[0].index("Winter")


def test_the_log_tells_of_the_season_and_its_goods() -> None:
    game = in_season("spring", at_home=LAST_PERSON, goods={P1: "nothing", P2: "nothing"})
    assert told(game, "place Day Laborer")[-1] == (
        -1,
        "Summer: 1 clay 1 food more and 1 stone less on the spaces that it alters",
    )
