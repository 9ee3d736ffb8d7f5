"""What the forest deck has in its box beside cards."""

from typing import Final

from farmyard.agricola.state.goods import new_animal

LLAMA: Final = new_animal("llama")
