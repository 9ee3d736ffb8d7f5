"""Occupations for five and six players, T to Y."""

import pytest

from farmyard import Agricola, AgricolaSettings, begin
from farmyard.agricola.content.catalogue import card_named
from farmyard.agricola.position import P1, P2, P3, P4, P5
from farmyard.agricola.state.goods import goods
from farmyard.agricola.words.numbers import People
from helpers import Table, choices, count_of, deciding, herd, in_hand, lying, names, note, on_card, play, users

# -- Tag-Along -------------------------------------------------------------------------------------


def test_tag_along_goes_to_resource_market_as_well(table: Table) -> None:
    game = table(seats=5, played={P1: ("Tag-Along",)}, goods={P1: "0 food"}, starting_player=P2)
    game.play("place Resource Market")
    assert (deciding(game), choices(game)) == (P1, ["place Resource Market", "done"])


@pytest.mark.ruling("Tag-Along", "five and six players")
@pytest.mark.ruling("Tag-Along", "none of your turns")
def test_tag_along_uses_the_market_and_keeps_its_turn(table: Table) -> None:
    game = table(seats=5, played={P1: ("Tag-Along",)}, goods={P1: "0 food"}, starting_player=P5)
    play(game, "place Resource Market", "place Resource Market")
    assert (game.goods(P1), users(game, "Resource Market")) == ("1 wood 1 reed 1 stone", [P1, P5])
    assert (deciding(game), People(at_home=True).of(game, P1)) == (P1, 1)


@pytest.mark.ruling("Tag-Along", "still be at home")
def test_tag_along_needs_somebody_at_home(table: Table) -> None:
    game = table(seats=5, played={P1: ("Tag-Along",)}, starting_player=P2, at_home={P1: 0})
    game.play("place Resource Market")
    assert deciding(game) == P3


def test_tag_along_does_not_follow_the_owner(table: Table) -> None:
    game = table(seats=5, played={P1: ("Tag-Along",)})
    game.play("place Resource Market")
    assert deciding(game) == P2


# -- Top-Outer -------------------------------------------------------------------------------------


@pytest.mark.ruling("Top-Outer", "blocked")
@pytest.mark.ruling("Top-Outer", "no use of Traveling Players")
@pytest.mark.parametrize("builder", [P1, P2])
def test_top_outer_gets_the_food_of_traveling_players(table: Table, builder: int) -> None:
    """The Game Teaser brings nothing."""
    farm = {"goods": {P1: "0 food", builder: "5 wood 2 reed"}, "spaces": {"Traveling Players": "2 food"}}
    game = table(seats=5, played={P1: ("Top-Outer", "Game Teaser")}, starting_player=builder, **farm)
    game.play("place House Building")
    assert (count_of(game, "food"), lying(game, "Traveling Players"), herd(game)) == (2, "nothing", (0, 0, 0))


# -- Town Clerk ------------------------------------------------------------------------------------


BUYING = {"round": 1, "cards": ("Major Improvement",), "goods": {P1: "2 clay", P2: "2 clay"}}


@pytest.mark.parametrize("buyer", [P1, P2])
def test_town_clerk_gets_food_for_majors_of_everybody(table: Table, buyer: int) -> None:
    game = table(**BUYING, played={P1: ("Town Clerk",)}, starting_player=buyer)
    game.play("place Major Improvement")
    assert on_card(game, "Town Clerk") == "1 food"


def test_town_clerk_gets_nothing_for_minors(table: Table) -> None:
    game = table(played={P1: ("Town Clerk",)}, hand={P1: ("Corn Scoop",)}, goods={P1: "1 wood"})
    play(game, "place Meeting Place", "play Corn Scoop")
    assert on_card(game, "Town Clerk") == "nothing"


