"""Random games with hand cards: nothing breaks, whatever is dealt.

`make soak` plays twenty times as many: fifteen thousand games, each card at least twenty times.
"""

import os
from collections import Counter
from functools import cache
from random import Random

import pytest

from farmyard import open_game, scores
from farmyard.agricola.content.catalogue import CARDS, FIVE_PLUS, REVISED, cards_for
from farmyard.agricola.content.hand_cards import HANDS
from farmyard.agricola.position import P1, position
from farmyard.agricola.settings import AgricolaSettings
from farmyard.agricola.setup import new_game
from farmyard.agricola.state.card import OCCUPATION, Card
from farmyard.agricola.state.game import Agricola
from farmyard.agricola.state.goods import GUARD
from farmyard.kernel import record
from farmyard.kernel.option import Option

TABLES = [AgricolaSettings(players=players, decks=decks) for players in range(1, 6) for decks in ("E", "I", "K", "EIK")]
TABLES += [AgricolaSettings(players=players, decks="ABL", edition=REVISED) for players in range(1, 7)]
TABLES += [AgricolaSettings(players=players, decks="AB", edition=REVISED, occupations=FIVE_PLUS) for players in (5, 6)]
ORIGINAL_DECKS = ("E", "I", "K")
REVISED_DECKS = ("revised-A", "revised-B", "revised-L", "five-plus")
GAMES = 25 * int(os.environ.get("FARMYARD_GAMES", "1"))

LIKES_CARDS = {"play": 30, "build": 30, "sow": 30, "plow": 10, "grow": 5, "renovate": 3, "feed": 3, "enclose": 2}
FARMER = {"Sow": 12, "Improvement": 10, "Plow": 6, "Vegetable": 6, "Starting Player": 6, "Grain": 4, "Occupation": 4,
          "Meeting Place": 6, "Lessons": 6, "Renov": 4, "Redev": 4, "Family": 4, "Wish": 4, "Rooms": 3, "Building": 3,
          "Expansion": 3, "Fenc": 2, "Farmland": 6, "Cultiv": 12, "Utiliz": 12}  # fmt: skip
BUILDER = FARMER | {"Stone": 6, "Quarry": 6, "Clay": 3, "Reed": 3, "Wood": 2, "Forest": 2, "Grove": 2, "Hollow": 2}
HERDER = FARMER | {"Cattle": 12, "Fenc": 9, "Wood": 5, "Forest": 5, "Boar": 2, "Pig": 2, "Animal": 4}
TASTES = {"farmer": FARMER, "builder": BUILDER, "herder": HERDER}
TASTE_OF_SEAT = ("farmer", "builder", "builder", "herder")


@cache
def appeal(taste: str, verb: str, what: str) -> float:
    """How much somebody likes an option: with no taste at all, as much as any other."""
    if not taste:
        return 1
    if verb == "place":
        return max([liking for word, liking in TASTES[taste].items() if word in what], default=1)
    return LIKES_CARDS.get(verb, 0.1 if verb in ("done", "convert") else 1)


def pick(options: list[Option], dice: Random, taste: str) -> Option:
    return dice.choices(options, [appeal(taste, option.verb, option.what) for option in options])[0]


def play_out(game: Agricola, dice: Random, tastes: tuple[str, ...] = ("",)) -> None:
    """Play to the end, now and then with an exchange, looking after every choice."""
    while (decision := game.decision) is not None:
        texts = [option.text for option in decision.options]
        assert len(texts) == len(set(texts)) >= (1 if decision.step.asks_anyway else 2)
        exchanges = game.exchanges() if dice.random() < 0.03 else []
        game.play(pick(exchanges or decision.options, dice, tastes[decision.seat % len(tastes)]))
        assert not any([player.goods & GUARD for player in game.players])


def check_record(game: Agricola) -> None:
    """A game's record leads to the same scores."""
    again = record.read(record.write(game)).replay(open_game)
    assert isinstance(again, Agricola)
    assert scores(again) == scores(game)


def cards_played(game: Agricola) -> set[str]:
    return {key for option in game.choices if option.verb == "play" for key in option.target.cards}


