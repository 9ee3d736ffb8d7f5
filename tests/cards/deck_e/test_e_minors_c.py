"""Minor improvements of deck E, C."""

import pytest

from farmyard import scores
from farmyard.agricola.position import P1, P2
from helpers import Table, can_play, deciding, farm, for_sale, in_hand, names, play_minor, promised, ways_to_pay, worth
from situations import JOBS

# -- Canoe ----------------------------------------------------------------------------------------


def test_canoe_adds_food_and_reed_to_fishing(table: Table) -> None:
    game = table(played={P1: ("Canoe",)}, goods={P1: "0 food"}, spaces={"Fishing": "2 food"})
    game.play("place Fishing")
    assert game.goods(P1) == "1 reed 3 food"


def test_canoe_does_nothing_when_others_fish(table: Table) -> None:
    game = table(played={P2: ("Canoe",)}, goods={P2: "0 food"})
    game.play("place Fishing")
    assert game.goods(P2) == "nothing"


def test_canoe_needs_2_occupations(table: Table) -> None:
    assert not can_play(table(hand={P1: ("Canoe",)}, goods={P1: "2 wood"}, played={P1: JOBS[:1]}), "Canoe")
    assert can_play(table(hand={P1: ("Canoe",)}, goods={P1: "2 wood"}, played={P1: JOBS[:2]}), "Canoe")


@pytest.mark.ruling("Canoe", "pays you")
@pytest.mark.ruling("Fishing Rod", "pays you")
def test_the_fisherman_pays_the_owner_of_canoe_and_fishing_rod(table: Table) -> None:
    played = {P1: ("Fisherman",), P2: ("Canoe", "Fishing Rod")}
    game = table(seats=3, played=played, goods={P1: "0 food", P2: "0 food"}, spaces={"Fishing": "3 food"})
    game.play("place Fishing")
    game.play("take 3 food more and pay 2 food")
    assert (game.goods(P1), game.goods(P2)) == ("4 food", "2 food")


@pytest.mark.ruling("Canoe", "catch of the Net Fisherman")
@pytest.mark.ruling("Fishing Rod", "catch of the Net Fisherman")
@pytest.mark.parametrize("card", ["Canoe", "Fishing Rod"])
def test_the_net_fishermans_catch_is_no_use_of_fishing(table: Table, card: str) -> None:
    farm = {"goods": {P1: "0 food"}, "spaces": {"Fishing": "3 food"}, "people": {P1: 1, P2: 1}}
    game = table(**farm, played={P1: ("Net Fisherman", card)})
    game.play("place 1 Reed")
    game.play("place Day Laborer")
    game.play("take 3 food")
    assert game.goods(P1) == "1 reed 3 food"


@pytest.mark.ruling("Canoe", "Fish Trap and the Net Fisherman")
def test_the_fish_trap_ignores_the_reed_of_the_canoe(table: Table) -> None:
    game = table(played={P1: ("Canoe", "Fish Trap")}, goods={P1: "0 food"})
    game.play("place Fishing")
    assert game.goods(P1) == "1 reed 3 food"


@pytest.mark.ruling("Canoe", "Fish Trap and the Net Fisherman")
def test_the_net_fisherman_ignores_the_reed_of_the_canoe(table: Table) -> None:
    farm = {"goods": {P1: "0 food"}, "people": {P1: 1, P2: 1}}
    game = table(**farm, played={P1: ("Canoe", "Net Fisherman")}, round=1)
    game.play("place Fishing")
    game.play("place Day Laborer")
    assert game.round == 2


# -- Carp Pond ------------------------------------------------------------------------------------


@pytest.mark.ruling("Carp Pond", "count alike")
def test_carp_pond_lays_food_on_odd_rounds_still_to_come(table: Table) -> None:
    played = {P1: ("Axe", JOBS[0])}
    game = table(round=9, hand={P1: ("Carp Pond",)}, played=played, majors={P1: ("Well",)})
    play_minor(game, "Carp Pond")
    assert promised(game, P1) == {11: "1 food", 13: "1 food"}


