"""Coming to a table in the network, and back to it."""
