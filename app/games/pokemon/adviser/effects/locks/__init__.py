"""What effects keep players from: plays, cards of the hand, retreats."""
