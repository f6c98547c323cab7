"""Tables in the network: hosting, joining, gathering and being together, in the window."""
