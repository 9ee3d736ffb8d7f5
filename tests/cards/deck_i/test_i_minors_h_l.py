"""Minor improvements of deck I, H to L."""

import pytest

from farmyard import scores
from farmyard.agricola.position import P1, P2, P3
from farmyard.agricola.state.game import FEEDING, PREPARATION
from farmyard.kernel.errors import IllegalChoice
from helpers import Table, deciding, farm, fields, note, play, play_minor, promised, tally
from situations import places

# -- Hand Mill ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("grain", "left"), [(1, "2 grain 2 food"), (2, "1 grain 4 food")])
def test_hand_mill_grinds_one_or_two_grain_once_per_harvest(table: Table, grain: int, left: str) -> None:
    game = table(phase=FEEDING, played={P1: ("Hand Mill",)}, goods={P1: "3 grain"})
    game.play(f"convert Hand Mill with {grain} grain")
    assert game.goods(P1) == left
    assert not [option for option in game.options if "Hand Mill" in option]


@pytest.mark.ruling("Hand Mill", "This is no baking")
@pytest.mark.ruling("Hand Mill", "in your supply")
def test_hand_mill_is_no_baking_and_takes_no_grain_from_fields(table: Table) -> None:
    game = table(phase=FEEDING, played={P1: ("Hand Mill", "Millstone")}, goods={P1: "1 grain 1 vegetable"})
    game.play("convert Hand Mill with 1 grain")
    assert game.goods(P1) == "1 vegetable 2 food"
    game = table(phase=FEEDING, played={P1: ("Hand Mill",)}, goods={P1: "1 food"}, crops={P1: {"a5": "2 grain"}})
    assert not [option for option in game.options if "Hand Mill" in option]


# -- Harrow ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("space", ["Plow 1 Field", "Plow and Sow"])
def test_harrow_plows_two_fields_once(table: Table, space: str) -> None:
    game = table(round=12, cards=("Plow and Sow",), played={P1: ("Harrow",)}, goods={P1: "0 food"})
    game.play(f"place {space}")
    game.play("plow a3")
    game.play("plow a2")
    assert (deciding(game), fields(game, P1)) == (P2, 2)
    assert tally(game, P1, "Harrow").uses == 1


def test_harrow_serves_its_owner_only_once(table: Table) -> None:
    game = table(played={P1: ("Harrow",)}, goods={P1: "0 food"})
    places(game, "Plow 1 Field")
    game.play("plow a3")
    game.play("plow a2")
    places(game, "Day Laborer", "3 Wood", "Fishing", "Plow 1 Field")
    game.play("plow a1")
    assert deciding(game) == P2


@pytest.mark.ruling("Harrow", "you cannot refuse")
def test_harrow_serves_others_once_each_for_two_food(table: Table) -> None:
    game = table(seats=3, played={P2: ("Harrow",)}, goods={P1: "3 food", P2: "0 food", P3: "2 food"})
    places(game, "Plow 1 Field")
    game.play("plow a3")
    game.play("plow a2")
    assert (game.goods(P1), game.goods(P2)) == ("1 food", "2 food")
    assert fields(game, P1) == 2
    assert (tally(game, P1, "Harrow").uses, tally(game, P2, "Harrow").uses) == (1, 0)


def test_harrow_need_not_be_used_by_others(table: Table) -> None:
    game = table(played={P2: ("Harrow",)}, goods={P1: "2 food", P2: "0 food"})
    places(game, "Plow 1 Field")
    game.play("plow a3")
    game.play("done")
    assert (game.goods(P1), game.goods(P2), deciding(game)) == ("2 food", "nothing", P2)


def test_harrow_is_not_offered_to_others_without_food(table: Table) -> None:
    game = table(played={P2: ("Harrow",)}, goods={P1: "1 food"})
    places(game, "Plow 1 Field")
    game.play("plow a3")
    assert deciding(game) == P2


def test_harrow_may_be_paid_with_converted_goods(table: Table) -> None:
    game = table(played={P2: ("Harrow",)}, goods={P1: "1 food 1 grain", P2: "0 food"})
    places(game, "Plow 1 Field")
    game.play("plow a3")
    game.play("plow a2")
    assert (game.goods(P1), game.goods(P2)) == ("nothing", "2 food")


@pytest.mark.ruling("Harrow", "Not together with a plow card")
def test_harrow_and_a_plow_exclude_each_other(table: Table) -> None:
    game = table(played={P1: ("Turnwrest Plow",), P2: ("Harrow",)}, goods={P1: "2 food"})
    places(game, "Plow 1 Field")
    game.play("plow a3")
    assert game.options[:3] == ["use Turnwrest Plow", "use Harrow", "done"]
    game.play("use Harrow")
    game.play("plow a2")
    assert (deciding(game), game.goods(P1)) == (P2, "nothing")


