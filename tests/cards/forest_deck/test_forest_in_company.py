"""The forest deck together with other cards, expansions and variants."""

import pytest

from farmyard.agricola.content.catalogue import card_named
from farmyard.agricola.content.deck_x.by_hand_places import BurnHouses
from farmyard.agricola.position import P1, P2, P3
from farmyard.agricola.state.game import FIELD, PREPARATION
from helpers import Table, all_goods, choices, farm, lying, play, points, told
from woods import woods

UNICORN = "The Unicorn, Part 1"
ORIGINAL = {"edition": "original", "decks": "EIK"}


def test_a_unicorn_counts_for_cards_that_count_its_species_in_a_harvest(table: Table) -> None:
    game = woods(
        table, **ORIGINAL, seats=1, round=4, phase=FIELD, played={P1: (UNICORN, "Loom")}, goods={P1: "9 food"},
    )  # fmt: skip
    game.play("become sheep")
    assert farm(game).goods["food"] == 4


def test_a_breeding_phase_without_a_harvest_names_no_unicorn(table: Table) -> None:
    game = woods(
        table, seasons=True, start_season="spring", played={P1: (UNICORN,)}, goods={P1: "1 sheep"},
        pastures={P1: ("a5",)},
    )  # fmt: skip
    assert "place Spring" not in game.options


@pytest.mark.ruling("Land of Cockaigne", "one person fewer to place")
def test_who_sleeps_is_not_at_work_for_the_church_warden(table: Table) -> None:
    game = woods(
        table, **ORIGINAL, round=13, beside=("Land of Cockaigne",), played={P2: ("Church Warden",)}, people={P1: 5},
        goods={P1: "30 food", P2: "9 food"}, at_home={P1: 1, P2: 0},
    )  # fmt: skip
    game.play("place Land of Cockaigne")
    while not game.over:
        game.play(next(choice for choice in ("feed", "place Day Laborer", *choices(game)) if choice in choices(game)))
    assert points(game, P1, "Bonus points") == 0


def test_a_wild_child_that_was_adopted_is_no_newborn_when_it_leaves(table: Table) -> None:
    game = woods(
        table, "The Wild Child", **ORIGINAL, round=4, played={P1: ("Adoptive Parents",)},
        goods={P1: "9 food", P2: "9 food 2 sheep 2 boar"}, pastures={P2: ("a5", "b5")}, at_home={P1: 1, P2: 0},
    )  # fmt: skip
    play(game, "place 3 Wood", "use Adoptive Parents", "place Fishing")
    assert (game.phase, farm(game).people, farm(game).newborns) == ("breeding", 2, 0)


def test_food_of_the_foreman_that_went_down_the_road_is_not_handed_over(table: Table) -> None:
    game = woods(
        table, **ORIGINAL, seats=5, round=5, phase=PREPARATION, beside=("The Road Not Taken",),
        played={P1: ("Foreman",)}, goods={P2: "5 wood 2 reed"},
    )  # fmt: skip
    play(game, "place 1 food on Room or Traveling Players", "place The Road Not Taken", "take clay and food")
    play(game, "place Room or Traveling Players", "room a1")
    assert (game.goods(P2), lying(game, "Room or Traveling Players")) == ("nothing", "nothing")


def test_llamas_are_no_kind_that_a_card_brings(table: Table) -> None:
    animals = {"goods": {P1: "1 sheep 2 llama"}, "pastures": {P1: ("a5", "b5")}, "seats": 1}
    game = woods(table, **ORIGINAL, **animals, round=14, at_home={P1: 1}, played={P1: ("Animal Yard",)})
    assert game.goods(P1) == "1 sheep 2 llama"


def test_a_farm_without_llamas_misses_no_kind(table: Table) -> None:
    animals = {"goods": {P1: "1 sheep 1 boar 1 cattle"}, "pastures": {P1: ("a5", "b5")}}
    assert points(woods(table, **ORIGINAL, **animals, played={P1: ("Horse",)}), P1) == 0


def test_fairies_are_not_traded_between_partners(table: Table) -> None:
    game = woods(table, seats=4, team_play=True, beside=("Fairy Ring",), goods={P1: "5 fairy 3 clay"})
    game.play("place Market Square")
    assert [option for option in choices(game) if "fairy" in option] == []


def test_fairies_are_no_kind_of_goods_for_a_papa(table: Table) -> None:
    goods = {P1: "1 wood 1 clay 1 reed 9 fairy"}
    game = woods(
        table, "I Am Your Papa", x_deck=True, beside=("Fairy Ring",), goods=goods, round=5, cards=("Western Quarry",)
    )
    assert told(game, "place Western Quarry")[-1] == (P1, "draws I Am Your Papa")
    assert farm(game).people == 2


def test_who_lives_in_no_house_is_not_concerned_by_nobility(table: Table) -> None:
    game = woods(table, "Noblesse Oblige", x_deck=True, goods={P1: "1 food", P2: "1 food"})
    BurnHouses(card_named("Watch Out for the Jets!")).act(game, P1)
    game.play("place Forest")
    assert all_goods(game) == ["3 wood 1 food", "1 food"]


def test_a_burnt_cell_is_used_for_strict_adjacency(table: Table) -> None:
    tiles = {P1: {"burnt cell": "a5"}}
    game = woods(table, strict_adjacency=True, tiles=tiles, goods={P1: "2 wood"})
    game.play("place Farm Expansion")
    assert {"stable a4", "stable b5"} <= set(choices(game))
    assert "stable b4" not in choices(game)


def test_who_plows_a_burnt_cell_for_the_partner_gets_the_grain(table: Table) -> None:
    game = woods(
        table, seats=4, team_play=True, beside=("Dragon Field",), tiles={P3: {"burnt cell": "a5"}}, goods={P1: "1 food"}
    )
    play(game, "place Farmland", "plow a5 for partner")
    assert (game.goods(P1), list(farm(game, P3).fields)) == ("1 grain 1 food", ["a5"])


def test_the_road_does_not_lead_to_the_ice(table: Table) -> None:
    game = woods(table, beside=("The Road Not Taken",), seasons=True, start_season="winter", goods={P1: "1 wood"})
    play(game, "place The Road Not Taken", "take clay and food")
    assert lying(game, "Fishing") == "1 food"


def test_in_spring_a_round_of_wood_draws_nothing(table: Table) -> None:
    spring = {"seasons": True, "start_season": "spring", "phase": PREPARATION, "spaces": {"Forest": "nothing"}}
    game = woods(table, "Camelot", **spring)
    assert told(game, "place Forest")[-1] == (P1, "gets 2 wood")


def test_the_moor_has_its_fairy_tales_as_well(table: Table) -> None:
    game = woods(table, "Camelot", edition="original", moor="1")
    assert told(game, "place 3 Wood")[-1] == (P1, "draws Camelot")


def test_a_borrowed_person_is_not_ill(table: Table) -> None:
    game = woods(
        table, "A Midsummer Night's Dream", edition="original", moor="1", at_home={P1: 1, P2: 0}, goods={P1: "9 food"}
    )
    game.play("place 3 Wood")
    game.players[P1].ill = 2
    play(game, "use A Midsummer Night's Dream", "place Fishing")
    assert game.goods(P1) == "3 wood 11 food"


def test_a_forest_of_the_home_wood_holds_a_llama(table: Table) -> None:
    game = woods(
        table, edition="original", moor="2", tiles={P1: {"forest": "a5"}}, played={P1: ("Home Wood",)},
        goods={P1: "2 llama"},
    )  # fmt: skip
    assert farm(game).goods["llama"] == 2
