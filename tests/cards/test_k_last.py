"""The last cards of deck K: each clause and each ruling, and rulings of other cards that name them."""

from collections.abc import Callable

import pytest

from farmyard import Agricola, scores, view
from farmyard.agricola.content.catalogue import card_named
from farmyard.agricola.position import P1, P2, P3, P4
from farmyard.agricola.state.game import FEEDING, FIELD, PREPARATION
from farmyard.agricola.state.goods import goods, text
from helpers import crops, deciding, names, play, points

Table = Callable[..., Agricola]
HEARTH = {P1: ("Cooking Hearth (4 clay)",)}
P2_HEARTH = {P2: ("Cooking Hearth (4 clay)",)}
LAST = {P1: 1, P2: 0, P3: 0, P4: 0}


def on_card(game: Agricola, name: str, seat: int = P1) -> str:
    """The goods that lie on a card of a player."""
    return text(game.players[seat].marks.get(name, 0))


# -- Tanner, Basin Maker, Pelts, Spit Roast, Slaughterman: animals turned into food ----------------------


def butcher(table: Table, *played: str, supply: str = "3 boar", **more: object) -> Agricola:
    """The first player can cook and has places for many animals."""
    more.setdefault("seats", 4)
    return table(played={P1: played}, majors=HEARTH, goods={P1: supply}, pastures={P1: ("a3 a4 a5 b3 b4 b5",)}, **more)


@pytest.mark.parametrize(
    ("lying", "worth"),
    [("1 boar", 0), ("2 boar", 1), ("3 boar", 1), ("4 boar", 2), ("6 boar", 3), ("9 boar", 3)]
    + [("1 cattle", 0), ("2 cattle", 1), ("3 cattle", 2), ("4 cattle", 3), ("2 boar 2 cattle", 2)],
)
def test_tanner_scores_boar_and_cattle_apart(table: Table, lying: str, worth: int) -> None:
    game = table(seats=3, played={P1: ("Tanner",)})
    game.players[P1].marks["Tanner"] = goods(lying)
    assert points(game, P1) == worth


def test_tanner_may_lay_animals_on_the_card_as_they_are_cooked(table: Table) -> None:
    game = butcher(table, "Tanner", supply="2 boar")
    game.play("convert boar")
    assert game.options[:2] == ["place 1 boar on Tanner", "done"]
    game.play("place 1 boar on Tanner")
    play(game, "convert boar", "done")
    assert (on_card(game, "Tanner"), game.goods(P1)) == ("1 boar", "6 food")


def test_tanner_does_not_want_sheep_nor_animals_that_are_not_cooked(table: Table) -> None:
    game = butcher(table, "Tanner", supply="1 boar 1 sheep")
    play(game, "convert sheep", "release boar")
    assert (game.goods(P1), "place Fishing" in game.options) == ("2 food", True)


def overflow(table: Table, *played: str, **more: object) -> Agricola:
    """Three boar and a cattle arrive of which only one has a place: the others are cooked at one time."""
    game = table(
        seats=4, round=11, played={P1: played}, majors=HEARTH, goods={P1: "1 cattle"},
        spaces={"1 Wild Boar": "3 boar"}, **more,
    )  # fmt: skip
    play(game, "place 1 Wild Boar", "keep 1 boar")
    return game


def test_tanner_chooses_among_animals_cooked_at_one_time(table: Table) -> None:
    game = overflow(table, "Tanner")
    assert game.options[:6] == [
        "place 2 boar 1 cattle on Tanner", "place 2 boar on Tanner", "place 1 boar 1 cattle on Tanner",
        "place 1 boar on Tanner", "place 1 cattle on Tanner", "done",
    ]  # fmt: skip
    game.play("place 1 boar 1 cattle on Tanner")
    assert (on_card(game, "Tanner"), game.goods(P1), deciding(game)) == ("1 boar 1 cattle", "10 food 1 boar", P2)


@pytest.mark.ruling("Tanner", "goes either here or on the Brush Maker")
@pytest.mark.ruling("Brush Maker", "either here or on the Tanner")
@pytest.mark.parametrize(
    ("choice", "tanner", "brushes"),
    [("place 2 boar on Tanner", "2 boar", "nothing"), ("place 1 boar on Tanner", "1 boar", "1 boar")]
    + [("place 1 cattle on Tanner", "1 cattle", "2 boar"), ("done", "nothing", "2 boar")],
)
@pytest.mark.parametrize("order", [("Tanner", "Brush Maker"), ("Brush Maker", "Tanner")])
def test_each_boar_serves_the_tanner_or_the_brush_maker(
    table: Table, choice: str, tanner: str, brushes: str, order: tuple[str, ...]
) -> None:
    game = overflow(table, *order)
    game.play(choice)
    assert (on_card(game, "Tanner"), on_card(game, "Brush Maker")) == (tanner, brushes)


@pytest.mark.ruling("Tanner", "either this card or the Basin Maker")
@pytest.mark.ruling("Basin Maker", "laid on the Tanner does not count")
@pytest.mark.parametrize(("laid", "wood"), [(0, 4), (1, 2), (2, 0)])
def test_each_boar_serves_the_tanner_or_the_basin_maker(table: Table, laid: int, wood: int) -> None:
    game = overflow(table, "Basin Maker", "Tanner")
    game.players[P1].goods += goods("9 wood")
    game.play(f"place {laid} boar on Tanner" if laid else "done")
    offered = [option for option in game.options if option.startswith("pay")]
    assert offered == [f"pay {number} wood" for number in range(wood, 0, -1)]


@pytest.mark.ruling("Brush Maker", "serve the Basin Maker and the Pelts besides")
@pytest.mark.ruling("Pelts", "the Basin Maker or the Brush Maker besides")
@pytest.mark.ruling("Basin Maker", "the Brush Maker and the Pelts besides")
def test_a_boar_serves_basin_maker_brush_maker_and_pelts(table: Table) -> None:
    game = butcher(table, "Basin Maker", "Brush Maker", "Pelts", supply="1 boar 3 wood")
    play(game, "convert boar", "use Basin Maker", "pay 2 wood", "pay 1 food")
    cards = [on_card(game, name) for name in ("Basin Maker", "Brush Maker", "Pelts")]
    assert (cards, game.goods(P1)) == (["2 wood", "1 boar", "1 food"], "1 wood 2 food")


@pytest.mark.ruling("Tanner", "the Pelts may use it besides")
@pytest.mark.ruling("Pelts", "may serve the Tanner")
def test_pelts_use_animals_of_the_tanner(table: Table) -> None:
    game = overflow(table, "Tanner", "Pelts")
    game.play("place 2 boar 1 cattle on Tanner")
    assert game.options[:3] == ["pay 2 food", "pay 1 food", "done"]


@pytest.mark.ruling("Tanner", "not scored as animals")
def test_animals_on_the_tanner_are_no_animals(table: Table) -> None:
    game = butcher(table, "Tanner", supply="2 boar")
    for _ in range(2):
        play(game, "convert boar", "place 1 boar on Tanner")
    assert (points(game, P1), points(game, P1, "Wild boar")) == (1, -1)


@pytest.mark.ruling("Tanner", "the Milking Shed does not count them")
@pytest.mark.ruling("Milking Shed", "as on the Tanner")
def test_milking_shed_does_not_count_animals_on_the_tanner(table: Table) -> None:
    played = {P1: ("Milking Shed", "Tanner")}
    game = table(round=4, seats=4, played=played, goods={P1: "2 grain 2 cattle"}, pastures={P1: ("a5",)}, at_home=LAST)
    game.players[P1].marks["Tanner"] = goods("9 cattle")
    game.play("place 1 Reed")
    assert (game.phase, game.goods(P1)) == (FEEDING, "1 reed 2 grain 2 cattle")


def test_basin_maker_lays_up_to_2_wood_for_each_boar(table: Table) -> None:
    game = butcher(table, "Basin Maker", supply="2 boar 1 cattle 3 wood")
    game.play("convert boar")
    assert game.options[:3] == ["pay 2 wood", "pay 1 wood", "done"]
    play(game, "pay 2 wood", "convert cattle", "convert boar")
    assert game.options[:2] == ["pay 1 wood", "done"]
    play(game, "done")
    assert (on_card(game, "Basin Maker"), game.goods(P1)) == ("2 wood", "1 wood 10 food")


@pytest.mark.parametrize(
    ("wood", "worth"), [(0, 0), (1, 0), (2, 1), (3, 2), (4, 2), (6, 4), (7, 4), (9, 6), (10, 6), (11, 7), (14, 10)]
)
def test_basin_maker_scores_wood_but_the_first_of_three(table: Table, wood: int, worth: int) -> None:
    game = table(seats=4, played={P1: ("Basin Maker",)})
    game.players[P1].marks["Basin Maker"] = goods(f"{wood} wood")
    assert points(game, P1) == worth


@pytest.mark.ruling("Basin Maker", "never used and counts for no other card")
def test_wood_on_the_basin_maker_counts_nowhere_else(table: Table) -> None:
    played = {P1: ("Basin Maker", "Sawmill", "Storehouse Clerk")}
    game = table(seats=4, played=played, majors={P1: ("Joinery",)}, goods={P1: "6 wood"}, at_home=LAST)
    before = points(game, P1)
    game.players[P1].marks["Basin Maker"] = goods("1 wood")
    assert points(game, P1) == before
    game.play("place 1 Reed")
    assert (game.round, game.goods(P1)) == (2, "6 wood 1 reed")


@pytest.mark.ruling("Basin Maker", "never used and counts for no other card")
@pytest.mark.ruling("Sawmill", "Wood on the Basin Maker does not count")
def test_wood_on_the_basin_maker_does_not_score_for_the_sawmill(table: Table) -> None:
    game = table(seats=4, played={P1: ("Basin Maker", "Sawmill")}, goods={P1: "1 wood"})
    game.players[P1].marks["Basin Maker"] = goods("1 wood")
    assert points(game, P1) == 0
    game.players[P1].goods = goods("2 wood")
    assert points(game, P1) == 1


