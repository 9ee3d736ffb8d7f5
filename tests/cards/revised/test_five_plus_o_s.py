"""Occupations for five and six players, O to S."""

import pytest

from farmyard import Agricola
from farmyard.agricola.position import P1, P2, P3, P4, P5
from farmyard.agricola.rules.farmland import Plow
from farmyard.agricola.state.card import minor
from farmyard.agricola.state.doors import When
from farmyard.agricola.state.events import USES_SPACE
from farmyard.agricola.state.game import FIELD
from farmyard.agricola.words.conditions import On
from helpers import Table, choices, deciding, fields, lying, names, note, on_card, play, users, with_cards

# -- Off-Siter -------------------------------------------------------------------------------------


WISH = {"round": 5, "cards": ("Major Improvement", "Basic Wish for Children"), "at_home": {P1: 2, P2: 0}}
"""A child can be had if there is room for it, and majors can be built."""


def may_grow(game: Agricola) -> bool:
    return "place Basic Wish for Children" in game.options


@pytest.mark.parametrize(("more", "room"), [((), False), (("Fireplace (2 clay)",), True)])
def test_off_siter_needs_9_building_resources_on_majors(table: Table, more: tuple[str, ...], room: bool) -> None:
    game = table(**WISH, hand={P1: ("Off-Siter",)}, majors={P1: ("Stone Oven", "Joinery", *more)})
    game.play("place Lessons")
    assert may_grow(game) == room


def test_off_siter_has_room_as_soon_as_a_major_is_built(table: Table) -> None:
    farm = {"majors": {P1: ("Stone Oven", "Joinery")}, "goods": {P1: "2 clay"}}
    game = table(**WISH, played={P1: ("Off-Siter",)}, **farm)
    assert not may_grow(game)
    game.play("place Major Improvement")
    assert may_grow(game)


@pytest.mark.ruling("Off-Siter", "whatever was paid")
def test_off_siter_counts_the_price_of_a_hearth_that_took_a_fireplace(table: Table) -> None:
    farm = {"majors": {P1: ("Stone Oven", "Fireplace (2 clay)"), P2: ("Cooking Hearth (4 clay)",)}}
    game = table(**WISH, played={P1: ("Off-Siter",)}, goods={P1: "0 food"}, **farm)
    game.play("place Major Improvement")
    assert may_grow(game)


@pytest.mark.ruling("Off-Siter", "Each copy")
@pytest.mark.parametrize(("hearth", "room"), [("Cooking Hearth (4 clay)", False), ("Cooking Hearth (5 clay)", True)])
def test_off_siter_looks_at_the_price_of_each_copy(table: Table, hearth: str, room: bool) -> None:
    game = table(**WISH, hand={P1: ("Off-Siter",)}, majors={P1: ("Stone Oven", hearth)})
    game.play("place Lessons")
    assert may_grow(game) == room


@pytest.mark.ruling("Off-Siter", "Each copy")
@pytest.mark.parametrize(("oven", "room"), [("major:clay-oven", False), ("major:clay-oven#2", True)])
def test_off_siter_counts_the_dearer_copies_of_six_players(table: Table, oven: str, room: bool) -> None:
    farm = {**WISH, "at_home": {P1: 2, **dict.fromkeys(range(1, 6), 0)}}
    game = table(seats=6, **farm, hand={P1: ("Off-Siter",)}, majors={P1: (oven, "Fireplace (4 clay)")})
    game.play("place Lessons")
    assert may_grow(game) == room


@pytest.mark.ruling("Off-Siter", "The room stays")
def test_off_siter_keeps_its_room_without_majors(table: Table) -> None:
    game = table(**WISH, played={P1: ("Off-Siter",)})
    note(game, P1, "Off-Siter").uses = 1
    game.play("place Fishing")
    assert may_grow(game)


# -- On-Site Reverend -----------------------------------------------------------------------------


def test_on_site_reverend_takes_a_building_resource_when_a_harvest_begins(table: Table) -> None:
    game = table(phase=FIELD, played={P1: ("On-Site Reverend",)}, goods={P1: "9 food"})
    assert choices(game) == ["take 1 wood", "take 1 clay", "take 1 reed", "take 1 stone"]


