"""Occupations of deck E, G to P: what the rulings say about them together with other cards."""

from collections.abc import Callable
from typing import Any

import pytest

from farmyard import Agricola, scores
from farmyard.agricola.position import P1, P2, P3, P4
from farmyard.agricola.state.game import BREEDING, FEEDING, PREPARATION
from farmyard.agricola.state.goods import goods as bundle
from helpers import choices, deciding, names, play

Table = Callable[..., Agricola]
PLOWS = ("Crooked Plow", "Moldboard Plow", "Riding Plow", "Swing Plow", "Turnwrest Plow", "Harrow")


def lying(game: Agricola, name: str) -> int:
    space = game.space(name)
    assert space is not None
    return game.stock[space.index]


# -- Grocer, Guildmaster, Greengrocer -------------------------------------------------------------


@pytest.mark.ruling("Grocer", "not yours before you buy it")
@pytest.mark.parametrize("card", ["Strawberry Patch", "Herb Garden"])
def test_vegetables_on_the_grocer_meet_no_prerequisite(table: Table, card: str) -> None:
    game = table(played={P1: ("Grocer",)}, hand={P1: (card,)}, goods={P1: "9 food"})
    play(game, "use Grocer", "use Grocer", "use Grocer", "place Starting Player")
    assert f"play {card}" not in game.options
    planted = {P1: {"a1": "1 vegetable", "a2": "1 vegetable"}}
    able = table(played={P1: ("Grocer",)}, hand={P1: (card,)}, crops=planted)
    play(able, "place Starting Player")
    assert f"play {card}" in able.options


@pytest.mark.ruling("Guildmaster", "both count")
def test_guildmaster_is_paid_for_a_joinery_built_again(table: Table) -> None:
    game = table(
        round=5, cards=("Improvement",), majors={P1: ("Joinery",)}, played={P1: ("Guildmaster",)},
        hand={P1: ("Sawmill",)}, at_home={P2: 0}, goods={P1: "2 wood 2 stone"},
    )  # fmt: skip
    play(game, "place Starting Player", "play Sawmill", "done")
    assert game.goods(P1) == "2 wood 2 stone"
    play(game, "place Improvement")
    assert "4 wood" in game.goods(P1)


@pytest.mark.ruling("Guildmaster", "both count")
@pytest.mark.parametrize(
    ("major", "card", "gain"),
    [
        ("Joinery", "Cabinetmaker", "4 wood"),
        ("Pottery", "Potter", "4 clay"),
        ("Basketmaker's Workshop", "Basketmaker", "3 reed"),
    ],
)
def test_guildmaster_is_paid_for_the_occupation_beside_the_improvement(
    table: Table, major: str, card: str, gain: str
) -> None:
    game = table(majors={P1: (major,)}, played={P1: ("Guildmaster",)}, hand={P1: (card,)}, goods={P1: "1 food"})
    play(game, "place Occupation")
    assert game.goods(P1) == gain


@pytest.mark.ruling("Guildmaster", "has become the Sawmill")
@pytest.mark.parametrize("joinery", [(), ("Joinery",)])
def test_guildmaster_takes_2_wood_for_the_sawmill(table: Table, joinery: tuple[str, ...]) -> None:
    game = table(majors={P1: joinery}, played={P1: ("Sawmill",)}, hand={P1: ("Guildmaster",)}, goods={P1: "0 food"})
    play(game, "place Occupation")
    assert game.goods(P1) == "2 wood"


@pytest.mark.ruling("Potter", "brings the owner of the Guildmaster clay")
@pytest.mark.parametrize(("first", "second", "clay"), [("Guildmaster", "Potter", "4"), ("Potter", "Guildmaster", "2")])
def test_potter_brings_the_guildmaster_clay(table: Table, first: str, second: str, clay: str) -> None:
    game = table(played={P1: (first,)}, hand={P1: (second,)}, goods={P1: "1 food"})
    play(game, "place Occupation")
    assert game.goods(P1) == f"{clay} clay"


def test_potter_and_master_brewer_wait_for_the_harvest(table: Table) -> None:
    game = table(played={P1: ("Potter", "Master Brewer")}, goods={P1: "2 clay 2 grain"})
    assert "convert Potter" not in game.options
    assert "convert Master Brewer" not in game.options


# -- Head of the Family -----------------------------------------------------------------------------


@pytest.mark.ruling("Head of the Family", "Two of your own people")
@pytest.mark.parametrize(
    ("space", "round"), [("Family Growth", 5), ("Family Growth without Room", 12), ("Second Occupation or Growth", 5)]
)
def test_head_of_the_family_sends_no_second_person_to_grow(table: Table, space: str, round: int) -> None:
    farm: dict[str, Any] = {"seats": 5, "round": round, "cards": (space,), "rooms": {P1: "a1 b1 c1"}}
    joined = table(played={P1: ("Head of the Family",)}, used={space: P2}, **farm)
    assert f"place {space}" in joined.options
    game = table(played={P1: ("Head of the Family",)}, used={space: P1}, **farm)
    assert f"place {space}" not in game.options


