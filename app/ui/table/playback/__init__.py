"""Showing a step of the history moment by moment, at a pace of one's own."""
