"""The faces of cards, and the badges on them."""
