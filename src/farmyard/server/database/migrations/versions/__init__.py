"""One step of growth each."""
