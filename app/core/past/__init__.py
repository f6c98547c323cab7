"""The history of a table: its tree, its branches, its names."""
