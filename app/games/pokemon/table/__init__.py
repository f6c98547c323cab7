"""The Pokémon table: zones, cards, units, marks, and what they come to."""
