"""What the forest deck has in its box beside cards."""

from typing import Final

from farmyard.agricola.state.goods import new_animal, new_token

LLAMA: Final = new_animal("llama")
FAIRY: Final = new_token("fairy")
BURNT_CELL: Final = "burnt cell"
BURNT_CELLS: Final = 12
"""So many tiles for them there are."""
