"""Plain occupations of deck K: each clause and each ruling."""

from collections.abc import Callable

import pytest

from farmyard import Agricola
from farmyard.agricola.position import P1, P2, P3, P4
from farmyard.agricola.state.game import BREEDING, FEEDING, PREPARATION
from farmyard.agricola.state.goods import goods, text
from helpers import deciding, names, points

Table = Callable[..., Agricola]
HEARTH = {P1: ("Cooking Hearth (4 clay)",)}
LAST = {P1: 1, P2: 0, P3: 0, P4: 0}


def promised(game: Agricola, seat: int) -> dict[int, str]:
    """What lies on the coming round spaces for a player."""
    seats = game.seats()
    laid = {round: game.promised[(round - 1) * seats + seat] for round in range(1, 15)}
    return {round: text(lying) for round, lying in laid.items() if lying}


# -- Animal Handler -------------------------------------------------------------------------


def handler(table: Table, round: int, supply: str, lying: str = "nothing") -> Agricola:
    """One of the rounds of the Animal Handler has just begun."""
    game = table(seats=4, round=round - 1, played={P1: ("Animal Handler",)}, goods={P1: supply}, at_home=LAST)
    game.players[P1].marks[f"Animal Handler in round {round}"] = 1
    game.promised[(round - 1) * 4] = goods(lying)
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


def free_space(game: Agricola) -> str:
    """A placement that asks nothing."""
    harmless = ("place 1 Reed", "place 1 Clay", "place 2 Clay", "place 3 Wood", "place 2 Wood", "place 1 Wood")
    return next(option for option in harmless if option in game.options)


@pytest.mark.ruling("Animal Handler", "you pay first")
def test_animal_handler_cannot_pay_with_the_animal(table: Table) -> None:
    game = table(seats=4, round=6, hand={P1: ("Animal Handler",)}, goods={P1: "0 food"}, majors=HEARTH, at_home=LAST)
    game.play("place Occupation")
    assert game.round == 7
    assert "take 1 sheep" not in game.options


@pytest.mark.ruling("Animal Handler", "cooked at once")
def test_animal_handlers_animal_may_be_cooked_at_once(table: Table) -> None:
    game = table(
        seats=4, round=6, hand={P1: ("Animal Handler",)}, goods={P1: "1 food 1 boar"}, majors=HEARTH, at_home=LAST
    )
    game.play("place Occupation")
    game.play("take 1 sheep")
    game.play("keep 1 boar")
    assert game.goods(P1) == "2 food 1 boar"


def test_animal_handler_lays_nothing_on_past_rounds(table: Table) -> None:
    game = table(seats=4, round=7, hand={P1: ("Animal Handler",)}, goods={P1: "1 food"})
    game.play("place Occupation")
    marked = [mark for mark in game.players[P1].marks if mark.startswith("Animal Handler in")]
    assert marked == ["Animal Handler in round 10", "Animal Handler in round 14"]


# -- Animal Tamer ---------------------------------------------------------------------------


def test_animal_tamer_keeps_an_animal_in_each_room(table: Table) -> None:
    game = table(played={P1: ("Animal Tamer",)}, rooms={P1: "a1 b1 c1"}, goods={P1: "1 sheep 1 boar 1 cattle"})
    assert game.players[P1].housing.fits((1, 1, 1))
    assert not game.players[P1].housing.fits((2, 1, 1))


def test_animal_tamer_gains_a_place_with_a_new_room(table: Table) -> None:
    game = table(played={P1: ("Animal Tamer",)}, goods={P1: "5 wood 2 reed"})
    game.play("place Build Rooms and Stables")
    game.play("room a1")
    assert game.players[P1].housing.fits((1, 1, 1))


@pytest.mark.parametrize("cards", [("Animal Tamer", "House Goat"), ("House Goat", "Animal Tamer")])
def test_animal_tamer_has_no_effect_with_the_house_goat(table: Table, cards: tuple[str, ...]) -> None:
    game = table(played={P1: cards})
    assert not game.players[P1].housing.fits((1, 0, 0))


# -- Brushwood Collector, Frame Builder -----------------------------------------------------


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
    assert (game.players[P1].house, game.goods(P1)) == (1, "nothing")


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


@pytest.mark.parametrize(
    ("house", "price"), [("clay hut", "3 clay 1 wood 2 reed"), ("stone house", "3 stone 1 wood 2 reed")]
)
def test_frame_builder_saves_two_of_the_material_of_a_room(table: Table, house: str, price: str) -> None:
    game = table(played={P1: ("Frame Builder",)}, house={P1: house}, goods={P1: price})
    game.play("place Build Rooms and Stables")
    game.play("room a1")
    assert game.goods(P1) == "nothing"


