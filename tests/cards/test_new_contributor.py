"""Yoke, Milking Shed, Flagon, Field Worker and Market Crier: each clause and each ruling."""

from collections.abc import Callable

import pytest

from farmyard import Agricola
from farmyard.agricola.position import P1, P2, P3, P4
from farmyard.agricola.rules.scoring import score
from farmyard.agricola.state.game import FIELD
from helpers import play_minor

Table = Callable[..., Agricola]


def fields(game: Agricola, seat: int) -> int:
    return game.players[seat].fields.bit_count()


def plowing(game: Agricola) -> bool:
    return any(option.startswith("plow") for option in game.options)


def all_goods(game: Agricola) -> list[str]:
    return [game.goods(seat) for seat in range(game.seats())]


# -- Yoke -----------------------------------------------------------------------------------------


def yoked(table: Table, *own: str, others: tuple[str, ...] = ()) -> Agricola:
    """The Yoke has just been played; its owner has played some cards, another player others."""
    game = table(
        seats=3,
        hand={P1: ("Yoke",)},
        played={P1: own, P3: others},
        goods={P1: "1 wood 1 cattle"},
        pastures={P1: ("c5",)},
    )
    play_minor(game, "Yoke")
    return game


@pytest.mark.ruling("Yoke", "The plows are Crooked Plow")
@pytest.mark.parametrize(
    ("own", "others", "number"),
    [
        (("Crooked Plow",), (), 1),
        ((), ("Moldboard Plow",), 1),
        (("Riding Plow",), ("Swing Plow", "Turnwrest Plow"), 3),
        (("Harrow",), (), 1),
        ((), ("Harrow",), 1),
        (("Crooked Plow", "Moldboard Plow", "Riding Plow"), ("Swing Plow", "Turnwrest Plow", "Harrow"), 6),
    ],
)
def test_yoke_plows_for_each_plow_at_the_table(
    table: Table, own: tuple[str, ...], others: tuple[str, ...], number: int
) -> None:
    game = yoked(table, *own, others=others)
    for cell in ("a1", "a2", "a3", "a4", "a5", "b5")[:number]:
        game.play(f"plow {cell}")
    assert fields(game, P1) == number
    assert not plowing(game)


def test_yoke_plows_nothing_without_a_plow(table: Table) -> None:
    game = yoked(table, "Ox Team", others=("Manger",))
    assert not plowing(game)
    assert fields(game, P1) == 0


@pytest.mark.parametrize("number", [0, 1])
def test_yoke_may_plow_less(table: Table, number: int) -> None:
    game = yoked(table, "Crooked Plow", "Swing Plow")
    for cell in ("a1", "a2")[:number]:
        game.play(f"plow {cell}")
    game.play("done")
    assert fields(game, P1) == number
    assert not plowing(game)


def test_yoke_costs_a_wood_and_asks_for_cattle(table: Table) -> None:
    assert yoked(table).goods(P1) == "1 cattle"
    game = table(hand={P1: ("Yoke",)}, goods={P1: "1 wood 1 sheep"}, pastures={P1: ("c5",)})
    game.play("place Starting Player")
    assert "play Yoke" not in game.options


@pytest.mark.ruling("Yoke", "given up do not count")
def test_yoke_does_not_count_what_was_given_up(table: Table) -> None:
    game = table(
        hand={P1: ("Madonna Statue",), P2: ("Yoke",)}, played={P1: ("Harrow", "Swing Plow"), P2: ("Riding Plow",)},
        goods={P2: "1 wood 1 cattle"}, pastures={P2: ("c5",)}, cards=("Improvement",),
    )  # fmt: skip
    play_minor(game, "Madonna Statue")
    game.play("done")
    game.play("place Improvement")
    game.play("plow a1")
    assert game.players[P2].cards[-1].name == "Yoke"
    assert fields(game, P2) == 1
    assert not plowing(game)


def test_yoke_sets_no_plow_in_motion(table: Table) -> None:
    game = yoked(table, "Riding Plow")
    game.play("plow a1")
    assert not plowing(game)


def test_rake_asks_for_a_sixth_field_beside_the_yoke(table: Table) -> None:
    farm = {"fields": {P1: "a3 a4 a5 b4 b5"}}
    assert score(table(played={P1: ("Rake",)}, **farm), P1) == score(table(**farm), P1) + 2
    assert score(table(played={P1: ("Rake", "Yoke")}, **farm), P1) == score(table(**farm), P1)


# -- Milking Shed ---------------------------------------------------------------------------------


FED = 4  # food for two people, who are fed at once where nothing is to be chosen
SHED = {"phase": FIELD, "played": {P1: ("Milking Shed",)}}
MEADOWS = {P1: ("a4 a5 b4 b5",), P2: ("a4 a5 b4 b5",), P3: ("a4 a5 b4 b5",)}


