"""Minor improvements of deck K, T to Z."""

import pytest

from farmyard import Agricola
from farmyard.agricola.position import P1, P2, P3
from farmyard.agricola.rules.scoring import score
from helpers import Table, can_play, crops, fields, names, on_plots, plant_on_cards, play_minor, worth
from situations import JOBS, sow, sown

# -- Turnip Field ---------------------------------------------------------------------------------


@pytest.mark.ruling("Turnip Field", "you may sow all your empty fields")
def test_turnip_field_lets_sow_every_field_when_played(table: Table) -> None:
    game = table(
        hand={P1: ("Turnip Field",)}, played={P1: JOBS[:3]}, fields={P1: "a5"}, goods={P1: "1 grain 2 vegetable"}
    )
    play_minor(game, "Turnip Field")
    game.play("sow vegetable on Turnip Field")
    game.play("sow grain")
    assert crops(game, P1) == ["3 grain", "2 vegetable"]
    assert not can_play(table(hand={P1: ("Turnip Field",)}, played={P1: JOBS[:2]}), "Turnip Field")


def test_turnip_field_need_not_be_sown_at_once(table: Table) -> None:
    game = table(hand={P1: ("Turnip Field",)}, played={P1: JOBS[:3]}, goods={P1: "1 vegetable"})
    play_minor(game, "Turnip Field")
    game.play("done")
    assert (game.goods(P1), on_plots(game)) == ("1 vegetable", ["nothing"])


def test_turnip_field_takes_what_adds_to_vegetables(table: Table) -> None:
    played = {P1: ("Turnip Field", "Potato Dibber", "Smallholder")}
    game = table(cards=("Sow and Bake",), played=played, goods={P1: "1 vegetable 1 grain"})
    sow(game)
    game.play("use Smallholder")
    assert on_plots(game) == ["4 vegetable"]


@pytest.mark.ruling("Turnip Field", "It is no field when fields are scored")
def test_turnip_field_scores_its_vegetables_but_is_no_field(table: Table) -> None:
    game = table(played={P1: ("Turnip Field",)})
    plant_on_cards(game, "2 vegetable")
    assert score(game, P1) - score(table(), P1) == 1 + 3


@pytest.mark.ruling("Turnip Field", "it is a vegetable field")
@pytest.mark.ruling("Herb Garden", "Only fields with vegetables on them count")
def test_turnip_field_is_a_vegetable_field_while_planted(table: Table) -> None:
    game = table(played={P1: ("Turnip Field",)}, hand={P1: ("Herb Garden",)})
    assert not can_play(game, "Herb Garden")
    game = table(played={P1: ("Turnip Field",)}, hand={P1: ("Herb Garden",)})
    plant_on_cards(game, "1 vegetable")
    assert can_play(game, "Herb Garden")


@pytest.mark.ruling("Turnip Field", "What adds vegetables to a sown field")
@pytest.mark.parametrize(
    ("card", "crop"), [("Potato Dibber", 3), ("Liquid Manure", 3), ("Fieldsman", 4), ("Smallholder", 3)]
)
def test_turnip_field_holds_what_cards_add_to_vegetables(table: Table, card: str, crop: int) -> None:
    assert crops(sown(table, "Turnip Field", card, goods={P1: "1 vegetable"}), P1) == [f"{crop} vegetable"]


@pytest.mark.ruling("Turnip Field", "A space for sowing may be used for this card alone")
def test_a_space_for_sowing_may_be_used_for_the_turnip_field_alone(table: Table) -> None:
    assert crops(sown(table, "Turnip Field", goods={P1: "1 vegetable"}), P1) == ["2 vegetable"]


@pytest.mark.ruling("Turnip Field", "With the Gardener its vegetables stay")
def test_turnip_field_keeps_its_vegetables_with_the_gardener(table: Table) -> None:
    game = table(round=4, played={P1: ("Turnip Field", "Gardener")}, at_home={P1: 1, P2: 0}, goods={P1: "4 food"})
    plant_on_cards(game, "2 vegetable")
    game.play("place 3 Wood")
    assert crops(game, P1) == ["2 vegetable"]
    assert "1 vegetable" in game.goods(P1)


@pytest.mark.ruling("Turnip Field", "The Hobby Farmer's vegetable may be sown here")
def test_turnip_field_takes_the_vegetable_of_the_hobby_farmer(table: Table) -> None:
    game = table(seats=4, played={P1: ("Turnip Field",)}, hand={P1: ("Hobby Farmer",)}, goods={P1: "1 food"})
    game.play("place Occupation")
    game.play("sow vegetable on Turnip Field")
    assert crops(game, P1) == ["2 vegetable"]


@pytest.mark.ruling("Turnip Field", "but not bake")
def test_turnip_field_lets_sow_but_not_bake_when_played(table: Table) -> None:
    game = table(
        hand={P1: ("Turnip Field",)}, played={P1: JOBS[:3]}, majors={P1: ("Clay Oven",)},
        goods={P1: "1 grain 1 vegetable"},
    )  # fmt: skip
    play_minor(game, "Turnip Field")
    assert "sow vegetable on Turnip Field" in game.options
    game.play("sow vegetable on Turnip Field")
    assert [option for option in game.options if option.startswith("bake")] == []


# -- Wooden Strongbox -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rooms", "points"),
    [("b1 c1 a1 a2", 0), ("b1 c1 a1 a2 b2", 2), ("b1 c1 a1 a2 b2 c2", 4), ("b1 c1 a1 a2 b2 c2 c3", 4)],
)
def test_wooden_strongbox_scores_a_large_house(table: Table, rooms: str, points: int) -> None:
    assert worth(table, "Wooden Strongbox", rooms={P1: rooms}) == points


# -- Yoke -----------------------------------------------------------------------------------------


def plowing(game: Agricola) -> bool:
    return any(option.startswith("plow") for option in game.options)


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
    game.play("place Improvement")
    game.play("plow a1")
    assert names(game, P2)[-1] == "Yoke"
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
