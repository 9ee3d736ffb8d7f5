"""Collections stay short because what outlives one is set aside; nothing is lost by that."""

import gc
import weakref

from farmyard.server import memory


class Knot:
    """Something that refers to itself."""

    def __init__(self) -> None:
        self.itself = self


def test_what_outlives_a_collection_is_set_aside_until_the_house_is_tidied() -> None:
    memory.set_aside_what_stays()
    knot = Knot()
    gone = weakref.ref(knot)
    gc.collect()
    assert gc.get_freeze_count() > 0
    del knot
    gc.collect()
    assert gone() is not None
    memory.tidy()
    assert gone() is None
