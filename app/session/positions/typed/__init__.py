"""Positions as people type them, zone by zone."""
