"""Occupations of deck I, A to Ca."""

import pytest

from farmyard.agricola.position import P1, P2
from farmyard.agricola.state.game import BREEDING, FEEDING
from helpers import Table, deciding, farm, names, play
from situations import dealer

# -- Animal Dealer --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("space", "animal", "round"), [("1 Sheep", "sheep", 4), ("1 Wild Boar", "boar", 9), ("1 Cattle", "cattle", 11)]
)
def test_animal_dealer_buys_one_more_animal(table: Table, space: str, animal: str, round: int) -> None:
    game = table(
        seats=3, round=round, cards=(space,), played={P1: ("Animal Dealer",)}, goods={P1: "1 food"}, stables={P1: "a5"}
    )
    game.play(f"place {space}")
    game.play(f"take 1 {animal}")
    assert game.goods(P1) == f"2 {animal}"


@pytest.mark.ruling("Animal Dealer", "you pay first")
def test_animal_dealer_may_leave_it_and_needs_a_food(table: Table) -> None:
    game = table(seats=3, round=4, played={P1: ("Animal Dealer",)}, goods={P1: "1 food"})
    game.play("place 1 Sheep")
    game.play("done")
    assert game.goods(P1) == "1 food 1 sheep"
    poor = table(seats=3, round=4, played={P1: ("Animal Dealer",)}, goods={P1: "0 food"})
    poor.play("place 1 Sheep")
    assert (poor.goods(P1), deciding(poor)) == ("1 sheep", P2)


@pytest.mark.ruling("Animal Dealer", "with a choice of animals")
def test_animal_dealer_does_nothing_on_the_space_with_a_choice(table: Table) -> None:
    game = table(seats=5, played={P1: ("Animal Dealer",)}, goods={P1: "1 food"})
    game.play("place Take Animals")
    game.play("take 1 boar")
    assert (game.goods(P1), deciding(game)) == ("1 food 1 boar", P2)


@pytest.mark.ruling("Animal Dealer", "may be cooked at once")
def test_animal_dealers_animal_may_be_cooked_at_once(table: Table) -> None:
    game = table(
        seats=3, round=4, played={P1: ("Animal Dealer",)}, majors={P1: ("Fireplace (2 clay)",)}, goods={P1: "1 food"}
    )
    game.play("place 1 Sheep")
    game.play("take 1 sheep")
    assert game.goods(P1) == "2 food 1 sheep"


@pytest.mark.ruling("Animal Dealer", "It comes together with the others")
def test_animal_dealers_animal_is_cooked_together_with_the_others(table: Table) -> None:
    game = table(
        seats=4, cards=("1 Sheep",), played={P1: ("Animal Dealer", "Gypsy's Crock"), P2: ("Slaughterman",)},
        majors={P1: ("Fireplace (2 clay)",)}, goods={P1: "1 cattle 1 food", P2: "0 food"},
    )  # fmt: skip
    play(game, "place 1 Sheep", "take 1 sheep", "keep 1 cattle")
    assert (game.goods(P1), game.goods(P2)) == ("5 food 1 cattle", "1 food")


# -- Bricklayer -----------------------------------------------------------------------------------


def test_bricklayer_saves_a_clay_on_improvements(table: Table) -> None:
    game = table(round=4, played={P1: ("Bricklayer",)}, goods={P1: "1 clay"})
    game.play("place Improvement")
    assert "Fireplace (2 clay)" in names(game, P1)
    assert game.goods(P1) == "nothing"


@pytest.mark.ruling("Bricklayer", "Helpful Neighbors")
def test_bricklayer_makes_the_helpful_neighbors_free(table: Table) -> None:
    game = table(played={P1: ("Bricklayer",)}, hand={P1: ("Helpful Neighbors",)}, goods={P1: "0 food"})
    game.play("place Starting Player")
    game.play("play Helpful Neighbors")
    game.play("take 1 reed")
    assert game.goods(P1) == "1 reed"


@pytest.mark.ruling("Bricklayer", "Clay Hut Extension")
def test_bricklayer_saves_one_clay_on_the_clay_hut_extension(table: Table) -> None:
    game = table(
        played={P1: ("Bricklayer",)},
        hand={P1: ("Clay Hut Extension",)},
        house={P1: "clay hut"},
        goods={P1: "3 clay 1 reed"},
    )
    game.play("place Starting Player")
    game.play("play Clay Hut Extension")
    game.play("room a1")
    assert game.goods(P1) == "nothing"


