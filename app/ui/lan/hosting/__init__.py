"""Hosting a table from the window, and its lobby."""
