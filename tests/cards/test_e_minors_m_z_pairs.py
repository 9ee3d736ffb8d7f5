"""Minor improvements of deck E, M to Z, together with other cards and in corners of their rules."""

from collections.abc import Callable

import pytest

from farmyard import Agricola, scores
from farmyard.agricola.position import P1, P2, P4
from farmyard.agricola.state.game import BREEDING, FEEDING
from farmyard.agricola.state.goods import goods
from helpers import deciding, names, play_minor

Table = Callable[..., Agricola]

TWO = ("Carpenter", "Clay Deliveryman")
PLOWS = ("Riding Plow", "Turnwrest Plow")


def in_the_game(game: Agricola) -> list[str]:
    """The cards that lie out, are held or are for sale."""
    cards = game.for_sale() + [card for player in game.players for card in player.cards + player.hand]
    return [card.name for card in cards]


def fields(game: Agricola) -> int:
    return game.players[P1].fields.bit_count()


def worth(table: Table, *cards: str, **farm: object) -> int:
    """The points that cards add to a farm."""
    return scores(table(**farm, played={P1: cards}))[P1] - scores(table(**farm))[P1]


# -- Madonna Statue, Millstone, Mini Pasture ---------------------------------------------------------


@pytest.mark.ruling("Madonna Statue", "minors leave the game")
def test_minors_given_up_for_the_madonna_statue_leave_the_game(table: Table) -> None:
    game = table(majors={P1: ("Pottery",)}, played={P1: ("Manger",)}, hand={P1: ("Madonna Statue",)})
    play_minor(game, "Madonna Statue")
    assert "Pottery" in in_the_game(game)
    assert "Manger" not in in_the_game(game)


@pytest.mark.ruling("Millstone", "are no baking")
@pytest.mark.parametrize(
    ("card", "conversion", "left"),
    [
        ("Windmill", "Windmill", "1 grain 2 vegetable 2 food"),
        ("Hand Mill", "Hand Mill with 1 grain", "1 grain 2 vegetable 2 food"),
        ("Master Brewer", "Master Brewer", "1 grain 2 vegetable 3 food"),
        ("Brewery", "Brewery", "1 grain 2 vegetable 3 food"),
        ("Schnaps Distiller", "Schnaps Distiller", "2 grain 1 vegetable 5 food"),
        ("Schnaps Distillery", "Schnaps Distillery", "2 grain 1 vegetable 4 food"),
    ],
)
def test_millstone_adds_nothing_to_mills_brewing_and_distilling(
    table: Table, card: str, conversion: str, left: str
) -> None:
    game = table(phase=FEEDING, played={P1: ("Millstone", card)}, goods={P1: "2 grain 2 vegetable"})
    game.play(f"convert {conversion}")
    assert game.goods(P1) == left


@pytest.mark.ruling("Mini Pasture", "Farmer")
def test_mini_pasture_gives_the_farmer_his_animal(table: Table) -> None:
    game = table(seats=4, goods={P1: "2 food"}, hand={P1: ("Mini Pasture",)}, played={P1: ("Farmer",)})
    play_minor(game, "Mini Pasture")
    game.play("enclose a3")
    assert game.goods(P1) == "1 boar"


@pytest.mark.ruling("Mini Pasture", "Hedge Keeper")
def test_mini_pasture_and_hedge_keeper_sell_no_further_fences(table: Table) -> None:
    farm = {"goods": {P1: "2 food 9 wood"}, "pastures": {P1: ("a5",)}}
    game = table(**farm, hand={P1: ("Mini Pasture",)}, played={P1: ("Hedge Keeper",)})
    play_minor(game, "Mini Pasture")
    game.play("enclose b5")
    assert "enclose c5" in game.options
    assert "enclose b4 c4" not in game.options


def test_mini_pasture_takes_fences_that_are_left(table: Table) -> None:
    farm = {"goods": {P1: "2 food"}, "pastures": {P1: ("a2 a3 a4 a5 b2 b3 b4 b5", "c5")}}
    game = table(**farm, hand={P1: ("Mini Pasture",)})
    play_minor(game, "Mini Pasture")
    assert game.players[P1].fences_left == 0
    assert "enclose c4" not in game.options


# -- Plane, Potato Dibber, Private Forest ------------------------------------------------------------


