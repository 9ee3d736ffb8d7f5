"""Occupations of deck E, D to F."""

import pytest

from farmyard import scores
from farmyard.agricola.position import P1, P2, P3, P4
from helpers import Table, deciding, farm, herd, lying, play, tally, worth
from situations import about_to_fence

# -- Dancer ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("lying", "taken"), [(1, 4), (3, 4), (4, 4), (6, 6)])
def test_dancer_gets_at_least_four_food(table: Table, lying: int, taken: int) -> None:
    food = {"Traveling Players": f"{lying} food"}
    game = table(seats=4, played={P1: ("Dancer",)}, goods={P1: "0 food"}, spaces=food)
    game.play("place Traveling Players")
    assert game.goods(P1) == f"{taken} food"
    assert tally(game, P1, "Dancer").goods == 0


@pytest.mark.ruling("Dancer", "There must be food")
def test_dancer_needs_food_on_the_space(table: Table) -> None:
    game = table(seats=4, played={P1: ("Dancer",)}, spaces={"Traveling Players": "0 food"})
    assert "place Traveling Players" not in game.options


def test_dancer_gets_nothing_for_a_room_on_the_shared_space(table: Table) -> None:
    game = table(seats=5, played={P1: ("Dancer",)}, goods={P1: "5 wood 2 reed"})
    game.play("place Room or Traveling Players")
    game.play("room a1")
    assert game.goods(P1) == "nothing"


def test_dancer_does_not_dance_for_others(table: Table) -> None:
    game = table(seats=4, played={P2: ("Dancer", "Conjurer")}, goods={P1: "0 food", P2: "0 food"})
    game.play("place Traveling Players")
    assert [game.goods(P1), game.goods(P2)] == ["1 food", "nothing"]


@pytest.mark.ruling("Dancer", "Storyteller")
def test_dancer_makes_up_for_food_left_to_the_storyteller(table: Table) -> None:
    game = table(seats=4, played={P1: ("Dancer", "Storyteller")}, goods={P1: "0 food"})
    game.play("place Traveling Players")
    game.play("take 1 vegetable for 1 food left behind")
    assert game.goods(P1) == "1 vegetable 4 food"
    assert lying(game, "Traveling Players") == "1 food"


@pytest.mark.ruling("Dancer", "made up for, too")
@pytest.mark.parametrize(("lying", "kept"), [(1, 4), (4, 4), (5, 4), (6, 5)])
def test_dancer_with_food_left_to_the_storyteller(table: Table, lying: int, kept: int) -> None:
    game = table(seats=4, played={P1: ("Dancer", "Storyteller")}, goods={P1: "0 food"},
                 spaces={"Traveling Players": f"{lying} food"})  # fmt: skip
    game.play("place Traveling Players")
    game.play("take 1 vegetable for 1 food left behind")
    assert game.goods(P1) == f"1 vegetable {kept} food"


@pytest.mark.ruling("Dancer", "There must be food on the space")
def test_dancer_cannot_take_food_from_an_empty_space_with_a_room(table: Table) -> None:
    space = {"Room or Traveling Players": "0 food"}
    assert "place Room or Traveling Players" not in table(seats=5, played={P1: ("Dancer",)}, spaces=space).options


def test_dancer_gets_at_least_four_food_on_the_shared_space(table: Table) -> None:
    game = table(seats=5, played={P1: ("Dancer",)}, goods={P1: "0 food"})
    game.play("place Room or Traveling Players")
    assert game.goods(P1) == "4 food"


# -- Dock Worker ----------------------------------------------------------------------------------


@pytest.mark.parametrize("give", ["3 wood", "2 clay", "2 reed", "2 stone"])
@pytest.mark.parametrize("gain", ["1 wood", "1 clay", "1 reed", "1 stone"])
def test_dock_worker_exchanges_any_resource_for_another(table: Table, give: str, gain: str) -> None:
    game = table(played={P1: ("Dock Worker",)}, goods={P1: give})
    if give[2:] == gain[2:]:
        assert f"convert {give} into {gain}" not in game.options
    else:
        game.play(f"convert {give} into {gain}")
        assert game.goods(P1) == gain