# -- Part-Time Worker ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wood", "animal", "left"), [(2, "1 sheep", 1), (4, "1 boar", 2), (6, "1 cattle", 3), (3, "", 0), (8, "", 0)]
)
def test_part_time_worker_leaves_half_for_an_animal(table: Table, wood: int, animal: str, left: int) -> None:
    farm = {"goods": {P1: "0 food"}, "spaces": {"Forest": f"{wood} wood"}}
    game = table(played={P1: ("Part-Time Worker",)}, **farm)
    game.play("place Forest")
    if not animal:
        assert deciding(game) == P2
        return
    assert choices(game) == [f"take {animal} for {left} wood left behind", "done"]
    game.play(choices(game)[0])
    assert (game.goods(P1), lying(game, "Forest")) == (f"{left} wood {animal}", f"{left} wood")


def test_part_time_worker_may_take_everything(table: Table) -> None:
    game = table(played={P1: ("Part-Time Worker",)}, goods={P1: "0 food"}, spaces={"Forest": "2 wood"})
    play(game, "place Forest", "done")
    assert (game.goods(P1), lying(game, "Forest")) == ("2 wood", "nothing")


@pytest.mark.ruling("Part-Time Worker", "you choose which")
def test_part_time_worker_chooses_which_goods_stay(table: Table) -> None:
    game = table(played={P1: ("Part-Time Worker",)}, goods={P1: "0 food"}, spaces={"Forest": "1 wood 1 clay"})
    game.play("place Forest")
    assert choices(game) == [
        "take 1 sheep for 1 clay left behind", "take 1 sheep for 1 wood left behind", "done"
    ]  # fmt: skip


@pytest.mark.ruling("Part-Time Worker", "only the rest")
def test_cards_see_what_the_part_time_worker_takes(table: Table) -> None:
    """The Game Teaser brings a cattle for 1 food, not a boar for 2."""
    farm = {"goods": {P1: "0 food"}, "spaces": {"Fishing": "2 food"}, "pastures": {P1: ("c4 c5", "b5")}}
    game = table(played={P1: ("Part-Time Worker", "Game Teaser")}, **farm)
    play(game, "place Fishing", "take 1 sheep for 1 food left behind")
    assert (game.goods(P1), lying(game, "Fishing")) == ("1 food 1 sheep 1 cattle", "1 food")


# -- Plowsmith ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("wood", "asked"), [(3, False), (4, True)])
def test_plowsmith_plows_when_another_player_takes_4_wood(table: Table, wood: int, asked: bool) -> None:
    farm = {"goods": {P1: "1 food"}, "starting_player": P2, "spaces": {"Forest": f"{wood} wood"}}
    game = table(played={P1: ("Plowsmith",)}, **farm)
    game.play("place Forest")
    assert ("done" in choices(game)) == asked
    if asked:
        game.play("plow c3")
        assert (game.goods(P1), fields(game, P1)) == ("nothing", 1)


def test_plowsmith_does_not_plow_for_wood_of_the_owner(table: Table) -> None:
    game = table(played={P1: ("Plowsmith",)}, goods={P1: "1 food"}, spaces={"Forest": "6 wood"})
    game.play("place Forest")
    assert deciding(game) == P2


# -- Putcher Maker --------------------------------------------------------------------------------


def test_putcher_maker_turns_reed_into_food_as_often_as_liked(table: Table) -> None:
    game = table(played={P1: ("Putcher Maker",)}, goods={P1: "2 reed"})
    play(game, "convert Putcher Maker", "convert Putcher Maker")
    assert game.goods(P1) == "4 food"


# -- Riverbank Gardener ----------------------------------------------------------------------------


def test_riverbank_gardener_gets_a_vegetable_on_riverbank_forest(table: Table) -> None:
    game = table(seats=5, played={P1: ("Riverbank Gardener",)}, goods={P1: "0 food"})
    game.play("place Riverbank Forest")
    assert game.goods(P1) == "1 wood 1 reed 1 vegetable"


# -- Senior Teacher --------------------------------------------------------------------------------


