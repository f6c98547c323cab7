"""The procedures of a Pokémon table: macros made of steps."""