@pytest.mark.parametrize(("card", "food"), [("Sawmill", 3), ("Cabinetmaker", 2)])
@pytest.mark.parametrize(("more", "wood"), [(1, 2), (2, 1)])
def test_plane_works_with_sawmill_and_cabinetmaker(table: Table, card: str, food: int, more: int, wood: int) -> None:
    game = table(seats=3, phase=FEEDING, played={P1: ("Plane", card)}, goods={P1: "3 wood 1 grain"})
    game.play(f"convert {card}")
    game.play(f"take {more} food")
    assert game.goods(P1) == f"{wood} wood 1 grain {food + more} food"


def test_plane_works_with_each_of_two_workshops(table: Table) -> None:
    farm = {"majors": {P1: ("Joinery",)}, "goods": {P1: "4 wood 1 grain"}}
    game = table(**farm, phase=FEEDING, played={P1: ("Plane", "Sawmill")})
    game.play("convert Joinery")
    game.play("take 2 food")
    game.play("convert Sawmill")
    game.play("take 2 food")
    assert game.goods(P1) == "1 grain 9 food"


@pytest.mark.ruling("Potato Dibber", "works on the Bean Field")
@pytest.mark.parametrize("card", ["Bean Field", "Turnip Field", "Lettuce Patch"])
def test_potato_dibber_works_on_each_card_for_vegetables(table: Table, card: str) -> None:
    game = table(played={P1: ("Potato Dibber", card)}, goods={P1: "1 vegetable"})
    before = scores(game)[P1]
    game.play("place Sow and Bake")
    assert scores(game)[P1] - before == 2


@pytest.mark.ruling("Potato Dibber", "Liquid Manure")
@pytest.mark.parametrize(("card", "vegetables"), [("Liquid Manure", 4), ("Fieldsman", 5)])
def test_potato_dibber_adds_up_with_what_adds_crops(table: Table, card: str, vegetables: int) -> None:
    game = table(played={P1: ("Potato Dibber", card)}, fields={P1: "a1"}, goods={P1: "1 vegetable"})
    game.play("place Sow and Bake")
    assert game.players[P1].crops[0] == goods(f"{vegetables} vegetable")


@pytest.mark.ruling("Potato Dibber", "Smallholder")
def test_potato_dibber_adds_up_with_the_smallholder_on_a_field(table: Table) -> None:
    game = table(played={P1: ("Potato Dibber", "Smallholder")}, fields={P1: "a1"}, goods={P1: "1 vegetable"})
    game.play("place Sow and Bake")
    game.play("use Smallholder")
    assert game.players[P1].crops[0] == goods("4 vegetable")


@pytest.mark.ruling("Private Forest", "Groom")
def test_the_wood_of_the_private_forest_pays_for_the_grooms_stable(table: Table) -> None:
    farm = {"house": {P1: "stone house"}, "goods": {P1: "2 food"}, "at_home": {P1: 1, P2: 1, 2: 0, 3: 0}}
    game = table(**farm, seats=4, hand={P1: ("Private Forest",)}, played={P1: ("Groom",)})
    play_minor(game, "Private Forest")
    game.play("done")
    game.play("place Fishing")
    game.play("stable a1")
    assert (game.round, game.goods(P1), game.players[P1].stables.bit_count()) == (2, "nothing", 1)


def test_sack_cart_brings_grain_in_its_four_rounds(table: Table) -> None:
    game = table(goods={P1: "2 wood"}, played={P1: TWO}, hand={P1: ("Sack Cart",)})
    play_minor(game, "Sack Cart")
    lying = [round for round in range(1, 15) if game.promised[(round - 1) * game.seats()] == goods("1 grain")]
    assert lying == [5, 8, 11, 14]


def test_quarry_gives_nothing_on_other_spaces(table: Table) -> None:
    game = table(played={P1: ("Quarry",)}, goods={P1: "0 food"})
    game.play("place 3 Wood")
    assert game.goods(P1) == "3 wood"


# -- Raft ----------------------------------------------------------------------------------------------


@pytest.mark.ruling("Raft", "catch is no use")
def test_the_net_fishermans_catch_is_no_use_for_the_raft(table: Table) -> None:
    farm = {"goods": {P1: "0 food"}, "spaces": {"Fishing": "3 food"}, "people": {P1: 1, P2: 1}}
    game = table(**farm, played={P1: ("Net Fisherman", "Raft")})
    game.play("place 1 Reed")
    game.play("place Day Laborer")
    game.play("take 3 food")
    assert (game.round, game.goods(P1)) == (2, "1 reed 3 food")