@pytest.mark.ruling("Senior Teacher", "no more for it than usual")
@pytest.mark.parametrize(("space", "left"), [("Lessons", "2 food"), ("Lessons (2 food)", "1 food")])
def test_senior_teacher_gets_1_food_of_what_others_pay(table: Table, space: str, left: str) -> None:
    farm = {"played": {P1: ("Senior Teacher",), P2: ("Conjurer",)}, "hand": {P2: ("Harpooner",)}}
    game = table(seats=5, **farm, goods={P1: "0 food", P2: "3 food"}, starting_player=P2)
    game.play(f"place {space}")
    assert (game.goods(P1), game.goods(P2)) == ("1 food", left)


@pytest.mark.ruling("Senior Teacher", "for which all is begged")
@pytest.mark.parametrize(("jobs", "food"), [((), "1 food"), (("Conjurer",), "0 food")])
def test_senior_teacher_gets_nothing_where_nothing_is_paid(table: Table, jobs: tuple[str, ...], food: str) -> None:
    farm = {"played": {P1: ("Senior Teacher",), P2: jobs}, "hand": {P2: ("Harpooner",)}}
    game = table(**farm, goods={P1: "0 food", P2: food}, starting_player=P2)
    game.play("place Lessons")
    assert game.goods(P1) == "nothing"


def test_senior_teacher_gets_nothing_of_an_own_payment(table: Table) -> None:
    game = table(played={P1: ("Senior Teacher",)}, hand={P1: ("Harpooner",)}, goods={P1: "1 food"})
    game.play("place Lessons")
    assert game.goods(P1) == "nothing"


# -- Sidekick --------------------------------------------------------------------------------------


ROW = ("Sheep Market", "Grain Utilization", "Fencing", "Major Improvement")
SOWING = {"goods": {P1: "1 grain 2 food"}, "fields": {P1: "c3"}}


def test_sidekick_sends_another_person_to_the_left(table: Table) -> None:
    game = table(round=2, cards=ROW, played={P1: ("Sidekick",)}, **SOWING)
    game.play("place Grain Utilization")
    assert choices(game) == ["place Sheep Market", "done"]
    game.play("place Sheep Market")
    assert (game.goods(P1), users(game, "Sheep Market"), deciding(game)) == ("1 food 1 sheep", [P1], P2)


def test_sidekick_goes_on_to_the_left(table: Table) -> None:
    farm = {"goods": {P1: "1 grain 2 food"}, "fields": {P1: "b2"}, "people": {P1: 3}}
    game = table(round=5, cards=(*ROW, "Western Quarry"), played={P1: ("Sidekick",)}, **farm)
    play(game, "place Western Quarry", "place Grain Utilization", "place Sheep Market")
    assert (game.goods(P1), deciding(game)) == ("1 stone 1 sheep", P2)


def test_sidekick_and_lasso_each_send_a_person(table: Table) -> None:
    game = table(round=2, cards=ROW, played={P1: ("Sidekick", "Lasso")}, people={P1: 4}, **SOWING)
    play(game, "place Grain Utilization", "place Sheep Market")
    assert deciding(game) == P2
    game = table(round=2, cards=ROW[1::-1], played={P1: ("Sidekick", "Lasso")}, people={P1: 4}, **SOWING)
    play(game, "place Sheep Market", "place Grain Utilization", "place Forest")
    assert (deciding(game), game.goods(P1)) == (P2, "3 wood 1 food 1 sheep")


@pytest.mark.ruling("Sidekick", "open and free")
@pytest.mark.parametrize(
    "farm", [{"used": {"Sheep Market": P2}}, {"at_home": {P1: 1}}, {"goods": {P1: "1 grain"}}, {"round": 1}]
)
def test_sidekick_needs_a_free_card_somebody_at_home_and_food(table: Table, farm: dict[str, object]) -> None:
    row = ROW if "round" not in farm else ("Grain Utilization", *ROW)
    game = table(**{"round": 2, "cards": row, "played": {P1: ("Sidekick",)}, **SOWING, **farm})
    game.play("place Grain Utilization")
    assert deciding(game) == P2


