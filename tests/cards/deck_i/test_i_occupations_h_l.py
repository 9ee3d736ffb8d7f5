"""Occupations of deck I, H to L."""

import pytest

from farmyard import Agricola
from farmyard.agricola.position import P1, P2, P3, P4
from farmyard.agricola.state.game import FEEDING, FIELD
from helpers import Table, crops, deciding, farm, play, points, skips_harvest
from situations import ended, stage


def play_layabout(game: Agricola) -> None:
    game.play("place Occupation")
    game.play("play Layabout")


# -- Harvest Helper -------------------------------------------------------------------------------


@pytest.mark.ruling("Harvest Helper", "who is not asked")
def test_harvest_helper_takes_grain_from_another_player(table: Table) -> None:
    game = table(
        seats=3, phase=FIELD, played={P1: ("Harvest Helper",)}, crops={P2: {"a5": "3 grain"}},
        goods={P1: "nothing", P2: "nothing"},
    )  # fmt: skip
    game.play("take 1 grain from a5 of player 2")
    assert game.goods(P1) == "1 grain"
    assert game.goods(P2) == "1 grain 2 food"
    assert crops(game, P2) == ["1 grain"]


@pytest.mark.ruling("Harvest Helper", "never one of yours")
def test_harvest_helper_chooses_player_and_field_but_never_an_own_one(table: Table) -> None:
    game = table(
        seats=3,
        phase=FIELD,
        played={P1: ("Harvest Helper",)},
        crops={
            P1: {"a5": "3 grain"},
            P2: {"a5": "3 grain", "a4": "2 grain", "a3": "2 vegetable"},
            P3: {"b5": "3 grain"},
        },
    )
    assert [option for option in game.options if option.startswith("take")] == [
        "take 1 grain from a4 of player 2",
        "take 1 grain from a5 of player 2",
        "take 1 grain from b5 of player 3",
    ]


def test_harvest_helper_may_be_left(table: Table) -> None:
    game = table(seats=3, phase=FIELD, played={P1: ("Harvest Helper",)}, crops={P2: {"a5": "3 grain"}})
    game.play("done")
    assert game.goods(P2).startswith("1 grain")


def test_harvest_helper_finds_nothing_on_a_field_just_emptied(table: Table) -> None:
    game = table(seats=3, phase=FIELD, played={P1: ("Harvest Helper",)}, crops={P2: {"a5": "1 grain"}})
    assert "done" not in game.options


@pytest.mark.ruling("Harvest Helper", "It comes before the Baker")
def test_harvest_helper_comes_before_the_baker(table: Table) -> None:
    game = table(
        seats=3, phase=FIELD, played={P1: ("Baker", "Harvest Helper")}, majors={P1: ("Fireplace (2 clay)",)},
        crops={P2: {"a5": "3 grain"}}, goods={P1: "nothing"},
    )  # fmt: skip
    game.play("take 1 grain from a5 of player 2")
    game.play("bake 1 grain")
    assert farm(game).begging == 2


@pytest.mark.ruling("Layabout", "Others may take grain from your fields")
@pytest.mark.ruling("Harvest Helper", "You may take from a player who stays out")
def test_the_harvest_helper_takes_from_a_layabout(table: Table) -> None:
    game = table(
        seats=3, round=4, hand={P1: ("Layabout", "Tutor")}, played={P2: ("Harvest Helper",)}, goods={P1: "nothing"},
        crops={P1: {"a5": "3 grain"}}, at_home={P1: 1, P2: 0, P3: 0},
    )  # fmt: skip
    play_layabout(game)
    game.play("take 1 grain from a5 of player 1")
    assert game.goods(P1) == "2 food"
    assert crops(game, P1) == ["2 grain"]


@pytest.mark.ruling("Harvest Helper", "The Acreage is a field, too")
def test_harvest_helper_takes_grain_from_the_acreage(table: Table) -> None:
    game = table(
        seats=3, round=4, cards=("Sow and Bake",), played={P1: ("Acreage",), P2: ("Harvest Helper",)},
        goods={P1: "1 grain", P2: "nothing"}, at_home={P1: 1, P2: 0, P3: 0},
    )  # fmt: skip
    play(game, "place Sow and Bake", "take 1 grain from Acreage 1 of player 1")
    assert game.goods(P1) == "1 grain 2 food"
    assert (game.goods(P2), crops(game, P1)) == ("1 grain", ["1 grain"])


# -- Hide Farmer ----------------------------------------------------------------------------------