@pytest.mark.ruling("Frame Builder", "each of several rooms")
def test_frame_builder_works_once_for_each_room(table: Table) -> None:
    game = table(played={P1: ("Frame Builder",)}, house={P1: "clay hut"}, goods={P1: "6 clay 2 wood 4 reed"})
    game.play("place Build Rooms and Stables")
    game.play("room a1")
    game.play("pay 1 wood 3 clay 2 reed")
    game.play("room a2")
    assert game.goods(P1) == "nothing"
    poor = table(played={P1: ("Frame Builder",)}, house={P1: "clay hut"}, goods={P1: "2 clay 1 wood 2 reed"})
    assert "place Build Rooms and Stables" not in poor.options


@pytest.mark.parametrize(
    ("house", "reached", "price"), [("wooden hut", 1, "1 clay 1 wood 1 reed"), ("clay hut", 2, "1 stone 1 wood 1 reed")]
)
def test_frame_builder_saves_one_of_the_material_of_a_renovation(
    table: Table, house: str, reached: int, price: str
) -> None:
    game = table(round=7, played={P1: ("Frame Builder",)}, house={P1: house}, goods={P1: price})
    game.play("place Renovation and Improvement")
    assert (game.players[P1].house, game.goods(P1)) == (reached, "nothing")


def test_frame_builder_does_nothing_for_wooden_rooms(table: Table) -> None:
    game = table(played={P1: ("Frame Builder",)}, goods={P1: "4 wood 9 clay 2 reed"})
    game.play("place Build Rooms and Stables")
    assert not [option for option in game.options if option.startswith("room")]


@pytest.mark.ruling("Frame Builder", "fewer than 2 clay")
def test_frame_builder_needs_two_clay_that_are_left_to_pay(table: Table) -> None:
    game = table(
        played={P1: ("Frame Builder", "Carpenter", "Bricklayer")}, house={P1: "clay hut"}, goods={P1: "1 wood 2 reed"}
    )
    assert "place Build Rooms and Stables" not in game.options


@pytest.mark.ruling("Frame Builder", "adds to other cards")
def test_frame_builder_swaps_what_the_bricklayer_leaves(table: Table) -> None:
    game = table(
        played={P1: ("Frame Builder", "Bricklayer")}, house={P1: "clay hut"}, goods={P1: "1 clay 1 wood 2 reed"}
    )
    game.play("place Build Rooms and Stables")
    game.play("room a1")
    assert game.goods(P1) == "nothing"


def test_frame_builder_swaps_clay_or_stone_but_not_both(table: Table) -> None:
    game = table(played={P1: ("Frame Builder", "Clay Roof")}, house={P1: "stone house"}, goods={P1: "3 stone 2 wood"})
    assert "place Build Rooms and Stables" in game.options
    game.play("place Build Rooms and Stables")
    assert not [option for option in game.options if option.startswith("room")]
    clay = table(played={P1: ("Frame Builder", "Clay Roof")}, house={P1: "stone house"}, goods={P1: "5 stone 1 wood"})
    clay.play("place Build Rooms and Stables")
    clay.play("room a1")
    assert clay.goods(P1) == "nothing"


# -- Cattle Breeder -------------------------------------------------------------------------


def last_turn(table: Table, round: int, card: str, herd: str) -> Agricola:
    """The last placement of a round in which a card may breed animals at its end."""
    game = table(seats=4, round=round, played={P1: (card,)}, goods={P1: herd}, pastures={P1: ("a4 a5",)}, at_home=LAST)
    game.play("place Fishing")
    return game


def test_cattle_breeder_takes_a_cattle(table: Table) -> None:
    game = table(seats=4, hand={P1: ("Cattle Breeder",)}, goods={P1: "0 food"})
    game.play("place Occupation")
    assert game.goods(P1) == "1 cattle"


def test_cattle_breeder_breeds_at_the_end_of_round_12(table: Table) -> None:
    game = last_turn(table, 12, "Cattle Breeder", "2 cattle")
    assert (game.round, game.goods(P1)) == (13, "1 food 3 cattle")


@pytest.mark.parametrize(("round", "herd"), [(12, "1 cattle"), (12, "2 sheep"), (8, "2 cattle"), (12, "5 cattle")])
def test_cattle_breeder_breeds_nothing_otherwise(table: Table, round: int, herd: str) -> None:
    game = last_turn(table, round, "Cattle Breeder", herd)
    assert game.goods(P1) == f"1 food {herd}"


