"""House rule: fences may be built without completing a pasture."""

from random import Random

import pytest

from farmyard import Agricola, AgricolaSettings, IllegalChoice, begin
from farmyard.agricola.farm.fences import closed_areas
from farmyard.agricola.farm.geometry import EDGE_NAMES, EDGE_NUMBERS, edge_named, names, region
from farmyard.agricola.position import P1, P3
from farmyard.agricola.rules.farms import farm_of
from farmyard.agricola.rules.fence_options import edges_of
from helpers import Table, choices, farm, play, play_minor, points, told
from random_games import play_out
from situations import play_on

FENCES = {"round": 1, "cards": ("Fences",), "open_pastures": True}


@pytest.fixture
def fencing(table: Table) -> Table:
    """A table with open pastures at which the first player is about to build fences."""

    def about_to_fence(wood: int = 15, **situation: object) -> Agricola:
        game = table(**{**FENCES, "goods": {P1: f"{wood} wood"}, **situation})
        game.play("place Fences")
        return game

    return about_to_fence


def fence(game: Agricola, *edges: str) -> None:
    """Build single fences one after another."""
    play(game, *[f"fence {edge}" for edge in edges])


def pastures(game: Agricola, seat: int = P1) -> list[str]:
    return [" ".join(pasture.cells) for pasture in farm(game, seat).pastures]


def singles(game: Agricola) -> list[str]:
    return [option.removeprefix("fence ") for option in choices(game) if option.startswith("fence ")]


# -- the edges ------------------------------------------------------------------------------------


def test_each_edge_has_a_name_that_leads_back_to_it() -> None:
    assert len(set(EDGE_NAMES)) == len(EDGE_NUMBERS)
    assert [edge_named(name) for name in EDGE_NAMES] == list(range(len(EDGE_NUMBERS)))


@pytest.mark.parametrize(
    ("name", "others"),
    [("b1-b2", ("b2-b1", "b1 b2", "b1 right", "b2 left")), ("b3-c3", ("c3 top", "b3 bottom")), ("a1 top", ("z1-a1",))],
)
def test_an_edge_may_be_named_from_either_side(name: str, others: tuple[str, ...]) -> None:
    for other in others:
        assert EDGE_NAMES[edge_named(other)] == name


# -- building -------------------------------------------------------------------------------------


def test_a_single_fence_costs_1_wood_and_closes_nothing(fencing: Table) -> None:
    game = fencing(wood=1)
    fence(game, "a4-a5")
    assert (game.goods(P1), pastures(game), farm(game).fences_left) == ("nothing", [], 14)


def test_without_the_rule_fences_close_whole_pastures(table: Table) -> None:
    game = table(**(FENCES | {"open_pastures": False}), goods={P1: "15 wood"})
    game.play("place Fences")
    assert not singles(game)
    with pytest.raises(IllegalChoice, match="at this table fences close whole pastures"):
        game.play("fence a4-a5")


def test_one_fence_is_enough_to_use_the_space(table: Table) -> None:
    assert "place Fences" in table(**FENCES, goods={P1: "1 wood"}).options
    assert "place Fences" not in table(**FENCES, goods={P1: "0 wood"}).options


def test_an_unfinished_enclosure_is_no_pasture(fencing: Table) -> None:
    game = fencing(wood=3)
    before = points(game, P1)
    fence(game, "a5 top", "a5 right", "a5-b5")
    assert pastures(game) == []
    assert points(game, P1) == before
    assert "a5" in names(game.players[P1].unused)


def test_what_is_unfinished_may_be_plowed_and_built_on(fencing: Table) -> None:
    game = fencing(wood=3, seats=1, at_home={P1: 2})
    fence(game, "a5 top", "a5 right", "a5-b5")
    play(game, "place Plow 1 Field", "plow a5")
    assert "a5" in farm(game).fields


def test_the_last_fence_makes_it_a_pasture(fencing: Table) -> None:
    game = fencing(wood=4)
    fence(game, "a5 top", "a5 right", "a5-b5", "a4-a5")
    assert pastures(game) == ["a5"]
    assert farm(game).fences_left == 11


def test_it_may_be_finished_in_a_later_action(fencing: Table) -> None:
    game = fencing(wood=3, seats=1)
    fence(game, "a5 top", "a5 right", "a5-b5")
    play_on(game, 2)
    play(game, "place 3 Wood" if "place 3 Wood" in game.options else "place 2 Wood")
    play_on(game, 3)
    play(game, "place Fences", "enclose a5", "done")
    assert pastures(game) == ["a5"]


def test_whole_pastures_may_still_be_enclosed_and_take_only_the_fences_missing(fencing: Table) -> None:
    game = fencing(wood=6)
    fence(game, "a5 top", "a5 right")
    play(game, "enclose a4 a5")
    assert (pastures(game), game.goods(P1)) == (["a4 a5"], "nothing")


