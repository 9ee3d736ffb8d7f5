"""Minor improvements of deck E, M to Z: each clause and each ruling."""

from collections.abc import Callable

import pytest

from farmyard import Agricola, scores
from farmyard.agricola.position import P1, P2, P3
from farmyard.agricola.rules.scoring import score
from farmyard.agricola.state.game import BREEDING, FEEDING, FIELD, PREPARATION
from farmyard.agricola.state.goods import goods
from farmyard.kernel.errors import IllegalChoice
from helpers import deciding, names, play_minor

Table = Callable[..., Agricola]

FOUR = ("Carpenter", "Clay Deliveryman", "Mushroom Collector", "Plow Driver")
THREE = FOUR[:3]
TWO = FOUR[:2]


def promised(game: Agricola, seat: int) -> dict[int, int]:
    """The goods that lie on round spaces for a seat."""
    lying = {round: game.promised[(round - 1) * game.seats() + seat] for round in range(1, 15)}
    return {round: bundle for round, bundle in lying.items() if bundle}


# -- Madonna Statue ------------------------------------------------------------------------------


@pytest.mark.ruling("Madonna Statue", "for sale again")
def test_madonna_statue_costs_two_improvements(table: Table) -> None:
    game = table(majors={P1: ("Pottery",)}, played={P1: ("Manger",)}, hand={P1: ("Madonna Statue", "Stable")})
    play_minor(game, "Madonna Statue")
    assert names(game, P1) == ["Madonna Statue"]
    assert "Pottery" in [card.name for card in game.for_sale()]


@pytest.mark.ruling("Madonna Statue", "Cards in hand")
def test_madonna_statue_takes_no_cards_from_hand(table: Table) -> None:
    game = table(played={P1: ("Manger",)}, hand={P1: ("Madonna Statue", "Manger")}, goods={P1: "2 wood"})
    game.play("place Starting Player")
    assert "play Madonna Statue" not in game.options


def test_madonna_statue_lets_choose_the_improvements(table: Table) -> None:
    game = table(played={P1: ("Manger", "Plane", "Raft")}, hand={P1: ("Madonna Statue",)})
    play_minor(game, "Madonna Statue")
    game.play("return Manger and Raft")
    assert names(game, P1) == ["Plane", "Madonna Statue"]


@pytest.mark.ruling("Madonna Statue", "is lost")
def test_madonna_statue_loses_goods_still_lying_out(table: Table) -> None:
    game = table(round=5, goods={P1: "2 wood 4 stone"}, played={P1: ("Manger",)}, hand={P1: ("Madonna Statue",)})
    game.play("place Improvement")
    game.play("build Well")
    game.play("place Day Laborer")
    assert promised(game, P1) == {round: goods("1 food") for round in range(6, 11)}
    play_minor(game, "Madonna Statue")
    assert promised(game, P1) == {}


def test_madonna_statue_leaves_goods_of_other_cards(table: Table) -> None:
    hand = {P1: ("Private Forest", "Madonna Statue")}
    game = table(round=2, cards=("Improvement",), goods={P1: "2 food"}, played={P1: ("Manger", "Plane")}, hand=hand)
    play_minor(game, "Private Forest")
    game.play("become starting player")
    game.play("place Day Laborer")
    game.play("place Improvement")
    game.play("return Manger and Plane")
    assert list(promised(game, P1)) == [4, 6, 8, 10, 12, 14]


@pytest.mark.ruling("Madonna Statue", "is lost")
def test_madonna_statue_loses_what_grows_on_a_card(table: Table) -> None:
    played = {P1: ("Bean Field", "Manger", "Lettuce Patch")}
    game = table(
        round=1, cards=("Sow and Bake",), played=played, hand={P1: ("Madonna Statue",)}, goods={P1: "2 vegetable"}
    )
    game.play("place Sow and Bake")
    game.play("sow vegetable on Bean Field")
    game.play("sow vegetable on Lettuce Patch")
    game.play("place Day Laborer")
    play_minor(game, "Madonna Statue")
    game.play("return Bean Field and Manger")
    assert game.players[P1].crops[15:] == [goods("2 vegetable")]


@pytest.mark.ruling("Madonna Statue", "is lost")
def test_madonna_statue_drives_out_animals_of_a_card(table: Table) -> None:
    game = table(played={P1: ("Animal Yard", "Manger")}, goods={P1: "3 sheep"}, hand={P1: ("Madonna Statue",)})
    play_minor(game, "Madonna Statue")
    assert game.goods(P1) == "1 sheep"


# -- Manger, Market Stall, Millstone -------------------------------------------------------------


