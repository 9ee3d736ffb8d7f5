"""Occupations of deck K, W to Z."""

import pytest

from farmyard.agricola.position import P1, P2, P3, P4
from farmyard.agricola.state.game import PREPARATION
from helpers import Table, choices, count_of, deciding, farm, lying, play, promise, promised
from situations import LAST_PERSON, about_to_build_stables, about_to_fence, play_until, take_clay_until

# -- Weaver ---------------------------------------------------------------------------------------


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
        seats=4,
        round=6,
        played={P1: ("Weaver",)},
        goods={P1: "1 sheep"},
        pastures={P1: ("a4 a5",)},
        at_home=LAST_PERSON,
    )
    promise(game, 7, "1 sheep")
    game.play("place 1 Reed")
    assert game.goods(P1) == "1 reed 1 food 2 sheep"


# -- Wet Nurse ------------------------------------------------------------------------------------


def test_wet_nurse_brings_a_child_with_a_new_room(table: Table) -> None:
    game = table(played={P1: ("Wet Nurse",)}, goods={P1: "5 wood 2 reed 1 food"})
    game.play("place Build Rooms and Stables")
    game.play("room a1")
    game.play("grow")
    assert game.goods(P1) == "nothing"
    assert (farm(game).people, farm(game).newborns, farm(game).at_home) == (3, 1, 1)


def test_wet_nurse_may_be_left(table: Table) -> None:
    game = table(played={P1: ("Wet Nurse",)}, goods={P1: "5 wood 2 reed 1 food"})
    game.play("place Build Rooms and Stables")
    game.play("room a1")
    game.play("done")
    assert farm(game).people == 2


def test_wet_nurse_brings_up_to_a_child_for_each_room(table: Table) -> None:
    game = table(played={P1: ("Wet Nurse",)}, goods={P1: "15 wood 6 reed 4 food"})
    game.play("place Build Rooms and Stables")
    for cell in ("a1", "a2", "b2"):
        game.play(f"room {cell}")
    for _ in range(3):
        game.play("grow")
    assert game.goods(P1) == "1 food"
    assert farm(game).people == 5


def test_wet_nurse_brings_fewer_children_if_liked(table: Table) -> None:
    game = table(played={P1: ("Wet Nurse",)}, goods={P1: "10 wood 4 reed 4 food"})
    game.play("place Build Rooms and Stables")
    game.play("room a1")
    game.play("room a2")
    game.play("grow")
    game.play("done")
    assert farm(game).people == 3


def test_wet_nurse_brings_one_child_for_one_room_whatever_stood_empty(table: Table) -> None:
    game = table(played={P1: ("Wet Nurse",)}, rooms={P1: "a1 b1 c1 a2"}, goods={P1: "5 wood 2 reed 4 food"})
    game.play("place Build Rooms and Stables")
    game.play("room b2")
    game.play("grow")
    assert deciding(game) == P2


def test_wet_nurse_needs_a_free_room_and_a_food(table: Table) -> None:
    crowded = table(played={P1: ("Wet Nurse",)}, people={P1: 3}, goods={P1: "5 wood 2 reed 1 food"})
    crowded.play("place Build Rooms and Stables")
    crowded.play("room a1")
    hungry = table(played={P1: ("Wet Nurse",)}, goods={P1: "5 wood 2 reed"})
    hungry.play("place Build Rooms and Stables")
    hungry.play("room a1")
    assert deciding(crowded) == deciding(hungry) == P2


def test_wet_nurse_ends_with_five_family_members(table: Table) -> None:
    game = table(
        played={P1: ("Wet Nurse",)}, people={P1: 5}, rooms={P1: "a1 b1 c1 a2 b2"}, goods={P1: "5 wood 2 reed 1 food"}
    )
    game.play("place Build Rooms and Stables")
    game.play("room c2")
    assert deciding(game) == P2


@pytest.mark.ruling("Wet Nurse", "Rooms that a card gives you count, too")
def test_wet_nurse_reacts_to_the_free_room_of_the_mason(table: Table) -> None:
    game = table(
        played={P1: ("Wet Nurse", "Mason")}, house={P1: "stone house"}, rooms={P1: "a1 b1 c1 a2"}, goods={P1: "1 food"}
    )
    game.play("use Mason")
    game.play("room b2")
    game.play("grow")
    assert farm(game).people == 3


