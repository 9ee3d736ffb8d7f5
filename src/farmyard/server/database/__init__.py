"""Tables on disk: what is kept, the store that reads and writes it, and its migrations."""
