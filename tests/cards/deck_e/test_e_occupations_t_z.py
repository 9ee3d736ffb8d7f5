"""Occupations of deck E, T to Z."""

import pytest

from farmyard import Agricola, breakdown, scores
from farmyard.agricola.position import P1, P2, P3
from farmyard.agricola.settings import AgricolaSettings
from farmyard.agricola.setup import new_game
from farmyard.agricola.state.game import BREEDING, FEEDING, PREPARATION
from helpers import Table, names, play, points
from situations import ended

# -- Tenant Farmer --------------------------------------------------------------------------------


def test_tenant_farmer_takes_an_animal_of_each_kind(table: Table) -> None:
    game = table(seats=4, hand={P1: ("Tenant Farmer", "Tutor")}, stables={P1: "a5 a4"}, goods={P1: "nothing"})
    game.play("place Occupation")
    game.play("play Tenant Farmer")
    assert game.goods(P1) == "1 sheep 1 boar 1 cattle"


@pytest.mark.ruling("Tenant Farmer", "cooked as they arrive")
def test_tenant_farmers_animals_may_be_cooked_as_they_arrive(table: Table) -> None:
    game = table(
        seats=4, hand={P1: ("Tenant Farmer", "Tutor")}, majors={P1: ("Fireplace (2 clay)",)}, goods={P1: "nothing"}
    )
    game.play("place Occupation")
    game.play("play Tenant Farmer")
    game.play("keep 1 sheep")
    assert game.goods(P1) == "5 food 1 sheep"


def test_tenant_farmer_gives_the_animals_back_before_scoring(table: Table) -> None:
    game = table(
        seats=4, round=14, phase=BREEDING, played={P1: ("Tenant Farmer",)}, stables={P1: "a5 a4"},
        goods={P1: "1 sheep 1 boar 1 cattle"},
    )  # fmt: skip
    game.play("return 1 sheep 1 boar 1 cattle")
    assert game.over
    assert game.goods(P1) == "nothing"
    assert points(game, P1, "Lost through cards") == 0


def test_tenant_farmer_loses_a_point_for_each_animal_kept(table: Table) -> None:
    game = table(
        seats=4, round=14, phase=BREEDING, played={P1: ("Tenant Farmer",)}, stables={P1: "a5"},
        goods={P1: "1 sheep 1 boar"},
    )  # fmt: skip
    game.play("return 1 boar")
    assert game.goods(P1) == "1 sheep"
    assert points(game, P1, "Lost through cards") == -2


def test_tenant_farmer_may_give_nothing_back(table: Table) -> None:
    game = table(seats=4, round=14, phase=BREEDING, played={P1: ("Tenant Farmer",)}, goods={P1: "1 sheep"})
    game.play("done")
    assert points(game, P1, "Lost through cards") == -3


@pytest.mark.ruling("Tenant Farmer", "only in one go")
def test_tenant_farmer_may_pay_back_early_but_only_once(table: Table) -> None:
    game = table(seats=4, played={P1: ("Tenant Farmer",)}, stables={P1: "a5 a4"}, goods={P1: "2 sheep 1 boar"})
    game.play("use Tenant Farmer")
    game.play("return 1 sheep 1 boar")
    assert game.goods(P1) == "1 sheep"
    assert "use Tenant Farmer" not in game.options
    assert points(game, P1, "Lost through cards") == -1


@pytest.mark.ruling("Tenant Farmer", "only in one go")
def test_tenant_farmer_who_has_paid_back_is_not_asked_again(table: Table) -> None:
    game = table(
        seats=4, round=14, played={P1: ("Tenant Farmer",)}, goods={P1: "1 sheep"}, people={P1: 2},
        at_home={P1: 1, P2: 0, P3: 0, 3: 0},
    )  # fmt: skip
    game.play("use Tenant Farmer")
    game.play("place Day Laborer")
    while not game.over:
        assert game.options[0] == "feed"
        game.play("feed")
    assert points(game, P1, "Lost through cards") == -2


