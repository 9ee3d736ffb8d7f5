"""Occupations of deck I, M to N."""

from typing import Any

import pytest

from farmyard.agricola.position import P1, P2, P3
from farmyard.agricola.state.game import FIELD
from helpers import (
    Table,
    all_goods,
    choices,
    count_of,
    crops,
    deciding,
    farm,
    fields,
    play,
    play_minor,
    points,
    promised,
)

# -- Manservant -----------------------------------------------------------------------------------


def test_manservant_lays_food_once_the_house_is_of_stone(table: Table) -> None:
    game = table(round=7, house={P1: "clay hut"}, played={P1: ("Manservant",)}, goods={P1: "2 stone 1 reed"})
    game.play("place Renovation and Improvement")
    assert promised(game, P1) == dict.fromkeys(range(8, 15), "3 food")


def test_manservant_lays_nothing_for_a_clay_hut(table: Table) -> None:
    game = table(round=7, played={P1: ("Manservant",)}, goods={P1: "2 clay 1 reed"})
    game.play("place Renovation and Improvement")
    assert promised(game, P1) == {}


def test_manservant_lays_food_at_once_in_a_stone_house(table: Table) -> None:
    game = table(round=12, house={P1: "stone house"}, hand={P1: ("Manservant",)})
    game.play("place Occupation")
    assert promised(game, P1) == {13: "3 food", 14: "3 food"}


# -- Market Crier ---------------------------------------------------------------------------------


CRIER = {"seats": 3, "played": {P1: ("Market Crier",)}, "goods": {P1: "0 food", P2: "0 food", P3: "0 food"}}


@pytest.mark.ruling("Market Crier", "both or neither")
def test_market_crier_takes_grain_and_vegetable_and_gives_everybody_grain(table: Table) -> None:
    game = table(**CRIER)
    game.play("place Take 1 Grain")
    assert {"take 1 grain 1 vegetable", "done"} == set(game.options) - {"convert grain"}
    game.play("take 1 grain 1 vegetable")
    assert all_goods(game) == ["2 grain 1 vegetable", "1 grain", "1 grain"]


def test_market_crier_may_leave_it(table: Table) -> None:
    game = table(**CRIER)
    game.play("place Take 1 Grain")
    game.play("done")
    assert all_goods(game) == ["1 grain", "nothing", "nothing"]


def test_market_crier_does_nothing_for_the_grain_of_others(table: Table) -> None:
    game = table(**CRIER, starting_player=P2)
    game.play("place Take 1 Grain")
    assert all_goods(game) == ["nothing", "1 grain", "nothing"]
    assert "take 1 grain 1 vegetable" not in game.options


def test_market_crier_works_beside_another_card(table: Table) -> None:
    game = table(**{**CRIER, "played": {P1: ("Market Crier", "Field Watchman")}})
    game.play("place Take 1 Grain")
    game.play("use Market Crier")
    assert all_goods(game) == ["2 grain 1 vegetable", "1 grain", "1 grain"]
    game.play("plow a1")
    assert fields(game, P1) == 1


@pytest.mark.ruling("Market Crier", "Grain from anywhere else")
def test_market_crier_ignores_the_grain_of_the_granary(table: Table) -> None:
    game = table(
        seats=3, round=9, hand={P1: ("Granary",)}, played={P1: ("Market Crier",)}, goods={P1: "3 wood 4 food"},
        people={P1: 1, P2: 1, P3: 1}, at_home={P1: 1, P2: 0, P3: 0},
    )  # fmt: skip
    play_minor(game, "Granary")
    while game.round == 9:
        game.play(game.options[0])
    assert "1 grain" in game.goods(P1)
    assert "vegetable" not in game.goods(P1)
    assert "take 1 grain 1 vegetable" not in game.options