@pytest.mark.ruling("Sidekick", "that are no round cards")
def test_sidekick_does_not_follow_spaces_of_the_board(table: Table) -> None:
    game = table(round=2, cards=ROW, played={P1: ("Sidekick",)}, **SOWING)
    game.play("place Fishing")
    assert deciding(game) == P2


FIRST = ("Fencing", "Major Improvement", "Grain Utilization", "Sheep Market")
MIDDLE = ("House Redevelopment", "Western Quarry", "Vegetable Seeds", "Pig Market")
LAST = ("Cattle Market", "Eastern Quarry", "Cultivation", "Urgent Wish for Children")


@pytest.mark.ruling("Sidekick", "To the left are")
@pytest.mark.parametrize(
    ("round", "cards", "left"),
    [
        (1, ("Sheep Market",), ""),
        (3, ("Fencing", "Major Improvement", "Sheep Market"), ""),
        (4, ("Fencing", "Grain Utilization", "Major Improvement", "Sheep Market"), ""),
        (5, ("Fencing", "Sheep Market", "Western Quarry"), "Sheep Market"),
        (7, (*FIRST, "House Redevelopment", "Basic Wish for Children", "Western Quarry"), "Sheep Market"),
        (8, (*FIRST, "Western Quarry", "House Redevelopment", "Pig Market"), "Western Quarry"),
        (9, (*FIRST, *MIDDLE), "Western Quarry"),
        (10, (*MIDDLE, "Eastern Quarry"), "Vegetable Seeds"),
        (11, (*MIDDLE, "Cattle Market", "Eastern Quarry"), "Pig Market"),
        (12, ("Cattle Market", "Eastern Quarry", "Urgent Wish for Children"), "Cattle Market"),
        (13, LAST, "Eastern Quarry"),
        (14, (*LAST[::-1], "Farm Redevelopment"), "Urgent Wish for Children"),
    ],
)
def test_sidekick_goes_from_column_to_column(table: Table, round: int, cards: tuple[str, ...], left: str) -> None:
    """The last card named is that of the round."""
    game = table(round=round, cards=cards, played={P1: ("Sidekick",)}, goods={P1: "2 clay 1 reed 1 food"})
    game.play(f"place {cards[-1]}")
    assert choices(game) == [f"place {left}", "done"] if left else deciding(game) == P2


# -- Stone Clawer ---------------------------------------------------------------------------------


def test_stone_clawer_gets_a_stone_for_plowing(table: Table) -> None:
    game = table(played={P1: ("Stone Clawer",)}, goods={P1: "0 food"})
    play(game, "place Farmland", "plow c3")
    assert game.goods(P1) == "1 stone"


@pytest.mark.ruling("Stone Clawer", "in one go")
def test_stone_clawer_gets_one_stone_for_several_fields_in_one_go(table: Table) -> None:
    team = minor("Team", "", "Plow 2 fields.", each=(When(USES_SPACE, Plow(2), when=On("Fishing")),))
    game = with_cards(table(played={P1: ("Stone Clawer",)}, goods={P1: "0 food"}), team)
    play(game, "place Fishing", "plow c3", "plow c4")
    assert (game.goods(P1), fields(game, P1)) == ("1 stone 1 food", 2)


# -- Stone Custodian -------------------------------------------------------------------------------


@pytest.mark.ruling("Stone Custodian", "before new stone")
@pytest.mark.parametrize(
    ("western", "eastern", "got"),
    [(0, 0, "1 clay"), (1, 0, "1 clay 1 grain"), (0, 5, "1 clay 1 grain"), (1, 2, "1 clay 1 vegetable")],
)
def test_stone_custodian_looks_for_stone_left(table: Table, western: int, eastern: int, got: str) -> None:
    lying = {"Western Quarry": f"{western} stone", "Eastern Quarry": f"{eastern} stone"}
    farm = {"spaces": lying, "goods": {P1: "0 food"}, "at_home": {P1: 1, P2: 0}}
    game = table(round=12, played={P1: ("Stone Custodian",)}, **farm)
    game.play("place Clay Pit")
    assert game.goods(P1) == got