@pytest.mark.ruling("Head of the Family", "offers a choice you may choose anything")
def test_head_of_the_family_builds_a_room_or_takes_the_food_left(table: Table) -> None:
    space = "Room or Traveling Players"
    game = table(seats=5, played={P1: ("Head of the Family",)}, used={space: P2}, goods={P1: "5 wood 2 reed"})
    play(game, f"place {space}")
    assert set(choices(game)) >= {"room a1", "take 1 food"}
    game.play("take 1 food")
    assert game.goods(P1) == "5 wood 2 reed 1 food"
    other = table(seats=5, used={space: P2}, goods={P1: "5 wood 2 reed"})
    assert f"place {space}" not in other.options


@pytest.mark.ruling("Head of the Family", "offers a choice you may choose anything")
def test_head_of_the_family_may_still_build_where_the_food_is_gone(table: Table) -> None:
    space = "Room or Traveling Players"
    game = table(
        seats=5, played={P1: ("Head of the Family",)}, used={space: P2}, spaces={space: "nothing"},
        goods={P1: "5 wood 2 reed"},
    )  # fmt: skip
    play(game, f"place {space}", "room a1")
    assert game.goods(P1) == "nothing"


# -- Hedge Keeper -----------------------------------------------------------------------------------


@pytest.mark.ruling("Hedge Keeper", "the first fence of an action")
def test_first_fence_costs_wood_even_if_three_are_enough(table: Table) -> None:
    farm: dict[str, Any] = {"cards": ("Fences",), "played": {P1: ("Hedge Keeper",)}, "pastures": {P1: ("c5",)}}
    assert "place Fences" not in table(goods={P1: "0 food"}, **farm).options
    game = table(goods={P1: "1 wood"}, **farm)
    play(game, "place Fences", "enclose c4")
    assert game.goods(P1) == "nothing"


@pytest.mark.ruling("Hedge Keeper", "the first fence of an action")
@pytest.mark.parametrize("cells", [("c5", "c3"), ("c3", "c5")])
def test_free_fences_of_the_hedge_keeper_come_in_any_order(table: Table, cells: tuple[str, ...]) -> None:
    game = table(cards=("Fences",), played={P1: ("Hedge Keeper",)}, pastures={P1: ("c4 c5",)}, goods={P1: "1 wood"})
    play(game, "place Fences", *[f"enclose {cell}" for cell in cells])
    assert game.players[P1].fences.bit_count() == 6 + 1 + 3


@pytest.mark.ruling("Hedge Keeper", "checked when all are built")
def test_hedge_keeper_leaves_no_pasture_open(table: Table) -> None:
    game = table(cards=("Fences",), played={P1: ("Hedge Keeper",)}, goods={P1: "2 wood"})
    play(game, "place Fences")
    assert "enclose c4 c5" not in game.options
    game.play("enclose c5")
    assert game.goods(P1) == "1 wood"
    assert deciding(game) == P2


@pytest.mark.ruling("Hedge Keeper", "what you do not use is lost")
def test_hedge_keeper_helps_twice_on_a_space_for_fences_marked_by_the_fence_builder(table: Table) -> None:
    game = table(
        cards=("Fences",), hand={P1: ("Fence Builder",)}, played={P1: ("Hedge Keeper",)}, goods={P1: "2 wood 1 food"},
        at_home={P2: 0},
    )  # fmt: skip
    play(game, "place Occupation", "place a fence on Fences", "place Fences", "enclose c5")
    assert game.goods(P1) == "1 wood"
    play(game, "enclose c4")
    assert game.goods(P1) == "nothing"
    assert game.players[P1].fences.bit_count() == 7


@pytest.mark.ruling("Hedge Keeper", "these 3 come")
def test_hedge_keeper_comes_on_top_of_the_fence_deliveryman(table: Table) -> None:
    game = table(round=6, played={P1: ("Fence Deliveryman", "Hedge Keeper")}, at_home={P2: 0}, goods={P1: "4 food"})
    game.players[P1].marks["Fence Deliveryman in round 7"] = 4
    game.players[P1].fences_away += 4
    play(game, "place 3 Wood", "place 1 Clay", "enclose c4 c5")
    assert game.goods(P1) == "3 wood 1 clay 2 food"
    assert game.players[P1].fences.bit_count() == 6
    assert "enclose c3" not in game.options


@pytest.mark.ruling("Hedge Keeper", "as one building")
@pytest.mark.parametrize(("pasture", "wood"), [("c5", 1), ("c4 c5", 2)])
def test_fencer_counts_the_fences_with_the_hedge_keepers_once(table: Table, pasture: str, wood: int) -> None:
    game = table(cards=("Fences",), played={P1: ("Hedge Keeper",), P2: ("Fencer",)}, goods={P1: "3 wood", P2: "0 food"})
    play(game, "place Fences", f"enclose {pasture}")
    assert game.goods(P2) == f"{wood} wood"


# -- Hobby Farmer -----------------------------------------------------------------------------------

HOBBY: dict[str, Any] = {"hand": {P1: ("Hobby Farmer",)}, "fields": {P1: "a1"}}


@pytest.mark.ruling("Hobby Farmer", "It is a sowing")
@pytest.mark.parametrize(
    ("card", "moves", "crop"),
    [
        ("Potter", (), "2 vegetable"),
        ("Fieldsman", (), "4 vegetable"),
        ("Smallholder", ("use Smallholder",), "3 vegetable"),
        ("Potato Dibber", (), "3 vegetable"),
        ("Liquid Manure", (), "3 vegetable"),
    ],
)
def test_cards_add_to_what_the_hobby_farmer_sows(table: Table, card: str, moves: tuple[str, ...], crop: str) -> None:
    game = table(played={P1: (card,)}, goods={P1: "1 food"}, **HOBBY)
    play(game, "place Occupation", "sow vegetable", *moves)
    assert game.players[P1].crops[0] == bundle(crop)


