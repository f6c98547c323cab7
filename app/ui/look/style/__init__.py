"""Colours and style of Qt's own widgets, from a palette."""