# -- Midwife --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("own", "food"), [(2, "1 food"), (3, "nothing"), (5, "nothing")])
def test_midwife_compares_the_families(table: Table, own: int, food: str) -> None:
    game = table(
        seats=4, round=7, played={P2: ("Midwife",)}, rooms={P1: "a1 b1 c1"}, people={P2: own}, goods={P2: "0 food"}
    )
    game.play("place Family Growth")
    assert game.goods(P2) == food


def test_midwife_gets_2_food_for_a_much_larger_family(table: Table) -> None:
    game = table(
        seats=4, round=7, played={P2: ("Midwife",)}, rooms={P1: "a1 b1 c1 c2"}, people={P1: 3}, goods={P2: "0 food"}
    )
    game.play("place Family Growth")
    assert game.goods(P2) == "2 food"


def test_midwife_gets_nothing_for_own_children_and_compares_with_the_growing_family_only(table: Table) -> None:
    game = table(
        seats=4, round=7, played={P1: ("Midwife",)}, rooms={P1: "a1 b1 c1"}, goods={P1: "0 food"}, people={P2: 5}
    )
    game.play("place Family Growth")
    assert game.goods(P1) == "nothing"
    other = table(
        seats=4, round=7, played={P2: ("Midwife",)}, rooms={P1: "a1 b1 c1"}, goods={P2: "0 food"}, people={P2: 3, P3: 5}
    )
    other.play("place Family Growth")
    assert other.goods(P2) == "nothing"


@pytest.mark.ruling("Midwife", "the Wet Nurse and the Lover")
def test_midwife_counts_children_of_the_wet_nurse(table: Table) -> None:
    game = table(
        seats=4, played={P1: ("Wet Nurse",), P2: ("Midwife",)}, goods={P1: "10 wood 4 reed 2 food", P2: "0 food"}
    )
    game.play("place Build Rooms and Stables")
    game.play("room a1")
    game.play("room a2")
    game.play("grow")
    game.play("grow")
    assert (farm(game).people, game.goods(P2)) == (4, "3 food")


@pytest.mark.ruling("Midwife", "the Lover count")
@pytest.mark.ruling("Lover", "The Midwife reacts to it, the Clapper does not")
def test_midwife_and_adoptive_parents_but_not_the_clapper_see_the_lovers_child(table: Table) -> None:
    game = table(
        seats=4, played={P1: ("Adoptive Parents", "Clapper"), P2: ("Midwife",)}, hand={P1: ("Lover",)},
        goods={P1: "6 food", P2: "0 food"}, crops={P1: {"c5": "1 grain"}},
    )  # fmt: skip
    game.play("place Occupation")
    game.play("use Adoptive Parents")
    assert (farm(game).people, farm(game).newborns, game.goods(P2)) == (3, 0, "1 food")
    assert crops(game, P1) == ["1 grain"]


@pytest.mark.ruling("Midwife", "Guests")
def test_midwife_does_not_count_guests(table: Table) -> None:
    game = table(
        seats=4, round=7, played={P2: ("Midwife",)}, rooms={P1: "a1 b1 c1"}, goods={P2: "0 food"}, at_home={P2: 4}
    )
    game.play("place Family Growth")
    assert game.goods(P2) == "1 food"
    guest = table(seats=4, played={P2: ("Midwife",)}, hand={P1: ("Guest",)}, goods={P1: "2 food", P2: "0 food"})
    guest.play("place Starting Player")
    guest.play("play Guest")
    assert guest.goods(P2) == "nothing"


@pytest.mark.ruling("Midwife", "whoever lives in the Reed Hut")
def test_midwife_does_not_count_who_lives_in_the_reed_hut(table: Table) -> None:
    other = table(
        seats=4, played={P2: ("Midwife",)}, hand={P1: ("Reed Hut",)}, goods={P1: "1 wood 4 reed", P2: "0 food"}
    )
    other.play("place Starting Player")
    other.play("play Reed Hut")
    assert other.goods(P2) == "nothing"
    own = table(
        seats=4, round=7, played={P1: ("Midwife",)}, hand={P1: ("Reed Hut",)}, goods={P1: "1 wood 4 reed"},
        rooms={P2: "a1 b1 c1"},
    )  # fmt: skip
    own.play("place Starting Player")
    own.play("play Reed Hut")
    own.play("place Family Growth")
    assert own.goods(P1) == "1 food"