@pytest.mark.parametrize(
    ("pastures", "points"),
    [
        (("a1 a2 a3 a4 a5",), 0),
        (("a2 a3 a4", "b2 b3 b4"), 1),
        (("a1 a2 a3 a4 a5 b4 b5",), 2),
        (("a2 a3 a4 a5 b2 b3 b4 b5",), 3),
        (("a2 a3 a4 b2 b3 b4 c2 c3 c4",), 4),
        (("a2 a3 a4 a5 b2 b3 b4 b5 c2 c3 c4 c5",), 4),
    ],
)
@pytest.mark.ruling("Manger", "How many pastures")
def test_manger_counts_cells_in_pastures(table: Table, pastures: tuple[str, ...], points: int) -> None:
    without = table(pastures={P1: pastures})
    game = table(pastures={P1: pastures}, played={P1: ("Manger",)})
    assert score(game, P1) - score(without, P1) == points


def test_market_stall_turns_grain_into_a_vegetable_and_passes(table: Table) -> None:
    game = table(goods={P1: "1 grain"}, hand={P1: ("Market Stall",)})
    play_minor(game, "Market Stall")
    assert game.goods(P1) == "1 vegetable"
    assert [card.name for card in game.players[P2].hand] == ["Market Stall"]


def test_market_stall_needs_the_grain(table: Table) -> None:
    game = table(goods={P1: "5 food"}, hand={P1: ("Market Stall",)})
    with pytest.raises(IllegalChoice):
        play_minor(game, "Market Stall")


@pytest.mark.ruling("Market Stall", "Market Woman")
def test_market_stall_brings_the_market_woman_her_grain(table: Table) -> None:
    game = table(goods={P1: "1 grain"}, hand={P1: ("Market Stall",)}, played={P1: ("Market Woman",)})
    play_minor(game, "Market Stall")
    assert game.goods(P1) == "2 grain 1 vegetable"
    without = table(goods={P1: "1 food"}, hand={P1: ("Market Stall",)}, played={P1: ("Market Woman",)})
    with pytest.raises(IllegalChoice):
        play_minor(without, "Market Stall")


def test_millstone_adds_two_food_to_a_bake_action(table: Table) -> None:
    majors = {P1: ("Fireplace (2 clay)",)}
    game = table(cards=("Sow and Bake",), majors=majors, played={P1: ("Millstone",)}, goods={P1: "2 grain"})
    game.play("place Sow and Bake")
    game.play("bake 2 grain")
    assert game.goods(P1) == "6 food"


@pytest.mark.ruling("Millstone", "Baker's action")
def test_millstone_adds_two_food_to_the_bakers_baking(table: Table) -> None:
    majors = {P1: ("Clay Oven", "Stone Oven")}
    game = table(phase=FIELD, majors=majors, played={P1: ("Millstone", "Baker")}, goods={P1: "3 grain"})
    game.play("bake 2 grain")
    assert game.goods(P1) == "1 grain 11 food"


def test_millstone_does_not_react_to_mills_and_brewing(table: Table) -> None:
    game = table(
        phase=FEEDING, played={P1: ("Millstone", "Windmill", "Master Brewer")}, goods={P1: "2 grain 1 vegetable"}
    )
    game.play("convert Windmill")
    game.play("convert Master Brewer")
    assert game.goods(P1) == "1 vegetable 5 food"


# -- Mini Pasture --------------------------------------------------------------------------------


def test_mini_pasture_fences_a_cell_without_wood(table: Table) -> None:
    game = table(goods={P1: "2 food"}, hand={P1: ("Mini Pasture",)})
    play_minor(game, "Mini Pasture")
    game.play("enclose a3")
    assert (len(game.players[P1].pastures), game.players[P1].fences_left, game.goods(P1)) == (1, 11, "nothing")
    assert [card.name for card in game.players[P2].hand] == ["Mini Pasture"]


@pytest.mark.ruling("Mini Pasture", "must border")
def test_mini_pasture_borders_the_pastures_there_are(table: Table) -> None:
    game = table(goods={P1: "2 food"}, hand={P1: ("Mini Pasture",)}, pastures={P1: ("a5",)})
    play_minor(game, "Mini Pasture")
    assert game.options[:2] == ["enclose a4", "enclose b5"]
    assert "enclose c5" not in game.options


def test_mini_pasture_divides_no_pasture(table: Table) -> None:
    game = table(goods={P1: "2 food"}, hand={P1: ("Mini Pasture",)}, pastures={P1: ("a4 a5",)})
    play_minor(game, "Mini Pasture")
    assert "enclose a5" not in game.options
    assert "enclose b5" in game.options


def test_mini_pasture_builds_no_further_fences(table: Table) -> None:
    game = table(goods={P1: "2 food 9 wood"}, hand={P1: ("Mini Pasture",)}, pastures={P1: ("a4 a5",)})
    play_minor(game, "Mini Pasture")
    game.play("enclose b5")
    assert game.players[P1].pastures == (0b11 << 3, 1 << 9)


