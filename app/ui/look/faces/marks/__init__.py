"""What lies on a card in play, and where: damage, conditions, words, counters, numbers."""