def test_what_is_bred_at_the_end_of_round_12_cannot_be_cooked(table: Table) -> None:
    game = table(
        seats=4, round=12, played={P1: ("Cattle Breeder",)}, majors=HEARTH, goods={P1: "2 cattle"}, stables={P1: "a5"},
        at_home=LAST,
    )  # fmt: skip
    game.play("place Fishing")
    assert game.goods(P1) == "1 food 2 cattle"


# -- Clay Worker ----------------------------------------------------------------------------


@pytest.mark.parametrize(("space", "taken"), [("3 Wood", "3 wood 1 clay"), ("1 Clay", "2 clay")])
def test_clay_worker_takes_a_clay_with_wood_or_clay(table: Table, space: str, taken: str) -> None:
    game = table(played={P1: ("Clay Worker",)}, goods={P1: "0 food"})
    game.play(f"place {space}")
    assert game.goods(P1) == taken


def test_clay_worker_takes_nothing_with_reed(table: Table) -> None:
    game = table(played={P1: ("Clay Worker",)}, goods={P1: "0 food"})
    game.play("place 1 Reed")
    assert game.goods(P1) == "1 reed"


@pytest.mark.ruling("Clay Worker", "reed, stone and wood")
def test_clay_worker_works_on_the_space_for_five_players(table: Table) -> None:
    game = table(seats=5, played={P1: ("Clay Worker",)}, goods={P1: "0 food"})
    game.play("place Reed, Stone and Wood")
    assert game.goods(P1) == "1 wood 1 clay 1 reed 1 stone"


@pytest.mark.parametrize(("chosen", "taken"), [("wood", "1 wood 1 clay"), ("clay", "2 clay"), ("reed", "1 reed")])
@pytest.mark.ruling("Clay Worker", "if you choose wood or clay")
def test_clay_worker_works_where_wood_or_clay_is_chosen(table: Table, chosen: str, taken: str) -> None:
    game = table(seats=3, played={P1: ("Clay Worker",)}, goods={P1: "0 food"})
    game.play("place Take 1 Resource")
    game.play(f"take 1 {chosen}")
    assert game.goods(P1) == taken


def test_clay_worker_works_if_all_wood_is_left(table: Table) -> None:
    game = table(seats=4, played={P1: ("Clay Worker", "Mushroom Collector")}, goods={P1: "0 food"})
    game.play("place 1 Wood")
    game.play("take 2 food for 1 wood left behind")
    assert game.goods(P1) == "1 clay 2 food"


@pytest.mark.ruling("Clay Worker", "from cards do not count")
def test_clay_worker_does_not_react_to_cards(table: Table) -> None:
    game = table(played={P1: ("Clay Worker",)}, hand={P1: ("Building Material",)}, goods={P1: "0 food"})
    game.play("place Starting Player")
    game.play("play Building Material")
    game.play("take 1 wood")
    assert game.goods(P1) == "1 wood"


# -- Educator -------------------------------------------------------------------------------


@pytest.mark.ruling("Educator", "in place of the usual price")
def test_educator_plays_an_occupation_after_another_player(table: Table) -> None:
    game = table(
        seats=4, starting_player=P2, played={P1: ("Educator",)}, hand={P1: ("Turner",), P2: ("Tutor",)},
        goods={P1: "4 food"},
    )  # fmt: skip
    game.play("place Occupation")
    game.play("play Turner")
    assert (game.goods(P1), names(game, P1)) == ("1 food", ["Educator", "Turner"])


def test_educator_pays_less_from_the_fourth_occupation_on(table: Table) -> None:
    game = table(
        seats=4, starting_player=P2, played={P1: ("Educator", "Quarryman", "Mendicant")},
        hand={P1: ("Turner",), P2: ("Tutor",)}, goods={P1: "2 food"},
    )  # fmt: skip
    game.play("place Occupation")
    game.play("play Turner")
    assert game.goods(P1) == "nothing"


def test_educator_may_leave_it_and_needs_the_food(table: Table) -> None:
    game = table(
        seats=4, starting_player=P2, played={P1: ("Educator",)}, hand={P1: ("Turner",), P2: ("Tutor",)},
        goods={P1: "3 food"},
    )  # fmt: skip
    game.play("place Occupation")
    game.play("done")
    assert (game.goods(P1), deciding(game)) == ("3 food", P3)
    poor = table(
        seats=4, starting_player=P2, played={P1: ("Educator",)}, hand={P1: ("Turner",), P2: ("Tutor",)},
        goods={P1: "2 food"},
    )  # fmt: skip
    poor.play("place Occupation")
    assert deciding(poor) == P3


