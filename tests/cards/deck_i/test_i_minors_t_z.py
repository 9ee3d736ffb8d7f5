"""Minor improvements of deck I, T to Z."""

import pytest

from farmyard import breakdown, scores
from farmyard.agricola.content.catalogue import card_named
from farmyard.agricola.position import P1, P2, P3
from farmyard.agricola.rules.scoring import score
from farmyard.agricola.state.game import BREEDING, FEEDING, FIELD
from farmyard.kernel.errors import IllegalChoice
from helpers import Table, can_play, deciding, farm, for_sale, in_hand, keeps, names, play, play_minor, rounds_with
from situations import JOBS, places

# -- Tavern ---------------------------------------------------------------------------------------


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
    places(game, "Tavern", "Day Laborer", "3 Wood")
    assert (game.round, game.goods(P2)) == (2, "3 wood 3 food")
    assert "place Tavern" in game.options


def test_tavern_closes_when_it_is_given_up(table: Table) -> None:
    game = table(played={P1: ("Tavern", "Manger")}, hand={P1: ("Madonna Statue",)})
    play_minor(game, "Madonna Statue")
    assert "place Tavern" not in game.options


def test_tavern_is_one_of_its_owners_improvements(table: Table) -> None:
    assert scores(table(played={P1: ("Tavern",)}))[P1] == scores(table())[P1] + 2


@pytest.mark.ruling("Tavern", "still one of your improvements")
def test_the_tavern_counts_among_the_improvements(table: Table) -> None:
    game = table(seats=3, played={P1: ("Village Elder", "Tavern"), P2: ("Clogs",)}, goods={P1: "nothing"})
    without = table(seats=3, played={P1: ("Village Elder",), P2: ("Clogs",)}, goods={P1: "nothing"})
    assert scores(game)[P1] - scores(without)[P1] == 2 + 3


# -- Threshing Board ------------------------------------------------------------------------------


def test_threshing_board_bakes_after_plowing(table: Table) -> None:
    majors = {P1: ("Fireplace (2 clay)",)}
    game = table(majors=majors, played={P1: ("Threshing Board",)}, goods={P1: "2 grain"})
    game.play("place Plow 1 Field")
    game.play("plow a5")
    game.play("bake 2 grain")
    assert game.goods(P1) == "4 food"


def test_threshing_board_may_be_left(table: Table) -> None:
    game = table(
        round=12,
        cards=("Plow and Sow",),
        majors={P1: ("Clay Oven",)},
        played={P1: ("Threshing Board",)},
        goods={P1: "1 grain"},
    )
    game.play("place Plow and Sow")
    game.play("plow a5")
    game.play("done")
    assert game.options[:2] == ["bake 1 grain", "done"]
    game.play("done")
    assert game.goods(P1) == "1 grain"


def test_threshing_board_needs_two_occupations(table: Table) -> None:
    hand = {P1: ("Threshing Board",)}
    assert not can_play(table(hand=hand, goods={P1: "2 wood"}, played={P1: JOBS[:1]}), "Threshing Board")
    assert can_play(table(hand=hand, goods={P1: "2 wood"}, played={P1: JOBS[:2]}), "Threshing Board")


# -- Village Well ---------------------------------------------------------------------------------


def test_village_well_replaces_the_well_and_lays_out_food(table: Table) -> None:
    game = table(round=3, majors={P1: ("Well",)}, hand={P1: ("Village Well",)})
    play_minor(game, "Village Well")
    assert rounds_with(game, P1, "1 food") == [4, 5, 6]
    assert "Well" in for_sale(game)
    assert not can_play(table(hand={P1: ("Village Well",)}), "Village Well")


@pytest.mark.ruling("Village Well", "Food of the Well that still lies")
def test_village_well_leaves_the_food_of_the_well(table: Table) -> None:
    goods_of = {P1: "2 wood 6 stone"}
    game = table(round=2, cards=("Improvement",), goods=goods_of, hand={P1: ("Village Well",)}, at_home={P1: 3, P2: 2})
    game.play("place Improvement")
    game.play("build Well")
    game.play("place Day Laborer")
    play_minor(game, "Village Well")
    assert rounds_with(game, P1, "2 food") == [3, 4, 5]
    assert rounds_with(game, P1, "1 food") == [6, 7]


@pytest.mark.ruling("Village Well", "The Well is for sale again")
def test_village_well_lets_the_well_be_built_again(table: Table) -> None:
    hand = {P1: ("Village Well",)}
    game = table(round=2, cards=("Improvement",), goods={P1: "1 wood 3 stone"}, majors={P1: ("Well",)}, hand=hand)
    play_minor(game, "Village Well")
    game.play("place Day Laborer")
    game.play("place Improvement")
    assert rounds_with(game, P1, "2 food") == [3, 4, 5]
    assert sorted(names(game, P1)) == ["Village Well", "Well"]