def test_nothing_breaks_whatever_is_dealt() -> None:
    played: Counter[str] = Counter()
    for table in TABLES:
        for seed in range(GAMES):
            game = new_game(table, seed)
            turned = seed % len(TASTE_OF_SEAT)
            play_out(game, Random(seed), TASTE_OF_SEAT[turned:] + TASTE_OF_SEAT[:turned])
            played.update(cards_played(game))
            if seed % 10 == 0:
                check_record(game)
    for seed in range(2 * GAMES):
        game = dealt_on_a_rich_revised_farm(seed)
        play_out(game, Random(seed), TASTE_OF_SEAT)
        played.update(cards_played(game))
    dealt = (*cards_for("EIK", 5), *cards_for("ABL", 6, REVISED))
    rare = {card.name: played[card.key] for card in dealt if played[card.key] < 20}
    assert len(rare) < len(dealt) / 2 if GAMES < 500 else rare == {}


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_nothing_breaks_whoever_plays_without_any_aim(table: AgricolaSettings) -> None:
    for seed in range(GAMES // 5):
        play_out(new_game(table, seed), Random(seed))


def rich_farm(card: Card, occupations: tuple[str, ...]) -> Agricola:
    """A farm that meets nearly every prerequisite, with one card in hand."""
    return position(
        seats=max(2, card.players),
        round=5,
        cards=("Family Growth",),
        goods={P1: "9 wood 9 clay 9 reed 9 stone 3 grain 3 vegetable 9 food 2 sheep 1 boar 2 cattle"},
        crops={P1: {"a1": "3 grain", "a2": "3 grain", "a3": "3 grain", "a4": "2 vegetable", "b4": "2 vegetable"}},
        pastures={P1: ("b5", "c5", "c4")},
        majors={P1: ("Clay Oven", "Fireplace (2 clay)", "Cooking Hearth (4 clay)", "Joinery", "Well")},
        played={P1: occupations},
        hand={P1: (card.name,)},
        people={P1: 3},
    )


OCCUPATIONS = ("Clay Deliveryman", "Potter", "Reed Collector", "Wood Collector")
REVISED_OCCUPATIONS = ("Scholar", "Geologist", "Tutor", "Groom")


def plays(game: Agricola, card: Card) -> bool:
    """Go to the space for such cards and play this one, if it can be played."""
    wanted = f"play {card.name}"
    tag = OCCUPATION if card.sort == OCCUPATION else "starting player"
    spaces = [game.spaces[index].name for index in game.in_play if tag in game.spaces[index].tags]
    if f"place {spaces[0]}" not in game.options:
        return False
    game.play(f"place {spaces[0]}")
    if wanted in game.options:
        game.play(wanted)
    while card in game.players[P1].hand and game.decision is not None and game.decision.options[0].verb != "place":
        game.play(game.decision.options[0])
    return card not in game.players[P1].hand


@pytest.mark.parametrize("card", [card for card in CARDS if card.deck in ORIGINAL_DECKS], ids=str)
def test_a_card_is_played_on_a_rich_farm_and_the_game_goes_on(card: Card) -> None:
    others = tuple([name for name in OCCUPATIONS if name != card.name])
    games = [rich_farm(card, occupations) for occupations in (others, ())]
    assert any([plays(game, card) for game in games])
    for game in games:
        play_out(game, Random(1))


REVISED_FARMS = (
    (4, "wooden hut", "", "5 sheep 1 boar 1 cattle"),
    (2, "clay hut", "b2 b3 c2", "2 cattle"),
    (0, "stone house", "", ""),
)
"""Occupations, house, stables and animals; on the second one every cell is used."""


def rich_revised_farm(hand: list[Card], number: int, house: str, stables: str, animals: str) -> Agricola:
    """A farm of the revised edition with so many occupations, where the owner has fished already."""
    held = [card.name for card in hand]
    return position(
        edition=REVISED,
        decks="AB",
        seats=max(2, *[card.players for card in hand]),
        round=5,
        used={"Fishing": P1},
        goods={P1: f"9 wood 9 clay 9 reed 9 stone 3 grain 3 vegetable 9 food {animals}"},
        crops={P1: {"a1": "3 grain", "a2": "3 grain", "a3": "3 grain", "a4": "2 vegetable", "b4": "2 vegetable"}},
        house={P1: house},
        stables={P1: stables},
        pastures={P1: ("a5 b5", "c3 c4 c5")},
        played={P1: tuple([name for name in REVISED_OCCUPATIONS if name not in held][:number])},
        hand={P1: tuple([card.key for card in hand])},
    )


def dealt_on_a_rich_revised_farm(seed: int) -> Agricola:
    """A game that begins on one of these farms, with seven cards that chance has dealt."""
    hand = Random(seed).sample(cards_for("ABL", 4, REVISED), 7)
    return rich_revised_farm(hand, *REVISED_FARMS[seed % len(REVISED_FARMS)])


@pytest.mark.parametrize("card", [card for card in CARDS if card.deck in REVISED_DECKS], ids=str)
def test_a_card_is_played_on_a_rich_revised_farm_and_the_game_goes_on(card: Card) -> None:
    games = [rich_revised_farm([card], *farm) for farm in REVISED_FARMS]
    assert any([plays(game, card) for game in games])
    for game in games:
        play_out(game, Random(1))


@pytest.mark.parametrize("hands", HANDS)
@pytest.mark.parametrize("players", range(1, 6))
def test_hands_made_in_any_way_hold_at_most_seven_of_a_sort(hands: str, players: int) -> None:
    game = new_game(AgricolaSettings(players=players, decks="EIK", hands=hands, three_for_one=True), 3)
    dice = Random(3)
    while game.decision is not None and game.round == 0:
        game.play(dice.choice(game.decision.options))
    assert all([len(player.in_hand(sort)) <= 7 for player in game.players for sort in ("occupation", "minor")])
    play_out(game, dice)
