"""Cards of decks I and K together with the cards that their rulings name."""

from collections.abc import Callable
from typing import Any

import pytest

from farmyard import Agricola, new_game, scores
from farmyard.agricola.position import P1, P2, P3, P4
from farmyard.agricola.state.game import FIELD, PREPARATION
from farmyard.kernel.errors import IllegalChoice
from helpers import choices, crops, deciding, play, points

Table = Callable[..., Agricola]

NOBODY_ELSE = {P2: 0, P3: 0, P4: 0}
IDLE = ("feed", "place Fishing", "place Day Laborer", "place Take 1 Grain")
THREE = ("Carpenter", "Clay Deliveryman", "Mushroom Collector")
VEGETABLE_CARDS = ("Bean Field", "Lettuce Patch", "Turnip Field")


# -- Taster, Acrobat, Countryman and Magician -------------------------------------------------------


@pytest.mark.ruling("Acrobat", "the player on the left of whoever placed the last person begins")
@pytest.mark.ruling("Countryman", "the player on the left of whoever placed the last person begins")
def test_moves_begin_on_the_left_of_a_taster_who_alone_has_placed_somebody(table: Table) -> None:
    game = table(
        seats=4, phase=PREPARATION, cards=("Sow and Bake",), played={P2: ("Taster", "Acrobat"), P3: ("Countryman",)},
        used={"Take 1 Grain": P3}, people={P1: 0, P2: 1, P3: 0, P4: 0}, fields={P3: "a1"}, goods={P3: "1 grain"},
    )  # fmt: skip
    play(game, "use Taster", "place Traveling Players")
    assert deciding(game) == P3
    play(game, "done")
    assert deciding(game) == P2


@pytest.mark.ruling("Acrobat", "never the last person for the Magician")
def test_an_acrobat_who_moves_last_is_not_the_magicians_last_person(table: Table) -> None:
    game = table(seats=4, played={P1: ("Acrobat", "Magician")}, at_home=NOBODY_ELSE, goods={P1: "nothing"})
    play(game, "place Traveling Players", "place 1 Clay", "move from Traveling Players to Take 1 Grain")
    assert game.goods(P1) == "1 clay 1 grain 1 food"


@pytest.mark.ruling("Acrobat", "never the last person for the Magician")
def test_the_magicians_last_person_may_move_on_as_an_acrobat(table: Table) -> None:
    game = table(seats=4, played={P1: ("Acrobat", "Magician")}, at_home=NOBODY_ELSE, goods={P1: "nothing"})
    play(game, "place 1 Clay", "place Traveling Players", "move from Traveling Players to Take 1 Grain")
    assert game.goods(P1) == "1 clay 2 grain 2 food"


@pytest.mark.ruling("Countryman", "never the last person for the Magician")
def test_a_countryman_who_moves_later_leaves_the_magician_the_last_person(table: Table) -> None:
    game = table(
        seats=4, cards=("Sow and Bake",), played={P1: ("Countryman", "Magician")}, at_home=NOBODY_ELSE,
        goods={P1: "nothing"}, majors={P1: ("Clay Oven",)},
    )  # fmt: skip
    play(game, "place Take 1 Grain", "place Traveling Players")
    assert game.goods(P1) == "2 grain 2 food"
    play(game, "move from Take 1 Grain to Sow and Bake")
    assert (game.round, game.goods(P1)) == (2, "1 grain 7 food")


@pytest.mark.ruling("Countryman", "also of people who have moved there")
def test_a_countryman_cannot_follow_an_acrobat_to_the_same_space(table: Table) -> None:
    game = table(
        seats=4, round=12, cards=("Plow and Sow",), played={P1: ("Acrobat",), P2: ("Countryman",)},
        at_home={P1: 1, P2: 2, P3: 0, P4: 0}, used={"Sow and Bake": P2}, fields={P2: "a1"}, people={P2: 2},
    )  # fmt: skip
    play(game, "place Traveling Players", "place Take 1 Grain")
    free = game.clone()
    play(free, "done")
    assert choices(free) == ["move from Take 1 Grain to Plow and Sow", "done"]
    play(game, "move from Traveling Players to Plow and Sow", "plow a1")
    assert game.round == 13


# -- Fence Builder, Fence Deliveryman, Lasso ---------------------------------------------------------


@pytest.mark.ruling("Fence Builder", "with no fence left you cannot mark a space")
def test_fence_builder_has_no_effect_once_all_fences_are_built(table: Table) -> None:
    game = table(hand={P1: ("Fence Builder",)}, pastures={P1: ("a2 a3 a4 a5", "b3 b4 b5")}, goods={P1: "9 wood"})
    assert game.players[P1].fences_left == 0
    play(game, "place Occupation")
    assert deciding(game) == P2
    play(game, "place Fishing", "place Day Laborer")
    assert deciding(game) == P2


@pytest.mark.ruling("Fence Deliveryman", "the earlier round space gets its 4 first")
def test_fence_deliveryman_delivers_four_fences_and_then_the_last_one(table: Table) -> None:
    game = table(
        seats=1, people={P1: 1}, hand={P1: ("Fence Deliveryman",)}, goods={P1: "20 food"},
        pastures={P1: ("a2 a3 a4 a5",)},
    )  # fmt: skip
    play(game, "place Occupation")
    until(game, 7)
    assert "return 4 fences" in game.options
    play(game, "return 4 fences")
    until(game, 11)
    assert "return 1 fence" in game.options


