"""Occupations of deck K, St to V."""

import pytest

from farmyard import Agricola
from farmyard.agricola.position import P1, P2, P3, P4
from farmyard.agricola.state.game import FEEDING, PREPARATION
from farmyard.agricola.state.goods import goods, text
from helpers import Table, deciding, farm, give, names, note, on_card, play, points, promise, tally
from situations import HEARTH, LAST_PERSON, butcher, dealer, overflow, scholar

# -- Stone Breaker --------------------------------------------------------------------------------


def test_stone_breaker_renovates_without_an_action(table: Table) -> None:
    game = table(seats=4, played={P1: ("Stone Breaker",)}, house={P1: "clay hut"}, goods={P1: "2 stone 1 reed"})
    game.play("use Stone Breaker")
    assert (farm(game).house, game.goods(P1), deciding(game)) == ("stone house", "nothing", P1)


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


# -- Storehouse Clerk -----------------------------------------------------------------------------


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
    game = table(seats=4, round=6, played={P1: ("Storehouse Clerk",)}, goods={P1: "7 wood"}, at_home=LAST_PERSON)
    promise(game, 7, "1 wood")
    game.play("place 1 Reed")
    assert game.goods(P1) == "9 wood 1 reed"


def test_storehouse_clerk_does_not_count_what_grows_on_cards(table: Table) -> None:
    game = table(
        seats=4, round=6, played={P1: ("Storehouse Clerk", "Copse")}, goods={P1: "7 wood"}, at_home=LAST_PERSON
    )
    game.players[P1].plant(len(game.players[P1].crops) - 1, goods("3 wood"))
    game.play("place 1 Reed")
    assert game.goods(P1) == "7 wood 1 reed"


@pytest.mark.ruling("Storehouse Clerk", "Copse, the Forester")
@pytest.mark.parametrize("card", ["Copse", "Forester"])
def test_storehouse_clerk_does_not_count_planted_wood(table: Table, card: str) -> None:
    game = table(
        seats=4,
        cards=("Sow and Bake",),
        played={P1: ("Storehouse Clerk", card)},
        goods={P1: "8 wood"},
        at_home=LAST_PERSON,
    )
    play(game, "place Sow and Bake", "done")
    assert (game.round, game.goods(P1)) == (2, "7 wood")


@pytest.mark.ruling("Storehouse Clerk", "Resource Seller")
@pytest.mark.parametrize(("supply", "after"), [("7 wood", "7 wood 1 food"), ("8 wood", "10 wood 1 food")])
def test_storehouse_clerk_does_not_count_the_resource_seller(table: Table, supply: str, after: str) -> None:
    played = {P1: ("Storehouse Clerk", "Resource Seller")}
    game = table(seats=4, played=played, goods={P1: supply}, at_home=LAST_PERSON)
    game.play("place Fishing")
    assert (game.round, game.goods(P1)) == (2, after)


@pytest.mark.ruling("Storehouse Clerk", "What arrives at the start of the round")
@pytest.mark.parametrize("played", [("Rancher", "Storehouse Clerk"), ("Storehouse Clerk", "Rancher")])
def test_storehouse_clerk_counts_the_ranchers_wood(table: Table, played: tuple[str, ...]) -> None:
    game = table(seats=4, round=5, phase=PREPARATION, played={P1: played}, goods={P1: "7 wood"}, fields={P1: "b4 b5"})
    assert game.goods(P1) == "9 wood"


@pytest.mark.ruling("Storehouse Clerk", "count before or after the Scholar")
def test_storehouse_clerk_counts_what_the_scholars_card_brings(table: Table) -> None:
    game = scholar(table, "Storehouse Clerk", supply="4 wood 1 food", round=5, hand={P1: ("Reeve",)})
    game.play("play Reeve")
    assert game.goods(P1) == "9 wood"


@pytest.mark.ruling("Storehouse Clerk", "count before or after the Scholar")
@pytest.mark.parametrize(
    ("order", "left"),
    [
        (("use Storehouse Clerk", "build Fireplace (2 clay)"), "6 clay"),
        (("use Scholar", "build Fireplace (2 clay)"), "5 clay"),
    ],
)
def test_storehouse_clerk_and_scholar_act_in_the_order_of_their_owner(
    table: Table, order: tuple[str, ...], left: str
) -> None:
    game = scholar(table, "Storehouse Clerk", supply="7 clay", round=5)
    play(game, *order)
    assert game.goods(P1) == left


