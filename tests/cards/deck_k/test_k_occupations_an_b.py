"""Occupations of deck K, An to B."""

import pytest

from farmyard import Agricola
from farmyard.agricola.position import P1, P2
from farmyard.agricola.state.goods import goods
from helpers import (
    Table,
    choices,
    deciding,
    farm,
    give,
    keeps,
    note,
    on_card,
    play,
    points,
    promise,
    purchases,
    reserved,
    take_away,
)
from situations import HEARTH, LAST_PERSON, PAIRS_OF_ANIMALS, about_to_fence, butcher, play_until, stage

# -- Animal Breeder -------------------------------------------------------------------------------


def test_animal_breeder_sells_one_pair(table: Table) -> None:
    game = about_to_fence(table, "Animal Breeder", supply="4 wood 9 food")
    game.play("enclose a5")
    assert game.options[:4] == [*PAIRS_OF_ANIMALS, "done"]
    game.play("take 2 cattle for 3 food")
    assert (game.goods(P1), deciding(game)) == ("6 food 2 cattle", P2)


def test_animal_breeder_may_be_left_and_takes_no_more_than_there_is(table: Table) -> None:
    game = about_to_fence(table, "Animal Breeder", supply="4 wood 2 food")
    game.play("enclose a5")
    assert game.options[:3] == [*PAIRS_OF_ANIMALS[:2], "done"]
    game.play("done")
    assert game.goods(P1) == "2 food"


@pytest.mark.ruling("Animal Breeder", "must have been without a stable")
@pytest.mark.parametrize(("cells", "sold"), [("a5", False), ("a4 a5", True), ("b5", True)])
def test_animal_breeder_wants_a_cell_without_a_stable(table: Table, cells: str, sold: bool) -> None:
    game = about_to_fence(table, "Animal Breeder", supply="6 wood 9 food", stables={P1: "a5"})
    play(game, f"enclose {cells}")
    if "done" in game.options and "enclose b4" in game.options:
        game.play("done")
    assert (PAIRS_OF_ANIMALS[0] in game.options) == sold


def test_animal_breeder_wants_new_land(table: Table) -> None:
    game = about_to_fence(table, "Animal Breeder", supply="1 wood 9 food", pastures={P1: ("a4 a5",)})
    assert len(farm(game).pastures) == 2
    assert (deciding(game), PAIRS_OF_ANIMALS[0] in game.options) == (P2, False)


@pytest.mark.ruling("Animal Breeder", "1 pair in a turn at most")
def test_animal_breeder_sells_once_in_a_turn(table: Table) -> None:
    game = table(
        seats=4, round=4, played={P1: ("Animal Breeder", "Fence Builder")}, goods={P1: "8 wood 9 food"},
    )  # fmt: skip
    space = game.space("Fences")
    assert space is not None
    note(game, P1, "Fence Builder").goods = space.index + 1
    play(game, "place Fences", "enclose a5", "done", PAIRS_OF_ANIMALS[0], "enclose a4")
    assert (deciding(game), game.goods(P1)) == (P2, "1 wood 8 food 2 sheep")


def test_animal_breeder_sells_one_pair_for_several_pastures(table: Table) -> None:
    game = about_to_fence(table, "Animal Breeder", "Hedge Keeper", supply="7 wood 9 food")
    play(game, "enclose a5", "enclose a4", "enclose b5", PAIRS_OF_ANIMALS[1])
    assert (deciding(game), game.goods(P1)) == (P2, "7 food 2 boar")


