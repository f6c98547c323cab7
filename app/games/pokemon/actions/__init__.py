"""What the menus of a Pokémon table offer."""
