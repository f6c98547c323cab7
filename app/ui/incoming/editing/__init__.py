"""A position is set up on the board itself: cards are dropped, or typed where they lie."""
