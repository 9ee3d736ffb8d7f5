"""Minor improvements of deck E, S."""

import pytest

from farmyard.agricola.position import P1, P2
from farmyard.agricola.state.game import BREEDING, FEEDING, FIELD
from farmyard.kernel.errors import IllegalChoice
from helpers import Table, deciding, farm, in_hand, in_the_game, keeps, names, play_minor, promised, rounds_with, told
from situations import JOBS

# -- Sack Cart ------------------------------------------------------------------------------------


@pytest.mark.ruling("Sack Cart", "The round in which")
def test_sack_cart_lays_grain_on_rounds_to_come(table: Table) -> None:
    game = table(round=8, goods={P1: "2 wood"}, played={P1: JOBS[:2]}, hand={P1: ("Sack Cart",)})
    play_minor(game, "Sack Cart")
    assert promised(game, P1) == {11: "1 grain", 14: "1 grain"}


def test_sack_cart_needs_two_occupations(table: Table) -> None:
    game = table(goods={P1: "2 wood"}, played={P1: JOBS[:1]}, hand={P1: ("Sack Cart",)})
    with pytest.raises(IllegalChoice):
        play_minor(game, "Sack Cart")


def test_sack_cart_brings_grain_in_its_four_rounds(table: Table) -> None:
    game = table(goods={P1: "2 wood"}, played={P1: JOBS[:2]}, hand={P1: ("Sack Cart",)})
    play_minor(game, "Sack Cart")
    lying = rounds_with(game, P1, "1 grain")
    assert lying == [5, 8, 11, 14]


# -- Shepherd's Pipe ------------------------------------------------------------------------------


def test_shepherds_pipe_needs_a_sheep(table: Table) -> None:
    game = table(goods={P1: "1 boar"}, hand={P1: ("Shepherd's Pipe",)})
    with pytest.raises(IllegalChoice):
        play_minor(game, "Shepherd's Pipe")


def test_shepherds_pipe_enlarges_pastures_for_sheep_only(table: Table) -> None:
    game = table(played={P1: ("Shepherd's Pipe", "House Goat")}, pastures={P1: ("a5", "a4 b4")}, stables={P1: "a5"})
    assert keeps(game, 6 + 6, 0, 0)
    assert keeps(game, 6, 4, 0)
    assert not keeps(game, 7, 4, 0)
    assert not keeps(game, 6, 5, 0)


def test_shepherds_pipe_puts_two_sheep_into_an_unfenced_stable(table: Table) -> None:
    game = table(played={P1: ("Shepherd's Pipe", "House Goat")}, stables={P1: "a1 a2"})
    assert keeps(game, 4, 0, 0)
    assert keeps(game, 2, 1, 0)
    assert not keeps(game, 3, 1, 0)


@pytest.mark.ruling("Shepherd's Pipe", "Stablemaster")
def test_shepherds_pipe_gives_nothing_on_the_stablemasters_stable(table: Table) -> None:
    game = table(played={P1: ("Shepherd's Pipe", "Stablemaster", "House Goat")}, stables={P1: "a1 a2"})
    assert keeps(game, 3 + 2, 0, 0)
    assert not keeps(game, 6, 0, 0)
    assert keeps(game, 2, 3, 0)


@pytest.mark.ruling("Shepherd's Pipe", "adds up")
def test_shepherds_pipe_adds_up_with_the_drinking_trough(table: Table) -> None:
    game = table(played={P1: ("Shepherd's Pipe", "Drinking Trough", "House Goat")}, pastures={P1: ("a5",)})
    assert keeps(game, 6, 0, 0)
    assert not keeps(game, 7, 0, 0)
    assert not keeps(game, 0, 5, 0)


@pytest.mark.ruling("Shepherd's Pipe", "adds up")
@pytest.mark.ruling("Drinking Trough", "adds to the Smallholder")
def test_shepherds_pipe_adds_up_with_the_smallholder_in_pastures(table: Table) -> None:
    played = {P1: ("Shepherd's Pipe", "Drinking Trough", "Smallholder", "House Goat")}
    game = table(played=played, pastures={P1: ("a5",)})
    assert keeps(game, 7, 0, 0)
    assert not keeps(game, 8, 0, 0)
    assert keeps(game, 0, 5, 0)


