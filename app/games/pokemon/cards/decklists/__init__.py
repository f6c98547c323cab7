"""Deck lists: how they are read, and written."""
