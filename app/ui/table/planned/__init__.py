"""What a seat plans in secret at the table in the window: what shows of it, and what is kept."""
