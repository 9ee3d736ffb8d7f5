"""Cards that plow more than one field: how they go together with each other and with other cards."""

import pytest

from farmyard.agricola.position import P1, P2
from farmyard.agricola.state.game import PREPARATION
from farmyard.kernel.errors import IllegalChoice
from helpers import Table, can_play, deciding, fields, play_minor, tally, worth
from situations import JOBS


@pytest.mark.parametrize("plow", ["Riding Plow", "Turnwrest Plow"])
def test_a_plow_plows_three_fields_on_either_space(table: Table, plow: str) -> None:
    for space in ("Plow 1 Field", "Plow and Sow"):
        game = table(round=12, cards=("Plow and Sow",), played={P1: (plow,)})
        game.play(f"place {space}")
        for cell in ("a1", "a2", "a3"):
            game.play(f"plow {cell}")
        assert fields(game, P1) == 3
        assert deciding(game) == P2


def test_a_plow_may_be_left_unused(table: Table) -> None:
    game = table(played={P1: ("Turnwrest Plow",)})
    game.play("place Plow 1 Field")
    game.play("plow a1")
    game.play("done")
    assert tally(game, P1, "Turnwrest Plow").uses == 0


def test_only_one_plow_works_in_an_action(table: Table) -> None:
    game = table(played={P1: ("Turnwrest Plow", "Riding Plow")})
    game.play("place Plow 1 Field")
    game.play("plow a3")
    game.play("use Riding Plow")
    game.play("plow a2")
    game.play("plow a1")
    assert deciding(game) == P2
    assert tally(game, P1, "Turnwrest Plow").uses == 0


def test_the_plow_makers_field_comes_on_top(table: Table) -> None:
    game = table(played={P1: ("Turnwrest Plow", "Plow Maker")}, goods={P1: "1 food"})
    game.play("place Plow 1 Field")
    game.play("plow a3")
    game.play("use Turnwrest Plow")
    for cell in ("a2", "a1", "a4"):
        game.play(f"plow {cell}")
    assert (fields(game, P1), game.goods(P1)) == (4, "nothing")


def test_turnwrest_plow_does_not_help_the_plow_driver(table: Table) -> None:
    played = {P1: ("Turnwrest Plow", "Plow Driver")}
    game = table(phase=PREPARATION, round=2, played=played, house={P1: "stone house"}, goods={P1: "1 food"})
    game.play("plow a1")
    assert fields(game, P1) == 1
    assert "done" not in game.options


def test_no_plow_with_the_field(table: Table) -> None:
    game = table(played={P1: ("Turnwrest Plow",)}, hand={P1: ("Field",)}, goods={P1: "1 food"})
    play_minor(game, "Field")
    game.play("plow a3")
    assert deciding(game) == P2


@pytest.mark.parametrize(("plow", "few"), [("Riding Plow", JOBS[:2]), ("Turnwrest Plow", JOBS[:1])])
def test_a_plow_needs_occupations(table: Table, plow: str, few: tuple[str, ...]) -> None:
    game = table(goods={P1: "4 wood"}, played={P1: few}, hand={P1: (plow,)})
    with pytest.raises(IllegalChoice):
        play_minor(game, plow)


@pytest.mark.ruling("Moldboard Plow", "the Field Watchman")
@pytest.mark.ruling("Crooked Plow", "the Field Watchman")
@pytest.mark.ruling("Swing Plow", "the Field Watchman")
def test_no_plow_with_the_field_watchman(table: Table) -> None:
    for plow in ("Moldboard Plow", "Crooked Plow", "Swing Plow"):
        game = table(played={P1: (plow, "Field Watchman")})
        game.play("place Take 1 Grain")
        game.play("plow a5")
        assert deciding(game) == P2


@pytest.mark.parametrize(("plow", "uses"), [("Crooked Plow", 1), ("Swing Plow", 2)])
def test_a_plow_plows_up_to_three_fields(table: Table, plow: str, uses: int) -> None:
    game = table(played={P1: (plow,)})
    game.play("place Plow 1 Field")
    for cell in ("a1", "a2", "a3"):
        game.play(f"plow {cell}")
    assert deciding(game) == P2
    assert tally(game, P1, plow).uses == 1


@pytest.mark.ruling("Crooked Plow", "Not on Plow and Sow")
@pytest.mark.ruling("Swing Plow", "Not on Plow and Sow")
@pytest.mark.parametrize("plow", ["Crooked Plow", "Swing Plow"])
def test_a_plow_does_not_work_on_plow_and_sow(table: Table, plow: str) -> None:
    game = table(round=12, cards=("Plow and Sow",), played={P1: (plow,)})
    game.play("place Plow and Sow")
    game.play("plow a1")
    assert deciding(game) == P2


