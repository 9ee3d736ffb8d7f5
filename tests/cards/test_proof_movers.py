"""Cards that answer one another before work, cards that move people, and the Chamberlain."""

from collections.abc import Callable

import pytest

from farmyard import Agricola, view
from farmyard.agricola.position import P1, P2, P3, P4, P5
from farmyard.agricola.state.game import PREPARATION
from farmyard.agricola.state.goods import text
from farmyard.kernel.rng import Rng
from helpers import choices, deciding

Table = Callable[..., Agricola]
LATE = ("Plow and Sow", "Family Growth without Room", "Renovation and Fences")


def lying(game: Agricola, space: str) -> str:
    found = game.space(space)
    assert found is not None
    return text(game.stock[found.index])


def users(game: Agricola, space: str) -> list[int]:
    found = game.space(space)
    assert found is not None
    return game.users(found.index)


# -- Taster -----------------------------------------------------------------------------------


def test_taster_pays_the_starting_player_and_places_first(table: Table) -> None:
    game = table(seats=4, phase=PREPARATION, played={P3: ("Taster",)}, goods={P1: "0 food", P3: "1 food"})
    assert (deciding(game), choices(game)) == (P3, ["use Taster", "done"])
    game.play("use Taster")
    assert (game.goods(P1), game.goods(P3)) == ("1 food", "nothing")
    assert deciding(game) == P3
    game.play("place Day Laborer")
    assert deciding(game) == P1


@pytest.mark.ruling("Taster", "You are not passed over later")
def test_taster_left_of_the_starting_player_places_first_and_third(table: Table) -> None:
    game = table(seats=4, phase=PREPARATION, played={P2: ("Taster",)})
    game.play("use Taster")
    order = []
    for space in ("Day Laborer", "Fishing", "3 Wood", "1 Clay"):
        order.append(deciding(game))
        game.play(f"place {space}")
    assert order == [P2, P1, P2, P3]


def test_taster_places_nobody_more_than_usual(table: Table) -> None:
    game = table(seats=4, phase=PREPARATION, played={P2: ("Taster",)}, people={P1: 2, P3: 2, P4: 2})
    game.play("use Taster")
    for space in ("Day Laborer", "Fishing", "3 Wood", "1 Clay", "1 Reed", "Take 1 Grain", "2 Wood"):
        game.play(f"place {space}")
    assert (deciding(game), game.players[P2].at_home) == (P4, 0)


def test_taster_may_decline(table: Table) -> None:
    game = table(seats=4, phase=PREPARATION, played={P3: ("Taster",)}, goods={P3: "1 food"})
    game.play("done")
    assert (deciding(game), game.goods(P3)) == (P1, "1 food")


def test_taster_needs_another_starting_player(table: Table) -> None:
    game = table(seats=4, phase=PREPARATION, played={P1: ("Taster",)})
    assert choices(game)[0].startswith("place ")


def test_taster_needs_food(table: Table) -> None:
    game = table(seats=4, phase=PREPARATION, played={P3: ("Taster",)}, goods={P3: "1 wood"})
    assert deciding(game) == P1


def test_taster_may_pay_with_grain(table: Table) -> None:
    game = table(seats=4, phase=PREPARATION, played={P3: ("Taster",)}, goods={P1: "0 food", P3: "1 grain"})
    game.play("use Taster")
    assert (game.goods(P1), game.goods(P3)) == ("1 food", "nothing")


def test_taster_is_asked_every_round(table: Table) -> None:
    game = table(seats=4, phase=PREPARATION, played={P3: ("Taster",)}, people={P1: 1, P2: 1, P3: 1, P4: 1})
    game.play("use Taster")
    for space in ("Day Laborer", "Fishing", "3 Wood", "1 Clay"):
        game.play(f"place {space}")
    assert (game.round, deciding(game), choices(game)) == (2, P3, ["use Taster", "done"])


def test_taster_has_no_first_turn_without_people(table: Table) -> None:
    game = table(seats=4, round=14, phase=PREPARATION, played={P3: ("Taster", "Holiday House")})
    assert deciding(game) == P1


def test_taster_may_place_two_people_with_the_lasso(table: Table) -> None:
    game = table(
        seats=4, round=4, phase=PREPARATION, played={P3: ("Taster", "Lasso")}, goods={P3: "1 food"},
        majors={P3: ("Fireplace (2 clay)",)},
    )  # fmt: skip
    game.play("use Taster")
    game.play("place Day Laborer")
    game.play("place 1 Sheep")
    while deciding(game) == P3:
        game.play(choices(game)[0])
    assert (deciding(game), game.players[P3].at_home) == (P1, 0)


# -- Taster, Foreman and Wood Distributor answer one another ------------------------------------


def answering(table: Table) -> Agricola:
    played = {P2: ("Wood Distributor",), P3: ("Foreman",), P4: ("Taster",)}
    return table(seats=4, phase=PREPARATION, played=played)


