"""House rules: each alone, and some together."""

from functools import partial
from random import Random

import pytest

from farmyard import AgricolaSettings, BadSettings, IllegalChoice, begin, new_game
from farmyard.agricola.position import P1, P2, P3
from farmyard.agricola.rules.chains import chains_of
from farmyard.agricola.state.doors import Conversion
from farmyard.agricola.state.game import BREEDING
from farmyard.agricola.state.goods import goods
from farmyard.kernel.settings import Value
from helpers import Table, all_goods, choices, deciding, farm, keeps, lying, play, play_minor, points
from random_games import play_out

# -- Larkin's start -----------------------------------------------------------------------------


@pytest.mark.parametrize("edition", ["original", "revised"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_starts_with_3_food(edition: str, players: int) -> None:
    game = new_game(edition=edition, players=players, larkin_start=True)
    assert all_goods(game) == ["3 food"] * players


def test_in_round_1_the_second_people_are_placed_in_reverse_order_and_the_third_in_order(table: Table) -> None:
    game = table(seats=3, larkin_start=True, phase="people", people={P1: 3, P3: 3})
    order = []
    for space in ("Fishing", "Day Laborer", "Take 1 Grain", "3 Wood", "1 Reed", "1 Clay", "2 Wood", "Starting Player"):
        order.append(deciding(game))
        game.play(f"place {space}")
    assert order == [P1, P2, P3, P3, P2, P1, P1, P3]


def test_later_rounds_are_as_usual(table: Table) -> None:
    game = table(seats=3, larkin_start=True, phase="people", round=2)
    for space, seat in (("Fishing", P1), ("Day Laborer", P2), ("Take 1 Grain", P3), ("3 Wood", P1)):
        assert deciding(game) == seat
        game.play(f"place {space}")


def test_who_plays_alone_has_no_order_to_reverse() -> None:
    with pytest.raises(BadSettings, match="larkin-start goes with players 2"):
        AgricolaSettings(players=1, larkin_start=True)


def test_a_turn_without_a_person_is_a_turn_like_any(table: Table) -> None:
    game = table(moor=1, larkin_start=True, phase="people")
    for choice, seat in (("place Fishing", P1), ("hold 2A", P2), ("place 1 Reed", P2), ("place 3 Wood", P1)):
        assert deciding(game) == seat
        game.play(choice)
    assert deciding(game) == P2


# -- scattered pastures -------------------------------------------------------------------------

FENCES = {"round": 1, "cards": ("Fences",)}


def test_a_pasture_need_not_touch_the_others(table: Table) -> None:
    game = table(**FENCES, scattered_pastures=True, goods={P1: "10 wood"}, pastures={P1: ("a5",)})
    play(game, "place Fences", "enclose c5", "enclose c2")
    assert [pasture.cells for pasture in farm(game).pastures] == [("a5",), ("c2",), ("c5",)]
    assert game.goods(P1) == "2 wood"


def test_as_a_rule_it_must(table: Table) -> None:
    game = table(**FENCES, goods={P1: "10 wood"}, pastures={P1: ("a5",)})
    game.play("place Fences")
    with pytest.raises(IllegalChoice, match="a new pasture must border an existing one"):
        game.play("enclose c5")


def test_fences_can_be_built_as_long_as_any_cell_can_be_fenced(table: Table) -> None:
    land: dict[str, object] = {"goods": {P1: "4 wood"}, "pastures": {P1: ("a5",)}, "fields": {P1: "a4 b5"}}
    assert "place Fences" not in table(**FENCES, **land).options
    assert "place Fences" in table(**FENCES, **land, scattered_pastures=True).options


def test_a_scattered_pasture_is_still_one_connected_group_of_cells(table: Table) -> None:
    game = table(**FENCES, scattered_pastures=True, goods={P1: "10 wood"})
    game.play("place Fences")
    with pytest.raises(IllegalChoice, match="one connected group"):
        game.play("enclose c5 a5")


def test_free_fences_for_a_single_cell_may_stand_anywhere_and_are_offered_once(table: Table) -> None:
    goods = {P1: "2 food 9 wood"}
    game = table(scattered_pastures=True, pastures={P1: ("a5",)}, hand={P1: ("Mini Pasture",)}, goods=goods)
    play_minor(game, "Mini Pasture")
    assert len(set(choices(game))) == len(choices(game)) == 12
    game.play("enclose c2")
    assert (farm(game).pastures[1].cells, game.goods(P1)) == (("c2",), "9 wood")


# -- house before cooking -----------------------------------------------------------------------

HEARTH = {"majors": {P1: ("Fireplace (2 clay)",)}, "house_before_cook": True}


def test_new_animals_that_find_no_place_are_lost(table: Table) -> None:
    game = table(**HEARTH, round=4, goods={P1: "nothing"}, spaces={"1 Sheep": "3 sheep"})
    game.play("place 1 Sheep")
    assert game.goods(P1) == "1 sheep"


def test_while_an_animal_has_no_place_none_is_cooked(table: Table) -> None:
    game = table(**HEARTH, round=11, goods={P1: "1 boar"}, spaces={"1 Cattle": "1 cattle"})
    game.play("place 1 Cattle")
    assert {"keep 1 boar", "keep 1 cattle"} <= set(game.options)
    assert [option.text for option in game.exchanges() if option.verb == "convert"] == []
    game.play("keep 1 cattle")
    assert game.goods(P1) == "1 cattle"


def test_who_cooks_before_has_room_for_new_animals(table: Table) -> None:
    game = table(**HEARTH, round=11, goods={P1: "1 boar"}, spaces={"1 Cattle": "1 cattle"})
    play(game, "convert boar", "place 1 Cattle")
    assert game.goods(P1) == "2 food 1 cattle"


def test_housed_animals_are_cooked_at_any_time(table: Table) -> None:
    game = table(**HEARTH, goods={P1: "3 sheep"}, pastures={P1: ("b4",)})
    play(game, "convert sheep", "convert sheep")
    assert game.goods(P1) == "4 food 1 sheep"


def test_an_animal_made_of_other_goods_is_not_cooked_in_one_go() -> None:
    cooking = Conversion("1 sheep", "2 food", cooking=True)
    making = Conversion("1 clay", "1 sheep")
    assert [chain.gain for chain in chains_of((making, cooking))] == [goods("2 food")]
    assert chains_of((making, cooking.of_housed())) == ()


# -- surplus animals stay -----------------------------------------------------------------------

SHEEP = {"leave_surplus_animals": True, "round": 4, "spaces": {"1 Sheep": "5 sheep"}}


def test_animals_that_find_no_place_stay_on_their_space(table: Table) -> None:
    game = table(**SHEEP, goods={P1: "nothing"}, pastures={P1: ("b4",)})
    game.play("place 1 Sheep")
    assert (game.goods(P1), lying(game, "1 Sheep")) == ("3 sheep", "2 sheep")


def test_in_the_revised_edition_too(table: Table) -> None:
    spaces = {"Pig Market": "3 boar"}
    game = table(edition="revised", leave_surplus_animals=True, round=9, goods={P1: "nothing"}, spaces=spaces)
    game.play("place Pig Market")
    assert (game.goods(P1), lying(game, "Pig Market")) == ("1 boar", "2 boar")


def test_animals_that_can_be_cooked_are_all_taken(table: Table) -> None:
    game = table(**SHEEP, goods={P1: "nothing"}, majors={P1: ("Fireplace (2 clay)",)})
    game.play("place 1 Sheep")
    assert (game.goods(P1), lying(game, "1 Sheep")) == ("8 food 1 sheep", "nothing")


def test_with_house_before_cooking_only_places_count(table: Table) -> None:
    game = table(**SHEEP, **HEARTH, goods={P1: "nothing"})
    game.play("place 1 Sheep")
    assert (game.goods(P1), lying(game, "1 Sheep")) == ("1 sheep", "4 sheep")


def test_a_space_of_which_nothing_can_be_taken_cannot_be_used(table: Table) -> None:
    game = table(**SHEEP, goods={P1: "1 boar"})
    with pytest.raises(IllegalChoice, match="you can neither house nor cook what lies there"):
        game.play("place 1 Sheep")


def test_who_would_rather_have_the_new_animals_lets_old_ones_go_before(table: Table) -> None:
    game = table(**SHEEP, goods={P1: "1 boar"})
    play(game, "release boar", "place 1 Sheep")
    assert game.goods(P1) == "1 sheep"


# -- one pasture per species --------------------------------------------------------------------


@pytest.fixture
def one_pasture(table: Table) -> Table:
    return partial(table, one_pasture_per_species=True, round=11)


def test_a_kind_lives_in_one_pasture_only(one_pasture: Table) -> None:
    game = one_pasture(goods={P1: "nothing"}, pastures={P1: ("b4", "b5")}, spaces={"1 Sheep": "4 sheep"})
    game.play("place 1 Sheep")
    assert game.goods(P1) == "3 sheep"
    assert [pasture.animals for pasture in farm(game).pastures if pasture.animals] == [{"sheep": 2}]


def test_different_kinds_live_in_different_pastures(one_pasture: Table) -> None:
    herd = "3 sheep 4 boar"
    game = one_pasture(goods={P1: herd}, pastures={P1: ("b4 c4", "b5", "c5")}, spaces={"1 Cattle": "3 cattle"})
    game.play("place 1 Cattle")
    assert {option for option in game.options if option.startswith("keep")} == {
        "keep 3 sheep 4 boar 2 cattle", "keep 2 sheep 4 boar 3 cattle", "keep 3 sheep 2 boar 3 cattle",
    }  # fmt: skip


def test_the_largest_pasture_goes_where_it_is_needed(one_pasture: Table) -> None:
    game = one_pasture(goods={P1: "4 sheep 2 cattle"}, pastures={P1: ("b5", "b3 b4")})
    assert {tuple(pasture.animals.items()) for pasture in farm(game).pastures} == {
        (("sheep", 4),), (("cattle", 2),),
    }  # fmt: skip


def test_stables_outside_pastures_and_the_pet_are_free(one_pasture: Table) -> None:
    land = {"pastures": {P1: ("b4", "b5")}, "stables": {P1: "a2 c2"}}
    game = one_pasture(**land, goods={P1: "nothing"}, spaces={"1 Sheep": "9 sheep"})
    game.play("place 1 Sheep")
    assert game.goods(P1) == "5 sheep"


def test_young_need_a_place_in_the_pasture_of_their_kind(one_pasture: Table) -> None:
    game = one_pasture(phase=BREEDING, round=4, goods={P1: "3 sheep"}, pastures={P1: ("b4", "b5")})
    assert game.goods(P1) == "3 sheep"


def test_only_the_pastures_that_kinds_may_use_count_as_roomy(table: Table) -> None:
    land = {
        "goods": {P1: "2 sheep"},
        "pastures": {P1: ("a4 a5 b4 b5", "c3 c4 c5")},
        "played": {P1: ("Organic Farmer",)},
    }
    assert points(table(**land), P1) - points(table(**land, one_pasture_per_species=True), P1) == 1


def test_who_keeps_kinds_together_in_pastures_is_not_bound(one_pasture: Table) -> None:
    game = one_pasture(goods={P1: "5 sheep"}, pastures={P1: ("b4", "b5")}, played={P1: ("Animal Keeper",)})
    assert keeps(game, 5, 0, 0)
    assert not keeps(one_pasture(pastures={P1: ("b4", "b5")}), 5, 0, 0)


# -- strict adjacency ---------------------------------------------------------------------------


@pytest.fixture
def strict(table: Table) -> Table:
    return partial(table, strict_adjacency=True, **FENCES)


def test_a_first_field_must_touch_the_house(strict: Table) -> None:
    game = strict()
    game.play("place Plow 1 Field")
    assert choices(game) == ["plow a1", "plow b2", "plow c2"]


def test_a_cell_away_from_everything_is_refused(strict: Table) -> None:
    game = strict(goods={P1: "2 wood"})
    for space, choice in (("Plow 1 Field", "plow c4"), ("Build Rooms and Stables", "stable c4")):
        there = game.clone()
        there.play(f"place {space}")
        with pytest.raises(IllegalChoice, match="c4 does not border a cell that is used"):
            there.play(choice)


def test_or_something_else_that_is_used(strict: Table) -> None:
    game = strict(stables={P1: "b2"}, pastures={P1: ("c5",)})
    game.play("place Plow 1 Field")
    assert choices(game) == ["plow a1", "plow a2", "plow b3", "plow b5", "plow c2", "plow c4"]


def test_further_fields_border_fields(strict: Table) -> None:
    game = strict(fields={P1: "c2"})
    game.play("place Plow 1 Field")
    assert choices(game) == ["plow b2", "plow c3"]


def test_a_first_field_of_slash_and_burn_touches_something_used(strict: Table) -> None:
    game = strict(edition="original", moor=1, tiles={P1: {"forest": "a1 a4 b2"}})
    game.play("special Slash and Burn")
    assert choices(game) == ["burn a1", "burn b2"]
    apart = strict(edition="original", moor=1, tiles={P1: {"forest": "a4"}})
    with pytest.raises(IllegalChoice, match="no forest next to a cell that is used"):
        apart.play("special Slash and Burn")


def test_rooms_border_rooms(strict: Table) -> None:
    game = strict(fields={P1: "a3"}, goods={P1: "5 wood 2 reed"})
    game.play("place Build Rooms and Stables")
    assert [room for room in choices(game) if room.startswith("room")] == ["room a1", "room b2", "room c2"]


def test_a_stable_touches_something_used_or_stands_in_a_pasture(strict: Table) -> None:
    game = strict(pastures={P1: ("a4 a5",)}, goods={P1: "2 wood"})
    game.play("place Build Rooms and Stables")
    sites = ["a1", "a3", "a4", "a5", "b2", "b4", "b5", "c2"]
    assert choices(game) == [f"stable {cell}" for cell in sites]


def test_a_first_pasture_has_a_cell_that_touches_something_used(strict: Table) -> None:
    game = strict(goods={P1: "6 wood"})
    game.play("place Fences")
    assert "enclose b2 b3" in game.options
    with pytest.raises(IllegalChoice, match="a first pasture must border a cell that is used"):
        game.play("enclose b3 b4")


def test_a_pasture_around_a_stable_borders_what_is_used(strict: Table) -> None:
    game = strict(goods={P1: "4 wood"}, stables={P1: "b2"})
    game.play("place Fences")
    assert choices(game) == ["enclose a1", "enclose a2", "enclose b2", "enclose b3", "enclose c2"]


def test_further_pastures_border_pastures(strict: Table) -> None:
    game = strict(goods={P1: "4 wood"}, pastures={P1: ("b2",)})
    game.play("place Fences")
    assert {"enclose a2", "enclose b3"} <= set(game.options)
    assert "enclose a1" not in game.options


def test_without_a_meadow_beside_anything_used_there_is_nothing_to_fence(strict: Table) -> None:
    around = {"forest": "a1 b2 c2"}
    game = strict(moor=1, goods={P1: "9 wood"}, tiles={P1: around, P2: around})
    assert "place Fences" not in game.options


def test_strict_adjacency_does_not_go_with_scattered_pastures() -> None:
    with pytest.raises(BadSettings, match="strict-adjacency goes with scattered-pastures no"):
        AgricolaSettings(players=2, strict_adjacency=True, scattered_pastures=True)


# -- whole games --------------------------------------------------------------------------------


ANIMALS = ("house_before_cook", "leave_surplus_animals", "one_pasture_per_species")
TOGETHER = [("larkin_start", "scattered_pastures", *ANIMALS), ("larkin_start", "strict_adjacency", *ANIMALS)]


@pytest.mark.parametrize("rules", TOGETHER)
@pytest.mark.parametrize("edition", ["original", "revised"])
def test_games_with_many_house_rules_are_played_to_their_end(edition: str, rules: tuple[str, ...]) -> None:
    chosen: dict[str, Value] = dict.fromkeys(rules, True)
    game = begin(AgricolaSettings(edition=edition, players=2, **chosen), 3)
    play_out(game, Random(3))
    assert game.over
