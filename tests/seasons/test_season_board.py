"""The board of the seasons: one is current, its marker goes round, and goods come and go with it."""

from datetime import date
from typing import Any

import pytest

from farmyard import AgricolaSettings, BadSettings, begin, new_game, open_game, view
from farmyard.agricola.content.seasons import module
from farmyard.agricola.position import P1, P2
from farmyard.kernel.course import names
from farmyard.kernel.record import read, write
from helpers import choices
from years import LAST_PERSON, begun, in_season, lying, season_of, space


def test_a_game_begins_in_spring_unless_another_season_is_chosen() -> None:
    assert season_of(new_game(seasons=True)) == "spring"
    assert season_of(new_game(seasons=True, start_season="autumn")) == "autumn"


@pytest.mark.parametrize(
    ("day", "season"),
    [((12, 1), "winter"), ((2, 28), "winter"), ((3, 1), "spring"), ((8, 31), "summer"), ((11, 30), "autumn")],
)
def test_the_season_outside_is_that_of_the_month(day: tuple[int, int], season: str) -> None:
    assert module.season_on(date(2024, *day)) == season


def test_the_season_of_today_is_settled_when_the_table_is_set_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(module.START_SEASON.settled, "today", lambda: "summer")
    game = begin(AgricolaSettings(seasons=True, start_season="today"), 5)
    record = write(game)
    monkeypatch.setitem(module.START_SEASON.settled, "today", lambda: "winter")
    assert "start-season: summer" in record
    assert season_of(game) == "summer"
    assert write(read(record).replay(open_game)) == record


def test_a_first_season_goes_with_the_seasons_only() -> None:
    with pytest.raises(BadSettings, match="start-season goes with seasons yes, but seasons is no"):
        AgricolaSettings(start_season="winter")


def test_exactly_one_season_is_current_and_the_others_follow_clockwise() -> None:
    seen = view(new_game(seasons=True, start_season="winter"), P1)
    assert [season.name for season in seen.seasons] == ["Winter", "Spring", "Summer", "Autumn"]
    assert view(new_game(), P1).seasons == ()


def test_the_marker_moves_when_people_have_gone_home() -> None:
    game = in_season("spring", at_home=LAST_PERSON)
    game.play("place Forest")
    assert (game.round, season_of(game)) == (2, "summer")
    with_harvest = in_season("spring", round=4, at_home=LAST_PERSON, goods={P1: "9 food 1 grain"})
    with_harvest.play("place Forest")
    assert (with_harvest.round, with_harvest.phase, season_of(with_harvest)) == (4, "feeding", "summer")


def test_only_the_space_of_the_season_is_there_and_for_one_person_in_a_round() -> None:
    game = in_season("autumn", goods={P1: "nothing", P2: "nothing"})
    assert [place for place in choices(game) if place[6:] in ("Winter", "Spring", "Summer", "Autumn")] == [
        "place Autumn"
    ]
    game.play("place Autumn")
    assert game.goods(P1) == "1 vegetable"
    assert space(game, "Autumn", P2).obstacle == "taken by Player 1"


def test_a_season_comes_back_every_fourth_round_with_the_same_space() -> None:
    game = in_season("autumn")
    while game.round < 5:
        game.play("feed" if "feed" in game.options else choices(game)[0])
    assert season_of(game) == "autumn"
    assert "place Autumn" in game.options
    assert len([space for space in game.spaces if space.name == "Autumn"]) == 1


@pytest.mark.parametrize("other", [{}, {"edition": "revised", "decks": "AB"}, {"moor": 3, "decks": "E"}])
def test_a_table_without_seasons_has_nothing_of_them_to_look_at(other: dict[str, Any]) -> None:
    plain, year = new_game(players=3, **other).board, new_game(players=3, seasons=True, **other).board
    assert not plain.in_turn
    assert not plain.dear_fields
    assert not [space for space in plain.spaces if space.shut is not None]
    assert set(names(year.round)) - set(names(plain.round)) == {"season", "next in turn"}


# -- goods at the end of the preparation phase --------------------------------------------------