@pytest.mark.ruling("Mini Pasture", "a stable on the cell")
def test_mini_pasture_may_hold_a_stable_but_no_field(table: Table) -> None:
    game = table(goods={P1: "2 food"}, hand={P1: ("Mini Pasture",)}, stables={P1: "a1"}, fields={P1: "a2"})
    play_minor(game, "Mini Pasture")
    assert "enclose a1" in game.options
    assert "enclose a2" not in game.options


def test_mini_pasture_may_be_played_without_effect(table: Table) -> None:
    game = table(
        goods={P1: "2 food"},
        hand={P1: ("Mini Pasture",)},
        pastures={P1: ("a2 a3 a4 a5 b2 b3 b4 b5 c2 c3 c4 c5",)},
        fields={P1: "a1"},
    )
    play_minor(game, "Mini Pasture")
    assert [card.name for card in game.players[P2].hand] == ["Mini Pasture"]


@pytest.mark.ruling("Mini Pasture", "Hedge Keeper")
def test_mini_pasture_with_the_hedge_keeper_allows_three_more_fences(table: Table) -> None:
    played = {P1: ("Hedge Keeper",)}
    game = table(goods={P1: "2 food"}, hand={P1: ("Mini Pasture",)}, pastures={P1: ("a5",)}, played=played)
    play_minor(game, "Mini Pasture")
    game.play("enclose b5")
    assert "enclose c5" in game.options
    assert "enclose b4 c4" not in game.options
    game.play("enclose c5")
    assert game.players[P1].fences.bit_count() == 10


@pytest.mark.ruling("Mini Pasture", "connect it")
def test_mini_pasture_may_be_connected_by_the_hedge_keepers_fences(table: Table) -> None:
    played = {P1: ("Hedge Keeper",)}
    game = table(goods={P1: "2 food"}, hand={P1: ("Mini Pasture",)}, pastures={P1: ("a4 a5",)}, played=played)
    play_minor(game, "Mini Pasture")
    assert "enclose c2" not in game.options
    game.play("enclose c4")
    assert "done" not in game.options
    game.play("enclose b4 b5")
    assert game.players[P1].fences.bit_count() == 6 + 4 + 3


@pytest.mark.ruling("Mini Pasture", "Stablehand")
def test_mini_pasture_concerns_the_farmer_and_the_stablehand(table: Table) -> None:
    played = {P1: ("Farmer", "Stablehand")}
    game = table(seats=4, goods={P1: "2 food"}, hand={P1: ("Mini Pasture",)}, played=played)
    play_minor(game, "Mini Pasture")
    game.play("enclose a3")
    game.play("stable a3")
    assert game.goods(P1) == "1 boar"
    assert game.players[P1].stables.bit_count() == 1


# -- Outhouse ------------------------------------------------------------------------------------


@pytest.mark.ruling("Outhouse", "do not matter")
def test_outhouse_needs_another_player_with_few_occupations(table: Table) -> None:
    game = table(played={P1: FOUR, P2: ("Potter",)}, goods={P1: "1 wood 1 clay"}, hand={P1: ("Outhouse",)})
    play_minor(game, "Outhouse")
    assert names(game, P1)[-1] == "Outhouse"


def test_outhouse_cannot_be_played_when_all_others_have_two(table: Table) -> None:
    game = table(played={P2: TWO}, goods={P1: "1 wood 1 clay"}, hand={P1: ("Outhouse",)})
    with pytest.raises(IllegalChoice):
        play_minor(game, "Outhouse")


def test_outhouse_takes_one_player_of_several(table: Table) -> None:
    game = table(seats=3, played={P2: TWO}, goods={P1: "1 wood 1 clay"}, hand={P1: ("Outhouse",)})
    play_minor(game, "Outhouse")
    assert names(game, P1) == ["Outhouse"]


@pytest.mark.ruling("Outhouse", "Academic")
def test_outhouse_counts_the_academic_twice(table: Table) -> None:
    game = table(seats=3, played={P2: ("Academic",), P3: TWO}, goods={P1: "1 wood 1 clay"}, hand={P1: ("Outhouse",)})
    with pytest.raises(IllegalChoice):
        play_minor(game, "Outhouse")


@pytest.mark.ruling("Outhouse", "play alone")
def test_outhouse_alone_needs_few_occupations_of_your_own(table: Table) -> None:
    few = table(seats=1, goods={P1: "1 wood 1 clay"}, hand={P1: ("Outhouse",)}, played={P1: ("Carpenter",)})
    play_minor(few, "Outhouse")
    many = table(seats=1, goods={P1: "1 wood 1 clay"}, hand={P1: ("Outhouse",)}, played={P1: TWO})
    with pytest.raises(IllegalChoice):
        play_minor(many, "Outhouse")


