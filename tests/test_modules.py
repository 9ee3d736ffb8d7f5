"""Modules bring spaces, phases, goods, majors, cards in common, turns, scoring lines and settings to a table."""

import json
import pickle
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from bees import BEES
from farmyard import (
    AgricolaSettings,
    BadSettings,
    FarmyardError,
    IllegalChoice,
    begin,
    breakdown,
    load,
    new_game,
    save,
    view,
)
from farmyard.agricola.modules import MODULES, board_for
from farmyard.agricola.position import P1, P2
from farmyard.agricola.rules.combine import Optional
from farmyard.agricola.rules.tableau import lay_in_common, take_from_common
from farmyard.agricola.rules.take import Take
from farmyard.agricola.state.board import Board
from farmyard.agricola.state.card import COMMON, Card
from farmyard.agricola.state.doors import AnyTime, Plot, When
from farmyard.agricola.state.events import ROUND_START
from farmyard.agricola.state.goods import GRAIN, NAMES, goods, new_good
from farmyard.agricola.state.module import Module, Part
from farmyard.agricola.state.purchase import STABLE
from farmyard.agricola.state.space import Space
from farmyard.agricola.words.numbers import Goods
from farmyard.agricola.words.prices import Discount
from farmyard.agricola.words.scoring import Each
from farmyard.ai.player import any_player
from farmyard.cli.main import main
from farmyard.kernel.course import Phase
from farmyard.kernel.seat import seats_of
from helpers import Run, Table, all_goods, choices, deciding, for_sale, lying, on_plots, play, points
from random_games import play_out


@pytest.fixture
def bees() -> Iterator[None]:
    MODULES.append(BEES)
    yield
    MODULES.remove(BEES)


# -- the trial module ---------------------------------------------------------------------------


@pytest.mark.usefixtures("bees")
def test_a_space_of_a_module_is_used_and_replenished_like_any(table: Table) -> None:
    game = table(bees=True, hives=2, goods={P1: "nothing"})
    assert lying(game, "Apiary") == "2 honey"
    game.play("place Apiary")
    assert game.goods(P1) == "2 honey"
    assert view(game, P1).players[P1].goods == {"honey": 2}
    assert "place Apiary" not in game.options


@pytest.mark.usefixtures("bees")
def test_a_phase_of_a_module_has_its_place_in_the_harvest(table: Table) -> None:
    game = table(bees=True, round=4, phase="field phase", goods={P1: "9 food", P2: "9 food"})
    assert all_goods(game) == ["9 food 1 honey", "9 food 1 honey"]
    later = table(bees=True, round=4, phase="feeding", goods={P1: "9 food", P2: "9 food"})
    assert all_goods(later) == ["5 food", "5 food"]
    begun = table(bees=True, phase="honey harvest", goods={P1: "9 food", P2: "9 food"})
    assert (begun.round, begun.goods(P2)) == (4, "9 food 1 honey")


@pytest.mark.usefixtures("bees")
def test_a_card_in_common_acts_on_every_seat(table: Table) -> None:
    game = table(bees=True, goods={P1: "1 grain", P2: "1 honey"}, fields={P1: "b2"}, cards=("Sow and Bake",))
    assert [card.name for card in view(game, P2).common] == ["Swarm"]
    play(game, "place Sow and Bake")
    assert game.goods(P1) == "1 honey"
    game.play("convert honey")
    assert game.goods(P2) == "2 food"


@pytest.mark.usefixtures("bees")
def test_a_turn_offers_people_and_what_else_the_table_allows_in_one_list(table: Table) -> None:
    game = table(bees=True, goods={P1: "2 honey", P2: "1 honey"})
    assert {"place Fishing", "take 1 wood 1 clay"} <= set(choices(game))
    assert "Take 1 wood 1 clay for 2 honey" in [option.label for option in view(game, P1).options]
    at_home = game.players[P1].at_home
    game.play("take 1 wood 1 clay")
    assert (game.goods(P1), game.players[P1].at_home, deciding(game)) == ("1 wood 1 clay", at_home, P2)
    with pytest.raises(IllegalChoice, match="1 honey missing"):
        game.play("take 1 wood 1 clay")


