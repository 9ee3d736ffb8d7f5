"""Occupations for five and six players, T to Y."""

import pytest

from farmyard.agricola.position import P1, P2, P3, P4
from farmyard.agricola.state.goods import goods
from helpers import Table, choices, deciding, names, note, on_card, play

# -- Town Clerk ------------------------------------------------------------------------------------
BUYING = {"round": 1, "cards": ("Major Improvement",), "goods": {P1: "2 clay", P2: "2 clay"}}


@pytest.mark.parametrize("buyer", [P1, P2])
def test_town_clerk_gets_food_for_majors_of_everybody(table: Table, buyer: int) -> None:
    game = table(**BUYING, played={P1: ("Town Clerk",)}, starting_player=buyer)
    game.play("place Major Improvement")
    assert on_card(game, "Town Clerk") == "1 food"


def test_town_clerk_gets_nothing_for_minors(table: Table) -> None:
    game = table(played={P1: ("Town Clerk",)}, hand={P1: ("Corn Scoop",)}, goods={P1: "1 wood"})
    play(game, "place Meeting Place", "play Corn Scoop")
    assert on_card(game, "Town Clerk") == "nothing"


@pytest.mark.ruling("Town Clerk", "Turned down")
def test_town_clerk_does_nothing_once_turned_down(table: Table) -> None:
    game = table(**BUYING, played={P1: ("Town Clerk",)}, starting_player=P2)
    note(game, P1, "Town Clerk").goods = goods("3 food")
    play(game, "place Farmland", "plow c3", "use Town Clerk")
    assert game.goods(P1) == "2 clay 3 food"
    play(game, "place Fishing", "place Major Improvement")
    assert (on_card(game, "Town Clerk"), names(game, P1)) == ("nothing", ["Town Clerk"])


# -- Trapper --------------------------------------------------------------------------------------


@pytest.mark.ruling("Trapper", "the first brings nothing")
@pytest.mark.parametrize(("used", "animal"), [((), ""), (("Copse",), "1 sheep"), (("Copse", "Grove"), "1 boar")])
def test_trapper_buys_an_animal_on_crowded_wood_spaces(table: Table, used: tuple[str, ...], animal: str) -> None:
    there = dict(zip(used, (P2, P3)))
    game = table(seats=4, played={P1: ("Trapper",)}, goods={P1: "1 food"}, used=there)
    game.play("place Forest")
    if animal:
        assert choices(game) == [f"take {animal}", "done"]
        game.play(f"take {animal}")
        assert game.goods(P1) == f"3 wood {animal}"
    else:
        assert deciding(game) == P2


# -- Village Teacher ------------------------------------------------------------------------------


@pytest.mark.ruling("Village Teacher", "whose people")
@pytest.mark.parametrize(("used", "got"), [({}, "1 food"), ({"Lessons": P2}, "1 grain")])
def test_village_teacher_looks_at_lessons_after_using_one(table: Table, used: dict[str, int], got: str) -> None:
    game = table(seats=4, played={P1: ("Village Teacher",)}, hand={P1: ("Conjurer",)}, goods={P1: "1 food"}, used=used)
    game.play("place Lessons (1, 1, then 2 food)")
    assert game.goods(P1) == got


# -- Wild Boar Hunter -----------------------------------------------------------------------------


@pytest.mark.ruling("Wild Boar Hunter", "before they go home")
@pytest.mark.parametrize(("last", "asked"), [("Fishing", False), ("Forest", True)])
def test_wild_boar_hunter_looks_for_3_occupied_wood_spaces(table: Table, last: str, asked: bool) -> None:
    at_home = {P1: 1, P2: 1, P3: 1, P4: 0}
    farm = {"goods": {P1: "1 wood"}, "spaces": {"Forest": "1 wood"}, "at_home": at_home}
    game = table(seats=4, played={P1: ("Wild Boar Hunter",)}, used={"Copse": P2, "Grove": P3}, **farm)
    game.play(f"place {last}")
    assert (choices(game) == ["take 1 boar", "done"]) == asked
    if asked:
        game.play("take 1 boar")
        assert game.goods(P1) == "1 wood 1 boar"


# -- Woodshacker ----------------------------------------------------------------------------------


@pytest.mark.ruling("Woodshacker", "A third time")
def test_woodshacker_gets_clay_with_the_first_two_uses(table: Table) -> None:
    farm = {"goods": {P1: "0 food"}, "at_home": {P1: 3, P2: 0, P3: 0, P4: 0}, "people": {P1: 3}}
    game = table(seats=4, played={P1: ("Woodshacker",)}, **farm)
    game.play("place Forest")
    assert game.goods(P1) == "3 wood 1 clay"
    game.play("place Grove")
    assert game.goods(P1) == "5 wood 3 clay"
    game.play("place Copse")
    assert game.goods(P1) == "6 wood 3 clay"


@pytest.mark.ruling("Woodshacker", "before you played this card")
def test_woodshacker_counts_uses_before_it_was_played(table: Table) -> None:
    farm = {"goods": {P1: "0 food"}, "at_home": {P1: 2, P2: 0, P3: 0, P4: 0}, "used": {"Copse": P1}}
    game = table(seats=4, played={P1: ("Woodshacker",)}, **farm)
    play(game, "place Grove")
    assert game.goods(P1) == "2 wood 2 clay"