def lost(game: Agricola, seat: int) -> int:
    """The points that cards take."""
    return sum([line.points for line in breakdown(game, seat) if line.category == "Lost through cards"])


@pytest.mark.ruling("Tenant Farmer", "finds no place")
def test_tenant_farmer_may_give_back_an_animal_that_finds_no_place(table: Table) -> None:
    game = table(
        seats=4, round=10, cards=("1 Cattle",), played={P1: ("Tenant Farmer",)}, stables={P1: "a5"},
        goods={P1: "1 sheep 1 boar"},
    )  # fmt: skip
    play(game, "place 1 Cattle", "use Tenant Farmer", "return 1 sheep 1 boar 1 cattle")
    assert (game.goods(P1), points(game, P1, "Lost through cards")) == ("nothing", 0)


def test_tenant_farmer_may_give_back_the_only_animal_that_finds_no_place(table: Table) -> None:
    game = table(
        seats=4, round=10, played={P1: ("Tenant Farmer",)}, goods={P1: "1 sheep"}, spaces={"1 Sheep": "1 sheep"}
    )
    play(game, "place 1 Sheep", "use Tenant Farmer")
    assert (game.goods(P1), points(game, P1, "Lost through cards")) == ("1 sheep", -2)
    assert "use Tenant Farmer" not in game.options


@pytest.mark.ruling("Tenant Farmer", "Animal Feed")
@pytest.mark.parametrize("cards", [("Tenant Farmer", "Animal Feed"), ("Animal Feed", "Tenant Farmer")])
def test_tenant_farmer_may_give_back_what_the_animal_feed_brings(table: Table, cards: tuple[str, ...]) -> None:
    game = table(seats=4, round=14, phase=BREEDING, played={P1: cards}, goods={P1: "1 sheep"})
    game.play("return 1 sheep")
    assert game.over
    assert (game.goods(P1), lost(game, P1)) == ("1 sheep", -2)


# -- Thatcher -------------------------------------------------------------------------------------


@pytest.mark.ruling("Thatcher", "Each of several rooms")
def test_thatcher_saves_a_reed_for_each_room(table: Table) -> None:
    game = table(seats=3, played={P1: ("Thatcher",)}, goods={P1: "10 wood 2 reed"})
    game.play("place Build Rooms and Stables")
    game.play("room a1")
    game.play("room a2")
    assert game.goods(P1) == "nothing"


def test_thatcher_saves_the_reed_of_a_renovation(table: Table) -> None:
    game = table(seats=3, round=7, played={P1: ("Thatcher",)}, goods={P1: "2 clay"})
    game.play("place Renovation and Improvement")
    assert game.goods(P1) == "nothing"


def test_thatcher_saves_the_reed_of_a_half_timbered_house(table: Table) -> None:
    game = table(
        seats=3, played={P1: ("Thatcher",)}, hand={P1: ("Half-timbered House",)}, goods={P1: "1 wood 1 clay 2 stone"}
    )
    game.play("place Starting Player")
    game.play("play Half-timbered House")
    assert game.goods(P1) == "nothing"


def test_thatcher_saves_a_reed_of_the_holiday_house(table: Table) -> None:
    game = table(seats=3, played={P1: ("Thatcher",)}, hand={P1: ("Holiday House",)}, goods={P1: "3 clay 1 reed"})
    game.play("place Starting Player")
    game.play("play Holiday House")
    assert game.goods(P1) == "nothing"


def test_thatcher_does_not_help_with_other_improvements(table: Table) -> None:
    game = table(seats=3, played={P1: ("Thatcher",)}, cards=("Improvement",), round=2, goods={P1: "1 reed 2 stone"})
    assert "place Improvement" not in game.options


@pytest.mark.ruling("Thatcher", "adds up")
def test_thatcher_and_clay_roof_add_up(table: Table) -> None:
    game = table(seats=3, played={P1: ("Thatcher", "Clay Roof")}, goods={P1: "5 wood 1 clay"})
    game.play("place Build Rooms and Stables")
    game.play("room a1")
    assert game.goods(P1) == "nothing"


