"""farmyard: the Agricola family of board games as software. An unofficial fan implementation."""
