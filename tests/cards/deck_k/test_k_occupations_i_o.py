"""Occupations of deck K, I to O."""

import pytest

from farmyard import Agricola, scores, view
from farmyard.agricola.position import P1, P2, P3, P4
from helpers import Table, deciding, farm, in_hand, play, points
from situations import LAST_PERSON, take_clay_until

# -- Lover ----------------------------------------------------------------------------------------


@pytest.mark.ruling("Adoptive Parents", "Children of the Wet Nurse and the Lover")
@pytest.mark.ruling("Lover", "The Adoptive Parents react to it")
def test_the_lovers_child_may_be_adopted(table: Table) -> None:
    game = table(seats=3, hand={P1: ("Lover", "Tutor")}, played={P1: ("Adoptive Parents",)}, goods={P1: "6 food"})
    game.play("place Occupation")
    game.play("play Lover")
    game.play("use Adoptive Parents")
    assert game.goods(P1) == "nothing"
    assert farm(game).at_home == 2


@pytest.mark.ruling("Lover", "The child is a newborn this round")
def test_the_lovers_child_needs_no_room_and_is_a_newborn(table: Table) -> None:
    game = table(seats=3, hand={P1: ("Lover", "Tutor")}, goods={P1: "5 food"})
    game.play("place Occupation")
    game.play("play Lover")
    assert game.goods(P1) == "1 food"
    assert (farm(game).people, farm(game).newborns, farm(game).at_home) == (3, 1, 1)


def test_the_lovers_price_comes_on_top_of_the_space(table: Table) -> None:
    game = table(seats=3, played={P1: ("Tutor",)}, hand={P1: ("Lover",)}, goods={P1: "4 food"})
    assert "place Occupation" not in game.options


@pytest.mark.ruling("Lover", "a room that you build later is taken up by it")
def test_the_lovers_child_takes_up_a_room_built_later(table: Table) -> None:
    game = table(
        seats=3, round=7, hand={P1: ("Lover", "Tutor")}, goods={P1: "4 food 5 wood 2 reed"}, people={P1: 3, P2: 2},
        rooms={P1: "a1 b1 c1"}, at_home={P1: 3, P2: 0, P3: 0},
    )  # fmt: skip
    game.play("place Occupation")
    game.play("play Lover")
    game.play("place Build Rooms and Stables")
    game.play("room a2")
    assert "place Family Growth" not in game.options


@pytest.mark.ruling("Lover", "With five family members it may be played")
def test_the_lover_may_be_played_by_a_family_of_five(table: Table) -> None:
    game = table(seats=3, hand={P1: ("Lover", "Tutor")}, goods={P1: "4 food"}, people={P1: 5})
    game.play("place Occupation")
    game.play("play Lover")
    assert game.goods(P1) == "nothing"
    assert (farm(game).people, farm(game).newborns) == (5, 0)


# -- Magician -------------------------------------------------------------------------------------


def test_magician_gains_with_the_last_person(table: Table) -> None:
    game = table(seats=4, played={P1: ("Magician",)}, goods={P1: "0 food"}, at_home={P1: 1})
    game.play("place Traveling Players")
    assert game.goods(P1) == "1 grain 2 food"


def test_magician_gains_nothing_before_the_last_person(table: Table) -> None:
    game = table(seats=4, played={P1: ("Magician",)}, goods={P1: "0 food"})
    game.play("place Traveling Players")
    assert game.goods(P1) == "1 food"


def free_space(game: Agricola) -> str:
    """A placement that asks nothing."""
    harmless = ("place 1 Reed", "place 1 Clay", "place 2 Clay", "place 3 Wood", "place 2 Wood", "place 1 Wood")
    return next(option for option in harmless if option in game.options)


def test_a_guest_may_be_the_magicians_last_person(table: Table) -> None:
    game = table(seats=4, played={P1: ("Magician",)}, goods={P1: "0 food"}, at_home={P1: 2})
    game.players[P1].note_round().guests = 1
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


@pytest.mark.ruling("Magician", "guest")
def test_the_card_guest_brings_the_magicians_last_person(table: Table) -> None:
    game = table(
        seats=4, round=2, played={P1: ("Magician",)}, hand={P1: ("Guest",)}, people=dict.fromkeys(range(4), 1),
        at_home=LAST_PERSON, goods={P1: "2 food"}, spaces={"Traveling Players": "nothing"},
    )  # fmt: skip
    play(game, "place Starting Player", "play Guest")
    assert farm(game).at_home == 2
    play(game, "place 1 Reed", "place 3 Wood", "place 2 Wood", "place 1 Wood", "place Traveling Players")
    assert game.goods(P1) == "2 reed 1 grain 2 food"


@pytest.mark.ruling("Magician", "guest")
def test_magician_gains_nothing_while_a_guest_is_still_to_be_placed(table: Table) -> None:
    game = table(
        seats=4, round=2, played={P1: ("Magician",)}, hand={P1: ("Guest",)}, people=dict.fromkeys(range(4), 1),
        at_home=LAST_PERSON, goods={P1: "2 food"}, spaces={"Traveling Players": "nothing"},
    )  # fmt: skip
    play(game, "place Starting Player", "play Guest", "place Traveling Players")
    assert game.goods(P1) == "1 food"


@pytest.mark.ruling("Magician", "Acrobat")
def test_magician_gains_nothing_when_the_acrobat_moves(table: Table) -> None:
    game = table(
        seats=4, played={P1: ("Magician", "Acrobat")}, goods={P1: "nothing"}, at_home={P1: 2, P2: 1, P3: 0, P4: 0}
    )
    play(game, "place Traveling Players", "place 3 Wood", "place 1 Reed")
    game.play("move from Traveling Players to Take 1 Grain")
    assert game.goods(P1) == "1 reed 1 grain 1 food"