@pytest.mark.ruling("Village Well", "the Water Carrier does not")
def test_village_well_is_no_well_for_the_water_carrier(table: Table) -> None:
    game = table(round=10, majors={P1: ("Well",)}, hand={P1: ("Village Well",)}, played={P1: ("Water Carrier",)})
    play_minor(game, "Village Well")
    assert rounds_with(game, P1, "1 food") == [11, 12, 13]


@pytest.mark.ruling("Village Well", "A Water Carrier played later")
def test_water_carrier_remembers_the_well_behind_the_village_well(table: Table) -> None:
    hand = {P1: ("Village Well", "Water Carrier")}
    game = table(round=10, majors={P1: ("Well",)}, hand=hand, goods={P1: "1 food"})
    play_minor(game, "Village Well")
    game.play("place Day Laborer")
    game.play("place Occupation")
    assert rounds_with(game, P1, "2 food") == [11, 12, 13]
    assert rounds_with(game, P1, "1 food") == [14]


@pytest.mark.ruling("Village Well", "The Tinsmith has the better rate")
def test_village_well_keeps_the_rate_of_the_tinsmith(table: Table) -> None:
    game = table(majors={P1: ("Well",)}, hand={P1: ("Village Well",)}, played={P1: ("Tinsmith",)}, goods={P1: "2 clay"})
    play_minor(game, "Village Well")
    game.play("place Fishing")
    game.play("convert 2 clay into 3 food")
    assert game.goods(P1) == "3 food"


@pytest.mark.ruling("Village Well", "a minor and a major improvement at once, but one card only")
def test_village_well_is_a_minor_improvement_and_one_card(table: Table) -> None:
    game = table(
        round=4, played={P1: ("Traveling Salesman", "Village Elder"), P2: ("Basket",)}, majors={P1: ("Well",)},
        hand={P1: ("Village Well", "Corn Sheaf")},
    )  # fmt: skip
    game.play("place Improvement")
    game.play("play Village Well")
    game.play("play Corn Sheaf")
    assert [score(game, seat) - score(table(), seat) for seat in (P1, P2)] == [5 + 3 + 2, 3]
    assert "major" in card_named("Village Well").tags


# -- Water Mill -----------------------------------------------------------------------------------


def test_water_mill_serves_everybody(table: Table) -> None:
    game = table(
        seats=3, phase=FIELD, played={P2: ("Water Mill",)}, goods={P1: "2 grain", P2: "1 grain", P3: "1 grain"}
    )
    assert deciding(game) == P1
    game.play("take 2 food")
    assert (game.goods(P1), game.goods(P2)) == ("1 grain 2 food", "1 grain 1 food")
    game.play("take 3 food")
    assert (game.goods(P2), deciding(game)) == ("4 food", P3)
    game.play("done")
    assert (game.goods(P3), game.phase, deciding(game)) == ("1 grain", FEEDING, P1)


@pytest.mark.ruling("Water Mill", "This is no baking")
@pytest.mark.ruling("Bread Seller", "mills and brewing are no baking")
def test_water_mill_is_no_baking(table: Table) -> None:
    game = table(
        phase=FIELD, played={P1: ("Water Mill", "Bread Seller")}, goods={P1: "1 grain", P2: "0 food"},
        crops={P2: {"c5": "2 grain"}},
    )  # fmt: skip
    game.play("take 3 food")
    assert game.goods(P1) == "3 food"
    assert (deciding(game), game.options[0]) == (P2, "take 2 food")
    game.play("done")
    growing = table(phase=FIELD, played={P1: ("Water Mill",), P2: ("Gardener",)}, crops={P2: {"c5": "2 vegetable"}})
    assert growing.phase == FEEDING


@pytest.mark.ruling("Water Mill", "The Ladder and the Thatcher")
@pytest.mark.parametrize("card", ["Ladder", "Thatcher"])
def test_water_mill_costs_less_reed(table: Table, card: str) -> None:
    game = table(played={P1: (card,)}, hand={P1: ("Water Mill",)}, goods={P1: "1 wood 2 clay 2 stone"})
    game.play("place Starting Player")
    game.play("play Water Mill")
    assert game.goods(P1) == "nothing"


# -- Weekly Market --------------------------------------------------------------------------------


def test_weekly_market_gives_two_vegetables_and_passes(table: Table) -> None:
    game = table(hand={P1: ("Weekly Market",)}, goods={P1: "3 grain"})
    play_minor(game, "Weekly Market")
    assert game.goods(P1) == "2 vegetable"
    assert in_hand(game, P2) == ["Weekly Market"]


