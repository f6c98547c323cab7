"""What card texts ask of a table, and the gestures that do it: the table of the docs."""
