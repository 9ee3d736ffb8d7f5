"""Occupations of deck E, M to Ma."""

from typing import Any

import pytest

from farmyard import Agricola
from farmyard.agricola.position import P1, P2
from farmyard.agricola.state.game import FEEDING, FIELD, PREPARATION
from helpers import Table, choices, deciding, farm, lying, play, promised
from situations import play_on

# -- Maid -----------------------------------------------------------------------------------------


def test_maid_lays_food_on_the_rounds_after_the_renovation_once(table: Table) -> None:
    game = table(round=10, played={P1: ("Maid",)}, goods={P1: "2 clay 2 stone 2 reed"})
    game.play("place Renovation and Improvement")
    assert list(promised(game, P1)) == [11, 12, 13, 14]
    play_on(game, 12)
    game.play("place Renovation and Improvement")
    assert farm(game).house == "stone house"
    assert promised(game, P1)[13] == "1 food"


def test_maid_does_nothing_in_a_wooden_hut(table: Table) -> None:
    game = table(hand={P1: ("Maid",)})
    game.play("place Occupation")
    assert list(promised(game, P1)) == []


@pytest.mark.parametrize("house", ["clay hut", "stone house"])
def test_maid_who_comes_to_a_better_house_lays_food_at_once(table: Table, house: str) -> None:
    game = table(round=11, hand={P1: ("Maid",)}, house={P1: house})
    game.play("place Occupation")
    assert list(promised(game, P1)) == [12, 13, 14]


def test_maid_who_came_to_a_clay_hut_does_not_lay_food_again(table: Table) -> None:
    game = table(round=12, hand={P1: ("Maid",)}, house={P1: "clay hut"}, goods={P1: "2 stone 1 reed"})
    game.play("place Occupation")
    game.play("place Day Laborer")
    game.play("place Renovation and Improvement")
    assert promised(game, P1)[13] == "1 food"


@pytest.mark.ruling("Maid", "straight from a wooden hut")
def test_maid_lays_food_when_the_conservator_skips_the_clay_hut(table: Table) -> None:
    game = table(round=12, played={P1: ("Maid", "Conservator")}, goods={P1: "2 stone 1 reed"})
    game.play("place Renovation and Improvement")
    assert list(promised(game, P1)) == [13, 14]


# -- Mason ----------------------------------------------------------------------------------------


def test_mason_adds_a_stone_room_once(table: Table) -> None:
    game = table(played={P1: ("Mason",)}, house={P1: "stone house"}, rooms={P1: "a1 a2 b1 c1"}, goods={P1: "0 food"})
    game.play("use Mason")
    game.play("room b2")
    assert len(farm(game).rooms) == 5
    assert "use Mason" not in game.options


@pytest.mark.parametrize(("house", "rooms"), [("stone house", "a1 b1 c1"), ("clay hut", "a1 a2 b1 c1")])
def test_mason_needs_a_stone_house_with_four_rooms(table: Table, house: str, rooms: str) -> None:
    game = table(played={P1: ("Mason",)}, house={P1: house}, rooms={P1: rooms})
    assert "use Mason" not in game.options


def test_mason_may_wait_for_the_last_harvest(table: Table) -> None:
    game = table(round=14, phase=FEEDING, played={P1: ("Mason",)}, house={P1: "stone house"}, rooms={P1: "a1 a2 b1 c1"})
    game.play("use Mason")
    assert "room b2" in game.options


# -- Master Baker ---------------------------------------------------------------------------------


SOWING = ("Sow and Bake",)

BAKERS: dict[str, Any] = {
    "cards": SOWING,
    "starting_player": P2,
    "majors": {P1: ("Fireplace (2 clay)",), P2: ("Fireplace (3 clay)",)},
    "played": {P1: ("Master Baker",)},
}


@pytest.mark.ruling("Master Baker", "no extra food")
def test_master_baker_bakes_along_without_extra_food(table: Table) -> None:
    game = table(goods={P1: "2 grain", P2: "1 grain"}, **BAKERS)
    game.play("place Sow and Bake")
    assert deciding(game) == P1
    game.play("bake 2 grain")
    assert (game.goods(P1), game.goods(P2)) == ("4 food", "2 food")