@pytest.mark.parametrize(
    ("card", "price"),
    [
        ("Half-timbered House", "1 wood 1 clay 2 stone"),
        ("Chicken Coop", "2 wood"),
        ("Chicken Coop", "2 clay"),
        ("Holiday House", "3 wood 1 reed"),
        ("Mansion", "3 wood 3 clay 1 reed 3 stone"),
    ],
)
def test_thatcher_saves_a_reed_of_each_of_these_improvements(table: Table, card: str, price: str) -> None:
    game = table(seats=3, played={P1: ("Thatcher",)}, hand={P1: (card,)}, goods={P1: price})
    play(game, "place Starting Player", f"play {card}")
    assert game.goods(P1) == "nothing"


@pytest.mark.ruling("Thatcher", "like the Ladder")
@pytest.mark.parametrize("cards", [("Thatcher", "Ladder"), ("Ladder", "Thatcher")])
def test_thatcher_and_ladder_build_a_room_without_reed(table: Table, cards: tuple[str, ...]) -> None:
    game = table(seats=3, played={P1: cards}, goods={P1: "5 wood"})
    play(game, "place Build Rooms and Stables", "room a1")
    assert game.goods(P1) == "nothing"


@pytest.mark.ruling("Thatcher", "nothing costs less than no reed")
def test_thatcher_and_ladder_renovate_for_the_clay_alone(table: Table) -> None:
    game = table(seats=3, round=7, played={P1: ("Thatcher", "Ladder")}, goods={P1: "2 clay"})
    game.play("place Renovation and Improvement")
    assert game.goods(P1) == "nothing"


# -- Turner ---------------------------------------------------------------------------------------


def test_turner_turns_any_number_of_wood_into_food(table: Table) -> None:
    game = table(seats=3, phase=FEEDING, played={P1: ("Turner",)}, goods={P1: "3 wood"})
    game.play("convert Turner")
    game.play("convert Turner")
    assert game.goods(P1) == "1 wood 2 food"


# -- Tutor ----------------------------------------------------------------------------------------


def test_tutor_counts_occupations_played_later(table: Table) -> None:
    game = table(seats=3, played={P1: ("Turner", "Tutor", "Thatcher", "Reed Collector")})
    assert points(game, P1, "Bonus points") == 2


@pytest.mark.ruling("Tutor", "Academic")
def test_academic_counts_twice_for_the_tutor_when_played_later(table: Table) -> None:
    later = table(seats=3, played={P1: ("Tutor", "Academic")})
    before = table(seats=3, played={P1: ("Academic", "Tutor")})
    assert points(later, P1, "Bonus points") == 2
    assert points(before, P1, "Bonus points") == 0


@pytest.mark.ruling("Tutor", "permanent occupations")
def test_tutor_counts_permanent_occupations_of_a_solo_series() -> None:
    game = new_game(AgricolaSettings(players=1, decks="E", permanent=("Tutor", "Mason", "Carpenter")))
    assert points(game, P1, "Bonus points") == 2


@pytest.mark.ruling("Tutor", "Ratcatcher played after round 9")
@pytest.mark.parametrize("round", [9, 10])
def test_tutor_counts_a_ratcatcher_that_leaves_the_game(table: Table, round: int) -> None:
    game = table(seats=4, round=round, played={P1: ("Tutor",)}, hand={P1: ("Ratcatcher",)}, goods={P1: "1 food"})
    game.play("place Occupation")
    assert (names(game, P1) == ["Tutor", "Ratcatcher"], points(game, P1)) == (round == 9, 1)
    before = table(seats=4, round=round, played={P2: ("Tutor",)}, hand={P1: ("Ratcatcher",)}, goods={P1: "1 food"})
    before.play("place Occupation")
    assert points(before, P2) == 0


# -- Undergardener --------------------------------------------------------------------------------


