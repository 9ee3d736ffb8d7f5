"""A further game of a campaign: who starts, who is consoled, and the occupations that lie out; alone, too."""

import pytest

import farmyard
from farmyard import AgricolaSettings, BadSettings
from farmyard.agricola.content.catalogue import card_named
from farmyard.agricola.position import P1, P2, P3, P4
from farmyard.agricola.state.card import Price
from farmyard.agricola.state.goods import goods
from farmyard.kernel.settings import Value
from helpers import herd, rounds_with


def test_the_winner_of_the_game_before_starts_and_has_the_starting_players_food() -> None:
    game = farmyard.new_game(players=3, starts=2)
    assert (farmyard.view(game, P1).starting_player, farmyard.view(game, P1).deciding) == (P2, P2)
    assert [game.goods(seat) for seat in (P1, P2, P3)] == ["3 food", "2 food", "3 food"]


def test_turns_go_clockwise_from_who_starts() -> None:
    game = farmyard.new_game(players=3, starts=3)
    for seat, space in ((P3, "Fishing"), (P1, "1 Clay"), (P2, "1 Reed"), (P3, "Day Laborer")):
        assert farmyard.view(game, P1).deciding == seat
        game.play(f"place {space}")


def test_who_came_last_begins_with_1_food_more() -> None:
    game = farmyard.new_game(players=4, last="4")
    assert [game.goods(seat) for seat in (P1, P2, P3, P4)] == ["2 food", "3 food", "3 food", "4 food"]


def test_those_who_share_the_last_place_are_both_consoled_whatever_food_there_is() -> None:
    game = farmyard.new_game(players=3, last="1, 3", larkin_start=True)
    assert [game.goods(seat) for seat in (P1, P2, P3)] == ["4 food", "3 food", "4 food"]


@pytest.mark.parametrize(
    ("edition", "decks", "card"), [("original", "EIK", "E:tutor"), ("revised", "AB", "revised-A:112")]
)
def test_a_carried_occupation_lies_out_beside_seven_in_hand(edition: str, decks: str, card: str) -> None:
    game = farmyard.new_game(edition=edition, players=2, decks=decks, carried=f"-, {card}")
    assert [[played.key for played in player.cards] for player in game.players] == [[], [card]]
    assert [len(player.in_hand("occupation")) for player in game.players] == [7, 7]
    assert [len(player.in_hand("minor")) for player in game.players] == [7, 7]


@pytest.mark.parametrize("hands", ["deal", "draft", "10-3", "mulligan"])
def test_a_carried_card_is_not_dealt_to_anybody(hands: str) -> None:
    for seed in range(10):
        game = farmyard.new_game(players=4, decks="E", hands=hands, carried="E:baker, -, -, -", seed=seed)
        around = [card.key for player in game.players for card in player.hand]
        around += [card.key for pack in game.packs for card in pack] + [card.key for card in game.deck]
        assert "E:baker" not in around


def test_what_a_carried_card_gives_when_played_comes_at_the_start_and_rounds_count_from_0() -> None:
    game = farmyard.new_game(players=2, decks="EIK", carried="I:wood-collector, I:church-warden")
    assert (game.goods(P1), rounds_with(game, P1, "1 wood")) == ("1 wood 2 food", [2, 3, 4, 5])
    assert game.goods(P2) == "4 wood 3 food"


def test_a_carried_card_that_acts_when_rounds_begin_acts_in_round_1_for_the_first_time() -> None:
    """Each draw brings the Veterinarian 1 animal at most."""
    carried = "K:veterinarian, -, -, -"
    games = [farmyard.new_game(players=4, decks="K", carried=carried, seed=seed) for seed in range(30)]
    assert {sum(herd(game)) for game in games} == {0, 1}


def test_no_occupation_cost_is_due_but_what_is_printed_on_the_card() -> None:
    game = farmyard.new_game(players=2, decks="E", carried="E:chief, E:baker")
    assert [game.goods(seat) for seat in (P1, P2)] == ["nothing", "3 food"]