def test_bricklayer_saves_a_clay_on_a_renovation(table: Table) -> None:
    game = table(round=7, played={P1: ("Bricklayer",)}, goods={P1: "1 clay 1 reed"})
    game.play("place Renovation and Improvement")
    assert (farm(game).house, game.goods(P1)) == ("clay hut", "nothing")


@pytest.mark.ruling("Bricklayer", "comes after those that set a price")
@pytest.mark.ruling("Bricklayer", "a clay room costs 1 clay and 2 reed")
@pytest.mark.parametrize(
    ("other", "price"),
    [
        ((), "3 clay 2 reed"),
        (("Clay Plasterer",), "1 clay 2 reed"),
        (("Carpenter",), "1 clay 2 reed"),
        (("Clay Supports",), "1 wood 1 reed"),
    ],
)
def test_bricklayer_saves_two_clay_on_each_room(table: Table, other: tuple[str, ...], price: str) -> None:
    game = table(played={P1: ("Bricklayer",) + other}, house={P1: "clay hut"}, goods={P1: price})
    game.play("place Build Rooms and Stables")
    game.play("room a1")
    assert game.goods(P1) == "nothing"


@pytest.mark.ruling("Bricklayer", "It adds up with other cards")
def test_bricklayer_saves_the_clay_of_a_clay_roof(table: Table) -> None:
    game = table(played={P1: ("Bricklayer", "Clay Roof")}, goods={P1: "5 wood"})
    game.play("place Build Rooms and Stables")
    game.play("room a1")
    assert game.goods(P1) == "nothing"


@pytest.mark.ruling("Bricklayer", "never falls below nothing")
def test_bricklayer_takes_no_more_clay_off_a_room_than_it_has(table: Table) -> None:
    game = table(played={P1: ("Bricklayer", "Ladder", "Clay Roof")}, goods={P1: "5 wood 1 clay"})
    game.play("place Build Rooms and Stables")
    game.play("room a1")
    assert game.goods(P1) == "1 clay"


# -- Businessman ----------------------------------------------------------------------------------


@pytest.mark.ruling("Businessman", "once in a turn")
def test_businessman_adds_a_minor_improvement(table: Table) -> None:
    game = dealer(table, "Businessman", goods={P1: "3 wood"})
    play(game, "place Starting Player", "play Clogs", "play Plane")
    assert names(game, P1) == ["Businessman", "Clogs", "Plane"]
    assert "play Spindle" not in game.options


def test_businessman_adds_a_major_improvement(table: Table) -> None:
    game = dealer(table, "Businessman", goods={P1: "1 wood 2 clay"})
    play(game, "place Starting Player", "play Clogs", "build Fireplace (2 clay)")
    assert game.goods(P1) == "nothing"


def test_businessman_may_leave_it(table: Table) -> None:
    game = dealer(table, "Businessman", goods={P1: "3 wood"})
    play(game, "place Starting Player", "play Clogs", "done")
    assert deciding(game) == P2


@pytest.mark.ruling("Businessman", "It works only once a minor improvement has really been played")
def test_businessman_works_only_once_a_minor_has_been_played(table: Table) -> None:
    game = dealer(table, "Businessman", goods={P1: "3 wood 3 clay"})
    play(game, "place Starting Player")
    assert "build Fireplace (2 clay)" not in game.options
    game.play("done")
    assert deciding(game) == P2


def test_businessman_works_on_starting_player_only(table: Table) -> None:
    game = dealer(table, "Businessman", goods={P1: "3 wood"})
    play(game, "place Improvement", "play Clogs")
    assert deciding(game) == P2


@pytest.mark.ruling("Businessman", "What it costs and asks for is as usual")
def test_businessmans_improvement_has_its_usual_price(table: Table) -> None:
    game = dealer(table, "Businessman", goods={P1: "1 wood 1 clay"})
    play(game, "place Starting Player", "play Clogs")
    assert names(game, P1) == ["Businessman", "Clogs"]
    assert not [option for option in game.options if option.startswith(("play", "build"))]


@pytest.mark.ruling("Businessman", "What it costs and asks for is as usual")
def test_businessmans_improvement_has_its_usual_prerequisite(table: Table) -> None:
    game = table(seats=3, played={P1: ("Businessman",)}, hand={P1: ("Clogs", "Flail", "Loom")}, goods={P1: "9 wood"})
    play(game, "place Starting Player", "play Clogs")
    assert "play Flail" in game.options
    assert "play Loom" not in game.options


