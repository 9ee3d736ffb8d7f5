"""Minor improvements of decks I and K that prove what the vocabulary can say: each clause and each ruling."""

from collections.abc import Callable

import pytest

from farmyard import Agricola, scores
from farmyard.agricola.position import P1, P2, P3
from farmyard.agricola.rules.scoring import breakdown, score
from farmyard.agricola.state.game import BREEDING, FEEDING, PREPARATION
from farmyard.agricola.state.goods import goods
from farmyard.kernel.errors import IllegalChoice
from helpers import deciding, play_minor

Table = Callable[..., Agricola]

THREE = ("Carpenter", "Clay Deliveryman", "Mushroom Collector")


def promised(game: Agricola, seat: int) -> dict[int, int]:
    """The goods that lie on round spaces for a seat."""
    lying = {round: game.promised[(round - 1) * game.seats() + seat] for round in range(1, 15)}
    return {round: bundle for round, bundle in lying.items() if bundle}


def places(game: Agricola, *spaces: str) -> None:
    """Place people one after another."""
    for space in spaces:
        game.play(f"place {space}")


# -- Copse (I) -----------------------------------------------------------------------------------


@pytest.mark.ruling("Copse", "A space for sowing may be used for this card alone")
def test_copse_is_planted_with_wood_on_two_plots(table: Table) -> None:
    game = table(cards=("Sow and Bake",), played={P1: ("Copse",)}, goods={P1: "3 wood"})
    game.play("place Sow and Bake")
    assert game.options[:2] == ["sow wood on Copse", "done"]
    game.play("sow wood on Copse")
    assert game.players[P1].crops[15:] == [goods("3 wood")] * 2
    assert deciding(game) == P2


def test_copse_gives_a_wood_of_each_plot_in_the_field_phase(table: Table) -> None:
    game = table(
        round=4, cards=("Sow and Bake",), played={P1: ("Copse",)}, goods={P1: "2 wood 4 food"}, at_home={P1: 1, P2: 0}
    )
    game.play("place Sow and Bake")
    game.play("sow wood on Copse")
    assert game.goods(P1) == "2 wood"
    assert game.players[P1].crops[15:] == [goods("2 wood")] * 2


def test_copse_needs_an_occupation(table: Table) -> None:
    game = table(goods={P1: "2 wood"}, hand={P1: ("Copse",)})
    with pytest.raises(IllegalChoice):
        play_minor(game, "Copse")


def test_copse_is_no_field(table: Table) -> None:
    base = table(goods={P1: "1 wood"})
    game = table(cards=("Sow and Bake",), played={P1: ("Copse",)}, goods={P1: "1 wood"})
    game.play("place Sow and Bake")
    assert score(game, P1) == score(base, P1) + 1
    assert game.players[P1].fields == 0


def test_copse_takes_no_grain(table: Table) -> None:
    game = table(cards=("Sow and Bake",), played={P1: ("Copse",)}, goods={P1: "1 grain"})
    assert "place Sow and Bake" not in game.options


@pytest.mark.ruling("Copse", "The Hobby Farmer plants nothing here")
def test_copse_is_left_alone_by_the_hobby_farmer(table: Table) -> None:
    game = table(
        seats=4, played={P1: ("Copse",)}, fields={P1: "a1"}, goods={P1: "1 wood"}, hand={P1: ("Hobby Farmer", "Potter")}
    )
    game.play("place Occupation")
    game.play("play Hobby Farmer")
    assert game.options[:2] == ["sow vegetable", "done"]


def test_copse_gets_no_more_from_the_potato_dibber(table: Table) -> None:
    game = table(cards=("Sow and Bake",), played={P1: ("Copse", "Potato Dibber")}, goods={P1: "1 wood"})
    game.play("place Sow and Bake")
    assert game.players[P1].crops[15] == goods("3 wood")


def test_copse_counts_for_the_joinery(table: Table) -> None:
    game = table(cards=("Sow and Bake",), played={P1: ("Copse",)}, majors={P1: ("Joinery",)}, goods={P1: "1 wood"})
    before = score(game, P1)
    game.play("place Sow and Bake")
    assert score(game, P1) == before + 1