@pytest.mark.ruling("Town Clerk", "Turned down")
def test_town_clerk_does_nothing_once_turned_down(table: Table) -> None:
    game = table(**BUYING, played={P1: ("Town Clerk",)}, starting_player=P2)
    note(game, P1, "Town Clerk").goods = goods("3 food")
    play(game, "place Farmland", "plow c3", "use Town Clerk")
    assert game.goods(P1) == "2 clay 3 food"
    play(game, "place Fishing", "place Major Improvement")
    assert (on_card(game, "Town Clerk"), names(game, P1)) == ("nothing", ["Town Clerk"])


# -- Trapper --------------------------------------------------------------------------------------


@pytest.mark.ruling("Trapper", "the first brings nothing")
@pytest.mark.parametrize(("used", "animal"), [((), ""), (("Copse",), "1 sheep"), (("Copse", "Grove"), "1 boar")])
def test_trapper_buys_an_animal_on_crowded_wood_spaces(table: Table, used: tuple[str, ...], animal: str) -> None:
    there = dict(zip(used, (P2, P3)))
    game = table(seats=4, played={P1: ("Trapper",)}, goods={P1: "1 food"}, used=there)
    game.play("place Forest")
    if animal:
        assert choices(game) == [f"take {animal}", "done"]
        game.play(f"take {animal}")
        assert game.goods(P1) == f"3 wood {animal}"
    else:
        assert deciding(game) == P2


# -- Village Idiot ---------------------------------------------------------------------------------


@pytest.mark.ruling("Village Idiot", "leave the game")
def test_village_idiot_stays_alone(table: Table) -> None:
    game = table(hand={P1: ("Village Idiot", "Conjurer", "Corn Scoop")})
    play(game, "place Lessons", "play Village Idiot")
    assert (names(game, P1), in_hand(game, P1)) == (["Village Idiot"], ["Corn Scoop"])


def test_village_idiot_must_be_the_first_occupation(table: Table) -> None:
    game = table(played={P1: ("Conjurer",)}, hand={P1: ("Village Idiot", "Harpooner", "Priest")})
    game.play("place Lessons")
    assert choices(game) == ["play Harpooner", "play Priest"]


@pytest.mark.ruling("Village Idiot", "play an occupation later")
def test_village_idiot_lets_no_other_occupation_in(table: Table) -> None:
    game = table(played={P1: ("Village Idiot",)}, hand={P1: ("Conjurer",)}, goods={P1: "5 food"})
    assert "place Lessons" not in game.options


@pytest.mark.parametrize(("user", "got"), [(P1, "nothing"), (P2, "1 wood 1 food")])
def test_village_idiot_gets_wood_and_food_when_others_meet(table: Table, user: int, got: str) -> None:
    game = table(played={P1: ("Village Idiot",)}, goods={P1: "0 food"}, starting_player=user)
    game.play("place Meeting Place")
    assert game.goods(P1) == got


def test_trapper_buys_a_cattle_where_all_wood_spaces_are_occupied(table: Table) -> None:
    used = {"Copse": P2, "Grove": P3, "Riverbank Forest": P4}
    game = table(seats=5, played={P1: ("Trapper",)}, goods={P1: "1 food"}, used=used)
    play(game, "place Forest", "take 1 cattle")
    assert game.goods(P1) == "3 wood 1 cattle"


@pytest.mark.ruling("Trapper", "blocked")
def test_trapper_does_not_count_a_blocked_copse(table: Table) -> None:
    used = {"Lessons (2 food)": P2, "Grove": P3}
    game = table(seats=5, played={P1: ("Trapper",)}, goods={P1: "1 food"}, used=used)
    game.play("place Forest")
    assert choices(game) == ["take 1 sheep", "done"]


# -- Village Teacher ------------------------------------------------------------------------------


@pytest.mark.ruling("Village Teacher", "whose people")
@pytest.mark.parametrize(("used", "got"), [({}, "1 food"), ({"Lessons": P2}, "1 grain")])
def test_village_teacher_looks_at_lessons_after_using_one(table: Table, used: dict[str, int], got: str) -> None:
    game = table(seats=4, played={P1: ("Village Teacher",)}, hand={P1: ("Conjurer",)}, goods={P1: "1 food"}, used=used)
    game.play("place Lessons (1, 1, then 2 food)")
    assert game.goods(P1) == got