def until(game: Agricola, round: int) -> None:
    """Play the rounds up to the start of this one without getting anything but clay, or reed."""
    while game.round < round:
        game.play(next(option for option in ("feed", "place 1 Clay", "place 1 Reed") if option in game.options))


def test_fence_deliverymans_fences_arrive_in_the_sixth_round_after(table: Table) -> None:
    game = table(seats=1, people={P1: 1}, hand={P1: ("Fence Deliveryman",)}, goods={P1: "5 food"})
    play(game, "place Occupation")
    assert game.players[P1].fences_left == 7
    until(game, 7)
    play(game, "enclose a5")
    assert game.goods(P1).endswith("clay")
    assert game.players[P1].fences_left == 7


@pytest.mark.ruling("Fence Deliveryman", "Lying out from the start of a solo series")
def test_a_permanent_fence_deliveryman_lays_its_fences_on_rounds_6_and_10() -> None:
    game = new_game(players=1, decks="I", permanent=("Fence Deliveryman",), food=20)
    arrived = []
    while game.round < 11:
        if "return 4 fences" in game.options:
            arrived.append(game.round)
            play(game, "return 4 fences")
        elif "done" in choices(game):
            play(game, "done")
        else:
            play(game, next(option for option in ("feed", "place 1 Clay", "place 1 Reed") if option in game.options))
    assert arrived == [6, 10]


@pytest.mark.ruling("Lasso", "these are two turns")
def test_the_hedge_keeper_acts_for_both_people_of_the_lasso(table: Table) -> None:
    game = table(
        round=3, cards=("1 Sheep", "Fences"), played={P1: ("Lasso", "Hedge Keeper")}, hand={P1: ("Fence Builder",)},
        people={P1: 3}, goods={P1: "3 wood 1 food"},
    )  # fmt: skip
    play(game, "place Occupation", "place a fence on 1 Sheep", "done", "place Day Laborer")
    play(game, "place 1 Sheep", "enclose a5", "place Fences", "enclose a4 a3")
    assert game.goods(P1) == "1 sheep"


# -- Gardener, Layabout, Harvest Helper and Manure ---------------------------------------------------


@pytest.mark.ruling("Gardener", "the fields stay planted to the end")
@pytest.mark.parametrize(("card", "answers"), [("Bean Field", ()), ("Lettuce Patch", ("done",)), ("Turnip Field", ())])
def test_the_gardeners_vegetables_stay_on_cards(table: Table, card: str, answers: tuple[str, ...]) -> None:
    game = table(
        cards=("Sow and Bake",), round=4, played={P1: ("Gardener", card)}, goods={P1: "1 vegetable"},
        at_home={P1: 1, P2: 0},
    )  # fmt: skip
    play(game, "place Sow and Bake", *answers)
    assert game.goods(P1) == "1 vegetable"
    assert crops(game, P1) == ["2 vegetable"]


@pytest.mark.ruling("Gardener", "the fields stay planted to the end")
def test_turnips_sown_with_the_card_stay_with_the_gardener(table: Table) -> None:
    game = table(
        round=4, played={P1: (*THREE, "Gardener")}, hand={P1: ("Turnip Field",)}, goods={P1: "1 vegetable"},
        at_home={P1: 1, P2: 0},
    )  # fmt: skip
    play(game, "place Starting Player", "play Turnip Field", "sow vegetable on Turnip Field", "become starting player")
    assert game.goods(P1) == "1 vegetable"
    assert crops(game, P1) == ["2 vegetable"]


@pytest.mark.ruling("Layabout", "Harvesting with Manure is no harvest")
@pytest.mark.ruling("Manure", "the Layabout neither stops it nor has done with it")
def test_a_layabout_harvests_with_manure_and_then_stays_out_of_the_harvest(table: Table) -> None:
    game = table(
        round=3, hand={P1: ("Layabout",)}, played={P1: ("Manure",)}, crops={P1: {"a5": "3 grain"}},
        goods={P1: "nothing"}, at_home={P1: 1, P2: 0}, people={P1: 1, P2: 1},
    )  # fmt: skip
    play(game, "place Occupation", "use Manure")
    assert (game.goods(P1), crops(game, P1)) == ("1 grain", ["2 grain"])
    play(game, "place 1 Clay", "place Fishing")
    assert (game.round, game.goods(P1), crops(game, P1)) == (5, "2 clay 1 grain", ["2 grain"])
    assert game.players[P1].begging == 0


@pytest.mark.ruling("Layabout", "You owe no food and get no begging cards")
def test_a_layabout_takes_part_in_the_harvest_after_the_next(table: Table) -> None:
    game = table(
        round=7, hand={P1: ("Layabout",)}, crops={P1: {"a5": "3 grain"}}, at_home={P1: 1, P2: 0},
        people={P1: 1, P2: 1}, goods={P1: "nothing"},
    )  # fmt: skip
    play(game, "place Occupation")
    assert (game.round, crops(game, P1), game.players[P1].begging) == (8, ["3 grain"], 0)
    play(game, "place 1 Clay", "place Fishing", "place 1 Clay", "place Fishing", "feed")
    assert (game.round, crops(game, P1), game.players[P1].begging) == (10, ["2 grain"], 2)


