"""Occupations of deck I, Ch to Cl."""

import pytest

from farmyard import Agricola, view
from farmyard.agricola.position import P1, P2, P3, P4
from farmyard.agricola.state.game import PREPARATION
from farmyard.kernel.rng import Rng
from helpers import Table, choices, deciding, farm, points, promised, users
from situations import LATE_CARDS

# -- Chamberlain ----------------------------------------------------------------------------------


def test_chamberlain_reveals_the_coming_cards_in_round_11(table: Table) -> None:
    game = table(round=11, phase=PREPARATION, played={P1: ("Chamberlain",)})
    for seat in (P1, P2):
        shown = view(game, seat)
        assert set(LATE_CARDS) <= {space.name for space in shown.spaces}
        assert shown.still_to_come == {}


def test_chamberlain_reveals_nothing_before_round_11(table: Table) -> None:
    game = table(round=10, phase=PREPARATION, played={P1: ("Chamberlain",)})
    assert set(view(game, P1).still_to_come) == {4, 5, 6}
    assert "place Plow and Sow" not in choices(game)


def test_only_the_chamberlain_uses_a_space_before_its_round(table: Table) -> None:
    game = table(round=11, phase=PREPARATION, played={P1: ("Chamberlain",)}, cards=LATE_CARDS)
    assert "place Plow and Sow" in choices(game)
    game.play("place Fishing")
    assert deciding(game) == P2
    assert "place Plow and Sow" not in choices(game)
    spaces = {space.name: space.obstacle for space in view(game, P2).spaces}
    assert spaces["Plow and Sow"] == "not before round 12"


def test_chamberlain_uses_a_space_like_any_other(table: Table) -> None:
    game = table(round=11, phase=PREPARATION, played={P1: ("Chamberlain",)}, people={P1: 1, P2: 1}, cards=LATE_CARDS)
    game.play("place Family Growth without Room")
    assert farm(game).people == 2
    assert users(game, "Family Growth without Room") == [P1]
    game.play("place Fishing")
    assert users(game, "Family Growth without Room") == []


def test_everybody_uses_the_revealed_cards_from_their_own_round(table: Table) -> None:
    game = table(round=12, cards=LATE_CARDS, hand={P1: ("Chamberlain",)}, starting_player=P1, at_home={P1: 1, P2: 1})
    game.play("place Occupation")
    assert deciding(game) == P2
    assert "place Plow and Sow" in choices(game)
    assert "place Family Growth without Room" not in choices(game)
    game.play("place Fishing")
    assert game.round == 13
    assert [game.spaces[index].name for index in game.early] == ["Renovation and Fences"]
    game.play("place Fishing")
    assert deciding(game) == P2
    assert "place Family Growth without Room" in choices(game)


def test_chamberlain_played_late_reveals_at_once(table: Table) -> None:
    game = table(round=11, hand={P1: ("Chamberlain",)}, at_home={P1: 2, P2: 1})
    game.play("place Occupation")
    game.play("place Fishing")
    assert deciding(game) == P1
    assert "place Plow and Sow" in choices(game)


def test_chamberlain_played_early_waits_for_round_11(table: Table) -> None:
    game = table(round=10, hand={P1: ("Chamberlain",)}, at_home={P1: 1, P2: 1})
    game.play("place Occupation")
    assert view(game, P2).still_to_come
    game.play("place Fishing")
    assert (game.round, view(game, P2).still_to_come) == (11, {})


@pytest.mark.ruling("Chamberlain", "The order of the cards is fixed")
def test_the_order_of_revealed_cards_is_fixed(table: Table) -> None:
    game = table(round=11, phase=PREPARATION, played={P1: ("Chamberlain",)}, cards=("Family Growth without Room",))
    for seed in range(8):
        assert game.determinize(P2, Rng(seed)).coming == game.coming


def test_without_the_chamberlain_the_order_is_not_known(table: Table) -> None:
    game = table(round=11, phase=PREPARATION)
    assert len({tuple(game.determinize(P2, Rng(seed)).coming) for seed in range(8)}) == 2


def test_a_copy_of_the_game_knows_what_is_revealed(table: Table) -> None:
    game = table(round=11, phase=PREPARATION, played={P1: ("Chamberlain",)})
    assert game.clone().early == game.early != ()


def test_every_card_comes_into_play_once_with_the_chamberlain(table: Table) -> None:
    game = table(round=13, phase=PREPARATION, hand={P1: ("Chamberlain",)}, people={P1: 1, P2: 1})
    game.play("place Occupation")
    game.play("place Fishing")
    while game.round == 13:
        game.play(choices(game)[-1])
    assert sorted(game.in_play) == list(range(len(game.spaces)))
    assert game.early == ()


