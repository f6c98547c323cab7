"""A seat's end of the network."""
