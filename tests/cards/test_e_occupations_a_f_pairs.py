"""Occupations of deck E, A to F, together with other cards, and the finer points of their rulings."""

from collections.abc import Callable

import pytest

from farmyard import Agricola, breakdown, scores
from farmyard.agricola.content.catalogue import CARDS
from farmyard.agricola.position import P1, P2, P3, P4
from farmyard.agricola.state.game import FEEDING, FIELD, PREPARATION
from farmyard.agricola.state.goods import FOOD, count
from farmyard.kernel.errors import FarmyardError
from helpers import names

Table = Callable[..., Agricola]


def seat(game: Agricola) -> int:
    assert game.decision is not None
    return game.decision.seat


def bonus(table: Table, cards: tuple[str, ...], more: str, **situation: object) -> int:
    """What one more card of the first player's adds to the score."""
    without = scores(table(played={P1: cards}, **situation))
    return scores(table(played={P1: (*cards, more)}, **situation))[P1] - without[P1]


# -- Academic ---------------------------------------------------------------------------------


@pytest.mark.ruling("Academic", "prices, the Bread Paddle and the Bookshelf")
def test_bread_paddle_bakes_once_for_the_academic(table: Table) -> None:
    game = table(played={P1: ("Bread Paddle",)}, hand={P1: ("Academic",)}, majors={P1: ("Clay Oven",)},
                 goods={P1: "2 grain"})  # fmt: skip
    game.play("place Occupation")
    game.play("bake 1 grain")
    assert seat(game) == P2
    assert game.goods(P1) == "1 grain 5 food"


def test_academic_of_the_owner_counts_as_two_for_the_reeve(table: Table) -> None:
    others = {P2: ("Carpenter", "Chief", "Mason")}
    leads = table(played={P1: ("Reeve", "Academic"), **others})
    trails = table(played={P1: ("Reeve", "Stablehand"), **others})
    assert scores(leads)[P1] - scores(trails)[P1] == 3


# -- Animal Keeper ----------------------------------------------------------------------------


def test_animal_keeper_mixes_kinds_in_every_pasture(table: Table) -> None:
    farm = {"pastures": {P1: ("a4", "a5")}, "goods": {P1: "3 sheep 1 boar 1 cattle"}}
    assert table(played={P1: ("Animal Keeper",)}, **farm).goods(P1) == "3 sheep 1 boar 1 cattle"
    with pytest.raises(FarmyardError, match="do not fit"):
        table(**farm)


# -- Baker ------------------------------------------------------------------------------------


@pytest.mark.ruling("Baker", "moment 5 of the harvest")
def test_baker_bakes_before_the_food_of_the_feeding_phase(table: Table) -> None:
    cards = ("Baker", "House Goat", "Basketmaker")
    game = table(phase=FEEDING, played={P1: cards}, majors={P1: ("Clay Oven",)}, goods={P1: "1 grain 1 reed"})
    assert game.options[:2] == ["bake 1 grain", "done"]
    assert "convert Basketmaker" not in game.options
    assert game.goods(P1) == "1 reed 1 grain"
    game.play("bake 1 grain")
    assert game.goods(P1) == "1 reed 6 food"
    assert "convert Basketmaker" in game.options


@pytest.mark.ruling("Baker", "moment 5 of the harvest")
def test_baker_bakes_before_anybody_is_fed(table: Table) -> None:
    game = table(phase=FEEDING, played={P2: ("Baker",)}, majors={P2: ("Clay Oven",)},
                 goods={P1: "4 food 1 vegetable", P2: "1 grain"})  # fmt: skip
    assert seat(game) == P2
    assert game.goods(P1) == "1 vegetable 4 food"


@pytest.mark.ruling("Baker", "moment 5 of the harvest")
def test_baker_bakes_what_was_harvested_and_helped_to_before(table: Table) -> None:
    game = table(
        seats=3, phase=FIELD, played={P1: ("Baker", "Harvest Helper")}, majors={P1: ("Stone Oven",)},
        goods={P1: "1 vegetable"}, crops={P1: {"a3": "3 grain"}, P2: {"a3": "3 grain"}},
    )  # fmt: skip
    assert not [option for option in game.options if option.startswith("bake")]
    game.play(game.options[0])
    game.play("bake 2 grain")
    assert game.goods(P1) == "1 vegetable 8 food"


def test_baker_bakes_in_each_harvest(table: Table) -> None:
    game = table(round=13, phase=FEEDING, played={P1: ("Baker",)}, majors={P1: ("Clay Oven",)},
                 goods={P1: "2 grain 9 food", P2: "9 food"})  # fmt: skip
    for choice in ("bake 1 grain", "feed"):
        game.play(choice)
    for space in ("Day Laborer", "3 Wood", "1 Reed", "1 Clay"):
        game.play(f"place {space}")
    assert game.options[:2] == ["bake 1 grain", "done"]