def test_master_baker_may_leave_it(table: Table) -> None:
    game = table(goods={P1: "2 grain", P2: "1 grain"}, **BAKERS)
    game.play("place Sow and Bake")
    game.play("done")
    assert game.goods(P1) == "2 grain"


@pytest.mark.ruling("Master Baker", "must really bake grain")
def test_master_baker_does_not_bake_when_another_only_sows(table: Table) -> None:
    game = table(goods={P1: "2 grain", P2: "1 grain"}, fields={P2: "a1"}, **BAKERS)
    game.play("place Sow and Bake")
    game.play("sow grain")
    assert "bake 2 grain" not in game.options


def test_milling_is_no_baking_for_the_master_baker(table: Table) -> None:
    game = table(
        starting_player=P2,
        majors={P1: ("Fireplace (2 clay)",)},
        played={P1: ("Master Baker",), P2: ("Windmill",)},
        goods={P1: "2 grain", P2: "1 grain"},
    )
    game.play("convert Windmill")
    assert game.goods(P2) == "2 food"
    assert deciding(game) == P2


def test_master_baker_takes_a_food_more_for_baking_otherwise(table: Table) -> None:
    game = table(
        cards=SOWING, majors={P1: ("Fireplace (2 clay)",)}, played={P1: ("Master Baker",)}, goods={P1: "2 grain"}
    )
    game.play("place Sow and Bake")
    game.play("bake 2 grain")
    assert game.goods(P1) == "5 food"


def test_master_baker_takes_a_food_more_for_baking_in_a_new_oven(table: Table) -> None:
    game = table(cards=("Improvement",), played={P1: ("Master Baker",)}, goods={P1: "3 clay 1 stone 1 grain"})
    game.play("place Improvement")
    game.play("build Clay Oven")
    game.play("bake 1 grain")
    assert game.goods(P1) == "6 food"


@pytest.mark.ruling("Master Baker", "milling with the Water Mill")
def test_water_mill_is_no_baking_for_the_master_baker(table: Table) -> None:
    game = table(
        phase=FIELD, starting_player=P2, played={P1: ("Master Baker",), P2: ("Water Mill",)},
        majors={P1: ("Fireplace (2 clay)",)}, goods={P1: "2 grain", P2: "1 grain"},
    )  # fmt: skip
    game.play("take 3 food")
    assert (deciding(game), game.options[:2]) == (P1, ["take 2 food", "done"])
    game.play("take 2 food")
    assert game.goods(P1) == "1 grain 2 food"
    own = table(phase=FIELD, played={P1: ("Master Baker", "Water Mill")}, goods={P1: "1 grain", P2: "1 grain"})
    own.play("take 3 food")
    assert own.goods(P1) == "3 food"


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


# -- Master Brewer --------------------------------------------------------------------------------


def test_master_brewer_brews_once_each_harvest(table: Table) -> None:
    game = table(phase=FEEDING, played={P1: ("Master Brewer",)}, goods={P1: "2 grain"})
    game.play("convert Master Brewer")
    assert game.goods(P1) == "1 grain 3 food"
    assert "convert Master Brewer" not in game.options


def test_master_brewer_brews_while_feeding_only(table: Table) -> None:
    game = table(played={P1: ("Master Brewer",)}, goods={P1: "2 grain"})
    assert "convert Master Brewer" not in game.options


@pytest.mark.ruling("Master Brewer", "Grain on fields")
def test_master_brewer_uses_no_grain_on_fields(table: Table) -> None:
    game = table(
        phase=FEEDING, played={P1: ("Master Brewer",)}, goods={P1: "1 vegetable"}, crops={P1: {"a1": "2 grain"}}
    )
    assert "convert Master Brewer" not in game.options


@pytest.mark.ruling("Master Brewer", "It is no baking")
def test_brewing_is_no_baking(table: Table) -> None:
    game = table(
        phase=FEEDING, played={P1: ("Master Brewer",), P2: ("Bread Seller",)}, goods={P1: "1 grain", P2: "0 food"}
    )
    game.play("convert Master Brewer")
    assert game.goods(P2) == "nothing"


# -- Master Builder -------------------------------------------------------------------------------


def test_master_builder_adds_a_room_of_any_material_once(table: Table) -> None:
    game = table(played={P1: ("Master Builder",)}, house={P1: "clay hut"}, rooms={P1: "a1 a2 b1 b2 c1"})
    game.play("use Master Builder")
    game.play("room c2")
    assert len(farm(game).rooms) == 6
    assert "use Master Builder" not in game.options