def test_educator_does_not_react_to_own_occupations(table: Table) -> None:
    game = table(seats=4, played={P1: ("Educator",)}, hand={P1: ("Turner", "Tutor")}, goods={P1: "9 food"})
    game.play("place Occupation")
    game.play("play Turner")
    assert deciding(game) == P2


@pytest.mark.ruling("Educator", "Puppeteer")
def test_educator_reacts_to_an_occupation_played_through_a_card(table: Table) -> None:
    game = table(
        seats=4, starting_player=P3, played={P1: ("Educator",), P2: ("Puppeteer",)},
        hand={P1: ("Turner",), P2: ("Tutor",)}, goods={P1: "3 food", P2: "1 food"},
    )  # fmt: skip
    game.play("place Traveling Players")
    game.play("play Tutor")
    game.play("play Turner")
    assert (game.goods(P1), names(game, P1)) == ("nothing", ["Educator", "Turner"])


@pytest.mark.ruling("Educator", "Chief's Daughter")
def test_educator_reacts_to_the_chief_and_to_the_chiefs_daughter(table: Table) -> None:
    game = table(
        seats=4, starting_player=P2, played={P1: ("Educator",)},
        hand={P1: ("Turner", "Tutor"), P2: ("Chief",), P3: ("Chief's Daughter",)},
        goods={P1: "6 food", P2: "2 food"},
    )  # fmt: skip
    game.play("place Occupation")
    game.play("play Chief's Daughter")
    game.play("play Turner")
    game.play("play Tutor")
    assert sorted(names(game, P1)) == ["Educator", "Turner", "Tutor"]


@pytest.mark.ruling("Educator", "what is printed")
def test_educator_pays_what_is_printed_on_the_card_as_well(table: Table) -> None:
    game = table(
        seats=4, starting_player=P2, played={P1: ("Educator",)}, hand={P1: ("Chief",), P2: ("Tutor",)},
        goods={P1: "5 food"},
    )  # fmt: skip
    game.play("place Occupation")
    game.play("play Chief")
    assert game.goods(P1) == "nothing"


# -- House Steward, Magician, Manufacturer --------------------------------------------------


@pytest.mark.parametrize(("round", "wood"), [(5, 4), (6, 3), (8, 3), (9, 2), (11, 2), (12, 1), (13, 1), (14, 0)])
def test_house_steward_takes_wood_by_the_rounds_to_come(table: Table, round: int, wood: int) -> None:
    game = table(seats=3, round=round, hand={P1: ("House Steward",)}, goods={P1: "0 wood"})
    game.play("place Occupation")
    assert game.goods(P1) == (f"{wood} wood" if wood else "nothing")


def test_house_steward_rewards_everybody_with_the_most_rooms(table: Table) -> None:
    game = table(seats=3, played={P1: ("House Steward",)}, rooms={P2: "a1 b1 c1", P3: "a1 b1 c1"})
    assert [points(game, seat) for seat in (P1, P2, P3)] == [0, 3, 3]


def test_magician_gains_with_the_last_person(table: Table) -> None:
    game = table(seats=4, played={P1: ("Magician",)}, goods={P1: "0 food"}, at_home={P1: 1})
    game.play("place Traveling Players")
    assert game.goods(P1) == "1 grain 2 food"


def test_magician_gains_nothing_before_the_last_person(table: Table) -> None:
    game = table(seats=4, played={P1: ("Magician",)}, goods={P1: "0 food"})
    game.play("place Traveling Players")
    assert game.goods(P1) == "1 food"


def test_a_guest_may_be_the_magicians_last_person(table: Table) -> None:
    game = table(seats=4, played={P1: ("Magician",)}, goods={P1: "0 food"}, at_home={P1: 2})
    game.players[P1].marks["more people in round 1"] = 1
    game.play("place Fishing")
    for seat in (P2, P3, P4):
        assert deciding(game) == seat
        game.play(free_space(game))
    game.play("place Traveling Players")
    assert game.goods(P1) == "1 grain 3 food"


def test_magician_gains_nothing_when_a_room_is_built(table: Table) -> None:
    game = table(seats=5, played={P1: ("Magician",)}, goods={P1: "5 wood 2 reed"}, at_home={P1: 1})
    game.play("place Room or Traveling Players")
    game.play("room a1")
    assert game.goods(P1) == "nothing"