def test_the_countryman_may_go_to_a_space_the_chamberlain_revealed(table: Table) -> None:
    game = table(
        seats=4, round=11, phase=PREPARATION, played={P1: ("Countryman", "Chamberlain")}, fields={P1: "a1"},
        people={P1: 1, P2: 1, P3: 1, P4: 1},
    )  # fmt: skip
    game.play("place Take 1 Grain")
    for space in ("Sow and Bake", "Fishing", "3 Wood"):
        if f"place {space}" not in choices(game):
            space = "Day Laborer"
        game.play(f"place {space}")
    assert "move from Take 1 Grain to Plow and Sow" in choices(game)


@pytest.mark.ruling("Chamberlain", "The Foreman and the Fence Builder may choose")
def test_the_fence_builder_may_mark_a_revealed_space(table: Table) -> None:
    game = table(round=11, phase=PREPARATION, played={P2: ("Chamberlain",)}, hand={P1: ("Fence Builder",)})
    game.play("place Occupation")
    assert any(["Plow and Sow" in option for option in choices(game)])


# -- Church Warden --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("round", "wood"), [(1, 4), (5, 4), (6, 3), (8, 3), (9, 2), (11, 2), (12, 1), (13, 1), (14, 0)]
)
def test_church_warden_gives_wood_by_the_rounds_left(table: Table, round: int, wood: int) -> None:
    game = table(round=round, hand={P1: ("Church Warden",)}, goods={P1: "0 food"})
    game.play("place Occupation")
    assert game.goods(P1) == (f"{wood} wood" if wood else "nothing")


def work(game: Agricola) -> None:
    """Let everybody take whatever comes first until the work phase is over."""
    while not game.over and game.phase == "work":
        assert game.decision is not None
        game.play(game.decision.options[0])


def test_church_warden_gives_everybody_points_for_five_people_at_work(table: Table) -> None:
    game = table(seats=4, round=14, played={P1: ("Church Warden",)}, people={P1: 4, P2: 5, P3: 5, P4: 2})
    work(game)
    assert [points(game, seat) for seat in range(4)] == [0, 3, 3, 0]


def test_church_warden_gives_its_owner_points_too(table: Table) -> None:
    game = table(seats=4, round=14, hand={P1: ("Church Warden",)}, people={P1: 5})
    game.play("place Occupation")
    work(game)
    assert (points(game, P1), points(game, P2)) == (3, 0)


def test_church_warden_looks_at_round_14_only(table: Table) -> None:
    game = table(seats=4, round=12, played={P1: ("Church Warden",)}, people={P1: 5})
    work(game)
    assert points(game, P1) == 0


@pytest.mark.ruling("Church Warden", "A guest at work counts")
@pytest.mark.ruling("Guest", "What a guest does counts for the Church Warden")
def test_church_warden_counts_a_guest_at_work(table: Table) -> None:
    game = table(
        round=13, played={P1: ("Church Warden",)}, hand={P1: ("Guest",)}, people={P1: 4}, at_home={P1: 1, P2: 0},
        goods={P1: "20 food", P2: "20 food"}, newborns={P1: 0},
    )  # fmt: skip
    game.play("place Starting Player")
    game.play("play Guest")
    while game.round == 13:
        assert game.decision is not None
        game.play("done" if "done" in game.options else game.decision.options[0])
    idle = game.clone()
    work(game)
    assert points(game, P1) == 3
    while idle.phase == "work":
        assert idle.decision is not None
        idle.play("done" if "done" in idle.options else idle.decision.options[0])
    assert points(idle, P1) == 0


@pytest.mark.ruling("Church Warden", "is still one person")
@pytest.mark.ruling("Countryman", "not one more person for the Church Warden")
def test_church_warden_counts_who_moves_with_the_countryman_once(table: Table) -> None:
    game = table(
        seats=4, round=14, played={P1: ("Church Warden", "Countryman")}, people={P1: 4}, goods={P1: "1 grain"},
        fields={P1: "c5"}, at_home={P1: 4, P2: 0, P3: 0, P4: 0},
    )  # fmt: skip
    for space in ("Take 1 Grain", "Fishing", "Day Laborer", "1 Reed"):
        game.play(f"place {space}")
    game.play("move from Take 1 Grain to Sow and Bake")
    work(game)
    assert points(game, P1) == 0


