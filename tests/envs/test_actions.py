"""Options as numbers: every option of every decision is one action, and that action is this option."""

from collections.abc import Iterator
from random import Random

import pytest

from coded_tables import EVERY_TABLE, name
from farmyard import AgricolaSettings, IllegalChoice, Settings
from farmyard.agricola.position import P1, position
from farmyard.envs.coding.numbered import Coding, NumberedGame
from farmyard.kernel.errors import FarmyardError
from farmyard.kernel.option import Option

FAMILY = AgricolaSettings(family=True, players=2)
every_table = pytest.mark.parametrize("table", EVERY_TABLE, ids=name)


def at(coding: Coding, **what: object) -> NumberedGame:
    """A situation, played by numbers."""
    return NumberedGame(coding, position(**what))  # type: ignore[arg-type]


def offered(game: NumberedGame) -> list[Option]:
    assert game.game.decision is not None
    return game.game.decision.options + (game.game.exchanges() if game.coding.exchanges else [])


def by_way(game: NumberedGame) -> dict[tuple[int, int], Option]:
    """Everything that can be chosen, by the page it stands on and its number."""
    found: dict[tuple[int, int], Option] = {}
    page = game.clone()
    while True:
        legal = page.legal()
        assert [number for number, possible in enumerate(page.mask(page.seat)) if possible] == legal
        shown = {number: page.offer.by_number[number] for number in legal if number != page.coding.actions.further}
        others = {number: option for number, option in shown.items() if number >= page.coding.actions.listed}
        found |= {(page.offer.page, number): option for number, option in others.items()}
        if not page.allows(page.coding.actions.further):
            return found | {(0, number): option for number, option in shown.items() if number not in others}
        page.act(page.coding.actions.further)


def moments(coding: Coding, seed: int = 0) -> Iterator[NumberedGame]:
    """The decisions of a random game in which cards are played whenever they can be."""
    game, dice = coding.begin(seed), Random(seed)
    while game.seat >= 0:
        yield game
        options = offered(game)
        game.play(dice.choice([option for option in options if option.verb in ("play", "build")] or options))


@every_table
def test_every_option_is_one_action_and_that_action_is_this_option(table: Settings) -> None:
    coding, dice = Coding(table, exchanges=True), Random(1)
    for game in moments(coding):
        ways = by_way(game)
        assert sorted(option.text for option in ways.values()) == sorted(option.text for option in offered(game))
        (page, number), option = dice.choice(list(ways.items()))
        copy = game.clone()
        for _ in range(page):
            copy.act(coding.actions.further)
        copy.act(number)
        assert copy.game.choices[-1] is option


@every_table
def test_actions_are_named_and_the_same_in_every_game_of_a_table(table: Settings) -> None:
    names = Coding(table).actions.names
    assert names == Coding(table).actions.names
    assert len(set(names)) == len(names)


def test_of_a_game_without_cards_only_herds_and_payments_have_no_number() -> None:
    rest = {option.verb for seed in range(5) for game in moments(Coding(FAMILY), seed) for option in game.offer.others}
    assert "keep" in rest <= {"keep", "pay", "return"}


def test_an_action_means_the_same_at_every_table() -> None:
    for table in (FAMILY, AgricolaSettings(players=4, decks="EIK")):
        names = Coding(table).actions.names
        assert {"place Fishing", "plow b3", "enclose b1 b2", "bake 2 grain", "done"} <= set(names)


def test_single_fences_have_numbers_where_they_may_be_built() -> None:
    table = AgricolaSettings(family=True, players=2, open_pastures=True)
    game = at(Coding(table), family=True, open_pastures=True, cards=("Fences",), goods={P1: "9 wood"})
    edges = [name for name in game.coding.actions.names if name.startswith("fence ")]
    assert len(edges) == 38
    assert not [name for name in Coding(FAMILY).actions.names if name.startswith("fence ")]
    game.act(game.coding.actions.names.index("place Fences"))
    assert game.offer.others == []
    game.act(game.coding.actions.names.index("fence a4-a5"))
    seen = dict(zip(game.coding.observer.names, game.observe(P1)))
    assert seen["farms: self: fence a4-a5"] == 1


def test_the_list_is_as_long_as_the_settings_need() -> None:
    sizes = [len(Coding(table).actions.names) for table in (FAMILY, AgricolaSettings(players=2, decks="EIK"))]
    assert sizes == sorted(sizes)
    assert "play Tutor" not in Coding(FAMILY).actions.names
    assert "keep Tutor" in Coding(AgricolaSettings(players=2, decks="E", hands="draft")).actions.names


def test_what_does_not_fit_on_the_places_follows_on_the_next_page() -> None:
    farm = {"stables": {P1: "a4 a5"}, "goods": {P1: "1 boar 2 cattle"}}
    game = at(Coding(FAMILY, places=2), family=True, cards=("1 Sheep",), spaces={"1 Sheep": "3 sheep"}, **farm)
    game.act(game.coding.actions.names.index("place 1 Sheep"))
    first, further = game.coding.actions.listed, game.coding.actions.further
    texts = [option.text for option in game.offer.others]
    assert len(texts) > 2
    assert [game.name_of(number) for number in game.legal()] == [*texts[:2], "further places"]
    game.act(further)
    assert game.name_of(first) == texts[2]
    game.act(first)
    assert game.game.choices[-1].text == texts[2]


def test_a_page_is_turned_for_the_copy_alone() -> None:
    table = AgricolaSettings(players=5, decks="EIK")
    for game in moments(Coding(table, places=1)):
        if game.allows(game.coding.actions.further):
            copy = game.clone()
            copy.act(game.coding.actions.further)
            assert (copy.offer.page, game.offer.page, copy.clone().offer.page) == (1, 0, 1)
            return
    pytest.fail("no decision has two options without a number")


def test_exchanges_are_offered_where_somebody_wants_them() -> None:
    goods = {P1: "1 sheep"}
    with_them, without = [at(Coding(FAMILY, exchanges=them), family=True, goods=goods) for them in (True, False)]
    release = with_them.coding.actions.names.index("release sheep")
    assert (with_them.allows(release), without.allows(release)) == (True, False)
    with_them.act(release)
    assert with_them.game.goods(P1) == "nothing"  # type: ignore[attr-defined]


def test_what_is_not_possible_is_refused() -> None:
    game = Coding(FAMILY).begin(1)
    with pytest.raises(IllegalChoice, match=r"Action 1 \(feed\) is not possible now: the mask shows \d+ that are"):
        game.act(1)
    with pytest.raises(IllegalChoice, match="Action 99999 is not possible now"):
        game.act(99999)
    with pytest.raises(FarmyardError, match="at least 1 place"):
        Coding(FAMILY, places=0)
