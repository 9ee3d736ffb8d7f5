"""The last cards of deck K: each clause and each ruling, and rulings of other cards that name them."""

from collections.abc import Callable

import pytest

from farmyard import Agricola, breakdown
from farmyard.agricola.cards.catalogue import card_named
from farmyard.agricola.game import FEEDING, FIELD, PREPARATION
from farmyard.agricola.goods import goods, text
from farmyard.agricola.position import P1, P2, P3, P4, P5

Table = Callable[..., Agricola]
HEARTH = {P1: ("Cooking Hearth (4 clay)",)}
P2_HEARTH = {P2: ("Cooking Hearth (4 clay)",)}
LAST = {P1: 1, P2: 0, P3: 0, P4: 0}


def points(game: Agricola, seat: int, category: str = "Bonus points") -> int:
    """What a category of the scoring is worth; 0 where it does not occur."""
    return sum([line.points for line in breakdown(game, seat) if line.category == category])


def deciding(game: Agricola) -> int:
    assert game.decision is not None
    return game.decision.seat


def play(game: Agricola, *choices: str) -> None:
    for choice in choices:
        game.play(choice)


def on_card(game: Agricola, name: str, seat: int = P1) -> str:
    """The goods that lie on a card of a player."""
    return text(game.players[seat].marks.get(name, 0))


def crops(game: Agricola, seat: int) -> list[str]:
    """What grows on the fields and plots of a player."""
    return [text(crop) for crop in game.players[seat].crops if crop]


def names(game: Agricola, seat: int) -> list[str]:
    """The cards in front of a player."""
    return [card.name for card in game.players[seat].cards]


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


@pytest.mark.ruling("Basin Maker", "laid on the Tanner does not count")
@pytest.mark.parametrize(("laid", "wood"), [(0, 4), (1, 2), (2, 0)])
def test_each_boar_serves_the_tanner_or_the_basin_maker(table: Table, laid: int, wood: int) -> None:
    game = overflow(table, "Basin Maker", "Tanner")
    game.players[P1].goods += goods("9 wood")
    game.play(f"place {laid} boar on Tanner" if laid else "done")
    offered = [option for option in game.options if option.startswith("pay")]
    assert offered == [f"pay {number} wood" for number in range(wood, 0, -1)]


@pytest.mark.ruling("Basin Maker", "the Brush Maker and the Pelts besides")
def test_a_boar_serves_basin_maker_brush_maker_and_pelts(table: Table) -> None:
    game = butcher(table, "Basin Maker", "Brush Maker", "Pelts", supply="1 boar 3 wood")
    play(game, "convert boar", "use Basin Maker", "pay 2 wood", "pay 1 food")
    cards = [on_card(game, name) for name in ("Basin Maker", "Brush Maker", "Pelts")]
    assert (cards, game.goods(P1)) == (["2 wood", "1 boar", "1 food"], "1 wood 2 food")


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


def test_basin_maker_leaves_the_wood_that_is_owed(table: Table) -> None:
    """What has begun must be done: the wood for the only card in hand cannot be laid away."""
    game = butcher(table, "Basin Maker", supply="1 boar 1 wood", hand={P1: ("Spit Roast", "Clapper")})
    play(game, "place Starting Player", "become starting player", "convert boar", "pay 1 wood")
    assert on_card(game, "Basin Maker") == "1 wood"
    game = butcher(table, "Basin Maker", supply="1 boar 1 wood", hand={P1: ("Spit Roast", "Clapper")}, cards=("Improvement",))
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
@pytest.mark.ruling("Fence Builder", "the Animal Breeder acts, too")
def test_animal_breeder_sells_once_in_a_turn(table: Table) -> None:
    game = table(
        seats=4, round=4, played={P1: ("Animal Breeder", "Fence Builder")}, goods={P1: "8 wood 9 food"},
    )  # fmt: skip
    space = game.space("Fences")
    assert space is not None
    game.players[P1].marks["Fence Builder"] = space.index + 1
    play(game, "place Fences", "enclose a5", "done", PAIRS[0], "enclose a4")
    assert (deciding(game), game.goods(P1)) == (P2, "1 wood 8 food 2 sheep")
    play(game, "place 1 Reed", "place 1 Clay", "place Fishing", "place 3 Wood")
    assert game.round == 4


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
@pytest.mark.ruling("Mini Pasture", "only if there was no stable on the cell")
@pytest.mark.parametrize(("cell", "sold"), [("a5", True), ("a4", False)])
def test_animal_breeder_and_the_mini_pasture(table: Table, cell: str, sold: bool) -> None:
    game = table(
        seats=4, played={P1: ("Animal Breeder",)}, hand={P1: ("Mini Pasture",)}, goods={P1: "5 food"},
        stables={P1: "a4"},
    )  # fmt: skip
    play(game, "place Starting Player", "play Mini Pasture", f"enclose {cell}")
    assert (PAIRS[0] in game.options) == sold


@pytest.mark.ruling("Fence Deliveryman", "the Animal Breeder react")
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


@pytest.mark.ruling("Fence Overseer", "building fences for the Farmer, the Animal Breeder")
@pytest.mark.ruling("Farmer", "the Fence Overseer, the Fence Builder")
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
@pytest.mark.ruling("Stablehand", "Fences that the Fence Overseer puts around this very stable")
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
    game = table(seats=4, played={P1: ("Sawhorse",)}, hand={P1: ("Mini Pasture",)}, goods={P1: "3 wood 2 food"}, round=4)
    play(game, "place Starting Player", "play Mini Pasture", "enclose a5", "done")
    play(game, "place 1 Reed", "place 1 Clay", "place Fishing", "place Fences", "enclose a4")
    assert game.goods(P1) == "1 wood"


@pytest.mark.ruling("Sawhorse", "Only closed pastures")
def test_sawhorse_closes_whole_pastures(table: Table) -> None:
    game = table(seats=4, round=4, played={P1: ("Sawhorse",)}, goods={P1: "2 wood"})
    assert "place Fences" not in game.options
    game = table(seats=4, round=4, played={P1: ("Sawhorse",)}, goods={P1: "3 wood"})
    assert "place Fences" in game.options


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
    game = table(played={P1: ("Wood Carver",)}, hand={P1: ("Clapper", "Broom")}, goods={P1: "1 wood"}, cards=("Improvement",))
    play(game, "place Improvement", "play Clapper")
    assert game.goods(P1) == "1 wood"


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


@pytest.mark.ruling("Wood Carver", "like the Hedge Keeper")
def test_wood_carver_adds_to_other_cards(table: Table) -> None:
    game = fencing(table, "Wood Carver", "Hedge Keeper", supply="9 wood")
    play(game, "enclose a5", "done")
    assert game.goods(P1) == "9 wood"
    game = stable(table, "Wood Carver", "Carpenter", supply="2 wood 2 reed")
    play(game, "room a1")
    assert game.goods(P1) == "nothing"


@pytest.mark.ruling("Wood Carver", "never works on rooms of clay or stone")
@pytest.mark.ruling("Clay Supports", "but not the Wood Carver")
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
