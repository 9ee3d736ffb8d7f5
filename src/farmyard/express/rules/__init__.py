"""The rules: rounds and turns, dice groups, occupations' powers, animals, the harvest."""
