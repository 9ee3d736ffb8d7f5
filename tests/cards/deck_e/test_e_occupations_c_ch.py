"""Occupations of deck E, C to Ch."""

import pytest

from farmyard import Agricola, breakdown, scores
from farmyard.agricola.content.catalogue import CARDS, card_named
from farmyard.agricola.position import P1, P2, P3, P4
from farmyard.kernel.errors import IllegalChoice
from helpers import Table, choices, count_of, deciding, herd, in_hand, names, play_minor, promised, rounds_with, worth

# -- Carpenter ------------------------------------------------------------------------------------


def test_carpenter_and_clay_roof_combine(table: Table) -> None:
    game = table(played={P1: ("Carpenter", "Clay Roof")}, goods={P1: "3 wood 1 reed 1 clay"})
    game.play("place Build Rooms and Stables")
    game.play("room a1")
    assert game.goods(P1) == "nothing"


@pytest.mark.parametrize(
    ("house", "price"),
    [("wooden hut", "3 wood 2 reed"), ("clay hut", "3 clay 2 reed"), ("stone house", "3 stone 2 reed")],
)
def test_carpenter_builds_rooms_for_three(table: Table, house: str, price: str) -> None:
    game = table(played={P1: ("Carpenter",)}, house={P1: house}, goods={P1: price})
    game.play("place Build Rooms and Stables")
    game.play("room a1")
    assert game.goods(P1) == "nothing"


@pytest.mark.ruling("Carpenter", "swap its goods")
def test_carpenter_combines_with_cards_that_swap_goods(table: Table) -> None:
    game = table(played={P1: ("Carpenter", "Clay Roof")}, goods={P1: "3 wood 1 reed 1 clay"})
    game.play("place Build Rooms and Stables")
    game.play("room a1")
    assert game.goods(P1) == "nothing"


@pytest.mark.ruling("Carpenter", "not together with the Axe")
def test_carpenter_and_axe_do_not_add_up(table: Table) -> None:
    cards = {P1: ("Carpenter", "Axe")}
    building = "place Build Rooms and Stables"
    assert building in table(played=cards, goods={P1: "2 wood 2 reed"}).options
    assert building not in table(played=cards, goods={P1: "1 wood 2 reed"}).options


@pytest.mark.ruling("Carpenter", "not together with the Axe")
def test_carpenter_and_clay_supports_do_not_add_up(table: Table) -> None:
    cards = {P1: ("Carpenter", "Clay Supports")}
    game = table(played=cards, house={P1: "clay hut"}, goods={P1: "1 wood 5 clay 3 reed"})
    game.play("place Build Rooms and Stables")
    game.play("room a1")
    assert game.options[:2] == ["pay 3 clay 2 reed", "pay 1 wood 2 clay 1 reed"]
    game.play("pay 3 clay 2 reed")
    game.play("room a2")
    assert game.goods(P1) == "nothing"


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


# -- Cattle Whisperer -----------------------------------------------------------------------------


def test_cattle_whisperer_lays_cattle_five_and_nine_rounds_ahead(table: Table) -> None:
    game = table(round=4, hand={P1: ("Cattle Whisperer",)})
    game.play("place Occupation")
    laid = rounds_with(game, P1, "1 cattle")
    assert laid == [9, 13]


def test_cattle_whisperer_lays_nothing_beyond_round_14(table: Table) -> None:
    game = table(round=6, hand={P1: ("Cattle Whisperer",)})
    game.play("place Occupation")
    assert list(promised(game, P1)) == [11]


def test_cattle_from_the_whisperer_may_be_cooked_at_once(table: Table) -> None:
    game = table(round=5, majors={P1: ("Fireplace (2 clay)",)}, goods={P1: "1 sheep"}, hand={P1: ("Cattle Whisperer",)})
    game.play("place Occupation")
    while game.round < 10:
        game.play(game.options[0])
    assert "keep 1 sheep" in game.options
    assert "convert cattle" in game.options


@pytest.mark.ruling("Cattle Whisperer", "solo series")
def test_cattle_whisperer_lying_out_from_the_start_counts_from_round_0(table: Table) -> None:
    game = table(seats=1)
    game.round = 0
    on_play = card_named("Cattle Whisperer").on_play
    assert on_play is not None
    on_play.run(game, P1)
    assert list(promised(game, P1)) == [5, 9]


@pytest.mark.ruling("Cattle Whisperer", "cooked at once")
def test_cattle_of_the_whisperer_is_cooked_without_a_place(table: Table) -> None:
    game = table(round=5, majors={P1: ("Fireplace (2 clay)",)}, goods={P1: "1 sheep"}, hand={P1: ("Cattle Whisperer",)})
    game.play("place Occupation")
    while game.round < 10:
        game.play(game.options[0])
    food = count_of(game, "food")
    game.play("keep 1 sheep")
    assert count_of(game, "food") == food + 3
    assert herd(game) == (1, 0, 0)