def test_undergardener_takes_a_vegetable_with_day_laborer(table: Table) -> None:
    game = table(seats=4, played={P1: ("Undergardener",)}, goods={P1: "nothing"})
    game.play("place Day Laborer")
    assert game.goods(P1) == "1 vegetable 2 food"


# -- Woodcutter -----------------------------------------------------------------------------------


def test_woodcutter_takes_a_wood_more(table: Table) -> None:
    game = table(played={P1: ("Woodcutter",)}, goods={P1: "nothing"})
    game.play("place 3 Wood")
    assert game.goods(P1) == "4 wood"


@pytest.mark.ruling("Woodcutter", "every space that gives wood")
def test_woodcutter_works_on_the_reed_stone_and_wood_space(table: Table) -> None:
    game = table(seats=5, played={P1: ("Woodcutter",)}, goods={P1: "nothing"})
    game.play("place Reed, Stone and Wood")
    assert game.goods(P1) == "2 wood 1 reed 1 stone"


@pytest.mark.ruling("Woodcutter", "every space that gives wood")
def test_woodcutter_counts_a_wood_chosen_among_resources(table: Table) -> None:
    game = table(seats=3, played={P1: ("Woodcutter",)}, goods={P1: "nothing"})
    game.play("place Take 1 Resource")
    game.play("take 1 wood")
    assert game.goods(P1) == "2 wood"


def test_woodcutter_works_on_any_space_that_holds_wood(table: Table) -> None:
    game = table(played={P1: ("Woodcutter",)}, goods={P1: "nothing"}, spaces={"1 Reed": "1 wood 1 reed"})
    game.play("place 1 Reed")
    assert game.goods(P1) == "2 wood 1 reed"


@pytest.mark.ruling("Woodcutter", "Wood from cards")
def test_woodcutter_ignores_wood_from_cards(table: Table) -> None:
    game = table(seats=3, played={P1: ("Woodcutter",)}, hand={P1: ("Reeve", "Tutor")}, goods={P1: "1 food"})
    game.play("place Occupation")
    game.play("play Reeve")
    assert game.goods(P1) == "4 wood"


@pytest.mark.ruling("Woodcutter", "left behind")
def test_woodcutter_works_although_all_wood_is_left_behind(table: Table) -> None:
    game = table(played={P1: ("Woodcutter", "Mushroom Collector")}, goods={P1: "nothing"}, spaces={"3 Wood": "1 wood"})
    game.play("place 3 Wood")
    game.play("take 2 food for 1 wood left behind")
    assert game.goods(P1) == "1 wood 2 food"


@pytest.mark.ruling("Woodcutter", "left behind")
def test_woodcutter_works_although_the_basket_takes_all_wood(table: Table) -> None:
    game = table(played={P1: ("Woodcutter", "Basket")}, goods={P1: "nothing"}, spaces={"3 Wood": "2 wood"})
    game.play("place 3 Wood")
    game.play("take 3 food for 2 wood left behind")
    assert game.goods(P1) == "1 wood 3 food"


@pytest.mark.ruling("Woodcutter", "no wood on it")
def test_woodcutter_cannot_use_an_empty_wood_space(table: Table) -> None:
    game = table(played={P1: ("Woodcutter",)}, spaces={"3 Wood": "nothing"})
    assert "place 3 Wood" not in game.options


@pytest.mark.ruling("Woodcutter", "Wood Distributor")
@pytest.mark.parametrize(
    ("space", "taken"), [("1 Clay", "3 wood 2 clay"), ("1 Reed", "3 wood 2 reed"), ("Fishing", "3 wood 2 food")]
)
def test_woodcutter_works_where_the_wood_distributor_has_laid_wood(table: Table, space: str, taken: str) -> None:
    game = table(phase=PREPARATION, played={P1: ("Woodcutter",), P2: ("Wood Distributor",)}, goods={P1: "nothing"})
    play(game, "use Wood Distributor", f"place {space}")
    assert game.goods(P1) == taken


