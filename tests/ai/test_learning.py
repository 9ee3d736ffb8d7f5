"""The value and how it is learned."""

import json
from itertools import islice
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from farmyard import BadSettings, new_game
from farmyard.agricola.settings import AgricolaSettings
from farmyard.agricola.state.card import OCCUPATION
from farmyard.agricola.state.game import Agricola
from farmyard.ai.afterwards import afterwards
from farmyard.ai.card_inputs import ROLES
from farmyard.ai.features import NAMES, Parts, Rows
from farmyard.ai.levels import shipped_value
from farmyard.ai.lookahead import look_ahead
from farmyard.ai.player import MANY, ONE, TWO
from farmyard.ai.search import SURE, branch
from farmyard.ai.value import INPUTS, POINTS, SHIPPED, Shipped, Value, at_their_places, fresh, guessed, load, save
from farmyard.lab.learning import Adam, Buffer, Forward, gradients
from farmyard.lab.lessons import Story
from farmyard.lab.manners import Manner
from farmyard.lab.match import Verdict, Won, match, take_the_place
from farmyard.lab.selfplay import LOOKED_AT, Look, Wave, findings_of, fondness
from farmyard.lab.train import Course, Training
from farmyard.lab.workers import Workers
from helpers import some_positions

CARDS = AgricolaSettings(players=3, decks="E")
PLAIN = AgricolaSettings(edition="revised", players=2, side_job=True)


def lesson_of(table: AgricolaSettings, value: Value, games: int = 2):  # type: ignore[no-untyped-def]
    wave = Wave(table, value, games, 1, Manner())
    wave.play()
    return wave.lesson(0.9)


def test_a_generation_can_be_played_with_search() -> None:
    wave = Wave(PLAIN, Value(fresh(1, 6, 4)), 1, 1, Manner(nodes=2))
    wave.play()
    assert wave.games[0].over


def test_what_a_search_has_found_is_learned_wherever_in_its_tree() -> None:
    wave = Wave(PLAIN, shipped_value(), 1, 1, Manner(nodes=200))
    wave.search([0])
    tree = wave.trees[0]
    assert tree is not None
    known = findings_of(tree)
    assert {tree.root} < {node for node, _, _, _ in known}
    assert min([node.visits[place] for node, place, _, _ in known]) >= LOOKED_AT
    own = [(node, place, worth) for node, place, seat, worth in known if seat == node.seat]
    assert {node.seat for node, _, _ in own} == {0, 1}
    assert [worth for _, _, worth in own] == [node.mean(place) for node, place, _ in own]
    wave.remember(known)
    [(batch, values)] = wave.thoughts
    assert len(batch.own) == len(known)
    proved = [worth for _, _, _, worth in known]
    assert (0.4 * values[:, 0] + 0.6 * values[:, 1]).tolist() == pytest.approx(proved, abs=1e-4)


def test_what_an_option_is_worth_to_the_next_is_learned_where_that_has_been_thought_about() -> None:
    wave = Wave(PLAIN, shipped_value(), 1, 1, Manner(nodes=400))
    wave.search([0])
    tree = wave.trees[0]
    assert tree is not None
    others = [finding for finding in findings_of(tree) if finding[2] != finding[0].seat]
    assert others
    for node, place, seat, worth in others:
        child = node.children[branch(place, SURE)]
        assert child.seat == seat
        assert worth in [child.mean(at) for at in range(len(child.options)) if child.visits[at] == max(child.visits)]


def test_where_many_play_own_choices_of_a_tree_are_learned() -> None:
    wave = Wave(CARDS, Value(fresh(1, 6, 4)), 1, 1, Manner(nodes=200))
    wave.search([0])
    tree = wave.trees[0]
    assert tree is not None
    assert {(node.seat, seat) for node, _, seat, _ in findings_of(tree)} == {(tree.root.seat, tree.root.seat)}


def test_some_choices_are_searched() -> None:
    wave = Wave(CARDS, Value(fresh(1, 6, 4)), 1, 1, Manner(slips=0.0, nodes=20, searching=0.2))
    wave.play()
    choices = sum([len(story.at) for story in wave.stories[0]])
    watched = sum([len(story.watched) for story in wave.stories[0]])
    assert 0 < len(wave.thoughts) < choices / 2
    assert wave.lesson(0.9).positions == choices + watched + sum([len(values) for _, values in wave.thoughts])