def test_hide_farmer_pays_for_unused_cells(table: Table) -> None:
    game = ended(table, played={P1: ("Hide Farmer",)}, goods={P1: "7 food", P2: "4 food", P3: "4 food"})
    game.play("place Day Laborer")
    assert game.options == ["pay 5 food", "pay 4 food", "pay 3 food", "pay 2 food", "pay 1 food", "done"]
    game.play("pay 3 food")
    assert (game.over, points(game, P1, "Unused cells"), game.goods(P1)) == (True, -10, "2 food")


def test_hide_farmer_may_pay_nothing(table: Table) -> None:
    game = ended(table, played={P1: ("Hide Farmer",)}, goods={P1: "7 food", P2: "4 food", P3: "4 food"})
    game.play("place Day Laborer")
    game.play("done")
    assert (game.over, points(game, P1, "Unused cells")) == (True, -13)


def test_hide_farmer_pays_for_unused_cells_only(table: Table) -> None:
    game = ended(
        table, played={P1: ("Hide Farmer",)}, goods={P1: "20 food", P2: "4 food", P3: "4 food"},
        fields={P1: "a3 a4 a5 b3 b4 b5 c3 c4 c5"},
    )  # fmt: skip
    game.play("place Day Laborer")
    assert game.options[0] == "pay 4 food"
    game.play("pay 4 food")
    assert points(game, P1, "Unused cells") == 0


@pytest.mark.ruling("Hide Farmer", "Constable")
@pytest.mark.ruling("Constable", "What the Hide Farmer")
@pytest.mark.parametrize(("food", "score"), [(7, 5), (6, 0)])
def test_hide_farmers_cells_are_not_negative_for_the_constable(table: Table, food: int, score: int) -> None:
    game = ended(
        table, played={P1: ("Hide Farmer", "Constable")}, fields={P1: "a3 a4"}, pastures={P1: ("c3 c4 c5",)},
        goods={P1: "14 food 1 grain 1 vegetable 1 sheep 1 boar 1 cattle", P2: "4 food", P3: "4 food"},
        stables={P1: "b3"},
    )  # fmt: skip
    game.play("place Fishing")
    game.play("feed")
    game.play(f"pay {food} food")
    assert (points(game, P1, "Unused cells"), points(game, P1)) == (food - 7, score)


# -- Juggler --------------------------------------------------------------------------------------


@pytest.mark.ruling("Juggler", "food you have or can make")
def test_juggler_pays_with_grain_turned_into_food(table: Table) -> None:
    artists = {P1: ("Juggler",), P2: ("Puppeteer", "Magician"), P3: ("Street Musician",)}
    game = table(
        seats=4, round=3, played=artists, goods={P1: "2 grain", P2: "0 food", P3: "0 food"},
        spaces={"Traveling Players": "1 food"},
    )  # fmt: skip
    play(game, "place Traveling Players", "take 1 food more and pay 3 food")
    assert [game.goods(seat) for seat in (P1, P2, P3)] == ["1 grain", "2 food", "1 grain 1 food"]


def test_juggler_may_double_the_food(table: Table) -> None:
    game = stage(table, played={P1: ("Juggler",)}, goods={P1: "0 food"})
    game.play("place Traveling Players")
    kept = game.clone()
    game.play("take 3 food more")
    assert game.goods(P1) == "6 food"
    kept.play("done")
    assert kept.goods(P1) == "3 food"
    five = stage(table, 5, played={P1: ("Juggler",)}, goods={P1: "0 food"})
    five.play("place Room or Traveling Players")
    five.play("take 3 food more")
    assert five.goods(P1) == "6 food"


@pytest.mark.ruling("Juggler", "Only the food on the space")
def test_juggler_doubles_nothing_that_cards_add(table: Table) -> None:
    game = stage(
        table, played={P1: ("Juggler", "Magician")}, goods={P1: "0 food"}, at_home={P1: 1},
    )  # fmt: skip
    game.play("place Traveling Players")
    game.play("take 3 food more")
    assert game.goods(P1) == "1 grain 7 food"


@pytest.mark.ruling("Juggler", "Your own cards cost nothing")
def test_juggler_pays_each_card_of_others(table: Table) -> None:
    game = stage(
        table, played={P1: ("Juggler", "Conjurer"), P2: ("Dancer", "Storyteller"), P3: ("Acrobat",)},
        goods={P1: "0 food", P2: "0 food", P3: "0 food"}, hand={P4: ("Magician",)},
    )  # fmt: skip
    game.play("place Traveling Players")
    game.play("take 3 food more and pay 3 food")
    assert [game.goods(seat) for seat in (P1, P2, P3)] == ["1 grain 3 food", "2 food", "1 food"]