# -- Basketmaker ------------------------------------------------------------------------------


@pytest.mark.ruling("Basketmaker", "until you have fed your family")
def test_basketmaker_is_used_until_the_family_is_fed(table: Table) -> None:
    game = table(
        seats=1, phase=FEEDING, played={P1: ("Basketmaker",)}, goods={P1: "1 reed 6 food 1 boar 2 sheep"},
        pastures={P1: ("a5",)},
    )  # fmt: skip
    assert "convert Basketmaker" in game.options
    game.play("feed")
    assert "keep 3 sheep" in game.options
    assert "convert Basketmaker" not in game.options


def test_basketmaker_works_again_in_the_next_harvest(table: Table) -> None:
    game = table(round=13, phase=FEEDING, played={P1: ("Basketmaker",)}, goods={P1: "2 reed 9 food", P2: "9 food"})
    game.play("convert Basketmaker")
    for space in ("Day Laborer", "3 Wood", "Fishing", "1 Clay"):
        game.play(f"place {space}")
    assert "convert Basketmaker" in game.options


# -- Berry Picker -----------------------------------------------------------------------------


@pytest.mark.ruling("Berry Picker", "Wood Distributor has laid wood")
@pytest.mark.parametrize(("space", "got"), [("1 Clay", "2 wood 2 clay 1 food"), ("1 Reed", "2 wood 2 reed 1 food"),
                                            ("Fishing", "2 wood 3 food")])  # fmt: skip
def test_berry_picker_works_where_the_wood_distributor_laid_wood(table: Table, space: str, got: str) -> None:
    game = table(phase=PREPARATION, played={P1: ("Berry Picker", "Wood Distributor")}, goods={P1: "0 food"})
    game.play("use Wood Distributor")
    game.play(f"place {space}")
    assert game.goods(P1) == got


@pytest.mark.ruling("Berry Picker", "leave all the wood behind")
def test_berry_picker_works_although_the_pig_catcher_leaves_all_wood(table: Table) -> None:
    game = table(played={P1: ("Berry Picker", "Pig Catcher")}, goods={P1: "0 food"}, spaces={"3 Wood": "2 wood"})
    game.play("place 3 Wood")
    game.play("take 1 boar for 2 wood left behind")
    assert game.goods(P1) == "1 food 1 boar"


@pytest.mark.ruling("Berry Picker", "there must be wood on the space")
def test_berry_picker_needs_wood_on_the_space(table: Table) -> None:
    cards = ("Berry Picker", "Mushroom Collector")
    assert "place 3 Wood" not in table(played={P1: cards}, spaces={"3 Wood": "0 wood"}).options


@pytest.mark.ruling("Berry Picker", "Wood Buyer buys the only wood")
def test_berry_picker_works_although_the_wood_buyer_buys_the_only_wood(table: Table) -> None:
    game = table(played={P1: ("Berry Picker",), P2: ("Wood Buyer",)}, goods={P1: "0 food", P2: "1 food"},
                 spaces={"3 Wood": "1 wood"})  # fmt: skip
    game.play("place 3 Wood")
    game.play("take 1 wood")
    assert [game.goods(P1), game.goods(P2)] == ["2 food", "1 wood"]


@pytest.mark.ruling("Berry Picker", "Building Material")
def test_berry_picker_gets_nothing_for_clay_from_building_material(table: Table) -> None:
    game = table(played={P1: ("Berry Picker",)}, hand={P1: ("Building Material",)}, goods={P1: "0 food"})
    for choice in ("place Starting Player", "play Building Material", "take 1 clay"):
        game.play(choice)
    assert game.goods(P1) == "1 clay"


@pytest.mark.ruling("Berry Picker", "Wood from other cards")
def test_berry_picker_gets_nothing_for_wood_laid_on_a_round(table: Table) -> None:
    game = table(hand={P1: ("Wood Deliveryman",)}, played={P1: ("Berry Picker",)}, goods={P1: "1 food"}, round=8)
    for space in ("Occupation", "Day Laborer", "Fishing", "1 Reed"):
        game.play(f"place {space}")
    assert game.goods(P1) == "1 wood 1 food"


# -- Braggart ---------------------------------------------------------------------------------

FIVE = ("Well", "Joinery", "Pottery", "Stone Oven", "Fireplace (2 clay)")


