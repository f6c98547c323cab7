"""What the program told the person."""
