"""Rules of the Pokémon Checkup and of Special Conditions."""