def test_dock_worker_pays_with_other_resources(table: Table) -> None:
    game = table(played={P1: ("Dock Worker",)}, goods={P1: "8 wood 2 clay 1 reed"})
    game.play("place Build Rooms and Stables")
    game.play("room a1")
    game.play("pay 5 wood 2 reed from 2 clay")
    assert game.goods(P1) == "3 wood"


def test_dock_worker_makes_clay_for_the_clay_seller(table: Table) -> None:
    cards = {P1: ("Dock Worker", "Clay Seller")}
    game = table(played=cards, goods={P1: "3 wood 1 clay"}, hand={P1: ("Cattle Market",)})
    game.play("place Starting Player")
    game.play("play Cattle Market")
    assert game.goods(P1) == "1 cattle"


# -- Estate Manager -------------------------------------------------------------------------------


@pytest.mark.ruling("Estate Manager", "tie")
@pytest.mark.parametrize(("seats", "points"), [(3, 2), (4, 3), (5, 4)])
def test_estate_manager_scores_by_the_number_of_players(table: Table, seats: int, points: int) -> None:
    herds = {P1: "1 sheep", P2: "1 sheep", P3: "0 food"}
    assert worth(table, "Estate Manager", seats=seats, goods=herds) == points


@pytest.mark.parametrize("kind", ["sheep", "boar", "cattle"])
def test_estate_manager_scores_nothing_if_somebody_has_more_of_a_kind(table: Table, kind: str) -> None:
    herds = {P1: "2 sheep 2 boar 1 cattle", P3: f"3 {kind}"}
    farms = {P1: ("a4 a5", "b4 b5"), P3: ("a4 a5",)}
    stables = {P1: "c5"}
    situation = {"goods": herds, "pastures": farms, "stables": stables, "seats": 3}
    assert worth(table, "Estate Manager", **situation) == 0


def test_estate_manager_does_not_count_the_house_goat(table: Table) -> None:
    goat = table(seats=3, played={P1: ("Estate Manager",), P2: ("House Goat",)})
    without = table(seats=3, played={P2: ("House Goat",)})
    assert scores(goat)[P1] - scores(without)[P1] == 2


@pytest.mark.ruling("Estate Manager", "A tie")
@pytest.mark.parametrize(("rival", "points"), [("1 sheep", 2), ("2 sheep", 0)])
def test_estate_manager_needs_no_more_than_a_tie(table: Table, rival: str, points: int) -> None:
    herds = {P1: "1 sheep", P3: rival}
    assert worth(table, "Estate Manager", seats=3, goods=herds, pastures={P3: ("a5",)}) == points


@pytest.mark.ruling("Estate Manager", "The Horse and the House Goat")
@pytest.mark.parametrize("card", ["Horse", "House Goat"])
@pytest.mark.parametrize("kind", ["sheep", "boar", "cattle"])
def test_estate_manager_counts_neither_horse_nor_goat(table: Table, card: str, kind: str) -> None:
    setting = {"seats": 3, "goods": {P1: f"1 {kind}", P2: f"1 {kind}"}, "pastures": {P1: ("a5",), P2: ("a5",)}}
    for owner in (P1, P2):
        beside = table(played={owner: (card,)}, **setting)
        cards = {P1: ("Estate Manager",), P2: ()}
        cards[owner] += (card,)
        assert scores(table(played=cards, **setting))[P1] - scores(beside)[P1] == 2


# -- Farmer ---------------------------------------------------------------------------------------


@pytest.mark.ruling("Farmer", "however many pastures")
def test_farmer_gets_a_boar_for_the_first_fences_and_then_cattle(table: Table) -> None:
    game = table(played={P1: ("Farmer",)}, goods={P1: "7 wood"}, cards=("Fences",))
    for choice in ("place Fences", "enclose a5", "enclose b5"):
        game.play(choice)
    assert game.goods(P1) == "1 boar"
    for space in ("Day Laborer", "3 Wood", "Fishing", "Fences"):
        game.play(f"place {space}")
    game.play("enclose c5")
    assert herd(game) == (0, 1, 1)


def test_farmer_ignores_fences_of_others(table: Table) -> None:
    game = table(played={P2: ("Farmer",)}, goods={P1: "4 wood", P2: "0 food"}, cards=("Fences",))
    game.play("place Fences")
    game.play("enclose a5")
    assert game.goods(P2) == "nothing"


