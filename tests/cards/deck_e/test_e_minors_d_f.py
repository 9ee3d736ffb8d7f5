"""Minor improvements of deck E, D to F."""

import pytest

from farmyard.agricola.position import P1, P2
from farmyard.agricola.state.game import FEEDING
from helpers import Table, can_play, fields, in_hand, play_minor, promised, rounds_with
from situations import JOBS

# -- Dovecote -------------------------------------------------------------------------------------


@pytest.mark.ruling("Dovecote", "have begun")
def test_dovecote_lays_food_on_rounds_10_to_14_still_to_come(table: Table) -> None:
    game = table(round=11, hand={P1: ("Dovecote",)}, goods={P1: "2 stone"})
    play_minor(game, "Dovecote")
    assert promised(game, P1) == dict.fromkeys((12, 13, 14), "1 food")


def test_dovecote_lays_food_from_round_10_on(table: Table) -> None:
    game = table(round=3, hand={P1: ("Dovecote",)}, goods={P1: "2 stone"})
    play_minor(game, "Dovecote")
    lying = rounds_with(game, P1, "1 food")
    assert lying == [10, 11, 12, 13, 14]


# -- Drinking Trough ------------------------------------------------------------------------------


@pytest.mark.ruling("Animal Yard", "Drinking Trough")
@pytest.mark.ruling("Drinking Trough", "unfenced stables")
def test_drinking_trough_gives_the_animal_yard_2_places_more(table: Table) -> None:
    for played in (("Animal Yard", "Drinking Trough"), ("Drinking Trough", "Animal Yard")):
        game = table(played={P1: played}, goods={P1: "2 sheep 2 boar"}, spaces={"1 Sheep": "2 sheep"}, round=4)
        game.play("place 1 Sheep")
        assert "keep 3 sheep 2 boar" in game.options


@pytest.mark.ruling("Drinking Trough", "stables have doubled")
def test_drinking_trough_adds_2_places_after_stables_have_doubled(table: Table) -> None:
    farm = {"pastures": {P1: ("a5",)}, "stables": {P1: "a5"}, "played": {P1: ("Drinking Trough",)}}
    game = table(**farm, goods={P1: "6 sheep"}, spaces={"1 Sheep": "2 sheep"}, round=4)
    game.play("place 1 Sheep")
    assert game.goods(P1) == "7 sheep"


@pytest.mark.ruling("Drinking Trough", "unfenced stables")
def test_drinking_trough_does_nothing_for_unfenced_stables(table: Table) -> None:
    farm = {"stables": {P1: "a5"}, "played": {P1: ("Drinking Trough",)}}
    game = table(**farm, goods={P1: "2 sheep"}, spaces={"1 Sheep": "2 sheep"}, round=4)
    game.play("place 1 Sheep")
    assert game.goods(P1) == "2 sheep"


@pytest.mark.ruling("Drinking Trough", "adds to the Smallholder")
def test_drinking_trough_and_shepherds_pipe_add_up(table: Table) -> None:
    played = {P1: ("Drinking Trough", "Shepherd's Pipe")}
    game = table(played=played, goods={P1: "1 boar"}, pastures={P1: ("a5",)}, round=4, spaces={"1 Sheep": "7 sheep"})
    game.play("place 1 Sheep")
    assert "keep 6 sheep 1 boar" in game.options
    assert "keep 7 sheep" in game.options


@pytest.mark.ruling("Drinking Trough", "unfenced stables")
def test_drinking_trough_gives_the_wildlife_reserve_2_places_more(table: Table) -> None:
    played = {P1: ("Wildlife Reserve", "Drinking Trough")}
    game = table(played=played, goods={P1: "1 boar 1 cattle"}, round=4, spaces={"1 Sheep": "5 sheep"})
    game.play("place 1 Sheep")
    assert game.goods(P1) == "4 sheep 1 boar 1 cattle"


@pytest.mark.ruling("Drinking Trough", "adds to the Smallholder")
@pytest.mark.parametrize(("others", "sheep"), [(("Smallholder",), 5), (("Smallholder", "Shepherd's Pipe"), 7)])
def test_drinking_trough_adds_to_the_smallholder(table: Table, others: tuple[str, ...], sheep: int) -> None:
    farm = {"pastures": {P1: ("a5",)}, "goods": {P1: "1 boar"}, "spaces": {"1 Sheep": "9 sheep"}, "round": 4}
    game = table(**farm, played={P1: ("Drinking Trough", *others)})
    game.play("place 1 Sheep")
    game.play(f"keep {sheep} sheep 1 boar")
    assert game.goods(P1) == f"{sheep} sheep 1 boar"


# -- Feed Pellets ---------------------------------------------------------------------------------


