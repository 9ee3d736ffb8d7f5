"""Environments are named with a version: whoever uses the same one gets the same numbers."""

import hashlib
from random import Random

import pytest

from farmyard import AgricolaSettings, ExpressSettings, Settings
from farmyard.envs.coding.numbered import Coding
from farmyard.envs.gym import SOLO, VERSUS
from farmyard.envs.settings import VERSION

PRINTS = {
    "the family game": (AgricolaSettings(family=True, players=2), "7fcd262f80229dc8"),
    "the revised edition": (AgricolaSettings(edition="revised", players=3), "4d8a437bc9afc699"),
    "open pastures": (AgricolaSettings(family=True, players=2, open_pastures=True), "c26f0afe71bcacf0"),
    "the dice game": (ExpressSettings(players=2), "4c4975fccd82389f"),
}
"""What a table without hand cards looks like at this version."""


def fingerprint(table: Settings) -> str:
    """Everything that somebody sees who plays a table twice, choosing at random."""
    coding, seen = Coding(table), hashlib.sha256()
    seen.update("\n".join([*coding.actions.names, *coding.observer.names]).encode())
    for seed in range(2):
        game, dice = coding.begin(seed), Random(seed)
        while game.seat >= 0:
            seen.update(game.observe(game.seat))
            game.act(dice.choice(game.legal()))
        seen.update(str(game.game.scores()).encode())
    return seen.hexdigest()[:16]


@pytest.mark.parametrize("sort", PRINTS)
def test_the_same_seed_and_actions_give_the_same_numbers_as_long_as_the_version_stays(sort: str) -> None:
    table, print = PRINTS[sort]
    assert fingerprint(table) == print, "raise VERSION in envs/settings.py and write the new fingerprints here"


def test_names_have_the_version() -> None:
    assert (f"farmyard/Solo-v{VERSION}", f"farmyard/Versus-v{VERSION}") == (SOLO, VERSUS)
