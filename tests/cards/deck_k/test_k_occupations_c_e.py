"""Occupations of deck K, C to E."""

import pytest

from farmyard import Agricola
from farmyard.agricola.position import P1, P2, P3, P4
from farmyard.agricola.state.game import PREPARATION
from helpers import Table, choices, crops, deciding, fields, names, play, points, take_away
from situations import HEARTH, LAST_PERSON, LATE_CARDS, NOBODY_ELSE, last_turn

# -- Cattle Breeder -------------------------------------------------------------------------------


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
        at_home=LAST_PERSON,
    )  # fmt: skip
    game.play("place Fishing")
    assert game.goods(P1) == "1 food 2 cattle"


@pytest.mark.ruling("Cattle Breeder", "cooked as it arrives")
def test_cattle_breeders_first_cattle_may_be_cooked_as_it_arrives(table: Table) -> None:
    game = table(seats=4, hand={P1: ("Cattle Breeder",)}, goods={P1: "1 sheep"}, majors=HEARTH)
    play(game, "place Occupation", "keep 1 sheep")
    assert game.goods(P1) == "4 food 1 sheep"


@pytest.mark.ruling("Cattle Breeder", "after round 12")
def test_cattle_breeder_played_after_round_12_breeds_nothing_more(table: Table) -> None:
    game = table(
        seats=4, round=13, hand={P1: ("Cattle Breeder",)}, goods={P1: "9 food 1 cattle"}, pastures={P1: ("a4 a5",)},
        at_home=LAST_PERSON,
    )  # fmt: skip
    game.play("place Occupation")
    assert (game.round, game.goods(P1)) == (14, "5 food 3 cattle")


# -- Clay Worker ----------------------------------------------------------------------------------


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


@pytest.mark.ruling("Clay Worker", "1 clay for each action")
def test_clay_worker_takes_one_clay_with_wood_and_clay(table: Table) -> None:
    game = table(phase=PREPARATION, played={P1: ("Clay Worker",), P2: ("Wood Distributor",)}, goods={P1: "nothing"})
    play(game, "use Wood Distributor", "place 1 Clay")
    assert game.goods(P1) == "2 wood 3 clay"


@pytest.mark.ruling("Clay Worker", "Wood Distributor")
@pytest.mark.parametrize(("space", "taken"), [("1 Reed", "2 wood 1 clay 2 reed"), ("Fishing", "2 wood 1 clay 2 food")])
def test_clay_worker_works_where_the_wood_distributor_has_laid_wood(table: Table, space: str, taken: str) -> None:
    game = table(phase=PREPARATION, played={P1: ("Clay Worker",), P2: ("Wood Distributor",)}, goods={P1: "nothing"})
    play(game, "use Wood Distributor", f"place {space}")
    assert game.goods(P1) == taken


@pytest.mark.ruling("Clay Worker", "leave all the wood behind")
@pytest.mark.parametrize(
    ("card", "lying", "gained"),
    [("Mushroom Collector", "1 wood", "2 food"), ("Basket", "2 wood", "3 food"), ("Pig Catcher", "2 wood", "1 boar")],
)
def test_clay_worker_works_if_all_wood_is_left_behind(table: Table, card: str, lying: str, gained: str) -> None:
    game = table(seats=4, played={P1: ("Clay Worker", card)}, goods={P1: "nothing"}, spaces={"2 Wood": lying})
    play(game, "place 2 Wood", f"take {gained} for {lying} left behind")
    assert game.goods(P1) == f"1 clay {gained}"


@pytest.mark.ruling("Clay Worker", "empty space")
@pytest.mark.parametrize("space", ["3 Wood", "1 Clay"])
def test_clay_worker_cannot_use_an_empty_space(table: Table, space: str) -> None:
    game = table(played={P1: ("Clay Worker",)}, spaces={space: "nothing"})
    assert f"place {space}" not in game.options