@pytest.mark.usefixtures("bees")
def test_nobody_without_people_at_home_has_a_turn(table: Table) -> None:
    game = table(bees=True, goods={P1: "4 honey"}, at_home={P1: 0, P2: 1})
    assert deciding(game) == P2


@pytest.mark.usefixtures("bees")
def test_a_major_lies_under_one_of_another_module(table: Table) -> None:
    game = table(bees=True, goods={P1: "1 wood 3 stone"}, cards=("Improvement",))
    assert "Honey Press" not in for_sale(game)
    play(game, "place Improvement")
    assert "Honey Press" in for_sale(game)


@pytest.mark.usefixtures("bees")
@pytest.mark.parametrize(("held", "worth"), [("nothing", -1), ("3 honey", 3)])
def test_a_line_of_the_scoring_belongs_to_a_module(table: Table, held: str, worth: int) -> None:
    assert points(table(bees=True, goods={P1: held}), P1, "Honey") == worth


@pytest.mark.usefixtures("bees")
def test_settings_of_a_module_are_everywhere(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    save(new_game(bees=True, hives=3, seed=4), tmp_path / "game.txt")
    assert "bees: yes\nhives: 3\nseed: 4\n" in (tmp_path / "game.txt").read_text()
    assert load(tmp_path / "game.txt").settings.number("hives") == 3
    with pytest.raises(BadSettings, match="hives goes with bees yes, but bees is no"):
        AgricolaSettings(hives=2)
    assert main(["simulate", "--bees", "--hives", "2", "--games", "1", "--json", "--players", "2"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["bees"], found["hives"]) == (True, 2)


@pytest.mark.usefixtures("bees")
@pytest.mark.parametrize("settings", [{}, {"edition": "revised"}, {"decks": "EIK"}, {"players": 5, "family": True}])
def test_whole_games_with_a_module_keep_the_contract(settings: dict[str, str]) -> None:
    table = AgricolaSettings(bees=True, **settings)
    game = begin(table, 11)
    copy = game.clone()
    chosen = play_out(game, Random(3))
    assert any("Apiary" in choice for choice in chosen)
    for choice in chosen:
        copy.play(choice)
    assert (copy.over, copy.scores(), all_goods(copy)) == (True, game.scores(), all_goods(game))
    assert "Honey" in [line.category for line in breakdown(game, P1)]
    copy.undo()
    assert not copy.over
    assert pickle.loads(pickle.dumps(copy)) == copy


@pytest.mark.usefixtures("bees")
def test_computers_know_what_to_do() -> None:
    game = begin(AgricolaSettings(bees=True), 5)
    player = any_player("farmer", "agricola", 1, 0.01)
    for _ in range(8):
        assert game.decision is not None
        game.play(player.choose(seats_of(game)[game.decision.seat]))


@pytest.mark.usefixtures("bees")
def test_the_terminal_shows_what_a_module_brings(run: Run) -> None:
    _, said, complaint = run("play --bees --seats you,random --seed 3", answers="place Apiary\nscore\nquit\n")
    assert complaint == ""
    assert "Swarm: Whoever sows gets 1 honey." in said
    assert "1 honey" in said
    assert "Honey" in said


def test_tables_without_a_module_have_nothing_of_it(bees: None) -> None:
    without = board_for(AgricolaSettings())
    assert "Apiary" not in [space.name for space in without.spaces]
    assert (without.common, without.turns, without.scoring) == ((), (), ())
    assert board_for(AgricolaSettings()) is without
    assert board_for(AgricolaSettings(bees=True)) is not without


# -- folding ------------------------------------------------------------------------------------


def fold(*parts: Part) -> Board:
    settings = AgricolaSettings()
    base = [module.part(settings) for module in MODULES if module.part is not None]
    return Board([*base, *parts])


def test_a_space_of_the_same_name_takes_the_place_of_an_earlier_one() -> None:
    before = [space.name for space in fold().spaces]
    board = fold(Part(spaces=(Space("Fishing", Take("9 food")),)))
    assert [space.name for space in board.spaces] == before
    assert board.spaces[before.index("Fishing")].action.words == "take 9 food"


def test_phases_stand_beside_those_they_name_or_before_the_first_round() -> None:
    board = fold(
        Part(phases=(Phase("dawn", Take("1 food")), Phase("noon", Take("1 food"), before="work phase"))),
        Part(phases=(Phase("early", Take("1 food"), before="dawn"), Phase("late", Take("1 food"), after="noon"))),
        Part(phases=(Phase("reckoning", Take("1 food"), after="end of the game"),)),
    )
    assert [phase.name for phase in board.opening] == ["early", "dawn"]
    assert [phase.name for phase in board.round][4:7] == ["noon", "late", "work phase"]
    assert board.ending[-1].name == "reckoning"


def test_what_names_something_that_is_not_there_is_refused() -> None:
    with pytest.raises(FarmyardError, match="should come beside 'nowhere'"):
        fold(Part(phases=(Phase("lost", Take("1 food"), after="nowhere"),)))


def test_goods_are_declared_once_each_as_far_as_there_are_fields() -> None:
    honey = new_good("honey")
    assert (new_good("honey"), NAMES[honey]) == (honey, "honey")
    assert goods("2 honey 1 wood") == goods("1 wood 2 honey")


# -- cards in common ----------------------------------------------------------------------------


def common(**doors: object) -> Card:
    return Card("Custom", COMMON, "trial", "A custom of the village.", **doors)  # type: ignore[arg-type]


@pytest.fixture
def custom() -> Iterator[dict[str, Card]]:
    """A module with one card in common, to be put in place by a test."""
    laid: dict[str, Card] = {}
    module = Module("custom", (), lambda settings: Part(common=tuple(laid.values())))
    MODULES.append(module)
    yield laid
    MODULES.remove(module)


def test_a_card_in_common_reacts_for_each_seat_and_counts_uses_by_seat(table: Table, custom: dict[str, Card]) -> None:
    custom["card"] = common(each=(When(ROUND_START, Optional(Take("1 wood")), uses=1),))
    game = table(phase="preparation", goods={P1: "nothing", P2: "nothing"})
    play(game, "take 1 wood", "done")
    assert all_goods(game) == ["1 wood", "nothing"]


def test_a_card_in_common_changes_prices_scores_and_acts_at_any_time(table: Table, custom: dict[str, Card]) -> None:
    custom["card"] = common(
        changes=(Discount("1 wood", (STABLE,)),),
        scores=(Each(2, Goods("reed")),),
        any_time=(AnyTime(Take("1 clay"), uses=1),),
    )
    game = table(family=True, goods={P1: "1 wood 1 reed", P2: "2 reed"})
    assert (points(game, P1), points(game, P2)) == (2, 4)
    play(game, "use Custom", "place Build Rooms and Stables", "stable a5")
    assert game.goods(P1) == "1 reed 1 clay" or game.goods(P1) == "1 clay 1 reed"
    assert "use Custom" in game.options


def test_a_card_in_common_takes_effect_for_everybody_when_the_game_begins(custom: dict[str, Card]) -> None:
    custom["card"] = common(on_play=Take("2 wood"))
    assert all_goods(new_game(players=3)) == ["2 wood 2 food", "2 wood 3 food", "2 wood 3 food"]


def test_everybody_sows_on_a_card_in_common(table: Table, custom: dict[str, Card]) -> None:
    custom["card"] = common(plots=(Plot(GRAIN),))
    game = table(goods={P1: "1 grain 1 vegetable"}, played={P1: ("Bean Field",)}, cards=("Sow and Bake",))
    play(game, "place Sow and Bake", "sow grain on Custom", "sow vegetable on Bean Field")
    assert on_plots(game) == ["3 grain", "2 vegetable"]
    take_from_common(game, custom["card"])
    assert on_plots(game) == ["2 vegetable"]


def test_a_space_of_a_card_in_common_comes_and_goes_with_it(table: Table) -> None:
    game = table(goods={P1: "nothing"})
    fair = common(space=Space("Fair", Take("3 food")))
    lay_in_common(game, fair)
    assert [space.name for space in view(game, P1).spaces][-1] == "Fair"
    assert view(game, P1).spaces[-1].owner == -1
    take_from_common(game, fair)
    assert "Fair" not in [space.name for space in view(game, P1).spaces]