@pytest.mark.ruling("Hobby Farmer", "It is a sowing")
def test_field_worker_gains_from_the_hobby_farmer_who_sows(table: Table) -> None:
    game = table(played={P2: ("Field Worker",)}, goods={P2: "0 food"}, **HOBBY)
    play(game, "place Occupation", "sow vegetable")
    assert game.goods(P2) == "1 grain"
    kept = table(played={P2: ("Field Worker",)}, goods={P2: "0 food"}, **HOBBY)
    play(kept, "place Occupation", "done")
    assert kept.goods(P2) == "nothing"


@pytest.mark.ruling("Hobby Farmer", "nothing else may be sown")
@pytest.mark.parametrize("card", ["Bean Field", "Turnip Field", "Lettuce Patch"])
def test_hobby_farmer_sows_on_cards_for_vegetables(table: Table, card: str) -> None:
    game = table(hand={P1: ("Hobby Farmer",)}, played={P1: (card,)}, goods={P1: "0 food"})
    play(game, "place Occupation", f"sow vegetable on {card}")
    assert game.goods(P1) == "nothing"
    assert bundle("2 vegetable") in game.players[P1].crops


@pytest.mark.ruling("Hobby Farmer", "nothing else may be sown")
def test_hobby_farmer_leaves_the_acreage_alone(table: Table) -> None:
    game = table(hand={P1: ("Hobby Farmer",)}, played={P1: ("Acreage",)}, goods={P1: "2 grain"}, fields={P1: "a1"})
    play(game, "place Occupation")
    assert choices(game) == ["sow vegetable", "done"]


# -- Hut Builder, Mason -----------------------------------------------------------------------------


def test_hut_builder_adds_a_room_to_a_clay_hut(table: Table) -> None:
    game = table(round=10, played={P1: ("Hut Builder",)}, house={P1: "clay hut"}, at_home={P2: 0}, goods={P1: "0 food"})
    game.players[P1].marks["Hut Builder in round 11"] = 1
    play(game, "place 3 Wood", "place 1 Clay", "room a1")
    assert game.goods(P1) == "3 wood 1 clay"
    assert (game.round, game.phase) == (11, "work")


@pytest.mark.ruling("Hut Builder", "not later")
def test_hut_builder_cannot_be_asked_again(table: Table) -> None:
    game = table(round=10, played={P1: ("Hut Builder",)}, at_home={P2: 0}, goods={P1: "0 food"})
    game.players[P1].marks["Hut Builder in round 11"] = 1
    play(game, "place 3 Wood", "place 1 Clay", "done")
    assert "use Hut Builder" not in game.options
    assert "room a1" not in game.options


@pytest.mark.ruling("Lord of the Manor", "Bonus points of other cards")
@pytest.mark.parametrize(
    ("card", "farm"),
    [
        ("Milking Hand", {"goods": {P1: "5 cattle"}, "pastures": {P1: ("a4 a5 b4 b5",)}}),
        ("Loom", {"goods": {P1: "7 sheep"}, "pastures": {P1: ("a4 a5 b4 b5",)}}),
        ("Manger", {"pastures": {P1: ("a3 a4 a5", "b3 b4 b5")}}),
    ],
)
def test_bonus_points_do_not_help_the_lord_of_the_manor(table: Table, card: str, farm: dict[str, Any]) -> None:
    without = scores(table(played={P1: (card,)}, **farm))
    assert without[P1] > scores(table(**farm))[P1]
    assert scores(table(played={P1: (card, "Lord of the Manor")}, **farm)) == without


def test_lord_of_the_manor_adds_up_his_points(table: Table) -> None:
    farm: dict[str, Any] = {"goods": {P1: "8 grain 4 vegetable"}, "fields": {P1: "a1 a2 a3 a4 a5"}}
    assert scores(table(played={P1: ("Lord of the Manor",)}, **farm))[P1] == scores(table(**farm))[P1] + 3


# -- Master Baker, Master Brewer --------------------------------------------------------------------

MAKERS = [
    "Master Brewer", "Brewery", "Schnaps Distiller", "Schnaps Distillery", "Hand Mill with 1 grain", "Windmill",
]  # fmt: skip


@pytest.mark.ruling("Master Baker", "Brewing, distilling and milling")
@pytest.mark.parametrize("maker", MAKERS)
def test_brewing_distilling_and_milling_are_no_baking_of_others(table: Table, maker: str) -> None:
    game = table(
        phase=FEEDING,
        starting_player=P2,
        majors={P1: ("Fireplace (2 clay)",)},
        goods={P1: "2 grain", P2: "1 grain 1 vegetable"},
        played={P1: ("Master Baker",), P2: (maker.removesuffix(" with 1 grain"),)},
    )
    play(game, f"convert {maker}")
    assert deciding(game) == P2
    play(game, "feed")
    assert choices(game)[0] == "feed"


