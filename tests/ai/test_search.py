"""The master's tree: whose choices are searched, and what is kept of it."""

import gc

import pytest

from farmyard import Agricola, AgricolaSettings, begin, view
from farmyard.agricola.position import P1, P2, position
from farmyard.ai.levels import SET_ASIDE, Master, shipped_value
from farmyard.ai.lookahead import Judge
from farmyard.ai.search import SURE, Node, Tree, grow
from farmyard.kernel.rng import Rng
from farmyard.kernel.seat import Seat
from helpers import some_positions

MANY = {
    "family": AgricolaSettings(family=True, players=3),
    "cards": AgricolaSettings(players=4, decks="EIK"),
}
TWO_SIDES = {
    "two": AgricolaSettings(family=True, players=2),
    "teams": AgricolaSettings(family=True, players=4, team_play=True),
}


def grown(game: Agricola, turns: int = 40) -> Tree:
    assert game.decision is not None
    copy = game.determinize(game.decision.seat, Rng(1))
    assert isinstance(copy, Agricola)
    tree = Tree(Judge(shipped_value()), copy, 1)
    for _ in range(turns):
        grow([tree], 5)
    return tree


def nodes_of(node: Node) -> list[Node]:
    """A node and all below it in which somebody has had a look at the options."""
    return [node] * bool(node.options) + [further for child in node.children.values() for further in nodes_of(child)]


@pytest.mark.parametrize("kind", MANY)
def test_where_many_play_only_own_choices_are_searched(kind: str) -> None:
    trees = [grown(game) for game in some_positions(MANY[kind], 5)]
    others = [node for tree in trees for node in nodes_of(tree.root) if node.side != tree.root.side]
    assert any(node.all_visits for node in others)
    for node in others:
        assert node.all_visits == node.visits[node.liked]


@pytest.mark.parametrize("kind", MANY)
def test_what_others_thought_of_once_they_do_again_with_the_same_farm(kind: str) -> None:
    for tree in [grown(game) for game in some_positions(MANY[kind], 5)]:
        others = [node for node in nodes_of(tree.root) if node.side != tree.root.side]
        by_habit = [node for node in others if len(node.options) == 1]
        assert by_habit
        for node in by_habit:
            decision = node.game.decision
            assert decision is not None
            assert decision.seat == node.seat
            assert node.options[0] in decision.options
            assert node.options[0].text in tree.habits.thoughts(node.game, decision)


def test_own_choices_and_those_of_two_sides_are_never_taken_for_granted() -> None:
    for settings in (*MANY.values(), *TWO_SIDES.values()):
        for tree in [grown(game) for game in some_positions(settings, 3)]:
            searched = [node for node in nodes_of(tree.root) if tree.two_sides or node.side == tree.root.side]
            assert min([len(node.options) for node in searched]) > 1


def test_where_there_are_very_many_ways_to_build_fences_all_are_considered_now_and_some_later() -> None:
    game = position(seats=2, family=True, scattered_pastures=True, cards=("Fences",), goods={P1: "15 wood"})
    later = [node for node in nodes_of(grown(game).root) if len(node.game.decision.options) > 700]  # type: ignore[union-attr]
    assert later
    assert max([len(node.options) for node in later]) < 100
    game.play("place Fences")
    assert len(grown(game).root.options) == len(game.options) > 700


@pytest.mark.parametrize("kind", TWO_SIDES)
def test_two_sides_think_equally_far_ahead(kind: str) -> None:
    trees = [grown(game, turns=80) for game in some_positions(TWO_SIDES[kind], 5)]
    others = [node for tree in trees for node in nodes_of(tree.root) if node.side != tree.root.side]
    assert any(node.all_visits > node.visits[node.liked] for node in others)


@pytest.mark.parametrize("kind", TWO_SIDES)
def test_both_sides_see_what_comes_of_a_choice(kind: str) -> None:
    judge = Judge(shipped_value())
    for tree in [grown(game) for game in some_positions(TWO_SIDES[kind], 5)]:
        for node in nodes_of(tree.root):
            child = node.liked_child()
            if child is not None and not node.visits[node.liked]:  # it rests as it did when it was seen
                other = 1 - node.side
                assert node.hopes[other] == pytest.approx(judge.worth([child.game], [other])[0], abs=1e-3)


