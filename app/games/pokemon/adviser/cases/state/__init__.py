"""What a case says of its position."""
