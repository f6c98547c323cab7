"""What somebody brings to the window."""