def test_what_becomes_of_a_position_is_the_outcome_as_far_as_later_choices_were_sound() -> None:
    chosen: list[tuple[float, ...]] = [(1.0, 0.0), (3.0, 0.0), (5.0, 0.0)]
    story = Story(at=[(0, 0), (2, 0), (4, 0)], chosen=chosen, best=[(8.0, 0.0)] * 3, cut=[False] * 3)
    assert story.goals((9.0, 0.0), 0.5) == [(3.0, 0.0), (5.0, 0.0), (7.0, 0.0), (9.0, 0.0)]
    story.cut = [False, True, False]
    assert story.goals((9.0, 0.0), 0.5) == [(4.5, 0.0), (8.0, 0.0), (7.0, 0.0), (9.0, 0.0)]


@pytest.mark.parametrize("table", [CARDS, PLAIN])
def test_what_others_choose_is_learned_like_the_own_choice_before_it(table: AgricolaSettings) -> None:
    wave = Wave(table, Value(fresh(1, 6, 4)), 1, 1, Manner())
    wave.play()
    lesson = wave.lesson(0.9)
    watched = 0
    for story in wave.stories[0]:
        own = {turn: lesson.targets[batch][row] for turn, (batch, row) in enumerate(story.at, 1)}
        for turn, (batch, row) in story.watched:
            assert turn == 0 or lesson.targets[batch][row].tolist() == own[turn].tolist()
            assert lesson.targets[batch][row].any()
        watched += len(story.watched)
    assert watched > 0.9 * sum([len(story.at) for story in wave.stories[0]])


def test_a_wave_teaches_nothing_of_others_where_there_are_none() -> None:
    wave = Wave(AgricolaSettings(players=1, decks="E"), Value(fresh(1, 6, 4)), 1, 1, Manner())
    wave.play()
    assert wave.stories[0][0].watched == []


def test_what_a_wave_has_written_outlasts_what_its_search_forgets() -> None:
    wave = Wave(PLAIN, Value(fresh(1, 6, 4)), 2, 1, Manner(tastes=1.0, nodes=2))
    steady = Wave(PLAIN, Value(fresh(1, 6, 4)), 2, 1, Manner(tastes=1.0, nodes=2))
    steady.play()
    wave.value.rows = lambda game: Rows(set_anew(wave.value, game))  # type: ignore[method-assign]
    wave.play()
    assert wave.results == steady.results


def set_anew(value: Value, game: Agricola) -> Parts:
    value.parts = Parts(game)
    for vectors in (value.boards, value.own, value.others):
        vectors.forget()
    return value.parts


@pytest.mark.parametrize("near", [0.5, 100.0])
def test_turns_that_seem_near_the_best_are_finished_as_farmers_do(near: float) -> None:
    wave = Wave(CARDS, shipped_value(), 1, 1, Manner(finishing=near))
    game = wave.games[0]
    assert game.decision is not None
    seat, options = game.decision.seat, game.decision.options
    worth = wave.judge.worth([afterwards(game, option) for option in options], [seat] * len(options))
    farmers, found = look_ahead(wave.judge, game, options), worth.copy()
    look = Look(wave.value.rows(game))
    wave.look_at(0, look)
    wave.finish([0], look, worth, found)
    considered = [value >= max(worth) - near for value in worth]
    assert found == pytest.approx([new if seen else old for new, old, seen in zip(farmers, worth, considered)])
    assert found != pytest.approx(worth)
    assert all(considered) == (near == 100.0)


def test_gradients_are_the_slopes_of_the_error() -> None:
    weights = {key: array.astype(np.float64) for key, array in fresh(1, 6, 4).items()}
    lesson = lesson_of(CARDS, Value(fresh(1, 6, 4)))
    buffer = Buffer(1000, True)
    for batch, targets in zip(lesson.batches, lesson.targets):
        buffer.add(batch, np.clip(targets, -9, 9))
    sample = buffer.sample(64, np.random.default_rng(1))
    found, _ = gradients(weights, sample)  # type: ignore[arg-type]
    for key in ("own", "next", "later", "cards", "words", "second", "out"):
        place = np.unravel_index(np.abs(found[key]).argmax(), found[key].shape)
        slopes = []
        for step in (1e-4, -1e-4):
            weights[key][place] += step
            slopes.append(error_of(weights, sample))
            weights[key][place] -= step
        assert np.isclose((slopes[0] - slopes[1]) / 2e-4, found[key][place], rtol=2e-2, atol=1e-4), key