@pytest.mark.ruling("Crooked Plow", "The Plow Maker's field comes on top")
@pytest.mark.ruling("Swing Plow", "The Plow Maker's field comes on top")
@pytest.mark.parametrize("plow", ["Crooked Plow", "Swing Plow"])
def test_a_plow_goes_with_the_plow_maker_but_not_with_the_field(table: Table, plow: str) -> None:
    game = table(played={P1: (plow, "Plow Maker")}, goods={P1: "1 food"})
    game.play("place Plow 1 Field")
    game.play("plow a3")
    game.play(f"use {plow}")
    for cell in ("a2", "a1", "a4"):
        game.play(f"plow {cell}")
    assert (fields(game, P1), game.goods(P1)) == (4, "nothing")
    game = table(played={P1: (plow,)}, hand={P1: ("Field",)}, goods={P1: "1 food"})
    play_minor(game, "Field")
    game.play("plow a3")
    assert "plow a2" not in game.options


@pytest.mark.parametrize(("plow", "occupations"), [("Crooked Plow", ()), ("Swing Plow", JOBS[:2])])
def test_a_plow_needs_one_occupation_more(table: Table, plow: str, occupations: tuple[str, ...]) -> None:
    assert not can_play(table(hand={P1: (plow,)}, goods={P1: "3 wood"}, played={P1: occupations}), plow)
    assert can_play(table(hand={P1: (plow,)}, goods={P1: "3 wood"}, played={P1: (*occupations, "Tutor")}), plow)


@pytest.mark.ruling("Riding Plow", "points that the rulebook")
@pytest.mark.ruling("Turnwrest Plow", "points that the rulebook")
@pytest.mark.parametrize(("plow", "points"), [("Riding Plow", 2), ("Turnwrest Plow", 1)])
def test_a_plow_has_the_points_of_the_rulebook(table: Table, plow: str, points: int) -> None:
    assert worth(table, plow) == points


PLOWS = ("Riding Plow", "Turnwrest Plow")


@pytest.mark.parametrize("plow", PLOWS)
def test_the_yoke_counts_a_plow(table: Table, plow: str) -> None:
    game = table(goods={P1: "1 wood 1 cattle"}, played={P2: (plow,)}, hand={P1: ("Yoke",)})
    play_minor(game, "Yoke")
    game.play("plow a3")
    assert fields(game, P1) == 1
    assert "plow a4" not in game.options


@pytest.mark.ruling("Riding Plow", "one plow card or the Harrow")
@pytest.mark.ruling("Turnwrest Plow", "one plow card or the Harrow")
@pytest.mark.parametrize("plow", PLOWS)
@pytest.mark.parametrize("other", ["Crooked Plow", "Moldboard Plow", "Swing Plow", "Harrow"])
def test_a_plow_is_not_combined_with_another_one(table: Table, plow: str, other: str) -> None:
    game = table(played={P1: (plow, other)})
    game.play("place Plow 1 Field")
    game.play("plow a3")
    game.play(f"use {plow}")
    game.play("plow a2")
    game.play("plow a4")
    assert (fields(game, P1), deciding(game)) == (3, P2)


@pytest.mark.ruling("Riding Plow", "one plow card or the Harrow")
@pytest.mark.ruling("Turnwrest Plow", "one plow card or the Harrow")
@pytest.mark.parametrize("plow", PLOWS)
def test_a_plow_is_not_combined_with_the_harrow_of_another_player(table: Table, plow: str) -> None:
    game = table(played={P1: (plow,), P2: ("Harrow",)}, goods={P1: "2 food"})
    game.play("place Plow 1 Field")
    game.play("plow a3")
    game.play(f"use {plow}")
    game.play("plow a2")
    game.play("plow a4")
    assert (fields(game, P1), deciding(game), game.goods(P1)) == (3, P2, "2 food")


@pytest.mark.ruling("Riding Plow", "spends a whole use")
@pytest.mark.ruling("Turnwrest Plow", "spends a whole use")
@pytest.mark.parametrize(("plow", "uses"), [("Riding Plow", 2), ("Turnwrest Plow", 1)])
def test_plowing_two_fields_spends_a_whole_use(table: Table, plow: str, uses: int) -> None:
    game = table(played={P1: (plow,)}, people={P1: 1, P2: 1})
    for one, other in (("a3", "a2"), ("a4", "b4"))[:uses]:
        game.play("place Plow 1 Field")
        game.play(f"plow {one}")
        game.play(f"plow {other}")
        game.play("done")
        game.play("place Fishing")
    game.play("place Plow 1 Field")
    game.play("plow b3")
    assert (fields(game, P1), deciding(game)) == (2 * uses + 1, P2)