def test_nobody_else_looks_on_where_one_plays_alone_or_many_do() -> None:
    for settings in (*MANY.values(), AgricolaSettings(players=1, family=True)):
        for tree in [grown(game) for game in some_positions(settings, 3)]:
            assert all(list(node.hopes) == [node.side] for node in nodes_of(tree.root) if len(node.options) > 1)


@pytest.mark.parametrize("kind", [*MANY, *TWO_SIDES])
def test_every_visit_is_counted_once_and_leaves_nothing_held_back(kind: str) -> None:
    for game in some_positions({**MANY, **TWO_SIDES}[kind], 5):
        for node in nodes_of(grown(game).root):
            assert node.all_visits == sum(node.visits)
            assert min(node.visits) >= 0
            for place, visits in enumerate(node.visits):
                assert visits or node.totals[place] == pytest.approx(0, abs=1e-6)


def test_thoughts_are_kept_while_nobody_else_has_chosen() -> None:
    kept = 0
    for game in some_positions(MANY["cards"], 30):
        assert game.decision is not None
        seat = game.decision.seat
        master = Master(1, nodes=200)
        chosen = master.choose(Seat(game, seat))
        trees = master.trees
        game.play(chosen)
        if game.decision is not None:
            again = game.decision.seat
            master.think(Seat(game, again))
            same = [tree for tree in master.trees if tree in trees]
            assert again == seat or not same
            kept += bool(same)
    assert kept


@pytest.mark.parametrize(
    "table",
    [
        AgricolaSettings(edition="revised", players=2, side_job=True),
        AgricolaSettings(family=True, players=2, forest_deck=True),
        AgricolaSettings(family=True, players=3),
    ],
)
def test_kept_thoughts_are_about_what_lies_on_the_table(table: AgricolaSettings) -> None:
    game = begin(table, 1)
    masters = [Master(7 + seat, nodes=30) for seat in range(table.players)]
    kept = 0
    while (decision := game.decision) is not None and game.round < 9:
        master = masters[decision.seat]
        before = master.trees
        chosen = master.choose(Seat(game, decision.seat))
        for tree in master.trees if chosen in decision.options else []:
            kept += tree in before
            assert [option.text for option in tree.root.options] == [option.text for option in decision.options]
            assert view(tree.root.game, decision.seat, labels=False) == view(game, decision.seat, labels=False)
        game.play(chosen)
    assert kept


def test_a_round_card_is_drawn_though_a_harvest_asks_nobody_before_it() -> None:
    game = position(seats=2, family=True, round=4, at_home={P1: 1, P2: 0}, goods={P1: "9 food", P2: "9 food"})
    tree = grown(game, turns=200)
    later = {key & 255 for key, child in tree.root.children.items() if child.game.round > game.round}
    assert len(later) > 1
    assert SURE not in later


def test_thoughts_begin_where_the_game_stands_though_hands_were_drafted() -> None:
    game = begin(AgricolaSettings(players=2, decks="EIK", hands="draft"), 3)
    masters = [Master(seat, nodes=20) for seat in range(2)]
    while game.decision is not None and game.round < 4:
        seat = game.decision.seat
        chosen = masters[seat].choose(Seat(game, seat))
        for tree in masters[seat].trees:
            assert (tree.root.game.turn, tree.root.options) == (game.turn, game.decision.options)
        game.play(chosen)


def test_what_a_thought_leaves_behind_is_not_looked_through_before_a_hundred_have_been_thought() -> None:
    game = begin(AgricolaSettings(family=True, players=2), 1)
    assert game.decision is not None
    master = Master(1, nodes=20)
    set_aside: list[bool] = []
    for _ in range(2 * SET_ASIDE):
        master.think(Seat(game, game.decision.seat))
        assert gc.isenabled()
        set_aside.append(gc.get_freeze_count() > 0)
    gc.unfreeze()
    assert set_aside.count(False) == 2
