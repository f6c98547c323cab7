"""How positions and plays are read from a table."""