def test_wet_nurse_reacts_to_an_extension(table: Table) -> None:
    game = table(
        played={P1: ("Wet Nurse",)}, house={P1: "stone house"}, hand={P1: ("Stone House Extension",)},
        goods={P1: "3 stone 1 reed 1 food"},
    )  # fmt: skip
    game.play("place Starting Player")
    game.play("play Stone House Extension")
    game.play("room a1")
    game.play("grow")
    assert farm(game).people == 3


@pytest.mark.ruling("Wet Nurse", "they work from the next round on")
def test_a_child_born_at_the_start_of_a_round_does_not_work_in_it(table: Table) -> None:
    game = table(seats=1, round=4, played={P1: ("Wet Nurse",)}, hand={P1: ("Hut Builder",)}, goods={P1: "99 food"})
    game.play("place Occupation")
    while game.round < 11:
        game.play(next(option for option in ("place Fishing", "place 1 Clay", "feed") if option in game.options))
    game.play("room a1")
    game.play("grow")
    assert (farm(game).people, farm(game).newborns, farm(game).at_home) == (3, 1, 2)


@pytest.mark.ruling("Wet Nurse", "It is family growth for the Adoptive Parents")
@pytest.mark.ruling("Adoptive Parents", "for 1 food each")
def test_wet_nurses_children_may_be_adopted_for_a_food_each(table: Table) -> None:
    game = table(played={P1: ("Wet Nurse", "Adoptive Parents")}, goods={P1: "10 wood 4 reed 4 food"})
    game.play("place Build Rooms and Stables")
    game.play("room a1")
    game.play("room a2")
    game.play("grow")
    game.play("use Adoptive Parents")
    game.play("grow")
    game.play("use Adoptive Parents")
    assert game.goods(P1) == "nothing"
    assert farm(game).at_home == 3


@pytest.mark.ruling("Wet Nurse", "Rooms that a card gives you count, too")
def test_wet_nurse_reacts_to_the_master_builders_room(table: Table) -> None:
    game = table(
        played={P1: ("Wet Nurse", "Master Builder")}, rooms={P1: "a1 b1 c1 a2 b2"}, people={P1: 4}, goods={P1: "1 food"}
    )
    play(game, "use Master Builder", "room c2", "grow")
    assert (farm(game).people, farm(game).newborns, farm(game).at_home) == (5, 1, 4)
    assert game.goods(P1) == "nothing"
    assert deciding(game) == P1


@pytest.mark.ruling("Wet Nurse", "Rooms that a card gives you count, too")
def test_wet_nurse_reacts_to_the_hut_builders_room(table: Table) -> None:
    game = table(
        seats=4, round=4, hand={P1: ("Hut Builder",)}, played={P1: ("Wet Nurse",)}, goods={P1: "60 food"},
        people={P1: 1, P2: 0, P3: 0, P4: 0}, rooms={P1: "b1 c1"},
    )  # fmt: skip
    play(game, "place Occupation")
    take_clay_until(game, 11)
    play(game, "room a1", "grow")
    assert (farm(game).people, farm(game).newborns) == (2, 1)


@pytest.mark.ruling("Wet Nurse", "Rooms that a card gives you count, too")
@pytest.mark.parametrize(
    ("card", "house", "price"),
    [
        ("Wooden Hut Extension", "wooden hut", "5 wood 1 reed"),
        ("Clay Hut Extension", "clay hut", "4 clay 1 reed"),
        ("Stone House Extension", "stone house", "3 stone 1 reed"),
    ],
)
def test_wet_nurse_reacts_to_each_extension(table: Table, card: str, house: str, price: str) -> None:
    game = table(played={P1: ("Wet Nurse",)}, house={P1: house}, hand={P1: (card,)}, goods={P1: f"{price} 1 food"})
    play(game, "place Starting Player", f"play {card}", "room a1", "grow")
    assert (farm(game).people, game.goods(P1)) == (3, "nothing")


@pytest.mark.ruling("Wet Nurse", "they work from the next round on")
def test_the_wet_nurses_child_works_from_the_next_round_on(table: Table) -> None:
    game = table(played={P1: ("Wet Nurse",)}, goods={P1: "5 wood 2 reed 1 food"}, at_home={P1: 1, P2: 0})
    play(game, "place Build Rooms and Stables", "room a1", "grow")
    assert (game.round, farm(game).at_home) == (2, 3)


