"""Cards in the window: all of them, and importing more."""