@pytest.mark.ruling("Braggart", "returned")
def test_braggart_does_not_count_what_was_returned(table: Table) -> None:
    game = table(majors={P1: FIVE}, played={P1: ("Braggart",)}, cards=("Improvement",))
    without = table(majors={P1: FIVE}, cards=("Improvement",))
    for each in (game, without):
        each.play("place Improvement")
        each.play("build Cooking Hearth (4 clay)")
    assert scores(game)[P1] - scores(without)[P1] == 1


@pytest.mark.ruling("Braggart", "discarded")
def test_braggart_does_not_count_what_was_discarded(table: Table) -> None:
    minors = ("Simple Fireplace", "Clay Roof")
    game = table(majors={P1: FIVE}, played={P1: (*minors, "Braggart")}, hand={P1: ("Madonna Statue",)})
    without = table(majors={P1: FIVE}, played={P1: minors}, hand={P1: ("Madonna Statue",)})
    for each in (game, without):
        each.play("place Starting Player")
        each.play("play Madonna Statue")
        each.play("return Simple Fireplace and Clay Roof")
    assert len(game.players[P1].improvements) == 6
    assert scores(game)[P1] - scores(without)[P1] == 3


# -- Bread Seller -----------------------------------------------------------------------------


@pytest.mark.ruling("Bread Seller", "mills and brewing are no baking")
@pytest.mark.parametrize(
    ("card", "choice"),
    [
        ("Windmill", "Windmill"),
        ("Hand Mill", "Hand Mill with 2 grain"),
        ("Brewery", "Brewery"),
        ("Master Brewer", "Master Brewer"),
    ],
)
def test_bread_seller_gets_nothing_for_mills_and_brewing(table: Table, card: str, choice: str) -> None:
    game = table(phase=FEEDING, played={P1: (card,), P2: ("Bread Seller",)}, majors={P1: ("Clay Oven",)},
                 goods={P1: "2 grain", P2: "0 food"})  # fmt: skip
    game.play(f"convert {choice}")
    assert game.goods(P2) == "nothing"


@pytest.mark.ruling("Bread Seller", "turned into food in a bake action")
def test_bread_seller_gets_food_for_what_the_baker_bakes(table: Table) -> None:
    game = table(phase=FEEDING, played={P1: ("Baker",), P2: ("Bread Seller",)}, goods={P1: "4 grain", P2: "0 food"},
                 majors={P1: ("Clay Oven", "Stone Oven")})  # fmt: skip
    game.play("bake 3 grain")
    assert game.goods(P2) == "3 food"


@pytest.mark.ruling("Bread Seller", "without baking gives nothing")
def test_bread_seller_gets_nothing_where_nobody_bakes(table: Table) -> None:
    game = table(played={P2: ("Bread Seller",)}, majors={P1: ("Clay Oven",)}, goods={P1: "2 grain", P2: "0 food"},
                 fields={P1: "a3"}, cards=("Sow and Bake",))  # fmt: skip
    game.play("place Sow and Bake")
    game.play("sow grain")
    game.play("done")
    assert seat(game) == P2
    assert game.goods(P2) == "nothing"


# -- Brush Maker ------------------------------------------------------------------------------


def test_brush_maker_keeps_boar_of_the_butcher(table: Table) -> None:
    farm = {"goods": {P1: "2 boar"}, "pastures": {P1: ("a5",)}}
    game, without = table(played={P1: ("Butcher", "Brush Maker")}, **farm), table(played={P1: ("Butcher",)}, **farm)
    for each in (game, without):
        each.play("convert boar")
        each.play("convert boar")
    assert scores(game)[P1] - scores(without)[P1] == 1


# -- Carpenter --------------------------------------------------------------------------------


def builds_a_room(game: Agricola) -> bool:
    """Whether a room can be built; goes to the space for it."""
    if "place Build Rooms and Stables" in game.options:
        game.play("place Build Rooms and Stables")
    return "room a1" in game.options


@pytest.mark.ruling("Carpenter", "not together with the Axe")
@pytest.mark.parametrize(
    ("card", "house", "enough", "less"),
    [
        ("Axe", "wooden hut", "2 wood 2 reed", "1 wood 2 reed"),
        ("Clay Plasterer", "clay hut", "3 clay 2 reed", "2 clay 2 reed"),
        ("Clay Supports", "clay hut", "1 wood 2 clay 1 reed", "1 wood 1 clay 1 reed"),
        ("Clay Supports", "clay hut", "3 clay 2 reed", "2 clay 2 reed"),
    ],
)
def test_carpenter_does_not_add_up_with_another_price(
    table: Table, card: str, house: str, enough: str, less: str
) -> None:
    setting = {"played": {P1: ("Carpenter", card)}, "house": {P1: house}}
    assert builds_a_room(table(**setting, goods={P1: enough}))
    assert not builds_a_room(table(**setting, goods={P1: less}))


