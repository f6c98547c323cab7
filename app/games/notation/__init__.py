"""What names in a script mean on the table of any game."""
