"""Parts of a game's contract: its cards, how it begins, goes on, is written down and judged."""
