"""What can be picked up from the mat: as values, read from a view, and drawn."""