@pytest.mark.ruling("Raft", "Fish Trap")
@pytest.mark.parametrize(("card", "catch"), [("Fish Trap", "1 reed 2 food"), ("Net Fisherman", "1 reed 1 food")])
def test_the_reed_of_the_raft_concerns_no_other_fisher(table: Table, card: str, catch: str) -> None:
    game = table(goods={P1: "0 food"}, people={P1: 1, P2: 1}, played={P1: ("Raft", card)})
    game.play("place Fishing")
    game.play("take 1 reed")
    game.play("place Day Laborer")
    assert (game.round, game.goods(P1)) == (2, catch)


# -- plows -----------------------------------------------------------------------------------------------


@pytest.mark.ruling("Riding Plow", "points that the rulebook")
@pytest.mark.ruling("Turnwrest Plow", "points that the rulebook")
@pytest.mark.parametrize(("plow", "points"), [("Riding Plow", 2), ("Turnwrest Plow", 1)])
def test_a_plow_has_the_points_of_the_rulebook(table: Table, plow: str, points: int) -> None:
    assert worth(table, plow) == points


@pytest.mark.parametrize("card", ["Riding Plow", "Turnwrest Plow", "Writing Desk", "Sack Cart"])
def test_a_card_asks_for_no_more_occupations_than_printed(table: Table, card: str) -> None:
    occupations = (*TWO, "Potter")[: 3 if card == "Riding Plow" else 2]
    game = table(goods={P1: "4 wood"}, played={P1: occupations}, hand={P1: (card,)})
    play_minor(game, card)
    assert names(game, P1)[-1] == card


@pytest.mark.parametrize("plow", PLOWS)
def test_the_yoke_counts_a_plow(table: Table, plow: str) -> None:
    game = table(goods={P1: "1 wood 1 cattle"}, played={P2: (plow,)}, hand={P1: ("Yoke",)})
    play_minor(game, "Yoke")
    game.play("plow a3")
    assert fields(game) == 1
    assert "plow a4" not in game.options


@pytest.mark.ruling("Riding Plow", "one plow card or the Harrow")
@pytest.mark.ruling("Turnwrest Plow", "one plow card or the Harrow")
@pytest.mark.parametrize("plow", PLOWS)
@pytest.mark.parametrize("other", ["Crooked Plow", "Moldboard Plow", "Swing Plow", "Harrow"])
def test_a_plow_is_not_combined_with_another_one(table: Table, plow: str, other: str) -> None:
    game = table(played={P1: (plow, other)})
    game.play("place Plow 1 Field")
    game.play("plow a3")
    game.play(f"use {plow}")
    game.play("plow a2")
    game.play("plow a4")
    assert (fields(game), deciding(game)) == (3, P2)


@pytest.mark.ruling("Riding Plow", "one plow card or the Harrow")
@pytest.mark.ruling("Turnwrest Plow", "one plow card or the Harrow")
@pytest.mark.parametrize("plow", PLOWS)
def test_a_plow_is_not_combined_with_the_harrow_of_another_player(table: Table, plow: str) -> None:
    game = table(played={P1: (plow,), P2: ("Harrow",)}, goods={P1: "2 food"})
    game.play("place Plow 1 Field")
    game.play("plow a3")
    game.play(f"use {plow}")
    game.play("plow a2")
    game.play("plow a4")
    assert (fields(game), deciding(game), game.goods(P1)) == (3, P2, "2 food")


@pytest.mark.ruling("Riding Plow", "spends a whole use")
@pytest.mark.ruling("Turnwrest Plow", "spends a whole use")
@pytest.mark.parametrize(("plow", "uses"), [("Riding Plow", 2), ("Turnwrest Plow", 1)])
def test_plowing_two_fields_spends_a_whole_use(table: Table, plow: str, uses: int) -> None:
    game = table(played={P1: (plow,)}, people={P1: 1, P2: 1})
    for one, other in (("a3", "a2"), ("a4", "b4"))[:uses]:
        game.play("place Plow 1 Field")
        game.play(f"plow {one}")
        game.play(f"plow {other}")
        game.play("done")
        game.play("place Fishing")
    game.play("place Plow 1 Field")
    game.play("plow b3")
    assert (fields(game), deciding(game)) == (2 * uses + 1, P2)


