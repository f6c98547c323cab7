"""What the actions do, in steps of the table."""
