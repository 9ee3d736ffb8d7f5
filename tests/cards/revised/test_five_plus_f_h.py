"""Occupations for five and six players, F to H."""

import pytest

from farmyard import Agricola
from farmyard.agricola.position import P1, P2, P3
from farmyard.agricola.rules.farmland import Plow
from farmyard.agricola.state.card import minor
from farmyard.agricola.state.doors import Plot, When
from farmyard.agricola.state.events import USES_SPACE
from farmyard.agricola.state.game import FIELD
from farmyard.agricola.state.goods import GRAIN
from farmyard.agricola.words.conditions import On
from helpers import (
    Table,
    choices,
    deciding,
    farm,
    fences,
    herd,
    names,
    on_card,
    plant_on_cards,
    play,
    put_fences_away,
    users,
    with_cards,
)

# -- Fast Mason ------------------------------------------------------------------------------------


@pytest.mark.ruling("Fast Mason", "just taken")
def test_fast_mason_renovates_without_reed_after_taking_clay(table: Table) -> None:
    game = table(played={P1: ("Fast Mason",)}, goods={P1: "0 food"}, spaces={"Clay Pit": "2 clay"})
    game.play("place Clay Pit")
    assert choices(game) == ["renovate", "done"]
    game.play("renovate")
    assert (game.goods(P1), farm(game).house) == ("nothing", "clay hut")


def test_fast_mason_renovates_to_stone_in_a_quarry(table: Table) -> None:
    at_quarry = {"round": 5, "cards": ("Western Quarry",), "spaces": {"Western Quarry": "2 stone"}}
    game = table(**at_quarry, played={P1: ("Fast Mason",)}, house={P1: "clay hut"})
    play(game, "place Western Quarry", "renovate")
    assert farm(game).house == "stone house"


@pytest.mark.ruling("Fast Mason", "unless a card allows more")
@pytest.mark.parametrize("cards", [("Fast Mason",), ("Fast Mason", "Conservator")])
def test_fast_mason_leaves_out_no_step(table: Table, cards: tuple[str, ...]) -> None:
    at_quarry = {"round": 5, "cards": ("Western Quarry",), "spaces": {"Western Quarry": "2 stone"}}
    game = table(**at_quarry, played={P1: cards})
    game.play("place Western Quarry")
    assert ("renovate to a stone house" in game.options) == ("Conservator" in cards)


def test_fast_mason_does_not_renovate_to_stone_after_taking_clay(table: Table) -> None:
    game = table(played={P1: ("Fast Mason",)}, goods={P1: "2 stone"}, house={P1: "clay hut"})
    game.play("place Clay Pit")
    assert deciding(game) == P2


# -- Field Counter ---------------------------------------------------------------------------------


def test_field_counter_gets_food_for_fields_of_others(table: Table) -> None:
    farm = {"goods": {P1: "0 food"}, "starting_player": P2}
    game = table(played={P1: ("Field Counter",)}, **farm)
    play(game, "place Farmland", "plow c3")
    assert (on_card(game, "Field Counter"), game.goods(P1)) == ("1 food", "nothing")
    game.play("use Field Counter")
    assert game.goods(P1) == "1 food"


def test_field_counter_gets_nothing_for_fields_of_the_owner(table: Table) -> None:
    game = table(played={P1: ("Field Counter",)})
    play(game, "place Farmland", "plow c3")
    assert on_card(game, "Field Counter") == "nothing"


@pytest.mark.ruling("Field Counter", "Turned down")
def test_field_counter_does_nothing_once_turned_down(table: Table) -> None:
    game = table(played={P1: ("Field Counter",)}, at_home={P1: 2, P2: 2}, starting_player=P2)
    play(game, "place Farmland", "plow c3", "use Field Counter", "place Fishing")
    again = with_cards(game, minor("Spade", "", "", each=(When(USES_SPACE, Plow(), when=On("Forest")),)), seat=P2)
    play(again, "place Forest", "plow c4")
    assert (on_card(game, "Field Counter"), names(game, P1)) == ("nothing", ["Field Counter"])


# -- Field Overseer --------------------------------------------------------------------------------


CELLS = ("b2", "b3", "b4", "b5", "c2", "c3")


@pytest.mark.ruling("Field Overseer", "only the best")
@pytest.mark.parametrize(
    ("fields", "got"),
    [(2, "nothing"), (3, "1 food"), (4, "1 grain 4 food"), (5, "1 grain 4 food"), (6, "1 vegetable 4 food")],
)
def test_field_overseer_counts_the_grain_fields_of_others(table: Table, fields: int, got: str) -> None:
    """Who has no crop has fed the family with 4 food already."""
    sown = {P2: dict.fromkeys(CELLS[: fields - 1], "2 grain"), P3: {"c3": "1 grain"}}
    game = table(seats=3, phase=FIELD, played={P1: ("Field Overseer",)}, goods={P1: "4 food"}, crops=sown)
    assert (game.goods(P1), on_card(game, "Field Overseer")) == (got, "nothing")


