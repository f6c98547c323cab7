"""Questions to a judge, tried out at a table."""
