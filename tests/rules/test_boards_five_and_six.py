"""The extension of the revised edition for five and six players: its spaces, in pairs or alone."""

from functools import partial

import pytest

from farmyard import Agricola, AgricolaSettings, view
from farmyard.agricola.position import P1, P2, P3, P4, P5, P6, position
from farmyard.kernel.errors import BadSettings
from helpers import Table, choices, farm, play, told

PAIRS = [
    ("Lessons (2 food)", "Copse"),
    ("Lessons (1, 1, then 2 food)", "Modest Wish for Children"),
    ("House Building", "Traveling Players"),
]
BOTH_WAYS = PAIRS + [(second, first) for first, second in PAIRS]
FIVE = {
    "Lessons (2 food)", "Copse", "Lessons (1, 1, then 2 food)", "Modest Wish for Children", "House Building",
    "Traveling Players", "Riverbank Forest", "Grove", "Hollow", "Resource Market", "Animal Market",
}  # fmt: skip
SIX = {"Farm Supplies", "Resource Trade", "Corral", "Side Job", "Improvement"}
USABLE = {
    "hand": {P1: ("Priest",), P2: ("Conjurer",)},
    "rooms": {P1: "a1 b1 c1", P2: "a1 b1 c1"},
    "goods": {P1: "5 wood 2 reed 9 food", P2: "5 wood 2 reed 9 food"},
    "spaces": {"Copse": "2 wood", "Traveling Players": "2 food"},
}


@pytest.fixture
def table() -> Table:
    return partial(position, edition="revised", decks="AB", seats=6)


def spaces(game: Agricola) -> set[str]:
    return {space.name for space in view(game, P1).spaces}


def sit_out(*seats: int) -> dict[int, int]:
    return dict.fromkeys(seats, 0)


# -- the table ----------------------------------------------------------------------------------


def test_five_players_have_the_spaces_of_their_side_and_none_of_the_smaller_extensions(table: Table) -> None:
    assert spaces(table(seats=5)) - spaces(table(seats=2)) == FIVE


def test_six_players_have_five_more(table: Table) -> None:
    assert spaces(table()) - spaces(table(seats=5)) == SIX


@pytest.mark.parametrize("seats", [5, 6])
def test_everybody_but_the_starting_player_begins_with_3_food(table: Table, seats: int) -> None:
    game = table(seats=seats)
    assert [game.goods(seat) for seat in range(seats)] == ["2 food"] + ["3 food"] * (seats - 1)
    assert [farm(game, seat).people for seat in range(seats)] == [2] * seats


def test_the_original_edition_is_for_five_at_most() -> None:
    with pytest.raises(BadSettings, match="players 6 goes with edition revised, but edition is original"):
        AgricolaSettings(players=6)


def test_six_players_take_their_turns_clockwise(table: Table) -> None:
    game = table(starting_player=P5)
    order = []
    for space in ("Forest", "Clay Pit", "Reed Bank", "Fishing", "Grove", "Hollow"):
        order.append(view(game, P1).deciding)
        game.play(f"place {space}")
    assert order == [P5, P6, P1, P2, P3, P4]


# -- linked spaces ------------------------------------------------------------------------------


@pytest.mark.parametrize(("used", "blocked"), BOTH_WAYS)
def test_of_two_linked_spaces_one_is_used_in_a_round(table: Table, used: str, blocked: str) -> None:
    game = table(round=5, **USABLE)
    assert {f"place {used}", f"place {blocked}"} <= set(game.options)
    play(game, f"place {used}")
    while view(game, P1).deciding == P1:
        game.play(game.options[-1])
    assert f"place {blocked}" not in game.options
    with pytest.raises(Exception, match=f"{blocked.partition(' (')[0]}.*blocked, as {used.partition(' (')[0]}"):
        game.play(f"place {blocked}")


@pytest.mark.parametrize(("used", "blocked"), BOTH_WAYS)
def test_nobody_stands_on_a_blocked_space(table: Table, used: str, blocked: str) -> None:
    game = table(round=5, used={used: P3}, **USABLE)
    there = {space.name: space for space in view(game, P1).spaces}
    assert (there[used].users, there[blocked].users) == ((P3,), ())
    assert (there[used].blocked, there[blocked].blocked) == (False, True)