def test_copse_is_left_alone_by_the_smallholder(table: Table) -> None:
    game = table(cards=("Sow and Bake",), played={P1: ("Copse", "Smallholder")}, goods={P1: "1 wood"})
    game.play("place Sow and Bake")
    assert game.players[P1].crops[15] == goods("3 wood")
    assert deciding(game) == P2


# -- Manure (I) ----------------------------------------------------------------------------------


def manured(table: Table, round: int, *played: str) -> Agricola:
    """The last placement of a round with Manure, and two planted fields."""
    return table(
        round=round, played={P1: ("Manure", *played)}, goods={P1: "0 food"}, at_home={P1: 1, P2: 0},
        crops={P1: {"a1": "2 grain", "a2": "1 vegetable"}},
    )  # fmt: skip


@pytest.mark.ruling("Manure", "All planted fields and plots are harvested or none")
def test_manure_harvests_all_fields_after_a_round_without_harvest(table: Table) -> None:
    game = manured(table, 2)
    game.play("place 1 Clay")
    game.play("use Manure")
    assert game.goods(P1) == "1 clay 1 grain 1 vegetable"
    assert game.players[P1].crops[:2] == [goods("1 grain"), 0]


def test_manure_may_be_left_alone(table: Table) -> None:
    game = manured(table, 2)
    game.play("place 1 Clay")
    game.play("done")
    assert game.goods(P1) == "1 clay"


def test_manure_does_nothing_in_a_round_with_a_harvest(table: Table) -> None:
    game = manured(table, 4)
    game.play("place 1 Clay")
    assert game.players[P1].crops[:2] == [goods("1 grain"), 0]
    assert game.decision is not None
    assert "use Manure" not in game.options


@pytest.mark.ruling("Copse", "Manure harvests it")
@pytest.mark.ruling("Manure", "All planted fields and plots are harvested or none")
def test_manure_harvests_the_copse(table: Table) -> None:
    game = table(
        round=2, cards=("Sow and Bake",), played={P1: ("Copse", "Manure")}, goods={P1: "1 wood"}, at_home={P1: 1, P2: 0}
    )
    game.play("place Sow and Bake")
    game.play("use Manure")
    assert game.goods(P1) == "1 wood"
    assert game.players[P1].crops[15] == goods("2 wood")


@pytest.mark.ruling("Manure", "The Gardener keeps your vegetables")
def test_manure_harvests_the_forester_and_leaves_the_gardeners_vegetables(table: Table) -> None:
    game = table(
        round=2, cards=("Sow and Bake",), played={P1: ("Forester", "Manure", "Gardener")}, goods={P1: "1 wood"},
        at_home={P1: 1, P2: 0}, crops={P1: {"a1": "2 vegetable"}},
    )  # fmt: skip
    game.play("place Sow and Bake")
    game.play("use Manure")
    assert game.goods(P1) == "1 wood 1 vegetable"
    assert (game.players[P1].crops[0], game.players[P1].crops[15]) == (goods("2 vegetable"), goods("2 wood"))


def test_manure_is_no_harvest_for_the_layabout(table: Table) -> None:
    game = manured(table, 2)
    game.players[P1].skips_harvest = True
    game.play("place 1 Clay")
    game.play("use Manure")
    assert game.goods(P1) == "1 clay 1 grain 1 vegetable"
    assert game.players[P1].skips_harvest


def test_manure_offers_the_lettuce_patchs_conversion(table: Table) -> None:
    game = table(
        round=2, cards=("Sow and Bake",), played={P1: ("Lettuce Patch", "Manure")}, goods={P1: "1 vegetable"},
        at_home={P1: 1, P2: 0},
    )  # fmt: skip
    game.play("place Sow and Bake")
    game.play("use Manure")
    game.play("convert Lettuce Patch")
    assert game.goods(P1) == "4 food"


def test_manure_does_nothing_for_others(table: Table) -> None:
    game = table(
        round=2, played={P1: ("Manure",)}, goods={P2: "0 food"}, at_home={P1: 1, P2: 0}, crops={P2: {"a1": "2 grain"}}
    )
    game.play("place 1 Clay")
    assert game.players[P2].crops[0] == goods("2 grain")


