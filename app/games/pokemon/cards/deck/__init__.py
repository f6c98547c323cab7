"""A deck: its rows, its edits, its order, its sheet."""
