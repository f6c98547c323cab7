"""What benches measure with: cards, lists and gestures of Pokémon."""
