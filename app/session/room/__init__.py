"""A hosted table with its people: who is there, what they send and hear."""