def test_no_fence_stands_where_one_is(fencing: Table) -> None:
    game = fencing(wood=15, pastures={P1: ("a5",)})
    assert "a4-a5" not in singles(game)
    with pytest.raises(IllegalChoice, match="a fence stands there already"):
        game.play("fence a4-a5")


def test_no_fence_stands_where_it_can_never_be_part_of_a_pasture(fencing: Table) -> None:
    game = fencing(fields={P1: "a1 a2"})
    assert not {"b1-c1", "a1-b1", "a1-a2", "a1 top", "b1 left"} & set(singles(game))
    assert {"b1-b2", "a2-b2", "a2-a3"} <= set(singles(game))
    with pytest.raises(IllegalChoice, match="a fence there would never be part of a pasture"):
        game.play("fence b1-c1")


def test_beside_a_forest_it_may_become_part_of_one(table: Table) -> None:
    game = table(**(FENCES | {"round": 2}), moor=1, goods={P1: "9 wood"}, tiles={P1: {"forest": "a5"}})
    game.play("place Fences")
    assert "a5 top" in singles(game)


def test_there_are_15_fences(fencing: Table) -> None:
    game = fencing(wood=15, pastures={P1: ("a1 a2 a3 a4 a5",)})
    fence(game, "b5 right", "c5 right", "c5 bottom")
    assert farm(game).fences_left == 0
    assert "place Fences" not in game.options


def test_a_pasture_is_divided_fence_by_fence(fencing: Table) -> None:
    game = fencing(wood=2, pastures={P1: ("a4 a5 b4 b5",)})
    fence(game, "a4-a5")
    assert pastures(game) == ["a4 a5 b4 b5"]
    fence(game, "b4-b5")
    assert pastures(game) == ["a4 b4", "a5 b5"]


def test_one_fence_may_close_two_pastures(fencing: Table) -> None:
    game = fencing(wood=7)
    fence(game, "a4 top", "a5 top", "a5 right", "a5-b5", "a4-b4", "a3-a4")
    assert pastures(game) == ["a4 a5"]
    fence(game, "a4-a5")
    assert pastures(game) == ["a4", "a5"]


def test_an_area_with_a_field_is_no_pasture(fencing: Table) -> None:
    game = fencing(wood=6, fields={P1: "a4"})
    fence(game, "a5 top", "a5 right", "a5-b5", "a4-b4", "a3-a4")
    assert "a4 top" not in singles(game)
    assert pastures(game) == []


def test_fences_that_come_to_the_same_are_one_choice(fencing: Table) -> None:
    game = fencing(wood=4)
    fence(game, "a5 top", "a5 right", "a5-b5")
    assert "enclose a5" in choices(game)
    assert "a4-a5" not in singles(game)
    game.play("fence a5 left")
    assert pastures(game) == ["a5"]


def test_single_fences_are_a_matter_of_their_own_in_labels_targets_and_story(fencing: Table) -> None:
    game = fencing(wood=4)
    shown = {option.text: option for option in game.view(P1).options}["fence a4-a5"]
    assert shown.label == "Build a fence at a4-a5 for 1 wood"
    assert (shown.target.kind, shown.target.cells) == ("fence", ("a4", "a5"))
    assert EDGE_NAMES[shown.target.number] == "a4-a5"
    assert told(game, "fence a4-a5") == [(P1, "builds a fence at a4-a5 for 1 wood")]


# -- with other house rules -------------------------------------------------------------------------


def test_no_fence_closes_a_pasture_away_from_the_others(fencing: Table) -> None:
    game = fencing(wood=4, pastures={P1: ("a5",)})
    fence(game, "c3 bottom", "c2-c3", "c3-c4")
    assert "b3-c3" not in singles(game)
    with pytest.raises(IllegalChoice, match="it would close a pasture where none may lie"):
        fence(game, "b3-c3")


def test_where_pastures_are_scattered_it_does(fencing: Table) -> None:
    game = fencing(wood=4, pastures={P1: ("a5",)}, scattered_pastures=True)
    fence(game, "c3 bottom", "c2-c3", "c3-c4", "b3-c3")
    assert pastures(game) == ["a5", "c3"]


def test_where_adjacency_is_strict_a_first_pasture_borders_what_is_used(fencing: Table) -> None:
    game = fencing(wood=8, strict_adjacency=True)
    fence(game, "a5 top", "a5 right", "a5-b5")
    assert "a4-a5" not in singles(game)
    assert "enclose a5" not in choices(game)
    fence(game, "b2-b3", "b2-c2", "a2-b2", "b1-b2")
    assert pastures(game) == ["b2"]


# -- with cards and teams ---------------------------------------------------------------------------


def test_free_fences_of_a_card_may_stand_alone(fencing: Table) -> None:
    game = fencing(wood=1, played={P1: ("Hedge Keeper",)})
    fence(game, "a5 top", "a5 right", "a5-b5", "a4-a5")
    assert (pastures(game), game.goods(P1)) == (["a5"], "nothing")