def test_the_goods_of_a_blocked_space_stay_and_grow(table: Table) -> None:
    everybody = {P1: 1, **sit_out(P2, P3, P4, P5, P6)}
    game = table(round=2, at_home=everybody, goods={P1: "5 wood 2 reed"}, spaces={"Traveling Players": "2 food"})
    play(game, "place House Building", "room a1")
    [players] = [space for space in view(game, P1).spaces if space.name == "Traveling Players"]
    assert (view(game, P1).round, players.goods, players.blocked) == (3, {"food": 3}, False)


def test_a_blocked_space_is_not_occupied_for_cards(table: Table) -> None:
    last = {P1: 1, P2: 1, P3: 1, **sit_out(P4, P5, P6)}
    used = table(used={"Fishing": P2, "Traveling Players": P3}, played={P1: ("Boat Painter",)}, at_home=last)
    blocked = table(used={"Fishing": P2, "House Building": P3}, played={P1: ("Boat Painter",)}, at_home=last)
    for game in (used, blocked):
        game.play("place Day Laborer")
    assert "take 1 grain" in used.options
    assert "take 1 grain" not in blocked.options


# -- spaces for five and six --------------------------------------------------------------------


def test_lessons_for_2_food_cost_that_for_every_occupation(table: Table) -> None:
    game = table(hand={P1: ("Priest",)}, goods={P1: "2 food"})
    game.play("place Lessons (2 food)")
    assert (farm(game).cards, game.goods(P1)) == (("Priest",), "nothing")


@pytest.mark.parametrize(
    ("played", "food"),
    [((), 1), (("Wood Cutter",), 1), (("Wood Cutter", "Firewood Collector"), 2)],
)
def test_the_other_lessons_cost_1_food_twice_and_then_2(table: Table, played: tuple[str, ...], food: int) -> None:
    game = table(hand={P1: ("Priest",)}, played={P1: played}, goods={P1: f"{food} food"})
    game.play("place Lessons (1, 1, then 2 food)")
    assert (game.goods(P1), farm(game).begging) == ("nothing", 0)


def test_the_modest_wish_for_children_opens_in_round_5(table: Table) -> None:
    early = table(round=4, rooms={P1: "a1 b1 c1"})
    assert "place Modest Wish for Children" not in early.options
    with pytest.raises(Exception, match="not before round 5"):
        early.play("place Modest Wish for Children")
    game = table(round=5, rooms={P1: "a1 b1 c1"}, hand={P1: ("Basket",)})
    game.play("place Modest Wish for Children")
    assert (farm(game).people, view(game, P1).deciding) == (3, P2)


def test_the_modest_wish_for_children_needs_room(table: Table) -> None:
    assert "place Modest Wish for Children" not in table(round=5).options


def test_house_building_builds_any_number_of_rooms_and_no_stables(table: Table) -> None:
    game = table(goods={P1: "14 wood 4 reed"})
    play(game, "place House Building", "room a1")
    assert [choice for choice in choices(game) if choice.startswith("stable")] == []
    game.play("room a2")
    assert (len(farm(game).rooms), game.goods(P1)) == (4, "4 wood")


@pytest.mark.parametrize("lying", ["3 wood", "nothing"])
def test_the_riverbank_forest_gives_a_reed_beside_its_wood(table: Table, lying: str) -> None:
    game = table(goods={P1: "nothing"}, spaces={"Riverbank Forest": lying})
    game.play("place Riverbank Forest")
    assert game.goods(P1) == ("1 reed" if lying == "nothing" else "3 wood 1 reed")


def test_the_resource_market_gives_reed_wood_and_stone(table: Table) -> None:
    game = table(goods={P1: "nothing"})
    game.play("place Resource Market")
    assert game.goods(P1) == "1 wood 1 reed 1 stone"