@pytest.mark.ruling("Field Overseer", "Your own fields")
def test_field_overseer_leaves_out_own_fields_and_vegetables(table: Table) -> None:
    sown = {P1: {"c4 c5": "3 grain"}, P2: {"c4 c5": "3 grain", "b4 b5": "2 vegetable"}}
    game = table(phase=FIELD, played={P1: ("Field Overseer",)}, goods={P1: "4 food"}, crops=sown)
    assert game.goods(P1) == "2 grain 4 food"


@pytest.mark.ruling("Field Overseer", "Fields on cards")
def test_field_overseer_counts_fields_on_cards(table: Table) -> None:
    farm = {"goods": {P1: "9 food", P2: "4 food"}, "crops": {P1: {"c4 c5": "2 grain"}}, "at_home": {P1: 1, P2: 0}}
    garden = minor("Garden", "", "", plots=(Plot(GRAIN),))
    game = with_cards(table(round=4, played={P2: ("Field Overseer",)}, **farm), garden)
    plant_on_cards(game, "1 grain")
    play(game, "place Fishing")
    assert game.goods(P2) == "5 food"


# -- Fold Builder ---------------------------------------------------------------------------------


@pytest.mark.ruling("Fold Builder", "You pay nothing")
def test_fold_builder_fences_and_then_takes_a_sheep(table: Table) -> None:
    game = table(played={P1: ("Fold Builder",)}, goods={P1: "4 wood 1 food"})
    play(game, "place Fold Builder", "enclose c5")
    assert (game.goods(P1), fences(game)) == ("1 food 1 sheep", 4)


def test_others_pay_the_fold_builder_first(table: Table) -> None:
    farm = {"goods": {P1: "0 food", P2: "4 wood 1 food"}, "starting_player": P2}
    game = table(played={P1: ("Fold Builder",)}, **farm)
    play(game, "place Fold Builder", "enclose c5")
    assert (game.goods(P1), game.goods(P2)) == ("1 food", "1 sheep")


def test_who_cannot_pay_the_fold_builder_does_not_fence_there(table: Table) -> None:
    farm = {"goods": {P2: "8 wood"}, "starting_player": P2}
    assert "place Fold Builder" not in table(played={P1: ("Fold Builder",)}, **farm).options


@pytest.mark.ruling("Fold Builder", "one person")
def test_fold_builder_is_for_one_person_in_a_round(table: Table) -> None:
    game = table(played={P1: ("Fold Builder",)}, goods={P1: "4 wood", P2: "4 wood 1 food"})
    play(game, "place Fold Builder", "enclose c5")
    assert "place Fold Builder" not in game.options


# -- Game Teaser ----------------------------------------------------------------------------------


@pytest.mark.ruling("Game Teaser", "4 food")
@pytest.mark.parametrize("space", ["Fishing", "Traveling Players"])
@pytest.mark.parametrize(("food", "got"), [(1, (0, 0, 1)), (2, (0, 1, 0)), (3, (1, 0, 0)), (4, (0, 0, 0))])
def test_game_teaser_gets_an_animal_for_little_food(
    table: Table, space: str, food: int, got: tuple[int, int, int]
) -> None:
    game = table(seats=4, played={P1: ("Game Teaser",)}, spaces={space: f"{food} food"})
    game.play(f"place {space}")
    assert herd(game) == got


def test_game_teaser_looks_at_food_spaces_only(table: Table) -> None:
    game = table(played={P1: ("Game Teaser",)}, spaces={"Forest": "1 food"})
    game.play("place Forest")
    assert herd(game) == (0, 0, 0)


# -- Graduate -------------------------------------------------------------------------------------


@pytest.mark.ruling("Graduate", "on top of the occupation cost")
def test_graduate_pays_a_food_for_stone_and_reed(table: Table) -> None:
    game = table(played={P1: ("Priest",)}, hand={P1: ("Graduate",)}, goods={P1: "3 food"})
    game.play("place Lessons")
    assert game.goods(P1) == "2 reed 2 stone 1 food"


@pytest.mark.ruling("Graduate", "nobody begs")
def test_graduate_gets_nothing_without_food(table: Table) -> None:
    game = table(hand={P1: ("Graduate",)}, goods={P1: "0 food"})
    game.play("place Lessons")
    assert (game.goods(P1), game.players[P1].begging) == ("nothing", 0)