@pytest.mark.ruling("Carpenter", "swap its goods come on top")
@pytest.mark.parametrize(
    ("card", "house", "price"),
    [
        ("Bricklayer", "clay hut", "1 clay 2 reed"),
        ("Stonecutter", "stone house", "2 stone 2 reed"),
        ("Ladder", "wooden hut", "3 wood 1 reed"),
        ("Clay Roof", "wooden hut", "3 wood 2 clay"),
        ("Brushwood Roof", "clay hut", "3 clay 2 wood"),
        ("Straw-thatched Roof", "wooden hut", "3 wood"),
        ("Frame Builder", "stone house", "1 wood 1 stone 2 reed"),
    ],
)
def test_carpenter_combines_with_cards_that_change_a_price(table: Table, card: str, house: str, price: str) -> None:
    setting = {"house": {P1: house}, "goods": {P1: price}}
    assert not builds_a_room(table(played={P1: (card,)}, **setting))
    assert not builds_a_room(table(played={P1: ("Carpenter",)}, **setting))
    game = table(played={P1: ("Carpenter", card)}, **setting)
    assert builds_a_room(game)
    game.play("room a1")
    assert game.goods(P1) == "nothing"


@pytest.mark.ruling("Carpenter", "Wooden Hut Extension and the Clay Hut Extension")
@pytest.mark.parametrize(
    ("card", "house", "price", "less"),
    [
        ("Wooden Hut Extension", "wooden hut", "5 wood 1 reed", "4 wood 2 reed"),
        ("Clay Hut Extension", "clay hut", "4 clay 1 reed", "3 clay 2 reed"),
    ],
)
def test_carpenter_does_not_change_the_price_of_a_card(
    table: Table, card: str, house: str, price: str, less: str
) -> None:
    setting = {"played": {P1: ("Carpenter",)}, "hand": {P1: (card,)}, "house": {P1: house}}
    poor = table(**setting, goods={P1: less})
    poor.play("place Starting Player")
    assert f"play {card}" not in poor.options
    game = table(**setting, goods={P1: price})
    for choice in ("place Starting Player", f"play {card}", "room a1"):
        game.play(choice)
    assert game.goods(P1) == "nothing"


# -- Cattle Whisperer -------------------------------------------------------------------------


@pytest.mark.ruling("Cattle Whisperer", "cooked at once")
def test_cattle_of_the_whisperer_is_cooked_without_a_place(table: Table) -> None:
    game = table(round=5, majors={P1: ("Fireplace (2 clay)",)}, goods={P1: "1 sheep"}, hand={P1: ("Cattle Whisperer",)})
    game.play("place Occupation")
    while game.round < 10:
        game.play(game.options[0])
    food = count(game.players[P1].goods, FOOD)
    game.play("keep 1 sheep")
    assert count(game.players[P1].goods, FOOD) == food + 3
    assert game.players[P1].herd == (1, 0, 0)


# -- Charcoal Burner --------------------------------------------------------------------------


@pytest.mark.ruling("Charcoal Burner", "Minor improvements count")
@pytest.mark.parametrize("card", [card.name for card in CARDS if card.oven is not None and card.sort == "minor"])
def test_charcoal_burner_counts_every_minor_improvement_that_bakes(table: Table, card: str) -> None:
    game = table(
        played={P1: ("Carpenter", "Mason", "Chief"), P2: ("Charcoal Burner",)}, hand={P1: (card,)},
        majors={P1: ("Clay Oven", "Fireplace (2 clay)", "Cooking Hearth (4 clay)")},
        goods={P1: "5 wood 5 clay 5 stone 5 reed", P2: "0 food"},
    )  # fmt: skip
    game.play("place Starting Player")
    game.play(f"play {card}")
    assert game.goods(P2) == "1 wood 1 food"


@pytest.mark.parametrize("card", ["Clay Oven", "Stone Oven", "Fireplace (3 clay)", "Cooking Hearth (5 clay)"])
def test_charcoal_burner_counts_every_major_improvement_that_bakes(table: Table, card: str) -> None:
    game = table(played={P2: ("Charcoal Burner",)}, goods={P1: "5 clay 3 stone", P2: "0 food"}, cards=("Improvement",),
                 majors={P2: ("Fireplace (2 clay)", "Cooking Hearth (4 clay)")})  # fmt: skip
    game.play("place Improvement")
    game.play(f"build {card}")
    assert game.goods(P2) == "1 wood 1 food"


# -- Chief and Chief's Daughter ---------------------------------------------------------------