@pytest.mark.ruling("Master Baker", "Brewing, distilling and milling")
@pytest.mark.parametrize(("maker", "food"), list(zip(MAKERS, (3, 3, 5, 4, 2, 2))))
def test_brewing_distilling_and_milling_bring_the_master_baker_no_food(table: Table, maker: str, food: int) -> None:
    game = table(
        phase=FEEDING,
        goods={P1: "1 grain 1 vegetable"},
        played={P1: ("Master Baker", maker.removesuffix(" with 1 grain"))},
    )
    play(game, f"convert {maker}")
    assert f"{food} food" in game.goods(P1)


@pytest.mark.ruling("Master Baker", "must really bake grain")
def test_master_baker_does_not_bake_when_another_bakes_nothing(table: Table) -> None:
    game = table(
        cards=("Sow and Bake",), starting_player=P2, majors={P1: ("Fireplace (2 clay)",), P2: ("Clay Oven",)},
        played={P1: ("Master Baker",)}, fields={P2: "a1"}, goods={P1: "2 grain", P2: "2 grain"},
    )  # fmt: skip
    play(game, "place Sow and Bake", "sow grain", "done")
    assert deciding(game) == P1
    assert "bake 1 grain" not in game.options


def test_master_baker_bakes_along_with_the_baker_in_the_harvest(table: Table) -> None:
    game = table(
        phase=FEEDING, starting_player=P2, majors={P1: ("Fireplace (2 clay)",), P2: ("Clay Oven",)},
        played={P1: ("Master Baker",), P2: ("Baker",)}, goods={P1: "1 grain 1 vegetable", P2: "1 grain 1 vegetable"},
    )  # fmt: skip
    play(game, "bake 1 grain", "bake 1 grain")
    assert (game.goods(P1), game.goods(P2)) == ("1 vegetable 2 food", "1 vegetable 5 food")


def test_master_baker_takes_a_food_more_for_baking_with_the_baker(table: Table) -> None:
    game = table(
        phase=FEEDING, majors={P1: ("Clay Oven",)}, played={P1: ("Master Baker", "Baker")}, goods={P1: "2 grain"}
    )
    play(game, "bake 1 grain")
    assert game.goods(P1) == "1 grain 6 food"


# -- Master Forester, Master Shepherd ---------------------------------------------------------------

FOREST = "2 Wood (Master Forester)"


@pytest.mark.ruling("Master Forester", "The Fence Builder and the Foreman")
def test_fence_builder_may_mark_the_master_foresters_space(table: Table) -> None:
    game = table(
        played={P1: ("Master Forester",)}, hand={P1: ("Fence Builder",)}, spaces={FOREST: "4 wood"}, at_home={P2: 0},
        goods={P1: "1 food"},
    )  # fmt: skip
    play(game, "place Occupation", f"place a fence on {FOREST}", f"place {FOREST}", "enclose c5")
    assert game.goods(P1) == "nothing"


@pytest.mark.ruling("Master Forester", "The Fence Builder and the Foreman")
def test_foreman_may_lay_food_on_the_master_foresters_space(table: Table) -> None:
    game = table(phase=PREPARATION, played={P1: ("Master Forester", "Foreman")}, goods={P1: "0 food"})
    play(game, f"place 1 food on {FOREST}", f"place {FOREST}")
    assert game.goods(P1) == "2 wood 1 food"


@pytest.mark.ruling("Master Forester", "comes too late")
@pytest.mark.parametrize("card", ["Berry Picker", "Mushroom Collector", "Basket"])
def test_food_for_the_wood_cannot_pay_the_master_forester(table: Table, card: str) -> None:
    game = table(
        starting_player=P2, played={P1: ("Master Forester",), P2: (card,)}, spaces={FOREST: "4 wood"},
        goods={P2: "1 food"},
    )  # fmt: skip
    assert f"place {FOREST}" not in game.options
    rich = table(
        starting_player=P2, played={P1: ("Master Forester",), P2: (card,)}, spaces={FOREST: "4 wood"},
        goods={P2: "2 food"},
    )  # fmt: skip
    assert f"place {FOREST}" in rich.options


@pytest.mark.ruling("Master Forester", "comes too late")
def test_foremans_food_comes_too_late_for_the_master_forester(table: Table) -> None:
    game = table(phase=PREPARATION, played={P1: ("Foreman",), P2: ("Master Forester",)}, goods={P1: "1 food"})
    play(game, f"place 1 food on {FOREST}")
    assert f"place {FOREST}" not in game.options


@pytest.mark.ruling("Master Forester", "While no wood lies there")
@pytest.mark.parametrize("seat", [P1, P2])
def test_nobody_uses_the_master_foresters_space_without_wood(table: Table, seat: int) -> None:
    game = table(starting_player=seat, played={P1: ("Master Forester",)}, goods={P1: "9 food", P2: "9 food"})
    game.stock[-1] = 0
    assert f"place {FOREST}" not in game.options


def arriving(table: Table, *cards: str, goods: str) -> Agricola:
    """Round 2 in which a sheep of the Master Shepherd arrives, and a first person has been placed."""
    game = table(
        played={P1: cards}, hand={P1: ("Master Shepherd",)}, at_home={P1: 2, P2: 0}, goods={P1: goods},
        pastures={P1: ("c4 c5",)},
    )  # fmt: skip
    play(game, "place Occupation", "place 3 Wood")
    assert game.round == 2
    return game


@pytest.mark.ruling("Master Shepherd", "do not concern the Sheep Farmer")
def test_sheep_of_the_master_shepherd_do_not_concern_the_sheep_farmer(table: Table) -> None:
    assert arriving(table, "Sheep Farmer", goods="1 food 1 sheep").goods(P1) == "3 wood 2 sheep"