@pytest.mark.parametrize(
    ("workshop", "price"),
    [
        ("Joinery", "2 wood"),
        ("Joinery", "1 wood 1 stone"),
        ("Pottery", "2 stone"),
        ("Basketmaker's Workshop", "2 reed"),
    ],
)
def test_manufacturer_builds_a_workshop_for_less_with_an_action_for_a_minor(
    table: Table, workshop: str, price: str
) -> None:
    game = table(seats=3, played={P1: ("Manufacturer",)}, house={P1: "clay hut"}, goods={P1: price})
    game.play("place Starting Player")
    game.play(f"build {workshop}")
    assert game.goods(P1) == "nothing"


def test_manufacturer_pays_less_with_an_action_for_a_major_as_well(table: Table) -> None:
    game = table(seats=3, round=4, played={P1: ("Manufacturer",)}, house={P1: "stone house"}, goods={P1: "2 stone"})
    game.play("place Improvement")
    game.play("build Pottery")
    assert game.goods(P1) == "nothing"


def test_manufacturer_does_nothing_in_a_wooden_hut(table: Table) -> None:
    game = table(seats=3, round=4, played={P1: ("Manufacturer",)}, goods={P1: "2 reed"})
    assert "place Improvement" not in game.options
    rich = table(seats=3, played={P1: ("Manufacturer",)}, goods={P1: "2 reed 2 stone"})
    rich.play("place Starting Player")
    assert not [option for option in rich.options if option.startswith("build")]


# -- Pig Whisperer, Plowman, Shepherd Boy, Wood Deliveryman ---------------------------------


def test_pig_whisperer_lays_boar_on_three_rounds(table: Table) -> None:
    game = table(seats=4, round=3, hand={P1: ("Pig Whisperer",)})
    game.play("place Occupation")
    assert promised(game, P1) == {7: "1 boar", 10: "1 boar", 13: "1 boar"}


def test_pig_whisperer_lays_nothing_after_the_last_round(table: Table) -> None:
    game = table(seats=4, round=8, hand={P1: ("Pig Whisperer",)})
    game.play("place Occupation")
    assert promised(game, P1) == {12: "1 boar"}


def test_plowman_marks_three_rounds(table: Table) -> None:
    game = table(round=3, hand={P1: ("Plowman",)})
    game.play("place Occupation")
    marked = [mark for mark in game.players[P1].marks if mark.startswith("Plowman in")]
    assert marked == ["Plowman in round 7", "Plowman in round 10", "Plowman in round 13"]


def test_plowman_lays_nothing_after_the_last_round(table: Table) -> None:
    game = table(round=9, hand={P1: ("Plowman",)})
    game.play("place Occupation")
    assert [mark for mark in game.players[P1].marks if mark.startswith("Plowman in")] == ["Plowman in round 13"]


def plowman(table: Table, supply: str, lying: str = "nothing") -> Agricola:
    """A Plowman's round has just begun."""
    game = table(seats=4, round=6, played={P1: ("Plowman",)}, goods={P1: supply}, at_home=LAST)
    game.players[P1].marks["Plowman in round 7"] = 1
    game.promised[6 * 4] = goods(lying)
    game.play("place 1 Reed")
    assert game.round == 7
    return game


def test_plowman_plows_for_a_food_in_a_marked_round(table: Table) -> None:
    game = plowman(table, "2 food")
    game.play("plow a5")
    assert (game.players[P1].fields.bit_count(), game.goods(P1)) == (1, "1 reed 1 food")


@pytest.mark.ruling("Plowman", "goes back to the supply")
def test_plowman_may_leave_the_field(table: Table) -> None:
    game = plowman(table, "2 food")
    game.play("done")
    assert (game.players[P1].fields, game.goods(P1)) == (0, "1 reed 2 food")


@pytest.mark.ruling("Plowman", "Food that arrives")
def test_plowman_needs_a_food_that_may_arrive_in_the_round(table: Table) -> None:
    assert "plow a5" not in plowman(table, "0 food").options
    game = plowman(table, "0 food", "1 food")
    game.play("plow a5")
    assert game.goods(P1) == "1 reed"


def test_plowman_plows_in_no_other_round(table: Table) -> None:
    game = table(seats=4, round=7, phase=PREPARATION, played={P1: ("Plowman",)}, goods={P1: "9 food"})
    assert "plow a5" not in game.options


@pytest.mark.ruling("Shepherd Boy", "nothing for the current round")
def test_shepherd_boy_lays_sheep_once_the_house_is_of_stone(table: Table) -> None:
    game = table(seats=4, round=7, house={P1: "clay hut"}, played={P1: ("Shepherd Boy",)}, goods={P1: "2 stone 1 reed"})
    game.play("place Renovation and Improvement")
    assert promised(game, P1) == dict.fromkeys(range(8, 15), "1 sheep")