@pytest.mark.ruling("Animal Breeder", "You pay first")
def test_animal_breeder_is_paid_with_the_farmers_boar_but_not_with_the_pair(table: Table) -> None:
    game = about_to_fence(table, "Animal Breeder", supply="4 wood 0 food", majors=HEARTH)
    game.play("enclose a5")
    assert deciding(game) == P2
    game = about_to_fence(table, "Animal Breeder", "Farmer", supply="4 wood 0 food", majors=HEARTH)
    play(game, "enclose a5", "take 2 cattle for 3 food")
    assert game.goods(P1) == "2 cattle"
    game = about_to_fence(table, "Animal Breeder", "Farmer", supply="4 wood 3 food 1 sheep", majors=HEARTH)
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
    assert (PAIRS_OF_ANIMALS[0] in game.options) == sold


# -- Animal Handler -------------------------------------------------------------------------------


def handler(table: Table, round: int, supply: str, lying: str = "nothing") -> Agricola:
    """One of the rounds of the Animal Handler has just begun."""
    game = table(seats=4, round=round - 1, played={P1: ("Animal Handler",)}, goods={P1: supply}, at_home=LAST_PERSON)
    note(game, P1, "Animal Handler").reserve(round, 1)
    promise(game, round, lying)
    game.play("place 1 Reed")
    while game.round < round:
        game.play("feed")
    return game


@pytest.mark.parametrize(("round", "animal"), [(7, "sheep"), (10, "boar"), (14, "cattle")])
def test_animal_handler_buys_an_animal_in_its_round(table: Table, round: int, animal: str) -> None:
    game = handler(table, round, "0 food", "2 food")
    game.play(f"take 1 {animal}")
    assert game.goods(P1) == f"1 reed 1 food 1 {animal}"


@pytest.mark.ruling("Animal Handler", "goes back to the supply")
def test_animal_handler_may_leave_the_animal(table: Table) -> None:
    game = handler(table, 7, "1 food")
    game.play("done")
    assert game.goods(P1) == "1 reed 1 food"
    assert "take 1 sheep" not in game.options


@pytest.mark.ruling("Animal Handler", "Food that arrives")
def test_food_that_arrives_pays_the_animal_handler(table: Table) -> None:
    assert "take 1 sheep" not in handler(table, 7, "0 food").options
    assert "take 1 sheep" in handler(table, 7, "0 food", "1 food").options


@pytest.mark.ruling("Animal Handler", "you pay first")
def test_animal_handler_cannot_pay_with_the_animal(table: Table) -> None:
    game = table(
        seats=4, round=6, hand={P1: ("Animal Handler",)}, goods={P1: "0 food"}, majors=HEARTH, at_home=LAST_PERSON
    )
    game.play("place Occupation")
    assert game.round == 7
    assert "take 1 sheep" not in game.options


@pytest.mark.ruling("Animal Handler", "cooked at once")
def test_animal_handlers_animal_may_be_cooked_at_once(table: Table) -> None:
    game = table(
        seats=4,
        round=6,
        hand={P1: ("Animal Handler",)},
        goods={P1: "1 food 1 boar"},
        majors=HEARTH,
        at_home=LAST_PERSON,
    )
    game.play("place Occupation")
    game.play("take 1 sheep")
    game.play("keep 1 boar")
    assert game.goods(P1) == "2 food 1 boar"


def test_animal_handler_lays_nothing_on_past_rounds(table: Table) -> None:
    game = table(seats=4, round=7, hand={P1: ("Animal Handler",)}, goods={P1: "1 food"})
    game.play("place Occupation")
    assert reserved(game, P1, "Animal Handler") == [10, 14]


@pytest.mark.ruling("Animal Handler", "goes back to the supply")
def test_an_animal_not_taken_from_the_animal_handler_is_not_offered_later(table: Table) -> None:
    game = table(
        seats=4, round=6, hand={P1: ("Animal Handler",)}, people=dict.fromkeys(range(4), 1), at_home=LAST_PERSON,
        goods=dict.fromkeys(range(4), "9 food"),
    )  # fmt: skip
    play(game, "place Occupation")
    assert "take 1 sheep" in game.options
    game.play("done")
    play_until(game, 8)
    assert (deciding(game), "take 1 sheep" in game.options) == (P1, False)