# -- Constable ------------------------------------------------------------------------------------


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
    take_away(game, P2, "1 grain")
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
    take_away(game, P2, "1 grain")
    assert points(game, P2) == 5


# -- Countryman -----------------------------------------------------------------------------------


def test_countryman_moves_to_a_space_for_sowing(table: Table) -> None:
    game = table(
        seats=4, cards=("Sow and Bake",), played={P1: ("Countryman",)}, at_home={P1: 1, P2: 1, P3: 0, P4: 0},
        goods={P1: "0 food"}, fields={P1: "a1"},
    )  # fmt: skip
    game.play("place Take 1 Grain")
    game.play("place Day Laborer")
    assert choices(game) == ["move from Take 1 Grain to Sow and Bake", "done"]
    game.play("move from Take 1 Grain to Sow and Bake")
    assert crops(game, P1) == ["3 grain"]


def test_countryman_may_stay(table: Table) -> None:
    game = table(
        seats=4, cards=("Sow and Bake",), played={P1: ("Countryman",)}, at_home={P1: 1, P2: 0, P3: 0, P4: 0},
        goods={P1: "0 food"}, fields={P1: "a1"},
    )  # fmt: skip
    game.play("place Take 1 Grain")
    game.play("done")
    assert (game.round, game.goods(P1)) == (2, "1 grain")


def test_countryman_needs_something_to_do_there(table: Table) -> None:
    game = table(seats=4, cards=("Sow and Bake",), played={P1: ("Countryman",)}, at_home={P1: 1, P2: 0, P3: 0, P4: 0})
    game.play("place Take 1 Grain")
    assert game.round == 2


@pytest.mark.ruling("Countryman", "You need not sow there")
def test_countryman_may_bake_instead(table: Table) -> None:
    game = table(
        seats=4, cards=("Sow and Bake",), played={P1: ("Countryman",)}, at_home={P1: 1, P2: 0, P3: 0, P4: 0},
        goods={P1: "0 food"}, majors={P1: ("Clay Oven",)},
    )  # fmt: skip
    game.play("place Take 1 Grain")
    game.play("move from Take 1 Grain to Sow and Bake")
    assert game.goods(P1) == "5 food"


@pytest.mark.ruling("Countryman", "You need not sow there")
def test_countryman_may_plow_instead(table: Table) -> None:
    game = table(
        seats=4, round=12, cards=LATE_CARDS, played={P1: ("Countryman",)}, at_home={P1: 1, P2: 1, P3: 0, P4: 0},
        used={"Sow and Bake": P2}, people={P2: 2}, goods={P1: "0 food"},
    )  # fmt: skip
    game.play("place Take 1 Grain")
    game.play("move from Take 1 Grain to Plow and Sow")
    game.play("plow a1")
    game.play("done")
    assert (fields(game, P1), game.goods(P1)) == (1, "1 grain")


@pytest.mark.ruling("Countryman", "Only one person in each round")
def test_countryman_moves_only_one_person(table: Table) -> None:
    game = table(
        seats=4, round=12, cards=LATE_CARDS, played={P1: ("Countryman",)}, fields={P1: "a1 a2"},
        at_home={P1: 2, P2: 0, P3: 0, P4: 0}, goods={P1: "0 food"},
    )  # fmt: skip
    game.play("place Take 1 Grain")
    game.play("place Take 1 Vegetable")
    assert len(choices(game)) == 5
    game.play("move from Take 1 Vegetable to Sow and Bake")
    game.play("sow vegetable")
    game.play("done")
    assert game.round == 13


@pytest.mark.ruling("Countryman", "it may have been placed before this card")
def test_countryman_moves_who_was_placed_before_it_was_played(table: Table) -> None:
    game = table(
        seats=4, cards=("Sow and Bake",), hand={P1: ("Countryman",)}, at_home={P1: 2, P2: 0, P3: 0, P4: 0},
        fields={P1: "a1"},
    )  # fmt: skip
    game.play("place Take 1 Grain")
    game.play("place Occupation")
    assert choices(game) == ["move from Take 1 Grain to Sow and Bake", "done"]


