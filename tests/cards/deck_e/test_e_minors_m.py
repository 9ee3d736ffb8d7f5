"""Minor improvements of deck E, M."""

import pytest

from farmyard.agricola.position import P1, P2
from farmyard.agricola.rules.scoring import score
from farmyard.agricola.state.game import FEEDING, FIELD
from farmyard.kernel.errors import IllegalChoice
from helpers import Table, farm, fences, fences_left, in_hand, in_the_game, names, on_plots, play_minor, promised

# -- Madonna Statue -------------------------------------------------------------------------------


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
    assert promised(game, P1) == dict.fromkeys(range(6, 11), "1 food")
    play_minor(game, "Madonna Statue")
    assert promised(game, P1) == {}


def test_madonna_statue_leaves_goods_of_other_cards(table: Table) -> None:
    hand = {P1: ("Private Forest", "Madonna Statue")}
    game = table(round=2, cards=("Improvement",), goods={P1: "2 food"}, played={P1: ("Manger", "Plane")}, hand=hand)
    play_minor(game, "Private Forest")
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
    assert on_plots(game) == ["2 vegetable"]


@pytest.mark.ruling("Madonna Statue", "is lost")
def test_madonna_statue_drives_out_animals_of_a_card(table: Table) -> None:
    game = table(played={P1: ("Animal Yard", "Manger")}, goods={P1: "3 sheep"}, hand={P1: ("Madonna Statue",)})
    play_minor(game, "Madonna Statue")
    assert game.goods(P1) == "1 sheep"


@pytest.mark.ruling("Madonna Statue", "minors leave the game")
def test_minors_given_up_for_the_madonna_statue_leave_the_game(table: Table) -> None:
    game = table(majors={P1: ("Pottery",)}, played={P1: ("Manger",)}, hand={P1: ("Madonna Statue",)})
    play_minor(game, "Madonna Statue")
    assert "Pottery" in in_the_game(game)
    assert "Manger" not in in_the_game(game)


# -- Manger ---------------------------------------------------------------------------------------


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


# -- Market Stall ---------------------------------------------------------------------------------


def test_market_stall_turns_grain_into_a_vegetable_and_passes(table: Table) -> None:
    game = table(goods={P1: "1 grain"}, hand={P1: ("Market Stall",)})
    play_minor(game, "Market Stall")
    assert game.goods(P1) == "1 vegetable"
    assert in_hand(game, P2) == ["Market Stall"]


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


# -- Millstone ------------------------------------------------------------------------------------


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


# -- Mini Pasture ---------------------------------------------------------------------------------


def test_mini_pasture_fences_a_cell_without_wood(table: Table) -> None:
    game = table(goods={P1: "2 food"}, hand={P1: ("Mini Pasture",)})
    play_minor(game, "Mini Pasture")
    game.play("enclose a3")
    assert (len(farm(game).pastures), fences_left(game), game.goods(P1)) == (1, 11, "nothing")
    assert in_hand(game, P2) == ["Mini Pasture"]


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
    assert [pasture.cells for pasture in farm(game).pastures] == [("a4", "a5"), ("b5",)]


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
    assert in_hand(game, P2) == ["Mini Pasture"]


@pytest.mark.ruling("Mini Pasture", "Hedge Keeper")
def test_mini_pasture_with_the_hedge_keeper_allows_three_more_fences(table: Table) -> None:
    played = {P1: ("Hedge Keeper",)}
    game = table(goods={P1: "2 food"}, hand={P1: ("Mini Pasture",)}, pastures={P1: ("a5",)}, played=played)
    play_minor(game, "Mini Pasture")
    game.play("enclose b5")
    assert "enclose c5" in game.options
    assert "enclose b4 c4" not in game.options
    game.play("enclose c5")
    assert fences(game) == 10


@pytest.mark.ruling("Mini Pasture", "connect it")
def test_mini_pasture_may_be_connected_by_the_hedge_keepers_fences(table: Table) -> None:
    played = {P1: ("Hedge Keeper",)}
    game = table(goods={P1: "2 food"}, hand={P1: ("Mini Pasture",)}, pastures={P1: ("a4 a5",)}, played=played)
    play_minor(game, "Mini Pasture")
    assert "enclose c2" not in game.options
    game.play("enclose c4")
    assert "done" not in game.options
    game.play("enclose b4 b5")
    assert fences(game) == 6 + 4 + 3


@pytest.mark.ruling("Mini Pasture", "Stablehand")
def test_mini_pasture_concerns_the_farmer_and_the_stablehand(table: Table) -> None:
    played = {P1: ("Farmer", "Stablehand")}
    game = table(seats=4, goods={P1: "2 food"}, hand={P1: ("Mini Pasture",)}, played=played)
    play_minor(game, "Mini Pasture")
    game.play("enclose a3")
    game.play("stable a3")
    assert game.goods(P1) == "1 boar"
    assert len(farm(game).stables) == 1


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
    assert fences_left(game) == 0
    assert "enclose c4" not in game.options
