"""What a Pokémon table asks before a gesture."""
