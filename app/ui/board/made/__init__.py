"""Piles and hands that people made: moved and resized by their handles."""
