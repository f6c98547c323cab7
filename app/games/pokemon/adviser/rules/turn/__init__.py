"""Rules of turns, of what lies where, of how a game ends."""
