"""Keeps the garbage collector from stopping the house: a table is large, and nearly nothing of it is ever garbage.

What outlives a full collection is set aside and not looked at again, so every collection is short. What is set
aside is still freed when nobody refers to it; only cycles among it wait for `tidy`, which looks at everything.
"""

import gc


def set_aside_what_stays() -> None:
    """From now on."""
    if _set_aside not in gc.callbacks:
        gc.callbacks.append(_set_aside)
        tidy()


def tidy() -> None:
    """Look at everything once: takes long, so only when nobody waits.

    Full collections come the more seldom the more the last one has left; the second leaves nothing.
    """
    gc.unfreeze()
    gc.collect()
    gc.collect()


def _set_aside(phase: str, collection: dict[str, int]) -> None:
    if phase == "stop" and collection["generation"] == 2:
        gc.freeze()
