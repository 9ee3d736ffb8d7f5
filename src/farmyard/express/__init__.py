"""Agricola Express, the dice game: thirteen dice, a score sheet each, three harvests.

`setup.new_game` sets a table up; `docs/express.md` says how the unclear rules are read.
"""