def test_shepherd_boy_lays_sheep_at_once_in_a_stone_house(table: Table) -> None:
    game = table(seats=4, round=12, house={P1: "stone house"}, hand={P1: ("Shepherd Boy",)})
    game.play("place Occupation")
    assert promised(game, P1) == {13: "1 sheep", 14: "1 sheep"}


def test_shepherd_boy_lays_nothing_for_a_clay_hut(table: Table) -> None:
    game = table(seats=4, round=7, played={P1: ("Shepherd Boy",)}, goods={P1: "2 clay 1 reed"})
    game.play("place Renovation and Improvement")
    assert promised(game, P1) == {}


@pytest.mark.ruling("Wood Deliveryman", "nothing for the current round")
def test_wood_deliveryman_lays_wood_on_late_rounds(table: Table) -> None:
    game = table(round=3, hand={P1: ("Wood Deliveryman",)})
    game.play("place Occupation")
    assert promised(game, P1) == dict.fromkeys(range(8, 15), "1 wood")
    late = table(round=12, hand={P1: ("Wood Deliveryman",)})
    late.play("place Occupation")
    assert promised(late, P1) == {13: "1 wood", 14: "1 wood"}


# -- Schnaps Distiller, Seed Seller ---------------------------------------------------------


@pytest.mark.ruling("Schnaps Distiller", "needs no improvement")
def test_schnaps_distiller_makes_food_of_a_vegetable_once_per_harvest(table: Table) -> None:
    game = table(phase=FEEDING, played={P1: ("Schnaps Distiller",)}, goods={P1: "2 vegetable"})
    game.play("convert Schnaps Distiller")
    assert game.goods(P1) == "1 vegetable 5 food"
    assert "convert Schnaps Distiller" not in game.options


def test_schnaps_distiller_works_only_while_feeding(table: Table) -> None:
    game = table(played={P1: ("Schnaps Distiller",)}, goods={P1: "1 vegetable"})
    assert "convert Schnaps Distiller" not in game.options


@pytest.mark.ruling("Schnaps Distiller", "Vegetables on fields")
def test_vegetables_on_fields_do_not_serve_the_schnaps_distiller(table: Table) -> None:
    game = table(
        phase=FEEDING, played={P1: ("Schnaps Distiller",)}, crops={P1: {"a5": "2 vegetable"}}, goods={P1: "1 grain"}
    )
    assert "convert Schnaps Distiller" not in game.options


def test_seed_seller_takes_grain(table: Table) -> None:
    game = table(seats=3, hand={P1: ("Seed Seller",)}, goods={P1: "0 food"}, at_home={P1: 2, P2: 0, P3: 0})
    game.play("place Occupation")
    assert game.goods(P1) == "1 grain"
    game.play("place Take 1 Grain")
    assert game.goods(P1) == "3 grain"


def test_seed_seller_does_not_react_to_grain_on_a_round_space(table: Table) -> None:
    game = table(seats=4, round=7, played={P1: ("Seed Seller",)}, goods={P1: "9 food"}, at_home=LAST)
    game.promised[7 * 4] = goods("1 grain")
    game.play("place 1 Reed")
    while game.round < 8:
        game.play("feed")
    assert "1 grain" in game.goods(P1)


# -- Sheep Farmer ---------------------------------------------------------------------------


def test_sheep_farmer_takes_one_more_sheep(table: Table) -> None:
    game = table(seats=3, round=4, played={P1: ("Sheep Farmer",)}, goods={P1: "0 food"}, stables={P1: "a5"})
    game.play("place 1 Sheep")
    assert game.goods(P1) == "2 sheep"


@pytest.mark.ruling("Sheep Farmer", "choice of animals")
def test_sheep_farmer_works_on_the_space_with_a_choice(table: Table) -> None:
    game = table(seats=5, played={P1: ("Sheep Farmer",)}, goods={P1: "0 food"}, stables={P1: "a5"})
    game.play("place Take Animals")
    game.play("take 1 food 1 sheep")
    assert game.goods(P1) == "1 food 2 sheep"
    boar = table(seats=5, played={P1: ("Sheep Farmer",)}, goods={P1: "0 food"}, stables={P1: "a5"})
    boar.play("place Take Animals")
    boar.play("take 1 boar")
    assert boar.goods(P1) == "1 boar"


def test_sheep_farmer_does_not_react_to_sheep_from_cards(table: Table) -> None:
    game = table(
        seats=4, round=6, played={P1: ("Sheep Farmer",)}, goods={P1: "0 food"}, stables={P1: "a5"}, at_home=LAST
    )
    game.promised[6 * 4] = goods("1 sheep")
    game.play("place 1 Reed")
    assert game.goods(P1) == "1 reed 1 sheep"