# -- Milking Hand ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("cattle", "food"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_milking_hand_gives_food_in_the_field_phase(table: Table, cattle: int, food: int) -> None:
    game = table(
        seats=4,
        phase=FIELD,
        played={P1: ("Milking Hand",)},
        pastures={P1: ("a3 a4 a5",)},
        goods={P1: f"{cattle} cattle 1 grain"},
    )
    assert count_of(game, "food") == food


@pytest.mark.parametrize(("cattle", "score"), [(0, 0), (1, 0), (2, 1), (3, 1), (5, 2)])
def test_milking_hand_gives_a_point_for_two_cattle(table: Table, cattle: int, score: int) -> None:
    game = table(seats=4, played={P1: ("Milking Hand",)}, pastures={P1: ("a3 a4 a5",)}, goods={P1: f"{cattle} cattle"})
    assert points(game, P1) == score


@pytest.mark.ruling("Milking Hand", "Harvesting with Manure")
def test_milking_hand_gives_nothing_with_manure(table: Table) -> None:
    game = table(
        seats=4, round=5, played={P1: ("Milking Hand", "Manure")}, crops={P1: {"a5": "2 grain"}},
        goods={P1: "1 cattle"},
        at_home={P1: 1, P2: 0, P3: 0, 3: 0},
    )  # fmt: skip
    game.play("place Fishing")
    game.play("use Manure")
    assert game.goods(P1) == "1 grain 1 food 1 cattle"


# -- Net Fisherman --------------------------------------------------------------------------------


FISHER: dict[str, Any] = {"played": {P1: ("Net Fisherman",)}, "at_home": {P1: 1, P2: 0}}


def test_net_fisherman_takes_the_food_from_fishing(table: Table) -> None:
    game = table(spaces={"Fishing": "3 food", "1 Reed": "1 reed"}, goods={P1: "0 food"}, **FISHER)
    play(game, "place 1 Reed", "take 3 food")
    assert game.goods(P1) == "1 reed 3 food"
    assert game.round == 2


def test_net_fisherman_may_leave_the_food(table: Table) -> None:
    game = table(goods={P1: "0 food"}, **FISHER)
    play(game, "place 1 Reed", "done", "place Fishing")
    assert game.goods(P1) == "1 reed 2 food"


@pytest.mark.ruling("Net Fisherman", "Reed from cards does not count")
def test_net_fisherman_needs_reed_from_a_person(table: Table) -> None:
    game = table(hand={P1: ("Helpful Neighbors",)}, goods={P1: "1 wood"}, **FISHER)
    play(game, "place Starting Player", "play Helpful Neighbors", "take 1 reed")
    assert game.round == 2
    assert game.options[0].startswith("place")


@pytest.mark.ruling("Net Fisherman", "Reed from cards does not count")
def test_reed_on_a_round_space_gives_the_net_fisherman_nothing(table: Table) -> None:
    game = table(hand={P1: ("Reed Collector",)}, goods={P1: "1 food"}, **FISHER)
    play(game, "place Occupation", "place Day Laborer", "place 3 Wood", "place 1 Clay", "place Plow 1 Field")
    assert game.goods(P1) == "2 clay 1 reed 2 food"
    play(game, "plow a5")
    assert game.round == 3


@pytest.mark.ruling("Net Fisherman", "If somebody has fished in the meantime")
def test_nothing_is_left_for_the_net_fisherman_once_somebody_has_fished(table: Table) -> None:
    game = table(played={P1: ("Net Fisherman",)}, at_home={P1: 1, P2: 1}, goods={P1: "0 food"})
    play(game, "place 1 Reed", "place Fishing")
    assert game.round == 2
    assert game.goods(P1) == "1 reed"