@pytest.mark.ruling("Manure", "House Goat and Horse are no animals")
def test_manure_needs_two_animals_and_the_goat_is_none(table: Table) -> None:
    game = table(goods={P1: "1 sheep"}, stables={P1: "a1"}, played={P1: ("House Goat",)}, hand={P1: ("Manure",)})
    with pytest.raises(IllegalChoice):
        play_minor(game, "Manure")
    game = table(goods={P1: "1 sheep 1 boar"}, stables={P1: "a1"}, hand={P1: ("Manure",)})
    play_minor(game, "Manure")
    assert [card.name for card in game.players[P1].cards] == ["Manure"]


# -- Harrow (I) ----------------------------------------------------------------------------------


@pytest.mark.parametrize("space", ["Plow 1 Field", "Plow and Sow"])
def test_harrow_plows_two_fields_once(table: Table, space: str) -> None:
    game = table(round=12, cards=("Plow and Sow",), played={P1: ("Harrow",)}, goods={P1: "0 food"})
    game.play(f"place {space}")
    game.play("plow a3")
    game.play("plow a2")
    assert (deciding(game), game.players[P1].fields.bit_count()) == (P2, 2)
    assert game.players[P1].marks["Harrow used"] == 1


def test_harrow_serves_its_owner_only_once(table: Table) -> None:
    game = table(played={P1: ("Harrow",)}, goods={P1: "0 food"})
    places(game, "Plow 1 Field")
    game.play("plow a3")
    game.play("plow a2")
    places(game, "Day Laborer", "3 Wood", "Fishing", "Plow 1 Field")
    game.play("plow a1")
    assert deciding(game) == P2


@pytest.mark.ruling("Harrow", "you cannot refuse")
def test_harrow_serves_others_once_each_for_two_food(table: Table) -> None:
    game = table(seats=3, played={P2: ("Harrow",)}, goods={P1: "3 food", P2: "0 food", P3: "2 food"})
    places(game, "Plow 1 Field")
    game.play("plow a3")
    game.play("plow a2")
    assert (game.goods(P1), game.goods(P2)) == ("1 food", "2 food")
    assert game.players[P1].fields.bit_count() == 2
    assert (game.players[P1].marks, game.players[P2].marks) == ({"Harrow used": 1}, {})


def test_harrow_need_not_be_used_by_others(table: Table) -> None:
    game = table(played={P2: ("Harrow",)}, goods={P1: "2 food", P2: "0 food"})
    places(game, "Plow 1 Field")
    game.play("plow a3")
    game.play("done")
    assert (game.goods(P1), game.goods(P2), deciding(game)) == ("2 food", "nothing", P2)


def test_harrow_is_not_offered_to_others_without_food(table: Table) -> None:
    game = table(played={P2: ("Harrow",)}, goods={P1: "1 food"})
    places(game, "Plow 1 Field")
    game.play("plow a3")
    assert deciding(game) == P2


def test_harrow_may_be_paid_with_converted_goods(table: Table) -> None:
    game = table(played={P2: ("Harrow",)}, goods={P1: "1 food 1 grain", P2: "0 food"})
    places(game, "Plow 1 Field")
    game.play("plow a3")
    game.play("plow a2")
    assert (game.goods(P1), game.goods(P2)) == ("nothing", "2 food")


@pytest.mark.ruling("Harrow", "Not together with a plow card")
def test_harrow_and_a_plow_exclude_each_other(table: Table) -> None:
    game = table(played={P1: ("Turnwrest Plow",), P2: ("Harrow",)}, goods={P1: "2 food"})
    places(game, "Plow 1 Field")
    game.play("plow a3")
    assert game.options[:3] == ["use Turnwrest Plow", "use Harrow", "done"]
    game.play("use Harrow")
    game.play("plow a2")
    assert (deciding(game), game.goods(P1)) == (P2, "nothing")


def test_harrow_serves_nobody_twice(table: Table) -> None:
    game = table(played={P2: ("Harrow",)}, goods={P1: "9 food"})
    places(game, "Plow 1 Field")
    game.play("plow a3")
    game.play("plow a2")
    places(game, "Day Laborer", "3 Wood", "Fishing", "Plow 1 Field")
    game.play("plow a1")
    assert deciding(game) == P2


