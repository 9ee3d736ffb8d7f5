"""Minor improvements of deck E, O to R."""

import pytest

from farmyard import scores
from farmyard.agricola.position import P1, P2, P3
from farmyard.agricola.state.game import FEEDING
from farmyard.kernel.errors import IllegalChoice
from helpers import Table, crops, farm, fields, growing, names, on_plots, play_minor, promised
from situations import JOBS

# -- Outhouse -------------------------------------------------------------------------------------


@pytest.mark.ruling("Outhouse", "do not matter")
def test_outhouse_needs_another_player_with_few_occupations(table: Table) -> None:
    game = table(played={P1: JOBS, P2: ("Potter",)}, goods={P1: "1 wood 1 clay"}, hand={P1: ("Outhouse",)})
    play_minor(game, "Outhouse")
    assert names(game, P1)[-1] == "Outhouse"


def test_outhouse_cannot_be_played_when_all_others_have_two(table: Table) -> None:
    game = table(played={P2: JOBS[:2]}, goods={P1: "1 wood 1 clay"}, hand={P1: ("Outhouse",)})
    with pytest.raises(IllegalChoice):
        play_minor(game, "Outhouse")


def test_outhouse_takes_one_player_of_several(table: Table) -> None:
    game = table(seats=3, played={P2: JOBS[:2]}, goods={P1: "1 wood 1 clay"}, hand={P1: ("Outhouse",)})
    play_minor(game, "Outhouse")
    assert names(game, P1) == ["Outhouse"]


@pytest.mark.ruling("Outhouse", "Academic")
def test_outhouse_counts_the_academic_twice(table: Table) -> None:
    game = table(
        seats=3, played={P2: ("Academic",), P3: JOBS[:2]}, goods={P1: "1 wood 1 clay"}, hand={P1: ("Outhouse",)}
    )
    with pytest.raises(IllegalChoice):
        play_minor(game, "Outhouse")


@pytest.mark.ruling("Outhouse", "play alone")
def test_outhouse_alone_needs_few_occupations_of_your_own(table: Table) -> None:
    few = table(seats=1, goods={P1: "1 wood 1 clay"}, hand={P1: ("Outhouse",)}, played={P1: ("Carpenter",)})
    play_minor(few, "Outhouse")
    many = table(seats=1, goods={P1: "1 wood 1 clay"}, hand={P1: ("Outhouse",)}, played={P1: JOBS[:2]})
    with pytest.raises(IllegalChoice):
        play_minor(many, "Outhouse")


# -- Plane ----------------------------------------------------------------------------------------


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


# -- Potato Dibber --------------------------------------------------------------------------------


def test_potato_dibber_adds_a_vegetable_on_cards(table: Table) -> None:
    for name in ("Bean Field", "Lettuce Patch"):
        game = table(played={P1: (name, "Potato Dibber")}, goods={P1: "1 vegetable"})
        game.play("place Sow and Bake")
        assert scores(game)[P1] - scores(table(played={P1: (name, "Potato Dibber")}))[P1] == 4


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
    assert sorted(crops(game, P1)) == ["3 grain", "3 vegetable"]


def test_potato_dibber_works_on_card_fields(table: Table) -> None:
    played = {P1: ("Potato Dibber", "Bean Field", "Lettuce Patch")}
    game = table(cards=("Sow and Bake",), played=played, goods={P1: "2 vegetable"})
    game.play("place Sow and Bake")
    game.play("sow vegetable on Bean Field")
    game.play("sow vegetable on Lettuce Patch")
    assert on_plots(game) == ["3 vegetable"] * 2


@pytest.mark.ruling("Potato Dibber", "Hobby Farmer")
def test_potato_dibber_works_for_the_hobby_farmer(table: Table) -> None:
    game = table(seats=4, played={P1: ("Potato Dibber",)}, fields={P1: "a1"}, hand={P1: ("Hobby Farmer", "Potter")})
    game.play("place Occupation")
    game.play("play Hobby Farmer")
    game.play("sow vegetable")
    assert growing(game, "a1") == "3 vegetable"