# -- Plane, Potato Dibber ------------------------------------------------------------------------


def test_plane_adds_one_food_to_the_joinery(table: Table) -> None:
    game = table(phase=FEEDING, majors={P1: ("Joinery",)}, played={P1: ("Plane",)}, goods={P1: "1 wood 1 grain"})
    game.play("convert Joinery")
    assert game.goods(P1) == "1 grain 3 food"


def test_plane_turns_a_second_wood_into_two_food(table: Table) -> None:
    game = table(phase=FEEDING, majors={P1: ("Joinery",)}, played={P1: ("Plane",)}, goods={P1: "3 wood 1 grain"})
    game.play("convert Joinery")
    game.play("take 2 food")
    assert game.goods(P1) == "1 wood 1 grain 4 food"


def test_plane_lets_choose_one_food(table: Table) -> None:
    game = table(phase=FEEDING, majors={P1: ("Joinery",)}, played={P1: ("Plane",)}, goods={P1: "3 wood 1 grain"})
    game.play("convert Joinery")
    game.play("take 1 food")
    assert game.goods(P1) == "2 wood 1 grain 3 food"
    assert "convert Joinery" not in game.options


def test_plane_leaves_other_workshops_alone(table: Table) -> None:
    game = table(phase=FEEDING, majors={P1: ("Pottery",)}, played={P1: ("Plane",)}, goods={P1: "3 wood 1 clay 1 grain"})
    game.play("convert Pottery")
    assert game.goods(P1) == "3 wood 1 grain 2 food"


def test_potato_dibber_adds_a_vegetable_to_each_field_sown(table: Table) -> None:
    game = table(
        cards=("Sow and Bake",),
        played={P1: ("Potato Dibber",)},
        fields={P1: "a1 a2"},
        goods={P1: "1 grain 1 vegetable"},
    )
    game.play("place Sow and Bake")
    game.play("sow grain")
    game.play("sow vegetable")
    assert game.players[P1].crops[:2] == [goods("3 grain"), goods("3 vegetable")]


def test_potato_dibber_works_on_card_fields(table: Table) -> None:
    played = {P1: ("Potato Dibber", "Bean Field", "Lettuce Patch")}
    game = table(cards=("Sow and Bake",), played=played, goods={P1: "2 vegetable"})
    game.play("place Sow and Bake")
    game.play("sow vegetable on Bean Field")
    game.play("sow vegetable on Lettuce Patch")
    assert game.players[P1].crops[15:] == [goods("3 vegetable")] * 2


@pytest.mark.ruling("Potato Dibber", "Hobby Farmer")
def test_potato_dibber_works_for_the_hobby_farmer(table: Table) -> None:
    game = table(seats=4, played={P1: ("Potato Dibber",)}, fields={P1: "a1"}, hand={P1: ("Hobby Farmer", "Potter")})
    game.play("place Occupation")
    game.play("play Hobby Farmer")
    game.play("sow vegetable")
    assert game.players[P1].crops[0] == goods("3 vegetable")


def test_potato_dibber_adds_up_with_the_smallholder(table: Table) -> None:
    played = {P1: ("Potato Dibber", "Smallholder")}
    game = table(cards=("Sow and Bake",), played=played, fields={P1: "a1"}, goods={P1: "1 vegetable"})
    game.play("place Sow and Bake")
    game.play(game.options[0])
    assert game.players[P1].crops[0] == goods("4 vegetable")


# -- Private Forest, Quarry, Raft, Reed Pond -----------------------------------------------------


def test_private_forest_lays_wood_on_even_rounds_to_come(table: Table) -> None:
    game = table(round=8, goods={P1: "2 food"}, hand={P1: ("Private Forest",)})
    play_minor(game, "Private Forest")
    assert promised(game, P1) == {round: goods("1 wood") for round in (10, 12, 14)}


def test_quarry_adds_stone_to_day_laborer(table: Table) -> None:
    game = table(played={P1: ("Quarry",)}, goods={P1: "0 food"})
    game.play("place Day Laborer")
    assert game.goods(P1) == "3 stone 2 food"


def test_quarry_needs_four_occupations(table: Table) -> None:
    three = table(played={P1: THREE}, hand={P1: ("Quarry",)})
    with pytest.raises(IllegalChoice):
        play_minor(three, "Quarry")
    four = table(played={P1: FOUR}, hand={P1: ("Quarry",)})
    play_minor(four, "Quarry")
    assert names(four, P1)[-1] == "Quarry"


@pytest.mark.parametrize(("choice", "result"), [("take 1 food", "2 food"), ("take 1 reed", "1 reed 1 food")])
def test_raft_adds_food_or_reed_to_fishing(table: Table, choice: str, result: str) -> None:
    game = table(played={P1: ("Raft",)}, goods={P1: "0 food"})
    game.play("place Fishing")
    game.play(choice)
    assert game.goods(P1) == result


