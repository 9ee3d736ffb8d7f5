"""Deck E, the basic deck."""