@pytest.mark.ruling("Riding Plow", "Plow Maker's field")
@pytest.mark.ruling("Turnwrest Plow", "Plow Maker's field")
@pytest.mark.parametrize("plow", PLOWS)
def test_the_plow_makers_field_comes_on_top_of_a_plow(table: Table, plow: str) -> None:
    game = table(played={P1: (plow, "Plow Maker")}, goods={P1: "1 food"})
    game.play("place Plow 1 Field")
    game.play("plow a3")
    game.play(f"use {plow}")
    for cell in ("a2", "a1", "a4"):
        game.play(f"plow {cell}")
    assert (fields(game, P1), game.goods(P1), deciding(game)) == (4, "nothing", P2)


@pytest.mark.ruling("Riding Plow", "Plow Driver")
@pytest.mark.ruling("Turnwrest Plow", "Plow Driver")
@pytest.mark.parametrize("plow", PLOWS)
def test_the_plow_driver_takes_no_plow(table: Table, plow: str) -> None:
    farm = {"house": {P1: "stone house"}, "goods": {P1: "3 food"}, "at_home": {P1: 1, P2: 0}}
    game = table(**farm, played={P1: (plow, "Plow Driver")})
    game.play("place Fishing")
    game.play("plow a1")
    assert (fields(game, P1), game.round) == (1, 2)
    assert "place Fishing" in game.options


@pytest.mark.ruling("Riding Plow", "Field Watchman")
@pytest.mark.ruling("Turnwrest Plow", "Field Watchman")
@pytest.mark.parametrize("plow", PLOWS)
def test_the_field_watchman_takes_no_plow(table: Table, plow: str) -> None:
    game = table(played={P1: (plow, "Field Watchman")})
    game.play("place Take 1 Grain")
    game.play("plow a1")
    assert (fields(game, P1), deciding(game)) == (1, P2)


@pytest.mark.ruling("Riding Plow", "or the Field it")
@pytest.mark.ruling("Turnwrest Plow", "or the Field it")
@pytest.mark.parametrize("plow", PLOWS)
def test_the_field_takes_no_plow(table: Table, plow: str) -> None:
    game = table(played={P1: (plow,)}, hand={P1: ("Field",)}, goods={P1: "1 food"})
    play_minor(game, "Field")
    game.play("plow a1")
    assert (fields(game, P1), deciding(game)) == (1, P2)


@pytest.mark.ruling("Moldboard Plow", "with the Plow Driver, the Field Watchman or the Field")
@pytest.mark.ruling("Crooked Plow", "with the Plow Driver, the Field Watchman or the Field")
@pytest.mark.ruling("Swing Plow", "with the Plow Driver, the Field Watchman or the Field")
@pytest.mark.parametrize("plow", ["Moldboard Plow", "Crooked Plow", "Swing Plow"])
def test_no_plow_with_the_plow_driver(table: Table, plow: str) -> None:
    game = table(
        round=5, phase=PREPARATION, house={P1: "stone house"}, played={P1: (plow, "Plow Driver")}, goods={P1: "1 food"}
    )
    game.play("plow a5")
    assert [option for option in game.options if option.startswith("plow")] == []


@pytest.mark.ruling("Moldboard Plow", "you may use one plow card or the Harrow")
@pytest.mark.ruling("Crooked Plow", "you may use one plow card or the Harrow")
@pytest.mark.ruling("Swing Plow", "you may use one plow card or the Harrow")
@pytest.mark.parametrize(("plow", "number"), [("Moldboard Plow", 2), ("Crooked Plow", 3), ("Swing Plow", 3)])
def test_one_plow_or_the_harrow_works_in_an_action(table: Table, plow: str, number: int) -> None:
    game = table(played={P1: ("Moldboard Plow", "Crooked Plow", "Swing Plow", "Harrow")})
    game.play("place Plow 1 Field")
    game.play("plow a5")
    game.play(f"use {plow}")
    for cell in ("a4", "a3")[: number - 1]:
        game.play(f"plow {cell}")
    assert (fields(game, P1), deciding(game)) == (number, P2)


@pytest.mark.ruling("Crooked Plow", "spends a whole use")
@pytest.mark.ruling("Swing Plow", "spends a whole use")
@pytest.mark.parametrize(("plow", "uses"), [("Crooked Plow", 1), ("Swing Plow", 2)])
def test_plowing_two_fields_spends_a_use(table: Table, plow: str, uses: int) -> None:
    game = table(played={P1: (plow,)}, people={P1: 1, P2: 1})
    for cells in (("a5", "a4"), ("a3", "a2"))[:uses]:
        game.play("place Plow 1 Field")
        for cell in cells:
            game.play(f"plow {cell}")
        game.play("done")
        game.play("place Day Laborer")
    game.play("place Plow 1 Field")
    game.play("plow b5")
    assert (fields(game, P1), deciding(game)) == (2 * uses + 1, P2)