def test_basin_maker_leaves_the_wood_that_is_owed(table: Table) -> None:
    """What has begun must be done: the wood for the only card in hand cannot be laid away."""
    game = butcher(table, "Basin Maker", supply="1 boar 1 wood", hand={P1: ("Spit Roast", "Clapper")})
    play(game, "place Starting Player", "become starting player", "convert boar", "pay 1 wood")
    assert on_card(game, "Basin Maker") == "1 wood"
    game = butcher(
        table, "Basin Maker", supply="1 boar 1 wood", hand={P1: ("Spit Roast", "Clapper")}, cards=("Improvement",)
    )
    play(game, "place Improvement", "convert boar")
    assert game.options[:2] == ["play Spit Roast", "play Clapper"]


def test_pelts_lay_a_food_in_each_room(table: Table) -> None:
    game = butcher(table, "Pelts", supply="3 sheep")
    play(game, "convert sheep", "pay 1 food", "convert sheep", "pay 1 food", "convert sheep")
    assert (on_card(game, "Pelts"), game.goods(P1), points(game, P1)) == ("2 food", "4 food", 2)


@pytest.mark.ruling("Pelts", "for which the animal is cooked")
def test_pelts_take_the_food_of_the_animal(table: Table) -> None:
    game = butcher(table, "Pelts", supply="1 sheep")
    play(game, "convert sheep", "pay 1 food")
    assert game.goods(P1) == "1 food"


def test_pelts_need_three_occupations(table: Table) -> None:
    three = ("Tanner", "Serf", "Scholar")
    for number in (2, 3):
        game = table(seats=4, played={P1: three[:number]}, hand={P1: ("Pelts", "Copse")})
        game.play("place Starting Player")
        assert ("play Pelts" in game.options) == (number == 3)


@pytest.mark.ruling("Spit Roast", "1 food in a harvest at most")
def test_spit_roast_adds_a_food_once_in_a_harvest(table: Table) -> None:
    game = butcher(table, "Spit Roast", supply="3 sheep", phase=FEEDING)
    game.play("convert sheep")
    assert game.goods(P1) == "3 food 2 sheep"
    game.play("convert sheep")
    assert game.goods(P1) == "5 food 1 sheep"


def test_spit_roast_adds_nothing_outside_feeding(table: Table) -> None:
    game = butcher(table, "Spit Roast", supply="1 sheep")
    game.play("convert sheep")
    assert game.goods(P1) == "2 food"


@pytest.mark.ruling("Spit Roast", "moment 6")
def test_spit_roast_pays_for_food_at_once_and_at_the_start_of_feeding(table: Table) -> None:
    game = butcher(table, "Spit Roast", supply="1 sheep", phase=FEEDING, seats=2)
    play(game, "convert sheep")
    assert (game.players[P1].begging, game.goods(P1)) == (1, "nothing")
    game = butcher(table, "Spit Roast", "Baker", supply="1 sheep 1 grain", phase=FIELD, seats=2)
    game.play("convert sheep")
    assert game.goods(P1) == "1 grain 3 food"


def test_slaughterman_gets_a_food_for_the_animals_of_others(table: Table) -> None:
    game = table(
        seats=3, round=4, played={P2: ("Slaughterman",)}, majors=HEARTH, goods={P1: "3 sheep", P2: "0 food"},
        pastures={P1: ("a4 a5",)},
    )  # fmt: skip
    play(game, "convert sheep", "convert sheep")
    assert (game.goods(P1), game.goods(P2)) == ("4 food 1 sheep", "1 food")


def test_slaughterman_gets_one_food_for_animals_cooked_with_those_that_find_no_place(table: Table) -> None:
    game = table(
        seats=3, round=4, played={P2: ("Slaughterman",)}, majors=HEARTH, goods={P1: "0 food", P2: "0 food"},
        spaces={"1 Sheep": "4 sheep"}, pastures={P1: ("a5",)},
    )  # fmt: skip
    play(game, "place 1 Sheep", "convert sheep", "convert sheep", "keep 2 sheep")
    assert (game.goods(P1), game.goods(P2), deciding(game)) == ("4 food 2 sheep", "1 food", P2)


@pytest.mark.ruling("Slaughterman", "cook yourself")
def test_slaughterman_gets_nothing_for_own_animals(table: Table) -> None:
    game = butcher(table, "Slaughterman", supply="1 sheep")
    game.play("convert sheep")
    assert game.goods(P1) == "2 food"


@pytest.mark.ruling("Slaughterman", "moment 7")
def test_slaughterman_feeds_last(table: Table) -> None:
    game = table(
        phase=FIELD, seats=3, played={P1: ("Slaughterman",)}, majors=P2_HEARTH, pastures={P2: ("a5",)},
        goods={P1: "4 grain", P2: "4 food 2 sheep", P3: "4 food 1 grain"},
    )  # fmt: skip
    assert deciding(game) == P2
    play(game, "convert sheep", "feed")
    assert deciding(game) == P3
    game.play("feed")
    assert (deciding(game), game.goods(P1)) == (P1, "4 grain 1 food")


@pytest.mark.ruling("Layabout", "The Slaughterman and")
@pytest.mark.ruling("Slaughterman", "stay out of a harvest with the Layabout")
def test_slaughterman_is_paid_while_staying_out_of_the_harvest(table: Table) -> None:
    game = table(
        round=4, seats=3, played={P1: ("Slaughterman",)}, hand={P1: ("Layabout",)}, majors=P2_HEARTH,
        goods={P1: "1 food", P2: "4 food 1 sheep"}, at_home={P1: 1, P2: 0, P3: 0},
    )  # fmt: skip
    game.play("place Occupation")
    assert (deciding(game), game.phase) == (P2, FEEDING)
    game.play("convert sheep")
    assert game.goods(P1) == "1 food"


# -- Animal Breeder, Fence Overseer, Sawhorse, Wood Carver: building -------------------------------------

PAIRS = ["take 2 sheep for 1 food", "take 2 boar for 2 food", "take 2 cattle for 3 food"]


def fencing(table: Table, *played: str, supply: str = "8 wood 9 food", **more: object) -> Agricola:
    """The first player is about to build fences."""
    more.setdefault("seats", 4)
    game = table(round=4, played={P1: played}, goods={P1: supply}, **more)
    game.play("place Fences")
    return game


def test_animal_breeder_sells_one_pair(table: Table) -> None:
    game = fencing(table, "Animal Breeder", supply="4 wood 9 food")
    game.play("enclose a5")
    assert game.options[:4] == [*PAIRS, "done"]
    game.play("take 2 cattle for 3 food")
    assert (game.goods(P1), deciding(game)) == ("6 food 2 cattle", P2)


def test_animal_breeder_may_be_left_and_takes_no_more_than_there_is(table: Table) -> None:
    game = fencing(table, "Animal Breeder", supply="4 wood 2 food")
    game.play("enclose a5")
    assert game.options[:3] == [*PAIRS[:2], "done"]
    game.play("done")
    assert game.goods(P1) == "2 food"


@pytest.mark.ruling("Animal Breeder", "must have been without a stable")
@pytest.mark.parametrize(("cells", "sold"), [("a5", False), ("a4 a5", True), ("b5", True)])
def test_animal_breeder_wants_a_cell_without_a_stable(table: Table, cells: str, sold: bool) -> None:
    game = fencing(table, "Animal Breeder", supply="6 wood 9 food", stables={P1: "a5"})
    play(game, f"enclose {cells}")
    if "done" in game.options and "enclose b4" in game.options:
        game.play("done")
    assert (PAIRS[0] in game.options) == sold


def test_animal_breeder_wants_new_land(table: Table) -> None:
    game = fencing(table, "Animal Breeder", supply="1 wood 9 food", pastures={P1: ("a4 a5",)})
    assert len(game.players[P1].pastures) == 2
    assert (deciding(game), PAIRS[0] in game.options) == (P2, False)


@pytest.mark.ruling("Animal Breeder", "1 pair in a turn at most")
def test_animal_breeder_sells_once_in_a_turn(table: Table) -> None:
    game = table(
        seats=4, round=4, played={P1: ("Animal Breeder", "Fence Builder")}, goods={P1: "8 wood 9 food"},
    )  # fmt: skip
    space = game.space("Fences")
    assert space is not None
    game.players[P1].marks["Fence Builder"] = space.index + 1
    play(game, "place Fences", "enclose a5", "done", PAIRS[0], "enclose a4")
    assert (deciding(game), game.goods(P1)) == (P2, "1 wood 8 food 2 sheep")


@pytest.mark.ruling("Fence Builder", "The Animal Breeder acts, too")
def test_animal_breeder_sells_for_the_fences_of_the_fence_builder(table: Table) -> None:
    game = table(seats=4, played={P1: ("Animal Breeder", "Fence Builder")}, goods={P1: "4 wood 1 food"})
    space = game.space("Day Laborer")
    assert space is not None
    game.players[P1].marks["Fence Builder"] = space.index + 1
    play(game, "place Day Laborer", "enclose a5", PAIRS[1])
    assert (deciding(game), game.goods(P1)) == (P2, "1 food 2 boar")


def test_animal_breeder_sells_one_pair_for_several_pastures(table: Table) -> None:
    game = fencing(table, "Animal Breeder", "Hedge Keeper", supply="7 wood 9 food")
    play(game, "enclose a5", "enclose a4", "enclose b5", PAIRS[1])
    assert (deciding(game), game.goods(P1)) == (P2, "7 food 2 boar")


@pytest.mark.ruling("Animal Breeder", "You pay first")
def test_animal_breeder_is_paid_with_the_farmers_boar_but_not_with_the_pair(table: Table) -> None:
    game = fencing(table, "Animal Breeder", supply="4 wood 0 food", majors=HEARTH)
    game.play("enclose a5")
    assert deciding(game) == P2
    game = fencing(table, "Animal Breeder", "Farmer", supply="4 wood 0 food", majors=HEARTH)
    play(game, "enclose a5", "take 2 cattle for 3 food")
    assert game.goods(P1) == "2 cattle"
    game = fencing(table, "Animal Breeder", "Farmer", supply="4 wood 3 food 1 sheep", majors=HEARTH)
    play(game, "enclose a5", "take 2 cattle for 3 food", "keep 1 sheep 1 boar")
    assert game.goods(P1) == "8 food 1 sheep 1 boar"


