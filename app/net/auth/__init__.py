"""Who is let in: invites, codes, keys, and the door of a table."""
