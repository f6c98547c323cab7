"""The variants of the game: what two players, four players and two teams do differently."""