@pytest.mark.ruling("Animal Breeder", "The Mini Pasture counts")
@pytest.mark.ruling("Mini Pasture", "if there was no stable on the cell")
@pytest.mark.parametrize(("cell", "sold"), [("a5", True), ("a4", False)])
def test_animal_breeder_and_the_mini_pasture(table: Table, cell: str, sold: bool) -> None:
    game = table(
        seats=4, played={P1: ("Animal Breeder",)}, hand={P1: ("Mini Pasture",)}, goods={P1: "5 food"},
        stables={P1: "a4"},
    )  # fmt: skip
    play(game, "place Starting Player", "play Mini Pasture", f"enclose {cell}")
    assert (PAIRS[0] in game.options) == sold


@pytest.mark.ruling("Fence Deliveryman", "The Animal Breeder reacts")
def test_animal_breeder_and_the_fence_deliveryman(table: Table) -> None:
    played = ("Fence Deliveryman", "Animal Breeder", "Farmer")
    game = table(seats=4, played={P1: played}, goods={P1: "4 food"}, at_home=LAST)
    game.players[P1].marks["Fence Deliveryman in round 2"] = 4
    game.players[P1].fences_away = 4
    play(game, "place 1 Reed", "enclose a5")
    assert (PAIRS[0] in game.options, game.goods(P1)) == (True, "1 reed 2 food 1 boar")


def stable(table: Table, *played: str, supply: str = "4 wood 3 food", **more: object) -> Agricola:
    """The first player is about to build stables for 2 wood each."""
    more.setdefault("seats", 4)
    game = table(played={P1: played}, goods={P1: supply}, **more)
    game.play("place Build Rooms and Stables")
    return game


def test_fence_overseer_fences_a_stable_once_in_a_round(table: Table) -> None:
    game = stable(table, "Fence Overseer")
    game.play("stable a5")
    assert game.options == ["enclose a5", "done"]
    game.play("enclose a5")
    assert (game.players[P1].pastures, game.goods(P1)) == ((1 << 4,), "2 wood 2 food")
    game.play("stable a4")
    assert deciding(game) == P2


def test_fence_overseer_may_be_left_for_a_later_stable(table: Table) -> None:
    game = stable(table, "Fence Overseer")
    play(game, "stable a5", "done", "stable b5", "enclose b5")
    assert len(game.players[P1].pastures) == 1


def test_fence_overseer_needs_a_food(table: Table) -> None:
    game = stable(table, "Fence Overseer", supply="2 wood 0 food")
    game.play("stable a5")
    assert deciding(game) == P2


@pytest.mark.ruling("Fence Overseer", "must border those you have")
def test_fence_overseer_keeps_to_the_rules_for_pastures(table: Table) -> None:
    game = stable(table, "Fence Overseer", supply="2 wood 3 food", pastures={P1: ("a5",)})
    game.play("stable c5")
    assert deciding(game) == P2
    game = stable(table, "Fence Overseer", supply="2 wood 3 food", pastures={P1: ("a4 a5",)})
    play(game, "stable a4", "enclose a4")
    assert (len(game.players[P1].pastures), game.goods(P1)) == (2, "2 food")
    game = stable(table, "Fence Overseer", supply="2 wood 3 food", pastures={P1: ("a3 a4 a5",)})
    play(game, "stable a4", "enclose a4")
    assert len(game.players[P1].pastures) == 3
    game = stable(table, "Fence Overseer", supply="2 wood 3 food", pastures={P1: ("a5",)})
    game.play("stable a5")
    assert deciding(game) == P2


@pytest.mark.ruling("Hedge Keeper", "It goes with the Fence Overseer")
@pytest.mark.ruling("Animal Breeder", "that the Fence Overseer fences at once")
@pytest.mark.ruling("Fence Overseer", "building fences for the Farmer, the Animal Breeder")
@pytest.mark.ruling("Farmer", "Also with the Fence Overseer")
def test_fence_overseer_builds_fences_for_other_cards(table: Table) -> None:
    game = stable(table, "Fence Overseer", "Farmer", "Animal Breeder", "Stablehand", supply="2 wood 3 food")
    play(game, "stable a5", "enclose a5")
    assert game.options[:2] == ["use Animal Breeder", "use Stablehand"]
    play(game, "use Animal Breeder", "take 2 boar for 2 food", "stable b5")
    assert (deciding(game), game.goods(P1)) == (P2, "3 boar")
    game = stable(table, "Fence Overseer", "Hedge Keeper", supply="2 wood 3 food")
    play(game, "stable a5", "enclose a5", "enclose a4")
    assert (len(game.players[P1].pastures), game.goods(P1)) == (2, "2 food")


@pytest.mark.ruling("Fence Overseer", "stable of the Groom")
@pytest.mark.ruling("Groom", "Fence Overseer may fence this stable")
def test_fence_overseer_fences_the_stable_of_the_groom(table: Table) -> None:
    game = table(
        seats=4, phase=PREPARATION, round=2, played={P1: ("Groom", "Fence Overseer")}, goods={P1: "1 wood 1 food"},
        house={P1: "stone house"},
    )  # fmt: skip
    play(game, "stable a5", "enclose a5")
    assert (len(game.players[P1].pastures), game.goods(P1)) == (1, "nothing")


@pytest.mark.ruling("Fence Overseer", "The Stablehand's free stable")
@pytest.mark.ruling("Stablehand", "The Fence Overseer may fence this very stable")
def test_fence_overseer_and_the_stablehand(table: Table) -> None:
    game = fencing(table, "Fence Overseer", "Stablehand", supply="4 wood 3 food")
    play(game, "enclose a5", "stable a4", "enclose a4")
    assert (deciding(game), game.players[P1].stables.bit_count()) == (P2, 1)
    game = stable(table, "Fence Overseer", "Stablehand", supply="2 wood 3 food")
    play(game, "stable a5", "enclose a5", "stable a4")
    assert (deciding(game), len(game.players[P1].pastures), game.players[P1].stables.bit_count()) == (P2, 1, 2)


def test_sawhorse_gives_one_free_stable(table: Table) -> None:
    game = stable(table, "Sawhorse", supply="2 wood")
    play(game, "stable a5")
    assert game.goods(P1) == "2 wood"
    play(game, "stable a4")
    assert (game.goods(P1), deciding(game)) == ("nothing", P2)


def test_sawhorse_lets_who_has_no_wood_build_a_stable(table: Table) -> None:
    game = stable(table, "Sawhorse", supply="0 wood")
    game.play("stable a5")
    assert deciding(game) == P2


@pytest.mark.parametrize(("before", "cells", "wood"), [((), "a5", 3), ((), "a3 a4 a5", 6), (("a5",), "a4", 2)])
def test_sawhorse_makes_each_third_fence_free(table: Table, before: tuple[str, ...], cells: str, wood: int) -> None:
    game = fencing(table, "Sawhorse", supply="15 wood", pastures={P1: before})
    play(game, f"enclose {cells}", "done")
    assert game.goods(P1) == f"{15 - wood} wood"


def test_sawhorse_counts_over_several_pastures_of_an_action(table: Table) -> None:
    game = fencing(table, "Sawhorse", supply="5 wood")
    play(game, "enclose a5", "enclose a4")
    assert (game.goods(P1), deciding(game)) == ("nothing", P2)


@pytest.mark.ruling("Sawhorse", "What you get free anyway")
def test_sawhorse_saves_no_free_fence_for_later(table: Table) -> None:
    game = table(
        seats=4, played={P1: ("Sawhorse",)}, hand={P1: ("Mini Pasture",)}, goods={P1: "3 wood 2 food"}, round=4
    )
    play(game, "place Starting Player", "play Mini Pasture", "enclose a5", "done")
    play(game, "place 1 Reed", "place 1 Clay", "place Fishing", "place Fences", "enclose a4")
    assert game.goods(P1) == "1 wood"


@pytest.mark.ruling("Sawhorse", "Only closed pastures")
def test_sawhorse_closes_whole_pastures(table: Table) -> None:
    game = table(seats=4, round=4, played={P1: ("Sawhorse",)}, goods={P1: "2 wood"})
    assert "place Fences" not in game.options
    game = table(seats=4, round=4, played={P1: ("Sawhorse",)}, goods={P1: "3 wood"})
    assert "place Fences" in game.options


@pytest.mark.ruling("Hedge Keeper", "the free fences of the Sawhorse come first")
@pytest.mark.ruling("Sawhorse", "these free fences come first")
def test_sawhorse_adds_to_the_hedge_keeper(table: Table) -> None:
    game = fencing(table, "Sawhorse", "Hedge Keeper", supply="9 wood")
    play(game, "enclose a5", "done")
    assert game.goods(P1) == "9 wood"
    game = fencing(table, "Sawhorse", "Hedge Keeper", supply="9 wood")
    play(game, "enclose a3 a4 a5", "done")
    assert game.goods(P1) == "6 wood"


@pytest.mark.ruling("Wood Carver", "only one is cheaper")
def test_wood_carver_saves_one_wood_in_a_round(table: Table) -> None:
    game = stable(table, "Wood Carver", supply="3 wood")
    play(game, "stable a5")
    assert game.goods(P1) == "2 wood"
    play(game, "stable a4")
    assert (game.goods(P1), deciding(game)) == ("nothing", P2)
    game = stable(table, "Wood Carver", supply="9 wood 4 reed")
    play(game, "room a1", "room a2")
    assert (game.goods(P1), deciding(game)) == ("nothing", P2)


def test_wood_carver_makes_a_room_of_wood_cheaper(table: Table) -> None:
    game = stable(table, "Wood Carver", supply="10 wood 4 reed")
    play(game, "room a1")
    assert game.goods(P1) == "6 wood 2 reed"
    play(game, "room a2")
    assert (game.goods(P1), deciding(game)) == ("1 wood", P2)