@pytest.mark.ruling("Shepherd's Pipe", "Animal Yard")
def test_shepherds_pipe_enlarges_the_animal_yard_for_sheep(table: Table) -> None:
    game = table(played={P1: ("Shepherd's Pipe", "Animal Yard", "House Goat")})
    assert keeps(game, 4, 0, 0)
    assert keeps(game, 3, 1, 0)
    assert keeps(game, 0, 1, 1)
    assert not keeps(game, 1, 1, 1)
    assert not keeps(game, 5, 0, 0)


@pytest.mark.ruling("Shepherd's Pipe", "Wildlife Reserve")
def test_shepherds_pipe_enlarges_the_wildlife_reserve_for_sheep(table: Table) -> None:
    game = table(played={P1: ("Shepherd's Pipe", "Wildlife Reserve", "House Goat")})
    assert keeps(game, 3, 1, 1)
    assert not keeps(game, 4, 0, 0)
    assert not keeps(game, 0, 2, 0)


def test_shepherds_pipe_needs_a_sheep_in_a_mixed_pasture(table: Table) -> None:
    game = table(seats=4, played={P1: ("Shepherd's Pipe", "Animal Keeper", "House Goat")}, pastures={P1: ("a4 a5",)})
    assert keeps(game, 6, 0, 0)
    assert keeps(game, 3, 2, 1)
    assert not keeps(game, 2, 4, 0)
    assert not keeps(game, 4, 2, 1)


def test_one_sheep_will_do_for_the_shepherds_pipe(table: Table) -> None:
    game = table(goods={P1: "1 sheep"}, hand={P1: ("Shepherd's Pipe",)})
    play_minor(game, "Shepherd's Pipe")
    assert names(game, P1) == ["Shepherd's Pipe"]


@pytest.mark.ruling("Shepherd's Pipe", "in pastures, with the Smallholder")
def test_shepherds_pipe_and_smallholder_do_not_add_up_on_unfenced_stables(table: Table) -> None:
    game = table(
        played={P1: ("Shepherd's Pipe", "Smallholder")}, stables={P1: "a1"}, goods={P1: "1 boar"}, round=4,
        spaces={"1 Sheep": "4 sheep"},
    )  # fmt: skip
    game.play("place 1 Sheep")
    assert [option for option in game.options if option.startswith("keep")] == ["keep 3 sheep", "keep 2 sheep 1 boar"]


# -- Simple Fireplace -----------------------------------------------------------------------------


@pytest.mark.parametrize(("good", "food"), [("vegetable", 2), ("sheep", 1), ("boar", 2), ("cattle", 3)])
def test_simple_fireplace_cooks_at_any_time(table: Table, good: str, food: int) -> None:
    game = table(played={P1: ("Simple Fireplace",)}, goods={P1: f"1 {good}"})
    game.play(f"convert {good}")
    assert game.goods(P1) == f"{food} food"


def test_simple_fireplace_bakes_two_food_a_grain(table: Table) -> None:
    game = table(cards=("Sow and Bake",), played={P1: ("Simple Fireplace",)}, goods={P1: "3 grain"})
    game.play("place Sow and Bake")
    game.play("bake 3 grain")
    assert game.goods(P1) == "6 food"


@pytest.mark.ruling("Simple Fireplace", "It is a Fireplace")
@pytest.mark.ruling("Simple Fireplace", "never a major")
def test_simple_fireplace_is_handed_in_for_a_cooking_hearth(table: Table) -> None:
    game = table(round=2, cards=("Improvement",), played={P1: ("Simple Fireplace",)}, goods={P1: "0 food"})
    game.play("place Improvement")
    game.play("build Cooking Hearth (4 clay)")
    assert names(game, P1) == ["Cooking Hearth (4 clay)"]
    assert "Simple Fireplace" not in [card.name for card in game.for_sale()]


@pytest.mark.ruling("Simple Fireplace", "no oven")
def test_simple_fireplace_is_no_oven(table: Table) -> None:
    game = table(played={P1: ("Simple Fireplace",)}, hand={P1: ("Baker's Oven",)})
    with pytest.raises(IllegalChoice):
        play_minor(game, "Baker's Oven")


