"""What a seat holds shows to nobody else: not in what it is asked, nor whether it is asked at all.

In a copy dealt to an onlooker all other hands are others. Whatever is chosen in both, the onlooker must see
the same; only what plays a card from the hand, or could, depends on it.
"""

import random
from collections.abc import Iterator

import pytest

from farmyard import Agricola, AgricolaSettings, begin, view
from farmyard.kernel.option import Option
from farmyard.kernel.rng import Rng
from random_games import TIMES

TABLES = [AgricolaSettings(players=players, decks=decks) for players in range(2, 6) for decks in ("E", "EIK")]


def pairs(table: AgricolaSettings, seed: int) -> Iterator[tuple[Agricola, Agricola, int]]:
    """Decisions of a random game, each with the same one where the hands are others, and an onlooker."""
    game, dice = begin(table, seed), random.Random(seed)
    while game.decision is not None:
        if dice.random() < 0.2:
            onlooker = (game.decision.seat + dice.randrange(1, table.players)) % table.players
            other = game.determinize(onlooker, Rng(dice.getrandbits(32)))
            if other.decision is not None and other.decision.seat == game.decision.seat:
                yield game, other, onlooker
        game.play(dice.choice(game.decision.options))


def in_both(game: Agricola, other: Agricola) -> list[Option]:
    """What can be chosen whatever is held."""
    assert game.decision is not None
    assert other.decision is not None
    texts = {option.text for option in other.decision.options}
    return [option for option in game.decision.options if option.verb != "play" and option.text in texts]


def hands_matter(game: Agricola, held: list[int]) -> bool:
    """Whether a card has left or entered a hand, or may be played from it now."""
    if [len(player.hand) for player in game.players] != held:
        return True
    return game.decision is not None and any([option.verb in ("play", "draw") for option in game.decision.options])


def check(game: Agricola, other: Agricola, onlooker: int, choice: Option) -> bool:
    """Make a choice in both; whether there was anything to compare."""
    held = [len(player.hand) for player in game.players]
    one, two = game.clone(), other.clone()
    two.rng, two.coming = Rng(one.rng.state), one.coming
    one.play(choice.text)
    two.play(choice.text)
    if hands_matter(one, held) or hands_matter(two, held):
        return False
    assert view(one, onlooker, labels=False) == view(two, onlooker, labels=False), choice.text
    return True


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_an_onlooker_sees_the_same_whatever_the_others_hold(table: AgricolaSettings) -> None:
    compared = 0
    for seed in range(2 * TIMES):
        for game, other, onlooker in pairs(table, seed):
            offered = in_both(game, other)
            for choice in random.Random(game.chosen).sample(offered, min(2, len(offered))):
                compared += check(game, other, onlooker, choice)
    assert compared > 20