def test_wood_carver_makes_an_improvement_cheaper(table: Table) -> None:
    game = table(
        played={P1: ("Wood Carver",)}, hand={P1: ("Clapper", "Broom")}, goods={P1: "1 wood"}, cards=("Improvement",)
    )
    play(game, "place Improvement", "play Clapper")
    assert game.goods(P1) == "1 wood"


@pytest.mark.ruling("Wooden Hut Extension", "like the Wood Carver")
def test_wood_carver_makes_the_wooden_hut_extension_cheaper(table: Table) -> None:
    game = table(
        played={P1: ("Wood Carver",)}, hand={P1: ("Wooden Hut Extension",)}, goods={P1: "4 wood 1 reed"},
        cards=("Improvement",),
    )  # fmt: skip
    play(game, "place Improvement", "room a1")
    assert (game.goods(P1), game.players[P1].rooms.bit_count()) == ("nothing", 3)


def test_wood_carver_waits_for_a_price_in_wood(table: Table) -> None:
    """A purchase that is paid with clay does not use it."""
    game = table(played={P1: ("Wood Carver",)}, hand={P1: ("Chicken Coop",)}, goods={P1: "2 wood 2 clay 1 reed"})
    play(game, "place Starting Player", "play Chicken Coop", "pay 2 clay 1 reed", "done")
    play(game, "place 3 Wood", "place Build Rooms and Stables", "stable a5")
    assert game.goods(P1) == "1 wood"


def test_wood_carver_acts_again_in_the_next_round(table: Table) -> None:
    game = stable(table, "Wood Carver", supply="3 wood", at_home={P1: 1, P2: 0}, seats=2)
    play(game, "stable a5", "done", "place Build Rooms and Stables", "stable a4")
    assert game.goods(P1) == "1 wood"


def test_wood_carver_makes_one_fence_cheaper(table: Table) -> None:
    game = fencing(table, "Wood Carver", supply="6 wood")
    play(game, "enclose a5")
    assert game.goods(P1) == "3 wood"
    play(game, "enclose a4")
    assert (game.goods(P1), deciding(game)) == ("nothing", P2)
    game = table(round=4, played={P1: ("Wood Carver",)}, goods={P1: "3 wood"})
    assert "place Fences" in game.options
    game = table(round=4, played={P1: ("Wood Carver",)}, goods={P1: "2 wood"})
    assert "place Fences" not in game.options


@pytest.mark.ruling("Hedge Keeper", "and the Wood Carver")
@pytest.mark.ruling("Wood Carver", "like the Hedge Keeper")
def test_wood_carver_adds_to_other_cards(table: Table) -> None:
    game = fencing(table, "Wood Carver", "Hedge Keeper", supply="9 wood")
    play(game, "enclose a5", "done")
    assert game.goods(P1) == "9 wood"
    game = stable(table, "Wood Carver", "Carpenter", supply="2 wood 2 reed")
    play(game, "room a1")
    assert game.goods(P1) == "nothing"


@pytest.mark.ruling("Wood Carver", "never works on rooms of clay or stone")
@pytest.mark.ruling("Clay Supports", "The Wood Carver does not save")
def test_wood_carver_leaves_rooms_of_clay_alone(table: Table) -> None:
    game = stable(
        table, "Wood Carver", "Clay Supports", supply="2 clay 1 wood 1 reed 1 stone", house={P1: "clay hut"},
        hand={P1: ()},
    )  # fmt: skip
    play(game, "room a1")
    assert count_of(game, "wood") == 0
    game = stable(table, "Wood Carver", "Frame Builder", supply="3 clay 1 wood 2 reed", house={P1: "clay hut"})
    game.play("room a1")
    assert count_of(game, "wood") == 0


def count_of(game: Agricola, kind: str) -> int:
    """How many of a kind the first player has."""
    words = game.goods(P1).split()
    return int(words[words.index(kind) - 1]) if kind in words else 0


# -- Animal Trainer and Pieceworker: buying ---------------------------------------------------------------


def players(table: Table, *played: str, food: int = 5, supply: str = "0 food", **more: object) -> Agricola:
    """Some food lies on Traveling Players, which the first player takes."""
    more.setdefault("seats", 4)
    space = "Traveling Players" if more["seats"] == 4 else "Room or Traveling Players"
    game = table(played={P1: played}, goods={P1: supply}, spaces={space: f"{food} food"}, **more)
    game.play(f"place {space}")
    return game


def bought(game: Agricola) -> list[str]:
    return [option for option in game.options if option.startswith("take") and option.endswith("food")]


def test_animal_trainer_spends_the_food_on_animals(table: Table) -> None:
    game = players(table, "Animal Trainer", food=5, pastures={P1: ("a5",)})
    assert bought(game) == [
        "take 1 cattle for 3 food", "take 1 boar for 2 food", "take 1 boar 1 cattle for 5 food",
        "take 2 boar for 4 food", "take 1 sheep for 2 food", "take 1 sheep 1 cattle for 5 food",
        "take 1 sheep 1 boar for 4 food", "take 2 sheep for 4 food",
    ]  # fmt: skip
    game.play("take 1 sheep 1 boar for 4 food")
    assert (game.goods(P1), deciding(game)) == ("1 food 1 sheep 1 boar", P2)


def test_animal_trainer_may_buy_nothing(table: Table) -> None:
    game = players(table, "Animal Trainer", food=5)
    game.play("done")
    assert game.goods(P1) == "5 food"


@pytest.mark.ruling("Dancer", "buys nothing from the Animal Trainer")
@pytest.mark.ruling("Animal Trainer", "Only food that lay on the space")
@pytest.mark.parametrize("order", [("Dancer", "Animal Trainer"), ("Animal Trainer", "Dancer")])
def test_animal_trainer_spends_only_what_lay_there(table: Table, order: tuple[str, str]) -> None:
    game = players(table, *order, food=2, supply="9 food")
    assert bought(game) == ["take 1 boar for 2 food", "take 1 sheep for 2 food"]
    game.play("take 1 boar for 2 food")
    assert game.goods(P1) == "11 food 1 boar"


def test_animal_trainer_loses_what_is_left_for_the_storyteller(table: Table) -> None:
    game = players(table, "Animal Trainer", "Storyteller", food=3, supply="9 food")
    game.play("take 1 vegetable for 1 food left behind")
    assert bought(game) == ["take 1 boar for 2 food", "take 1 sheep for 2 food"]


def test_animal_trainer_does_not_remember_the_food_of_another_time(table: Table) -> None:
    game = players(table, "Animal Trainer", food=5, seats=5, supply="5 wood 2 reed", people={P1: 3})
    game.play("room a1")
    assert (deciding(game), game.goods(P1)) == (P2, "nothing")


@pytest.mark.ruling("Animal Trainer", "that food buys no others")
def test_animal_trainer_buys_nothing_for_the_food_of_animals(table: Table) -> None:
    game = players(table, "Animal Trainer", food=4, majors=HEARTH)
    play(game, "take 1 sheep 1 boar for 4 food", "keep 1 sheep")
    assert (game.goods(P1), deciding(game)) == ("3 food 1 sheep", P2)


def piecework(table: Table, space: str, *played: str, supply: str = "9 food", **more: object) -> Agricola:
    more.setdefault("seats", 4)
    game = table(played={P1: ("Pieceworker", *played)}, goods={P1: supply}, **more)
    game.play(f"place {space}")
    return game


@pytest.mark.parametrize(
    ("space", "more", "left"),
    [("Take 1 Grain", "1 grain", "2 grain 8 food"), ("3 Wood", "1 wood", "4 wood 8 food")]
    + [("Reed, Stone and Food", "1 reed 1 stone", "2 reed 2 stone 8 food")],
)
def test_pieceworker_buys_one_more_of_each_kind(table: Table, space: str, more: str, left: str) -> None:
    game = piecework(table, space)
    food = len(more.split()) // 2
    game.play(f"take {more} for {food} food")
    assert (game.goods(P1), deciding(game)) == (left, P2)


def test_pieceworker_pays_2_food_for_a_vegetable_and_may_buy_a_part(table: Table) -> None:
    game = piecework(table, "Take 1 Vegetable", round=9, supply="3 food", cards=("Take 1 Vegetable",))
    assert bought(game) == ["take 1 vegetable for 2 food"]
    game = piecework(table, "Reed, Stone and Food", supply="3 food")
    assert bought(game) == ["take 1 stone for 1 food", "take 1 reed for 1 food", "take 1 reed 1 stone for 2 food"]
    game.play("done")
    assert game.goods(P1) == "1 reed 1 stone 4 food"


def test_pieceworker_buys_neither_food_nor_animals(table: Table) -> None:
    assert deciding(piecework(table, "Fishing")) == P2
    assert deciding(piecework(table, "1 Sheep", round=4)) == P2


@pytest.mark.ruling("Pieceworker", "Only goods of the space itself count")
@pytest.mark.ruling("Market Stall", "The Pieceworker does not react")
@pytest.mark.ruling("Weekly Market", "The Pieceworker does not react")
@pytest.mark.parametrize(("card", "supply"), [("Market Stall", "1 grain 9 food"), ("Weekly Market", "3 grain 9 food")])
def test_pieceworker_does_not_react_to_cards(table: Table, card: str, supply: str) -> None:
    game = table(seats=4, played={P1: ("Pieceworker",)}, hand={P1: (card,)}, goods={P1: supply})
    play(game, "place Starting Player", f"play {card}", "done")
    assert deciding(game) == P2


@pytest.mark.ruling("Pieceworker", "before other cards act")
def test_pieceworker_is_paid_before_other_cards_act(table: Table) -> None:
    game = piecework(table, "3 Wood", "Berry Picker", supply="0 food")
    assert (deciding(game), game.goods(P1)) == (P2, "3 wood 1 food")
    game = piecework(table, "Take 1 Grain", supply="0 food")
    play(game, "take 1 grain for 1 food")
    assert game.goods(P1) == "1 grain"
    game = piecework(table, "Take 1 Grain", "Seed Seller", supply="0 food")
    play(game, "take 1 grain for 1 food")
    assert game.goods(P1) == "2 grain"