def test_harrow_serves_nobody_twice(table: Table) -> None:
    game = table(played={P2: ("Harrow",)}, goods={P1: "9 food"})
    places(game, "Plow 1 Field")
    game.play("plow a3")
    game.play("plow a2")
    places(game, "Day Laborer", "3 Wood", "Fishing", "Plow 1 Field")
    game.play("plow a1")
    assert deciding(game) == P2


@pytest.mark.ruling("Harrow", "the Plow Maker's field comes on top")
def test_harrow_combines_with_the_plow_maker(table: Table) -> None:
    game = table(played={P1: ("Plow Maker",), P2: ("Harrow",)}, goods={P1: "3 food"})
    places(game, "Plow 1 Field")
    game.play("plow a3")
    game.play("use Harrow")
    game.play("plow a2")
    game.play("plow a1")
    assert (game.goods(P1), fields(game, P1)) == ("nothing", 3)


@pytest.mark.ruling("Harrow", "nor with the Field, the Plow Driver")
def test_harrow_does_not_work_with_the_field_and_the_plow_driver(table: Table) -> None:
    game = table(played={P2: ("Harrow",)}, hand={P1: ("Field",)}, goods={P1: "9 food"})
    play_minor(game, "Field")
    game.play("plow a3")
    assert deciding(game) == P2
    driver = table(
        phase=PREPARATION,
        round=2,
        played={P1: ("Harrow", "Plow Driver")},
        house={P1: "stone house"},
        goods={P1: "9 food"},
    )
    driver.play("plow a3")
    assert "done" not in driver.options


@pytest.mark.ruling("Harrow", "Not together with a plow card")
@pytest.mark.parametrize("plow", ["Turnwrest Plow", "Riding Plow", "Moldboard Plow", "Crooked Plow", "Swing Plow"])
def test_harrow_or_plow(table: Table, plow: str) -> None:
    game = table(played={P1: ("Harrow", plow)})
    play(game, "place Plow 1 Field", "plow a5")
    assert {"use Harrow", f"use {plow}", "done"} <= set(game.options)
    play(game, "use Harrow", "plow a4")
    assert deciding(game) == P2


@pytest.mark.ruling("Harrow", "nor with the Field, the Plow Driver or the Field Watchman")
@pytest.mark.parametrize("owner", [P1, P2])
def test_the_field_watchmans_field_is_not_for_the_harrow(table: Table, owner: int) -> None:
    game = table(played={owner: ("Harrow",), P1: ("Field Watchman", *(("Harrow",) if owner == P1 else ()))})
    play(game, "place Take 1 Grain", "plow a5")
    assert (deciding(game), fields(game, P1)) == (P2, 1)


@pytest.mark.ruling("Harrow", "Others use it only with a person on one of these spaces")
def test_others_use_the_harrow_with_a_person_only(table: Table) -> None:
    game = table(played={P2: ("Harrow",)}, hand={P1: ("Field",)}, goods={P1: "9 food", P2: "0 food"})
    play(game, "place Starting Player", "play Field", "plow a5")
    assert (deciding(game), game.goods(P2)) == (P2, "nothing")
    play(game, "place Fishing", "place Plow 1 Field", "plow a4", "plow a3")
    assert (deciding(game), game.goods(P2)) == (P2, "3 food")


# -- Holiday House --------------------------------------------------------------------------------


def test_holiday_house_keeps_everybody_at_home_in_round_14(table: Table) -> None:
    game = table(round=14, phase=PREPARATION, played={P1: ("Holiday House",)})
    assert (deciding(game), farm(game).at_home) == (P2, 0)
    places(game, "Day Laborer", "3 Wood")
    assert farm(game).begging == 2


def test_holiday_house_leaves_other_rounds_alone(table: Table) -> None:
    game = table(round=13, phase=PREPARATION, played={P1: ("Holiday House",)})
    assert farm(game).at_home == 2


@pytest.mark.ruling("Holiday House", "A guest stays at home, too")
def test_holiday_house_keeps_a_guest_at_home(table: Table) -> None:
    game = table(
        round=13, goods={P1: "2 food", P2: "9 food"}, hand={P1: ("Guest",)}, played={P1: ("Holiday House",)},
        at_home={P1: 1, P2: 0},
    )  # fmt: skip
    play_minor(game, "Guest")
    assert (game.round, farm(game).at_home, deciding(game)) == (14, 0, P2)


def test_holiday_house_still_gets_what_the_start_of_the_round_brings(table: Table) -> None:
    game = table(round=13, goods={P1: "2 food 3 wood 2 reed"}, hand={P1: ("Private Forest", "Holiday House")})
    game.play("place Starting Player")
    game.play("play Private Forest")
    assert promised(game, P1) == {14: "1 wood"}