@pytest.mark.ruling("Riding Plow", "Plow Maker's field")
@pytest.mark.ruling("Turnwrest Plow", "Plow Maker's field")
@pytest.mark.parametrize("plow", PLOWS)
def test_the_plow_makers_field_comes_on_top_of_a_plow(table: Table, plow: str) -> None:
    game = table(played={P1: (plow, "Plow Maker")}, goods={P1: "1 food"})
    game.play("place Plow 1 Field")
    game.play("plow a3")
    game.play(f"use {plow}")
    for cell in ("a2", "a1", "a4"):
        game.play(f"plow {cell}")
    assert (fields(game), game.goods(P1), deciding(game)) == (4, "nothing", P2)


@pytest.mark.ruling("Riding Plow", "Plow Driver")
@pytest.mark.ruling("Turnwrest Plow", "Plow Driver")
@pytest.mark.parametrize("plow", PLOWS)
def test_the_plow_driver_takes_no_plow(table: Table, plow: str) -> None:
    farm = {"house": {P1: "stone house"}, "goods": {P1: "3 food"}, "at_home": {P1: 1, P2: 0}}
    game = table(**farm, played={P1: (plow, "Plow Driver")})
    game.play("place Fishing")
    game.play("plow a1")
    assert (fields(game), game.round) == (1, 2)
    assert "place Fishing" in game.options


@pytest.mark.ruling("Riding Plow", "Field Watchman")
@pytest.mark.ruling("Turnwrest Plow", "Field Watchman")
@pytest.mark.parametrize("plow", PLOWS)
def test_the_field_watchman_takes_no_plow(table: Table, plow: str) -> None:
    game = table(played={P1: (plow, "Field Watchman")})
    game.play("place Take 1 Grain")
    game.play("plow a1")
    assert (fields(game), deciding(game)) == (1, P2)


@pytest.mark.ruling("Riding Plow", "or the Field it")
@pytest.mark.ruling("Turnwrest Plow", "or the Field it")
@pytest.mark.parametrize("plow", PLOWS)
def test_the_field_takes_no_plow(table: Table, plow: str) -> None:
    game = table(played={P1: (plow,)}, hand={P1: ("Field",)}, goods={P1: "1 food"})
    play_minor(game, "Field")
    game.play("plow a1")
    game.play("become starting player")
    assert (fields(game), deciding(game)) == (1, P2)


# -- Shepherd's Pipe, Simple Fireplace, Spices, Spindle ------------------------------------------------


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


@pytest.mark.ruling("Spindle", "after the Milking Shed")
@pytest.mark.parametrize("played", [("Spindle", "Milking Shed"), ("Milking Shed", "Spindle")])
def test_spindle_comes_after_the_milking_shed(table: Table, played: tuple[str, ...]) -> None:
    farm = {"pastures": {P1: ("a3 a4 a5 b3 b4 b5",)}, "goods": {P1: "5 sheep"}, "people": {P1: 1, P2: 1}}
    game = table(**farm, played={P1: played}, round=4)
    game.play("place Day Laborer")
    game.journal = []
    game.play("place Fishing")
    gains = [what for seat, what in game.journal if seat == P1 and what.startswith("gets")]
    assert gains == ["gets 1 food", "gets 2 food"]


# -- Stone House Extension, Wood-fired Oven, Writing Desk ------------------------------------------------


def test_stable_builds_one_stable_and_no_more(table: Table) -> None:
    game = table(goods={P1: "9 wood"}, hand={P1: ("Stable",)})
    play_minor(game, "Stable")
    game.play("stable c5")
    assert game.options[:2] == ["become starting player", "done"]


@pytest.mark.ruling("Stone House Extension", "those for improvements do")
def test_the_stonecutter_saves_a_stone_of_the_stone_house_extension(table: Table) -> None:
    farm = {"goods": {P1: "2 stone 1 reed"}, "house": {P1: "stone house"}}
    game = table(**farm, seats=3, hand={P1: ("Stone House Extension",)}, played={P1: ("Stonecutter",)})
    play_minor(game, "Stone House Extension")
    game.play("room b2")
    assert (game.goods(P1), game.players[P1].rooms.bit_count()) == ("nothing", 3)


