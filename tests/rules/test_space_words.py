"""Every space says in a sentence what it does, and the scoring what the next point takes."""

import pytest

from farmyard import AgricolaSettings, begin, breakdown, view
from farmyard.agricola.position import P1
from helpers import Table

BOARDS = [
    *[AgricolaSettings(players=players) for players in range(1, 6)],
    *[AgricolaSettings(family=True, players=players) for players in range(1, 6)],
    *[AgricolaSettings(edition="revised", players=players, side_job=True) for players in range(1, 5)],
]


@pytest.mark.parametrize("table", BOARDS)
def test_every_space_of_every_board_says_what_it_does(table: AgricolaSettings) -> None:
    for space in begin(table).spaces:
        assert space.words.endswith("."), space
        assert space.words[0].isupper(), space


@pytest.mark.parametrize(
    ("space", "words"),
    [
        ("Fishing", "Take everything that lies here. 1 food is added each round."),
        ("Occupation", "Play an occupation: the first for nothing, later ones for 1 food."),
        (
            "Build Rooms and Stables",
            "Build any number of rooms (5 of the house's material and 2 reed each) and any number of stables "
            "for 2 wood each.",
        ),
        ("Starting Player", "Become the starting player and/or play a minor improvement."),
    ],
)
def test_a_view_says_what_a_space_does(table: Table, space: str, words: str) -> None:
    assert [seen.text for seen in view(table(), P1).spaces if seen.name == space] == [words]


def test_a_space_that_a_card_brings_says_what_the_card_says(table: Table) -> None:
    game = table(played={P1: ("Tavern",)})
    tavern = view(game, P1).spaces[-1]
    assert (tavern.name, tavern.text) == ("Tavern", game.players[P1].cards[0].text)


def test_the_next_point_takes_so_many_more(table: Table) -> None:
    game = table(fields={P1: "a1 a2"}, goods={P1: "2 grain 8 sheep"}, pastures={P1: ("a3 a4 a5 b3 b4 b5",)})
    needed = {line.category: line.next for line in breakdown(game, P1)}
    assert (needed["Fields"], needed["Grain"], needed["Sheep"]) == ("1 more", "2 more", "")
    assert (needed["Family members"], needed["Unused cells"]) == ("1 more", "1 fewer")
