"""More hidden units for weights that have learned: the same value, with room for what it could not tell apart."""

import numpy as np

from farmyard.ai.value import OUTPUTS, Floats, Weights, fresh


def widened(weights: Weights, first: int, second: int, seed: int) -> Weights:
    """Weights with at least so many units in their two layers: new ones hear everything by chance, unheeded so far."""
    heard, heeded = weights["second"].shape
    first, second = max(first, heard), max(second, heeded)
    new = fresh(seed, first, second)

    def beside(key: str) -> Floats:
        return np.hstack([weights[key][:, :heard], new[key][:, heard:first], weights[key][:, heard:]])

    between = new["second"]
    between[:, :heeded] = 0.0
    between[:heard, :heeded] = weights["second"]
    return {
        **{key: beside(key) for key in ("own", "next", "later", "cards", "words")},
        "first": lengthened(weights["first"], first),
        "second": between,
        "second bias": lengthened(weights["second bias"], second),
        "out": np.vstack([weights["out"], np.zeros((second - heeded, OUTPUTS), np.float32)]),
        "out bias": weights["out bias"],
    }


def lengthened(array: Floats, length: int) -> Floats:
    """The same with nothing behind it, up to a length."""
    return np.concatenate([array, np.zeros(length - len(array), np.float32)])
