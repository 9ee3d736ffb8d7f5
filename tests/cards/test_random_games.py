"""Random games with hand cards: nothing breaks, whatever is dealt.

`FARMYARD_GAMES=40` plays forty times as many: ten thousand games, in which every card must come
into play at least twenty times.
"""

import os
from collections import Counter
from random import Random

import pytest

from farmyard import open_game, scores
from farmyard.agricola.cards.catalogue import CARDS
from farmyard.agricola.game import Agricola
from farmyard.agricola.goods import GUARD
from farmyard.agricola.options import HANDS, Options
from farmyard.agricola.setup import new_game
from farmyard.kernel import record

TABLES = [Options(players=players, decks=decks) for players in range(1, 6) for decks in ("E", "EIK")]
GAMES = 25 * int(os.environ.get("FARMYARD_GAMES", "1"))


def play_out(game: Agricola, dice: Random) -> None:
    """Play to the end, now and then with an exchange, looking after every choice."""
    while (decision := game.decision) is not None:
        texts = [option.text for option in decision.options]
        assert len(texts) == len(set(texts)) >= 2
        exchanges = game.exchanges() if dice.random() < 0.03 else []
        game.play(dice.choice(exchanges or decision.options))
        assert not any([player.goods & GUARD for player in game.players])


def test_every_card_is_played_and_nothing_breaks() -> None:
    played: Counter[str] = Counter()
    for table in TABLES:
        for seed in range(GAMES):
            game = new_game(table, seed)
            play_out(game, Random(seed))
            played.update([card.name for player in game.players for card in player.cards])
            played.update([option.what for option in game.choices if option.verb == "play"])
    least = len(TABLES) * GAMES // 500
    assert {card.name: played[card.name] for card in CARDS if played[card.name] < least} == {}


@pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table.decks}-{table.players}")
def test_records_with_cards_replay_to_the_same_scores(table: Options) -> None:
    game = new_game(table, 7)
    play_out(game, Random(7))
    again = record.read(record.write(game)).replay(open_game)
    assert isinstance(again, Agricola)
    assert scores(again) == scores(game)


@pytest.mark.parametrize("hands", HANDS)
@pytest.mark.parametrize("players", range(1, 6))
def test_hands_made_in_any_way_hold_at_most_seven_of_a_sort(hands: str, players: int) -> None:
    game = new_game(Options(players=players, decks="EIK", hands=hands, three_for_one=True), 3)
    dice = Random(3)
    while game.decision is not None and game.round == 0:
        game.play(dice.choice(game.decision.options))
    assert all([len(player.in_hand(sort)) <= 7 for player in game.players for sort in ("occupation", "minor")])
    play_out(game, dice)
