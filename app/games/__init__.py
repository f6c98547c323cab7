"""The contract of a game, and a folder for each."""
