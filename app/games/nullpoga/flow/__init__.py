"""How a game goes on: opening hands, plans that open, phases that are carried out."""