@pytest.mark.ruling("Simple Fireplace", "Charcoal Burner")
def test_simple_fireplace_concerns_the_charcoal_burner(table: Table) -> None:
    game = table(
        seats=3, goods={P1: "1 clay", P2: "0 food"}, hand={P1: ("Simple Fireplace",)}, played={P2: ("Charcoal Burner",)}
    )
    play_minor(game, "Simple Fireplace")
    assert game.goods(P2) == "1 wood 1 food"


@pytest.mark.ruling("Simple Fireplace", "just got")
def test_simple_fireplace_cooks_animals_just_taken(table: Table) -> None:
    game = table(
        round=3,
        cards=("1 Sheep",),
        spaces={"1 Sheep": "3 sheep"},
        goods={P1: "0 food"},
        played={P1: ("Simple Fireplace",)},
    )
    game.play("place 1 Sheep")
    assert game.goods(P1) == "2 food 1 sheep"


@pytest.mark.ruling("Simple Fireplace", "while breeding")
def test_simple_fireplace_cooks_nothing_while_breeding(table: Table) -> None:
    game = table(
        phase=BREEDING, played={P1: ("Simple Fireplace",)}, pastures={P1: ("a5",)}, goods={P1: "2 sheep 1 boar 0 food"}
    )
    assert game.options == ["keep 3 sheep", "keep 2 sheep 1 boar"]
    game.play("keep 3 sheep")
    assert game.goods(P1).endswith("3 sheep")
    assert "food" not in game.goods(P1)


@pytest.mark.ruling("Simple Fireplace", "hand it in for a Cooking Hearth")
@pytest.mark.parametrize(
    "hearth", ["build Cooking Hearth (4 clay)", "build Cooking Hearth (5 clay)", "play Cooking Hearth"]
)
def test_simple_fireplace_is_the_price_of_any_cooking_hearth(table: Table, hearth: str) -> None:
    farm = {"goods": {P1: "0 food"}, "majors": {P2: ("Cooking Hearth (4 clay)",) if "5" in hearth else ()}}
    game = table(**farm, cards=("Improvement",), played={P1: ("Simple Fireplace",)}, hand={P1: ("Cooking Hearth",)})
    game.play("place Improvement")
    game.play(hearth)
    assert names(game, P1) == [hearth.partition(" ")[2]]
    assert "Simple Fireplace" not in in_the_game(game)


@pytest.mark.ruling("Simple Fireplace", "never a major")
def test_simple_fireplace_is_a_minor_improvement_for_the_traveling_salesman(table: Table) -> None:
    hand = {P1: ("Simple Fireplace", "Spices")}
    game = table(cards=("Improvement",), played={P1: ("Traveling Salesman",)}, hand=hand, goods={P1: "1 clay"})
    game.play("place Improvement")
    game.play("play Simple Fireplace")
    game.play("play Spices")
    assert names(game, P1) == ["Traveling Salesman", "Simple Fireplace", "Spices"]


@pytest.mark.ruling("Simple Fireplace", "after the last breeding")
def test_simple_fireplace_cooks_nothing_after_the_last_breeding(table: Table) -> None:
    game = table(
        phase=BREEDING,
        round=14,
        played={P1: ("Simple Fireplace",)},
        pastures={P1: ("a5",)},
        goods={P1: "2 sheep 1 boar"},
    )
    assert not [option for option in game.options if option.startswith("convert")]
    game.play("keep 2 sheep 1 boar")
    assert (game.goods(P1), game.options) == ("2 sheep 1 boar", [])


# -- Spices ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("majors", "played", "food"),
    [
        (("Fireplace (2 clay)",), (), 3),
        (("Cooking Hearth (4 clay)",), (), 4),
        ((), ("Simple Fireplace",), 3),
        ((), (), 1),
        (("Fireplace (2 clay)", "Cooking Hearth (5 clay)"), (), 4),
    ],
)
@pytest.mark.ruling("Spices", "for each vegetable")
@pytest.mark.ruling("Spices", "raw")
def test_spices_add_a_food_to_each_vegetable_cooked(
    table: Table, majors: tuple[str, ...], played: tuple[str, ...], food: int
) -> None:
    game = table(majors={P1: majors}, played={P1: ("Spices", *played)}, goods={P1: "2 vegetable"})
    game.play("convert vegetable")
    game.play("convert vegetable")
    assert game.goods(P1) == f"{2 * food} food"


