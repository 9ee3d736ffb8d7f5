"""Minor improvements of deck E, A to L, together with other cards and in corners of their rules."""

from collections.abc import Callable

import pytest

from farmyard import Agricola, scores
from farmyard.agricola.content.catalogue import card_named
from farmyard.agricola.position import P1, P2
from farmyard.agricola.state.game import FEEDING
from farmyard.agricola.state.goods import goods
from helpers import can_play, deciding, for_sale, names

Table = Callable[..., Agricola]

JOBS = ("Potter", "Field Warden", "Plow Driver", "Clay Deliveryman")
"""Occupations that do nothing here."""
CARD_FIELDS = ("Bean Field", "Lettuce Patch")


def place_minor(game: Agricola, name: str) -> None:
    """Play a card with the Starting Player space and leave the marker."""
    game.play("place Starting Player")
    game.play(f"play {name}")


def ways_to_pay(game: Agricola) -> set[str]:
    return {option for option in game.options if option.startswith("pay")}


def worth(table: Table, *names: str, **farm: object) -> int:
    """The points that cards add to a farm."""
    return scores(table(**farm, played={P1: names}))[P1] - scores(table(**farm))[P1]


# -- Animal Yard, Drinking Trough ----------------------------------------------------------------


@pytest.mark.ruling("Animal Yard", "Smallholder")
def test_the_smallholder_does_not_enlarge_the_animal_yard(table: Table) -> None:
    game = table(played={P1: ("Animal Yard", "Smallholder")}, goods={P1: "3 sheep"}, round=4)
    game.play("place 1 Sheep")
    assert game.goods(P1) == "3 sheep"


def test_animal_yard_brings_no_animals(table: Table) -> None:
    game = table(hand={P1: ("Animal Yard",)}, played={P1: JOBS[:1]}, goods={P1: "2 wood"})
    place_minor(game, "Animal Yard")
    assert game.goods(P1) == "nothing"


@pytest.mark.ruling("Drinking Trough", "adds to the Smallholder")
@pytest.mark.parametrize(("others", "sheep"), [(("Smallholder",), 5), (("Smallholder", "Shepherd's Pipe"), 7)])
def test_drinking_trough_adds_to_the_smallholder(table: Table, others: tuple[str, ...], sheep: int) -> None:
    farm = {"pastures": {P1: ("a5",)}, "goods": {P1: "1 boar"}, "spaces": {"1 Sheep": "9 sheep"}, "round": 4}
    game = table(**farm, played={P1: ("Drinking Trough", *others)})
    game.play("place 1 Sheep")
    game.play(f"keep {sheep} sheep 1 boar")
    assert game.goods(P1) == f"{sheep} sheep 1 boar"


# -- Axe, Clay Supports, Clay Roof: what rooms cost ------------------------------------------------


@pytest.mark.ruling("Axe", "price of its own")
@pytest.mark.parametrize("other", ["Carpenter", "Clay Supports", "Clay Plasterer"])
def test_axe_is_not_combined_with_another_price(table: Table, other: str) -> None:
    game = table(played={P1: ("Axe", other)}, goods={P1: "5 wood 5 clay 2 reed"})
    game.play("place Build Rooms and Stables")
    game.play("room a1")
    assert game.goods(P1) == "3 wood 5 clay"


@pytest.mark.ruling("Axe", "come on top")
def test_axe_needs_less_reed_with_the_thatcher(table: Table) -> None:
    game = table(played={P1: ("Axe", "Thatcher")}, goods={P1: "4 wood 2 reed"})
    game.play("place Build Rooms and Stables")
    game.play("room a1")
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


# -- Baker's Oven, Baking Tray, Ceramics -----------------------------------------------------------


@pytest.mark.ruling("Baker's Oven", "handed in")
@pytest.mark.parametrize("oven", ["Clay Oven", "Stone Oven"])
def test_a_major_oven_handed_in_for_the_bakers_oven_is_for_sale_again(table: Table, oven: str) -> None:
    game = table(majors={P1: (oven,)}, hand={P1: ("Baker's Oven",)})
    assert oven not in for_sale(game)
    place_minor(game, "Baker's Oven")
    assert names(game, P1) == ["Baker's Oven"]
    assert oven in for_sale(game)


