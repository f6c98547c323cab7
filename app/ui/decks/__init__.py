"""Decks in the window: chosen, checked, printed, edited."""