@pytest.mark.ruling("Pieceworker", "left behind for the Basket")
@pytest.mark.ruling("Mushroom Collector", "too late to pay there")
@pytest.mark.ruling("Basket", "The food cannot pay for the Pieceworker")
@pytest.mark.parametrize(
    ("card", "wood", "left"),
    [
        ("Mushroom Collector", 1, "take 2 food for 1 wood left behind"),
        ("Basket", 2, "take 3 food for 2 wood left behind"),
    ]
    + [("Pig Catcher", 2, "take 1 boar for 2 wood left behind")],
)
def test_pieceworker_buys_wood_although_all_is_left(table: Table, card: str, wood: int, left: str) -> None:
    game = piecework(table, "3 Wood", card, supply="0 food", spaces={"3 Wood": f"{wood} wood"})
    assert bought(game) == []
    assert left in game.options
    game = piecework(table, "3 Wood", card, supply="1 food", spaces={"3 Wood": f"{wood} wood"})
    play(game, "take 1 wood for 1 food", left)
    assert (count_of(game, "wood"), game.stock[game.space("3 Wood").index]) == (1, goods(f"{wood} wood"))  # type: ignore[union-attr]


@pytest.mark.ruling("Pieceworker", "Sowing is no taking")
def test_pieceworker_buys_distributed_wood_and_nothing_for_sowing(table: Table) -> None:
    game = piecework(table, "Fishing", spaces={"Fishing": "1 food 1 wood"})
    assert bought(game) == ["take 1 wood for 1 food"]
    game = piecework(table, "Sow and Bake", supply="1 grain 9 food", fields={P1: "a5"}, cards=("Sow and Bake",))
    assert deciding(game) == P2


@pytest.mark.ruling("Pieceworker", "Wood that the Wood Distributor has laid")
def test_pieceworker_buys_wood_where_the_wood_distributor_has_laid_it(table: Table) -> None:
    game = table(
        seats=3, round=2, phase=PREPARATION, spaces={"3 Wood": "0 wood"},
        played={P1: ("Pieceworker",), P3: ("Wood Distributor",)}, goods={P1: "1 food"},
    )  # fmt: skip
    play(game, "use Wood Distributor", "place Fishing")
    assert bought(game) == ["take 1 wood for 1 food"]


@pytest.mark.ruling("Reed Buyer", "Landing Net and Pieceworker still react")
@pytest.mark.ruling("Wood Buyer", "Pieceworker still works")
@pytest.mark.ruling("Stone Buyer", "Pieceworker still works")
@pytest.mark.parametrize(
    ("buyer", "kind", "space", "food"),
    [("Reed Buyer", "reed", "1 Reed", 2 + 2), ("Wood Buyer", "wood", "1 Wood", 1)]
    + [("Stone Buyer", "stone", "1 Stone", 2)],
)
def test_a_seller_still_gets_piecework(table: Table, buyer: str, kind: str, space: str, food: int) -> None:
    game = table(
        seats=4, round=5, cards=("1 Stone",), played={P1: ("Pieceworker", "Landing Net"), P2: (buyer,)},
        goods={P1: "1 food", P2: "9 food"},
    )  # fmt: skip
    play(game, f"place {space}", f"take 1 {kind} for 1 food")
    assert deciding(game) == P2
    game.play(f"take 1 {kind}")
    assert (count_of(game, kind), count_of(game, "food")) == (1, food)


# -- Landing Net ------------------------------------------------------------------------------------------


@pytest.mark.ruling("Landing Net", "reed on Take 1 Resource 2 food")
@pytest.mark.parametrize(
    ("seats", "choices", "food"),
    [(2, ["place 1 Reed"], 2), (3, ["place Take 1 Resource", "take 1 reed"], 2), (4, ["place Reed, Stone and Food"], 2)]
    + [(5, ["place Reed, Stone and Wood"], 1), (3, ["place Take 1 Resource", "take 1 wood"], 0)],
)
def test_landing_net_gives_food_for_reed(table: Table, seats: int, choices: list[str], food: int) -> None:
    game = table(seats=seats, played={P1: ("Landing Net",)}, goods={P1: "0 food"})
    play(game, *choices)
    assert count_of(game, "food") == food


@pytest.mark.ruling("Landing Net", "Reed from cards does not count")
def test_landing_net_counts_what_cards_add_but_not_their_reed(table: Table) -> None:
    game = table(seats=3, played={P1: ("Landing Net", "Dock Worker")}, goods={P1: "2 clay"})
    play(game, "place Take 1 Resource", "convert 2 clay into 1 stone", "take 1 reed")
    assert game.goods(P1) == "1 reed 1 stone 1 food"
    game = table(seats=3, played={P1: ("Landing Net", "Dock Worker")}, goods={P1: "2 clay"})
    play(game, "convert 2 clay into 1 stone", "place Take 1 Resource", "take 1 reed")
    assert game.goods(P1) == "1 reed 1 stone 2 food"
    game = table(seats=4, played={P1: ("Landing Net", "Canoe")}, goods={P1: "0 food"})
    game.play("place Fishing")
    assert game.goods(P1) == "1 reed 2 food"


@pytest.mark.ruling("Canoe", "Landing Net")
@pytest.mark.ruling("Raft", "Landing Net")
@pytest.mark.parametrize(("card", "choices"), [("Canoe", []), ("Raft", ["take 1 reed"])])
def test_landing_net_does_not_want_the_reed_of_boats(table: Table, card: str, choices: list[str]) -> None:
    left: list[str] = []
    for others in ((), ("Landing Net",)):
        game = table(seats=4, played={P1: (card, *others)}, goods={P1: "0 food"}, spaces={"Fishing": "1 food"})
        play(game, "place Fishing", *choices)
        left.append(game.goods(P1))
    assert left[0] == left[1] == f"1 reed {2 if card == 'Canoe' else 1} food"


@pytest.mark.ruling("Wood Distributor", "the Landing Net gives only 1 food")
def test_landing_net_gives_less_for_reed_with_distributed_wood(table: Table) -> None:
    game = table(seats=4, played={P1: ("Landing Net",)}, goods={P1: "0 food"}, spaces={"1 Reed": "1 reed 1 wood"})
    game.play("place 1 Reed")
    assert game.goods(P1) == "1 wood 1 reed 1 food"


def test_landing_net_acts_each_time(table: Table) -> None:
    game = table(played={P1: ("Landing Net",)}, goods={P1: "0 food"}, spaces={"1 Clay": "2 clay"})
    play(game, "place 1 Clay", "place Fishing", "place 1 Reed")
    assert game.goods(P1) == "2 clay 1 reed 2 food"


def test_landing_net_and_animal_trainer_hold_nothing_between_actions(table: Table) -> None:
    game = table(seats=4, played={P1: ("Landing Net", "Animal Trainer")}, people={P1: 3})
    play(game, "place Reed, Stone and Food", "place Fishing", "place 3 Wood", "place 1 Clay")
    play(game, "place Traveling Players", "place 1 Wood", "place 2 Wood", "place 2 Clay")
    assert deciding(game) == P1
    assert view(game, P1).players[P1].on_cards == {}


# -- Clapper and Serf: fields --------------------------------------------------------------------------------


def growth(table: Table, *played: str, **more: object) -> Agricola:
    """The first player can use Family Growth."""
    more.setdefault("seats", 4)
    crops = {P1: {"a5": "1 grain", "a4": "2 grain", "b5": "1 vegetable"}}
    rooms = {P1: "b1 c1 b2 c2"}
    return table(round=7, cards=("Family Growth",), played={P1: played}, crops=crops, rooms=rooms, **more)


def test_clapper_adds_grain_where_grain_grows(table: Table) -> None:
    game = growth(table, "Clapper", fields={P1: "b4"})
    play(game, "place Family Growth")
    assert crops(game, P1) == ["3 grain", "2 grain", "1 vegetable"]


def test_clapper_acts_once_when_played_after_growth(table: Table) -> None:
    game = growth(table, hand={P1: ("Clapper", "Broom")}, goods={P1: "1 wood"})
    play(game, "place Family Growth", "play Clapper")
    assert crops(game, P1) == ["3 grain", "2 grain", "1 vegetable"]
    game = growth(table, hand={P1: ("Clapper", "Broom")}, goods={P1: "1 wood"})
    play(game, "place Starting Player", "play Clapper")
    assert crops(game, P1) == ["2 grain", "1 grain", "1 vegetable"]


@pytest.mark.ruling("Clapper", "Each place counts on its own")
@pytest.mark.ruling("Forester", "The Clapper adds 1 wood to each planted plot")
@pytest.mark.ruling("Copse", "The Clapper adds 1 wood to each planted plot")
def test_clapper_adds_to_plots(table: Table) -> None:
    game = growth(table, "Clapper", "Acreage", "Forester", "Copse")
    game.players[P1].crops[15:] = [goods("1 grain"), 0, goods("1 wood"), 0, 0, goods("2 wood"), 0]
    play(game, "place Family Growth")
    assert crops(game, P1)[3:] == ["2 grain", "2 wood", "3 wood"]


@pytest.mark.ruling("Forester", "Manure harvests it")
@pytest.mark.ruling("Copse", "Manure harvests it")
def test_manure_harvests_planted_wood(table: Table) -> None:
    game = table(played={P1: ("Manure", "Forester", "Copse")}, goods={P1: "0 food"}, at_home={P1: 1, P2: 0})
    game.players[P1].crops[15:] = [goods("1 wood"), 0, 0, goods("2 wood"), 0]
    play(game, "place 1 Reed", "use Manure")
    assert (game.goods(P1), crops(game, P1)) == ("2 wood 1 reed", ["1 wood"])


@pytest.mark.ruling("Clapper", "Wet Nurse or the Lover does not count")
def test_clapper_does_not_want_children_of_cards(table: Table) -> None:
    game = growth(table, "Clapper", hand={P1: ("Lover",)}, goods={P1: "4 food"})
    game.play("place Occupation")
    assert (game.players[P1].people, crops(game, P1)) == (3, ["2 grain", "1 grain", "1 vegetable"])