def test_everybody_is_asked_in_turn_order_from_the_starting_player(table: Table) -> None:
    game = table(
        seats=4, phase=PREPARATION, starting_player=P3,
        played={P2: ("Wood Distributor",), P3: ("Foreman",), P4: ("Taster",)},
    )  # fmt: skip
    order = []
    for _ in range(3):
        order.append(deciding(game))
        game.play("done")
    assert order == [P3, P4, P2]
    assert (deciding(game), choices(game)[0][:5]) == (P3, "place")


def test_work_begins_when_everybody_declines_in_a_row(table: Table) -> None:
    game = answering(table)
    for _ in range(3):
        game.play("done")
    assert (deciding(game), "place Fishing" in choices(game)) == (P1, True)


@pytest.mark.ruling("Taster", "who does not may still think again")
@pytest.mark.ruling("Foreman", "who does not may still think again")
@pytest.mark.ruling("Wood Distributor", "who does not may still think again")
def test_who_has_declined_may_think_again(table: Table) -> None:
    game = answering(table)
    game.play("done")
    game.play("done")
    game.play("use Taster")
    assert (deciding(game), choices(game)) == (P2, ["use Wood Distributor", "done"])
    game.play("use Wood Distributor")
    assert deciding(game) == P3
    game.play("place 1 food on Fishing")
    assert (deciding(game), choices(game)[0][:5]) == (P4, "place")


@pytest.mark.ruling("Taster", "To use one is final")
@pytest.mark.ruling("Foreman", "To use one is final")
@pytest.mark.ruling("Wood Distributor", "To use one is final")
def test_using_a_card_is_final(table: Table) -> None:
    game = answering(table)
    game.play("use Wood Distributor")
    game.play("place 1 food on 1 Reed")
    game.play("use Taster")
    assert deciding(game) == P4
    assert lying(game, "1 Reed") == "2 wood 2 reed 1 food"


def test_a_player_with_two_of_them_uses_both_in_one_go(table: Table) -> None:
    game = table(seats=4, phase=PREPARATION, played={P1: ("Foreman", "Wood Distributor"), P2: ("Taster",)})
    assert choices(game) == ["use Foreman", "use Wood Distributor", "done"]
    game.play("use Wood Distributor")
    assert (deciding(game), choices(game)[0]) == (P1, "place 1 food on Build Rooms and Stables")
    game.play("done")
    game.play("use Taster")
    assert (deciding(game), "place 1 food on Fishing" in choices(game)) == (P1, True)
    game.play("done")
    assert deciding(game) == P2


def test_nobody_is_asked_again_when_nothing_has_happened(table: Table) -> None:
    game = table(seats=4, phase=PREPARATION, played={P1: ("Foreman", "Wood Distributor")})
    game.play("use Foreman")
    game.play("place 1 food on Fishing")
    game.play("done")
    assert "place Fishing" in choices(game)


def test_answers_can_be_found_by_their_text_and_taken_back(table: Table) -> None:
    game = answering(table)
    game.play("use Wood Distributor")
    game.undo()
    assert (deciding(game), lying(game, "3 Wood")) == (P2, "6 wood")


# -- Foreman ----------------------------------------------------------------------------------


def test_foreman_lays_food_that_the_user_takes(table: Table) -> None:
    game = table(seats=4, phase=PREPARATION, played={P2: ("Foreman",)}, goods={P1: "0 food"})
    game.play("place 1 food on Take 1 Grain")
    game.play("place Take 1 Grain")
    assert game.goods(P1) == "1 grain 1 food"


@pytest.mark.ruling("Foreman", "on top of everything else")
def test_foreman_adds_to_the_goods_of_a_space(table: Table) -> None:
    game = table(
        seats=4, phase=PREPARATION, played={P2: ("Foreman",)}, goods={P1: "0 food"}, spaces={"1 Clay": "0 clay"}
    )
    game.play("place 1 food on 1 Clay")
    game.play("place 1 Clay")
    assert (game.goods(P1), lying(game, "1 Clay")) == ("1 clay 1 food", "nothing")


def test_foreman_need_not_lay_food(table: Table) -> None:
    game = table(seats=4, phase=PREPARATION, played={P2: ("Foreman",)}, spaces={"Fishing": "0 food"})
    game.play("done")
    assert lying(game, "Fishing") == "1 food"


@pytest.mark.ruling("Foreman", "The food lies there until somebody uses the space")
def test_foremans_food_stays_until_the_space_is_used(table: Table) -> None:
    game = table(
        seats=4, phase=PREPARATION, played={P1: ("Foreman",)}, goods={P1: "0 food"},
        people={P1: 1, P2: 1, P3: 1, P4: 1},
    )  # fmt: skip
    game.play("place 1 food on Take 1 Grain")
    for space in ("Day Laborer", "Fishing", "3 Wood", "1 Clay"):
        game.play(f"place {space}")
    game.play("place 1 food on Take 1 Grain")
    game.play("place Take 1 Grain")
    assert game.goods(P1) == "1 grain 4 food"


