"""Parts of the contract of a game: its cards, how it begins, goes on, is written down and judged."""
