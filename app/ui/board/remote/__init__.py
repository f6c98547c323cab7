"""What other people do over the board."""