@pytest.mark.ruling("Harvest Helper", "The Acreage is a field, too")
def test_harvest_helper_takes_grain_from_the_acreage(table: Table) -> None:
    game = table(
        seats=3, round=4, cards=("Sow and Bake",), played={P1: ("Acreage",), P2: ("Harvest Helper",)},
        goods={P1: "1 grain", P2: "nothing"}, at_home={P1: 1, P2: 0, P3: 0},
    )  # fmt: skip
    play(game, "place Sow and Bake", "take 1 grain from Acreage 1 of player 1")
    assert game.goods(P1) == "1 grain 2 food"
    assert (game.goods(P2), crops(game, P1)) == ("1 grain", ["1 grain"])


@pytest.mark.ruling("Manure", "Cards that give food for animals in a harvest do not act")
@pytest.mark.parametrize("card", ["Butter Churn", "Loom", "Milking Hand", "Milking Shed", "Milking Stool", "Spindle"])
def test_manure_brings_no_food_for_animals(table: Table, card: str) -> None:
    game = table(
        seats=4, round=3, played={P1: ("Manure", card)}, pastures={P1: ("a4 a5 b4 b5", "a2 a3 b2 b3")},
        crops={P1: {"c5": "2 grain"}}, goods={P1: "5 sheep 5 cattle"}, at_home={P1: 1, **NOBODY_ELSE},
    )  # fmt: skip
    play(game, "place 1 Clay", "use Manure")
    assert game.goods(P1) == "1 clay 1 grain 5 sheep 5 cattle"


@pytest.mark.parametrize("card", ["Butter Churn", "Loom", "Milking Hand", "Milking Shed", "Milking Stool", "Spindle"])
def test_the_same_cards_bring_food_in_a_harvest(table: Table, card: str) -> None:
    game = table(
        seats=4, phase=FIELD, played={P1: (card,)}, pastures={P1: ("a4 a5 b4 b5", "a2 a3 b2 b3")},
        goods={P1: "5 sheep 5 cattle"},
    )  # fmt: skip
    assert game.players[P1].begging < 4


@pytest.mark.ruling("Manure", "House Goat and Horse are no animals")
@pytest.mark.ruling("House Goat", "no animal where a card asks for animals")
@pytest.mark.parametrize(("cards", "asks"), [(("House Goat", "Horse"), 2), ((), 2)])
def test_goat_and_horse_are_no_animals_for_manure(table: Table, cards: tuple[str, ...], asks: int) -> None:
    game = table(played={P1: cards}, stables={P1: "a1 a2"}, goods={P1: "1 sheep"}, hand={P1: ("Manure",)})
    play(game, "place Starting Player")
    assert [card.name for card in game.players[P1].hand] == ["Manure"]
    enough = table(played={P1: cards}, stables={P1: "a1 a2"}, goods={P1: f"{asks} sheep"}, hand={P1: ("Manure",)})
    play(enough, "place Starting Player", "play Manure")
    assert enough.players[P1].hand == []


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


# -- Wood that grows on the Copse and the Forester ---------------------------------------------------

WOODS = ("Copse", "Forester")


def planted(table: Table, *cards: str, wood: int = 1, **situation: Any) -> Agricola:
    """The first of these cards has had this much wood planted."""
    settings: dict[str, Any] = {"cards": ("Sow and Bake",), "goods": {P1: f"{wood} wood"}, **situation}
    game = table(played={P1: cards}, **settings)
    play(game, "place Sow and Bake")
    while f"sow wood on {cards[0]}" in game.options:
        play(game, f"sow wood on {cards[0]}")
    return game


@pytest.mark.ruling("Copse", "What makes grain fields hold more does so here")
@pytest.mark.ruling("Forester", "each plot is a field of its own for the Fieldsman")
@pytest.mark.parametrize("card", WOODS)
def test_planted_wood_holds_more_like_grain(table: Table, card: str) -> None:
    assert crops(planted(table, card), P1) == ["3 wood"]
    assert crops(planted(table, card, "Liquid Manure"), P1) == ["4 wood"]
    assert crops(planted(table, card, "Fieldsman"), P1) == ["5 wood"]
    assert crops(planted(table, card, "Fieldsman", wood=2), P1) == ["4 wood", "4 wood"]
    assert crops(planted(table, card, "Fieldsman", "Liquid Manure"), P1) == ["6 wood"]


@pytest.mark.ruling("Forester", "each plot is a field of its own for the Fieldsman")
def test_three_plots_of_the_forester_are_too_many_for_the_fieldsman(table: Table) -> None:
    assert crops(planted(table, "Forester", "Fieldsman", wood=3), P1) == ["3 wood"] * 3


@pytest.mark.ruling("Copse", "but not the Smallholder")
@pytest.mark.ruling("Forester", "but not the Smallholder")
@pytest.mark.parametrize("card", WOODS)
def test_the_smallholder_adds_no_wood(table: Table, card: str) -> None:
    game = planted(table, card, "Smallholder")
    assert (crops(game, P1), deciding(game)) == (["3 wood"], P2)