@pytest.mark.ruling("Wet Nurse", "It is family growth for the Adoptive Parents")
@pytest.mark.ruling("Adoptive Parents", "Children of the Wet Nurse and the Lover")
def test_a_child_of_the_wet_nurse_may_work_at_once(table: Table) -> None:
    game = table(
        played={P1: ("Wet Nurse", "Adoptive Parents")}, goods={P1: "5 wood 2 reed 2 food"}, at_home={P1: 1, P2: 0}
    )
    play(game, "place Build Rooms and Stables", "room a1", "grow", "use Adoptive Parents")
    assert (game.round, farm(game).at_home, game.goods(P1)) == (1, 1, "nothing")


# -- Wood Carver ----------------------------------------------------------------------------------


def test_wood_carver_is_not_spent_where_another_card_makes_the_same_price(table: Table) -> None:
    game = table(
        round=4, cards=("Improvement",), played={P1: ("Bricklayer", "Wood Carver")},
        hand={P1: ("Helpful Neighbors", "Corn Scoop")}, goods={P1: "0 food"},
    )  # fmt: skip
    play(game, "place Starting Player", "play Helpful Neighbors")
    assert choices(game) == ["take 1 stone", "take 1 reed"]
    play(game, "take 1 reed", "place Fishing")
    assert "place Improvement" in game.options


@pytest.mark.ruling("Wood Carver", "only one is cheaper")
def test_wood_carver_saves_one_wood_in_a_round(table: Table) -> None:
    game = about_to_build_stables(table, "Wood Carver", supply="3 wood")
    play(game, "stable a5")
    assert game.goods(P1) == "2 wood"
    play(game, "stable a4")
    assert (game.goods(P1), deciding(game)) == ("nothing", P2)
    game = about_to_build_stables(table, "Wood Carver", supply="9 wood 4 reed")
    play(game, "room a1", "room a2")
    assert (game.goods(P1), deciding(game)) == ("nothing", P2)


def test_wood_carver_makes_a_room_of_wood_cheaper(table: Table) -> None:
    game = about_to_build_stables(table, "Wood Carver", supply="10 wood 4 reed")
    play(game, "room a1")
    assert game.goods(P1) == "6 wood 2 reed"
    play(game, "room a2")
    assert (game.goods(P1), deciding(game)) == ("1 wood", P2)


def test_wood_carver_makes_an_improvement_cheaper(table: Table) -> None:
    game = table(
        played={P1: ("Wood Carver",)}, hand={P1: ("Clapper", "Broom")}, goods={P1: "1 wood"}, cards=("Improvement",)
    )
    play(game, "place Improvement", "play Clapper")
    assert game.goods(P1) == "1 wood"


def test_wood_carver_waits_for_a_price_in_wood(table: Table) -> None:
    """A purchase that is paid with clay does not use it."""
    game = table(played={P1: ("Wood Carver",)}, hand={P1: ("Chicken Coop",)}, goods={P1: "2 wood 2 clay 1 reed"})
    play(game, "place Starting Player", "play Chicken Coop", "pay 2 clay 1 reed")
    play(game, "place 3 Wood", "place Build Rooms and Stables", "stable a5")
    assert game.goods(P1) == "1 wood"


def test_wood_carver_acts_again_in_the_next_round(table: Table) -> None:
    game = about_to_build_stables(table, "Wood Carver", supply="3 wood", at_home={P1: 1, P2: 0}, seats=2)
    play(game, "stable a5", "done", "place Build Rooms and Stables", "stable a4")
    assert game.goods(P1) == "1 wood"


def test_wood_carver_makes_one_fence_cheaper(table: Table) -> None:
    game = about_to_fence(table, "Wood Carver", supply="6 wood")
    play(game, "enclose a5")
    assert game.goods(P1) == "3 wood"
    play(game, "enclose a4")
    assert (game.goods(P1), deciding(game)) == ("nothing", P2)
    game = table(round=4, played={P1: ("Wood Carver",)}, goods={P1: "3 wood"})
    assert "place Fences" in game.options
    game = table(round=4, played={P1: ("Wood Carver",)}, goods={P1: "2 wood"})
    assert "place Fences" not in game.options


