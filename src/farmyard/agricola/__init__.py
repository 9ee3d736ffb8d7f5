"""The game of Agricola: state, rules and content.

`options` says what a table may choose, `setup` makes a game of it, `game` holds the state, `rules`
has one module per kind of action, `boards` and `cards` declare what lies on the table.
"""
