"""Chabudai: a table for card games."""
