"""The seven special actions: what each takes and gives."""

import pytest

from farmyard import Agricola, IllegalChoice, view
from farmyard.agricola.position import P1, P2, P3
from helpers import Table, choices, deciding, farm, fields, herd, names, play, told

FARM = {P1: {"forest": "a3 a4", "moor": "a5 b5"}}


def offered(game: Agricola) -> list[str]:
    """The special actions that may be taken now."""
    return [option.removeprefix("special ") for option in choices(game) if option.startswith("special ")]


def test_cut_peat_returns_a_moor_for_three_fuel(table: Table) -> None:
    game = table(moor=1, goods={P1: "nothing"}, tiles=FARM)
    play(game, "special Cut Peat", "clear b5")
    assert game.goods(P1) == "3 fuel"
    assert farm(game).tiles == {"forest": ("a3", "a4"), "moor": ("a5",)}


def test_fell_trees_returns_a_forest_for_two_wood(table: Table) -> None:
    game = table(moor=1, goods={P1: "nothing"}, tiles=FARM)
    play(game, "special Fell Trees", "clear a4")
    assert game.goods(P1) == "2 wood"
    assert farm(game).tiles == {"forest": ("a3",), "moor": ("a5", "b5")}


def test_slash_and_burn_puts_a_field_in_the_place_of_a_forest_and_gives_no_wood(table: Table) -> None:
    game = table(moor=1, goods={P1: "nothing"}, tiles=FARM)
    play(game, "special Slash and Burn", "burn a3")
    assert game.goods(P1) == "nothing"
    assert list(farm(game).fields) == ["a3"]
    assert farm(game).tiles["forest"] == ("a4",)


def test_a_field_by_slash_and_burn_borders_the_fields_there_are(table: Table) -> None:
    game = table(moor=1, fields={P1: "c4"}, tiles={P1: {"forest": "b4 a1"}})
    game.play("special Slash and Burn")
    assert list(farm(game).fields) == ["b4", "c4"]
    away = table(moor=1, fields={P1: "c5"}, tiles={P1: {"forest": "a1"}})
    assert "special Slash and Burn" not in choices(away)
    with pytest.raises(IllegalChoice, match="Slash and Burn: no forest next to your fields"):
        away.play("special Slash and Burn")


def test_no_stack_of_tiles_is_burnt_but_its_top_is_felled(table: Table) -> None:
    game = table(moor=1, goods={P1: "nothing"}, tiles={P1: {"moor": "a3", "forest": "a3"}})
    assert offered(game) == ["Fell Trees", "Hiring Fair"]
    game.play("special Fell Trees")
    assert (game.goods(P1), farm(game).tiles) == ("2 wood", {"forest": (), "moor": ("a3",)})


def test_slash_and_burn_is_no_plowing(table: Table) -> None:
    game = table(moor=3, decks="EIK", goods={P1: "nothing"}, tiles=FARM, played={P1: ("Plow Driver",)})
    play(game, "special Slash and Burn", "burn a3")
    assert (fields(game, P1), deciding(game)) == (1, P2)


def test_without_tiles_only_goods_and_markets_are_left(table: Table) -> None:
    assert offered(table(moor=1, goods={P1: "nothing"})) == ["Hiring Fair"]


@pytest.mark.parametrize(
    ("seats", "price", "fair"), [(2, "1 food", "1 food"), (3, "nothing", "2 food"), (4, "nothing", "1 food")]
)
def test_horses_and_wages_by_number_of_players(table: Table, seats: int, price: str, fair: str) -> None:
    game = table(moor=1, seats=seats, goods={P1: price})
    game.play("special Horse Coper")
    assert game.goods(P1) == "1 horse"
    working = table(moor=1, seats=seats, goods={P1: "nothing"})
    working.play("special Hiring Fair")
    assert working.goods(P1) == fair


def test_five_players_pay_for_horses(table: Table) -> None:
    poor = table(moor=1, seats=5, goods={P1: "nothing"})
    assert "special Horse Coper" not in choices(poor)
    with pytest.raises(IllegalChoice, match="Horse Coper: 1 food missing"):
        poor.play("special Horse Coper")