@pytest.mark.ruling("Master Shepherd", "do not concern the Sheep Farmer")
def test_weaver_counts_the_sheep_of_the_master_shepherd_that_arrives(table: Table) -> None:
    assert arriving(table, "Weaver", goods="1 food 1 sheep").goods(P1) == "3 wood 1 food 2 sheep"
    assert arriving(table, "Weaver", goods="1 food").goods(P1) == "3 wood 1 sheep"


# -- Meat Seller ------------------------------------------------------------------------------------


@pytest.mark.ruling("Meat Seller", "Ovens are")
@pytest.mark.parametrize("oven", ["Clay Oven", "Stone Oven"])
def test_major_ovens_serve_the_meat_seller(table: Table, oven: str) -> None:
    game = table(played={P1: ("Meat Seller",)}, majors={P1: (oven,)}, goods={P1: "1 sheep"})
    play(game, "convert sheep")
    assert game.goods(P1) == "2 food"


@pytest.mark.ruling("Meat Seller", "Ovens are")
@pytest.mark.parametrize("kitchen", ["Baker's Kitchen", "Bakehouse"])
@pytest.mark.parametrize(("second", "sells"), [("Well", False), ("Stone Oven", True)])
def test_meat_seller_needs_another_oven_after_an_upgrade(table: Table, kitchen: str, second: str, sells: bool) -> None:
    game = table(
        played={P1: ("Meat Seller", "Baker's Oven")}, majors={P1: (second,)}, hand={P1: (kitchen,)}, at_home={P2: 0},
        goods={P1: "3 stone 1 sheep"},
    )  # fmt: skip
    play(game, "place Starting Player", f"play {kitchen}")
    play(game, *[option for option in choices(game) if option.startswith("return Baker's Oven")], "done")
    assert kitchen in names(game, P1)
    assert ("convert sheep" in game.options) == sells


@pytest.mark.ruling("Meat Seller", "before they find a place")
@pytest.mark.parametrize(
    "moves", [("take 1 food 1 sheep",), ("take 1 boar", "keep 1 sheep"), ("take 1 cattle", "keep 1 sheep")]
)
def test_meat_seller_sells_from_the_space_with_a_choice_of_animals(table: Table, moves: tuple[str, ...]) -> None:
    game = table(seats=5, played={P1: ("Meat Seller",)}, majors={P1: ("Clay Oven",)}, goods={P1: "1 food 1 sheep"})
    play(game, "place Take Animals", *moves)
    assert game.goods(P1) == "4 food 1 sheep"


@pytest.mark.ruling("Meat Seller", "before they find a place")
def test_meat_seller_may_sell_a_sheep_to_pay_for_the_cattle(table: Table) -> None:
    game = table(seats=5, played={P1: ("Meat Seller",)}, majors={P1: ("Clay Oven",)}, goods={P1: "1 sheep"})
    play(game, "place Take Animals", "take 1 cattle")
    assert game.goods(P1) == "1 food 1 cattle"


@pytest.mark.ruling("Meat Seller", "before they find a place")
def test_cattle_cannot_pay_for_themselves_with_the_meat_seller(table: Table) -> None:
    game = table(seats=5, played={P1: ("Meat Seller",)}, majors={P1: ("Clay Oven",)}, goods={P1: "0 food"})
    play(game, "place Take Animals")
    assert "take 1 cattle" not in game.options


@pytest.mark.ruling("Meat Seller", "before they find a place")
@pytest.mark.parametrize(("space", "round", "food"), [("1 Wild Boar", 8, 3), ("1 Cattle", 10, 4)])
def test_meat_seller_sells_what_finds_no_place(table: Table, space: str, round: int, food: int) -> None:
    game = table(
        round=round, cards=(space,), played={P1: ("Meat Seller",)}, majors={P1: ("Clay Oven",)}, goods={P1: "1 sheep"}
    )
    play(game, f"place {space}", "keep 1 sheep")
    assert game.goods(P1) == f"{food} food 1 sheep"


@pytest.mark.ruling("Meat Seller", "before they find a place")
def test_meat_seller_sells_the_boar_of_the_boar_breeding(table: Table) -> None:
    game = table(
        played={P1: ("Meat Seller",)}, majors={P1: ("Clay Oven",)}, hand={P1: ("Boar Breeding",)},
        goods={P1: "1 food 1 sheep"},
    )  # fmt: skip
    play(game, "place Starting Player", "play Boar Breeding", "keep 1 sheep")
    assert game.goods(P1) == "3 food 1 sheep"


@pytest.mark.ruling("Meat Seller", "in the breeding phase")
@pytest.mark.parametrize("round", [4, 14])
def test_meat_seller_does_not_sell_the_young_that_find_no_place(table: Table, round: int) -> None:
    game = table(
        phase=BREEDING, round=round, played={P1: ("Meat Seller",)}, majors={P1: ("Clay Oven",)},
        pastures={P1: ("c5",)}, goods={P1: "3 sheep"},
    )  # fmt: skip
    assert game.goods(P1) == "3 sheep"


