"""Readings of a game beside each other, and the rules that decide."""
