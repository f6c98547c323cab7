"""Readings of a game: branches held against each other, told of, and let into the game."""
