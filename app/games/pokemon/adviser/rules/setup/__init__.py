"""Rules before the first turn, and of the first turn."""