@pytest.mark.ruling("Raft", "pays you")
def test_raft_earns_a_food_from_anothers_fisherman(table: Table) -> None:
    game = table(seats=3, played={P1: ("Fisherman",), P2: ("Raft",)}, goods={P1: "0 food", P2: "0 food"})
    game.play("place Fishing")
    game.play("take 1 food more and pay 1 food")
    assert (game.goods(P1), game.goods(P2)) == ("1 food", "1 food")


def test_reed_pond_lays_reed_on_three_rounds(table: Table) -> None:
    game = table(round=3, played={P1: THREE}, hand={P1: ("Reed Pond",)})
    play_minor(game, "Reed Pond")
    assert promised(game, P1) == {round: goods("1 reed") for round in (4, 5, 6)}


def test_reed_pond_stops_with_round_14(table: Table) -> None:
    game = table(round=13, played={P1: THREE}, hand={P1: ("Reed Pond",)})
    play_minor(game, "Reed Pond")
    assert promised(game, P1) == {14: goods("1 reed")}


def test_reed_pond_needs_three_occupations(table: Table) -> None:
    game = table(played={P1: TWO}, hand={P1: ("Reed Pond",)})
    with pytest.raises(IllegalChoice):
        play_minor(game, "Reed Pond")


# -- plows ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("plow", ["Riding Plow", "Turnwrest Plow"])
def test_a_plow_plows_three_fields_on_either_space(table: Table, plow: str) -> None:
    for space in ("Plow 1 Field", "Plow and Sow"):
        game = table(round=12, cards=("Plow and Sow",), played={P1: (plow,)})
        game.play(f"place {space}")
        for cell in ("a1", "a2", "a3"):
            game.play(f"plow {cell}")
        assert game.players[P1].fields.bit_count() == 3
        assert deciding(game) == P2


def test_riding_plow_works_twice(table: Table) -> None:
    game = table(played={P1: ("Riding Plow",)}, people={P2: 3})
    game.play("place Plow 1 Field")
    for cell in ("a1", "a2", "a3"):
        game.play(f"plow {cell}")
    for place in ("Day Laborer", "3 Wood", "Fishing", "1 Clay", "Plow 1 Field"):
        game.play(f"place {place}")
    for cell in ("a4", "a5", "b5"):
        game.play(f"plow {cell}")
    assert game.players[P1].fields.bit_count() == 6


def test_a_plow_may_be_left_unused(table: Table) -> None:
    game = table(played={P1: ("Turnwrest Plow",)})
    game.play("place Plow 1 Field")
    game.play("plow a1")
    game.play("done")
    assert "Turnwrest Plow used" not in game.players[P1].marks


def test_only_one_plow_works_in_an_action(table: Table) -> None:
    game = table(played={P1: ("Turnwrest Plow", "Riding Plow")})
    game.play("place Plow 1 Field")
    game.play("plow a3")
    game.play("use Riding Plow")
    game.play("plow a2")
    game.play("plow a1")
    assert deciding(game) == P2
    assert "Turnwrest Plow used" not in game.players[P1].marks


def test_the_plow_makers_field_comes_on_top(table: Table) -> None:
    game = table(played={P1: ("Turnwrest Plow", "Plow Maker")}, goods={P1: "1 food"})
    game.play("place Plow 1 Field")
    game.play("plow a3")
    game.play("use Turnwrest Plow")
    for cell in ("a2", "a1", "a4"):
        game.play(f"plow {cell}")
    assert (game.players[P1].fields.bit_count(), game.goods(P1)) == (4, "nothing")


def test_no_plow_with_the_plow_driver(table: Table) -> None:
    played = {P1: ("Turnwrest Plow", "Plow Driver")}
    game = table(phase=PREPARATION, round=2, played=played, house={P1: "stone house"}, goods={P1: "1 food"})
    game.play("plow a1")
    assert game.players[P1].fields.bit_count() == 1
    assert "done" not in game.options


def test_no_plow_with_the_field(table: Table) -> None:
    game = table(played={P1: ("Turnwrest Plow",)}, hand={P1: ("Field",)}, goods={P1: "1 food"})
    play_minor(game, "Field")
    game.play("plow a3")
    game.play("become starting player")
    assert deciding(game) == P2


@pytest.mark.parametrize(("plow", "few"), [("Riding Plow", TWO), ("Turnwrest Plow", TWO[:1])])
def test_a_plow_needs_occupations(table: Table, plow: str, few: tuple[str, ...]) -> None:
    game = table(goods={P1: "4 wood"}, played={P1: few}, hand={P1: (plow,)})
    with pytest.raises(IllegalChoice):
        play_minor(game, plow)


