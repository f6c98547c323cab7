"""What happened once, made to happen again on a table that is not quite the same."""