@pytest.mark.ruling("Hedge Keeper", "and the Wood Carver")
@pytest.mark.ruling("Wood Carver", "like the Hedge Keeper")
def test_wood_carver_adds_to_other_cards(table: Table) -> None:
    game = about_to_fence(table, "Wood Carver", "Hedge Keeper", supply="9 wood")
    play(game, "enclose a5", "done")
    assert game.goods(P1) == "9 wood"
    game = about_to_build_stables(table, "Wood Carver", "Carpenter", supply="2 wood 2 reed")
    play(game, "room a1")
    assert game.goods(P1) == "nothing"


@pytest.mark.ruling("Wood Carver", "never works on rooms of clay or stone")
@pytest.mark.ruling("Clay Supports", "The Wood Carver does not save")
def test_wood_carver_leaves_rooms_of_clay_alone(table: Table) -> None:
    game = about_to_build_stables(
        table, "Wood Carver", "Clay Supports", supply="2 clay 1 wood 1 reed 1 stone", house={P1: "clay hut"},
        hand={P1: ()},
    )  # fmt: skip
    play(game, "room a1")
    assert count_of(game, "wood") == 0
    game = about_to_build_stables(
        table, "Wood Carver", "Frame Builder", supply="3 clay 1 wood 2 reed", house={P1: "clay hut"}
    )
    game.play("room a1")
    assert count_of(game, "wood") == 0


# -- Wood Deliveryman -----------------------------------------------------------------------------


@pytest.mark.ruling("Wood Deliveryman", "nothing for the current round")
def test_wood_deliveryman_lays_wood_on_late_rounds(table: Table) -> None:
    game = table(round=3, hand={P1: ("Wood Deliveryman",)})
    game.play("place Occupation")
    assert promised(game, P1) == dict.fromkeys(range(8, 15), "1 wood")
    late = table(round=12, hand={P1: ("Wood Deliveryman",)})
    late.play("place Occupation")
    assert promised(late, P1) == {13: "1 wood", 14: "1 wood"}


@pytest.mark.ruling("Wood Deliveryman", "Groom's stable")
def test_wood_of_the_wood_deliveryman_pays_the_groom(table: Table) -> None:
    game = table(
        seats=4, round=7, played={P1: ("Groom",)}, hand={P1: ("Wood Deliveryman",)}, house={P1: "stone house"},
        goods={P1: "9 food"}, at_home=LAST_PERSON,
    )  # fmt: skip
    game.play("place Occupation")
    play_until(game, 8)
    game.play("stable a5")
    assert game.goods(P1) == "4 food"


# -- Wood Distributor -----------------------------------------------------------------------------


@pytest.mark.ruling("Wood Distributor", "the Landing Net gives only 1 food")
def test_landing_net_gives_less_for_reed_with_distributed_wood(table: Table) -> None:
    game = table(seats=4, played={P1: ("Landing Net",)}, goods={P1: "0 food"}, spaces={"1 Reed": "1 reed 1 wood"})
    game.play("place 1 Reed")
    assert game.goods(P1) == "1 wood 1 reed 1 food"


def test_wood_distributor_brings_2_wood(table: Table) -> None:
    game = table(hand={P1: ("Wood Distributor",)}, goods={P1: "0 food"})
    game.play("place Occupation")
    assert game.goods(P1) == "2 wood"


def test_wood_distributor_shares_the_wood_out(table: Table) -> None:
    game = table(
        phase=PREPARATION, played={P1: ("Wood Distributor",)}, spaces={"3 Wood": "3 wood"}, goods={P1: "0 food"}
    )
    game.play("use Wood Distributor")
    assert [lying(game, space) for space in ("3 Wood", "1 Clay", "1 Reed", "Fishing")] == [
        "nothing", "2 wood 2 clay", "2 wood 2 reed", "2 wood 2 food",
    ]  # fmt: skip
    game.play("place Fishing")
    assert game.goods(P1) == "2 wood 2 food"


def test_wood_distributor_need_not_share(table: Table) -> None:
    game = table(phase=PREPARATION, played={P1: ("Wood Distributor",)}, spaces={"3 Wood": "3 wood"})
    game.play("done")
    assert lying(game, "3 Wood") == "6 wood"


