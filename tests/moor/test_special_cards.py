"""Special action cards: who may take which, for what, and where they lie then."""

import pytest

from farmyard import Agricola, IllegalChoice, new_game, view
from farmyard.agricola.position import P1, P2, P3
from helpers import Table, choices, deciding, play, told


def cards(game: Agricola) -> dict[str, str]:
    """Where the special action cards lie."""
    return {card.name: f"{card.place} {card.owner}" for card in view(game, P1).special_cards}


@pytest.mark.parametrize(("players", "number"), [(2, 2), (3, 2), (4, 3), (5, 4), (1, 10)])
def test_so_many_cards_are_in_the_game(players: int, number: int) -> None:
    assert len(new_game(players=players, moor=1).board.special_cards) == number


def test_every_special_action_is_there_once_with_each_number_of_players() -> None:
    for players in (2, 3, 4, 5):
        game = new_game(players=players, moor=2)
        actions = sorted([action for card in view(game, P1).special_cards for action in card.actions])
        assert actions == [
            "Black Market", "Clandestine Work", "Cut Peat", "Fell Trees", "Hiring Fair", "Horse Coper",
            "Slash and Burn",
        ]  # fmt: skip


def test_a_turn_is_a_person_or_a_special_action(table: Table) -> None:
    game = table(moor=1)
    assert {"place Fishing", "special Hiring Fair"} <= set(choices(game))
    at_home = game.players[P1].at_home
    game.play("special Hiring Fair")
    assert (game.players[P1].at_home, deciding(game)) == (at_home, P2)


def test_a_card_from_the_middle_is_free_and_lies_face_up(table: Table) -> None:
    game = table(moor=1, goods={P1: "nothing"})
    game.play("special Hiring Fair")
    assert (cards(game), game.goods(P1)) == ({"2A": "middle -1", "2B": "face up 0"}, "1 food")


def test_a_card_before_another_player_costs_two_food_and_is_closed(table: Table) -> None:
    game = table(moor=1, seats=3, goods={P1: "nothing", P2: "2 food", P3: "9 food"})
    play(game, "special Hiring Fair", "special Hiring Fair")
    assert (game.goods(P2), cards(game)["3B"]) == ("2 food", "face down 1")
    assert "special Hiring Fair" not in choices(game)
    with pytest.raises(IllegalChoice, match="Hiring Fair: the card is closed for this round"):
        game.play("special Hiring Fair")


def test_who_cannot_pay_two_food_takes_no_card_from_another(table: Table) -> None:
    game = table(moor=1, goods={P2: "1 food"})
    game.play("special Hiring Fair")
    assert not [option for option in choices(game) if option in ("special Hiring Fair", "hold 2B")]
    with pytest.raises(IllegalChoice, match="the card lies before Player 1, and 2 food are missing"):
        game.play("special Hiring Fair")


def test_the_price_is_paid_on_top_of_that_of_the_action(table: Table) -> None:
    game = table(moor=1, goods={P1: "nothing", P2: "2 food"})
    game.play("special Hiring Fair")
    assert "special Horse Coper" not in choices(game)
    assert "special Hiring Fair" in choices(game)
    rich = table(moor=1, goods={P1: "nothing", P2: "3 food"})
    play(rich, "special Hiring Fair", "special Horse Coper")
    assert rich.goods(P2) == "1 horse"


def test_the_price_may_be_paid_with_what_turns_into_food(table: Table) -> None:
    game = table(moor=1, goods={P1: "nothing", P2: "1 food 1 grain"})
    play(game, "special Hiring Fair", "special Hiring Fair")
    assert game.goods(P2) == "1 food"


def test_nobody_takes_their_own_card_again(table: Table) -> None:
    game = table(moor=1, goods={P1: "9 food"})
    play(game, "special Hiring Fair", "place Fishing")
    assert deciding(game) == P1
    assert "special Hiring Fair" not in choices(game)
    with pytest.raises(IllegalChoice, match="the card lies before you already"):
        game.play("special Hiring Fair")


def test_a_card_may_be_taken_and_not_used(table: Table) -> None:
    game = table(moor=1, goods={P1: "nothing", P2: "2 food"})
    assert told(game, "hold 2A") == [(P1, "takes the special action card 2A")]
    assert cards(game)["2A"] == "face up 0"
    game.play("hold 2A")
    assert (game.goods(P2), cards(game)["2A"]) == ("nothing", "face down 1")


def test_one_player_may_take_several_cards(table: Table) -> None:
    game = table(moor=1)
    play(game, "hold 2A", "place Fishing", "hold 2B")
    assert cards(game) == {"2A": "face up 0", "2B": "face up 0"}


def test_all_cards_return_at_the_end_of_the_round(table: Table) -> None:
    game = table(moor=1, at_home={P1: 1, P2: 1}, goods={P2: "2 food"})
    play(game, "hold 2A", "hold 2A", "place Fishing", "place Day Laborer", "take 1 wood 1 food")
    assert game.round == 2
    assert cards(game) == {"2A": "middle -1", "2B": "middle -1"}


def test_no_special_action_without_a_person_left(table: Table) -> None:
    game = table(moor=1, at_home={P1: 1, P2: 2})
    play(game, "place Fishing", "place Take 1 Grain")
    assert deciding(game) == P2


def test_an_ill_person_suffices_for_a_special_action(table: Table) -> None:
    game = table(moor=1, at_home={P1: 1}, ill={P1: 1})
    assert {"special Hiring Fair", "place Infirmary"} <= set(choices(game))


def test_labels_name_the_price(table: Table) -> None:
    game = table(moor=1, goods={P1: "nothing", P2: "9 food"})
    game.play("special Hiring Fair")
    labels = {option.text: option.label for option in view(game, P2).options}
    assert labels["special Hiring Fair"] == "Hiring Fair: take 1 food (pay 2 food)"
    assert labels["hold 2A"] == "Take card 2A and do nothing"
