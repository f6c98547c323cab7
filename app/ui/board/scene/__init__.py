"""What lies on the mat, and how it is painted."""
