"""What has happened, as values in the journal and in words: every choice leaves a trace, and hands stay secret."""

from random import Random

import pytest

from farmyard import Agricola, AgricolaSettings, ExpressSettings, begin, new_game
from farmyard.agricola.position import P1, P2
from farmyard.agricola.state.goods import goods
from farmyard.agricola.story import story
from farmyard.express.story import story as express_story
from farmyard.kernel.game import Game
from farmyard.kernel.option import Option
from farmyard.kernel.story import Clause, lines
from helpers import Table, play, told

TABLES = [
    AgricolaSettings(players=3, decks="EIK"),
    AgricolaSettings(players=2, decks="EIK", hands="10-3"),
    AgricolaSettings(edition="revised", players=2),
]
SILENT = ("done", "feed", "keep dice")
"""Choices after which nothing need have happened."""


def words(game: Agricola, *choices: str) -> list[str]:
    return [words for _, words in told(game, *choices)]


def offered(game: Game) -> list[Option]:
    assert game.decision is not None
    return game.decision.options


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("table", [*TABLES, ExpressSettings(players=2)], ids=lambda table: type(table).__name__)
def test_every_choice_leaves_a_trace(table: AgricolaSettings | ExpressSettings, seed: int) -> None:
    game = begin(table, seed)
    random = Random(seed)
    while not game.over:
        choice = random.choice(offered(game) + game.exchanges())
        game.journal = []
        game.play(choice)
        to_be_paid = not game.over and offered(game)[0].verb in ("pay", "return")
        sure = choice.text not in SILENT and choice.text != "discard 3 cards" and not to_be_paid
        assert game.journal or not sure, choice


def test_a_turn_is_told_in_one_sentence(table: Table) -> None:
    game = table(goods={P1: "7 wood 2 reed"})
    game.journal = []
    play(game, "place Build Rooms and Stables", "room a1", "stable a5")
    clauses = story(game, game.journal)
    built = "Build Rooms and Stables, {} a room on a1 for 5 wood 2 reed, {} a stable on a5 for 2 wood"
    assert lines(clauses, ("Anna", "Bert")) == [(P1, f"Anna goes to {built.format('adds', 'builds')}")]
    assert lines(clauses, ("You", "Bert")) == [(P1, f"You go to {built.format('add', 'build')}")]


def test_a_happening_says_where_and_what_for(table: Table) -> None:
    game = table(goods={P1: "4 wood"}, cards=("Fences",))
    game.journal = []
    play(game, "place Fences", "enclose c5")
    fences, payment = game.journal[1:3]
    assert (fences.what, fences.target.number, fences.target.cells) == ("fences", 4, 1 << 14)
    assert (payment.what, payment.target.kind, payment.target.goods) == ("pays", "fence", goods("4 wood"))


def test_sowing_and_baking_are_told(table: Table) -> None:
    game = table(fields={P1: "a4"}, goods={P1: "2 grain"}, cards=("Sow and Bake",), majors={P1: ("Clay Oven",)})
    assert words(game, "place Sow and Bake", "sow grain", "bake 1 grain") == [
        "goes to Sow and Bake",
        "sows grain on a4",
        "bakes 1 grain into 5 food",
    ]


def test_feeding_says_what_is_begged_for(table: Table) -> None:
    game = table(phase="feeding", goods={P1: "1 grain 2 food", P2: "9 food"})
    assert words(game, "convert grain")[:3] == [
        "turns 1 grain into 1 food",
        "feeds the family with 3 food",
        "takes 1 begging card",
    ]


def test_a_card_that_reacts_is_named_with_what_it_gives(table: Table) -> None:
    game = table(played={P1: ("Seed Seller",)})
    assert words(game, "place Take 1 Grain")[:3] == [
        "goes to Take 1 Grain",
        "gets 1 grain",
        "gets 1 grain from Seed Seller",
    ]


def test_cards_from_the_deck_are_named_to_who_draws_them_only() -> None:
    game = new_game(decks="E", hands="mulligan", seed=2)
    game.journal = []
    game.play("discard all occupations")
    drawn = game.journal[-1]
    assert drawn.seen_by(P1).target.cards == tuple(card.key for card in game.players[P1].in_hand("occupation"))
    assert drawn.seen_by(P2).target.cards == ()
    assert story(game, [drawn], P2)[0].words() == "draws 6 occupations"
    assert game.players[P1].in_hand("occupation")[0].name in story(game, [drawn], P1)[0].words()


def test_dice_groups_are_told_with_what_pays_for_them() -> None:
    game = begin(ExpressSettings(players=2), 3)
    game.journal = []
    random = Random(1)
    while not game.over:
        game.play(random.choice(offered(game)))
    said = [clause.words() for clause in express_story(game, game.journal)]
    assert all("nothing" not in words and "  " not in words for words in said)
    assert {"rolls", "collects", "feeds", "scores"} <= {words.split()[0] for words in said}


def test_verbs_follow_the_person() -> None:
    assert Clause(P1, "pass", "it on").words("Anna") == "passes it on"
    assert Clause(P1, "have", "a child").words("You") == "have a child"
