"""What is true at every decision of a game through the seasons, whatever else the table has chosen."""

import pickle
from collections.abc import Iterator
from random import Random

import pytest

from any_table import name
from farmyard import Agricola, AgricolaSettings, begin, open_game, view
from farmyard.agricola.state.game import WORK
from farmyard.agricola.state.goods import GUARD
from farmyard.agricola.story import story
from farmyard.kernel.packing import same
from farmyard.kernel.record import read, write
from farmyard.kernel.rng import Rng
from helpers import choices, deciding
from random_games import fingerprint, play_out
from years import NAMES, season_of

YEARS = [AgricolaSettings(seasons=True, players=players, start_season=NAMES[players % 4]) for players in range(1, 6)]
FAMILY = [AgricolaSettings(seasons=True, family=True, players=players) for players in (1, 3, 5)]
REVISED = [
    AgricolaSettings(seasons=True, edition="revised", players=players, start_season=NAMES[players % 4])
    for players in range(1, 7)
]
TILES = [
    AgricolaSettings(seasons=True, edition="revised", players=2, extra_tile=True, side_job=True),
    AgricolaSettings(seasons=True, edition="revised", players=2, szongott_copse=True),
]
HANDS = [
    AgricolaSettings(seasons=True, players=4, decks="EIK", start_season="autumn"),
    AgricolaSettings(seasons=True, edition="revised", players=3, decks="AB", start_season="winter"),
    AgricolaSettings(seasons=True, edition="revised", players=5, decks="AB"),
]
MOOR = [
    AgricolaSettings(seasons=True, moor=1, players=1, start_season="summer"),
    AgricolaSettings(seasons=True, moor=2, players=3, start_season="autumn", fuel_variant=True),
    AgricolaSettings(seasons=True, moor=3, players=4, decks="EIK", start_season="winter"),
]
HOUSE_RULES = [
    AgricolaSettings(seasons=True, players=2, strict_adjacency=True, house_before_cook=True, larkin_start=True),
    AgricolaSettings(
        seasons=True, players=3, scattered_pastures=True, leave_surplus_animals=True, one_pasture_per_species=True
    ),
]
COMPANY = [
    AgricolaSettings(seasons=True, edition="revised", players=4, team_play=True, start_season="summer"),
    AgricolaSettings(seasons=True, edition="revised", players=3, x_deck=True, start_season="autumn"),
]
TABLES = COMPANY + YEARS + FAMILY + REVISED + TILES + HANDS + MOOR + HOUSE_RULES
every_table = pytest.mark.parametrize("table", TABLES, ids=name)


def moments(table: AgricolaSettings, games: int, share: float = 1.0) -> Iterator[tuple[Agricola, Random]]:
    """The decisions of some random games, or a share of them."""
    for seed in range(games):
        game, dice = begin(table, seed), Random(seed)
        while game.decision is not None:
            if dice.random() < share:
                yield game, dice
            game.play(dice.choice(game.decision.options))


@every_table
def test_one_season_is_current_and_has_the_only_space(table: AgricolaSettings) -> None:
    first = NAMES.index(table.says("start-season"))
    for game, _ in moments(table, games=1):
        in_turn = [card for card in game.common if card in game.board.in_turn]
        spaces = [game.spaces[index].name for index in game.in_play if "season" in game.spaces[index].tags]
        assert [card.name for card in in_turn] == spaces
        if game.phase == WORK:
            assert season_of(game) == NAMES[(first + game.round - 1) % 4]


@every_table
def test_goods_and_options_keep_the_contract(table: AgricolaSettings) -> None:
    for game, _ in moments(table, games=2):
        texts = choices(game)
        assert len({text.lower() for text in texts}) == len(texts)
        assert len(texts) > 1 or table.says("decks")
        bundles = [player.goods for player in game.players] + game.stock
        assert min(bundles) >= 0
        assert not [bundle for bundle in bundles if bundle & GUARD]


@pytest.mark.parametrize("table", YEARS + FAMILY + REVISED + TILES + HOUSE_RULES, ids=name)
def test_a_space_is_offered_when_nothing_stands_in_its_way(table: AgricolaSettings) -> None:
    for game, _ in moments(table, games=2, share=0.2):
        placed = [choice for choice in choices(game) if choice.startswith("place ")]
        if game.phase == WORK and choices(game)[0].startswith("place "):
            seen = view(game, deciding(game)).spaces
            assert [f"place {space.name}" for space in seen if not space.obstacle] == placed


@every_table
def test_a_game_is_a_value(table: AgricolaSettings) -> None:
    for game, dice in moments(table, games=2, share=0.01):
        before = fingerprint(game)
        copy = pickle.loads(pickle.dumps(game))
        assert same(copy, game)
        one, other = game.clone(), copy
        for choice in play_out(one, Random(dice.random()), most=40):
            other.play(choice)
        assert fingerprint(one) == fingerprint(other)
        assert fingerprint(game) == before


@every_table
def test_a_record_gives_the_same_game_and_is_told_in_words(table: AgricolaSettings) -> None:
    game = begin(table, 7)
    game.journal = []  # kept from the work of the first round on
    play_out(game, Random(7))
    assert game.over
    assert write(read(write(game)).replay(open_game)) == write(game)
    assert len([clause for clause in story(game, game.journal) if clause.what == "shifts"]) == 13


@every_table
def test_what_is_hidden_does_not_show(table: AgricolaSettings) -> None:
    for game, dice in moments(table, games=2, share=0.02):
        for seat in range(game.seats()):
            assert view(game.determinize(seat, Rng(dice.getrandbits(32))), seat) == view(game, seat)
