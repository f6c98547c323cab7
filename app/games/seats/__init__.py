"""Who sits at a table: how many, in which teams, and who goes first."""