@pytest.mark.ruling("Meat Seller", "in the breeding phase")
def test_meat_seller_sells_nothing_that_is_born_in_the_last_harvest(table: Table) -> None:
    game = table(
        phase=BREEDING, round=14, played={P1: ("Meat Seller",)}, majors={P1: ("Clay Oven",)},
        pastures={P1: ("c4 c5",)}, goods={P1: "2 cattle"},
    )  # fmt: skip
    assert game.goods(P1) == "3 cattle"
    assert game.decision is None


@pytest.mark.ruling("Meat Seller", "does not become a cooking improvement")
@pytest.mark.parametrize(("major", "food"), [("Clay Oven", 4), ("Fireplace (2 clay)", 5)])
def test_gypsys_crock_ignores_what_the_meat_seller_sells(table: Table, major: str, food: int) -> None:
    game = table(
        cards=("1 Sheep",), played={P1: ("Meat Seller", "Gypsy's Crock")}, majors={P1: (major,)}, goods={P1: "0 food"},
        spaces={"1 Sheep": "3 sheep"},
    )  # fmt: skip
    play(game, "place 1 Sheep")
    assert game.goods(P1) == f"{food} food 1 sheep"


@pytest.mark.ruling("Meat Seller", "does not become a cooking improvement")
def test_oven_of_the_meat_seller_cooks_no_vegetables(table: Table) -> None:
    game = table(played={P1: ("Meat Seller",)}, majors={P1: ("Clay Oven",)}, goods={P1: "1 vegetable"})
    play(game, "convert vegetable")
    assert game.goods(P1) == "1 food"


# -- Merchant ---------------------------------------------------------------------------------------

MINORS = ("Clogs", "Plane", "Spindle", "Corn Scoop", "Stone Tongs")


def dealer(table: Table, *cards: str, **situation: Any) -> Agricola:
    """A Merchant with several cheap minor improvements in hand."""
    return table(cards=("Improvement",), played={P1: ("Merchant", *cards)}, hand={P1: MINORS}, **situation)


@pytest.mark.ruling("Merchant", "With the Traveling Salesman")
def test_merchant_and_traveling_salesman_play_four_minors_for_one_food(table: Table) -> None:
    game = dealer(table, "Traveling Salesman", goods={P1: "9 wood 2 food"})
    play(game, "place Improvement", "play Clogs", "use Traveling Salesman", "play Plane", "play Spindle")
    play(game, "play Corn Scoop")
    assert game.goods(P1).endswith("wood 1 food")
    assert [len(game.players[P1].hand), deciding(game)] == [1, P2]


@pytest.mark.ruling("Merchant", "With the Traveling Salesman")
def test_merchant_and_traveling_salesman_build_two_majors_where_a_minor_is_offered(table: Table) -> None:
    game = dealer(table, "Traveling Salesman", goods={P1: "9 clay 2 food"})
    play(game, "place Starting Player", "build Fireplace (2 clay)", "build Fireplace (3 clay)")
    assert game.goods(P1) == "4 clay 1 food"
    assert "build Cooking Hearth (4 clay)" not in game.options


@pytest.mark.ruling("Merchant", "With the Businessman")
@pytest.mark.parametrize("bonus", ["play Spindle", "build Fireplace (2 clay)"])
@pytest.mark.parametrize("again", ["play Corn Scoop", "build Fireplace (3 clay)"])
def test_merchant_repeats_the_businessmans_bonus_as_well(table: Table, bonus: str, again: str) -> None:
    game = dealer(table, "Businessman", goods={P1: "9 wood 9 clay 2 food"})
    play(game, "place Starting Player", "play Clogs", "use Businessman", bonus, "play Plane", again)
    assert game.goods(P1).endswith("clay 1 food")
    assert choices(game) == ["become starting player", "done"]


@pytest.mark.ruling("Merchant", "With the Businessman")
def test_merchant_repeats_the_minor_first_with_the_businessman(table: Table) -> None:
    game = dealer(table, "Businessman", goods={P1: "9 wood 9 clay 2 food"})
    play(game, "place Starting Player", "play Clogs", "use Businessman", "play Plane")
    assert "build Fireplace (2 clay)" not in game.options


@pytest.mark.ruling("Merchant", "What the first improvement brings")
def test_first_improvement_may_pay_for_the_second(table: Table) -> None:
    game = table(
        cards=("Improvement",), played={P1: ("Merchant", "Guildmaster")}, hand={P1: ("Windmill",)},
        goods={P1: "2 wood 3 stone 1 food"},
    )  # fmt: skip
    play(game, "place Improvement", "build Joinery", "play Windmill")
    assert game.goods(P1) == "1 wood"


@pytest.mark.ruling("Merchant", "What the first improvement brings")
def test_first_improvement_may_cook_the_food_for_the_merchant(table: Table) -> None:
    game = table(cards=("Improvement",), played={P1: ("Merchant",)}, goods={P1: "5 clay 1 sheep"})
    play(game, "place Improvement", "build Fireplace (2 clay)", "build Fireplace (3 clay)")
    assert game.goods(P1) == "1 food"


@pytest.mark.ruling("Merchant", "however many there are")
def test_merchant_repeats_each_of_several_actions(table: Table) -> None:
    game = dealer(table, at_home={P2: 0}, goods={P1: "9 wood 2 food"})
    play(game, "place Improvement", "play Clogs", "play Plane")
    play(game, "place Starting Player", "play Spindle", "play Corn Scoop")
    assert len(game.players[P1].hand) == 1


