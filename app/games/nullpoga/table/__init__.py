"""The table of the game: zones, marks, options, and how a view of it is read as a board."""
