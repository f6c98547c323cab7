"""What the speed of this game is measured with."""
