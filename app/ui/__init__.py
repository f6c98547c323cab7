"""The windows, the board and the panels: everything that shows the table."""
