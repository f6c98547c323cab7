"""Readers of card data, one for each form it comes in."""