@pytest.mark.ruling("Village Teacher", "blocked")
@pytest.mark.parametrize(
    ("used", "got"),
    [({"Copse": P2}, "1 food"), ({"Lessons": P2, "Lessons (2 food)": P3}, "1 vegetable")],
)
def test_village_teacher_does_not_count_blocked_lessons(table: Table, used: dict[str, int], got: str) -> None:
    game = table(seats=5, played={P1: ("Village Teacher",)}, hand={P1: ("Conjurer",)}, goods={P1: "1 food"}, used=used)
    game.play("place Lessons (1, 1, then 2 food)")
    assert game.goods(P1) == got


@pytest.mark.ruling("Village Teacher", "in which you play this card")
@pytest.mark.parametrize("others", [(), ("Basket",)])
def test_village_teacher_acts_after_its_own_lesson(table: Table, others: tuple[str, ...]) -> None:
    game = table(seats=5, hand={P1: ("Village Teacher",)}, played={P2: others}, goods={P1: "0 food"})
    game.play("place Lessons")
    assert game.goods(P1) == "1 food"


# -- Wheelmaker ------------------------------------------------------------------------------------


@pytest.mark.ruling("Wheelmaker", "Who has 15")
@pytest.mark.parametrize(
    ("own", "others", "jobs", "after"),
    [(5, 2, 1, 15), (4, 2, 1, 4), (5, 2, 0, 5), (15, 0, 1, 15), (17, 0, 1, 17)],
)
def test_wheelmaker_fills_up_the_most_wood(table: Table, own: int, others: int, jobs: int, after: int) -> None:
    goods = {P1: f"{own} wood 1 food", P2: f"{others} wood", P3: f"{others} wood"}
    game = table(seats=3, hand={P1: ("Wheelmaker",)}, played={P1: ("Conjurer",)[:jobs]}, goods=goods)
    game.play("place Lessons")
    assert count_of(game, "wood") == after


@pytest.mark.ruling("Wheelmaker", "in the supplies")
def test_wheelmaker_does_not_look_at_wood_on_spaces(table: Table) -> None:
    goods = {P1: "1 wood 1 food", P2: "0 food"}
    game = table(hand={P1: ("Wheelmaker",)}, played={P1: ("Conjurer",)}, goods=goods, spaces={"Forest": "9 wood"})
    game.play("place Lessons")
    assert count_of(game, "wood") == 15


# -- Wild Boar Hunter -----------------------------------------------------------------------------


@pytest.mark.ruling("Wild Boar Hunter", "before they go home")
@pytest.mark.parametrize(("last", "asked"), [("Fishing", False), ("Forest", True)])
def test_wild_boar_hunter_looks_for_3_occupied_wood_spaces(table: Table, last: str, asked: bool) -> None:
    at_home = {P1: 1, P2: 1, P3: 1, P4: 0}
    farm = {"goods": {P1: "1 wood"}, "spaces": {"Forest": "1 wood"}, "at_home": at_home}
    game = table(seats=4, played={P1: ("Wild Boar Hunter",)}, used={"Copse": P2, "Grove": P3}, **farm)
    game.play(f"place {last}")
    assert (choices(game) == ["take 1 boar", "done"]) == asked
    if asked:
        game.play("take 1 boar")
        assert game.goods(P1) == "1 wood 1 boar"


@pytest.mark.ruling("Wild Boar Hunter", "blocked")
@pytest.mark.parametrize("third", [None, "Riverbank Forest"])
def test_wild_boar_hunter_does_not_count_a_blocked_copse(table: Table, third: str | None) -> None:
    used = {"Lessons (2 food)": P2, "Grove": P3, **({third: P4} if third else {})}
    farm = {"goods": {P1: "1 wood"}, "used": used, "at_home": {P1: 1, P2: 1, P3: 1, P4: 1 if third else 0, P5: 0}}
    game = table(seats=5, played={P1: ("Wild Boar Hunter",)}, **farm)
    game.play("place Forest")
    assert (choices(game) == ["take 1 boar", "done"]) == (third is not None)