@pytest.mark.ruling("Baker's Oven", "minor and a major")
def test_bakers_oven_is_called_a_major_improvement_and_takes_an_action_for_a_minor_one(table: Table) -> None:
    assert "major" in card_named("Baker's Oven").tags
    assert can_play(table(hand={P1: ("Baker's Oven",)}, majors={P1: ("Clay Oven",)}), "Baker's Oven")


def test_bakers_oven_bakes_2_grain_and_no_more(table: Table) -> None:
    game = table(played={P1: ("Baker's Oven",)}, goods={P1: "3 grain"})
    game.play("place Sow and Bake")
    assert "bake 3 grain" not in game.options
    game.play("bake 2 grain")
    assert game.goods(P1) == "1 grain 10 food"


def test_bakers_oven_is_a_baking_improvement_for_the_charcoal_burner(table: Table) -> None:
    game = table(
        seats=3, goods={P2: "0 food"}, majors={P1: ("Clay Oven",)}, hand={P1: ("Baker's Oven",)},
        played={P2: ("Charcoal Burner",)},
    )  # fmt: skip
    place_minor(game, "Baker's Oven")
    assert game.goods(P2) == "1 wood 1 food"


def test_bakers_oven_need_not_bake_at_once(table: Table) -> None:
    game = table(majors={P1: ("Clay Oven",)}, hand={P1: ("Baker's Oven",)}, goods={P1: "1 grain"})
    place_minor(game, "Baker's Oven")
    game.play("done")
    assert game.goods(P1) == "1 grain"


def test_baking_tray_lets_an_action_for_a_minor_build_the_stone_oven(table: Table) -> None:
    game = table(played={P1: ("Baking Tray",)}, goods={P1: "1 clay 3 stone"})
    game.play("place Starting Player")
    game.play("build Stone Oven")
    assert ways_to_pay(game) == {"pay 3 stone", "pay 1 clay 2 stone"}


def test_baking_tray_saves_wood_or_stone_of_the_wood_fired_oven(table: Table) -> None:
    game = table(hand={P1: ("Wood-fired Oven",)}, played={P1: ("Baking Tray",)}, goods={P1: "3 wood 1 stone"})
    place_minor(game, "Wood-fired Oven")
    assert ways_to_pay(game) == {"pay 3 wood", "pay 2 wood 1 stone"}


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


# -- Basket ----------------------------------------------------------------------------------------


@pytest.mark.ruling("Basket", "Once per action")
def test_basket_works_once_in_an_action(table: Table) -> None:
    game = table(played={P1: ("Basket",)}, goods={P1: "0 food"}, spaces={"3 Wood": "6 wood"})
    game.play("place 3 Wood")
    game.play("take 3 food for 2 wood left behind")
    assert game.goods(P1) == "4 wood 3 food"
    assert deciding(game) == P2


@pytest.mark.ruling("Basket", "wood from cards")
@pytest.mark.parametrize("card", ["Woodcutter", "Wood Cart"])
def test_wood_from_cards_cannot_be_left_for_the_basket(table: Table, card: str) -> None:
    game = table(played={P1: ("Basket", card)}, goods={P1: "0 food"}, spaces={"3 Wood": "1 wood"})
    game.play("place 3 Wood")
    assert deciding(game) == P2
    assert "food" not in game.goods(P1)


@pytest.mark.ruling("Basket", "has still taken wood")
@pytest.mark.parametrize(
    ("card", "result"),
    [
        ("Berry Picker", "4 food"),
        ("Clay Worker", "1 clay 3 food"),
        ("Wood Cart", "2 wood 3 food"),
        ("Woodcutter", "1 wood 3 food"),
    ],
)
def test_who_leaves_all_the_wood_for_the_basket_has_taken_wood(table: Table, card: str, result: str) -> None:
    game = table(seats=3, played={P1: ("Basket", card)}, goods={P1: "0 food"}, spaces={"3 Wood": "2 wood"})
    game.play("place 3 Wood")
    game.play("take 3 food for 2 wood left behind")
    assert game.goods(P1) == result


@pytest.mark.ruling("Basket", "Wood Buyer")
@pytest.mark.parametrize(("wood", "buys"), [("2 wood", False), ("3 wood", True)])
def test_the_wood_buyer_buys_nothing_that_is_left_for_the_basket(table: Table, wood: str, buys: bool) -> None:
    played = {P1: ("Basket",), P2: ("Wood Buyer",)}
    game = table(seats=3, played=played, goods={P1: "5 wood", P2: "1 food"}, spaces={"3 Wood": wood})
    game.play("place 3 Wood")
    game.play("take 3 food for 2 wood left behind")
    assert ("done" in game.options) == buys


