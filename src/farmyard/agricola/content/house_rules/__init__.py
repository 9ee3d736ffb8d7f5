"""House rules: small changes to the game that a table may choose, each a module of its own."""

from typing import Final

from farmyard.agricola.content.house_rules.house_before_cook import HOUSE_BEFORE_COOK
from farmyard.agricola.content.house_rules.larkin_start import LARKIN_START
from farmyard.agricola.content.house_rules.leave_surplus_animals import LEAVE_SURPLUS_ANIMALS
from farmyard.agricola.content.house_rules.one_pasture_per_species import ONE_PASTURE_PER_SPECIES
from farmyard.agricola.content.house_rules.open_pastures import OPEN_PASTURES
from farmyard.agricola.content.house_rules.scattered_pastures import SCATTERED_PASTURES
from farmyard.agricola.content.house_rules.strict_adjacency import STRICT_ADJACENCY
from farmyard.agricola.state.module import Module

HOUSE_RULES: Final[tuple[Module, ...]] = (
    LARKIN_START,
    SCATTERED_PASTURES,
    OPEN_PASTURES,
    HOUSE_BEFORE_COOK,
    LEAVE_SURPLUS_ANIMALS,
    ONE_PASTURE_PER_SPECIES,
    STRICT_ADJACENCY,
)
