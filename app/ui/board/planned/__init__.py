"""What the seat at the window plans, as far as the board shows it: arrows, ghosts, notes."""
