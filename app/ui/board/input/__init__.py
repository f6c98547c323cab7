"""Mouse, finger, pen and keys on the board."""
