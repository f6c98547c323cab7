"""Which cards and Pokémon a printed text means: of a kind, in a state, in a place."""