@pytest.mark.ruling("Chief", "Half-timbered House or the Mansion are added")
@pytest.mark.parametrize(
    ("cards", "points"),
    [((), 3), (("Half-timbered House",), 4), (("Mansion",), 5), (("Half-timbered House", "Mansion"), 5)],
)
def test_stone_rooms_of_the_chief(table: Table, cards: tuple[str, ...], points: int) -> None:
    scored = {
        rooms: scores(table(played={P1: ("Chief", *cards)}, house={P1: "stone house"}, rooms={P1: rooms}))[P1]
        for rooms in ("a1 b1", "a1 b1 c1")
    }
    used_space = 1
    assert scored["a1 b1 c1"] - scored["a1 b1"] == points + used_space


@pytest.mark.ruling("Chief", "These are bonus points")
def test_points_of_the_chief_are_bonus_points(table: Table) -> None:
    game = table(played={P1: ("Chief",)}, house={P1: "stone house"})
    assert [line.points for line in breakdown(game, P1) if line.category == "Bonus points"] == [2]


@pytest.mark.ruling("Chief's Daughter", "for the Bread Paddle, the Bookshelf, the Patron")
@pytest.mark.parametrize(("card", "food"), [("Bookshelf", 3), ("Patron", 2)])
def test_chiefs_daughter_played_for_nothing_brings_food(table: Table, card: str, food: int) -> None:
    game = table(played={P2: (card,)}, hand={P1: ("Chief",), P2: ("Chief's Daughter",)}, goods={P2: "0 food"})
    game.play("place Occupation")
    game.play("play Chief's Daughter")
    assert game.goods(P2) == f"{food} food"


@pytest.mark.ruling("Chief's Daughter", "for the Bread Paddle, the Bookshelf, the Patron")
def test_chiefs_daughter_played_for_nothing_lets_the_bread_paddle_bake(table: Table) -> None:
    game = table(played={P2: ("Bread Paddle",)}, hand={P1: ("Chief",), P2: ("Chief's Daughter",)},
                 majors={P2: ("Clay Oven",)}, goods={P2: "1 grain"})  # fmt: skip
    game.play("place Occupation")
    game.play("play Chief's Daughter")
    game.play("bake 1 grain")
    assert game.goods(P2) == "5 food"


@pytest.mark.ruling("Chief's Daughter", "other players' Educator")
def test_educator_follows_a_chiefs_daughter_played_for_nothing(table: Table) -> None:
    hands = {P1: ("Chief", "Carpenter"), P2: ("Chief's Daughter",)}
    game = table(played={P1: ("Educator",)}, hand=hands, goods={P1: "6 food"})
    for choice in ("place Occupation", "play Chief", "play Chief's Daughter", "play Carpenter"):
        game.play(choice)
    assert names(game, P1) == ["Educator", "Chief", "Carpenter"]
    assert game.goods(P1) == "nothing"


@pytest.mark.ruling("Chief's Daughter", "not for the Writing Desk")
def test_writing_desk_does_not_follow_a_chiefs_daughter_played_for_nothing(table: Table) -> None:
    hands = {P1: ("Chief",), P2: ("Chief's Daughter", "Carpenter")}
    game = table(played={P2: ("Writing Desk",)}, hand=hands, goods={P2: "9 food"})
    game.play("place Occupation")
    game.play("play Chief's Daughter")
    assert "place Day Laborer" in game.options
    assert "play Carpenter" not in game.options


@pytest.mark.ruling("Chief's Daughter", "Adds to the points of the Clogs")
@pytest.mark.parametrize(("house", "points"), [("clay hut", 1), ("stone house", 3)])
def test_chiefs_daughter_scores_beside_the_clogs(table: Table, house: str, points: int) -> None:
    assert bonus(table, ("Clogs",), "Chief's Daughter", house={P1: house}) == points


# -- Clay Mixer -------------------------------------------------------------------------------


@pytest.mark.ruling("Clay Mixer", "other goods that your cards give do not matter")
def test_clay_mixer_works_although_a_card_gives_other_goods(table: Table) -> None:
    game = table(hand={P1: ("Fence Builder",)}, played={P1: ("Clay Mixer", "Farmer")}, goods={P1: "4 wood 1 food"})
    for choice in ("place Occupation", "place a fence on 1 Clay", "place Fishing", "place 1 Clay", "enclose a5"):
        game.play(choice)
    assert game.goods(P1) == "3 clay 1 boar"


@pytest.mark.ruling("Clay Mixer", "Clay from cards does not count")
def test_clay_mixer_ignores_clay_from_building_material(table: Table) -> None:
    game = table(played={P1: ("Clay Mixer",)}, hand={P1: ("Building Material",)}, goods={P1: "0 food"})
    for choice in ("place Starting Player", "play Building Material", "take 1 clay"):
        game.play(choice)
    assert game.goods(P1) == "1 clay"


