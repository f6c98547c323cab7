"""Values, and what becomes of them in files, on the wire and in memory."""