@pytest.mark.ruling("Farmer", "cooked at once")
def test_animal_of_the_farmer_is_cooked_at_once(table: Table) -> None:
    game = table(played={P1: ("Farmer",)}, goods={P1: "1 wood 4 sheep 1 cattle"}, majors={P1: ("Fireplace (2 clay)",)},
                 pastures={P1: ("a4 a5",)}, cards=("Fences",))  # fmt: skip
    game.play("place Fences")
    game.play("keep 4 sheep 1 cattle")
    assert game.goods(P1) == "2 food 4 sheep 1 cattle"


@pytest.mark.ruling("Farmer", "Mini Pasture")
def test_farmer_works_with_the_mini_pasture(table: Table) -> None:
    game = table(played={P1: ("Farmer",)}, hand={P1: ("Mini Pasture",)}, goods={P1: "2 food"})
    game.play("place Starting Player")
    game.play("play Mini Pasture")
    game.play("enclose a5")
    assert game.goods(P1) == "1 boar"


@pytest.mark.ruling("Farmer", "Hedge Keeper")
def test_farmer_gets_one_animal_with_the_hedge_keeper(table: Table) -> None:
    game = table(played={P1: ("Farmer", "Hedge Keeper")}, goods={P1: "4 wood"}, cards=("Fences",))
    game.play("place Fences")
    game.play("enclose a5")
    game.play("enclose b5")
    assert herd(game) == (0, 1, 0)


@pytest.mark.ruling("Farmer", "the Fence Builder")
def test_farmer_works_with_the_fence_builder(table: Table) -> None:
    game = table(hand={P1: ("Fence Builder",)}, played={P1: ("Farmer",)}, goods={P1: "4 wood 1 food"})
    for choice in ("place Occupation", "place a fence on Fishing", "place Day Laborer", "place Fishing", "enclose a5"):
        game.play(choice)
    assert game.goods(P1) == "1 food 1 boar"


@pytest.mark.ruling("Farmer", "two fence actions in one turn give 2 animals")
def test_farmer_gets_two_animals_for_two_fence_actions_in_one_turn(table: Table) -> None:
    game = table(hand={P1: ("Fence Builder",)}, played={P1: ("Farmer",)}, goods={P1: "7 wood 1 food"},
                 cards=("Fences",))  # fmt: skip
    for choice in (
        "place Occupation",
        "place a fence on Fences",
        "place Day Laborer",
        "place Fences",
        "enclose a5",
        "done",
    ):
        game.play(choice)
    assert herd(game) == (0, 1, 0)
    game.play("enclose b5")
    assert herd(game) == (0, 1, 1)


@pytest.mark.ruling("Farmer", "the Fence Deliveryman")
def test_farmer_works_with_the_fence_deliveryman(table: Table) -> None:
    game = table(round=2, hand={P1: ("Fence Deliveryman",)}, played={P1: ("Farmer",)}, goods={P1: "9 food"})
    game.play("place Occupation")
    while game.round < 8:
        game.play(next(option for option in game.options if not option.startswith("convert")))
    game.play("enclose a5")
    assert herd(game) == (0, 1, 0)


@pytest.mark.ruling("Farmer", "Hedge Keeper")
def test_farmer_works_with_free_fences_of_the_hedge_keeper(table: Table) -> None:
    game = table(played={P1: ("Farmer", "Hedge Keeper")}, goods={P1: "1 wood"}, cards=("Fences",))
    game.play("place Fences")
    game.play("enclose a5")
    assert game.goods(P1) == "1 boar"


def test_farmer_ignores_fences_built_before(table: Table) -> None:
    game = table(played={P1: ("Farmer",)}, pastures={P1: ("a5",)}, goods={P1: "3 wood"}, cards=("Fences",))
    game.play("place Fences")
    game.play("enclose b5")
    assert game.goods(P1) == "1 boar"


