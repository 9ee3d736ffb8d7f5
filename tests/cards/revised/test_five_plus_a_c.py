"""Occupations for five and six players, A to C."""

from collections.abc import Sequence

import pytest

from farmyard.agricola.position import P1, P2, P3, P4, P5
from farmyard.agricola.rules.take import Take
from farmyard.agricola.state.card import minor
from farmyard.agricola.state.doors import When
from farmyard.agricola.state.events import SOWED
from farmyard.agricola.state.game import PREPARATION
from farmyard.agricola.words.crops import Unrestricted
from helpers import (
    Table,
    choices,
    count_of,
    crops,
    deciding,
    fences,
    herd,
    names,
    play,
    put_fences_away,
    users,
    with_cards,
)

# -- Amateur Fencer -------------------------------------------------------------------------------


def test_amateur_fencer_fences_in_one_cell_for_nothing(table: Table) -> None:
    game = table(hand={P1: ("Amateur Fencer",)}, goods={P1: "0 food"})
    game.play("place Lessons")
    assert "done" in choices(game)
    assert "enclose c4 c5" not in choices(game)
    game.play("enclose c5")
    assert (fences(game), deciding(game)) == (4, P2)


def test_amateur_fencer_needs_a_farm_without_pasture(table: Table) -> None:
    game = table(hand={P1: ("Amateur Fencer",)}, pastures={P1: ("c5",)})
    game.play("place Lessons")
    assert deciding(game) == P2


@pytest.mark.ruling("Amateur Fencer", "fewer than 4")
def test_amateur_fencer_needs_4_fences(table: Table) -> None:
    game = table(hand={P1: ("Amateur Fencer",)})
    put_fences_away(game, 12)
    game.play("place Lessons")
    assert deciding(game) == P2


# -- Animal Brander --------------------------------------------------------------------------------


@pytest.mark.ruling("Animal Brander", "the same both times")
@pytest.mark.parametrize(
    ("food", "offered"),
    [(1, ["take 2 food 2 sheep", "take 2 boar"]), (3, ["take 2 food 2 sheep", "take 2 boar", "take 2 cattle"])],
)
def test_animal_brander_doubles_what_animal_market_gives(table: Table, food: int, offered: list[str]) -> None:
    farm = {"goods": {P1: f"{food} food"}, "pastures": {P1: ("c4 c5",)}}
    game = table(seats=5, played={P1: ("Animal Brander",)}, **farm)
    game.play("place Animal Market")
    assert choices(game) == ["use Animal Brander", "done"]
    game.play("use Animal Brander")
    assert choices(game) == offered
    game.play(offered[-1])
    assert game.goods(P1) == offered[-1].removeprefix("take ")


@pytest.mark.ruling("Animal Brander", "paid before anything is taken")
def test_animal_brander_is_not_paid_with_food_from_the_market(table: Table) -> None:
    game = table(seats=5, played={P1: ("Animal Brander",)}, goods={P1: "0 food"})
    game.play("place Animal Market")
    assert choices(game) == ["take 1 food 1 sheep", "take 1 boar"]


def test_animal_brander_may_be_left_alone(table: Table) -> None:
    game = table(seats=5, played={P1: ("Animal Brander",)}, goods={P1: "1 food"})
    play(game, "place Animal Market", "done", "take 1 cattle")
    assert game.goods(P1) == "1 cattle"


# -- Boat Painter ---------------------------------------------------------------------------------


@pytest.mark.ruling("Boat Painter", "whose people")
@pytest.mark.parametrize("both", [True, False])
def test_boat_painter_looks_at_fishing_and_traveling_players(table: Table, both: bool) -> None:
    used = {"Fishing": P2, "Traveling Players": P3} if both else {"Fishing": P2}
    at_home = {P1: 1, P2: 1 if both else 0, P3: 1 if both else 0}
    game = table(seats=4, played={P1: ("Boat Painter",)}, used=used, at_home={**at_home, P2: 1, P3: 1})
    while deciding(game) != P1 or choices(game)[0].startswith("place"):
        if game.round > 1:
            break
        game.play(game.options[0])
    assert (choices(game) == ["take 1 grain", "take 2 food"]) == both