@pytest.mark.ruling("Copse", "counts for the points of the Joinery and the Sawmill")
@pytest.mark.ruling("Forester", "counts for the points of the Joinery")
@pytest.mark.parametrize("card", WOODS)
@pytest.mark.parametrize("workshop", ["Joinery", "Sawmill"])
def test_planted_wood_scores_for_the_workshops(table: Table, card: str, workshop: str) -> None:
    major = {P1: (workshop,)} if workshop == "Joinery" else {}
    minor = (workshop,) if workshop == "Sawmill" else ()
    game = planted(table, card, *minor, majors=major)
    bare = table(played={P1: (card, *minor)}, majors=major, goods={P1: "1 wood"})
    assert points(game, P1, "Bonus points") - points(bare, P1, "Bonus points") == 1


@pytest.mark.ruling("Copse", "not for the Storehouse Clerk")
@pytest.mark.ruling("Forester", "is not in your supply, as for the Storehouse Clerk")
@pytest.mark.parametrize("card", WOODS)
def test_planted_wood_is_not_in_the_supply(table: Table, card: str) -> None:
    game = planted(table, card, "Storehouse Clerk", wood=9, seats=4, at_home={P1: 1, **NOBODY_ELSE})
    held = 9 - len(crops(game, P1))
    assert (game.round, game.goods(P1)) == (2, f"{held + (held >= 8)} wood")
    assert held < 8


@pytest.mark.ruling("Copse", "neither in the scoring nor as a planted field nor next to anything")
@pytest.mark.ruling("Forester", "neither in the scoring nor as a planted field")
@pytest.mark.parametrize("card", WOODS)
def test_planted_wood_is_no_field(table: Table, card: str) -> None:
    game = planted(table, card, wood=2, hand={P1: ("Animal Feed",)}, crops={P1: {"a4": "3 grain", "a5": "3 grain"}})
    assert points(game, P1, "Fields") == points(table(fields={P1: "a4 a5"}), P1, "Fields")
    play(game, "place Fishing", "place Starting Player")
    assert [card.name for card in game.players[P1].hand] == ["Animal Feed"]


def test_four_planted_fields_are_enough_for_the_animal_feed(table: Table) -> None:
    game = table(
        hand={P1: ("Animal Feed",)}, crops={P1: {"a2": "1 grain", "a3": "1 grain", "a4": "1 grain", "a5": "1 grain"}}
    )
    play(game, "place Starting Player", "play Animal Feed")
    assert game.players[P1].hand == []


@pytest.mark.ruling("Copse", "nor next to anything")
@pytest.mark.parametrize("card", WOODS)
def test_planted_wood_leaves_the_first_field_anywhere(table: Table, card: str) -> None:
    game = planted(table, card)
    play(game, "place Fishing", "place Plow 1 Field")
    assert len([option for option in game.options if option.startswith("plow")]) == 13


@pytest.mark.ruling("Forester", "nor for the Rake")
def test_the_forester_is_no_field_for_the_rake(table: Table) -> None:
    four = planted(table, "Forester", "Rake", wood=3, fields={P1: "a2 a3 a4 a5"})
    five = planted(table, "Forester", "Rake", wood=3, fields={P1: "a2 a3 a4 a5 b5"})
    assert points(five, P1, "Bonus points") - points(four, P1, "Bonus points") == 2


@pytest.mark.ruling("Forester", "the plots may be planted at different times")
def test_the_forester_is_planted_a_second_time(table: Table) -> None:
    game = table(
        cards=("Sow and Bake",), played={P1: ("Forester",)}, goods={P1: "3 wood"}, people={P1: 1, P2: 1}
    )  # fmt: skip
    play(game, "place Sow and Bake", "done", "place Fishing", "place Sow and Bake", "done")
    assert (crops(game, P1), game.goods(P1)) == (["3 wood", "3 wood"], "1 wood")


# -- Harrow, Holiday House, Guest, Tavern, Wildlife Reserve ------------------------------------------


@pytest.mark.ruling("Harrow", "Not together with a plow card")
@pytest.mark.parametrize("plow", ["Turnwrest Plow", "Riding Plow", "Moldboard Plow", "Crooked Plow", "Swing Plow"])
def test_harrow_or_plow(table: Table, plow: str) -> None:
    game = table(played={P1: ("Harrow", plow)})
    play(game, "place Plow 1 Field", "plow a5")
    assert {"use Harrow", f"use {plow}", "done"} <= set(game.options)
    play(game, "use Harrow", "plow a4")
    assert deciding(game) == P2


@pytest.mark.ruling("Harrow", "nor with the Field, the Plow Driver or the Field Watchman")
@pytest.mark.parametrize("owner", [P1, P2])
def test_the_field_watchmans_field_is_not_for_the_harrow(table: Table, owner: int) -> None:
    game = table(played={owner: ("Harrow",), P1: ("Field Watchman", *(("Harrow",) if owner == P1 else ()))})
    play(game, "place Take 1 Grain", "plow a5")
    assert (deciding(game), game.players[P1].fields.bit_count()) == (P2, 1)