def test_carp_pond_needs_2_improvements_and_an_occupation(table: Table) -> None:
    hand = {P1: ("Carp Pond",)}
    assert not can_play(table(hand=hand, played={P1: ("Axe", JOBS[0])}), "Carp Pond")
    assert not can_play(table(hand=hand, played={P1: ("Axe", "Clogs")}), "Carp Pond")
    assert can_play(table(hand=hand, played={P1: ("Axe", "Clogs", JOBS[0])}), "Carp Pond")


@pytest.mark.ruling("Carp Pond", "lie in front")
def test_a_card_passed_on_is_no_improvement_for_the_carp_pond(table: Table) -> None:
    game = table(hand={P1: ("Carp Pond", "Building Material")}, played={P1: ("Axe", JOBS[0])}, people={P1: 3})
    play_minor(game, "Building Material")
    game.play("take 1 wood")
    assert "play Carp Pond" not in game.options
    assert list(farm(game).improvements) == ["Axe"]


# -- Cattle Market --------------------------------------------------------------------------------


def test_cattle_market_passes_left(table: Table) -> None:
    game = table(goods={P1: "1 sheep"}, hand={P1: ("Cattle Market",)})
    game.play("place Starting Player")
    game.play("play Cattle Market")
    assert game.goods(P1) == "1 cattle"
    assert in_hand(game, P2) == ["Cattle Market"]


@pytest.mark.ruling("Cattle Market", "at once")
def test_the_cattle_of_the_cattle_market_may_be_cooked_at_once(table: Table) -> None:
    majors = {P1: ("Fireplace (2 clay)",)}
    game = table(goods={P1: "1 sheep"}, hand={P1: ("Cattle Market",)}, majors=majors, at_home={P2: 0})
    play_minor(game, "Cattle Market")
    game.play("convert cattle")
    assert game.goods(P1) == "3 food"


@pytest.mark.ruling("Cattle Market", "Meat Seller")
def test_the_meat_seller_may_take_the_cattle_of_the_cattle_market(table: Table) -> None:
    played = {P1: ("Meat Seller", "Wood-fired Oven")}
    game = table(goods={P1: "1 sheep"}, hand={P1: ("Cattle Market",)}, played=played, at_home={P2: 0})
    play_minor(game, "Cattle Market")
    game.play("convert cattle")
    assert game.goods(P1) == "4 food"


@pytest.mark.ruling("Cattle Market", "Butcher")
def test_the_butcher_may_take_the_cattle_of_the_cattle_market(table: Table) -> None:
    farm = {"goods": {P1: "1 sheep"}, "pastures": {P1: ("a5",)}}
    game = table(**farm, hand={P1: ("Cattle Market",)}, played={P1: ("Butcher",)}, at_home={P2: 0})
    play_minor(game, "Cattle Market")
    game.play("convert cattle")
    assert game.goods(P1) == "3 food"


def test_cattle_market_costs_a_sheep_and_passes_left(table: Table) -> None:
    game = table(goods={P1: "1 sheep"}, hand={P1: ("Cattle Market",)})
    play_minor(game, "Cattle Market")
    assert game.goods(P1) == "1 cattle"
    assert in_hand(game, P2) == ["Cattle Market"]
    assert not can_play(table(goods={P1: "9 food"}, hand={P1: ("Cattle Market",)}), "Cattle Market")


# -- Ceramics -------------------------------------------------------------------------------------


def test_ceramics_gives_2_food_and_needs_an_oven(table: Table) -> None:
    game = table(hand={P1: ("Ceramics",)}, majors={P1: ("Clay Oven",)}, goods={P1: "1 clay"})
    play_minor(game, "Ceramics")
    assert game.goods(P1) == "2 food"
    fireplace = table(hand={P1: ("Ceramics",)}, majors={P1: ("Fireplace (2 clay)",)}, goods={P1: "1 clay"})
    assert not can_play(fireplace, "Ceramics")