@pytest.mark.ruling("Harrow", "the Plow Maker's field comes on top")
def test_harrow_combines_with_the_plow_maker(table: Table) -> None:
    game = table(played={P1: ("Plow Maker",), P2: ("Harrow",)}, goods={P1: "3 food"})
    places(game, "Plow 1 Field")
    game.play("plow a3")
    game.play("use Harrow")
    game.play("plow a2")
    game.play("plow a1")
    assert (game.goods(P1), game.players[P1].fields.bit_count()) == ("nothing", 3)


@pytest.mark.ruling("Harrow", "nor with the Field, the Plow Driver")
def test_harrow_does_not_work_with_the_field_and_the_plow_driver(table: Table) -> None:
    game = table(played={P2: ("Harrow",)}, hand={P1: ("Field",)}, goods={P1: "9 food"})
    play_minor(game, "Field")
    game.play("plow a3")
    game.play("become starting player")
    assert deciding(game) == P2
    driver = table(
        phase=PREPARATION,
        round=2,
        played={P1: ("Harrow", "Plow Driver")},
        house={P1: "stone house"},
        goods={P1: "9 food"},
    )
    driver.play("plow a3")
    assert "done" not in driver.options


# -- Guest (I) -----------------------------------------------------------------------------------


def with_guest(table: Table, **further: object) -> Agricola:
    """The first placement of round 2, P1 having a guest."""
    game = table(goods={P1: "9 food"}, hand={P1: ("Guest",)}, at_home={P1: 1, P2: 0}, **further)
    play_minor(game, "Guest")
    game.play("become starting player")
    return game


def test_guest_is_one_more_person_in_the_next_round_only(table: Table) -> None:
    game = with_guest(table)
    assert (game.round, game.players[P1].at_home, game.players[P2].at_home) == (2, 3, 2)
    assert [card.name for card in game.players[P2].hand] == ["Guest"]
    places(game, "Day Laborer", "3 Wood", "Fishing", "1 Clay", "1 Reed")
    assert (game.round, game.players[P1].at_home) == (3, 2)


def test_guest_need_not_be_placed(table: Table) -> None:
    game = with_guest(table)
    places(game, "Day Laborer", "3 Wood")
    assert "done" not in game.options
    places(game, "Fishing", "1 Clay")
    game.play("done")
    assert game.round == 3


@pytest.mark.ruling("Guest", "The guest comes on top of a family of 5")
@pytest.mark.ruling("Guest", "Guests need no room")
def test_guest_comes_on_top_of_five_people_and_needs_no_room(table: Table) -> None:
    game = with_guest(table, people={P1: 5})
    assert game.players[P1].at_home == 6
    small = with_guest(table, rooms={P1: "b1 c1 b2"}, cards=("Sow and Bake",))
    assert small.players[P1].has_room


@pytest.mark.ruling("Guest", "no food and score nothing")
def test_guest_needs_no_food(table: Table) -> None:
    game = table(
        round=3,
        goods={P1: "6 food 1 grain"},
        hand={P1: ("Guest",)},
        at_home={P1: 1, P2: 0},
        played={P2: ("House Goat",)},
    )
    play_minor(game, "Guest")
    game.play("become starting player")
    places(game, "1 Clay", "3 Wood", "1 Reed", "Fishing")
    game.play("done")
    game.play("feed")
    assert game.players[P1].begging == 0


@pytest.mark.ruling("Guest", "You may play it in round 14")
def test_guest_may_be_played_in_round_14_to_no_avail(table: Table) -> None:
    game = table(round=14, goods={P1: "9 food"}, hand={P1: ("Guest",)})
    play_minor(game, "Guest")
    assert game.goods(P1) == "7 food"


# -- Lasso (I) -----------------------------------------------------------------------------------


@pytest.mark.ruling("Lasso", "Either of the two may take the animals")
def test_lasso_places_a_second_person_after_animals_were_taken(table: Table) -> None:
    game = table(round=3, cards=("1 Sheep",), played={P1: ("Lasso",)}, people={P1: 3})
    places(game, "1 Sheep", "Day Laborer")
    assert (deciding(game), game.players[P1].at_home) == (P2, 1)