@pytest.mark.ruling("Harrow", "Others use it only with a person on one of these spaces")
def test_others_use_the_harrow_with_a_person_only(table: Table) -> None:
    game = table(played={P2: ("Harrow",)}, hand={P1: ("Field",)}, goods={P1: "9 food", P2: "0 food"})
    play(game, "place Starting Player", "play Field", "plow a5", "become starting player")
    assert (deciding(game), game.goods(P2)) == (P2, "nothing")
    play(game, "place Fishing", "place Plow 1 Field", "plow a4", "plow a3")
    assert (deciding(game), game.goods(P2)) == (P2, "3 food")


@pytest.mark.ruling("Holiday House", "do not help with its reed")
@pytest.mark.parametrize("card", ["Clay Roof", "Brushwood Roof", "Straw-thatched Roof"])
def test_roofs_do_not_help_with_the_holiday_house(table: Table, card: str) -> None:
    game = table(goods={P1: "9 wood 9 clay 1 reed"}, played={P1: (card,)}, hand={P1: ("Holiday House",)})
    play(game, "place Starting Player")
    with pytest.raises(IllegalChoice):
        game.play("play Holiday House")


@pytest.mark.ruling("Holiday House", "the Ladder and the Thatcher do")
@pytest.mark.parametrize("card", ["Ladder", "Thatcher"])
def test_ladder_and_thatcher_save_a_reed_of_the_holiday_house(table: Table, card: str) -> None:
    game = table(goods={P1: "3 wood 1 reed"}, played={P1: (card,)}, hand={P1: ("Holiday House",)})
    play(game, "place Starting Player", "play Holiday House")
    assert game.goods(P1) == "nothing"


@pytest.mark.ruling("Holiday House", "You leave out the work phase only")
def test_the_holiday_house_leaves_the_start_of_round_14_and_both_harvests(table: Table) -> None:
    game = table(
        round=13, goods={P1: "2 food"}, hand={P1: ("Private Forest",)}, played={P1: ("Holiday House",)},
        at_home={P1: 1, P2: 0}, starting_player=P1,
    )  # fmt: skip
    play(game, "place Starting Player", "play Private Forest", "become starting player")
    assert (game.round, game.goods(P1), game.players[P1].begging) == (14, "1 wood", 4)
    assert deciding(game) == P2
    play(game, "place 1 Clay", "place 1 Reed")
    assert game.players[P1].begging == 8


@pytest.mark.ruling("Guest", "Guests need no room and no food and score nothing")
def test_a_guest_scores_nothing(table: Table) -> None:
    game = table(hand={P1: ("Guest",)}, goods={P1: "2 food"}, at_home={P1: 1, P2: 0})
    before = points(game, P1, "Family members")
    play(game, "place Starting Player", "play Guest", "become starting player")
    assert game.players[P1].at_home == 3
    assert points(game, P1, "Family members") == before == 6


@pytest.mark.ruling("Tavern", "still one of your improvements")
def test_the_tavern_counts_among_the_improvements(table: Table) -> None:
    game = table(seats=3, played={P1: ("Village Elder", "Tavern"), P2: ("Clogs",)}, goods={P1: "nothing"})
    without = table(seats=3, played={P1: ("Village Elder",), P2: ("Clogs",)}, goods={P1: "nothing"})
    assert scores(game)[P1] - scores(without)[P1] == 2 + 3


@pytest.mark.ruling("Wildlife Reserve", "the Shepherd's Pipe 2 for sheep")
def test_wildlife_reserve_holds_two_more_sheep_with_the_shepherds_pipe(table: Table) -> None:
    for kind, kept in (("1 Sheep", "3 sheep"), ("1 Wild Boar", "1 boar"), ("1 Cattle", "1 cattle")):
        game = table(
            round=11, played={P1: ("Wildlife Reserve", "Shepherd's Pipe", "House Goat")}, goods={P1: "nothing"},
            spaces={"1 Sheep": "5 sheep", "1 Wild Boar": "5 boar", "1 Cattle": "5 cattle"},
        )  # fmt: skip
        play(game, f"place {kind}")
        assert game.goods(P1) == kept


# -- Market Woman -----------------------------------------------------------------------------------


@pytest.mark.ruling("Market Woman", "The Greenhouse, the Market Stall and the Weekly Market count")
@pytest.mark.ruling("Market Woman", "It is 2 grain each time, however many vegetables")
@pytest.mark.ruling("Market Woman", "The grain that a market costs is paid before")
@pytest.mark.parametrize(("card", "grain", "vegetables"), [("Market Stall", 1, 1), ("Weekly Market", 3, 2)])
def test_market_woman_takes_2_grain_with_the_vegetables_of_a_market(
    table: Table, card: str, grain: int, vegetables: int
) -> None:
    game = table(played={P1: ("Market Woman",)}, hand={P1: (card,)}, goods={P1: f"{grain} grain"})
    play(game, "place Starting Player", f"play {card}")
    assert game.goods(P1) == f"2 grain {vegetables} vegetable"
    short = table(played={P1: ("Market Woman",)}, hand={P1: (card,)}, goods={P1: f"{grain - 1} grain"})
    play(short, "place Starting Player")
    assert [held.name for held in short.players[P1].hand] == [card]