@pytest.mark.ruling("Boat Painter", "blocked by another")
def test_traveling_players_is_not_occupied_by_who_builds_a_house(table: Table) -> None:
    at_home = {P1: 1, P2: 1, P3: 1, P4: 0, P5: 0}
    game = table(seats=5, played={P1: ("Boat Painter",)}, used={"Fishing": P2, "House Building": P3}, at_home=at_home)
    game.play("place Forest")
    assert game.round == 2


# -- Bovine Pioneer -------------------------------------------------------------------------------

FENCING = {"round": 4, "cards": ("Fencing",), "goods": {P1: "15 wood"}}


@pytest.mark.ruling("Bovine Pioneer", "However many")
@pytest.mark.parametrize("more", [(), ("enclose b5",)])
def test_bovine_pioneer_gets_a_cattle_for_new_pastures(table: Table, more: tuple[str, ...]) -> None:
    game = table(**FENCING, played={P1: ("Bovine Pioneer",)})
    play(game, "place Fencing", "enclose c5", *more, "done")
    assert herd(game) == (0, 0, 1)


@pytest.mark.ruling("Bovine Pioneer", "part of an older pasture")
def test_bovine_pioneer_ignores_parts_of_older_pastures(table: Table) -> None:
    game = table(**FENCING, played={P1: ("Bovine Pioneer",)}, pastures={P1: ("c4 c5",)})
    play(game, "place Fencing", "enclose c5", "done")
    assert herd(game) == (0, 0, 0)


# -- Bullcatcher -----------------------------------------------------------------------------------


ON_BOTH = {"Grain Utilization": P2, "Western Quarry": P3}


def bullcatcher(table: Table, used: dict[str, int], round: int = 6, seat: int = P1) -> bool:
    """Whether a seat may go to the card, with the cards of rounds 3 and 6 laid so."""
    cards = ("Major Improvement", "Fencing", "Grain Utilization", "House Redevelopment", "Western Quarry")
    game = table(seats=4, round=round, cards=cards, played={P1: ("Bullcatcher",)}, used=used, starting_player=seat)
    return "place Bullcatcher" in game.options


@pytest.mark.parametrize("missing", [None, "Grain Utilization", "Western Quarry"])
def test_bullcatcher_needs_people_on_two_round_cards(table: Table, missing: str | None) -> None:
    used = {space: seat for space, seat in ON_BOTH.items() if space != missing}
    assert bullcatcher(table, used) == (missing is None)


@pytest.mark.ruling("Bullcatcher", "before round 6")
def test_bullcatcher_has_nothing_to_catch_before_round_6(table: Table) -> None:
    assert not bullcatcher(table, {"Grain Utilization": P2}, round=5)
    assert not bullcatcher(table, {"Major Improvement": P2, "Fencing": P3}, round=7)


def test_bullcatcher_is_for_its_owner_alone(table: Table) -> None:
    assert not bullcatcher(table, ON_BOTH, seat=P2)


@pytest.mark.ruling("Bullcatcher", "one person in a round")
def test_bullcatcher_takes_a_cattle_and_food(table: Table) -> None:
    at_home = {P1: 2, P2: 1, P3: 1, P4: 0}
    cards = ("Major Improvement", "Fencing", "Grain Utilization", "House Redevelopment", "Western Quarry")
    farm = {"used": ON_BOTH, "goods": {P1: "0 food"}, "at_home": at_home}
    game = table(seats=4, round=6, cards=cards, played={P1: ("Bullcatcher",)}, **farm)
    game.play("place Bullcatcher")
    assert (game.goods(P1), deciding(game)) == ("2 food 1 cattle", P1)
    assert "place Bullcatcher" not in game.options


# -- Carpenter's Boy ------------------------------------------------------------------------------


def test_carpenters_boy_gets_wood_for_each_room_of_others(table: Table) -> None:
    game = table(starting_player=P2, played={P1: ("Carpenter's Boy",)}, goods={P1: "0 food", P2: "10 wood 4 reed"})
    play(game, "place Farm Expansion", "room c2", "room b2")
    assert game.goods(P1) == "2 wood"


@pytest.mark.ruling("Carpenter's Boy", "own rooms")
def test_carpenters_boy_gets_nothing_for_rooms_of_the_owner(table: Table) -> None:
    game = table(played={P1: ("Carpenter's Boy",)}, goods={P1: "5 wood 2 reed"})
    play(game, "place Farm Expansion", "room c2")
    assert game.goods(P1) == "nothing"


