"""Carrying cards: what is in the hand, and what letting go would do."""