@pytest.mark.ruling("Clapper", "from round 5 on, whichever you take")
@pytest.mark.parametrize(("round", "grain"), [(4, "1 grain"), (5, "2 grain")])
def test_clapper_and_the_space_for_occupation_or_growth(table: Table, round: int, grain: str) -> None:
    game = table(
        seats=5, round=round, played={P1: ("Clapper",)}, hand={P1: ("Serf",)}, crops={P1: {"a5": "1 grain"}},
        goods={P1: "1 food"},
    )  # fmt: skip
    play(game, "place Second Occupation or Growth")
    assert (names(game, P1)[-1], crops(game, P1)) == ("Serf", [grain])


@pytest.mark.ruling("Clapper", "It is no sowing")
def test_clapper_is_no_sowing(table: Table) -> None:
    game = growth(table, "Clapper", "Fieldsman", "Liquid Manure", "Smallholder")
    game.play("place Family Growth")
    assert (crops(game, P1), deciding(game)) == (["3 grain", "2 grain", "1 vegetable"], P2)


def serf(table: Table, supply: str, **more: object) -> Agricola:
    return table(seats=4, cards=("Sow and Bake",), played={P1: ("Serf",)}, goods={P1: supply}, **more)


def test_serf_takes_a_grain_or_changes_one(table: Table) -> None:
    game = serf(table, "2 grain", fields={P1: "a4 a5"})
    game.play("place Sow and Bake")
    assert game.options[:2] == ["take 1 grain", "take 1 vegetable"]
    play(game, "take 1 vegetable", "sow vegetable", "sow grain")
    assert (crops(game, P1), game.goods(P1)) == (["2 vegetable", "3 grain"], "nothing")


@pytest.mark.ruling("Serf", "and go there for that")
def test_serf_goes_to_sow_and_bake_for_the_grain(table: Table) -> None:
    game = serf(table, "0 grain", fields={P1: "a5"})
    game.play("place Sow and Bake")
    assert crops(game, P1) == ["3 grain"]
    game = serf(table, "0 grain", majors=HEARTH)
    game.play("place Sow and Bake")
    assert game.goods(P1) == "3 food"
    assert "place Sow and Bake" not in serf(table, "3 grain").options


def test_serf_may_go_there_for_the_vegetable_alone(table: Table) -> None:
    game = table(seats=4, cards=("Sow and Bake",), played={P1: ("Serf", "Bean Field")}, goods={P1: "1 grain"})
    game.play("place Sow and Bake")
    assert crops(game, P1) == ["2 vegetable"]


def test_serf_gets_nothing_elsewhere(table: Table) -> None:
    game = table(
        seats=4, round=12, cards=("Plow and Sow",), played={P1: ("Serf",)}, goods={P1: "1 grain"}, fields={P1: "a5"}
    )
    play(game, "place Plow and Sow", "sow grain")
    assert game.goods(P1) == "nothing"


# -- Scholar and Perpetual Student: playing cards ---------------------------------------------------------------


def scholar(table: Table, *played: str, supply: str = "1 food", **more: object) -> Agricola:
    """A round begins for a scholar in a stone house."""
    more.setdefault("seats", 4)
    more.setdefault("round", 2)
    return table(
        phase=PREPARATION, played={P1: ("Scholar", *played)}, goods={P1: supply}, house={P1: "stone house"}, **more
    )


def test_scholar_plays_an_occupation_or_an_improvement(table: Table) -> None:
    hand = {P1: ("Serf", "Tanner", "Spit Roast")}
    game = scholar(table, supply="1 food 2 clay 1 wood", hand=hand)
    offered = ["play Serf", "play Tanner", "build Fireplace (2 clay)", "play Spit Roast", "done"]
    assert sorted(game.options[:5]) == sorted(offered)
    game.play("play Serf")
    assert (names(game, P1), game.goods(P1), game.phase) == (["Scholar", "Serf"], "1 wood 2 clay", "work")


def test_scholar_needs_a_stone_house(table: Table) -> None:
    game = table(
        seats=4, phase=PREPARATION, round=2, played={P1: ("Scholar",)}, goods={P1: "1 food"}, house={P1: "clay hut"},
        hand={P1: ("Serf", "Tanner")},
    )  # fmt: skip
    assert game.phase == "work"


@pytest.mark.ruling("Scholar", "1 card in a round at most")
@pytest.mark.ruling("Patron", "the Scholar's occupations")
@pytest.mark.ruling("Bookshelf", "the Scholar's occupations")
def test_scholar_plays_one_card_and_others_act(table: Table) -> None:
    game = scholar(table, "Patron", "Bookshelf", supply="0 food", hand={P1: ("Serf", "Tanner")})
    game.play("play Serf")
    assert (game.phase, game.goods(P1)) == ("work", "4 food")
    game = table(
        seats=4, played={P2: ("Bookshelf", "Patron")}, hand={P1: ("Chief",), P2: ("Chief's Daughter",)},
        goods={P1: "2 food", P2: "0 food"},
    )  # fmt: skip
    play(game, "place Occupation", "play Chief's Daughter")
    assert game.goods(P2) == "5 food"


@pytest.mark.ruling("Writing Desk", "Scholar's occupations")
@pytest.mark.ruling("Scholar", "improvement action for the Merchant")
@pytest.mark.ruling("Merchant", "an improvement through the Scholar")
@pytest.mark.ruling("Traveling Salesman", "It does nothing for the Scholar")
def test_scholar_lets_the_merchant_act_but_not_the_traveling_salesman(table: Table) -> None:
    hand = {P1: ("Spit Roast", "Clapper", "Broom", "Serf")}
    game = scholar(table, "Merchant", supply="1 food 9 wood", hand=hand)
    play(game, "play Spit Roast", "play Clapper")
    assert (game.phase, names(game, P1)[-2:]) == ("work", ["Spit Roast", "Clapper"])
    game = scholar(table, "Traveling Salesman", supply="1 food 9 wood", hand=hand)
    play(game, "play Spit Roast")
    assert game.phase == "work"
    game = scholar(table, "Writing Desk", supply="9 food", hand={P1: ("Serf", "Tanner")})
    play(game, "play Serf")
    assert game.phase == "work"


@pytest.mark.ruling("Merchant", "however many there are in one turn")
def test_merchant_repeats_the_improvement_of_the_scholar_and_that_of_the_first_turn(table: Table) -> None:
    hand = {P1: ("Spit Roast", "Clapper", "Landing Net", "Canoe", "Raft")}
    game = scholar(table, "Merchant", supply="2 food 9 wood 9 reed", hand=hand, cards=("Improvement",))
    play(game, "play Spit Roast", "play Clapper", "place Improvement", "play Landing Net", "play Raft")
    assert (names(game, P1)[-4:], deciding(game)) == (["Spit Roast", "Clapper", "Landing Net", "Raft"], P2)
    assert count_of(game, "food") == 0


@pytest.mark.ruling("Scholar", "What you get at the start of the round may pay")
def test_scholar_is_paid_with_what_arrives(table: Table) -> None:
    game = scholar(table, supply="0 food", hand={P1: ("Serf", "Tanner")}, at_home=LAST)
    assert game.phase == "work"
    game = table(
        seats=4, played={P1: ("Scholar",)}, house={P1: "stone house"}, goods={P1: "0 food"}, at_home=LAST,
        hand={P1: ("Serf", "Tanner")},
    )  # fmt: skip
    game.promised[4] = goods("1 food")
    play(game, "place 1 Reed", "play Serf")
    assert game.goods(P1) == "1 reed"


@pytest.mark.ruling("Scholar", "may act at once")
def test_scholars_card_acts_at_the_start_of_this_round(table: Table) -> None:
    game = scholar(table, supply="1 food 1 wood", hand={P1: ("Groom", "Serf")})
    play(game, "play Groom", "stable a5")
    assert (game.goods(P1), game.phase) == ("nothing", "work")
    game = scholar(table, supply="1 food", hand={P1: ("Wood Collector", "Serf")})
    play(game, "play Wood Collector")
    laid = [round for round in range(1, 15) if game.promised[(round - 1) * 4]]
    assert (laid, game.goods(P1)) == ([3, 4, 5, 6, 7], "nothing")


def student(table: Table, *hand: str, supply: str = "0 food", played: tuple[str, ...] = (), **more: object) -> Agricola:
    more.setdefault("seats", 4)
    return table(played={P1: ("Perpetual Student", *played)}, hand={P1: hand}, goods={P1: supply}, **more)


def test_perpetual_student_plays_a_drawn_card_and_gets_3_food(table: Table) -> None:
    drawn = set()
    for seed in range(8):
        game = student(table, "Serf", "Tanner", supply="1 food", seed=seed)
        game.play("place Occupation")
        assert game.options[:3] == ["play Serf", "play Tanner", "draw an occupation"]
        game.play("draw an occupation")
        assert (count_of(game, "food"), game.players[P1].begging, deciding(game)) == (3, 0, P2)
        drawn.add(names(game, P1)[-1])
    assert drawn == {"Serf", "Tanner"}


def test_perpetual_student_need_not_have_the_card_drawn(table: Table) -> None:
    game = student(table, "Serf", "Tanner", supply="1 food")
    play(game, "place Occupation", "play Serf")
    assert game.goods(P1) == "nothing"


@pytest.mark.ruling("Perpetual Student", "single occupation in hand")
def test_perpetual_student_works_with_the_last_card(table: Table) -> None:
    game = student(table, "Serf", supply="1 food")
    play(game, "place Occupation", "draw an occupation")
    assert (names(game, P1)[-1], game.goods(P1)) == ("Serf", "3 food")


@pytest.mark.ruling("Perpetual Student", "as on the Lover and the Chief")
@pytest.mark.parametrize(("supply", "begging"), [("0 food", 2), ("1 food", 1), ("1 grain", 1), ("2 food", 0)])
def test_perpetual_student_begs_for_what_cannot_be_paid(table: Table, supply: str, begging: int) -> None:
    game = student(table, "Lover", supply=supply)
    game.play("place Occupation")
    if deciding(game) == P1:
        game.play("draw an occupation")
    assert (names(game, P1)[-1], game.players[P1].begging, game.goods(P1)) == ("Lover", begging, "nothing")


