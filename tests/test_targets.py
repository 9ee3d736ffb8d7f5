"""What options mean on the table: random games of all kinds of tables, looked at option by option."""

from collections.abc import Iterator
from random import Random

import pytest

from farmyard import Agricola, AgricolaSettings, Express, ExpressSettings, begin
from farmyard.agricola.content.catalogue import CARDS
from farmyard.agricola.content.majors import MAJORS
from farmyard.agricola.farm.fences import REGIONS
from farmyard.agricola.farm.geometry import names
from farmyard.agricola.position import P1, position
from farmyard.agricola.state.goods import NAMES, count, goods, text
from farmyard.agricola.view import view
from farmyard.express.sheet import GOOD_NAMES, GOODS
from farmyard.express.sheet import count as count_on_sheet
from farmyard.kernel.game import Game
from farmyard.kernel.option import NOTHING, Option
from helpers import Table

CARD_NAMES = {card.key: card.name for card in [*CARDS, *MAJORS]}
REGION_CELLS = {0, *[region.cells for region in REGIONS]}
DEALT = [AgricolaSettings(players=players, decks="EIK", three_for_one=True) for players in (1, 2, 3, 4, 5)]
HANDS = [AgricolaSettings(players=2, decks="EIK", hands=hands) for hands in ("draft", "mulligan", "10-3")]
FAMILY = [AgricolaSettings(family=True, players=3)]
REVISED = [AgricolaSettings(edition="revised", players=players) for players in (1, 2, 4)]
EXPRESS = [ExpressSettings(players=players) for players in (1, 2, 4)]
AGRICOLA = DEALT + HANDS + FAMILY + REVISED


def name(table: AgricolaSettings | ExpressSettings) -> str:
    return " ".join([f"{key} {word}" for key, word in table.fields().items()])


every_table = pytest.mark.parametrize("table", [*AGRICOLA, *EXPRESS], ids=name)
every_board = pytest.mark.parametrize("table", AGRICOLA, ids=name)
every_sheet = pytest.mark.parametrize("table", EXPRESS, ids=name)


def decisions(game: Game, seed: int) -> Iterator[list[Option]]:
    """Everything offered at each decision of a random game in which cards are played whenever they can be."""
    random = Random(seed)
    while game.decision is not None:
        options, exchanges = game.decision.options, game.exchanges()
        yield options + exchanges
        played = [option for option in options if option.verb in ("play", "build")]
        game.play(random.choice(played or (options + exchanges if random.random() < 0.3 else options)))


def offered(table: AgricolaSettings | ExpressSettings, games: int = 3) -> Iterator[tuple[Game, list[Option]]]:
    for seed in range(games):
        game = begin(table, seed)
        for options in decisions(game, seed):
            yield game, options


@every_table
def test_no_two_options_of_a_decision_mean_the_same(table: AgricolaSettings | ExpressSettings) -> None:
    for _, options in offered(table):
        assert len({(option.verb, option.target.facts()) for option in options}) == len(options)


@every_table
def test_an_option_that_says_more_than_its_verb_says_what_it_means(table: AgricolaSettings | ExpressSettings) -> None:
    for _, options in offered(table):
        assert all(option.target is not NOTHING for option in options if option.what)


@every_board
def test_cells_spaces_and_animals_are_those_of_the_text(table: AgricolaSettings) -> None:
    for game, options in offered(table):
        assert isinstance(game, Agricola)
        for option in options:
            target = option.target
            assert names(target.cells) in option.text
            assert target.space < 0 or option.verb == "take" or game.spaces[target.space].name in option.text
            assert target.goal < 0 or option.text.endswith(f" to {game.spaces[target.goal].name}")
            assert target.kind != "animals" or option.what == text(target.goods)


@every_board
def test_goods_are_those_of_the_text(table: AgricolaSettings) -> None:
    for _, options in offered(table):
        for option in options:
            if option.verb != "convert":
                named = option.target.goods if option.verb == "take" else option.target.goods | option.target.paid
                assert all(NAMES[kind] in option.text for kind in range(len(NAMES)) if count(named, kind))


@every_board
def test_cards_are_those_of_the_text(table: AgricolaSettings) -> None:
    for _, options in offered(table):
        for option in options:
            if option.verb not in ("convert", "pay"):
                assert all(CARD_NAMES[key] in option.text for key in option.target.cards)


@every_board
def test_an_option_can_be_encoded_with_a_fixed_vocabulary(table: AgricolaSettings) -> None:
    for game, options in offered(table):
        assert isinstance(game, Agricola)
        for option in options:
            target = option.target
            assert option.verb in game.vocabulary()
            assert target.cells in REGION_CELLS
            assert target.space < len(game.spaces)
            assert set(target.cards) <= set(CARD_NAMES)
            assert target.seat < table.players


@every_sheet
def test_goods_on_a_sheet_are_those_of_the_text(table: ExpressSettings) -> None:
    for game, options in offered(table):
        assert isinstance(game, Express)
        for option in options:
            goods = option.target.goods
            assert all(GOOD_NAMES[good] in option.text for good in range(GOODS) if count_on_sheet(goods, good))
            assert all(card in option.text for card in option.target.cards)


def test_a_converted_payment_says_what_it_takes_and_leaves() -> None:
    goods_there = {P1: "1 grain 1 vegetable"}
    game = position(goods=goods_there, played={P1: ("Academic",)}, hand={P1: ("Stone Carver",)})
    game.play("place Occupation")
    pay = [option.target for option in game.decision.options]  # type: ignore[union-attr]
    assert [(target.goods, target.paid, target.left) for target in pay] == [
        (goods("1 food"), goods("1 grain"), goods("1 vegetable")),
        (goods("1 food"), goods("1 vegetable"), goods("1 grain")),
    ]


def test_a_conversion_of_a_card_names_the_card_and_a_raw_one_does_not() -> None:
    game = position(seats=2, phase="feeding", goods={P1: "2 wood 1 grain"}, majors={P1: ("Joinery",)})
    by_text = {option.text: option.target for option in game.decision.options}  # type: ignore[union-attr]
    assert by_text["convert Joinery"].cards == ("major:joinery",)
    assert by_text["convert grain"].cards == ()
    assert by_text["convert grain"].goods == goods("1 food")


def test_a_view_shows_what_options_mean_and_labels_only_on_request(table: Table) -> None:
    game = table(cards=("Fences",), goods={P1: "15 wood"})
    game.play("place Fences")
    bare, labelled = view(game, P1, labels=False).options, view(game, P1).options
    assert len(bare) == len(labelled) > 700
    assert [option.verb for option in bare] == ["enclose"] * len(bare)
    assert all([option.target.cells == tuple(option.what.split()) for option in bare])
    assert {option.label for option in bare} == {""}
    assert all([option.label for option in labelled])
