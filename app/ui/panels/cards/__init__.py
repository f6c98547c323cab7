"""Panels that show cards."""
