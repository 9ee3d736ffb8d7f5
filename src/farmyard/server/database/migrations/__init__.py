"""How the database grew; `farmyard serve` brings an older one up to date by itself."""
