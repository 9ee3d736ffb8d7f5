"""What a seat sees as bytes: everything is named, nothing hidden is in it."""

import pickle
from random import Random

import pytest

from coded_tables import EVERY_TABLE, name
from farmyard import AgricolaSettings, ExpressSettings, Settings
from farmyard.agricola.position import P1, P2, position
from farmyard.envs.coding.numbered import Coding, NumberedGame

every_table = pytest.mark.parametrize("table", EVERY_TABLE, ids=name)
TWO = AgricolaSettings(players=2)


def play_on(game: NumberedGame, dice: Random) -> None:
    game.act(dice.choice(game.legal()))


def seen(game: NumberedGame, seat: int) -> dict[str, int]:
    return dict(zip(game.coding.observer.names, game.observe(seat), strict=True))


@every_table
def test_every_entry_of_every_observation_has_a_name(table: Settings) -> None:
    coding, dice = Coding(table), Random(1)
    width = sum(len(block.names) for block in coding.observer.blocks)
    assert len(set(coding.observer.names)) == width
    game = coding.begin(1)
    while game.seat >= 0:
        assert [len(game.observe(seat)) for seat in range(table.players)] == [width] * table.players
        play_on(game, dice)
    assert len(game.observe(0)) == width


@every_table
def test_a_seat_sees_the_same_whatever_is_hidden_from_it(table: Settings) -> None:
    coding, dice = Coding(table), Random(2)
    game = coding.begin(2)
    while game.seat >= 0:
        if dice.random() < 0.3:
            seat = dice.randrange(table.players)
            other = game.dealt_for(seat, Random(dice.random()))
            if other.seat == game.seat:
                assert other.observe(seat) == game.observe(seat)
        play_on(game, dice)


@pytest.mark.parametrize(
    "table", [AgricolaSettings(players=3, decks="EIK"), AgricolaSettings(players=2, moor=3)], ids=name
)
def test_what_was_written_before_is_as_if_written_anew(table: Settings) -> None:
    coding, dice = Coding(table), Random(3)
    for seed in range(2):
        game = coding.begin(seed)
        while game.seat >= 0:
            if dice.random() < 0.05:
                assert game.observe(game.seat) == NumberedGame(Coding(table), game.game).observe(game.seat)
            play_on(game, dice)


def test_oneself_comes_first_and_then_the_others_clockwise() -> None:
    game = Coding(AgricolaSettings(players=3)).begin(1)
    dice = Random(4)
    for _ in range(60):
        play_on(game, dice)
    rows = [seen(game, seat) for seat in range(3)]
    names = [entry.removeprefix("farms: self: ") for entry in rows[0] if entry.startswith("farms: self: ")]
    for entry in names:
        around = ["self", "player +1", "player +2"]
        farms = [[row[f"farms: {who}: {entry}"] for who in around] for row in rows]
        assert farms[1] == [farms[0][1], farms[0][2], farms[0][0]]


def test_the_board_and_the_farms_are_as_they_lie_on_the_table() -> None:
    game = position(
        seats=2, round=3, cards=("Fences",), goods={P1: "7 wood", P2: "2 reed"}, spaces={"Fishing": "3 food"},
        fields={P1: "b3"}, crops={P1: {"b3": "2 grain"}}, pastures={P2: ("c4 c5",)},
    )  # fmt: skip
    game.play("place Day Laborer")
    row = seen(NumberedGame(Coding(TWO), game), P2)
    assert (row["farms: self: reed"], row["farms: player +1: wood"]) == (2, 7)
    assert (row["spaces: Fishing: in play"], row["spaces: Fishing: goods"]) == (1, 3)
    assert row["spaces: Day Laborer: people of player +1"] == 1
    assert row["farms: player +1: grain on b3"] == 2
    assert sum(number for name, number in row.items() if name.startswith("farms: self: fence ")) == 6
    assert row["board: round 3"] == 1


def test_only_the_own_hand_is_seen() -> None:
    hands: dict[int, tuple[str, ...]] = {P1: ("Tutor",), P2: ("Basket",)}
    game = NumberedGame(
        Coding(AgricolaSettings(players=2, decks="E")),
        position(seats=2, decks="E", hand=hands, played={P2: ("Mason",)}),
    )
    row = seen(game, P1)
    assert {entry for entry in row if entry.startswith("cards: ") and row[entry]} == {
        "cards: hand: E:tutor",
        "cards: played by player +1: E:mason",
    }


def test_goods_that_lie_ready_are_seen_by_all() -> None:
    game = position(seats=2, round=4, decks="E", hand={P1: ("Clay Deliveryman",)}, goods={P1: "3 food"})
    game.play("place Occupation")
    row = seen(NumberedGame(Coding(AgricolaSettings(players=2, decks="E")), game), P2)
    assert [row[f"promised: player +1: other goods for round {round}"] for round in (5, 6, 14)] == [0, 1, 1]


def test_places_tell_what_stands_on_them() -> None:
    goods = {P1: "1 boar"}
    game = NumberedGame(
        Coding(AgricolaSettings(family=True, players=2)),
        position(family=True, cards=("1 Sheep",), spaces={"1 Sheep": "3 sheep"}, goods=goods),
    )
    assert not any(game.observe(P1)[-len(game.coding.observer.blocks[-1].names) :])
    game.act(game.coding.actions.names.index("place 1 Sheep"))
    row = seen(game, P1)
    herds = [
        (row[f"places: place {place}: goods sheep"], row[f"places: place {place}: goods boar"]) for place in (1, 2)
    ]
    assert sorted(herds) == [(0, 1), (1, 0)]
    assert not any(entry.startswith("places") and number for entry, number in seen(game, P2).items())


def test_dice_and_sheets_are_open_to_all() -> None:
    game = Coding(ExpressSettings(players=2)).begin(1)
    row = seen(game, 1)
    assert sum(number for entry, number in row.items() if entry.startswith("dice: unused")) == 13
    assert (row["table: seat that moves"], row["sheets: self: food"]) == (1, 2)


def test_a_numbered_game_can_be_handed_to_another_process() -> None:
    game = Coding(AgricolaSettings(players=3, decks="EIK"), exchanges=True).begin(1)
    dice = Random(5)
    for _ in range(40):
        play_on(game, dice)
    there = pickle.loads(pickle.dumps(game))
    assert (there.game == game.game, there.legal()) == (True, game.legal())
    assert there.observe(0) == game.observe(0)