@pytest.mark.parametrize("price", ["3 wood 2 reed", "3 clay 2 reed"])
def test_holiday_house_costs_wood_or_clay(table: Table, price: str) -> None:
    game = table(round=13, goods={P1: price}, hand={P1: ("Holiday House",)})
    play_minor(game, "Holiday House")
    assert game.goods(P1) == "nothing"
    assert scores(game)[P1] == scores(table())[P1] + 8


@pytest.mark.ruling("Holiday House", "Wood and clay cannot be mixed")
def test_holiday_house_does_not_mix_wood_and_clay(table: Table) -> None:
    game = table(goods={P1: "2 wood 2 clay 2 reed"}, hand={P1: ("Holiday House",)})
    with pytest.raises(IllegalChoice):
        play_minor(game, "Holiday House")


def test_holiday_house_is_too_late_in_round_14(table: Table) -> None:
    game = table(round=14, goods={P1: "3 wood 2 reed"}, hand={P1: ("Holiday House",)})
    with pytest.raises(IllegalChoice):
        play_minor(game, "Holiday House")


def test_holiday_house_is_not_paid_with_the_clay_roof(table: Table) -> None:
    game = table(goods={P1: "3 wood 1 reed 1 clay"}, played={P1: ("Clay Roof",)}, hand={P1: ("Holiday House",)})
    with pytest.raises(IllegalChoice):
        play_minor(game, "Holiday House")


def test_holiday_house_is_cheaper_with_the_thatcher(table: Table) -> None:
    game = table(goods={P1: "3 wood 1 reed"}, played={P1: ("Thatcher",)}, hand={P1: ("Holiday House",)})
    play_minor(game, "Holiday House")
    assert game.goods(P1) == "nothing"


@pytest.mark.ruling("Holiday House", "do not help with its reed")
@pytest.mark.parametrize("card", ["Clay Roof", "Brushwood Roof", "Straw-thatched Roof"])
def test_roofs_do_not_help_with_the_holiday_house(table: Table, card: str) -> None:
    game = table(goods={P1: "9 wood 9 clay 1 reed"}, played={P1: (card,)}, hand={P1: ("Holiday House",)})
    play(game, "place Starting Player")
    with pytest.raises(IllegalChoice):
        game.play("play Holiday House")


@pytest.mark.ruling("Holiday House", "the Ladder and the Thatcher do")
@pytest.mark.parametrize("card", ["Ladder", "Thatcher"])
def test_ladder_and_thatcher_save_a_reed_of_the_holiday_house(table: Table, card: str) -> None:
    game = table(goods={P1: "3 wood 1 reed"}, played={P1: (card,)}, hand={P1: ("Holiday House",)})
    play(game, "place Starting Player", "play Holiday House")
    assert game.goods(P1) == "nothing"


@pytest.mark.ruling("Holiday House", "You leave out the work phase only")
def test_the_holiday_house_leaves_the_start_of_round_14_and_both_harvests(table: Table) -> None:
    game = table(
        round=13, goods={P1: "2 food"}, hand={P1: ("Private Forest",)}, played={P1: ("Holiday House",)},
        at_home={P1: 1, P2: 0}, starting_player=P1,
    )  # fmt: skip
    play(game, "place Starting Player", "play Private Forest")
    assert (game.round, game.goods(P1), farm(game).begging) == (14, "1 wood", 4)
    assert deciding(game) == P2
    play(game, "place 1 Clay", "place 1 Reed")
    assert farm(game).begging == 8


# -- Ladder ---------------------------------------------------------------------------------------


@pytest.mark.ruling("Ladder", "Each of several rooms")
def test_ladder_saves_a_reed_for_each_room(table: Table) -> None:
    game = table(played={P1: ("Ladder",)}, goods={P1: "10 wood 2 reed"})
    game.play("place Build Rooms and Stables")
    game.play("room a1")
    game.play("room a2")
    assert game.goods(P1) == "nothing"


def test_ladder_saves_the_reed_of_a_renovation(table: Table) -> None:
    game = table(round=5, cards=("Renovation and Improvement",), played={P1: ("Ladder",)}, goods={P1: "2 clay"})
    game.play("place Renovation and Improvement")
    assert (farm(game).house, game.goods(P1)) == ("clay hut", "nothing")


@pytest.mark.ruling("Ladder", "It adds up with other cards")
def test_ladder_adds_up_with_the_thatcher_to_no_less_than_nothing(table: Table) -> None:
    game = table(played={P1: ("Ladder", "Thatcher")}, hand={P1: ("Chicken Coop",)}, goods={P1: "2 wood"})
    play_minor(game, "Chicken Coop")
    assert game.goods(P1) == "nothing"


# -- Lasso ----------------------------------------------------------------------------------------


