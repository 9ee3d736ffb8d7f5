"""Jennifer Ha's rule: no kind of animal lives in more than one pasture."""

from typing import Final

from farmyard.agricola.farm.housing import Shelter
from farmyard.agricola.state.card import COMMON, Card
from farmyard.agricola.state.doors import Change
from farmyard.agricola.state.module import Module, Part
from farmyard.agricola.state.player import Player
from farmyard.kernel.settings import Settings, Switch


class OnePasture(Change):
    """No kind of animal lives in more than one pasture."""

    __slots__ = ()

    def shelter(self, player: Player, shelter: Shelter) -> None:
        shelter.one_each = True


TO_EACH_THEIR_PASTURE: Final = Card(
    "To Each Their Pasture",
    COMMON,
    "house rules",
    "No kind of animal lives in more than one of your pastures.",
    changes=(OnePasture(),),
)


def one_pasture_per_species(settings: Settings) -> Part:
    return Part(common=(TO_EACH_THEIR_PASTURE,)) if settings.on("one-pasture-per-species") else Part()


ONE_PASTURE_PER_SPECIES: Final = Module(
    "one pasture per species",
    (
        Switch(
            "one-pasture-per-species",
            "One pasture per species",
            "No kind of animal lives in more than one pasture; stables outside pastures and the pet are free",
        ),
    ),
    one_pasture_per_species,
)