def test_potato_dibber_adds_up_with_the_smallholder(table: Table) -> None:
    played = {P1: ("Potato Dibber", "Smallholder")}
    game = table(cards=("Sow and Bake",), played=played, fields={P1: "a1"}, goods={P1: "1 vegetable"})
    game.play("place Sow and Bake")
    game.play(game.options[0])
    assert growing(game, "a1") == "4 vegetable"


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
    assert growing(game, "a1") == f"{vegetables} vegetable"


@pytest.mark.ruling("Potato Dibber", "Smallholder")
def test_potato_dibber_adds_up_with_the_smallholder_on_a_field(table: Table) -> None:
    game = table(played={P1: ("Potato Dibber", "Smallholder")}, fields={P1: "a1"}, goods={P1: "1 vegetable"})
    game.play("place Sow and Bake")
    game.play("use Smallholder")
    assert growing(game, "a1") == "4 vegetable"


# -- Private Forest -------------------------------------------------------------------------------


def test_private_forest_lays_wood_on_even_rounds_to_come(table: Table) -> None:
    game = table(round=8, goods={P1: "2 food"}, hand={P1: ("Private Forest",)})
    play_minor(game, "Private Forest")
    assert promised(game, P1) == dict.fromkeys((10, 12, 14), "1 wood")


@pytest.mark.ruling("Private Forest", "Groom")
def test_the_wood_of_the_private_forest_pays_for_the_grooms_stable(table: Table) -> None:
    situation = {"house": {P1: "stone house"}, "goods": {P1: "2 food"}, "at_home": {P1: 1, P2: 1, 2: 0, 3: 0}}
    game = table(**situation, seats=4, hand={P1: ("Private Forest",)}, played={P1: ("Groom",)})
    play_minor(game, "Private Forest")
    game.play("place Fishing")
    game.play("stable a1")
    assert (game.round, game.goods(P1), len(farm(game).stables)) == (2, "nothing", 1)


# -- Quarry ---------------------------------------------------------------------------------------


def test_quarry_adds_stone_to_day_laborer(table: Table) -> None:
    game = table(played={P1: ("Quarry",)}, goods={P1: "0 food"})
    game.play("place Day Laborer")
    assert game.goods(P1) == "3 stone 2 food"


def test_quarry_needs_four_occupations(table: Table) -> None:
    three = table(played={P1: JOBS[:3]}, hand={P1: ("Quarry",)})
    with pytest.raises(IllegalChoice):
        play_minor(three, "Quarry")
    four = table(played={P1: JOBS}, hand={P1: ("Quarry",)})
    play_minor(four, "Quarry")
    assert names(four, P1)[-1] == "Quarry"


def test_quarry_gives_nothing_on_other_spaces(table: Table) -> None:
    game = table(played={P1: ("Quarry",)}, goods={P1: "0 food"})
    game.play("place 3 Wood")
    assert game.goods(P1) == "3 wood"


# -- Raft -----------------------------------------------------------------------------------------


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


# -- Reed Pond ------------------------------------------------------------------------------------


def test_reed_pond_lays_reed_on_three_rounds(table: Table) -> None:
    game = table(round=3, played={P1: JOBS[:3]}, hand={P1: ("Reed Pond",)})
    play_minor(game, "Reed Pond")
    assert promised(game, P1) == dict.fromkeys((4, 5, 6), "1 reed")


def test_reed_pond_stops_with_round_14(table: Table) -> None:
    game = table(round=13, played={P1: JOBS[:3]}, hand={P1: ("Reed Pond",)})
    play_minor(game, "Reed Pond")
    assert promised(game, P1) == {14: "1 reed"}


def test_reed_pond_needs_three_occupations(table: Table) -> None:
    game = table(played={P1: JOBS[:2]}, hand={P1: ("Reed Pond",)})
    with pytest.raises(IllegalChoice):
        play_minor(game, "Reed Pond")


# -- Riding Plow ----------------------------------------------------------------------------------


def test_riding_plow_works_twice(table: Table) -> None:
    game = table(played={P1: ("Riding Plow",)}, people={P2: 3})
    game.play("place Plow 1 Field")
    for cell in ("a1", "a2", "a3"):
        game.play(f"plow {cell}")
    for place in ("Day Laborer", "3 Wood", "Fishing", "1 Clay", "Plow 1 Field"):
        game.play(f"place {place}")
    for cell in ("a4", "a5", "b5"):
        game.play(f"plow {cell}")
    assert fields(game, P1) == 6
