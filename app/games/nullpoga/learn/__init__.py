"""What somebody learns the game by: a first game step by step, and lists to look things up in."""
