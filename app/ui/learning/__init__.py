"""What helps who learns a game: its lists, and a first game with a teacher."""
