"""What an option would change, before it is chosen: the rules say it, and nothing hidden shows."""

from random import Random

import pytest

from farmyard import Agricola, AgricolaSettings, ExpressSettings, begin, new_game
from farmyard.agricola.position import P1, P2
from farmyard.express.view import target_view
from farmyard.kernel.preview import Preview, preview
from helpers import Table, deciding, play

TABLES = [
    AgricolaSettings(players=2, decks="EIK"),
    AgricolaSettings(players=1, decks="EIK"),
    AgricolaSettings(edition="revised", players=3),
]


def said(seen: Preview) -> list[str]:
    return [effect.words for effect in seen.effects]


def would(game: Agricola, choice: str) -> Preview:
    return preview(game, game.find(choice))


def test_a_space_says_what_it_would_bring(table: Table) -> None:
    game = table(spaces={"Fishing": "3 food"}, goods={P1: "1 food"})
    seen = would(game, "place Fishing")
    assert (seen.before.goods, seen.after.goods) == ({"food": 1}, {"food": 4})
    assert (seen.before.food_lacking, seen.after.food_lacking) == (3, 0)
    assert said(seen) == ["goes to Fishing", "gets 3 food"]


def test_a_pasture_says_its_fences_wood_room_and_points(table: Table) -> None:
    game = table(goods={P1: "6 wood"}, cards=("Fences",))
    game.play("place Fences")
    seen = would(game, "enclose c4 c5")
    assert seen.after.goods == {}
    assert seen.after.counts == {"fences": 6, "pastures": 1, "room in pastures": 4}
    assert seen.after.points > seen.before.points


def test_animals_that_would_run_away_are_told_before(table: Table) -> None:
    game = table(spaces={"1 Sheep": "3 sheep"}, cards=("1 Sheep",))
    seen = would(game, "place 1 Sheep")
    assert seen.after.goods["sheep"] == 1
    assert [effect.target.paid for effect in seen.effects if effect.what == "loses"] == [{"sheep": 2}]


def test_the_last_person_of_a_round_does_not_show_the_next_round(table: Table) -> None:
    game = table(at_home={P1: 1, P2: 0})
    seen = would(game, "place Day Laborer")
    assert seen.certain
    assert said(seen) == ["goes to Day Laborer", "gets 2 food"]


def test_a_question_still_to_come_leaves_the_end_open(table: Table) -> None:
    game = table(goods={P1: "5 wood 2 reed"})
    assert would(game, "place Build Rooms and Stables").open
    play(game, "place Build Rooms and Stables")
    assert would(game, "room a1").after.goods == {}


def test_an_exchange_is_previewed_too(table: Table) -> None:
    game = table(goods={P1: "1 grain"})
    assert would(game, "convert grain").after.goods == {"food": 1}


@pytest.mark.parametrize("table", TABLES, ids=["cards", "alone", "revised"])
def test_a_preview_changes_nothing_and_agrees_with_what_happens(table: AgricolaSettings) -> None:
    for seed in range(3):
        game, random = begin(table, seed), Random(seed)
        while not game.over:
            assert game.decision is not None
            seat, choice = deciding(game), random.choice(game.decision.options)
            before = [game.goods(number) for number in range(game.seats())]
            seen = preview(game, choice)
            assert before == [game.goods(number) for number in range(game.seats())]
            turn, round = game.turn, game.round
            game.play(choice)
            same_action = not game.over and (game.turn, game.round, deciding(game)) == (turn, round, seat)
            if same_action and seen.open and seen.certain:
                assert seen.after.goods == new_goods(game, seat)


def new_goods(game: Agricola, seat: int) -> dict[str, int]:
    words = game.goods(seat).split()
    return {} if words == ["nothing"] else {kind: int(number) for number, kind in zip(words[::2], words[1::2])}


def test_a_preview_never_depends_on_what_is_hidden() -> None:
    one, other = new_game(seed=1, decks="E"), new_game(seed=1, decks="E")
    other.coming = other.coming[:1] + other.coming[1:][::-1]
    other.players[P2].hand = other.players[P2].hand[::-1]
    other.deck = other.deck[::-1]
    for choice in one.options:
        assert would(one, choice) == would(other, choice)


def test_dice_groups_are_previewed_and_rolls_are_not_certain() -> None:
    game = begin(ExpressSettings(players=2), 3)
    assert game.decision is not None
    for option in game.decision.options:
        if option.verb == "collect":
            after = preview(game, option).after.goods
            assert all([after[good] >= number for good, number in target_view(option.target).goods.items()])
    game.play(game.decision.options[0])
    assert not preview(game, game.find("roll")).certain


# -- the cards in a hand ----------------------------------------------------------------------


def test_cards_in_hand_say_what_they_would_bring_now(table: Table) -> None:
    game = table(
        round=10,
        house={P1: "clay hut"},
        pastures={P1: ("a4 a5",)},
        hand={P1: ("Clogs", "Drinking Trough", "Private Forest", "Market Stall", "Canoe")},
    )
    assert game.meanings(P1) == {
        "E:clogs": "1 point now",
        "E:drinking-trough": "room for 2 more",
        "E:private-forest": "2 wood on coming rounds",
        "E:market-stall": "1 vegetable now, 2 points now",
    }


def test_what_a_card_would_bring_is_told_without_its_price_and_printed_points(table: Table) -> None:
    game = table(hand={P1: ("Half-timbered House",)}, house={P1: "stone house"}, goods={P1: "4 food"})
    before = game.clone()
    assert game.meanings(P1) == {"E:half-timbered-house": "2 points now"}
    assert game == before


def test_a_hand_tells_nothing_that_its_player_cannot_know() -> None:
    game = new_game(players=2, decks="EIK", seed=8)
    chance = Random(8)
    while game.decision is not None:
        seat = game.decision.seat
        assert game.meanings(seat) == game.determinize(seat, Random(1)).meanings(seat)
        game.play(chance.choice(game.decision.options))