@pytest.mark.ruling("Lasso", "Either of the two may take the animals")
def test_lasso_places_a_second_person_on_animals(table: Table) -> None:
    game = table(round=3, cards=("1 Sheep",), played={P1: ("Lasso",)})
    places(game, "Day Laborer")
    assert [option for option in game.options if option.startswith("place")] == ["place 1 Sheep"]
    places(game, "1 Sheep")
    assert deciding(game) == P2


def test_lasso_may_be_left_alone(table: Table) -> None:
    game = table(round=3, cards=("1 Sheep",), played={P1: ("Lasso",)})
    places(game, "1 Sheep")
    game.play("done")
    assert (deciding(game), game.players[P1].at_home) == (P2, 1)


@pytest.mark.parametrize(("space", "round"), [("1 Wild Boar", 8), ("1 Cattle", 10)])
def test_lasso_works_with_boar_and_cattle(table: Table, space: str, round: int) -> None:
    game = table(round=round, cards=(space,), played={P1: ("Lasso",)})
    places(game, space, "Fishing")
    assert game.players[P1].at_home == 0


@pytest.mark.ruling("Lasso", "Not with the space where 5 players choose")
def test_lasso_does_not_work_where_five_choose_an_animal(table: Table) -> None:
    game = table(seats=5, played={P1: ("Lasso",)}, cards=("Fences",))
    game.play("place Take Animals")
    game.play("take 1 boar")
    assert deciding(game) == P2


@pytest.mark.ruling("Lasso", "Never more than 2 people in one turn")
def test_lasso_works_again_in_the_next_turn(table: Table) -> None:
    game = table(round=8, cards=("1 Sheep", "1 Wild Boar"), played={P1: ("Lasso",)}, people={P1: 4}, stables={P1: "a1"})
    places(game, "1 Sheep", "Fishing")
    assert deciding(game) == P2
    places(game, "Day Laborer", "1 Wild Boar", "1 Clay")
    assert (deciding(game), game.players[P1].at_home) == (P2, 0)


@pytest.mark.ruling("Lasso", "it works in the very turn in which it is played")
def test_lasso_works_in_the_turn_it_is_played(table: Table) -> None:
    game = table(round=3, cards=("1 Sheep",), hand={P1: ("Lasso",)}, goods={P1: "1 reed"})
    play_minor(game, "Lasso")
    game.play("become starting player")
    places(game, "1 Sheep")
    assert game.players[P1].at_home == 0


def test_lasso_may_place_an_adopted_child_at_once(table: Table) -> None:
    game = table(
        round=7, cards=("Family Growth",), played={P1: ("Lasso", "Adoptive Parents")}, rooms={P1: "b1 c1 b2"},
        goods={P1: "1 food"}, at_home={P1: 1},
    )  # fmt: skip
    places(game, "Family Growth")
    game.play(game.options[0])
    places(game, "1 Sheep")
    assert (game.players[P1].people, game.players[P1].at_home) == (3, 0)


def test_lasso_serves_its_owner_only(table: Table) -> None:
    game = table(round=3, cards=("1 Sheep",), played={P2: ("Lasso",)})
    places(game, "1 Sheep")
    assert deciding(game) == P2


# -- Holiday House (I) ---------------------------------------------------------------------------


def test_holiday_house_keeps_everybody_at_home_in_round_14(table: Table) -> None:
    game = table(round=14, phase=PREPARATION, played={P1: ("Holiday House",)})
    assert (deciding(game), game.players[P1].at_home) == (P2, 0)
    places(game, "Day Laborer", "3 Wood")
    assert game.players[P1].begging == 2


def test_holiday_house_leaves_other_rounds_alone(table: Table) -> None:
    game = table(round=13, phase=PREPARATION, played={P1: ("Holiday House",)})
    assert game.players[P1].at_home == 2


@pytest.mark.ruling("Holiday House", "A guest stays at home, too")
def test_holiday_house_keeps_a_guest_at_home(table: Table) -> None:
    game = table(
        round=13, goods={P1: "2 food", P2: "9 food"}, hand={P1: ("Guest",)}, played={P1: ("Holiday House",)},
        at_home={P1: 1, P2: 0},
    )  # fmt: skip
    play_minor(game, "Guest")
    game.play("become starting player")
    assert (game.round, game.players[P1].at_home, deciding(game)) == (14, 0, P2)