@pytest.mark.ruling("Wood Distributor", "What cannot be shared equally")
def test_wood_distributor_leaves_what_cannot_be_shared(table: Table) -> None:
    game = table(phase=PREPARATION, played={P1: ("Wood Distributor",)}, spaces={"3 Wood": "2 wood"})
    game.play("use Wood Distributor")
    assert (lying(game, "3 Wood"), lying(game, "1 Clay")) == ("2 wood", "1 wood 2 clay")


@pytest.mark.ruling("Wood Distributor", "with less than 3 wood nothing moves")
def test_wood_distributor_moves_nothing_below_3_wood(table: Table) -> None:
    game = table(seats=1, phase=PREPARATION, played={P1: ("Wood Distributor",)}, spaces={"3 Wood": "0 wood"})
    assert "place 3 Wood" in choices(game)


def test_wood_distributor_often_leaves_wood_in_the_solo_game(table: Table) -> None:
    game = table(seats=1, phase=PREPARATION, played={P1: ("Wood Distributor",)}, spaces={"3 Wood": "2 wood"})
    game.play("use Wood Distributor")
    assert (lying(game, "3 Wood"), lying(game, "Fishing")) == ("1 wood", "1 wood 2 food")


@pytest.mark.ruling("Wood Distributor", "If nothing is left on 3 Wood")
def test_an_emptied_wood_space_cannot_be_used(table: Table) -> None:
    game = table(phase=PREPARATION, played={P1: ("Wood Distributor",)}, spaces={"3 Wood": "0 wood"})
    game.play("use Wood Distributor")
    assert "place 3 Wood" not in choices(game)


@pytest.mark.ruling("Wood Distributor", "the Basket needs 2 wood on one space")
def test_distributed_wood_is_wood_from_a_space(table: Table) -> None:
    game = table(
        phase=PREPARATION, played={P1: ("Wood Distributor", "Mushroom Collector", "Basket")}, goods={P1: "0 food"},
        spaces={"3 Wood": "0 wood"},
    )  # fmt: skip
    game.play("use Wood Distributor")
    game.play("place Fishing")
    assert choices(game) == ["take 2 food for 1 wood left behind", "done"]
    game.play("take 2 food for 1 wood left behind")
    assert (game.goods(P1), lying(game, "Fishing")) == ("4 food", "1 wood")


@pytest.mark.ruling("Wood Distributor", "Wood that is taken along counts as taken from the space")
def test_cards_for_taking_wood_react_to_distributed_wood(table: Table) -> None:
    for card, taken in (
        ("Woodcutter", "2 wood 2 food"),
        ("Berry Picker", "1 wood 3 food"),
        ("Wood Cart", "3 wood 2 food"),
    ):
        game = table(
            phase=PREPARATION, played={P1: ("Wood Distributor", card)}, goods={P1: "0 food"},
            spaces={"3 Wood": "0 wood"},
        )  # fmt: skip
        game.play("use Wood Distributor")
        game.play("place Fishing")
        assert game.goods(P1) == taken


@pytest.mark.ruling("Wood Distributor", "the Basket needs 2 wood on one space")
def test_the_basket_takes_2_distributed_wood(table: Table) -> None:
    game = table(
        phase=PREPARATION, played={P1: ("Wood Distributor", "Basket")}, goods={P1: "0 food"},
        spaces={"3 Wood": "3 wood"},
    )  # fmt: skip
    game.play("use Wood Distributor")
    game.play("place 1 Clay")
    game.play("take 3 food for 2 wood left behind")
    assert game.goods(P1) == "2 clay 3 food"


@pytest.mark.ruling("Wood Distributor", "The Net Fisherman leaves it")
def test_the_net_fisherman_leaves_distributed_wood(table: Table) -> None:
    game = table(
        phase=PREPARATION, played={P1: ("Wood Distributor", "Net Fisherman")}, goods={P1: "0 food"},
        spaces={"3 Wood": "3 wood", "Fishing": "0 food"}, people={P1: 1, P2: 1},
    )  # fmt: skip
    game.play("use Wood Distributor")
    game.play("place 1 Reed")
    game.play("place Day Laborer")
    game.play(choices(game)[0])
    assert (game.goods(P1), lying(game, "Fishing")) == ("2 wood 2 reed 1 food", "2 wood 1 food")
