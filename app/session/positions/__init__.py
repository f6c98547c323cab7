"""Positions between tables: as a line to copy, as a seat sees them, and laid on a table."""
