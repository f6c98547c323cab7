"""Presets: what a table is laid with, as data."""
