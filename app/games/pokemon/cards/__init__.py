"""Cards and decks: what cards say, and lists of them. Knows no table and no rules of play."""
