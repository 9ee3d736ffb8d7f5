"""Players that choose."""
