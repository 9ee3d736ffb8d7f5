"""Deck I, the interactive deck."""