@pytest.mark.ruling("Perpetual Student", "as on the Lover and the Chief")
@pytest.mark.parametrize(("supply", "begging"), [("0 food", 1), ("1 food", 0)])
def test_perpetual_student_begs_for_the_chief(table: Table, supply: str, begging: int) -> None:
    game = student(table, "Chief", supply=supply, played=("Serf", "Tanner"))
    game.play("place Second Occupation")
    assert (names(game, P1)[-1], game.players[P1].begging, game.goods(P1)) == ("Chief", begging, "nothing")


@pytest.mark.ruling("Scholar", "the Perpetual Student and the Patron act")
@pytest.mark.ruling("Perpetual Student", "Scholar's occupations may be drawn")
def test_perpetual_student_and_the_scholar(table: Table) -> None:
    game = scholar(table, "Perpetual Student", supply="0 food", hand={P1: ("Serf",)})
    game.play("draw an occupation")
    assert (names(game, P1)[-1], game.goods(P1)) == ("Serf", "2 food")


@pytest.mark.ruling("Perpetual Student", "Not for a Chief's Daughter")
@pytest.mark.ruling("Chief's Daughter", "The Perpetual Student cannot be used")
def test_perpetual_student_has_nothing_from_the_chiefs_daughter(table: Table) -> None:
    game = table(
        seats=4, played={P2: ("Perpetual Student",)}, hand={P1: ("Chief",), P2: ("Chief's Daughter", "Serf")},
        goods={P1: "2 food", P2: "0 food"},
    )  # fmt: skip
    game.play("place Occupation")
    assert (deciding(game), "draw an occupation" in game.options) == (P2, False)
    game.play("play Chief's Daughter")
    assert (names(game, P2)[-1], game.goods(P2)) == ("Chief's Daughter", "nothing")


# -- Broom ----------------------------------------------------------------------------------------------------


def broom(table: Table, *deck: str, supply: str = "1 wood") -> Agricola:
    game = table(seats=4, hand={P1: ("Broom", "Copse", "Serf")}, goods={P1: supply})
    game.deck = tuple([card_named(name) for name in deck])
    play(game, "place Starting Player", "play Broom")
    return game


@pytest.mark.ruling("Broom", "The cards come from the deck")
def test_broom_draws_seven_new_cards(table: Table) -> None:
    deck = ("Sawhorse", "Tanner", "Pelts", "Clapper", "Spit Roast", "Reed Hut", "Landing Net", "Raft", "Canoe")
    game = broom(table, *deck)
    hand = ["Serf", "Sawhorse", "Pelts", "Clapper", "Spit Roast", "Reed Hut", "Landing Net", "Raft"]
    assert [card.name for card in game.players[P1].hand] == hand
    assert [card.name for card in game.deck] == ["Tanner", "Canoe"]
    assert names(game, P1) == ["Broom"]


@pytest.mark.ruling("Broom", "its prerequisite hold as usual")
def test_broom_may_play_a_card_at_once(table: Table) -> None:
    game = broom(table, "Sawhorse", "Pelts", "Clapper", "Spit Roast", supply="2 wood")
    assert game.options[:3] == ["play Clapper", "play Spit Roast", "done"]
    play(game, "play Spit Roast", "done")
    assert (names(game, P1), game.goods(P1)) == (["Broom", "Spit Roast"], "nothing")


def test_broom_is_one_action_for_the_merchant(table: Table) -> None:
    game = table(seats=4, played={P1: ("Merchant",)}, hand={P1: ("Broom",)}, goods={P1: "3 wood 9 food"})
    game.deck = tuple([card_named(name) for name in ("Clapper", "Spit Roast", "Landing Net")])
    play(game, "place Starting Player", "play Broom", "play Clapper", "play Spit Roast")
    assert (names(game, P1)[-1], game.goods(P1)) == ("Spit Roast", "8 food")


# -- Constable and Organic Farmer: scoring ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("round", "wood"), [(1, 4), (5, 4), (6, 3), (8, 3), (9, 2), (11, 2), (12, 1), (13, 1), (14, 0)]
)
def test_constable_brings_wood_by_the_round(table: Table, round: int, wood: int) -> None:
    game = table(seats=3, round=round, hand={P1: ("Constable",)}, goods={P1: "0 food"})
    game.play("place Occupation")
    assert game.goods(P1) == (f"{wood} wood" if wood else "nothing")


def spotless(table: Table, *played: str, seats: int = 3, **more: object) -> Agricola:
    """The second player has no negative points at all, the first owns the Constable."""
    farm = {
        "fields": {P2: "a1 a2"}, "pastures": {P2: ("a3 a4 a5 b3 b4 b5 c3 c4 c5",)}, "rooms": {P2: "b1 b2 c1 c2"},
        "goods": {P2: "1 grain 1 vegetable 1 sheep 1 boar 1 cattle"}, "stables": {P2: "a3"},
    }  # fmt: skip
    cards = {P1: ("Constable",), P2: ("Animal Keeper", *played)}
    return table(seats=seats, played=cards, **(farm | more))


@pytest.mark.ruling("Constable", "Negative points are those of any category")
def test_constable_rewards_everybody_without_negative_points(table: Table) -> None:
    game = spotless(table)
    assert (points(game, P1), points(game, P2), points(game, P3)) == (0, 5, 0)
    assert points(spotless(table, begging={P2: 1}), P2) == 0
    assert points(spotless(table, fields={P2: "a1"}), P2) == 0
    assert points(spotless(table, goods={P2: "1 grain 1 vegetable 9 sheep 2 cattle"}), P2) == 0
    game = spotless(table)
    game.players[P2].goods -= goods("1 grain")
    assert points(game, P2) == 0


def test_constable_rewards_the_owner_as_well(table: Table) -> None:
    game = table(
        seats=3, played={P1: ("Constable", "Animal Keeper")}, fields={P1: "a1 a2"}, rooms={P1: "b1 b2 c1 c2"},
        pastures={P1: ("a3 a4 a5 b3 b4 b5 c3 c4 c5",)}, goods={P1: "1 grain 1 vegetable 1 sheep 1 boar 1 cattle"},
    )  # fmt: skip
    assert points(game, P1) == 5


@pytest.mark.ruling("Yeoman Farmer", "does not count against you for the Constable")
@pytest.mark.ruling("Tenant Farmer", "count against you for the Constable")
def test_constable_and_points_lost_through_cards(table: Table) -> None:
    game = spotless(table, "Tenant Farmer", seats=4)
    lost = points(game, P2, "Lost through cards")
    assert (lost < 0, points(game, P2)) == (True, 0)
    game = spotless(table, "Tenant Farmer", "Yeoman Farmer", seats=4)
    assert points(game, P2) == 5
    game = spotless(table, "Yeoman Farmer", seats=4)
    game.players[P2].goods -= goods("1 grain")
    assert points(game, P2) == 5


def test_organic_farmer_counts_roomy_pastures(table: Table) -> None:
    for herd, worth in (("0 sheep", 0), ("1 sheep", 1), ("2 sheep", 1), ("4 sheep", 1), ("6 sheep", 0)):
        game = table(played={P1: ("Organic Farmer",)}, pastures={P1: ("a4 a5", "b5")}, goods={P1: herd})
        assert points(game, P1) == worth, herd


def test_organic_farmer_arranges_the_animals_at_best(table: Table) -> None:
    game = table(
        played={P1: ("Organic Farmer",)}, pastures={P1: ("a4 a5", "b4 b5", "c4 c5")}, goods={P1: "2 sheep 1 boar"}
    )
    assert points(game, P1) == 3
    game = table(played={P1: ("Organic Farmer",)}, pastures={P1: ("a4 a5", "b4 b5")}, goods={P1: "4 sheep 1 boar"})
    assert points(game, P1) == 1
    game = table(
        played={P1: ("Organic Farmer",)}, pastures={P1: ("a4 a5",)}, goods={P1: "1 sheep 1 boar"}, stables={P1: "a5"}
    )
    assert points(game, P1) == 1


def test_organic_farmer_wants_room_for_the_same_kind_unless_kinds_mix(table: Table) -> None:
    pastures = {P1: ("a4 a5",)}
    game = table(seats=4, played={P1: ("Organic Farmer",)}, pastures=pastures, goods={P1: "1 sheep 1 boar"})
    assert points(game, P1) == 1
    game = table(seats=4, played={P1: ("Organic Farmer", "House Goat")}, pastures=pastures, goods={P1: "1 sheep"})
    assert points(game, P1) == 1
    mixed = {P1: ("Organic Farmer", "House Goat", "Animal Keeper")}
    assert points(table(seats=4, played=mixed, pastures=pastures, goods={P1: "1 sheep"}), P1) == 1
    assert points(table(seats=4, played=mixed, pastures=pastures, goods={P1: "1 sheep 1 boar"}), P1) == 0


def test_organic_farmer_counts_nothing_while_animals_have_no_place(table: Table) -> None:
    game = table(
        round=9,
        cards=("1 Wild Boar",),
        played={P1: ("Organic Farmer",)},
        pastures={P1: ("a4 a5",)},
        goods={P1: "4 sheep"},
        spaces={"1 Wild Boar": "2 boar"},
    )
    game.play("place 1 Wild Boar")
    assert view(game, P2).players[P1].score == scores(game)[P1]
    assert points(game, P1) == 0


@pytest.mark.ruling("Organic Farmer", "The Forest Pasture counts")
@pytest.mark.ruling("Forest Pasture", "counts it as soon as there is 1 boar")
def test_organic_farmer_counts_the_forest_pasture(table: Table) -> None:
    for herd, worth in (("0 boar", 0), ("1 boar", 1), ("30 boar", 1), ("1 sheep", 0)):
        game = table(played={P1: ("Organic Farmer", "Forest Pasture")}, goods={P1: herd})
        assert points(game, P1) == worth, herd


