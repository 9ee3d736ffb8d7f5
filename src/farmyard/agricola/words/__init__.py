"""The vocabulary in which cards are written.

`numbers` and `conditions` qualify; `at_once`, `taking`, `laying`, `paying`, `buying`, `combining`, `crops` and `later`
act; `prices`, `shelter` and `rights` change answers; `scoring` scores. Board actions (`rules`) are words too: a card
may plow, sow, bake or build.
"""
