"""What people read about an option is true for the player who is asked: prices, room, why not."""

import pytest

import farmyard
from farmyard import Agricola, IllegalChoice, view
from farmyard.agricola.position import P1, P2
from helpers import Table


def label(game: Agricola, text: str, seat: int = P1) -> str:
    return {option.text: option.label for option in view(game, seat).options}[text]


def test_an_improvement_is_offered_for_what_the_player_would_pay(table: Table) -> None:
    game = table(played={P1: ("Stonecutter",)}, goods={P1: "5 wood 5 clay 5 stone"}, round=4)
    game.play("place Improvement")
    assert label(game, "build Well").startswith("Well for 1 wood 2 stone, 4 points: ")
    prices = {card.name: card.price for card in view(game, P1).majors}
    assert (prices["Well"], prices["Cooking Hearth (4 clay)"]) == (
        "1 wood 2 stone",
        "4 clay or the return of 1 Fireplace",
    )
    assert {card.name: card.price for card in view(game, P2).majors}["Well"] == "1 wood 3 stone"


def test_a_refused_improvement_names_what_is_missing_of_the_price_of_the_player(table: Table) -> None:
    game = table(played={P1: ("Stonecutter",)}, goods={P1: "9 clay 1 stone"}, round=4)
    game.play("place Improvement")
    with pytest.raises(IllegalChoice, match="Well: 1 wood 1 stone missing"):
        game.play("build Well")


def test_a_price_that_another_one_beats_is_not_told(table: Table) -> None:
    game = table(hand={P1: ("Canoe", "Raft")}, played={P1: ("Wood Carver", "Mason", "Tutor")}, goods={P1: "9 wood"})
    game.play("place Starting Player")
    assert label(game, "play Canoe").startswith("Canoe for 1 wood, ")


def test_rooms_and_stables_are_offered_for_what_the_player_would_pay(table: Table) -> None:
    game = table(played={P1: ("Carpenter", "Wood Carver")}, goods={P1: "9 wood 9 reed"})
    game.play("place Build Rooms and Stables")
    assert label(game, "room a1") == "Add a room to the wooden hut on a1 (2 wood 2 reed)"
    assert label(game, "stable a1") == "Build a stable on a1 (1 wood)"


def test_what_a_player_cannot_pay_is_refused_with_the_price_of_the_player(table: Table) -> None:
    game = table(played={P1: ("Carpenter", "Wood Carver", "Renovator")}, goods={P1: "nothing"}, round=7)
    with pytest.raises(IllegalChoice, match="a room: 2 wood 2 reed missing; a stable: 1 wood missing"):
        game.play("place Build Rooms and Stables")
    with pytest.raises(IllegalChoice, match="Improvement: 1 reed missing"):
        game.play("place Renovation and Improvement")


def test_a_pasture_is_offered_with_the_room_it_would_have(table: Table) -> None:
    game = table(played={P1: ("Drinking Trough",)}, goods={P1: "4 wood"}, round=4)
    game.play("place Fences")
    assert label(game, "enclose c5") == "Enclose c5: 4 fences for 4 wood, room for 4"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("play Beehive", "Beehive: needs 2 improvements and 3 occupations"),
        ("play Mini Pasture", "Mini Pasture: 2 food missing"),
        ("play Stone Carver", "Stone Carver is an occupation, not an improvement"),
        ("play Madonna Statue", "Madonna Statue: the return of 2 improvements missing"),
        ("play Well", "Well: 3 stone missing"),
        ("play Forester", "'play Forester' is not possible now: no such improvement is for sale or in hand"),
    ],
)
def test_a_card_that_cannot_be_played_is_refused_with_its_reason(table: Table, text: str, reason: str) -> None:
    hand = ("Beehive", "Mini Pasture", "Madonna Statue", "Stone Carver", "Corn Scoop", "Corn Sheaf")
    game = table(hand={P1: hand}, goods={P1: "1 wood"})
    game.play("place Starting Player")
    with pytest.raises(IllegalChoice, match=reason):
        game.play(text)