@pytest.mark.ruling("Woodcutter", "Pig Catcher")
def test_woodcutter_works_although_the_pig_catcher_leaves_all_wood(table: Table) -> None:
    game = table(
        seats=4, played={P1: ("Woodcutter", "Pig Catcher")}, goods={P1: "nothing"}, spaces={"2 Wood": "2 wood"}
    )
    play(game, "place 2 Wood", "take 1 boar for 2 wood left behind")
    assert game.goods(P1) == "1 wood 1 boar"


@pytest.mark.ruling("Woodcutter", "Wood Buyer")
def test_woodcutter_works_although_the_wood_buyer_buys_the_only_wood(table: Table) -> None:
    game = table(
        seats=3, played={P1: ("Woodcutter",), P2: ("Wood Buyer",)}, goods={P1: "nothing", P2: "1 food"},
        spaces={"2 Wood": "1 wood"},
    )  # fmt: skip
    play(game, "place 2 Wood", "take 1 wood")
    assert (game.goods(P1), game.goods(P2)) == ("1 wood 1 food", "1 wood")


# -- Wooden Hut Builder ---------------------------------------------------------------------------


def test_wooden_hut_builder_scores_rooms_of_a_wooden_hut(table: Table) -> None:
    wooden = table(seats=3, played={P1: ("Wooden Hut Builder",)}, rooms={P1: "a1 b1 c1"})
    clay = table(seats=3, played={P1: ("Wooden Hut Builder",)}, rooms={P1: "a1 b1 c1"}, house={P1: "clay hut"})
    assert points(wooden, P1, "Bonus points") == 3
    assert points(clay, P1, "Bonus points") == 0


# -- Yeoman Farmer --------------------------------------------------------------------------------


def test_yeoman_farmer_cancels_minus_points_of_categories(table: Table) -> None:
    with_him = table(seats=3, played={P1: ("Yeoman Farmer",)}, goods={P1: "nothing"})
    without = table(seats=3, goods={P1: "nothing"})
    assert scores(with_him)[P1] - scores(without)[P1] == 7


def test_yeoman_farmer_does_not_cancel_begging_cards_and_unused_cells(table: Table) -> None:
    game = table(seats=3, played={P1: ("Yeoman Farmer",)}, begging={P1: 1})
    assert points(game, P1, "Begging cards") == -3
    assert points(game, P1, "Unused cells") == -13


@pytest.mark.ruling("Yeoman Farmer", "Points that cards would take")
@pytest.mark.ruling("Tenant Farmer", "Yeoman Farmer cancels")
def test_yeoman_farmer_cancels_the_tenant_farmers_debt(table: Table) -> None:
    game = table(seats=4, played={P1: ("Yeoman Farmer", "Tenant Farmer", "Tutor", "Turner")})
    assert points(game, P1, "Lost through cards") == 0
    assert points(game, P1, "Bonus points") == 1


@pytest.mark.ruling("Constable", "What the Hide Farmer")
@pytest.mark.ruling("Yeoman Farmer", "does not count against you for the Constable")
@pytest.mark.parametrize(("food", "score"), [(13, 5), (12, 0)])
def test_yeoman_farmers_points_are_not_negative_for_the_constable(table: Table, food: int, score: int) -> None:
    cards = ("Hide Farmer", "Yeoman Farmer", "Constable")
    game = ended(table, played={P1: cards}, goods={P1: "20 food", P2: "4 food", P3: "4 food"})
    game.play("place Fishing")
    game.play(f"pay {food} food")
    assert points(game, P1) == score


@pytest.mark.ruling("Yeoman Farmer", "Horse")
def test_yeoman_farmer_cancels_a_missing_kind_beside_the_horse(table: Table) -> None:
    cards = ("Horse", "Yeoman Farmer")
    totals = [scores(table(seats=3, played={P1: played}))[P1] for played in ((), cards[:1], cards[1:], cards)]
    assert [total - totals[0] for total in totals] == [0, 2, 7, 9]
