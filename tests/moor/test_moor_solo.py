"""Special actions for one player."""

from random import Random

import pytest

from farmyard import Agricola, new_game, view
from farmyard.agricola.position import P1
from helpers import Table, choices, lying, play


def open_card(game: Agricola) -> str:
    return "".join([card.name for card in view(game, P1).special_cards if card.place == "middle"])


def open_up(game: Agricola, name: str) -> Agricola:
    """Let a certain card lie open and no other."""
    cards = game.board.special_cards
    [number] = [number for number, card in enumerate(cards) if card.name == name]
    pile = [other for other in range(len(cards)) if other != number]
    game.pile = tuple(pile)
    game.specials = tuple([-3 if other in pile else -1 for other in range(len(cards))])
    return game


def at_work(table: Table, card: str, **situation: object) -> Agricola:
    """A solo game in which a card lies open."""
    game = open_up(table(seats=1, moor=1, **situation), card)
    game.play("convert wood")
    return game


def places(game: Agricola) -> dict[str, str]:
    return {card.name: card.place for card in view(game, P1).special_cards}


def end_round(game: Agricola) -> None:
    """Send everybody to the Infirmary."""
    round = game.round
    while game.round == round and "place Infirmary" in choices(game):
        game.play("place Infirmary")


def test_alone_one_begins_without_food_and_none_comes_to_the_starting_player_space() -> None:
    for level in (1, 2):
        game = new_game(players=1, moor=level)
        assert game.goods(P1) == "nothing"
        assert lying(game, "Starting Player") == "nothing"
        assert lying(game, "3 Wood") == "2 wood"


def test_a_card_is_turned_up_at_the_start_of_the_round() -> None:
    game = new_game(players=1, moor=1, seed=4)
    assert len([place for place in places(game).values() if place == "middle"]) == 1
    assert list(places(game).values()).count("pile") == 9
    assert [card.name for card in view(game, P1).special_cards if card.following] == [
        game.board.special_cards[game.pile[0]].name
    ]


def test_a_card_that_is_used_is_out_of_the_game(table: Table) -> None:
    game = at_work(table, "2B", goods={P1: "1 wood"})
    game.play("special Hiring Fair")
    assert (places(game)["2B"], game.goods(P1)) == ("gone", "1 food 1 fuel")
    assert not [option for option in choices(game) if option.startswith(("special", "hold"))]
    end_round(game)
    assert open_card(game) == "2A"


def test_two_food_keep_the_card_once_a_round_and_it_may_be_used_again(table: Table) -> None:
    game = at_work(table, "2B", goods={P1: "1 wood 4 food"})
    game.play("special Hiring Fair keeping the card")
    assert (open_card(game), game.goods(P1)) == ("2B", "3 food 1 fuel")
    assert "special Hiring Fair keeping the card" not in choices(game)
    game.play("special Hiring Fair")
    assert (open_card(game), places(game)["2B"]) == ("", "gone")


def test_a_card_that_was_kept_stays_open_and_may_be_kept_again(table: Table) -> None:
    game = at_work(table, "2B", goods={P1: "1 wood 9 food"})
    game.play("special Hiring Fair keeping the card")
    end_round(game)
    assert choices(game) == ["hold 2B", "draw special action card"]
    game.play("hold 2B")
    assert "special Hiring Fair keeping the card" in choices(game)


def test_a_card_that_was_not_used_may_go_under_the_pile(table: Table) -> None:
    game = at_work(table, "2B", goods={P1: "1 wood"})
    end_round(game)
    labels = [option.label for option in view(game, P1).options]
    assert labels == [
        "Keep 2B (Horse Coper, Hiring Fair, Clandestine Work)",
        "Put it under the pile and turn up 2A (Fell Trees, Slash and Burn, Cut Peat)",
    ]
    game.play("draw special action card")
    assert open_card(game) == "2A"
    assert game.board.special_cards[game.pile[-1]].name == "2B"


def test_the_last_card_lies_open_again_in_every_round(table: Table) -> None:
    game = at_work(table, "2B", goods={P1: "1 wood"})
    game.pile = ()
    game.specials = tuple([-1 if place == -1 else -6 for place in game.specials])
    for _ in range(2):
        game.play("special Hiring Fair")
        assert open_card(game) == ""
        end_round(game)
        assert open_card(game) == "2B"
    end_round(game)
    assert open_card(game) == "2B"


def test_each_card_has_its_own_prices_alone(table: Table) -> None:
    dear = at_work(table, "2B", goods={P1: "1 wood"})
    assert "special Horse Coper" not in choices(dear)
    assert "special Horse Coper" in choices(at_work(table, "4B", goods={P1: "1 wood"}))
    fair = at_work(table, "3B", goods={P1: "1 wood"})
    fair.play("special Hiring Fair")
    assert fair.goods(P1) == "2 food 1 fuel"


def test_dealt_copies_keep_what_the_backs_tell(table: Table) -> None:
    game = at_work(table, "2B", goods={P1: "1 wood"})
    end_round(game)
    play(game, "draw special action card")
    end_round(game)
    play(game, "draw special action card")
    copies = [game.determinize(P1, Random(seed)).pile for seed in range(20)]
    assert len(set(copies)) > 10
    assert {(pile[0], pile[-2:], tuple(sorted(pile))) for pile in copies} == {
        (game.pile[0], game.pile[-2:], tuple(sorted(game.pile)))
    }


@pytest.mark.parametrize("level", [1, 2])
def test_whole_games_alone(level: int) -> None:
    for seed in range(4):
        game = new_game(players=1, moor=level, seed=seed)
        random = Random(seed)
        while game.decision is not None:
            game.play(random.choice(game.decision.options))
        assert len([place for place in places(game).values() if place == "middle"]) <= 1