@pytest.mark.ruling("Basket", "Resource Seller")
@pytest.mark.parametrize(("wood", "result"), [("2 wood", "5 wood 3 food"), ("3 wood", "7 wood 3 food")])
def test_the_resource_seller_ignores_wood_left_for_the_basket(table: Table, wood: str, result: str) -> None:
    farm = {"goods": {P1: "5 wood"}, "spaces": {"3 Wood": wood}}
    game = table(**farm, seats=3, hand={P1: ("Resource Seller",)}, played={P1: ("Basket",)})
    game.play("place Occupation")
    game.play("place Fishing")
    game.play("place Day Laborer")
    game.play("place 3 Wood")
    game.play("take 3 food for 2 wood left behind")
    assert game.goods(P1) == result


# -- Bean Field, Lettuce Patch ---------------------------------------------------------------------


@pytest.mark.ruling("Bean Field", "no field when")
@pytest.mark.ruling("Lettuce Patch", "no field when")
@pytest.mark.parametrize("name", CARD_FIELDS)
def test_a_card_field_scores_its_vegetables_but_is_no_field(table: Table, name: str) -> None:
    game = table(played={P1: (name,)}, goods={P1: "1 vegetable"}, fields={P1: "a1"})
    assert worth(table, name, fields={P1: "a1"}) == 1
    before = scores(game)[P1]
    game.play("place Sow and Bake")
    game.play(f"sow vegetable on {name}")
    assert scores(game)[P1] - before == 1


@pytest.mark.ruling("Bean Field", "a vegetable field and a planted field")
@pytest.mark.ruling("Lettuce Patch", "a vegetable field and a planted field")
@pytest.mark.parametrize("name", CARD_FIELDS)
@pytest.mark.parametrize(("asking", "crops"), [("Herb Garden", ""), ("Animal Feed", "a1 a2 a3")])
def test_a_planted_card_counts_where_a_card_asks_for_fields(table: Table, name: str, asking: str, crops: str) -> None:
    farm = {"crops": {P1: dict.fromkeys(crops.split(), "1 grain")}, "goods": {P1: "1 vegetable"}}
    empty = table(**farm, played={P1: (name,)}, hand={P1: (asking,)})
    assert not can_play(empty, asking)
    game = table(**farm, played={P1: (name,)}, hand={P1: (asking,)})
    game.play("place Sow and Bake")
    game.play("place Fishing")
    assert can_play(game, asking)


@pytest.mark.ruling("Bean Field", "What adds vegetables")
@pytest.mark.ruling("Lettuce Patch", "What adds vegetables")
@pytest.mark.parametrize("name", CARD_FIELDS)
@pytest.mark.parametrize(("card", "vegetables"), [("Potato Dibber", 3), ("Liquid Manure", 3), ("Fieldsman", 4)])
def test_what_adds_vegetables_adds_them_on_cards(table: Table, name: str, card: str, vegetables: int) -> None:
    game = table(played={P1: (name, card)}, goods={P1: "1 vegetable"})
    game.play("place Sow and Bake")
    assert scores(game)[P1] - scores(table(played={P1: (name, card)}))[P1] == 1 + vegetables


@pytest.mark.ruling("Bean Field", "Smallholder")
@pytest.mark.ruling("Lettuce Patch", "Smallholder")
@pytest.mark.parametrize("name", CARD_FIELDS)
def test_the_smallholder_may_add_a_vegetable_on_cards(table: Table, name: str) -> None:
    game = table(played={P1: (name, "Smallholder")}, goods={P1: "1 vegetable"})
    game.play("place Sow and Bake")
    game.play("use Smallholder")
    assert scores(game)[P1] - scores(table(played={P1: (name, "Smallholder")}))[P1] == 1 + 3


@pytest.mark.ruling("Bean Field", "Gardener")
@pytest.mark.ruling("Lettuce Patch", "Gardener")
@pytest.mark.parametrize("name", CARD_FIELDS)
def test_the_gardener_keeps_the_vegetables_on_cards(table: Table, name: str) -> None:
    played = {P1: (name, "Gardener")}
    game = table(played=played, goods={P1: "1 vegetable"}, round=4, people={P1: 1, P2: 1})
    game.play("place Sow and Bake")
    before = scores(game)[P1]
    game.play("place Fishing")
    assert game.goods(P1) == "1 vegetable"
    assert scores(game)[P1] == before + 1