def test_ceramics_makes_the_pottery_free_with_any_improvement_action(table: Table) -> None:
    game = table(played={P1: ("Ceramics",)}, goods={P1: "0 food"})
    game.play("place Starting Player")
    game.play("build Pottery")
    assert "Pottery" in names(game, P1)
    game = table(played={P1: ("Ceramics",)}, goods={P1: "0 food"}, cards=("Improvement",))
    game.play("place Improvement")
    assert "Pottery" in names(game, P1)


@pytest.mark.ruling("Ceramics", "must be for sale")
def test_ceramics_gives_no_pottery_that_somebody_else_has(table: Table) -> None:
    game = table(played={P1: ("Ceramics",)}, majors={P2: ("Pottery",)}, goods={P1: "0 food"})
    game.play("place Starting Player")
    assert game.decision is not None
    assert game.decision.seat == P2


@pytest.mark.ruling("Baker's Oven", "handed in")
@pytest.mark.ruling("Ceramics", "Ovens are")
def test_a_wood_fired_oven_counts_for_ceramics_and_leaves_the_game_for_the_bakers_oven(table: Table) -> None:
    hand = {P1: ("Ceramics", "Baker's Oven")}
    game = table(hand=hand, played={P1: ("Wood-fired Oven",)}, goods={P1: "1 clay"})
    game.play("place Starting Player")
    assert "play Ceramics" in game.options
    game.play("play Baker's Oven")
    assert names(game, P1) == ["Baker's Oven"]
    assert "Wood-fired Oven" not in for_sale(game) + in_hand(game, P2)


@pytest.mark.ruling("Ceramics", "Ovens are")
@pytest.mark.parametrize("oven", ["Clay Oven", "Stone Oven"])
def test_a_major_oven_will_do_for_ceramics(table: Table, oven: str) -> None:
    assert can_play(table(hand={P1: ("Ceramics",)}, majors={P1: (oven,)}, goods={P1: "1 clay"}), "Ceramics")


@pytest.mark.ruling("Ceramics", "Ovens are")
@pytest.mark.parametrize(("oven", "will_do"), [("Wood-fired Oven", True), ("Baker's Oven", True), ("Bakehouse", False)])
def test_ceramics_need_an_oven(table: Table, oven: str, will_do: bool) -> None:
    game = table(hand={P1: ("Ceramics",)}, played={P1: (oven,)}, goods={P1: "1 clay"})
    assert can_play(game, "Ceramics") == will_do


@pytest.mark.ruling("Ceramics", "takes an action")
def test_the_pottery_of_ceramics_takes_an_action(table: Table) -> None:
    game = table(played={P1: ("Ceramics",)}, goods={P1: "0 food"})
    assert "build Pottery" not in game.options
    game.play("place Starting Player")
    assert "build Pottery" in game.options


@pytest.mark.ruling("Ceramics", "major improvement")
def test_the_pottery_of_ceramics_stays_a_major_improvement(table: Table) -> None:
    played = {P1: ("Ceramics", "Traveling Salesman")}
    game = table(
        played=played, hand={P1: ("Spices", "Building Material")}, goods={P1: "0 food"}, cards=("Improvement",)
    )
    game.play("place Improvement")
    game.play("build Pottery")
    assert deciding(game) == P2


# -- Clay Roof ------------------------------------------------------------------------------------


@pytest.mark.ruling("Clay Roof", "1 clay and 1 reed")
def test_clay_roof_replaces_one_or_two_reed_of_a_room(table: Table) -> None:
    game = table(played={P1: ("Clay Roof",)}, goods={P1: "5 wood 2 reed 2 clay"})
    game.play("place Build Rooms and Stables")
    game.play("room a1")
    assert ways_to_pay(game) == {"pay 5 wood 2 reed", "pay 5 wood 1 clay 1 reed", "pay 5 wood 2 clay"}