@pytest.mark.ruling("Clay Mixer", "wood of the Wood Distributor")
def test_clay_mixer_ignores_clay_with_wood_of_the_wood_distributor(table: Table) -> None:
    game = table(phase=PREPARATION, played={P1: ("Clay Mixer", "Wood Distributor")}, goods={P1: "0 food"})
    game.play("use Wood Distributor")
    game.play("place 1 Clay")
    assert game.goods(P1) == "2 wood 2 clay"


@pytest.mark.parametrize("space", ["Reed, Stone and Wood", "1 Reed", "Day Laborer"])
def test_clay_mixer_ignores_other_spaces(table: Table, space: str) -> None:
    game = table(seats=5, played={P1: ("Clay Mixer",)}, goods={P1: "0 food"})
    game.play(f"place {space}")
    assert "clay" not in game.goods(P1)


# -- Clay Seller ------------------------------------------------------------------------------


@pytest.mark.ruling("Clay Seller", "cooked at once")
@pytest.mark.parametrize(("sale", "food"), [("3 clay into 1 boar", 2), ("4 clay into 1 cattle", 3)])
def test_animal_bought_with_clay_is_cooked_without_a_place(table: Table, sale: str, food: int) -> None:
    game = table(played={P1: ("Clay Seller",)}, majors={P1: ("Fireplace (2 clay)",)},
                 goods={P1: f"{sale[:6]} 1 sheep"})  # fmt: skip
    game.play(f"convert {sale}")
    game.play("keep 1 sheep")
    assert game.goods(P1) == f"{food} food 1 sheep"


# -- Conservator ------------------------------------------------------------------------------

RENOVATE = "place Renovation and Improvement"


@pytest.mark.ruling("Conservator", "1 stone for each room and 1 reed")
def test_conservator_pays_a_stone_for_each_room(table: Table) -> None:
    setting = {"round": 5, "played": {P1: ("Conservator",)}, "rooms": {P1: "a1 b1 c1"},
               "cards": ("Renovation and Improvement",)}  # fmt: skip
    assert RENOVATE not in table(**setting, goods={P1: "2 stone 1 reed"}).options
    assert RENOVATE not in table(**setting, goods={P1: "3 stone"}).options
    game = table(**setting, goods={P1: "3 stone 1 reed"})
    game.play(RENOVATE)
    assert game.goods(P1) == "nothing"


@pytest.mark.ruling("Conservator", "neither the Stone Breaker")
def test_conservator_does_not_let_the_stone_breaker_begin_with_a_wooden_hut(table: Table) -> None:
    setting = {"played": {P1: ("Conservator", "Stone Breaker")}, "goods": {P1: "2 stone 2 clay 1 reed"}}
    assert "use Stone Breaker" not in table(**setting).options
    assert "use Stone Breaker" in table(**setting, house={P1: "clay hut"}).options


@pytest.mark.ruling("Conservator", "It takes an action to renovate")
def test_conservator_takes_an_action_to_renovate(table: Table) -> None:
    game = table(played={P1: ("Conservator",)}, goods={P1: "9 stone 9 clay 9 reed"})
    assert not [option for option in game.options if not option.startswith("place")]


@pytest.mark.ruling("Conservator", "Clay Hut Builder")
def test_conservator_brings_in_the_clay_hut_builder(table: Table) -> None:
    game = table(round=5, played={P1: ("Conservator", "Clay Hut Builder")}, goods={P1: "2 stone 1 reed"},
                 cards=("Renovation and Improvement",))  # fmt: skip
    for space in ("Renovation and Improvement", "Day Laborer", "Fishing", "1 Reed"):
        game.play(f"place {space}")
    assert game.round == 6
    assert game.goods(P1) == "2 clay 1 food"


# -- Cook -------------------------------------------------------------------------------------


@pytest.mark.ruling("Cook", "moment 6 of the harvest")
def test_cook_lets_a_family_be_fed_without_begging(table: Table) -> None:
    farm = {"phase": FIELD, "people": {P1: 4}, "rooms": {P1: "a1 b1 c1 a2"}, "goods": {P1: "6 food", P2: "4 food"}}
    cook, without = table(played={P1: ("Cook",)}, **farm), table(**farm)
    assert [game.players[P1].begging for game in (cook, without)] == [0, 2]
    assert cook.goods(P1) == "nothing"


@pytest.mark.ruling("Cook", "moment 6 of the harvest")
def test_cook_does_not_feed_before_the_baker_has_baked(table: Table) -> None:
    game = table(phase=FEEDING, played={P1: ("Cook", "Baker")}, majors={P1: ("Clay Oven",)}, people={P1: 3},
                 goods={P1: "1 grain", P2: "4 food"})  # fmt: skip
    game.play("bake 1 grain")
    assert game.goods(P1) == "nothing"
    assert game.players[P1].begging == 0


