"""What somebody learns the game by: what could be started now, lists, a first game."""