@pytest.mark.ruling("Organic Farmer", "The Animal Yard counts if other cards enlarge it")
@pytest.mark.ruling("Animal Yard", "The Organic Farmer counts it like a pasture")
def test_organic_farmer_counts_the_animal_yard(table: Table) -> None:
    game = table(played={P1: ("Organic Farmer", "Animal Yard")}, goods={P1: "1 sheep"})
    assert points(game, P1) == 0
    yard = {P1: ("Organic Farmer", "Animal Yard", "Drinking Trough", "House Goat")}
    for herd, worth in (("1 sheep", 1), ("1 sheep 1 boar", 0), ("2 sheep", 0)):
        assert points(table(played=yard, goods={P1: herd}), P1) == worth, herd
    reserve = {P1: ("Organic Farmer", "Wildlife Reserve", "Drinking Trough", "House Goat")}
    for herd, worth in (("1 sheep", 1), ("1 sheep 1 boar", 1), ("3 sheep", 0)):
        assert points(table(played=reserve, goods={P1: herd}), P1) == worth, herd


# -- Veterinarian ------------------------------------------------------------------------------------------------


def bag(game: Agricola) -> int:
    """The tokens that are gone."""
    return game.players[P1].marks.get("Veterinarian", 0)


@pytest.mark.ruling("Veterinarian", "Two different tokens both go back")
def test_veterinarian_keeps_one_of_two_alike(table: Table) -> None:
    seen: dict[str, int] = {}
    for seed in range(200):
        game = table(seats=4, seed=seed, hand={P1: ("Veterinarian",)}, goods={P1: "0 food"}, at_home=LAST)
        game.play("place Occupation")
        assert (game.round, text(bag(game))) == (2, game.goods(P1))
        seen[game.goods(P1)] = seen.get(game.goods(P1), 0) + 1
    # of 36 pairs 6 are of sheep, 3 of boar, 1 of cattle and 26 are mixed
    assert set(seen) == {"nothing", "1 sheep", "1 boar", "1 cattle"}
    assert abs(seen["nothing"] - 200 * 26 / 36) < 25
    assert abs(seen["1 sheep"] - 200 * 6 / 36) < 20


def test_veterinarian_draws_without_the_tokens_that_are_gone(table: Table) -> None:
    for seed in range(40):
        game = table(seats=4, seed=seed, played={P1: ("Veterinarian",)}, goods={P1: "0 food"}, at_home=LAST)
        game.players[P1].marks["Veterinarian"] = goods("3 sheep 2 boar 1 cattle")
        game.players[P1].marks["Veterinarian in round 2"] = 1
        game.play("place 1 Reed")
        assert game.goods(P1) == "1 reed"


@pytest.mark.ruling("Veterinarian", "cooked as it arrives")
def test_veterinarians_animal_may_be_cooked(table: Table) -> None:
    game = table(
        seats=4, played={P1: ("Veterinarian",)}, majors=HEARTH, goods={P1: "1 cattle"}, at_home=LAST, spaces={}
    )
    game.players[P1].marks["Veterinarian"] = goods("2 sheep 3 boar 2 cattle")
    game.players[P1].marks["Veterinarian in round 2"] = 1
    play(game, "place 1 Reed", "keep 1 cattle")
    assert game.goods(P1) == "1 reed 2 food 1 cattle"


# -- Reed Hut -------------------------------------------------------------------------------------------------


def hut(table: Table, *played: str, lodger: int = 1, **more: object) -> Agricola:
    """Somebody lives in the Reed Hut of the first player."""
    more.setdefault("seats", 4)
    more.setdefault("at_home", {P1: 3})
    game = table(played={P1: ("Reed Hut", *played)}, **more)
    game.players[P1].marks["Reed Hut"] = lodger
    return game


def test_reed_hut_brings_a_person_who_works_at_once_and_later(table: Table) -> None:
    game = table(seats=4, hand={P1: ("Reed Hut",)}, goods={P1: "1 wood 4 reed 9 food"}, at_home=LAST)
    play(game, "place Starting Player", "play Reed Hut", "done")
    assert (deciding(game), game.players[P1].at_home) == (P1, 1)
    game.play("place Fishing")
    assert (game.round, game.players[P1].at_home, game.players[P1].people) == (2, 3, 2)
    assert points(game, P1, "Family members") == 6


@pytest.mark.parametrize(("seats", "food"), [(1, 9), (2, 6)])
def test_reed_hut_person_eats(table: Table, seats: int, food: int) -> None:
    game = table(
        seats=seats, round=4, played={P1: ("Reed Hut",)}, goods={P1: "20 food 1 grain"}, at_home={P1: 1, P2: 0}
    )
    game.players[P1].marks["Reed Hut"] = 1
    play(game, "place 1 Clay", "feed")
    assert count_of(game, "food") == 20 - food


@pytest.mark.ruling("Reed Hut", "needs no room while it lives here")
def test_reed_hut_person_needs_no_room(table: Table) -> None:
    game = hut(table, round=7, cards=("Family Growth",), rooms={P1: "b1 c1 b2"})
    play(game, "place Family Growth", "grow")
    assert (game.players[P1].people, game.players[P1].newborns, game.players[P1].at_home) == (3, 1, 2)


@pytest.mark.ruling("Reed Hut", "is no family growth")
def test_reed_hut_is_no_family_growth(table: Table) -> None:
    game = table(
        seats=4, played={P1: ("Adoptive Parents",)}, hand={P1: ("Reed Hut",)}, goods={P1: "1 wood 4 reed 5 food"},
    )  # fmt: skip
    play(game, "place Starting Player", "play Reed Hut", "done")
    assert (deciding(game), game.goods(P1)) == (P2, "5 food")


@pytest.mark.ruling("Reed Hut", "newborn in that round")
def test_reed_hut_person_joins_the_family(table: Table) -> None:
    game = hut(table, round=7, cards=("Family Growth",), rooms={P1: "b1 c1 b2"})
    game.play("place Family Growth")
    assert game.options[:2] == ["grow", "grow from Reed Hut"]
    game.play("grow from Reed Hut")
    player = game.players[P1]
    assert (player.people, player.newborns, player.at_home, player.lodgers()) == (3, 1, 1, 0)


def test_reed_hut_person_may_be_the_fifth(table: Table) -> None:
    game = hut(table, round=7, cards=("Family Growth",), rooms={P1: "b1 c1 b2 c2 a1"}, people={P1: 4}, at_home={P1: 5})
    game.play("place Family Growth")
    assert (game.players[P1].people, game.players[P1].lodgers(), game.players[P1].at_home) == (5, 0, 3)


@pytest.mark.ruling("Reed Hut", "cannot bring that about itself")
def test_reed_hut_person_cannot_bring_itself_home(table: Table) -> None:
    game = hut(table, round=7, cards=("Family Growth",), rooms={P1: "b1 c1 b2"}, at_home={P1: 1, P2: 0, P3: 0, P4: 0})
    game.play("place Family Growth")
    assert (game.players[P1].people, game.players[P1].lodgers()) == (3, 1)


@pytest.mark.ruling("Reed Hut", "all five are in the game")
def test_reed_hut_stays_empty_without_a_fifth_person(table: Table) -> None:
    game = table(
        seats=4, hand={P1: ("Reed Hut",)}, goods={P1: "1 wood 4 reed"}, people={P1: 5}, rooms={P1: "b1 c1 b2 c2 a1"}
    )
    play(game, "place Starting Player", "play Reed Hut", "done")
    assert (game.players[P1].lodgers(), game.players[P1].at_home) == (0, 4)


@pytest.mark.ruling("Reed Hut", "after your family and a guest")
@pytest.mark.ruling("Guest", "The occupant of a Reed Hut is placed after the guest")
def test_reed_hut_person_comes_after_a_guest_who_may_stay_away(table: Table) -> None:
    game = hut(table, at_home={P1: 3, P2: 0, P3: 0, P4: 0})
    game.players[P1].marks["more people in round 1"] = 1
    game.play("place 1 Reed")
    assert "done" in game.options
    game.play("done")
    assert (deciding(game), game.players[P1].at_home, "done" in game.options) == (P1, 1, False)


@pytest.mark.ruling("Reed Hut", "gives the card up loses the person")
def test_reed_hut_person_goes_with_the_card(table: Table) -> None:
    game = hut(table, "Spit Roast", hand={P1: ("Madonna Statue",)}, at_home={P1: 2, P2: 0, P3: 0, P4: 0})
    play(game, "place Starting Player", "play Madonna Statue", "done", "place 1 Reed")
    assert (game.round, game.players[P1].at_home, game.players[P1].lodgers()) == (2, 2, 0)


@pytest.mark.ruling("Adoptive Parents", "leaves the Reed Hut for the family")
def test_reed_hut_person_may_be_adopted(table: Table) -> None:
    game = hut(
        table, "Adoptive Parents", round=7, cards=("Family Growth",), rooms={P1: "b1 c1 b2"}, goods={P1: "1 food"}
    )
    play(game, "place Family Growth", "grow from Reed Hut", "use Adoptive Parents")
    player = game.players[P1]
    assert (player.people, player.newborns, player.at_home, player.lodgers()) == (3, 0, 2, 0)


@pytest.mark.ruling("Ratcatcher", "The dweller of the Reed Hut")
def test_reed_hut_person_is_no_offspring(table: Table) -> None:
    game = table(seats=4, phase=PREPARATION, round=10, played={P1: ("Reed Hut",), P2: ("Ratcatcher",)}, at_home={P1: 0})
    assert game.players[P1].at_home == 2
    game = table(seats=4, round=9, played={P1: ("Reed Hut",), P2: ("Ratcatcher",)}, at_home=LAST, goods={P1: "9 food"})
    game.players[P1].marks["Reed Hut"] = 1
    game.play("place 1 Reed")
    while game.round == 9:
        game.play("feed")
    assert game.players[P1].at_home == 3


def test_reed_hut_person_eats_less_with_the_cook(table: Table) -> None:
    game = table(seats=4, phase=FEEDING, played={P1: ("Reed Hut", "Cook")}, goods={P1: "9 food 1 grain"})
    game.players[P1].marks["Reed Hut"] = 1
    game.play("feed")
    assert count_of(game, "food") == 4
