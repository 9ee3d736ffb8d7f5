"""What is hidden from a seat changes no thought of its player.

A player thinks about a game, and about the same one where everything hidden from its seat is another. Not only its
choice must be the same, but everything that it asks the value about, with all that is hidden there, and every answer.
These change at once where something hidden is read.
"""

import random
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest

from farmyard import COMPILED, Agricola, AgricolaSettings, begin
from farmyard.agricola.position import P1
from farmyard.ai.levels import Apprentice, Farmer, Master, shipped_value
from farmyard.ai.search import Tree
from farmyard.kernel.rng import Rng
from farmyard.kernel.seat import Seat
from helpers import choices, deciding
from random_games import pick

TABLES = {
    "two": AgricolaSettings(players=2, decks="EIK"),
    "four": AgricolaSettings(players=4, decks="EIK"),
    "five": AgricolaSettings(players=5, decks="EIK"),
    "solo": AgricolaSettings(players=1, decks="E"),
    "family": AgricolaSettings(family=True, players=3),
    "revised": AgricolaSettings(edition="revised", players=2, decks="AB"),
    "without cards": AgricolaSettings(edition="revised", players=2, side_job=True),
    "draft": AgricolaSettings(players=2, decks="EIK", hands="draft"),
    "parallel draft": AgricolaSettings(players=3, decks="EI", hands="draft-parallel"),
    "fast draft": AgricolaSettings(edition="revised", players=2, decks="AB", hands="draft-fast", hand_mix="deifuss"),
    "ten of which seven": AgricolaSettings(players=2, decks="EI", hands="10-3"),
    "mulligan": AgricolaSettings(players=2, decks="E", hands="mulligan", three_for_one=True),
    "five of each": AgricolaSettings(edition="revised", players=2, decks="AB", hands="dorn-5"),
    "open row": AgricolaSettings(players=2, decks="E", hands="dorn-3", hand_mix="petri"),
    "X deck": AgricolaSettings(edition="revised", players=2, decks="AB", x_deck=True),
    "forest deck": AgricolaSettings(players=3, decks="E", forest_deck=True),
    "seasons": AgricolaSettings(players=2, decks="E", seasons=True),
    "teams": AgricolaSettings(players=4, decks="E", team_play=True),
    "Moor": AgricolaSettings(players=2, decks="E", moor=3),
    "Moor alone": AgricolaSettings(players=1, decks="E", moor=3),
}
LEVELS = ("apprentice", "farmer", "master")
POSITIONS = 16
"""About how many positions of each table a player thinks about at most."""
NODES = 10
LONG_ENOUGH = 40
"""After so many choices of all seats a master has kept trees often enough."""


class Watched:
    """The shipped value, which remembers what it is asked and what it answers."""

    def __init__(self) -> None:
        self.value = shipped_value()
        self.said: list[object] = []

    def rows(self, game: Agricola) -> Any:
        self.said.append(everything_hidden(game))
        return self.value.rows(game)

    def of(self, rows: Any) -> Any:
        found = self.value.of(rows)
        self.said.append(found.tolist())
        return found

    def begin_anew(self) -> None:
        """Forget everything: of what is known already sums are rounded in another order."""
        self.said = []
        for value in self.value.known.values():
            value.parts = None


def everything_hidden(game: Agricola) -> tuple[object, ...]:
    """All that some seat does not know."""
    hands = [(player.hand, player.discarded) for player in game.players]
    drawn_from = [left.cards for left in game.draw_decks]
    return hands, game.packs, game.deck, drawn_from, game.coming, game.pile, game.rng.state


class Mind:
    """A player with all its thoughts."""

    def __init__(self, level: str) -> None:
        self.value = Watched()
        self.player: Farmer | Master
        if level == "master":
            self.player = Master(1, nodes=NODES, value=self.value)
        else:
            self.player = (Apprentice if level == "apprentice" else Farmer)(1, self.value)

    @property
    def trees(self) -> list[Tree]:
        """What it has searched."""
        return self.player.trees if isinstance(self.player, Master) else []

    def thoughts(self, game: Agricola) -> list[object]:
        """What it thinks at the seat that must choose; the choice comes last."""
        self.value.begin_anew()
        chosen = self.player.choose(Seat(game, deciding(game))).text
        opinions = self.player.opinions if isinstance(self.player, Master) else []
        told = [(opinion.option.text, opinion.value, opinion.share) for opinion in opinions]
        return [*self.value.said, told, chosen]


def with_other_secrets(game: Agricola) -> Agricola:
    """The game as the seat that must choose sees it, with everything another that it cannot know."""
    seat = deciding(game)
    other: Agricola = game.determinize(seat, Rng(game.chosen))
    for owner, player in enumerate(other.players):
        if owner != seat:
            player.seen = ()
    return other


def random_game(table: AgricolaSettings, seed: int) -> Iterator[Agricola]:
    """A random game whenever there is something to choose; what is chosen at once is chosen in any order."""
    game, dice = begin(table, seed), random.Random(seed)
    while game.decision is not None:
        game.ask_first(dice.choice(game.open_seats))
        if len(choices(game)) > 1:
            yield game
        game.play(pick(game, dice))


