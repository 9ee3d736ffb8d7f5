"""The action spaces of each edition and number of players, declared."""
