"""Occupations of deck K, A to Ad."""

import pytest

from farmyard.agricola.position import P1, P2, P3, P4, P5
from helpers import Table, choices, crops, deciding, farm, fields, lodgers, names, play, users
from situations import LATE_CARDS, NOBODY_ELSE, hut

# -- Acrobat --------------------------------------------------------------------------------------


def test_acrobat_moves_from_traveling_players_once_all_are_placed(table: Table) -> None:
    game = table(seats=4, played={P1: ("Acrobat",)}, at_home={P1: 1, P2: 1, P3: 0, P4: 0}, goods={P1: "0 food"})
    game.play("place Traveling Players")
    game.play("place Day Laborer")
    assert choices(game) == [
        "move from Traveling Players to Take 1 Grain", "move from Traveling Players to Plow 1 Field", "done",
    ]  # fmt: skip
    game.play("move from Traveling Players to Take 1 Grain")
    assert game.goods(P1) == "1 grain 1 food"


def test_acrobat_takes_the_whole_action(table: Table) -> None:
    game = table(
        seats=4, round=12, cards=LATE_CARDS, played={P1: ("Acrobat",)}, at_home={P1: 1, P2: 0, P3: 0, P4: 0},
        goods={P1: "1 grain"},
    )  # fmt: skip
    game.play("place Traveling Players")
    game.play("move from Traveling Players to Plow and Sow")
    game.play("plow a1")
    assert users(game, "Plow and Sow") == [P1]
    assert users(game, "Traveling Players") == []
    game.play("sow grain")
    assert crops(game, P1) == ["3 grain"]


def test_acrobat_may_stay(table: Table) -> None:
    game = table(seats=4, played={P1: ("Acrobat",)}, at_home={P1: 1, P2: 0, P3: 0, P4: 0}, goods={P1: "0 food"})
    game.play("place Traveling Players")
    game.play("done")
    assert (game.round, game.goods(P1)) == (2, "1 food")


def test_acrobat_needs_traveling_players(table: Table) -> None:
    game = table(seats=4, played={P1: ("Acrobat",)}, at_home={P1: 1, P2: 0, P3: 0, P4: 0})
    game.play("place Fishing")
    assert game.round == 2


def test_acrobat_needs_the_food_of_a_space_with_two_actions(table: Table) -> None:
    home = {P1: 1, P2: 0, P3: 0, P4: 0, P5: 0}
    game = table(seats=5, played={P1: ("Acrobat",)}, at_home=home, goods={P1: "5 wood 2 reed"})
    game.play("place Room or Traveling Players")
    game.play(next(option for option in choices(game) if option.startswith("room")))
    assert game.round == 2


def test_acrobat_moves_from_the_space_with_two_actions(table: Table) -> None:
    game = table(seats=5, played={P1: ("Acrobat",)}, at_home={P1: 1, P2: 0, P3: 0, P4: 0, P5: 0})
    game.play("place Room or Traveling Players")
    assert choices(game)[0] == "move from Room or Traveling Players to Take 1 Grain"


@pytest.mark.ruling("Acrobat", "Nothing is reserved for you")
def test_acrobat_reserves_nothing(table: Table) -> None:
    game = table(seats=4, played={P1: ("Acrobat",)}, at_home={P1: 1, P2: 1, P3: 1, P4: 0})
    game.play("place Traveling Players")
    game.play("place Take 1 Grain")
    game.play("place Plow 1 Field")
    game.play("plow a1")
    assert game.round == 2


@pytest.mark.ruling("Acrobat", "only somebody you place after that may move")
def test_acrobat_moves_only_who_was_placed_after_it_was_played(table: Table) -> None:
    game = table(seats=4, hand={P1: ("Acrobat",)}, at_home={P1: 2, P2: 0, P3: 0, P4: 0})
    game.play("place Traveling Players")
    game.play("place Occupation")
    assert (game.round, names(game, P1)) == (2, ["Acrobat"])


def test_acrobat_moves_in_the_round_in_which_it_is_played(table: Table) -> None:
    game = table(seats=4, hand={P1: ("Acrobat",)}, at_home={P1: 2, P2: 0, P3: 0, P4: 0})
    game.play("place Occupation")
    game.play("place Traveling Players")
    assert "move from Traveling Players to Take 1 Grain" in choices(game)


def test_acrobat_is_asked_only_in_the_round_of_the_show(table: Table) -> None:
    game = table(seats=4, played={P1: ("Acrobat",)}, at_home={P1: 1, P2: 0, P3: 0, P4: 0})
    game.play("place Traveling Players")
    game.play("done")
    for number in range(8):
        game.play(choices(game)[number % 2])
        while not choices(game)[0].startswith("place ") and game.round == 2:
            game.play(choices(game)[0])
    assert game.round == 3


def test_a_turnwrest_plow_serves_an_acrobat(table: Table) -> None:
    game = table(seats=4, played={P1: ("Acrobat", "Turnwrest Plow")}, at_home={P1: 1, P2: 0, P3: 0, P4: 0})
    game.play("place Traveling Players")
    game.play("move from Traveling Players to Plow 1 Field")
    for cell in ("a1", "a2", "a3"):
        game.play(f"plow {cell}")
    assert fields(game, P1) == 3