@pytest.mark.parametrize(
    ("choice", "left"),
    [("take 1 food 1 sheep", "2 food 1 sheep"), ("take 1 boar", "1 food 1 boar"), ("take 1 cattle", "1 cattle")],
)
def test_the_animal_market_gives_one_animal(table: Table, choice: str, left: str) -> None:
    game = table(goods={P1: "1 food"})
    play(game, "place Animal Market", choice)
    assert game.goods(P1) == left


def test_cattle_of_the_animal_market_are_paid_before_they_come(table: Table) -> None:
    game = table(goods={P1: "nothing"}, majors={P1: ("Fireplace (2 clay)",)})
    game.play("place Animal Market")
    assert "take 1 cattle" not in game.options


# -- spaces for six -----------------------------------------------------------------------------


@pytest.mark.parametrize("order", [("plow b3", "take 1 grain"), ("take 1 grain", "plow b3")])
def test_farm_supplies_plow_a_field_and_sell_grain_for_1_food_each(table: Table, order: tuple[str, str]) -> None:
    game = table(goods={P1: "9 food"})
    play(game, "place Farm Supplies", *order)
    assert (game.goods(P1), farm(game).fields, view(game, P1).deciding) == ("1 grain 7 food", {"b3": {}}, P2)


def test_farm_supplies_serve_for_one_of_the_two(table: Table) -> None:
    game = table(goods={P1: "1 food"})
    play(game, "place Farm Supplies", "take 1 grain")
    assert game.goods(P1) == "1 grain"
    assert "place Farm Supplies" not in table(goods={P1: "nothing"}).options


@pytest.mark.parametrize("first", ["reed", "stone"])
@pytest.mark.parametrize("second", ["wood", "clay"])
def test_resource_trade_gives_food_and_two_building_resources(table: Table, first: str, second: str) -> None:
    game = table(goods={P1: "nothing"})
    game.play("place Resource Trade")
    assert len(choices(game)) == 4
    [trade] = [choice for choice in choices(game) if first in choice and second in choice]
    game.play(trade)
    assert set(game.goods(P1).split()) == {"1", "food", first, second}


@pytest.mark.parametrize(
    ("animals", "gained"),
    [("nothing", "sheep"), ("1 boar 1 cattle", "sheep"), ("1 sheep 1 cattle", "boar"), ("1 sheep 1 boar", "cattle")],
)
def test_the_corral_gives_the_first_animal_that_is_lacking(table: Table, animals: str, gained: str) -> None:
    game = table(goods={P1: animals}, stables={P1: "a4 a5 c4 c5"})
    before = farm(game).goods.get(gained, 0)
    game.play("place Corral")
    assert (before, farm(game).goods.get(gained, 0)) == (0, 1)
    assert view(game, P1).deciding == P2


def test_the_corral_is_of_no_use_with_all_animals(table: Table) -> None:
    game = table(goods={P1: "1 sheep 1 boar 1 cattle"}, stables={P1: "a4 a5 c4 c5"})
    assert "place Corral" not in game.options
    with pytest.raises(Exception, match="you have all of these already"):
        game.play("place Corral")


def test_the_improvement_space_is_for_minor_ones_until_round_4(table: Table) -> None:
    game = table(round=4, hand={P1: ("Basket",)}, goods={P1: "9 clay 1 reed"})
    assert told(game, "place Improvement")[-1] == (P1, "plays Basket for 1 reed")
    assert "place Improvement" not in table(round=4, goods={P1: "9 clay"}).options


def test_from_round_5_it_is_for_major_ones_as_well(table: Table) -> None:
    game = table(round=5, hand={P1: ("Basket",)}, goods={P1: "9 clay 1 reed"})
    game.play("place Improvement")
    assert {"play Basket", "build Cooking Hearth (4 clay)"} <= set(game.options)
    game.play("build Cooking Hearth (4 clay)")
    assert (farm(game).cards, view(game, P1).deciding) == (("Cooking Hearth (4 clay)",), P2)


def test_without_hand_cards_the_improvement_space_waits_for_round_5(table: Table) -> None:
    early, late = [table(decks="", round=number, goods={P1: "9 clay"}) for number in (4, 5)]
    assert "place Improvement" not in early.options
    assert "place Improvement" in late.options
