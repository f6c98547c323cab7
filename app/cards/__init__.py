"""What any game needs of cards: decks as written down, and the contract of card facts."""