@pytest.mark.ruling("Bean Field", "Hobby Farmer")
@pytest.mark.ruling("Lettuce Patch", "Hobby Farmer")
@pytest.mark.parametrize("name", CARD_FIELDS)
def test_the_hobby_farmers_vegetable_may_be_sown_on_cards(table: Table, name: str) -> None:
    game = table(seats=4, hand={P1: ("Hobby Farmer",)}, played={P1: (name,)}, goods={P1: "0 food"})
    game.play("place Occupation")
    before = scores(game)[P1]
    game.play(f"sow vegetable on {name}")
    assert game.goods(P1) == "nothing"
    assert scores(game)[P1] == before + 1


@pytest.mark.ruling("Bean Field", "for this card alone")
@pytest.mark.ruling("Lettuce Patch", "for this card alone")
@pytest.mark.parametrize("name", CARD_FIELDS)
@pytest.mark.parametrize("space", ["Sow and Bake", "Plow and Sow"])
def test_a_space_for_sowing_may_be_used_for_a_card_alone(table: Table, name: str, space: str) -> None:
    whole = {P1: "a1 a2 a3 a4 a5 b1 b2 b3 b4 b5 c1 c2 c3 c4 c5"}
    farm = {"rooms": whole, "round": 12, "cards": ("Plow and Sow",), "goods": {P1: "1 vegetable 1 grain"}}
    assert f"place {space}" not in table(**farm).options
    game = table(**farm, played={P1: (name,)})
    game.play(f"place {space}")
    assert game.goods(P1) == "1 grain"


def test_a_card_field_takes_no_grain(table: Table) -> None:
    game = table(played={P1: CARD_FIELDS}, goods={P1: "1 grain"})
    assert "place Sow and Bake" not in game.options


# -- Builder's Trowel, Butter Churn, Cattle Market --------------------------------------------------


@pytest.mark.ruling("Builder's Trowel", "Conservator")
def test_builders_trowel_leads_to_a_clay_hut_in_spite_of_the_conservator(table: Table) -> None:
    game = table(played={P1: ("Builder's Trowel", "Conservator")}, goods={P1: "2 clay 2 stone 1 reed"})
    game.play("use Builder's Trowel")
    assert game.goods(P1) == "2 stone"


@pytest.mark.ruling("Butter Churn", "after the Milking Shed")
@pytest.mark.parametrize("played", [("Butter Churn", "Milking Shed"), ("Milking Shed", "Butter Churn")])
def test_butter_churn_comes_after_the_milking_shed(table: Table, played: tuple[str, ...]) -> None:
    farm = {"pastures": {P1: ("a3 a4 a5 b3 b4 b5",)}, "goods": {P1: "10 sheep"}}
    game = table(**farm, played={P1: played}, people={P1: 1, P2: 1}, round=4)
    game.play("place Day Laborer")
    game.journal = []
    game.play("place Fishing")
    gains = [what for seat, what in game.journal if seat == P1 and what.startswith("gets")]
    assert gains == ["gets 2 food", "gets 3 food"]


@pytest.mark.ruling("Cattle Market", "Butcher")
def test_the_butcher_may_take_the_cattle_of_the_cattle_market(table: Table) -> None:
    farm = {"goods": {P1: "1 sheep"}, "pastures": {P1: ("a5",)}}
    game = table(**farm, hand={P1: ("Cattle Market",)}, played={P1: ("Butcher",)})
    place_minor(game, "Cattle Market")
    game.play("convert cattle")
    assert game.goods(P1) == "3 food"


def test_cattle_market_costs_a_sheep_and_passes_left(table: Table) -> None:
    game = table(goods={P1: "1 sheep"}, hand={P1: ("Cattle Market",)})
    place_minor(game, "Cattle Market")
    assert game.goods(P1) == "1 cattle"
    assert [card.name for card in game.players[P2].hand] == ["Cattle Market"]
    assert not can_play(table(goods={P1: "9 food"}, hand={P1: ("Cattle Market",)}), "Cattle Market")


# -- Canoe, Fishing Rod, Helpful Neighbors -----------------------------------------------------------


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


def test_fishing_rod_works_from_the_first_round_on(table: Table) -> None:
    game = table(round=1, played={P1: ("Fishing Rod",)}, goods={P1: "0 food"})
    game.play("place Fishing")
    assert game.goods(P1) == "2 food"


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


