"""What a deck will do in its opening hands: plots, the same in words, and what was played."""