# -- Sack Cart, Shepherd's Pipe ------------------------------------------------------------------


@pytest.mark.ruling("Sack Cart", "The round in which")
def test_sack_cart_lays_grain_on_rounds_to_come(table: Table) -> None:
    game = table(round=8, goods={P1: "2 wood"}, played={P1: TWO}, hand={P1: ("Sack Cart",)})
    play_minor(game, "Sack Cart")
    assert promised(game, P1) == {11: goods("1 grain"), 14: goods("1 grain")}


def test_sack_cart_needs_two_occupations(table: Table) -> None:
    game = table(goods={P1: "2 wood"}, played={P1: TWO[:1]}, hand={P1: ("Sack Cart",)})
    with pytest.raises(IllegalChoice):
        play_minor(game, "Sack Cart")


def test_shepherds_pipe_needs_a_sheep(table: Table) -> None:
    game = table(goods={P1: "1 boar"}, hand={P1: ("Shepherd's Pipe",)})
    with pytest.raises(IllegalChoice):
        play_minor(game, "Shepherd's Pipe")


def test_shepherds_pipe_enlarges_pastures_for_sheep_only(table: Table) -> None:
    game = table(played={P1: ("Shepherd's Pipe", "House Goat")}, pastures={P1: ("a5", "a4 b4")}, stables={P1: "a5"})
    housing = game.players[P1].housing
    assert housing.fits((6 + 6, 0, 0))
    assert housing.fits((6, 4, 0))
    assert not housing.fits((7, 4, 0))
    assert not housing.fits((6, 5, 0))


def test_shepherds_pipe_puts_two_sheep_into_an_unfenced_stable(table: Table) -> None:
    game = table(played={P1: ("Shepherd's Pipe", "House Goat")}, stables={P1: "a1 a2"})
    housing = game.players[P1].housing
    assert housing.fits((4, 0, 0))
    assert housing.fits((2, 1, 0))
    assert not housing.fits((3, 1, 0))


@pytest.mark.ruling("Shepherd's Pipe", "Stablemaster")
def test_shepherds_pipe_gives_nothing_on_the_stablemasters_stable(table: Table) -> None:
    game = table(played={P1: ("Shepherd's Pipe", "Stablemaster", "House Goat")}, stables={P1: "a1 a2"})
    housing = game.players[P1].housing
    assert housing.fits((3 + 2, 0, 0))
    assert not housing.fits((6, 0, 0))
    assert housing.fits((2, 3, 0))


@pytest.mark.ruling("Shepherd's Pipe", "adds up")
def test_shepherds_pipe_adds_up_with_the_drinking_trough(table: Table) -> None:
    game = table(played={P1: ("Shepherd's Pipe", "Drinking Trough", "House Goat")}, pastures={P1: ("a5",)})
    assert game.players[P1].housing.fits((6, 0, 0))
    assert not game.players[P1].housing.fits((7, 0, 0))
    assert not game.players[P1].housing.fits((0, 5, 0))


@pytest.mark.ruling("Shepherd's Pipe", "adds up")
@pytest.mark.ruling("Drinking Trough", "adds to the Smallholder")
def test_shepherds_pipe_adds_up_with_the_smallholder_in_pastures(table: Table) -> None:
    played = {P1: ("Shepherd's Pipe", "Drinking Trough", "Smallholder", "House Goat")}
    housing = table(played=played, pastures={P1: ("a5",)}).players[P1].housing
    assert housing.fits((7, 0, 0))
    assert not housing.fits((8, 0, 0))
    assert housing.fits((0, 5, 0))


@pytest.mark.ruling("Shepherd's Pipe", "Animal Yard")
def test_shepherds_pipe_enlarges_the_animal_yard_for_sheep(table: Table) -> None:
    game = table(played={P1: ("Shepherd's Pipe", "Animal Yard", "House Goat")})
    housing = game.players[P1].housing
    assert housing.fits((4, 0, 0))
    assert housing.fits((3, 1, 0))
    assert housing.fits((0, 1, 1))
    assert not housing.fits((1, 1, 1))
    assert not housing.fits((5, 0, 0))


@pytest.mark.ruling("Shepherd's Pipe", "Wildlife Reserve")
def test_shepherds_pipe_enlarges_the_wildlife_reserve_for_sheep(table: Table) -> None:
    game = table(played={P1: ("Shepherd's Pipe", "Wildlife Reserve", "House Goat")})
    housing = game.players[P1].housing
    assert housing.fits((3, 1, 1))
    assert not housing.fits((4, 0, 0))
    assert not housing.fits((0, 2, 0))


