"""Whole games of programs at a table in this process, and who is the better of two."""
