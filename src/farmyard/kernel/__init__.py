"""What any game is: options, decisions, an agenda of steps, records, randomness.

Nothing here knows a rule of any particular game. A game is its options, its seed and the list of
choices made; `game.Game` is the state machine that turns the three into a position.
"""
