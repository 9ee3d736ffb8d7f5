"""Team play: whose points count, and who wins."""

import pytest

from farmyard import Agricola, AgricolaSettings, BadSettings, scores, winners
from farmyard.agricola.position import P1, P2, P3, P4
from farmyard.agricola.rules.scoring import score
from farmyard.campaigns import Campaign
from helpers import Table

TEAM = {"seats": 4, "team_play": True}
PRODUCT = TEAM | {"team_scoring": "product"}


def counts(game: Agricola, category: str) -> int:
    """What a category counts for the team of the first player."""
    [line] = [line for line in game.team_breakdown(P1) if line.category == category]
    return line.points


def test_who_sit_opposite_each_other_are_a_team(table: Table) -> None:
    assert table(**TEAM).teams() == [[P1, P3], [P2, P4]]
    assert table(seats=4).teams() == []


def test_in_each_category_the_lower_of_both_counts(table: Table) -> None:
    game = table(**TEAM, fields={P1: "a4 a5 b4 b5", P3: "c4 c5"}, goods={P1: "1 grain", P3: "8 grain"})
    assert counts(game, "Fields") == 1
    assert counts(game, "Grain") == 1
    assert counts(game, "Unused cells") == -11


def test_a_team_has_the_sum_of_what_counts(table: Table) -> None:
    game = table(**TEAM, goods={P1: "8 grain", P3: "4 vegetable"})
    assert scores(game)[P1] == scores(game)[P3] == sum([line.points for line in game.team_breakdown(P1)])
    assert score(game, P1) == score(game, P3) + 4 - 4
    assert scores(game)[P1] == scores(game)[P2]


def test_clay_rooms_and_stone_rooms_are_categories_of_their_own(table: Table) -> None:
    game = table(**TEAM, house={P1: "clay hut", P3: "stone house"})
    assert (counts(game, "Clay rooms"), counts(game, "Stone rooms")) == (0, 0)


def test_begging_cards_are_taken_off_bonus_points(table: Table) -> None:
    game = table(**TEAM, goods={P1: "5 reed", P3: "nothing"}, majors={P1: ("Basketmaker's Workshop",)}, begging={P1: 2})
    assert counts(game, "Bonus points") == 3 - 6
    assert "Begging cards" not in [line.category for line in game.team_breakdown(P1)]


def test_all_four_are_scored_as_their_teams_and_both_partners_win(table: Table) -> None:
    game = table(**TEAM, people={P1: 5, P2: 4, P3: 3, P4: 4})
    assert scores(game)[P2] == scores(game)[P4] == scores(game)[P1] + 3
    assert winners(game) == [P2, P4]


def test_teams_share_a_tie(table: Table) -> None:
    assert winners(table(**TEAM)) == [P1, P2, P3, P4]


def test_in_the_revised_edition_what_both_partners_have_left_decides_a_tie(table: Table) -> None:
    game = table(**TEAM, edition="revised", goods={P1: "4 wood", P2: "3 clay", P3: "nothing", P4: "2 stone"})
    assert winners(game) == [P2, P4]


def test_totals_may_be_multiplied_instead(table: Table) -> None:
    rich = {
        "fields": {P1: "a5 a4 a3 a2", P3: "a5 a4 a3 a2"},
        "people": {P1: 5, P3: 5},
        "house": {P1: "stone house", P3: "clay hut"},
    }
    game = table(**PRODUCT, **rich)
    assert score(game, P1) > 0
    assert score(game, P3) > 0
    assert scores(game)[P1] == scores(game)[P3] == score(game, P1) * score(game, P3)
    assert game.team_breakdown(P1) == []


def test_of_negative_totals_the_product_is_0(table: Table) -> None:
    game = table(**PRODUCT)
    assert score(game, P1) < 0
    assert score(game, P3) < 0
    assert scores(game) == [0, 0, 0, 0]


def test_horses_are_a_category_with_the_moor(table: Table) -> None:
    game = table(**TEAM, moor=1, goods={P1: "3 horse"}, pastures={P1: ("a4 a5",)})
    assert counts(game, "Horses") == -1


@pytest.mark.parametrize("players", [1, 2, 3, 5])
def test_teams_are_for_four(players: int) -> None:
    with pytest.raises(BadSettings, match="team-play goes with players 4"):
        AgricolaSettings(players=players, team_play=True)


def test_teams_play_no_campaign() -> None:
    with pytest.raises(BadSettings, match="does not go with team play"):
        Campaign(AgricolaSettings(players=4, team_play=True))


def test_without_teams_there_is_no_team_scoring() -> None:
    with pytest.raises(BadSettings, match="team-scoring goes with team-play yes"):
        AgricolaSettings(players=4, team_scoring="product")
