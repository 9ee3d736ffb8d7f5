"""What cards are made of, and the cards."""
