"""Positions and plays, as the rules read them."""
