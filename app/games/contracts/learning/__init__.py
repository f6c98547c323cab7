"""What a game says to who learns it: what could be started, lists, a first game."""