@pytest.mark.ruling("Foreman", "no coming round card")
def test_foreman_may_choose_any_space_in_play(table: Table) -> None:
    game = table(seats=4, phase=PREPARATION, round=1, played={P1: ("Foreman",), P2: ("Tavern",)})
    spaces = {game.spaces[index].name for index in game.in_play}
    assert {option.removeprefix("place 1 food on ") for option in choices(game)} == spaces | {"done"}
    assert "Tavern" in spaces
    assert "Plow and Sow" not in spaces


@pytest.mark.ruling("Foreman", "Spaces on cards may be chosen")
def test_foremans_food_lies_on_a_card(table: Table) -> None:
    game = table(seats=4, phase=PREPARATION, played={P1: ("Foreman",), P2: ("Tavern",)}, goods={P1: "0 food"})
    game.play("place 1 food on Tavern")
    game.play("place Tavern")
    assert game.goods(P1) == "4 food"


def test_foremans_food_comes_with_the_room_on_a_space_with_two_actions(table: Table) -> None:
    game = table(
        seats=5, phase=PREPARATION, played={P2: ("Foreman",)}, goods={P1: "5 wood 2 reed"},
        spaces={"Room or Traveling Players": "2 food"},
    )  # fmt: skip
    game.play("place 1 food on Room or Traveling Players")
    game.play("place Room or Traveling Players")
    game.play(next(option for option in choices(game) if option.startswith("room")))
    assert (game.goods(P1), lying(game, "Room or Traveling Players")) == ("1 food", "3 food")


def test_foremans_food_comes_with_traveling_players_only_once(table: Table) -> None:
    game = table(
        seats=5, phase=PREPARATION, played={P2: ("Foreman",), P1: ("Storyteller",)}, goods={P1: "5 wood 2 reed"},
        spaces={"Room or Traveling Players": "2 food"},
    )  # fmt: skip
    game.play("place 1 food on Room or Traveling Players")
    game.play("place Room or Traveling Players")
    game.play("take 4 food")
    game.play(choices(game)[0])
    assert (game.goods(P1), lying(game, "Room or Traveling Players")) == ("5 wood 2 reed 1 vegetable 3 food", "1 food")


def test_foremans_food_makes_an_emptied_space_usable(table: Table) -> None:
    game = table(
        seats=4, phase=PREPARATION, played={P2: ("Foreman", "Wood Distributor")}, goods={P1: "0 food"},
        spaces={"3 Wood": "0 wood"},
    )  # fmt: skip
    game.play("use Wood Distributor")
    game.play("place 1 food on 3 Wood")
    game.play("place 3 Wood")
    assert game.goods(P1) == "1 food"


@pytest.mark.ruling("Foreman", "unless the Chamberlain has revealed it")
@pytest.mark.ruling("Chamberlain", "The Foreman and the Fence Builder may choose")
def test_foreman_may_choose_what_the_chamberlain_has_revealed(table: Table) -> None:
    game = table(seats=4, round=11, phase=PREPARATION, played={P1: ("Foreman",), P2: ("Chamberlain",)})
    game.play("place 1 food on Plow and Sow")
    assert lying(game, "Plow and Sow") == "1 food"


# -- Wood Distributor -------------------------------------------------------------------------


def test_wood_distributor_brings_2_wood(table: Table) -> None:
    game = table(hand={P1: ("Wood Distributor",)}, goods={P1: "0 food"})
    game.play("place Occupation")
    assert game.goods(P1) == "2 wood"


def test_wood_distributor_shares_the_wood_out(table: Table) -> None:
    game = table(
        phase=PREPARATION, played={P1: ("Wood Distributor",)}, spaces={"3 Wood": "3 wood"}, goods={P1: "0 food"}
    )
    game.play("use Wood Distributor")
    assert [lying(game, space) for space in ("3 Wood", "1 Clay", "1 Reed", "Fishing")] == [
        "nothing", "2 wood 2 clay", "2 wood 2 reed", "2 wood 2 food",
    ]  # fmt: skip
    game.play("place Fishing")
    assert game.goods(P1) == "2 wood 2 food"


def test_wood_distributor_need_not_share(table: Table) -> None:
    game = table(phase=PREPARATION, played={P1: ("Wood Distributor",)}, spaces={"3 Wood": "3 wood"})
    game.play("done")
    assert lying(game, "3 Wood") == "6 wood"


