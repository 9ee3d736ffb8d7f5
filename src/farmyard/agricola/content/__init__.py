"""What is printed: boards, major improvements and the decks of hand cards, as values."""