@pytest.mark.ruling("Farmer", "once where it fences a stable that the Stablehand adds")
def test_farmer_gives_one_animal_when_the_stablehands_stable_is_fenced(table: Table) -> None:
    game = about_to_fence(table, "Farmer", "Stablehand", "Fence Overseer", supply="4 wood 2 food")
    play(game, "enclose c5", "stable c4", "enclose c4")
    assert game.goods(P1) == "1 food 1 boar"


@pytest.mark.ruling("Farmer", "A stable that comes with the same fences")
def test_farmers_animal_may_live_in_the_stablehands_stable(table: Table) -> None:
    game = table(
        round=4, cards=("Fences",), played={P1: ("Farmer", "Stablehand")}, goods={P1: "1 wood 5 sheep"},
        pastures={P1: ("c4 c5",)},
    )  # fmt: skip
    play(game, "place Fences", "stable a5")
    assert game.goods(P1) == "5 sheep 1 boar"


# -- Field Warden ---------------------------------------------------------------------------------


def test_field_warden_joins_others_on_fields_and_vegetables(table: Table) -> None:
    spaces = ("Plow 1 Field", "Take 1 Vegetable", "Plow and Sow", "Take 1 Grain")
    game = table(
        round=12, seats=4, played={P1: ("Field Warden",)}, used=dict.fromkeys(spaces, P2), people={P2: 5},
        cards=("Take 1 Vegetable", "Plow and Sow"),
    )  # fmt: skip
    assert [f"place {space}" in game.options for space in spaces] == [True, True, True, False]


def test_field_warden_does_not_use_a_space_twice(table: Table) -> None:
    game = table(seats=4, played={P1: ("Field Warden",)}, used={"Plow 1 Field": P1})
    assert "place Plow 1 Field" not in game.options


LATE = {"round": 12, "cards": ("Take 1 Vegetable", "Sow and Bake", "Plow and Sow")}

WARDEN = {"Take 1 Vegetable": (), "Plow 1 Field": ("plow a3",), "Plow and Sow": ("plow a3",)}


@pytest.mark.ruling("Field Warden", "twice in one round")
@pytest.mark.parametrize("space", WARDEN)
def test_field_warden_joins_a_space_only_once(table: Table, space: str) -> None:
    game = table(seats=4, played={P1: ("Field Warden",)}, used={space: P2}, at_home={P1: 2, P2: 1, P3: 0, P4: 0},
                 **LATE)  # fmt: skip
    assert f"place {space}" in game.options
    for choice in (f"place {space}", *WARDEN[space]):
        game.play(choice)
    assert (deciding(game), farm(game).at_home) == (P1, 1)
    assert f"place {space}" not in game.options


@pytest.mark.ruling("Field Warden", "The Countryman may go to Plow and Sow")
@pytest.mark.parametrize("cards", [("Countryman", "Field Warden"), ("Countryman",)])
def test_field_warden_lets_the_countryman_join_others_at_plow_and_sow(table: Table, cards: tuple[str, ...]) -> None:
    game = table(seats=4, played={P1: cards}, fields={P1: "a1"}, at_home={P1: 1, P2: 2, P3: 0, P4: 0},
                 used={"Sow and Bake": P2, "Plow and Sow": P2}, **LATE)  # fmt: skip
    game.play("place Take 1 Grain")
    moves = [option for option in game.options if option.startswith("move")]
    assert moves == ["move from Take 1 Grain to Plow and Sow"] * (len(cards) - 1)


# -- Fisherman ------------------------------------------------------------------------------------


def test_fisherman_may_take_double_the_food(table: Table) -> None:
    game = table(played={P1: ("Fisherman",)}, goods={P1: "0 food"}, spaces={"Fishing": "3 food"})
    game.play("place Fishing")
    assert game.options[:2] == ["take 3 food more", "done"]
    game.play("take 3 food more")
    assert game.goods(P1) == "6 food"


def test_fisherman_may_be_content(table: Table) -> None:
    game = table(played={P1: ("Fisherman",)}, goods={P1: "0 food"}, spaces={"Fishing": "3 food"})
    game.play("place Fishing")
    game.play("done")
    assert game.goods(P1) == "3 food"


def test_fisherman_does_not_double_other_goods(table: Table) -> None:
    game = table(played={P1: ("Fisherman",)}, goods={P1: "0 food"}, spaces={"Fishing": "1 food 1 wood"})
    game.play("place Fishing")
    game.play("take 1 food more")
    assert game.goods(P1) == "1 wood 2 food"


