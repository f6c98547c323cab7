"""The cards that are known: shipped, and imported by the person."""