# -- Animal Tamer ---------------------------------------------------------------------------------


def test_animal_tamer_keeps_an_animal_in_each_room(table: Table) -> None:
    game = table(played={P1: ("Animal Tamer",)}, rooms={P1: "a1 b1 c1"}, goods={P1: "1 sheep 1 boar 1 cattle"})
    assert keeps(game, 1, 1, 1)
    assert not keeps(game, 2, 1, 1)


def test_animal_tamer_gains_a_place_with_a_new_room(table: Table) -> None:
    game = table(played={P1: ("Animal Tamer",)}, goods={P1: "5 wood 2 reed"})
    game.play("place Build Rooms and Stables")
    game.play("room a1")
    assert keeps(game, 1, 1, 1)


@pytest.mark.parametrize("cards", [("Animal Tamer", "House Goat"), ("House Goat", "Animal Tamer")])
def test_animal_tamer_has_no_effect_with_the_house_goat(table: Table, cards: tuple[str, ...]) -> None:
    game = table(played={P1: cards})
    assert not keeps(game, 1, 0, 0)


@pytest.mark.ruling("Animal Tamer", "3 rooms hold 3 animals")
def test_animal_tamer_with_three_rooms_keeps_three_animals(table: Table) -> None:
    game = table(
        round=4, played={P1: ("Animal Tamer",)}, rooms={P1: "a1 b1 c1"}, goods={P1: "1 boar 1 cattle"},
        spaces={"1 Sheep": "2 sheep"},
    )  # fmt: skip
    game.play("place 1 Sheep")
    assert [option for option in game.options if option.startswith("keep")] == [
        "keep 2 sheep 1 boar", "keep 2 sheep 1 cattle", "keep 1 sheep 1 boar 1 cattle"
    ]  # fmt: skip


@pytest.mark.ruling("Animal Tamer", "House Goat")
@pytest.mark.parametrize("cards", [("Animal Tamer", "House Goat"), ("House Goat", "Animal Tamer")])
def test_animal_tamer_keeps_nothing_beside_the_house_goat(table: Table, cards: tuple[str, ...]) -> None:
    game = table(round=4, played={P1: cards}, goods={P1: "nothing"})
    game.play("place 1 Sheep")
    assert game.goods(P1) == "nothing"


# -- Animal Trainer -------------------------------------------------------------------------------


@pytest.mark.ruling("Animal Trainer", "the Juggler adds to it")
def test_animal_trainer_cannot_spend_what_the_juggler_adds(table: Table) -> None:
    game = stage(
        table, food=2, played={P1: ("Juggler", "Animal Trainer")}, goods={P1: "0 food"}, pastures={P1: ("a4 a5",)}
    )
    game.play("place Traveling Players")
    game.play("take 2 food more")
    assert game.decision is not None
    assert [option.text for option in game.decision.options] == [
        "take 1 boar for 2 food",
        "take 1 sheep for 2 food",
        "done",
    ]
    game.play("take 1 boar for 2 food")
    assert game.goods(P1) == "2 food 1 boar"


@pytest.mark.ruling("Animal Trainer", "pays you 1 food")
def test_juggler_pays_the_animal_trainer(table: Table) -> None:
    game = stage(table, played={P1: ("Juggler",), P2: ("Animal Trainer",)}, goods={P1: "0 food", P2: "0 food"})
    game.play("place Traveling Players")
    game.play("take 3 food more and pay 1 food")
    assert (game.goods(P1), game.goods(P2)) == ("5 food", "1 food")


def players(table: Table, *played: str, food: int = 5, supply: str = "0 food", **more: object) -> Agricola:
    """Some food lies on Traveling Players, which the first player takes."""
    more.setdefault("seats", 4)
    space = "Traveling Players" if more["seats"] == 4 else "Room or Traveling Players"
    game = table(played={P1: played}, goods={P1: supply}, spaces={space: f"{food} food"}, **more)
    game.play(f"place {space}")
    return game