# -- Woodshacker ----------------------------------------------------------------------------------


@pytest.mark.ruling("Woodshacker", "A third time")
def test_woodshacker_gets_clay_with_the_first_two_uses(table: Table) -> None:
    farm = {"goods": {P1: "0 food"}, "at_home": {P1: 3, P2: 0, P3: 0, P4: 0}, "people": {P1: 3}}
    game = table(seats=4, played={P1: ("Woodshacker",)}, **farm)
    game.play("place Forest")
    assert game.goods(P1) == "3 wood 1 clay"
    game.play("place Grove")
    assert game.goods(P1) == "5 wood 3 clay"
    game.play("place Copse")
    assert game.goods(P1) == "6 wood 3 clay"


@pytest.mark.ruling("Woodshacker", "before you played this card")
def test_woodshacker_counts_uses_before_it_was_played(table: Table) -> None:
    farm = {"goods": {P1: "0 food"}, "at_home": {P1: 2, P2: 0, P3: 0, P4: 0}, "used": {"Copse": P1}}
    game = table(seats=4, played={P1: ("Woodshacker",)}, **farm)
    play(game, "place Grove")
    assert game.goods(P1) == "2 wood 2 clay"


# -- Young Artist ----------------------------------------------------------------------------------


LAST_PERSON = {"at_home": {P1: 1, P2: 0}, "hand": {P1: ("Corn Scoop",)}}


def artist(table: Table, goods: str = "2 wood 2 food") -> Agricola:
    """The Young Artist when people are about to go home."""
    game = table(played={P1: ("Young Artist",)}, goods={P1: goods}, **LAST_PERSON)
    game.play("place Clay Pit")
    return game


def test_young_artist_plays_a_minor_improvement_for_a_food(table: Table) -> None:
    game = artist(table)
    assert choices(game) == ["play Corn Scoop", "draw 2 minor improvements", "done"]
    game.play("play Corn Scoop")
    assert (names(game, P1), game.goods(P1), game.round) == (["Young Artist", "Corn Scoop"], "1 wood 1 clay 1 food", 2)


@pytest.mark.ruling("Young Artist", "like all others")
def test_young_artist_draws_2_minor_improvements(table: Table) -> None:
    game = artist(table)
    game.play("draw 2 minor improvements")
    assert (len(in_hand(game, P1)), game.goods(P1), game.round) == (3, "2 wood 1 clay 1 food", 2)
    assert {card_named(name, "revised").sort for name in in_hand(game, P1)} == {"minor"}


@pytest.mark.ruling("Young Artist", "fewer than 2")
def test_young_artist_draws_what_is_left(table: Table) -> None:
    game = table(played={P1: ("Young Artist",)}, goods={P1: "2 food"}, **LAST_PERSON)
    game.deck = tuple([card for card in game.deck if card.sort == "minor"][:1])
    play(game, "place Clay Pit", "draw 2 minor improvements")
    assert len(in_hand(game, P1)) == 2


@pytest.mark.ruling("Young Artist", "With six players")
@pytest.mark.parametrize(("decks", "left"), [("AB", 6), ("ABL", 10)])
def test_six_players_leave_few_minor_improvements(decks: str, left: int) -> None:
    game = begin(AgricolaSettings(players=6, edition="revised", decks=decks), 1)
    assert len([card for card in game.deck if card.sort == "minor"]) == left


def test_young_artist_is_paid_with_food_from_another_card(table: Table) -> None:
    game = table(played={P1: ("Young Artist", "Town Clerk")}, goods={P1: "0 food"}, **LAST_PERSON)
    note(game, P1, "Town Clerk").goods = goods("1 food")
    play(game, "place Clay Pit", "use Town Clerk")
    assert choices(game) == ["draw 2 minor improvements", "done"]


def test_young_artist_needs_food(table: Table) -> None:
    assert artist(table, "2 wood").round == 2
