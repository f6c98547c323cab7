"""Files: tables, settings, decks, and what a crash leaves."""