# -- Conjurer and Dancer ----------------------------------------------------------------------


@pytest.mark.ruling("Dancer", "made up for, too")
@pytest.mark.parametrize(("lying", "kept"), [(1, 4), (4, 4), (5, 4), (6, 5)])
def test_dancer_with_food_left_to_the_storyteller(table: Table, lying: int, kept: int) -> None:
    game = table(seats=4, played={P1: ("Dancer", "Storyteller")}, goods={P1: "0 food"},
                 spaces={"Traveling Players": f"{lying} food"})  # fmt: skip
    game.play("place Traveling Players")
    game.play("take 1 vegetable for 1 food left behind")
    assert game.goods(P1) == f"1 vegetable {kept} food"


@pytest.mark.ruling("Dancer", "There must be food on the space")
def test_dancer_cannot_take_food_from_an_empty_space_with_a_room(table: Table) -> None:
    space = {"Room or Traveling Players": "0 food"}
    assert "place Room or Traveling Players" not in table(seats=5, played={P1: ("Dancer",)}, spaces=space).options


def test_dancer_gets_at_least_four_food_on_the_shared_space(table: Table) -> None:
    game = table(seats=5, played={P1: ("Dancer",)}, goods={P1: "0 food"})
    game.play("place Room or Traveling Players")
    assert game.goods(P1) == "4 food"


# -- Estate Manager ---------------------------------------------------------------------------


@pytest.mark.ruling("Estate Manager", "A tie")
@pytest.mark.parametrize(("rival", "points"), [("1 sheep", 2), ("2 sheep", 0)])
def test_estate_manager_needs_no_more_than_a_tie(table: Table, rival: str, points: int) -> None:
    herds = {P1: "1 sheep", P3: rival}
    assert bonus(table, (), "Estate Manager", seats=3, goods=herds, pastures={P3: ("a5",)}) == points


@pytest.mark.ruling("Estate Manager", "The Horse and the House Goat")
@pytest.mark.parametrize("card", ["Horse", "House Goat"])
@pytest.mark.parametrize("kind", ["sheep", "boar", "cattle"])
def test_estate_manager_counts_neither_horse_nor_goat(table: Table, card: str, kind: str) -> None:
    setting = {"seats": 3, "goods": {P1: f"1 {kind}", P2: f"1 {kind}"}, "pastures": {P1: ("a5",), P2: ("a5",)}}
    for owner in (P1, P2):
        beside = table(played={owner: (card,)}, **setting)
        cards = {P1: ("Estate Manager",), P2: ()}
        cards[owner] += (card,)
        assert scores(table(played=cards, **setting))[P1] - scores(beside)[P1] == 2


# -- Farmer -----------------------------------------------------------------------------------


@pytest.mark.ruling("Farmer", "the Fence Builder")
def test_farmer_works_with_the_fence_builder(table: Table) -> None:
    game = table(hand={P1: ("Fence Builder",)}, played={P1: ("Farmer",)}, goods={P1: "4 wood 1 food"})
    for choice in ("place Occupation", "place a fence on Fishing", "place Day Laborer", "place Fishing", "enclose a5"):
        game.play(choice)
    assert game.goods(P1) == "1 food 1 boar"


@pytest.mark.ruling("Farmer", "two fence actions in one turn give 2 animals")
def test_farmer_gets_two_animals_for_two_fence_actions_in_one_turn(table: Table) -> None:
    game = table(hand={P1: ("Fence Builder",)}, played={P1: ("Farmer",)}, goods={P1: "7 wood 1 food"},
                 cards=("Fences",))  # fmt: skip
    for choice in (
        "place Occupation",
        "place a fence on Fences",
        "place Day Laborer",
        "place Fences",
        "enclose a5",
        "done",
    ):
        game.play(choice)
    assert game.players[P1].herd == (0, 1, 0)
    game.play("enclose b5")
    assert game.players[P1].herd == (0, 1, 1)


@pytest.mark.ruling("Farmer", "the Fence Deliveryman")
def test_farmer_works_with_the_fence_deliveryman(table: Table) -> None:
    game = table(round=2, hand={P1: ("Fence Deliveryman",)}, played={P1: ("Farmer",)}, goods={P1: "9 food"})
    game.play("place Occupation")
    while game.round < 8:
        game.play(next(option for option in game.options if not option.startswith("convert")))
    game.play("enclose a5")
    assert game.players[P1].herd == (0, 1, 0)