def test_animal_trainer_spends_the_food_on_animals(table: Table) -> None:
    game = players(table, "Animal Trainer", food=5, pastures={P1: ("a5",)})
    assert purchases(game) == [
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
    assert purchases(game) == ["take 1 boar for 2 food", "take 1 sheep for 2 food"]
    game.play("take 1 boar for 2 food")
    assert game.goods(P1) == "11 food 1 boar"


def test_animal_trainer_loses_what_is_left_for_the_storyteller(table: Table) -> None:
    game = players(table, "Animal Trainer", "Storyteller", food=3, supply="9 food")
    game.play("take 1 vegetable for 1 food left behind")
    assert purchases(game) == ["take 1 boar for 2 food", "take 1 sheep for 2 food"]


def test_animal_trainer_does_not_remember_the_food_of_another_time(table: Table) -> None:
    game = players(table, "Animal Trainer", food=5, seats=5, supply="5 wood 2 reed", people={P1: 3})
    game.play("room a1")
    assert (deciding(game), game.goods(P1)) == (P2, "nothing")


@pytest.mark.ruling("Animal Trainer", "that food buys no others")
def test_animal_trainer_buys_nothing_for_the_food_of_animals(table: Table) -> None:
    game = players(table, "Animal Trainer", food=4, majors=HEARTH)
    play(game, "take 1 sheep 1 boar for 4 food", "keep 1 sheep")
    assert (game.goods(P1), deciding(game)) == ("3 food 1 sheep", P2)


# -- Basin Maker ----------------------------------------------------------------------------------


def test_basin_maker_lays_wood_that_can_be_made_at_any_time(table: Table) -> None:
    game = table(
        seats=4, played={P1: ("Basin Maker", "Dock Worker")}, majors={P1: ("Cooking Hearth (4 clay)",)},
        goods={P1: "1 boar 4 clay"}, pastures={P1: ("a5 b5",)},
    )  # fmt: skip
    play(game, "convert boar")
    assert choices(game) == ["pay 2 wood", "pay 1 wood", "done"]
    play(game, "pay 2 wood")
    assert (game.goods(P1), points(game, P1)) == ("3 food", 1)


@pytest.mark.ruling("Brush Maker", "serve the Basin Maker and the Pelts besides")
@pytest.mark.ruling("Pelts", "the Basin Maker or the Brush Maker besides")
@pytest.mark.ruling("Basin Maker", "the Brush Maker and the Pelts besides")
def test_a_boar_serves_basin_maker_brush_maker_and_pelts(table: Table) -> None:
    game = butcher(table, "Basin Maker", "Brush Maker", "Pelts", supply="1 boar 3 wood")
    play(game, "convert boar", "use Basin Maker", "pay 2 wood", "pay 1 food")
    cards = [on_card(game, name) for name in ("Basin Maker", "Brush Maker", "Pelts")]
    assert (cards, game.goods(P1)) == (["2 wood", "1 boar", "1 food"], "1 wood 2 food")


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
    note(game, P1, "Basin Maker").goods = goods(f"{wood} wood")
    assert points(game, P1) == worth


@pytest.mark.ruling("Basin Maker", "never used and counts for no other card")
def test_wood_on_the_basin_maker_counts_nowhere_else(table: Table) -> None:
    played = {P1: ("Basin Maker", "Sawmill", "Storehouse Clerk")}
    game = table(seats=4, played=played, majors={P1: ("Joinery",)}, goods={P1: "6 wood"}, at_home=LAST_PERSON)
    before = points(game, P1)
    note(game, P1, "Basin Maker").goods = goods("1 wood")
    assert points(game, P1) == before
    game.play("place 1 Reed")
    assert (game.round, game.goods(P1)) == (2, "6 wood 1 reed")


@pytest.mark.ruling("Basin Maker", "never used and counts for no other card")
@pytest.mark.ruling("Sawmill", "Wood on the Basin Maker does not count")
def test_wood_on_the_basin_maker_does_not_score_for_the_sawmill(table: Table) -> None:
    game = table(seats=4, played={P1: ("Basin Maker", "Sawmill")}, goods={P1: "1 wood"})
    note(game, P1, "Basin Maker").goods = goods("1 wood")
    assert points(game, P1) == 0
    take_away(game, P1, game.goods(P1))
    give(game, P1, "2 wood")
    assert points(game, P1) == 1


def test_basin_maker_leaves_the_wood_that_is_owed(table: Table) -> None:
    """What has begun must be done: the wood for the only card in hand cannot be laid away."""
    game = butcher(table, "Basin Maker", supply="1 boar 1 wood", hand={P1: ("Spit Roast", "Clapper")})
    play(game, "place Starting Player", "convert boar", "pay 1 wood")
    assert on_card(game, "Basin Maker") == "1 wood"
    game = butcher(
        table, "Basin Maker", supply="1 boar 1 wood", hand={P1: ("Spit Roast", "Clapper")}, cards=("Improvement",)
    )
    play(game, "place Improvement", "convert boar")
    assert game.options[:2] == ["play Spit Roast", "play Clapper"]


# -- Brushwood Collector --------------------------------------------------------------------------


def test_brushwood_collector_builds_a_room_without_reed(table: Table) -> None:
    game = table(seats=3, played={P1: ("Brushwood Collector",)}, goods={P1: "6 wood"})
    game.play("place Build Rooms and Stables")
    game.play("room a1")
    assert game.goods(P1) == "nothing"


def test_brushwood_collector_may_pay_the_reed(table: Table) -> None:
    game = table(seats=3, played={P1: ("Brushwood Collector",)}, goods={P1: "6 wood 2 reed"})
    game.play("place Build Rooms and Stables")
    game.play("room a1")
    assert [option for option in game.options if option.startswith("pay")] == ["pay 5 wood 2 reed", "pay 6 wood"]


def test_brushwood_collector_replaces_all_the_reed(table: Table) -> None:
    game = table(seats=3, played={P1: ("Brushwood Collector",)}, goods={P1: "5 wood 1 reed"})
    assert "room a1" not in game.options
    assert "place Build Rooms and Stables" in game.options
    game.play("place Build Rooms and Stables")
    assert not [option for option in game.options if option.startswith("room")]


@pytest.mark.ruling("Brushwood Collector", "each of several rooms")
def test_brushwood_collector_works_for_each_room(table: Table) -> None:
    game = table(seats=3, played={P1: ("Brushwood Collector",)}, goods={P1: "12 wood"})
    game.play("place Build Rooms and Stables")
    game.play("room a1")
    game.play("room a2")
    assert game.goods(P1) == "nothing"


def test_brushwood_collector_renovates_without_reed(table: Table) -> None:
    game = table(seats=3, round=7, played={P1: ("Brushwood Collector",)}, goods={P1: "2 clay 1 wood"})
    game.play("place Renovation and Improvement")
    assert (farm(game).house, game.goods(P1)) == ("clay hut", "nothing")


@pytest.mark.ruling("Brushwood Collector", "adds to other cards")
def test_brushwood_collector_works_with_the_carpenter_and_the_clay_supports(table: Table) -> None:
    game = table(seats=3, played={P1: ("Brushwood Collector", "Carpenter")}, goods={P1: "4 wood"})
    game.play("place Build Rooms and Stables")
    game.play("room a1")
    assert game.goods(P1) == "nothing"
    clay = table(
        seats=3,
        played={P1: ("Brushwood Collector", "Clay Supports")},
        house={P1: "clay hut"},
        goods={P1: "2 clay 2 wood"},
    )
    clay.play("place Build Rooms and Stables")
    clay.play("room a1")
    assert clay.goods(P1) == "nothing"