@pytest.mark.ruling("Magician", "Countryman")
def test_magician_gains_nothing_when_the_countryman_moves(table: Table) -> None:
    game = table(
        seats=4, played={P1: ("Magician", "Countryman")}, goods={P1: "nothing"}, fields={P1: "a5"},
        cards=("Sow and Bake",), at_home={P1: 2, P2: 1, P3: 0, P4: 0},
    )  # fmt: skip
    play(game, "place Traveling Players", "place 3 Wood", "place Take 1 Grain")
    game.play("move from Take 1 Grain to Sow and Bake")
    assert game.goods(P1) == "1 food"


# -- Manufacturer ---------------------------------------------------------------------------------


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


@pytest.mark.ruling("Manufacturer", "stay major improvements")
def test_a_workshop_of_the_manufacturer_is_no_minor_for_the_businessman(table: Table) -> None:
    game = table(
        seats=3, played={P1: ("Manufacturer", "Businessman")}, house={P1: "clay hut"}, goods={P1: "2 wood 9 clay"}
    )
    play(game, "place Starting Player", "build Joinery")
    assert not [option for option in game.options if option.startswith("build")]


# -- Market Woman ---------------------------------------------------------------------------------


def test_market_woman_takes_grain_with_a_vegetable_of_a_space(table: Table) -> None:
    game = table(cards=("Take 1 Vegetable",), round=8, played={P1: ("Market Woman",)}, goods={P1: "nothing"})
    game.play("place Take 1 Vegetable")
    assert game.goods(P1) == "2 grain 1 vegetable"


def test_market_woman_reacts_to_the_market_stall_once_it_is_paid(table: Table) -> None:
    game = table(played={P1: ("Market Woman",)}, hand={P1: ("Market Stall",)}, goods={P1: "1 grain"})
    game.play("place Starting Player")
    game.play("play Market Stall")
    assert game.goods(P1) == "2 grain 1 vegetable"


def test_market_woman_does_not_pay_for_the_market_stall(table: Table) -> None:
    game = table(played={P1: ("Market Woman",)}, hand={P1: ("Market Stall",)}, goods={P1: "nothing"})
    game.play("place Starting Player")
    assert deciding(game) == P2


def test_market_woman_ignores_vegetables_from_occupations(table: Table) -> None:
    game = table(seats=4, played={P1: ("Market Woman", "Undergardener")}, goods={P1: "nothing"})
    game.play("place Day Laborer")
    assert game.goods(P1) == "1 vegetable 2 food"


@pytest.mark.ruling("Market Woman", "Vegetables that you harvest")
def test_market_woman_ignores_harvested_and_sown_vegetables(table: Table) -> None:
    game = table(
        cards=("Sow and Bake",), round=4, played={P1: ("Market Woman",)}, crops={P1: {"a5": "1 vegetable"}},
        fields={P1: "a4 a3"}, goods={P1: "2 vegetable 9 food"}, at_home={P1: 1, P2: 0},
    )  # fmt: skip
    game.play("place Sow and Bake")
    game.play("done")
    assert game.goods(P1) == "3 vegetable 9 food"


@pytest.mark.ruling("Market Woman", "The Greenhouse, the Market Stall and the Weekly Market count")
@pytest.mark.ruling("Market Woman", "It is 2 grain each time, however many vegetables")
@pytest.mark.ruling("Market Woman", "The grain that a market costs is paid before")
@pytest.mark.parametrize(("card", "grain", "vegetables"), [("Market Stall", 1, 1), ("Weekly Market", 3, 2)])
def test_market_woman_takes_2_grain_with_the_vegetables_of_a_market(
    table: Table, card: str, grain: int, vegetables: int
) -> None:
    game = table(played={P1: ("Market Woman",)}, hand={P1: (card,)}, goods={P1: f"{grain} grain"})
    play(game, "place Starting Player", f"play {card}")
    assert game.goods(P1) == f"2 grain {vegetables} vegetable"
    short = table(played={P1: ("Market Woman",)}, hand={P1: (card,)}, goods={P1: f"{grain - 1} grain"})
    play(short, "place Starting Player")
    assert in_hand(short, P1) == [card]


@pytest.mark.ruling("Market Woman", "The Greenhouse, the Market Stall and the Weekly Market count")
def test_market_woman_takes_grain_with_the_vegetable_of_the_greenhouse(table: Table) -> None:
    game = table(
        seats=1, people={P1: 1}, round=8, played={P1: ("Market Woman",)}, hand={P1: ("Greenhouse",)},
        goods={P1: "2 wood 20 food"},
    )  # fmt: skip
    play(game, "place Starting Player", "play Greenhouse")
    take_clay_until(game, 12)
    before = game.goods(P1)
    play(game, "take 1 vegetable")
    assert "grain" not in before
    assert "2 grain 1 vegetable" in game.goods(P1)


@pytest.mark.ruling("Market Woman", "vegetables from occupations do not")
@pytest.mark.parametrize(
    ("card", "space", "gets"),
    [
        ("Undergardener", "Day Laborer", "1 vegetable 2 food"),
        ("Greengrocer", "Take 1 Grain", "1 grain 1 vegetable"),
    ],
)
def test_market_woman_takes_no_grain_with_vegetables_of_occupations(
    table: Table, card: str, space: str, gets: str
) -> None:
    game = table(seats=4, played={P1: ("Market Woman", card)}, goods={P1: "nothing"})
    play(game, f"place {space}")
    assert game.goods(P1) == gets


# -- Organic Farmer -------------------------------------------------------------------------------


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
