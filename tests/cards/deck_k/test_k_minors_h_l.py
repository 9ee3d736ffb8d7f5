"""Minor improvements of deck K, H to L."""

import pytest

from farmyard import view
from farmyard.agricola.position import P1, P2
from farmyard.agricola.state.game import FEEDING, FIELD
from helpers import (
    Table,
    can_play,
    count_of,
    crops,
    deciding,
    keeps,
    names,
    on_plots,
    play,
    play_minor,
    rounds_with,
    skip_harvest,
    worth,
)
from situations import JOBS, sow, sown

# -- Herb Garden ----------------------------------------------------------------------------------


def test_herb_garden_lays_food_on_five_rounds(table: Table) -> None:
    game = table(round=11, hand={P1: ("Herb Garden",)}, crops={P1: {"a5": "1 vegetable"}})
    play_minor(game, "Herb Garden")
    assert rounds_with(game, P1, "1 food") == [12, 13, 14]
    assert not can_play(table(hand={P1: ("Herb Garden",)}, crops={P1: {"a5": "1 grain"}}), "Herb Garden")


# -- Horse ----------------------------------------------------------------------------------------


@pytest.mark.ruling("Horse", "however many kinds are missing")
@pytest.mark.parametrize(
    ("animals", "points"), [("", 2), ("1 sheep 1 boar", 2), ("1 boar", 2), ("1 sheep 1 boar 1 cattle", 0)]
)
def test_horse_scores_a_kind_that_is_missing(table: Table, animals: str, points: int) -> None:
    assert worth(table, "Horse", goods={P1: animals}, pastures={P1: ("a4", "a5", "b5")}) == points


@pytest.mark.ruling("Horse", "needs no place")
def test_horse_takes_no_place_from_the_pet(table: Table) -> None:
    game = table(hand={P1: ("Horse",)}, goods={P1: "1 sheep"})
    play_minor(game, "Horse")
    assert (game.goods(P1), names(game, P1)) == ("1 sheep", ["Horse"])


# -- House Goat -----------------------------------------------------------------------------------


def test_house_goat_gives_a_food_in_each_feeding_phase(table: Table) -> None:
    game = table(phase=FEEDING, played={P1: ("House Goat",)}, goods={P1: "1 grain 3 food"})
    assert game.goods(P1) == "1 grain 4 food"


@pytest.mark.ruling("House Goat", "must find another place, be cooked or run away")
@pytest.mark.ruling("House Goat", "The goat never leaves")
def test_house_goat_drives_the_pet_out(table: Table) -> None:
    game = table(goods={P1: "1 sheep"}, hand={P1: ("House Goat",)})
    play_minor(game, "House Goat")
    assert game.goods(P1) == "nothing"
    assert not keeps(game, 1, 0, 0)


@pytest.mark.ruling("House Goat", "must find another place, be cooked or run away")
def test_house_goats_companion_may_be_rehoused_or_cooked(table: Table) -> None:
    rehoused = table(goods={P1: "1 sheep"}, hand={P1: ("House Goat",)}, stables={P1: "a1"})
    play_minor(rehoused, "House Goat")
    assert rehoused.goods(P1) == "1 sheep"
    cooked = table(goods={P1: "1 sheep"}, hand={P1: ("House Goat",)}, majors={P1: ("Fireplace (2 clay)",)})
    play_minor(cooked, "House Goat")
    assert cooked.goods(P1) == "2 food"


def test_house_goat_gives_nothing_in_a_harvest_that_is_left_out(table: Table) -> None:
    game = table(round=4, played={P1: ("House Goat",)}, goods={P1: "0 food"}, at_home={P1: 1, P2: 0})
    skip_harvest(game)
    game.play("place 1 Clay")
    assert game.goods(P1) == "1 clay"


@pytest.mark.ruling("House Goat", "the Animal Tamer has no effect any more")
def test_the_animal_tamer_has_no_effect_beside_the_goat(table: Table) -> None:
    game = table(played={P1: ("Animal Tamer",)}, goods={P1: "1 sheep 1 boar"}, hand={P1: ("House Goat",)})
    play(game, "place Starting Player", "play House Goat")
    assert game.goods(P1) == "nothing"


@pytest.mark.ruling("House Goat", "the Animal Tamer has no effect any more")
def test_an_animal_tamer_who_comes_after_the_goat_has_no_effect(table: Table) -> None:
    game = table(
        round=3, cards=("1 Sheep",), played={P1: ("House Goat",)}, hand={P1: ("Animal Tamer",)}, at_home={P2: 0},
        goods={P1: "nothing"}, majors={P1: ("Fireplace (2 clay)",)},
    )  # fmt: skip
    play(game, "place Occupation", "place 1 Sheep")
    assert game.goods(P1) == "2 food"


# -- Landing Net ----------------------------------------------------------------------------------


