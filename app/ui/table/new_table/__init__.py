"""The sheet that asks who sits down at a new table, and with which decks."""