@pytest.mark.ruling("Church Warden", "as with the Acrobat")
@pytest.mark.ruling("Acrobat", "not one more person for the Church Warden")
def test_church_warden_counts_who_moves_with_the_acrobat_once(table: Table) -> None:
    game = table(
        seats=4, round=14, played={P1: ("Church Warden", "Acrobat")}, people={P1: 4},
        at_home={P1: 4, P2: 0, P3: 0, P4: 0},
    )  # fmt: skip
    for space in ("Traveling Players", "Fishing", "Day Laborer", "1 Reed"):
        game.play(f"place {space}")
    game.play("move from Traveling Players to Take 1 Grain")
    work(game)
    assert points(game, P1) == 0


@pytest.mark.ruling("Church Warden", "born in round 14")
@pytest.mark.parametrize(("played", "score"), [(("Church Warden",), 0), (("Church Warden", "Adoptive Parents"), 3)])
def test_church_warden_counts_a_child_that_works_at_once(table: Table, played: tuple[str, ...], score: int) -> None:
    game = table(
        seats=2, round=14, played={P1: played}, people={P1: 4}, at_home={P1: 4, P2: 0}, goods={P1: "1 food"},
    )  # fmt: skip
    game.play("place Family Growth without Room")
    if score:
        game.play("use Adoptive Parents")
    work(game)
    assert (farm(game).people, points(game, P1)) == (5, score)


@pytest.mark.ruling("Church Warden", "has nobody at work")
@pytest.mark.ruling("Holiday House", "The Church Warden gives you no points")
def test_church_warden_gives_nothing_for_a_holiday_house(table: Table) -> None:
    game = table(
        seats=2, round=14, phase=PREPARATION, played={P1: ("Church Warden", "Holiday House")}, people={P1: 5, P2: 5}
    )
    assert deciding(game) == P2
    work(game)
    assert (points(game, P1), points(game, P2)) == (0, 3)


# -- Clay Digger ----------------------------------------------------------------------------------


def test_clay_digger_brings_a_space_with_clay(table: Table) -> None:
    game = table(seats=4, hand={P1: ("Clay Digger",)}, goods={P1: "0 food", P2: "3 food"})
    game.play("place Occupation")
    game.play("place 1 Clay (Clay Digger)")
    assert (game.goods(P2), game.goods(P1)) == ("3 clay", "3 food")


@pytest.mark.ruling("Clay Digger", "You use it for nothing")
def test_clay_digger_uses_the_space_for_nothing(table: Table) -> None:
    game = table(seats=4, played={P1: ("Clay Digger",)}, goods={P1: "0 food"})
    game.play("place 1 Clay (Clay Digger)")
    assert game.goods(P1) == "3 clay"


def test_clay_diggers_space_gains_a_clay_each_round(table: Table) -> None:
    game = table(seats=4, round=2, phase=PREPARATION, played={P1: ("Clay Digger",)}, goods={P1: "0 food"})
    game.play("place 1 Clay (Clay Digger)")
    assert game.goods(P1) == "4 clay"


@pytest.mark.ruling("Clay Digger", "cannot pay the 3 food")
def test_who_cannot_pay_the_clay_digger_cannot_use_the_space(table: Table) -> None:
    game = table(seats=4, starting_player=P2, played={P1: ("Clay Digger",)}, goods={P2: "2 food"})
    assert "place 1 Clay (Clay Digger)" not in game.options


# -- Clay Hut Builder -----------------------------------------------------------------------------


def test_clay_hut_builder_lays_clay_when_you_renovate(table: Table) -> None:
    game = table(round=7, played={P1: ("Clay Hut Builder",)}, goods={P1: "2 clay 1 reed"})
    game.play("place Renovation and Improvement")
    assert promised(game, P1) == dict.fromkeys(range(8, 13), "2 clay")


@pytest.mark.ruling("Clay Hut Builder", "nothing is laid after round 14")
@pytest.mark.parametrize("house", ["clay hut", "stone house"])
def test_clay_hut_builder_lays_clay_at_once(table: Table, house: str) -> None:
    game = table(round=11, house={P1: house}, hand={P1: ("Clay Hut Builder",)}, goods={P1: "0 food"})
    game.play("place Occupation")
    assert promised(game, P1) == {12: "2 clay", 13: "2 clay", 14: "2 clay"}


def test_clay_hut_builder_lays_nothing_in_a_wooden_hut(table: Table) -> None:
    game = table(hand={P1: ("Clay Hut Builder",)})
    game.play("place Occupation")
    assert promised(game, P1) == {}


@pytest.mark.ruling("Clay Hut Builder", "It happens once only")
def test_clay_hut_builder_works_only_once(table: Table) -> None:
    game = table(round=7, house={P1: "clay hut"}, hand={P1: ("Clay Hut Builder",)}, goods={P1: "2 stone 1 reed"})
    game.play("place Occupation")
    game.play("place Day Laborer")
    game.play("place Renovation and Improvement")
    assert promised(game, P1) == dict.fromkeys(range(8, 13), "2 clay")


