"""A table with people: the host, its steps, rooms, agreement, fair chance."""
