"""What is true at every decision of a game with the Moor."""

from collections.abc import Iterator
from random import Random

import pytest

from farmyard import Agricola, AgricolaSettings, begin, view
from farmyard.agricola.content.moor.goods import HORSE
from farmyard.agricola.farm.housing import Shelter
from farmyard.agricola.rules.pastures import can_fence, enclosures_on
from farmyard.agricola.state.game import WORK
from farmyard.agricola.state.goods import GUARD, count
from helpers import choices, deciding

TABLES = [AgricolaSettings(moor=1, players=players) for players in range(1, 6)]
every_table = pytest.mark.parametrize("table", TABLES, ids=str)


def moments(table: AgricolaSettings, games: int, share: float = 1.0) -> Iterator[Agricola]:
    """The decisions of some random games, or a share of them."""
    for seed in range(games):
        game = begin(table, seed)
        chooser = Random(seed)
        while game.decision is not None:
            if chooser.random() < share:
                yield game
            game.play(chooser.choice(game.decision.options))


def check_farms(game: Agricola) -> None:
    """Tiles lie where nothing else is, and those beneath others only there."""
    for player in game.players:
        shown = 0
        for cells in player.tiles:
            assert shown & cells == 0
            shown |= cells
        assert shown == player.blocked
        assert shown & (player.rooms | player.fields | player.stables | player.fenced) == 0
        assert all([shown >> cell & 1 for cell, _ in player.buried])


def check_people(game: Agricola) -> None:
    for seat, player in enumerate(game.players):
        placed = sum([game.people_on(space, seat) for space in range(len(game.occupants))])
        assert 0 <= player.ill <= player.people
        if game.phase == WORK:
            assert player.at_home + placed + player.newborns == player.people
            assert player.ill <= player.at_home


@every_table
def test_every_decision_keeps_the_contract(table: AgricolaSettings) -> None:
    for game in moments(table, games=6):
        texts = choices(game)
        assert len(set(texts)) == len(texts) > 1
        assert not any([player.goods & GUARD for player in game.players])
        check_farms(game)
        check_people(game)
        cards = [card for pile in game.piles for card in pile] + [card for seat in game.players for card in seat.cards]
        assert len({card.key for card in cards if card.sort == "major"}) == 24
        asked = [option for option in texts if option.startswith("keep ")]
        for player in game.players if not asked else ():
            assert player.housing.fits(player.herd) or "enclose" in texts[0]


@every_table
def test_what_is_kept_between_decisions_follows_from_the_farm(table: AgricolaSettings) -> None:
    for game in moments(table, games=3, share=0.2):
        player = game.players[deciding(game)]
        true = Shelter(player.pastures, player.stables, 4).housing()
        assert (player.housing.pens, player.housing.singles) == (true.pens, true.singles)
        fewest = min([enclosure.fences for enclosure in enclosures_on(player, 15)], default=16)
        assert [can_fence(player, wood) for wood in range(16)] == [fewest <= wood for wood in range(16)]


@every_table
def test_options_differ_in_what_they_mean_and_have_labels(table: AgricolaSettings) -> None:
    for game in moments(table, games=2, share=0.2):
        seen = view(game, deciding(game))
        meanings = {(option.verb, repr(option.target)) for option in seen.options}
        assert len(meanings) == len(seen.options)
        assert all([option.label for option in seen.options + seen.exchanges])


@every_table
def test_a_space_is_offered_when_nothing_stands_in_its_way(table: AgricolaSettings) -> None:
    for game in moments(table, games=2, share=0.3):
        persons = [text for text in choices(game) if text.startswith("place ")]
        if persons:
            spaces = view(game, deciding(game)).spaces
            assert [f"place {space.name}" for space in spaces if not space.obstacle] == persons


def test_horses_are_gained_and_bred() -> None:
    seen = [count(player.goods, HORSE) for game in moments(TABLES[2], games=5, share=0.1) for player in game.players]
    assert max(seen) > 1
