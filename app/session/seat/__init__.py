"""A seat's end of a table: its history, its requests, its adviser."""
