"""Decks: packs, regulations, what a deck may hold."""