def test_shepherds_pipe_needs_a_sheep_in_a_mixed_pasture(table: Table) -> None:
    game = table(seats=4, played={P1: ("Shepherd's Pipe", "Animal Keeper", "House Goat")}, pastures={P1: ("a4 a5",)})
    housing = game.players[P1].housing
    assert housing.fits((6, 0, 0))
    assert housing.fits((3, 2, 1))
    assert not housing.fits((2, 4, 0))
    assert not housing.fits((4, 2, 1))


# -- Simple Fireplace, Spices, Spindle -----------------------------------------------------------


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
        played={P1: ("Spices", "Simple Fireplace", "Manger")}, hand={P1: ("Madonna Statue",)}, goods={P1: "1 vegetable"}
    )
    play_minor(game, "Madonna Statue")
    game.play("return Simple Fireplace and Manger")
    game.play("convert vegetable")
    assert game.goods(P1) == "1 food"


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


# -- Stable, Stone House Extension, Stone Tongs --------------------------------------------------


def test_stable_is_built_for_a_wood_and_passes(table: Table) -> None:
    game = table(goods={P1: "1 wood"}, hand={P1: ("Stable",)})
    play_minor(game, "Stable")
    game.play("stable c5")
    assert (game.goods(P1), game.players[P1].stables.bit_count()) == ("nothing", 1)
    assert [card.name for card in game.players[P2].hand] == ["Stable"]


def test_stable_may_be_played_with_all_stables_built(table: Table) -> None:
    game = table(goods={P1: "1 wood"}, hand={P1: ("Stable",)}, stables={P1: "a1 a2 a3 a4"})
    play_minor(game, "Stable")
    assert [card.name for card in game.players[P2].hand] == ["Stable"]


def test_stone_house_extension_adds_a_room_and_passes(table: Table) -> None:
    game = table(goods={P1: "3 stone 1 reed"}, house={P1: "stone house"}, hand={P1: ("Stone House Extension",)})
    play_minor(game, "Stone House Extension")
    game.play("room b2")
    assert (game.goods(P1), game.players[P1].rooms.bit_count()) == ("nothing", 3)
    assert [card.name for card in game.players[P2].hand] == ["Stone House Extension"]


@pytest.mark.ruling("Stone House Extension", "no effect")
def test_stone_house_extension_has_no_effect_on_a_hut(table: Table) -> None:
    game = table(goods={P1: "3 stone 1 reed"}, house={P1: "clay hut"}, hand={P1: ("Stone House Extension",)})
    play_minor(game, "Stone House Extension")
    assert game.players[P1].rooms.bit_count() == 2


@pytest.mark.ruling("Stone House Extension", "Wet Nurse")
def test_stone_house_extension_concerns_the_wet_nurse(table: Table) -> None:
    game = table(
        goods={P1: "3 stone 1 reed 1 food"}, house={P1: "stone house"}, played={P1: ("Wet Nurse",)},
        hand={P1: ("Stone House Extension",)},
    )  # fmt: skip
    play_minor(game, "Stone House Extension")
    game.play("room b2")
    game.play("grow")
    assert game.players[P1].people == 3


@pytest.mark.ruling("Stone House Extension", "rooms cheaper")
def test_stone_house_extension_is_not_cheaper_with_cards_for_rooms(table: Table) -> None:
    game = table(
        goods={P1: "3 stone 1 clay"}, house={P1: "stone house"}, played={P1: ("Carpenter", "Clay Roof")},
        hand={P1: ("Stone House Extension",)},
    )  # fmt: skip
    with pytest.raises(IllegalChoice):
        play_minor(game, "Stone House Extension")


@pytest.mark.parametrize(("space", "round"), [("1 Stone", 5), ("1 Stone (stage 4)", 10)])
def test_stone_tongs_add_a_stone_on_both_stone_spaces(table: Table, space: str, round: int) -> None:
    game = table(round=round, cards=(space,), played={P1: ("Stone Tongs",)}, goods={P1: "0 food"})
    game.play(f"place {space}")
    assert game.goods(P1) == "2 stone"


def test_stone_tongs_do_not_work_on_other_spaces_with_stone(table: Table) -> None:
    game = table(seats=4, played={P1: ("Stone Tongs",)}, goods={P1: "0 food"})
    game.play("place Reed, Stone and Food")
    assert game.goods(P1) == "1 reed 1 stone 1 food"


# -- Windmill, Wood-fired Oven, Writing Desk -----------------------------------------------------


@pytest.mark.ruling("Windmill", "in your supply")
def test_windmill_turns_any_grain_into_two_food_at_any_time(table: Table) -> None:
    game = table(played={P1: ("Windmill",)}, goods={P1: "3 grain"}, crops={P1: {"a1": "2 grain"}})
    for _ in range(3):
        game.play("convert Windmill")
    assert game.goods(P1) == "6 food"
    assert "convert Windmill" not in game.options