@pytest.mark.ruling("Helpful Neighbors", "Fish Trap")
@pytest.mark.parametrize("card", ["Fish Trap", "Net Fisherman"])
def test_the_reed_of_the_helpful_neighbors_concerns_no_fisher(table: Table, card: str) -> None:
    farm = {"goods": {P1: "1 wood"}, "people": {P1: 1, P2: 1}, "spaces": {"Fishing": "3 food"}}
    game = table(**farm, hand={P1: ("Helpful Neighbors",)}, played={P1: (card,)})
    place_minor(game, "Helpful Neighbors")
    game.play("take 1 reed")
    game.play("done")
    game.play("place Day Laborer")
    assert (game.round, game.goods(P1)) == (2, "1 reed")


@pytest.mark.ruling("Helpful Neighbors", "Bricklayer")
def test_helpful_neighbors_cost_nothing_with_the_bricklayer(table: Table) -> None:
    game = table(goods={P1: "0 food"}, hand={P1: ("Helpful Neighbors",)}, played={P1: ("Bricklayer",)})
    place_minor(game, "Helpful Neighbors")
    game.play("take 1 stone")
    assert game.goods(P1) == "1 stone"


# -- Clogs, Half-timbered House, Field, Fruit Tree ---------------------------------------------------


@pytest.mark.ruling("Clogs", "Mansion")
@pytest.mark.parametrize(("other", "points"), [("Half-timbered House", 2), ("Mansion", 4), ("Chief's Daughter", 3)])
def test_clogs_score_beside_other_cards_about_the_house(table: Table, other: str, points: int) -> None:
    assert worth(table, "Clogs", other, house={P1: "stone house"}) == 2 + points


@pytest.mark.ruling("Half-timbered House", "Nothing if you have the Mansion")
@pytest.mark.parametrize("played", [("Half-timbered House", "Mansion"), ("Mansion", "Half-timbered House")])
def test_half_timbered_house_scores_nothing_beside_the_mansion(table: Table, played: tuple[str, ...]) -> None:
    assert worth(table, *played, house={P1: "stone house"}) == 2 * 2


@pytest.mark.ruling("Half-timbered House", "adds to the Chief")
@pytest.mark.parametrize(("other", "points"), [("Chief", 2), ("Clogs", 2)])
def test_half_timbered_house_scores_beside_chief_and_clogs(table: Table, other: str, points: int) -> None:
    assert worth(table, "Half-timbered House", other, house={P1: "stone house"}) == 2 + points


@pytest.mark.ruling("Half-timbered House", "save its reed")
@pytest.mark.parametrize("card", ["Ladder", "Thatcher"])
def test_half_timbered_house_needs_no_reed_with_ladder_or_thatcher(table: Table, card: str) -> None:
    farm = {"goods": {P1: "1 wood 1 clay 2 stone"}, "hand": {P1: ("Half-timbered House",)}}
    assert not can_play(table(**farm), "Half-timbered House")
    assert can_play(table(**farm, played={P1: (card,)}), "Half-timbered House")


@pytest.mark.ruling("Field", "No plow")
@pytest.mark.parametrize("plow", ["Crooked Plow", "Moldboard Plow", "Riding Plow", "Swing Plow", "Turnwrest Plow"])
def test_the_field_takes_none_of_the_plows(table: Table, plow: str) -> None:
    game = table(goods={P1: "1 food"}, hand={P1: ("Field",)}, played={P1: (plow,)})
    place_minor(game, "Field")
    game.play("plow a3")
    assert "plow a4" not in game.options


@pytest.mark.ruling("Field", "no Harrow")
def test_the_field_takes_no_harrow_of_another_player(table: Table) -> None:
    game = table(goods={P1: "3 food"}, hand={P1: ("Field",)}, played={P2: ("Harrow",)})
    place_minor(game, "Field")
    game.play("plow a3")
    assert "plow a4" not in game.options


def test_dovecote_lays_food_from_round_10_on(table: Table) -> None:
    game = table(round=3, hand={P1: ("Dovecote",)}, goods={P1: "2 stone"})
    place_minor(game, "Dovecote")
    lying = [round for round in range(1, 15) if game.promised[(round - 1) * game.seats()] == goods("1 food")]
    assert lying == [10, 11, 12, 13, 14]


