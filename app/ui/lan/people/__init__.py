"""The people at a hosted table, and their clock."""