@pytest.mark.parametrize(
    ("edition", "spaces"),
    [
        ("original", ("3 Wood", "1 Clay", "1 Reed", "1 Stone", "Fishing")),
        ("revised", ("Forest", "Clay Pit", "Reed Bank", "Western Quarry", "Fishing")),
    ],
)
@pytest.mark.parametrize(
    ("season", "goods"),
    [
        ("winter", ["3 wood", "nothing", "nothing", "1 stone", "1 food"]),
        ("spring", ["2 wood", "1 clay", "1 reed", "2 stone", "1 food"]),
        ("summer", ["3 wood", "2 clay", "1 reed", "nothing", "2 food"]),
        ("autumn", ["4 wood", "1 clay", "2 reed", "1 stone", "1 food"]),
    ],
)
def test_each_season_adds_and_removes_goods_after_the_refill(
    edition: str, spaces: tuple[str, ...], season: str, goods: list[str]
) -> None:
    empty = dict.fromkeys(spaces, "nothing")
    game = begun(season, round=6, edition=edition, cards=(spaces[3],), spaces=empty)
    assert lying(game, *spaces) == goods


def test_goods_that_have_gathered_lose_one_only() -> None:
    game = begun("winter", round=2, spaces={"Clay Pit": "4 clay", "Reed Bank": "nothing"})
    assert lying(game, "Clay Pit", "Reed Bank") == ["4 clay", "nothing"]


def test_a_quarry_that_is_turned_over_in_this_round_takes_part() -> None:
    for season, stone in (("spring", "2 stone"), ("summer", "nothing")):
        assert lying(begun(season, round=5, cards=("Western Quarry",)), "Western Quarry") == [stone]


@pytest.mark.parametrize(
    ("edition", "seats", "wood", "clay", "reed"),
    [
        ("original", 1, {"3 Wood": 2}, {"1 Clay": 1}, {"1 Reed": 1}),
        ("original", 3, {"3 Wood": 3, "2 Wood": 2}, {"1 Clay": 1, "1 Clay (3 players)": 1}, {"1 Reed": 1}),
        ("original", 4, {"3 Wood": 3, "2 Wood": 2, "1 Wood": 1}, {"1 Clay": 1, "2 Clay": 2}, {"1 Reed": 1}),
        ("original", 5, {"3 Wood": 3, "4 Wood": 4}, {"1 Clay": 1, "3 Clay": 3}, {"Reed, Stone and Wood": 1}),
        ("revised", 3, {"Forest": 3, "Grove": 2}, {"Clay Pit": 1, "Hollow": 1}, {"Reed Bank": 1}),
        ("revised", 4, {"Forest": 3, "Grove": 2, "Copse": 1}, {"Clay Pit": 1, "Hollow": 2}, {"Reed Bank": 1}),
        (
            "revised",
            6,
            {"Forest": 3, "Grove": 2, "Copse": 1, "Riverbank Forest": 1},
            {"Clay Pit": 1, "Hollow": 3},
            {"Reed Bank": 1},
        ),
    ],
)
def test_every_space_that_gains_a_good_is_one_for_it(
    edition: str, seats: int, wood: dict[str, int], clay: dict[str, int], reed: dict[str, int]
) -> None:
    empty = dict.fromkeys([*wood, *clay, *reed], "nothing")
    autumn = begun("autumn", edition=edition, seats=seats, spaces=empty)
    winter = begun("winter", edition=edition, seats=seats, spaces=empty)
    assert lying(autumn, *wood) == [f"{number + 1} wood" for number in wood.values()]
    assert lying(autumn, *reed) == ["2 reed"]
    assert lying(winter, *clay) == [f"{number - 1} clay" if number > 1 else "nothing" for number in clay.values()]
    assert lying(winter, *reed) == ["nothing"]


def test_spaces_that_always_give_the_same_are_untouched() -> None:
    game = in_season("winter", seats=4, goods={P1: "nothing"})
    game.play("place Resource Market")
    assert game.goods(P1) == "1 reed 1 stone 1 food"


def test_an_emptied_space_offers_nothing_in_its_lean_season() -> None:
    game = begun("winter", spaces={"Clay Pit": "nothing"})
    assert space(game, "Clay Pit").obstacle == "nothing lies there"


def test_a_card_that_takes_goods_when_work_begins_finds_what_the_season_left() -> None:
    game = begun("summer", seats=5, played={P1: ("Clay Thief",)}, goods={P1: "nothing"}, spaces={"Hollow": "nothing"})
    game.play("take 4 clay")
    assert game.goods(P1) == "4 clay"


def test_reading_back_a_record_gives_the_same_seasons() -> None:
    game = begin(AgricolaSettings(seasons=True, players=3, start_season="winter"), 3)
    while game.round < 3:
        game.play(choices(game)[0])
    again = read(write(game)).replay(open_game)
    assert view(again, P1) == view(game, P1)