# -- Substitute Teacher ----------------------------------------------------------------------------


LATE_WISH = ("Lessons (1, 1, then 2 food)", "Modest Wish for Children")
ALL_THREE = {"Lessons": P2, "Lessons (2 food)": P3, "Lessons (1, 1, then 2 food)": P4}


@pytest.mark.ruling("Substitute Teacher", "one person in a round")
def test_substitute_teacher_takes_resources_or_crops(table: Table) -> None:
    farm = {"goods": {P1: "0 food"}, "at_home": {P1: 2, P2: 1, P3: 1, P4: 1, P5: 0}}
    game = table(seats=5, played={P1: ("Substitute Teacher",)}, used=ALL_THREE, **farm)
    game.play("place Substitute Teacher")
    assert choices(game) == ["take 1 wood 1 clay 1 reed 1 stone", "take 1 grain 1 vegetable"]
    game.play("take 1 grain 1 vegetable")
    assert (game.goods(P1), deciding(game)) == ("1 grain 1 vegetable", P1)
    assert "place Substitute Teacher" not in game.options


@pytest.mark.ruling("Substitute Teacher", "blocked")
@pytest.mark.parametrize(("taken", "instead"), [("Lessons", "Forest"), ("Lessons (2 food)", "Copse"), LATE_WISH])
def test_substitute_teacher_needs_all_three_lessons(table: Table, taken: str, instead: str) -> None:
    used = {instead if space == taken else space: seat for space, seat in ALL_THREE.items()}
    game = table(seats=5, played={P1: ("Substitute Teacher",)}, used=used)
    assert "place Substitute Teacher" not in game.options


def test_substitute_teacher_is_for_the_owner_alone(table: Table) -> None:
    game = table(seats=5, played={P1: ("Substitute Teacher",)}, used=ALL_THREE, starting_player=P5)
    assert "place Substitute Teacher" not in game.options


# -- Sweeper ---------------------------------------------------------------------------------------


@pytest.mark.ruling("Sweeper", "in pairs")
@pytest.mark.parametrize(
    ("space", "food"), [("Copse", "1 food"), ("Traveling Players", "1 food"), ("Grove", "nothing")]
)
def test_sweeper_gets_food_on_linked_spaces(table: Table, space: str, food: str) -> None:
    game = table(seats=5, played={P1: ("Sweeper",)}, hand={P1: ("Conjurer",)})
    game.play(f"place {space}")
    assert on_card(game, "Sweeper") == food


@pytest.mark.ruling("Sweeper", "not yours before")
def test_sweeper_pays_for_lessons_only_once_it_is_turned_down(table: Table) -> None:
    farm = {"hand": {P1: ("Conjurer", "Harpooner")}, "goods": {P1: "1 food"}}
    for choices_made, begged in ((("play Conjurer", "done"), 1), (("use Sweeper", "play Conjurer"), 0)):
        game = table(seats=5, played={P1: ("Sweeper",)}, **farm)
        play(game, "place Lessons (2 food)", *choices_made)
        assert game.players[P1].begging == begged


def test_sweeper_is_asked_before_anything_is_begged_for(table: Table) -> None:
    game = table(seats=5, played={P1: ("Sweeper",)}, hand={P1: ("Conjurer",)}, goods={P1: "1 food"})
    game.play("place Lessons (2 food)")
    assert choices(game) == ["use Sweeper", "done"]
    game.play("use Sweeper")
    assert (game.players[P1].begging, game.goods(P1), names(game, P1)) == (0, "nothing", ["Sweeper", "Conjurer"])


@pytest.mark.ruling("Sweeper", "Turned down")
def test_sweeper_does_nothing_once_turned_down(table: Table) -> None:
    game = table(seats=5, played={P1: ("Sweeper",)}, goods={P1: "0 food"}, at_home={P1: 2, P2: 0, P3: 0, P4: 0, P5: 0})
    play(game, "place Copse", "use Sweeper", "place Traveling Players")
    assert (game.goods(P1), on_card(game, "Sweeper"), names(game, P1)) == ("1 wood 2 food", "nothing", ["Sweeper"])
