"""The page of the decks that can be played: the list, the deck beside it."""