@pytest.mark.ruling("Windmill", "no baking")
def test_windmill_is_no_baking(table: Table) -> None:
    game = table(seats=3, played={P1: ("Windmill",), P2: ("Bread Seller",)}, goods={P1: "1 grain", P2: "0 food"})
    game.play("convert Windmill")
    assert game.goods(P2) == "nothing"


@pytest.mark.ruling("Wood-fired Oven", "when it is played")
def test_wood_fired_oven_bakes_at_once_with_every_improvement(table: Table) -> None:
    game = table(goods={P1: "3 wood 1 stone 3 grain"}, majors={P1: ("Clay Oven",)}, hand={P1: ("Wood-fired Oven",)})
    play_minor(game, "Wood-fired Oven")
    game.play("bake 3 grain")
    assert game.goods(P1) == "11 food"


def test_wood_fired_oven_need_not_bake_at_once(table: Table) -> None:
    game = table(goods={P1: "3 wood 1 stone 1 grain"}, hand={P1: ("Wood-fired Oven",)})
    play_minor(game, "Wood-fired Oven")
    game.play("done")
    assert game.goods(P1) == "1 grain"


def test_wood_fired_oven_may_be_handed_in_as_an_oven(table: Table) -> None:
    game = table(played={P1: ("Wood-fired Oven",)}, hand={P1: ("Baker's Oven",)})
    play_minor(game, "Baker's Oven")
    assert names(game, P1) == ["Baker's Oven"]


@pytest.mark.ruling("Writing Desk", "first occupation")
def test_writing_desk_plays_a_second_occupation_for_two_food(table: Table) -> None:
    hand = {P1: ("Potter", "Mushroom Collector", "Plow Driver")}
    game = table(goods={P1: "4 food"}, played={P1: ("Writing Desk", *TWO)}, hand=hand)
    game.play("place Occupation")
    game.play("play Potter")
    game.play("play Plow Driver")
    assert game.goods(P1) == "1 food"
    assert deciding(game) == P2


def test_writing_desk_may_be_left_alone(table: Table) -> None:
    game = table(goods={P1: "4 food"}, played={P1: ("Writing Desk",)}, hand={P1: ("Potter", "Plow Driver")})
    game.play("place Occupation")
    game.play("play Potter")
    game.play("done")
    assert game.goods(P1) == "4 food"


def test_writing_desk_needs_two_occupations(table: Table) -> None:
    game = table(goods={P1: "1 wood"}, played={P1: TWO[:1]}, hand={P1: ("Writing Desk",)})
    with pytest.raises(IllegalChoice):
        play_minor(game, "Writing Desk")


@pytest.mark.ruling("Writing Desk", "Patron")
def test_writing_desk_and_patron_pay_for_each_occupation(table: Table) -> None:
    played = {P1: ("Writing Desk", "Patron")}
    game = table(seats=4, goods={P1: "0 food"}, played=played, hand={P1: ("Potter", "Plow Driver")})
    game.play("place Occupation")
    game.play("play Potter")
    game.play("play Plow Driver")
    assert game.goods(P1) == "1 food"


@pytest.mark.ruling("Writing Desk", "Not after growth")
def test_writing_desk_does_not_work_for_growth(table: Table) -> None:
    game = table(
        seats=5, round=5, rooms={P1: "b1 c1 b2"}, goods={P1: "9 food"}, played={P1: ("Writing Desk",)},
        hand={P1: ("Potter", "Plow Driver")},
    )  # fmt: skip
    game.play("place Second Occupation or Growth")
    game.play("grow")
    assert deciding(game) == P2


@pytest.mark.ruling("Writing Desk", "Chief's Daughter")
def test_writing_desk_does_not_follow_a_chiefs_daughter(table: Table) -> None:
    hand = {P1: ("Chief", "Carpenter"), P2: ("Chief's Daughter", "Potter")}
    game = table(seats=4, goods={P1: "2 food", P2: "9 food"}, played={P2: ("Writing Desk",)}, hand=hand)
    game.play("place Occupation")
    game.play("play Chief")
    game.play("play Chief's Daughter")
    assert "play Potter" not in game.options
    assert [len(player.occupations) for player in game.players] == [1, 1, 0, 0]


def test_points_of_the_improvements(table: Table) -> None:
    worth = {"Madonna Statue": 2, "Outhouse": 2, "Quarry": 2, "Raft": 1, "Reed Pond": 1, "Simple Fireplace": 1}
    worth |= {"Windmill": 2, "Wood-fired Oven": 2, "Writing Desk": 1, "Manger": 0, "Riding Plow": 2, "Spices": 0}
    base = scores(table())[P1]
    for name, points in worth.items():
        assert scores(table(played={P1: (name,)}))[P1] - base == points
