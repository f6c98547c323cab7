"""The panel in which a seat reads and orders what it plans in secret."""
