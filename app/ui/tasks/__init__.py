"""What the rules ask somebody to do next, shown over the board and followed."""