# -- Charcoal Burner ------------------------------------------------------------------------------


def test_charcoal_burner_gets_wood_and_food_when_anybody_builds_to_bake(table: Table) -> None:
    game = table(round=2, played={P2: ("Charcoal Burner",)}, goods={P1: "2 clay", P2: "0 food"}, cards=("Improvement",))
    game.play("place Improvement")
    assert names(game, P1) == ["Fireplace (2 clay)"]
    assert game.goods(P2) == "1 wood 1 food"


@pytest.mark.ruling("Charcoal Burner", "upgrading")
def test_charcoal_burner_counts_an_own_upgrade(table: Table) -> None:
    game = table(
        played={P1: ("Charcoal Burner",)}, majors={P1: ("Fireplace (2 clay)",)}, goods={P1: "0 food"},
        cards=("Improvement",),
    )  # fmt: skip
    game.play("place Improvement")
    game.play("build Cooking Hearth (4 clay)")
    assert game.goods(P1) == "1 wood 1 food"


@pytest.mark.ruling("Charcoal Burner", "Minor improvements")
def test_charcoal_burner_counts_a_minor_improvement(table: Table) -> None:
    game = table(played={P2: ("Charcoal Burner",)}, majors={P1: ("Clay Oven",)}, hand={P1: ("Baker's Oven",)},
                 goods={P1: "0 food", P2: "0 food"})  # fmt: skip
    game.play("place Starting Player")
    game.play("play Baker's Oven")
    assert game.goods(P2) == "1 wood 1 food"


def test_charcoal_burner_ignores_other_improvements(table: Table) -> None:
    game = table(played={P2: ("Charcoal Burner",)}, goods={P1: "1 wood 3 stone", P2: "0 food"}, cards=("Improvement",))
    game.play("place Improvement")
    assert names(game, P1) == ["Well"]
    assert game.goods(P2) == "nothing"


@pytest.mark.ruling("Charcoal Burner", "Minor improvements")
def test_charcoal_burner_counts_a_simple_fireplace(table: Table) -> None:
    game = table(
        played={P2: ("Charcoal Burner",)}, hand={P1: ("Simple Fireplace",)}, goods={P1: "1 clay", P2: "0 food"}
    )
    game.play("place Starting Player")
    game.play("play Simple Fireplace")
    assert game.goods(P2) == "1 wood 1 food"


def test_charcoal_burner_reacts_to_upgrades_that_bake(table: Table) -> None:
    majors = {P1: ("Clay Oven", "Cooking Hearth (4 clay)")}
    for name in ("Baker's Kitchen", "Cooking Corner"):
        game = table(majors=majors, hand={P1: (name,)}, played={P1: ("Charcoal Burner",)}, goods={P1: "2 stone"})
        play_minor(game, name)
        assert "1 wood" in game.goods(P1)


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


# -- Chief ----------------------------------------------------------------------------------------


def test_chief_costs_two_food_on_top(table: Table) -> None:
    game = table(goods={P1: "4 food"}, played={P1: ("Carpenter",)}, hand={P1: ("Chief",)})
    game.play("place Occupation")
    assert game.goods(P1) == "1 food"


def test_chief_cannot_be_played_without_the_food(table: Table) -> None:
    game = table(goods={P1: "1 food"}, hand={P1: ("Chief",)})
    with pytest.raises(IllegalChoice):
        game.play("place Occupation")


@pytest.mark.parametrize(("house", "points"), [("wooden hut", 0), ("clay hut", 0), ("stone house", 3)])
def test_chief_scores_stone_rooms(table: Table, house: str, points: int) -> None:
    assert worth(table, "Chief", house={P1: house}, rooms={P1: "a1 b1 c1"}) == points


def test_chief_adds_to_the_half_timbered_house(table: Table) -> None:
    home = {"house": {P1: "stone house"}, "rooms": {P1: "a1 b1 c1"}}
    both = table(played={P1: ("Chief", "Half-timbered House")}, **home)
    assert scores(both)[P1] - scores(table(**home))[P1] == 6


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


# -- Chief's Daughter -----------------------------------------------------------------------------


@pytest.mark.parametrize(("house", "points"), [("wooden hut", 0), ("clay hut", 1), ("stone house", 3)])
def test_chiefs_daughter_scores_the_house(table: Table, house: str, points: int) -> None:
    assert worth(table, "Chief's Daughter", house={P1: house}) == points


