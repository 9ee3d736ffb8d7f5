"""Team play: the Market Square, where partners trade."""

import pytest

from farmyard import Agricola, IllegalChoice
from farmyard.agricola.position import P1, P2, P3
from helpers import Table, choices, deciding, play, told

TEAM = {"seats": 4, "team_play": True}
MARKET = "place Market Square"
FIREPLACE = {P3: ("Fireplace (2 clay)",)}


def market(table: Table, mine: str, theirs: str = "nothing", **situation: object) -> Agricola:
    """The first player is on the Market Square; both partners have these goods."""
    game = table(**TEAM, goods={P1: mine, P3: theirs}, **situation)
    game.play(MARKET)
    return game


def partners_goods(game: Agricola) -> tuple[str, str]:
    return game.goods(P1), game.goods(P3)


@pytest.mark.parametrize("edition", ["original", "revised"])
def test_both_editions_have_a_market_square_for_teams_alone(table: Table, edition: str) -> None:
    goods = {P1: "2 wood"}
    assert MARKET in table(**TEAM, edition=edition, goods=goods).options
    assert MARKET not in table(seats=4, edition=edition, goods=goods).options


def test_it_is_for_one_person_in_a_round(table: Table) -> None:
    game = market(table, "2 wood")
    assert deciding(game) == P2
    assert MARKET not in game.options


def test_goods_given_cost_the_giver_1_more(table: Table) -> None:
    game = market(table, "5 wood", "1 clay")
    game.play("give 3 wood")
    assert partners_goods(game) == ("1 wood", "3 wood 1 clay")


def test_goods_received_cost_the_partner_1_more(table: Table) -> None:
    game = market(table, "1 food", "4 clay")
    game.play("receive 2 clay")
    assert partners_goods(game) == ("2 clay 1 food", "1 clay")


def test_several_kinds_may_be_traded_each_once_in_a_direction(table: Table) -> None:
    game = market(table, "5 wood 3 grain", "4 food")
    play(game, "give wood", "give 1 wood")
    assert choices(game) == ["give grain", "receive food", "done"]
    play(game, "receive food", "receive 3 food", "give grain", "give 2 grain")
    assert partners_goods(game) == ("3 wood 3 food", "1 wood 2 grain")


def test_any_number_may_change_hands(table: Table) -> None:
    game = market(table, "5 reed")
    assert choices(game) == ["give 1 reed", "give 2 reed", "give 3 reed", "give 4 reed"]


def test_at_least_one_kind_must_be_traded(table: Table) -> None:
    game = market(table, "5 wood 2 reed")
    assert choices(game) == ["give wood", "give reed"]


def test_who_cannot_trade_cannot_go_there(table: Table) -> None:
    game = table(**TEAM, goods={P1: "1 wood 1 clay", P2: "9 wood", P3: "1 wood"})
    with pytest.raises(IllegalChoice, match="Market Square: neither of you has 2 goods of a kind"):
        game.play(MARKET)


def test_goods_on_fields_stay(table: Table) -> None:
    game = market(table, "2 wood", "1 grain", crops={P3: {"c5": "3 grain"}})
    assert partners_goods(game) == ("nothing", "1 wood 1 grain")


def test_an_animal_given_finds_a_place_at_once(table: Table) -> None:
    game = market(table, "2 sheep", pastures={P1: ("a5",)})
    assert partners_goods(game) == ("nothing", "1 sheep")


def test_an_animal_without_a_place_is_cooked_at_once(table: Table) -> None:
    game = market(table, "4 sheep", pastures={P1: ("a4 a5",)}, majors=FIREPLACE)
    game.play("give 3 sheep")
    assert game.goods(P3) == "4 food 1 sheep"


def test_where_animals_must_be_housed_first_those_without_a_place_are_lost(table: Table) -> None:
    game = market(table, "4 sheep", pastures={P1: ("a4 a5",)}, majors=FIREPLACE, house_before_cook=True)
    game.play("give 3 sheep")
    assert game.goods(P3) == "1 sheep"


def test_who_receives_animals_chooses_which_to_keep(table: Table) -> None:
    game = market(table, "1 boar", "2 sheep", pastures={P3: ("a5",)})
    assert deciding(game) == P1
    assert choices(game) == ["keep 1 sheep", "keep 1 boar"]


def test_the_partner_chooses_among_animals_that_are_given(table: Table) -> None:
    game = market(table, "3 boar", "1 sheep", pastures={P1: ("a4 a5",)})
    game.play("give 2 boar")
    assert deciding(game) == P3
    assert choices(game) == ["keep 1 sheep", "keep 1 boar"]


def test_with_the_moor_fuel_and_horses_are_traded_too(table: Table) -> None:
    game = market(table, "3 fuel 2 horse", moor=1, pastures={P1: ("a5",)})
    assert sorted(choices(game)) == ["give fuel", "give horse"]


def test_labels_and_story_name_the_partner(table: Table) -> None:
    game = market(table, "4 wood")
    labels = {option.text: option.label for option in game.view(P1).options}
    assert labels["give 2 wood"] == "Give 2 wood to Player 3, paying 1 wood more"
    assert told(game, "give 3 wood") == [(P1, "gives 3 wood to Player 3 for 1 wood")]
    assert told(table(**TEAM, goods={P1: "nothing", P3: "2 wood"}), MARKET) == [
        (P1, "goes to Market Square"),
        (P1, "receives 1 wood from Player 3 for 1 wood"),
    ]
