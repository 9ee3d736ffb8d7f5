"""The forest deck: action spaces beside the board."""

import pytest

from farmyard import Agricola, view
from farmyard.agricola.position import P1, P2
from helpers import Table, choices, deciding, farm, fields, herd, lying, play, points, told, users
from woods import met, woods


def with_space(table: Table, name: str, **situation: object) -> Agricola:
    """A table at which a space of the forest deck lies beside the board."""
    return woods(table, beside=(name,), **situation)


def spaces(game: Agricola) -> list[str]:
    return [space.name for space in view(game, P1).spaces]


def test_a_drawn_space_is_open_to_everybody_at_once(table: Table) -> None:
    game = met(table, "Fairy Ring")
    assert (deciding(game), "place Fairy Ring" in game.options) == (P2, True)


# -- Land of Cockaigne ------------------------------------------------------------------------


@pytest.mark.ruling("Land of Cockaigne", "one person fewer to place")
def test_who_has_eaten_too_much_sleeps_through_the_next_round(table: Table) -> None:
    game = with_space(table, "Land of Cockaigne", goods={P1: "1 food"})
    play(game, "place Land of Cockaigne", "place Day Laborer", "place Fishing", "place Forest")
    assert (game.round, game.goods(P1), users(game, "Land of Cockaigne")) == (2, "7 food", [P1])
    assert (farm(game).at_home, "place Land of Cockaigne" in game.options) == (1, False)
    play(game, "place Clay Pit", "place Day Laborer", "place Grain Seeds")
    assert (game.round, users(game, "Land of Cockaigne"), farm(game).at_home) == (3, [], 2)


@pytest.mark.ruling("Land of Cockaigne", "eats and scores like anybody else")
def test_a_sleeper_is_fed_and_scored(table: Table) -> None:
    game = with_space(table, "Land of Cockaigne", round=4, at_home={P1: 1, P2: 0}, goods={P2: "4 food", P1: "1 grain"})
    play(game, "place Land of Cockaigne", "feed")
    assert (game.round, game.goods(P1), points(game, P1, "Family members")) == (5, "1 grain 1 food", 6)


def test_in_the_last_round_nobody_sleeps_on(table: Table) -> None:
    game = with_space(table, "Land of Cockaigne", round=14, at_home={P1: 1, P2: 0}, goods={P2: "4 food"})
    play(game, "place Land of Cockaigne")
    assert (game.over, game.goods(P1)) == (True, "3 food")


# -- Warrior Princess -------------------------------------------------------------------------

IN_PLAY = {"round": 6, "cards": ("Basic Wish for Children",), "rooms": {P1: "a1 b1 c1"}}


def test_the_princess_has_her_price_for_a_child_and_a_point(table: Table) -> None:
    game = with_space(table, "Warrior Princess", **IN_PLAY, goods={P1: "1 wood 1 food"})
    play(game, "place Warrior Princess")
    assert (farm(game).people, game.goods(P1), game.players[P1].bonus) == (3, "nothing", 1)


def test_the_princess_asks_for_room(table: Table) -> None:
    game = with_space(table, "Warrior Princess", round=6, goods={P1: "1 wood 1 food"})
    assert "place Warrior Princess" not in game.options


@pytest.mark.ruling("Warrior Princess", "It lies on that space")
def test_the_princess_covers_the_space_for_the_first_growth(table: Table) -> None:
    game = woods(table, "Warrior Princess", **IN_PLAY, used={"Basic Wish for Children": P2})
    game.play("place Forest")
    assert ("Basic Wish for Children" in spaces(game), users(game, "Warrior Princess")) == (False, [P2])


@pytest.mark.ruling("Warrior Princess", "If that space is still to come it never will")
def test_after_the_princess_no_card_is_turned_over_for_the_first_growth(table: Table) -> None:
    game = with_space(table, "Warrior Princess", round=4, seats=1, at_home={P1: 1}, goods={P1: "9 food"}, cards=())
    assert "Basic Wish for Children" not in view(game, P1).still_to_come[2]
    told_so_far = [told(game, "place Day Laborer")[-1]]
    while game.round < 8:
        quiet = [name for name in ("place Day Laborer", "place Fishing", "feed") if name in game.options]
        told_so_far += told(game, quiet[0])
    rounds = [words for _, words in told_so_far if words.startswith("Round")]
    assert rounds.count("Round 5: nothing comes into play") == 1
    assert "Basic Wish for Children" not in spaces(game)


