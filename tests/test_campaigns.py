"""What follows from the games of a campaign so far: points, who starts, what may be carried, the next table."""

import json

import pytest

from farmyard import Agricola, AgricolaSettings, BadSettings, begin
from farmyard.agricola.content.catalogue import card_named, cards_for
from farmyard.agricola.position import P1, P2, P3, P4
from farmyard.agricola.state.card import OCCUPATION, Price
from farmyard.agricola.state.goods import goods
from farmyard.campaigns import AnyCampaign, Campaign, Outcome, SoloSeries, Try, campaign_of, from_dict
from helpers import Table

NOBODY = ("", "", "", "")


def after(*games: tuple[tuple[int, ...], tuple[int, ...]], players: int = 4, **settings: str) -> Campaign:
    """A campaign with these scores and places in its games so far."""
    outcomes = [Outcome(scores, places, NOBODY[:players]) for scores, places in games]
    return Campaign(AgricolaSettings(players=players, **settings), tuple(outcomes))


@pytest.mark.parametrize(
    ("players", "points"),
    [
        (2, [(1, 0), (2, 0), (3, 0)]),
        (3, [(7, 5, 3), (8, 5, 2), (9, 5, 1)]),
        (4, [(7, 5, 4, 3), (8, 5, 3, 2), (9, 6, 3, 1)]),
    ],
)
def test_each_place_in_each_game_is_worth_what_the_booklet_says(players: int, points: list[tuple[int, ...]]) -> None:
    places = tuple(range(1, players + 1))
    campaign = after(*[((9, 8, 7, 6)[:players], places)] * 3, players=players)
    assert [campaign.points_of(game) for game in (1, 2, 3)] == points
    assert campaign.points == tuple([sum(each) for each in zip(*points)])


def test_who_shares_a_place_gets_the_points_of_the_better_one() -> None:
    assert after(((30, 20, 30, 20), (1, 3, 1, 3))).points == (7, 4, 7, 4)


def test_the_places_of_a_game_follow_its_own_tie_break(table: Table) -> None:
    finished = table(seats=3, edition="revised", goods={P1: "1 wood", P2: "2 wood", P3: "2 reed"})
    campaign = campaign_of(AgricolaSettings(players=3, edition="revised")).after(finished, NOBODY[:3])
    assert isinstance(campaign, Campaign)
    assert campaign.points == (3, 7, 7)


def test_the_most_points_win_and_the_sum_of_all_scores_breaks_a_tie() -> None:
    campaign = after(((30, 40), (2, 1)), ((35, 25), (1, 2)), ((20, 10), (1, 2)), players=2)
    assert (campaign.over, campaign.points, campaign.places) == (True, (5, 1), (1, 2))
    tied = after(((10, 40), (2, 1)), ((20, 41), (2, 1)), ((50, 40), (1, 2)), players=2)
    assert (tied.points, tied.totals, tied.places) == ((3, 3), (80, 121), (2, 1))


def test_the_winner_starts_the_next_game_and_the_last_begins_with_1_food_more() -> None:
    following = after(((20, 40, 30), (3, 1, 2)), players=3).settings()
    assert (following.number("starts"), following.names("last")) == (2, ("1",))
    game = begin(following)
    assert [game.goods(seat) for seat in (P1, P2, P3)] == ["4 food", "2 food", "3 food"]


def test_of_several_winners_the_next_one_from_the_last_start_on_starts() -> None:
    assert after(((30, 30, 20), (1, 1, 3)), players=3).starts == P1
    assert after(((30, 30, 20), (1, 1, 3)), players=3, starts="2").starts == P2
    assert after(((30, 30, 20), (1, 1, 3)), players=3, starts="3").starts == P1
    assert after(((9, 9, 9), (2, 2, 1)), ((9, 9, 9), (1, 1, 3)), players=3).starts == P1


def test_nobody_comes_last_where_all_come_in_together() -> None:
    assert after(((20, 20), (1, 1)), players=2).last == ()
    assert after(((40, 20, 20), (1, 2, 2)), players=3).last == (P2, P3)


def finished(table: Table, **situation: object) -> tuple[Campaign, Agricola]:
    """The end of the first game of a campaign of four, as far as a campaign looks at it."""
    return Campaign(AgricolaSettings(players=4, decks="EIK")), table(seats=4, decks="EIK", **situation)


def test_occupations_that_were_played_may_be_carried_improvements_may_not(table: Table) -> None:
    campaign, game = finished(table, played={P1: ("Baker", "Corn Scoop", "Tutor")})
    assert campaign.offers(game, P1) == ("E:baker", "E:tutor")
    assert campaign.offers(game, P2) == ()


def test_occupations_that_were_drawn_have_not_been_played_and_are_not_carried(table: Table) -> None:
    campaign, game = finished(table, played={P1: ("Baker", "Revenant", "Rebel")}, forest_deck=True, x_deck=True)
    assert campaign.offers(game, P1) == ("E:baker",)
    alone = table(seats=1, decks="E", played={P1: ("Baker", "Horst the Woodchopper")}, forest_deck=True)
    alone.players[P1].bonus += 90
    assert SoloSeries(AgricolaSettings(players=1, decks="E")).offers(alone) == ("E:baker",)


