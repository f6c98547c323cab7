"""Deck lists of a person: their files, those let go, and the openings played with them."""