@pytest.mark.ruling("Carpenter's Boy", "builds no room")
def test_carpenters_boy_gets_nothing_for_renovations(table: Table) -> None:
    farm = {"goods": {P1: "0 food", P2: "2 clay 1 reed"}, "starting_player": P2}
    game = table(round=5, cards=("House Redevelopment",), played={P1: ("Carpenter's Boy",)}, **farm)
    game.play("place House Redevelopment")
    assert game.goods(P1) == "nothing"


# -- Cattle Caregiver -----------------------------------------------------------------------------


@pytest.mark.ruling("Cattle Caregiver", "You are one of")
@pytest.mark.parametrize(
    ("keepers", "food"), [((P2, P3), 0), ((P1, P2, P3), 1), ((P1, P2, P3, P4), 2), (range(5), 3), (range(6), 3)]
)
def test_cattle_caregiver_counts_those_who_have_cattle(table: Table, keepers: Sequence[int], food: int) -> None:
    goods = {seat: "1 cattle" if seat in keepers else "0 food" for seat in range(6)}
    game = table(seats=6, round=2, phase=PREPARATION, played={P1: ("Cattle Caregiver",)}, goods=goods)
    assert count_of(game, "food") == food


@pytest.mark.ruling("Cattle Caregiver", "You are one of the players")
def test_cattle_caregiver_may_wait_for_cattle_that_the_scholar_brings(table: Table) -> None:
    game = table(
        seats=5, round=4, phase=PREPARATION, played={P1: ("Cattle Caregiver", "Scholar")}, house={P1: "stone house"},
        hand={P1: ("Young Animal Market",)}, goods={P1: "1 sheep", P2: "1 cattle", P3: "1 cattle"},
    )  # fmt: skip
    game.play("play Young Animal Market")
    assert game.goods(P1) == "1 food 1 cattle"


# -- Clay Thief ------------------------------------------------------------------------------------


@pytest.mark.ruling("Clay Thief", "of this round")
@pytest.mark.ruling("Clay Thief", "no use of Hollow")
def test_clay_thief_takes_the_clay_of_hollow(table: Table) -> None:
    farm = {"goods": {P1: "0 food"}, "spaces": {"Hollow": "2 clay"}}
    game = table(seats=4, round=2, phase=PREPARATION, played={P1: ("Clay Thief", "Hollow Gardener")}, **farm)
    assert choices(game) == ["take 4 clay", "done"]
    game.play("take 4 clay")
    assert (game.goods(P1), users(game, "Hollow")) == ("4 clay", [])


def test_clay_thief_may_wait(table: Table) -> None:
    game = table(seats=4, round=2, phase=PREPARATION, played={P1: ("Clay Thief",)}, spaces={"Hollow": "0 clay"})
    game.play("done")
    while game.round == 2:
        game.play("place Fishing" if "place Fishing" in game.options else game.options[0])
    assert choices(game) == ["take 4 clay", "done"]


@pytest.mark.ruling("Clay Thief", "still counts")
def test_clay_thief_acts_once(table: Table) -> None:
    hand = {"hand": {P1: ("Conjurer",)}, "goods": {P1: "1 food"}}
    game = table(seats=4, round=2, phase=PREPARATION, played={P1: ("Clay Thief",)}, **hand)
    play(game, "take 4 clay", "place Lessons")
    assert (game.goods(P1), len(names(game, P1))) == ("4 clay", 2)
    while game.round == 2:
        game.play(game.options[0])
    assert choices(game)[0].startswith("place")


# -- Cleanacre ------------------------------------------------------------------------------------


@pytest.mark.parametrize("space", ["Farmland", "Cultivation"])
def test_cleanacre_gets_clay_before_plowing(table: Table, space: str) -> None:
    game = table(round=13, played={P1: ("Cleanacre",)}, goods={P1: "0 food"})
    game.play(f"place {space}")
    assert game.goods(P1) == "2 clay"
    assert "plow c3" in choices(game)