@pytest.mark.ruling("Market Woman", "The Greenhouse, the Market Stall and the Weekly Market count")
def test_market_woman_takes_grain_with_the_vegetable_of_the_greenhouse(table: Table) -> None:
    game = table(
        seats=1, people={P1: 1}, round=8, played={P1: ("Market Woman",)}, hand={P1: ("Greenhouse",)},
        goods={P1: "2 wood 20 food"},
    )  # fmt: skip
    play(game, "place Starting Player", "play Greenhouse", "become starting player")
    until(game, 12)
    before = game.goods(P1)
    play(game, "take 1 vegetable")
    assert "grain" not in before
    assert "2 grain 1 vegetable" in game.goods(P1)


@pytest.mark.ruling("Market Woman", "vegetables from occupations do not")
@pytest.mark.parametrize(
    ("card", "space", "gets"),
    [
        ("Undergardener", "Day Laborer", "1 vegetable 2 food"),
        ("Greengrocer", "Take 1 Grain", "1 grain 1 vegetable"),
    ],
)
def test_market_woman_takes_no_grain_with_vegetables_of_occupations(
    table: Table, card: str, space: str, gets: str
) -> None:
    game = table(seats=4, played={P1: ("Market Woman", card)}, goods={P1: "nothing"})
    play(game, f"place {space}")
    assert game.goods(P1) == gets


# -- Resource Seller: wood, clay, reed, clay, stone, clay, stone ------------------------------------


def seller(table: Table, *cards: str, **situation: Any) -> Agricola:
    """One player places up to 5 people at a table of 4, with the Resource Seller and these cards."""
    settings: dict[str, Any] = {"people": {P1: 5}, "at_home": NOBODY_ELSE, "goods": {P1: "nothing"}, **situation}
    played = {P1: ("Resource Seller", *cards), **settings.pop("others", {})}
    return table(seats=4, round=5, cards=("1 Stone",), played=played, **settings)


@pytest.mark.ruling("Resource Seller", "Several kinds at the same time may take off several")
def test_the_clay_workers_clay_takes_off_the_clay_below_the_wood(table: Table) -> None:
    game = seller(table, "Clay Worker")
    play(game, "place 3 Wood")
    assert game.goods(P1) == "4 wood 2 clay"


@pytest.mark.ruling("Resource Seller", "what a space gives comes before what cards give")
def test_the_storehouse_keepers_clay_comes_after_the_stone_of_the_space(table: Table) -> None:
    game = seller(table, "Storehouse Keeper")
    play(game, "place 3 Wood", "place 1 Clay", "place Reed, Stone and Food", "take 1 clay")
    assert game.goods(P1) == "4 wood 4 clay 2 reed 1 stone 1 food"
    play(game, "place 1 Stone")
    assert game.goods(P1) == "4 wood 4 clay 2 reed 3 stone 1 food"


@pytest.mark.ruling("Resource Seller", "Several kinds at the same time may take off several")
def test_wood_laid_by_the_wood_distributor_takes_off_two_with_clay_or_reed(table: Table) -> None:
    game = table(phase=PREPARATION, played={P1: ("Resource Seller", "Wood Distributor")}, goods={P1: "nothing"})
    play(game, "use Wood Distributor", "place 1 Clay")
    assert game.goods(P1) == "3 wood 3 clay"


@pytest.mark.ruling("Resource Seller", "Each kind takes off at most one")
def test_two_clay_with_a_reed_take_only_one_clay_off_the_resource_seller(table: Table) -> None:
    game = table(
        seats=1, house={P1: "clay hut"}, played={P1: ("Resource Seller",)}, goods={P1: "2 food"},
        hand={P1: ("Clay Hut Builder", "Reed Collector")},
    )  # fmt: skip
    play(game, "place Occupation", "play Clay Hut Builder", "place Plow 1 Field", "plow a5")
    play(game, "place 3 Wood", "place Occupation")
    assert (game.round, game.goods(P1)) == (3, "5 wood 5 clay 2 reed")


@pytest.mark.ruling("Resource Seller", "have to sell at once does not count")
@pytest.mark.parametrize(
    ("buyer", "before", "space", "kind", "kept"),
    [
        ("Wood Buyer", (), "1 Wood", "wood", "nothing"),
        ("Reed Buyer", ("3 Wood", "1 Clay"), "1 Reed", "reed", "4 wood 2 clay"),
        ("Stone Buyer", ("3 Wood", "1 Clay", "1 Reed", "2 Clay"), "1 Stone", "stone", "4 wood 5 clay 2 reed"),
    ],
)
def test_what_has_to_be_sold_takes_nothing_off(
    table: Table, buyer: str, before: tuple[str, ...], space: str, kind: str, kept: str
) -> None:
    game = seller(table, others={P2: (buyer,)}, goods={P1: "nothing", P2: "9 food"})
    for earlier in before:
        play(game, f"place {earlier}")
    unsold = game.clone()
    play(game, f"place {space}", f"take 1 {kind}")
    play(unsold, f"place {space}", "done")
    assert game.goods(P1).split(" ") == [*([] if kept == "nothing" else kept.split(" ")), *paid(buyer)]
    assert f"2 {kind}" in unsold.goods(P1)


