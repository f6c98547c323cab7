"""The panel beside the board, and what lies over the board while something is looked at."""
