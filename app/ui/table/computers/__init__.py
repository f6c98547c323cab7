"""Computer players at a table of this window: their processes, what is seen of them."""