@pytest.mark.ruling("Warrior Princess", "All other spaces for family growth stay")
def test_other_spaces_for_growth_are_there_beside_the_princess(table: Table) -> None:
    game = with_space(table, "Warrior Princess", seats=5, round=13, cards=("Urgent Wish for Children",))
    assert {"Urgent Wish for Children", "Modest Wish for Children", "Warrior Princess"} <= set(spaces(game))


def test_the_princess_covers_family_growth_in_the_original_edition(table: Table) -> None:
    game = with_space(table, "Warrior Princess", edition="original", round=7)
    assert "Family Growth" not in spaces(game)


# -- Dragon Field -----------------------------------------------------------------------------


def test_a_dragon_burns_up_to_two_cells_which_are_used_then(table: Table) -> None:
    game = with_space(table, "Dragon Field", goods={P1: "1 food"})
    assert points(game, P1, "Unused cells") == -13
    play(game, "place Dragon Field", "lay burnt cell on a1", "lay burnt cell on b3")
    assert (game.goods(P1), points(game, P1, "Unused cells")) == ("nothing", -11)
    assert farm(game).tiles["burnt cell"] == ("a1", "b3")


def test_one_burnt_cell_is_enough(table: Table) -> None:
    game = with_space(table, "Dragon Field")
    play(game, "place Dragon Field", "lay burnt cell on a1", "done")
    assert deciding(game) == P2


@pytest.mark.ruling("Dragon Field", "takes no room, no stable and no fences")
def test_nothing_is_built_on_burnt_cells(table: Table) -> None:
    tiles = {P1: {"burnt cell": "a1 b2 c2 a5"}}
    game = woods(table, tiles=tiles, goods={P1: "9 wood 2 reed"}, round=4, cards=("Fencing",))
    copy = game.clone()
    game.play("place Farm Expansion")
    assert not [option for option in choices(game) if option[-2:] in ("a1", "b2", "c2", "a5")]
    copy.play("place Fencing")
    assert not [option for option in choices(copy) if "a5" in option]


@pytest.mark.ruling("Dragon Field", "Plowing it is plowing like any other")
def test_who_plows_a_burnt_cell_gets_a_grain(table: Table) -> None:
    game = with_space(table, "Dragon Field", tiles={P1: {"burnt cell": "a2 b3"}}, fields={P1: "a1"})
    game.play("place Farmland")
    assert (fields(game, P1), game.goods(P1), farm(game).tiles["burnt cell"]) == (2, "1 grain 2 food", ("b3",))


@pytest.mark.ruling("Dragon Field", "No more than 12 cells")
def test_there_are_twelve_burnt_cells_at_most(table: Table) -> None:
    everywhere = "a1 a2 a3 a4 a5 b2 b3 b4 b5 c2 c3"
    game = with_space(table, "Dragon Field", tiles={P2: {"burnt cell": everywhere}}, at_home={P2: 0})
    play(game, "place Dragon Field", "lay burnt cell on a1", "place Fishing")
    assert (game.round, "place Dragon Field" in game.options) == (2, False)


# -- Fairy Ring -------------------------------------------------------------------------------


@pytest.mark.ruling("Fairy Ring", "The first fairy lies there at once")
def test_fairies_gather_in_their_ring(table: Table) -> None:
    game = met(table, "Fairy Ring")
    assert lying(game, "Fairy Ring") == "1 fairy"
    play(game, "place Day Laborer", "place Clay Pit", "place Fishing", "place Fairy Ring")
    assert (game.round, game.goods(P1)) == (2, "3 wood 1 clay 2 food 2 fairy")


def test_fairies_are_sent_away_for_goods_at_any_time(table: Table) -> None:
    game = with_space(table, "Fairy Ring", goods={P1: "12 fairy"})
    for good in ("food", "wood", "clay", "reed", "grain", "stone"):
        [fairies] = [option.text for option in game.exchanges() if option.text.endswith(f" into {good}")][:1]
        game.play(fairies)
    assert game.goods(P1) == "1 wood 1 clay 1 reed 1 stone 1 grain 1 food 1 fairy"


