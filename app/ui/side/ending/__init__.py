"""The end of a game: who won, by what, in how many turns, and what to do next."""