@pytest.mark.ruling("Fruit Tree", "have begun")
def test_fruit_tree_lays_nothing_on_the_round_that_has_begun(table: Table) -> None:
    game = table(
        round=12, hand={P1: ("Fruit Tree",)}, played={P1: JOBS[:3]}, people={P1: 1, P2: 1}, goods={P1: "0 food"}
    )
    place_minor(game, "Fruit Tree")
    game.play("done")
    assert game.goods(P1) == "nothing"
    game.play("place Fishing")
    assert (game.round, game.goods(P1)) == (13, "1 food")


# -- Feed Pellets, Gypsy's Crock -------------------------------------------------------------------


@pytest.mark.ruling("Feed Pellets", "runs away")
def test_an_animal_for_feed_pellets_runs_away_without_a_place(table: Table) -> None:
    game = table(played={P1: ("Feed Pellets",)}, goods={P1: "1 vegetable 1 sheep"}, phase=FEEDING)
    game.play("convert vegetable into sheep")
    assert game.goods(P1) == "1 sheep"


@pytest.mark.parametrize(("kept", "other"), [("sheep", "boar"), ("boar", "cattle"), ("cattle", "sheep")])
def test_feed_pellets_give_an_animal_of_a_kind_that_is_kept(table: Table, kept: str, other: str) -> None:
    farm = {"goods": {P1: f"2 vegetable 1 {kept}"}, "pastures": {P1: ("a5",)}}
    game = table(**farm, played={P1: ("Feed Pellets",)}, phase=FEEDING)
    assert f"convert vegetable into {other}" not in game.options
    game.play(f"convert vegetable into {kept}")
    assert game.goods(P1) == f"1 vegetable 2 {kept}"
    assert f"convert vegetable into {kept}" not in game.options


def test_feed_pellets_give_one_animal_in_all(table: Table) -> None:
    farm = {"goods": {P1: "2 vegetable 1 sheep 1 boar"}, "pastures": {P1: ("a5", "b5")}}
    game = table(**farm, played={P1: ("Feed Pellets",)}, phase=FEEDING)
    game.play("convert vegetable into boar")
    assert game.goods(P1) == "1 vegetable 1 sheep 2 boar"
    assert "convert vegetable into sheep" not in game.options


@pytest.mark.ruling("Gypsy's Crock", "6 give 3")
def test_gypsys_crock_adds_3_food_to_6_goods(table: Table) -> None:
    farm = {"goods": {P1: "1 sheep"}, "spaces": {"1 Sheep": "6 sheep"}, "round": 4}
    game = table(**farm, played={P1: ("Gypsy's Crock",)}, majors={P1: ("Fireplace (2 clay)",)})
    game.play("place 1 Sheep")
    assert game.goods(P1) == "15 food 1 sheep"


@pytest.mark.parametrize(("majors", "others"), [(("Cooking Hearth (4 clay)",), ()), ((), ("Cooking Corner",))])
def test_gypsys_crock_works_with_hearth_and_corner(
    table: Table, majors: tuple[str, ...], others: tuple[str, ...]
) -> None:
    game = table(
        played={P1: ("Gypsy's Crock", *others)}, majors={P1: majors}, goods={P1: "2 cattle"}, pastures={P1: ("a5",)}
    )
    game.play("convert 2 cattle")
    assert game.goods(P1) == "9 food"


@pytest.mark.ruling("Gypsy's Crock", "different")
def test_gypsys_crock_counts_goods_cooked_on_two_improvements(table: Table) -> None:
    majors = {P1: ("Fireplace (2 clay)", "Cooking Hearth (4 clay)")}
    game = table(played={P1: ("Gypsy's Crock",)}, majors=majors, goods={P1: "1 vegetable 1 sheep"})
    game.play("convert 1 vegetable 1 sheep")
    assert game.goods(P1) == "6 food"


# -- Points ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "points"),
    [
        ("Animal Pen", 1), ("Animal Yard", 1), ("Baker's Oven", 3), ("Bean Field", 1), ("Canoe", 1), ("Carp Pond", 1),
        ("Clay Roof", 1), ("Dovecote", 2), ("Drinking Trough", 1), ("Fruit Tree", 1), ("Gypsy's Crock", 1),
        ("Lettuce Patch", 1), ("Axe", 0), ("Basket", 0), ("Clogs", 0), ("Half-timbered House", 0),
    ],
)  # fmt: skip
def test_a_card_is_worth_its_points(table: Table, name: str, points: int) -> None:
    assert worth(table, name) == points
