"""The course of play as data: phases can be inserted, and a position can begin at any of them."""

import pytest

from farmyard.agricola.position import position
from farmyard.agricola.rules.course import ROUND
from farmyard.agricola.rules.take import Take
from farmyard.kernel.course import Phase, inserted, names, rounds_of
from farmyard.kernel.errors import FarmyardError


def test_a_phase_is_inserted_by_the_name_of_another() -> None:
    heating = Phase("heating", Take("1 food"), after="feeding")
    course = names(inserted(ROUND, heating))
    assert course[course.index("heating") - 1] == "after feeding"
    assert course[course.index("heating") + 1] == "breeding"


def test_an_inserted_phase_takes_place_when_the_whole_around_it_does() -> None:
    assert rounds_of(inserted(ROUND, Phase("heating", Take("1 food"), before="families")), "heating")[0] == 4


def test_a_phase_beside_an_unknown_one_is_refused() -> None:
    with pytest.raises(FarmyardError, match="beside 'supper'"):
        inserted(ROUND, Phase("heating", Take("1 food"), after="supper"))


@pytest.mark.parametrize("phase", names(ROUND))
def test_a_position_begins_at_any_phase_and_is_played_to_the_end(phase: str) -> None:
    game = position(seats=2, phase=phase, round=14 if rounds_of(ROUND, phase) else 13)
    while not game.over:
        game.play(game.options[0])
    assert game.round == 14


def test_an_unknown_phase_is_refused() -> None:
    with pytest.raises(FarmyardError, match="There is no phase 'supper'"):
        position(phase="supper")
