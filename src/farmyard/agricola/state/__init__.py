"""What a table is made of: goods, events, spaces, cards and their doors, players, the game. Plain data."""