def test_storehouse_clerk_just_counts_before_what_only_costs(table: Table) -> None:
    game = table(
        seats=4, phase=PREPARATION, round=5, played={P1: ("Groom", "Storehouse Clerk")}, goods={P1: "8 wood"},
        house={P1: "stone house"},
    )  # fmt: skip
    game.play("stable c5")
    assert game.goods(P1) == "8 wood"


# -- Storehouse Keeper ----------------------------------------------------------------------------


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


@pytest.mark.ruling("Storehouse Keeper", "from cards do not count")
def test_storehouse_keeper_gains_nothing_with_reed_and_stone_from_cards(table: Table) -> None:
    game = table(
        seats=4, round=5, played={P1: ("Storehouse Keeper", "Tutor")}, hand={P1: ("Reed Collector", "Stone Cart")},
        goods={P1: "2 wood 2 food"}, at_home={P1: 2, P2: 0, P3: 0, P4: 0},
    )  # fmt: skip
    play(game, "place Occupation", "place Starting Player", "play Stone Cart")
    assert (game.round, game.goods(P1)) == (6, "1 reed 1 stone 1 food")
    assert not [option for option in game.options if option.startswith("take")]


# -- Tanner ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lying", "worth"),
    [("1 boar", 0), ("2 boar", 1), ("3 boar", 1), ("4 boar", 2), ("6 boar", 3), ("9 boar", 3)]
    + [("1 cattle", 0), ("2 cattle", 1), ("3 cattle", 2), ("4 cattle", 3), ("2 boar 2 cattle", 2)],
)
def test_tanner_scores_boar_and_cattle_apart(table: Table, lying: str, worth: int) -> None:
    game = table(seats=3, played={P1: ("Tanner",)})
    note(game, P1, "Tanner").goods = goods(lying)
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
    give(game, P1, "9 wood")
    game.play(f"place {laid} boar on Tanner" if laid else "done")
    offered = [option for option in game.options if option.startswith("pay")]
    assert offered == [f"pay {number} wood" for number in range(wood, 0, -1)]


@pytest.mark.ruling("Tanner", "not scored as animals")
def test_animals_on_the_tanner_are_no_animals(table: Table) -> None:
    game = butcher(table, "Tanner", supply="2 boar")
    for _ in range(2):
        play(game, "convert boar", "place 1 boar on Tanner")
    assert (points(game, P1), points(game, P1, "Wild boar")) == (1, -1)


# -- Tinsmith -------------------------------------------------------------------------------------


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
    game.play("convert 2 clay into 3 food")
    assert game.goods(P1) == "3 food"


# -- Traveling Salesman ---------------------------------------------------------------------------


def test_traveling_salesman_builds_a_major_with_an_action_for_a_minor(table: Table) -> None:
    game = dealer(table, "Traveling Salesman", goods={P1: "1 wood 2 clay"})
    play(game, "place Starting Player", "build Fireplace (2 clay)")
    assert not [option for option in game.options if option.startswith("play")]
    assert names(game, P1) == ["Traveling Salesman", "Fireplace (2 clay)"]


def test_traveling_salesman_builds_a_major_after_family_growth(table: Table) -> None:
    game = table(
        round=5, cards=("Family Growth",), played={P1: ("Traveling Salesman",)}, rooms={P1: "a1 b1 c1"},
        goods={P1: "2 clay"},
    )  # fmt: skip
    play(game, "place Family Growth", "build Fireplace (2 clay)")
    assert names(game, P1) == ["Traveling Salesman", "Fireplace (2 clay)"]


@pytest.mark.ruling("Traveling Salesman", "Otherwise it works once in a turn")
def test_traveling_salesman_plays_two_minors_with_an_action_for_major_or_minor(table: Table) -> None:
    game = dealer(table, "Traveling Salesman", goods={P1: "4 wood 2 clay"})
    play(game, "place Improvement", "play Clogs")
    assert "build Fireplace (2 clay)" not in game.options
    play(game, "play Plane")
    assert deciding(game) == P2
    assert game.goods(P1) == "2 wood 2 clay"


def test_traveling_salesman_plays_two_minors_after_a_renovation(table: Table) -> None:
    game = table(
        round=5, cards=("Renovation and Improvement",), played={P1: ("Traveling Salesman",)},
        hand={P1: ("Clogs", "Plane")}, goods={P1: "2 wood 2 clay 1 reed"},
    )  # fmt: skip
    play(game, "place Renovation and Improvement", "play Clogs", "play Plane")
    assert game.goods(P1) == "nothing"


