"""Deck K, the complex deck."""