def test_the_mini_pasture_is_closed_all_the_same(table: Table) -> None:
    game = table(**FENCES, goods={P1: "2 food"}, hand={P1: ("Mini Pasture",)})
    play_minor(game, "Mini Pasture")
    assert not singles(game)
    game.play("enclose a5")
    assert pastures(game) == ["a5"]


def test_any_fence_is_fences_built(fencing: Table) -> None:
    game = fencing(wood=1, played={P1: ("Stablehand",)})
    fence(game, "a4-a5")
    game.play("stable b3")
    assert farm(game).stables == ("b3",)


def test_new_land_is_enclosed_only_by_the_fence_that_closes_it(fencing: Table) -> None:
    crook = {"played": {P1: ("Shepherd's Crook",)}, "stables": {P1: "a1 a2"}}
    game = fencing(wood=8, **crook)
    fence(game, "a4 top", "a5 top", "a5 right", "b5 right", "b5-c5", "b4-c4", "b3-b4")
    assert "sheep" not in game.goods(P1)
    fence(game, "a3-a4")
    assert game.goods(P1) == "2 sheep"


def test_a_stable_in_an_unfinished_enclosure_stands_outside_pastures(fencing: Table) -> None:
    game = fencing(wood=4, stables={P1: "a5"}, goods={P1: "4 wood 1 sheep"})
    fence(game, "a5 top", "a5 right", "a5-b5")
    assert farm(game).elsewhere == {"sheep": 1}
    fence(game, "a4-a5")
    assert farm(game).pastures[0].capacity == 4


AROUND_A5 = ("a5 top", "a5 right", "a4-a5", "a5-b5")


def test_a_forest_that_is_fenced_in_becomes_no_pasture_where_it_is_slashed_and_burnt(table: Table) -> None:
    game = table(**(FENCES | {"round": 2}), moor=1, goods={P1: "4 wood"}, tiles={P1: {"forest": "a5"}})
    game.play("place Fences")
    fence(game, *AROUND_A5)
    play(game, "place Fishing", "special Slash and Burn")
    assert (list(farm(game).fields), pastures(game)) == (["a5"], [])


def test_a_burnt_cell_that_is_fenced_in_becomes_no_pasture_when_it_is_plowed(table: Table) -> None:
    tiles = {P1: {"burnt cell": "a5"}}
    game = table(**FENCES, forest_deck=True, goods={P1: "4 wood"}, tiles=tiles)
    game.play("place Fences")
    fence(game, *AROUND_A5)
    play(game, "place Fishing", "place Plow 1 Field", "plow a5")
    assert (list(farm(game).fields), pastures(game)) == (["a5"], [])


def test_a_forest_that_is_fenced_in_becomes_pasture_when_it_is_felled(table: Table) -> None:
    game = table(**(FENCES | {"round": 2}), moor=1, goods={P1: "4 wood"}, tiles={P1: {"forest": "a5"}})
    play(game, "place Fences")
    fence(game, "a5 top", "a5 right", "a5-b5", "a4-a5")
    assert pastures(game) == []
    game.players[P1].lift_tile(region("a5").bit_length() - 1)
    assert pastures(game) == ["a5"]


def test_partners_build_single_fences_for_each_other(fencing: Table) -> None:
    game = fencing(wood=4, seats=4, team_play=True)
    fence(game, "a4-a5 for partner", "a5 top for partner")
    assert (game.goods(P1), farm(game, P3).fences_left) == ("1 wood", 13)


# -- whole games ------------------------------------------------------------------------------------

TABLES = [
    {"players": 2},
    {"players": 3, "decks": "EIK", "scattered_pastures": True},
    {"players": 2, "edition": "revised", "decks": "AB", "strict_adjacency": True},
    {"players": 2, "moor": 3, "decks": "EIK"},
    {"players": 4, "edition": "revised", "decks": "AB", "team_play": True},
]


def check_fences_told_apart(game: Agricola) -> None:
    """No two options build the same fences."""
    options = [] if game.decision is None else game.decision.options
    seat = 0 if game.decision is None else game.decision.seat
    farms = [(farm_of(option, seat), option) for option in options if option.verb in ("enclose", "fence")]
    built = [(whose, edges_of(game.players[whose], option)) for whose, option in farms]
    assert len(built) == len(set(built))


@pytest.mark.parametrize("chosen", TABLES)
@pytest.mark.parametrize("seed", range(4))
def test_in_whole_games_pastures_are_what_fences_close(chosen: dict[str, object], seed: int) -> None:
    game = begin(AgricolaSettings(open_pastures=True, **chosen), seed)  # type: ignore[arg-type]
    chance = Random(seed)
    while not game.over:
        play_out(game, chance, most=5)
        check_fences_told_apart(game)
        for player in game.players:
            green = player.land & ~(player.rooms | player.fields | player.blocked)
            closed = [area for area in closed_areas(player.fences, player.land) if not area & ~green]
            assert list(player.pastures) == closed
            assert player.fences_left >= 0
    assert game.over