def test_a_major_improvement_is_not_for_an_action_for_minor_ones(table: Table) -> None:
    game = table(hand={P1: ("Corn Scoop", "Corn Sheaf")}, goods={P1: "3 clay 1 wood"})
    game.play("place Starting Player")
    with pytest.raises(IllegalChoice, match="is a major improvement, which this action does not allow"):
        game.play("play Fireplace (2 clay)")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("play Chief", "Chief: 2 food missing"),
        ("play Corn Scoop", "Corn Scoop is an improvement, not an occupation"),
        ("play Forester", "no such occupation is in hand"),
    ],
)
def test_an_occupation_that_cannot_be_played_is_refused_with_its_reason(table: Table, text: str, reason: str) -> None:
    game = table(
        hand={P1: ("Chief", "Mason", "Tutor", "Corn Scoop")}, played={P1: ("Carpenter",)}, goods={P1: "1 food"}
    )
    game.play("place Occupation")
    with pytest.raises(IllegalChoice, match=reason):
        game.play(text)


def test_growing_at_the_occupations_of_five_players_is_explained(table: Table) -> None:
    game = table(seats=5, round=5, rooms={P1: "a1 b1 c1"}, hand={P1: ("Mason", "Tutor")})
    game.play("place Second Occupation or Growth")
    assert label(game, "grow") == "Have a child"
    with pytest.raises(IllegalChoice, match="no such occupation is in hand"):
        game.play("play Forester")


def test_a_farm_is_shown_while_an_organic_farmer_has_too_many_animals(table: Table) -> None:
    game = table(
        played={P1: ("Organic Farmer",)},
        pastures={P1: ("a5",)},
        goods={P1: "1 boar"},
        spaces={"1 Sheep": "3 sheep"},
        round=4,
    )
    game.play("place 1 Sheep")
    seen = view(game, P1)
    assert seen.question == "Not all animals find a place: which do you keep?"
    assert seen.players[P1].score == farmyard.scores(game)[P1]


def test_what_is_noted_on_a_card_is_told_in_words(table: Table) -> None:
    game = table(hand={P1: ("Fence Builder",), P2: ("Resource Seller",)}, seats=3)
    game.play("place Occupation")
    game.play("place a fence on Fishing")
    assert view(game, P2).players[P1].on_cards == {"Fence Builder": "a fence on Fishing"}
    game.play("place Second Occupation")
    game.play("place Day Laborer")
    game.play("place Take 1 Grain")
    game.play("place 3 Wood")
    assert view(game, P1).players[P2].on_cards == {"Resource Seller": "clay reed clay stone clay stone"}


def test_goods_on_a_card_are_told_even_if_they_are_wood(table: Table) -> None:
    hearth = {P1: ("Cooking Hearth (4 clay)",)}
    game = table(seats=4, played={P1: ("Basin Maker",)}, majors=hearth, goods={P1: "1 boar 3 wood"})
    game.play("convert boar")
    game.play("pay 2 wood")
    assert view(game, P1).players[P1].on_cards == {"Basin Maker": "2 wood"}


def test_who_joins_the_family_is_asked_where_somebody_lives_on_a_card(table: Table) -> None:
    hand = {P1: ("Reed Hut", "Corn Sheaf")}
    game = table(hand=hand, goods={P1: "1 wood 4 reed"}, rooms={P1: "a1 b1 c1"}, round=7, cards=("Family Growth",))
    game.play("place Starting Player")
    game.play("play Reed Hut")
    assert view(game, P2).players[P1].on_cards == {"Reed Hut": "1 person"}
    game.play("place Day Laborer")
    game.play("place Family Growth")
    assert view(game, P1).question == "Who joins the family?"
    assert label(game, "grow from Reed Hut") == "Take in who lives on Reed Hut"


def test_where_minors_are_in_hand_an_improvement_is_refused_for_both_reasons(table: Table) -> None:
    game = table(hand={P1: ("Beehive",)}, goods={P1: "nothing"}, round=4)
    with pytest.raises(IllegalChoice, match="no major improvement can be paid, no minor one in hand played"):
        game.play("place Improvement")


def test_a_card_that_passes_on_says_so_beside_the_price_of_the_player(table: Table) -> None:
    game = table(hand={P1: ("Private Forest", "Corn Sheaf", "Field")}, goods={P1: "2 food"})
    game.play("place Starting Player")
    assert label(game, "play Field") == "Field for 1 food: Plow 1 field. Passes to the left."


def test_an_occupation_that_cannot_be_paid_is_refused_with_its_price(table: Table) -> None:
    game = table(hand={P1: ("Mason",)}, played={P1: ("Carpenter",)}, goods={P1: "nothing"})
    with pytest.raises(IllegalChoice, match="Occupation: 1 food missing"):
        game.play("place Occupation")