@pytest.mark.ruling("Landing Net", "reed on Take 1 Resource 2 food")
@pytest.mark.parametrize(
    ("seats", "choices", "food"),
    [(2, ["place 1 Reed"], 2), (3, ["place Take 1 Resource", "take 1 reed"], 2), (4, ["place Reed, Stone and Food"], 2)]
    + [(5, ["place Reed, Stone and Wood"], 1), (3, ["place Take 1 Resource", "take 1 wood"], 0)],
)
def test_landing_net_gives_food_for_reed(table: Table, seats: int, choices: list[str], food: int) -> None:
    game = table(seats=seats, played={P1: ("Landing Net",)}, goods={P1: "0 food"})
    play(game, *choices)
    assert count_of(game, "food") == food


@pytest.mark.ruling("Landing Net", "Reed from cards does not count")
def test_landing_net_counts_what_cards_add_but_not_their_reed(table: Table) -> None:
    game = table(seats=3, played={P1: ("Landing Net", "Dock Worker")}, goods={P1: "2 clay"})
    play(game, "place Take 1 Resource", "convert 2 clay into 1 stone", "take 1 reed")
    assert game.goods(P1) == "1 reed 1 stone 1 food"
    game = table(seats=3, played={P1: ("Landing Net", "Dock Worker")}, goods={P1: "2 clay"})
    play(game, "convert 2 clay into 1 stone", "place Take 1 Resource", "take 1 reed")
    assert game.goods(P1) == "1 reed 1 stone 2 food"
    game = table(seats=4, played={P1: ("Landing Net", "Canoe")}, goods={P1: "0 food"})
    game.play("place Fishing")
    assert game.goods(P1) == "1 reed 2 food"


@pytest.mark.ruling("Landing Net", "to sell at once")
@pytest.mark.parametrize(("choice", "after"), [("take 1 stone", "1 reed 5 food"), ("done", "1 reed 1 stone 2 food")])
def test_landing_net_does_not_count_stone_that_is_sold(table: Table, choice: str, after: str) -> None:
    game = table(seats=4, played={P1: ("Landing Net",), P2: ("Stone Buyer",)}, goods={P1: "0 food"})
    play(game, "place Reed, Stone and Food", choice)
    assert game.goods(P1) == after


@pytest.mark.ruling("Canoe", "Landing Net")
@pytest.mark.ruling("Raft", "Landing Net")
@pytest.mark.parametrize(("card", "choices"), [("Canoe", []), ("Raft", ["take 1 reed"])])
def test_landing_net_does_not_want_the_reed_of_boats(table: Table, card: str, choices: list[str]) -> None:
    left: list[str] = []
    for others in ((), ("Landing Net",)):
        game = table(seats=4, played={P1: (card, *others)}, goods={P1: "0 food"}, spaces={"Fishing": "1 food"})
        play(game, "place Fishing", *choices)
        left.append(game.goods(P1))
    assert left[0] == left[1] == f"1 reed {2 if card == 'Canoe' else 1} food"


def test_landing_net_acts_each_time(table: Table) -> None:
    game = table(played={P1: ("Landing Net",)}, goods={P1: "0 food"}, spaces={"1 Clay": "2 clay"})
    play(game, "place 1 Clay", "place Fishing", "place 1 Reed")
    assert game.goods(P1) == "2 clay 1 reed 2 food"


def test_landing_net_and_animal_trainer_hold_nothing_between_actions(table: Table) -> None:
    game = table(seats=4, played={P1: ("Landing Net", "Animal Trainer")}, people={P1: 3})
    play(game, "place Reed, Stone and Food", "place Fishing", "place 3 Wood", "place 1 Clay")
    play(game, "place Traveling Players", "place 1 Wood", "place 2 Wood", "place 2 Clay")
    assert deciding(game) == P1
    assert view(game, P1).players[P1].on_cards == {}


# -- Liquid Manure --------------------------------------------------------------------------------


def test_fieldsman_liquid_manure_and_turnip_field_add_up(table: Table) -> None:
    played = {P1: ("Turnip Field", "Liquid Manure", "Fieldsman")}
    game = table(cards=("Sow and Bake",), played=played, goods={P1: "1 vegetable"})
    sow(game)
    assert on_plots(game) == ["5 vegetable"]


@pytest.mark.ruling("Liquid Manure", "Fields that are planted already")
def test_liquid_manure_adds_to_fields_sown_from_now_on(table: Table) -> None:
    game = table(
        cards=("Sow and Bake",), played={P1: ("Liquid Manure",)}, fields={P1: "a3 a4"}, crops={P1: {"a5": "2 grain"}},
        goods={P1: "1 grain 1 vegetable"},
    )  # fmt: skip
    sow(game, "sow grain", "sow vegetable")
    assert sorted(crops(game, P1)) == ["2 grain", "3 vegetable", "4 grain"]


@pytest.mark.ruling("Liquid Manure", "Wood planted on the Copse or the Forester")
@pytest.mark.parametrize("card", ["Copse", "Forester"])
def test_liquid_manure_adds_to_planted_wood(table: Table, card: str) -> None:
    game = table(cards=("Sow and Bake",), played={P1: ("Liquid Manure", card)}, goods={P1: "1 wood"})
    sow(game)
    assert on_plots(game)[0] == "4 wood"