@pytest.mark.ruling("Clay Hut Builder", "straight from a wooden hut")
def test_clay_hut_builder_works_with_the_conservator(table: Table) -> None:
    game = table(round=7, played={P1: ("Clay Hut Builder", "Conservator")}, goods={P1: "2 stone 1 reed"})
    game.play("place Renovation and Improvement")
    assert farm(game).house == "stone house"
    assert promised(game, P1) == dict.fromkeys(range(8, 13), "2 clay")


# -- Clay Plasterer -------------------------------------------------------------------------------


def test_clay_plasterer_renovates_for_a_clay_and_a_reed(table: Table) -> None:
    game = table(round=7, played={P1: ("Clay Plasterer",)}, rooms={P1: "a1 b1 c1"}, goods={P1: "1 clay 1 reed"})
    game.play("place Renovation and Improvement")
    assert (farm(game).house, game.goods(P1)) == ("clay hut", "nothing")


@pytest.mark.ruling("Bricklayer", "you renovate for 1 reed")
@pytest.mark.ruling("Clay Plasterer", "like the Bricklayer")
def test_clay_plasterer_and_bricklayer_renovate_for_a_reed(table: Table) -> None:
    game = table(round=7, played={P1: ("Clay Plasterer", "Bricklayer")}, goods={P1: "1 reed"})
    game.play("place Renovation and Improvement")
    assert farm(game).house == "clay hut"


def test_clay_plasterer_does_not_help_with_a_stone_house(table: Table) -> None:
    game = table(round=7, played={P1: ("Clay Plasterer",)}, house={P1: "clay hut"}, goods={P1: "1 stone 1 clay 1 reed"})
    assert "place Renovation and Improvement" not in game.options


def test_clay_plasterer_builds_clay_rooms_for_three_clay(table: Table) -> None:
    game = table(played={P1: ("Clay Plasterer",)}, house={P1: "clay hut"}, goods={P1: "3 clay 2 reed"})
    game.play("place Build Rooms and Stables")
    game.play("room a1")
    assert game.goods(P1) == "nothing"


def test_clay_plasterer_leaves_wooden_rooms_alone(table: Table) -> None:
    game = table(played={P1: ("Clay Plasterer",)}, goods={P1: "4 wood 3 clay 2 reed"})
    game.play("place Build Rooms and Stables")
    assert not [option for option in game.options if option.startswith("room")]


@pytest.mark.ruling("Clay Plasterer", "not together with the Carpenter or the Clay Supports")
@pytest.mark.parametrize(
    ("other", "goods"), [("Carpenter", "2 clay 2 reed"), ("Clay Supports", "1 clay 1 wood 1 reed")]
)
def test_clay_plasterer_is_not_combined_for_the_same_room(table: Table, other: str, goods: str) -> None:
    game = table(played={P1: ("Clay Plasterer", other)}, house={P1: "clay hut"}, goods={P1: goods})
    assert "place Build Rooms and Stables" not in game.options


@pytest.mark.ruling("Clay Plasterer", "or the Clay Roof")
def test_clay_plasterer_works_with_the_clay_roof(table: Table) -> None:
    game = table(played={P1: ("Clay Plasterer", "Clay Roof")}, house={P1: "clay hut"}, goods={P1: "5 clay"})
    game.play("place Build Rooms and Stables")
    game.play("room a1")
    assert game.goods(P1) == "nothing"


@pytest.mark.ruling("Clay Plasterer", "Clay Hut Extension")
def test_clay_plasterer_does_not_change_the_clay_hut_extension(table: Table) -> None:
    game = table(
        played={P1: ("Clay Plasterer",)},
        hand={P1: ("Clay Hut Extension",)},
        house={P1: "clay hut"},
        goods={P1: "3 clay 2 reed"},
    )
    game.play("place Starting Player")
    assert "play Clay Hut Extension" not in game.options


@pytest.mark.ruling("Clay Plasterer", "Cards that lower a price")
def test_clay_plasterer_goes_with_the_ladder(table: Table) -> None:
    game = table(played={P1: ("Clay Plasterer", "Ladder")}, house={P1: "clay hut"}, goods={P1: "3 clay 1 reed"})
    game.play("place Build Rooms and Stables")
    game.play("room a1")
    assert game.goods(P1) == "nothing"
    game = table(round=7, played={P1: ("Clay Plasterer", "Ladder")}, goods={P1: "1 clay"})
    game.play("place Renovation and Improvement")
    assert farm(game).house == "clay hut"
