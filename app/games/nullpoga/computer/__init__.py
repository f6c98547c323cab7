"""Nullpoga's computer players: plans for a whole turn, found on a board."""