def test_a_horse_may_be_cooked_at_once_without_a_place(table: Table) -> None:
    game = table(moor=1, seats=3, goods={P1: "1 sheep"}, majors={P1: ("Fireplace (2 clay)", "Horse Slaughterhouse")})
    play(game, "special Horse Coper", "keep 1 sheep")
    assert game.goods(P1) == "2 food 1 sheep"


def test_a_horse_without_a_place_runs_away_where_nothing_cooks_it(table: Table) -> None:
    game = table(moor=1, seats=3, goods={P1: "1 sheep"}, majors={P1: ("Fireplace (2 clay)",)})
    play(game, "special Horse Coper", "keep 1 sheep")
    assert (game.goods(P1), herd(game)) == ("1 sheep", (1, 0, 0))


def test_the_black_market_plays_a_minor_for_a_fuel_and_its_price(table: Table) -> None:
    game = table(moor=2, goods={P1: "1 fuel 1 clay"}, hand={P1: ("Simple Fireplace",)})
    play(game, "special Black Market")
    assert (names(game, P1), game.goods(P1)) == (["Simple Fireplace"], "nothing")


def test_the_black_market_needs_a_card_that_can_be_played(table: Table) -> None:
    assert "special Black Market" not in choices(table(moor=2, goods={P1: "1 fuel"}, hand={P1: ("Simple Fireplace",)}))
    assert "special Black Market" not in choices(table(moor=2, goods={P1: "1 clay"}, hand={P1: ("Simple Fireplace",)}))
    assert "special Black Market" not in choices(table(moor=2, goods={P1: "9 fuel 9 clay"}))


def test_there_is_no_black_market_without_minors(table: Table) -> None:
    specials = [special for card in view(table(moor=1), P1).special_cards for special in card.actions]
    assert "Black Market" not in specials
    assert "Clandestine Work" in specials


def test_clandestine_work_builds_a_major_for_fuel_and_food(table: Table) -> None:
    game = table(moor=1, goods={P1: "1 fuel 1 food 2 clay"})
    play(game, "special Clandestine Work")
    assert (names(game, P1), game.goods(P1)) == (["Fireplace (2 clay)"], "nothing")


def test_clandestine_work_plays_a_minor_too_where_there_are_some(table: Table) -> None:
    game = table(moor=2, goods={P1: "1 fuel 1 food 2 clay"}, hand={P1: ("Simple Fireplace",)})
    game.play("special Clandestine Work")
    assert choices(game) == ["build Fireplace (2 clay)", "play Simple Fireplace"]


def test_clandestine_work_needs_an_improvement_that_can_be_had(table: Table) -> None:
    assert "special Clandestine Work" not in choices(table(moor=1, goods={P1: "1 fuel 1 food"}))


def test_wood_is_fuel_for_the_black_market_as_long_as_enough_is_left(table: Table) -> None:
    game = table(moor=2, goods={P1: "1 wood 1 clay"}, hand={P1: ("Simple Fireplace",)})
    game.play("special Black Market")
    assert (names(game, P1), game.goods(P1)) == (["Simple Fireplace"], "nothing")
    short = table(moor=2, goods={P1: "2 wood"}, hand={P1: ("Canoe",)}, played={})
    assert "special Black Market" not in choices(short)


def test_what_is_taken_is_told(table: Table) -> None:
    game = table(moor=1, goods={P1: "nothing"}, tiles={P1: {"forest": "a3", "moor": "a4"}})
    assert told(game, "special Fell Trees") == [
        (P1, "takes the special action Fell Trees"),
        (P1, "clears the forest on a3"),
        (P1, "gets 2 wood"),
    ]
    burning = table(moor=1, tiles={P1: {"forest": "a3"}})
    assert told(burning, "special Slash and Burn")[1] == (P1, "makes a field of the forest on a3")


def test_seats_have_farms_of_their_own(table: Table) -> None:
    game = table(moor=1, seats=3, tiles={P2: {"moor": "a1"}}, goods={P2: "nothing"})
    assert "special Cut Peat" not in choices(game)
    game.play("place Fishing")
    game.play("special Cut Peat")
    assert (game.goods(P2), deciding(game)) == ("3 fuel", P3)