@pytest.mark.parametrize(
    ("animals", "food"),
    [
        ({P1: "4 sheep 20 food"}, 0),
        ({P1: "5 sheep 20 food"}, 1),
        ({P1: "2 sheep 20 food", P2: "2 sheep 20 food", P3: "1 sheep"}, 1),
        ({P1: "20 food", P2: "5 sheep 20 food", P3: "5 sheep"}, 2),
        ({P1: "2 cattle 20 food"}, 0),
        ({P1: "1 cattle 20 food", P2: "1 cattle 20 food", P3: "1 cattle"}, 1),
        ({P1: "20 food", P2: "4 sheep 20 food", P3: "2 cattle"}, 0),
        ({P1: "7 sheep 20 food", P2: "4 cattle 20 food", P3: "3 sheep"}, 3),
        ({P1: "20 food", P2: "8 boar"}, 0),
    ],
)
def test_milking_shed_counts_everybodys_sheep_and_cattle(table: Table, animals: dict[int, str], food: int) -> None:
    game = table(**SHED, seats=3, goods=animals, pastures=MEADOWS)
    assert f"{20 + food - FED} food" in game.goods(P1)


@pytest.mark.ruling("Milking Shed", "Pets count")
def test_milking_shed_counts_pets_and_animals_on_cards(table: Table) -> None:
    played = {P1: ("Milking Shed", "Wildlife Reserve"), P2: ("Wildlife Reserve",)}
    game = table(phase=FIELD, played=played, goods={P1: "2 cattle 9 food", P2: "1 cattle"})
    assert game.goods(P1) == f"{9 + 1 - FED} food 2 cattle"


@pytest.mark.ruling("Milking Shed", "It comes first in the harvest")
@pytest.mark.ruling("Milking Hand", "after the Milking Shed")
@pytest.mark.ruling("Loom", "after the Milking Shed")
@pytest.mark.ruling("Milking Stool", "after the Milking Shed")
@pytest.mark.parametrize("later", ["Loom", "Spindle", "Butter Churn", "Milking Stool", "Milking Hand"])
def test_milking_shed_comes_before_other_food_for_animals(table: Table, later: str) -> None:
    game = table(
        round=4, played={P1: (later, "Milking Shed")}, goods={P1: "5 sheep 8 cattle"}, at_home={P1: 1, P2: 0},
        pastures={P1: ("a3 b3 c3", "a4 a5 b4 b5")}, stables={P1: "b4"},
    )  # fmt: skip
    game.journal = []
    game.play("place Fishing")
    gains = [what for seat, what in game.journal if seat == P1 and what.startswith("gets")]
    assert gains[:3] == ["gets 1 food", "gets 1 food", "gets 2 food"]
    assert len(gains) > 3


@pytest.mark.ruling("Milking Shed", "The field phase that Manure gives")
def test_milking_shed_gives_nothing_when_manure_harvests(table: Table) -> None:
    game = table(
        round=2, played={P1: ("Manure", "Milking Shed")}, goods={P1: "5 sheep"}, at_home={P1: 1, P2: 0},
        pastures={P1: ("a4 a5 b4 b5",)}, crops={P1: {"a1": "2 grain"}},
    )  # fmt: skip
    game.play("place 1 Clay")
    game.play("use Manure")
    assert game.goods(P1) == "1 clay 1 grain 5 sheep"


def test_milking_shed_costs_clay_and_stone_for_two_points(table: Table) -> None:
    game = table(hand={P1: ("Milking Shed",)}, goods={P1: "2 clay 3 stone"})
    before = score(game, P1)
    play_minor(game, "Milking Shed")
    assert game.goods(P1) == "nothing"
    assert score(game, P1) == before + 2


# -- Flagon ---------------------------------------------------------------------------------------


def test_flagon_pays_everybody_for_anybodys_well(table: Table) -> None:
    game = table(
        seats=3, starting_player=P2, cards=("Improvement",), played={P1: ("Flagon",)},
        goods={P1: "0 food", P2: "1 wood 3 stone", P3: "0 food"},
    )  # fmt: skip
    game.play("place Improvement")
    assert all_goods(game) == ["4 food", "1 food", "1 food"]


def test_flagon_pays_for_your_own_well(table: Table) -> None:
    game = table(cards=("Improvement",), played={P1: ("Flagon",)}, goods={P1: "1 wood 3 stone", P2: "0 food"})
    game.play("place Improvement")
    assert all_goods(game) == ["4 food", "1 food"]


@pytest.mark.ruling("Flagon", "A Well that is built again")
@pytest.mark.ruling("Village Well", "The Flagon reacts to it")
def test_flagon_pays_for_the_village_well_and_a_second_well(table: Table) -> None:
    game = table(
        starting_player=P2, cards=("Improvement",), played={P1: ("Flagon",)}, majors={P2: ("Well",)},
        hand={P2: ("Village Well",)}, goods={P1: "1 wood 3 stone", P2: "0 food"},
    )  # fmt: skip
    play_minor(game, "Village Well")
    game.play("done")
    assert all_goods(game) == ["1 wood 3 stone 4 food", "1 food"]
    game.play("place Improvement")
    assert all_goods(game) == ["8 food", "2 food"]