@pytest.mark.ruling("Wood Distributor", "What cannot be shared equally")
def test_wood_distributor_leaves_what_cannot_be_shared(table: Table) -> None:
    game = table(phase=PREPARATION, played={P1: ("Wood Distributor",)}, spaces={"3 Wood": "2 wood"})
    game.play("use Wood Distributor")
    assert (lying(game, "3 Wood"), lying(game, "1 Clay")) == ("2 wood", "1 wood 2 clay")


@pytest.mark.ruling("Wood Distributor", "with less than 3 wood nothing moves")
def test_wood_distributor_moves_nothing_below_3_wood(table: Table) -> None:
    game = table(seats=1, phase=PREPARATION, played={P1: ("Wood Distributor",)}, spaces={"3 Wood": "0 wood"})
    assert "place 3 Wood" in choices(game)


def test_wood_distributor_often_leaves_wood_in_the_solo_game(table: Table) -> None:
    game = table(seats=1, phase=PREPARATION, played={P1: ("Wood Distributor",)}, spaces={"3 Wood": "2 wood"})
    game.play("use Wood Distributor")
    assert (lying(game, "3 Wood"), lying(game, "Fishing")) == ("1 wood", "1 wood 2 food")


@pytest.mark.ruling("Wood Distributor", "If nothing is left on 3 Wood")
def test_an_emptied_wood_space_cannot_be_used(table: Table) -> None:
    game = table(phase=PREPARATION, played={P1: ("Wood Distributor",)}, spaces={"3 Wood": "0 wood"})
    game.play("use Wood Distributor")
    assert "place 3 Wood" not in choices(game)


@pytest.mark.ruling("Wood Distributor", "the Basket needs 2 wood on one space")
def test_distributed_wood_is_wood_from_a_space(table: Table) -> None:
    game = table(
        phase=PREPARATION, played={P1: ("Wood Distributor", "Mushroom Collector", "Basket")}, goods={P1: "0 food"},
        spaces={"3 Wood": "0 wood"},
    )  # fmt: skip
    game.play("use Wood Distributor")
    game.play("place Fishing")
    assert choices(game) == ["take 2 food for 1 wood left behind", "done"]
    game.play("take 2 food for 1 wood left behind")
    assert (game.goods(P1), lying(game, "Fishing")) == ("4 food", "1 wood")


@pytest.mark.ruling("Wood Distributor", "Wood that is taken along counts as taken from the space")
def test_cards_for_taking_wood_react_to_distributed_wood(table: Table) -> None:
    for card, goods in (
        ("Woodcutter", "2 wood 2 food"),
        ("Berry Picker", "1 wood 3 food"),
        ("Wood Cart", "3 wood 2 food"),
    ):
        game = table(
            phase=PREPARATION, played={P1: ("Wood Distributor", card)}, goods={P1: "0 food"},
            spaces={"3 Wood": "0 wood"},
        )  # fmt: skip
        game.play("use Wood Distributor")
        game.play("place Fishing")
        assert game.goods(P1) == goods


@pytest.mark.ruling("Wood Distributor", "the Basket needs 2 wood on one space")
def test_the_basket_takes_2_distributed_wood(table: Table) -> None:
    game = table(
        phase=PREPARATION, played={P1: ("Wood Distributor", "Basket")}, goods={P1: "0 food"},
        spaces={"3 Wood": "3 wood"},
    )  # fmt: skip
    game.play("use Wood Distributor")
    game.play("place 1 Clay")
    game.play("take 3 food for 2 wood left behind")
    assert game.goods(P1) == "2 clay 3 food"


@pytest.mark.ruling("Wood Distributor", "The Net Fisherman leaves it")
def test_the_net_fisherman_leaves_distributed_wood(table: Table) -> None:
    game = table(
        phase=PREPARATION, played={P1: ("Wood Distributor", "Net Fisherman")}, goods={P1: "0 food"},
        spaces={"3 Wood": "3 wood", "Fishing": "0 food"}, people={P1: 1, P2: 1},
    )  # fmt: skip
    game.play("use Wood Distributor")
    game.play("place 1 Reed")
    game.play("place Day Laborer")
    game.play(choices(game)[0])
    assert (game.goods(P1), lying(game, "Fishing")) == ("2 wood 2 reed 1 food", "2 wood 1 food")


def test_clay_with_distributed_wood_does_not_concern_the_clay_mixer(table: Table) -> None:
    game = table(phase=PREPARATION, played={P1: ("Wood Distributor", "Clay Mixer")}, goods={P1: "0 food"})
    game.play("use Wood Distributor")
    game.play("place 1 Clay")
    assert game.goods(P1) == "2 wood 2 clay"


# -- Acrobat ----------------------------------------------------------------------------------


