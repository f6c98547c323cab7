"""The cards of the game, read from its data."""
