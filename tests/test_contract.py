"""What holds in every game: random games of every option set, looked at decision by decision.

`FARMYARD_GAMES=10 pytest tests/test_contract.py` plays ten times as many. Half of the games start
with full barns, so that large farms, herds and improvements come up too.
"""

import json
from functools import cache
from random import Random

import pytest

from farmyard import Agricola, IllegalChoice, new_game, open_game, view
from farmyard.agricola.farm.fences import fences_of
from farmyard.agricola.farm.geometry import connected
from farmyard.agricola.farm.housing import Shelter
from farmyard.agricola.position import position
from farmyard.agricola.rules.pastures import can_fence, enclosures_on
from farmyard.agricola.settings import AgricolaSettings
from farmyard.agricola.state.game import FINISHED, WORK
from farmyard.agricola.state.goods import GUARD, covers
from farmyard.agricola.state.player import Player
from farmyard.agricola.story import story
from farmyard.kernel.record import read, write
from farmyard.kernel.rng import Rng
from helpers import deciding
from random_games import TIMES, decision_texts, fingerprint, moments, opening, play_out

ORIGINAL = [AgricolaSettings(players=players) for players in range(1, 6)]
FAMILY = [AgricolaSettings(family=True, players=players) for players in range(1, 6)]
REVISED = [AgricolaSettings(edition="revised", players=players) for players in range(1, 7)]
SIDE_JOB = [AgricolaSettings(edition="revised", players=players, side_job=True) for players in range(1, 6)]
EXTRA_TILES = [AgricolaSettings(edition="revised", players=players, extra_tile=True) for players in range(2, 5)]
SZONGOTT = [AgricolaSettings(edition="revised", players=2, szongott_copse=True)]
OPEN = [AgricolaSettings(players=2, open_pastures=True)]
TEAMS = [AgricolaSettings(players=4, team_play=True)]
TEAMS += [AgricolaSettings(edition="revised", players=4, team_play=True, team_scoring="product")]
TABLES = ORIGINAL + FAMILY + REVISED + SIDE_JOB + EXTRA_TILES + SZONGOTT + TEAMS + OPEN


def name(table: AgricolaSettings) -> str:
    return " ".join([f"{key} {word}" for key, word in table.fields().items()])


every_table = pytest.mark.parametrize("table", TABLES, ids=name)

# -- the rules of conservation --------------------------------------------------------------------


def check_decision(game: Agricola) -> None:
    assert len(decision_texts(game)) >= 2
    assert len({text.lower() for text in game.options}) == len(game.options)


def check_goods(game: Agricola) -> None:
    bundles = [player.goods for player in game.players] + game.stock + list(game.promised)
    for player in game.players:
        bundles += player.crops
    assert min(bundles) >= 0
    assert [bundle for bundle in bundles if bundle & GUARD] == []


def check_people(game: Agricola) -> None:
    standing = [space for space in game.occupants if space]
    for seat, player in enumerate(game.players):
        placed = sum(space >> (4 * seat) & 15 for space in standing)
        assert 2 <= player.people <= 5
        if game.phase == WORK:
            assert player.at_home + placed + player.newborns == player.people
        else:
            assert placed == 0


def check_spaces(game: Agricola) -> None:
    """At most one person stands on a space, and round cards that are face down do nothing."""
    assert list(game.in_play) == game.board.permanent + game.coming[: game.round]
    assert {space for space in game.occupants if space} <= {1 << (4 * seat) for seat in range(game.seats())}
    assert not any(number for space, number in enumerate(game.occupants) if game.blocked >> space & 1)
    assert not any(game.occupants[space] or game.stock[space] for space in game.coming[game.round :])


def check_animals(game: Agricola) -> None:
    """Everybody's animals have a place, but while a player or the partner fences or the owner is asked what to keep."""
    asked = decision_texts(game)[0].startswith("keep ")
    fencing = any(text.startswith(("enclose ", "fence ")) for text in decision_texts(game))
    for seat, player in enumerate(game.players):
        if deciding(game) not in game.side(seat) or not fencing:
            assert player.housing.fits(player.herd) == (seat != deciding(game) or not asked)


def check_majors(game: Agricola) -> None:
    cards = [card for pile in game.piles for card in pile] + [card for p in game.players for card in p.cards]
    assert sorted(card.key for card in cards) == sorted(card.key for pile in game.board.majors for card in pile)


@cache
def check_farm(rooms: int, fields: int, stables: int, pastures: tuple[int, ...], fences: int, open: bool) -> None:
    """House, fields, pastures and stables keep off each other, but stables may stand in pastures."""
    fenced = sum(pastures)
    assert fenced.bit_count() == sum(pasture.bit_count() for pasture in pastures)
    assert rooms & fields == (rooms | fields) & (stables | fenced) == 0
    assert all(connected(area) for area in (rooms, fields or 1, fenced or 1, *pastures))
    assert (fences & fences_of(pastures) if open else fences) == fences_of(pastures)
    assert fences.bit_count() <= 15
    assert stables.bit_count() <= 4