def test_master_builder_needs_five_rooms(table: Table) -> None:
    game = table(played={P1: ("Master Builder",)}, house={P1: "stone house"}, rooms={P1: "a1 a2 b1 c1"})
    assert "use Master Builder" not in game.options


@pytest.mark.ruling("Master Builder", "counts as building a room")
@pytest.mark.ruling("Mason", "counts as building a room")
@pytest.mark.parametrize(("card", "rooms"), [("Mason", "a1 a2 b1 c1"), ("Master Builder", "a1 a2 a3 b1 c1")])
def test_free_room_concerns_the_wet_nurse(table: Table, card: str, rooms: str) -> None:
    game = table(played={P1: (card, "Wet Nurse")}, house={P1: "stone house"}, rooms={P1: rooms}, people={P1: 3})
    game.play(f"use {card}")
    game.play("room b2")
    game.play("grow")
    assert farm(game).people == 4


# -- Master Forester ------------------------------------------------------------------------------


FOREST = "2 Wood (Master Forester)"


@pytest.mark.ruling("Master Forester", "While no wood lies there")
def test_master_forester_brings_a_space_that_is_filled_from_the_next_round(table: Table) -> None:
    game = table(hand={P1: ("Master Forester",)}, goods={P1: "0 food"})
    game.play("place Occupation")
    assert f"place {FOREST}" not in game.options
    play_on(game, 2)
    game.play(f"place {FOREST}")
    assert game.goods(P1).startswith("2 wood")
    play_on(game, 3)
    assert lying(game, FOREST) == "2 wood"


def test_others_pay_the_master_forester(table: Table) -> None:
    game = table(
        starting_player=P2,
        played={P1: ("Master Forester",)},
        spaces={FOREST: "4 wood"},
        goods={P1: "1 food", P2: "3 food"},
    )
    game.play(f"place {FOREST}")
    assert (game.goods(P1), game.goods(P2)) == ("3 food", "4 wood 1 food")


def test_master_forester_uses_the_space_free(table: Table) -> None:
    game = table(played={P1: ("Master Forester",)}, spaces={FOREST: "2 wood"}, goods={P1: "0 food"})
    game.play(f"place {FOREST}")
    assert game.goods(P1) == "2 wood"


def test_others_may_turn_grain_into_the_food_for_the_master_forester(table: Table) -> None:
    game = table(
        starting_player=P2,
        played={P1: ("Master Forester",)},
        spaces={FOREST: "2 wood"},
        goods={P1: "0 food", P2: "1 grain 1 food"},
    )
    game.play(f"place {FOREST}")
    assert (game.goods(P1), game.goods(P2)) == ("2 food", "2 wood")


@pytest.mark.ruling("Master Forester", "comes too late")
def test_food_of_the_action_is_too_late_for_the_master_forester(table: Table) -> None:
    game = table(
        starting_player=P2,
        played={P1: ("Master Forester",), P2: ("Berry Picker",)},
        spaces={FOREST: "2 wood"},
        goods={P2: "1 food"},
    )
    assert f"place {FOREST}" not in game.options


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


# -- Master Shepherd ------------------------------------------------------------------------------


def test_master_shepherd_lays_sheep_on_the_next_three_rounds(table: Table) -> None:
    game = table(round=5, hand={P1: ("Master Shepherd",)})
    game.play("place Occupation")
    assert list(promised(game, P1)) == [6, 7, 8]
    late = table(round=13, hand={P1: ("Master Shepherd",)})
    late.play("place Occupation")
    assert list(promised(late, P1)) == [14]


@pytest.mark.ruling("Master Shepherd", "cooked on arrival")
def test_sheep_of_the_master_shepherd_are_cooked_on_arrival(table: Table) -> None:
    game = table(hand={P1: ("Master Shepherd",)}, majors={P1: ("Fireplace (2 clay)",)}, goods={P1: "1 sheep"})
    game.play("place Occupation")
    game.play("place Day Laborer")
    game.play("place 3 Wood")
    game.play("place Fishing")
    assert (game.round, game.goods(P1)) == (2, "3 wood 2 food 1 sheep")


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
