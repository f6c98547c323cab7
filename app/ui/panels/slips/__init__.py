"""What is said for a moment, over the board."""