@pytest.mark.ruling("Net Fisherman", "nor reed that you took before you played this card")
def test_reed_taken_before_the_net_fisherman_was_played_does_not_count(table: Table) -> None:
    game = table(hand={P1: ("Net Fisherman",)}, at_home={P1: 2, P2: 0})
    play(game, "place 1 Reed", "place Occupation")
    assert game.round == 2
    assert game.options[0].startswith("place")


def test_net_fisherman_claims_only_for_the_round(table: Table) -> None:
    game = table(played={P1: ("Net Fisherman",)}, at_home={P1: 1, P2: 0}, people={P1: 2, P2: 2})
    play(game, "place 1 Reed", "take 1 food")
    play(game, "place Day Laborer", "place 1 Clay", "place 3 Wood", "place Plow 1 Field", "plow a5")
    assert game.round == 3


def test_net_fishermans_catch_is_no_use_of_fishing(table: Table) -> None:
    game = table(
        played={P1: ("Net Fisherman", "Fishing Rod", "Raft", "Canoe", "Fisherman")},
        at_home={P1: 1, P2: 0},
        goods={P1: "0 food"},
    )
    play(game, "place 1 Reed", "take 1 food")
    assert game.goods(P1) == "1 reed 1 food"


@pytest.mark.ruling("Net Fisherman", "You take food only")
def test_net_fisherman_takes_food_only(table: Table) -> None:
    game = table(spaces={"Fishing": "1 wood 2 food", "1 Reed": "1 reed"}, goods={P1: "0 food"}, **FISHER)
    play(game, "place 1 Reed", "take 2 food", "place Fishing")
    assert game.goods(P1) == "1 wood 1 reed 3 food"


@pytest.mark.ruling("Net Fisherman", "Any space that gives reed will do")
@pytest.mark.parametrize(
    ("seats", "space", "choice"),
    [
        (3, "Take 1 Resource", "take 1 reed"),
        (4, "Reed, Stone and Food", ""),
        (5, "Reed, Stone and Wood", ""),
    ],
)
def test_net_fisherman_claims_on_every_space_with_reed(table: Table, seats: int, space: str, choice: str) -> None:
    nobody = dict.fromkeys(range(1, seats), 0)
    game = table(seats=seats, played={P1: ("Net Fisherman",)}, at_home={P1: 1, **nobody})
    play(game, f"place {space}", *[choice for choice in [choice] if choice])
    assert game.options[:2] == ["take 1 food", "done"]


@pytest.mark.ruling("Net Fisherman", "also one where you choose reed")
def test_net_fisherman_claims_nothing_where_another_resource_is_chosen(table: Table) -> None:
    game = table(seats=3, played={P1: ("Net Fisherman",)}, at_home={P1: 1, P2: 0, P3: 0})
    play(game, "place Take 1 Resource", "take 1 clay")
    assert game.round == 2


@pytest.mark.ruling("Net Fisherman", "It is no use of Fishing")
@pytest.mark.parametrize(
    ("card", "caught"), [("Fisherman", 1), ("Fishing Rod", 1), ("Raft", 1), ("Canoe", 1), ("Fish Trap", 2)]
)
def test_no_card_for_fishing_reacts_to_the_net_fisherman(table: Table, card: str, caught: int) -> None:
    game = table(played={P1: ("Net Fisherman", card)}, at_home={P1: 1, P2: 0}, goods={P1: "nothing"})
    play(game, "place 1 Reed", "take 1 food")
    assert (game.goods(P1), game.round) == (f"1 reed {caught} food", 2)
    assert choices(game)[0].startswith("place")
    fishing = table(played={P1: (card,)}, goods={P1: "nothing"})
    play(fishing, "place Fishing")
    assert fishing.goods(P1) != "1 food" or deciding(fishing) == P1