def test_chiefs_daughter_follows_another_players_chief_for_nothing(table: Table) -> None:
    game = table(seats=3, hand={P1: ("Chief",), P3: ("Chief's Daughter",)}, played={P3: ("Carpenter",)})
    game.play("place Occupation")
    assert deciding(game) == P3
    assert game.options == ["play Chief's Daughter", "done"]
    game.play("play Chief's Daughter")
    assert names(game, P3) == ["Carpenter", "Chief's Daughter"]
    assert in_hand(game, P3) == []
    assert game.goods(P3) == "3 food"


def test_chiefs_daughter_may_stay_in_the_hand(table: Table) -> None:
    game = table(hand={P1: ("Chief",), P2: ("Chief's Daughter",)})
    game.play("place Occupation")
    game.play("done")
    assert in_hand(game, P2) == ["Chief's Daughter"]


def test_everybody_who_might_hold_the_chiefs_daughter_is_asked_for_her(table: Table) -> None:
    for hand in (("Chief's Daughter",), ("Reeve",)):
        game = table(seats=4, hand={P1: ("Chief",), P2: hand, P3: ("Potter",), P4: ("Clogs",)}, goods={P1: "2 food"})
        game.play("place Occupation")
        assert (deciding(game), game.options[-1]) == (P2, "done")
        game.play("done")
        assert (deciding(game), choices(game)) == (P3, ["done"])
        game.play("done")
        assert deciding(game) == P2
        assert "place Fishing" in game.options


def test_nobody_is_asked_for_a_chiefs_daughter_who_cannot_be_in_a_hand(table: Table) -> None:
    game = table(seats=3, hand={P1: ("Chief",), P2: ("Potter",)}, played={P3: ("Chief's Daughter",)})
    game.play("place Occupation")
    assert "place Fishing" in game.options


@pytest.mark.ruling("Chief's Daughter", "Your own Chief")
def test_chiefs_daughter_does_not_follow_the_own_chief_or_another_card(table: Table) -> None:
    own = table(hand={P1: ("Chief", "Chief's Daughter")})
    own.play("place Occupation")
    own.play("play Chief")
    other = table(hand={P1: ("Carpenter",), P2: ("Chief's Daughter",)})
    other.play("place Occupation")
    assert "play Chief's Daughter" not in own.options + other.options


@pytest.mark.ruling("Chief's Daughter", "playing alone")
def test_chiefs_daughter_is_played_by_an_action_as_well(table: Table) -> None:
    game = table(seats=1, goods={P1: "1 food"}, played={P1: ("Chief",)}, hand={P1: ("Chief's Daughter",)})
    game.play("place Occupation")
    assert names(game, P1) == ["Chief", "Chief's Daughter"]
    assert game.goods(P1) == "nothing"


def test_chiefs_daughter_lying_out_does_not_react_any_more(table: Table) -> None:
    game = table(hand={P1: ("Chief",)}, played={P2: ("Chief's Daughter",)})
    game.play("place Occupation")
    assert deciding(game) == P2
    assert "place Day Laborer" in game.options


@pytest.mark.ruling("Chief's Daughter", "Clogs")
def test_chiefs_daughter_adds_to_the_clogs(table: Table) -> None:
    both = table(played={P1: ("Chief's Daughter", "Clogs")}, house={P1: "stone house"})
    assert scores(both)[P1] - scores(table(house={P1: "stone house"}))[P1] == 5


def test_chiefs_daughter_played_for_nothing_is_an_occupation_played(table: Table) -> None:
    cards = ("Patron", "Bookshelf", "Writing Desk")
    game = table(played={P2: cards}, hand={P1: ("Chief",), P2: ("Chief's Daughter", "Carpenter")}, goods={P2: "0 food"})
    game.play("place Occupation")
    game.play("play Chief's Daughter")
    assert game.goods(P2) == "5 food"
    assert "place Day Laborer" in game.options


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


def added_worth(table: Table, cards: tuple[str, ...], more: str, **situation: object) -> int:
    """What one more card of the first player's adds to the score."""
    without = scores(table(played={P1: cards}, **situation))
    return scores(table(played={P1: (*cards, more)}, **situation))[P1] - without[P1]


@pytest.mark.ruling("Chief's Daughter", "Adds to the points of the Clogs")
@pytest.mark.parametrize(("house", "points"), [("clay hut", 1), ("stone house", 3)])
def test_chiefs_daughter_scores_beside_the_clogs(table: Table, house: str, points: int) -> None:
    assert added_worth(table, ("Clogs",), "Chief's Daughter", house={P1: house}) == points