def test_sheep_farmer_exchanges_three_sheep_at_any_time(table: Table) -> None:
    game = table(seats=3, played={P1: ("Sheep Farmer",)}, goods={P1: "6 sheep"}, pastures={P1: ("a3", "a4 a5")})
    game.play("convert Sheep Farmer")
    assert game.goods(P1) == "3 sheep 1 boar 1 cattle"
    game.play("convert Sheep Farmer")
    assert game.goods(P1) == "2 boar 2 cattle"


@pytest.mark.ruling("Sheep Farmer", "exchanged or cooked at once")
def test_sheep_just_taken_may_be_exchanged_without_a_place(table: Table) -> None:
    game = table(
        seats=3, round=4, played={P1: ("Sheep Farmer",)}, goods={P1: "0 food"}, stables={P1: "a5"},
        spaces={"1 Sheep": "2 sheep"},
    )  # fmt: skip
    game.play("place 1 Sheep")
    assert game.options[:2] == ["keep 2 sheep", "convert Sheep Farmer"]
    game.play("convert Sheep Farmer")
    assert game.goods(P1) == "1 boar 1 cattle"


@pytest.mark.ruling("Sheep Farmer", "exchanged or cooked at once")
def test_sheep_just_taken_may_be_cooked_without_a_place(table: Table) -> None:
    game = table(
        seats=3, round=4, played={P1: ("Sheep Farmer",)}, goods={P1: "0 food"}, majors=HEARTH,
        spaces={"1 Sheep": "2 sheep"},
    )  # fmt: skip
    game.play("place 1 Sheep")
    game.play("keep 1 sheep")
    assert game.goods(P1) == "4 food 1 sheep"


@pytest.mark.ruling("Sheep Farmer", "in the breeding phase")
def test_sheep_cannot_be_exchanged_in_the_breeding_phase(table: Table) -> None:
    game = table(
        seats=3, phase=BREEDING, played={P1: ("Sheep Farmer",)}, goods={P1: "3 sheep 2 boar"},
        pastures={P1: ("a3 a4",)},
        stables={P1: "b5"},
    )  # fmt: skip
    assert game.decision is not None
    assert "convert Sheep Farmer" not in game.options


# -- Stone Breaker --------------------------------------------------------------------------


def test_stone_breaker_renovates_without_an_action(table: Table) -> None:
    game = table(seats=4, played={P1: ("Stone Breaker",)}, house={P1: "clay hut"}, goods={P1: "2 stone 1 reed"})
    game.play("use Stone Breaker")
    assert (game.players[P1].house, game.goods(P1), deciding(game)) == (2, "nothing", P1)


@pytest.mark.ruling("Stone Breaker", "Conservator")
def test_stone_breaker_does_not_renovate_a_wooden_hut(table: Table) -> None:
    game = table(seats=4, played={P1: ("Stone Breaker", "Conservator")}, goods={P1: "2 stone 2 clay 1 reed"})
    assert "use Stone Breaker" not in game.options


def test_stone_breaker_needs_the_price(table: Table) -> None:
    game = table(seats=4, played={P1: ("Stone Breaker",)}, house={P1: "clay hut"}, goods={P1: "1 stone 1 reed"})
    assert "use Stone Breaker" not in game.options


@pytest.mark.ruling("Stone Breaker", "being carried out")
def test_stone_breaker_works_while_feeding_but_not_in_an_action(table: Table) -> None:
    game = table(
        seats=4, phase=FEEDING, played={P1: ("Stone Breaker",)}, house={P1: "clay hut"}, goods={P1: "2 stone 1 reed"}
    )
    assert "use Stone Breaker" in game.options
    working = table(seats=4, played={P1: ("Stone Breaker",)}, house={P1: "clay hut"}, goods={P1: "2 stone 1 reed"})
    working.play("place Plow 1 Field")
    assert "use Stone Breaker" not in working.options


# -- Storehouse Clerk, Storehouse Keeper ----------------------------------------------------


@pytest.mark.parametrize(
    ("supply", "after"),
    [
        ("8 wood 7 clay 6 reed 5 stone", "9 wood 8 clay 7 reed 6 stone"),
        ("7 wood 6 clay 5 reed 4 stone", "7 wood 6 clay 5 reed 4 stone"),
        ("8 wood 6 clay 6 reed 4 stone", "9 wood 6 clay 7 reed 4 stone"),
    ],
)
def test_storehouse_clerk_adds_to_large_stores(table: Table, supply: str, after: str) -> None:
    game = table(seats=4, round=5, phase=PREPARATION, played={P1: ("Storehouse Clerk",)}, goods={P1: supply})
    assert game.goods(P1) == after