def test_acrobat_moves_from_traveling_players_once_all_are_placed(table: Table) -> None:
    game = table(seats=4, played={P1: ("Acrobat",)}, at_home={P1: 1, P2: 1, P3: 0, P4: 0}, goods={P1: "0 food"})
    game.play("place Traveling Players")
    game.play("place Day Laborer")
    assert choices(game) == [
        "move from Traveling Players to Take 1 Grain", "move from Traveling Players to Plow 1 Field", "done",
    ]  # fmt: skip
    game.play("move from Traveling Players to Take 1 Grain")
    assert game.goods(P1) == "1 grain 1 food"


def test_acrobat_takes_the_whole_action(table: Table) -> None:
    game = table(
        seats=4, round=12, cards=LATE, played={P1: ("Acrobat",)}, at_home={P1: 1, P2: 0, P3: 0, P4: 0},
        goods={P1: "1 grain"},
    )  # fmt: skip
    game.play("place Traveling Players")
    game.play("move from Traveling Players to Plow and Sow")
    game.play("plow a1")
    assert users(game, "Plow and Sow") == [P1]
    assert users(game, "Traveling Players") == []
    game.play("sow grain")
    assert [text(crop) for crop in game.players[P1].crops if crop] == ["3 grain"]


def test_acrobat_may_stay(table: Table) -> None:
    game = table(seats=4, played={P1: ("Acrobat",)}, at_home={P1: 1, P2: 0, P3: 0, P4: 0}, goods={P1: "0 food"})
    game.play("place Traveling Players")
    game.play("done")
    assert (game.round, game.goods(P1)) == (2, "1 food")


def test_acrobat_needs_traveling_players(table: Table) -> None:
    game = table(seats=4, played={P1: ("Acrobat",)}, at_home={P1: 1, P2: 0, P3: 0, P4: 0})
    game.play("place Fishing")
    assert game.round == 2


def test_acrobat_needs_the_food_of_a_space_with_two_actions(table: Table) -> None:
    home = {P1: 1, P2: 0, P3: 0, P4: 0, P5: 0}
    game = table(seats=5, played={P1: ("Acrobat",)}, at_home=home, goods={P1: "5 wood 2 reed"})
    game.play("place Room or Traveling Players")
    game.play(next(option for option in choices(game) if option.startswith("room")))
    assert game.round == 2


def test_acrobat_moves_from_the_space_with_two_actions(table: Table) -> None:
    game = table(seats=5, played={P1: ("Acrobat",)}, at_home={P1: 1, P2: 0, P3: 0, P4: 0, P5: 0})
    game.play("place Room or Traveling Players")
    assert choices(game)[0] == "move from Room or Traveling Players to Take 1 Grain"


@pytest.mark.ruling("Acrobat", "Nothing is reserved for you")
def test_acrobat_reserves_nothing(table: Table) -> None:
    game = table(seats=4, played={P1: ("Acrobat",)}, at_home={P1: 1, P2: 1, P3: 1, P4: 0})
    game.play("place Traveling Players")
    game.play("place Take 1 Grain")
    game.play("place Plow 1 Field")
    game.play("plow a1")
    assert game.round == 2


@pytest.mark.ruling("Acrobat", "only somebody you place after that may move")
def test_acrobat_moves_only_who_was_placed_after_it_was_played(table: Table) -> None:
    game = table(seats=4, hand={P1: ("Acrobat",)}, at_home={P1: 2, P2: 0, P3: 0, P4: 0})
    game.play("place Traveling Players")
    game.play("place Occupation")
    assert (game.round, [card.name for card in game.players[P1].cards]) == (2, ["Acrobat"])


def test_acrobat_moves_in_the_round_in_which_it_is_played(table: Table) -> None:
    game = table(seats=4, hand={P1: ("Acrobat",)}, at_home={P1: 2, P2: 0, P3: 0, P4: 0})
    game.play("place Occupation")
    game.play("place Traveling Players")
    assert "move from Traveling Players to Take 1 Grain" in choices(game)


def test_acrobat_is_asked_only_in_the_round_of_the_show(table: Table) -> None:
    game = table(seats=4, played={P1: ("Acrobat",)}, at_home={P1: 1, P2: 0, P3: 0, P4: 0})
    game.play("place Traveling Players")
    game.play("done")
    for number in range(8):
        game.play(choices(game)[number % 2])
        while not choices(game)[0].startswith("place ") and game.round == 2:
            game.play(choices(game)[0])
    assert game.round == 3


def test_a_turnwrest_plow_serves_an_acrobat(table: Table) -> None:
    game = table(seats=4, played={P1: ("Acrobat", "Turnwrest Plow")}, at_home={P1: 1, P2: 0, P3: 0, P4: 0})
    game.play("place Traveling Players")
    game.play("move from Traveling Players to Plow 1 Field")
    for cell in ("a1", "a2", "a3"):
        game.play(f"plow {cell}")
    assert game.players[P1].fields.bit_count() == 3