def test_a_card_whose_price_the_starting_goods_cannot_pay_cannot_be_carried(table: Table) -> None:
    campaign, game = finished(table, played={P2: ("Lover", "Baker"), P3: ("Chief",)})
    assert (campaign.offers(game, P2), campaign.offers(game, P3)) == (("E:baker",), ("E:chief",))


def test_the_food_for_the_last_place_counts_among_the_starting_goods(table: Table) -> None:
    campaign, game = finished(table, played={P2: ("Lover",)}, begging={P2: 1})
    assert campaign.offers(game, P2) == ("K:lover",)
    campaign, game = finished(table, played={P2: ("Lover",)}, begging={P1: 1})
    assert campaign.offers(game, P2) == ()


def test_what_is_carried_lies_out_in_the_next_game_and_may_be_carried_again(table: Table) -> None:
    campaign, game = finished(table, played={P1: ("Baker",), P3: ("Tutor",)}, begging={P4: 1})
    second = begin(campaign.after(game, ("E:baker", "", "E:tutor", "")).settings(), 5)
    assert [[card.key for card in player.cards] for player in second.players] == [["E:baker"], [], ["E:tutor"], []]
    again = campaign.after(game, ("E:baker", "", "E:tutor", ""))
    assert "E:baker" in again.offers(second, P1)


def test_nothing_is_carried_on_from_the_last_game(table: Table) -> None:
    _, game = finished(table, played={P1: ("Baker",)})
    one = ((30, 20, 10, 5), (1, 2, 3, 4))
    assert after(one, one, decks="EIK").offers(game, P1) == ()


@pytest.mark.parametrize("players", [5, 6])
def test_a_campaign_is_for_two_to_four(players: int) -> None:
    with pytest.raises(BadSettings, match="A campaign is for 2 to 4 players"):
        campaign_of(AgricolaSettings(players=players, edition="revised"))


def test_partners_have_no_campaign() -> None:
    with pytest.raises(BadSettings, match="does not go with team play"):
        Campaign(AgricolaSettings(players=4, team_play=True, decks="EIK"))
    with pytest.raises(BadSettings, match="last goes with team-play no"):
        AgricolaSettings(players=4, team_play=True, last="2")


# -- alone ------------------------------------------------------------------------------------


def solo(*tries: Try) -> SoloSeries:
    return SoloSeries(AgricolaSettings(players=1, edition="revised", decks="AB"), tries)


def test_the_solo_campaign_of_the_revised_edition_rises_without_end() -> None:
    won = [Try(game, 0, 100, "") for game in range(1, 11)]
    targets = [solo(*won[:games]).target for games in range(11)]
    assert targets == [50, 55, 59, 62, 64, 65, 66, 67, 68, 69, 70]
    assert [solo(*won[:games]).complete for games in (7, 8, 9)] == [False, True, True]


def test_half_of_the_points_above_a_target_are_food_for_the_next_game_but_not_for_a_second_try() -> None:
    assert (solo(Try(1, 50, 57, "")).food, solo(Try(1, 50, 50, "")).food) == (3, 0)
    assert (solo(Try(1, 50, 57, ""), Try(2, 55, 40, "")).food, solo(Try(1, 50, 40, "")).game) == (0, 1)


def test_a_permanent_occupation_that_could_not_be_paid_is_permanent_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    card = card_named("revised-A:112")
    monkeypatch.setattr(card, "prices", (Price(goods("4 food")),))
    series = solo(Try(1, 50, 60, "revised-A:112"))
    assert series.lost_in(begin(series.settings())) == ()
    poor = solo(Try(1, 50, 56, "revised-A:112"))
    tried = poor.after(begin(poor.settings()))
    assert (tried.tries[-1].lost, tried.permanent, tried.game) == (("revised-A:112",), (), 2)


def test_with_seven_permanent_occupations_none_is_added(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("farmyard.campaigns.TARGETS", (-99,) * 8)
    seven = [card.key for card in cards_for("AB", 1, "revised") if card.sort == OCCUPATION and not card.on_play][:7]
    series = solo(*[Try(game, -99, -99, key) for game, key in enumerate(seven, 1)])
    assert series.offers(begin(series.settings())) == ()


@pytest.mark.parametrize(
    "campaign",
    [
        after(((30, 20, 10, 5), (1, 2, 3, 4)), decks="EIK"),
        solo(Try(1, 50, 57, "revised-A:112", "one"), Try(2, 55, 50, "", "two", ("revised-A:112",))),
    ],
    ids=("together", "alone"),
)
def test_a_campaign_travels_as_plain_values(campaign: AnyCampaign) -> None:
    there = from_dict(json.loads(json.dumps(campaign.as_dict())))
    assert there.as_dict() == campaign.as_dict()
    assert there.settings().fields() == campaign.settings().fields()