@pytest.mark.ruling("Weekly Market", "You need the grain beforehand")
def test_weekly_market_brings_the_market_woman_her_grain_afterwards(table: Table) -> None:
    game = table(hand={P1: ("Weekly Market",)}, goods={P1: "3 grain"}, played={P1: ("Market Woman",)})
    play_minor(game, "Weekly Market")
    assert game.goods(P1) == "2 grain 2 vegetable"
    game = table(hand={P1: ("Weekly Market",)}, goods={P1: "2 grain"}, played={P1: ("Market Woman",)})
    with pytest.raises(IllegalChoice):
        play_minor(game, "Weekly Market")


# -- Wildlife Reserve -----------------------------------------------------------------------------


def test_wildlife_reserve_holds_one_of_each_kind(table: Table) -> None:
    game = table(played={P1: ("Wildlife Reserve", "House Goat")})
    assert keeps(game, 1, 1, 1)
    assert not keeps(game, 2, 0, 0)
    assert not keeps(game, 0, 2, 0)


@pytest.mark.ruling("Wildlife Reserve", "The Drinking Trough adds 2 places")
def test_wildlife_reserve_gains_two_places_with_the_drinking_trough(table: Table) -> None:
    game = table(played={P1: ("Wildlife Reserve", "Drinking Trough", "House Goat")})
    assert keeps(game, 1, 3, 1)
    assert keeps(game, 2, 1, 2)
    assert not keeps(game, 2, 2, 2)


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
    game = table(goods={P1: "2 wood"}, played={P1: JOBS[:1]}, hand={P1: ("Wildlife Reserve",)})
    with pytest.raises(IllegalChoice):
        play_minor(game, "Wildlife Reserve")


@pytest.mark.ruling("Wildlife Reserve", "the Shepherd's Pipe 2 for sheep")
def test_wildlife_reserve_holds_two_more_sheep_with_the_shepherds_pipe(table: Table) -> None:
    for kind, kept in (("1 Sheep", "3 sheep"), ("1 Wild Boar", "1 boar"), ("1 Cattle", "1 cattle")):
        game = table(
            round=11, played={P1: ("Wildlife Reserve", "Shepherd's Pipe", "House Goat")}, goods={P1: "nothing"},
            spaces={"1 Sheep": "5 sheep", "1 Wild Boar": "5 boar", "1 Cattle": "5 cattle"},
        )  # fmt: skip
        play(game, f"place {kind}")
        assert game.goods(P1) == kept


# -- Wood Cart ------------------------------------------------------------------------------------


def test_wood_cart_adds_two_wood_to_wood_that_lies_on_a_space(table: Table) -> None:
    game = table(played={P1: ("Wood Cart",)}, goods={P1: "0 food"})
    game.play("place 3 Wood")
    assert game.goods(P1) == "5 wood"
    assert not can_play(table(hand={P1: ("Wood Cart",)}, goods={P1: "3 wood"}, played={P1: JOBS[:2]}), "Wood Cart")


@pytest.mark.ruling("Wood Cart", "Wood from the supply does not count")
def test_wood_cart_does_not_add_to_wood_from_the_supply(table: Table) -> None:
    game = table(seats=5, played={P1: ("Wood Cart",)}, goods={P1: "0 food"})
    game.play("place Reed, Stone and Wood")
    assert game.goods(P1) == "1 wood 1 reed 1 stone"


@pytest.mark.ruling("Wood Cart", "which cannot be left")
def test_wood_cart_wood_cannot_be_left(table: Table) -> None:
    game = table(played={P1: ("Wood Cart", "Basket")}, spaces={"3 Wood": "1 wood"}, goods={P1: "0 food"})
    game.play("place 3 Wood")
    assert game.goods(P1) == "3 wood"


@pytest.mark.ruling("Wood Cart", "Who leaves all the wood there")
@pytest.mark.parametrize(
    ("card", "wood", "choice", "left"),
    [
        ("Basket", 2, "take 3 food for 2 wood left behind", "2 wood 3 food"),
        ("Mushroom Collector", 1, "take 2 food for 1 wood left behind", "2 wood 2 food"),
        ("Pig Catcher", 2, "take 1 boar for 2 wood left behind", "2 wood 1 boar"),
    ],
)
def test_wood_cart_pays_when_all_the_wood_is_left(table: Table, card: str, wood: int, choice: str, left: str) -> None:
    game = table(played={P1: ("Wood Cart", card)}, goods={P1: "0 food"}, spaces={"3 Wood": f"{wood} wood"})
    game.play("place 3 Wood")
    game.play(choice)
    assert (game.goods(P1), deciding(game)) == (left, P2)