@pytest.mark.ruling("Merchant", "however many there are")
def test_merchant_repeats_both_actions_of_a_growth_and_an_improvement(table: Table) -> None:
    game = table(
        round=5, cards=("Family Growth", "Improvement"), played={P1: ("Merchant",)}, rooms={P1: "a1 b1 c1"},
        hand={P1: MINORS}, at_home={P2: 0}, goods={P1: "9 wood 2 food"},
    )  # fmt: skip
    play(game, "place Family Growth", "play Clogs", "play Plane", "place Improvement", "play Spindle")
    play(game, "play Corn Scoop")
    assert len(game.players[P1].hand) == 1


def test_merchant_needs_a_food(table: Table) -> None:
    game = dealer(table, goods={P1: "9 wood"})
    play(game, "place Improvement", "play Clogs")
    assert deciding(game) == P2


# -- Mushroom Collector -----------------------------------------------------------------------------

LEAVE = "take 2 food for 1 wood left behind"


@pytest.mark.ruling("Mushroom Collector", "Together with the Basket")
def test_mushroom_collector_and_basket_leave_three_of_four_wood(table: Table) -> None:
    game = table(played={P1: ("Mushroom Collector", "Basket")}, spaces={"3 Wood": "4 wood"}, goods={P1: "0 food"})
    play(game, "place 3 Wood", "use Basket", LEAVE)
    assert game.goods(P1) == "1 wood 5 food"
    assert lying(game, "3 Wood") == bundle("3 wood")
    assert deciding(game) == P2


@pytest.mark.ruling("Mushroom Collector", "A space with a single wood")
@pytest.mark.parametrize(
    ("card", "goods"),
    [
        ("Potter", "2 food"),
        ("Berry Picker", "3 food"),
        ("Wood Cart", "2 wood 2 food"),
        ("Woodcutter", "1 wood 2 food"),
    ],
)
def test_a_single_wood_left_behind_still_counts_as_taken(table: Table, card: str, goods: str) -> None:
    game = table(seats=4, played={P1: ("Mushroom Collector", card)}, goods={P1: "0 food"})
    play(game, "place 1 Wood", LEAVE)
    assert game.goods(P1) == goods
    assert lying(game, "1 Wood") == bundle("1 wood")


@pytest.mark.ruling("Mushroom Collector", "The wood must lie on the space")
def test_mushroom_collector_leaves_no_wood_of_the_wood_cart(table: Table) -> None:
    game = table(
        played={P1: ("Mushroom Collector", "Basket", "Wood Cart")}, spaces={"3 Wood": "2 wood"}, goods={P1: "0 food"}
    )
    play(game, "place 3 Wood", "use Basket")
    assert game.goods(P1) == "2 wood 3 food"
    assert deciding(game) == P2


@pytest.mark.ruling("Mushroom Collector", "The wood must lie on the space")
@pytest.mark.parametrize(
    ("space", "goods"), [("1 Clay", "2 clay 2 food"), ("1 Reed", "2 reed 2 food"), ("Fishing", "4 food")]
)
def test_mushroom_collector_leaves_wood_of_the_wood_distributor(table: Table, space: str, goods: str) -> None:
    game = table(
        phase=PREPARATION,
        played={P1: ("Mushroom Collector",), P2: ("Wood Distributor",)},
        goods={P1: "0 food"},
        spaces={"3 Wood": "0 wood"},
    )
    play(game, "use Wood Distributor", f"place {space}", LEAVE)
    assert game.goods(P1) == goods
    assert lying(game, space) == bundle("1 wood")


@pytest.mark.ruling("Mushroom Collector", "The wood must lie on the space")
def test_mushroom_collector_leaves_wood_of_the_master_forester(table: Table) -> None:
    game = table(
        played={P1: ("Mushroom Collector",), P2: ("Master Forester",)}, spaces={FOREST: "2 wood"}, goods={P1: "2 food"}
    )
    play(game, f"place {FOREST}", LEAVE)
    assert game.goods(P1) == "1 wood 2 food"


@pytest.mark.ruling("Mushroom Collector", "The Wood Buyer has nothing to buy")
@pytest.mark.parametrize(("wood", "buys"), [("1 wood", False), ("2 wood", True)])
def test_wood_buyer_buys_no_wood_that_is_left_behind(table: Table, wood: str, buys: bool) -> None:
    game = table(
        played={P1: ("Mushroom Collector",), P2: ("Wood Buyer",)}, spaces={"3 Wood": wood},
        goods={P1: "1 wood", P2: "1 food"},
    )  # fmt: skip
    play(game, "place 3 Wood", LEAVE)
    assert deciding(game) == P2
    assert ("take 1 wood" in choices(game)) == buys


@pytest.mark.ruling("Mushroom Collector", "keep the Wood Distributor from sharing evenly")
def test_wood_left_behind_cannot_be_shared_evenly(table: Table) -> None:
    game = table(played={P1: ("Mushroom Collector", "Wood Distributor")}, at_home={P1: 1, P2: 0}, goods={P1: "0 food"})
    play(game, "place 3 Wood", LEAVE, "use Wood Distributor")
    assert [lying(game, "3 Wood"), lying(game, "1 Clay")] == [bundle("1 wood"), bundle("1 wood 2 clay")]


# -- Pastor, Patron ---------------------------------------------------------------------------------

THREE = "a1 b1 c1"


