"""The lists of a game: looked things up in, searched, printed."""
