"""Finding tables in the same network."""