def test_flagon_ignores_other_improvements(table: Table) -> None:
    game = table(
        starting_player=P2, cards=("Improvement",), played={P1: ("Flagon",)}, goods={P1: "0 food", P2: "2 clay"}
    )
    game.play("place Improvement")
    assert all_goods(game) == ["nothing", "nothing"]


@pytest.mark.ruling("Flagon", "both in play")
@pytest.mark.ruling("Flagon", "The Village Well alone")
@pytest.mark.parametrize(
    ("well", "village", "times"),
    [((), (), 0), (("Well",), (), 1), ((), ("Village Well",), 1), (("Well",), ("Village Well",), 2)],
)
def test_flagon_pays_for_the_wells_in_play(
    table: Table, well: tuple[str, ...], village: tuple[str, ...], times: int
) -> None:
    game = table(
        seats=3, hand={P1: ("Flagon",)}, majors={P2: well}, played={P3: village},
        goods={P1: "1 clay 1 food", P2: "1 food", P3: "1 food"},
    )  # fmt: skip
    play_minor(game, "Flagon")
    assert all_goods(game) == [f"{1 + 4 * times} food", f"{1 + times} food", f"{1 + times} food"]


@pytest.mark.ruling("Flagon", "The Village Well alone")
def test_flagon_does_not_count_the_well_that_became_the_village_well(table: Table) -> None:
    game = table(
        cards=("Improvement",), hand={P1: ("Village Well",), P2: ("Flagon",)}, majors={P1: ("Well",)},
        goods={P1: "0 food", P2: "1 clay"},
    )  # fmt: skip
    play_minor(game, "Village Well")
    game.play("done")
    game.play("place Improvement")
    assert all_goods(game) == ["1 food", "4 food"]


def test_flagon_pays_alone_at_the_table(table: Table) -> None:
    game = table(seats=1, hand={P1: ("Flagon",)}, majors={P1: ("Well",)}, goods={P1: "1 clay"})
    play_minor(game, "Flagon")
    assert game.goods(P1) == "4 food"


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
    game.play("done")
    while game.round == 9:
        game.play(game.options[0])
    assert "1 grain" in game.goods(P1)
    assert "vegetable" not in game.goods(P1)
    assert "take 1 grain 1 vegetable" not in game.options


# -- Field Worker ---------------------------------------------------------------------------------


SOW = {"cards": ("Sow and Bake",), "played": {P1: ("Field Worker",)}}


@pytest.mark.ruling("Field Worker", "however many there are")
@pytest.mark.parametrize(("seats", "gain"), [(3, "1 grain"), (4, "1 food"), (5, "1 food")])
@pytest.mark.parametrize("number", [1, 2])
def test_field_worker_gains_when_another_player_sows(table: Table, seats: int, gain: str, number: int) -> None:
    goods = {P1: "0 food", P2: f"{number} grain", P3: "0 food"}
    game = table(**SOW, seats=seats, starting_player=P2, fields={P2: "a4 a5"}, goods=goods)
    game.play("place Sow and Bake")
    while "sow grain" in game.options:
        game.play("sow grain")
    assert all_goods(game)[:3] == [gain, "nothing", "nothing"]


@pytest.mark.ruling("Field Worker", "Your own sowing")
@pytest.mark.parametrize("seats", [3, 4])
def test_field_worker_gains_nothing_from_your_own_sowing(table: Table, seats: int) -> None:
    game = table(**SOW, seats=seats, fields={P1: "a5"}, goods={P1: "1 grain"})
    game.play("place Sow and Bake")
    assert game.goods(P1) == "nothing"


@pytest.mark.ruling("Field Worker", "At least 1 field must have been filled")
def test_field_worker_gains_nothing_when_another_player_only_bakes(table: Table) -> None:
    game = table(
        **SOW, seats=3, starting_player=P2, fields={P2: "a5"}, goods={P1: "0 food", P2: "1 grain"},
        majors={P2: ("Clay Oven",)},
    )  # fmt: skip
    game.play("place Sow and Bake")
    game.play("bake 1 grain")
    assert all_goods(game)[:2] == ["nothing", "5 food"]


@pytest.mark.ruling("Field Worker", "like the Hobby Farmer")
def test_field_worker_gains_from_the_hobby_farmer(table: Table) -> None:
    game = table(
        seats=4, starting_player=P4, played={P1: ("Field Worker",)}, hand={P4: ("Hobby Farmer",)}, fields={P4: "a5"},
        goods={P1: "0 food", P4: "2 food"},
    )  # fmt: skip
    game.play("place Occupation")
    game.play("sow vegetable")
    assert game.goods(P1) == "1 food"
