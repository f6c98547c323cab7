"""Two readings of a game beside each other."""