def test_holiday_house_still_gets_what_the_start_of_the_round_brings(table: Table) -> None:
    game = table(round=13, goods={P1: "2 food 3 wood 2 reed"}, hand={P1: ("Private Forest", "Holiday House")})
    game.play("place Starting Player")
    game.play("play Private Forest")
    assert promised(game, P1) == {14: goods("1 wood")}


@pytest.mark.parametrize("price", ["3 wood 2 reed", "3 clay 2 reed"])
def test_holiday_house_costs_wood_or_clay(table: Table, price: str) -> None:
    game = table(round=13, goods={P1: price}, hand={P1: ("Holiday House",)})
    play_minor(game, "Holiday House")
    assert game.goods(P1) == "nothing"
    assert scores(game)[P1] == scores(table())[P1] + 8


@pytest.mark.ruling("Holiday House", "Wood and clay cannot be mixed")
def test_holiday_house_does_not_mix_wood_and_clay(table: Table) -> None:
    game = table(goods={P1: "2 wood 2 clay 2 reed"}, hand={P1: ("Holiday House",)})
    with pytest.raises(IllegalChoice):
        play_minor(game, "Holiday House")


def test_holiday_house_is_too_late_in_round_14(table: Table) -> None:
    game = table(round=14, goods={P1: "3 wood 2 reed"}, hand={P1: ("Holiday House",)})
    with pytest.raises(IllegalChoice):
        play_minor(game, "Holiday House")


def test_holiday_house_is_not_paid_with_the_clay_roof(table: Table) -> None:
    game = table(goods={P1: "3 wood 1 reed 1 clay"}, played={P1: ("Clay Roof",)}, hand={P1: ("Holiday House",)})
    with pytest.raises(IllegalChoice):
        play_minor(game, "Holiday House")


def test_holiday_house_is_cheaper_with_the_thatcher(table: Table) -> None:
    game = table(goods={P1: "3 wood 1 reed"}, played={P1: ("Thatcher",)}, hand={P1: ("Holiday House",)})
    play_minor(game, "Holiday House")
    assert game.goods(P1) == "nothing"


# -- Wildlife Reserve (I), Tavern (I) ------------------------------------------------------------


def test_wildlife_reserve_holds_one_of_each_kind(table: Table) -> None:
    housing = table(played={P1: ("Wildlife Reserve", "House Goat")}).players[P1].housing
    assert housing.fits((1, 1, 1))
    assert not housing.fits((2, 0, 0))
    assert not housing.fits((0, 2, 0))


@pytest.mark.ruling("Wildlife Reserve", "The Drinking Trough adds 2 places")
def test_wildlife_reserve_gains_two_places_with_the_drinking_trough(table: Table) -> None:
    housing = table(played={P1: ("Wildlife Reserve", "Drinking Trough", "House Goat")}).players[P1].housing
    assert housing.fits((1, 3, 1))
    assert housing.fits((2, 1, 2))
    assert not housing.fits((2, 2, 2))


@pytest.mark.ruling("Wildlife Reserve", "It is no pasture")
@pytest.mark.ruling("Wildlife Reserve", "Newborn animals may live here")
def test_wildlife_reserve_is_no_pasture_and_houses_newborns(table: Table) -> None:
    game = table(
        phase=BREEDING, played={P1: ("Wildlife Reserve", "House Goat")}, pastures={P1: ("a5",)}, goods={P1: "2 sheep"}
    )
    assert game.goods(P1) == "3 sheep"
    pastures = [line.number for line in breakdown(game, P1) if line.category == "Pastures"]
    assert pastures == [1]


def test_wildlife_reserve_needs_two_occupations(table: Table) -> None:
    game = table(goods={P1: "2 wood"}, played={P1: THREE[:1]}, hand={P1: ("Wildlife Reserve",)})
    with pytest.raises(IllegalChoice):
        play_minor(game, "Wildlife Reserve")


@pytest.mark.ruling("Tavern", "You get nothing when others use it")
def test_tavern_gives_others_three_food_and_its_owner_nothing(table: Table) -> None:
    game = table(played={P2: ("Tavern",)}, goods={P1: "0 food", P2: "0 food"})
    places(game, "Tavern")
    assert (game.goods(P1), game.goods(P2)) == ("3 food", "nothing")
    assert "place Tavern" not in game.options