@pytest.mark.ruling("Storehouse Clerk", "arrives at the start")
def test_storehouse_clerk_counts_what_arrives_in_the_round(table: Table) -> None:
    game = table(seats=4, round=6, played={P1: ("Storehouse Clerk",)}, goods={P1: "7 wood"}, at_home=LAST)
    game.promised[6 * 4] = goods("1 wood")
    game.play("place 1 Reed")
    assert game.goods(P1) == "9 wood 1 reed"


def test_storehouse_clerk_does_not_count_what_grows_on_cards(table: Table) -> None:
    game = table(seats=4, round=6, played={P1: ("Storehouse Clerk", "Copse")}, goods={P1: "7 wood"}, at_home=LAST)
    game.players[P1].crops[-1] = goods("3 wood")
    game.play("place 1 Reed")
    assert game.goods(P1) == "7 wood 1 reed"


@pytest.mark.parametrize("chosen", ["clay", "grain"])
def test_storehouse_keeper_gains_with_reed_and_stone(table: Table, chosen: str) -> None:
    game = table(seats=4, played={P1: ("Storehouse Keeper",)}, goods={P1: "0 food"})
    game.play("place Reed, Stone and Food")
    game.play(f"take 1 {chosen}")
    assert f"1 {chosen}" in game.goods(P1)


def test_storehouse_keeper_works_on_the_space_for_five_players(table: Table) -> None:
    game = table(seats=5, played={P1: ("Storehouse Keeper",)}, goods={P1: "0 food"})
    game.play("place Reed, Stone and Wood")
    game.play("take 1 grain")
    assert game.goods(P1) == "1 wood 1 reed 1 stone 1 grain"


def test_storehouse_keeper_needs_both(table: Table) -> None:
    game = table(seats=4, played={P1: ("Storehouse Keeper",)}, goods={P1: "0 food"})
    game.play("place 1 Reed")
    assert (game.goods(P1), deciding(game)) == ("1 reed", P2)


def test_tinsmith_turns_clay_into_food(table: Table) -> None:
    game = table(seats=3, played={P1: ("Tinsmith",)}, goods={P1: "3 clay"})
    game.play("convert Tinsmith")
    assert game.goods(P1) == "2 clay 1 food"
    assert "convert 2 clay into 3 food" not in game.options


def test_tinsmith_makes_more_food_once_the_well_is_built(table: Table) -> None:
    game = table(
        seats=3, round=4, starting_player=P2, played={P1: ("Tinsmith",)}, goods={P1: "3 clay", P2: "1 wood 3 stone"},
        at_home={P3: 0},
    )  # fmt: skip
    game.play("place Improvement")
    game.play("convert 2 clay into 3 food")
    game.play("convert Tinsmith")
    assert game.goods(P1) == "4 food"


@pytest.mark.ruling("Tinsmith", "Village Well")
def test_tinsmith_makes_more_food_after_the_village_well(table: Table) -> None:
    game = table(
        seats=3, starting_player=P2, played={P1: ("Tinsmith",)}, majors={P2: ("Well",)}, hand={P2: ("Village Well",)},
        goods={P1: "2 clay"}, at_home={P3: 0},
    )  # fmt: skip
    game.play("place Starting Player")
    game.play("play Village Well")
    game.play("done")
    game.play("convert 2 clay into 3 food")
    assert game.goods(P1) == "3 food"


@pytest.mark.parametrize(("sheep", "food"), [(1, "1 sheep"), (2, "1 food 2 sheep"), (4, "1 food 4 sheep")])
def test_weaver_gets_food_with_two_sheep(table: Table, sheep: int, food: str) -> None:
    game = table(
        seats=4, round=5, phase=PREPARATION, played={P1: ("Weaver",)}, goods={P1: f"{sheep} sheep"},
        pastures={P1: ("a4 a5",)},
    )  # fmt: skip
    assert game.goods(P1) == food


@pytest.mark.ruling("Weaver", "arrive at the start")
def test_weaver_counts_sheep_that_arrive_in_the_round(table: Table) -> None:
    game = table(
        seats=4, round=6, played={P1: ("Weaver",)}, goods={P1: "1 sheep"}, pastures={P1: ("a4 a5",)}, at_home=LAST
    )
    game.promised[6 * 4] = goods("1 sheep")
    game.play("place 1 Reed")
    assert game.goods(P1) == "1 reed 1 food 2 sheep"