def check_crops(player: Player) -> None:
    assert [cell for cell, crop in enumerate(player.crops) if crop and not player.fields >> cell & 1] == []


@every_table
def test_every_decision_of_every_game_keeps_the_contract(table: AgricolaSettings) -> None:
    for game, _ in moments(table, games=100):
        check_decision(game)
        check_goods(game)
        check_people(game)
        check_spaces(game)
        check_animals(game)
        check_majors(game)
        for player in game.players:
            farm = (player.rooms, player.fields, player.stables, player.pastures, player.fences)
            check_farm(*farm, player.piecemeal)
            check_crops(player)


@every_table
def test_what_a_player_knows_by_heart_is_true(table: AgricolaSettings) -> None:
    """The housing and the fewest fences are kept between decisions; both follow from the farm."""
    for game, _ in moments(table, games=10, share=0.3):
        player = game.players[deciding(game)]
        known, true = player.housing, Shelter(player.pastures, player.stables).housing()
        assert (known.pens, known.singles) == (true.pens, true.singles)
        if player.piecemeal:
            continue
        fewest = min([enclosure.fences for enclosure in enclosures_on(player, 15)], default=16)
        assert [can_fence(player, wood) for wood in range(16)] == [fewest <= wood for wood in range(16)]


def test_the_last_meadow_once_plowed_is_not_to_be_fenced() -> None:
    fields, fenced = "a1 a2 a3 b2 b3 b4 b5 c2 c3 c4 c5", ("a4",)
    game = position(cards=("Fences",), goods={0: "3 wood"}, fields={0: fields}, pastures={0: fenced})
    assert "place Fences" in game.options
    for choice in ("place Plow 1 Field", "place Fishing"):
        game.play(choice)
    assert (deciding(game), "place Fences" in game.options) == (0, False)


def test_the_last_meadow_once_built_on_is_not_to_be_fenced() -> None:
    fields, fenced = "a3 a4 a5 b2 b3 b4 b5 c2 c3 c4 c5", ("a2",)
    game = position(cards=("Fences",), goods={0: "8 wood 2 reed"}, fields={0: fields}, pastures={0: fenced})
    assert "place Fences" in game.options
    for choice in ("place Build Rooms and Stables", "room a1", "done", "place Fishing"):
        game.play(choice)
    assert (deciding(game), "place Fences" in game.options) == (0, False)


@every_table
def test_every_game_ends_after_round_14(table: AgricolaSettings) -> None:
    for seed in range(80 * TIMES):
        game = opening(table, seed)
        play_out(game, Random(seed))
        assert (game.round, game.phase, game.options) == (14, FINISHED, [])
        with pytest.raises(IllegalChoice, match="The game is over"):
            game.play("place Fishing")


# -- options --------------------------------------------------------------------------------------


@every_table
def test_every_option_is_found_by_its_text(table: AgricolaSettings) -> None:
    for game, dice in moments(table, games=6, share=0.15):
        assert game.decision is not None
        for option in dice.sample(game.decision.options, min(10, len(game.decision.options))) + game.exchanges():
            assert game.find(option.text).text == option.text
            assert game.find(f"  {option.text.upper()} ".replace(" ", "  ")).text == option.text


@every_table
def test_a_space_is_offered_when_nothing_stands_in_its_way(table: AgricolaSettings) -> None:
    for game, _ in moments(table, games=10, share=0.3):
        if decision_texts(game)[0].startswith("place "):
            seen = view(game, deciding(game)).spaces
            assert [f"place {space.name}" for space in seen if not space.obstacle] == decision_texts(game)


@every_table
def test_a_space_with_an_obstacle_is_refused_with_it(table: AgricolaSettings) -> None:
    for game, _ in moments(table, games=4, share=0.1):
        if decision_texts(game)[0].startswith("place "):
            for space in view(game, deciding(game)).spaces:
                if space.obstacle:
                    with pytest.raises(IllegalChoice) as refused:
                        game.play(f"place {space.name}")
                    assert str(refused.value) == f"{space.name}: {space.obstacle}"


@every_table
def test_every_exchange_can_be_made_and_taken_back(table: AgricolaSettings) -> None:
    for game, _ in moments(table, games=4, share=0.04):
        before = fingerprint(game)
        for option in game.exchanges():
            copy: Agricola = game.clone()
            goods = copy.players[deciding(game)].goods
            copy.play(option)
            assert copy.choices[-1] is option
            assert not covers(copy.players[deciding(game)].goods, goods)
            copy.undo()
            assert fingerprint(copy) == before


# -- the game as a value --------------------------------------------------------------------------


@every_table
def test_playing_on_a_clone_never_touches_the_original(table: AgricolaSettings) -> None:
    for game, dice in moments(table, games=4, share=0.03):
        before = fingerprint(game)
        play_out(game.clone(), Random(dice.random()))
        assert fingerprint(game) == before