@pytest.mark.ruling("Farmer", "Hedge Keeper")
def test_farmer_works_with_free_fences_of_the_hedge_keeper(table: Table) -> None:
    game = table(played={P1: ("Farmer", "Hedge Keeper")}, goods={P1: "1 wood"}, cards=("Fences",))
    game.play("place Fences")
    game.play("enclose a5")
    assert game.goods(P1) == "1 boar"


def test_farmer_ignores_fences_built_before(table: Table) -> None:
    game = table(played={P1: ("Farmer",)}, pastures={P1: ("a5",)}, goods={P1: "3 wood"}, cards=("Fences",))
    game.play("place Fences")
    game.play("enclose b5")
    assert game.goods(P1) == "1 boar"


# -- Field Warden -----------------------------------------------------------------------------

LATE = {"round": 12, "cards": ("Take 1 Vegetable", "Sow and Bake", "Plow and Sow")}
WARDEN = {"Take 1 Vegetable": (), "Plow 1 Field": ("plow a3",), "Plow and Sow": ("plow a3",)}


@pytest.mark.ruling("Field Warden", "twice in one round")
@pytest.mark.parametrize("space", WARDEN)
def test_field_warden_joins_a_space_only_once(table: Table, space: str) -> None:
    game = table(seats=4, played={P1: ("Field Warden",)}, used={space: P2}, at_home={P1: 2, P2: 1, P3: 0, P4: 0},
                 **LATE)  # fmt: skip
    assert f"place {space}" in game.options
    for choice in (f"place {space}", *WARDEN[space]):
        game.play(choice)
    assert (seat(game), game.players[P1].at_home) == (P1, 1)
    assert f"place {space}" not in game.options


@pytest.mark.ruling("Field Warden", "The Countryman may go to Plow and Sow")
@pytest.mark.parametrize("cards", [("Countryman", "Field Warden"), ("Countryman",)])
def test_field_warden_lets_the_countryman_join_others_at_plow_and_sow(table: Table, cards: tuple[str, ...]) -> None:
    game = table(seats=4, played={P1: cards}, fields={P1: "a1"}, at_home={P1: 1, P2: 2, P3: 0, P4: 0},
                 used={"Sow and Bake": P2, "Plow and Sow": P2}, **LATE)  # fmt: skip
    game.play("place Take 1 Grain")
    moves = [option for option in game.options if option.startswith("move")]
    assert moves == ["move from Take 1 Grain to Plow and Sow"] * (len(cards) - 1)


# -- Fisherman --------------------------------------------------------------------------------

TACKLE = ("Fishing Rod", "Raft", "Canoe", "Fish Trap", "Landing Net")


@pytest.mark.ruling("Fisherman", "somebody with several such cards is paid for each")
@pytest.mark.parametrize("card", TACKLE)
def test_fisherman_pays_for_each_sort_of_tackle(table: Table, card: str) -> None:
    game = table(played={P1: ("Fisherman",), P2: (card,)}, goods={P1: "0 food", P2: "0 food"})
    game.play("place Fishing")
    game.play("take 1 food more and pay 1 food")
    assert [game.goods(P1), game.goods(P2)] == ["1 food", "1 food"]


@pytest.mark.ruling("Fisherman", "Your own cards cost nothing")
@pytest.mark.parametrize("card", TACKLE)
def test_fisherman_pays_nothing_for_own_tackle_or_tackle_in_hands(table: Table, card: str) -> None:
    own = table(played={P1: ("Fisherman", card)}, goods={P1: "0 food"})
    hand = table(played={P1: ("Fisherman",)}, hand={P2: (card,)}, goods={P1: "0 food"})
    for game in (own, hand):
        game.play("place Fishing")
        assert game.options[:2] == ["take 1 food more", "done"]


@pytest.mark.ruling("Fisherman", "out of your food and the catch")
def test_fisherman_pays_out_of_food_and_catch(table: Table) -> None:
    tackle = {P1: ("Fisherman",), P2: ("Fishing Rod", "Canoe", "Raft", "Fish Trap")}
    for own, offered in (("1 food", False), ("2 food", True), ("9 grain", False)):
        game = table(played=tackle, goods={P1: own})
        game.play("place Fishing")
        assert ("take 1 food more and pay 4 food" in game.options) == offered


@pytest.mark.ruling("Fisherman", "Net Fisherman")
def test_fisherman_does_not_double_the_catch_of_the_net_fisherman(table: Table) -> None:
    game = table(played={P1: ("Fisherman", "Net Fisherman")}, goods={P1: "0 food"}, spaces={"Fishing": "3 food"})
    for space in ("1 Reed", "Day Laborer", "Take 1 Grain", "3 Wood"):
        game.play(f"place {space}")
    game.play(game.options[0])
    assert game.goods(P1) == "1 reed 1 grain 3 food"