def test_acrobat_may_join_another_player_with_the_field_warden(table: Table) -> None:
    game = table(
        seats=4, played={P1: ("Acrobat", "Field Warden")}, at_home={P1: 1, P2: 1, P3: 0, P4: 0},
        used={"Plow 1 Field": P2},
    )  # fmt: skip
    game.play("place Traveling Players")
    assert "move from Traveling Players to Plow 1 Field" in choices(game)


# -- Countryman -------------------------------------------------------------------------------


def test_countryman_moves_to_a_space_for_sowing(table: Table) -> None:
    game = table(
        seats=4, cards=("Sow and Bake",), played={P1: ("Countryman",)}, at_home={P1: 1, P2: 1, P3: 0, P4: 0},
        goods={P1: "0 food"}, fields={P1: "a1"},
    )  # fmt: skip
    game.play("place Take 1 Grain")
    game.play("place Day Laborer")
    assert choices(game) == ["move from Take 1 Grain to Sow and Bake", "done"]
    game.play("move from Take 1 Grain to Sow and Bake")
    assert [text(crop) for crop in game.players[P1].crops if crop] == ["3 grain"]


def test_countryman_may_stay(table: Table) -> None:
    game = table(
        seats=4, cards=("Sow and Bake",), played={P1: ("Countryman",)}, at_home={P1: 1, P2: 0, P3: 0, P4: 0},
        goods={P1: "0 food"}, fields={P1: "a1"},
    )  # fmt: skip
    game.play("place Take 1 Grain")
    game.play("done")
    assert (game.round, game.goods(P1)) == (2, "1 grain")


def test_countryman_needs_something_to_do_there(table: Table) -> None:
    game = table(seats=4, cards=("Sow and Bake",), played={P1: ("Countryman",)}, at_home={P1: 1, P2: 0, P3: 0, P4: 0})
    game.play("place Take 1 Grain")
    assert game.round == 2


@pytest.mark.ruling("Countryman", "You need not sow there")
def test_countryman_may_bake_instead(table: Table) -> None:
    game = table(
        seats=4, cards=("Sow and Bake",), played={P1: ("Countryman",)}, at_home={P1: 1, P2: 0, P3: 0, P4: 0},
        goods={P1: "0 food"}, majors={P1: ("Clay Oven",)},
    )  # fmt: skip
    game.play("place Take 1 Grain")
    game.play("move from Take 1 Grain to Sow and Bake")
    assert game.goods(P1) == "5 food"


@pytest.mark.ruling("Countryman", "You need not sow there")
def test_countryman_may_plow_instead(table: Table) -> None:
    game = table(
        seats=4, round=12, cards=LATE, played={P1: ("Countryman",)}, at_home={P1: 1, P2: 1, P3: 0, P4: 0},
        used={"Sow and Bake": P2}, people={P2: 2}, goods={P1: "0 food"},
    )  # fmt: skip
    game.play("place Take 1 Grain")
    game.play("move from Take 1 Grain to Plow and Sow")
    game.play("plow a1")
    game.play("done")
    assert (game.players[P1].fields.bit_count(), game.goods(P1)) == (1, "1 grain")


@pytest.mark.ruling("Countryman", "Only one person in each round")
def test_countryman_moves_only_one_person(table: Table) -> None:
    game = table(
        seats=4, round=12, cards=LATE, played={P1: ("Countryman",)}, fields={P1: "a1 a2"},
        at_home={P1: 2, P2: 0, P3: 0, P4: 0}, goods={P1: "0 food"},
    )  # fmt: skip
    game.play("place Take 1 Grain")
    game.play("place Take 1 Vegetable")
    assert len(choices(game)) == 5
    game.play("move from Take 1 Vegetable to Sow and Bake")
    game.play("sow vegetable")
    game.play("done")
    assert game.round == 13


@pytest.mark.ruling("Countryman", "it may have been placed before this card")
def test_countryman_moves_who_was_placed_before_it_was_played(table: Table) -> None:
    game = table(
        seats=4, cards=("Sow and Bake",), hand={P1: ("Countryman",)}, at_home={P1: 2, P2: 0, P3: 0, P4: 0},
        fields={P1: "a1"},
    )  # fmt: skip
    game.play("place Take 1 Grain")
    game.play("place Occupation")
    assert choices(game) == ["move from Take 1 Grain to Sow and Bake", "done"]


@pytest.mark.ruling("Countryman", "The space must be free")
def test_countryman_needs_a_free_space(table: Table) -> None:
    game = table(
        seats=4, cards=("Sow and Bake",), played={P1: ("Countryman",)}, at_home={P1: 1, P2: 1, P3: 0, P4: 0},
        fields={P1: "a1"}, used={"Sow and Bake": P2},
    )  # fmt: skip
    game.play("place Take 1 Grain")
    assert game.round == 2