@every_table
def test_a_clone_plays_like_the_original(table: AgricolaSettings) -> None:
    for game, dice in moments(table, games=4, share=0.05):
        one, other = game.clone(), game.clone()
        for choice in play_out(one, Random(dice.random()), most=40):
            other.play(choice)
        assert fingerprint(one) == fingerprint(other)


@every_table
def test_undo_restores_what_was(table: AgricolaSettings) -> None:
    for game, dice in moments(table, games=4, share=0.04):
        before, copy = fingerprint(game), game.clone()
        chosen = play_out(copy, dice, most=dice.randint(1, 15))
        after = fingerprint(copy)
        copy.undo(len(chosen))
        assert fingerprint(copy) == before
        for choice in chosen:
            copy.play(choice)
        assert fingerprint(copy) == after


def test_undo_leaves_the_players_their_names() -> None:
    game = new_game()
    game.names = ("Anna", "Bert")
    game.play("place Fishing")
    game.undo()
    assert game.names == ("Anna", "Bert")


@every_table
def test_there_is_nothing_to_take_back_at_the_start(table: AgricolaSettings) -> None:
    game = opening(table, 0)
    with pytest.raises(IllegalChoice, match="no choice to take back"):
        game.undo()


@every_table
def test_a_game_is_read_back_as_it_was_written(table: AgricolaSettings) -> None:
    for seed in range(12 * TIMES):
        game = opening(table, seed)
        play_out(game, Random(seed), most=seed * 25)
        replayed = read(write(game)).replay(open_game)
        assert isinstance(replayed, Agricola)
        assert fingerprint(replayed) == fingerprint(game)
        assert write(replayed) == write(game)


@every_table
def test_the_same_seed_and_choices_give_the_same_game(table: AgricolaSettings) -> None:
    for seed in range(10 * TIMES):
        one, other = opening(table, seed), opening(table, seed)
        chosen = play_out(one, Random(seed))
        for choice in chosen:
            other.play(choice)
        assert fingerprint(one) == fingerprint(other)
        assert write(one) == write(other)


@every_table
def test_a_journal_tells_and_changes_nothing(table: AgricolaSettings) -> None:
    for seed in range(6 * TIMES):
        silent, told = opening(table, seed), opening(table, seed)
        told.journal = []
        for choice in play_out(silent, Random(seed)):
            told.play(choice)
        assert fingerprint(told) == fingerprint(silent)
        assert len(told.journal) > 14
        assert all(-1 <= clause.seat < table.players and clause.words() for clause in story(told, told.journal))


# -- what a seat may see --------------------------------------------------------------------------


@every_table
def test_a_view_does_not_depend_on_what_is_hidden(table: AgricolaSettings) -> None:
    for game, dice in moments(table, games=4, share=0.05):
        for seat in range(game.seats()):
            assert view(game.determinize(seat, Rng(dice.getrandbits(32))), seat) == view(game, seat)


@every_table
def test_several_seats_see_together_what_each_sees_alone(table: AgricolaSettings) -> None:
    for game, _ in moments(table, games=2, share=0.03):
        seats = range(-1, game.seats())
        assert game.views(seats) == [view(game, seat) for seat in seats]


@every_table
def test_a_view_is_plain_data_and_shows_options_to_their_owner_alone(table: AgricolaSettings) -> None:
    for game, _ in moments(table, games=4, share=0.04):
        for seat in range(game.seats()):
            seen = view(game, seat)
            assert [option.text for option in seen.options] == (decision_texts(game) if seat == deciding(game) else [])
            assert all(option.label for option in seen.options + seen.exchanges)
            assert json.loads(json.dumps(seen.as_dict()))["round"] == game.round


@every_table
def test_what_is_hidden_is_dealt_in_every_order(table: AgricolaSettings) -> None:
    game = opening(table, 3)
    turned, hidden = game.coming[:1], game.coming[1:4]
    dealt = {tuple(game.determinize(0, Rng(seed)).coming[:4]) for seed in range(100)}
    assert {order[:1] for order in dealt} == {tuple(turned)}
    assert len(dealt) == 6
    assert all(sorted(order[1:]) == sorted(hidden) for order in dealt)


@every_table
def test_dealing_anew_forgets_how_the_cards_lay(table: AgricolaSettings) -> None:
    for game, dice in moments(table, games=4, share=0.05):
        other = game.determinize(0, Rng(dice.getrandbits(32)))
        assert game.determinize(0, Rng(7)).coming == other.determinize(0, Rng(7)).coming
        assert all(sorted(game.coming[a:b]) == sorted(other.coming[a:b]) for a, b in ((0, 4), (4, 7), (7, 9), (9, 11)))


@every_table
def test_a_dealt_game_can_be_played_to_its_end(table: AgricolaSettings) -> None:
    for game, dice in moments(table, games=4, share=0.03):
        before, dealt = fingerprint(game), game.determinize(deciding(game), Rng(dice.getrandbits(32)))
        play_out(dealt, dice)
        assert dealt.phase == FINISHED
        assert fingerprint(game) == before