def test_spices_leave_animals_and_lettuce_alone(table: Table) -> None:
    game = table(
        phase=FIELD, played={P1: ("Spices", "Lettuce Patch", "Simple Fireplace")}, goods={P1: "1 sheep 1 vegetable"}
    )
    game.play("convert sheep")
    assert game.goods(P1) == "1 vegetable 1 food"


def test_spices_work_until_the_fireplace_is_given_up(table: Table) -> None:
    game = table(
        played={P1: ("Spices", "Simple Fireplace", "Manger")}, hand={P1: ("Madonna Statue",)},
        goods={P1: "1 vegetable"}, at_home={P2: 0},
    )  # fmt: skip
    play_minor(game, "Madonna Statue")
    game.play("return Simple Fireplace and Manger")
    game.play("convert vegetable")
    assert game.goods(P1) == "1 food"


@pytest.mark.ruling("Spices", "for each vegetable")
def test_spices_add_a_food_with_the_cooking_corner(table: Table) -> None:
    game = table(played={P1: ("Spices", "Cooking Corner")}, goods={P1: "2 vegetable"})
    game.play("convert vegetable")
    game.play("convert vegetable")
    assert game.goods(P1) == "10 food"


@pytest.mark.ruling("Spices", "not for other improvements")
def test_spices_add_nothing_to_the_schnaps_distillery(table: Table) -> None:
    played = {P1: ("Spices", "Schnaps Distillery", "Simple Fireplace")}
    game = table(phase=FEEDING, played=played, goods={P1: "2 vegetable"})
    game.play("convert Schnaps Distillery")
    assert game.goods(P1) == "1 vegetable 4 food"


# -- Spindle --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("sheep", "food"), [(2, 0), (3, 1), (4, 1), (5, 2), (7, 2)])
def test_spindle_gives_food_for_sheep_in_the_field_phase(table: Table, sheep: int, food: int) -> None:
    game = table(
        phase=FIELD, played={P1: ("Spindle",)}, goods={P1: f"{sheep} sheep 1 grain"}, pastures={P1: ("a2 a3 a4 a5",)}
    )
    assert game.goods(P1) == (f"1 grain {food} food {sheep} sheep" if food else f"1 grain {sheep} sheep")


@pytest.mark.ruling("Spindle", "Manure")
@pytest.mark.ruling("Butter Churn", "Manure")
def test_spindle_gives_nothing_with_manure(table: Table) -> None:
    played = {P1: ("Spindle", "Butter Churn", "Manure")}
    game = table(
        round=2, played=played, goods={P1: "5 sheep"}, pastures={P1: ("a4 a5 b4 b5",)}, crops={P1: {"a1": "2 grain"}},
        at_home={P1: 1, P2: 0},
    )  # fmt: skip
    game.play("place 1 Clay")
    game.play("use Manure")
    assert game.goods(P1) == "1 clay 1 grain 5 sheep"


@pytest.mark.ruling("Spindle", "after the Milking Shed")
@pytest.mark.parametrize("played", [("Spindle", "Milking Shed"), ("Milking Shed", "Spindle")])
def test_spindle_comes_after_the_milking_shed(table: Table, played: tuple[str, ...]) -> None:
    farm = {"pastures": {P1: ("a3 a4 a5 b3 b4 b5",)}, "goods": {P1: "5 sheep"}, "people": {P1: 1, P2: 1}}
    game = table(**farm, played={P1: played}, round=4)
    game.play("place Day Laborer")
    gains = [words for seat, words in told(game, "place Fishing") if seat == P1 and words.startswith("gets")]
    assert gains == ["gets 1 food from Milking Shed", "gets 2 food from Spindle"]


# -- Stable ---------------------------------------------------------------------------------------