def test_cleanacre_gets_clay_on_farm_supplies(table: Table) -> None:
    game = table(seats=6, played={P1: ("Cleanacre",)}, goods={P1: "1 food"})
    play(game, "place Farm Supplies", "take 1 grain")
    assert game.goods(P1) == "2 clay 1 grain"


# -- Corral Builder --------------------------------------------------------------------------------


@pytest.mark.ruling("Corral Builder", "before the first person")
@pytest.mark.ruling("Corral Builder", "pasture of its own")
@pytest.mark.parametrize(("round", "market"), [(8, "Pig Market"), (10, "Cattle Market")])
def test_corral_builder_fences_when_a_market_opens(table: Table, round: int, market: str) -> None:
    opens = {"round": round, "phase": PREPARATION, "cards": (market,), "pastures": {P1: ("b5",)}}
    game = table(**opens, played={P1: ("Corral Builder",)}, goods={P1: "0 food"})
    assert "enclose c5" in choices(game)
    assert "done" in choices(game)
    assert "enclose b4 c4" not in choices(game)
    game.play("enclose c5")
    assert (fences(game), choices(game)[0].partition(" ")[0]) == (7, "place")


@pytest.mark.ruling("Corral Builder", "lay open before")
def test_corral_builder_does_not_catch_up(table: Table) -> None:
    opens = {"round": 9, "phase": PREPARATION, "cards": ("Pig Market",)}
    game = table(**opens, played={P1: ("Corral Builder",)})
    assert choices(game)[0].startswith("place")


@pytest.mark.ruling("Corral Builder", "lay open before")
def test_corral_builder_comes_too_late_when_played_in_the_round_of_the_market(table: Table) -> None:
    opens = {"round": 8, "phase": PREPARATION, "cards": ("Pig Market",), "house": {P1: "stone house"}}
    game = table(**opens, played={P1: ("Scholar",)}, hand={P1: ("Corral Builder",)}, goods={P1: "1 food"})
    game.play("play Corral Builder")
    assert choices(game)[0].startswith("place")


# -- Countryman ------------------------------------------------------------------------------------


RENOVATING = {"round": 5, "cards": ("House Redevelopment",), "fields": {P1: "c3 c4"}}


@pytest.mark.parametrize("builder", [P1, P2])
def test_countryman_sows_a_field_when_anybody_renovates(table: Table, builder: int) -> None:
    goods = {P1: "2 grain", P2: "0 food"}
    goods[builder] = f"{goods[builder]} 2 clay 1 reed".removeprefix("0 food ")
    game = table(**RENOVATING, played={P1: ("Countryman",)}, goods=goods, starting_player=builder)
    game.play("place House Redevelopment")
    assert (deciding(game), choices(game)) == (P1, ["sow grain", "done"])
    game.play("sow grain")
    assert (game.goods(P1), crops(game, P1)) == ("1 grain", ["3 grain"])


@pytest.mark.ruling("Countryman", "elsewhere does not count")
def test_countryman_ignores_renovations_that_cards_allow(table: Table) -> None:
    farm = {"goods": {P1: "2 grain", P2: "1 clay"}, "starting_player": P2}
    game = table(**RENOVATING, played={P1: ("Countryman",), P2: ("Fast Mason",)}, **farm)
    play(game, "place Clay Pit", "renovate")
    assert choices(game)[0].startswith("place")


def test_countryman_follows_the_greenhouse_builder(table: Table) -> None:
    farm = {"goods": {P1: "2 grain", P2: "2 clay 1 reed"}, "starting_player": P2}
    game = table(**RENOVATING, played={P1: ("Countryman",), P2: ("Greenhouse Builder",)}, **farm)
    game.play("place Greenhouse Builder")
    assert choices(game) == ["sow grain", "done"]


@pytest.mark.ruling("Countryman", "no unrestricted sowing")
def test_countryman_is_no_unrestricted_sowing(table: Table) -> None:
    farm = {"goods": {P1: "2 grain", P2: "2 clay 1 reed"}, "starting_player": P2}
    sower = minor("Sower", "", "", each=(When(SOWED, Take("1 food"), when=Unrestricted()),))
    game = with_cards(table(**RENOVATING, played={P1: ("Countryman",)}, **farm), sower)
    play(game, "place House Redevelopment", "sow grain")
    assert game.goods(P1) == "1 grain"
