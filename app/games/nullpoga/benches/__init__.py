"""What the program is measured with in this game."""
