"""Advice in the window: what the adviser says stands at the side and blocks nothing."""
