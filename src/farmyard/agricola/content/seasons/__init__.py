"""Through the Seasons, a variant by Julian Steindorfer and Uwe Rosenberg: each round has a season of its own."""
