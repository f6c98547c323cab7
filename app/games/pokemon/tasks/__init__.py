"""What the rules of Pokémon ask somebody to do next."""
