"""What Farmers of the Moor adds to goods, animals and tiles; whoever writes of them imports it."""

from typing import Final

from farmyard.agricola.state.goods import new_animal, new_good
from farmyard.agricola.state.tiles import new_tile

HORSE: Final = new_animal("horse")
FUEL: Final = new_good("fuel")
FOREST: Final = new_tile("forest")
MOOR: Final = new_tile("moor")
