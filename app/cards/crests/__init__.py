"""Crests: a drawing of its own for each card that has no picture, like a kamon (家紋)."""