def test_three_fairies_bring_a_vegetable_or_a_point(table: Table) -> None:
    game = with_space(table, "Fairy Ring", goods={P1: "5 fairy"})
    assert points(game, P1) == 1
    game.play("convert 3 fairy into vegetable")
    assert (game.goods(P1), points(game, P1)) == ("1 vegetable 2 fairy", 0)


def test_fairies_pay_for_what_is_bought(table: Table) -> None:
    game = with_space(table, "Fairy Ring", goods={P1: "2 clay 1 fairy"}, round=4, cards=("Major Improvement",), seats=1)
    assert "place Major Improvement" in game.options


def test_fairies_feed_a_family(table: Table) -> None:
    game = with_space(table, "Fairy Ring", phase="feeding", goods={P1: "3 food 1 fairy", P2: "4 food"})
    game.play("convert 1 fairy into food")
    assert farm(game).begging == 0


@pytest.mark.ruling("Fairy Ring", "Fairies are no goods")
def test_fairies_are_no_goods_and_need_no_place(table: Table) -> None:
    game = with_space(table, "Fairy Ring", x_deck=True, spaces={"Fairy Ring": "3 fairy"}, played={P1: ("Replicator",)})
    game.play("place Fairy Ring")
    assert (game.goods(P1), herd(game), farm(game).cards) == ("2 food 3 fairy", (0, 0, 0), ("Replicator",))


# -- The Road Not Taken -----------------------------------------------------------------------

ROADS = {
    "seats": 3, "round": 11, "cards": ("Western Quarry", "Eastern Quarry"),
    "spaces": {
        "Reed Bank": "2 reed 1 food", "Western Quarry": "1 stone", "Eastern Quarry": "2 stone 1 reed",
        "Clay Pit": "2 clay", "Hollow": "1 clay 1 stone", "Fishing": "3 food", "Forest": "3 wood 1 reed",
        "Meeting Place": "1 food",
    },
}  # fmt: skip


@pytest.mark.ruling("The Road Not Taken", "Either road brings both goods")
@pytest.mark.ruling("The Road Not Taken", "stay free; goods of other kinds stay there")
def test_one_road_leads_to_reed_and_stone(table: Table) -> None:
    game = with_space(table, "The Road Not Taken", **ROADS, goods={P1: "1 wood"})
    play(game, "place The Road Not Taken", "take reed and stone")
    assert game.goods(P1) == "1 wood 3 reed 3 stone"
    assert [lying(game, name) for name in ("Reed Bank", "Hollow", "Forest")] == [
        "1 food", "1 clay 1 stone", "3 wood 1 reed",
    ]  # fmt: skip
    assert "place Fishing" in game.options


def test_the_other_road_leads_to_clay_and_food(table: Table) -> None:
    game = with_space(table, "The Road Not Taken", **ROADS, goods={P1: "1 wood"})
    play(game, "place The Road Not Taken", "take clay and food")
    assert (game.goods(P1), lying(game, "Hollow"), lying(game, "Fishing")) == (
        "1 wood 3 clay 4 food",
        "1 stone",
        "nothing",
    )


def test_nobody_goes_there_twice(table: Table) -> None:
    game = with_space(table, "The Road Not Taken")
    play(game, "place The Road Not Taken", "take clay and food")
    play(game, "place Forest", "place Day Laborer", "place Grain Seeds")
    assert (deciding(game), "place The Road Not Taken" in game.options) == (P1, False)
    game.play("place Day Laborer")
    assert "place The Road Not Taken" in game.options


@pytest.mark.ruling("The Road Not Taken", "Nobody draws a card for stone")
def test_the_aliens_do_not_notice_stone_taken_so(table: Table) -> None:
    game = with_space(table, "The Road Not Taken", **ROADS, x_deck=True)
    game.play("place The Road Not Taken")
    assert told(game, "take reed and stone") == [(P1, "gets 3 reed 3 stone from The Road Not Taken")]