def paid(buyer: str) -> list[str]:
    return ["1" if buyer == "Wood Buyer" else "2", "food"]


@pytest.mark.ruling("Resource Seller", "What you leave on the space")
def test_wood_left_for_the_mushroom_collector_takes_nothing_off(table: Table) -> None:
    game = seller(table, "Mushroom Collector", spaces={"1 Wood": "1 wood"})
    play(game, "place 1 Wood", "take 2 food for 1 wood left behind")
    assert game.goods(P1) == "2 food"


@pytest.mark.ruling("Resource Seller", "Everything you get counts")
@pytest.mark.parametrize(
    ("card", "goods", "kept"),
    [("Reed Exchange", "2 wood", "2 reed"), ("Lumber", "1 stone", "4 wood")],
)
def test_goods_of_improvements_take_something_off(table: Table, card: str, goods: str, kept: str) -> None:
    game = table(played={P1: ("Resource Seller",)}, hand={P1: (card,)}, goods={P1: goods})
    play(game, "place Starting Player", f"play {card}")
    assert game.goods(P1) == kept


@pytest.mark.ruling("Resource Seller", "All goods laid on one round space are got together")
def test_wood_and_clay_of_one_round_space_take_off_two(table: Table) -> None:
    game = table(
        played={P1: ("Resource Seller",)}, hand={P1: ("Clay Deliveryman", "Private Forest")}, round=6,
        goods={P1: "3 food"}, at_home={P1: 2, P2: 0}, people={P1: 2, P2: 1},
    )  # fmt: skip
    play(game, "place Occupation", "place Starting Player", "play Private Forest", "become starting player")
    while game.round < 8:
        play(game, next(option for option in IDLE if option in game.options))
    assert game.goods(P1).startswith("2 wood 3 clay")


@pytest.mark.ruling("Resource Seller", "What lies on the card is not in your supply")
def test_what_lies_on_the_resource_seller_scores_and_pays_nothing(table: Table) -> None:
    game = table(played={P1: ("Resource Seller",)}, majors={P1: ("Pottery",)}, goods={P1: "2 clay"})
    without = table(majors={P1: ("Pottery",)}, goods={P1: "2 clay"})
    assert scores(game)[P1] == scores(without)[P1]
    poor = table(played={P1: ("Resource Seller",)}, goods={P1: "4 wood 2 reed"}, stables={P1: "a2 a3 a4 a5"})
    assert "place Build Rooms and Stables" not in poor.options


# -- Smallholder ------------------------------------------------------------------------------------


def with_smallholder(table: Table, *cards: str, fields: str = "a5", goods: str = "1 grain") -> Agricola:
    """The Smallholder is about to sow."""
    game = table(
        cards=("Sow and Bake",), played={P1: ("Smallholder", *cards)}, fields={P1: fields}, goods={P1: goods}
    )  # fmt: skip
    play(game, "place Sow and Bake")
    return game


@pytest.mark.ruling("Smallholder", "count among the two and gain the crop")
@pytest.mark.parametrize("card", VEGETABLE_CARDS)
def test_a_vegetable_card_is_one_of_the_smallholders_two_fields(table: Table, card: str) -> None:
    two = with_smallholder(table, card)
    play(two, "use Smallholder")
    assert crops(two, P1) == ["4 grain"]
    three = with_smallholder(table, card, fields="a4 a5")
    assert (crops(three, P1), deciding(three)) == (["3 grain"], P2)


@pytest.mark.ruling("Smallholder", "count among the two and gain the crop")
def test_the_acreage_is_both_of_the_smallholders_fields(table: Table) -> None:
    alone = with_smallholder(table, "Acreage", fields="")
    play(alone, "use Smallholder")
    assert crops(alone, P1) == ["4 grain"]
    beside = with_smallholder(table, "Acreage", fields="a5", goods="1 vegetable")
    assert (crops(beside, P1), deciding(beside)) == (["2 vegetable"], P2)


@pytest.mark.ruling("Smallholder", "count among the two and gain the crop")
@pytest.mark.parametrize("card", VEGETABLE_CARDS)
def test_the_smallholder_adds_to_a_vegetable_card(table: Table, card: str) -> None:
    game = with_smallholder(table, card, fields="", goods="1 vegetable")
    play(game, "use Smallholder")
    assert crops(game, P1) == ["3 vegetable"]


@pytest.mark.ruling("Smallholder", "adds up with other cards that make fields hold more")
@pytest.mark.parametrize(
    ("card", "goods", "crop"),
    [
        ("Liquid Manure", "1 grain", "5 grain"),
        ("Fieldsman", "1 grain", "6 grain"),
        ("Potato Dibber", "1 vegetable", "4 vegetable"),
    ],
)
def test_the_smallholders_grain_comes_on_top(table: Table, card: str, goods: str, crop: str) -> None:
    game = with_smallholder(table, card, goods=goods)
    play(game, "use Smallholder")
    assert crops(game, P1) == [crop]


# -- Wet Nurse --------------------------------------------------------------------------------------