def test_acrobat_may_join_another_player_with_the_field_warden(table: Table) -> None:
    game = table(
        seats=4, played={P1: ("Acrobat", "Field Warden")}, at_home={P1: 1, P2: 1, P3: 0, P4: 0},
        used={"Plow 1 Field": P2},
    )  # fmt: skip
    game.play("place Traveling Players")
    assert "move from Traveling Players to Plow 1 Field" in choices(game)


@pytest.mark.ruling("Acrobat", "never the last person for the Magician")
def test_an_acrobat_who_moves_last_is_not_the_magicians_last_person(table: Table) -> None:
    game = table(seats=4, played={P1: ("Acrobat", "Magician")}, at_home=NOBODY_ELSE, goods={P1: "nothing"})
    play(game, "place Traveling Players", "place 1 Clay", "move from Traveling Players to Take 1 Grain")
    assert game.goods(P1) == "1 clay 1 grain 1 food"


@pytest.mark.ruling("Acrobat", "never the last person for the Magician")
def test_the_magicians_last_person_may_move_on_as_an_acrobat(table: Table) -> None:
    game = table(seats=4, played={P1: ("Acrobat", "Magician")}, at_home=NOBODY_ELSE, goods={P1: "nothing"})
    play(game, "place 1 Clay", "place Traveling Players", "move from Traveling Players to Take 1 Grain")
    assert game.goods(P1) == "1 clay 2 grain 2 food"


# -- Adoptive Parents -----------------------------------------------------------------------------


@pytest.mark.ruling("Adoptive Parents", "leaves the Reed Hut for the family may be adopted")
def test_reed_hut_person_may_be_adopted(table: Table) -> None:
    game = hut(
        table, "Adoptive Parents", round=7, cards=("Family Growth",), rooms={P1: "b1 c1 b2"}, goods={P1: "1 food"}
    )
    play(game, "place Family Growth", "grow from Reed Hut", "use Adoptive Parents")
    assert (farm(game).people, farm(game).newborns, farm(game).at_home, lodgers(game)) == (3, 0, 2, 0)


@pytest.mark.ruling("Adoptive Parents", "unless that person has")
def test_who_has_worked_from_the_reed_hut_is_not_adopted_to_work_again(table: Table) -> None:
    game = hut(
        table, "Adoptive Parents", "Puppeteer", hand={P1: ("Lover",)}, seats=4, goods={P1: "7 food"},
        at_home={P1: 1, P2: 1, P3: 0, P4: 0},
    )  # fmt: skip
    play(game, "place Fishing", "place Traveling Players", "play Lover", "grow from Reed Hut")
    assert (farm(game).people, farm(game).newborns, farm(game).at_home, game.round) == (3, 0, 3, 2)


def test_an_adopted_child_works_in_the_same_round(table: Table) -> None:
    game = table(
        round=8,
        played={P1: ("Adoptive Parents",)},
        rooms={P1: "a1 b1 c1"},
        goods={P1: "1 food"},
        at_home={P1: 1, P2: 0},
    )
    game.play("place Family Growth")
    game.play("use Adoptive Parents")
    game.play("place Day Laborer")
    assert game.goods(P1) == "2 food"


def test_adoption_may_be_left(table: Table) -> None:
    game = table(
        round=7,
        played={P1: ("Adoptive Parents",)},
        rooms={P1: "a1 b1 c1"},
        goods={P1: "1 food"},
        at_home={P1: 1, P2: 1},
    )
    game.play("place Family Growth")
    game.play("done")
    assert deciding(game) == P2
    assert farm(game).newborns == 1


def test_adoption_costs_a_food(table: Table) -> None:
    game = table(round=7, played={P1: ("Adoptive Parents",)}, rooms={P1: "a1 b1 c1"}, goods={P1: "nothing"})
    game.play("place Family Growth")
    assert deciding(game) == P2


@pytest.mark.ruling("Adoptive Parents", "it eats like a grown-up")
def test_an_adopted_child_eats_like_a_grown_up(table: Table) -> None:
    game = table(
        round=7, played={P1: ("Adoptive Parents",)}, rooms={P1: "a1 b1 c1"}, goods={P1: "8 food"},
        at_home={P1: 1, P2: 0},
    )  # fmt: skip
    game.play("place Family Growth")
    game.play("use Adoptive Parents")
    game.play("place 3 Wood")
    assert game.goods(P1) == "3 wood 1 food"


@pytest.mark.ruling("Adoptive Parents", "it eats like a grown-up")
def test_an_adopted_child_eats_3_food_in_a_solo_game(table: Table) -> None:
    game = table(
        seats=1, round=7, played={P1: ("Adoptive Parents",)}, rooms={P1: "a1 b1 c1"}, goods={P1: "11 food"},
        at_home={P1: 1},
    )  # fmt: skip
    game.play("place Family Growth")
    game.play("use Adoptive Parents")
    game.play("place 1 Clay")
    assert game.goods(P1) == "1 clay 1 food"


@pytest.mark.ruling("Adoptive Parents", "It counts as a family member from now on")
def test_an_adopted_child_needs_a_room_like_any_other(table: Table) -> None:
    game = table(
        seats=3, round=7, played={P1: ("Adoptive Parents",)}, hand={P1: ("Lover", "Tutor")}, rooms={P1: "a1 b1 c1"},
        goods={P1: "6 food"}, at_home={P2: 0, P3: 0},
    )  # fmt: skip
    game.play("place Occupation")
    game.play("play Lover")
    game.play("use Adoptive Parents")
    assert "place Family Growth" not in game.options
