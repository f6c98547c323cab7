"""Readings of a dispute at a table in the network: the judge's copy, and what was sent."""
