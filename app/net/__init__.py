"""A hosted table on the network."""