def error_of(weights, sample) -> float:  # type: ignore[no-untyped-def]
    return float((Forward(weights, sample).error ** 2).sum() / 2 / len(sample.targets))


def test_learning_brings_the_error_down() -> None:
    adam = Adam(fresh(1, 16, 8))
    lesson = lesson_of(PLAIN, Value(adam.weights), 4)
    buffer = Buffer(2000, False)
    for batch, targets in zip(lesson.batches, lesson.targets):
        buffer.add(batch, targets)
    random = np.random.default_rng(1)
    errors = []
    for _ in range(60):
        found, error = gradients(adam.weights, buffer.sample(128, random))
        adam.learn(found, 1e-2)
        errors.append(error)
    assert np.mean(errors[-10:]) < np.mean(errors[:10]) / 2


def test_what_is_valued_together_is_valued_as_if_alone() -> None:
    value = Value(fresh(1))
    games = some_positions(CARDS, 6)
    together = value.rows(games[0])
    for game in games:
        together.write(game, 1)
    for place, game in enumerate(games):
        apart = Value(value.weights)
        alone = apart.rows(game)
        alone.write(game, 1)
        assert np.allclose(value.of(together)[place], apart.of(alone)[0], atol=1e-4)


def test_weights_are_found_again_by_the_names_of_their_inputs(tmp_path: Path) -> None:
    weights = fresh(1)
    save(tmp_path / "value.npz", weights, {"games": 5})
    again = load(tmp_path / "value.npz")
    assert again.story == {"games": 5}
    assert np.allclose(again.weights["own"], weights["own"], atol=1e-3)


@pytest.mark.parametrize("jobs", [1, 2])
def test_the_same_seed_trains_the_same_value_and_goes_on_from_its_folder(tmp_path: Path, jobs: int) -> None:
    trained = []
    notes: list[str] = []
    for name in ("one", "other"):
        small: dict[str, Any] = {"games": 1, "first_lesson": 50, "batch": 32, "buffer": 1000}
        course = Course(tmp_path / name, mix=((1.0, PLAIN),), note=notes.append, workers=Workers(jobs), **small)
        training = Training(course)
        assert len(list(islice(training.lessons_learned(), 2))) == 2
        training.report()
        trained.append(training.adam.weights["own"])
    assert (trained[0] == trained[1]).all()
    again = Training(course)
    assert (again.wave, again.games) == (jobs + 1, 2)
    assert (again.adam.weights["own"] == trained[0]).all()


def test_a_folder_goes_on_for_the_same_tables_only(tmp_path: Path) -> None:
    Training(Course(tmp_path)).report()
    with pytest.raises(BadSettings, match="holds a training for tables of two"):
        Training(Course(tmp_path, tables=MANY))


def test_every_table_is_valued_with_its_own_weights() -> None:
    shipped = Shipped()
    for players, weights in ((1, ONE), (2, TWO), (3, MANY), (6, MANY)):
        game = new_game(edition="revised", players=players, seed=1)
        alone = load(SHIPPED[weights])
        found = []
        for value in (shipped, alone):
            rows = value.rows(game)
            rows.write(game, 0)
            found.append(value.of(rows))
        assert (found[0] == found[1]).all()


def test_a_new_training_may_begin_with_weights_and_goes_on_from_their_games(tmp_path: Path) -> None:
    begin = Course(tmp_path, begin=SHIPPED[TWO], first_lesson=10_000, games=1, mix=((1.0, PLAIN),))
    training = Training(begin)
    shipped = load(SHIPPED[TWO])
    assert training.games == shipped.story["games"]
    next(training.lessons_learned())
    assert (training.adam.weights["own"] == shipped.weights["own"]).all()
    assert training.pace() < Training(Course(tmp_path / "guess")).pace()


def test_a_training_goes_on_when_inputs_have_been_added(tmp_path: Path) -> None:
    trained = Adam(fresh(1, 6, 4))
    state = trained.state()
    known = json.loads(str(state["inputs"]))
    for name in ("names", "farm"):
        known[name] = [*known[name][1:], "something nobody counts any more"]
    again = Adam(fresh(2, 6, 4))
    again.restore({**state, "inputs": np.array(json.dumps(known))})
    assert not again.weights["own"][0].any()
    assert (again.weights["own"][1:] == trained.weights["own"][:-1]).all()
    assert (again.mean["cards"] == trained.mean["cards"]).all()