@pytest.mark.ruling("Wood-fired Oven", "asks for an oven")
@pytest.mark.parametrize("card", ["Baker's Oven", "Baker's Kitchen", "Bakehouse"])
def test_wood_fired_oven_is_handed_in_as_an_oven_and_leaves_the_game(table: Table, card: str) -> None:
    game = table(played={P1: ("Wood-fired Oven",)}, hand={P1: (card,)}, goods={P1: "9 stone"})
    play_minor(game, card)
    assert card in names(game, P1)
    assert "Wood-fired Oven" not in in_the_game(game)


def test_wood_fired_oven_is_a_baking_improvement_for_the_charcoal_burner(table: Table) -> None:
    farm = {"goods": {P1: "3 wood 1 stone", P2: "0 food"}, "hand": {P1: ("Wood-fired Oven",)}}
    game = table(**farm, seats=3, played={P2: ("Charcoal Burner",)})
    play_minor(game, "Wood-fired Oven")
    assert game.goods(P2) == "1 wood 1 food"


def test_wood_fired_oven_bakes_any_number_of_grain(table: Table) -> None:
    game = table(played={P1: ("Wood-fired Oven",)}, goods={P1: "5 grain"})
    game.play("place Sow and Bake")
    game.play("bake 5 grain")
    assert game.goods(P1) == "15 food"


@pytest.mark.ruling("Writing Desk", "Bookshelf")
@pytest.mark.parametrize(("card", "food"), [("Bookshelf", 3), ("Patron", 2)])
def test_bookshelf_and_patron_pay_for_both_occupations_of_the_writing_desk(table: Table, card: str, food: int) -> None:
    played = {P1: ("Writing Desk", "Carpenter", card)}
    game = table(seats=4, goods={P1: "0 food"}, played=played, hand={P1: ("Potter", "Plow Driver")})
    game.play("place Occupation")
    game.play("play Potter")
    game.play("play Plow Driver")
    assert game.goods(P1) == f"{2 * food - 1 - 2} food"


@pytest.mark.ruling("Writing Desk", "first occupation")
@pytest.mark.parametrize(("seats", "space", "food"), [(2, "Occupation", 1), (3, "Second Occupation", 2)])
def test_the_first_occupation_of_the_writing_desk_costs_what_the_space_asks(
    table: Table, seats: int, space: str, food: int
) -> None:
    farm = {"goods": {P1: "9 food"}, "hand": {P1: ("Potter", "Plow Driver")}}
    game = table(**farm, seats=seats, played={P1: ("Writing Desk", *TWO)})
    game.play(f"place {space}")
    game.play("play Potter")
    assert game.goods(P1) == f"{9 - food} food"
    game.play("play Plow Driver")
    assert game.goods(P1) == f"{9 - food - 2} food"


def test_writing_desk_works_on_the_space_that_offers_growth_too(table: Table) -> None:
    hand = {P1: ("Potter", "Plow Driver")}
    game = table(seats=5, round=5, goods={P1: "9 food"}, played={P1: ("Writing Desk",)}, hand=hand)
    game.play("place Second Occupation or Growth")
    game.play("play Potter")
    game.play("play Plow Driver")
    assert game.goods(P1) == "6 food"


@pytest.mark.ruling("Writing Desk", "that a card lets you play")
def test_writing_desk_does_not_follow_the_puppeteer(table: Table) -> None:
    farm = {"goods": {P4: "9 food"}, "hand": {P4: ("Potter", "Plow Driver")}}
    game = table(**farm, seats=4, played={P4: ("Writing Desk", "Puppeteer")})
    game.play("place Traveling Players")
    game.play("play Potter")
    assert deciding(game) == P2
    assert len(game.players[P4].occupations) == 2


@pytest.mark.parametrize(
    ("name", "points"),
    [("Market Stall", 0), ("Millstone", 0), ("Plane", 0), ("Potato Dibber", 0), ("Private Forest", 0),
     ("Sack Cart", 0), ("Shepherd's Pipe", 0), ("Spindle", 0), ("Stone Tongs", 0)],
)  # fmt: skip
def test_a_card_without_points_scores_nothing(table: Table, name: str, points: int) -> None:
    assert worth(table, name) == points