@pytest.mark.ruling("Countryman", "The space must be free")
def test_countryman_needs_a_free_space(table: Table) -> None:
    game = table(
        seats=4, cards=("Sow and Bake",), played={P1: ("Countryman",)}, at_home={P1: 1, P2: 1, P3: 0, P4: 0},
        fields={P1: "a1"}, used={"Sow and Bake": P2},
    )  # fmt: skip
    game.play("place Take 1 Grain")
    assert game.round == 2


@pytest.mark.ruling("Countryman", "With the Field Warden")
def test_countryman_joins_another_player_with_the_field_warden(table: Table) -> None:
    game = table(
        seats=4, round=12, cards=LATE_CARDS, played={P1: ("Countryman", "Field Warden")}, fields={P1: "a1"},
        at_home={P1: 1, P2: 2, P3: 0, P4: 0}, used={"Sow and Bake": P2, "Plow and Sow": P2},
    )  # fmt: skip
    game.play("place Take 1 Grain")
    assert choices(game) == ["move from Take 1 Grain to Plow and Sow", "done"]


@pytest.mark.ruling("Countryman", "never the last person for the Magician")
def test_a_countryman_who_moves_later_leaves_the_magician_the_last_person(table: Table) -> None:
    game = table(
        seats=4, cards=("Sow and Bake",), played={P1: ("Countryman", "Magician")}, at_home=NOBODY_ELSE,
        goods={P1: "nothing"}, majors={P1: ("Clay Oven",)},
    )  # fmt: skip
    play(game, "place Take 1 Grain", "place Traveling Players")
    assert game.goods(P1) == "2 grain 2 food"
    play(game, "move from Take 1 Grain to Sow and Bake")
    assert (game.round, game.goods(P1)) == (2, "1 grain 7 food")


@pytest.mark.ruling("Countryman", "also of people who have moved there")
def test_a_countryman_cannot_follow_an_acrobat_to_the_same_space(table: Table) -> None:
    game = table(
        seats=4, round=12, cards=("Plow and Sow",), played={P1: ("Acrobat",), P2: ("Countryman",)},
        at_home={P1: 1, P2: 2, P3: 0, P4: 0}, used={"Sow and Bake": P2}, fields={P2: "a1"}, people={P2: 2},
    )  # fmt: skip
    play(game, "place Traveling Players", "place Take 1 Grain")
    free = game.clone()
    play(free, "done")
    assert choices(free) == ["move from Take 1 Grain to Plow and Sow", "done"]
    play(game, "move from Traveling Players to Plow and Sow", "plow a1")
    assert game.round == 13


# -- Educator -------------------------------------------------------------------------------------


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


@pytest.mark.ruling("Educator", "Writing Desk")
def test_educator_reacts_to_both_occupations_of_the_writing_desk(table: Table) -> None:
    game = table(
        seats=4, starting_player=P2, played={P1: ("Educator",), P2: ("Writing Desk",)},
        goods={P1: "6 food", P2: "2 food"}, hand={P1: ("Turner", "Tutor"), P2: ("Quarryman", "Mendicant")},
    )  # fmt: skip
    play(game, "place Occupation", "play Quarryman", "play Mendicant", "play Turner", "play Tutor")
    assert (game.goods(P1), names(game, P1)) == ("nothing", ["Educator", "Turner", "Tutor"])


@pytest.mark.ruling("Educator", "Bread Paddle")
def test_bread_paddle_bakes_after_an_occupation_of_the_educator(table: Table) -> None:
    game = table(
        seats=4, starting_player=P2, played={P1: ("Educator", "Bread Paddle")}, majors={P1: ("Clay Oven",)},
        hand={P1: ("Turner",), P2: ("Tutor",)}, goods={P1: "3 food 1 grain"},
    )  # fmt: skip
    play(game, "place Occupation", "play Turner", "bake 1 grain")
    assert game.goods(P1) == "5 food"