@pytest.mark.parametrize(("choice", "food", "points"), [("3 food", "3 food", 0), ("2 bonus points", "nothing", 2)])
def test_tavern_gives_its_owner_food_or_points(table: Table, choice: str, food: str, points: int) -> None:
    game = table(played={P1: ("Tavern",)}, goods={P1: "0 food"})
    places(game, "Tavern")
    game.play(f"take {choice}")
    assert (game.goods(P1), game.players[P1].bonus) == (food, points)


def test_tavern_is_open_from_the_turn_it_is_played_and_every_round(table: Table) -> None:
    game = table(goods={P1: "2 wood 2 stone", P2: "0 food"}, hand={P1: ("Tavern",)})
    play_minor(game, "Tavern")
    game.play("become starting player")
    places(game, "Tavern", "Day Laborer", "3 Wood")
    assert (game.round, game.goods(P2)) == (2, "3 wood 3 food")
    assert "place Tavern" in game.options


def test_tavern_closes_when_it_is_given_up(table: Table) -> None:
    game = table(played={P1: ("Tavern", "Manger")}, hand={P1: ("Madonna Statue",)})
    play_minor(game, "Madonna Statue")
    game.play("become starting player")
    assert "place Tavern" not in game.options


def test_tavern_is_one_of_its_owners_improvements(table: Table) -> None:
    assert scores(table(played={P1: ("Tavern",)}))[P1] == scores(table())[P1] + 2


# -- Forest Pasture (K), House Goat (K) ----------------------------------------------------------


def test_forest_pasture_holds_any_number_of_boar_and_nothing_else(table: Table) -> None:
    housing = table(played={P1: ("Forest Pasture", "House Goat")}).players[P1].housing
    assert housing.fits((0, 30, 0))
    assert not housing.fits((1, 0, 0))
    assert not housing.fits((0, 0, 1))


@pytest.mark.ruling("Forest Pasture", "The Animal Keeper lets no other animals in")
def test_forest_pasture_lets_no_other_animals_in_with_the_animal_keeper(table: Table) -> None:
    housing = table(seats=4, played={P1: ("Forest Pasture", "Animal Keeper", "House Goat")}).players[P1].housing
    assert not housing.fits((1, 1, 0))


@pytest.mark.ruling("Forest Pasture", "Newborn boar may live here")
@pytest.mark.ruling("Forest Pasture", "the boar on it score")
def test_forest_pasture_houses_newborn_boar_that_score(table: Table) -> None:
    game = table(phase=BREEDING, played={P1: ("Forest Pasture", "House Goat")}, goods={P1: "4 boar"})
    assert game.goods(P1) == "5 boar"
    points = {line.category: line.points for line in breakdown(game, P1)}
    assert (points["Wild boar"], points["Pastures"]) == (3, -1)


def test_forest_pasture_gains_nothing_from_trough_and_pipe(table: Table) -> None:
    played = {P1: ("Forest Pasture", "Drinking Trough", "Shepherd's Pipe", "House Goat")}
    housing = table(played=played).players[P1].housing
    assert not housing.fits((1, 0, 0))
    assert not housing.fits((0, 0, 1))


def test_forest_pasture_needs_three_occupations(table: Table) -> None:
    game = table(played={P1: THREE[:2]}, hand={P1: ("Forest Pasture",)})
    with pytest.raises(IllegalChoice):
        play_minor(game, "Forest Pasture")


def test_house_goat_gives_a_food_in_each_feeding_phase(table: Table) -> None:
    game = table(phase=FEEDING, played={P1: ("House Goat",)}, goods={P1: "1 grain 3 food"})
    assert game.goods(P1) == "1 grain 4 food"


@pytest.mark.ruling("House Goat", "must find another place, be cooked or run away")
@pytest.mark.ruling("House Goat", "The goat never leaves")
def test_house_goat_drives_the_pet_out(table: Table) -> None:
    game = table(goods={P1: "1 sheep"}, hand={P1: ("House Goat",)})
    play_minor(game, "House Goat")
    assert game.goods(P1) == "nothing"
    assert not game.players[P1].housing.fits((1, 0, 0))


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
    game.players[P1].skips_harvest = True
    game.play("place 1 Clay")
    assert game.goods(P1) == "1 clay"