def test_a_card_that_the_starting_goods_cannot_pay_does_not_lie_out_and_may_be_dealt() -> None:
    game = farmyard.new_game(players=4, decks="K", carried="-, K:lover, -, -")
    assert (game.goods(P2), game.players[P2].cards) == ("3 food", ())
    around = [card.key for player in game.players for card in player.hand] + [card.key for card in game.deck]
    assert "K:lover" in around


def test_the_food_of_who_came_last_may_pay_for_a_carried_card() -> None:
    game = farmyard.new_game(players=4, decks="K", carried="-, K:lover, -, -", last="2")
    assert (game.goods(P2), farmyard.view(game, P2).players[P2].people) == ("nothing", 3)


def test_a_carried_occupation_counts_for_the_price_of_the_next_one() -> None:
    game = farmyard.new_game(players=2, decks="E", carried="E:baker, -")
    game.play("place Occupation")
    game.play(next(option for option in game.options if option.startswith("play")))
    assert game.goods(P1).endswith("1 food")


def test_carried_cards_take_effect_from_the_starting_player_on() -> None:
    carried = "revised-A:086, -, revised-B:123"
    game = farmyard.new_game(edition="revised", players=3, decks="AB", starts=2, carried=carried)
    asked = [farmyard.view(game, P1).deciding]
    game.play(game.options[0])
    assert [*asked, farmyard.view(game, P1).deciding] == [P3, P1]


@pytest.mark.parametrize(
    ("settings", "reason"),
    [
        ({"carried": "E:baker"}, "carried names a card or - for each of 2 players"),
        ({"carried": "E:baker, E:baker"}, "there is only one Baker"),
        ({"carried": "E:fishing-rod, -"}, "Fishing Rod is no occupation of this table's decks"),
        ({"carried": "K:lover, -"}, "Lover is no occupation of this table's decks"),
        ({"last": "3"}, "last names seats, like 2, not '3'"),
        ({"starts": 3}, "starts 3 goes with players 3 or"),
        ({"players": 5, "last": "5"}, "last goes with players 2 or players 3 or players 4"),
    ],
)
def test_what_cannot_be_carried_on_is_refused(settings: dict[str, Value], reason: str) -> None:
    with pytest.raises(BadSettings, match=reason):
        AgricolaSettings(**{"decks": "E", **settings})


def test_decks_that_are_too_small_once_cards_lie_out_are_refused() -> None:
    with pytest.raises(BadSettings, match="Too few cards"):
        farmyard.new_game(
            edition="revised", players=3, decks="A", carried="revised-A:112, revised-A:086, revised-A:125"
        )


# -- alone, in the revised edition ------------------------------------------------------------


def costly(monkeypatch: pytest.MonkeyPatch, name: str, price: str) -> None:
    """Print a cost on a card."""
    monkeypatch.setattr(card_named(name, "revised"), "prices", (Price(goods(price)),))


def test_permanent_occupations_of_the_revised_edition_reduce_the_hand_to_seven_in_all() -> None:
    game = farmyard.new_game(edition="revised", players=1, decks="AB", permanent="revised-A:112, revised-B:107")
    player = game.players[P1]
    assert (len(player.occupations), len(player.in_hand("occupation"))) == (2, 5)


def test_what_is_printed_on_permanent_occupations_is_paid_with_the_starting_food(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    costly(monkeypatch, "revised-A:112", "4 food")
    game = farmyard.new_game(edition="revised", players=1, decks="AB", permanent="revised-A:112", food=5)
    assert game.goods(P1) == "1 grain 1 food"


def test_a_permanent_occupation_that_cannot_be_paid_is_lost_and_another_card_comes_to_hand(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    costly(monkeypatch, "revised-A:112", "4 food")
    game = farmyard.new_game(edition="revised", players=1, decks="AB", permanent="revised-A:112, revised-B:107", food=3)
    player = game.players[P1]
    assert ([card.key for card in player.occupations], len(player.in_hand("occupation"))) == (["revised-B:107"], 6)
    assert "revised-A:112" in [card.key for card in (*game.deck, *player.hand)]
    assert game.goods(P1) == "3 food"