@pytest.mark.ruling("Wet Nurse", "Rooms that a card gives you count, too")
def test_wet_nurse_reacts_to_the_master_builders_room(table: Table) -> None:
    game = table(
        played={P1: ("Wet Nurse", "Master Builder")}, rooms={P1: "a1 b1 c1 a2 b2"}, people={P1: 4}, goods={P1: "1 food"}
    )
    play(game, "use Master Builder", "room c2", "grow")
    assert (game.players[P1].people, game.players[P1].newborns, game.players[P1].at_home) == (5, 1, 4)
    assert game.goods(P1) == "nothing"
    assert deciding(game) == P1


@pytest.mark.ruling("Wet Nurse", "Rooms that a card gives you count, too")
def test_wet_nurse_reacts_to_the_hut_builders_room(table: Table) -> None:
    game = table(
        seats=4, round=4, hand={P1: ("Hut Builder",)}, played={P1: ("Wet Nurse",)}, goods={P1: "60 food"},
        people={P1: 1, P2: 0, P3: 0, P4: 0}, rooms={P1: "b1 c1"},
    )  # fmt: skip
    play(game, "place Occupation")
    until(game, 11)
    play(game, "room a1", "grow")
    assert (game.players[P1].people, game.players[P1].newborns) == (2, 1)


@pytest.mark.ruling("Wet Nurse", "Rooms that a card gives you count, too")
@pytest.mark.parametrize(
    ("card", "house", "price"),
    [
        ("Wooden Hut Extension", "wooden hut", "5 wood 1 reed"),
        ("Clay Hut Extension", "clay hut", "4 clay 1 reed"),
        ("Stone House Extension", "stone house", "3 stone 1 reed"),
    ],
)
def test_wet_nurse_reacts_to_each_extension(table: Table, card: str, house: str, price: str) -> None:
    game = table(played={P1: ("Wet Nurse",)}, house={P1: house}, hand={P1: (card,)}, goods={P1: f"{price} 1 food"})
    play(game, "place Starting Player", f"play {card}", "room a1", "grow")
    assert (game.players[P1].people, game.goods(P1)) == (3, "nothing")


@pytest.mark.ruling("Wet Nurse", "they work from the next round on")
def test_the_wet_nurses_child_works_from_the_next_round_on(table: Table) -> None:
    game = table(played={P1: ("Wet Nurse",)}, goods={P1: "5 wood 2 reed 1 food"}, at_home={P1: 1, P2: 0})
    play(game, "place Build Rooms and Stables", "room a1", "grow")
    assert (game.round, game.players[P1].at_home) == (2, 3)


# -- Granary, Net Fisherman -------------------------------------------------------------------------


@pytest.mark.ruling("Granary", "Cards that react to grain from an action space do not react to it")
@pytest.mark.ruling("Granary", "The Pieceworker")
@pytest.mark.ruling("Pieceworker", "nor Granary")
@pytest.mark.parametrize(
    "card",
    ["Grain Cart", "Corn Scoop", "Seed Seller", "Greengrocer", "Market Crier", "Field Watchman", "Pieceworker"],
)
def test_the_granarys_grain_concerns_no_card(table: Table, card: str) -> None:
    game = table(
        seats=4, round=7, played={P1: (card,)}, hand={P1: ("Granary",)}, goods={P1: "3 wood 4 food"},
        at_home={P1: 1, **NOBODY_ELSE},
    )  # fmt: skip
    play(game, "place Starting Player", "play Granary", "become starting player")
    assert (game.round, game.goods(P1)) == (8, "1 grain")
    assert choices(game)[0].startswith("place")
    reacts = table(seats=4, played={P1: (card,)}, goods={P1: "nothing"})
    play(reacts, "place Take 1 Grain")
    assert reacts.goods(P1) != "1 grain" or deciding(reacts) == P1


@pytest.mark.ruling("Net Fisherman", "It is no use of Fishing")
@pytest.mark.parametrize(
    ("card", "caught"), [("Fisherman", 1), ("Fishing Rod", 1), ("Raft", 1), ("Canoe", 1), ("Fish Trap", 2)]
)
def test_no_card_for_fishing_reacts_to_the_net_fisherman(table: Table, card: str, caught: int) -> None:
    game = table(played={P1: ("Net Fisherman", card)}, at_home={P1: 1, P2: 0}, goods={P1: "nothing"})
    play(game, "place 1 Reed", "take 1 food")
    assert (game.goods(P1), game.round) == (f"1 reed {caught} food", 2)
    assert choices(game)[0].startswith("place")
    fishing = table(played={P1: (card,)}, goods={P1: "nothing"})
    play(fishing, "place Fishing")
    assert fishing.goods(P1) != "1 food" or deciding(fishing) == P1


# -- Adoptive Parents -------------------------------------------------------------------------------


@pytest.mark.ruling("Wet Nurse", "It is family growth for the Adoptive Parents")
@pytest.mark.ruling("Adoptive Parents", "Children of the Wet Nurse and the Lover")
def test_a_child_of_the_wet_nurse_may_work_at_once(table: Table) -> None:
    game = table(
        played={P1: ("Wet Nurse", "Adoptive Parents")}, goods={P1: "5 wood 2 reed 2 food"}, at_home={P1: 1, P2: 0}
    )
    play(game, "place Build Rooms and Stables", "room a1", "grow", "use Adoptive Parents")
    assert (game.round, game.players[P1].at_home, game.goods(P1)) == (1, 1, "nothing")