@pytest.mark.parametrize("artist", ["Acrobat", "Conjurer", "Dancer", "Magician", "Street Musician", "Storyteller"])
def test_juggler_pays_every_artist(table: Table, artist: str) -> None:
    game = stage(table, played={P1: ("Juggler",), P2: (artist,)}, goods={P1: "0 food", P2: "0 food"})
    game.play("place Traveling Players")
    game.play("take 3 food more and pay 1 food")
    assert game.goods(P2).endswith("1 food")


@pytest.mark.ruling("Acrobat", "pays you 1 food")
@pytest.mark.ruling("Conjurer", "pays you 1 food")
@pytest.mark.ruling("Dancer", "pays you 1 food")
@pytest.mark.ruling("Magician", "pays you 1 food")
@pytest.mark.ruling("Street Musician", "pays you 1 food")
@pytest.mark.ruling("Storyteller", "pays you 1 food")
def test_juggler_pays_all_artists_of_one_player(table: Table) -> None:
    artists = ("Acrobat", "Conjurer", "Dancer", "Magician", "Street Musician", "Storyteller")
    game = stage(table, food=6, played={P1: ("Juggler",), P2: artists}, goods={P1: "0 food", P2: "0 food"})
    game.play("place Traveling Players")
    game.play("take 6 food more and pay 6 food")
    assert (game.goods(P1), game.goods(P2)) == ("6 food", "1 grain 6 food")


@pytest.mark.ruling("Juggler", "everybody must be paid")
def test_juggler_must_be_able_to_pay_everybody(table: Table) -> None:
    artists = {P1: ("Juggler",), P2: ("Dancer", "Storyteller"), P3: ("Acrobat",)}
    poor = stage(table, food=1, played=artists, goods={P1: "0 food"})
    poor.play("place Traveling Players")
    assert (poor.goods(P1), deciding(poor)) == ("1 food", P2)
    game = stage(table, food=1, played=artists, goods={P1: "1 food"})
    game.play("place Traveling Players")
    game.play("take 1 food more and pay 3 food")
    assert game.goods(P1) == "nothing"


@pytest.mark.ruling("Juggler", "your own Dancer")
@pytest.mark.ruling("Dancer", "Not together with the Juggler")
def test_juggler_excludes_the_dancer(table: Table) -> None:
    game = stage(table, food=1, played={P1: ("Juggler", "Dancer")}, goods={P1: "0 food"})
    game.play("place Traveling Players")
    dancing = game.clone()
    game.play("take 1 food more")
    assert game.goods(P1) == "2 food"
    dancing.play("done")
    assert dancing.goods(P1) == "4 food"


# -- Layabout -------------------------------------------------------------------------------------


@pytest.mark.ruling("Layabout", "not even along with others")
@pytest.mark.parametrize(("card", "asked"), [("Layabout", False), ("Potter", True)])
def test_layabout_does_not_bake_along_in_the_harvest(table: Table, card: str, asked: bool) -> None:
    game = table(
        round=4, played={P1: ("Master Baker",), P2: ("Baker",)}, hand={P1: (card,)}, at_home={P1: 1, P2: 0},
        majors={P1: ("Fireplace (2 clay)",), P2: ("Fireplace (3 clay)",)}, goods={P1: "1 grain 1 food", P2: "1 grain"},
    )  # fmt: skip
    play(game, "place Occupation")
    assert deciding(game) == P2
    play(game, "bake 1 grain")
    assert ("bake 1 grain" in game.options) == asked


@pytest.mark.ruling("Layabout", "The Slaughterman and the Slaughterhouse still pay you")
def test_slaughterhouse_pays_who_stays_out_of_the_harvest(table: Table) -> None:
    game = table(
        round=4, played={P1: ("Slaughterhouse",)}, hand={P1: ("Layabout",)}, goods={P1: "0 food", P2: "4 food 1 sheep"},
        majors={P2: ("Fireplace (2 clay)",)}, at_home={P1: 1, P2: 0},
    )  # fmt: skip
    game.play("place Occupation")
    assert (deciding(game), game.phase) == (P2, FEEDING)
    game.play("convert sheep")
    assert game.goods(P1) == "1 food"