# -- Greenhouse Builder ----------------------------------------------------------------------------


def greenhouse(table: Table, round: int, *cards: str, goods: str = "0 food", seat: int = P1) -> Agricola:
    farm = {"goods": {P1: goods}, "starting_player": seat}
    return table(round=round, cards=cards, played={P1: ("Greenhouse Builder",)}, **farm)


@pytest.mark.ruling("Greenhouse Builder", "none of the three")
def test_greenhouse_builder_waits_for_one_of_three_cards(table: Table) -> None:
    assert "place Greenhouse Builder" not in greenhouse(table, 1, "Major Improvement", goods="9 wood").options
    assert "place Greenhouse Builder" in greenhouse(table, 1, "Fencing", goods="9 wood").options
    assert "place Greenhouse Builder" not in greenhouse(table, 1, "Fencing", goods="9 wood", seat=P2).options


@pytest.mark.ruling("Greenhouse Builder", "of that name")
def test_greenhouse_builder_fences(table: Table) -> None:
    game = greenhouse(table, 1, "Fencing", goods="4 wood")
    play(game, "place Greenhouse Builder", "enclose c5")
    assert (fences(game), users(game, "Fencing"), users(game, "Greenhouse Builder")) == (4, [], [P1])


def test_greenhouse_builder_renovates_and_improves(table: Table) -> None:
    game = greenhouse(table, 5, "Fencing", "House Redevelopment", goods="4 clay 1 reed")
    play(game, "place Greenhouse Builder", "build Fireplace (2 clay)")
    assert (farm(game).house, game.goods(P1)) == ("clay hut", "nothing")


def test_greenhouse_builder_takes_a_vegetable(table: Table) -> None:
    game = greenhouse(table, 8, "Vegetable Seeds")
    game.play("place Greenhouse Builder")
    assert game.goods(P1) == "1 vegetable"


# -- Hayward ---------------------------------------------------------------------------------------


def test_hayward_fences_at_any_time_without_a_person(table: Table) -> None:
    game = table(played={P1: ("Hayward",)}, goods={P1: "4 wood"})
    play(game, "use Hayward", "enclose c5")
    assert (fences(game), game.goods(P1), deciding(game)) == (4, "nothing", P1)
    assert choices(game)[0].startswith("place")


@pytest.mark.ruling("Hayward", "neither react nor make it cheaper")
def test_hayward_takes_no_action_to_build_fences(table: Table) -> None:
    cards = {P1: ("Hayward", "Hedge Keeper", "Bovine Pioneer")}
    assert "use Hayward" not in table(played=cards, goods={P1: "3 wood"}).options
    game = table(played=cards, goods={P1: "5 wood"})
    play(game, "use Hayward", "enclose c5")
    assert game.goods(P1) == "1 wood 1 cattle"


@pytest.mark.ruling("Hayward", "that you have left")
def test_hayward_needs_fences(table: Table) -> None:
    game = table(played={P1: ("Hayward",)}, goods={P1: "9 wood"})
    put_fences_away(game, 12)
    assert "use Hayward" not in game.options


def test_fences_on_the_space_of_a_card_are_an_action(table: Table) -> None:
    """The Hedge Keeper makes the Fold Builder's fences cheaper."""
    game = table(played={P1: ("Fold Builder", "Hedge Keeper")}, goods={P1: "1 wood"})
    play(game, "place Fold Builder", "enclose c5")
    assert fences(game) == 4


# -- Hollow Gardener ------------------------------------------------------------------------------


@pytest.mark.ruling("Hollow Gardener", "Only clay that lay")
@pytest.mark.parametrize(("clay", "got"), [(2, ""), (3, " 1 grain"), (5, " 1 grain"), (6, " 1 vegetable")])
def test_hollow_gardener_gets_a_crop_for_much_clay(table: Table, clay: int, got: str) -> None:
    at_hollow = {"goods": {P1: "1 clay"}, "spaces": {"Hollow": f"{clay} clay"}}
    game = table(seats=4, played={P1: ("Hollow Gardener",)}, **at_hollow)
    game.play("place Hollow")
    assert game.goods(P1) == f"{clay + 1} clay{got}"


def test_hollow_gardener_does_not_mind_clay_from_elsewhere(table: Table) -> None:
    game = table(seats=4, played={P1: ("Hollow Gardener",)}, goods={P1: "0 food"}, spaces={"Clay Pit": "4 clay"})
    game.play("place Clay Pit")
    assert game.goods(P1) == "4 clay"