# -- Butcher --------------------------------------------------------------------------------------


def test_butcher_cooks_without_an_improvement(table: Table) -> None:
    game = table(
        played={P1: ("Butcher",)},
        goods={P1: "1 sheep 1 boar 1 cattle"},
        stables={P1: "a4 a5"},
    )
    for animal in ("sheep", "boar", "cattle"):
        game.play(f"convert {animal}")
    assert game.goods(P1) == "6 food"


def test_butcher_does_not_make_a_fireplace_worse(table: Table) -> None:
    game = table(played={P1: ("Butcher",)}, majors={P1: ("Fireplace (2 clay)",)}, goods={P1: "1 sheep"})
    game.play("convert sheep")
    assert game.goods(P1) == "2 food"


@pytest.mark.ruling("Butcher", "Not in the breeding phase")
def test_butcher_does_not_work_in_the_breeding_phase(table: Table) -> None:
    game = table(
        phase=BREEDING, played={P1: ("Butcher",)}, goods={P1: "2 sheep 2 boar"}, pastures={P1: ("a4 a5", "b4 b5")}
    )
    assert game.goods(P1) == "3 sheep 3 boar"
    full = table(phase=BREEDING, played={P1: ("Butcher",)}, goods={P1: "2 sheep"}, stables={P1: "a4"})
    assert full.goods(P1) == "2 sheep"


@pytest.mark.ruling("Butcher", "what is born in the last harvest")
def test_butcher_does_not_cook_what_is_born_in_the_last_harvest(table: Table) -> None:
    game = table(round=14, phase=BREEDING, played={P1: ("Butcher",)}, goods={P1: "2 sheep"}, pastures={P1: ("a5 b5",)})
    assert game.goods(P1) == "3 sheep"
    assert game.options == []


# -- Cabinetmaker ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "good", "food"), [("Cabinetmaker", "wood", 2), ("Stone Carver", "stone", 3)])
def test_a_craftsman_makes_food_once_per_harvest(table: Table, card: str, good: str, food: int) -> None:
    game = table(seats=3, phase=FEEDING, played={P1: (card,)}, goods={P1: f"2 {good} 1 grain"})
    game.play(f"convert {card}")
    assert game.goods(P1) == f"1 {good} 1 grain {food} food"
    assert f"convert {card}" not in game.options


def test_a_craftsman_makes_no_food_while_people_work(table: Table) -> None:
    game = table(seats=3, played={P1: ("Cabinetmaker", "Stone Carver")}, goods={P1: "2 wood 2 stone"})
    assert not [option for option in game.options if option.startswith("convert")]


@pytest.mark.ruling("Cabinetmaker", "besides it")
def test_cabinetmaker_works_besides_the_joinery(table: Table) -> None:
    game = table(
        seats=3, phase=FEEDING, played={P1: ("Cabinetmaker",)}, majors={P1: ("Joinery",)}, goods={P1: "2 wood"}
    )
    game.play("convert Cabinetmaker")
    game.play("convert Joinery")
    assert (game.goods(P1), farm(game).begging) == ("nothing", 0)


def test_cabinetmaker_brings_the_guildmaster_wood(table: Table) -> None:
    game = table(seats=3, played={P1: ("Guildmaster",)}, hand={P1: ("Cabinetmaker",)}, goods={P1: "1 food"})
    game.play("place Occupation")
    assert game.goods(P1) == "4 wood"
    later = table(seats=3, played={P1: ("Cabinetmaker",)}, hand={P1: ("Guildmaster",)}, goods={P1: "1 food"})
    later.play("place Occupation")
    assert later.goods(P1) == "2 wood"


@pytest.mark.ruling("Cabinetmaker", "until you have fed your family")
def test_cabinetmaker_is_idle_once_the_family_is_fed(table: Table) -> None:
    game = table(
        seats=3, phase=FEEDING, played={P1: ("Cabinetmaker",)}, goods={P1: "4 food 1 wood 2 sheep 2 boar"},
        pastures={P1: ("a5", "b5")},
    )  # fmt: skip
    assert "convert Cabinetmaker" in game.options
    game.play("feed")
    assert [option for option in game.options if option.startswith("convert")] == []
