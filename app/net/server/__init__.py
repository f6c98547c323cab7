"""A hosted table's end of the network."""
