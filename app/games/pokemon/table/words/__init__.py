"""What is said at a Pokémon table: names of marks and of ticks, sentences of the log."""