@pytest.mark.ruling("Countryman", "With the Field Warden")
def test_countryman_joins_another_player_with_the_field_warden(table: Table) -> None:
    game = table(
        seats=4, round=12, cards=LATE, played={P1: ("Countryman", "Field Warden")}, fields={P1: "a1"},
        at_home={P1: 1, P2: 2, P3: 0, P4: 0}, used={"Sow and Bake": P2, "Plow and Sow": P2},
    )  # fmt: skip
    game.play("place Take 1 Grain")
    assert choices(game) == ["move from Take 1 Grain to Plow and Sow", "done"]


# -- Acrobat and Countryman together --------------------------------------------------------------


def both(table: Table, acrobat: int, countryman: int, first: int) -> Agricola:
    """The Acrobat's person is at the show, the Countryman's at the grain, and all but one other are placed."""
    names: dict[int, tuple[str, ...]] = {acrobat: ("Acrobat",)}
    names[countryman] = names.get(countryman, ()) + ("Countryman",)
    home = dict.fromkeys((P1, P2, P3, P4), 0)
    home[acrobat] += 1
    home[countryman] += 1
    return table(
        seats=4, cards=("Sow and Bake",), played=names, at_home=home, fields={countryman: "a1"},
        starting_player=first,
    )  # fmt: skip


@pytest.mark.ruling("Acrobat", "the player on the left of whoever placed the last person begins")
@pytest.mark.ruling("Countryman", "the player on the left of whoever placed the last person begins")
def test_moves_begin_on_the_left_of_the_last_to_place(table: Table) -> None:
    game = both(table, acrobat=P3, countryman=P2, first=P2)
    game.play("place Take 1 Grain")
    game.play("place Traveling Players")
    assert deciding(game) == P2
    game.play("done")
    assert deciding(game) == P3


@pytest.mark.ruling("Acrobat", "the player on the left of whoever placed the last person begins")
@pytest.mark.ruling("Countryman", "the player on the left of whoever placed the last person begins")
def test_moves_do_not_begin_with_the_starting_player(table: Table) -> None:
    game = both(table, acrobat=P3, countryman=P2, first=P3)
    game.play("place Traveling Players")
    game.play("place Take 1 Grain")
    assert deciding(game) == P3


@pytest.mark.ruling("Acrobat", "a space that somebody has left is not")
def test_a_space_that_somebody_left_is_not_free(table: Table) -> None:
    game = both(table, acrobat=P3, countryman=P2, first=P2)
    game.play("place Take 1 Grain")
    game.play("place Traveling Players")
    game.play("move from Take 1 Grain to Sow and Bake")
    assert (deciding(game), choices(game)) == (P3, ["move from Traveling Players to Plow 1 Field", "done"])


@pytest.mark.ruling("Acrobat", "A player moves everybody in one go")
@pytest.mark.ruling("Countryman", "A player moves everybody in one go")
def test_a_player_moves_everybody_in_any_order(table: Table) -> None:
    game = both(table, acrobat=P2, countryman=P2, first=P2)
    game.play("place Take 1 Grain")
    game.play("place Traveling Players")
    assert choices(game) == ["use Acrobat", "use Countryman", "done"]
    game.play("use Countryman")
    game.play("move from Traveling Players to Plow 1 Field")
    assert (game.round, game.players[P2].fields.bit_count()) == (2, 2)


@pytest.mark.ruling("Acrobat", "nobody moves twice")
@pytest.mark.ruling("Countryman", "nobody moves twice")
def test_nobody_moves_twice(table: Table) -> None:
    game = table(
        seats=4, cards=("Sow and Bake",), played={P1: ("Acrobat", "Countryman")}, fields={P1: "a1"},
        at_home={P1: 1, P2: 0, P3: 0, P4: 0},
    )  # fmt: skip
    game.play("place Traveling Players")
    game.play("move from Traveling Players to Take 1 Grain")
    assert game.round == 2


def test_moving_does_not_multiply_people(table: Table) -> None:
    game = table(
        seats=4, cards=("Sow and Bake",), played={P1: ("Countryman",)}, fields={P1: "a1 a2"}, goods={P1: "2 grain"},
        at_home={P1: 1, P2: 0, P3: 0, P4: 0},
    )  # fmt: skip
    game.play("place Take 1 Grain")
    game.play("move from Take 1 Grain to Sow and Bake")
    assert users(game, "Take 1 Grain") == []
    assert users(game, "Sow and Bake") == [P1]
    assert game.players[P1].at_home == 0


# -- Chamberlain ------------------------------------------------------------------------------


def test_chamberlain_reveals_the_coming_cards_in_round_11(table: Table) -> None:
    game = table(round=11, phase=PREPARATION, played={P1: ("Chamberlain",)})
    for seat in (P1, P2):
        shown = view(game, seat)
        assert set(LATE) <= {space.name for space in shown.spaces}
        assert shown.still_to_come == {}


