"""The odds of an opening, counted and tried, for any deck of cards."""
