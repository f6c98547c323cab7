"""Playing cards, for every game that is played with them: cards, packs, lists, search."""