# -- Wooden Crane ---------------------------------------------------------------------------------


@pytest.mark.parametrize("space", ["1 Stone", "1 Stone (stage 4)"])
@pytest.mark.parametrize(("choice", "left"), [("take 1 stone", "2 stone 1 food"), ("take 2 stone", "3 stone")])
def test_wooden_crane_adds_one_stone_or_two_for_a_food(table: Table, space: str, choice: str, left: str) -> None:
    game = table(round=11, played={P1: ("Wooden Crane",)}, goods={P1: "1 food"})
    game.play(f"place {space}")
    game.play(choice)
    assert game.goods(P1) == left


def test_wooden_crane_adds_one_stone_to_those_without_food(table: Table) -> None:
    game = table(round=5, cards=("1 Stone",), played={P1: ("Wooden Crane",)}, goods={P1: "0 food"})
    game.play("place 1 Stone")
    assert game.goods(P1) == "2 stone"


@pytest.mark.ruling("Wooden Crane", "Not on other spaces")
@pytest.mark.parametrize(("seats", "space"), [(4, "Reed, Stone and Food"), (5, "Reed, Stone and Wood")])
def test_wooden_crane_does_not_work_on_mixed_spaces(table: Table, seats: int, space: str) -> None:
    game = table(seats=seats, played={P1: ("Wooden Crane",)}, goods={P1: "0 food"})
    game.play(f"place {space}")
    assert "1 stone" in game.goods(P1)


# -- Wooden Hut Extension -------------------------------------------------------------------------


def test_wooden_hut_extension_adds_a_room_and_passes(table: Table) -> None:
    game = table(hand={P1: ("Wooden Hut Extension",)}, goods={P1: "5 wood 1 reed"})
    play_minor(game, "Wooden Hut Extension")
    game.play("room a1")
    assert (len(farm(game).rooms), game.goods(P1)) == (3, "nothing")
    assert in_hand(game, P2) == ["Wooden Hut Extension"]


@pytest.mark.ruling("Wooden Hut Extension", "It is building a room")
def test_wooden_hut_extension_is_building_a_room(table: Table) -> None:
    played = {P1: ("Wet Nurse",)}
    game = table(hand={P1: ("Wooden Hut Extension",)}, goods={P1: "5 wood 1 reed 1 food"}, played=played)
    play_minor(game, "Wooden Hut Extension")
    game.play("room a1")
    game.play("grow")
    assert farm(game).people == 3


@pytest.mark.ruling("Wooden Hut Extension", "rooms cheaper do not change its price")
def test_wooden_hut_extension_keeps_its_price_when_rooms_are_cheaper(table: Table) -> None:
    game = table(hand={P1: ("Wooden Hut Extension",)}, goods={P1: "3 wood 2 reed"}, played={P1: ("Carpenter",)})
    assert not can_play(game, "Wooden Hut Extension")


@pytest.mark.ruling("Wooden Hut Extension", "After family growth")
def test_wooden_hut_extension_gives_no_room_to_the_child_of_the_same_action(table: Table) -> None:
    farm = {"round": 5, "cards": ("Family Growth",)}
    game = table(hand={P1: ("Wooden Hut Extension",)}, goods={P1: "5 wood 1 reed"}, **farm)
    assert "place Family Growth" not in game.options


@pytest.mark.ruling("Wooden Hut Extension", "like the Wood Carver")
def test_wood_carver_makes_the_wooden_hut_extension_cheaper(table: Table) -> None:
    game = table(
        played={P1: ("Wood Carver",)}, hand={P1: ("Wooden Hut Extension",)}, goods={P1: "4 wood 1 reed"},
        cards=("Improvement",),
    )  # fmt: skip
    play(game, "place Improvement", "room a1")
    assert (game.goods(P1), len(farm(game).rooms)) == ("nothing", 3)


@pytest.mark.ruling("Wooden Hut Extension", "In any other house it has no effect")
@pytest.mark.ruling("Clay Hut Extension", "In any other house it has no effect")
@pytest.mark.parametrize(
    ("name", "price", "house"),
    [
        ("Wooden Hut Extension", "5 wood 1 reed", "clay hut"),
        ("Wooden Hut Extension", "5 wood 1 reed", "stone house"),
        ("Clay Hut Extension", "4 clay 1 reed", "wooden hut"),
        ("Clay Hut Extension", "4 clay 1 reed", "stone house"),
    ],
)
def test_an_extension_fits_its_own_house_only(table: Table, name: str, price: str, house: str) -> None:
    game = table(hand={P1: (name,)}, goods={P1: price}, house={P1: house})
    play_minor(game, name)
    assert [option for option in game.options if option.startswith("room")] == []
    assert len(farm(game).rooms) == 2
