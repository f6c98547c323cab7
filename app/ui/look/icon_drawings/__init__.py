"""How each icon is drawn, by what it is about."""