@cache
def some_of_each_kind(kind: str) -> list[Agricola]:
    """Positions of random games, where as many kinds of decisions as possible are made at as many seats as possible."""
    alike: dict[tuple[object, int], list[Agricola]] = {}
    for seed in (4, 5):
        for game in random_game(TABLES[kind], seed):
            assert game.decision is not None
            alike.setdefault((type(game.decision.step), deciding(game)), []).append(game.clone())
    dice = random.Random(4)
    return [dice.choice(games) for games in dice.sample(list(alike.values()), min(POSITIONS, len(alike)))]


def test_all_kinds_of_decisions_about_hands_and_all_seats_come_up() -> None:
    found = [game for kind in TABLES for game in some_of_each_kind(kind)]
    steps = {type(game.decision.step).__name__ for game in found if game.decision is not None}
    assert {"Pick", "Discard", "Mulligan", "DrawUpTo", "DiscardOne", "PlayOccupation", "Turn", "Feed", "Trade"} <= steps
    assert {deciding(game) for game in found} == set(range(5))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("kind", TABLES)
def test_what_is_hidden_changes_no_thought(level: str, kind: str) -> None:
    for game in some_of_each_kind(kind):
        assert Mind(level).thoughts(game) == Mind(level).thoughts(with_other_secrets(game))


@pytest.mark.parametrize("kind", TABLES)
def test_what_is_hidden_changes_no_thought_of_a_master_that_keeps_its_trees(kind: str) -> None:
    one, two = Mind("master"), Mind("master")
    dice, kept = random.Random(6), 0
    game = begin(TABLES[kind], 6)
    while game.decision is not None and len(game.choices) < LONG_ENOUGH:
        if deciding(game) != P1:
            game.play(dice.choice(game.decision.options))
            continue
        before = one.trees
        thoughts = one.thoughts(game)
        assert thoughts == two.thoughts(with_other_secrets(game))
        kept += any([tree in before for tree in one.trees])
        game.play(str(thoughts[-1]))
    assert kept


# -- who looks at what is hidden is found out -------------------------------------------------------

in_plain_python = pytest.mark.skipif(COMPILED, reason="a compiled seat can be given no other way to deal")


def as_it_is(game: Agricola, copy: Agricola) -> Agricola:
    """A dealt copy in which nothing has been dealt anew."""
    true: Agricola = game.clone()
    true.rng = copy.rng
    return true


def with_hands(game: Agricola, copy: Agricola) -> Agricola:
    for player, true in zip(copy.players, game.players):
        player.hand, player.discarded = true.hand, true.discarded
    return copy


def with_packs(game: Agricola, copy: Agricola) -> Agricola:
    copy.packs = game.packs
    return copy


def with_deck(game: Agricola, copy: Agricola) -> Agricola:
    copy.deck = game.deck
    return copy


def with_drawn_decks(game: Agricola, copy: Agricola) -> Agricola:
    copy.draw_decks = game.draw_decks
    return copy


def with_round_cards(game: Agricola, copy: Agricola) -> Agricola:
    copy.coming = game.coming
    return copy


def with_special_actions(game: Agricola, copy: Agricola) -> Agricola:
    copy.pile = game.pile
    return copy


def with_luck(game: Agricola, copy: Agricola) -> Agricola:
    copy.rng = Rng(game.rng.state)
    return copy


PEEKS = {
    "four": (with_hands, with_deck, with_round_cards, with_luck),
    "draft": (with_hands,),
    "parallel draft": (with_packs,),
    "solo": (with_deck, with_round_cards),
    "X deck": (with_drawn_decks,),
    "forest deck": (with_drawn_decks,),
    "Moor alone": (with_special_actions,),
}
MOST_PEEKS = 6
Peek = Callable[[Agricola, Agricola], Agricola]


def let_seats_peek(monkeypatch: pytest.MonkeyPatch, peek: Peek) -> None:
    """Let what is true stand in the copies that seats deal."""

    def deal(seat: Seat, rng: Rng) -> Agricola:
        assert isinstance(seat._game, Agricola)
        return peek(seat._game, seat._game.determinize(seat.number, rng))

    monkeypatch.setattr(Seat, "deal", deal)


def found_out(level: str, kind: str, peek: Peek) -> float:
    """The share of positions at which it shows in thoughts that seats peek, of those where there is anything to see."""
    there, found = 0, 0
    for game in some_of_each_kind(kind):
        other = with_other_secrets(game)
        one, two = [peek(each, each.determinize(deciding(game), Rng(1))) for each in (game, other)]
        if there < MOST_PEEKS and everything_hidden(one) != everything_hidden(two):
            there += 1
            found += Mind(level).thoughts(game) != Mind(level).thoughts(other)
    assert there
    return found / there


@in_plain_python
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("kind", TABLES)
def test_who_is_dealt_the_true_game_is_found_out(monkeypatch: pytest.MonkeyPatch, level: str, kind: str) -> None:
    let_seats_peek(monkeypatch, as_it_is)
    assert found_out(level, kind, as_it_is) > 0.9


@in_plain_python
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("kind", "peek"), [(kind, peek) for kind, peeks in PEEKS.items() for peek in peeks])
def test_who_sees_one_hidden_thing_is_found_out(
    monkeypatch: pytest.MonkeyPatch, level: str, kind: str, peek: Peek
) -> None:
    let_seats_peek(monkeypatch, peek)
    assert found_out(level, kind, peek) > 0.9