@pytest.mark.ruling("Lasso", "Either of the two may take the animals")
def test_lasso_places_a_second_person_after_animals_were_taken(table: Table) -> None:
    game = table(round=3, cards=("1 Sheep",), played={P1: ("Lasso",)}, people={P1: 3})
    places(game, "1 Sheep", "Day Laborer")
    assert (deciding(game), farm(game).at_home) == (P2, 1)


@pytest.mark.ruling("Lasso", "Either of the two may take the animals")
def test_lasso_places_a_second_person_on_animals(table: Table) -> None:
    game = table(round=3, cards=("1 Sheep",), played={P1: ("Lasso",)})
    places(game, "Day Laborer")
    assert [option for option in game.options if option.startswith("place")] == ["place 1 Sheep"]
    places(game, "1 Sheep")
    assert deciding(game) == P2


def test_lasso_may_be_left_alone(table: Table) -> None:
    game = table(round=3, cards=("1 Sheep",), played={P1: ("Lasso",)})
    places(game, "1 Sheep")
    game.play("done")
    assert (deciding(game), farm(game).at_home) == (P2, 1)


@pytest.mark.parametrize(("space", "round"), [("1 Wild Boar", 8), ("1 Cattle", 10)])
def test_lasso_works_with_boar_and_cattle(table: Table, space: str, round: int) -> None:
    game = table(round=round, cards=(space,), played={P1: ("Lasso",)})
    places(game, space, "Fishing")
    assert farm(game).at_home == 0


@pytest.mark.ruling("Lasso", "Not with the space where 5 players choose")
def test_lasso_does_not_work_where_five_choose_an_animal(table: Table) -> None:
    game = table(seats=5, played={P1: ("Lasso",)}, cards=("Fences",))
    game.play("place Take Animals")
    game.play("take 1 boar")
    assert deciding(game) == P2


@pytest.mark.ruling("Lasso", "Never more than 2 people in one turn")
def test_lasso_works_again_in_the_next_turn(table: Table) -> None:
    game = table(round=8, cards=("1 Sheep", "1 Wild Boar"), played={P1: ("Lasso",)}, people={P1: 4}, stables={P1: "a1"})
    places(game, "1 Sheep", "Fishing")
    assert deciding(game) == P2
    places(game, "Day Laborer", "1 Wild Boar", "1 Clay")
    assert (deciding(game), farm(game).at_home) == (P2, 0)


@pytest.mark.ruling("Lasso", "it works in the very turn in which it is played")
def test_lasso_works_in_the_turn_it_is_played(table: Table) -> None:
    game = table(round=3, cards=("1 Sheep",), hand={P1: ("Lasso",)}, goods={P1: "1 reed"})
    play_minor(game, "Lasso")
    places(game, "1 Sheep")
    assert farm(game).at_home == 0


def test_lasso_may_place_an_adopted_child_at_once(table: Table) -> None:
    game = table(
        round=7, cards=("Family Growth",), played={P1: ("Lasso", "Adoptive Parents")}, rooms={P1: "b1 c1 b2"},
        goods={P1: "1 food"}, at_home={P1: 1},
    )  # fmt: skip
    places(game, "Family Growth")
    game.play(game.options[0])
    places(game, "1 Sheep")
    assert (farm(game).people, farm(game).at_home) == (3, 0)


def test_lasso_serves_its_owner_only(table: Table) -> None:
    game = table(round=3, cards=("1 Sheep",), played={P2: ("Lasso",)})
    places(game, "1 Sheep")
    assert deciding(game) == P2


@pytest.mark.ruling("Lasso", "these are two turns")
def test_the_hedge_keeper_acts_for_both_people_of_the_lasso(table: Table) -> None:
    game = table(
        round=3, cards=("1 Sheep", "Fences"), played={P1: ("Lasso", "Hedge Keeper")}, hand={P1: ("Fence Builder",)},
        people={P1: 3}, goods={P1: "3 wood 1 food"},
    )  # fmt: skip
    play(game, "place Occupation", "place a fence on 1 Sheep", "done", "place Day Laborer")
    play(game, "place 1 Sheep", "enclose a5", "place Fences", "enclose a4 a3")
    assert game.goods(P1) == "1 sheep"


@pytest.mark.ruling("Lasso", "these are two turns")
def test_animal_breeder_sells_a_pair_for_each_person_of_the_lasso(table: Table) -> None:
    game = table(
        seats=4, round=4, cards=("Fences", "1 Sheep"), played={P1: ("Lasso", "Fence Builder", "Animal Breeder")},
        goods={P1: "15 wood 9 food"},
    )  # fmt: skip
    space = game.space("1 Sheep")
    assert space is not None
    note(game, P1, "Fence Builder").goods = space.index + 1
    play(
        game, "place 1 Sheep", "enclose b5 c5", "done", "take 2 sheep for 1 food", "place Fences", "enclose c4", "done"
    )
    assert "take 2 boar for 2 food" in game.options
