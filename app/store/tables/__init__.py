"""Files of tables: every gesture, in the order of time."""
