"""What could be started now, as a list beside the board."""