@pytest.mark.ruling("Fisherman", "hands do not count")
@pytest.mark.ruling("Fisherman", "pay more than you gain")
def test_fisherman_pays_the_owners_of_fishing_tackle(table: Table) -> None:
    tackle = {P1: ("Fisherman", "Raft"), P2: ("Fishing Rod", "Canoe"), P3: ("Raft",)}
    game = table(
        seats=3, played=tackle, hand={P3: ("Fishing Rod",)}, goods={P1: "1 food", P2: "0 food", P3: "0 food"},
        spaces={"Fishing": "1 food"},
    )  # fmt: skip
    game.play("place Fishing")
    game.play("take 1 food more and pay 3 food")
    game.play("take 1 reed")
    assert [game.goods(player) for player in (P1, P2, P3)] == ["1 reed", "2 food", "1 food"]


@pytest.mark.ruling("Fisherman", "everybody must be paid")
def test_fisherman_must_be_able_to_pay_everybody(table: Table) -> None:
    tackle = {P1: ("Fisherman",), P2: ("Fishing Rod", "Canoe", "Raft")}
    game = table(played=tackle, goods={P1: "0 food"}, spaces={"Fishing": "1 food"})
    game.play("place Fishing")
    assert deciding(game) == P2
    assert game.goods(P1) == "1 food"


@pytest.mark.ruling("Fisherman", "not what cards add")
def test_fisherman_does_not_double_what_cards_add(table: Table) -> None:
    game = table(played={P1: ("Fisherman", "Fishing Rod")}, goods={P1: "0 food"}, spaces={"Fishing": "2 food"})
    game.play("place Fishing")
    game.play("take 2 food more")
    assert game.goods(P1) == "5 food"


TACKLE = ("Fishing Rod", "Raft", "Canoe", "Fish Trap", "Landing Net")


@pytest.mark.ruling("Fisherman", "somebody with several such cards is paid for each")
@pytest.mark.parametrize("card", TACKLE)
def test_fisherman_pays_for_each_sort_of_tackle(table: Table, card: str) -> None:
    game = table(played={P1: ("Fisherman",), P2: (card,)}, goods={P1: "0 food", P2: "0 food"})
    game.play("place Fishing")
    game.play("take 1 food more and pay 1 food")
    assert [game.goods(P1), game.goods(P2)] == ["1 food", "1 food"]


@pytest.mark.ruling("Fisherman", "Your own cards cost nothing")
@pytest.mark.parametrize("card", TACKLE)
def test_fisherman_pays_nothing_for_own_tackle_or_tackle_in_hands(table: Table, card: str) -> None:
    own = table(played={P1: ("Fisherman", card)}, goods={P1: "0 food"})
    hand = table(played={P1: ("Fisherman",)}, hand={P2: (card,)}, goods={P1: "0 food"})
    for game in (own, hand):
        game.play("place Fishing")
        assert game.options[:2] == ["take 1 food more", "done"]


@pytest.mark.ruling("Fisherman", "with the catch and food")
def test_fisherman_pays_with_food_catch_and_what_can_be_made_at_any_time(table: Table) -> None:
    tackle = {P1: ("Fisherman",), P2: ("Fishing Rod", "Canoe", "Raft", "Fish Trap")}
    for own, offered in (("1 food", False), ("2 food", True), ("1 grain", False), ("2 grain", True)):
        game = table(played=tackle, goods={P1: own})
        game.play("place Fishing")
        assert ("take 1 food more and pay 4 food" in game.options) == offered


@pytest.mark.ruling("Fisherman", "Net Fisherman")
def test_fisherman_does_not_double_the_catch_of_the_net_fisherman(table: Table) -> None:
    game = table(played={P1: ("Fisherman", "Net Fisherman")}, goods={P1: "0 food"}, spaces={"Fishing": "3 food"})
    for space in ("1 Reed", "Day Laborer", "Take 1 Grain", "3 Wood"):
        game.play(f"place {space}")
    game.play(game.options[0])
    assert game.goods(P1) == "1 reed 1 grain 3 food"