def test_stable_is_built_for_a_wood_and_passes(table: Table) -> None:
    game = table(goods={P1: "1 wood"}, hand={P1: ("Stable",)})
    play_minor(game, "Stable")
    game.play("stable c5")
    assert (game.goods(P1), len(farm(game).stables)) == ("nothing", 1)
    assert in_hand(game, P2) == ["Stable"]


def test_stable_may_be_played_with_all_stables_built(table: Table) -> None:
    game = table(goods={P1: "1 wood"}, hand={P1: ("Stable",)}, stables={P1: "a1 a2 a3 a4"})
    play_minor(game, "Stable")
    assert in_hand(game, P2) == ["Stable"]


def test_stable_builds_one_stable_and_no_more(table: Table) -> None:
    game = table(goods={P1: "9 wood"}, hand={P1: ("Stable",)})
    play_minor(game, "Stable")
    game.play("stable c5")
    assert deciding(game) == P2


# -- Stone House Extension ------------------------------------------------------------------------


def test_stone_house_extension_adds_a_room_and_passes(table: Table) -> None:
    game = table(goods={P1: "3 stone 1 reed"}, house={P1: "stone house"}, hand={P1: ("Stone House Extension",)})
    play_minor(game, "Stone House Extension")
    game.play("room b2")
    assert (game.goods(P1), len(farm(game).rooms)) == ("nothing", 3)
    assert in_hand(game, P2) == ["Stone House Extension"]


@pytest.mark.ruling("Stone House Extension", "no effect")
def test_stone_house_extension_has_no_effect_on_a_hut(table: Table) -> None:
    game = table(goods={P1: "3 stone 1 reed"}, house={P1: "clay hut"}, hand={P1: ("Stone House Extension",)})
    play_minor(game, "Stone House Extension")
    assert len(farm(game).rooms) == 2


@pytest.mark.ruling("Stone House Extension", "Wet Nurse")
def test_stone_house_extension_concerns_the_wet_nurse(table: Table) -> None:
    game = table(
        goods={P1: "3 stone 1 reed 1 food"}, house={P1: "stone house"}, played={P1: ("Wet Nurse",)},
        hand={P1: ("Stone House Extension",)},
    )  # fmt: skip
    play_minor(game, "Stone House Extension")
    game.play("room b2")
    game.play("grow")
    assert farm(game).people == 3


@pytest.mark.ruling("Stone House Extension", "rooms cheaper")
def test_stone_house_extension_is_not_cheaper_with_cards_for_rooms(table: Table) -> None:
    game = table(
        goods={P1: "3 stone 1 clay"}, house={P1: "stone house"}, played={P1: ("Carpenter", "Clay Roof")},
        hand={P1: ("Stone House Extension",)},
    )  # fmt: skip
    with pytest.raises(IllegalChoice):
        play_minor(game, "Stone House Extension")


@pytest.mark.ruling("Stone House Extension", "those for improvements do")
def test_the_stonecutter_saves_a_stone_of_the_stone_house_extension(table: Table) -> None:
    situation = {"goods": {P1: "2 stone 1 reed"}, "house": {P1: "stone house"}}
    game = table(**situation, seats=3, hand={P1: ("Stone House Extension",)}, played={P1: ("Stonecutter",)})
    play_minor(game, "Stone House Extension")
    game.play("room b2")
    assert (game.goods(P1), len(farm(game).rooms)) == ("nothing", 3)


# -- Stone Tongs ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("space", "round"), [("1 Stone", 5), ("1 Stone (stage 4)", 10)])
def test_stone_tongs_add_a_stone_on_both_stone_spaces(table: Table, space: str, round: int) -> None:
    game = table(round=round, cards=(space,), played={P1: ("Stone Tongs",)}, goods={P1: "0 food"})
    game.play(f"place {space}")
    assert game.goods(P1) == "2 stone"


def test_stone_tongs_do_not_work_on_other_spaces_with_stone(table: Table) -> None:
    game = table(seats=4, played={P1: ("Stone Tongs",)}, goods={P1: "0 food"})
    game.play("place Reed, Stone and Food")
    assert game.goods(P1) == "1 reed 1 stone 1 food"