def test_a_role_of_cards_that_weights_do_not_know_counts_for_nothing() -> None:
    weights = fresh(1, 6, 4)
    roles = {key: weights[key].reshape(ROLES, -1, weights[key].shape[1]) for key in ("cards", "words")}
    before = {key: np.concatenate(parts[:-1]) for key, parts in roles.items()}
    placed = at_their_places({**weights, **before}, INPUTS)
    for key in roles:
        assert placed[key].shape == weights[key].shape
        assert (placed[key][: len(before[key])] == before[key]).all()
        assert not placed[key][len(before[key]) :].any()
    assert roles["words"][-1].any()


def test_inputs_that_weights_do_not_know_count_as_first_guessed() -> None:
    blank = {key: np.zeros_like(array) for key, array in fresh(1, 6, 4).items()}
    number = NAMES.index("own horses 1+")
    knowing, unknowing = guessed(blank, NAMES), guessed(blank, [name for name in NAMES if name != NAMES[number]])
    assert not knowing["own"].any()
    assert np.allclose(unknowing["own"][number, 6:] * POINTS, 1.0)
    assert not np.delete(unknowing["own"], number, axis=0).any()


def test_weights_that_lose_clearly_somewhere_take_no_place() -> None:
    better, worse = Won(0.6, 0.25, games=100), Won(0.4, 0.5, games=100)
    assert Verdict({"here": better}).clear
    assert not Verdict({"here": better, "there": worse}).clear


def test_weights_with_more_units_are_worth_the_same_and_learn_with_all_of_them(tmp_path: Path) -> None:
    begin = Course(tmp_path, begin=SHIPPED[ONE], units=(160, 40), first_lesson=600, games=1, mix=((1.0, PLAIN),))
    training = Training(begin)
    game = new_game(players=2, decks="EIK", seed=3)
    before, after = load(SHIPPED[ONE]), Value(training.adam.weights)
    rows = [value.rows(game) for value in (before, after)]
    for row in rows:
        row.write(game, 0)
    assert after.of(rows[1]) == pytest.approx(before.of(rows[0]), abs=1e-3)
    while training.adam.steps["out"] < 2:
        next(training.lessons_learned())
    assert (training.adam.weights["out"][32:] != 0).all()
    assert (training.adam.weights["second"][128:, :32] != 0).any()


def test_weights_take_a_place_only_after_winning_a_match(tmp_path: Path) -> None:
    weak = tmp_path / "weak.npz"
    save(weak, fresh(1), {})
    alone = (AgricolaSettings(edition="revised", players=1),)
    assert not match(weak, SHIPPED[TWO], alone, games=3).clear
    beaten = match(SHIPPED[TWO], weak, alone, games=3)
    assert beaten.clear
    assert list(beaten.won.values()) == [Won(1.0, 0.5, games=3)]
    take_the_place(SHIPPED[TWO], weak)
    assert weak.read_bytes() == SHIPPED[TWO].read_bytes()


def test_a_cherished_card_counts_once_it_may_be_played_and_when_it_lies_there() -> None:
    game = new_game(players=3, decks="EIK", seed=1)
    assert game.decision is not None
    seat = game.decision.seat
    cherished = {card.key: 3.0 for card in game.players[seat].hand if card.sort == OCCUPATION}
    at_first = game.clone()
    assert fondness(cherished, at_first, game, seat) == 0
    game.play("place Occupation")
    assert fondness(cherished, at_first, game, seat) == 3
    before = game.clone()
    game.play(game.decision.options[0])
    assert fondness(cherished, before, game, seat) == 3
    assert fondness(cherished, game, game, seat) == 0
    assert fondness(cherished, before, game, (seat + 1) % 3) == 0


def test_cherished_cards_are_played_more_often() -> None:
    wave = Wave(CARDS, shipped_value(), 16, 5, Manner(cherishing=1.0))
    dealt = [[{card.key for card in player.hand} for player in game.players] for game in wave.games]
    wave.play()
    shares: dict[bool, list[bool]] = {True: [], False: []}
    for game, hands, cherished in zip(wave.games, dealt, wave.cherished):
        for player, hand, dear in zip(game.players, hands, cherished):
            played = {card.key for card in player.cards}
            for key in hand:
                shares[dear.get(key, 0) > 1].append(key in played)
    assert np.mean(shares[True]) > np.mean(shares[False]) + 0.1