def test_chamberlain_reveals_nothing_before_round_11(table: Table) -> None:
    game = table(round=10, phase=PREPARATION, played={P1: ("Chamberlain",)})
    assert set(view(game, P1).still_to_come) == {4, 5, 6}
    assert "place Plow and Sow" not in choices(game)


def test_only_the_chamberlain_uses_a_space_before_its_round(table: Table) -> None:
    game = table(round=11, phase=PREPARATION, played={P1: ("Chamberlain",)}, cards=LATE)
    assert "place Plow and Sow" in choices(game)
    game.play("place Fishing")
    assert deciding(game) == P2
    assert "place Plow and Sow" not in choices(game)
    spaces = {space.name: space.obstacle for space in view(game, P2).spaces}
    assert spaces["Plow and Sow"] == "not before round 12"


def test_chamberlain_uses_a_space_like_any_other(table: Table) -> None:
    game = table(round=11, phase=PREPARATION, played={P1: ("Chamberlain",)}, people={P1: 1, P2: 1}, cards=LATE)
    game.play("place Family Growth without Room")
    assert game.players[P1].people == 2
    assert users(game, "Family Growth without Room") == [P1]
    game.play("place Fishing")
    assert users(game, "Family Growth without Room") == []


def test_everybody_uses_the_revealed_cards_from_their_own_round(table: Table) -> None:
    game = table(round=12, cards=LATE, hand={P1: ("Chamberlain",)}, starting_player=P1, at_home={P1: 1, P2: 1})
    game.play("place Occupation")
    assert deciding(game) == P2
    assert "place Plow and Sow" in choices(game)
    assert "place Family Growth without Room" not in choices(game)
    game.play("place Fishing")
    assert game.round == 13
    assert [game.spaces[index].name for index in game.early] == ["Renovation and Fences"]
    game.play("place Fishing")
    assert deciding(game) == P2
    assert "place Family Growth without Room" in choices(game)


def test_chamberlain_played_late_reveals_at_once(table: Table) -> None:
    game = table(round=11, hand={P1: ("Chamberlain",)}, at_home={P1: 2, P2: 1})
    game.play("place Occupation")
    game.play("place Fishing")
    assert deciding(game) == P1
    assert "place Plow and Sow" in choices(game)


def test_chamberlain_played_early_waits_for_round_11(table: Table) -> None:
    game = table(round=10, hand={P1: ("Chamberlain",)}, at_home={P1: 1, P2: 1})
    game.play("place Occupation")
    assert view(game, P2).still_to_come
    game.play("place Fishing")
    assert (game.round, view(game, P2).still_to_come) == (11, {})


@pytest.mark.ruling("Chamberlain", "The order of the cards is fixed")
def test_the_order_of_revealed_cards_is_fixed(table: Table) -> None:
    game = table(round=11, phase=PREPARATION, played={P1: ("Chamberlain",)}, cards=("Family Growth without Room",))
    for seed in range(8):
        assert game.determinize(P2, Rng(seed)).coming == game.coming


def test_without_the_chamberlain_the_order_is_not_known(table: Table) -> None:
    game = table(round=11, phase=PREPARATION)
    assert len({tuple(game.determinize(P2, Rng(seed)).coming) for seed in range(8)}) == 2


def test_a_copy_of_the_game_knows_what_is_revealed(table: Table) -> None:
    game = table(round=11, phase=PREPARATION, played={P1: ("Chamberlain",)})
    assert game.clone().early == game.early != ()


def test_every_card_comes_into_play_once_with_the_chamberlain(table: Table) -> None:
    game = table(round=13, phase=PREPARATION, hand={P1: ("Chamberlain",)}, people={P1: 1, P2: 1})
    game.play("place Occupation")
    game.play("place Fishing")
    while game.round == 13:
        game.play(choices(game)[-1])
    assert sorted(game.in_play) == list(range(len(game.spaces)))
    assert game.early == ()


def test_the_countryman_may_go_to_a_space_the_chamberlain_revealed(table: Table) -> None:
    game = table(
        seats=4, round=11, phase=PREPARATION, played={P1: ("Countryman", "Chamberlain")}, fields={P1: "a1"},
        people={P1: 1, P2: 1, P3: 1, P4: 1},
    )  # fmt: skip
    game.play("place Take 1 Grain")
    for space in ("Sow and Bake", "Fishing", "3 Wood"):
        if f"place {space}" not in choices(game):
            space = "Day Laborer"
        game.play(f"place {space}")
    assert "move from Take 1 Grain to Plow and Sow" in choices(game)


@pytest.mark.ruling("Chamberlain", "The Foreman and the Fence Builder may choose")
def test_the_fence_builder_may_mark_a_revealed_space(table: Table) -> None:
    game = table(round=11, phase=PREPARATION, played={P2: ("Chamberlain",)}, hand={P1: ("Fence Builder",)})
    game.play("place Occupation")
    assert any(["Plow and Sow" in option for option in choices(game)])