def test_feed_pellets_give_an_animal_of_a_kind_kept_once_per_harvest(table: Table) -> None:
    goods = {P1: "2 vegetable 1 sheep"}
    game = table(played={P1: ("Feed Pellets",)}, goods=goods, pastures={P1: ("a5",)}, phase=FEEDING)
    assert "convert vegetable into cattle" not in game.options
    game.play("convert vegetable into sheep")
    assert game.goods(P1) == "1 vegetable 2 sheep"
    assert "convert vegetable into sheep" not in game.options


def test_feed_pellets_work_while_feeding_only(table: Table) -> None:
    game = table(played={P1: ("Feed Pellets",)}, goods={P1: "2 vegetable 1 sheep"})
    assert "convert vegetable into sheep" not in game.options


@pytest.mark.ruling("Feed Pellets", "cooked at once")
def test_an_animal_for_feed_pellets_may_be_cooked_at_once(table: Table) -> None:
    majors = {P1: ("Fireplace (2 clay)",)}
    game = table(played={P1: ("Feed Pellets",)}, majors=majors, goods={P1: "1 vegetable 1 sheep"}, phase=FEEDING)
    game.play("convert vegetable into sheep")
    assert game.goods(P1) == "2 food 1 sheep"


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


# -- Field ----------------------------------------------------------------------------------------


def test_field_plows_and_passes_left(table: Table) -> None:
    game = table(goods={P1: "1 food"}, hand={P1: ("Field",)})
    play_minor(game, "Field")
    game.play("plow a3")
    assert fields(game, P1) == 1
    assert game.goods(P1) == "nothing"
    assert in_hand(game, P2) == ["Field"]


@pytest.mark.ruling("Field", "No plow")
def test_field_takes_no_plow(table: Table) -> None:
    game = table(goods={P1: "1 food"}, hand={P1: ("Field",)}, played={P1: ("Turnwrest Plow",)})
    play_minor(game, "Field")
    game.play("plow a3")
    assert "plow a4" not in game.options


@pytest.mark.ruling("Field", "no Harrow")
def test_field_takes_no_harrow(table: Table) -> None:
    game = table(goods={P1: "1 food"}, hand={P1: ("Field",)}, played={P1: ("Harrow",)})
    play_minor(game, "Field")
    game.play("plow a3")
    assert "plow a4" not in game.options


@pytest.mark.ruling("Field", "No plow")
@pytest.mark.parametrize("plow", ["Crooked Plow", "Moldboard Plow", "Riding Plow", "Swing Plow", "Turnwrest Plow"])
def test_the_field_takes_none_of_the_plows(table: Table, plow: str) -> None:
    game = table(goods={P1: "1 food"}, hand={P1: ("Field",)}, played={P1: (plow,)})
    play_minor(game, "Field")
    game.play("plow a3")
    assert "plow a4" not in game.options


@pytest.mark.ruling("Field", "no Harrow")
def test_the_field_takes_no_harrow_of_another_player(table: Table) -> None:
    game = table(goods={P1: "3 food"}, hand={P1: ("Field",)}, played={P2: ("Harrow",)})
    play_minor(game, "Field")
    game.play("plow a3")
    assert "plow a4" not in game.options


# -- Fishing Rod ----------------------------------------------------------------------------------


def test_fishing_rod_adds_1_food_and_from_round_8_on_2(table: Table) -> None:
    for round, food in ((7, 2), (8, 3)):
        game = table(round=round, played={P1: ("Fishing Rod",)}, goods={P1: "0 food"})
        game.play("place Fishing")
        assert game.goods(P1) == f"{food} food"


def test_fishing_rod_works_from_the_first_round_on(table: Table) -> None:
    game = table(round=1, played={P1: ("Fishing Rod",)}, goods={P1: "0 food"})
    game.play("place Fishing")
    assert game.goods(P1) == "2 food"


# -- Fruit Tree -----------------------------------------------------------------------------------


def test_fruit_tree_lays_food_on_rounds_8_to_14_still_to_come(table: Table) -> None:
    game = table(round=5, hand={P1: ("Fruit Tree",)}, played={P1: JOBS[:3]})
    play_minor(game, "Fruit Tree")
    assert promised(game, P1) == dict.fromkeys(range(8, 15), "1 food")


def test_fruit_tree_needs_3_occupations(table: Table) -> None:
    assert not can_play(table(hand={P1: ("Fruit Tree",)}, played={P1: JOBS[:2]}), "Fruit Tree")


@pytest.mark.ruling("Fruit Tree", "have begun")
def test_fruit_tree_lays_nothing_on_the_round_that_has_begun(table: Table) -> None:
    game = table(
        round=12, hand={P1: ("Fruit Tree",)}, played={P1: JOBS[:3]}, people={P1: 1, P2: 1}, goods={P1: "0 food"}
    )
    play_minor(game, "Fruit Tree")
    assert game.goods(P1) == "nothing"
    game.play("place Fishing")
    assert (game.round, game.goods(P1)) == (13, "1 food")