def test_clay_roof_replaces_the_reed_of_a_renovation(table: Table) -> None:
    game = table(played={P1: ("Clay Roof",)}, goods={P1: "3 clay"}, round=5, cards=("Renovation and Improvement",))
    game.play("place Renovation and Improvement")
    assert farm(game).house == "clay hut"
    assert game.goods(P1) == "nothing"


@pytest.mark.ruling("Clay Roof", "applies to each room")
def test_clay_roof_works_on_the_price_of_the_clay_supports(table: Table) -> None:
    game = table(played={P1: ("Clay Roof", "Clay Supports")}, house={P1: "clay hut"}, goods={P1: "3 clay 1 wood"})
    game.play("place Build Rooms and Stables")
    game.play("room a1")
    assert game.goods(P1) == "nothing"


def test_clay_roof_needs_an_occupation(table: Table) -> None:
    assert not can_play(table(hand={P1: ("Clay Roof",)}), "Clay Roof")
    assert can_play(table(hand={P1: ("Clay Roof",)}, played={P1: JOBS[:1]}), "Clay Roof")


def test_clay_roof_and_thatcher_share_the_reed(table: Table) -> None:
    game = table(played={P1: ("Clay Roof", "Thatcher")}, goods={P1: "5 wood 1 reed 1 clay"})
    game.play("place Build Rooms and Stables")
    game.play("room a1")
    assert ways_to_pay(game) == {"pay 5 wood 1 reed", "pay 5 wood 1 clay"}


@pytest.mark.ruling("Clay Roof", "Holiday House")
def test_clay_roof_does_not_help_with_the_holiday_house(table: Table) -> None:
    game = table(hand={P1: ("Holiday House",)}, played={P1: ("Clay Roof",)}, goods={P1: "3 wood 2 clay 1 reed"})
    assert not can_play(game, "Holiday House")


@pytest.mark.ruling("Clay Roof", "applies to each room")
def test_clay_roof_works_for_each_of_two_rooms(table: Table) -> None:
    game = table(played={P1: ("Clay Roof",)}, goods={P1: "10 wood 4 clay"})
    game.play("place Build Rooms and Stables")
    game.play("room a1")
    game.play("room a2")
    assert game.goods(P1) == "nothing"


@pytest.mark.ruling("Clay Roof", "save this clay")
def test_the_bricklayer_saves_the_clay_of_the_clay_roof(table: Table) -> None:
    game = table(played={P1: ("Clay Roof", "Bricklayer")}, goods={P1: "5 wood"})
    game.play("place Build Rooms and Stables")
    game.play("room a1")
    assert game.goods(P1) == "nothing"


@pytest.mark.ruling("Clay Roof", "Brushwood Roof")
@pytest.mark.parametrize("played", [("Clay Roof", "Brushwood Roof"), ("Brushwood Roof", "Clay Roof")])
def test_clay_roof_and_brushwood_roof_replace_1_reed_each(table: Table, played: tuple[str, ...]) -> None:
    game = table(played={P1: played}, goods={P1: "6 wood 1 clay"})
    game.play("place Build Rooms and Stables")
    game.play("room a1")
    assert game.goods(P1) == "nothing"


# -- Clay Supports --------------------------------------------------------------------------------


@pytest.mark.ruling("Clay Supports", "for each room, also within")
def test_clay_supports_price_each_room_of_a_clay_hut(table: Table) -> None:
    game = table(played={P1: ("Clay Supports",)}, house={P1: "clay hut"}, goods={P1: "7 clay 1 wood 3 reed"})
    game.play("place Build Rooms and Stables")
    game.play("room a1")
    game.play("pay 5 clay 2 reed")
    game.play("room a2")
    assert game.goods(P1) == "nothing"


def test_clay_supports_do_not_help_other_houses(table: Table) -> None:
    game = table(played={P1: ("Clay Supports",)}, goods={P1: "2 clay 1 wood 1 reed"})
    assert "place Build Rooms and Stables" not in game.options


