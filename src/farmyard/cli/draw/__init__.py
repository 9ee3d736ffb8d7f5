"""Pictures of the table for a terminal, made from views alone."""
