"""The farmyard as bit masks: cells, fences, pastures and the animals they hold. Pure functions."""