@pytest.mark.ruling("Clay Supports", "price of its own")
def test_clay_supports_and_carpenter_are_chosen_for_each_room(table: Table) -> None:
    played = {P1: ("Clay Supports", "Carpenter")}
    game = table(played=played, house={P1: "clay hut"}, goods={P1: "5 clay 1 wood 3 reed"})
    game.play("place Build Rooms and Stables")
    game.play("room a1")
    assert ways_to_pay(game) == {"pay 3 clay 2 reed", "pay 1 wood 2 clay 1 reed"}
    game.play("pay 3 clay 2 reed")
    game.play("room a2")
    assert game.goods(P1) == "nothing"


@pytest.mark.ruling("Clay Supports", "price of its own")
@pytest.mark.parametrize(
    ("other", "prices"),
    [
        ("Axe", {"pay 5 clay 2 reed", "pay 1 wood 2 clay 1 reed"}),
        ("Carpenter", {"pay 3 clay 2 reed", "pay 1 wood 2 clay 1 reed"}),
        ("Clay Plasterer", {"pay 3 clay 2 reed", "pay 1 wood 2 clay 1 reed"}),
    ],
)
def test_clay_supports_are_not_combined_with_another_price(table: Table, other: str, prices: set[str]) -> None:
    game = table(played={P1: ("Clay Supports", other)}, house={P1: "clay hut"}, goods={P1: "9 wood 9 clay 9 reed"})
    game.play("place Build Rooms and Stables")
    game.play("room a1")
    assert ways_to_pay(game) == prices


@pytest.mark.ruling("Clay Supports", "Bricklayer")
def test_clay_supports_and_bricklayer_leave_1_wood_and_1_reed(table: Table) -> None:
    game = table(played={P1: ("Clay Supports", "Bricklayer")}, house={P1: "clay hut"}, goods={P1: "1 wood 1 reed"})
    game.play("place Build Rooms and Stables")
    game.play("room a1")
    assert game.goods(P1) == "nothing"


# -- Clogs ----------------------------------------------------------------------------------------


def test_clogs_score_by_the_house(table: Table) -> None:
    for house, points in (("wooden hut", 0), ("clay hut", 1), ("stone house", 2)):
        plain = scores(table(house={P1: house}))[P1]
        assert scores(table(house={P1: house}, played={P1: ("Clogs",)}))[P1] - plain == points


@pytest.mark.ruling("Clogs", "Chief's Daughter")
def test_clogs_add_to_the_chiefs_daughter(table: Table) -> None:
    stone = {P1: "stone house"}
    both = scores(table(house=stone, played={P1: ("Clogs", "Chief's Daughter")}))[P1]
    assert both - scores(table(house=stone))[P1] == 5


@pytest.mark.ruling("Clogs", "Mansion")
@pytest.mark.parametrize(("other", "points"), [("Half-timbered House", 2), ("Mansion", 4), ("Chief's Daughter", 3)])
def test_clogs_score_beside_other_cards_about_the_house(table: Table, other: str, points: int) -> None:
    assert worth(table, "Clogs", other, house={P1: "stone house"}) == 2 + points


# -- Corn Scoop -----------------------------------------------------------------------------------


def test_corn_scoop_adds_a_grain(table: Table) -> None:
    game = table(played={P1: ("Corn Scoop",)}, goods={P1: "0 food"})
    game.play("place Take 1 Grain")
    assert game.goods(P1) == "2 grain"


def test_corn_scoop_ignores_the_grain_of_the_granary(table: Table) -> None:
    farm = {"goods": {P1: "3 wood 2 food"}, "people": {P1: 1, P2: 1}, "round": 9}
    game = table(**farm, hand={P1: ("Granary",)}, played={P1: ("Corn Scoop",)})
    play_minor(game, "Granary")
    game.play("place Fishing")
    assert game.round == 10
    assert game.goods(P1) == "1 grain"