@pytest.mark.ruling("Liquid Manure", "The House Goat and the Horse are no animals")
@pytest.mark.ruling("Horse", "It is no animal where a card asks for animals")
def test_liquid_manure_needs_four_animals(table: Table) -> None:
    farm = {"pastures": {P1: ("a4 b4", "a5 b5")}, "hand": {P1: ("Liquid Manure",)}}
    assert can_play(table(goods={P1: "2 sheep 2 boar"}, **farm), "Liquid Manure")
    game = table(goods={P1: "2 sheep 1 boar"}, played={P1: ("House Goat", "Horse")}, **farm)
    assert not can_play(game, "Liquid Manure")


@pytest.mark.ruling("Liquid Manure", "It adds up with the Potato Dibber, the Fieldsman and the Smallholder")
@pytest.mark.parametrize(("card", "crop"), [("Potato Dibber", 4), ("Fieldsman", 5), ("Smallholder", 4)])
def test_liquid_manure_adds_up_with_other_cards(table: Table, card: str, crop: int) -> None:
    game = sown(table, "Liquid Manure", card, goods={P1: "1 vegetable"}, fields={P1: "a5"})
    assert crops(game, P1) == [f"{crop} vegetable"]


@pytest.mark.ruling("Liquid Manure", "It works on the Acreage")
@pytest.mark.parametrize(
    ("card", "seed", "crop"),
    [
        ("Acreage", "grain", "4 grain"),
        ("Bean Field", "vegetable", "3 vegetable"),
        ("Lettuce Patch", "vegetable", "3 vegetable"),
        ("Turnip Field", "vegetable", "3 vegetable"),
    ],
)
def test_liquid_manure_works_on_fields_on_cards(table: Table, card: str, seed: str, crop: str) -> None:
    assert crops(sown(table, "Liquid Manure", card, goods={P1: f"1 {seed}"}), P1) == [crop]


@pytest.mark.ruling("Liquid Manure", "until they are sown again")
def test_liquid_manure_does_nothing_for_a_planted_field_when_played(table: Table) -> None:
    farm = {"pastures": {P1: ("a1 a2",)}, "goods": {P1: "4 sheep"}, "crops": {P1: {"a5": "2 grain"}}}
    game = table(hand={P1: ("Liquid Manure",)}, **farm)
    play_minor(game, "Liquid Manure")
    assert crops(game, P1) == ["2 grain"]


# -- Loom -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "animals", "food"),
    [
        ("Loom", "0 sheep", 0),
        ("Loom", "1 sheep", 1),
        ("Loom", "3 sheep", 1),
        ("Loom", "4 sheep", 2),
        ("Loom", "7 sheep", 3),
        ("Milking Stool", "2 cattle", 1),
        ("Milking Stool", "3 cattle", 2),
        ("Milking Stool", "5 cattle", 3),
    ],
)
def test_animals_give_food_in_the_field_phase(table: Table, name: str, animals: str, food: int) -> None:
    farm = {"pastures": {P1: ("a4 a5 b4 b5",)}, "goods": {P1: f"1 vegetable {animals}"}}
    game = table(phase=FIELD, played={P1: (name,)}, **farm)
    assert (f"{food} food" in game.goods(P1)) == (food > 0)
    assert not can_play(table(hand={P1: (name,)}, played={P1: JOBS[:1]}, goods={P1: "2 wood"}), name)


@pytest.mark.parametrize(
    ("name", "animals", "points"),
    [
        ("Loom", "2 sheep", 1),
        ("Loom", "3 sheep", 2),
        ("Loom", "7 sheep", 3),
        ("Milking Stool", "1 cattle", 0),
        ("Milking Stool", "5 cattle", 2),
    ],
)
def test_animals_score_with_their_card(table: Table, name: str, animals: str, points: int) -> None:
    assert worth(table, name, pastures={P1: ("a4 a5 b4 b5",)}, goods={P1: animals}) == points


@pytest.mark.ruling("Loom", "The field phase that Manure gives")
@pytest.mark.ruling("Milking Stool", "The field phase that Manure gives")
@pytest.mark.parametrize(("name", "animal"), [("Loom", "sheep"), ("Milking Stool", "cattle")])
def test_animals_give_no_food_in_the_field_phase_of_manure(table: Table, name: str, animal: str) -> None:
    game = table(
        round=5,
        at_home={P1: 1, P2: 0},
        played={P1: ("Manure", name)},
        crops={P1: {"a5": "2 grain"}},
        goods={P1: f"1 {animal}"},
    )
    game.play("place 3 Wood")
    game.play("use Manure")
    assert game.goods(P1) == f"3 wood 1 grain 1 {animal}"


# -- Lumber ---------------------------------------------------------------------------------------


@pytest.mark.ruling("Lumber", "With the Stonecutter it costs nothing")
def test_lumber_costs_the_stonecutter_nothing(table: Table) -> None:
    game = table(hand={P1: ("Lumber",)}, goods={P1: "0 food"}, played={P1: ("Stonecutter",)})
    play_minor(game, "Lumber")
    assert game.goods(P1) == "3 wood"
