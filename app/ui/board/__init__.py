"""The board: one seat's view of the table, painted, and the gestures people make on it."""