def test_traveling_salesman_need_not_play_a_second_minor(table: Table) -> None:
    game = dealer(table, "Traveling Salesman", goods={P1: "2 wood"})
    play(game, "place Improvement", "play Clogs", "done")
    assert deciding(game) == P2


def test_traveling_salesman_adds_no_minor_to_a_major(table: Table) -> None:
    game = dealer(table, "Traveling Salesman", goods={P1: "2 wood 2 clay"})
    play(game, "place Improvement", "build Fireplace (2 clay)")
    assert deciding(game) == P2


def test_traveling_salesman_plays_one_minor_with_an_action_for_a_minor(table: Table) -> None:
    game = dealer(table, "Traveling Salesman", goods={P1: "2 wood"})
    play(game, "place Starting Player", "play Clogs")
    assert "play Plane" not in game.options


# -- Veterinarian ---------------------------------------------------------------------------------


def bag(game: Agricola) -> int:
    """The tokens that are gone."""
    return tally(game, P1, "Veterinarian").goods


@pytest.mark.ruling("Veterinarian", "Two different tokens both go back")
def test_veterinarian_keeps_one_of_two_alike(table: Table) -> None:
    seen: dict[str, int] = {}
    for seed in range(200):
        game = table(seats=4, seed=seed, hand={P1: ("Veterinarian",)}, goods={P1: "0 food"}, at_home=LAST_PERSON)
        game.play("place Occupation")
        assert (game.round, text(bag(game))) == (2, game.goods(P1))
        seen[game.goods(P1)] = seen.get(game.goods(P1), 0) + 1
    # of 36 pairs 6 are of sheep, 3 of boar, 1 of cattle and 26 are mixed
    assert set(seen) == {"nothing", "1 sheep", "1 boar", "1 cattle"}
    assert abs(seen["nothing"] - 200 * 26 / 36) < 25
    assert abs(seen["1 sheep"] - 200 * 6 / 36) < 20


def test_veterinarian_draws_without_the_tokens_that_are_gone(table: Table) -> None:
    for seed in range(40):
        game = table(seats=4, seed=seed, played={P1: ("Veterinarian",)}, goods={P1: "0 food"}, at_home=LAST_PERSON)
        note(game, P1, "Veterinarian").goods = goods("3 sheep 2 boar 1 cattle")
        note(game, P1, "Veterinarian").reserve(2, 1)
        game.play("place 1 Reed")
        assert game.goods(P1) == "1 reed"


@pytest.mark.ruling("Veterinarian", "cooked as it arrives")
def test_veterinarians_animal_may_be_cooked(table: Table) -> None:
    game = table(
        seats=4, played={P1: ("Veterinarian",)}, majors=HEARTH, goods={P1: "1 cattle"}, at_home=LAST_PERSON, spaces={}
    )
    note(game, P1, "Veterinarian").goods = goods("2 sheep 3 boar 2 cattle")
    note(game, P1, "Veterinarian").reserve(2, 1)
    play(game, "place 1 Reed", "keep 1 cattle")
    assert game.goods(P1) == "1 reed 2 food 1 cattle"


@pytest.mark.ruling("Veterinarian", "draws in that very round")
def test_veterinarian_draws_in_the_round_in_which_the_scholar_plays_it(table: Table) -> None:
    drawn = []
    for seed in range(20):
        game = scholar(table, supply="1 food", hand={P1: ("Veterinarian",)}, round=6, seed=seed)
        game.play("play Veterinarian")
        drawn.append(game.goods(P1))
    assert {"1 sheep", "nothing"} <= set(drawn)


@pytest.mark.ruling("Veterinarian", "A stable of the Groom's")
def test_grooms_stable_may_be_built_for_the_veterinarians_animal(table: Table) -> None:
    kept = []
    for seed in range(20):
        game = table(
            seats=4, phase=PREPARATION, round=6, seed=seed, played={P1: ("Veterinarian", "Groom", "House Goat")},
            goods={P1: "1 wood"}, house={P1: "stone house"},
        )  # fmt: skip
        game.play("stable c5")
        kept.append(game.goods(P1))
    assert {"1 sheep", "nothing"} <= set(kept)