# -- Granary (K), Bookshelf (K) ------------------------------------------------------------------


@pytest.mark.ruling("Granary", "The round in which you play it gets nothing")
@pytest.mark.parametrize("price", ["3 wood", "3 clay"])
def test_granary_lays_grain_on_rounds_to_come(table: Table, price: str) -> None:
    game = table(round=8, goods={P1: price}, hand={P1: ("Granary",)})
    play_minor(game, "Granary")
    assert promised(game, P1) == {10: goods("1 grain"), 12: goods("1 grain")}
    assert game.goods(P1) == "nothing"


@pytest.mark.ruling("Granary", "Wood and clay cannot be mixed")
def test_granary_does_not_mix_wood_and_clay(table: Table) -> None:
    game = table(goods={P1: "2 wood 2 clay"}, hand={P1: ("Granary",)})
    with pytest.raises(IllegalChoice):
        play_minor(game, "Granary")


def test_granary_concerns_no_card_for_grain_from_a_space(table: Table) -> None:
    game = table(
        round=7, seats=4, goods={P1: "3 wood"}, hand={P1: ("Granary",)}, played={P1: ("Greengrocer", "Corn Scoop")},
        at_home={P1: 1, P2: 0, P3: 0, 3: 0},
    )  # fmt: skip
    play_minor(game, "Granary")
    game.play("become starting player")
    assert (game.round, game.goods(P1)) == (8, "1 grain")


def test_bookshelf_pays_for_the_occupation(table: Table) -> None:
    game = table(goods={P1: "0 food"}, played={P1: ("Bookshelf", *THREE)}, hand={P1: ("Potter", "Plow Driver")})
    game.play("place Occupation")
    game.play("play Potter")
    assert game.goods(P1) == "2 food"


def test_bookshelf_needs_three_occupations(table: Table) -> None:
    game = table(goods={P1: "1 wood"}, played={P1: THREE[:2]}, hand={P1: ("Bookshelf",)})
    with pytest.raises(IllegalChoice):
        play_minor(game, "Bookshelf")


@pytest.mark.ruling("Bookshelf", "It pays for each of two occupations")
def test_bookshelf_pays_for_both_occupations_of_the_writing_desk(table: Table) -> None:
    played = {P1: ("Bookshelf", "Writing Desk")}
    game = table(goods={P1: "0 food"}, played=played, hand={P1: ("Potter", "Plow Driver")})
    game.play("place Occupation")
    game.play("play Potter")
    game.play("play Plow Driver")
    assert game.goods(P1) == "4 food"


@pytest.mark.ruling("Bookshelf", "Together with the Patron it makes 5 food")
def test_bookshelf_and_patron_make_five_food(table: Table) -> None:
    game = table(seats=4, goods={P1: "0 food"}, played={P1: ("Bookshelf", "Patron")}, hand={P1: ("Potter", "Reeve")})
    game.play("place Second Occupation")
    game.play("play Potter")
    assert game.goods(P1) == "4 food"


@pytest.mark.ruling("Bookshelf", "The Academic is one occupation here")
def test_bookshelf_pays_once_for_the_academic(table: Table) -> None:
    game = table(seats=3, goods={P1: "0 food"}, played={P1: ("Bookshelf",)}, hand={P1: ("Academic", "Potter")})
    game.play("place Occupation")
    game.play("play Academic")
    assert game.goods(P1) == "3 food"


@pytest.mark.ruling("Bookshelf", "like the Chief's Daughter")
def test_bookshelf_pays_for_a_chiefs_daughter(table: Table) -> None:
    hand = {P1: ("Chief", "Carpenter"), P2: ("Chief's Daughter", "Potter")}
    game = table(seats=4, goods={P1: "2 food", P2: "0 food"}, played={P2: ("Bookshelf",)}, hand=hand)
    game.play("place Occupation")
    game.play("play Chief")
    game.play("play Chief's Daughter")
    assert game.goods(P2) == "3 food"
