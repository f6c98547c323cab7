"""The game at a terminal: the board as text, and plans that are typed."""