@pytest.mark.ruling("Pastor", "You choose the moment")
def test_pastor_waits_for_the_last_other_third_room(table: Table) -> None:
    game = table(
        seats=4, starting_player=P4, played={P1: ("Pastor",)}, rooms={P2: THREE, P3: THREE},
        goods={P1: "0 food", P4: "5 wood 2 reed"},
    )  # fmt: skip
    play(game, "place Build Rooms and Stables", "room a1")
    assert deciding(game) == P1
    play(game, "use Pastor")
    assert game.goods(P1) == "3 wood 2 clay 1 reed 1 stone"


@pytest.mark.ruling("Pastor", "You choose the moment")
def test_pastor_may_act_while_building_the_third_room_but_not_after(table: Table) -> None:
    farm: dict[str, Any] = {"played": {P1: ("Pastor",)}, "rooms": {P2: THREE}, "at_home": {P2: 0}}
    game = table(goods={P1: "9 wood 2 reed"}, **farm)
    play(game, "place Build Rooms and Stables")
    assert "use Pastor" in game.options
    play(game, "room a1", "done")
    assert "use Pastor" not in game.options
    begun = table(goods={P1: "5 wood 2 reed"}, **farm)
    play(begun, "place Build Rooms and Stables", "use Pastor", "room a1")
    assert begun.players[P1].rooms.bit_count() == 3


def test_pastor_may_act_once_he_is_played(table: Table) -> None:
    game = table(hand={P1: ("Pastor",)}, rooms={P2: THREE}, at_home={P2: 0}, goods={P1: "0 food"})
    play(game, "place Occupation", "use Pastor")
    assert game.goods(P1) == "3 wood 2 clay 1 reed 1 stone"


@pytest.mark.ruling("Patron", "Writing Desk")
def test_patron_and_bookshelf_pay_for_both_occupations_of_the_writing_desk(table: Table) -> None:
    game = table(
        played={P1: ("Patron", "Bookshelf", "Writing Desk")}, hand={P1: ("Mason", "Merchant")}, goods={P1: "0 food"}
    )
    play(game, "place Occupation", "play Mason", "play Merchant")
    assert game.goods(P1) == "7 food"


def test_patron_played_at_the_writing_desk_pays_for_the_second_occupation(table: Table) -> None:
    game = table(played={P1: ("Writing Desk",)}, hand={P1: ("Patron", "Mason")}, goods={P1: "2 food"})
    play(game, "place Occupation", "play Patron", "play Mason")
    assert game.goods(P1) == "2 food"


# -- Plow Driver, Plow Maker ------------------------------------------------------------------------


@pytest.mark.ruling("Plow Driver", "No plow and no Harrow")
@pytest.mark.parametrize("plow", PLOWS)
def test_no_plow_goes_with_the_plow_driver(table: Table, plow: str) -> None:
    game = table(
        round=5, phase=PREPARATION, house={P1: "stone house"}, played={P1: ("Plow Driver", plow)}, goods={P1: "9 food"}
    )
    play(game, "plow a1")
    assert game.phase == "work"
    assert game.goods(P1) == "8 food"


@pytest.mark.ruling("Plow Driver", "No plow and no Harrow")
def test_harrow_of_another_player_does_not_go_with_the_plow_driver(table: Table) -> None:
    game = table(
        round=5, phase=PREPARATION, house={P1: "stone house"}, played={P1: ("Plow Driver",), P2: ("Harrow",)},
        goods={P1: "9 food"},
    )  # fmt: skip
    play(game, "plow a1")
    assert game.phase == "work"


@pytest.mark.ruling("Plow Maker", "its field comes on top")
@pytest.mark.parametrize(
    ("plow", "fields"),
    [
        ("Crooked Plow", 4),
        ("Moldboard Plow", 3),
        ("Riding Plow", 4),
        ("Swing Plow", 4),
        ("Turnwrest Plow", 4),
        ("Harrow", 3),
    ],
)
@pytest.mark.parametrize("first", ["Plow Maker", ""])
def test_plow_makers_field_comes_on_top_of_every_plow(table: Table, plow: str, fields: int, first: str) -> None:
    game = table(played={P1: ("Plow Maker", plow)}, goods={P1: "1 food"})
    play(game, "place Plow 1 Field", "plow c5", f"use {first or plow}", "plow c4")
    play(game, *[f"plow {cell}" for cell in ("c3", "c2")[: fields - 2]])
    assert game.players[P1].fields.bit_count() == fields
    assert game.goods(P1) == "nothing"
    assert deciding(game) == P2


@pytest.mark.ruling("Plow Maker", "its field comes on top")
def test_plow_maker_goes_with_the_harrow_of_another_player(table: Table) -> None:
    game = table(played={P1: ("Plow Maker",), P2: ("Harrow",)}, goods={P1: "3 food", P2: "0 food"})
    play(game, "place Plow 1 Field", "plow c5", "use Plow Maker", "plow c4", "plow c3")
    assert (game.goods(P1), game.goods(P2)) == ("nothing", "2 food")


def test_plow_makers_field_may_be_sown_in_the_same_action(table: Table) -> None:
    game = table(round=12, cards=("Plow and Sow",), played={P1: ("Plow Maker",)}, goods={P1: "2 grain 1 food"})
    play(game, "place Plow and Sow", "plow c5", "plow c4", "sow grain", "sow grain")
    assert game.goods(P1) == "nothing"