@pytest.mark.ruling("Layabout", "Others may use your Water Mill")
def test_layabout_leaves_the_water_mill_to_others(table: Table) -> None:
    game = table(
        seats=3, round=4, played={P1: ("Water Mill", "Harvest Helper")}, hand={P1: ("Layabout",)},
        at_home={P1: 1, P2: 0, P3: 0}, goods={P1: "1 grain 1 food", P2: "1 grain"}, crops={P3: {"c5": "3 grain"}},
    )  # fmt: skip
    game.play("place Occupation")
    assert deciding(game) == P2
    game.play("take 2 food")
    assert (game.goods(P1), game.goods(P2)) == ("1 grain 1 food", "2 food")
    game.play("done")
    assert deciding(game) != P1
    other = table(
        seats=3, round=4, played={P2: ("Water Mill",)}, hand={P1: ("Layabout",)}, at_home={P1: 1, P2: 0, P3: 0},
        goods={P1: "1 grain", P2: "9 food", P3: "9 food"},
    )  # fmt: skip
    other.play("place Occupation")
    assert (other.round, other.goods(P1)) == (5, "1 grain")


@pytest.mark.ruling("Layabout", "You owe no food and get no begging cards")
def test_layabout_stays_out_of_the_next_harvest(table: Table) -> None:
    game = table(
        round=4, hand={P1: ("Layabout", "Tutor")}, crops={P1: {"a5": "3 grain"}}, goods={P1: "2 sheep"},
        pastures={P1: ("c4 c5",)}, at_home={P1: 1, P2: 0},
    )  # fmt: skip
    play_layabout(game)
    assert game.round == 5
    assert game.goods(P1) == "2 sheep"
    assert farm(game).begging == 0
    assert crops(game, P1) == ["3 grain"]


def test_layabout_takes_part_in_the_harvest_after(table: Table) -> None:
    game = table(round=4, hand={P1: ("Layabout", "Tutor")}, at_home={P1: 1, P2: 0})
    play_layabout(game)
    assert not skips_harvest(game)


@pytest.mark.ruling("Layabout", "you may not use it yourself")
@pytest.mark.ruling("Harvest Helper", "not while you stay out of it")
def test_layabouts_cards_do_nothing_in_that_harvest(table: Table) -> None:
    game = table(
        seats=3, round=4, hand={P1: ("Layabout", "Tutor")}, played={P1: ("Butter Churn", "Harvest Helper")},
        goods={P1: "3 sheep 1 food", P2: "9 food", P3: "9 food"}, pastures={P1: ("c4 c5",)},
        crops={P2: {"a5": "3 grain"}}, at_home={P1: 1, P2: 0, P3: 0},
    )  # fmt: skip
    play_layabout(game)
    assert game.goods(P1) == "3 sheep"
    assert deciding(game) == P2
    assert crops(game, P2) == ["2 grain"]


def test_manure_is_no_harvest_for_the_layabout(table: Table) -> None:
    game = table(
        round=3, hand={P1: ("Layabout", "Tutor")}, played={P1: ("Manure",)}, crops={P1: {"a5": "3 grain"}},
        goods={P1: "nothing"}, at_home={P1: 1, P2: 0},
    )  # fmt: skip
    play_layabout(game)
    game.play("use Manure")
    assert game.goods(P1) == "1 grain"
    assert skips_harvest(game)


@pytest.mark.ruling("Layabout", "Harvesting with Manure is no harvest")
@pytest.mark.ruling("Manure", "the Layabout neither stops it nor has done with it")
def test_a_layabout_harvests_with_manure_and_then_stays_out_of_the_harvest(table: Table) -> None:
    game = table(
        round=3, hand={P1: ("Layabout",)}, played={P1: ("Manure",)}, crops={P1: {"a5": "3 grain"}},
        goods={P1: "nothing"}, at_home={P1: 1, P2: 0}, people={P1: 1, P2: 1},
    )  # fmt: skip
    play(game, "place Occupation", "use Manure")
    assert (game.goods(P1), crops(game, P1)) == ("1 grain", ["2 grain"])
    play(game, "place 1 Clay", "place Fishing")
    assert (game.round, game.goods(P1), crops(game, P1)) == (5, "2 clay 1 grain", ["2 grain"])
    assert farm(game).begging == 0


@pytest.mark.ruling("Layabout", "You owe no food and get no begging cards")
def test_a_layabout_takes_part_in_the_harvest_after_the_next(table: Table) -> None:
    game = table(
        round=7, hand={P1: ("Layabout",)}, crops={P1: {"a5": "3 grain"}}, at_home={P1: 1, P2: 0},
        people={P1: 1, P2: 1}, goods={P1: "nothing"},
    )  # fmt: skip
    play(game, "place Occupation")
    assert (game.round, crops(game, P1), farm(game).begging) == (8, ["3 grain"], 0)
    play(game, "place 1 Clay", "place Fishing", "place 1 Clay", "place Fishing", "feed")
    assert (game.round, crops(game, P1), farm(game).begging) == (10, ["2 grain"], 2)
