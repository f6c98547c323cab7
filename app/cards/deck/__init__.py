"""A deck as it was written down, its edits, and what two of them differ in."""
